"""Tales of Glory's nouns: what lies on the central board and before the players."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.cell_grid import EMPTY_GRID
from donjon.games.tales_of_glory.content.tables import NONE, SEATS, SLOTS
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import HiddenPlace, Pile, Secret, SecretPlace
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyStep

SETUP: Final = 0
KEEP_QUESTS: Final = 1
SELECT: Final = 2
CATCH_UP: Final = 3
PLAY: Final = 4
PREPARE: Final = 5
FINAL: Final = 6

NO_TILE: Final = NONE
NO_SLOT: Final = 0
NOBODY: Final = -1

NO_QUESTS: Final = [Secret(b"", seat) for seat in range(SEATS)]
QUEST_POOL: Final = 3  # after the three Ages, whose piles are pools of their own


@final
class Player:
    """TG-1.7  A hero's zone, reserve, Banner, and what is in hand.

    `grid` has one more than the number of the tile on each cell; `laid` and `cells` tell tile and
    cell in the order of laying, the hero first; `open` are the empty cells to which a connector
    leads; `opened` has a bit for each open chest.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.coins = 0
        self.potions = 0
        self.combat = 0
        self.magic = 0
        self.from_tiles = 0
        self.from_chests = 0
        self.from_edges = 0
        self.from_majorities = 0
        self.from_end = 0
        self.majorities = 0
        self.grid = EMPTY_GRID
        self.laid = b""
        self.cells: list[int] = []
        self.open: list[int] = []
        self.opened = 0
        self.keys_lost = 0
        self.card = NO_SLOT
        self.taken = NO_TILE
        self.slot = NO_SLOT
        self.discards = 0
        self.quests = NO_QUESTS[seat]
        self.returned = NO_QUESTS[seat]
        self.later: list[AnyStep] = []

    @property
    def prestige(self) -> int:
        """TG-22.10  All Prestige, from wherever it came."""
        return (
            self.from_tiles
            + self.from_chests
            + self.from_edges
            + self.from_majorities
            + self.from_end
        )

    @property
    def hero(self) -> int:
        """The hero's tile."""
        return self.laid[0]

    def clone(self) -> Player:
        """An independent copy; rows of bytes never change and are shared."""
        twin = Player(self.seat)
        twin.coins = self.coins
        twin.potions = self.potions
        twin.combat = self.combat
        twin.magic = self.magic
        twin.from_tiles = self.from_tiles
        twin.from_chests = self.from_chests
        twin.from_edges = self.from_edges
        twin.from_majorities = self.from_majorities
        twin.from_end = self.from_end
        twin.majorities = self.majorities
        twin.grid = self.grid
        twin.laid = self.laid
        twin.cells = self.cells[:]
        twin.open = self.open[:]
        twin.opened = self.opened
        twin.keys_lost = self.keys_lost
        twin.card = self.card
        twin.taken = self.taken
        twin.slot = self.slot
        twin.discards = self.discards
        twin.quests = self.quests
        twin.returned = self.returned
        twin.later = self.later[:]
        return twin


@final
class Terms(Immutable):
    """What the table has agreed on before setup."""

    def __init__(
        self,
        quests: bool,
        parallel: bool,
        gains_last: bool,
        majority_needs_one: bool,
        names: list[str],
        tie_break: list[int],
    ) -> None:
        self.quests: Final = quests
        self.parallel: Final = parallel
        self.gains_last: Final = gains_last
        self.majority_needs_one: Final = majority_needs_one
        self.names: Final = names
        self.tie_break: Final = tie_break


@final
class TalesOfGlory(State):
    """The table: the display, the piles, the discard, the players.

    `display` has the tile of each slot from 1 on; `first` holds the First Player token, `leader`
    had it when step 2 began; `claim` is the place in the play order of who gained it last; `box`
    holds the Quests that nobody was dealt.
    """

    def __init__(
        self, chance: Chance, terms: Terms, players: list[Player], piles: list[Pile]
    ) -> None:
        super().__init__(chance)
        self.terms = terms
        self.players = players
        self.phase = SETUP
        self.round = 0
        self.first = 0
        self.leader = NOBODY
        self.claim = NOBODY
        self.display: list[int] = [NO_TILE] * (SLOTS[len(players)] + 1)
        self.piles = piles
        self.discard: list[int] = []
        self.box = Secret(b"", NOBODY)

    def clone(self) -> TalesOfGlory:
        """An independent copy."""
        players = [player.clone() for player in self.players]
        piles = [pile.clone() for pile in self.piles]
        twin = TalesOfGlory(self.chance, self.terms, players, piles)
        self.copy_kernel(twin)
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.leader = self.leader
        twin.claim = self.claim
        twin.display = self.display[:]
        twin.discard = self.discard[:]
        twin.box = self.box
        return twin

    def hidden_places(self) -> list[HiddenPlace]:
        """TG-19.2, TG-18.2, TG-18.3  Piles, Quests, and the Quests that went to the box."""
        places = [pile.place(age) for age, pile in enumerate(self.piles)]
        for player in self.players:
            places.append(KeptQuests(player))
            places.append(ReturnedQuest(player))
        places.append(BoxedQuests(self))
        return places


@final
class BoxedQuests(SecretPlace):
    """TG-18.2  The Quests that went to the box unseen."""

    def __init__(self, s: TalesOfGlory) -> None:
        super().__init__(s.box, QUEST_POOL)
        self.s: Final = s

    def put(self, secret: Secret) -> None:
        self.s.box = secret


@final
class KeptQuests(SecretPlace):
    """TG-18.4  The Quests that a player has in hand."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.quests, QUEST_POOL)
        self.player: Final = player

    def put(self, secret: Secret) -> None:
        self.player.quests = secret


@final
class ReturnedQuest(SecretPlace):
    """TG-18.3  The Quest that a player has returned."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.returned, QUEST_POOL)
        self.player: Final = player

    def put(self, secret: Secret) -> None:
        self.player.returned = secret


def put_in_order(row: list[int], number: int) -> None:
    """A number joins a row of rising numbers in which each occurs once."""
    at = len(row)
    while at > 0 and row[at - 1] > number:
        at -= 1
    if at == 0 or row[at - 1] != number:
        row.insert(at, number)
