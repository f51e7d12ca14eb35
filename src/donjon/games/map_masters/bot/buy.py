"""How the bot buys: the gain of each article now and later, and the best set for its coins."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.card_values import card_worth, deck_worth, drawn_worth
from donjon.games.map_masters.bot.spellbook_values import book_worth, least_book
from donjon.games.map_masters.bot.wanted_discoveries import (
    coin_price,
    turns_left,
    wanted_discoveries,
    wanted_later,
)
from donjon.games.map_masters.content.printed_icons import (
    LAVA,
    LINES,
    MONSTER,
    NEED_OF,
    NO_USE,
    PADLOCK,
    TRAPDOOR,
    USE_OF,
    USES,
)
from donjon.games.map_masters.content.tables import (
    BOOK_PRICE,
    BOOKS_HELD,
    COLUMN_COST,
    DISCOUNT,
    FACE_OF,
    FACES,
    HAND,
    TOKEN_PRICE,
)
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.articles import (
    ARTICLE_SPAN,
    BLIND,
    BOOK,
    HAGGLED_CARD,
    PASS,
    TOKEN,
)
from donjon.games.map_masters.solver.input.weights import Weights

DRAWN_AGAIN: Final = 30
"""The chance to draw a card in a later turn, in percent."""
MET: Final = 60
"""The share of the icons of a hand that a path meets, in percent."""
OBSTACLE: Final = [MONSTER, -1, PADLOCK, LAVA]
"""By use: the obstacle that it overcomes; -1 for a scroll, which overcomes none."""

HAND_KEY: Final = HAND + 1


@final
class Candidate:
    """An article that could be bought: `gain` is its worth minus that of its price."""

    def __init__(self, option: int, price: int, gain: int, cards: int) -> None:
        self.option: Final = option
        self.price: Final = price
        self.gain: Final = gain
        self.cards: Final = cards


def next_purchase(s: MapMasters, player: Player, options: list[int]) -> int:
    """The article of the best set that gains most; PASS if none gains anything."""
    candidates = [each for each in candidates_of(s, player, options) if each.gain > 0]
    chosen = best_set(candidates, player.coins, HAND - len(player.zone))
    best = PASS
    most = 0
    for each in chosen:
        if each.gain > most:
            best = each.option
            most = each.gain
    return best


def candidates_of(s: MapMasters, player: Player, options: list[int]) -> list[Candidate]:
    """The offered articles, without face-down ones."""
    now, later = wanted_discoveries(s), wanted_later(s)
    drawn, deck = drawn_worth(player, now), deck_worth(player, later)
    cheaper = DISCOUNT if is_any(options, HAGGLED_CARD) else 0
    found: list[Candidate] = []
    for option in options:
        kind, n = option // ARTICLE_SPAN, option % ARTICLE_SPAN
        if option == PASS or n % 10 == BLIND:
            continue
        if kind == TOKEN:
            gain = token_gain(s, player, now, n)
            found.append(new_candidate(s, option, TOKEN_PRICE, gain, 0))
        elif kind == BOOK:
            found.append(new_candidate(s, option, BOOK_PRICE, book_gain(s, player, s.books[n]), 0))
        elif kind == HAGGLED_CARD or not cheaper:
            card = s.display[n // 10][n % 10]
            gain = card_worth(card, now) - drawn
            again = card_worth(card, later) - deck
            gain += again * turns_left(s) * DRAWN_AGAIN // 100
            found.append(new_candidate(s, option, COLUMN_COST[n // 10] - cheaper, gain, 1))
    return found


def new_candidate(s: MapMasters, option: int, price: int, gain: int, cards: int) -> Candidate:
    """A candidate whose gain is reduced by the worth of the coins it costs."""
    return Candidate(option, price, gain - price * coin_price(s), cards)


def is_any(options: list[int], kind: int) -> bool:
    """Whether an article of a kind is offered."""
    for option in options:
        if option // ARTICLE_SPAN == kind:
            return True
    return False


def token_gain(s: MapMasters, player: Player, weights: Weights, use: int) -> int:
    """The gain of one more token: it overcomes an obstacle for which the hand has no item."""
    if OBSTACLE[use] < 0:
        return 0
    short = missing_uses(player, use) - 100 * player.tokens[use]
    worth = weights.worth[TRAPDOOR if use == LINES else OBSTACLE[use]]
    return worth * max(0, min(100, short)) // 100


def best_twin(s: MapMasters, player: Player, options: list[int]) -> int:
    """SB-13: the free token that gains most; it costs nothing, so one is always taken."""
    now = wanted_discoveries(s)
    best = options[0]
    most = -1
    for option in options:
        gain = token_gain(s, player, now, option) if option < USES else 0
        if gain > most:
            best = option
            most = gain
    return best


def missing_uses(player: Player, use: int) -> int:
    """The expected number of missing uses in the next hand, in hundredths."""
    hand = 100 * shortage(player.zone, use)
    draws = HAND - len(player.zone)
    source = player.pile.hidden_cards or player.discard
    if draws > 0 and source:
        hand += 100 * draws * shortage(source, use) // len(source)
    return hand * MET // 100


def shortage(cards: list[int], use: int) -> int:
    """The number of obstacles on cards minus that of the items for them."""
    short = 0
    for card in cards:
        for kind in FACES[FACE_OF[card]].kinds:
            if NEED_OF[kind] == use:
                short += 1
            elif USE_OF[kind] != NO_USE and USE_OF[kind] == use:
                short -= 1
    return short


def book_gain(s: MapMasters, player: Player, book: int) -> int:
    """The gain of a spellbook in this and all later turns, minus that of the one it replaces."""
    turns = turns_left(s) + 1
    gain = book_worth(book, turns)
    if len(player.spells) < BOOKS_HELD:
        return gain
    return gain - book_worth(least_book(player.spells, turns), turns)


def best_set(candidates: list[Candidate], coins: int, room: int) -> list[Candidate]:
    """The set with the highest gain, for at most `coins` coins and `room` cards."""
    gains: dict[int, int] = {0: 0}
    sets: dict[int, list[Candidate]] = {0: []}
    for each in candidates:
        for key in list(gains):
            paid, cards = key // HAND_KEY + each.price, key % HAND_KEY + each.cards
            if paid > coins or cards > room:
                continue
            gain = gains[key] + each.gain
            there = paid * HAND_KEY + cards
            if there not in gains or gain > gains[there]:
                gains[there] = gain
                sets[there] = [*sets[key], each]
    best = 0
    for key, gain in gains.items():
        if gain > gains[best]:
            best = key
    return sets[best]
