"""What a viewer is shown: the one place where a match becomes something that is sent.

A scene is made from the view of its seat, so nothing that the seat may not know can be in it.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from donjon.kernel.match.match import Match
from donjon.kernel.scene import Scene
from donjon.table.feed.scene_patch import patch
from donjon.table.wire import Current, Patch, Whole

REMEMBERED: Final = 12


class Shown(NamedTuple):
    """A scene that was shown at a version, with how many lines of the log there were."""

    v: int
    scene: Scene
    lines: int


class Eyes:
    """One seat's eyes, or all spectators': the scenes they were shown last."""

    def __init__(self, id: str, viewer: int | None) -> None:
        self._id: Final = id
        self.viewer: Final = viewer
        self._past: Final[deque[Shown]] = deque(maxlen=REMEMBERED)

    def whole(self, match: Match, v: int) -> Whole:
        """The whole scene with the whole log."""
        scene = self._scene(match)
        self._remember(Shown(v, scene, len(scene.log)))
        return Whole(v, scene)

    def next(self, match: Match, v: int, rewound: bool) -> Patch | None:
        """From the scene shown last to the present one; None when there is none to start from."""
        if not self._past:
            return None
        return self._patch(self._past[-1], match, v, rewound)

    def resume(self, match: Match, v: int, have: int | None) -> Current | Patch | Whole:
        """What a client that has an older scene needs."""
        if have == v:
            return Current(v)
        for shown in self._past:
            if shown.v == have:
                return self._patch(shown, match, v, False)
        return self.whole(match, v)

    def forget(self) -> None:
        """The match has gone back: what was shown is no longer on the way to the present."""
        self._past.clear()

    def _patch(self, shown: Shown, match: Match, v: int, rewound: bool) -> Patch:
        if rewound:
            scene = self._scene(match)
            lines = len(scene.log)
            kept = len([line for line in scene.log if line.seq <= match.unchanged_prefix])
            scene.log = scene.log[kept:]
            self._past.clear()
        else:
            scene = self._scene(match, shown.scene.seq, shown.lines)
            lines, kept = shown.lines + len(scene.log), shown.lines
        self._remember(Shown(v, scene, lines))
        return patch(shown.scene, scene, shown.v, v, kept)

    def _scene(self, match: Match, since: int | None = None, lines: int = 0) -> Scene:
        scene = match.scene(self.viewer, since, lines)
        scene.match = self._id
        return scene

    def _remember(self, shown: Shown) -> None:
        if self._past and self._past[-1].v == shown.v:
            self._past.pop()
        self._past.append(shown)
