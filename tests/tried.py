"""What the tests really tried, as they count it themselves.

A test that tries many of something takes the fixture `tried` and counts:
`tried["malformed messages"] += 1`. Examples of Hypothesis count themselves. DONJON_REPORT names the
file into which each test writes a line when it ends; `tools/proof.py` makes its table of them.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Generator
from functools import wraps
from typing import Any, Final

import pytest

PROPERTY: Final = "tried"
REPORT: Final = os.environ.get("DONJON_REPORT")
IS_WORKER: Final = "PYTEST_XDIST_WORKER" in os.environ
EXAMPLES: Final = "examples"
COUNT: Final = pytest.StashKey[Counter[str]]()


@pytest.fixture
def tried(request: pytest.FixtureRequest) -> Counter[str]:
    """What this test has tried so far, by its name, and how often."""
    return count_of(request.node)


def count_of(item: pytest.Item) -> Counter[str]:
    return item.stash.setdefault(COUNT, Counter())


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """Where a test is a property of Hypothesis, its examples are counted."""
    handle = getattr(pyfuncitem.obj, "hypothesis", None)
    if handle is None:
        return (yield)
    inner = handle.inner_test
    handle.inner_test = counted(inner, count_of(pyfuncitem))
    try:
        return (yield)
    finally:
        handle.inner_test = inner


def counted(test: Callable[..., Any], count: Counter[str]) -> Callable[..., Any]:
    @wraps(test)
    def counting(*words: Any, **named: Any) -> Any:
        count[EXAMPLES] += 1
        return test(*words, **named)

    return counting


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """What was tried goes with the report, also of a test that failed."""
    report = yield
    if report.when == "call" and COUNT in item.stash:
        report.user_properties.append((PROPERTY, dict(count_of(item))))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A line for each test that was held, and for everything that went wrong around it."""
    if REPORT is None or IS_WORKER or (report.when != "call" and report.passed):
        return
    line = {
        "test": report.nodeid,
        "outcome": report.outcome,
        "seconds": round(report.duration, 2),
        "tried": dict(report.user_properties).get(PROPERTY, {}),
        "why": "" if report.passed else report.longreprtext[-2000:],
    }
    with open(REPORT, "a", encoding="utf-8") as file:
        print(json.dumps(line), file=file)
