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
from tests.games.tales_of_glory.set_table import Tale, gain_of, number


def test_amounts_go_to_reserve_and_banner() -> None:
    """TG-13.1, TG-13.2, TG-13.5  Coins, potions, Prestige; Combat and Magic; unasked."""
    t = Tale()
    t.receives([Item(kind, kind + 1, ONCE, False) for kind in range(5)])
    assert t.goods() == (4, 5, 2, 1, 3)
    assert t.is_idle


def test_prestige_is_noted_by_where_it_comes_from() -> None:
    """TG-22.10  From tiles, chests and connectors."""
    t = Tale()
    for source in (FROM_TILE, FROM_CHEST, FROM_EDGE):
        t.happens(Receive(0, [Item(PRESTIGE, source + 1, ONCE, False)], 0, source))
    player = t.player()
    assert (player.from_tiles, player.from_chests, player.from_edges) == (1, 2, 3)
    assert player.prestige == 6


def test_the_token_is_taken_from_whoever_has_it() -> None:
    """TG-13.4, TG-R23  Nothing happens to who has it already, nor in the last round."""
    t = Tale(3)
    t.state.round = 10
    take_token(t.state, t.player(2))
    assert t.state.first == 2
    lines = len(t.log_lines())
    take_token(t.state, t.player(2))
    assert (t.state.first, len(t.log_lines())) == (2, lines)


def test_the_last_in_the_order_has_the_token() -> None:
    """TG-13.9, TG-7.8  Whoever gains it first on the clock."""
    t = Tale(4)
    t.state.leader = 2  # order 2, 3, 0, 1
    take_token(t.state, t.player(0))
    take_token(t.state, t.player(3))
    assert t.state.first == 0
    take_token(t.state, t.player(1))
    assert t.state.first == 1


def test_the_order_inside_one_placement() -> None:
    """TG-13.6, TG-13.7, TG-R15  Keys with their chests, connectors, then the tile's own gain."""
    t = Tale()
    t.lies("A1-11", 1, 1)  # south gives 2 coins
    t.lays("A1-16", 1, 0)
    told = [line for line in t.log_lines() if "gain" in line or "gets" in line or "opens" in line]
    assert told == ["gets 2 coins from a connector of Crossroads Inn.", "gains 1 Magic."]
    keys = Tale()
    keys.lays("A1-05", 1, 0)
    assert keys.player().prestige == 0  # its own gain waits for the chest
    keys.chooses("Open the chest of Mimic: 4 coins")
    assert keys.goods() == (0, 0, 0, 4, 3)


def test_own_connector_before_the_neighbours() -> None:
    """TG-13.6, TG-14.7  Edge by edge from the north."""
    t = Tale()
    t.lies("A1-11", 0, 1)  # the inn: south 2 coins, east Key if Character, west 2 potions
    t.lays("A2-16", -1, 1)  # the tower: east 2 potions
    told = [line for line in t.log_lines() if line.startswith("gets")]
    assert told == [
        "gets 2 potions from a connector of Wizard’s Tower.",
        "gets 2 potions from a connector of Crossroads Inn.",
    ]


def test_end_items_do_nothing_when_laid() -> None:
    """TG-13.8, TG-R43  Also on a Quest; they come at the end."""
    t = Tale()
    t.receives(gain_of("Q16"))
    assert t.player().prestige == 3
    t.lies("Q16", 5, 5)
    t.has(combat=1)
    t.has(1, magic=1, potions=1, coins=1)
    t.happens(FinalCount())
    assert t.player().from_end == 3


def test_keys_are_announced_with_the_first_question() -> None:
    """TG-13.10  All of them, each with the tiles whose chests it may open, before the first chest
    is chosen; an open chest is not among them.
    """
    t = Tale()
    t.lies("A1-10", 5, 5)
    t.lies("A1-09", -2, 0)
    t.lays("A1-05", -1, 0)
    detail = t.decision().detail(t.state)
    assert detail is not None
    assert (
        translate(detail, "en")
        == "One more Key comes after this one: for a chest of Paladin, Mimic."
    )
    assert "joins half-keys: 2 Keys!" in t.log_lines()
    t.chooses("Open the chest of Mimic: 4 coins")
    assert t.decision().detail(t.state) is None


def test_each_key_to_come_is_announced_by_itself() -> None:
    """TG-13.10, TG-11.4  Chests that are open are not among those it may open."""
    t = Tale()
    t.lies("A1-10", 5, 5)
    t.opens("A1-10")
    last = GainKey(0, NO_TILE, NO_TILE, [])
    second = GainKey(0, number("A1-17"), number("A1-10"), [last])
    t.happens(GainKey(0, NO_TILE, NO_TILE, [second, last]))
    detail = t.decision().detail(t.state)
    assert detail is not None
    paladin = "for a chest of Paladin"
    assert translate(detail, "en") == f"2 more Keys come after this one: {paladin}, {paladin}."
    t.opens("H1", 0)
    t.opens("H1", 1)
    detail = t.decision().detail(t.state)
    assert detail is not None
    assert translate(detail, "en").endswith(": for no chest, for no chest.")


@pytest.mark.parametrize("id", ["H1", "Q05", "A1-12", "A1-17"])
def test_any_tile_pays_where_nothing_is_demanded(id: str) -> None:
    """TG-14.1, TG-14.2, TG-R17  A hero, a Quest, another Place."""
    assert is_paying(4 * number("A1-11"), number(id))


@pytest.mark.parametrize(
    ("id", "pays"),
    [("H1", False), ("Q05", False), ("A1-17", False), ("A1-12", False), ("A1-06", True)],
)
def test_a_type_condition(id: str, pays: bool) -> None:
    """TG-14.3, TG-R17  Heroes and Quests have none of the four types."""
    assert is_paying(4 * number("A1-11") + 1, number(id)) is pays


def test_it_works_both_ways_in_time() -> None:
    """TG-14.4, TG-14.6  When the Place is laid, and when a tile is laid beside it; all are paid."""
    t = Tale()
    t.lies("A1-18", 0, 2)
    t.lays("A1-11", 0, 1)  # north the crate, south the hero
    assert t.player().coins == 4
    t.lays("A1-06", -1, 1)  # west of the inn: 2 potions
    assert t.player().potions == 2


def test_the_wrong_type_loses_the_gain_for_good() -> None:
    """TG-14.5, TG-R19  The Connection is valid, and that connector never pays."""
    t = Tale()
    t.lies("A2-14", 0, 1)  # castle: north 3 Prestige if Character
    t.lays("A1-18", 0, 2)
    assert t.player().from_edges == 0
    assert t.seen().players[0].zone[1].edges[0] == "void"
    assert any("gets nothing from a connector of Castle" in line for line in t.log_lines())


def test_two_places_may_both_pay() -> None:
    """TG-14.7, TG-R20  Each connector is judged by itself."""
    t = Tale()
    t.lies("A1-11", 0, 1)
    t.lays("A1-14", -1, 1)  # the market: east 2 coins; the inn: west 2 potions
    assert t.goods() == (0, 0, 2, 2, 0)


def test_a_place_connector_forms_no_key() -> None:
    """TG-14.8, TG-R21  Against a half-key the Connection is valid and the Place pays."""
    t = Tale()
    t.lies("A1-11", 0, 1)
    t.lays("A1-18", 1, 1)  # half-key against «Key if Character»
    assert t.is_idle
    assert t.opened() == []
    other = Tale()
    other.hero("H2")
    other.lays("A1-11", 0, -1)  # the hero's half-key against the inn's 2 coins
    assert other.player().coins == 2
    assert other.is_idle
    for tile in TILES:
        for side in (tile.sides.n, tile.sides.e, tile.sides.s, tile.sides.w):
            assert not (side.kind == "half_key" and side.gain)


def test_a_key_from_a_place_and_from_a_tile() -> None:
    """TG-12.4, TG-13.3  The inn's for a Character, the seeker's own; for any own chest."""
    t = Tale()
    t.lies("A1-11", 0, 1)
    t.lays("A1-08", 1, 1)
    assert len(t.offers()) == 2
    t.chooses(t.offers()[0])
    assert t.goods() == (1, 0, 0, 3, 0)
    seeker = Tale()
    seeker.receives(gain_of("A2-10"))
    assert len(seeker.offers()) == 2


def test_items_after_a_key_wait_for_its_chest() -> None:
    """TG-13.7  The seeker counts Treasures after its Key has been laid."""
    t = Tale()
    t.lies("A1-17", 0, 1)
    t.receives(gain_of("A2-10"))
    assert t.player().prestige == 0
    t.chooses(t.offers()[0])
    assert t.player().prestige == 2


def test_multipliers_by_type() -> None:
    """TG-15.1, TG-15.2, TG-R17, TG-R18  Tiles of the zone, itself included; 0 gives nothing."""
    t = Tale()
    player = t.player()
    pers = [PER_MONSTER, PER_CHARACTER, PER_PLACE, PER_TREASURE]
    assert [times(player, per) for per in pers] == [0, 0, 0, 0]
    for at, id in enumerate(["A1-01", "A1-06", "A1-07", "A1-11", "A1-12", "A1-13", "Q05"]):
        t.lies(id, 5, at)
    assert [times(player, per) for per in pers] == [1, 2, 3, 0]
    t.receives([Item(PRESTIGE, 2, PER_PLACE, False), Item(COMBAT, 1, PER_TREASURE, False)])
    assert t.goods() == (0, 0, 0, 0, 6)
    t.lays("A2-10", 0, 1)
    t.chooses(t.offers()[0])
    assert times(player, PER_CHARACTER) == 3


def test_multipliers_by_keys_and_skills() -> None:
    """TG-15.3, TG-15.4  Keys on chests of the zone, tokens on the Banner."""
    t = Tale()
    t.has(combat=3, magic=2)
    t.opens("H1", 0)
    player = t.player()
    assert [times(player, per) for per in (PER_KEY, PER_COMBAT, PER_MAGIC)] == [1, 3, 2]


def test_multipliers_by_majorities() -> None:
    """TG-15.5, TG-17.13  Shared ones included, whoever keeps the token."""
    t = Tale()
    t.has(0, combat=1, magic=1, potions=1)
    t.has(1, combat=1, coins=1)
    t.happens(FinalCount())
    assert [times(t.player(seat), PER_MAJORITY) for seat in (0, 1)] == [3, 2]


def test_multipliers_of_quests() -> None:
    """TG-15.6, TG-15.7, TG-15.8, TG-R22  By threes, surrounded tiles, closed chests."""
    t = Tale()
    t.has(coins=8, potions=3)
    player = t.player()
    assert [times(player, per) for per in (PER_3_COINS, PER_3_POTIONS)] == [2, 1]
    assert times(player, PER_CLOSED_CHEST) == 2
    t.opens("H1", 1)
    assert times(player, PER_CLOSED_CHEST) == 1
    for x, y in ((1, 0), (0, 1), (-1, 0)):
        t.lies("A2-01", x, y)  # whether connected or not
    assert times(player, PER_SURROUNDED) == 0
    t.lies("Q05", 0, -1)
    assert times(player, PER_SURROUNDED) == 1


def test_two_resources_under_one_multiplier() -> None:
    """TG-15.9  Two items with the same multiplier."""
    t = Tale()
    t.lies("A1-01", 5, 5)
    t.lies("A1-02", 5, 6)
    t.receives(gain_of("A2-09"))
    assert t.goods() == (0, 0, 2, 2, 0)


def test_parts_of_one_gain_are_told_as_a_sum() -> None:
    """TG-13.6, TG-15.1  The flat part and what is multiplied are both Prestige."""
    t = Tale()
    t.has(coins=8)
    t.receives(gain_of("Q01"))
    assert t.log_lines() == ["gains 6 Prestige."]
    t = Tale()
    t.receives([Item(COIN, 1, ONCE, False), Item(POTION, 1, ONCE, False)] + gain_of("A2-09"))
    t.lies("A1-01", 5, 5)
    t.receives([Item(COIN, 1, ONCE, False), Item(POTION, 1, ONCE, False)] + gain_of("A2-09"))
    assert t.log_lines() == ["gains 1 coin, 1 potion.", "gains 2 coins, 2 potions."]


def test_a_gain_beyond_the_supply_is_received() -> None:
    """TG-21.1, TG-21.3, TG-R26  Values have no limit; a substitute token would do."""
    t = Tale()
    t.receives([Item(kind, 400, ONCE, False) for kind in range(5)])
    assert t.goods() == (400, 400, 400, 400, 400)
    t.receives([Item(MAGIC, 1, ONCE, False)])
    assert t.player().magic == 401


def test_every_kind_of_gain_occurs() -> None:
    """TG-21.2  All seven kinds are printed somewhere, Keys and the token among them."""
    printed = [item.kind for items in EDGE_GAIN for item in items]
    for tile in range(len(TILES)):
        printed += [item.kind for item in gain_of(TILES[tile].id.removeprefix("TG-"))]
    assert {KEY, FIRST_PLAYER} <= set(printed)
    assert len(set(printed)) == 7
