"""A line on one card: what it has done so far (7.9)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import Face
from donjon.games.map_masters.content.printed_icons import BARREL
from donjon.games.map_masters.model.path_step import node_of
from donjon.games.map_masters.solver.runs.card_run import PAY, STOP, Run
from donjon.games.map_masters.solver.runs.compatible_runs import do_cross


@final
class Line:
    """What a line has used up and met since its entry; masks of nodes and icons as of a `Run`.

    `cleared` are the rooms it has entered, by node; `spells` those that it has not used yet.
    """

    def __init__(self, face: Face, teleports: int, spells: int) -> None:
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

    def run_to(self, exit: int) -> Run:
        """The run that ends here."""
        return Run(
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
        """A spell is used: no second time on this line."""
        self.spells &= ~spell
        self.events.append(PAY + use)

    def take_back(self, spell: int) -> None:
        """The spell that was used last is ready again."""
        self.events.pop()
        self.spells |= spell

    def is_used(self, node: int) -> bool:
        """MM-5.3  Whether the line has been on a corridor cell."""
        return self.used >> node & 1 == 1

    def is_crossed(self, icon: int) -> bool:
        """Whether an icon is crossed out."""
        return self.crossed >> icon & 1 == 1

    def times_crossed(self, passage: int) -> int:
        """MM-7.8  How many of its passages through rooms another one would cross."""
        return sum([1 for each in self.passages if do_cross(passage, each)])

    def free_arms(self, crossing: int) -> list[int]:
        """The arms of a crossing by which the line has neither come nor gone."""
        nodes = [node_of(each) for each in self.moves]
        at = nodes.index(crossing)
        taken = nodes[max(at - 1, 0) : at + 2]
        return [arm for arm in self.face.ways[crossing] if arm not in taken]


def homes_of(face: Face, kind: int) -> list[int]:
    """The nodes that hold such an icon."""
    found: list[int] = []
    for icon, each in enumerate(face.kinds):
        if each == kind and face.homes[icon] not in found:
            found.append(face.homes[icon])
    return found


def barrels_in(face: Face, room: int) -> int:
    """How many barrels lie in a room."""
    return sum([1 for icon in face.inside[room] if face.kinds[icon] == BARREL])
