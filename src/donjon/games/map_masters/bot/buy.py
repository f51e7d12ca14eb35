"""How the bot buys: the gain of each article now and later, and the best set for its coins."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.bot.card_values import CardValues, later_draws
from donjon.games.map_masters.bot.spellbook_values import book_gain
from donjon.games.map_masters.bot.wanted_discoveries import coin_price, turns_left
from donjon.games.map_masters.bot.weights import PolicyWeights
from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS, OBJECTIVES, TRAP
from donjon.games.map_masters.content.printed_icons import (
    BLADES,
    LINES,
    NEED_OF,
    NO_USE,
    OPENERS,
    USE_OF,
    USES,
)
from donjon.games.map_masters.content.tables import (
    BOOK_PRICE,
    COLUMN_COST,
    DISCOUNT,
    FACE_OF,
    FACES,
    HAND,
    OBJECTIVE_OF,
    OBJECTIVE_VP,
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
from donjon.games.map_masters.solver.input.weights import POINT

USE_FOR: Final = [NO_USE] * OBJECTIVES
"""By objective: what overcomes the obstacles that it counts."""
USE_FOR[OBJECTIVE_IDS.index("monster")] = BLADES
USE_FOR[TRAP] = LINES
USE_FOR[OBJECTIVE_IDS.index("padlock")] = OPENERS

MISSED: Final = 100
MET_FIRST: Final = 85
"""An obstacle, and what an item of the hand counts against it, in hundredths: a path does not
always meet the item first. Where a hand had two obstacles and two items for them, a token overcame
another 0.13 to 0.44 of an obstacle in the best paths of 69 hands."""

HAND_KEY: Final = HAND + 1


@final
class Candidate:
    """An article that could be bought: `gain` is its worth minus that of its price."""

    def __init__(self, option: int, price: int, gain: int, cards: int) -> None:
        self.option: Final = option
        self.price: Final = price
        self.gain: Final = gain
        self.cards: Final = cards


def next_purchase(s: MapMasters, player: Player, options: list[int], weights: PolicyWeights) -> int:
    """The article of the best set that gains most; PASS if none gains anything."""
    best = PASS
    most = 0
    for each in wanted_set(player, candidates_of(s, player, options, weights)):
        if each.gain > most:
            best = each.option
            most = each.gain
    return best


def wanted_set(player: Player, candidates: list[Candidate]) -> list[Candidate]:
    """What the player is going to buy with its coins, one article after the other."""
    gainful = [each for each in candidates if each.gain > 0]
    return best_set(gainful, player.coins, HAND - len(player.zone))


def candidates_of(
    s: MapMasters, player: Player, options: list[int], weights: PolicyWeights
) -> list[Candidate]:
    """The offered articles; what lies face down counts as the mean of what it may be."""
    values, coin = CardValues(s, weights), coin_price(s, weights)
    drawn, deck = values.drawn(player), values.deck(player)
    draws = later_draws(s, player)
    cheaper = DISCOUNT if is_any(options, HAGGLED_CARD) else 0
    found: list[Candidate] = []
    for option in options:
        kind, n = option // ARTICLE_SPAN, option % ARTICLE_SPAN
        if option == PASS:
            continue
        if kind == TOKEN:
            gain = token_gain(s, player, n) - TOKEN_PRICE * coin
            found.append(Candidate(option, TOKEN_PRICE, gain, 0))
        elif kind == BOOK:
            gain = offered_book_gain(s, player, n, weights) - BOOK_PRICE * coin
            found.append(Candidate(option, BOOK_PRICE, gain, 0))
        elif kind == HAGGLED_CARD or not cheaper:
            cards = offered_cards(s, n)
            again = values.mean_later(cards) - deck
            price = COLUMN_COST[n // 10] - cheaper
            gain = values.mean_now(cards) - drawn + int(again * draws) - price * coin
            found.append(Candidate(option, price, gain, 1))
    return found


def offered_cards(s: MapMasters, n: int) -> list[int]:
    """The card that is offered; of a pile all cards, since any of them may lie on top."""
    column, at = n // 10, n % 10
    if at != BLIND:
        return [s.display[column][at]]
    return s.piles[column].hidden_cards or s.discards[column]


def offered_book_gain(s: MapMasters, player: Player, n: int, weights: PolicyWeights) -> int:
    """The gain of a spellbook in this and all later turns; the mean for an unseen one."""
    turns = turns_left(s) + 1
    if n != BLIND:
        return book_gain(player.spells, s.books[n], turns, weights)
    books = s.book_pile.hidden_cards or s.book_discard
    gains = [book_gain(player.spells, book, turns, weights) for book in books]
    return sum(gains) // len(books)


def is_any(options: list[int], kind: int) -> bool:
    """Whether an article of a kind is offered."""
    for option in options:
        if option // ARTICLE_SPAN == kind:
            return True
    return False


def token_gain(s: MapMasters, player: Player, use: int) -> int:
    """The gain of one more token: it overcomes an obstacle for which the hand has no item.

    Only obstacles that the primary objective counts are worth a token: others are walked around.
    """
    objective = OBJECTIVE_OF[s.primary]
    if USE_FOR[objective] != use:
        return 0
    short = missing_uses(player, use) - MISSED * player.tokens[use]
    return POINT * OBJECTIVE_VP[objective] * max(0, min(MISSED, short)) // MISSED


def best_twin(s: MapMasters, player: Player, options: list[int]) -> int:
    """SB-13: the free token that gains most; it costs nothing, so one is always taken."""
    best = options[0]
    most = -1
    for option in options:
        gain = token_gain(s, player, option) if option < USES else 0
        if gain > most:
            best = option
            most = gain
    return best


def missing_uses(player: Player, use: int) -> int:
    """The expected number of missing uses in the next hand, in hundredths."""
    hand = shortage(player.zone, use)
    draws = HAND - len(player.zone)
    source = player.pile.hidden_cards or player.discard
    if draws > 0 and source:
        hand += draws * shortage(source, use) // len(source)
    return hand


def shortage(cards: list[int], use: int) -> int:
    """The obstacles on cards minus what the items on them overcome, in hundredths."""
    short = 0
    for card in cards:
        for kind in FACES[FACE_OF[card]].kinds:
            if NEED_OF[kind] == use:
                short += MISSED
            elif USE_OF[kind] != NO_USE and USE_OF[kind] == use:
                short -= MET_FIRST
    return short


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
