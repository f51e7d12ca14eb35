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
from tests.games.dragonquest.scenario import DragonQuestScenario, view_of

CURES = {"arrow": CHAINMAIL_COAT, "trapdoor": ROPE, "fog": LEATHER_HOOD}
USES = {"arrow": "Chainmail coat", "trapdoor": "Rope", "fog": "Leather hood"}
CALLED = {"arrow": "arrow trap", "trapdoor": "trapdoor", "fog": "poisonous fog"}
COSTS = {
    "arrow": "1 life point, a wound die",
    "trapdoor": "3 life points",
    "fog": "2 life points, the next turn",
}
KINDS = list(CURES)


def falls_into(scenario: DragonQuestScenario, trap: str, wound: str = "") -> None:
    """Seat 0 throws three skulls and this trap twice; then perhaps the wound die."""
    scenario.script_movement_dice("double_skull", "skull", "blank", "blank", "blank")
    scenario.script_throws("danger", trap, trap)
    if wound:
        scenario.script_throws("wound", wound)
    throw_movement_dice(scenario.state, 0)
    scenario.run_until_choice()


def holds(scenario: DragonQuestScenario, *things: int, seat: int = 0) -> None:
    """These objects lie before the seat and no longer in the supply."""
    for thing in things:
        scenario.hero(seat).objects |= 1 << thing
        scenario.state.objects &= ~(1 << thing)


def test_ivanas_first_arrow_trap() -> None:
    """DQ-E12, DQ-10.2  Wound die 2: the left box is crossed and 1 + 2 = 3 points are lost."""
    scenario = DragonQuestScenario(2)
    falls_into(scenario, "arrow", wound="2")
    assert list(scenario.hero().traps) == [1, 0, 0]
    assert (scenario.hero().bones, scenario.hero().bones_lost) == (10, 3)
    assert "loses 3 life points; 10 left." in scenario.log_lines()
    assert scenario.script_is_used_up


def test_the_first_time_crosses_the_left_box_and_the_second_the_right_one() -> None:
    """DQ-10.1, DQ-10.2  Arrows cost 1 and the wound die, then 2 and the wound die."""
    scenario = DragonQuestScenario(2)
    falls_into(scenario, "arrow", wound="3")
    assert (scenario.hero().traps[ARROW], scenario.hero().bones_lost) == (1, 4)
    falls_into(scenario, "arrow", wound="1")
    assert (scenario.hero().traps[ARROW], scenario.hero().bones_lost) == (2, 4 + 3)
    assert scenario.script_is_used_up


def test_a_trapdoor_costs_three_then_six() -> None:
    """DQ-10.3, DQ-10.1  No die is thrown for it and no turn is lost."""
    scenario = DragonQuestScenario(2)
    falls_into(scenario, "trapdoor")
    assert (scenario.hero().traps[TRAPDOOR], scenario.hero().bones) == (1, 10)
    falls_into(scenario, "trapdoor")
    assert (scenario.hero().traps[TRAPDOOR], scenario.hero().bones) == (2, 4)
    assert scenario.hero().skip == NO_SKIP


def test_fog_costs_two_then_five_and_a_marker_both_times() -> None:
    """DQ-10.4, DQ-10.1  The marker comes out of the supply each time."""
    scenario = DragonQuestScenario(2)
    falls_into(scenario, "fog")
    assert (scenario.hero().traps[FOG], scenario.hero().bones) == (1, 11)
    assert (scenario.hero().skip, scenario.state.skip_markers) == (SKIP_MARKER, 1)
    scenario.hero().skip, scenario.state.skip_markers = NO_SKIP, 2
    falls_into(scenario, "fog")
    assert (scenario.hero().traps[FOG], scenario.hero().bones) == (2, 6)
    assert (scenario.hero().skip, scenario.state.skip_markers) == (SKIP_MARKER, 1)


@pytest.mark.parametrize("trap", KINDS)
def test_the_third_trap_of_a_kind_kills(trap: str) -> None:
    """DQ-10.5  All remaining bones are crossed, and no wound die is thrown for it."""
    scenario = DragonQuestScenario(2)
    scenario.hero().traps = bytes(2 if kind == trap else 0 for kind in KINDS)
    falls_into(scenario, trap)
    hero = scenario.hero()
    assert (hero.status, hero.death) == (DEAD, DIED_OF_TRAP)
    assert (hero.bones, hero.bones_lost) == (0, 13)
    assert scenario.script_is_used_up


def test_the_third_trapdoor_with_and_without_a_rope() -> None:
    """DQ-E28, DQ-10.5, DQ-10.6  Without it death; with it nothing is crossed, the rope is gone."""
    scenario = DragonQuestScenario(2)
    scenario.hero().traps = bytes([0, 2, 0])
    falls_into(scenario, "trapdoor")
    assert scenario.hero().status == DEAD
    scenario = DragonQuestScenario(2)
    scenario.hero().traps = bytes([0, 2, 0])
    holds(scenario, ROPE)
    falls_into(scenario, "trapdoor")
    scenario.chooses("Use: Rope")
    assert scenario.hero().status == INSIDE
    assert (scenario.hero().bones, list(scenario.hero().traps)) == (13, [0, 2, 0])
    assert not scenario.hero().has(ROPE)


@pytest.mark.parametrize("trap", KINDS)
def test_a_cancelled_trap_is_not_fallen_into(trap: str) -> None:
    """DQ-10.6, DQ-R21  No box is crossed, nothing is lost, no marker taken; the object is gone."""
    scenario = DragonQuestScenario(2)
    holds(scenario, *CURES.values())
    falls_into(scenario, trap)
    scenario.chooses(f"Use: {USES[trap]}", 0)
    hero = scenario.hero()
    assert (hero.bones, list(hero.traps), hero.skip) == (13, [0, 0, 0], NO_SKIP)
    assert scenario.state.skip_markers == 2
    assert [hero.has(cure) for cure in CURES.values()] == [kind != trap for kind in KINDS]
    assert not scenario.state.objects >> CURES[trap] & 1
    assert scenario.is_idle


@pytest.mark.parametrize(("trap", "loss"), [("arrow", 2), ("trapdoor", 3), ("fog", 2)])
def test_the_owner_may_suffer_the_trap_and_keep_the_object(trap: str, loss: int) -> None:
    """DQ-10.6, DQ-R21, DQ-22.10  Protection is never automatic; a hero who declines it falls in."""
    scenario = DragonQuestScenario(2)
    holds(scenario, CURES[trap])
    falls_into(scenario, trap)
    assert scenario.hero().bones == 13
    if trap == "arrow":
        scenario.script_throws("wound", "1")
    scenario.chooses(f"Suffer the {CALLED[trap]} ({COSTS[trap]}), keep: {USES[trap]}")
    assert (scenario.hero().bones_lost, sum(scenario.hero().traps)) == (loss, 1)
    assert scenario.hero().has(CURES[trap])


@pytest.mark.parametrize("trap", KINDS)
def test_only_the_matching_object_cancels(trap: str) -> None:
    """DQ-10.6  With the two other objects nothing is asked."""
    scenario = DragonQuestScenario(2)
    others = [CURES[kind] for kind in KINDS if kind != trap]
    holds(scenario, *others)
    falls_into(scenario, trap, wound="1" if trap == "arrow" else "")
    assert scenario.is_idle
    assert sum(scenario.hero().traps) == 1
    assert [scenario.hero().has(other) for other in others] == [True, True]


@pytest.mark.parametrize("trap", KINDS)
def test_an_absent_owner_cancels_the_trap(trap: str) -> None:
    """DQ-22.10  The owner is asked, may decline, and is protected by default."""
    scenario = DragonQuestScenario(2)
    holds(scenario, CURES[trap])
    falls_into(scenario, trap)
    decision = scenario.decision(0)
    assert scenario.offers(0) == [
        f"Use: {USES[trap]}",
        f"Suffer the {CALLED[trap]} ({COSTS[trap]}), keep: {USES[trap]}",
    ]
    default = decision.default(scenario.state, FastChance(1))
    assert default == decision.options(scenario.state)[0]


def test_a_cancelled_third_trap_does_not_kill() -> None:
    """DQ-R21  The hood saves a hero that has been in the fog twice."""
    scenario = DragonQuestScenario(2)
    scenario.hero().traps = bytes([0, 0, 2])
    holds(scenario, LEATHER_HOOD)
    falls_into(scenario, "fog")
    scenario.chooses("Use: Leather hood")
    assert (scenario.hero().status, scenario.hero().skip, list(scenario.hero().traps)) == (
        INSIDE,
        NO_SKIP,
        [0, 0, 2],
    )


def test_the_kinds_are_counted_separately() -> None:
    """DQ-10.9  Two arrows and two trapdoors do not make the first fog a third trap."""
    scenario = DragonQuestScenario(2)
    scenario.hero().traps = bytes([2, 2, 0])
    falls_into(scenario, "fog")
    assert (scenario.hero().status, scenario.hero().bones, list(scenario.hero().traps)) == (
        INSIDE,
        11,
        [2, 2, 1],
    )


def test_johns_fog_and_the_turns_after_it() -> None:
    """DQ-E13, DQ-10.4, DQ-10.8  Two points, a marker; a turn of sun only; then a normal turn."""
    scenario = DragonQuestScenario(1)
    scenario.hero().suns = 0
    scenario.script(1)
    scenario.script_movement_dice("double_skull", "skull", "room", "find", "blank")
    scenario.script_throws("danger", "fog", "troll", "orc")
    scenario.script_throws("letter", "A")
    scenario.happens(Turn(0))
    scenario.chooses("Say 1")
    assert scenario.log_lines()[3:] == [
        "Danger (poisonous fog, troll, orc), letter A: poisonous fog!",
        "loses 2 life points; 11 left.",
        "must skip the next turn.",
        "Sun 2 of 19: Player 1",
        "loses this turn to the fog.",
        "Sun 3 of 19: Player 1",
    ]
    assert (scenario.hero().skip, scenario.state.skip_markers) == (NO_SKIP, 2)
    assert scenario.offers() == ["Say 1", "Say 2", "Say 3"]
    assert scenario.script_is_used_up


def test_a_skipped_turn_is_the_sun_and_nothing_else() -> None:
    """DQ-10.8  No venom, no purchase, no wall, no dice; the marker goes back."""
    scenario = DragonQuestScenario(2)
    scenario.set_line("M7 CH M6 N6 O6")
    hero = scenario.hero()
    hero.suns, scenario.hero(1).suns = 0, 0
    hero.bitten, hero.rows, hero.finds = True, bytes([WOKEN, 0, 0]), bytes([6, 6, 0])
    hero.skip, scenario.state.skip_markers = SKIP_MARKER, 1
    scenario.happens(Turn(0))
    assert scenario.log_lines() == [
        "Sun 1 of 19: Player 1",
        "loses this turn to the fog.",
        "Sun 1 of 19: Player 2",
    ]
    assert (hero.suns, hero.skip, scenario.state.skip_markers) == (1, NO_SKIP, 2)
    scenario.state.owed.clear()
    scenario.script_throws("spider", "blank")
    scenario.happens(Turn(0))
    assert scenario.offers(0)[0] == "Take: Amulet of time (6 points)"
    assert hero.suns == 2


def test_without_a_marker_the_next_sun_box_is_circled() -> None:
    """DQ-10.7  The effect is the same, and no marker comes into being by it."""
    scenario = DragonQuestScenario(2)
    scenario.hero().suns, scenario.hero(1).suns = 0, 0
    scenario.state.skip_markers = 0
    falls_into(scenario, "fog")
    assert (scenario.hero().skip, scenario.state.skip_markers) == (SKIP_CIRCLE, 0)
    assert view_of(scenario.state, 1).heroes[0].skip == "circle"
    scenario.happens(Turn(0))
    assert scenario.log_lines()[-2:] == ["loses this turn to the fog.", "Sun 1 of 19: Player 2"]
    assert (scenario.hero().suns, scenario.hero().skip, scenario.state.skip_markers) == (
        1,
        NO_SKIP,
        0,
    )
    scenario.state.owed.clear()
    scenario.happens(Turn(0))
    assert scenario.offers(1) == ["Hide tile 1", "Hide tile 2", "Hide tile 3"]


def test_the_circled_box_may_be_the_amulets() -> None:
    """DQ-R24  In turn 19 of 20 with no marker left, the twentieth turn is the one that is lost."""
    scenario = DragonQuestScenario(2)
    scenario.hero().suns, scenario.hero().sun_boxes = 19, 20
    scenario.state.skip_markers = 0
    falls_into(scenario, "fog")
    assert scenario.hero().skip == SKIP_CIRCLE
    scenario.happens(Turn(0))
    assert scenario.log_lines()[-4:-1] == [
        "Sun 20 of 20: Player 1",
        "loses this turn to the fog.",
        "The sun has set: Player 1 does not leave the castle alive.",
    ]


def test_a_skip_without_a_next_box_has_no_effect() -> None:
    """DQ-R24  Fog in the last turn: sunset follows anyway, and the marker is back."""
    scenario = DragonQuestScenario(1)
    scenario.hero().suns = 18
    scenario.script(1)
    scenario.script_movement_dice("double_skull", "skull", "blank", "blank", "blank")
    scenario.script_throws("danger", "fog", "fog")
    scenario.happens(Turn(0))
    scenario.chooses("Say 1")
    assert (scenario.hero().suns, scenario.hero().status, scenario.hero().death) == (
        19,
        DEAD,
        DIED_OF_SUNSET,
    )
    assert (scenario.hero().skip, scenario.state.skip_markers) == (NO_SKIP, 2)
    assert scenario.state.owed == []


def test_a_hero_never_holds_two_skips() -> None:
    """DQ-R24  The skip is served before any die that could bring fog is thrown again."""
    scenario = DragonQuestScenario(1)
    scenario.hero().suns = 0
    falls_into(scenario, "fog")
    scenario.happens(Turn(0))
    assert scenario.hero().suns == 2
    assert (scenario.hero().skip, scenario.state.skip_markers) == (NO_SKIP, 2)
    scenario.script(1)
    scenario.script_movement_dice("double_skull", "skull", "blank", "blank", "blank")
    scenario.script_throws("danger", "fog", "fog")
    scenario.chooses("Say 1")
    assert (scenario.hero().suns, scenario.hero().skip, scenario.state.skip_markers) == (
        4,
        NO_SKIP,
        2,
    )


def test_the_wound_die_of_an_arrow_trap_that_one_chose_to_suffer_is_shown() -> None:
    """DQ-10.2, DQ-10.6  It rolls with a line of its own after the choice that brought it."""
    scenario = DragonQuestScenario(2)
    holds(scenario, CHAINMAIL_COAT)
    journal = scenario.state.journal
    journal.seq = 1
    falls_into(scenario, "arrow")
    assert scenario.shown(None, 0)
    journal.seq = 2
    scenario.script_throws("wound", "3")
    scenario.chooses(f"Suffer the arrow trap ({COSTS['arrow']}), keep: Chainmail coat")
    beats = scenario.shown(None, 1)
    assert [beat.do for beat in beats] == ["moment", "hurt", "count"]
    assert beats[0].moment is not None
    assert beats[0].moment.thrown == [["wound-3"]]
    assert scenario.log_lines()[-2:] == ["throws the wound die: 3.", "loses 4 life points; 9 left."]


def test_the_boxes_of_the_traps_name_all_that_is_lost() -> None:
    """DQ-10.1 to DQ-10.4  Life points, the wound die of the arrow and the turn of the fog."""
    spots = DragonQuestScenario(1).scene(0).boards[0].spots
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
    scenario = DragonQuestScenario(2)
    holds(scenario, ROPE)
    scenario.hero().traps = bytes([0, 2, 0])
    falls_into(scenario, "trapdoor")
    assert scenario.offers(0)[1] == "Suffer the trapdoor (your life), keep: Rope"
