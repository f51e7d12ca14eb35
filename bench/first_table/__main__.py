"""The benchmark of a first look: `python -m bench.first_table`. Writes build/first_table.json.

A browser with an empty cache opens the lobby and a new table of each game. Each visit is repeated;
bytes and requests are those of the heaviest visit, the time until something can be chosen is the
median. With `--trees ../before .` other checkouts of the same program, built and compiled, are
measured in turn.
"""

from __future__ import annotations

import argparse
import itertools
import json
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from bench.first_table.visit import LINES, LOBBY, SIZES, Cost, Look, visit
from tests.table.find_chromium import Chromium
from tests.table.http_player import Person
from tests.table.programs import Server
from tests.table.seeded_server import TEST_NAME_FILE

ROOT: Final = Path(__file__).resolve().parents[2]
LANGUAGES: Final = ("en", "fr")
HIGH_LIMITS: Final[dict[str, Any]] = dict.fromkeys(
    ["rate", "burst", "requests", "requests_burst", "newcomers", "tables", "sockets"], 1_000_000
)
SEEDS: Final = "first table"  # the same matches in every tree and run

Row = dict[str, Any]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--pages", nargs="+", help="the lobby and games; without it all of them")
    parser.add_argument("--langs", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    parser.add_argument("--lines", nargs="+", default=["direct"], choices=list(LINES))
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--trees", type=Path, nargs="+", default=[ROOT], help="checkouts")
    parser.add_argument("--paths", action="store_true", help="show what was requested")
    parser.add_argument("--json", type=Path, default=ROOT / "build" / "first_table.json")
    given = parser.parse_args()
    given.json.parent.mkdir(exist_ok=True)
    given.json.write_text(json.dumps(rows(given), indent=2) + "\n")


def rows(given: argparse.Namespace) -> list[Row]:
    """Measure and print one row after the other."""
    found: list[Row] = []
    with ExitStack() as stack:
        chromium = stack.enter_context(Chromium())
        urls = {str(tree): stack.enter_context(running(tree)) for tree in given.trees}
        pages = given.pages or [LOBBY, *games(next(iter(urls.values())))]
        print(f"{'page':16}{'lang':5}{'size':7}{'line':8}{'tree':14}", end="")
        print(f"{'requests':>9}{'KB sent':>9}{'KB read':>9}{'ready ms':>10}")
        looks = itertools.product(pages, given.langs, given.sizes, given.lines)
        for page, lang, size, line in looks:
            look = Look(page, lang, size, LINES[line])
            costs = alternating(chromium, urls, look, given.repeats)
            for tree, some in costs.items():
                found.append(row(tree, look, some))
                show(found[-1], some[-1] if given.paths else None)
    return found


@contextmanager
def running(tree: Path) -> Iterator[str]:
    """The URL of a server with the program of a checkout."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), **HIGH_LIMITS)
        name = Path(folder) / "name"
        name.write_text(SEEDS)
        compiled = (tree / "build" / "compiled").resolve()
        server.environment.update({"PYTHONPATH": str(compiled), TEST_NAME_FILE: str(name)})
        try:
            yield server.up().url
        finally:
            server.destroy()


def games(url: str) -> list[str]:
    return [game["name"] for game in Person(url).get("/api/games").json()]


def alternating(
    chromium: Chromium, urls: dict[str, str], look: Look, repeats: int
) -> dict[str, list[Cost]]:
    """The same look at every tree in turn, so that a busy moment slows all of them."""
    found: dict[str, list[Cost]] = {tree: [] for tree in urls}
    for _ in range(repeats):
        for tree, url in urls.items():
            found[tree].append(visit(chromium, url, look))
    return found


def row(tree: str, look: Look, costs: list[Cost]) -> Row:
    return {
        **look._asdict(),
        "line": look.line.name,
        "tree": tree,
        "requests": max(cost.load.requests for cost in costs),
        "transferred": max(cost.load.transferred for cost in costs),
        "decoded": max(cost.load.decoded for cost in costs),
        "ready": statistics.median(cost.ready for cost in costs),
    }


def show(row: Row, cost: Cost | None) -> None:
    """Print a row, and below it what one visit has requested."""
    print(f"{row['page']:16}{row['lang']:5}{row['size']:7}{row['line']:8}", end="")
    print(f"{Path(row['tree']).resolve().name:14}{row['requests']:9,}", end="")
    print(f"{row['transferred'] / 1000:9,.1f}{row['decoded'] / 1000:9,.1f}{row['ready']:10,.0f}")
    if cost is not None:
        for path, size in cost.load.bytes_by_path.most_common():
            print(f"{size:12,}  {path}")


if __name__ == "__main__":
    main()
