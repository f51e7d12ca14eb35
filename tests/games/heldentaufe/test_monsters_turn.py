"""Heldentaufe 4.9, 4.10 and 6.2: the monsters' turn, votes, and defeat."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PlaceHero
from donjon.games.heldentaufe.rules.underground.vote import Vote
from tests.games.heldentaufe.set_table import Quest


def commanded(seats: int = 2) -> Quest:
    """A hero below, and the other commands."""
    table = Quest(seats)
    table.below("U09")
    table.monsters_turn()
    return table


def test_once_a_round_from_the_first() -> None:
    """HT-9.1, HT-2.1  After the player before the chief, in the very round in which he came."""
    table = Quest()
    table.at("portal1", 1)
    table.turn(1)
    table.does("Go down to portal 1", "End your turn")
    assert (table.asked(), table.decision().rule()) == (0, "HT-9.13")
    table.chooses("The monsters rest")
    table.does("End your turn")
    assert (table.asked(), table.decision().rule()) == (1, "HT-2.4")


def test_four_points_for_all() -> None:
    """HT-9.2, HT-9.3, HT-9.16, HT-A.22  Split at will; with the fourth the turn is over."""
    table = commanded()
    for label, ap in (
        ("Ulumu goes to skull hex 19", 3),
        ("Zibber goes to portal 3", 2),
        ("Ulumu goes to hex 20", 1),
    ):
        table.chooses(label)
        assert table.state.monster_ap == ap
    table.chooses("Ulumu goes to portal 5")
    assert (table.is_idle, table.where("ulumu"), table.state.commander) == (True, "U21", NOBODY)


def test_where_monsters_go() -> None:
    """HT-9.3, HT-9.4, HT-9.5, HT-9.6, HT-R35  Free hexes; not to the chest; danger is nothing."""
    table = commanded()
    assert table.offers_any("Ulumu goes") == [
        "Ulumu goes to hex 12",
        "Ulumu goes to hex 16",
        "Ulumu goes to skull hex 19",
    ]
    table.chooses("Ulumu goes to skull hex 19")
    assert len(table.seen().dangers) == 5
    table.monster("ulumu", "U12")
    assert "Ulumu goes to gold hex 13" not in table.offers()
    table.state.chest = False
    assert "Ulumu goes to gold hex 13" in table.offers()
    assert "Ulumu goes to hex 9" not in table.offers()
    table.monster("zibber", "U03")
    assert "Zibber goes to portal 2" in table.offers()


def test_monsters_attack_heroes_alone() -> None:
    """HT-8.2, HT-9.2  One AP for an attack on an adjacent hero; never a monster."""
    table = Quest(3)
    table.below("U09")
    table.below("U10", 1)
    table.monster("ulumu", "U06")
    table.monsters_turn()
    assert [label for label in table.offers() if "attacks" in label] == [
        "Ulumu attacks Corlof",
        "Zibber attacks Corlof",
        "Zibber attacks Jupanila",
    ]
    table.script(5, 0)
    table.chooses("Zibber attacks Jupanila")
    assert (table.hero(1).hearts, table.state.monster_ap) == (4, 3)


def test_the_commander_may_stop() -> None:
    """HT-9.7, HT-9.16, HT-D.13  Not all AP need be spent; an absent one does nothing."""
    table = commanded()
    decision = table.decision()
    label = table.offers()[-1]
    assert label == "The monsters rest"
    assert decision.options(table.state)[-1] == decision.default(table.state, FastChance(1))
    table.chooses(label)
    assert table.is_idle


def test_a_council_of_one() -> None:
    """HT-9.8, HT-9.9, HT-9.13, HT-D.12  Nobody else is asked, and nothing rolled."""
    table = commanded(3)
    assert [table.decision(1).seat, table.decision(2).seat] == [1, 2]
    table = Quest(3)
    table.below("U09")
    table.below("U14", 1)
    table.monsters_turn()
    assert (table.asked(), table.state.commander, table.script_is_used_up) == (2, 2, True)


def test_the_council_is_who_is_above_when_it_begins() -> None:
    """HT-9.8, HT-R3, HT-R25  Clockwise from the chief, heroes that have not moved included."""
    table = Quest(5)
    table.below("U09", 2)
    table.below("U14", 4)
    table.monsters_turn()
    votes = [table.decision(seat) for seat in (0, 1, 3)]
    assert all(isinstance(each, Vote) for each in votes)
    assert votes[0].options(table.state) == [3, 0, 1]
    assert votes[0].default(table.state, FastChance(1)) == 3


def test_votes_are_hidden_until_all_are_in() -> None:
    """HT-9.10, HT-D.12, HT-A.21, HT-R25, HT-R61  Then they are told, and the named roll."""
    table = Quest(4)
    table.below("U09")
    table.monsters_turn()
    before = table.log_lines(2)
    table.chooses("I want to command", 1)
    assert table.log_lines(2) == before
    assert table.state.votes == [NOBODY] * 4
    table.chooses("I vote for Player 4", 2)
    table.script(0, 3)
    table.chooses("I want to command", 3)
    told = table.log_lines(2)[len(before) :]
    assert told == [
        "Player 2 votes for Player 2.",
        "Player 3 votes for Player 4.",
        "Player 4 votes for Player 4.",
        "The dice decide: Player 2 1, Player 4 4.",
        "Player 4 commands the monsters.",
    ]
    assert table.asked() == 3


def test_ties_are_rolled_again() -> None:
    """HT-9.12, HT-9.11  Among the tied alone."""
    table = Quest(3)
    for seat, hex in enumerate(("U09", "U14", "U04")):
        table.below(hex, seat)
    table.script(5, 2, 5, 1, 4)
    table.monsters_turn()
    assert table.log_lines()[-3:] == [
        "The dice decide: Player 2 6, Player 3 3, Player 1 6.",
        "The dice decide: Player 2 2, Player 1 5.",
        "Player 1 commands the monsters.",
    ]


def test_the_commander_sees_what_is_public() -> None:
    """HT-9.14, HT-R51  And his own missions; what the monsters do is told to all."""
    table = commanded()
    table.holds("R01", 0)
    table.holds("R02", 1)
    seen = table.seen(1)
    assert (seen.heroes[0].missions, seen.heroes[1].missions) == (None, ["R02"])
    assert (seen.commander, seen.monster_ap) == (1, 4)
    table.chooses("Ulumu goes to hex 12")
    assert "Ulumu goes to hex 12." in table.log_lines(None)


def test_the_commanders_own_hero() -> None:
    """HT-9.15, HT-R26  He may attack it; by the switch he may only move beside it."""
    for allowed, options in (
        (True, {}),
        (True, {"commander_may_attack_own_hero": True}),
        (False, {"commander_may_attack_own_hero": False}),
    ):
        table = Quest(2, "", **options)
        table.below("U12")
        table.below("U04", 1)
        table.script(0, 5)
        table.monsters_turn()
        assert table.asked() == 0
        assert bool(table.offers_any("Ulumu attacks Corlof")) == allowed
        assert table.offers_any("Ulumu goes to hex 16")


@pytest.mark.parametrize("placed_by", ["surface", "commander"])
def test_a_commander_who_fells_his_own_hero(placed_by: str) -> None:
    """HT-R27, HT-9.15  Then all other players place him, whatever the switch says."""
    table = Quest(3, placed_in_monsters_turn=placed_by)
    table.lies("meadow", 1, 0)
    for seat, hex in enumerate(("U12", "U04", "U14")):
        table.below(hex, seat)
    table.hero(0).hearts = 1
    table.script(0, 0, 5)
    table.monsters_turn()
    table.script(5, 0)
    table.chooses("Ulumu attacks Corlof")
    assert [table.decision(1).seat, table.decision(2).seat] == [1, 2]
    table.chooses("I want to choose", 1)
    table.chooses("I vote for Player 2", 2)
    table.chooses("Meadow (1, 0)")
    assert (table.place(0), table.asked()) == ((1, 0), 0)


def test_those_above_place_who_falls_in_the_monsters_turn() -> None:
    """HT-10.5, HT-R27, HT-R25, HT-D.14  All of them vote, hidden; where they differ dice decide."""
    table = struck_down()
    votes = [table.decision(seat) for seat in (1, 3)]
    assert all(isinstance(each, Vote) for each in votes)
    assert [vote.options(table.state) for vote in votes] == [[3, 1], [3, 1]]
    assert [vote.default(table.state, FastChance(1)) for vote in votes] == [3, 3]
    assert {vote.rule() for vote in votes} == {"HT-10.5"}
    assert (table.seen().moment, table.seen().fallen, table.seen().commander) == ("vote", 2, 1)
    before = table.log_lines(3)
    table.chooses("I want to choose", 1)
    assert table.log_lines(3) == before
    table.script(1, 4)
    table.chooses("I want to choose", 3)
    assert table.log_lines(0)[len(before) :] == [
        "Player 4 votes for Player 4.",
        "Player 2 votes for Player 2.",
        "The dice decide: Player 4 2, Player 2 5.",
    ]
    assert (table.asked(), table.script_is_used_up) == (1, True)
    table.chooses("Meadow (1, 0)")
    assert (table.place(2), table.asked(), table.state.monster_ap) == ((1, 0), 1, 3)
    assert isinstance(table.decision(), Command)


def test_those_above_agree_who_places() -> None:
    """HT-10.5, HT-R27, HT-R25  All name the same, who need not be the commander: no dice."""
    table = struck_down()
    table.chooses("I vote for Player 4", 1)
    table.chooses("I want to choose", 3)
    assert (table.asked(), table.script_is_used_up) == (3, True)
    table.chooses("Meadow (1, 0)")
    assert (table.place(2), table.asked()) == ((1, 0), 1)


def test_the_commander_alone_places_by_the_switch() -> None:
    """HT-R27, HT-10.5  Nobody else above is asked."""
    table = struck_down(placed_in_monsters_turn="commander")
    assert isinstance(table.decision(), PlaceHero)
    assert (table.asked(), table.seen().fallen) == (1, 2)
    table.chooses("Meadow (1, 0)")
    assert (table.place(2), table.asked()) == ((1, 0), 1)


def struck_down(**options: object) -> Quest:
    """Of four heroes two are below; Player 2 commands, and Ulumu fells Player 3's hero."""
    table = Quest(4, "", **options)
    table.lies("meadow", 1, 0)
    table.below("U14")
    table.below("U12", 2)
    table.hero(2).hearts = 1
    table.monsters_turn()
    table.chooses("I want to command", 1)
    table.chooses("I vote for Player 2", 3)
    table.script(5, 0)
    table.chooses("Ulumu attacks Erla")
    return table


def test_nobody_is_above_when_a_hero_falls_to_the_monsters() -> None:
    """HT-R27, HT-R54  All other players place him; who fell before is above by then."""
    table = Quest(3)
    table.lies("meadow", 1, 0)
    for seat, hex in enumerate(("U12", "U16", "U14")):
        table.below(hex, seat)
    table.hero(0).hearts = table.hero(1).hearts = 1
    table.script(0, 5, 0)
    table.monsters_turn()
    assert table.asked() == 2
    table.script(5, 0)
    table.chooses("Ulumu attacks Corlof")
    table.chooses("I vote for Player 3", 1)
    table.chooses("I want to choose", 2)
    table.chooses("Meadow (1, 0)")
    table.script(5, 0)
    table.chooses("Ulumu attacks Jupanila")
    assert (table.asked(), table.seen().fallen) == (0, 1)
    assert isinstance(table.decision(), PlaceHero)


def test_no_monster_is_left() -> None:
    """HT-9.17, HT-9.16  The turn is skipped, the chief keeps his place."""
    table = Quest()
    table.below("U09")
    table.no_monsters()
    table.turn(0)
    table.chooses("End your turn")
    assert (table.asked(), table.state.chief, table.decision().rule()) == (1, 0, "HT-2.4")
    assert "No monster is left: their turn is skipped." in table.log_lines()


def test_the_last_hero_falls_in_the_monsters_turn() -> None:
    """HT-9.16, HT-R37, HT-11.4  Rebuild at once, the one above places him, the turn is over."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.below("U12")
    table.hero().hearts = 1
    table.wears("sword1")
    table.monsters_turn()
    table.script(5, 0, 0, 0, 0, 0)
    table.chooses("Ulumu attacks Corlof")
    assert (table.asked(), table.state.chief, table.where("ulumu")) == (1, NOBODY, "U15")
    assert isinstance(table.decision(), PlaceHero)
    table.chooses("Meadow (1, 0)")
    assert (table.is_idle, table.place(), table.worn()) == (True, (1, 0), [])


# 4.10


@pytest.mark.parametrize("by_hero", [False, True])
def test_what_a_defeat_costs(by_hero: bool) -> None:
    """HT-10.1, HT-10.2, HT-10.3, HT-R30  All tokens to a monster; by a hero only teeth may go."""
    table = Quest(3, "mathian corlof erla")
    table.below("U12")
    table.below("U16", 1)
    table.wears("boots1")
    table.packs("fish")
    table.belt("healing")
    table.holds("R01")
    table.owns(0, 2)
    table.hero().hearts = 1
    if by_hero:
        table.acts(1)
        table.script(5, 0)
        table.chooses("Attack Mathian")
        assert (table.worn(), table.pack(), table.hero().belt) == (["boots1"], ["fish"], 0)
        assert (table.points(0), table.points(1)) == (0, 2)
    else:
        table.monsters_turn()
        table.script(5, 0)
        table.chooses("Ulumu attacks Mathian")
        assert (table.worn(), table.pack(), table.hero().belt) == ([], [], -1)
        assert (table.points(0), table.points(1)) == (2, 0)
    assert (table.hand(), table.hero().hearts, table.hero().defeats) == (["R01"], 7, 1)


def test_the_fury_of_the_defeated() -> None:
    """HT-10.3, HT-5.7, HT-10.9, HT-R29  Beaten by a hero he keeps all but the active fury."""
    table = Quest()
    table.below("U09")
    table.below("U12", 1)
    table.belt("berserk", 1, used=True)
    table.packs("apple", 1)
    table.hero(1).hearts = 1
    table.wears("sword3")
    table.acts()
    table.script(5, 0)
    table.chooses("Attack Jupanila")
    assert (table.hero(1).belt, table.pack(1), table.state.potions[1]) == (-1, ["apple"], 6)


def test_who_places_a_hero_that_fell_in_his_own_turn() -> None:
    """HT-10.5, HT-R27, HT-D.14, HT-A.21  The surface players; if there are none, all others."""
    for above in (True, False):
        table = Quest(4)
        table.lies("meadow", 1, 0)
        table.below("U12")
        table.below("U14", 1)
        if not above:
            table.below("U04", 2)
            table.below("U21", 3)
        table.hero().hearts = 1
        table.acts()
        table.script(0, 5)
        table.chooses("Attack Ulumu")
        members = [2, 3] if above else [1, 2, 3]
        votes = [table.decision(seat) for seat in members]
        assert [vote.options(table.state) for vote in votes] == [members] * len(members)
        assert votes[0].default(table.state, FastChance(1)) == members[0]
        assert (table.place(), table.seen().fallen) == (None, 0)
        for seat in members:
            table.chooses("I want to choose" if seat == 2 else "I vote for Player 3", seat)
        assert table.asked() == 2
        table.chooses("Meadow (1, 0)")
        assert table.place() == (1, 0)


def test_where_a_hero_is_placed() -> None:
    """HT-10.5, HT-10.8, HT-D.15, HT-A.23, HT-R28  Any revealed tile; nothing happens there."""
    table = Quest()
    for tile, q in (("forest", 1), ("portal3", 2), ("portal2", 3)):
        table.lies(tile, q, 0)
    table.below("U12")
    table.hero().hearts = 1
    table.monsters_turn()
    table.script(5, 0, 0, 0, 0, 0)
    table.chooses("Ulumu attacks Corlof")
    assert table.offers() == [
        "Campfire (0, 0)",
        "Forest (1, 0)",
        "Portal 3 (2, 0)",
        "Portal 2 (3, 0)",
    ]
    assert table.decision().default(table.state, FastChance(1)) == 3
    table.chooses("Forest (1, 0)")
    assert (table.place(), table.script_is_used_up) == ((1, 0), True)


def test_the_order_at_a_defeat() -> None:
    """HT-R29, HT-R62, HT-10.6, HT-10.7  Tokens, hearts, figure, rebuild, placement, end of turn."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.below("U12")
    table.hero().hearts = 1
    table.packs("apple")
    table.turn(0)
    table.script(0, 5, 0, 0, 0, 0)
    table.chooses("Attack Ulumu")
    table.chooses("Meadow (1, 0)")
    told = table.log_lines()
    order = [
        "Corlof attacks Ulumu: 2 (die 1) against 6 (die 6). Corlof loses a heart.",
        "Corlof is defeated and loses all equipment, food and potions.",
        "The last hero has left: the underground is rebuilt.",
        "Corlof wakes up here: Meadow (1, 0).",
        "draws a mission.",
        "Round 1: turn of Player 2",
    ]
    assert [line for line in told if line in order][:4] == order[:4]
    assert [told.index(line) for line in order] == sorted(told.index(line) for line in order)
    assert len(table.hand()) == 3


def test_one_heart_on_the_lowest_portal() -> None:
    """HT-V.2  By the switch nobody chooses; without a portal it is the campfire."""
    for portals, place in (("", (0, 0)), ("portal4 portal2", (2, 0))):
        table = Quest(2, defeat_hearts="one")
        for at, tile in enumerate(portals.split()):
            table.lies(tile, at + 1, 0)
        table.below("U12")
        table.hero().hearts = 1
        table.monsters_turn()
        table.script(5, 0, 0, 0, 0, 0)
        table.chooses("Ulumu attacks Corlof")
        assert (table.place(), table.hero().hearts, table.is_idle) == (place, 1, True)
