"""Heldentaufe 4.9, 4.10 and 6.2: the monsters' turn, votes, and defeat."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PlaceHero
from donjon.games.heldentaufe.rules.underground.vote import Vote
from tests.games.heldentaufe.scenario import HeldentaufeScenario


def commanded(seats: int = 2) -> HeldentaufeScenario:
    """A hero below, and the other commands."""
    scenario = HeldentaufeScenario(seats)
    scenario.place_hero_underground("U09")
    scenario.begins_monsters_turn()
    return scenario


def test_once_a_round_from_the_first() -> None:
    """HT-9.1, HT-2.1  After the player before the chief, in the very round in which he came."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("portal1", 1)
    scenario.begins_turn(1)
    scenario.chooses_each("Go down to portal 1", "End your turn")
    assert (scenario.deciding_seat(), scenario.decision().rule()) == (0, "HT-9.13")
    scenario.chooses("The monsters rest")
    scenario.chooses_each("End your turn")
    assert (scenario.deciding_seat(), scenario.decision().rule()) == (1, "HT-2.4")


def test_four_points_for_all() -> None:
    """HT-9.2, HT-9.3, HT-9.16, HT-A.22  Split at will; with the fourth the turn is over."""
    scenario = commanded()
    for label, ap in (
        ("Ulumu goes to skull hex 19", 3),
        ("Zibber goes to portal 3", 2),
        ("Ulumu goes to hex 20", 1),
    ):
        scenario.chooses(label)
        assert scenario.state.monster_ap == ap
    scenario.chooses("Ulumu goes to portal 5")
    assert (scenario.is_idle, scenario.monster_hex("ulumu"), scenario.state.commander) == (
        True,
        "U21",
        NOBODY,
    )


def test_where_monsters_go() -> None:
    """HT-9.3, HT-9.4, HT-9.5, HT-9.6, HT-R35  Free hexes; not to the chest; danger is nothing."""
    scenario = commanded()
    assert scenario.offers_starting_with("Ulumu goes") == [
        "Ulumu goes to hex 12",
        "Ulumu goes to hex 16",
        "Ulumu goes to skull hex 19",
    ]
    scenario.chooses("Ulumu goes to skull hex 19")
    assert len(scenario.view().dangers) == 5
    scenario.place_monster("ulumu", "U12")
    assert "Ulumu goes to gold hex 13" not in scenario.offers()
    scenario.state.chest = False
    assert "Ulumu goes to gold hex 13" in scenario.offers()
    assert "Ulumu goes to hex 9" not in scenario.offers()
    scenario.place_monster("zibber", "U03")
    assert "Zibber goes to portal 2" in scenario.offers()


def test_monsters_attack_heroes_alone() -> None:
    """HT-8.2, HT-9.2  One AP for an attack on an adjacent hero; never a monster."""
    scenario = HeldentaufeScenario(3)
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U10", 1)
    scenario.place_monster("ulumu", "U06")
    scenario.begins_monsters_turn()
    assert [label for label in scenario.offers() if "attacks" in label] == [
        "Ulumu attacks Corlof",
        "Zibber attacks Corlof",
        "Zibber attacks Jupanila",
    ]
    scenario.script(5, 0)
    scenario.chooses("Zibber attacks Jupanila")
    assert (scenario.hero(1).hearts, scenario.state.monster_ap) == (4, 3)


def test_the_commander_may_stop() -> None:
    """HT-9.7, HT-9.16, HT-D.13  Not all AP need be spent; an absent one does nothing."""
    scenario = commanded()
    decision = scenario.decision()
    label = scenario.offers()[-1]
    assert label == "The monsters rest"
    assert decision.options(scenario.state)[-1] == decision.default(scenario.state, FastChance(1))
    scenario.chooses(label)
    assert scenario.is_idle


def test_a_council_of_one() -> None:
    """HT-9.8, HT-9.9, HT-9.13, HT-D.12  Nobody else is asked, and nothing rolled."""
    scenario = commanded(3)
    assert [scenario.decision(1).seat, scenario.decision(2).seat] == [1, 2]
    scenario = HeldentaufeScenario(3)
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U14", 1)
    scenario.begins_monsters_turn()
    assert (scenario.deciding_seat(), scenario.state.commander, scenario.script_is_used_up) == (
        2,
        2,
        True,
    )


def test_the_council_is_who_is_above_when_it_begins() -> None:
    """HT-9.8, HT-R3, HT-R25  Clockwise from the chief, heroes that have not moved included."""
    scenario = HeldentaufeScenario(5)
    scenario.place_hero_underground("U09", 2)
    scenario.place_hero_underground("U14", 4)
    scenario.begins_monsters_turn()
    votes = [scenario.decision(seat) for seat in (0, 1, 3)]
    assert all(isinstance(each, Vote) for each in votes)
    assert votes[0].options(scenario.state) == [3, 0, 1]
    assert votes[0].default(scenario.state, FastChance(1)) == 3


def test_votes_are_hidden_until_all_are_in() -> None:
    """HT-9.10, HT-D.12, HT-A.21, HT-R25, HT-R61  Then they are told, and the named roll."""
    scenario = HeldentaufeScenario(4)
    scenario.place_hero_underground("U09")
    scenario.begins_monsters_turn()
    before = scenario.log_lines(2)
    scenario.chooses("I want to command", 1)
    assert scenario.log_lines(2) == before
    assert scenario.state.votes == [NOBODY] * 4
    scenario.chooses("I vote for Player 4", 2)
    scenario.script(0, 3)
    scenario.chooses("I want to command", 3)
    lines = scenario.log_lines(2)[len(before) :]
    assert lines == [
        "Player 2 votes for Player 2.",
        "Player 3 votes for Player 4.",
        "Player 4 votes for Player 4.",
        "The dice decide: Player 2 1, Player 4 4.",
        "Player 4 commands the monsters.",
    ]
    assert scenario.deciding_seat() == 3


def test_ties_are_rolled_again() -> None:
    """HT-9.12, HT-9.11  Among the tied alone."""
    scenario = HeldentaufeScenario(3)
    for seat, hex in enumerate(("U09", "U14", "U04")):
        scenario.place_hero_underground(hex, seat)
    scenario.script(5, 2, 5, 1, 4)
    scenario.begins_monsters_turn()
    assert scenario.log_lines()[-3:] == [
        "The dice decide: Player 2 6, Player 3 3, Player 1 6.",
        "The dice decide: Player 2 2, Player 1 5.",
        "Player 1 commands the monsters.",
    ]


def test_the_commander_sees_what_is_public() -> None:
    """HT-9.14, HT-R51  And his own missions; what the monsters do is told to all."""
    scenario = commanded()
    scenario.give_missions("R01", 0)
    scenario.give_missions("R02", 1)
    seen = scenario.view(1)
    assert (seen.heroes[0].missions, seen.heroes[1].missions) == (None, ["R02"])
    assert (seen.commander, seen.monster_ap) == (1, 4)
    scenario.chooses("Ulumu goes to hex 12")
    assert "Ulumu goes to hex 12." in scenario.log_lines(None)


def test_the_commanders_own_hero() -> None:
    """HT-9.15, HT-R26  He may attack it; by the switch he may only move beside it."""
    for allowed, options in (
        (True, {}),
        (True, {"commander_may_attack_own_hero": True}),
        (False, {"commander_may_attack_own_hero": False}),
    ):
        scenario = HeldentaufeScenario(2, "", **options)
        scenario.place_hero_underground("U12")
        scenario.place_hero_underground("U04", 1)
        scenario.script(0, 5)
        scenario.begins_monsters_turn()
        assert scenario.deciding_seat() == 0
        assert bool(scenario.offers_starting_with("Ulumu attacks Corlof")) == allowed
        assert scenario.offers_starting_with("Ulumu goes to hex 16")


@pytest.mark.parametrize("placed_by", ["surface", "commander"])
def test_a_commander_who_fells_his_own_hero(placed_by: str) -> None:
    """HT-R27, HT-9.15  Then all other players place him, whatever the switch says."""
    scenario = HeldentaufeScenario(3, placed_in_monsters_turn=placed_by)
    scenario.place_tile("meadow", 1, 0)
    for seat, hex in enumerate(("U12", "U04", "U14")):
        scenario.place_hero_underground(hex, seat)
    scenario.hero(0).hearts = 1
    scenario.script(0, 0, 5)
    scenario.begins_monsters_turn()
    scenario.script(5, 0)
    scenario.chooses("Ulumu attacks Corlof")
    assert [scenario.decision(1).seat, scenario.decision(2).seat] == [1, 2]
    scenario.chooses("I want to choose", 1)
    scenario.chooses("I vote for Player 2", 2)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(0), scenario.deciding_seat()) == ((1, 0), 0)


def test_those_above_place_who_falls_in_the_monsters_turn() -> None:
    """HT-10.5, HT-R27, HT-R25, HT-D.14  All of them vote, hidden; where they differ dice decide."""
    scenario = struck_down()
    votes = [scenario.decision(seat) for seat in (1, 3)]
    assert all(isinstance(each, Vote) for each in votes)
    assert [vote.options(scenario.state) for vote in votes] == [[3, 1], [3, 1]]
    assert [vote.default(scenario.state, FastChance(1)) for vote in votes] == [3, 3]
    assert {vote.rule() for vote in votes} == {"HT-10.5"}
    assert (scenario.view().moment, scenario.view().fallen, scenario.view().commander) == (
        "vote",
        2,
        1,
    )
    before = scenario.log_lines(3)
    scenario.chooses("I want to choose", 1)
    assert scenario.log_lines(3) == before
    scenario.script(1, 4)
    scenario.chooses("I want to choose", 3)
    assert scenario.log_lines(0)[len(before) :] == [
        "Player 4 votes for Player 4.",
        "Player 2 votes for Player 2.",
        "The dice decide: Player 4 2, Player 2 5.",
    ]
    assert (scenario.deciding_seat(), scenario.script_is_used_up) == (1, True)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(2), scenario.deciding_seat(), scenario.state.monster_ap) == (
        (1, 0),
        1,
        3,
    )
    assert isinstance(scenario.decision(), Command)


def test_those_above_agree_who_places() -> None:
    """HT-10.5, HT-R27, HT-R25  All name the same player, who need not be the commander: no dice."""
    scenario = struck_down()
    scenario.chooses("I vote for Player 4", 1)
    scenario.chooses("I want to choose", 3)
    assert (scenario.deciding_seat(), scenario.script_is_used_up) == (3, True)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(2), scenario.deciding_seat()) == ((1, 0), 1)


def test_the_commander_alone_places_by_the_switch() -> None:
    """HT-R27, HT-10.5  Nobody else above is asked."""
    scenario = struck_down(placed_in_monsters_turn="commander")
    assert isinstance(scenario.decision(), PlaceHero)
    assert (scenario.deciding_seat(), scenario.view().fallen) == (1, 2)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(2), scenario.deciding_seat()) == ((1, 0), 1)


def struck_down(**options: object) -> HeldentaufeScenario:
    """Of four heroes two are below; Player 2 commands, and Ulumu fells Player 3's hero."""
    scenario = HeldentaufeScenario(4, "", **options)
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero_underground("U14")
    scenario.place_hero_underground("U12", 2)
    scenario.hero(2).hearts = 1
    scenario.begins_monsters_turn()
    scenario.chooses("I want to command", 1)
    scenario.chooses("I vote for Player 2", 3)
    scenario.script(5, 0)
    scenario.chooses("Ulumu attacks Erla")
    return scenario


def test_nobody_is_above_when_a_hero_falls_to_the_monsters() -> None:
    """HT-R27, HT-R54  All other players place him; heroes who fell before are above by then."""
    scenario = HeldentaufeScenario(3)
    scenario.place_tile("meadow", 1, 0)
    for seat, hex in enumerate(("U12", "U16", "U14")):
        scenario.place_hero_underground(hex, seat)
    scenario.hero(0).hearts = scenario.hero(1).hearts = 1
    scenario.script(0, 5, 0)
    scenario.begins_monsters_turn()
    assert scenario.deciding_seat() == 2
    scenario.script(5, 0)
    scenario.chooses("Ulumu attacks Corlof")
    scenario.chooses("I vote for Player 3", 1)
    scenario.chooses("I want to choose", 2)
    scenario.chooses("Meadow (1, 0)")
    scenario.script(5, 0)
    scenario.chooses("Ulumu attacks Jupanila")
    assert (scenario.deciding_seat(), scenario.view().fallen) == (0, 1)
    assert isinstance(scenario.decision(), PlaceHero)


def test_no_monster_is_left() -> None:
    """HT-9.17, HT-9.16  The turn is skipped, the chief keeps his place."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U09")
    scenario.remove_monsters()
    scenario.begins_turn(0)
    scenario.chooses("End your turn")
    assert (scenario.deciding_seat(), scenario.state.chief, scenario.decision().rule()) == (
        1,
        0,
        "HT-2.4",
    )
    assert "No monster is left: their turn is skipped." in scenario.log_lines()


def test_the_last_hero_falls_in_the_monsters_turn() -> None:
    """HT-9.16, HT-R37, HT-11.4  Rebuild at once, the one above places him, the turn is over."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero_underground("U12")
    scenario.hero().hearts = 1
    scenario.give_equipment("sword1")
    scenario.begins_monsters_turn()
    scenario.script(5, 0, 0, 0, 0, 0)
    scenario.chooses("Ulumu attacks Corlof")
    assert (scenario.deciding_seat(), scenario.state.chief, scenario.monster_hex("ulumu")) == (
        1,
        NOBODY,
        "U15",
    )
    assert isinstance(scenario.decision(), PlaceHero)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.is_idle, scenario.hero_position(), scenario.worn()) == (True, (1, 0), [])


# 4.10


@pytest.mark.parametrize("by_hero", [False, True])
def test_what_a_defeat_costs(by_hero: bool) -> None:
    """HT-10.1, HT-10.2, HT-10.3, HT-R30  All tokens to a monster; by a hero only teeth may go."""
    scenario = HeldentaufeScenario(3, "mathian corlof erla")
    scenario.place_hero_underground("U12")
    scenario.place_hero_underground("U16", 1)
    scenario.give_equipment("boots1")
    scenario.give_tokens("fish")
    scenario.give_potion("healing")
    scenario.give_missions("R01")
    scenario.set_teeth(0, 2)
    scenario.hero().hearts = 1
    if by_hero:
        scenario.acts(1)
        scenario.script(5, 0)
        scenario.chooses("Attack Mathian")
        assert (scenario.worn(), scenario.backpack(), scenario.hero().belt) == (
            ["boots1"],
            ["fish"],
            0,
        )
        assert (scenario.points(0), scenario.points(1)) == (0, 2)
    else:
        scenario.begins_monsters_turn()
        scenario.script(5, 0)
        scenario.chooses("Ulumu attacks Mathian")
        assert (scenario.worn(), scenario.backpack(), scenario.hero().belt) == ([], [], -1)
        assert (scenario.points(0), scenario.points(1)) == (2, 0)
    assert (scenario.hand(), scenario.hero().hearts, scenario.hero().defeats) == (["R01"], 7, 1)


def test_the_fury_of_the_defeated() -> None:
    """HT-10.3, HT-5.7, HT-10.9, HT-R29  Beaten by a hero he keeps all but the active fury."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.give_potion("berserk", 1, used=True)
    scenario.give_tokens("apple", 1)
    scenario.hero(1).hearts = 1
    scenario.give_equipment("sword3")
    scenario.acts()
    scenario.script(5, 0)
    scenario.chooses("Attack Jupanila")
    assert (scenario.hero(1).belt, scenario.backpack(1), scenario.state.potions[1]) == (
        -1,
        ["apple"],
        6,
    )


def test_who_places_a_hero_that_fell_in_his_own_turn() -> None:
    """HT-10.5, HT-R27, HT-D.14, HT-A.21  The surface players; if there are none, all others."""
    for above in (True, False):
        scenario = HeldentaufeScenario(4)
        scenario.place_tile("meadow", 1, 0)
        scenario.place_hero_underground("U12")
        scenario.place_hero_underground("U14", 1)
        if not above:
            scenario.place_hero_underground("U04", 2)
            scenario.place_hero_underground("U21", 3)
        scenario.hero().hearts = 1
        scenario.acts()
        scenario.script(0, 5)
        scenario.chooses("Attack Ulumu")
        members = [2, 3] if above else [1, 2, 3]
        votes = [scenario.decision(seat) for seat in members]
        assert [vote.options(scenario.state) for vote in votes] == [members] * len(members)
        assert votes[0].default(scenario.state, FastChance(1)) == members[0]
        assert (scenario.hero_position(), scenario.view().fallen) == (None, 0)
        for seat in members:
            scenario.chooses("I want to choose" if seat == 2 else "I vote for Player 3", seat)
        assert scenario.deciding_seat() == 2
        scenario.chooses("Meadow (1, 0)")
        assert scenario.hero_position() == (1, 0)


def test_where_a_hero_is_placed() -> None:
    """HT-10.5, HT-10.8, HT-D.15, HT-A.23, HT-R28  Any revealed tile; nothing happens there."""
    scenario = HeldentaufeScenario()
    for tile, q in (("forest", 1), ("portal3", 2), ("portal2", 3)):
        scenario.place_tile(tile, q, 0)
    scenario.place_hero_underground("U12")
    scenario.hero().hearts = 1
    scenario.begins_monsters_turn()
    scenario.script(5, 0, 0, 0, 0, 0)
    scenario.chooses("Ulumu attacks Corlof")
    assert scenario.offers() == [
        "Campfire (0, 0)",
        "Forest (1, 0)",
        "Portal 3 (2, 0)",
        "Portal 2 (3, 0)",
    ]
    assert scenario.decision().default(scenario.state, FastChance(1)) == 3
    scenario.chooses("Forest (1, 0)")
    assert (scenario.hero_position(), scenario.script_is_used_up) == ((1, 0), True)


def test_the_order_at_a_defeat() -> None:
    """HT-R29, HT-R62, HT-10.6, HT-10.7  Tokens, hearts, figure, rebuild, placement, end of turn."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero_underground("U12")
    scenario.hero().hearts = 1
    scenario.give_tokens("apple")
    scenario.begins_turn(0)
    scenario.script(0, 5, 0, 0, 0, 0)
    scenario.chooses("Attack Ulumu")
    scenario.chooses("Meadow (1, 0)")
    lines = scenario.log_lines()
    order = [
        "Corlof attacks Ulumu: 2 (die 1) against 6 (die 6). Corlof loses a heart.",
        "Corlof is defeated and loses all equipment, food and potions.",
        "The last hero has left: the underground is rebuilt.",
        "Corlof wakes up here: Meadow (1, 0).",
        "draws a mission.",
        "Round 1: turn of Player 2",
    ]
    assert [line for line in lines if line in order][:4] == order[:4]
    assert [lines.index(line) for line in order] == sorted(lines.index(line) for line in order)
    assert len(scenario.hand()) == 3


def test_one_heart_on_the_lowest_portal() -> None:
    """HT-V.2  By the switch nobody chooses; without a portal it is the campfire."""
    for portals, place in (("", (0, 0)), ("portal4 portal2", (2, 0))):
        scenario = HeldentaufeScenario(2, defeat_hearts="one")
        for at, tile in enumerate(portals.split()):
            scenario.place_tile(tile, at + 1, 0)
        scenario.place_hero_underground("U12")
        scenario.hero().hearts = 1
        scenario.begins_monsters_turn()
        scenario.script(5, 0, 0, 0, 0, 0)
        scenario.chooses("Ulumu attacks Corlof")
        assert (scenario.hero_position(), scenario.hero().hearts, scenario.is_idle) == (
            place,
            1,
            True,
        )
