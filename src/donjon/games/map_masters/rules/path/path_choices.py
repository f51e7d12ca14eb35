"""Drawing the path and taking it back, in small choices (MM-4.11, MM-5)."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS
from donjon.games.map_masters.model.clones import clone_path
from donjon.games.map_masters.model.dungeon import SPAN
from donjon.games.map_masters.model.path import NOT_YET, Path
from donjon.games.map_masters.model.path_step import MOVE_IDS, WALK, node_of, payment_of, way_of
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import note, path_spells, redraw
from donjon.games.map_masters.rules.path.engine import begin, moves, take
from donjon.games.map_masters.rules.path.long_steps import does_run, run
from donjon.games.map_masters.rules.path.payment import SOURCE_IDS, SOURCES
from donjon.games.map_masters.words.ids import end_id, node_id
from donjon.games.map_masters.words.names import end_name, node_name
from donjon.kernel.rules.menu import Action
from donjon.kernel.words.message import Message

THROUGH: Final = 2
"""A corridor cell with more arms than this is a fork."""


@final
class StartPath(Action["MapMasters", "Player"]):
    """MM-5.1  The path begins at a free end."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        path = player.draft.path
        if path is not None and not path.has_started():
            options.extend([self.base + end for end in path.dungeon.free_ends()])

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        path = drawn(player)
        begin(path, n)
        note(player.draft)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-start", {"end": end_name(player.zone[n // SLOTS], n % SLOTS)})

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return [end_id(player.zone[n // SLOTS], n % SLOTS)]


@final
class StepOn(Action["MapMasters", "Player"]):
    """MM-5.3  The path goes one step on."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        path = player.draft.path
        if path is not None:
            options.extend([self.base + step for step in moves(path)])

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        take(drawn(player), n)
        note(player.draft)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return step_label("mm-step", player, n)

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return node_on(player, node_of(n))


@final
class RunOn(Action["MapMasters", "Player"]):
    """MM-5.3  The path goes on to the next place where there is something to decide."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        path = player.draft.path
        if path is not None:
            options.extend([self.base + step for step in moves(path) if is_stride(path, step)])

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        run(drawn(player), n)
        note(player.draft)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return step_label("mm-run", player, n)

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        """The place where the run ends."""
        twin = clone_path(drawn(player))
        run(twin, n)
        return node_on(player, twin.at)


@final
class StepBack(Action["MapMasters", "Player"]):
    """MM-4.11  The last step is taken back."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if player.draft.has_path():
            options.append(self.base)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        steps = drawn(player).moves
        if steps:
            cut(player, len(steps) - 1)
        else:
            erase(player)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-step-back")


@final
class GoBack(Action["MapMasters", "Player"]):
    """MM-4.11  The path is taken back to an earlier point; `n` is how many steps are kept."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if player.draft.has_path():
            options.extend([self.base + steps for steps in landmarks(drawn(player))])

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        cut(player, n)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        node = drawn(player).nodes[n]
        where = node_name(player.zone[node // SPAN], node % SPAN)
        return Message("mm-go-back", {"node": where})

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        return node_on(player, drawn(player).nodes[n])


@final
class Erase(Action["MapMasters", "Player"]):
    """MM-4.11  The whole path is taken back."""

    def offer(self, s: MapMasters, player: Player, options: list[int]) -> None:
        if player.draft.has_path():
            options.append(self.base)

    def take(self, s: MapMasters, player: Player, n: int) -> None:
        erase(player)

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        return Message("mm-erase")


def drawn(player: Player) -> Path:
    """The path of a player whose layout is legal."""
    path = player.draft.path
    assert path is not None
    return path


def landmarks(path: Path) -> list[int]:
    """The earlier points of a path that a player may go back to, as numbers of steps.

    They are icons, rooms, forks, jumps and the start. For a node that was visited twice it is the
    last visit. The point before the last step is left to `StepBack`.
    """
    passed = [path.at]
    found: list[int] = []
    for steps in range(len(path.moves) - 2, -1, -1):
        node = path.nodes[steps]
        if is_landmark(path, steps) and node not in passed:
            found.append(steps)
            passed.append(node)
    return found


def is_landmark(path: Path, steps: int) -> bool:
    """Whether there is something at the point of a path after `steps` steps."""
    face, node = path.dungeon.face_of(path.nodes[steps]), path.nodes[steps] % SPAN
    if steps == 0 or face.is_room(node) or len(face.ways[node]) > THROUGH:
        return True
    return face.icon[node] != NOWHERE or way_of(path.moves[steps]) != WALK


def is_stride(path: Path, step: int) -> bool:
    """Whether a step without a named payment is the first of several."""
    return payment_of(step) == 0 and does_run(path, step)


def cut(player: Player, steps: int) -> None:
    """Keep only the first `steps` steps."""
    path = drawn(player)
    redraw(player.draft, player.tokens, path_spells(player), path.start, path.moves[:steps])


def erase(player: Player) -> None:
    """Remove the whole path."""
    redraw(player.draft, player.tokens, path_spells(player), NOT_YET, [])


def node_on(player: Player, node: int) -> list[str]:
    """The spot of a node."""
    return [node_id(player.zone[node // SPAN], node % SPAN)]


def step_label(key: str, player: Player, step: int) -> Message:
    """The label of a step with its payment: «Walk to …», «Fall to …», «Teleport to …»."""
    node = node_of(step)
    where = node_name(player.zone[node // SPAN], node % SPAN)
    label = Message(f"{key}-{MOVE_IDS[way_of(step)]}", {"node": where})
    payment = payment_of(step)
    if payment == 0:
        return label
    sources: list[Message] = []
    while payment:
        sources.append(Message(f"mm-pay-{SOURCE_IDS[payment % SOURCES]}"))
        payment //= SOURCES
    return Message("mm-paying", {"step": label, "sources": sources})
