"""What a thing of Tales of Glory's table means now, in figures: who leads, what still waits."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.tables import CHESTS
from donjon.games.tales_of_glory.drawing.panels import amount_of
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF
from donjon.games.tales_of_glory.view.forms import LaidView, PlayerView, View
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message


def means_now(view: View, id: Id) -> Message | None:
    """A majority and who has most, the chests still shut, the edges that still wait."""
    kind, _, name = id.partition(":")
    if kind == "majority":
        return of_majority(view, name)
    if kind == "key":
        return Message("tg-tip-shut", {"n": shut_chests(view.players[int(name)])})
    if kind == "prestige":
        return Message("tg-tip-most", {"n": max(player.prestige for player in view.players)})
    return of_laid(view, name) if kind == "tile" else None


def of_majority(view: View, kind: str) -> Message | None:
    """TG-17.3  How much the viewer has of it, beside the most."""
    most = max(amount_of(player, kind) for player in view.players)
    if view.viewer is None:
        return Message("tg-tip-most", {"n": most})
    mine = amount_of(view.players[view.viewer], kind)
    return Message("tg-tip-majority-now", {"mine": mine, "most": most})


def shut_chests(player: PlayerView) -> int:
    """TG-12.1  The chests of a zone that no Key has opened."""
    return sum(len(CHESTS[NUMBER_OF[laid.tile]]) - len(laid.opened) for laid in player.zone)


def of_laid(view: View, tile: str) -> Message | None:
    """TG-14.4, TG-12.1  What a tile in a zone can still give: edges that wait, chests shut."""
    for player in view.players:
        for laid in player.zone:
            if laid.tile == tile:
                return still_waits(laid)
    return None


def still_waits(laid: LaidView) -> Message | None:
    """The open edges with a gain and the shut chests of one tile."""
    edges, chests = laid.edges.count("open"), len(CHESTS[NUMBER_OF[laid.tile]]) - len(laid.opened)
    if edges and chests:
        return Message("tg-tip-waits-both", {"edges": edges, "chests": chests})
    if edges:
        return Message("tg-tip-waits-edges", {"n": edges})
    return Message("tg-tip-shut", {"n": chests}) if chests else None
