"""The client: `-m tools.web [build | install | a script of package.json] [WORD...]`, with Node.

`build` makes `build/web/` from `web/`; a second run with nothing changed builds nothing. Every task
first installs what web/package-lock.json names, unless it is installed already: for `build` only
the packages of the client, for other tasks also the tools. `install` does no more than that. Node
comes from Python's environment.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from tools.node import npm_here
from tools.stages import run_or_explain, stage

ROOT: Final = Path(__file__).resolve().parents[1]
NOT_SOURCES: Final = ("node_modules", "artefacts", "dev")
ROOMS_WITH_ICONS: Final = ("content", "drawing", "text", "view", "words")
"""The rooms of a game in which web/icons.plugin.js looks for the names of its icons."""
TASKS: Final = (
    *("build", "install", "check", "lint", "format", "test", "coverage"),
    *("eslint", "prettier", "related"),  # for the files that are named
)


class Project:
    """The paths of the client."""

    def __init__(self, root: Path) -> None:
        self.web: Final = root / "web"
        self.games: Final = root / "src" / "donjon" / "games"
        self.modules: Final = self.web / "node_modules"
        self.build: Final = root / "build"
        self.target: Final = self.build / "web"
        self.staging: Final = self.build / "web.new"
        self.stamp: Final = self.build / "web.stamp"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", nargs="?", default="build", choices=TASKS)
    parser.add_argument("words", nargs=argparse.REMAINDER, help="further words for the tool")
    given = parser.parse_args()
    project = Project(ROOT)
    with locked(project):
        if given.what == "build":
            bring_up_to_date(project)
            return 0
        install(project, tools=True)
        if given.what == "install":
            return 0
        return run_npm(project, "run", "--silent", given.what, "--", *given.words)


@contextmanager
def locked(project: Project) -> Iterator[None]:
    """Hold the lock of the client's build; a second run waits for the first."""
    project.build.mkdir(exist_ok=True)
    with open(project.build / ".web.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def bring_up_to_date(project: Project) -> None:
    stamp = hash_of(project)
    if project.target.is_dir() and project.stamp.exists() and project.stamp.read_text() == stamp:
        return
    install(project, tools=False)
    build(project, stamp)


def hash_of(project: Project) -> str:
    """A hash of all sources of the client, and of what names the icons of the games."""
    digest = hashlib.sha256()
    for folder, path in [*own_sources(project), *sources_with_icons(project)]:
        text = path.read_bytes()
        digest.update(f"\n{path.relative_to(folder).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()


def own_sources(project: Project) -> Iterator[tuple[Path, Path]]:
    """Each source of the client, after the folder in which it lies."""
    for path in sorted(project.web.rglob("*")):
        if path.relative_to(project.web).parts[0] not in NOT_SOURCES and path.is_file():
            yield project.web, path


def sources_with_icons(project: Project) -> Iterator[tuple[Path, Path]]:
    """The same for the sources of the games that name icons."""
    for room in ROOMS_WITH_ICONS:
        for path in sorted(project.games.glob(f"*/{room}/**/*")):
            if path.suffix in (".ftl", ".py", ".toml"):
                yield project.games, path


def build(project: Project, stamp: str) -> None:
    """Build the client in a staging folder and rename it when it is complete."""
    options = ["--outDir", str(project.staging), "--emptyOutDir", "--logLevel", "warn"]
    npm = npm_here()
    command = [*npm.command, "run", "--silent", "build", "--", *options]
    stage("client", command, cwd=project.web, path=npm.path)
    shutil.rmtree(project.target, ignore_errors=True)
    project.staging.rename(project.target)
    project.stamp.write_text(stamp)


def install(project: Project, tools: bool) -> None:
    """Install exactly what is locked, without running scripts of packages."""
    if is_installed(project, tools):
        return
    omitted = [] if tools else ["--omit=dev"]
    quiet = ["--ignore-scripts", "--loglevel=error", "--no-audit", "--no-fund"]
    npm = npm_here()
    command = [*npm.command, "ci", *quiet, *omitted]
    stage("packages of the client", command, cwd=project.web, path=npm.path)


def is_installed(project: Project, tools: bool) -> bool:
    """Whether what npm has installed agrees with the lock; optional packages may be absent."""
    note = project.modules / ".package-lock.json"
    if not note.exists():
        return False
    installed, locked = packages(note), packages(project.web / "package-lock.json")
    wanted = {
        name
        for name, one in locked.items()
        if name and not one.get("optional") and (tools or not one.get("dev"))
    }
    return wanted <= installed.keys() <= locked.keys() and all(
        one.get("integrity") == locked[name].get("integrity") for name, one in installed.items()
    )


def packages(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(path.read_bytes())["packages"]
    return found


def run_npm(project: Project, *words: str) -> int:
    """Run npm in web/ and show its output."""
    npm = npm_here()
    env = {**os.environ, "PATH": npm.path}
    return subprocess.run([*npm.command, *words], cwd=project.web, env=env, check=False).returncode


if __name__ == "__main__":
    sys.exit(run_or_explain(main))
