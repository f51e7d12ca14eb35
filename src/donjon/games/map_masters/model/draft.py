"""What one player builds and draws while the exploration lasts (MM-4.11, MM-4.12, MM-14.4)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import KINDS, USES
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.model.card_places import CardPlaces, first_spots
from donjon.games.map_masters.model.path import NOT_YET, Path

NOTHING_FOUND: Final[list[int]] = [0] * KINDS


@final
class Draft:
    """Cards on their places and the path through them, as far as it is drawn.

    `path` is there while the layout is legal. `start` and `steps` are what the player has drawn.
    When a change of the layout cuts the path short, the rest is forgotten with the next step.
    `spots`: where each card may lie, found when the layout changes.
    `saved_*` is the last draft that was legal as a whole (MM-R20). `tokens` and `spells` are what
    the player could use when the exploration began.
    """

    def __init__(
        self, places: list[int], spots: CardPlaces, tokens: list[int], spells: int
    ) -> None:
        self.places = places
        self.start: int = NOT_YET
        self.steps: list[int] = []
        self.path: Path | None = None
        self.spots = spots
        self.changes = 0
        self.saved_places: list[int] = []
        self.saved_start: int = NOT_YET
        self.saved_steps: list[int] = []
        self.tokens = tokens
        self.spells = spells

    def emptied(self) -> Draft:
        """The same hand before anything was built."""
        cards = len(self.places)
        return Draft([UNPLACED] * cards, first_spots(cards), self.tokens[:], self.spells)

    def is_empty(self) -> bool:
        """MM-R11  Whether no card is placed."""
        return all(place == UNPLACED for place in self.places)

    def is_legal(self) -> bool:
        """MM-4.12  Whether it could be handed in."""
        return self.path is not None or self.is_empty()

    def has_path(self) -> bool:
        """Whether a path is drawn."""
        return self.path is not None and self.path.has_started()

    def found(self) -> list[int]:
        """What the path has circled, by kind."""
        return NOTHING_FOUND if self.path is None else self.path.found

    def is_exit(self) -> bool:
        """Whether the path ends in an exit."""
        return self.path is not None and self.path.is_exit()


def new_draft(cards: int) -> Draft:
    """The draft of a hand of this many cards, before anything is built."""
    return Draft([UNPLACED] * cards, first_spots(cards), [0] * USES, 0)
