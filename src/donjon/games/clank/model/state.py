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
from donjon.kernel.rules.immutable import Printed
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


@final
class Book(Printed):
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
    """CL-1.1  A player: pawn, cubes, cards (CL-3.1), gold and tokens.

    Of the hand the first `known` cards are known to all as a set: they were in hand when the
    discard pile, whose cards everyone has seen, became the deck.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.status = IN
        self.room = FLAG
        self.supply = CUBES
        self.clank = 0
        self.damage = 0
        self.gold = 0
        self.deck: list[int] = []
        self.hand: list[int] = []
        self.known = 0
        self.played: list[int] = []
        self.discard: list[int] = []
        self.artifacts = 0
        self.idols = 0
        self.items = bytes(ITEMS)
        self.secrets = bytes(SECRETS)
        self.mastery = False
        self.turns = 0

    def clone(self) -> Thief:
        """An independent copy."""
        twin = Thief(self.seat)
        twin.status = self.status
        twin.room = self.room
        twin.supply = self.supply
        twin.clank = self.clank
        twin.damage = self.damage
        twin.gold = self.gold
        twin.deck = self.deck[:]
        twin.hand = self.hand[:]
        twin.known = self.known
        twin.played = self.played[:]
        twin.discard = self.discard[:]
        twin.artifacts = self.artifacts
        twin.idols = self.idols
        twin.items = self.items
        twin.secrets = self.secrets
        twin.mastery = self.mastery
        twin.turns = self.turns
        return twin


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
        self.deck: list[int] = []
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
        twin.deck = self.deck[:]
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

    def redeal(self, seat: int, chance: Chance) -> Clank:
        """CL-20.14  Deck orders, other hands and face-down secrets are dealt anew."""
        twin = self.clone()
        twin.chance = chance
        twin.deck = shuffled(twin.deck, chance)
        for thief in twin.thieves:
            if thief.seat == seat:
                thief.deck = shuffled(thief.deck, chance)
            else:
                redeal_cards(thief, chance)
        redeal_secrets(twin, chance)
        return twin


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    """The same cards in an order that does not depend on the one they had."""
    dealt = sorted(cards)
    chance.shuffle(dealt)
    return dealt


def redeal_cards(thief: Thief, chance: Chance) -> None:
    """CL-3.7  Another's hand and deck: of what is not known to be in hand any may be."""
    known = shuffled(thief.hand[: thief.known], chance)
    hidden = shuffled(thief.hand[thief.known :] + thief.deck, chance)
    unknown = len(thief.hand) - thief.known
    thief.hand = known + hidden[:unknown]
    thief.deck = hidden[unknown:]


def redeal_secrets(s: Clank, chance: Chance) -> None:
    """CL-0.5, CL-0.6  The face-down secrets of each level change places."""
    majors = list(s.unused)
    minors: list[int] = []
    for room, tokens in enumerate(s.secrets):
        if s.dungeon.major[room]:
            majors.extend(list(tokens))
        else:
            minors.extend(list(tokens))
    majors = shuffled(majors, chance)
    minors = shuffled(minors, chance)
    for room, tokens in enumerate(s.secrets):
        if tokens:
            from_level = majors if s.dungeon.major[room] else minors
            s.secrets[room] = bytes(from_level[: len(tokens)])
            del from_level[: len(tokens)]
    s.unused = bytes(majors)
