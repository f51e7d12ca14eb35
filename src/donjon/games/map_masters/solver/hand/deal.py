"""From a question to the cards of the search: which runs and which jumps there are."""

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
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.input.weights import Aims
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    MONSTER_PORT,
    STOP,
)
from donjon.games.map_masters.solver.runs.run_tables import runs_of


def cards_of(
    faces: list[int], supply: list[int], spells: int, aims: Aims, pace: Pace
) -> list[HandCard]:
    """The cards of a hand. A card teleports on itself as often as there are scrolls at most."""
    stock = stock_of(faces, supply)
    ports = jump_ports(faces, supply)
    jumps = most_jumps(faces, supply)
    cards: list[HandCard] = []
    for face in faces:
        known = runs_of(face, stock[READINGS], spells, pace)
        cards.append(HandCard(FACES[face], known, aims, ports, jumps, stock, pace))
    return cards


def stock_of(faces: list[int], supply: list[int]) -> list[int]:
    """MM-I14  How often each use can be paid in all: what is held, and all items of the hand."""
    stock = supply[:USES]
    for face in faces:
        for kind in FACES[face].kinds:
            if USE_OF[kind] != NO_USE:
                stock[USE_OF[kind]] += 1
    return stock


def jump_ports(faces: list[int], supply: list[int]) -> list[int]:
    """The ports, slots aside, by which a path can get from card to card."""
    ports: list[int] = []
    if homes(faces, CIRCLE) > 1 and supply[READINGS] + count(faces, SCROLL):
        ports += range(CIRCLE_PORT, BARREL_PORT)
    if supply[HOPS] and homes(faces, BARREL) > 1:
        ports += range(BARREL_PORT, MONSTER_PORT)
    if supply[CALLS] and homes(faces, MONSTER):
        ports += range(MONSTER_PORT, STOP)
    return ports


def most_jumps(faces: list[int], supply: list[int]) -> int:
    """How often a path can jump from card to card at most."""
    jumps = supply[FOLDS_ACROSS] + supply[FOLDS_DOWN]
    if homes(faces, BARREL) > 1:
        jumps += supply[HOPS]
    if homes(faces, MONSTER):
        jumps += supply[CALLS]
    if homes(faces, CIRCLE) > 1:
        jumps += min(supply[READINGS] + count(faces, SCROLL), count(faces, CIRCLE) // 2)
    return jumps


def count(faces: list[int], kind: int) -> int:
    """How many icons of a kind the hand has."""
    return sum([1 for face in faces for each in FACES[face].kinds if each == kind])


def homes(faces: list[int], kind: int) -> int:
    """How many cards have such an icon."""
    return sum([1 for face in faces if kind in FACES[face].kinds])
