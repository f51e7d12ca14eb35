"""Why a tile of Tales of Glory cannot lie in a cell now."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.cell_grid import BESIDE, cell_at, opposite
from donjon.games.tales_of_glory.content.tables import BARE, CONNECTOR, SIDES
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF, tiles_by_cell
from donjon.games.tales_of_glory.drawing.unpaid_tiles import not_paid, preview_of
from donjon.games.tales_of_glory.view.forms import View
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import seat_name


def not_in_cell(view: View, asked: Asked, id: Id, seat: int, cell: str) -> WhyNot | None:
    """TG-3.1, TG-7.2, TG-10.4  Whose map it is, whether there is a tile to lay, and its edges."""
    if id in asked.targets:
        return None
    if asked.kind == "Select" or asked.kind == "CatchUp":
        return because("tg-tip-not-before-tile", "TG-3.1")
    if asked.kind != "TakeAction":
        return None
    if seat != view.viewer:
        return never("tg-tip-not-your-map", "TG-10.3", {"seat": seat_name(seat)})
    player = view.players[seat]
    if player.taken is None:
        return because("tg-tip-not-again", "TG-7.2")
    preview = preview_of(view, player.taken)
    if preview is not None and not preview.prices:
        return not_paid(player, preview)
    x, _, y = cell.partition(",")
    laid = tiles_by_cell(player.zone)
    return not_beside(laid, NUMBER_OF[player.taken], cell_at(int(x), int(y)))


def not_beside(laid: dict[int, int], tile: int, cell: int) -> WhyNot | None:
    """TG-10.4, TG-10.5  A connector would face a bare edge, or no connector meets another."""
    if cell in laid:
        return never("tg-tip-not-on-another", "TG-10.3")
    for side in SIDES:
        other = laid.get(cell + BESIDE[side])
        if other is not None:
            is_bare = CONNECTOR[4 * tile + side] == BARE
            if is_bare != (CONNECTOR[4 * other + opposite(side)] == BARE):
                return because("tg-tip-not-bare", "TG-10.5")
    return because("tg-tip-not-joined", "TG-10.4")
