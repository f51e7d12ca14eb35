"""What is shown of a tile before it is played: cost, cells, and the gains of each."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.cell_grid import cell_at
from donjon.games.tales_of_glory.drawing.icons import GAIN_ICONS, TOKEN_ICON
from donjon.games.tales_of_glory.drawing.panels import counter_id
from donjon.games.tales_of_glory.drawing.player_maps import KEPT, NUMBER_OF
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.keys import sides_with_keys
from donjon.games.tales_of_glory.view.forms import (
    CellPreview,
    OutcomeView,
    PriceView,
    TilePreview,
    View,
)
from donjon.games.tales_of_glory.view.tile_outcomes import preview_tile, way_name
from donjon.games.tales_of_glory.words.gain_phrases import price_words
from donjon.games.tales_of_glory.words.ids import SHORT_IDS, cell_id, tile_id
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.scene import Amount, OnSpot, Piece, Shows
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

GAINED: Final = ["prestige", "combat", "magic", "coin", "potion", "key"]


class Prospect:
    """What was shown of a preview; it holds the preview, so that no other has the same identity."""

    def __init__(self, preview: TilePreview, shows: Shows) -> None:
        self.preview: Final = preview
        self.shows: Final = shows


SHOWN: Final[dict[tuple[int, int, bool], Prospect]] = {}
"""By the identity of the preview, which belongs to one match alone."""
GHOSTS: Final[dict[str, Piece]] = {}


def foresight(view: View) -> dict[Id, Shows]:
    """TG-3.3, TG-7.4  Of every tile that the viewer may come to play: where, and what for."""
    if view.viewer is None:
        return {}
    is_first = view.first == view.viewer
    return {
        tile_id(NUMBER_OF[preview.tile]): prospect(view.viewer, preview, is_first)
        for preview in view.previews
    }


def prospect(seat: int, preview: TilePreview, is_first: bool) -> Shows:
    """The cells of one tile with their gains; the same object as long as the preview is."""
    key = (id(preview), seat, is_first)
    known = SHOWN.get(key)
    if known is None:
        if len(SHOWN) >= KEPT:
            SHOWN.clear()
        known = SHOWN[key] = Prospect(preview, new_prospect(seat, preview, is_first))
    return known.shows


def new_prospect(seat: int, preview: TilePreview, is_first: bool) -> Shows:
    """Cells and gains in figures, the cost in words."""
    gains = {
        cell_id(seat, cell_at(cell.x, cell.y)): amounts(cell, is_first) for cell in preview.cells
    }
    return Shows(spots=list(gains), gains=gains, text=cost_words(preview))


def amounts(cell: CellPreview, is_first: bool) -> list[Amount]:
    """What a cell would give; two numbers where that depends on the chests one opens, or on how
    one pays.
    """
    found: list[Amount] = []
    for kind in GAINED:
        least, most = bounds(cell.outcomes, kind)
        if most:
            found.append(Amount(GAIN_ICONS[kind], span(least, most)))
    if not is_first and cell.outcomes and cell.outcomes[0].first_player:
        found.append(Amount(TOKEN_ICON))
    return found


def bounds(outcomes: list[OutcomeView], kind: str) -> tuple[int, int]:
    """The least and the most of a kind that comes of it."""
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
    """What the tile would cost and in how many cells it may lie, or why it cannot be played."""
    cells = len(preview.cells)
    if not preview.prices:
        return Message("tg-foresee-dear", {"n": cells})
    ways = [way_words(price) for price in preview.prices]
    price = ways[0] if len(ways) == 1 else Message("tg-either", {"one": ways[0], "other": ways[1]})
    words = Message("tg-foresee", {"price": price, "n": cells})
    return Message("tg-foresee-owed", {"words": words}) if preview.with_owed else words


def way_words(price: PriceView) -> Message:
    """One way to pay."""
    return Message("tg-both", {"price": price_words(price.coins, price.potions)})


def tile_words(s: TalesOfGlory, player: Player, tile: int, slot: int) -> Message:
    """What a tile in hand costs, and how many cells there are for it."""
    return cost_words(preview_tile(s, player, tile, slot))


def placement(
    s: TalesOfGlory, player: Player, tile: int, slot: int, cell: int, surcharge: int
) -> Shows:
    """A tile as it would lie in a cell, and what would be counted then if it is paid so."""
    joined = sides_with_keys(player, tile, cell)
    walled: list[int] = []
    counters: dict[Id, int | str] = {}
    for at in preview_tile(s, player, tile, slot).cells:
        if cell_at(at.x, at.y) == cell:
            ways = (None, way_name(surcharge))
            counters = counted(player, [each for each in at.outcomes if each.surcharge in ways])
            joined = sorted(joined + sides_judged(tile, at, True))
            walled = sides_judged(tile, at, False)
    return Shows(pieces=[ghost(player.seat, tile, cell, joined, walled)], counters=counters)


def sides_judged(tile: int, cell: CellPreview, pays: bool) -> list[int]:
    """TG-14.4, TG-14.5  The connectors of the tile itself that would give something there, or
    that never would.
    """
    own = SHORT_IDS[tile]
    return [edge.side for edge in cell.edges if edge.pays == pays and edge.tile == own]


def counted(player: Player, outcomes: list[OutcomeView]) -> dict[Id, int | str]:
    """The Prestige and the Banner after it; coins and potions depend on what is paid."""
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


def ghost(seat: int, tile: int, cell: int, joined: list[int], walled: list[int]) -> Piece:
    """A tile that is not yet there; the same object as long as its neighbours are."""
    key = f"{seat} {tile} {cell} {joined} {walled}"
    found = GHOSTS.get(key)
    if found is None:
        if len(GHOSTS) >= KEPT:
            GHOSTS.clear()
        found = GHOSTS[key] = Piece(
            id=f"ghost:{SHORT_IDS[tile]}",
            face=f"face:{SHORT_IDS[tile]}",
            label=TILE_NAMES[tile],
            at=OnSpot(cell_id(seat, cell)),
            joined=joined,
            walled=walled,
        )
    return found
