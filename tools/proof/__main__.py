"""`make proof`: run all tests at full size, part by part.

Results are stored in docs/proof/, logs in build/proof/. A part that passed with the present code,
at this share of the full size or more, is not run again. docs/proof.md is rewritten after each
part.
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
from tools.proof.parts import CLIENT, COMPILED, COVERAGE, PARTS, REST, Part, paths_of_own_parts
from tools.proof.results import (
    RESULTS,
    ROOT,
    Result,
    code_now,
    commit_now,
    file_of,
    read_report,
    save_result,
    stored_result,
)

TREE = ROOT / "build" / "compiled"
REPORT_SECONDS = 60  # seconds between two lines of progress


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    names = sorted({part.name for part in PARTS})
    parser.add_argument("--only", help=f"parts, separated by commas: {', '.join(names)}")
    parser.add_argument("--form", help="only interpreted, compiled, client or coverage")
    parser.add_argument(
        "--share", type=float, default=1.0, help="share of the full size: 0.1 is a tenth"
    )
    parser.add_argument("--seed", type=int, help="by default the date as a number")
    parser.add_argument(
        "--again", action="store_true", help="also parts that passed with this code"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    chosen = set(arguments.only.split(",")) if arguments.only else set(names)
    if unknown := chosen - set(names):
        parser.error(f"no such part: {', '.join(sorted(unknown))}")
    RESULTS.mkdir(parents=True, exist_ok=True)
    parts = [part for part in PARTS if part.name in chosen and arguments.form in (None, part.form)]
    seed = arguments.seed or int(datetime.datetime.now(datetime.UTC).strftime("%Y%m%d"))
    for part in parts:
        if arguments.again or not is_proven(part, arguments.share):
            prove(part, arguments.share, seed, arguments.jobs)
            page.write()
    page.write()
    print(page.table())
    return 0 if all(is_proven(part, arguments.share) for part in parts) else 1


def is_proven(part: Part, share: float) -> bool:
    """Whether the part has passed with the present code, at `share` or more."""
    result = stored_result(part)
    if result is None or result.code != code_now():
        return False
    return result.is_good(part) and result.share >= share


def prove(part: Part, share: float, seed: int, jobs: int) -> None:
    """Run a part and store its result."""
    print(f"{part.name}, {part.form}: started", flush=True)
    code, commit, started = code_now(), commit_now(), time.monotonic()
    today = datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")
    report = file_of(part, "jsonl")
    report.write_text("")
    exit_code = run(part, share, seed, jobs, report)
    counts, failures = read_report(report)
    if part.form == CLIENT:
        counts = coverage.client_tests(RESULTS / "client.json")
    seconds = round(time.monotonic() - started, 1)
    result = Result(
        part=part.name,
        form=part.form,
        code=code,
        commit=commit,
        date=today,
        share=share,
        seed=seed,
        seconds=seconds,
        counts=counts,
        failures=failures,
        exit=exit_code,
    )
    save_result(part, result)
    outcome = "passed" if result.is_good(part) else "FAILED"
    print(f"{part.name}, {part.form}: {outcome} in {seconds:,.0f} s, {counts}", flush=True)
    for failure in failures:
        print(f"  {failure.test} (seed {seed})", flush=True)


def run(part: Part, share: float, seed: int, jobs: int, report: Path) -> int:
    """Run the tests of a part, with their output in a log. Returns the exit code."""
    if part.form == CLIENT:
        return coverage.test_client(RESULTS / "client.json")
    if part.has_browser_tests:
        subprocess.run([sys.executable, "-m", "tools.web", "install"], cwd=ROOT, check=True)
    if part.form == COVERAGE:
        return coverage.measure(jobs, report)
    environment = {
        **os.environ,
        "DONJON_PROOF": str(share * part.share),
        "DONJON_SEED": str(seed),
        "DONJON_REPORT": str(report),
    }
    if part.form == COMPILED:
        subprocess.run([sys.executable, "-m", "tools.compile"], cwd=ROOT, check=False)
        if not TREE.is_dir():
            return 1
        environment |= {"DONJON_COMPILED": "1", "PYTHONPATH": str(TREE)}
    return run_with_progress(command(part, seed, jobs), environment, report, file_of(part, "log"))


def command(part: Part, seed: int, jobs: int) -> list[str]:
    """The pytest command of a part."""
    words = [sys.executable, "-m", "pytest", "-q", "-n", str(jobs), "--maxschedchunk", "1"]
    words += ["--timeout", "0", f"--hypothesis-seed={seed}", *part.tests]
    if part.marks:
        words += ["-m", part.marks]
    if part.tests == REST:
        words += [f"--ignore={test}" for test in paths_of_own_parts(part.form)]
    return words


def run_with_progress(
    command: list[str], environment: dict[str, str], report: Path, log: Path
) -> int:
    """Run a command and print every minute how many tests it has run. Returns the exit code."""
    started = time.monotonic()
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
        while True:
            try:
                return process.wait(REPORT_SECONDS)
            except subprocess.TimeoutExpired:
                tests = report.read_text(encoding="utf-8").count("\n")
                print(f"  {time.monotonic() - started:,.0f} s: {tests} tests", flush=True)


if __name__ == "__main__":
    sys.exit(main())
