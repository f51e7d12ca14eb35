"""Putting the pen down: finished, first, or out of time (MM-9)."""

from __future__ import annotations

from typing import final

from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.spellbooks import FAIRY_FAVOUR
from donjon.games.map_masters.content.tables import HOURGLASS, TIME_BONUS
from donjon.games.map_masters.model.state import NOBODY, MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import faces_of, path_spells, restore
from donjon.games.map_masters.words import events
from donjon.kernel.rules.menu import Action
from donjon.kernel.words.message import Message


@final
class Done(Action["MapMasters", "Player"]):
    """MM-5.11, MM-9.6, MM-9.4, MM-15.3  The player stops here: dungeon and path are final."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        """MM-4.12  The arrangement must be legal as a whole."""
        if player.draft.is_legal():
            options.append(self.base)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        if may_be_first(s, player):
            s.finisher = player.seat
            events.is_first(s, player.seat, TIME_BONUS[s.turn])
        finish(s, player)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-done-first" if may_be_first(s, player) else "mm-done")

    def name(self, s: MapMasters, player: Player, n: int) -> str:
        return "DoneFirst" if may_be_first(s, player) else "Done"


@final
class Rest(Action["MapMasters", "Player"]):
    """MM-15.4, MM-R20, MM-R45  The last legal draft is handed in; the time bonus is not claimed."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if not player.draft.is_legal() or may_be_first(s, player):
            options.append(self.base)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        restore(player.draft, faces_of(player), player.tokens, path_spells(player))
        finish(s, player)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-rest-first" if player.draft.is_legal() else "mm-rest")


def is_hourglass(s: MapMasters) -> bool:
    """MM-9.1  Whether this is a time bonus turn: the primary objective alone says so."""
    return HOURGLASS[s.primary]


def may_be_first(s: MapMasters, player: Player) -> bool:
    """MM-9.3, MM-9.5, MM-R22  Whether declaring now wins the bonus: with any path but none."""
    return is_hourglass(s) and s.finisher == NOBODY and player.draft.has_path()


def finish(s: MapMasters, player: Player) -> None:
    """MM-9.4, MM-14.4, MM-R44  The draft is final, what it used is used, and all may see it."""
    player.is_finished = True
    player.left_out = left_out(player)
    s.reveal()
    path = player.draft.path
    if path is not None:
        for use in range(USES):  # MM-6.10
            s.stock[use] += player.tokens[use] - path.tokens[use]
        player.tokens = path.tokens[:]
        use_spells(s, player, path.spells)
    placed = [place for place in player.draft.places if place != UNPLACED]
    events.finished(s, player.seat, len(placed), player.draft.is_exit())


def left_out(player: Player) -> list[int]:
    """MM-4.3  The cards of the hand that are not part of the dungeon."""
    places = player.draft.places
    return [card for at, card in enumerate(player.zone) if places[at] == UNPLACED]


def use_spells(s: MapMasters, player: Player, left: int) -> None:
    """MM-6.10, MM-14.2, MM-14.5  Used books lie face down; SB-11 leaves the game."""
    used = path_spells(player) & ~left
    player.ready &= ~used
    if used & FAIRY_FAVOUR:
        spell = FAIRY_FAVOUR.bit_length() - 1
        player.spells.remove(spell)
        s.gone_books.append(spell)
