"""Prepares the cards of a hand for a search: their runs, and the possible jumps."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    MONSTER,
    NO_USE,
    READINGS,
    SCROLL,
    USE_OF,
    USES,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.solver.hand.hand_card import HandCard
from donjon.games.map_masters.solver.input.resources import CALLS, FOLDS_ACROSS, FOLDS_DOWN, HOPS
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.input.weights import Weights
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    MONSTER_PORT,
    STOP,
)
from donjon.games.map_masters.solver.runs.run_tables import run_tables


def cards_of(
    faces: list[int], supply: list[int], spells: int, weights: Weights, meter: WorkMeter
) -> list[HandCard]:
    """The cards of a hand; a path teleports within a card at most once for each scroll."""
    stock = stock_of(faces, supply)
    ports = jump_ports(faces, supply)
    jumps = most_jumps(faces, supply)
    cards: list[HandCard] = []
    for face in faces:
        tables = run_tables(face, stock[READINGS], spells, meter)
        cards.append(HandCard(FACES[face], tables, weights, ports, jumps, stock, meter))
    return cards


def stock_of(faces: list[int], supply: list[int]) -> list[int]:
    """MM-I14  How often each use can be paid in all: the supply and all items of the hand."""
    stock = supply[:USES]
    for face in faces:
        for kind in FACES[face].kinds:
            if USE_OF[kind] != NO_USE:
                stock[USE_OF[kind]] += 1
    return stock


def jump_ports(faces: list[int], supply: list[int]) -> list[int]:
    """The ports other than slots by which a path can get from card to card."""
    ports: list[int] = []
    if homes(faces, CIRCLE) > 1 and supply[READINGS] + count(faces, SCROLL):
        ports += range(CIRCLE_PORT, BARREL_PORT)
    if supply[HOPS] and homes(faces, BARREL) > 1:
        ports += range(BARREL_PORT, MONSTER_PORT)
    if supply[CALLS] and homes(faces, MONSTER):
        ports += range(MONSTER_PORT, STOP)
    return ports


def most_jumps(faces: list[int], supply: list[int]) -> int:
    """The most jumps from card to card that a path can make."""
    jumps = supply[FOLDS_ACROSS] + supply[FOLDS_DOWN]
    if homes(faces, BARREL) > 1:
        jumps += supply[HOPS]
    if homes(faces, MONSTER):
        jumps += supply[CALLS]
    if homes(faces, CIRCLE) > 1:
        jumps += min(supply[READINGS] + count(faces, SCROLL), count(faces, CIRCLE) // 2)
    return jumps


def count(faces: list[int], kind: int) -> int:
    """The number of icons of a kind in the hand."""
    return sum([1 for face in faces for each in FACES[face].kinds if each == kind])


def homes(faces: list[int], kind: int) -> int:
    """The number of cards with an icon of a kind."""
    return sum([1 for face in faces if kind in FACES[face].kinds])
