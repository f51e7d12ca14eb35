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
from donjon.games.clank.model import clones
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
class CardEffects(BoxContent):
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

    `supply` are the cubes still to be laid, `clank` those in the Clank! area. `artifacts` and
    `idols` are masks of what the thief has; `items` and `secrets` count tokens by kind.
    """

    def __init__(
        self, seat: int, deck: Pile, hand: Hand, played: list[int], discard: list[int]
    ) -> None:
        self.seat = seat
        self.status: int = IN
        self.room: int = FLAG
        self.supply: int = CUBES
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


def new_thief(seat: int) -> Thief:
    """A thief with nothing yet."""
    return Thief(seat, Pile([]), Hand(seat, [], 0), [], [])


@final
class TurnResources:
    """CL-4.1, CL-4.4  What the active thief may spend in this turn, and what the turn remembers.

    `companions` are those in the play area; by the table's option (CL-R5) also the banished.
    `credit` is noise that will be cancelled, `added` the own cubes added in this turn.
    """

    def __init__(
        self,
        companions: list[int],
        waiting: list[Waiting],
        per_clank: list[CountingEffect],
        banishes: list[OwedBanish],
    ) -> None:
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
        self.companions = companions
        self.waiting = waiting
        self.per_clank = per_clank
        self.banishes = banishes


def new_turn_resources() -> TurnResources:
    """What a thief has at the start of a turn: nothing."""
    return TurnResources([], [], [], [])


@final
class Clank(State):
    """The table: dungeon, row, reserve, market, dragon, and the thieves.

    `artifacts` and `idols` are masks of what still lies in the dungeon, `stock` what the market
    has. `unused` are the major secrets that are not in this match, `spent` counts those used up by
    kind. `symbol`: a new card of the row shows the dragon. `guard` (CL-R39) ends a match that is
    too long; `banished_count` is the option of CL-R5. `runner` is the thief whose pawn advances on
    the countdown.
    """

    def __init__(
        self,
        chance: Chance,
        card_effects: CardEffects,
        dungeon: Dungeon,
        guard: bool,
        banished_count: bool,
        thieves: list[Thief],
        resources: TurnResources,
        deck: Pile,
        row: list[int],
        dungeon_discard: list[int],
        removed_cards: list[int],
        reserve: list[int],
        bag: list[int],
        cubes_set_aside: list[int],
        secrets: list[bytes],
    ) -> None:
        super().__init__(chance)
        self.card_effects = card_effects
        self.dungeon = dungeon
        self.guard = guard
        self.banished_count = banished_count
        self.thieves = thieves
        self.resources = resources
        self.active = 0
        self.first = 0
        self.deck = deck
        self.row = row
        self.dungeon_discard = dungeon_discard
        self.removed_cards = removed_cards
        self.reserve = reserve
        self.bag = bag
        self.cubes_set_aside = cubes_set_aside
        self.rage = 1
        self.secrets = secrets
        self.unused = b""
        self.spent = bytes(SECRETS)
        self.artifacts = 0
        self.idols = 0
        self.stock: bytes = ITEM_COUNT
        self.symbol = False
        self.runner: int = NOBODY
        self.countdown = 0

    def clone(self) -> Clank:
        """An independent copy."""
        return clones.clone_state(self)

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


def new_state(
    chance: Chance,
    card_effects: CardEffects,
    dungeon: Dungeon,
    guard: bool,
    banished_count: bool,
    seats: int,
) -> Clank:
    """The box laid out: thieves with nothing yet, all cubes of the dragon in the bag."""
    return Clank(
        chance=chance,
        card_effects=card_effects,
        dungeon=dungeon,
        guard=guard,
        banished_count=banished_count,
        thieves=[new_thief(seat) for seat in range(seats)],
        resources=new_turn_resources(),
        deck=Pile([]),
        row=EMPTY_ROW[:],
        dungeon_discard=[],
        removed_cards=[],
        reserve=PILE_COUNTS[:],
        bag=[0] * SEATS + [BLACK_CUBES],
        cubes_set_aside=[0] * (SEATS + 1),
        secrets=[],
    )


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
