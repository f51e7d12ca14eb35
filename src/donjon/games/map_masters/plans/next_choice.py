"""Follows a plan: the next choice that turns any draft into a given dungeon and path."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.quadrant_grid import (
    REACH,
    UNPLACED,
    is_turned,
    place,
    place_x,
    place_y,
)
from donjon.games.map_masters.model.card_places import PLACES
from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.draft import Draft
from donjon.games.map_masters.model.path import NOT_YET, Path
from donjon.games.map_masters.model.path_step import payment_of
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.rules.exploration import (
    ACTION_SPAN,
    CLEAR,
    ERASE,
    PLACE,
    RUN,
    START,
    STEP,
)
from donjon.games.map_masters.rules.path.engine import take
from donjon.games.map_masters.rules.path.long_steps import run
from donjon.games.map_masters.rules.path.payment import BY_DEFAULT
from donjon.kernel.rules.immutable import Immutable

REACHED: Final = -1


@final
class Target(Immutable):
    """The dungeon to build (a place for each card of the hand) and the path to draw in it."""

    def __init__(self, places: list[int], start: int, steps: list[int]) -> None:
        self.places: Final = places
        self.start: Final = start
        self.steps: Final = steps


def next_choice(player: Player, target: Target) -> int:
    """The next change of the draft towards a target; REACHED if it needs none.

    What fits is kept: cards in the right position, perhaps shifted as a whole (MM-I18), and the
    beginning of the path.
    """
    draft = player.draft
    places = shifted_to(draft, target.places)
    if not does_agree(draft, places):
        return CLEAR * ACTION_SPAN
    if draft.places == places:
        return next_of_path(draft, target)
    return ERASE * ACTION_SPAN if draft.has_path() else next_card(draft, places)


def shifted_to(draft: Draft, places: list[int]) -> list[int]:
    """The places shifted to where the draft has the dungeon; an empty draft puts it in the middle.

    [] if a place would be outside the grid.
    """
    dx = dy = 0
    for card in range(len(places) - 1, -1, -1):
        if places[card] != UNPLACED and (draft.is_empty() or draft.places[card] != UNPLACED):
            here = place(0, 0, False) if draft.is_empty() else draft.places[card]
            dx = place_x(here) - place_x(places[card])
            dy = place_y(here) - place_y(places[card])
    shifted: list[int] = []
    for there in places:
        if there == UNPLACED:
            shifted.append(UNPLACED)
            continue
        x, y = place_x(there) + dx, place_y(there) + dy
        if abs(x) > REACH or abs(y) > REACH:
            return []
        shifted.append(place(x, y, is_turned(there)))
    return shifted


def does_agree(draft: Draft, places: list[int]) -> bool:
    """Whether every card of the draft is where it should be, and the next one can be laid."""
    if not places and not draft.is_empty():
        return False
    for card, here in enumerate(draft.places):
        if here not in (UNPLACED, places[card]):
            return False
    return draft.places == places or next_card(draft, places) != REACHED


def next_card(draft: Draft, places: list[int]) -> int:
    """The choice that lays the first missing card that fits now; REACHED if there is none."""
    for card, there in enumerate(places):
        if draft.places[card] == UNPLACED and there != UNPLACED:
            if card * PLACES + there in draft.spots.all:
                return PLACE * ACTION_SPAN + card * PLACES + there
    return REACHED


def next_of_path(draft: Draft, target: Target) -> int:
    """The next change of the path, when all cards are laid; a wrong path is erased."""
    path = draft.path
    if path is None:
        return REACHED
    if not path.has_started():
        return REACHED if target.start == NOT_YET else START * ACTION_SPAN + target.start
    drawn = len(path.moves)
    if path.start != target.start or path.moves != target.steps[:drawn]:
        return ERASE * ACTION_SPAN
    return REACHED if drawn == len(target.steps) else stride(path, target.steps)


def stride(path: Path, steps: list[int]) -> int:
    """The next step; several steps at once where the path has no alternative and goes that way."""
    drawn = len(path.moves)
    is_long = len(after_stride(path, steps).moves) > drawn + 1
    return (RUN if is_long else STEP) * ACTION_SPAN + steps[drawn]


def after_stride(path: Path, steps: list[int]) -> Path:
    """A copy of the path after the choice that `stride` names."""
    step = steps[len(path.moves)]
    if payment_of(step) == BY_DEFAULT:
        tried = clone_path(path)
        run(tried, step)
        if tried.moves == steps[: len(tried.moves)]:
            return tried
    tried = clone_path(path)
    take(tried, step)
    return tried
