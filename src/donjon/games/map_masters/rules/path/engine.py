"""Drawing the path: where it may begin, how it may go on, one step after the other (MM-5)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.model.dungeon import SPAN, Dungeon
from donjon.games.map_masters.model.illegal_reasons import (
    CANNOT_PAY,
    FINE,
    HAS_ENDED,
    HAS_STARTED,
    NO_FREE_END,
    NOT_STARTED,
    UNKNOWN_MOVE,
)
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.model.path_step import Way, move, node_of, payment_of, way_of
from donjon.games.map_masters.rules.path.arrival import uses_at
from donjon.games.map_masters.rules.path.jumps import Call, Hop, Teleport
from donjon.games.map_masters.rules.path.on_foot import Stairs, Walk
from donjon.games.map_masters.rules.path.payment import (
    BY_DEFAULT,
    DECLINE,
    POWERS,
    can_pay,
    pay,
    payments,
    source_of,
)
from donjon.games.map_masters.rules.path.trapdoors import Climb, Fall
from donjon.games.map_masters.rules.path.wraparound import Fold

ALL_WAYS: Final[list[Way]] = [
    Walk(), Stairs(), Fall(), Climb(), Teleport(), Call(), Hop(), Fold()
]  # fmt: skip
"""In the order of the numbers of ways in a step."""


def start_fault(path: Path, end: int) -> int:
    """MM-5.1, MM-R13  A path starts at a free end."""
    if path.has_started():
        return HAS_STARTED
    ends = path.dungeon.across
    return FINE if 0 <= end < len(ends) and path.dungeon.is_free(end) else NO_FREE_END


def begin(path: Path, end: int) -> None:
    """MM-5.1  The path starts at a free end and enters that card."""
    path.start = end
    path.stand(path.dungeon.node_at(end), NOWHERE)


def move_fault(path: Path, made: int) -> int:
    """Why a step cannot be made, or FINE. A step onto an obstacle is possible: it ends the path."""
    if not path.has_started():
        return NOT_STARTED
    if path.is_stuck:
        return HAS_ENDED
    if made < 0 or not is_node(path.dungeon, node_of(made)):
        return UNKNOWN_MOVE
    way = ALL_WAYS[way_of(made)]
    fault = way.fault(path, node_of(made))
    return payment_fault(path, way, made) if fault == FINE else fault


def payment_fault(path: Path, way: Way, made: int) -> int:
    """MM-6.9, MM-R18, MM-R19  The way itself must be paid; what waits there may stop the path."""
    first = way.uses(path)
    if can_pay(path, first + uses_at(path, node_of(made)), payment_of(made)):
        return FINE
    if not can_pay(path, first, payment_of(made) % POWERS[len(first)]):
        return way.unpaid() if payment_of(made) == BY_DEFAULT else CANNOT_PAY
    rest = payment_of(made) // POWERS[len(first)]
    return FINE if rest == BY_DEFAULT or source_of(rest, 0) == DECLINE else CANNOT_PAY


def is_node(dungeon: Dungeon, node: int) -> bool:
    """MM-R50  Whether a placed card has this node; others are not part of the dungeon."""
    card = node // SPAN
    if card >= len(dungeon.faces) or not dungeon.is_placed(card):
        return False
    return node % SPAN < len(dungeon.faces[card].level)


def take(path: Path, made: int) -> None:
    """Make a step that has no fault."""
    way = ALL_WAYS[way_of(made)]
    first = way.uses(path)
    uses = first + uses_at(path, node_of(made))
    is_paid = can_pay(path, uses, payment_of(made))
    pay(path, uses if is_paid else first, payment_of(made))
    path.moves.append(made)
    way.go(path, node_of(made), is_paid)


def moves(path: Path) -> list[int]:
    """MM-5.2, MM-5.3, MM-R43  Every step by which the line goes on, with every way to pay for it.

    MM-5.10: where there is none, the path is in a dead end.
    """
    found: list[int] = []
    if not path.has_started() or path.is_stuck:
        return found
    for number, way in enumerate(ALL_WAYS):
        for node in way.targets(path):
            if way.fault(path, node) == FINE:
                uses = way.uses(path) + uses_at(path, node)
                found.extend([move(number, node, payment) for payment in payments(path, uses)])
    return found


def trace(dungeon: Dungeon, tokens: list[int], spells: int, start: int, steps: list[int]) -> Path:
    """MM-R12, MM-I17, MM-I19  The path of these steps, as far as they are possible."""
    path = new_path(dungeon, tokens, spells)
    if start_fault(path, start) == FINE:
        begin(path, start)
        for step in steps:
            if move_fault(path, step) != FINE:
                break
            take(path, step)
    return path
