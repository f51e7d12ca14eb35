"""What a card promises: the best single way through it, before the dungeon is known (7.9)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import SLOTS, Face
from donjon.games.map_masters.content.printed_icons import KINDS, ROOM, USES
from donjon.games.map_masters.content.tables import FACE_OF, FACES
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.solver.input.time_limit import unhurried
from donjon.games.map_masters.solver.input.weights import Aims
from donjon.games.map_masters.solver.runs.card_run import Run
from donjon.games.map_masters.solver.runs.run_tables import runs_of

MOST_NEEDS: Final = 2
"""What the rest of a hand may be expected to pay for."""
TALLIES: Final[dict[int, list[list[int]]]] = {}


def tallies(face: int) -> list[list[int]]:
    """What each way through a card meets by kind, and in the end how much it needs; found once."""
    if face not in TALLIES:
        found: list[list[int]] = []
        for run in runs_of(face, 0, 0, unhurried()).runs:
            if run.entry < SLOTS and run.exit < SLOTS:
                tally = tally_of(FACES[face], run)
                if tally[KINDS] <= MOST_NEEDS and tally not in found:
                    found.append(tally)
        TALLIES[face] = found
    return TALLIES[face]


def tally_of(face: Face, run: Run) -> list[int]:
    """What one way meets, and how much must be there before."""
    counts = [0] * (KINDS + 1)
    for icon, kind in enumerate(face.kinds):
        counts[kind] += run.circled >> icon & 1
    counts[ROOM] += run.rooms.bit_count()
    counts[KINDS] = sum(run.needs[:USES])
    return counts


def card_worth(card: int, aims: Aims) -> int:
    """The mean of the best way that needs nothing and of the best one when all is paid."""
    free = paid = 0
    for tally in tallies(FACE_OF[card]):
        value = 0
        for kind in range(KINDS):
            value += aims.worth[kind] * tally[kind]
        paid = max(paid, value)
        if tally[KINDS] == 0:
            free = max(free, value)
    return (free + paid) // 2


def mean_worth(cards: list[int], aims: Aims) -> int:
    """What one of some cards is worth in the mean."""
    return sum([card_worth(card, aims) for card in cards]) // len(cards) if cards else 0


def drawn_worth(player: Player, aims: Aims) -> int:
    """What a card is worth in the mean that the player will draw: from the pile, then the rest."""
    return mean_worth(player.pile.hidden_cards or player.discard, aims)


def deck_worth(player: Player, aims: Aims) -> int:
    """What one of all the player's cards is worth in the mean."""
    return mean_worth(player.pile.hidden_cards + player.discard + player.zone + player.kept, aims)
