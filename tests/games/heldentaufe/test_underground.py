"""Heldentaufe 4.7, 4.8 and 4.11: the underground, fights, leaving and rebuild."""

from __future__ import annotations

from itertools import product

import pytest

from donjon.games.heldentaufe.content.tables import FURY, MONSTER_IDS, SWORD
from donjon.games.heldentaufe.content.underground_map import HEX_IDS, NEXT_HEXES
from donjon.games.heldentaufe.model.state import NO_POTION, NOBODY
from donjon.games.heldentaufe.rules.underground.fights import FIRST_MONSTER, fight, strength
from tests.games.heldentaufe.scenario import HeldentaufeScenario

TOOTH = 3


def test_entering_goes_on_with_the_points_left() -> None:
    """HT-7.1, HT-7.2, HT-11.10  By a portal; the first below sets the chief after his seat."""
    for seat in (0, 1, 2):
        scenario = HeldentaufeScenario(3)
        scenario.place_hero_on("portal1", seat)
        scenario.acts(seat)
        scenario.chooses("Go down to portal 1")
        assert (scenario.state.chief, scenario.state.spent) == (seat, 1)
        scenario.chooses("Go to hex 5")
        assert scenario.hero_position(seat) == "U05"


def test_later_ones_do_not_move_the_chief() -> None:
    """HT-7.3  While a hero is below his place does not change."""
    scenario = HeldentaufeScenario(3)
    scenario.place_hero_underground("U09", 2)
    scenario.place_hero_on("portal1", 1)
    scenario.acts(1)
    scenario.chooses("Go down to portal 1")
    assert scenario.state.chief == 2


def test_steps_below() -> None:
    """HT-7.4, HT-7.5, HT-A.1  To adjacent hexes without a figure: heroes and monsters block."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U12")
    scenario.place_hero_underground("U16", 1)
    scenario.acts()
    assert scenario.offers_starting_with("Go to") == [
        "Go to skull hex 8",
        "Go to hex 9",
        "Go to gold hex 13",
    ]
    scenario.chooses("Go to hex 9")
    assert (scenario.hero_position(), scenario.ap_left) == ("U09", 3)


def test_every_mark_is_an_ordinary_hex() -> None:
    """HT-7.12, HT-7.11  Lairs, portals, skulls and gold are walked like any other."""
    for at, hex in enumerate(HEX_IDS):
        scenario = HeldentaufeScenario()
        scenario.remove_monsters()
        scenario.state.chest = False
        scenario.place_hero_underground(hex)
        scenario.acts()
        assert len(scenario.offers_starting_with("Go to")) == len(NEXT_HEXES[at])
        for label in scenario.offers_starting_with("Go to"):
            scenario.place_hero_underground(hex)
            scenario.acts()
            scenario.chooses(label)
            assert scenario.hero_position() != hex
            assert scenario.ap_left == 3


def test_danger() -> None:
    """HT-7.7, HT-7.6, HT-7.10, HT-R7  Every hex entered is resolved; the token is gone then."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U05")
    scenario.acts()
    scenario.chooses_each("Go to skull hex 6", "Go to hex 5")
    assert (scenario.hero().hearts, scenario.ap_left) == (5, 2)
    assert scenario.view().dangers == ["U08", "U10", "U11", "U19"]
    scenario.place_danger("U08")
    scenario.chooses("Go to skull hex 8")
    assert (scenario.hero().hearts, scenario.state.ap_lost) == (4, True)
    assert scenario.view().dangers == ["U10", "U11", "U19"]


def test_an_armed_trap_ends_the_turn() -> None:
    """HT-7.7, HT-2.6, HT-2.9, HT-R6  A heart, all AP and the turn: no free action any more."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U05")
    scenario.place_danger("U06")
    scenario.give_tokens("apple")
    scenario.begins_turn(0)
    scenario.chooses("Go to skull hex 6")
    assert scenario.decision().rule() == "HT-9.13"
    assert (scenario.backpack(), len(scenario.hand()), scenario.hero().hearts) == (["apple"], 3, 4)
    lines = ["loses a heart and all action points: the turn is over.", "draws a mission."]
    assert [line for line in scenario.log_lines() if line in lines][:2] == lines


def test_a_trap_that_leaves_the_free_actions() -> None:
    """HT-R6, HT-2.6, HT-7.7  By the switch only the AP are lost: one may still eat, and ends."""
    scenario = HeldentaufeScenario(2, trap_ends_turn=False)
    scenario.place_hero_underground("U05")
    scenario.place_danger("U06")
    scenario.give_tokens("apple")
    scenario.begins_turn(0)
    scenario.chooses("Go to skull hex 6")
    assert (scenario.deciding_seat(), scenario.ap_left, scenario.hero().hearts) == (0, 0, 4)
    assert "loses a heart and all remaining action points." in scenario.log_lines()
    assert not scenario.offers_starting_with("Go ")
    scenario.chooses("Eat: Apple")
    assert (scenario.hero().hearts, scenario.decision().rule()) == (5, "HT-9.13")


def test_the_last_heart_in_a_trap() -> None:
    """HT-7.8, HT-10.2  The hero is defeated: all tokens go, and the others place him."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero_underground("U05")
    scenario.place_danger("U06")
    scenario.give_equipment("sword2")
    scenario.give_tokens("apple")
    scenario.hero().hearts = 1
    scenario.begins_turn(0)
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go to skull hex 6")
    assert (scenario.deciding_seat(), scenario.worn(), scenario.backpack()) == (1, [], [])
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(), scenario.hero().hearts, scenario.deciding_seat()) == (
        (1, 0),
        5,
        1,
    )


def test_the_chest() -> None:
    """HT-7.9, HT-7.10  Three rolls, once until the next rebuild."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U12")
    scenario.acts()
    scenario.script(0, TOOTH, 5)
    scenario.chooses("Go to gold hex 13")
    assert (scenario.worn(), scenario.points(), scenario.view().chest) == (["boots1"], 3, False)
    scenario.chooses_each("Go to hex 9", "Go to gold hex 13")
    assert scenario.script_is_used_up


# 4.8


def test_whom_a_hero_attacks() -> None:
    """HT-8.1, HT-A.5, HT-R36  Any figure on an adjacent hex, monsters and heroes."""
    scenario = HeldentaufeScenario(4)
    scenario.place_hero_underground("U12")
    scenario.place_hero_underground("U16", 1)
    scenario.place_hero_underground("U10", 2)
    scenario.acts()
    assert scenario.offers_starting_with("Attack") == ["Attack Jupanila", "Attack Ulumu"]


@pytest.mark.parametrize("attacker", range(1, 7))
@pytest.mark.parametrize("defender", range(1, 7))
def test_who_loses_a_heart(attacker: int, defender: int) -> None:
    """HT-8.3, HT-8.4, HT-8.5, HT-8.6  The lower sum, on a tie the defender; nobody moves."""
    scenario = HeldentaufeScenario(2, "erla mathian")
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.give_equipment("sword1", 1)
    scenario.acts()
    scenario.script(attacker - 1, defender - 1)
    scenario.chooses("Attack Mathian")
    wins = attacker >= defender + 1
    assert (scenario.hero(0).hearts, scenario.hero(1).hearts) == ((5, 6) if wins else (4, 7))
    assert (scenario.hero_position(0), scenario.hero_position(1)) == ("U09", "U12")
    assert "Attack Mathian" in scenario.offers_starting_with("Attack")


def arm(scenario: HeldentaufeScenario, seat: int, sword: int) -> None:
    """The hero fights with this sword value."""
    hero = scenario.hero(seat)
    hero.worn[SWORD] = sword if sword <= 3 else sword - 3
    hero.belt, hero.used = (FURY, True) if sword > 3 else (NO_POTION, False)


def test_the_odds_of_the_catalogue() -> None:
    """HT-8.4, HT-8.7, HT-5.6  How many of 36 throws attackers win, by the difference of swords."""
    odds = []
    for difference in range(-6, 7):
        scenario = HeldentaufeScenario(2, "jupanila mathian")
        arm(scenario, 0, max(0, difference))
        arm(scenario, 1, max(0, -difference))
        wins = 0
        for one, other in product(range(6), repeat=2):
            scenario.hero(0).hearts = scenario.hero(1).hearts = 3
            scenario.script(one, other)
            fight(scenario.state, 0, 1)
            wins += scenario.hero(1).hearts == 2
        odds.append(wins)
    assert odds == [0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36, 36]


def test_free_actions_between_two_attacks() -> None:
    """HT-8.8  Only the active player's."""
    scenario = HeldentaufeScenario(2, "mathian corlof")
    scenario.place_hero_underground("U12")
    scenario.give_tokens("apple")
    scenario.give_tokens("apple", 1)
    scenario.acts()
    scenario.script(0, 5)
    scenario.chooses("Attack Ulumu")
    assert (scenario.deciding_seat(), scenario.hero().hearts) == (0, 6)
    scenario.chooses("Eat: Apple")
    scenario.script(5, 0)
    scenario.chooses("Attack Ulumu")
    assert (scenario.hero().hearts, scenario.monster_hearts("ulumu")) == (7, 2)


def test_a_monster_falls_to_who_defends() -> None:
    """HT-8.9, HT-8.11, HT-8.2  Attacked by it, the hero takes the tooth; it is gone until then."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U16")
    scenario.place_monster("ulumu", "U15", 1)
    scenario.begins_monsters_turn()
    scenario.script(0, 5)
    scenario.chooses("Ulumu attacks Corlof")
    assert (scenario.points(), scenario.monster_hex("ulumu"), scenario.deciding_seat()) == (
        1,
        None,
        1,
    )


def test_growth() -> None:
    """HT-8.10, HT-11.9, HT-R21, HT-R22  One step a tooth; without any as under the 5."""
    for monster, rows in (
        ("ulumu", [(3, 0), (3, 1), (4, 1), (4, 2), (4, 3), (4, 3)]),
        ("zibber", [(2, 1), (2, 2), (3, 2), (3, 3), (3, 4), (3, 4)]),
        ("wallrog", [(1, 2), (1, 3), (2, 3), (2, 4), (2, 5), (2, 5)]),
    ):
        scenario = HeldentaufeScenario()
        stack = [5, 4, 3, 2, 1]
        at = MONSTER_IDS.index(monster)
        for hearts, sword in rows:
            scenario.set_monster_teeth(monster, *stack)
            seen = scenario.view().monsters[at]
            assert (seen.most_hearts, seen.sword) == (hearts, sword)
            assert strength(scenario.state, FIRST_MONSTER + at) == sword
            stack = stack[:-1]


def test_a_monster_without_teeth() -> None:
    """HT-R21  It yields nothing, or by the switch five points; the slayer still pays."""
    for reward, points in (("none", 0), ("five_from_reserve", 5)):
        scenario = HeldentaufeScenario(2, exhausted_monster_reward=reward)
        scenario.set_monster_teeth("ulumu")
        scenario.state.monsters[0].hearts = 1
        scenario.place_hero_underground("U12")
        scenario.give_missions("R07")
        scenario.give_equipment("sword3")
        scenario.acts()
        scenario.script(5, 0)
        scenario.chooses("Attack Ulumu")
        assert scenario.points() == points
        scenario.chooses("Show: Bane of Ulumu")
        assert scenario.points() == points + 2


def test_a_hero_without_hearts_is_defeated() -> None:
    """HT-8.12, HT-10.1, HT-10.4  Also the attacker; the defender has won, and places him."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.place_hero_underground("U09")
    scenario.place_hero_underground("U12", 1)
    scenario.set_teeth(0, 3)
    scenario.hero(0).hearts = 1
    scenario.begins_turn(0)
    scenario.script(0, 5)
    scenario.chooses("Attack Jupanila")
    assert (scenario.deciding_seat(), scenario.points(0), scenario.points(1)) == (1, 0, 3)
    scenario.chooses("Meadow (1, 0)")
    assert (scenario.hero_position(0), scenario.hero(0).hearts, scenario.hero(0).defeats) == (
        (1, 0),
        5,
        1,
    )


def test_a_fight_on_a_danger_token() -> None:
    """HT-R35, HT-9.5  A monster that stands on one leaves it as it is."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U09")
    scenario.place_monster("ulumu", "U08", 1)
    scenario.acts()
    scenario.script(5, 0)
    scenario.chooses("Attack Ulumu")
    assert "U08" in scenario.view().dangers
    scenario.script(5, 0)
    scenario.place_monster("ulumu", "U08", 2)
    fight(scenario.state, 0, FIRST_MONSTER)
    assert (scenario.monster_hearts("ulumu"), "U08" in scenario.view().dangers) == (1, True)


# 4.11


def test_going_up() -> None:
    """HT-11.1, HT-11.2, HT-A.4, HT-7.11, HT-R23  One AP, if the surface portal is discovered."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U04")
    scenario.place_hero_underground("U09", 1)
    scenario.acts()
    assert not scenario.offers_starting_with("Go up")
    scenario.place_tile("portal1", 1, 0)
    scenario.chooses("Go up: Portal 1")
    assert (scenario.hero_position(), scenario.ap_left, scenario.state.chief) == ((1, 0), 3, 0)


def test_an_undiscovered_portal() -> None:
    """HT-R55  A hero who teleported in stays until there is a way out."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U21")
    scenario.acts()
    assert scenario.offers() == ["Go to hex 20", "End your turn"]


def test_a_leaver_is_in_the_next_council() -> None:
    """HT-11.3, HT-9.8  With others below nothing else changes."""
    scenario = HeldentaufeScenario(3)
    scenario.place_tile("portal1", 1, 0)
    scenario.place_hero_underground("U04")
    scenario.place_hero_underground("U09", 1)
    scenario.begins_turn(0)
    scenario.chooses("Go up: Portal 1")
    scenario.chooses("End your turn")
    assert sorted(d.seat for d in [scenario.decision(0), scenario.decision(2)]) == [0, 2]


def test_the_last_one_out() -> None:
    """HT-11.4, HT-11.5, HT-11.6, HT-11.7, HT-10.9  Chief off, five new tokens, chest, lairs."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("portal1", 1, 0)
    scenario.place_hero_underground("U04")
    scenario.state.danger = bytes(21)
    scenario.state.chest = False
    for monster, hex in (("ulumu", "U09"), ("zibber", "U13"), ("wallrog", "U01")):
        scenario.place_monster(monster, hex, 1)
    scenario.acts()
    scenario.script(4, 3, 2, 1)
    scenario.chooses("Go up: Portal 1")
    assert (scenario.state.chief, scenario.view().chest) == (NOBODY, True)
    assert sorted(scenario.state.danger) == [0] * 16 + [1] * 3 + [2] * 2
    assert [scenario.monster_hex(id) for id in MONSTER_IDS] == ["U15", "U07", "U18"]
    assert [scenario.monster_hearts(id) for id in MONSTER_IDS] == [1, 1, 1]
    assert "The last hero has left: the underground is rebuilt." in scenario.log_lines()


def test_defeated_monsters_come_back_whole() -> None:
    """HT-11.8, HT-11.9, HT-8.11  With all hearts of their present strength, and fewer teeth."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("portal1", 1, 0)
    scenario.place_hero_underground("U04")
    scenario.set_monster_teeth("wallrog", 5, 4)
    scenario.place_monster("wallrog")
    scenario.acts()
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go up: Portal 1")
    assert (scenario.monster_hearts("wallrog"), scenario.view().monsters[2].teeth) == (2, [5, 4])


def test_out_and_in_again() -> None:
    """HT-11.11, HT-11.10, HT-R24  Rebuild in between; the chief is set again; no monsters' turn."""
    scenario = HeldentaufeScenario(3)
    scenario.place_hero_on("portal1", 1)
    scenario.begins_turn(1)
    scenario.chooses("Go down to portal 1")
    assert scenario.state.chief == 1
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go up: Portal 1")
    assert scenario.state.chief == NOBODY
    scenario.chooses("Go down to portal 1")
    assert scenario.state.chief == 1
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Go up: Portal 1")
    scenario.chooses("End your turn")
    assert scenario.deciding_seat() == 2
    assert "Turn of the monsters" not in scenario.log_lines()
