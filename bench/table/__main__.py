"""The load benchmark: `python -m bench.table`, or `make bench-table`. Writes build/table.json.

Real sockets on loopback, a real database on the disk. The server has one core and the clients have
another; boardgame.io's server, which keeps everything in memory, is measured in turn with ours.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from pathlib import Path
from typing import Final

from bench.table import load, peer
from bench.table.server import COMPILED, ROOT, allow_many_sockets

Figures = dict[str, float]
COLUMNS: Final = {  # what is shown: its heading and width
    "choices/s": ("choices/s", 11),
    "bots": ("of bots", 9),
    "choices a CPU s": ("a CPU s", 9),
    "broadcast p50": ("p50 ms", 8),
    "broadcast p95": ("p95", 8),
    "broadcast p99": ("p99", 8),
    "ack p50": ("ack p50", 9),
    "ack p99": ("p99", 8),
    "KB a table": ("KB/table", 10),
    "server CPU %": ("CPU %", 7),
    "load CPU %": ("load %", 8),
}
NAME_WIDTH: Final = 34
MOST_BOT_TABLES: Final = 50
MOST_MILLISECONDS: Final = 50.0  # allowed for a broadcast at a human pace
DISTURBED_PERCENT: Final = 15.0  # of a core; if other programs take more, a row says so


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200, 1000])
    parser.add_argument("--modes", nargs="+", default=["paced", "bots", "saturated"])
    parser.add_argument("--seconds", type=float, default=5.0, help="counted in a saturated run")
    parser.add_argument("--paced-seconds", type=float, default=20.0, help="counted in a paced run")
    parser.add_argument("--repeats", type=int, default=3, help="saturated runs; the median counts")
    parser.add_argument("--database", default="", help="a URL; without one, SQLite")
    parser.add_argument("--no-peer", action="store_true")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "table.json")
    given = parser.parse_args()
    allow_many_sockets()
    if not COMPILED.exists():
        print("the rules are not compiled: the figures are too low", file=sys.stderr)
    given.json.parent.mkdir(exist_ok=True)
    heading()
    found = paced(given) if "paced" in given.modes else {}
    found |= beside_bots(given) if "bots" in given.modes else {}
    found |= saturated(given) if "saturated" in given.modes else {}
    given.json.write_text(json.dumps(found, indent=2) + "\n")
    verdict(found)


def paced(given: argparse.Namespace) -> dict[str, Figures]:
    """One choice every two seconds at every table."""
    found: dict[str, Figures] = {}
    for tables in given.tables:
        name = f"donjon paced {tables}"
        found[name] = load.measured(tables, "paced", given.paced_seconds, given.database)
        row(name, found[name])
    return found


def beside_bots(given: argparse.Namespace) -> dict[str, Figures]:
    """People at a human pace, while bots of the highest level play at as many other tables."""
    found: dict[str, Figures] = {}
    for tables in [count for count in given.tables if count <= MOST_BOT_TABLES]:
        name = f"donjon paced {tables}, as many of bots"
        found[name] = load.measured(tables, "paced", given.paced_seconds, given.database, tables)
        row(name, found[name])
    return found


def saturated(given: argparse.Namespace) -> dict[str, Figures]:
    """At full speed, in turn with the peer."""
    found: dict[str, Figures] = {}
    with_peer = not given.no_peer and peer.is_installed()
    for tables in given.tables:
        own: list[Figures] = []
        theirs: list[Figures] = []
        for _ in range(given.repeats):
            own.append(load.measured(tables, "saturated", given.seconds, given.database))
            if with_peer:
                theirs.append(peer.measured(tables, given.seconds))
        for name, runs in ((f"donjon {tables}", own), (f"boardgame.io {tables}", theirs)):
            if runs:
                found[name] = median(runs)
                row(name, found[name])
    return found


def median(runs: list[Figures]) -> Figures:
    return {name: statistics.median(run[name] for run in runs) for name in runs[0]}


def heading() -> None:
    print(" " * NAME_WIDTH + "".join(f"{head:>{width}}" for head, width in COLUMNS.values()))


def row(name: str, figures: Figures) -> None:
    line = ""
    for figure, (_, width) in COLUMNS.items():
        cell = f"{figures[figure]:,.1f}" if figure in figures else ""
        line += f"{cell:>{width}}"
    notes = [f"{figures['rejects']:.0f} refused"] if figures.get("rejects") else []
    if figures.get("over") and figures.get("spare tables left") == 0:
        notes.append("ran out of spare tables")
    if figures.get("others CPU %", 0) > DISTURBED_PERCENT:
        notes.append(f"others took {figures['others CPU %']:.0f} % of a core")
    print(f"{name:{NAME_WIDTH}}{line}  {', '.join(notes)}".rstrip(), flush=True)


def verdict(found: dict[str, Figures]) -> None:
    """Print how the figures compare with the bar and with the peer."""
    print()
    for name, own in found.items():
        if name.startswith("donjon paced"):
            held = "under" if own["broadcast p99"] < MOST_MILLISECONDS else "NOT under"
            print(f"{name}: p99 {own['broadcast p99']:.1f} ms, {held} {MOST_MILLISECONDS:.0f} ms")
        theirs = found.get(name.replace("donjon", "boardgame.io"))
        if theirs and theirs is not own:
            rate, cost = (own[kind] / theirs[kind] for kind in ("choices/s", "choices a CPU s"))
            print(f"{name} saturated: {rate:.2f} times boardgame.io in memory", end="")
            print(f", {cost:.2f} times for each second on its core")


if __name__ == "__main__":
    main()
