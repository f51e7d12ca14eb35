"""How a bot buys: what each article brings this turn and later, and the best set for its coins."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.card_values import card_worth, deck_worth, drawn_worth
from donjon.games.map_masters.bot.spellbook_values import book_worth, least_book
from donjon.games.map_masters.bot.wanted_discoveries import (
    coin_price,
    later_wishes,
    turns_left,
    wishes,
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
from donjon.games.map_masters.rules.articles import BLIND, PASS, STRIDE
from donjon.games.map_masters.solver.input.weights import Aims

TOKENS: Final = 1
BOOKS: Final = 2
CARDS: Final = 3
HAGGLED: Final = 4
DRAWN_AGAIN: Final = 30
"""How likely a card is drawn in a later turn, in percent."""
MET: Final = 60
"""How much of what the hand shows a path meets, in percent."""
OBSTACLE: Final = [MONSTER, -1, PADLOCK, LAVA]
"""What a use overcomes; a scroll nothing."""

HAND_KEY: Final = HAND + 1


@final
class Ware:
    """An article: its option, what it costs, and what it brings beyond that."""

    def __init__(self, option: int, price: int, gain: int, cards: int) -> None:
        self.option: Final = option
        self.price: Final = price
        self.gain: Final = gain
        self.cards: Final = cards


def next_purchase(s: MapMasters, player: Player, options: list[int]) -> int:
    """Of the best set of articles the one that brings most; nothing, and the bot passes."""
    wares = [ware for ware in wares_of(s, player, options) if ware.gain > 0]
    chosen = best_set(wares, player.coins, HAND - len(player.zone))
    best = PASS
    most = 0
    for ware in chosen:
        if ware.gain > most:
            best = ware.option
            most = ware.gain
    return best


def wares_of(s: MapMasters, player: Player, options: list[int]) -> list[Ware]:
    """Every article that is offered, unseen ones aside."""
    now, later = wishes(s), later_wishes(s)
    drawn, deck = drawn_worth(player, now), deck_worth(player, later)
    cheaper = DISCOUNT if is_any(options, HAGGLED) else 0
    found: list[Ware] = []
    for option in options:
        kind, n = option // STRIDE, option % STRIDE
        if option == PASS or n % 10 == BLIND:
            continue
        if kind == TOKENS:
            gain = token_gain(s, player, now, n)
            found.append(ware(s, option, TOKEN_PRICE, gain, 0))
        elif kind == BOOKS:
            found.append(ware(s, option, BOOK_PRICE, book_gain(s, player, s.books[n]), 0))
        elif kind == HAGGLED or not cheaper:
            card = s.display[n // 10][n % 10]
            gain = card_worth(card, now) - drawn
            again = card_worth(card, later) - deck
            gain += again * turns_left(s) * DRAWN_AGAIN // 100
            found.append(ware(s, option, COLUMN_COST[n // 10] - cheaper, gain, 1))
    return found


def ware(s: MapMasters, option: int, price: int, gain: int, cards: int) -> Ware:
    """An article whose coins could also be kept."""
    return Ware(option, price, gain - price * coin_price(s), cards)


def is_any(options: list[int], kind: int) -> bool:
    """Whether an article of a kind is offered."""
    for option in options:
        if option // STRIDE == kind:
            return True
    return False


def token_gain(s: MapMasters, player: Player, aims: Aims, use: int) -> int:
    """What one more token brings: an obstacle for which the hand has nothing."""
    if OBSTACLE[use] < 0:
        return 0
    short = missing_uses(player, use) - 100 * player.tokens[use]
    worth = aims.worth[TRAPDOOR if use == LINES else OBSTACLE[use]]
    return worth * max(0, min(100, short)) // 100


def best_twin(s: MapMasters, player: Player, options: list[int]) -> int:
    """SB-13: the free token that brings most; one that brings nothing does no harm."""
    now = wishes(s)
    best = options[0]
    most = -1
    for option in options:
        gain = token_gain(s, player, now, option) if option < USES else 0
        if gain > most:
            best = option
            most = gain
    return best


def missing_uses(player: Player, use: int) -> int:
    """How many more uses the hand to come is likely to want, in hundredths."""
    hand = 100 * shortage(player.zone, use)
    draws = HAND - len(player.zone)
    source = player.pile.hidden_cards or player.discard
    if draws > 0 and source:
        hand += 100 * draws * shortage(source, use) // len(source)
    return hand * MET // 100


def shortage(cards: list[int], use: int) -> int:
    """How many more obstacles than items for them some cards have."""
    short = 0
    for card in cards:
        for kind in FACES[FACE_OF[card]].kinds:
            if NEED_OF[kind] == use:
                short += 1
            elif USE_OF[kind] != NO_USE and USE_OF[kind] == use:
                short -= 1
    return short


def book_gain(s: MapMasters, player: Player, book: int) -> int:
    """What a spellbook brings in this and all later turns, beyond one that must go for it."""
    turns = turns_left(s) + 1
    gain = book_worth(book, turns)
    if len(player.spells) < BOOKS_HELD:
        return gain
    return gain - book_worth(least_book(player.spells, turns), turns)


def best_set(wares: list[Ware], coins: int, room: int) -> list[Ware]:
    """The articles that together bring most, for so many coins and so many cards at most."""
    gains: dict[int, int] = {0: 0}
    sets: dict[int, list[Ware]] = {0: []}
    for each in wares:
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
