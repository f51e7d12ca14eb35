"""Heldentaufe 4.3 and 4.4: the surface and its tiles."""

from __future__ import annotations

import pytest

from donjon import Match
from donjon.games.heldentaufe.content.tables import APPLE, TILE_IDS
from donjon.games.heldentaufe.model.surface_map import FIRST_TILE, NO_TILE, SIDES, opposite
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario

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
    scenario = HeldentaufeScenario()
    scenario.put_on_stack("pond meadow")
    scenario.acts()
    assert len(scenario.offers_starting_with("Explore")) == 6
    scenario.chooses("Explore to the south-east")
    assert (scenario.hero_position(), scenario.ap_left) == ((0, 1), 3)
    assert scenario.view().tiles[-1].tile == "pond"
    scenario.chooses("Explore to the west")
    assert (scenario.hero_position(), scenario.view().tiles[-1].tile) == ((-1, 1), "meadow")
    assert scenario.state.surface.kinds[0] == 0  # HT-3.8: nothing has moved


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
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.state.stack.hidden_cards.clear()
    scenario.acts()
    assert scenario.offers() == ["Go east: Meadow", "End your turn"]


def test_heroes_share_a_tile() -> None:
    """HT-3.6  No blocking and no fighting above ground."""
    scenario = HeldentaufeScenario(5)
    scenario.place_tile("meadow", 1, 0)
    for seat in range(1, 5):
        scenario.place_hero(1, 0, seat)
    scenario.acts()
    scenario.chooses("Go east: Meadow")
    assert not scenario.offers_starting_with("Attack")


def test_there_is_no_edge() -> None:
    """HT-3.7, HT-3.8, HT-R44  All 41 tiles may be laid in one line."""
    scenario = HeldentaufeScenario(5)
    scenario.state.stack.hidden_cards = [1] * 41
    for _ in range(41):
        scenario.acts()
        scenario.chooses("Explore to the north-west")
    assert scenario.hero_position() == (0, -41)
    assert [tile.r for tile in scenario.view().tiles] == list(range(0, -42, -1))
    scenario.acts()
    assert scenario.offers() == ["Go south-east: Meadow", "End your turn"]


def test_meadow_and_campfire_do_nothing() -> None:
    """HT-4.1, HT-4.2, HT-R45, HT-R57  Nothing is rolled, gained or lost there."""
    scenario = HeldentaufeScenario()
    scenario.put_on_stack("meadow")
    scenario.acts()
    scenario.chooses("Explore to the east")
    scenario.chooses("Go west: Campfire")
    assert (scenario.ap_left, scenario.backpack(), scenario.points()) == (2, [], 0)
    assert scenario.script_is_used_up


@pytest.mark.parametrize(
    ("face", "worn", "points"),
    [(BOOTS, ["boots1"], 0), (RING, ["ring1"], 0), (SWORD, ["sword1"], 0), (3, [], 1), (4, [], 1)],
)
def test_the_treasure_die(face: int, worn: list[str], points: int) -> None:
    """HT-4.10, HT-4.3, HT-R57  A forest, when discovered: all AP go, and one roll."""
    scenario = HeldentaufeScenario()
    scenario.put_on_stack("forest")
    scenario.acts()
    scenario.script(face)
    scenario.chooses("Explore to the east")
    assert (scenario.worn(), scenario.points(), scenario.state.ap_lost) == (worn, points, True)


def test_forest_boots_by_the_switch() -> None:
    """HT-R5, HT-4.3  They give their AP at once; without boots all AP are gone."""
    for face, ap in ((BOOTS, 1), (RING, 0)):
        scenario = HeldentaufeScenario(2, forest_boots_give_ap=True)
        scenario.put_on_stack("forest")
        scenario.acts(spent=1)
        scenario.script(face)
        scenario.chooses("Explore to the east")
        assert scenario.ap_left == ap


def test_two_teeth() -> None:
    """HT-4.10  The sixth face."""
    scenario = HeldentaufeScenario()
    scenario.put_on_stack("forest")
    scenario.acts()
    scenario.script(TWO_TEETH)
    scenario.chooses("Explore to the east")
    assert scenario.teeth() == [1, 1]


def test_a_known_forest_does_nothing() -> None:
    """HT-4.4  Walked into, teleported into: no loss, no roll."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("forest", 1, 0)
    scenario.place_tile("forest", 0, 1)
    scenario.give_potion("teleport")
    scenario.acts()
    scenario.chooses("Go east: Forest")
    scenario.chooses("Teleport above ground: Forest (0, 1)")
    assert (scenario.ap_left, scenario.script_is_used_up) == (3, True)


def test_gathering() -> None:
    """HT-4.5, HT-4.6, HT-A.12, HT-R8  As often as one likes, while there is room and food."""
    for tile, food in (("orchard", "Apple"), ("pond", "Fish"), ("mushrooms", "Mushroom")):
        scenario = HeldentaufeScenario(2, "luphius corlof")
        scenario.place_hero_on(tile)
        scenario.acts(spent=4)
        for _ in range(5):
            scenario.chooses(f"Gather: {food}")
        assert not scenario.offers_starting_with("Gather")
        scenario.hero().hearts = 3
        scenario.chooses_each(f"Eat: {food}", f"Gather: {food}")
        assert scenario.hero().packed == 5
    scenario.chooses("Return to the reserve: Mushroom")
    scenario.state.reserve[11] = 0
    assert not scenario.offers_starting_with("Gather")


def test_gathering_with_a_limit() -> None:
    """HT-R8  By the switch a limited number in a turn."""
    scenario = HeldentaufeScenario(2, gather_limit_per_turn=1)
    scenario.place_hero_on("orchard")
    scenario.begins_turn(0)
    scenario.chooses("Gather: Apple")
    assert not scenario.offers_starting_with("Gather")
    scenario.chooses_each("End your turn", "End your turn")
    scenario.chooses("Gather: Apple")
    assert scenario.state.reserve[APPLE] == 12


def test_others_do_not_gather() -> None:
    """HT-4.5, HT-4.9  Only who stands there, only in the own turn."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("orchard", 1)
    scenario.acts(0)
    assert scenario.deciding_seat() == 0
    assert not scenario.offers_starting_with("Gather")


def test_portals() -> None:
    """HT-4.7, HT-4.8, HT-A.3  One AP down to the hex of the same number; one need not."""
    hexes = {1: "U04", 2: "U01", 3: "U03", 4: "U14", 5: "U21"}
    for n, hex in hexes.items():
        scenario = HeldentaufeScenario()
        scenario.place_tile(f"portal{n}", 1, 0)
        scenario.acts()
        scenario.chooses(f"Go east: Portal {n}")
        assert "End your turn" in scenario.offers()
        scenario.chooses(f"Go down to portal {n}")
        assert (scenario.hero_position(), scenario.ap_left) == (hex, 2)
        assert scenario.state.surface.kinds[1] == TILE_IDS.index(f"portal{n}")


def test_the_smith() -> None:
    """HT-4.11, HT-4.12, HT-4.9, HT-A.14, HT-R60  Slot and backpack serve, as often as one likes."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("smith")
    scenario.give_equipment("boots1")
    scenario.give_tokens("boots1 boots1")
    scenario.acts()
    scenario.chooses("Forge Boots 1 and Boots 1 into Boots 2")
    assert (scenario.worn(), scenario.backpack()) == (["boots1"], ["boots2"])
    scenario.chooses("Forge Boots 1 and Boots 2 into Boots 3")
    assert (scenario.worn(), scenario.backpack(), scenario.ap_left) == (["boots3"], [], 7)
    assert scenario.state.spent == 0


def test_the_smith_needs_the_result() -> None:
    """HT-R38, HT-R41  What the reserve has not cannot be forged; nothing is forged down."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("smith")
    scenario.give_tokens("ring2 ring2")
    scenario.acts()
    assert scenario.offers_starting_with("Forge") == ["Forge Ring 2 and Ring 2 into Ring 3"]
    scenario.state.reserve[5] = 0
    assert not scenario.offers_starting_with("Forge")


def test_the_merchant() -> None:
    """HT-4.13, HT-4.14, HT-A.13, HT-R39  Another kind of the same value, once a turn."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("merchant", 1, 0)
    scenario.place_tile("meadow", 2, 0)
    scenario.place_hero(1, 0)
    scenario.give_tokens("sword2 ring1")
    scenario.begins_turn(0)
    assert scenario.offers_starting_with("Trade") == [
        "Trade Ring 1 for Boots 1",
        "Trade Ring 1 for Sword 1",
        "Trade Sword 2 for Boots 2",
        "Trade Sword 2 for Ring 2",
    ]
    scenario.chooses("Trade Sword 2 for Boots 2")
    assert (scenario.worn(), scenario.backpack(), scenario.ap_left) == (["boots2"], ["ring1"], 6)
    scenario.chooses_each("Go east: Meadow", "Go west: Merchant")
    assert not scenario.offers_starting_with("Trade")
    scenario.chooses_each("End your turn", "End your turn")
    assert scenario.offers_starting_with("Trade")


def test_the_merchant_needs_the_piece() -> None:
    """HT-R41  What the reserve has not is not offered."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("merchant")
    scenario.give_tokens("sword2")
    scenario.state.reserve[1] = 0
    scenario.acts()
    assert scenario.offers_starting_with("Trade") == ["Trade Sword 2 for Ring 2"]


def test_the_laboratory() -> None:
    """HT-4.15, HT-A.17, HT-D.5, HT-R16, HT-R40, HT-R57  One piece by 1 at the end of the turn."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("laboratory")
    scenario.give_equipment("boots1 sword3")
    scenario.give_tokens("ring2")
    scenario.begins_turn(0)
    assert scenario.offers_starting_with("End") == [
        "End your turn",
        "End your turn and improve: Boots 1",
        "End your turn and improve: Ring 2",
    ]
    scenario.chooses("End your turn and improve: Boots 1")
    assert (scenario.worn(), scenario.backpack(), scenario.deciding_seat()) == (
        ["boots2", "sword3"],
        ["ring2"],
        1,
    )
    scenario.chooses("End your turn")
    assert scenario.ap_left == 6
    scenario.chooses("End your turn and improve: Ring 2")
    assert scenario.backpack() == ["ring3"]


def test_the_laboratory_raises_what_is_worn() -> None:
    """HT-R60, HT-R41  Of two equal pieces the worn one; only to what the reserve has."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("laboratory")
    scenario.give_equipment("sword1")
    scenario.give_tokens("sword1")
    scenario.acts()
    scenario.chooses("End your turn and improve: Sword 1")
    assert (scenario.worn(), scenario.backpack()) == (["sword2"], ["sword1"])
    scenario.state.reserve[8] = 0
    scenario.acts()
    assert scenario.offers_starting_with("End") == [
        "End your turn",
        "End your turn and improve: Sword 1",
    ]


def test_buildings_only_in_the_own_turn_on_the_spot() -> None:
    """HT-4.9  Beside the building, or in another's turn, nothing is offered."""
    for tile in ("smith", "merchant", "laboratory"):
        scenario = HeldentaufeScenario()
        scenario.place_hero_on(tile, 1)
        scenario.give_tokens("sword1 sword1", 0)
        scenario.give_tokens("sword1 sword1", 1)
        scenario.acts(0)
        words = ("Forge", "Trade", "End your turn and")
        assert not any(scenario.offers_starting_with(word) for word in words)
        scenario.acts(1)
        assert any(scenario.offers_starting_with(word) for word in words)
        assert scenario.state.spent == 0
