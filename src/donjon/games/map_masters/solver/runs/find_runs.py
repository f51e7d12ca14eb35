"""Finds all runs of a card: every way to walk, fall, take stairs and jump on it (7.9).

What can be paid is not checked here: a run says what it needs.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, FaceGraph
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
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    ENTER,
    GAIN,
    MONSTER_PORT,
    PAY,
    STOP,
    CardRun,
)
from donjon.games.map_masters.solver.runs.run_in_progress import RunInProgress, barrels_in, homes_of


@final
class RunFinder:
    """Tries every way through one card by backtracking.

    `run` is the run so far; each method leaves it as it was.
    """

    def __init__(self, face: FaceGraph, teleports: int, spells: int, meter: WorkMeter) -> None:
        self.face: Final = face
        self.meter: Final = meter
        self.run: Final = RunInProgress(face, teleports, spells)
        self.circles: Final = [icon for icon, kind in enumerate(face.kinds) if kind == CIRCLE]
        self.barrels: Final = homes_of(face, BARREL) if spells & BARREL_HOP else []
        self.monsters: Final = homes_of(face, MONSTER) if spells & MONSTER_CALL else []
        self.may_call: Final = spells & MONSTER_CALL != 0
        self.runs: Final[list[CardRun]] = []

    def find(self) -> list[CardRun]:
        """All runs, from every port."""
        run = self.run
        for slot in range(SLOTS):
            if self.face.openings[slot] != NOWHERE:
                self.begin(slot, WALK, self.face.openings[slot])
        for at, icon in enumerate(self.circles):
            run.crossed = 1 << icon
            self.begin(CIRCLE_PORT + at, TELEPORT, self.face.homes[icon])
            run.crossed = 0
        for at, node in enumerate(self.barrels):
            self.begin(BARREL_PORT + at, HOP, node)
        for at, node in enumerate(self.monsters):
            self.begin(MONSTER_PORT + at, CALL, node)
        return self.runs

    def begin(self, entry: int, way: int, node: int) -> None:
        """Find all runs from a port. With SB-6 a path may leave a card at once."""
        self.run.entry = entry
        self.arrive(way, node, NOWHERE, self.may_call)

    def record(self, exit: int) -> None:
        """Add the run so far to the list, with an exit."""
        self.meter.add(1)
        self.runs.append(self.run.run_to(exit))

    def stop(self) -> None:
        """End the path here; with SB-6 also continue at a monster of this card."""
        run = self.run
        self.record(STOP)
        if not run.spells & MONSTER_CALL:
            return
        run.cast(MONSTER_CALL, CALLS)
        for node in self.monsters:
            if not (run.is_used(node) or run.cleared >> node & 1):
                self.arrive(CALL, node, NOWHERE, False)
        run.take_back(MONSTER_CALL)

    def arrive(self, way: int, node: int, came: int, is_new: bool) -> None:
        """Reach a node from `came`; `is_new` says that something was met since the last stop."""
        run = self.run
        self.meter.add(1)
        used, cleared, circled, crossed = run.used, run.cleared, run.circled, run.crossed
        events = len(run.events)
        run.moves.append(move(way, node))
        if way == STAIRS:
            run.circled |= 1 << self.face.flight[node]
            is_new = True
        if self.face.is_room(node):
            self.enter(node, came, is_new)
        elif way == CLIMB:
            run.used |= 1 << node
            self.climb_out(node)
        else:
            run.used |= 1 << node
            self.meet(node, came, is_new)
        run.moves.pop()
        del run.events[events:]
        run.used, run.cleared, run.circled, run.crossed = used, cleared, circled, crossed

    def enter(self, room: int, came: int, is_new: bool) -> None:
        """MM-7.1, MM-7.3  Enter a room; the first time all its icons are circled."""
        run = self.run
        if not run.cleared >> room & 1:
            run.cleared |= 1 << room
            run.events.append(ENTER + room)
            for icon in self.face.inside[room]:
                run.circled |= 1 << icon
            is_new = True
        if is_new:
            self.stop()
        door = NOWHERE if came == NOWHERE else self.face.doors[room].index(came)
        for other, cell in enumerate(self.face.doors[room]):
            if not run.is_used(cell):
                self.leave_by(room, door, other, cell)
        for icon in self.face.inside[room]:
            if self.face.kinds[icon] == TRAPDOOR and not run.is_crossed(icon):
                self.fall(icon, False)
        self.jump(room)

    def leave_by(self, room: int, door: int, other: int, cell: int) -> None:
        """MM-7.7, MM-7.8  Leave a room by a door; only SB-8 allows to cross an earlier passage."""
        run = self.run
        if door == NOWHERE:
            self.arrive(WALK, cell, room, False)
            return
        passage = (room * DOORS + door) * DOORS + other
        if run.times_crossed(passage) == 0:
            run.passages.append(passage)
            self.arrive(WALK, cell, room, False)
            run.passages.pop()
        elif run.spells & CROSSED_WAYS:
            run.cast(CROSSED_WAYS, CROSSINGS)
            run.passages.append(passage)
            self.arrive(WALK, cell, room, False)
            run.passages.pop()
            run.take_back(CROSSED_WAYS)

    def meet(self, cell: int, came: int, is_new: bool) -> None:
        """MM-6.3, MM-6.12  Meet the icon of a corridor cell."""
        run = self.run
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
            run.events.append(PAY + LINES)
            run.circled |= 1 << icon
            run.crossed |= 1 << icon
            self.walk_on(cell, came, True)  # MM-6.17: it counts with the next step
            return
        if NEED_OF[kind] != NO_USE:
            run.events.append(PAY + NEED_OF[kind])
            run.crossed |= 1 << icon
        elif USE_OF[kind] != NO_USE:
            run.events.append(GAIN + USE_OF[kind])
        run.circled |= 1 << icon
        self.stop()
        self.walk_on(cell, came, False)
        self.jump(cell)

    def walk_on(self, cell: int, came: int, is_new: bool) -> None:
        """MM-5.3, MM-5.4, MM-8.2  Continue to unused cells, rooms and stairs, or leave the card."""
        face, run = self.face, self.run
        if face.slot[cell] not in (NOWHERE, run.entry):
            self.record(face.slot[cell])
            return
        for node in face.ways[cell]:
            if face.is_room(node):
                if node != came:
                    self.arrive(WALK, node, cell, is_new)
            elif not run.is_used(node):
                self.arrive(WALK, node, cell, is_new)
            elif run.spells & CROSSED_WAYS and face.is_four_way(node):
                self.pass_again(node, cell, is_new)
        other = face.stairs[cell]
        if other != NOWHERE and not run.is_used(other):
            self.arrive(STAIRS, other, cell, is_new)
        if run.spells & UPDRAFT and face.above[cell] != NOWHERE:
            self.climb(face.above[cell])

    def pass_again(self, crossing: int, cell: int, is_new: bool) -> None:
        """MM-R36, MM-R52  SB-8: pass a crossing again by its two other arms."""
        run = self.run
        arms = run.free_arms(crossing)
        if cell not in arms:
            return
        run.cast(CROSSED_WAYS, CROSSINGS)
        run.moves.append(move(WALK, crossing))
        for arm in arms:
            if arm != cell and not run.is_used(arm):
                self.arrive(WALK, arm, crossing, is_new)
        run.moves.pop()
        run.take_back(CROSSED_WAYS)

    def fall(self, icon: int, is_new: bool) -> None:
        """MM-6.17, MM-6.18, MM-7.9  Fall through a trapdoor, if the cell below is unused."""
        run = self.run
        landing = self.face.landing[icon]
        if run.is_used(landing):
            return
        circled, crossed = run.circled, run.crossed
        run.circled |= 1 << icon
        run.crossed |= 1 << icon
        self.arrive(FALL, landing, NOWHERE, is_new)
        run.circled, run.crossed = circled, crossed

    def climb(self, icon: int) -> None:
        """MM-6.20, MM-R34  SB-4: climb up through an unused trapdoor."""
        run = self.run
        home = self.face.homes[icon]
        if run.is_crossed(icon) or run.is_used(home):
            return
        crossed = run.crossed
        run.cast(UPDRAFT, CLIMBS)
        run.crossed |= 1 << icon
        self.arrive(CLIMB, home, NOWHERE, False)
        run.crossed = crossed
        run.take_back(UPDRAFT)

    def climb_out(self, cell: int) -> None:
        """Meet the trapdoor at the top of a climb, and continue along either arm."""
        self.run.circled |= 1 << self.face.icon[cell]
        self.stop()
        self.walk_on(cell, NOWHERE, False)

    def jump(self, node: int) -> None:
        """MM-6.26, SB-7  Jump from a circle or barrel here, to another card or on this one."""
        run = self.run
        for at, icon in enumerate(self.circles):
            if self.face.homes[icon] != node or run.is_crossed(icon):
                continue
            crossed = run.crossed
            run.crossed |= 1 << icon
            self.record(CIRCLE_PORT + at)
            if run.teleports:
                self.teleport()
            run.crossed = crossed
        for at, home in enumerate(self.barrels):
            if home == node and run.spells & BARREL_HOP:
                self.record(BARREL_PORT + at)
                self.hop(node)

    def teleport(self) -> None:
        """MM-6.26, MM-6.28  Teleport to each unused circle of this card."""
        run = self.run
        run.teleports -= 1
        run.events.append(PAY + READINGS)
        crossed = run.crossed
        for icon in self.circles:
            home = self.face.homes[icon]
            if not (run.is_crossed(icon) or run.is_used(home)):
                run.crossed |= 1 << icon
                self.arrive(TELEPORT, home, NOWHERE, False)
                run.crossed = crossed
        run.events.pop()
        run.teleports += 1

    def hop(self, node: int) -> None:
        """SB-7  Hop to each other barrel of this card."""
        run = self.run
        run.cast(BARREL_HOP, HOPS)
        for home in self.barrels:
            if not run.is_used(home) and (home != node or barrels_in(self.face, home) > 1):
                self.arrive(HOP, home, NOWHERE, False)
        run.take_back(BARREL_HOP)
