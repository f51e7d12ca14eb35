"""Heldentaufe 4.7, 4.8 and 4.11: the underground, fights, leaving and rebuild."""

from __future__ import annotations

from itertools import product

import pytest

from donjon.games.heldentaufe.content.tables import FURY, MONSTER_IDS, SWORD
from donjon.games.heldentaufe.content.underground_map import HEX_IDS, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_POTION, NOBODY
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER, fight, strength
from tests.games.heldentaufe.set_table import Quest

TOOTH = 3


def test_entering_goes_on_with_the_points_left() -> None:
    """HT-7.1, HT-7.2, HT-11.10  By a portal; the first below sets the chief after his seat."""
    for seat in (0, 1, 2):
        table = Quest(3)
        table.at("portal1", seat)
        table.acts(seat)
        table.chooses("Go down to portal 1")
        assert (table.state.chief, table.state.spent) == (seat, 1)
        table.chooses("Go to hex 5")
        assert table.place(seat) == "U05"


def test_later_ones_do_not_move_the_chief() -> None:
    """HT-7.3  While a hero is below his place does not change."""
    table = Quest(3)
    table.below("U09", 2)
    table.at("portal1", 1)
    table.acts(1)
    table.chooses("Go down to portal 1")
    assert table.state.chief == 2


def test_steps_below() -> None:
    """HT-7.4, HT-7.5, HT-A.1  To adjacent hexes without a figure: heroes and monsters block."""
    table = Quest()
    table.below("U12")
    table.below("U16", 1)
    table.acts()
    assert table.offers_any("Go to") == [
        "Go to skull hex 8",
        "Go to hex 9",
        "Go to gold hex 13",
    ]
    table.chooses("Go to hex 9")
    assert (table.place(), table.ap) == ("U09", 3)


def test_every_mark_is_an_ordinary_hex() -> None:
    """HT-7.12, HT-7.11  Lairs, portals, skulls and gold are walked like any other."""
    for at, hex in enumerate(HEX_IDS):
        table = Quest()
        table.no_monsters()
        table.state.chest = False
        table.below(hex)
        table.acts()
        assert len(table.offers_any("Go to")) == len(NEXT_HEXES[at])
        for label in table.offers_any("Go to"):
            table.below(hex)
            table.acts()
            table.chooses(label)
            assert table.place() != hex
            assert table.ap == 3


def test_danger() -> None:
    """HT-7.7, HT-7.6, HT-7.10, HT-R7  Every hex entered is resolved; the token is gone then."""
    table = Quest()
    table.below("U05")
    table.acts()
    table.does("Go to skull hex 6", "Go to hex 5")
    assert (table.hero().hearts, table.ap) == (5, 2)
    assert table.seen().dangers == ["U08", "U10", "U11", "U19"]
    table.arms("U08")
    table.chooses("Go to skull hex 8")
    assert (table.hero().hearts, table.state.ap_lost) == (4, True)
    assert table.seen().dangers == ["U10", "U11", "U19"]


def test_an_armed_trap_ends_the_turn() -> None:
    """HT-7.7, HT-2.6, HT-2.9, HT-R6  A heart, all AP and the turn: no free action any more."""
    table = Quest()
    table.below("U05")
    table.arms("U06")
    table.packs("apple")
    table.turn(0)
    table.chooses("Go to skull hex 6")
    assert table.decision().rule() == "HT-9.13"
    assert (table.pack(), len(table.hand()), table.hero().hearts) == (["apple"], 3, 4)
    lines = ["loses a heart and all action points: the turn is over.", "draws a mission."]
    assert [line for line in table.log_lines() if line in lines][:2] == lines


def test_a_trap_that_leaves_the_free_actions() -> None:
    """HT-R6, HT-2.6, HT-7.7  By the switch only the AP are lost: one may still eat, and ends."""
    table = Quest(2, trap_ends_turn=False)
    table.below("U05")
    table.arms("U06")
    table.packs("apple")
    table.turn(0)
    table.chooses("Go to skull hex 6")
    assert (table.asked(), table.ap, table.hero().hearts) == (0, 0, 4)
    assert "loses a heart and all remaining action points." in table.log_lines()
    assert not table.offers_any("Go ")
    table.chooses("Eat: Apple")
    assert (table.hero().hearts, table.decision().rule()) == (5, "HT-9.13")


def test_the_last_heart_in_a_trap() -> None:
    """HT-7.8, HT-10.2  The hero is defeated: all tokens go, and the others place him."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.below("U05")
    table.arms("U06")
    table.wears("sword2")
    table.packs("apple")
    table.hero().hearts = 1
    table.turn(0)
    table.script(0, 0, 0, 0)
    table.chooses("Go to skull hex 6")
    assert (table.asked(), table.worn(), table.pack()) == (1, [], [])
    table.chooses("Meadow (1, 0)")
    assert (table.place(), table.hero().hearts, table.asked()) == ((1, 0), 5, 1)


def test_the_chest() -> None:
    """HT-7.9, HT-7.10  Three rolls, once until the next rebuild."""
    table = Quest()
    table.below("U12")
    table.acts()
    table.script(0, TOOTH, 5)
    table.chooses("Go to gold hex 13")
    assert (table.worn(), table.points(), table.seen().chest) == (["boots1"], 3, False)
    table.does("Go to hex 9", "Go to gold hex 13")
    assert table.script_is_used_up


# 4.8


def test_whom_a_hero_attacks() -> None:
    """HT-8.1, HT-A.5, HT-R36  Any figure on an adjacent hex, monsters and heroes."""
    table = Quest(4)
    table.below("U12")
    table.below("U16", 1)
    table.below("U10", 2)
    table.acts()
    assert table.offers_any("Attack") == ["Attack Jupanila", "Attack Ulumu"]


@pytest.mark.parametrize("attacker", range(1, 7))
@pytest.mark.parametrize("defender", range(1, 7))
def test_who_loses_a_heart(attacker: int, defender: int) -> None:
    """HT-8.3, HT-8.4, HT-8.5, HT-8.6  The lower sum, on a tie the defender; nobody moves."""
    table = Quest(2, "erla mathian")
    table.below("U09")
    table.below("U12", 1)
    table.wears("sword1", 1)
    table.acts()
    table.script(attacker - 1, defender - 1)
    table.chooses("Attack Mathian")
    wins = attacker >= defender + 1
    assert (table.hero(0).hearts, table.hero(1).hearts) == ((5, 6) if wins else (4, 7))
    assert (table.place(0), table.place(1)) == ("U09", "U12")
    assert "Attack Mathian" in table.offers_any("Attack")


def arm(table: Quest, seat: int, sword: int) -> None:
    """The hero fights with this sword value."""
    hero = table.hero(seat)
    hero.worn[SWORD] = sword if sword <= 3 else sword - 3
    hero.belt, hero.used = (FURY, True) if sword > 3 else (NO_POTION, False)


def test_the_odds_of_the_catalogue() -> None:
    """HT-8.4, HT-8.7, HT-5.6  Attackers win so many of 36 throws, by the difference of swords."""
    odds = []
    for difference in range(-6, 7):
        table = Quest(2, "jupanila mathian")
        arm(table, 0, max(0, difference))
        arm(table, 1, max(0, -difference))
        wins = 0
        for one, other in product(range(6), repeat=2):
            table.hero(0).hearts = table.hero(1).hearts = 3
            table.script(one, other)
            fight(table.state, 0, 1)
            wins += table.hero(1).hearts == 2
        odds.append(wins)
    assert odds == [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36]


def test_free_actions_between_two_attacks() -> None:
    """HT-8.8  Only the active player's."""
    table = Quest(2, "mathian corlof")
    table.below("U12")
    table.packs("apple")
    table.packs("apple", 1)
    table.acts()
    table.script(0, 5)
    table.chooses("Attack Ulumu")
    assert (table.asked(), table.hero().hearts) == (0, 6)
    table.chooses("Eat: Apple")
    table.script(5, 0)
    table.chooses("Attack Ulumu")
    assert (table.hero().hearts, table.hearts_of("ulumu")) == (7, 2)


def test_a_monster_falls_to_who_defends() -> None:
    """HT-8.9, HT-8.11, HT-8.2  Attacked by it, the hero takes the tooth; it is gone until then."""
    table = Quest()
    table.below("U16")
    table.monster("ulumu", "U15", 1)
    table.monsters_turn()
    table.script(0, 5)
    table.chooses("Ulumu attacks Corlof")
    assert (table.points(), table.where("ulumu"), table.asked()) == (1, None, 1)


def test_growth() -> None:
    """HT-8.10, HT-11.9, HT-R21, HT-R22  One step a tooth; without any as under the 5."""
    for monster, rows in (
        ("ulumu", [(3, 0), (3, 1), (4, 1), (4, 2), (4, 3), (4, 3)]),
        ("zibber", [(2, 1), (2, 2), (3, 2), (3, 3), (3, 4), (3, 4)]),
        ("wallrog", [(1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (2, 5)]),
    ):
        table = Quest()
        stack = [5, 4, 3, 2, 1]
        at = MONSTER_IDS.index(monster)
        for hearts, sword in rows:
            table.tops(monster, *stack)
            seen = table.seen().monsters[at]
            assert (seen.most_hearts, seen.sword) == (hearts, sword)
            assert strength(table.state, FIRST_MONSTER + at) == sword
            stack = stack[:-1]


def test_a_monster_without_teeth() -> None:
    """HT-R21  It yields nothing, or by the switch five points; the slayer still pays."""
    for reward, points in (("none", 0), ("five_from_reserve", 5)):
        table = Quest(2, exhausted_monster_reward=reward)
        table.tops("ulumu")
        table.state.monsters[0].hearts = 1
        table.below("U12")
        table.holds("R07")
        table.wears("sword3")
        table.acts()
        table.script(5, 0)
        table.chooses("Attack Ulumu")
        assert table.points() == points
        table.chooses("Show: Bane of Ulumu")
        assert table.points() == points + 2


def test_a_hero_without_hearts_is_defeated() -> None:
    """HT-8.12, HT-10.1, HT-10.4  Also the attacker; the defender has won, and places him."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.below("U09")
    table.below("U12", 1)
    table.owns(0, 3)
    table.hero(0).hearts = 1
    table.turn(0)
    table.script(0, 5)
    table.chooses("Attack Jupanila")
    assert (table.asked(), table.points(0), table.points(1)) == (1, 0, 3)
    table.chooses("Meadow (1, 0)")
    assert (table.place(0), table.hero(0).hearts, table.hero(0).defeats) == ((1, 0), 5, 1)


def test_a_fight_on_a_danger_token() -> None:
    """HT-R35, HT-9.5  A monster that stands on one leaves it as it is."""
    table = Quest()
    table.below("U09")
    table.monster("ulumu", "U08", 1)
    table.acts()
    table.script(5, 0)
    table.chooses("Attack Ulumu")
    assert "U08" in table.seen().dangers
    table.script(5, 0)
    table.monster("ulumu", "U08", 2)
    fight(table.state, 0, FIRST_MONSTER)
    assert (table.hearts_of("ulumu"), "U08" in table.seen().dangers) == (1, True)


# 4.11


def test_going_up() -> None:
    """HT-11.1, HT-11.2, HT-A.4, HT-7.11, HT-R23  One AP, if the surface portal is discovered."""
    table = Quest()
    table.below("U04")
    table.below("U09", 1)
    table.acts()
    assert not table.offers_any("Go up")
    table.lies("portal1", 1, 0)
    table.chooses("Go up: Portal 1")
    assert (table.place(), table.ap, table.state.chief) == ((1, 0), 3, 0)


def test_an_undiscovered_portal() -> None:
    """HT-R55  Who teleported in stays until there is a way out."""
    table = Quest()
    table.below("U21")
    table.acts()
    assert table.offers() == ["Go to hex 20", "End your turn"]


def test_a_leaver_is_in_the_next_council() -> None:
    """HT-11.3, HT-9.8  With others below nothing else changes."""
    table = Quest(3)
    table.lies("portal1", 1, 0)
    table.below("U04")
    table.below("U09", 1)
    table.turn(0)
    table.chooses("Go up: Portal 1")
    table.chooses("End your turn")
    assert sorted(d.seat for d in [table.decision(0), table.decision(2)]) == [0, 2]


def test_the_last_one_out() -> None:
    """HT-11.4, HT-11.5, HT-11.6, HT-11.7, HT-10.9  Chief off, five new tokens, chest, lairs."""
    table = Quest()
    table.lies("portal1", 1, 0)
    table.below("U04")
    table.state.danger = bytes(21)
    table.state.chest = False
    for monster, hex in (("ulumu", "U09"), ("zibber", "U13"), ("wallrog", "U01")):
        table.monster(monster, hex, 1)
    table.acts()
    table.script(4, 3, 2, 1)
    table.chooses("Go up: Portal 1")
    assert (table.state.chief, table.seen().chest) == (NOBODY, True)
    assert sorted(table.state.danger) == [0] * 16 + [1] * 3 + [2] * 2
    assert [table.where(id) for id in MONSTER_IDS] == ["U15", "U07", "U18"]
    assert [table.hearts_of(id) for id in MONSTER_IDS] == [1, 1, 1]
    assert "The last hero has left: the underground is rebuilt." in table.log_lines()


def test_defeated_monsters_come_back_whole() -> None:
    """HT-11.8, HT-11.9, HT-8.11  With all hearts of their present strength, and fewer teeth."""
    table = Quest()
    table.lies("portal1", 1, 0)
    table.below("U04")
    table.tops("wallrog", 5, 4)
    table.monster("wallrog")
    table.acts()
    table.script(0, 0, 0, 0)
    table.chooses("Go up: Portal 1")
    assert (table.hearts_of("wallrog"), table.seen().monsters[2].teeth) == (2, [5, 4])


def test_out_and_in_again() -> None:
    """HT-11.11, HT-11.10, HT-R24  Rebuild in between; the chief is set anew; no monsters' turn."""
    table = Quest(3)
    table.at("portal1", 1)
    table.turn(1)
    table.chooses("Go down to portal 1")
    assert table.state.chief == 1
    table.script(0, 0, 0, 0)
    table.chooses("Go up: Portal 1")
    assert table.state.chief == NOBODY
    table.chooses("Go down to portal 1")
    assert table.state.chief == 1
    table.script(0, 0, 0, 0)
    table.chooses("Go up: Portal 1")
    table.chooses("End your turn")
    assert table.asked() == 2
    assert "Turn of the monsters" not in table.log_lines()
