"""Tales of Glory chapters 4, 5 and 6: tiles are taken, and the First Player token changes hands."""

from __future__ import annotations

from typing import final

from donjon.games.tales_of_glory.model.state import (
    CATCH_UP,
    NO_SLOT,
    NO_TILE,
    NOBODY,
    Player,
    TalesOfGlory,
)
from donjon.games.tales_of_glory.rules.selection import (
    lowest_playable,
    slot_label,
    slots_with_tiles,
)
from donjon.games.tales_of_glory.words import events
from donjon.games.tales_of_glory.words.ids import tile_id
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import AnyStep, Decision, Step
from donjon.kernel.words.message import Message


def turn_order(s: TalesOfGlory, first: int) -> list[int]:
    """TG-2.4  Clockwise, from whoever is first."""
    seats = len(s.players)
    return [(first + place) % seats for place in range(seats)]


@final
class TakeTiles(Step["TalesOfGlory"]):
    """TG-4.1, TG-4.2, TG-5.1, TG-5.4, TG-R41  In turn order each card takes its tile if it is
    still there; the others catch up in the same order.
    """

    def run(self, s: TalesOfGlory) -> None:
        missed: list[AnyStep] = []
        order = turn_order(s, s.first)
        events.all_revealed(s, order)
        for seat in order:
            player = s.players[seat]
            if s.display[player.card] != NO_TILE:
                take(s, player, player.card)
            else:
                events.missed(s, seat, player.card)
                missed.append(CatchUp(seat))
        for player in s.players:
            player.card = NO_SLOT  # TG-4.3
        if missed:
            s.phase = CATCH_UP
        s.owe_all(missed)


def take(s: TalesOfGlory, player: Player, slot: int) -> None:
    """TG-4.4, TG-4.5, TG-5.5  The tile lies open before its taker; the slot stays empty."""
    player.taken = s.display[slot]
    player.slot = slot
    s.display[slot] = NO_TILE
    events.taken(s, player.seat, player.taken, slot)


@final
class CatchUp(Decision["TalesOfGlory"]):
    """TG-5.2, TG-20.3, TG-22.4, TG-R8  A player without a tile takes any still on the board."""

    def options(self, s: TalesOfGlory) -> list[int]:
        """TG-5.3  There are always some left."""
        return slots_with_tiles(s)

    def choose(self, s: TalesOfGlory, option: int) -> None:
        take(s, s.players[self.seat], option)

    def label(self, s: TalesOfGlory, option: int) -> Message:
        return slot_label(s, "tg-catch-up", option)

    def targets(self, s: TalesOfGlory, option: int) -> list[str]:
        return [tile_id(s.display[option])]

    def prompt(self, s: TalesOfGlory) -> Message:
        return Message("tg-ask-catch-up")

    def rule(self) -> str:
        return "TG-5.2"

    def default(self, s: TalesOfGlory, chance: Chance) -> int:
        """TG-20.3  As in the selection, over the tiles that are left."""
        return lowest_playable(s, s.players[self.seat])


@final
class ChangeFirstPlayer(Step["TalesOfGlory"]):
    """TG-6.1, TG-6.2, TG-6.3, TG-6.5, TG-22.8  To the player that took from the lowest slot, or
    from the second lowest if that player holds the token already.
    """

    def run(self, s: TalesOfGlory) -> None:
        lowest = lowest_taker(s, NOBODY)
        s.first = lowest_taker(s, lowest) if lowest == s.first else lowest
        events.first_player(s, s.first)


def lowest_taker(s: TalesOfGlory, but: int) -> int:
    """TG-6.4  The seat that took from the lowest slot, without one seat; no two took the same."""
    seat = NOBODY
    lowest = len(s.display)
    for player in s.players:
        if player.seat != but and player.slot < lowest:
            lowest = player.slot
            seat = player.seat
    return seat
