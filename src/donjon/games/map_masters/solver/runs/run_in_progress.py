"""A run while it is being found: what it has done so far (7.9)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import FaceGraph
from donjon.games.map_masters.content.printed_icons import BARREL
from donjon.games.map_masters.model.path_step import node_of
from donjon.games.map_masters.solver.runs.card_run import PAY, STOP, CardRun
from donjon.games.map_masters.solver.runs.compatible_runs import are_crossing


@final
class RunInProgress:
    """What a run has used up and met since its entry; masks as in `CardRun`.

    `cleared` are the rooms it has entered, by node; `spells` are those it has not used yet.
    """

    def __init__(self, face: FaceGraph, teleports: int, spells: int) -> None:
        self.face: Final = face
        self.entry = STOP
        self.teleports = teleports
        self.spells = spells
        self.used = 0
        self.cleared = 0
        self.circled = 0
        self.crossed = 0
        self.passages: Final[list[int]] = []
        self.events: Final[list[int]] = []
        self.moves: Final[list[int]] = []

    def run_to(self, exit: int) -> CardRun:
        """The finished run, if it ends here."""
        return CardRun(
            self.face,
            self.entry,
            exit,
            self.used,
            self.circled,
            self.crossed,
            self.passages[:],
            self.events[:],
            self.moves[:],
        )

    def cast(self, spell: int, use: int) -> None:
        """Use a spell; a run cannot use it a second time."""
        self.spells &= ~spell
        self.events.append(PAY + use)

    def take_back(self, spell: int) -> None:
        """Undo the last `cast`."""
        self.events.pop()
        self.spells |= spell

    def is_used(self, node: int) -> bool:
        """MM-5.3  Whether the run has been on a corridor cell."""
        return self.used >> node & 1 == 1

    def is_crossed(self, icon: int) -> bool:
        """Whether an icon is crossed out."""
        return self.crossed >> icon & 1 == 1

    def times_crossed(self, passage: int) -> int:
        """MM-7.8  How many of the passages so far another passage would cross."""
        return sum([1 for each in self.passages if are_crossing(passage, each)])

    def free_arms(self, crossing: int) -> list[int]:
        """The arms of a crossing that the run has not used."""
        nodes = [node_of(each) for each in self.moves]
        at = nodes.index(crossing)
        taken = nodes[max(at - 1, 0) : at + 2]
        return [arm for arm in self.face.ways[crossing] if arm not in taken]


def homes_of(face: FaceGraph, kind: int) -> list[int]:
    """The nodes with an icon of a kind."""
    found: list[int] = []
    for icon, each in enumerate(face.kinds):
        if each == kind and face.homes[icon] not in found:
            found.append(face.homes[icon])
    return found


def barrels_in(face: FaceGraph, room: int) -> int:
    """The number of barrels in a room."""
    return sum([1 for icon in face.inside[room] if face.kinds[icon] == BARREL])
