"""Map Masters' content as flat tables: faces, cards, objectives, figures.

A card has a number: the 72 dungeon cards by cost, then nine starting cards for each seat.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.map_masters.content.box_checks import read_box
from donjon.games.map_masters.content.face_checks import COSTS, OF_A_COST, STARTING, read_faces
from donjon.games.map_masters.content.face_graph import FaceGraph

FOLDER: Final = Path(__file__).parent
FACES: Final[list[FaceGraph]] = read_faces(FOLDER / "cards.toml")
BOX: Final = read_box(FOLDER / "map_masters.toml")
NUMBER: Final[dict[str, int]] = {face.name: face.number for face in FACES}

SEATS: Final[int] = BOX.game.players_max  # MM-0.1
TURNS: Final[int] = BOX.game.turns  # MM-1.1
HAND: Final[int] = BOX.game.hand_size  # MM-3.4
START_COINS: Final[int] = BOX.game.start_coins  # MM-0.4
TOKENS: Final[int] = BOX.game.tokens_of_a_kind  # MM-0.5, MM-13.4
TOKEN_PRICE: Final[int] = BOX.game.token_price  # MM-2.9
BOOK_PRICE: Final[int] = BOX.game.book_price  # MM-2.9
BOOKS_HELD: Final[int] = BOX.game.books_held  # MM-2.16
BOOKS_SHOWN: Final[int] = BOX.game.books_visible  # MM-0.6
CARDS_SHOWN: Final[int] = BOX.game.cards_visible  # MM-0.7
REFRESH_AFTER: Final[int] = BOX.game.refresh_after_turn  # MM-2.21
TIME_BONUS: Final[list[int]] = BOX.game.time_bonus  # MM-9.3
EXIT_POINTS: Final[list[int]] = BOX.game.exit_points  # MM-12.6
COINS_FOR_A_POINT: Final[int] = BOX.game.coins_for_a_point  # MM-12.7
REWIND_PRICE: Final[int] = BOX.game.rewind_price
DISCOUNT: Final[int] = BOX.game.haggler_discount
MOST_CHANGES: Final[int] = BOX.game.most_changes  # MM-R53

DUNGEON_CARDS: Final[int] = len(FACES) - STARTING
COLUMNS: Final[int] = len(COSTS)
COLUMN_COST: Final[list[int]] = COSTS
OF_A_COLUMN: Final[int] = OF_A_COST
FACE_OF: Final[list[int]] = [
    *range(STARTING, len(FACES)),
    *[face for _ in range(SEATS) for face in range(STARTING)],
]
"""The face of each single card."""
STARTERS: Final[list[list[int]]] = [
    [DUNGEON_CARDS + seat * STARTING + at for at in range(STARTING)] for seat in range(SEATS)
]
"""MM-0.2, MM-0.10  A set of nine for each seat; the other sets stay in the box."""

OBJECTIVE_VP: Final[list[int]] = [objective.vp for objective in BOX.objectives]
OBJECTIVE_OF: Final[list[int]] = [
    at
    for at, objective in enumerate(BOX.objectives)
    for _ in range(objective.cards + objective.hourglasses)
]
"""7.7  What each of the 27 objective cards asks for."""
HOURGLASS: Final[list[bool]] = [
    n >= objective.cards
    for objective in BOX.objectives
    for n in range(objective.cards + objective.hourglasses)
]
"""MM-9.1  Whether a card shows an hourglass."""
SPELL_IDS: Final[list[str]] = [book.id for book in BOX.spellbooks]


def face_of(card: int) -> FaceGraph:
    """What is printed on a card."""
    return FACES[FACE_OF[card]]


def cost_of(card: int) -> int:
    """What a card costs; a starting card nothing."""
    return FACES[FACE_OF[card]].cost


def column_of(card: int) -> int:
    """The market column of a dungeon card."""
    return card // OF_A_COLUMN


def is_starting(card: int) -> bool:
    """Whether it is a starting card."""
    return card >= DUNGEON_CARDS
