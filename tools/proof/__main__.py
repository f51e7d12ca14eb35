"""The long watch: `make proof`, everything at full size, part by part.

A part that passed with this code and at least this share is kept in build/proof/ and not repeated;
docs/proof.md is written anew after each part.
"""

from __future__ import annotations

import argparse
import datetime
import os
import subprocess
import sys
import time
from pathlib import Path

from tools.proof import coverage, page
from tools.proof.parts import CLIENT, COMPILED, COVERAGE, PARTS, REST, Part, with_tests_of_their_own
from tools.proof.results import (
    KEPT,
    ROOT,
    Result,
    code_now,
    commit_now,
    file_of,
    keep,
    kept,
    read_report,
)

TREE = ROOT / "build" / "compiled"
REPORT_SECONDS = 60  # seconds between two lines of progress


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    names = sorted({part.name for part in PARTS})
    parser.add_argument("--only", help=f"parts, with commas between them: {', '.join(names)}")
    parser.add_argument("--form", help="only interpreted, compiled, client or coverage")
    parser.add_argument("--share", type=float, default=1.0, help="0.1 tries a tenth of everything")
    parser.add_argument("--seed", type=int, help="a number; without it the day")
    parser.add_argument("--again", action="store_true", help="also what has passed with this code")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    words = parser.parse_args()
    wanted = set(words.only.split(",")) if words.only else set(names)
    if unknown := wanted - set(names):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    KEPT.mkdir(parents=True, exist_ok=True)
    parts = [part for part in PARTS if part.name in wanted and words.form in (None, part.form)]
    seed = words.seed or int(datetime.datetime.now(datetime.UTC).strftime("%Y%m%d"))
    for part in parts:
        if words.again or not is_proven(part, words.share):
            prove(part, words.share, seed, words.jobs)
            page.write()
    page.write()
    print(page.table())
    return 0 if all(is_proven(part, words.share) for part in parts) else 1


def is_proven(part: Part, share: float) -> bool:
    """Whether it has passed with the code as it is."""
    known = kept(part)
    if known is None or known.code != code_now():
        return False
    return known.is_good(part) and known.share >= share


def prove(part: Part, share: float, seed: int, jobs: int) -> None:
    """Run a part and keep what came of it."""
    print(f"{part.name}, {part.form}: begun", flush=True)
    code, commit, begun = code_now(), commit_now(), time.monotonic()
    today = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    report = file_of(part, "jsonl")
    report.write_text("")
    ended = run(part, share, seed, jobs, report)
    tried, failures = read_report(report)
    if part.form == CLIENT:
        tried = coverage.client_tests(KEPT / "client.json")
    seconds = round(time.monotonic() - begun, 1)
    result = Result(
        part=part.name,
        form=part.form,
        code=code,
        commit=commit,
        date=today,
        share=share,
        seed=seed,
        seconds=seconds,
        tried=tried,
        failures=failures,
        exit=ended,
    )
    keep(part, result)
    how = "passed" if result.is_good(part) else "FAILED"
    print(f"{part.name}, {part.form}: {how} in {seconds:,.0f} s, {tried}", flush=True)
    for failure in failures:
        print(f"  {failure.test} (seed {seed})", flush=True)


def run(part: Part, share: float, seed: int, jobs: int, report: Path) -> int:
    """Run the tests of a part, with all they say in a file; how it ended."""
    if part.form == CLIENT:
        return coverage.test_client(KEPT / "client.json")
    if part.form == COVERAGE:
        return coverage.measure(jobs, report)
    environment = {
        **os.environ,
        "DONJON_PROOF": str(share * part.share),
        "DONJON_LUCK": str(seed),
        "DONJON_REPORT": str(report),
    }
    if part.form == COMPILED:
        subprocess.run([sys.executable, "-m", "tools.compile"], cwd=ROOT, check=False)
        if not TREE.is_dir():
            return 1
        environment |= {"DONJON_COMPILED": "1", "PYTHONPATH": str(TREE)}
    return watched(command(part, seed, jobs), environment, report, file_of(part, "log"))


def command(part: Part, seed: int, jobs: int) -> list[str]:
    """How pytest is called for it."""
    words = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--maxschedchunk", "1"]
    words += ["--timeout", "0", f"--hypothesis-seed={seed}", *part.tests]
    if part.marks:
        words += ["-m", part.marks]
    if part.tests == REST:
        words += [f"--ignore={test}" for test in with_tests_of_their_own(part.form)]
    return words


def watched(words: list[str], environment: dict[str, str], report: Path, log: Path) -> int:
    """Run a command and say now and then how far it is."""
    begun = time.monotonic()
    with log.open("wb") as said:
        running = subprocess.Popen(
            words, cwd=ROOT, env=environment, stdout=said, stderr=subprocess.STDOUT
        )
        while True:
            try:
                return running.wait(REPORT_SECONDS)
            except subprocess.TimeoutExpired:
                held = report.read_text(encoding="utf-8").count("\n")
                print(f"  {time.monotonic() - begun:,.0f} s: {held} tests held", flush=True)


if __name__ == "__main__":
    sys.exit(main())
