"""Tales of Glory 5.2: a gain as it is printed on a tile, a chest or a connector."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from donjon.kernel.rules.immutable import Immutable

if TYPE_CHECKING:
    from donjon.games.tales_of_glory.content.schema import GainEntry

COIN: Final = 0
POTION: Final = 1
PRESTIGE: Final = 2
COMBAT: Final = 3
MAGIC: Final = 4
KEY: Final = 5
FIRST_PLAYER: Final = 6
KINDS: Final = ["coin", "potion", "prestige", "combat", "magic", "key", "first_player"]

ONCE: Final = 0
PER_MONSTER: Final = 1
PER_CHARACTER: Final = 2
PER_PLACE: Final = 3
PER_TREASURE: Final = 4
PER_KEY: Final = 5
PER_COMBAT: Final = 6
PER_MAGIC: Final = 7
PER_MAJORITY: Final = 8
PER_3_COINS: Final = 9
PER_3_POTIONS: Final = 10
PER_SURROUNDED: Final = 11
PER_CLOSED_CHEST: Final = 12
PERS: Final = [
    "", "monster", "character", "place", "treasure", "key", "combat", "magic", "majority",
    "coins3", "potions3", "surrounded", "closed_chest",
]  # fmt: skip


@final
class Item(Immutable):
    """TG-15.1, TG-13.8  `n` of a kind, perhaps for each of something, perhaps at the end."""

    def __init__(self, kind: int, n: int, per: int, at_end: bool) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.per: Final = per
        self.at_end: Final = at_end


def items_of(entries: list[GainEntry]) -> list[Item]:
    """TG-13.6, TG-15.9  Items without multiplier first, then those with one, as printed."""
    flat: list[Item] = []
    multiplied: list[Item] = []
    for entry in entries:
        per = PERS.index(entry.per or "")
        item = Item(KINDS.index(entry.kind), entry.n, per, entry.when == "end")
        (flat if per == ONCE else multiplied).append(item)
    return flat + multiplied
