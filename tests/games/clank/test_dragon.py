"""Clank! 4.15, 4.17 and 4.18: the dragon, leaving, and the countdown."""

from __future__ import annotations

import pytest

from donjon.games.clank.model.state import ESCAPED, IN, LOST, RESCUED
from donjon.games.clank.rules.countdown import CountdownTurn
from donjon.games.clank.rules.dragon import attack, cubes_to_draw
from donjon.games.clank.rules.effects.immediate import ReturnBlack
from donjon.games.clank.rules.escape_and_knockout import knock_out, knock_out_all
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import BLACK, GAME, ClankScenario

FULL_ROW = "sneak tattle brilliance search swagger ladder"


def test_the_noise_goes_into_the_bag() -> None:
    """CL-15.2, CL-15.9, CL-17.3  Of all colours, also of thieves who left; undrawn cubes stay."""
    scenario = ClankScenario(3)
    scenario.state.rage = 1
    for seat, cubes in enumerate((1, 2, 3)):
        scenario.add_clank(cubes, seat)
    scenario.thief(2).status = ESCAPED
    scenario.script_cubes(BLACK, BLACK)
    attack(scenario.state, 0)
    assert scenario.state.bag == [1, 2, 3, 0, 22]
    assert [thief.clank for thief in scenario.state.thieves] == [0, 0, 0]


@pytest.mark.parametrize(
    ("space", "row", "extra", "cubes"),
    [
        (1, "", 0, 2), (2, "", 0, 2), (3, "", 0, 3), (4, "", 0, 3), (5, "", 0, 4), (6, "", 0, 4),
        (7, "", 0, 5), (1, "kobold kobold dragon_shrine", 0, 5), (3, "kobold ogre", 2, 6),
    ],
)  # fmt: skip
def test_how_many_cubes(space: int, row: str, extra: int, cubes: int) -> None:
    """CL-15.3, CL-R28  The rage space, one for each danger card, and the countdown's extra."""
    scenario = ClankScenario()
    scenario.state.rage = space
    scenario.set_row(row)
    assert cubes_to_draw(scenario.state, extra) == cubes


def test_an_empty_bag_ends_the_drawing() -> None:
    """CL-15.4, CL-R24  Two cubes in the bag, five to draw."""
    scenario = ClankScenario()
    scenario.state.rage = 7
    scenario.state.bag = [1, 0, 0, 0, 1]
    scenario.thief().supply = 29
    scenario.script(0, 0)
    attack(scenario.state, 0)
    assert scenario.script_is_used_up
    assert (
        sum(scenario.state.bag),
        scenario.thief().damage,
        scenario.state.cubes_set_aside[BLACK],
    ) == (0, 1, 1)


def test_black_cubes_are_set_aside() -> None:
    """CL-15.5, CL-15.6  A black one hurts nobody, a coloured one its owner."""
    scenario = ClankScenario(3)
    scenario.state.rage = 3
    scenario.add_clank(2, 1)
    scenario.script_cubes(BLACK, 1, 1)
    attack(scenario.state, 0)
    assert scenario.state.cubes_set_aside == [0, 0, 0, 0, 1]
    assert [thief.damage for thief in scenario.state.thieves] == [0, 2, 0]


def test_an_attack_is_told_in_order_and_hurts_who_is_in() -> None:
    """CL-15.4, CL-15.7, CL-R25  The attack, the cubes as they are drawn, then who falls."""
    scenario = ClankScenario(3)
    scenario.thief(2).status = ESCAPED
    scenario.add_damage(9, 1)
    for seat in range(3):
        scenario.add_clank(1, seat)
    scenario.state.rage = 5
    scenario.script_cubes(2, 1, BLACK, 0)
    attack(scenario.state, 0)
    assert scenario.log_lines() == [
        "The dragon attacks: 4 cubes!", "Cubes drawn: Player 3, Player 2, black, Player 1.",
        "Player 2 is knocked out and lost.",
        "The countdown begins: Player 2 is the first to be out.",
    ]  # fmt: skip
    journal = scenario.state.journal
    assert journal is not None
    (drawn,) = [event for event in journal.read(None) if "cubes" in event.message.args]
    shown, hurt = scenario.beats(drawn)
    assert (hurt.do, hurt.pieces) == ("hurt", ["pawn:1", "pawn:0"])
    assert shown.moment is not None
    assert [(cube.face, cube.seat) for cube in shown.moment.drawn] == [
        ("cube:2", None), ("cube:1", 1), ("cube:black", None), ("cube:0", 0),
    ]  # fmt: skip
    assert [(row.seat, row.before, row.after) for row in shown.moment.rows] == [
        (0, 10, 9), (1, 1, 0),
    ]  # fmt: skip
    assert shown.moment.seats == [0, 1]
    assert shown.moment.source is not None
    assert shown.moment.source.left == sum(scenario.state.bag)


def test_cubes_of_who_is_out() -> None:
    """CL-15.7, CL-R23, CL-17.6  They are set aside for good: a Shrine returns black ones only."""
    scenario = ClankScenario(3)
    scenario.thief(1).status = ESCAPED
    scenario.add_clank(2, 1)
    scenario.state.rage = 3
    scenario.script_cubes(1, 1, BLACK)
    attack(scenario.state, 0)
    assert scenario.thief(1).damage == 0
    assert scenario.state.cubes_set_aside == [0, 2, 0, 0, 1]
    scenario.happens(ReturnBlack(3))
    assert scenario.state.cubes_set_aside == [0, 2, 0, 0, 0]
    assert scenario.state.bag[BLACK] == 24


def test_a_knock_out_within_an_attack() -> None:
    """CL-15.8, CL-R26  From the tenth cube on the others of that colour are set aside."""
    scenario = ClankScenario()
    scenario.add_damage(9)
    scenario.add_clank(3)
    scenario.state.rage = 3
    scenario.script_cubes(0, 0, 0)
    attack(scenario.state, 0)
    assert (
        scenario.thief().damage,
        scenario.thief().status,
        scenario.state.cubes_set_aside[0],
    ) == (10, LOST, 2)


def test_nobody_is_safe_on_the_flag() -> None:
    """CL-15.10, CL-R27  A thief who never entered is wounded, and lost in the end."""
    scenario = ClankScenario()
    scenario.add_clank(3)
    scenario.add_damage(8)
    scenario.state.rage = 1
    scenario.script_cubes(0, 0)
    attack(scenario.state, 0)
    assert (scenario.thief().room, scenario.thief().status) == (0, LOST)


def test_a_shrine_returns_three() -> None:
    """CL-15.11, CL-21.14  Up to three black cubes when it arrives."""
    for aside, back in ((5, 3), (2, 2), (0, 0)):
        scenario = ClankScenario()
        scenario.state.cubes_set_aside[BLACK], scenario.state.bag[BLACK] = aside, 24 - aside
        scenario.happens(ReturnBlack(3))
        assert (scenario.state.cubes_set_aside[BLACK], scenario.state.bag[BLACK]) == (
            aside - back,
            24 - aside + back,
        )


def test_three_causes() -> None:
    """CL-15.1, CL-15.12, CL-21.9  Row, countdown and Mister Whiskers; only one has extra cubes."""
    scenario = ClankScenario()
    scenario.state.rage, scenario.state.runner, scenario.state.countdown = 1, 1, 3
    scenario.thief(1).status = ESCAPED
    scenario.set_row("kobold")
    scenario.set_cards(hand="mister_whiskers burgle")
    scenario.acts()
    scenario.plays("Mister Whiskers")
    scenario.script_cubes(BLACK, BLACK, BLACK)
    scenario.chooses("The dragon attacks")
    scenario.script_cubes(BLACK, BLACK, BLACK, BLACK, BLACK, BLACK)
    scenario.happens(CountdownTurn(1))
    lines = [line for line in scenario.log_lines() if "attacks:" in line]
    assert lines == ["The dragon attacks: 3 cubes!", "The dragon attacks: 6 cubes!"]


def test_escaping() -> None:
    """CL-17.1, CL-1.2, CL-I12, CL-22.5  At once, with a mastery token."""
    scenario = ClankScenario()
    scenario.place_thief("D01")
    scenario.give_artifact(5)
    scenario.set_cards(hand="burgle burgle")
    scenario.acts(boots=1)
    scenario.chooses("Walk to Starting flag (one boot)")
    assert (scenario.thief().status, scenario.thief().mastery) == (ESCAPED, True)
    assert GAME.view(scenario.state, 1).thieves[0].status == "escaped"


def test_the_turn_goes_on_after_leaving() -> None:
    """CL-17.2, CL-R17  Cards, purchases, devices, fights and potions; nothing deep."""
    scenario = ClankScenario()
    scenario.place_thief("D01")
    scenario.give_artifact(5)
    scenario.give_secret("strength_potion")
    scenario.set_row("sneak ladder kobold the_vault crystal_golem")
    scenario.set_cards(hand="burgle wand_of_wind burgle")
    scenario.acts(boots=1, skill=3, swords=4)
    scenario.chooses("Walk to Starting flag (one boot)")
    assert sorted({label.split(" (")[0] for label in scenario.offers()}) == [
        "Acquire Explore", "Acquire Mercenary", "Acquire Sneak",
        "End your turn; 3 cards stay unplayed", "Fight Goblin", "Fight Kobold",
        "Play Burgle", "Play Wand of Wind", "Use Ladder", "Use: Potion of Strength",
    ]  # fmt: skip
    scenario.plays("Wand of Wind")
    assert scenario.resources.teleports == 1  # no tokens any more: only the other option is left
    assert scenario.offers_starting_with("Teleport") == []


@pytest.mark.parametrize(
    ("room", "artifact", "status"),
    [
        ("D15", True, RESCUED), ("D16", True, LOST), ("D15", False, LOST), ("D00", False, LOST),
        ("D18", True, LOST),
    ],
)  # fmt: skip
def test_rescued_or_lost(room: str, artifact: bool, status: int) -> None:
    """CL-17.4, CL-1.2, CL-R47  With an artifact outside the depths, else lost."""
    scenario = ClankScenario()
    scenario.place_thief(room)
    if artifact:
        scenario.give_artifact(5)
    knock_out(scenario.state, scenario.thief())
    assert scenario.thief().status == status


def test_the_market_above_ground() -> None:
    """CL-R47, CL-17.4  K18 is not in the depths, K19 is."""
    for room, status in (("K18", RESCUED), ("K19", LOST)):
        scenario = ClankScenario(board="dusk")
        scenario.place_thief(room)
        scenario.give_artifact(5)
        knock_out(scenario.state, scenario.thief())
        assert scenario.thief().status == status


def test_knocked_out_in_ones_own_turn() -> None:
    """CL-17.5, CL-R18, CL-22.4  The turn stops: all cards are discarded, the row is filled."""
    scenario = ClankScenario()
    scenario.set_cards(
        hand="master_burglar mister_whiskers burgle", deck="stumble", discard="sneak"
    )
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("tattle brilliance search swagger ladder")
    scenario.put_on_deck("teleporter")
    scenario.add_clank(2)
    scenario.add_damage(9)
    scenario.state.rage = 1
    scenario.begins_turn()
    scenario.plays("Master Burglar", "Mister Whiskers")
    scenario.script_cubes(0, BLACK)
    scenario.chooses("The dragon attacks")
    thief = scenario.thief()
    assert thief.status == LOST
    assert scenario.state.cubes_set_aside[BLACK] == 1  # the attack was finished first
    assert (thief.hand.hidden_cards, thief.played, scenario.card_ids(thief.deck.hidden_cards)) == (
        [],
        [],
        ["stumble"],
    )
    assert sorted(scenario.card_ids(thief.discard)) == [
        "burgle",
        "master_burglar",
        "mister_whiskers",
        "sneak",
    ]
    assert scenario.row_ids[5] == "teleporter"
    assert (scenario.state.active, scenario.resources.banishes) == (1, [])


def test_who_has_left_attacks_and_goes_on() -> None:
    """CL-17.2, CL-17.5  Mister Whiskers after escaping: the turn does not stop."""
    scenario = ClankScenario()
    scenario.thief().status = ESCAPED
    scenario.set_cards(hand="mister_whiskers burgle")
    scenario.acts()
    scenario.plays("Mister Whiskers")
    scenario.script_cubes(BLACK, BLACK, BLACK)
    scenario.chooses("The dragon attacks")
    assert scenario.offers() == ["Play Burgle", "End your turn; one card stays unplayed"]


def left_the_dungeon(hand: str) -> ClankScenario:
    """The first thief has just come back to the flag, with these cards still in hand."""
    scenario = ClankScenario()
    scenario.place_thief("D01")
    scenario.give_artifact(5)
    scenario.set_cards(hand=f"sidestep {hand}", deck="burgle burgle", discard="sneak")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row(FULL_ROW)
    scenario.begins_turn()
    scenario.plays("Sidestep")
    assert (
        scenario.offers_starting_with("End") == []
    )  # inside the dungeon every card must be played
    scenario.chooses("Walk to Starting flag (one boot)")
    return scenario


def test_who_has_left_need_not_play_on() -> None:
    """CL-2.2, CL-2.6, CL-17.2, CL-R17  The cards left in hand go to the discard pile, unplayed."""
    scenario = left_the_dungeon("stumble treasure_map")
    assert scenario.offers() == [
        "Play Stumble", "Play Treasure Map", "End your turn; 2 cards stay unplayed",
    ]  # fmt: skip
    scenario.plays("Treasure Map")
    scenario.chooses("End your turn; one card stays unplayed")
    thief = scenario.thief()
    assert (thief.hand.hidden_cards, thief.played, thief.gold) == ([], [], 5)
    assert scenario.card_ids(thief.discard) == ["sneak", "sidestep", "treasure_map", "stumble"]
    assert (len(thief.deck.hidden_cards), scenario.state.active) == (
        2,
        1,
    )  # no new hand, and the next thief plays
    assert "leaves unplayed: Stumble." in scenario.log_lines()


def test_after_the_flag_the_prompt_says_that_the_turn_goes_on() -> None:
    """CL-17.2  In both languages, with what may still be played."""
    scenario = left_the_dungeon("stumble treasure_map")
    prompt = scenario.decision().prompt(scenario.state)
    assert translate(prompt, "en") == (
        "You are out of the dungeon and your turn goes on: you may still play 2 cards. "
        "What do you do?"
    )
    assert "votre tour continue" in translate(prompt, "fr")
    ending = scenario.drawn_choices()[-1]
    assert (ending.icon, ending.weight, ending.key) == ("hourglass", None, None)
    scenario.resources.skill = 2
    scenario.plays("Treasure Map", "Stumble")
    prompt = scenario.decision().prompt(scenario.state)
    assert (
        translate(prompt, "en")
        == "You are out of the dungeon and your turn goes on. What do you do?"
    )
    assert scenario.offers()[-1] == "End your turn"


def test_what_the_fallen_keep() -> None:
    """CL-17.6, CL-17.7  Cards, gold and tokens; no card effect reaches them."""
    scenario = ClankScenario(3)
    scenario.set_cards(deck="secret_tome", seat=1)
    scenario.thief(1).gold = 4
    scenario.place_thief("D02", 1)
    scenario.give_artifact(5, 1)
    scenario.add_damage(10, 1)
    knock_out(scenario.state, scenario.thief(1))
    scenario.set_cards(hand="tattle burgle")
    scenario.acts()
    scenario.plays("Tattle")
    assert [thief.clank for thief in scenario.state.thieves] == [0, 0, 1]
    assert (scenario.thief(1).gold, scenario.card_ids(scenario.thief(1).deck.hidden_cards)) == (
        4,
        ["secret_tome"],
    )
    assert scenario.thief(1).artifacts == 1


def test_the_first_who_is_out_runs() -> None:
    """CL-18.1, CL-18.2, CL-I14, CL-R25  Space 1, and nothing else; nobody else ever runs."""
    scenario = ClankScenario(3)
    knock_out(scenario.state, scenario.thief(2))
    assert (scenario.state.runner, scenario.state.countdown) == (2, 1)
    knock_out(scenario.state, scenario.thief(0))
    assert (scenario.state.runner, scenario.state.countdown) == (2, 1)
    assert not any("attacks" in line for line in scenario.log_lines())


def test_the_runner_decides_nothing() -> None:
    """CL-18.3, CL-18.4, CL-18.6  Its turns advance the pawn; nothing is refilled."""
    scenario = ClankScenario(2)
    scenario.thief(1).status = ESCAPED
    scenario.state.runner, scenario.state.countdown = 1, 1
    scenario.state.rage = 1
    scenario.set_cards(hand="burgle", deck="burgle burgle burgle stumble stumble")
    scenario.set_row(FULL_ROW)
    scenario.begins_turn()
    scenario.state.row[0] = 255
    scenario.put_on_deck("sneak")
    scenario.script_cubes(BLACK, BLACK, BLACK)
    scenario.plays("Burgle")
    scenario.ends_turn()
    assert (scenario.state.countdown, scenario.state.active) == (2, 0)
    assert scenario.script_is_used_up
    assert scenario.row_ids[0] == "sneak"  # filled at the end of the turn, before the countdown


def test_the_last_space() -> None:
    """CL-18.5, CL-18.7, CL-19.1  Every thief who is in falls, clockwise; the game is over."""
    scenario = ClankScenario(4)
    scenario.thief(1).status = ESCAPED
    scenario.state.runner, scenario.state.countdown = 1, 4
    scenario.place_thief("D02", 3)
    scenario.give_artifact(5, 3)
    scenario.begins_turn(1)
    assert [thief.status for thief in scenario.state.thieves] == [LOST, ESCAPED, LOST, RESCUED]
    assert scenario.is_idle
    fallen = [line for line in scenario.log_lines() if "knocked out" in line]
    assert fallen == [
        "Player 3 is knocked out and lost.",
        "Player 4 is knocked out, but rescued.",
        "Player 1 is knocked out and lost.",
    ]


def test_the_runner_when_all_fall_at_once() -> None:
    """CL-18.7  In turn order from the active thief on."""
    scenario = ClankScenario(3)
    scenario.state.active = 1
    knock_out_all(scenario.state)
    assert scenario.state.runner == 1


def test_status_never_changes_twice() -> None:
    """CL-1.1, CL-I13  A thief who has escaped is not knocked out by the last space."""
    scenario = ClankScenario(2)
    scenario.thief(0).status = ESCAPED
    assert scenario.thief(1).status == IN
    knock_out_all(scenario.state)
    assert [thief.status for thief in scenario.state.thieves] == [ESCAPED, LOST]
