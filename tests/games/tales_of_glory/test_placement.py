"""Tales of Glory chapters 10, 11 and 12: placement, half-keys, chests."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.cell_grid import CENTRE, REACH, cell_at, x_of, y_of
from donjon.games.tales_of_glory.content.tables import BARE, CONNECTOR, TILE_COUNT
from donjon.games.tales_of_glory.model.state import NO_TILE
from donjon.games.tales_of_glory.rules.gains import GainKey, LayKey
from donjon.games.tales_of_glory.rules.multipliers import keys_laid
from donjon.games.tales_of_glory.rules.player_zone import closed_chests, may_lie
from donjon.games.tales_of_glory.rules.scoring import FinalCount
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario, tile_number


def test_a_zone_is_a_grid_around_the_hero() -> None:
    """TG-10.1, TG-R38  Cells have no bounds that a zone of thirteen tiles could reach."""
    assert cell_at(0, 0) == CENTRE
    for x, y in ((0, 0), (-12, 12), (12, -12), (3, -5)):
        assert (x_of(cell_at(x, y)), y_of(cell_at(x, y))) == (x, y)
    assert REACH > 12
    scenario = TalesOfGloryScenario()
    for n in range(1, 13):
        scenario.place_tile("A1-05", n, 0)
    assert (13, 0) in [(x_of(cell), y_of(cell)) for cell in scenario.player().open]


def test_tiles_lie_as_they_are_printed() -> None:
    """TG-10.2  The purse has no connector in the west and cannot be turned."""
    scenario = TalesOfGloryScenario()
    assert scenario.legal_cells("A1-17") == [(0, -1), (-1, 0), (0, 1)]
    scenario.lays_tile("A1-17", 0, 1)
    before = list(scenario.player().cells)
    scenario.lays_tile("A1-18", 0, 2)
    assert scenario.player().cells[:2] == before


def test_a_cell_is_empty_and_beside_a_tile() -> None:
    """TG-10.3, TG-10.8  Not on a tile, not at a corner."""
    scenario = TalesOfGloryScenario()
    player = scenario.player()
    tile = tile_number("Q05")  # a connector on every side
    assert scenario.legal_cells("Q05") == [(0, -1), (-1, 0), (1, 0), (0, 1)]
    assert not may_lie(player, tile, CENTRE)
    assert not may_lie(player, tile, cell_at(1, 1))
    assert not may_lie(player, tile, cell_at(3, 0))


def test_any_two_connectors_connect() -> None:
    """TG-10.4, TG-10.6  Plain, half-key and Place connectors with each other."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-11", 0, 1)  # a Place above the hero
    assert (1, 1) in scenario.legal_cells("A1-18")  # half-key against Place
    assert (0, 2) in scenario.legal_cells("A1-06")
    assert (-1, 1) in scenario.legal_cells("A2-16")  # Place against Place
    assert (1, 0) in scenario.legal_cells("A1-15")  # plain against half-key


def test_a_connector_never_faces_a_bare_edge() -> None:
    """TG-10.5, TG-10.7  With every neighbour; bare edges may touch."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-17", 0, 1)
    scenario.place_tile("A1-15", 1, 0)
    assert (1, 1) not in scenario.legal_cells("A1-06")  # bare west against the purse's half-key
    for tile in range(TILE_COUNT):
        south, west = CONNECTOR[4 * tile + 2], CONNECTOR[4 * tile + 3]
        assert may_lie(scenario.player(), tile, cell_at(1, 1)) == (south == BARE and west != BARE)


def test_the_owner_chooses_the_cell() -> None:
    """TG-10.9, TG-20.6  All legal cells are offered, the lowest row and the west first."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=1)
    scenario.set_taken_tile("A1-09", 1)
    scenario.begins_turn()
    assert scenario.offers_starting_with("Lay") == [
        "Lay Apprentice at 1 south (pay 1 coin)",
        "Lay Apprentice at 1 west (pay 1 coin)",
        "Lay Apprentice at 1 east (pay 1 coin)",
    ]


def test_a_closed_zone_takes_no_tile() -> None:
    """TG-10.10  Without an open connector everything must be discarded."""
    scenario = TalesOfGloryScenario()
    scenario.close_zone()
    assert scenario.player().open == []
    assert scenario.legal_cells("Q05") == []


def test_half_keys_form_keys() -> None:
    """TG-11.1, TG-11.2, TG-11.3, TG-11.6  One for each Connection of two halves, once."""
    scenario = TalesOfGloryScenario()
    scenario.lays_tile("A1-06", 0, 1)  # a half-key against a plain connector
    scenario.lays_tile("A1-17", 0, -1)  # plain against plain
    assert scenario.is_idle
    scenario.lays_tile("A1-18", 1, -1)  # the purse's half-key meets the crate's
    scenario.chooses(scenario.offers()[0])
    assert keys_laid(scenario.player()) == 1
    scenario.lays_tile("A1-15", 1, 0)  # a later neighbour forms no key again
    assert scenario.is_idle
    two = TalesOfGloryScenario()
    two.place_tile("A1-09", -2, 0)  # half-key in the east
    two.lays_tile("A1-05", -1, 0)  # half-keys on both sides
    assert "joins half-keys: 2 Keys!" in two.log_lines()
    two.chooses(two.offers()[0])
    two.chooses(two.offers()[0])
    assert keys_laid(two.player()) == 2


def test_the_chests_of_a_connection() -> None:
    """TG-11.4, TG-11.5, TG-12.5  Of its two tiles or of the hero, the new tile's own included."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-10", 5, 5)  # a chest elsewhere
    scenario.lays_tile("A1-05", 1, 0)
    assert [label.partition(":")[0] for label in scenario.offers()] == [
        "Open the chest of Paladin",
        "Open the chest of Paladin",
        "Open the chest of Mimic",
    ]


def test_an_open_chest_stays_open_and_gives_once() -> None:
    """TG-12.1, TG-12.2, TG-12.8, TG-13.11  At most one Key; the hero's gain never comes again."""
    scenario = TalesOfGloryScenario()
    scenario.happens(LayKey(0, NO_TILE, NO_TILE, []))
    scenario.chooses("Open the chest of Paladin: 3 coins")
    assert scenario.goods() == (0, 0, 0, 3, 0)
    assert scenario.open_chest_tiles() == ["H1"]
    scenario.happens(GainKey(0, NO_TILE, NO_TILE, []))  # one chest left: opened unasked
    assert scenario.goods() == (0, 0, 2, 3, 0)
    scenario.happens(GainKey(0, NO_TILE, NO_TILE, []))
    assert scenario.goods() == (0, 0, 2, 3, 0)
    assert keys_laid(scenario.player()) == 2


def test_a_key_must_be_laid_at_once() -> None:
    """TG-12.3, TG-R14, TG-13.3  On a poor chest, too; there is no way to keep it."""
    scenario = TalesOfGloryScenario()
    scenario.happens(GainKey(0, NO_TILE, NO_TILE, []))
    assert len(scenario.offers()) == 2
    assert all(label.startswith("Open") for label in scenario.offers())


def test_a_free_key_opens_any_own_chest() -> None:
    """TG-12.4, TG-12.7  Of the own zone, never of another's."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-10", 5, 5)
    scenario.place_tile("A1-05", 1, 0, seat=1)
    scenario.happens(GainKey(0, NO_TILE, NO_TILE, []))
    assert len(scenario.offers()) == 3
    assert scenario.offers_starting_with("Open the chest of Mimic") == []


def test_a_key_is_lost_though_other_chests_are_closed() -> None:
    """TG-12.6, TG-12.5  The Key of a Connection has its own chests."""
    scenario = TalesOfGloryScenario()
    scenario.open_chest("H1", 0)
    scenario.open_chest("H1", 1)
    scenario.place_tile("A1-10", 5, 5)
    scenario.happens(GainKey(0, tile_number("A1-17"), tile_number("A1-18"), []))
    assert scenario.is_idle
    assert scenario.player().keys_lost == 1


def test_keys_end() -> None:
    """TG-R16  There are never more Keys than chests."""
    scenario = TalesOfGloryScenario()
    for _ in range(5):
        scenario.happens(GainKey(0, NO_TILE, NO_TILE, []))
        while not scenario.is_idle:
            scenario.chooses(scenario.offers()[0])
    assert (keys_laid(scenario.player()), scenario.player().keys_lost) == (2, 3)


def test_closed_chests_give_nothing_at_the_end() -> None:
    """TG-12.9  Except through a multiplier."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A3-01", 5, 5)
    scenario.happens(FinalCount())
    assert (scenario.player().from_chests, scenario.player().from_end) == (0, 0)
    assert len(closed_chests(scenario.player())) == 3


def test_the_default_chest() -> None:
    """TG-20.8  The hero's first, the hero's second, then of the tile laid earliest."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-10", 5, 5)
    scenario.place_tile("A1-05", 6, 6)
    seen = []
    for _ in range(3):
        scenario.happens(GainKey(0, NO_TILE, NO_TILE, []))
        seen.append(scenario.default_label())
        scenario.chooses(scenario.default_label())
    assert seen == [
        "Open the chest of Paladin: 3 coins",
        "Open the chest of Paladin: 2 potions",
        "Open the chest of Herbalist: 2 coins",
    ]
