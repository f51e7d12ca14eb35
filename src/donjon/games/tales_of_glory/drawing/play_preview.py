"""The preview of a tile before it is played: its cost, its cells, and the gains of each cell."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import cell_at
from donjon.games.tales_of_glory.drawing.icons import GAIN_ICONS, TOKEN_ICON
from donjon.games.tales_of_glory.drawing.memory import DrawingMemory
from donjon.games.tales_of_glory.drawing.panels import counter_id
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF
from donjon.games.tales_of_glory.view.forms import (
    CellPreview,
    OutcomeView,
    TilePreview,
    View,
)
from donjon.games.tales_of_glory.words.gain_phrases import tile_words
from donjon.games.tales_of_glory.words.ids import cell_id, tile_id
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, Choice, ChoicePreview, OnSpot, Piece
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

GAINED: Final = ["prestige", "combat", "magic", "coin", "potion", "key"]


class DrawnPreview:
    """A preview as it was drawn last."""

    def __init__(self, seat: int, preview: TilePreview, is_first: bool) -> None:
        self.preview: Final = preview
        self.is_first: Final = is_first
        self.shows: Final = new_drawing(seat, preview, is_first)


def previews(view: View, memory: DrawingMemory) -> dict[Id, ChoicePreview]:
    """TG-3.3, TG-7.4  For every tile that the viewer may get to play: its cells and gains."""
    if view.viewer is None:
        return {}
    is_first = view.first == view.viewer
    return {
        tile_id(NUMBER_OF[preview.tile]): drawn_preview(view.viewer, preview, is_first, memory)
        for preview in view.previews
    }


def drawn_preview(
    seat: int, preview: TilePreview, is_first: bool, memory: DrawingMemory
) -> ChoicePreview:
    """The cells of one tile with their gains; the same object as long as the preview is."""
    key = (seat, preview.tile)
    known = memory.drawn_previews.get(key)
    if known is None or known.preview is not preview or known.is_first != is_first:
        known = memory.drawn_previews.put(key, DrawnPreview(seat, preview, is_first))
    return known.shows


def new_drawing(seat: int, preview: TilePreview, is_first: bool) -> ChoicePreview:
    """Cells and gains as numbers, the cost in words."""
    gains = {
        cell_id(seat, cell_at(cell.x, cell.y)): amounts(cell, is_first) for cell in preview.cells
    }
    return ChoicePreview(spots=list(gains), gains=gains, text=cost_words(preview))


def amounts(cell: CellPreview, is_first: bool) -> list[Amount]:
    """What a cell would give; a range where that depends on which chests are opened, or on how
    the tile is paid.
    """
    found: list[Amount] = []
    for kind in GAINED:
        least, most = bounds(cell.outcomes, kind)
        if most:
            found.append(tinted_amount(GAIN_ICONS[kind], span(least, most)))
    if not is_first and cell.outcomes and cell.outcomes[0].first_player:
        found.append(tinted_amount(TOKEN_ICON))
    return found


def bounds(outcomes: list[OutcomeView], kind: str) -> tuple[int, int]:
    """The least and the most of a kind among the outcomes."""
    values = [gained(outcome, kind) for outcome in outcomes]
    return (min(values), max(values)) if values else (0, 0)


def gained(outcome: OutcomeView, kind: str) -> int:
    """How much of a kind an outcome gives; Keys are those that open a chest."""
    if kind == "prestige":
        return outcome.prestige
    if kind == "combat":
        return outcome.combat
    if kind == "magic":
        return outcome.magic
    if kind == "coin":
        return outcome.coins
    return outcome.potions if kind == "potion" else len(outcome.chests)


def span(least: int, most: int) -> int | str:
    """«3», or «2–4»."""
    return least if least == most else f"{least}–{most}"


def cost_words(preview: TilePreview) -> Message:
    """The cost of the tile and its number of cells, or why it cannot be played."""
    prices = [(price.coins, price.potions) for price in preview.prices]
    return tile_words(prices, len(preview.cells), preview.with_owed)


def placement(view: View, choice: Choice) -> ChoicePreview:
    """The preview of a placement: the tile in its cell, and the counters after this payment."""
    tile, spot = choice.targets
    preview = preview_of(view, tile)
    cell = cell_of(preview, spot)
    ways = (None, surcharge_of(preview, choice.cost))
    counters = counted(view, [each for each in cell.outcomes if each.surcharge in ways])
    joined = sorted(cell.keyed + sides_judged(preview, cell, True))
    walled = sides_judged(preview, cell, False)
    return ChoicePreview(pieces=[ghost(preview.tile, spot, joined, walled)], counters=counters)


def preview_of(view: View, tile: Id) -> TilePreview:
    """What the viewer knows of a tile that can be laid."""
    for preview in view.previews:
        if tile == f"tile:{preview.tile}":
            return preview
    raise KeyError(tile)


def cell_of(preview: TilePreview, spot: Id) -> CellPreview:
    """One of the cells where the tile could lie."""
    x, y = spot.rpartition(":")[2].split(",")
    for cell in preview.cells:
        if cell.x == int(x) and cell.y == int(y):
            return cell
    raise KeyError(spot)


def surcharge_of(preview: TilePreview, cost: list[tuple[str, int]]) -> str | None:
    """How the surcharge is paid in a payment of `cost`."""
    paid = dict(cost)
    for price in preview.prices:
        if price.coins == paid.get("coins", 0) and price.potions == paid.get("potions", 0):
            return price.surcharge
    return None


def sides_judged(preview: TilePreview, cell: CellPreview, pays: bool) -> list[int]:
    """TG-14.4, TG-14.5  The connectors of the tile itself that would give something there, or
    that never would.
    """
    own = preview.tile
    return [edge.side for edge in cell.edges if edge.pays == pays and edge.tile == own]


def counted(view: View, outcomes: list[OutcomeView]) -> dict[Id, int | str]:
    """The Prestige and the Banner afterwards; coins and potions depend on the payment."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    found: dict[Id, int | str] = {}
    for kind, now in (
        ("prestige", player.prestige),
        ("combat", player.combat),
        ("magic", player.magic),
    ):
        least, most = bounds(outcomes, kind)
        if most:
            found[counter_id(kind, player.seat)] = span(now + least, now + most)
    return found


def ghost(tile: str, spot: Id, joined: list[int], walled: list[int]) -> Piece:
    """The tile as a translucent piece: it is not placed yet."""
    return Piece(
        id=f"ghost:{tile}",
        face=f"face:{tile}",
        label=TILE_NAMES[NUMBER_OF[tile]],
        at=OnSpot(spot),
        joined=joined,
        walled=walled,
    )
