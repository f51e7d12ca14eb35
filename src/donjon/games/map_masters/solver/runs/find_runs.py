"""All runs of a card: every way to walk, fall, take stairs and jump on it (7.9).

Items are not counted here: a run says what it needs.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, Face
from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    LINES,
    MONSTER,
    NEED_OF,
    NO_USE,
    READINGS,
    TRAPDOOR,
    USE_OF,
)
from donjon.games.map_masters.content.spellbooks import (
    BARREL_HOP,
    CROSSED_WAYS,
    MONSTER_CALL,
    UPDRAFT,
)
from donjon.games.map_masters.model.path_step import (
    CALL,
    CLIMB,
    FALL,
    HOP,
    STAIRS,
    TELEPORT,
    WALK,
    move,
)
from donjon.games.map_masters.rules.path.room_crossings import DOORS
from donjon.games.map_masters.solver.input.resources import CALLS, CLIMBS, CROSSINGS, HOPS
from donjon.games.map_masters.solver.input.time_limit import Pace
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    ENTER,
    GAIN,
    MONSTER_PORT,
    PAY,
    STOP,
    Run,
)
from donjon.games.map_masters.solver.runs.run_in_progress import Line, barrels_in, homes_of


@final
class Finder:
    """A line on one card that goes every way; what it has done is taken back on the way back."""

    def __init__(self, face: Face, teleports: int, spells: int, pace: Pace) -> None:
        self.face: Final = face
        self.pace: Final = pace
        self.line: Final = Line(face, teleports, spells)
        self.circles: Final = [icon for icon, kind in enumerate(face.kinds) if kind == CIRCLE]
        self.barrels: Final = homes_of(face, BARREL) if spells & BARREL_HOP else []
        self.monsters: Final = homes_of(face, MONSTER) if spells & MONSTER_CALL else []
        self.may_call: Final = spells & MONSTER_CALL != 0
        self.runs: Final[list[Run]] = []

    def find(self) -> list[Run]:
        """The runs from every port."""
        line = self.line
        for slot in range(SLOTS):
            if self.face.openings[slot] != NOWHERE:
                self.begin(slot, WALK, self.face.openings[slot])
        for at, icon in enumerate(self.circles):
            line.crossed = 1 << icon
            self.begin(CIRCLE_PORT + at, TELEPORT, self.face.homes[icon])
            line.crossed = 0
        for at, node in enumerate(self.barrels):
            self.begin(BARREL_PORT + at, HOP, node)
        for at, node in enumerate(self.monsters):
            self.begin(MONSTER_PORT + at, CALL, node)
        return self.runs

    def begin(self, entry: int, way: int, node: int) -> None:
        """All runs from a port. With SB-6 a path may leave a card at once."""
        self.line.entry = entry
        self.arrive(way, node, NOWHERE, self.may_call)

    def record(self, exit: int) -> None:
        """A run ends here."""
        self.pace.work(1)
        self.runs.append(self.line.run_to(exit))

    def stop(self) -> None:
        """The path may end here; with SB-6 it may also go on at a monster of this card."""
        line = self.line
        self.record(STOP)
        if not line.spells & MONSTER_CALL:
            return
        line.cast(MONSTER_CALL, CALLS)
        for node in self.monsters:
            if not (line.is_used(node) or line.cleared >> node & 1):
                self.arrive(CALL, node, NOWHERE, False)
        line.take_back(MONSTER_CALL)

    def arrive(self, way: int, node: int, came: int, is_new: bool) -> None:
        """The line reaches a node; `is_new` says that something was met since the last stop."""
        line = self.line
        self.pace.work(1)
        used, cleared, circled, crossed = line.used, line.cleared, line.circled, line.crossed
        events = len(line.events)
        line.moves.append(move(way, node))
        if way == STAIRS:
            line.circled |= 1 << self.face.flight[node]
            is_new = True
        if self.face.is_room(node):
            self.enter(node, came, is_new)
        elif way == CLIMB:
            line.used |= 1 << node
            self.climb_out(node)
        else:
            line.used |= 1 << node
            self.meet(node, came, is_new)
        line.moves.pop()
        del line.events[events:]
        line.used, line.cleared, line.circled, line.crossed = used, cleared, circled, crossed

    def enter(self, room: int, came: int, is_new: bool) -> None:
        """MM-7.1, MM-7.3  The first time all icons of the room are circled."""
        line = self.line
        if not line.cleared >> room & 1:
            line.cleared |= 1 << room
            line.events.append(ENTER + room)
            for icon in self.face.inside[room]:
                line.circled |= 1 << icon
            is_new = True
        if is_new:
            self.stop()
        door = NOWHERE if came == NOWHERE else self.face.doors[room].index(came)
        for other, cell in enumerate(self.face.doors[room]):
            if not line.is_used(cell):
                self.leave_by(room, door, other, cell)
        for icon in self.face.inside[room]:
            if self.face.kinds[icon] == TRAPDOOR and not line.is_crossed(icon):
                self.fall(icon, False)
        self.jump(room)

    def leave_by(self, room: int, door: int, other: int, cell: int) -> None:
        """MM-7.7, MM-7.8  Out by a door; over an earlier passage only by SB-8."""
        line = self.line
        if door == NOWHERE:
            self.arrive(WALK, cell, room, False)
            return
        passage = (room * DOORS + door) * DOORS + other
        if line.times_crossed(passage) == 0:
            line.passages.append(passage)
            self.arrive(WALK, cell, room, False)
            line.passages.pop()
        elif line.spells & CROSSED_WAYS:
            line.cast(CROSSED_WAYS, CROSSINGS)
            line.passages.append(passage)
            self.arrive(WALK, cell, room, False)
            line.passages.pop()
            line.take_back(CROSSED_WAYS)

    def meet(self, cell: int, came: int, is_new: bool) -> None:
        """MM-6.3, MM-6.12  The icon of a corridor cell."""
        line = self.line
        icon = self.face.icon[cell]
        if icon == NOWHERE:
            if is_new:
                self.stop()
            self.walk_on(cell, came, False)
            return
        kind = self.face.kinds[icon]
        if kind == TRAPDOOR:
            if is_new:
                self.stop()
            self.fall(icon, True)
            line.events.append(PAY + LINES)
            line.circled |= 1 << icon
            line.crossed |= 1 << icon
            self.walk_on(cell, came, True)  # MM-6.17: it counts with the next step
            return
        if NEED_OF[kind] != NO_USE:
            line.events.append(PAY + NEED_OF[kind])
            line.crossed |= 1 << icon
        elif USE_OF[kind] != NO_USE:
            line.events.append(GAIN + USE_OF[kind])
        line.circled |= 1 << icon
        self.stop()
        self.walk_on(cell, came, False)
        self.jump(cell)

    def walk_on(self, cell: int, came: int, is_new: bool) -> None:
        """MM-5.3, MM-5.4, MM-8.2  On to what is unused, into rooms, up or down; or off the card."""
        face, line = self.face, self.line
        if face.slot[cell] not in (NOWHERE, line.entry):
            self.record(face.slot[cell])
            return
        for node in face.ways[cell]:
            if face.is_room(node):
                if node != came:
                    self.arrive(WALK, node, cell, is_new)
            elif not line.is_used(node):
                self.arrive(WALK, node, cell, is_new)
            elif line.spells & CROSSED_WAYS and face.is_four_way(node):
                self.pass_again(node, cell, is_new)
        other = face.stairs[cell]
        if other != NOWHERE and not line.is_used(other):
            self.arrive(STAIRS, other, cell, is_new)
        if line.spells & UPDRAFT and face.above[cell] != NOWHERE:
            self.climb(face.above[cell])

    def pass_again(self, crossing: int, cell: int, is_new: bool) -> None:
        """MM-R36, MM-R52  SB-8: over a crossing by its two other arms."""
        line = self.line
        arms = line.free_arms(crossing)
        if cell not in arms:
            return
        line.cast(CROSSED_WAYS, CROSSINGS)
        line.moves.append(move(WALK, crossing))
        for arm in arms:
            if arm != cell and not line.is_used(arm):
                self.arrive(WALK, arm, crossing, is_new)
        line.moves.pop()
        line.take_back(CROSSED_WAYS)

    def fall(self, icon: int, is_new: bool) -> None:
        """MM-6.17, MM-6.18, MM-7.9  Through a trapdoor, if the cell below is unused."""
        line = self.line
        landing = self.face.landing[icon]
        if line.is_used(landing):
            return
        circled, crossed = line.circled, line.crossed
        line.circled |= 1 << icon
        line.crossed |= 1 << icon
        self.arrive(FALL, landing, NOWHERE, is_new)
        line.circled, line.crossed = circled, crossed

    def climb(self, icon: int) -> None:
        """MM-6.20, MM-R34  SB-4: up through a trapdoor that is not used."""
        line = self.line
        home = self.face.homes[icon]
        if line.is_crossed(icon) or line.is_used(home):
            return
        crossed = line.crossed
        line.cast(UPDRAFT, CLIMBS)
        line.crossed |= 1 << icon
        self.arrive(CLIMB, home, NOWHERE, False)
        line.crossed = crossed
        line.take_back(UPDRAFT)

    def climb_out(self, cell: int) -> None:
        """The trapdoor is met; on along either arm."""
        self.line.circled |= 1 << self.face.icon[cell]
        self.stop()
        self.walk_on(cell, NOWHERE, False)

    def jump(self, node: int) -> None:
        """MM-6.26, SB-7  From a circle or a barrel here: to another card, or on this one."""
        line = self.line
        for at, icon in enumerate(self.circles):
            if self.face.homes[icon] != node or line.is_crossed(icon):
                continue
            crossed = line.crossed
            line.crossed |= 1 << icon
            self.record(CIRCLE_PORT + at)
            if line.teleports:
                self.teleport()
            line.crossed = crossed
        for at, home in enumerate(self.barrels):
            if home == node and line.spells & BARREL_HOP:
                self.record(BARREL_PORT + at)
                self.hop(node)

    def teleport(self) -> None:
        """MM-6.26, MM-6.28  To each circle of this card that is left."""
        line = self.line
        line.teleports -= 1
        line.events.append(PAY + READINGS)
        crossed = line.crossed
        for icon in self.circles:
            home = self.face.homes[icon]
            if not (line.is_crossed(icon) or line.is_used(home)):
                line.crossed |= 1 << icon
                self.arrive(TELEPORT, home, NOWHERE, False)
                line.crossed = crossed
        line.events.pop()
        line.teleports += 1

    def hop(self, node: int) -> None:
        """SB-7  To each other barrel of this card."""
        line = self.line
        line.cast(BARREL_HOP, HOPS)
        for home in self.barrels:
            if not line.is_used(home) and (home != node or barrels_in(self.face, home) > 1):
                self.arrive(HOP, home, NOWHERE, False)
        line.take_back(BARREL_HOP)
