"""Why whoever is asked cannot pick a thing of Tales of Glory's table now, in a few words."""

from __future__ import annotations

from donjon.games.tales_of_glory.content.tables import CHESTS
from donjon.games.tales_of_glory.drawing.closed_cells import not_in_cell
from donjon.games.tales_of_glory.drawing.player_maps import NUMBER_OF
from donjon.games.tales_of_glory.drawing.unpaid_tiles import not_played
from donjon.games.tales_of_glory.view.forms import PlayerView, View
from donjon.games.tales_of_glory.words.ids import slot_id
from donjon.kernel.drawing.asked import Asked, WhyNot, because, never
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import seat_name


def why_not(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """What is missing for a tile, a slot, a cell of a map, a Quest."""
    kind, _, name = id.partition(":")
    if kind == "tile":
        return not_the_tile(view, asked, id, name)
    if kind == "slot":
        return not_from_slot(view, id)
    if kind == "cell":
        seat, _, cell = name.partition(":")
        return not_in_cell(view, asked, id, int(seat), cell)
    return never("tg-tip-not-hidden", "TG-18.4") if kind == "quest" and ":" in name else None


def not_the_tile(view: View, asked: Asked, id: Id, tile: str) -> WhyNot | None:
    """A tile on the board, in a hand, in a zone, or gone."""
    assert view.viewer is not None
    if id in asked.targets:
        return None
    if tile in view.display:
        return not_from_board(asked)
    for player in view.players:
        if player.taken == tile and player.seat != view.viewer:
            return never("tg-tip-not-taken", "TG-4.4", {"seat": seat_name(player.seat)})
        if any(laid.tile == tile for laid in player.zone):
            return not_in_zone(view, asked, player, tile)
    if tile in view.discard:
        return never("tg-tip-not-discarded", "TG-9.4")
    return not_from_hand(view, asked, view.players[view.viewer], tile)


def not_from_board(asked: Asked) -> WhyNot | None:
    """TG-4.4, TG-12.3  One tile a round, and a Key is laid at once."""
    if asked.kind == "LayKey":
        return because("tg-tip-not-before-key", "TG-12.3")
    return because("tg-tip-not-one-more", "TG-4.4") if asked.kind == "TakeAction" else None


def not_from_hand(view: View, asked: Asked, player: PlayerView, tile: str) -> WhyNot | None:
    """TG-18.5, TG-12.3  A tile or a Quest in hand is played in step 2, when it can be paid."""
    if tile != player.taken and tile not in (player.quests or []):
        return None
    if asked.kind == "LayKey":
        return because("tg-tip-not-before-key", "TG-12.3")
    if asked.kind == "TakeAction":
        return not_played(view, player, tile)
    is_later = asked.kind == "Select" or asked.kind == "CatchUp"
    return because("tg-tip-not-in-step-1", "TG-18.5") if is_later else None


def not_in_zone(view: View, asked: Asked, player: PlayerView, tile: str) -> WhyNot | None:
    """TG-12.2, TG-12.7  A Key opens a closed chest of one's own zone; else what lies, lies."""
    if asked.kind != "LayKey":
        return never("tg-tip-not-moved", "TG-10.9")
    if player.seat != view.viewer:
        return never("tg-tip-not-this-zone", "TG-12.7")
    chests = len(CHESTS[NUMBER_OF[tile]])
    if chests == 0:
        return because("tg-tip-not-a-chest", "TG-12.3")
    opened = next(len(laid.opened) for laid in player.zone if laid.tile == tile)
    if opened == chests:
        return because("tg-tip-not-opened-twice", "TG-12.2")
    return because("tg-tip-not-this-key", "TG-11.4")


def not_from_slot(view: View, id: Id) -> WhyNot | None:
    """TG-4.4  A slot is chosen by its tile."""
    for at, tile in enumerate(view.display):
        if id == slot_id(at + 1) and tile is None:
            return never("tg-tip-not-empty-slot", "TG-4.4")
    return None
