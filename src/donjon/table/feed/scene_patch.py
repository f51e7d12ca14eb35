"""The patch between two scenes. Most objects are identical, so identity is compared first."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from donjon.kernel.scene import Face, Scene
from donjon.kernel.words.ids import Id
from donjon.table.wire.scenes import Patch, SceneChanges, SceneRemovals


class WithId(Protocol):
    """A board, a zone, a piece, a counter or a stroke."""

    @property
    def id(self) -> Id: ...


T = TypeVar("T", bound=WithId)
NO_REMOVALS: Final = SceneRemovals()
LISTS: Final = ("boards", "zones", "pieces", "counters", "strokes")
VALUES: Final = (
    "title",
    "phases",
    "phase",
    "layout",
    "prompt",
    "choices",
    "subset",
    "shortcuts",
    "result",
    "previews",
    "modes",
    "review",
)
REMOVABLE: Final = ("phase", "subset", "result", "review")


def patch(old: Scene, new: Scene, start: int, to: int, lines: int) -> Patch:
    """The patch from `old` at version `start` to `new` at version `to`.

    `new.log` has only the new lines; the client keeps the first `lines` of its own.
    """
    changed: dict[str, Any] = {}
    removed: dict[str, list[str]] = {}
    compare_lists(old, new, changed, removed)
    compare_values(old, new, changed, removed)
    seats = [each for was, each in zip(old.seats, new.seats) if was is not each and was != each]
    if seats:
        changed["seats"] = seats
    if old.faces is not new.faces:
        faces = new_faces(old.faces, new.faces)
        if faces:
            changed["faces"] = faces
    return Patch(
        start=start,
        to=to,
        seq=new.seq,
        set=SceneChanges(**changed),
        drop=SceneRemovals(**removed) if removed else NO_REMOVALS,  # type: ignore[arg-type]
        lines=lines,
        log=new.log,
        beats=new.beats,
        recap=new.recap,
    )


def compare_lists(
    old: Scene, new: Scene, changed: dict[str, Any], removed: dict[str, list[str]]
) -> None:
    """Note the objects that differ: boards, zones, pieces, counters and strokes."""
    for name in LISTS:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            fresh, gone = difference(before, after)
            if fresh:
                changed[name] = fresh
            if gone:
                removed[name] = gone


def compare_values(
    old: Scene, new: Scene, changed: dict[str, Any], removed: dict[str, list[str]]
) -> None:
    """Note the other parts of the scene that differ."""
    for name in VALUES:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            if after is not None:
                changed[name] = after
            elif name in REMOVABLE:
                removed.setdefault("parts", []).append(name)


def difference(before: list[T], after: list[T]) -> tuple[list[T], list[Id]]:
    """The objects that are new or changed, and the ids of those that are gone."""
    head = same_at_the_head(before, after)
    tail = same_at_the_tail(before, after, min(len(before), len(after)) - head)
    old = {each.id: each for each in before[head : len(before) - tail]}
    fresh = []
    for each in after[head : len(after) - tail]:
        was = old.pop(each.id, None)
        if was is not each and was != each:
            fresh.append(each)
    return fresh, list(old)


def same_at_the_head(before: list[T], after: list[T]) -> int:
    """How many objects at the beginning are identical."""
    most = min(len(before), len(after))
    same = 0
    while same < most and before[same] is after[same]:
        same += 1
    return same


def same_at_the_tail(before: list[T], after: list[T], most: int) -> int:
    """How many objects at the end are identical, at most `most`."""
    last, end = len(before) - 1, len(after) - 1
    same = 0
    while same < most and before[last - same] is after[end - same]:
        same += 1
    return same


def new_faces(before: dict[Id, Face], after: dict[Id, Face]) -> dict[Id, Face]:
    """The faces that are new or changed."""
    return {id: face for id, face in after.items() if before.get(id) != face}
