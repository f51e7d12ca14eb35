"""What the table of Tales of Glory says of things that cannot be picked, and what they mean now."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.tables import (
    COIN_COST,
    COMBAT_COST,
    MAGIC_COST,
    POTION_COST,
    TILE_IDS,
)
from donjon.games.tales_of_glory.rules.selection import SelectAll
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario, tile_number

RICH = {"coins": 9, "potions": 9, "combat": 9, "magic": 9}


def playing(tile: str, slot: int = 1, **goods: int) -> TalesOfGloryScenario:
    """Seat 0 has taken a tile, and has these goods; a Quest in hand keeps it from being passed."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(**goods)
    scenario.set_quests("Q01")
    scenario.set_taken_tile(tile, slot)
    scenario.begins_turn()
    return scenario


def dear(cost: bytes) -> str:
    """A tile of the first age that costs the most of this, and nothing else."""
    others = [each for each in (COIN_COST, COMBAT_COST, MAGIC_COST, POTION_COST) if each != cost]
    found = [
        tile
        for tile, id in enumerate(TILE_IDS)
        if id.startswith("TG-A") and cost[tile] and not any(each[tile] for each in others)
    ]
    return TILE_IDS[max(found, key=lambda tile: cost[tile])].removeprefix("TG-")


class TestWhatATileCosts:
    def test_coins_are_counted(self) -> None:
        """TG-8.2"""
        tile = dear(COIN_COST)
        cost = COIN_COST[tile_number(tile)]
        assert cost > 1
        said = playing(tile, coins=1).why_not(f"tile:{tile}")
        assert said == f"{cost} coins, you have 1"

    def test_missing_skill_is_paid_in_potions(self) -> None:
        """TG-8.3, TG-8.4"""
        tile = dear(COMBAT_COST)
        need = COMBAT_COST[tile_number(tile)]
        said = playing(tile, combat=need - 2, potions=1).why_not(f"tile:{tile}")
        assert said == "you lack 2 skill: 2 potions in all, you have 1"

    def test_potions_are_counted(self) -> None:
        tile = dear(POTION_COST)
        cost = POTION_COST[tile_number(tile)]
        said = playing(tile).why_not(f"tile:{tile}")
        assert said == (f"{cost} potions" if cost > 1 else "one potion") + ", you have 0"

    def test_the_wild_lands_cost_one_more(self) -> None:
        """TG-8.6"""
        tile = "A1-17"  # a purse, free of charge
        scenario = playing(tile, 6)
        assert scenario.why_not(f"tile:{tile}") == "the Wild Lands cost 1 more: a coin or a potion"
        assert playing(tile, 6, coins=1).why_not(f"tile:{tile}") == ""


class TestWhereATileMayLie:
    def test_connectors_meet_connectors(self) -> None:
        """TG-10.4, TG-10.5"""
        scenario = playing("A1-17", **RICH)
        legal = scenario.legal_cells("A1-17")
        around = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        assert {scenario.why_not(f"cell:0:{x},{y}") for x, y in legal} == {""}
        shut = [cell for cell in around if cell not in legal]
        assert shut
        assert {scenario.why_not(f"cell:0:{x},{y}") for x, y in shut} <= {
            "a connector would face a bare edge",
            "no connector would meet another",
        }
        assert scenario.why_not("cell:0:5,5") == "no connector would meet another"
        assert scenario.why_not("cell:0:0,0") == "a tile lies there"

    def test_a_tile_that_cannot_be_paid_says_so_in_its_cells(self) -> None:
        tile = dear(COIN_COST)
        scenario = playing(tile)
        assert "coins, you have 0" in scenario.why_not("cell:0:0,1")

    def test_a_closed_zone_has_no_cell(self) -> None:
        scenario = TalesOfGloryScenario()
        scenario.close_zone()
        scenario.set_goods(**RICH)
        scenario.set_taken_tile("A1-17", 1)
        scenario.set_quests("Q01")
        scenario.begins_turn()
        assert scenario.why_not("tile:A1-17") == "no cell fits"

    def test_the_own_map_and_the_own_turn(self) -> None:
        """TG-7.2"""
        scenario = playing("A1-17", **RICH)
        assert scenario.why_not("cell:1:0,1").startswith("it is the zone of")
        scenario = TalesOfGloryScenario()
        scenario.happens(SelectAll())
        assert scenario.why_not("cell:0:0,1") == "first a tile, then its cell"


class TestTilesElsewhere:
    def test_one_tile_a_round(self) -> None:
        """TG-4.4"""
        scenario = playing("A1-17", **RICH)
        shown = scenario.game.view(scenario.state, 0).display
        assert scenario.why_not(f"tile:{shown[-1]}") == "one tile a round, and you have taken yours"
        assert scenario.why_not("tile:H1") == "what has been laid stays"
        assert scenario.why_not("quest:1:0") == "known to its owner alone"

    def test_a_slot_without_a_tile(self) -> None:
        scenario = playing("A1-17", 1, **RICH)
        shown = scenario.game.view(scenario.state, 0).display
        empty = [at + 1 for at, tile in enumerate(shown) if tile is None]
        assert {scenario.why_not(f"slot:{slot}") for slot in empty} <= {"its tile is gone"}
        assert scenario.why_not(f"slot:{len(shown)}") == ""

    def test_quests_wait_for_step_2(self) -> None:
        """TG-18.5"""
        scenario = TalesOfGloryScenario()
        scenario.set_quests("Q01")
        scenario.happens(SelectAll())
        assert scenario.why_not("tile:Q01", 0) == "first the slots: it is played in step 2"


class TestAKey:
    def laying(self) -> TalesOfGloryScenario:
        """Seat 0 has the Mimic beside the hero and lays a Key of any chest; nobody else does."""
        scenario = TalesOfGloryScenario()
        scenario.place_tile("A1-05", 1, 0)
        scenario.place_tile("A1-17", 5, 5)
        scenario.open_chest("A1-05")
        scenario.discards("A1-06")
        return scenario

    def test_it_opens_a_shut_chest_of_the_own_zone(self) -> None:
        """TG-12.2, TG-12.3, TG-12.7"""
        scenario = self.laying()
        shown = scenario.view().display
        assert scenario.why_not("tile:A1-17") == "it has no chest"
        assert scenario.why_not("tile:A1-05") == "its chests are open"
        assert scenario.why_not("tile:H1") == ""
        assert scenario.why_not("tile:H2") == "a key opens a chest of your own zone"
        assert scenario.why_not(f"tile:{shown[0]}") == "first the key: it is laid at once"
        assert scenario.why_not("tile:A1-06") == "it has been discarded"

    def test_chests_and_edges_that_wait_are_counted(self) -> None:
        scenario = self.laying()
        assert scenario.means_now("tile:H1") == "chests still shut: 2"
        assert scenario.means_now("key:0") == "chests still shut: 2"
        scenario.place_tile("A1-11", 0, 1)
        assert "connectors that still wait: " in scenario.means_now("tile:A1-11")


def test_a_majority_says_how_far_one_is_behind() -> None:
    """TG-17.3"""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(0, magic=2, prestige=3)
    scenario.set_goods(1, magic=5)
    assert scenario.means_now("majority:magic") == "you: 2, the most: 5"
    assert scenario.means_now("majority:magic", None) == "the most of all: 5"
    assert scenario.means_now("prestige:1") == "the most of all: 3"


def test_a_tile_of_another_is_taken() -> None:
    """TG-4.4"""
    scenario = playing("A1-17", **RICH)
    scenario.set_taken_tile("A1-06", 2, 1)
    assert scenario.why_not("tile:A1-06").endswith("has taken it")
