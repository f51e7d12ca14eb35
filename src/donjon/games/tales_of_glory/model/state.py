"""Tales of Glory's nouns: what lies on the central board and before the players."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.content.cell_grid import EMPTY_GRID
from donjon.games.tales_of_glory.content.tables import NONE, SEATS, SLOTS
from donjon.games.tales_of_glory.model import clones
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

    def __init__(self, seat: int, cells: list[int], open: list[int], later: list[AnyStep]) -> None:
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
        self.grid: bytes = EMPTY_GRID
        self.laid = b""
        self.cells = cells
        self.open = open
        self.opened = 0
        self.keys_lost = 0
        self.card: int = NO_SLOT
        self.taken: int = NO_TILE
        self.slot: int = NO_SLOT
        self.discards = 0
        self.quests: Secret = NO_QUESTS[seat]
        self.returned: Secret = NO_QUESTS[seat]
        self.later = later

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


def new_player(seat: int) -> Player:
    """A player with nothing yet."""
    return Player(seat, [], [], [])


@final
class Variant(Immutable):
    """The options of a match."""

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
    had it when step 2 began; `claim` is the place in the play order of the player who gained it
    last; `box` holds the Quests that nobody was dealt.
    """

    def __init__(
        self, chance: Chance, variant: Variant, players: list[Player], piles: list[Pile]
    ) -> None:
        super().__init__(chance)
        self.variant = variant
        self.players = players
        self.phase: int = SETUP
        self.round = 0
        self.first = 0
        self.leader: int = NOBODY
        self.claim: int = NOBODY
        self.display: list[int] = [NO_TILE] * (SLOTS[len(players)] + 1)
        self.piles = piles
        self.discard: list[int] = []
        self.box = Secret(b"", NOBODY)

    def clone(self) -> TalesOfGlory:
        """An independent copy."""
        return clones.clone_state(self)

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
    """Put a number into a row of rising numbers, unless it is there already."""
    at = len(row)
    while at > 0 and row[at - 1] > number:
        at -= 1
    if at == 0 or row[at - 1] != number:
        row.insert(at, number)
