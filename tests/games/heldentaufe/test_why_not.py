"""What Heldentaufe's table says of things that cannot be picked, and what they mean now."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.content.tables import HEALING, TELEPORT
from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.underground.monsters_turn import COMMANDS
from donjon.games.heldentaufe.rules.underground.place_defeated_hero import PLACEMENTS
from tests.games.heldentaufe.scenario import HeldentaufeScenario


def above(ap_spent: int = 0) -> HeldentaufeScenario:
    """A hero at the campfire, with a row of meadows to the east."""
    scenario = HeldentaufeScenario()
    for q in range(1, 7):
        scenario.place_tile("meadow" if q < 3 else "forest", q, 0)
    scenario.acts()
    scenario.state.spent = ap_spent
    return scenario


class TestAboveGround:
    def test_actions_are_counted(self) -> None:
        """HT-3.2, HT-2.3"""
        scenario = above()
        left = scenario.view().turn.ap_left
        assert left < 6
        assert scenario.why_not("land:1,0") == ""
        assert scenario.why_not(f"land:{left},0") == ""
        assert scenario.why_not("land:6,0") == f"6 actions away, you have {left}"

    def test_without_actions_nothing_is_near(self) -> None:
        scenario = above(99)
        assert scenario.why_not("land:1,0") == "no actions left"
        assert scenario.why_not("discard") == "no actions left"

    def test_the_underground_is_reached_by_a_portal(self) -> None:
        """HT-7.1"""
        scenario = above()
        assert scenario.why_not("cave:U05") == "down through a portal only"
        scenario.place_tile("portal1", 0, 1)
        scenario.place_hero(0, 1)
        reasons = {scenario.why_not(f"cave:U{n:02}") for n in range(1, 22)}
        assert "yours leads to portal 1" in reasons
        assert "" in reasons

    def test_who_stands_at_the_foot_is_in_the_way(self) -> None:
        """HT-7.5"""
        scenario = HeldentaufeScenario()
        scenario.place_hero_on("portal1")
        scenario.acts()
        free = [n for n in range(1, 22) if scenario.why_not(f"cave:U{n:02}") == ""]
        scenario.place_hero_underground(f"U{free[0]:02}", 1)
        assert scenario.why_not(f"cave:U{free[0]:02}") == "somebody stands there"
        assert scenario.means_now("land:1,0") == "somebody stands at its foot"

    def test_nobody_fights_here(self) -> None:
        """HT-8.1"""
        scenario = above()
        scenario.place_hero(1, 0, 1)
        assert scenario.why_not("hero:1") == "heroes do not fight above ground"
        assert scenario.why_not("monster:zibber") == "you are above ground"

    def test_what_the_own_tile_lacks(self) -> None:
        """HT-4.5, HT-4.9, HT-4.11"""
        for tile, reason in {
            "merchant": "you have no equipment to swap",
            "smith": "two pieces of a kind are needed, none of them worth 3",
            "portal2": "it leads down: pick the place below",
            "meadow": "you are here",
        }.items():
            scenario = HeldentaufeScenario()
            scenario.place_hero_on(tile)
            scenario.acts()
            assert scenario.why_not("land:1,0") == reason

    def test_a_full_backpack_takes_no_food(self) -> None:
        """HT-4.5"""
        scenario = HeldentaufeScenario()
        scenario.place_hero_on("pond")
        scenario.acts()
        assert scenario.why_not("land:1,0") == ""
        room = scenario.view().heroes[0].backpack_size
        assert scenario.means_now("land:1,0").endswith(f"room for {room} in your backpack")
        scenario.give_tokens("fish " * room)
        assert scenario.why_not("land:1,0") == "your backpack is full"

    def test_empty_places_say_what_they_wait_for(self) -> None:
        """HT-1.8, HT-5.2"""
        scenario = above()
        assert scenario.why_not("slot:0:ring") == "nothing of this kind in your backpack"
        assert scenario.why_not("backpack:0:0") == "you wear nothing to put away"
        assert scenario.why_not("belt-slot:0").startswith("brew it: a ring (yours: ")
        assert scenario.why_not("slot:1:ring").startswith("it belongs to")
        assert scenario.why_not("reserve:apple").startswith("gained on tiles")

    def test_a_potion_is_drunk_once(self) -> None:
        """HT-5.7"""
        scenario = above()
        scenario.hero().belt = TELEPORT
        assert scenario.why_not("land:6,0") == ""
        assert scenario.why_not("cave:U12") == ""
        scenario.hero().used = True
        assert scenario.why_not("belt:0") == "it has been drunk"


class TestBelow:
    def test_steps_and_figures(self) -> None:
        """HT-7.4, HT-7.5, HT-8.1"""
        scenario = HeldentaufeScenario()
        scenario.remove_monsters()
        scenario.place_hero_underground("U12")
        scenario.place_hero_underground("U16", 1)
        scenario.place_monster("zibber", "U01")
        scenario.acts()
        assert scenario.why_not("cave:U09") == ""
        assert scenario.why_not("cave:U16") == "somebody stands there"
        assert scenario.why_not("hero:1") == ""
        assert scenario.why_not("monster:zibber") == "it is not beside you"
        assert scenario.why_not("beast:ulumu") == "defeated: it returns when nobody is below"
        assert scenario.why_not("land:0,0").startswith("you are below ground")

    def test_odds_are_those_of_two_dice(self) -> None:
        """HT-8.4  With equal swords the attacker wins 21 of 36 throws."""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U12")
        scenario.place_hero_underground("U16", 1)
        scenario.give_equipment("sword2")
        ahead = scenario.view().heroes[0].sword - scenario.view().heroes[1].sword
        dice = range(1, 7)
        won = [one + ahead >= other for one in dice for other in dice].count(True)
        said = f"your blow hits with {round(100 * won / 36)} %, hearts: {scenario.hero(1).hearts}"
        assert scenario.means_now("hero:1") == said
        assert scenario.means_now("hero:0") == ""


class TestTheCommander:
    def commanding(self) -> HeldentaufeScenario:
        scenario = HeldentaufeScenario()
        scenario.remove_monsters()
        scenario.place_hero_underground("U12")
        scenario.place_monster("zibber", "U09")
        scenario.state.commander = 1
        scenario.state.monster_ap = 4
        scenario.happens(COMMANDS[1])
        return scenario

    def test_monsters_keep_to_their_rules(self) -> None:
        """HT-9.3, HT-9.4, HT-9.15"""
        scenario = self.commanding()
        assert scenario.why_not("cave:U12") == "somebody stands there"
        assert scenario.why_not("cave:U21") == "one step from no monster"
        assert scenario.why_not("cave:U13") == "monsters stay away from the chest"
        assert scenario.why_not("chest") == "monsters stay away from the chest"
        assert scenario.why_not("hero:0") == ""
        assert scenario.why_not("hero:1") == "monsters stay below ground"
        assert scenario.why_not("land:0,0") == "monsters stay below ground"
        assert scenario.why_not("beast:zibber") == "pick its figure on the board"
        assert scenario.why_not("monster:zibber") == ""

    def test_a_hero_far_from_all_monsters_is_safe(self) -> None:
        scenario = self.commanding()
        scenario.place_hero_underground("U21")
        assert scenario.why_not("hero:0") == "no monster is beside this hero"


def test_a_defeated_hero_is_put_on_a_known_tile() -> None:
    """HT-10.5"""
    scenario = HeldentaufeScenario()
    scenario.place_tile("pond", 1, 0)
    scenario.state.fallen = 0
    scenario.happens(PLACEMENTS[1])
    assert scenario.why_not("land:1,0") == ""
    assert scenario.why_not("land:2,0") == "only to a tile that is known"
    assert scenario.why_not("cave:U12") == "only to a tile above ground"


@pytest.mark.parametrize("missions", ["R04", "R01"])
def test_a_delivery_says_what_is_lacking(missions: str) -> None:
    """HT-6.9"""
    scenario = HeldentaufeScenario()
    scenario.give_missions(missions)
    assert scenario.means_now(f"mission:{missions}").startswith("lacking: :")
    assert scenario.means_now(f"mission:{missions}", 1) == ""


def test_a_used_potion_is_no_payment() -> None:
    """HT-5.10"""
    scenario = HeldentaufeScenario()
    scenario.give_missions("B05")
    lacking = scenario.means_now("mission:B05")
    scenario.hero().belt = HEALING
    ready = scenario.means_now("mission:B05")
    scenario.hero().used = True
    assert scenario.means_now("mission:B05") == lacking
    assert ready.startswith("you have it all")
    assert scenario.state.commander == NOBODY
