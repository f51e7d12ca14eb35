"""The feed of one viewer: the only place where a match becomes something that is sent.

A scene is made from the view of its seat, so it cannot hold anything that the seat may not know.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from donjon.kernel.match.match import Match
from donjon.kernel.scene import Scene
from donjon.table.feed.scene_patch import patch
from donjon.table.wire.scenes import FullScene, Patch, UpToDate

REMEMBERED: Final = 12  # scenes from which a client can be brought up to date by a patch


class SentScene(NamedTuple):
    """A scene that was sent at a version, and how many log lines there were in all."""

    v: int
    scene: Scene
    lines: int


class ViewerFeed:
    """The scenes that were last sent to one seat, or to all spectators."""

    def __init__(self, id: str, viewer: int | None) -> None:
        self._id: Final = id
        self.viewer: Final = viewer
        self._sent: Final[deque[SentScene]] = deque(maxlen=REMEMBERED)

    def full_scene(self, match: Match, v: int) -> FullScene:
        """The full scene, with the whole log."""
        scene = self._scene(match)
        self._remember(SentScene(v, scene, len(scene.log)))
        return FullScene(v, scene)

    def next(self, match: Match, v: int, rewound: bool) -> Patch | None:
        """The patch from the last scene that was sent; None if none was."""
        if not self._sent:
            return None
        return self._patch(self._sent[-1], match, v, rewound)

    def resume(self, match: Match, v: int, have: int | None) -> UpToDate | Patch | FullScene:
        """What a client needs that has the scene of version `have`."""
        if have == v:
            return UpToDate(v)
        for sent in self._sent:
            if sent.v == have:
                return self._patch(sent, match, v, False)
        return self.full_scene(match, v)

    def forget(self) -> None:
        """Forget the scenes that were sent: the match went back, or was reloaded."""
        self._sent.clear()

    def _patch(self, sent: SentScene, match: Match, v: int, rewound: bool) -> Patch:
        if rewound:
            scene = self._scene(match)
            lines = len(scene.log)
            kept = len([line for line in scene.log if line.seq <= match.unchanged_prefix])
            scene.log = scene.log[kept:]
            self._sent.clear()
        else:
            scene = self._scene(match, sent.scene.seq, sent.lines)
            lines, kept = sent.lines + len(scene.log), sent.lines
        self._remember(SentScene(v, scene, lines))
        return patch(sent.scene, scene, sent.v, v, kept)

    def _scene(self, match: Match, since: int | None = None, lines: int = 0) -> Scene:
        scene = match.scene(self.viewer, since, lines)
        scene.match = self._id
        return scene

    def _remember(self, sent: SentScene) -> None:
        if self._sent and self._sent[-1].v == sent.v:
            self._sent.pop()
        self._sent.append(sent)
