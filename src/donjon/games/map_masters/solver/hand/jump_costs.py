"""The cost of a jump from one port to another: a scroll, or one of the spells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import SLOTS
from donjon.games.map_masters.content.printed_icons import READINGS
from donjon.games.map_masters.solver.input.resources import (
    CALLS,
    FIELD,
    FOLDS_ACROSS,
    FOLDS_DOWN,
    HOPS,
)
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    MONSTER_PORT,
    PORTS,
    STOP,
)

NO_JUMP: Final = 0


def cost_of_jump(port: int, entry: int) -> int:
    """The use that a jump costs, packed; NO_JUMP if no jump leads from `port` to `entry`."""
    if CIRCLE_PORT <= port < BARREL_PORT and CIRCLE_PORT <= entry < BARREL_PORT:
        return 1 << FIELD * READINGS  # MM-6.26
    if BARREL_PORT <= port < MONSTER_PORT and BARREL_PORT <= entry < MONSTER_PORT:
        return 1 << FIELD * HOPS  # SB-7
    if port == STOP and MONSTER_PORT <= entry < STOP:
        return 1 << FIELD * CALLS  # SB-6
    if port < SLOTS and entry < SLOTS and (port // 2 + entry // 2) % 2 == 0:
        return 1 << FIELD * (FOLDS_ACROSS if port // 2 % 2 else FOLDS_DOWN)  # SB-9, SB-10
    return NO_JUMP


JUMP_COSTS: Final = vec[i64](
    [cost_of_jump(port, entry) for port in range(PORTS) for entry in range(PORTS)]
)


def jump_cost(port: i64, entry: i64) -> i64:
    """The cost of a jump from a port of one card to a port of another, from the table."""
    return JUMP_COSTS[port * PORTS + entry]
