"""Tales of Glory chapters 13, 14 and 15: gains, Place connectors, multipliers."""

from __future__ import annotations

import pytest

from donjon.games.tales_of_glory.content.printed_gain import (
    COIN,
    COMBAT,
    FIRST_PLAYER,
    KEY,
    MAGIC,
    ONCE,
    PER_3_COINS,
    PER_3_POTIONS,
    PER_CHARACTER,
    PER_CLOSED_CHEST,
    PER_COMBAT,
    PER_KEY,
    PER_MAGIC,
    PER_MAJORITY,
    PER_MONSTER,
    PER_PLACE,
    PER_SURROUNDED,
    PER_TREASURE,
    POTION,
    PRESTIGE,
    Item,
)
from donjon.games.tales_of_glory.content.tables import EDGE_GAIN, TILES
from donjon.games.tales_of_glory.model.state import NO_TILE
from donjon.games.tales_of_glory.rules.gains import (
    FROM_CHEST,
    FROM_EDGE,
    FROM_TILE,
    GainKey,
    Receive,
    take_token,
)
from donjon.games.tales_of_glory.rules.multipliers import times
from donjon.games.tales_of_glory.rules.placement import is_paying
from donjon.games.tales_of_glory.rules.scoring import FinalCount
from donjon.kernel.words.translate import translate
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario, gain_of, tile_number


def test_amounts_go_to_reserve_and_banner() -> None:
    """TG-13.1, TG-13.2, TG-13.5  Coins, potions, Prestige; Combat and Magic; unasked."""
    scenario = TalesOfGloryScenario()
    scenario.receives([Item(kind, kind + 1, ONCE, False) for kind in range(5)])
    assert scenario.goods() == (4, 5, 2, 1, 3)
    assert scenario.is_idle


def test_prestige_is_noted_by_where_it_comes_from() -> None:
    """TG-22.10  From tiles, chests and connectors."""
    scenario = TalesOfGloryScenario()
    for source in (FROM_TILE, FROM_CHEST, FROM_EDGE):
        scenario.happens(Receive(0, [Item(PRESTIGE, source + 1, ONCE, False)], 0, source))
    player = scenario.player()
    assert (player.from_tiles, player.from_chests, player.from_edges) == (1, 2, 3)
    assert player.prestige == 6


def test_the_token_is_taken_from_whoever_has_it() -> None:
    """TG-13.4, TG-R23  Nothing happens to a player who has it already, nor in the last round."""
    scenario = TalesOfGloryScenario(3)
    scenario.state.round = 10
    take_token(scenario.state, scenario.player(2))
    assert scenario.state.first == 2
    lines = len(scenario.log_lines())
    take_token(scenario.state, scenario.player(2))
    assert (scenario.state.first, len(scenario.log_lines())) == (2, lines)


def test_the_last_in_the_order_has_the_token() -> None:
    """TG-13.9, TG-7.8  Whoever gains it first on the clock."""
    scenario = TalesOfGloryScenario(4)
    scenario.state.leader = 2  # order 2, 3, 0, 1
    take_token(scenario.state, scenario.player(0))
    take_token(scenario.state, scenario.player(3))
    assert scenario.state.first == 0
    take_token(scenario.state, scenario.player(1))
    assert scenario.state.first == 1


def test_the_order_inside_one_placement() -> None:
    """TG-13.6, TG-13.7, TG-R15  Keys with their chests, connectors, then the tile's own gain."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-11", 1, 1)  # south gives 2 coins
    scenario.lays_tile("A1-16", 1, 0)
    lines = [
        line for line in scenario.log_lines() if "gain" in line or "gets" in line or "opens" in line
    ]
    assert lines == ["gets 2 coins from a connector of Crossroads Inn.", "gains 1 Magic."]
    keys = TalesOfGloryScenario()
    keys.lays_tile("A1-05", 1, 0)
    assert keys.player().prestige == 0  # its own gain waits for the chest
    keys.chooses("Open the chest of Mimic: 4 coins")
    assert keys.goods() == (0, 0, 0, 4, 3)


def test_own_connector_before_the_neighbours() -> None:
    """TG-13.6, TG-14.7  Edge by edge from the north."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile(
        "A1-11", 0, 1
    )  # the inn: south 2 coins, east Key if Character, west 2 potions
    scenario.lays_tile("A2-16", -1, 1)  # the tower: east 2 potions
    lines = [line for line in scenario.log_lines() if line.startswith("gets")]
    assert lines == [
        "gets 2 potions from a connector of Wizard’s Tower.",
        "gets 2 potions from a connector of Crossroads Inn.",
    ]


def test_end_items_do_nothing_when_laid() -> None:
    """TG-13.8, TG-R43  Also on a Quest; they come at the end."""
    scenario = TalesOfGloryScenario()
    scenario.receives(gain_of("Q16"))
    assert scenario.player().prestige == 3
    scenario.place_tile("Q16", 5, 5)
    scenario.set_goods(combat=1)
    scenario.set_goods(1, magic=1, potions=1, coins=1)
    scenario.happens(FinalCount())
    assert scenario.player().from_end == 3


def test_keys_are_announced_with_the_first_question() -> None:
    """TG-13.10  All of them, each with the tiles whose chests it may open, before the first chest
    is chosen; an open chest is not among them.
    """
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-10", 5, 5)
    scenario.place_tile("A1-09", -2, 0)
    scenario.lays_tile("A1-05", -1, 0)
    detail = scenario.decision().detail(scenario.state)
    assert detail is not None
    assert (
        translate(detail, "en")
        == "One more Key comes after this one: for a chest of Paladin, Mimic."
    )
    assert "joins half-keys: 2 Keys!" in scenario.log_lines()
    scenario.chooses("Open the chest of Mimic: 4 coins")
    assert scenario.decision().detail(scenario.state) is None


def test_each_key_to_come_is_announced_by_itself() -> None:
    """TG-13.10, TG-11.4  Chests that are open are not among those it may open."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-10", 5, 5)
    scenario.open_chest("A1-10")
    last = GainKey(0, NO_TILE, NO_TILE, [])
    second = GainKey(0, tile_number("A1-17"), tile_number("A1-10"), [last])
    scenario.happens(GainKey(0, NO_TILE, NO_TILE, [second, last]))
    detail = scenario.decision().detail(scenario.state)
    assert detail is not None
    paladin = "for a chest of Paladin"
    assert translate(detail, "en") == f"2 more Keys come after this one: {paladin}, {paladin}."
    scenario.open_chest("H1", 0)
    scenario.open_chest("H1", 1)
    detail = scenario.decision().detail(scenario.state)
    assert detail is not None
    assert translate(detail, "en").endswith(": for no chest, for no chest.")


@pytest.mark.parametrize("id", ["H1", "Q05", "A1-12", "A1-17"])
def test_any_tile_pays_where_nothing_is_demanded(id: str) -> None:
    """TG-14.1, TG-14.2, TG-R17  A hero, a Quest, another Place."""
    assert is_paying(4 * tile_number("A1-11"), tile_number(id))


@pytest.mark.parametrize(
    ("id", "pays"),
    [("H1", False), ("Q05", False), ("A1-17", False), ("A1-12", False), ("A1-06", True)],
)
def test_a_type_condition(id: str, pays: bool) -> None:
    """TG-14.3, TG-R17  Heroes and Quests have none of the four types."""
    assert is_paying(4 * tile_number("A1-11") + 1, tile_number(id)) is pays


def test_it_works_both_ways_in_time() -> None:
    """TG-14.4, TG-14.6  When the Place is laid, and when a tile is laid beside it; all are paid."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-18", 0, 2)
    scenario.lays_tile("A1-11", 0, 1)  # north the crate, south the hero
    assert scenario.player().coins == 4
    scenario.lays_tile("A1-06", -1, 1)  # west of the inn: 2 potions
    assert scenario.player().potions == 2


def test_the_wrong_type_loses_the_gain_for_good() -> None:
    """TG-14.5, TG-R19  The Connection is valid, and that connector never pays."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A2-14", 0, 1)  # castle: north 3 Prestige if Character
    scenario.lays_tile("A1-18", 0, 2)
    assert scenario.player().from_edges == 0
    assert scenario.view().players[0].zone[1].edges[0] == "void"
    assert any("gets nothing from a connector of Castle" in line for line in scenario.log_lines())


def test_two_places_may_both_pay() -> None:
    """TG-14.7, TG-R20  Each connector is judged by itself."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-11", 0, 1)
    scenario.lays_tile("A1-14", -1, 1)  # the market: east 2 coins; the inn: west 2 potions
    assert scenario.goods() == (0, 0, 2, 2, 0)


def test_a_place_connector_forms_no_key() -> None:
    """TG-14.8, TG-R21  Against a half-key the Connection is valid and the Place pays."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-11", 0, 1)
    scenario.lays_tile("A1-18", 1, 1)  # half-key against «Key if Character»
    assert scenario.is_idle
    assert scenario.open_chest_tiles() == []
    other = TalesOfGloryScenario()
    other.set_hero("H2")
    other.lays_tile("A1-11", 0, -1)  # the hero's half-key against the inn's 2 coins
    assert other.player().coins == 2
    assert other.is_idle
    for tile in TILES:
        for side in (tile.sides.n, tile.sides.e, tile.sides.s, tile.sides.w):
            assert not (side.kind == "half_key" and side.gain)


def test_a_key_from_a_place_and_from_a_tile() -> None:
    """TG-12.4, TG-13.3  The inn's for a Character, the seeker's own; for any own chest."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-11", 0, 1)
    scenario.lays_tile("A1-08", 1, 1)
    assert len(scenario.offers()) == 2
    scenario.chooses(scenario.offers()[0])
    assert scenario.goods() == (1, 0, 0, 3, 0)
    seeker = TalesOfGloryScenario()
    seeker.receives(gain_of("A2-10"))
    assert len(seeker.offers()) == 2


def test_items_after_a_key_wait_for_its_chest() -> None:
    """TG-13.7  The seeker counts Treasures after its Key has been laid."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-17", 0, 1)
    scenario.receives(gain_of("A2-10"))
    assert scenario.player().prestige == 0
    scenario.chooses(scenario.offers()[0])
    assert scenario.player().prestige == 2


def test_multipliers_by_type() -> None:
    """TG-15.1, TG-15.2, TG-R17, TG-R18  Tiles of the zone, itself included; 0 gives nothing."""
    scenario = TalesOfGloryScenario()
    player = scenario.player()
    pers = [PER_MONSTER, PER_CHARACTER, PER_PLACE, PER_TREASURE]
    assert [times(player, per) for per in pers] == [0, 0, 0, 0]
    for at, id in enumerate(["A1-01", "A1-06", "A1-07", "A1-11", "A1-12", "A1-13", "Q05"]):
        scenario.place_tile(id, 5, at)
    assert [times(player, per) for per in pers] == [1, 2, 3, 0]
    scenario.receives([Item(PRESTIGE, 2, PER_PLACE, False), Item(COMBAT, 1, PER_TREASURE, False)])
    assert scenario.goods() == (0, 0, 0, 0, 6)
    scenario.lays_tile("A2-10", 0, 1)
    scenario.chooses(scenario.offers()[0])
    assert times(player, PER_CHARACTER) == 3


def test_multipliers_by_keys_and_skills() -> None:
    """TG-15.3, TG-15.4  Keys on chests of the zone, tokens on the Banner."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(combat=3, magic=2)
    scenario.open_chest("H1", 0)
    player = scenario.player()
    assert [times(player, per) for per in (PER_KEY, PER_COMBAT, PER_MAGIC)] == [1, 3, 2]


def test_multipliers_by_majorities() -> None:
    """TG-15.5, TG-17.13  Shared ones included, whoever keeps the token."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(0, combat=1, magic=1, potions=1)
    scenario.set_goods(1, combat=1, coins=1)
    scenario.happens(FinalCount())
    assert [times(scenario.player(seat), PER_MAJORITY) for seat in (0, 1)] == [3, 2]


def test_multipliers_of_quests() -> None:
    """TG-15.6, TG-15.7, TG-15.8, TG-R22  By threes, surrounded tiles, closed chests."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=8, potions=3)
    player = scenario.player()
    assert [times(player, per) for per in (PER_3_COINS, PER_3_POTIONS)] == [2, 1]
    assert times(player, PER_CLOSED_CHEST) == 2
    scenario.open_chest("H1", 1)
    assert times(player, PER_CLOSED_CHEST) == 1
    for x, y in ((1, 0), (0, 1), (-1, 0)):
        scenario.place_tile("A2-01", x, y)  # whether connected or not
    assert times(player, PER_SURROUNDED) == 0
    scenario.place_tile("Q05", 0, -1)
    assert times(player, PER_SURROUNDED) == 1


def test_two_resources_under_one_multiplier() -> None:
    """TG-15.9  Two items with the same multiplier."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-01", 5, 5)
    scenario.place_tile("A1-02", 5, 6)
    scenario.receives(gain_of("A2-09"))
    assert scenario.goods() == (0, 0, 2, 2, 0)


def test_parts_of_one_gain_are_told_as_a_sum() -> None:
    """TG-13.6, TG-15.1  The flat part and what is multiplied are both Prestige."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=8)
    scenario.receives(gain_of("Q01"))
    assert scenario.log_lines() == ["gains 6 Prestige."]
    scenario = TalesOfGloryScenario()
    scenario.receives([Item(COIN, 1, ONCE, False), Item(POTION, 1, ONCE, False)] + gain_of("A2-09"))
    scenario.place_tile("A1-01", 5, 5)
    scenario.receives([Item(COIN, 1, ONCE, False), Item(POTION, 1, ONCE, False)] + gain_of("A2-09"))
    assert scenario.log_lines() == ["gains 1 coin, 1 potion.", "gains 2 coins, 2 potions."]


def test_a_gain_beyond_the_supply_is_received() -> None:
    """TG-21.1, TG-21.3, TG-R26  Values have no limit; a substitute token would do."""
    scenario = TalesOfGloryScenario()
    scenario.receives([Item(kind, 400, ONCE, False) for kind in range(5)])
    assert scenario.goods() == (400, 400, 400, 400, 400)
    scenario.receives([Item(MAGIC, 1, ONCE, False)])
    assert scenario.player().magic == 401


def test_every_kind_of_gain_occurs() -> None:
    """TG-21.2  All seven kinds are printed somewhere, Keys and the token among them."""
    printed = [item.kind for items in EDGE_GAIN for item in items]
    for tile in range(len(TILES)):
        printed += [item.kind for item in gain_of(TILES[tile].id.removeprefix("TG-"))]
    assert {KEY, FIRST_PLAYER} <= set(printed)
    assert len(set(printed)) == 7
