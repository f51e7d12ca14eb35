"""Heldentaufe 4.3 and 4.4: the surface and its tiles."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.games.heldentaufe.content.tables import APPLE, TILE_IDS
from donjon.games.heldentaufe.model.surface_map import FIRST_TILE, NO_TILE, SIDES, opposite
from tests.games.heldentaufe.set_table import GAME, Quest

BOOTS, RING, SWORD, TOOTH, _, TWO_TEETH = range(6)


def test_neighbours_share_an_edge() -> None:
    """HT-3.1  Six directions, and each leads back by the opposite one."""
    ring = FIRST_TILE
    for side in range(SIDES):
        ring = ring.with_tile(0, side, 1)
    for side in range(SIDES):
        tile = ring.links[side]
        assert ring.links[tile * SIDES + opposite(side)] == 0
        assert ring.links[tile * SIDES + (side + 2) % SIDES] == ring.links[(side + 1) % SIDES]
    assert NO_TILE not in ring.links[:SIDES]


def test_exploring() -> None:
    """HT-3.3, HT-D.3, HT-A.2  The position is named, the top tile laid, the hero stands on it."""
    table = Quest()
    table.comes_next("pond meadow")
    table.acts()
    assert len(table.offers_any("Explore")) == 6
    table.chooses("Explore to the south-east")
    assert (table.place(), table.ap) == ((0, 1), 3)
    assert table.seen().tiles[-1].tile == "pond"
    table.chooses("Explore to the west")
    assert (table.place(), table.seen().tiles[-1].tile) == ((-1, 1), "meadow")
    assert table.state.surface.kinds[0] == 0  # HT-3.8: nothing has moved


def test_exploring_cannot_be_taken_back() -> None:
    """HT-3.4  A step over known tiles can, a new tile cannot."""
    match = Match(GAME, 2, 3)
    for _ in range(2):
        match.play(match.waiting[0], match.choices(match.waiting[0])[0])
    seat = match.waiting[0]
    explore = next(c for c in match.choices(seat) if c.text().startswith("Explore"))
    match.play(seat, explore)
    assert not match.may_undo(seat)
    for _ in range(3):
        if match.waiting == (seat,):
            home = [c for c in match.choices(seat) if c.text().endswith("Campfire")]
            if home:
                match.play(seat, home[0])
                assert match.may_undo(seat)
                return
    assert match.view().tiles[-1].tile == "forest"


def test_an_empty_stack() -> None:
    """HT-3.5  Nobody explores, and empty positions cannot be entered."""
    table = Quest()
    table.lies("meadow", 1, 0)
    table.state.stack.hidden_cards.clear()
    table.acts()
    assert table.offers() == ["Go east: Meadow", "End your turn"]


def test_heroes_share_a_tile() -> None:
    """HT-3.6  No blocking and no fighting above ground."""
    table = Quest(5)
    table.lies("meadow", 1, 0)
    for seat in range(1, 5):
        table.stands(1, 0, seat)
    table.acts()
    table.chooses("Go east: Meadow")
    assert not table.offers_any("Attack")


def test_there_is_no_edge() -> None:
    """HT-3.7, HT-3.8, HT-R44  All 41 tiles may be laid in one line."""
    table = Quest(5)
    table.state.stack.hidden_cards = [1] * 41
    for _ in range(41):
        table.acts()
        table.chooses("Explore to the north-west")
    assert table.place() == (0, -41)
    assert [tile.r for tile in table.seen().tiles] == list(range(0, -42, -1))
    table.acts()
    assert table.offers() == ["Go south-east: Meadow", "End your turn"]


def test_meadow_and_campfire_do_nothing() -> None:
    """HT-4.1, HT-4.2, HT-R45, HT-R57  Nothing is rolled, gained or lost there."""
    table = Quest()
    table.comes_next("meadow")
    table.acts()
    table.chooses("Explore to the east")
    table.chooses("Go west: Campfire")
    assert (table.ap, table.pack(), table.points()) == (2, [], 0)
    assert table.script_is_used_up


@pytest.mark.parametrize(
    ("face", "worn", "points"),
    [(BOOTS, ["boots1"], 0), (RING, ["ring1"], 0), (SWORD, ["sword1"], 0), (3, [], 1), (4, [], 1)],
)
def test_the_treasure_die(face: int, worn: list[str], points: int) -> None:
    """HT-4.10, HT-4.3, HT-R57  A forest, when discovered: all AP go, and one roll."""
    table = Quest()
    table.comes_next("forest")
    table.acts()
    table.script(face)
    table.chooses("Explore to the east")
    assert (table.worn(), table.points(), table.state.ap_lost) == (worn, points, True)


def test_forest_boots_by_the_switch() -> None:
    """HT-R5, HT-4.3  They give their AP at once; without boots all AP are gone."""
    for face, ap in ((BOOTS, 1), (RING, 0)):
        table = Quest(2, forest_boots_give_ap=True)
        table.comes_next("forest")
        table.acts(spent=1)
        table.script(face)
        table.chooses("Explore to the east")
        assert table.ap == ap


def test_two_teeth() -> None:
    """HT-4.10  The sixth face."""
    table = Quest()
    table.comes_next("forest")
    table.acts()
    table.script(TWO_TEETH)
    table.chooses("Explore to the east")
    assert table.teeth() == [1, 1]


def test_a_known_forest_does_nothing() -> None:
    """HT-4.4  Walked into, teleported into: no loss, no roll."""
    table = Quest()
    table.lies("forest", 1, 0)
    table.lies("forest", 0, 1)
    table.belt("teleport")
    table.acts()
    table.chooses("Go east: Forest")
    table.chooses("Teleport above ground: Forest (0, 1)")
    assert (table.ap, table.script_is_used_up) == (3, True)


def test_gathering() -> None:
    """HT-4.5, HT-4.6, HT-A.12, HT-R8  As often as one likes, while there is room and food."""
    for tile, food in (("orchard", "Apple"), ("pond", "Fish"), ("mushrooms", "Mushroom")):
        table = Quest(2, "luphius corlof")
        table.at(tile)
        table.acts(spent=4)
        for _ in range(5):
            table.chooses(f"Gather: {food}")
        assert not table.offers_any("Gather")
        table.hero().hearts = 3
        table.does(f"Eat: {food}", f"Gather: {food}")
        assert table.hero().packed == 5
    table.chooses("Return to the reserve: Mushroom")
    table.state.reserve[11] = 0
    assert not table.offers_any("Gather")


def test_gathering_with_a_limit() -> None:
    """HT-R8  By the switch so many in a turn."""
    table = Quest(2, gather_limit_per_turn=1)
    table.at("orchard")
    table.turn(0)
    table.chooses("Gather: Apple")
    assert not table.offers_any("Gather")
    table.does("End your turn", "End your turn")
    table.chooses("Gather: Apple")
    assert table.state.reserve[APPLE] == 12


def test_others_do_not_gather() -> None:
    """HT-4.5, HT-4.9  Only who stands there, only in the own turn."""
    table = Quest()
    table.at("orchard", 1)
    table.acts(0)
    assert table.asked() == 0
    assert not table.offers_any("Gather")


def test_portals() -> None:
    """HT-4.7, HT-4.8, HT-A.3  One AP down to the hex of the same number; one need not."""
    hexes = {1: "U04", 2: "U01", 3: "U03", 4: "U14", 5: "U21"}
    for n, hex in hexes.items():
        table = Quest()
        table.lies(f"portal{n}", 1, 0)
        table.acts()
        table.chooses(f"Go east: Portal {n}")
        assert "End your turn" in table.offers()
        table.chooses(f"Go down to portal {n}")
        assert (table.place(), table.ap) == (hex, 2)
        assert table.state.surface.kinds[1] == TILE_IDS.index(f"portal{n}")


def test_the_smith() -> None:
    """HT-4.11, HT-4.12, HT-4.9, HT-A.14, HT-R60  Slot and backpack serve, as often as one likes."""
    table = Quest()
    table.at("smith")
    table.wears("boots1")
    table.packs("boots1 boots1")
    table.acts()
    table.chooses("Forge Boots 1 and Boots 1 into Boots 2")
    assert (table.worn(), table.pack()) == (["boots1"], ["boots2"])
    table.chooses("Forge Boots 1 and Boots 2 into Boots 3")
    assert (table.worn(), table.pack(), table.ap) == (["boots3"], [], 7)
    assert table.state.spent == 0


def test_the_smith_needs_the_result() -> None:
    """HT-R38, HT-R41  What the reserve has not cannot be forged; nothing is forged down."""
    table = Quest()
    table.at("smith")
    table.packs("ring2 ring2")
    table.acts()
    assert table.offers_any("Forge") == ["Forge Ring 2 and Ring 2 into Ring 3"]
    table.state.reserve[5] = 0
    assert not table.offers_any("Forge")


def test_the_merchant() -> None:
    """HT-4.13, HT-4.14, HT-A.13, HT-R39  Another kind of the same value, once a turn."""
    table = Quest()
    table.lies("merchant", 1, 0)
    table.lies("meadow", 2, 0)
    table.stands(1, 0)
    table.packs("sword2 ring1")
    table.turn(0)
    assert table.offers_any("Trade") == [
        "Trade Ring 1 for Boots 1",
        "Trade Ring 1 for Sword 1",
        "Trade Sword 2 for Boots 2",
        "Trade Sword 2 for Ring 2",
    ]
    table.chooses("Trade Sword 2 for Boots 2")
    assert (table.worn(), table.pack(), table.ap) == (["boots2"], ["ring1"], 6)
    table.does("Go east: Meadow", "Go west: Merchant")
    assert not table.offers_any("Trade")
    table.does("End your turn", "End your turn")
    assert table.offers_any("Trade")


def test_the_merchant_needs_the_piece() -> None:
    """HT-R41  What the reserve has not is not offered."""
    table = Quest()
    table.at("merchant")
    table.packs("sword2")
    table.state.reserve[1] = 0
    table.acts()
    assert table.offers_any("Trade") == ["Trade Sword 2 for Ring 2"]


def test_the_laboratory() -> None:
    """HT-4.15, HT-A.17, HT-D.5, HT-R16, HT-R40, HT-R57  One piece by 1 at the end of the turn."""
    table = Quest()
    table.at("laboratory")
    table.wears("boots1 sword3")
    table.packs("ring2")
    table.turn(0)
    assert table.offers_any("End") == [
        "End your turn",
        "End your turn and improve: Boots 1",
        "End your turn and improve: Ring 2",
    ]
    table.chooses("End your turn and improve: Boots 1")
    assert (table.worn(), table.pack(), table.asked()) == (["boots2", "sword3"], ["ring2"], 1)
    table.chooses("End your turn")
    assert table.ap == 6
    table.chooses("End your turn and improve: Ring 2")
    assert table.pack() == ["ring3"]


def test_the_laboratory_raises_what_is_worn() -> None:
    """HT-R60, HT-R41  Of two equal pieces the worn one; only to what the reserve has."""
    table = Quest()
    table.at("laboratory")
    table.wears("sword1")
    table.packs("sword1")
    table.acts()
    table.chooses("End your turn and improve: Sword 1")
    assert (table.worn(), table.pack()) == (["sword2"], ["sword1"])
    table.state.reserve[8] = 0
    table.acts()
    assert table.offers_any("End") == ["End your turn", "End your turn and improve: Sword 1"]


def test_buildings_only_in_the_own_turn_on_the_spot() -> None:
    """HT-4.9  Beside the building, or in another's turn, nothing is offered."""
    for tile in ("smith", "merchant", "laboratory"):
        table = Quest()
        table.at(tile, 1)
        table.packs("sword1 sword1", 0)
        table.packs("sword1 sword1", 1)
        table.acts(0)
        words = ("Forge", "Trade", "End your turn and")
        assert not any(table.offers_any(word) for word in words)
        table.acts(1)
        assert any(table.offers_any(word) for word in words)
        assert table.state.spent == 0
