"""How fast Donjon is, compared with its peers, in one run: a table, and build/bench.json.

Every side runs in its own process, in turn; rates are per CPU second and scaled by a reference
loop, since machines are noisy. Peers are installed into a throw-away environment.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
Rates = dict[str, dict[str, float]]
KINDS = ("decisions", "matches", "copies", "worlds")
SEARCHES = (
    "catanatron, search, 2 seats",
    "OpenSpiel gin_rummy, search",
    "OpenSpiel backgammon, search",
)
"""What a world costs the peers, each in its own games."""


def measured(
    python: str,
    script: str,
    seconds: float,
    path: Path | None = None,
    games: list[str] | None = None,
) -> Rates:
    """What one script measured, by name."""
    environment = {**os.environ, "PYTHONPATH": str(path)} if path else dict(os.environ)
    done = subprocess.run(
        [python, str(HERE / script), str(seconds), *(games or [])],
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    lines = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    return {line["name"]: line["rates"] for line in lines}


def peers(seconds: float) -> Rates:
    """The peers' rates, from an environment that is thrown away; {} when they do not install."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder) / "bin" / "python")
        install = [python, "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
        if subprocess.run([*install, "-r", str(HERE / "requirements.txt")]).returncode:
            print("the peers do not install here: only Donjon is measured", file=sys.stderr)
            return {}
        found: Rates = {}
        for script in ("peer_catanatron.py", "peer_openspiel.py"):
            found.update(measured(python, script, seconds))
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each of five repeats")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--games", nargs="*", default=[], help="only these")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "bench.json")
    given = parser.parse_args()
    sides: dict[str, Rates] = {
        "interpreted": measured(sys.executable, "own.py", given.seconds, SOURCES, given.games)
    }
    if COMPILED.exists():
        sides["compiled"] = measured(sys.executable, "own.py", given.seconds, COMPILED, given.games)
    if not given.no_peers:
        sides["peers"] = peers(given.seconds)
    given.json.parent.mkdir(exist_ok=True)
    given.json.write_text(json.dumps(sides, indent=2) + "\n")
    print_rates(sides)
    print_ratios(sides)


def print_rates(sides: dict[str, Rates]) -> None:
    """All rates, a row each."""
    heads = "".join(f"{kind + '/s':>13}" for kind in KINDS)
    print(f"{'':14}{'':36}{heads}")
    for side, rates in sides.items():
        for name, row in rates.items():
            cells = [f"{row[kind]:,.0f}" if row.get(kind) else "" for kind in KINDS]
            print(f"{side:14}{name:36}" + "".join(f"{cell:>13}" for cell in cells))


def print_ratios(sides: dict[str, Rates]) -> None:
    """Donjon compiled against each peer, and against itself interpreted, game by game."""
    own = sides.get("compiled", sides["interpreted"])
    for game in dict.fromkeys(name.partition(",")[0] for name in own):
        print()
        for name, kind, side, other in comparisons(game):
            mine = own.get(name, {}).get(kind)
            theirs = sides.get(side, {}).get(other, {}).get(kind)
            if mine and theirs:
                times = mine / theirs
                print(f"{name}, {kind}: {times:8.1f} times {other} ({side})")


def comparisons(game: str) -> list[tuple[str, str, str, str]]:
    """What of a game is compared: its row and figure, and the side and row it is compared with."""
    rows: list[tuple[str, str, str, str]] = []
    for seats in (2, 4):
        name = f"{game}, {seats} seats"
        rows.append((name, "decisions", "interpreted", name))
        rows.append((name, "decisions", "peers", f"catanatron, {seats} seats"))
    rows.append((f"{game}, copies, 4 seats", "copies", "peers", "catanatron, copies, 4 seats"))
    rows.extend(
        (f"{game}, 4 seats", "decisions", "peers", f"OpenSpiel {peer}")
        for peer in ("pig", "gin_rummy", "backgammon")
    )
    rows.append((f"{game}, 2 seats", "decisions", "compiled", f"{game}, 2 seats, with journal"))
    rows.extend((f"{game}, search, 2 seats", "worlds", "peers", peer) for peer in SEARCHES)
    return rows


if __name__ == "__main__":
    main()
