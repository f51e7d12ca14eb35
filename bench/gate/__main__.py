"""The performance gate: instructions of fixed work, against bench/baseline.json.

Counts do not depend on how busy a machine is: matches with fixed seeds are played, drawn and sent
with native code. More than five percent above the baseline is a fault. Without a counter, or
without a baseline for this kind of machine, nothing is judged.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import donjon
from bench.gate import baseline
from bench.gate.counters import COMPILED, ROOT, CountFailed, Machine

BASELINE: Final = ROOT / "bench" / "baseline.json"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--write", action="store_true", help="make these counts the baseline")
    parser.add_argument("--games", nargs="*", help="count only these games")
    given = parser.parse_args()
    if given.write and given.games:
        parser.error("a baseline is written for all games")
    games = given.games or [*donjon.all_games()][::-1]  # the slowest game first
    if not COMPILED.exists():
        print("nothing is judged: the rules are not compiled")
        return 1 if given.write else 0
    try:
        with tempfile.TemporaryDirectory(prefix="bench-gate-", dir=ROOT / "build") as folder:
            return gate(Machine(Path(folder)), BASELINE, games, given.write)
    except (baseline.BadBaseline, CountFailed) as error:
        print(error, file=sys.stderr)
        return 1


def gate(machine: Machine, file: Path, games: list[str], write: bool) -> int:
    """Count the instructions, and compare them with the baseline or write them into it."""
    entries = baseline.read(file)
    kinds = machine.kinds()
    kind = next((each for each in kinds if each in entries), next(iter(kinds), ""))
    if why_not := reason_not_to_count(kind, write or kind in entries):
        print(why_not)
        return 1 if write else 0
    begun = time.monotonic()
    counts = machine.count_games(games, kinds[kind])
    print(f"{kind}: {len(counts)} counts in {time.monotonic() - begun:.0f} s")
    if write:
        baseline.write(file, kind, counts)
        return 0
    return judge(counts, entries[kind], games)


def reason_not_to_count(kind: str, is_useful: bool) -> str:
    """The reason why nothing is counted here; empty if there is none."""
    if not kind:
        return "nothing is judged: no counter of instructions here (Debian: apt install valgrind)"
    if not is_useful:
        return f"nothing is judged: no baseline for {kind}; `{baseline.WRITE}` adds it"
    return ""


def judge(now: baseline.Counts, before: baseline.Counts, games: list[str]) -> int:
    """Print the comparison; return 1 when something got slower."""
    expected = {what: count for what, count in before.items() if what.partition(":")[0] in games}
    rows = baseline.compare(now, expected)
    print(baseline.table(rows))
    print(baseline.summary(rows))
    return 0 if baseline.has_no_fault(rows) else 1


if __name__ == "__main__":
    sys.exit(main())
