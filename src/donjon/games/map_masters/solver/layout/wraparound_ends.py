"""SB-9 and SB-10 (folds): whether two ends lie exactly opposite each other (MM-R28)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.content.quadrant_grid import EAST, NORTH, SOUTH, WEST
from donjon.games.map_masters.solver.layout.placed_cards import NOT_PLACED, SIDE, WIDE, PlacedCards


@final
class Fold:
    """The path leaves `card` by `slot` and enters `other`, perhaps the same card, by `entry`."""

    def __init__(self, card: i64, slot: i64, other: i64, entry: i64) -> None:
        self.card: Final[i64] = card
        self.slot: Final[i64] = slot
        self.other: Final[i64] = other
        self.entry: Final[i64] = entry


def are_folds(placed: PlacedCards, folds: list[Fold]) -> bool:
    """Whether all folds are legal in a layout of one group."""
    for fold in folds:
        if not is_fold(placed, fold):
            return False
    return True


def may_be_folds(placed: PlacedCards, folds: list[Fold]) -> bool:
    """Whether all folds may still become legal when the groups are joined."""
    for fold in folds:
        if placed.group[fold.card] == placed.group[fold.other]:
            if not is_fold(placed, fold):
                return False
        elif not is_outermost(placed, fold.card, fold.slot) or not is_outermost(
            placed, fold.other, fold.entry
        ):
            return False
    return True


def is_fold(placed: PlacedCards, fold: Fold) -> bool:
    """Whether two ends are outermost on opposite sides of the same row or column."""
    side = SIDE[placed.lying(fold.card, fold.slot)]
    if SIDE[placed.lying(fold.other, fold.entry)] != (side + 2) % 4:
        return False
    here = quadrant(placed, fold.card, fold.slot)
    there = quadrant(placed, fold.other, fold.entry)
    is_row = side == EAST or side == WEST
    if (here // WIDE != there // WIDE) if is_row else (here % WIDE != there % WIDE):
        return False
    if not is_outermost(placed, fold.card, fold.slot):
        return False
    return is_outermost(placed, fold.other, fold.entry)


def quadrant(placed: PlacedCards, card: i64, slot: i64) -> i64:
    """The quadrant of a slot of a laid card."""
    return placed.corner[card] + placed.quadrant_of(slot, placed.turned[card])


def is_outermost(placed: PlacedCards, card: i64, slot: i64) -> bool:
    """Whether no card of the group lies farther out than the slot in its row or column."""
    here = quadrant(placed, card, slot)
    side = SIDE[placed.lying(card, slot)]
    for other in range(placed.cards):
        corner = placed.corner[other]
        if corner == NOT_PLACED or placed.group[other] != placed.group[card]:
            continue
        across = corner // WIDE - here // WIDE
        along = corner % WIDE - here % WIDE
        if side == NORTH or side == SOUTH:
            across, along = along, across
        if -1 <= across <= 0:
            if (side == EAST or side == SOUTH) and along > 0:
                return False
            if (side == WEST or side == NORTH) and along < -1:
                return False
    return True
