"""Reports how often each conformance check ran: one line after a run, and a file in build/.

The file has one entry for each table that was walked: `{"clank-2": {"a view is json": 327, …}}`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final, cast

import pytest

from donjon.conformance.size import COMPILED

PROPERTY: Final = "looks"
KIND: Final = "compiled" if COMPILED else "interpreted"
FILE: Final = Path(__file__).parents[2] / "build" / f"conformance-{KIND}.json"

LOOKS: Final[dict[str, dict[str, int]]] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Collect the counts of all tests; with xdist this runs in the main process."""
    if report.when == "call":
        for name, value in report.user_properties:
            if name == PROPERTY:
                LOOKS.update(cast(dict[str, dict[str, int]], value))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the sum and write the file."""
    if not LOOKS:
        return
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(LOOKS, indent=2), encoding="utf-8")
    checks = {check for looks in LOOKS.values() for check in looks}
    count = sum(sum(looks.values()) for looks in LOOKS.values())
    terminalreporter.write_line(
        f"conformance, {KIND}: {len(checks)} checks looked {count:,} times at {len(LOOKS)} tables"
        f" (build/{FILE.name})"
    )
