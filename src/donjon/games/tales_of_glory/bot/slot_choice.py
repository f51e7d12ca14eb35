"""Tales of Glory: which slot a bot chooses."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.bot.best_play import TriedPlays, discard_worth, try_tile
from donjon.games.tales_of_glory.bot.prices import Prices
from donjon.games.tales_of_glory.bot.tally import Tally, tally_of
from donjon.games.tales_of_glory.model.state import SELECT, Player, TalesOfGlory
from donjon.games.tales_of_glory.rules.payment import is_wild
from donjon.games.tales_of_glory.rules.turn_actions import DISCARD

DUEL: Final = 2
NO_QUESTS: Final = b""


def best_slot(s: TalesOfGlory, player: Player, slots: list[int], prices: Prices) -> int:
    """The slot whose tile, played as well as can be, leaves the player best off.

    A player that comes too late may still take any tile that is left, so there is no reason to
    shun a tile because others are likely to want it.
    """
    return slots[place_of_most(slot_worths_with_denial(s, player, slots, prices))]


def slot_worths_with_denial(
    s: TalesOfGlory, player: Player, slots: list[int], prices: Prices
) -> list[float]:
    """What each slot is worth; in a duel it may pay to take what the other wants."""
    worths = slot_worths(s, tally_of(s, player, prices), slots, prices)
    if takes_before_the_other(s, player.seat):
        other = tally_of(s, s.players[1 - player.seat], prices)
        other.quests = NO_QUESTS  # nobody sees those of another player
        add_denial(worths, slot_worths(s, other, slots, prices), prices)
    return worths


def slot_worths(s: TalesOfGlory, base: Tally, slots: list[int], prices: Prices) -> list[float]:
    """What a position is worth with the tile of each slot, played as well as can be."""
    anyway = discard_worth(base, prices)
    worths: list[float] = []
    for slot in slots:
        tried = TriedPlays()
        tried.add(DISCARD, anyway)
        try_tile(base, s.display[slot], is_wild(s, slot), prices, tried)
        worths.append(tried.most)
    return worths


def takes_before_the_other(s: TalesOfGlory, seat: int) -> bool:
    """Whether this is a duel, nobody has a tile yet, and the player is the first to take one."""
    return len(s.players) == DUEL and s.phase == SELECT and s.first == seat


def add_denial(worths: list[float], others: list[float], prices: Prices) -> None:
    """Taking what the other wants most counts by what the next best leaves the other."""
    wanted = place_of_most(others)
    rest = [worth for place, worth in enumerate(others) if place != wanted]
    worths[wanted] += prices.weights.denial * (others[wanted] - max(rest))


def place_of_most(worths: list[float]) -> int:
    """Where the highest of them stands; of equals the first."""
    best = 0
    for place in range(1, len(worths)):
        if worths[place] > worths[best]:
            best = place
    return best
