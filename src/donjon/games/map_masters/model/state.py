"""Map Masters' nouns: what lies on the table and before the players."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import USES
from donjon.games.map_masters.content.tables import (
    BOOKS_SHOWN,
    CARDS_SHOWN,
    COLUMNS,
    START_COINS,
    TOKENS,
)
from donjon.games.map_masters.model.draft import Draft
from donjon.games.map_masters.model.finished_exploration import Expedition
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Hand, HiddenPlace, Pile
from donjon.kernel.rules.state import State

NOBODY: Final = -1
NO_CARD: Final = -1
MARKET: Final = 0
HAND_CREATION: Final = 1
EXPLORATION: Final = 2
REWARD: Final = 3
RESET: Final = 4

BOOK_POOL: Final = 0
OBJECTIVE_POOL: Final = 1
COLUMN_POOLS: Final = 2
PLAYER_POOLS: Final = COLUMN_POOLS + COLUMNS  # two for each player: cards and draft


@final
class Board:
    """5.4  A score board: a row for each finished turn, four columns."""

    def __init__(self) -> None:
        self.primary: list[int] = []
        self.secondary: list[int] = []
        self.bonus: list[int] = []
        self.exits: list[int] = []

    def clone(self) -> Board:
        """An independent copy."""
        twin = Board()
        twin.primary = self.primary[:]
        twin.secondary = self.secondary[:]
        twin.bonus = self.bonus[:]
        twin.exits = self.exits[:]
        return twin

    def last_points(self) -> int:
        """MM-R3  What was marked in the last turn: blue, pink as written, and the time bonus."""
        if not self.primary:
            return 0
        return self.primary[-1] + self.secondary[-1] + self.bonus[-1]


@final
class Player:
    """MM-0.2, MM-0.4  A player: cards, coins, tokens, spellbooks, score board, and the dungeon.

    `zone` is the Construction Zone, `dealt` what was drawn and lies there face down; `spells` are
    the spellbooks owned in the order of purchase, `ready` a mask of those that are face up.
    `recycles` and `scissors`: optimisers left; `kept`: cards that stay in the zone; `left_out`:
    cards of the hand that are not part of the finished dungeon.
    """

    def __init__(self, seat: int, pile: Pile, dealt: Hand) -> None:
        self.seat = seat
        self.coins = START_COINS
        self.pile = pile
        self.discard: list[int] = []
        self.zone: list[int] = []
        self.dealt = dealt
        self.kept: list[int] = []
        self.left_out: list[int] = []
        self.tokens = [0] * USES
        self.spells: list[int] = []
        self.ready = 0
        self.recycles = 0
        self.scissors = 0
        self.has_passed = False
        self.is_finished = False
        self.draft = Draft(0)
        self.board = Board()

    def clone(self) -> Player:
        """An independent copy."""
        twin = Player(self.seat, self.pile.clone(), self.dealt.clone())
        twin.coins = self.coins
        twin.discard = self.discard[:]
        twin.zone = self.zone[:]
        twin.kept = self.kept[:]
        twin.left_out = self.left_out[:]
        twin.tokens = self.tokens[:]
        twin.spells = self.spells[:]
        twin.ready = self.ready
        twin.recycles = self.recycles
        twin.scissors = self.scissors
        twin.has_passed = self.has_passed
        twin.is_finished = self.is_finished
        twin.draft = self.draft.clone()
        twin.board = self.board.clone()
        return twin

    def is_ready(self, spell: int) -> bool:
        """MM-14.2  Whether a spellbook (a bit) lies before the player face up."""
        return self.ready & spell != 0

    def owned(self) -> int:
        """MM-R8  How many cards the player owns."""
        return self.pile.size() + len(self.discard) + len(self.zone) + self.dealt.size()


def new_player(seat: int) -> Player:
    """A player with nothing but the first coins."""
    return Player(seat, Pile([]), Hand(seat, [], 0))


@final
class MapMasters(State):
    """The table: market, objectives, and the players."""

    def __init__(self, chance: Chance, players: list[Player], shows_drafts: bool) -> None:
        super().__init__(chance)
        self.players = players
        self.shows_drafts = shows_drafts
        self.barters_left_out = False
        self.turn = 0
        self.phase = MARKET
        self.first = 0
        self.buyer = NOBODY
        self.finisher = NOBODY
        self.stock = [TOKENS] * USES
        self.book_pile = Pile([])
        self.books = [NO_CARD] * BOOKS_SHOWN
        self.book_discard: list[int] = []
        self.piles = [Pile([]) for _ in range(COLUMNS)]
        self.display: list[list[int]] = [[NO_CARD] * CARDS_SHOWN for _ in range(COLUMNS)]
        self.discards: list[list[int]] = [[] for _ in range(COLUMNS)]
        self.box: list[int] = []
        self.gone_books: list[int] = []
        self.objective_pile = Pile([])
        self.drawn: list[int] = []
        self.primary = NO_CARD
        self.secondary = NO_CARD
        self.explored: Expedition | None = None

    def clone(self) -> MapMasters:
        """An independent copy."""
        players = [player.clone() for player in self.players]
        twin = MapMasters(self.chance, players, self.shows_drafts)
        self.copy_kernel(twin)
        twin.barters_left_out = self.barters_left_out
        twin.turn = self.turn
        twin.phase = self.phase
        twin.first = self.first
        twin.buyer = self.buyer
        twin.finisher = self.finisher
        twin.stock = self.stock[:]
        twin.book_pile = self.book_pile.clone()
        twin.books = self.books[:]
        twin.book_discard = self.book_discard[:]
        twin.piles = [pile.clone() for pile in self.piles]
        twin.display = [row[:] for row in self.display]
        twin.discards = [pile[:] for pile in self.discards]
        twin.box = self.box[:]
        twin.gone_books = self.gone_books[:]
        twin.objective_pile = self.objective_pile.clone()
        twin.drawn = self.drawn[:]
        twin.primary = self.primary
        twin.secondary = self.secondary
        twin.explored = self.explored
        return twin

    def hidden_places(self) -> list[HiddenPlace]:
        """MM-15.1, MM-R44, MM-0.3, MM-3.3  Piles, cards that lie face down, and drafts."""
        places = [
            self.book_pile.place(BOOK_POOL),
            self.objective_pile.place(OBJECTIVE_POOL),
        ]
        for column, pile in enumerate(self.piles):
            places.append(pile.place(COLUMN_POOLS + column))
        for player in self.players:
            pool = PLAYER_POOLS + 2 * player.seat
            places.extend(player.dealt.places(pool, pool))
            places.append(player.pile.place(pool))
            if not player.is_finished and not self.shows_drafts:
                places.append(HiddenDraft(player, pool + 1))
        return places


@final
class HiddenDraft(HiddenPlace):
    """MM-R44  What a player builds and draws; whoever cannot see it takes it for empty."""

    def __init__(self, player: Player, pool: int) -> None:
        super().__init__(pool, player.seat)
        self.player: Final = player

    def items(self) -> list[int]:
        return []

    def fill(self, items: list[int]) -> None:
        self.player.draft = self.player.draft.anew()
