"""How the bot improves its deck: optimisers, bartering, the card shown by SB-14 (MM-11)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.bot.buy import DRAWN_AGAIN
from donjon.games.map_masters.bot.card_values import card_worth, deck_worth, drawn_worth
from donjon.games.map_masters.bot.wanted_discoveries import (
    coin_price,
    turns_left,
    wanted_discoveries,
    wanted_later,
)
from donjon.games.map_masters.content.tables import REWIND_PRICE, is_starting
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.barter import CARDS as GIVEN, NO_BARTER
from donjon.games.map_masters.rules.deck_improvement import (
    CARDS,
    STOP,
    WITH_REWIND,
    is_removal,
)

ENOUGH: Final = 7
"""With fewer cards than this the bot removes none."""


def best_optimiser(s: MapMasters, player: Player, options: list[int]) -> int:
    """The option that gains most: keep a card for the next objective, or remove a poor one."""
    best = STOP
    most = 0
    for option in options:
        if option != STOP:
            gain = gain_of(s, player, option // CARDS, option % CARDS)
            if gain > most:
                best = option
                most = gain
    return best


def gain_of(s: MapMasters, player: Player, means: int, card: int) -> int:
    """The gain of keeping or removing a card by one of the means."""
    if is_removal(means):
        return removal_gain(s, player, card)
    now = wanted_discoveries(s)
    gain = card_worth(card, now) - drawn_worth(player, now)
    return gain - REWIND_PRICE * coin_price(s) if means == WITH_REWIND else gain


def removal_gain(s: MapMasters, player: Player, card: int) -> int:
    """The gain of removing a card: later draws are better without a poor one."""
    if not is_starting(card) or player.owned() + len(player.kept) < ENOUGH:
        return 0
    later = wanted_later(s)
    poor = deck_worth(player, later) - card_worth(card, later)
    return max(0, poor) * turns_left(s) * DRAWN_AGAIN // 100


def best_barter(s: MapMasters, player: Player, options: list[int]) -> int:
    """The exchange that gains most, in the next turn and later."""
    now, later = wanted_discoveries(s), wanted_later(s)
    drawn = drawn_worth(player, now)
    best = NO_BARTER
    most = 0
    for option in options:
        if option != NO_BARTER:
            given, taken = option // GIVEN - 1, option % GIVEN
            again = card_worth(taken, later) - card_worth(given, later)
            gain = card_worth(taken, now) - drawn
            gain += again * turns_left(s) * DRAWN_AGAIN // 100
            if gain > most:
                best = option
                most = gain
    return best


def is_worth_keeping(s: MapMasters, player: Player) -> bool:
    """SB-14: whether the shown card is at least as good as the next one is on average."""
    now = wanted_discoveries(s)
    rest = player.pile.hidden_cards or player.discard
    return not rest or card_worth(player.dealt.hidden_cards[-1], now) >= drawn_worth(player, now)
