"""DragonQuest D.3: traps."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.dragonquest.content.tables import (
    ARROW,
    CHAINMAIL_COAT,
    FOG,
    LEATHER_HOOD,
    ROPE,
    TRAPDOOR,
)
from donjon.games.dragonquest.model.state import (
    DEAD,
    DIED_OF_SUNSET,
    DIED_OF_TRAP,
    INSIDE,
    NO_SKIP,
    SKIP_CIRCLE,
    SKIP_MARKER,
    WOKEN,
)
from donjon.games.dragonquest.rules.movement_dice import throw_movement_dice
from donjon.games.dragonquest.rules.turn import Turn
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.set_table import Castle, view

CURES = {"arrow": CHAINMAIL_COAT, "trapdoor": ROPE, "fog": LEATHER_HOOD}
USES = {"arrow": "Chainmail coat", "trapdoor": "Rope", "fog": "Leather hood"}
CALLED = {"arrow": "arrow trap", "trapdoor": "trapdoor", "fog": "poisonous fog"}
COSTS = {
    "arrow": "1 life point, a wound die",
    "trapdoor": "3 life points",
    "fog": "2 life points, the next turn",
}
KINDS = list(CURES)


def falls_into(t: Castle, trap: str, wound: str = "") -> None:
    """Seat 0 throws three skulls and this trap twice; then perhaps the wound die."""
    t.throws_movement("double_skull", "skull", "blank", "blank", "blank")
    t.throws("danger", trap, trap)
    if wound:
        t.throws("wound", wound)
    throw_movement_dice(t.state, 0)
    t.run_until_choice()


def holds(t: Castle, *things: int, seat: int = 0) -> None:
    """These objects lie before the seat and no longer in the supply."""
    for thing in things:
        t.hero(seat).objects |= 1 << thing
        t.state.objects &= ~(1 << thing)


def test_ivanas_first_arrow_trap() -> None:
    """DQ-E12, DQ-10.2  Wound die 2: the left box is crossed and 1 + 2 = 3 points are lost."""
    t = Castle(2)
    falls_into(t, "arrow", wound="2")
    assert list(t.hero().traps) == [1, 0, 0]
    assert (t.hero().bones, t.hero().bones_lost) == (10, 3)
    assert "loses 3 life points; 10 left." in t.log_lines()
    assert t.script_is_used_up


def test_the_first_time_crosses_the_left_box_and_the_second_the_right_one() -> None:
    """DQ-10.1, DQ-10.2  Arrows cost 1 and the wound die, then 2 and the wound die."""
    t = Castle(2)
    falls_into(t, "arrow", wound="3")
    assert (t.hero().traps[ARROW], t.hero().bones_lost) == (1, 4)
    falls_into(t, "arrow", wound="1")
    assert (t.hero().traps[ARROW], t.hero().bones_lost) == (2, 4 + 3)
    assert t.script_is_used_up


def test_a_trapdoor_costs_three_then_six() -> None:
    """DQ-10.3, DQ-10.1  No die is thrown for it and no turn is lost."""
    t = Castle(2)
    falls_into(t, "trapdoor")
    assert (t.hero().traps[TRAPDOOR], t.hero().bones) == (1, 10)
    falls_into(t, "trapdoor")
    assert (t.hero().traps[TRAPDOOR], t.hero().bones) == (2, 4)
    assert t.hero().skip == NO_SKIP


def test_fog_costs_two_then_five_and_a_marker_both_times() -> None:
    """DQ-10.4, DQ-10.1  The marker comes out of the supply each time."""
    t = Castle(2)
    falls_into(t, "fog")
    assert (t.hero().traps[FOG], t.hero().bones) == (1, 11)
    assert (t.hero().skip, t.state.skip_markers) == (SKIP_MARKER, 1)
    t.hero().skip, t.state.skip_markers = NO_SKIP, 2
    falls_into(t, "fog")
    assert (t.hero().traps[FOG], t.hero().bones) == (2, 6)
    assert (t.hero().skip, t.state.skip_markers) == (SKIP_MARKER, 1)


@pytest.mark.parametrize("trap", KINDS)
def test_the_third_trap_of_a_kind_kills(trap: str) -> None:
    """DQ-10.5  All remaining bones are crossed, and no wound die is thrown for it."""
    t = Castle(2)
    t.hero().traps = bytes(2 if kind == trap else 0 for kind in KINDS)
    falls_into(t, trap)
    hero = t.hero()
    assert (hero.status, hero.death) == (DEAD, DIED_OF_TRAP)
    assert (hero.bones, hero.bones_lost) == (0, 13)
    assert t.script_is_used_up


def test_the_third_trapdoor_with_and_without_a_rope() -> None:
    """DQ-E28, DQ-10.5, DQ-10.6  Without it death; with it nothing is crossed, the rope is gone."""
    t = Castle(2)
    t.hero().traps = bytes([0, 2, 0])
    falls_into(t, "trapdoor")
    assert t.hero().status == DEAD
    t = Castle(2)
    t.hero().traps = bytes([0, 2, 0])
    holds(t, ROPE)
    falls_into(t, "trapdoor")
    t.chooses("Use: Rope")
    assert t.hero().status == INSIDE
    assert (t.hero().bones, list(t.hero().traps)) == (13, [0, 2, 0])
    assert not t.hero().has(ROPE)


@pytest.mark.parametrize("trap", KINDS)
def test_a_cancelled_trap_is_not_fallen_into(trap: str) -> None:
    """DQ-10.6, DQ-R21  No box is crossed, nothing is lost, no marker taken; the object is gone."""
    t = Castle(2)
    holds(t, *CURES.values())
    falls_into(t, trap)
    t.chooses(f"Use: {USES[trap]}", 0)
    hero = t.hero()
    assert (hero.bones, list(hero.traps), hero.skip) == (13, [0, 0, 0], NO_SKIP)
    assert t.state.skip_markers == 2
    assert [hero.has(cure) for cure in CURES.values()] == [kind != trap for kind in KINDS]
    assert not t.state.objects >> CURES[trap] & 1
    assert t.is_idle


@pytest.mark.parametrize(("trap", "loss"), [("arrow", 2), ("trapdoor", 3), ("fog", 2)])
def test_the_owner_may_suffer_the_trap_and_keep_the_object(trap: str, loss: int) -> None:
    """DQ-10.6, DQ-R21, DQ-22.10  Protection is never automatic; who declines falls in."""
    t = Castle(2)
    holds(t, CURES[trap])
    falls_into(t, trap)
    assert t.hero().bones == 13
    if trap == "arrow":
        t.throws("wound", "1")
    t.chooses(f"Suffer the {CALLED[trap]} ({COSTS[trap]}), keep: {USES[trap]}")
    assert (t.hero().bones_lost, sum(t.hero().traps)) == (loss, 1)
    assert t.hero().has(CURES[trap])


@pytest.mark.parametrize("trap", KINDS)
def test_only_the_matching_object_cancels(trap: str) -> None:
    """DQ-10.6  With the two other objects nothing is asked."""
    t = Castle(2)
    others = [CURES[kind] for kind in KINDS if kind != trap]
    holds(t, *others)
    falls_into(t, trap, wound="1" if trap == "arrow" else "")
    assert t.is_idle
    assert sum(t.hero().traps) == 1
    assert [t.hero().has(other) for other in others] == [True, True]


@pytest.mark.parametrize("trap", KINDS)
def test_an_absent_owner_cancels_the_trap(trap: str) -> None:
    """DQ-22.10  The owner is asked, may decline, and is protected by default."""
    t = Castle(2)
    holds(t, CURES[trap])
    falls_into(t, trap)
    decision = t.decision(0)
    assert t.offers(0) == [
        f"Use: {USES[trap]}",
        f"Suffer the {CALLED[trap]} ({COSTS[trap]}), keep: {USES[trap]}",
    ]
    default = decision.default(t.state, FastChance(1))
    assert default == decision.options(t.state)[0]


def test_a_cancelled_third_trap_does_not_kill() -> None:
    """DQ-R21  The hood saves a hero that has been in the fog twice."""
    t = Castle(2)
    t.hero().traps = bytes([0, 0, 2])
    holds(t, LEATHER_HOOD)
    falls_into(t, "fog")
    t.chooses("Use: Leather hood")
    assert (t.hero().status, t.hero().skip, list(t.hero().traps)) == (INSIDE, NO_SKIP, [0, 0, 2])


def test_the_kinds_are_counted_separately() -> None:
    """DQ-10.9  Two arrows and two trapdoors do not make the first fog a third trap."""
    t = Castle(2)
    t.hero().traps = bytes([2, 2, 0])
    falls_into(t, "fog")
    assert (t.hero().status, t.hero().bones, list(t.hero().traps)) == (INSIDE, 11, [2, 2, 1])


def test_johns_fog_and_the_turns_after_it() -> None:
    """DQ-E13, DQ-10.4, DQ-10.8  Two points, a marker; a turn of sun only; then a normal turn."""
    t = Castle(1)
    t.hero().suns = 0
    t.script(1)
    t.throws_movement("double_skull", "skull", "room", "find", "blank")
    t.throws("danger", "fog", "troll", "orc")
    t.throws("letter", "A")
    t.happens(Turn(0))
    t.chooses("Say 1")
    assert t.log_lines()[3:] == [
        "Danger (poisonous fog, troll, orc), letter A: poisonous fog!",
        "loses 2 life points; 11 left.",
        "must skip the next turn.",
        "Sun 2 of 19: Player 1",
        "loses this turn to the fog.",
        "Sun 3 of 19: Player 1",
    ]
    assert (t.hero().skip, t.state.skip_markers) == (NO_SKIP, 2)
    assert t.offers() == ["Say 1", "Say 2", "Say 3"]
    assert t.script_is_used_up


def test_a_skipped_turn_is_the_sun_and_nothing_else() -> None:
    """DQ-10.8  No venom, no purchase, no wall, no dice; the marker goes back."""
    t = Castle(2)
    t.draws_line("M7 CH M6 N6 O6")
    hero = t.hero()
    hero.suns, t.hero(1).suns = 0, 0
    hero.bitten, hero.rows, hero.finds = True, bytes([WOKEN, 0, 0]), bytes([6, 6, 0])
    hero.skip, t.state.skip_markers = SKIP_MARKER, 1
    t.happens(Turn(0))
    assert t.log_lines() == [
        "Sun 1 of 19: Player 1",
        "loses this turn to the fog.",
        "Sun 1 of 19: Player 2",
    ]
    assert (hero.suns, hero.skip, t.state.skip_markers) == (1, NO_SKIP, 2)
    t.state.owed.clear()
    t.throws("spider", "blank")
    t.happens(Turn(0))
    assert t.offers(0)[0] == "Take: Amulet of time (6 points)"
    assert hero.suns == 2


def test_without_a_marker_the_next_sun_box_is_circled() -> None:
    """DQ-10.7  The effect is the same, and no marker comes into being by it."""
    t = Castle(2)
    t.hero().suns, t.hero(1).suns = 0, 0
    t.state.skip_markers = 0
    falls_into(t, "fog")
    assert (t.hero().skip, t.state.skip_markers) == (SKIP_CIRCLE, 0)
    assert view(t.state, 1).heroes[0].skip == "circle"
    t.happens(Turn(0))
    assert t.log_lines()[-2:] == ["loses this turn to the fog.", "Sun 1 of 19: Player 2"]
    assert (t.hero().suns, t.hero().skip, t.state.skip_markers) == (1, NO_SKIP, 0)
    t.state.owed.clear()
    t.happens(Turn(0))
    assert t.offers(1) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]


def test_the_circled_box_may_be_the_amulets() -> None:
    """DQ-R24  In turn 19 of 20 with no marker left, the twentieth turn is the one that is lost."""
    t = Castle(2)
    t.hero().suns, t.hero().sun_boxes = 19, 20
    t.state.skip_markers = 0
    falls_into(t, "fog")
    assert t.hero().skip == SKIP_CIRCLE
    t.happens(Turn(0))
    assert t.log_lines()[-4:-1] == [
        "Sun 20 of 20: Player 1",
        "loses this turn to the fog.",
        "The sun has set: Player 1 does not leave the castle alive.",
    ]


def test_a_skip_without_a_next_box_has_no_effect() -> None:
    """DQ-R24  Fog in the last turn: sunset follows anyway, and the marker is back."""
    t = Castle(1)
    t.hero().suns = 18
    t.script(1)
    t.throws_movement("double_skull", "skull", "blank", "blank", "blank")
    t.throws("danger", "fog", "fog")
    t.happens(Turn(0))
    t.chooses("Say 1")
    assert (t.hero().suns, t.hero().status, t.hero().death) == (19, DEAD, DIED_OF_SUNSET)
    assert (t.hero().skip, t.state.skip_markers) == (NO_SKIP, 2)
    assert t.state.owed == []


def test_a_hero_never_holds_two_skips() -> None:
    """DQ-R24  The skip is served before any die that could bring fog is thrown again."""
    t = Castle(1)
    t.hero().suns = 0
    falls_into(t, "fog")
    t.happens(Turn(0))
    assert t.hero().suns == 2
    assert (t.hero().skip, t.state.skip_markers) == (NO_SKIP, 2)
    t.script(1)
    t.throws_movement("double_skull", "skull", "blank", "blank", "blank")
    t.throws("danger", "fog", "fog")
    t.chooses("Say 1")
    assert (t.hero().suns, t.hero().skip, t.state.skip_markers) == (4, NO_SKIP, 2)


def test_the_wound_die_of_an_arrow_trap_that_one_chose_to_suffer_is_shown() -> None:
    """DQ-10.2, DQ-10.6  It rolls with a line of its own after the choice that brought it."""
    t = Castle(2)
    holds(t, CHAINMAIL_COAT)
    journal = t.state.journal
    journal.seq = 1
    falls_into(t, "arrow")
    assert journal.reading(None).beats(0)
    journal.seq = 2
    t.throws("wound", "3")
    t.chooses(f"Suffer the arrow trap ({COSTS['arrow']}), keep: Chainmail coat")
    beats = journal.reading(None).beats(1)
    assert [(beat.do, beat.into) for beat in beats] == [
        ("roll", ["wound-3"]),
        ("hurt", []),
        ("count", []),
    ]
    assert t.log_lines()[-2:] == ["throws the wound die: 3.", "loses 4 life points; 9 left."]


def test_the_boxes_of_the_traps_name_all_that_is_lost() -> None:
    """DQ-10.1 to DQ-10.4  Life points, the wound die of the arrow and the turn of the fog."""
    spots = Castle(1).scene(0).boards[0].spots
    boxes = [spot.label for spot in spots if "trap-" in spot.id]
    labels = [label for label in boxes if isinstance(label, Message)]
    assert [translate(label, "en") for label in labels] == [
        "arrow trap: 1 life point, a wound die",
        "arrow trap: 2 life points, a wound die",
        "trapdoor: 3 life points",
        "trapdoor: 6 life points",
        "poisonous fog: 2 life points, the next turn",
        "poisonous fog: 5 life points, the next turn",
    ]
    assert translate(labels[0], "fr").endswith("1 point de vie, un dé Blessure")
    assert translate(labels[5], "fr").endswith("5 points de vie, le prochain tour")


def test_to_suffer_a_third_trap_is_called_by_its_price() -> None:
    """DQ-10.5, DQ-10.6  The label says that it costs the hero's life."""
    t = Castle(2)
    holds(t, ROPE)
    t.hero().traps = bytes([0, 2, 0])
    falls_into(t, "trapdoor")
    assert t.offers(0)[1] == "Suffer the trapdoor (your life), keep: Rope"
