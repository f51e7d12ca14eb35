"""The path through a dungeon: where it stands, what it has used up, met and collected (7.3)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import NOWHERE
from donjon.games.map_masters.content.printed_icons import (
    COIN,
    KINDS,
    NO_USE,
    TRAPDOOR,
    USE_OF,
    USES,
)
from donjon.games.map_masters.model.dungeon import SPAN, Dungeon

NOT_YET: Final = -1


@final
class Path:
    """One line through a dungeon.

    `at` is the node where it stands, `came` the one it walked from (NOWHERE after a jump), `door`
    the door by which it came into the room where it stands. Masks by card: `used` corridor cells,
    `cleared` rooms, `circled` and `crossed` icons. `passages` through rooms: room, door, door.
    `bag` has the collected items of each use that are left (card * SPAN + icon), `tokens` and
    `spells` (a mask) what the path may still use. `found` counts what is circled by kind.
    """

    def __init__(
        self,
        dungeon: Dungeon,
        tokens: list[int],
        spells: int,
        nodes: list[int],
        moves: list[int],
        used: list[int],
        cleared: list[int],
        circled: list[int],
        crossed: list[int],
        passages: list[int],
        bag: list[list[int]],
        found: list[int],
    ) -> None:
        self.dungeon = dungeon
        self.start: int = NOT_YET
        self.at: int = NOWHERE
        self.came: int = NOWHERE
        self.door: int = NOWHERE
        self.nodes = nodes
        self.moves = moves
        self.used = used
        self.cleared = cleared
        self.circled = circled
        self.crossed = crossed
        self.passages = passages
        self.bag = bag
        self.tokens = tokens
        self.spells = spells
        self.found = found
        self.roped = 0
        self.is_stuck = False
        self.on_trapdoor = False

    def has_started(self) -> bool:
        """Whether anything is drawn."""
        return self.start != NOT_YET

    def is_exit(self) -> bool:
        """MM-5.8, MM-5.9, MM-I23, MM-R14  It stands at a free end, not that of its start.

        MM-5.10: any other end is a dead end.
        """
        if self.at == NOWHERE or self.is_stuck:
            return False
        end = self.dungeon.end_at(self.at)
        return end not in (NOWHERE, self.start) and self.dungeon.is_free(end)

    def coins(self) -> int:
        """MM-6.7  What it will be paid."""
        return self.found[COIN]

    def is_used(self, node: int) -> bool:
        """MM-5.4, MM-5.6  Whether the path has been on a corridor cell; each level has its own."""
        return self.used[node // SPAN] >> node % SPAN & 1 == 1

    def is_cleared(self, room: int) -> bool:
        """MM-7.12  Whether the room was entered and all its monsters beaten."""
        return self.cleared[room // SPAN] >> room % SPAN & 1 == 1

    def is_crossed(self, icon: int) -> bool:
        """MM-6.2  Whether an icon (card * SPAN + icon) was used or overcome."""
        return self.crossed[icon // SPAN] >> icon % SPAN & 1 == 1

    def stand(self, node: int, came: int) -> None:
        """The line reaches a node."""
        if not self.dungeon.face_of(node).is_room(node % SPAN):
            self.used[node // SPAN] |= 1 << node % SPAN
        self.at = node
        self.came = came
        self.door = NOWHERE
        self.on_trapdoor = False
        self.nodes.append(node)

    def cross(self, icon: int) -> None:
        """MM-6.2  An icon is used or overcome."""
        self.crossed[icon // SPAN] |= 1 << icon % SPAN

    def circle(self, icon: int) -> None:
        """MM-6.2, MM-6.4, MM-6.5  An icon is met: once only; an item is collected at once."""
        card, bit = icon // SPAN, 1 << icon % SPAN
        if self.circled[card] & bit:
            return
        self.circled[card] |= bit
        kind = self.dungeon.faces[card].kinds[icon % SPAN]
        self.found[kind] += 1
        if USE_OF[kind] != NO_USE:
            self.bag[USE_OF[kind]].append(icon)

    def kind_of(self, icon: int) -> int:
        """What an icon (card * SPAN + icon) is."""
        return self.dungeon.faces[icon // SPAN].kinds[icon % SPAN]

    def open_trapdoors(self, room: int) -> list[int]:
        """MM-7.10  The trapdoors of a room that the path has not used yet."""
        base = room // SPAN * SPAN
        face = self.dungeon.face_of(room)
        icons = [base + icon for icon in face.inside[room % SPAN] if face.kinds[icon] == TRAPDOOR]
        return [icon for icon in icons if not self.is_crossed(icon)]


def new_path(dungeon: Dungeon, tokens: list[int], spells: int) -> Path:
    """A path before its first step, with these tokens and spells to use."""
    cards = len(dungeon.faces)
    return Path(
        dungeon=dungeon,
        tokens=tokens[:],
        spells=spells,
        nodes=[],
        moves=[],
        used=[0] * cards,
        cleared=[0] * cards,
        circled=[0] * cards,
        crossed=[0] * cards,
        passages=[],
        bag=[[] for _ in range(USES)],
        found=[0] * KINDS,
    )
