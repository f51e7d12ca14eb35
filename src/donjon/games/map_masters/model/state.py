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
from donjon.games.map_masters.model import clones
from donjon.games.map_masters.model.draft import Draft, new_draft
from donjon.games.map_masters.model.finished_exploration import FinishedExploration
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

    def __init__(
        self, primary: list[int], secondary: list[int], bonus: list[int], exits: list[int]
    ) -> None:
        self.primary = primary
        self.secondary = secondary
        self.bonus = bonus
        self.exits = exits

    def last_points(self) -> int:
        """MM-R3  What was marked in the last turn: blue, pink as written, and the time bonus."""
        return self.primary[-1] + self.secondary[-1] + self.bonus[-1]


@final
class Player:
    """MM-0.2, MM-0.4  A player: cards, coins, tokens, spellbooks, score board, and the dungeon.

    `zone` is the Construction Zone, `dealt` what was drawn and lies there face down; `spells` are
    the spellbooks owned in the order of purchase, `ready` a mask of those that are face up.
    `recycles` and `scissors`: optimisers left; `kept`: cards that stay in the zone; `left_out`:
    cards of the hand that are not part of the finished dungeon.
    """

    def __init__(
        self,
        seat: int,
        pile: Pile,
        discard: list[int],
        zone: list[int],
        dealt: Hand,
        kept: list[int],
        left_out: list[int],
        tokens: list[int],
        spells: list[int],
        draft: Draft,
        board: Board,
    ) -> None:
        self.seat = seat
        self.coins: int = START_COINS
        self.pile = pile
        self.discard = discard
        self.zone = zone
        self.dealt = dealt
        self.kept = kept
        self.left_out = left_out
        self.tokens = tokens
        self.spells = spells
        self.ready = 0
        self.recycles = 0
        self.scissors = 0
        self.has_passed = False
        self.is_finished = False
        self.draft = draft
        self.board = board

    def is_ready(self, spell: int) -> bool:
        """MM-14.2  Whether a spellbook (a bit) lies before the player face up."""
        return self.ready & spell != 0

    def owned(self) -> int:
        """MM-R8  How many cards the player owns."""
        return self.pile.size() + len(self.discard) + len(self.zone) + self.dealt.size()


def new_player(seat: int) -> Player:
    """A player with nothing but the first coins."""
    return Player(
        seat=seat,
        pile=Pile([]),
        discard=[],
        zone=[],
        dealt=Hand(seat, [], 0),
        kept=[],
        left_out=[],
        tokens=[0] * USES,
        spells=[],
        draft=new_draft(0),
        board=Board([], [], [], []),
    )


@final
class MapMasters(State):
    """The table: market, objectives, and the players."""

    def __init__(
        self,
        chance: Chance,
        players: list[Player],
        shows_drafts: bool,
        stock: list[int],
        book_pile: Pile,
        books: list[int],
        book_discard: list[int],
        piles: list[Pile],
        display: list[list[int]],
        discards: list[list[int]],
        box: list[int],
        gone_books: list[int],
        objective_pile: Pile,
        drawn: list[int],
    ) -> None:
        super().__init__(chance)
        self.players = players
        self.shows_drafts = shows_drafts
        self.barters_left_out = False
        self.turn = 0
        self.phase: int = MARKET
        self.first = 0
        self.buyer: int = NOBODY
        self.finisher: int = NOBODY
        self.stock = stock
        self.book_pile = book_pile
        self.books = books
        self.book_discard = book_discard
        self.piles = piles
        self.display = display
        self.discards = discards
        self.box = box
        self.gone_books = gone_books
        self.objective_pile = objective_pile
        self.drawn = drawn
        self.primary: int = NO_CARD
        self.secondary: int = NO_CARD
        self.explored: FinishedExploration | None = None

    def clone(self) -> MapMasters:
        """An independent copy."""
        return clones.clone_state(self)

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


def new_state(chance: Chance, seats: int, shows_drafts: bool) -> MapMasters:
    """The table before it is set: all piles empty, the Fairy tokens in stock."""
    return MapMasters(
        chance=chance,
        players=[new_player(seat) for seat in range(seats)],
        shows_drafts=shows_drafts,
        stock=[TOKENS] * USES,
        book_pile=Pile([]),
        books=[NO_CARD] * BOOKS_SHOWN,
        book_discard=[],
        piles=[Pile([]) for _ in range(COLUMNS)],
        display=[[NO_CARD] * CARDS_SHOWN for _ in range(COLUMNS)],
        discards=[[] for _ in range(COLUMNS)],
        box=[],
        gone_books=[],
        objective_pile=Pile([]),
        drawn=[],
    )


@final
class HiddenDraft(HiddenPlace):
    """MM-R44  What a player builds and draws; whoever cannot see it takes it for empty."""

    def __init__(self, player: Player, pool: int) -> None:
        super().__init__(pool, player.seat)
        self.player: Final = player

    def items(self) -> list[int]:
        return []

    def fill(self, items: list[int]) -> None:
        self.player.draft = self.player.draft.emptied()
