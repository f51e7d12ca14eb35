"""SB-9 and SB-10 on a block: whether two ends lie exactly opposite (MM-R28)."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.content.quadrant_grid import EAST, NORTH, SOUTH, WEST
from donjon.games.map_masters.solver.layout.placed_cards import ASIDE, SIDE, WIDE, Block


@final
class Fold:
    """The path leaves a card by a slot and comes in by one of another, or of the same."""

    def __init__(self, card: i64, slot: i64, other: i64, entry: i64) -> None:
        self.card: Final[i64] = card
        self.slot: Final[i64] = slot
        self.other: Final[i64] = other
        self.entry: Final[i64] = entry


def are_folds(block: Block, folds: list[Fold]) -> bool:
    """Whether the ends of all folds are outermost on opposite sides of the same row or column."""
    for fold in folds:
        if not is_fold(block, fold):
            return False
    return True


def may_be_folds(block: Block, folds: list[Fold]) -> bool:
    """The same as far as it is settled: how groups of cards will lie to each other is not."""
    for fold in folds:
        if block.group[fold.card] == block.group[fold.other]:
            if not is_fold(block, fold):
                return False
        elif not is_outermost(block, fold.card, fold.slot) or not is_outermost(
            block, fold.other, fold.entry
        ):
            return False
    return True


def is_fold(block: Block, fold: Fold) -> bool:
    """Whether two ends of one group lie so."""
    side = SIDE[block.lying(fold.card, fold.slot)]
    if SIDE[block.lying(fold.other, fold.entry)] != (side + 2) % 4:
        return False
    here = quadrant(block, fold.card, fold.slot)
    there = quadrant(block, fold.other, fold.entry)
    is_row = side == EAST or side == WEST
    if (here // WIDE != there // WIDE) if is_row else (here % WIDE != there % WIDE):
        return False
    if not is_outermost(block, fold.card, fold.slot):
        return False
    return is_outermost(block, fold.other, fold.entry)


def quadrant(block: Block, card: i64, slot: i64) -> i64:
    """The quadrant of a slot."""
    return block.corner[card] + block.quadrant_of(slot, block.turned[card])


def is_outermost(block: Block, card: i64, slot: i64) -> bool:
    """Whether no card of its group lies farther out than a slot, in the same row or column."""
    here = quadrant(block, card, slot)
    side = SIDE[block.lying(card, slot)]
    for other in range(block.cards):
        corner = block.corner[other]
        if corner == ASIDE or block.group[other] != block.group[card]:
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
