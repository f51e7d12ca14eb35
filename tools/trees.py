"""Folders of native code: one tree for each state of the sources, named by a hash of them.

A tree never changes, so a process that runs from it is not disturbed. `build/compiled` is a link to
the tree of the present sources. A process holds a lock on the tree that it runs from; a tree is
removed only when nobody holds it.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
from pathlib import Path
from typing import Final, NamedTuple

NO_COMPILER: Final = "no-compiler"
NO_HEADERS: Final = "no-headers"
NO_TOOLS: Final = "no-tools"
NO_SPACE: Final = "no-space"
FAILED: Final = "failed"


class BuildProgress(NamedTuple):
    """The progress of a tree in percent, or the reason why there will be none."""

    percent: int = 0
    reason: str = ""

    @property
    def is_last(self) -> bool:
        """Whether the build has ended."""
        return self.percent == 100 or bool(self.reason)


class Trees:
    """The trees of a project, below its folder `build`."""

    def __init__(self, build: Path) -> None:
        self.home: Final = build / "native"
        self.link: Final = build / "compiled"
        self.staging: Final = self.home / "new"

    def tree(self, name: str) -> Path:
        """The path of a tree, which need not exist yet."""
        return self.home / name

    def file(self, name: str) -> Path:
        """The file with the progress of a tree; a server reads it."""
        return self.home / f"{name}.json"

    def report(self, name: str, progress: BuildProgress) -> None:
        """Write the progress of a tree."""
        self.home.mkdir(parents=True, exist_ok=True)
        fresh = self.file(name).with_suffix(".fresh")
        fresh.write_text(json.dumps(progress._asdict()))
        fresh.replace(self.file(name))

    def progress(self, name: str) -> BuildProgress:
        """Read the progress of a tree."""
        try:
            return BuildProgress(**json.loads(self.file(name).read_text()))
        except FileNotFoundError:
            return BuildProgress()

    def install(self, name: str) -> None:
        """Rename the finished staging folder to its tree, and link to it."""
        self.staging.rename(self.tree(name))
        self.point_link_to(name)

    def point_link_to(self, name: str) -> None:
        """Point `build/compiled` to this tree and remove the others that nobody holds."""
        goal = self.tree(name).relative_to(self.link.parent)
        if not self.link.is_symlink() or self.link.readlink() != goal:
            fresh = self.home / "link"
            fresh.unlink(missing_ok=True)
            fresh.symlink_to(goal)
            self.remove_link()
            fresh.replace(self.link)
        self.report(name, BuildProgress(100))
        for other in self.home.iterdir():
            if other.stem != name:
                remove_if_free(other)

    def remove_link(self) -> None:
        """Remove `build/compiled`: the present sources have no native code."""
        if self.link.is_symlink():
            self.link.unlink()
        else:
            shutil.rmtree(self.link, ignore_errors=True)

    def hold(self, name: str) -> int | None:
        """Lock a tree while this process lives or the handle is open; None if there is no tree."""
        try:
            handle = os.open(self.tree(name), os.O_RDONLY)
        except FileNotFoundError:
            return None
        fcntl.flock(handle, fcntl.LOCK_SH)
        if self.tree(name).exists():
            return handle
        os.close(handle)
        return None


def remove_if_free(path: Path) -> None:
    """Remove a tree, or its progress file, if nobody holds it."""
    handle = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    except BlockingIOError:
        pass
    finally:
        os.close(handle)
