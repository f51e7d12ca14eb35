"""A hand of missions, and what everyone can tell of it."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.mission_tables import IS_RED
from donjon.kernel.rules.chance import Chance


@final
class Hand:
    """HT-6.1  The cards, and what is known of them without seeing them.

    The first `kept` were in hand when the discard pile last became the draw pile, so everyone
    knows that they are none of that pile. Of the cards dealt at the start at least `reds` red
    and `blues` blue ones are still held (HT-S.13).
    """

    def __init__(self, cards: list[int]) -> None:
        self.cards = cards
        self.kept = 0
        self.reds = 0
        self.blues = 0

    def clone(self) -> Hand:
        """An independent copy."""
        twin = Hand(self.cards[:])
        twin.kept = self.kept
        twin.reds = self.reds
        twin.blues = self.blues
        return twin

    def lose(self, card: int, reshuffled: bool) -> None:
        """A card leaves for all to see; it may have been one of the first."""
        at = 0
        while self.cards[at] != card:
            at += 1
        del self.cards[at]
        if at < self.kept:
            self.kept -= 1
        elif reshuffled:
            return  # it was drawn later than the first ones
        if IS_RED[card]:
            self.reds = max(0, self.reds - 1)
        else:
            self.blues = max(0, self.blues - 1)


def redeal_hands(hands: list[Hand], pile: list[int], reshuffled: bool, chance: Chance) -> list[int]:
    """HT-R51  Deal the hidden cards anew, as far as anyone can tell; the new draw pile."""
    early: list[int] = []
    late = pile[:]
    for hand in hands:
        early.extend(hand.cards[: hand.kept])
        late.extend(hand.cards[hand.kept :])
    early.sort()
    late.sort()
    chance.shuffle(early)
    chance.shuffle(late)
    from_early = [hand.kept for hand in hands]
    from_late = [len(hand.cards) - hand.kept for hand in hands]
    first = deal(hands, early, from_early, reshuffled)
    second = deal(hands, late, from_late, not reshuffled)
    for at, hand in enumerate(hands):
        hand.cards = first[at] + second[at]
    return late


def deal(hands: list[Hand], pool: list[int], sizes: list[int], coloured: bool) -> list[list[int]]:
    """So many cards to each; those that must be of a colour come first."""
    dealt: list[list[int]] = [[] for _ in hands]
    if coloured:
        for at, hand in enumerate(hands):
            take_coloured(pool, dealt[at], True, hand.reds)
            take_coloured(pool, dealt[at], False, hand.blues)
    for at, size in enumerate(sizes):
        while len(dealt[at]) < size:
            dealt[at].append(pool.pop())
    return dealt


def take_coloured(pool: list[int], into: list[int], red: bool, n: int) -> None:
    """Move the last `n` cards of a colour from a pool."""
    for at in range(len(pool) - 1, -1, -1):
        if n > 0 and (IS_RED[pool[at]] == 1) == red:
            into.append(pool.pop(at))
            n -= 1
