"""Where native code lies: a tree for each state of the sources, named by all it is made from.

A tree never changes, so that who runs from it is not disturbed. `build/compiled` leads to the one
of the sources as they are now. Who runs from a tree holds it: another one in its place does not
remove it before it is let go of.
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


class News(NamedTuple):
    """How far it is with a tree: its percent, or the reason why there will be none."""

    percent: int = 0
    reason: str = ""

    @property
    def is_last(self) -> bool:
        """Whether nothing more is to come."""
        return self.percent == 100 or bool(self.reason)


class Trees:
    """The trees of a project, below its folder `build`."""

    def __init__(self, build: Path) -> None:
        self.home: Final = build / "native"
        self.link: Final = build / "compiled"
        self.staging: Final = self.home / "new"

    def tree(self, name: str) -> Path:
        """Where the tree of that name is, or will be."""
        return self.home / name

    def file(self, name: str) -> Path:
        """Where it says how far it is; a server reads it."""
        return self.home / f"{name}.json"

    def tell(self, name: str, news: News) -> None:
        """Say how far it is."""
        self.home.mkdir(parents=True, exist_ok=True)
        fresh = self.file(name).with_suffix(".fresh")
        fresh.write_text(json.dumps(news._asdict()))
        fresh.replace(self.file(name))

    def news(self, name: str) -> News:
        """How far it is."""
        try:
            return News(**json.loads(self.file(name).read_text()))
        except FileNotFoundError:
            return News()

    def run_until_choice(self, name: str) -> None:
        """The tree that was built aside is whole: it gets its name."""
        self.staging.rename(self.tree(name))
        self.lead_to(name)

    def lead_to(self, name: str) -> None:
        """From now on `build/compiled` is this tree; others go when nobody holds them."""
        goal = self.tree(name).relative_to(self.link.parent)
        if not self.link.is_symlink() or self.link.readlink() != goal:
            fresh = self.home / "link"
            fresh.unlink(missing_ok=True)
            fresh.symlink_to(goal)
            self.lead_nowhere()
            fresh.replace(self.link)
        self.tell(name, News(100))
        for other in self.home.iterdir():
            if other.stem != name:
                remove_if_free(other)

    def lead_nowhere(self) -> None:
        """There is no native code of the sources as they are."""
        if self.link.is_symlink():
            self.link.unlink()
        else:
            shutil.rmtree(self.link, ignore_errors=True)

    def hold(self, name: str) -> int | None:
        """Keep a tree for as long as this process lives or the handle is open; None: none there."""
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
    """Remove a tree, or the news of one, that nobody holds."""
    handle = os.open(path, os.O_RDONLY)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    except BlockingIOError:
        pass
    finally:
        os.close(handle)
