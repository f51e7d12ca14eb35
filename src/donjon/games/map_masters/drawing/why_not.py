"""Why whoever is asked cannot pick a thing of Map Masters' table now, in a few words."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.tables import HAND, is_starting
from donjon.games.map_masters.drawing.closed_ways import not_begun, not_drawn, not_laid
from donjon.games.map_masters.drawing.dear_articles import is_for_sale, not_bought
from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import seat_name

IN_THE_DUNGEON: Final = {"cell", "end", "node"}
FOR_SALE: Final = {"card", "book", "token", "pile"}
NOT_FOR_PICKING: Final = {
    "goal": "MM-10.3",
    "deck": "MM-3.3",
    "fairy": "MM-6.9",
    "ring": "MM-6.2",
    "strike": "MM-6.6",
    "legend": "MM-8.1",
}
"""What only counts, and is never picked."""


def why_not(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """What is missing for a card, an article of the market, a place or a step."""
    kind, _, name = id.partition(":")
    if kind in NOT_FOR_PICKING:
        return never("mm-tip-not-picked", NOT_FOR_PICKING[kind])
    if kind in FOR_SALE and asked.kind == "Buy":
        return not_bought(view, kind, name)
    if id in asked.targets:
        return None
    if asked.kind == "Explore":
        return not_exploring(view, id, kind, name)
    if kind != "card":
        return None
    if asked.kind == "Optimise":
        return not_optimised(view, int(name))
    return not_bartered(view, int(name)) if asked.kind == "Barter" else None


def not_exploring(view: View, id: Id, kind: str, name: str) -> WhyNot | None:
    """MM-2.7, MM-4.2  The market is over, another's dungeon is another's; else the own draft."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    if kind in FOR_SALE and is_for_sale(view, id):
        return never("mm-tip-not-market", "MM-2.7")
    if kind in IN_THE_DUNGEON:
        return not_in_dungeon(view, player, kind, name)
    if kind != "card":
        return None
    if int(name) in player.zone:
        return because("mm-tip-not-fitting", "MM-4.8")
    return not_another(view, player, int(name))


def not_in_dungeon(view: View, player: PlayerView, kind: str, name: str) -> WhyNot | None:
    """MM-4.8, MM-5.1, MM-5.3  A place for a card, an opening, or a step of the path."""
    first, _, rest = name.partition(":")
    if kind == "cell":
        if int(first) != player.seat:
            return never("mm-tip-not-yours", "MM-4.2", {"seat": seat_name(int(first))})
        return not_laid(player)
    if int(first) not in player.zone:
        return not_another(view, player, int(first))
    if kind == "end":
        return not_begun(player)
    return not_drawn(player, int(first), int(rest))


def not_another(view: View, player: PlayerView, card: int) -> WhyNot | None:
    """MM-4.2  Whose card it is, if it is not the viewer's."""
    for other in view.players:
        cards = other.zone + other.kept + other.discard
        if other.seat != player.seat and card in cards:
            return never("mm-tip-not-yours", "MM-4.2", {"seat": seat_name(other.seat)})
    return None


def not_optimised(view: View, card: int) -> WhyNot | None:
    """MM-11.2, MM-11.5  No optimiser is left, or the card has had one."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    if card in player.kept:
        return because("mm-tip-not-twice", "MM-11.5")
    if card not in player.zone:
        return not_another(view, player, card)
    figures = {"recycles": player.recycles, "scissors": player.scissors}
    return because("mm-tip-not-optimised", "MM-11.2", {**figures})


def not_bartered(view: View, card: int) -> WhyNot | None:
    """MM-R27, MM-R58  A used card of the dungeon for one that costs no more."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    if len(player.kept) >= HAND:
        return because("mm-tip-not-full", "MM-2.14", {"n": HAND})
    if card in player.zone:
        reason = "mm-tip-not-starting" if is_starting(card) else "mm-tip-not-used"
        return because(reason, "MM-R27")
    is_shown = any(card in column for column in view.display)
    return because("mm-tip-not-dearer", "MM-R27") if is_shown else None
