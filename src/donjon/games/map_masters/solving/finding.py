"""All runs of a card: every way to walk, fall, take stairs and jump on it (7.9).

Items are not counted here: a run says what it needs.
"""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.face import NOWHERE, SLOTS, Face
from donjon.games.map_masters.icons import (
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
from donjon.games.map_masters.move import (
    CALL,
    CLIMB,
    FALL,
    HOP,
    STAIRS,
    TELEPORT,
    WALK,
    move,
    node_of,
)
from donjon.games.map_masters.passages import DOORS
from donjon.games.map_masters.solving.meeting import do_cross
from donjon.games.map_masters.solving.run import (
    BARREL_PORT,
    CIRCLE_PORT,
    ENTER,
    GAIN,
    MONSTER_PORT,
    PAY,
    STOP,
    Run,
)
from donjon.games.map_masters.solving.supply import CALLS, CLIMBS, CROSSINGS, HOPS
from donjon.games.map_masters.spells import BARREL_HOP, CROSSED_WAYS, MONSTER_CALL, UPDRAFT


@final
class Finder:
    """A line on one card that goes every way; what it has done is taken back on the way back.

    `spells` are those that it has not used yet.
    """

    def __init__(self, face: Face, teleports: int, spells: int) -> None:
        self.face: Final = face
        self.circles: Final = [icon for icon, kind in enumerate(face.kinds) if kind == CIRCLE]
        self.barrels: Final = homes_of(face, BARREL) if spells & BARREL_HOP else []
        self.monsters: Final = homes_of(face, MONSTER) if spells & MONSTER_CALL else []
        self.may_call: Final = spells & MONSTER_CALL != 0
        self.runs: Final[list[Run]] = []
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

    def find(self) -> list[Run]:
        """The runs from every port."""
        for slot in range(SLOTS):
            if self.face.openings[slot] != NOWHERE:
                self.begin(slot, WALK, self.face.openings[slot])
        for at, icon in enumerate(self.circles):
            self.crossed = 1 << icon
            self.begin(CIRCLE_PORT + at, TELEPORT, self.face.homes[icon])
            self.crossed = 0
        for at, node in enumerate(self.barrels):
            self.begin(BARREL_PORT + at, HOP, node)
        for at, node in enumerate(self.monsters):
            self.begin(MONSTER_PORT + at, CALL, node)
        return self.runs

    def begin(self, entry: int, way: int, node: int) -> None:
        """All runs from a port. With SB-6 a path may leave a card at once."""
        self.entry = entry
        self.arrive(way, node, NOWHERE, self.may_call)

    def record(self, exit: int) -> None:
        """A run ends here."""
        self.runs.append(
            Run(
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
        )

    def stop(self) -> None:
        """The path may end here; with SB-6 it may also go on at a monster of this card."""
        self.record(STOP)
        if not self.spells & MONSTER_CALL:
            return
        self.spells &= ~MONSTER_CALL
        self.events.append(PAY + CALLS)
        for node in self.monsters:
            if not (self.used >> node & 1 or self.cleared >> node & 1):
                self.arrive(CALL, node, NOWHERE, False)
        self.events.pop()
        self.spells |= MONSTER_CALL

    def arrive(self, way: int, node: int, came: int, is_new: bool) -> None:
        """The line reaches a node; `is_new` says that something was met since the last stop."""
        used, cleared, circled, crossed = self.used, self.cleared, self.circled, self.crossed
        events = len(self.events)
        self.moves.append(move(way, node))
        if way == STAIRS:
            self.circled |= 1 << self.face.flight[node]
            is_new = True
        if self.face.is_room(node):
            self.enter(node, came, is_new)
        elif way == CLIMB:
            self.used |= 1 << node
            self.climb_out(node)
        else:
            self.used |= 1 << node
            self.meet(node, came, is_new)
        self.moves.pop()
        del self.events[events:]
        self.used, self.cleared, self.circled, self.crossed = used, cleared, circled, crossed

    def enter(self, room: int, came: int, is_new: bool) -> None:
        """MM-7.1, MM-7.3  The first time all icons of the room are circled."""
        if not self.cleared >> room & 1:
            self.cleared |= 1 << room
            self.events.append(ENTER + room)
            for icon in self.face.inside[room]:
                self.circled |= 1 << icon
            is_new = True
        if is_new:
            self.stop()
        door = NOWHERE if came == NOWHERE else self.face.doors[room].index(came)
        for other, cell in enumerate(self.face.doors[room]):
            if not self.used >> cell & 1:
                self.leave_by(room, door, other, cell)
        for icon in self.face.inside[room]:
            if self.face.kinds[icon] == TRAPDOOR and not self.crossed >> icon & 1:
                self.fall(icon, False)
        self.jump(room)

    def leave_by(self, room: int, door: int, other: int, cell: int) -> None:
        """MM-7.7, MM-7.8  Out by a door; over an earlier passage only by SB-8."""
        if door == NOWHERE:
            self.arrive(WALK, cell, room, False)
            return
        passage = (room * DOORS + door) * DOORS + other
        crossings = sum([1 for each in self.passages if do_cross(passage, each)])
        if crossings == 0:
            self.passages.append(passage)
            self.arrive(WALK, cell, room, False)
            self.passages.pop()
        elif self.spells & CROSSED_WAYS:
            self.spells &= ~CROSSED_WAYS
            self.events.append(PAY + CROSSINGS)
            self.passages.append(passage)
            self.arrive(WALK, cell, room, False)
            self.passages.pop()
            self.events.pop()
            self.spells |= CROSSED_WAYS

    def meet(self, cell: int, came: int, is_new: bool) -> None:
        """MM-6.3, MM-6.12  The icon of a corridor cell."""
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
            self.events.append(PAY + LINES)
            self.circled |= 1 << icon
            self.crossed |= 1 << icon
            self.walk_on(cell, came, True)  # MM-6.17: it counts with the next step
            return
        if NEED_OF[kind] != NO_USE:
            self.events.append(PAY + NEED_OF[kind])
            self.crossed |= 1 << icon
        elif USE_OF[kind] != NO_USE:
            self.events.append(GAIN + USE_OF[kind])
        self.circled |= 1 << icon
        self.stop()
        self.walk_on(cell, came, False)
        self.jump(cell)

    def walk_on(self, cell: int, came: int, is_new: bool) -> None:
        """MM-5.3, MM-5.4, MM-8.2  On to what is unused, into rooms, up or down; or off the card."""
        face = self.face
        if face.slot[cell] not in (NOWHERE, self.entry):
            self.record(face.slot[cell])
            return
        for node in face.ways[cell]:
            if face.is_room(node):
                if node != came:
                    self.arrive(WALK, node, cell, is_new)
            elif not self.used >> node & 1:
                self.arrive(WALK, node, cell, is_new)
            elif self.spells & CROSSED_WAYS and face.is_four_way(node):
                self.pass_again(node, cell, is_new)
        other = face.stairs[cell]
        if other != NOWHERE and not self.used >> other & 1:
            self.arrive(STAIRS, other, cell, is_new)
        if self.spells & UPDRAFT and face.above[cell] != NOWHERE:
            self.climb(face.above[cell])

    def pass_again(self, crossing: int, cell: int, is_new: bool) -> None:
        """MM-R36, MM-R52  SB-8: over a crossing by its two other arms."""
        arms = self.free_arms(crossing)
        if cell not in arms:
            return
        self.spells &= ~CROSSED_WAYS
        self.events.append(PAY + CROSSINGS)
        self.moves.append(move(WALK, crossing))
        for arm in arms:
            if arm != cell and not self.used >> arm & 1:
                self.arrive(WALK, arm, crossing, is_new)
        self.moves.pop()
        self.events.pop()
        self.spells |= CROSSED_WAYS

    def free_arms(self, crossing: int) -> list[int]:
        """The arms of a crossing by which the line has neither come nor gone."""
        nodes = [node_of(each) for each in self.moves]
        at = nodes.index(crossing)
        taken = nodes[max(at - 1, 0) : at + 2]
        return [arm for arm in self.face.ways[crossing] if arm not in taken]

    def fall(self, icon: int, is_new: bool) -> None:
        """MM-6.17, MM-6.18, MM-7.9  Through a trapdoor, if the cell below is unused."""
        landing = self.face.landing[icon]
        if self.used >> landing & 1:
            return
        circled, crossed = self.circled, self.crossed
        self.circled |= 1 << icon
        self.crossed |= 1 << icon
        self.arrive(FALL, landing, NOWHERE, is_new)
        self.circled, self.crossed = circled, crossed

    def climb(self, icon: int) -> None:
        """MM-6.20, MM-R34  SB-4: up through a trapdoor that is not used."""
        home = self.face.homes[icon]
        if self.crossed >> icon & 1 or self.used >> home & 1:
            return
        crossed = self.crossed
        self.spells &= ~UPDRAFT
        self.events.append(PAY + CLIMBS)
        self.crossed |= 1 << icon
        self.arrive(CLIMB, home, NOWHERE, False)
        self.crossed = crossed
        self.events.pop()
        self.spells |= UPDRAFT

    def climb_out(self, cell: int) -> None:
        """The trapdoor is met; on along either arm."""
        self.circled |= 1 << self.face.icon[cell]
        self.stop()
        self.walk_on(cell, NOWHERE, False)

    def jump(self, node: int) -> None:
        """MM-6.26, SB-7  From a circle or a barrel here: to another card, or on this one."""
        for at, icon in enumerate(self.circles):
            if self.face.homes[icon] != node or self.crossed >> icon & 1:
                continue
            crossed = self.crossed
            self.crossed |= 1 << icon
            self.record(CIRCLE_PORT + at)
            if self.teleports:
                self.teleport()
            self.crossed = crossed
        for at, home in enumerate(self.barrels):
            if home == node and self.spells & BARREL_HOP:
                self.record(BARREL_PORT + at)
                self.hop(node)

    def teleport(self) -> None:
        """MM-6.26, MM-6.28  To each circle of this card that is left."""
        self.teleports -= 1
        self.events.append(PAY + READINGS)
        crossed = self.crossed
        for icon in self.circles:
            home = self.face.homes[icon]
            if not (self.crossed >> icon & 1 or self.used >> home & 1):
                self.crossed |= 1 << icon
                self.arrive(TELEPORT, home, NOWHERE, False)
                self.crossed = crossed
        self.events.pop()
        self.teleports += 1

    def hop(self, node: int) -> None:
        """SB-7  To each other barrel of this card."""
        self.spells &= ~BARREL_HOP
        self.events.append(PAY + HOPS)
        for home in self.barrels:
            if not self.used >> home & 1 and (home != node or self.barrels_in(home) > 1):
                self.arrive(HOP, home, NOWHERE, False)
        self.events.pop()
        self.spells |= BARREL_HOP

    def barrels_in(self, room: int) -> int:
        """How many barrels lie in a room."""
        return sum([1 for icon in self.face.inside[room] if self.face.kinds[icon] == BARREL])


def homes_of(face: Face, kind: int) -> list[int]:
    """The nodes that hold such an icon."""
    found: list[int] = []
    for icon, each in enumerate(face.kinds):
        if each == kind and face.homes[icon] not in found:
            found.append(face.homes[icon])
    return found
