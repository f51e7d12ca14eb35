"""What has changed between two scenes. Most objects are the very same ones, found by identity."""

from __future__ import annotations

from typing import Any, Final, Protocol, TypeVar

from donjon.kernel.scene import Face, Scene
from donjon.kernel.words.ids import Id
from donjon.table.wire import Dropped, Patch, Setting


class WithId(Protocol):
    """A board, a zone, a piece, a counter or a stroke."""

    @property
    def id(self) -> Id: ...


T = TypeVar("T", bound=WithId)
NOTHING: Final = Dropped()
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
MAY_GO: Final = ("phase", "subset", "result", "review")


def patch(old: Scene, new: Scene, start: int, to: int, lines: int) -> Patch:
    """From the old scene at `start` to the new one at `to`; `new.log` has only the new lines."""
    changed: dict[str, Any] = {}
    dropped: dict[str, list[str]] = {}
    for name in LISTS:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after:
            fresh, gone = difference(before, after)
            if fresh:
                changed[name] = fresh
            if gone:
                dropped[name] = gone
    for name in VALUES:
        before, after = getattr(old, name), getattr(new, name)
        if before is not after and before != after:
            if after is not None:
                changed[name] = after
            elif name in MAY_GO:
                dropped.setdefault("parts", []).append(name)
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
        set=Setting(**changed),
        drop=Dropped(**dropped) if dropped else NOTHING,  # type: ignore[arg-type]
        lines=lines,
        log=new.log,
        beats=new.beats,
    )


def difference(before: list[T], after: list[T]) -> tuple[list[T], list[Id]]:
    """What is new or changed, and the ids of what is gone."""
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
    """How many are the very same ones, from the first on."""
    most = min(len(before), len(after))
    same = 0
    while same < most and before[same] is after[same]:
        same += 1
    return same


def same_at_the_tail(before: list[T], after: list[T], most: int) -> int:
    """How many are the very same ones, from the last on; at most so many."""
    last, end = len(before) - 1, len(after) - 1
    same = 0
    while same < most and before[last - same] is after[end - same]:
        same += 1
    return same


def new_faces(before: dict[Id, Face], after: dict[Id, Face]) -> dict[Id, Face]:
    """Faces that were not known."""
    return {id: face for id, face in after.items() if before.get(id) != face}
