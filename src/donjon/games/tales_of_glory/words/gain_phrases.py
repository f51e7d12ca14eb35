"""The words of gains and costs."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.printed_gain import KINDS, ONCE, PERS, Item
from donjon.kernel.words.message import Message

RESOURCES: Final[list[str]] = ["combat", "magic", "potion", "coin"]
"""The four resources of majorities and ties."""


def amount(kind: str, n: int) -> Message:
    """«3 coins»."""
    return Message(f"tg-{kind}", {"n": n})


def gain_words(items: list[Item]) -> list[Message]:
    """A gain in words: «2 Prestige for each Monster, at the end»."""
    return [item_words(item) for item in items]


def item_words(item: Item) -> Message:
    """One item of a gain in words."""
    words = amount(KINDS[item.kind], item.n)
    if item.per != ONCE:
        words = Message(f"tg-per-{PERS[item.per]}", {"gain": words})
    return Message("tg-at-end", {"gain": words}) if item.at_end else words


def price_words(coins: int, potions: int) -> list[Message]:
    """A price in words: «2 coins, 1 potion», or that nothing is paid."""
    found: list[Message] = []
    if coins:
        found.append(amount("coin", coins))
    if potions:
        found.append(amount("potion", potions))
    return found or [Message("tg-nothing")]


def tile_words(prices: list[tuple[int, int]], cells: int, with_owed: bool) -> Message:
    """What a tile would cost and in how many cells it may lie, or why it cannot be played.

    Each price is one way to pay, in coins and potions.
    """
    if not prices:
        return Message("tg-foresee-dear", {"n": cells})
    ways = [Message("tg-both", {"price": price_words(*price)}) for price in prices]
    price = ways[0] if len(ways) == 1 else Message("tg-either", {"one": ways[0], "other": ways[1]})
    words = Message("tg-foresee", {"price": price, "n": cells})
    return Message("tg-foresee-owed", {"words": words}) if with_owed else words
