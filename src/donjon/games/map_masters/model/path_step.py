"""A step of a path as one number: what one does, where to, and how it is paid."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.model.path import Path

WALK: Final = 0
STAIRS: Final = 1
FALL: Final = 2
CLIMB: Final = 3
TELEPORT: Final = 4
CALL: Final = 5
HOP: Final = 6
FOLD: Final = 7
MOVE_IDS: Final = ["walk", "stairs", "fall", "climb", "teleport", "call", "hop", "fold"]

NODES: Final = 1024
WAYS: Final = 8


def move(way: int, node: int, payment: int = 0) -> int:
    """The number of a move."""
    return (payment * WAYS + way) * NODES + node


def way_of(move: int) -> int:
    """What one does: WALK, STAIRS, ..."""
    return move // NODES % WAYS


def node_of(move: int) -> int:
    """Where to."""
    return move % NODES


def payment_of(move: int) -> int:
    """How it is paid; 0 is the default."""
    return move // (NODES * WAYS)


class Way:
    """A way to go on. One of them for each kind of move; all are in `tracing.WAYS`."""

    def targets(self, path: Path) -> list[int]:
        """The nodes where it could lead from here; `fault` decides for each."""
        raise NotImplementedError

    def fault(self, path: Path, node: int) -> int:
        """Why it does not lead to the node, or FINE; payment is not looked at."""
        raise NotImplementedError

    def uses(self, path: Path) -> list[int]:
        """What must be paid to go at all, besides what the target asks."""
        return []

    def unpaid(self) -> int:
        """The fault when that cannot be paid; for a way that costs something."""
        raise NotImplementedError

    def go(self, path: Path, node: int, is_paid: bool) -> None:
        """Go to the node; `is_paid`: the obstacle there is overcome."""
        raise NotImplementedError
