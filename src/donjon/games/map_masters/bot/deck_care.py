"""How the bot improves its deck: optimisers, bartering, the card shown by SB-14 (MM-11)."""

from __future__ import annotations

from donjon.games.map_masters.bot.card_values import CardValues
from donjon.games.map_masters.bot.wanted_discoveries import coin_price, turns_left
from donjon.games.map_masters.bot.weights import PolicyWeights
from donjon.games.map_masters.content.tables import REWIND_PRICE
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.barter import CARDS as GIVEN, NO_BARTER
from donjon.games.map_masters.rules.deck_improvement import (
    CARDS,
    STOP,
    WITH_REWIND,
    is_removal,
)


def best_optimiser(
    s: MapMasters, player: Player, options: list[int], weights: PolicyWeights
) -> int:
    """The option that gains most: keep a card for the next objective, or remove a poor one."""
    values = CardValues(s, weights)
    best = STOP
    most = 0
    for option in options:
        if option != STOP:
            gain = gain_of(s, player, values, option, weights)
            if gain > most:
                best = option
                most = gain
    return best


def gain_of(
    s: MapMasters, player: Player, values: CardValues, option: int, weights: PolicyWeights
) -> int:
    """The gain of keeping or removing a card by one of the means."""
    means, card = option // CARDS, option % CARDS
    if is_removal(means):
        return removal_gain(s, player, values, card, weights)
    gain = values.now(card) - values.mean_now(drawn_next(player))
    return gain - REWIND_PRICE * coin_price(s, weights) if means == WITH_REWIND else gain


def drawn_next(player: Player) -> list[int]:
    """The cards from which the player draws next; after this turn its hand is among them."""
    return player.pile.hidden_cards or player.discard or player.zone


def removal_gain(
    s: MapMasters, player: Player, values: CardValues, card: int, weights: PolicyWeights
) -> int:
    """The gain of removing a card: later draws are better without a poor one."""
    if player.owned() + len(player.kept) < weights.enough_cards:
        return 0
    poor = values.deck(player) - values.later(card)
    return max(0, poor) * (turns_left(s) + 1) * weights.drawn_again // 100


def best_barter(s: MapMasters, player: Player, options: list[int], weights: PolicyWeights) -> int:
    """The exchange that gains most, in the next turn and later."""
    values = CardValues(s, weights)
    drawn = values.drawn(player)
    best = NO_BARTER
    most = 0
    for option in options:
        if option != NO_BARTER:
            given, taken = option // GIVEN - 1, option % GIVEN
            again = values.later(taken) - values.later(given)
            gain = values.now(taken) - drawn
            gain += again * turns_left(s) * weights.drawn_again // 100
            if gain > most:
                best = option
                most = gain
    return best


def is_worth_keeping(s: MapMasters, player: Player, weights: PolicyWeights) -> bool:
    """SB-14: whether the shown card is at least as good as the next one is on average."""
    values = CardValues(s, weights)
    rest = player.pile.hidden_cards or player.discard
    return not rest or values.now(player.dealt.hidden_cards[-1]) >= values.drawn(player)
