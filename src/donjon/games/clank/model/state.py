"""Clank!'s nouns: what lies on the table and before the thieves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from donjon.games.clank.content.dungeon_map import FLAG, Dungeon
from donjon.games.clank.content.tables import (
    BLACK_CUBES,
    CUBES,
    ITEM_COUNT,
    ITEMS,
    PILE_COUNTS,
    ROW,
    SEATS,
    SECRETS,
)
from donjon.games.clank.model.effect import Effect
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Hand, HiddenPlace, Pile
from donjon.kernel.rules.immutable import BoxContent
from donjon.kernel.rules.state import State

if TYPE_CHECKING:
    from donjon.games.clank.model.waiting_effects import CountingEffect, OwedBanish, Waiting

IN: Final = 0
ESCAPED: Final = 1
RESCUED: Final = 2
LOST: Final = 3

NO_CARD: Final = 255
NOBODY: Final = -1
EMPTY_ROW: Final[list[int]] = [NO_CARD] * ROW

DECK_POOL: Final = 0
MAJOR_POOL: Final = 1
MINOR_POOL: Final = 2
THIEF_POOLS: Final = 3  # two for each thief: the hand before the last shuffle, and the rest


@final
class Book(BoxContent):
    """What cards and tokens say, as effects by kind: the same in every match."""

    def __init__(
        self,
        play: list[list[Effect]],
        acquire: list[list[Effect]],
        use: list[list[Effect]],
        defeat: list[list[Effect]],
        arrive: list[list[Effect]],
        secret_taken: list[list[Effect]],
        potion_used: list[list[Effect]],
        artifact_taken: list[list[Effect]],
    ) -> None:
        super().__init__("clank")
        self.play: Final = play
        self.acquire: Final = acquire
        self.use: Final = use
        self.defeat: Final = defeat
        self.arrive: Final = arrive
        self.secret_taken: Final = secret_taken
        self.potion_used: Final = potion_used
        self.artifact_taken: Final = artifact_taken


@final
class Thief:
    """CL-1.1  A player: pawn, cubes, cards (CL-3.1), gold and tokens."""

    def __init__(
        self, seat: int, deck: Pile, hand: Hand, played: list[int], discard: list[int]
    ) -> None:
        self.seat = seat
        self.status = IN
        self.room = FLAG
        self.supply = CUBES
        self.clank = 0
        self.damage = 0
        self.gold = 0
        self.deck = deck
        self.hand = hand
        self.played = played
        self.discard = discard
        self.artifacts = 0
        self.idols = 0
        self.items = bytes(ITEMS)
        self.secrets = bytes(SECRETS)
        self.mastery = False
        self.turns = 0

    def clone(self) -> Thief:
        """An independent copy."""
        twin = Thief(
            self.seat, self.deck.clone(), self.hand.clone(), self.played[:], self.discard[:]
        )
        twin.status = self.status
        twin.room = self.room
        twin.supply = self.supply
        twin.clank = self.clank
        twin.damage = self.damage
        twin.gold = self.gold
        twin.artifacts = self.artifacts
        twin.idols = self.idols
        twin.items = self.items
        twin.secrets = self.secrets
        twin.mastery = self.mastery
        twin.turns = self.turns
        return twin


def new_thief(seat: int) -> Thief:
    """A thief with nothing yet."""
    return Thief(seat, Pile([]), Hand(seat, [], 0), [], [])


@final
class Pool:
    """CL-4.1, CL-4.4  What the active thief may spend in this turn, and what the turn remembers.

    `companions` are those in the play area; by the table's option (CL-R5) also the banished.
    """

    def __init__(self) -> None:
        self.skill = 0
        self.swords = 0
        self.boots = 0
        self.teleports = 0
        self.credit = 0
        self.added = 0
        self.gold_gains = 0
        self.gold_bonus = 0
        self.gem_discount = 0
        self.exhausted = False
        self.crystal_proof = False
        self.monster_proof = False
        self.companions: list[int] = []
        self.waiting: list[Waiting] = []
        self.per_clank: list[CountingEffect] = []
        self.banishes: list[OwedBanish] = []

    def clone(self) -> Pool:
        """An independent copy."""
        twin = Pool()
        twin.skill = self.skill
        twin.swords = self.swords
        twin.boots = self.boots
        twin.teleports = self.teleports
        twin.credit = self.credit
        twin.added = self.added
        twin.gold_gains = self.gold_gains
        twin.gold_bonus = self.gold_bonus
        twin.gem_discount = self.gem_discount
        twin.exhausted = self.exhausted
        twin.crystal_proof = self.crystal_proof
        twin.monster_proof = self.monster_proof
        twin.companions = self.companions[:]
        twin.waiting = self.waiting[:]
        twin.per_clank = self.per_clank[:]
        twin.banishes = self.banishes[:]
        return twin


@final
class Clank(State):
    """The table: dungeon, row, reserve, market, dragon, and the thieves."""

    def __init__(
        self,
        chance: Chance,
        book: Book,
        dungeon: Dungeon,
        guard: bool,
        banished_count: bool,
        thieves: list[Thief],
    ) -> None:
        super().__init__(chance)
        self.book = book
        self.dungeon = dungeon
        self.guard = guard
        self.banished_count = banished_count
        self.thieves = thieves
        self.pool = Pool()
        self.active = 0
        self.first = 0
        self.deck = Pile([])
        self.row = EMPTY_ROW[:]
        self.pile: list[int] = []
        self.box: list[int] = []
        self.reserve = PILE_COUNTS[:]
        self.bag = [0] * SEATS + [BLACK_CUBES]
        self.aside = [0] * (SEATS + 1)
        self.rage = 1
        self.secrets: list[bytes] = []
        self.unused = b""
        self.spent = bytes(SECRETS)
        self.artifacts = 0
        self.idols = 0
        self.stock = ITEM_COUNT
        self.symbol = False
        self.runner = NOBODY
        self.countdown = 0

    def clone(self) -> Clank:
        """An independent copy."""
        thieves = [thief.clone() for thief in self.thieves]
        twin = Clank(self.chance, self.book, self.dungeon, self.guard, self.banished_count, thieves)
        self.copy_kernel(twin)
        twin.pool = self.pool.clone()
        twin.active = self.active
        twin.first = self.first
        twin.deck = self.deck.clone()
        twin.row = self.row[:]
        twin.pile = self.pile[:]
        twin.box = self.box[:]
        twin.reserve = self.reserve[:]
        twin.bag = self.bag[:]
        twin.aside = self.aside[:]
        twin.rage = self.rage
        twin.secrets = self.secrets[:]
        twin.unused = self.unused
        twin.spent = self.spent
        twin.artifacts = self.artifacts
        twin.idols = self.idols
        twin.stock = self.stock
        twin.symbol = self.symbol
        twin.runner = self.runner
        twin.countdown = self.countdown
        return twin

    def hidden_places(self) -> list[HiddenPlace]:
        """CL-3.7, CL-20.14  Decks, hands, and the secrets that lie face down."""
        places: list[HiddenPlace] = [self.deck.place(DECK_POOL)]
        for thief in self.thieves:
            pool = THIEF_POOLS + 2 * thief.seat
            places.extend(thief.hand.places(pool, pool + 1))
            places.append(thief.deck.place(pool + 1))
        for room, tokens in enumerate(self.secrets):
            if tokens:
                places.append(RoomSecrets(self, room))
        places.append(UnusedSecrets(self))
        return places


@final
class RoomSecrets(HiddenPlace):
    """CL-0.5, CL-0.6  The secrets that lie face down in a room; those of a level are one pool."""

    def __init__(self, s: Clank, room: int) -> None:
        super().__init__(MAJOR_POOL if s.dungeon.major[room] else MINOR_POOL, NOBODY)
        self.s: Final = s
        self.room: Final = room

    def items(self) -> list[int]:
        return list(self.s.secrets[self.room])

    def fill(self, items: list[int]) -> None:
        self.s.secrets[self.room] = bytes(items)


@final
class UnusedSecrets(HiddenPlace):
    """CL-0.5  The major secrets that went back to the box unseen."""

    def __init__(self, s: Clank) -> None:
        super().__init__(MAJOR_POOL, NOBODY)
        self.s: Final = s

    def items(self) -> list[int]:
        return list(self.s.unused)

    def fill(self, items: list[int]) -> None:
        self.s.unused = bytes(items)
