"""Counts what the tests really tried, for the report of a proof.

A test that tries many things of a kind takes the fixture `counts` and counts them:
`counts["malformed messages"] += 1`. Examples of Hypothesis are counted by themselves. DONJON_REPORT
is the path of a file to which every test adds a line of JSON when it ends; `tools/proof` reads it.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable, Generator
from functools import wraps
from typing import Any, Final

import pytest

PROPERTY: Final = "counts"
REPORT: Final = os.environ.get("DONJON_REPORT")
IS_WORKER: Final = "PYTEST_XDIST_WORKER" in os.environ
EXAMPLES: Final = "examples"
COUNTS: Final = pytest.StashKey[Counter[str]]()


@pytest.fixture
def counts(request: pytest.FixtureRequest) -> Counter[str]:
    """How often this test has tried something so far, by the name of what it tries."""
    return counts_of(request.node)


def counts_of(item: pytest.Item) -> Counter[str]:
    return item.stash.setdefault(COUNTS, Counter())


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> Generator[None, Any, Any]:
    """Count the examples of a test that is a Hypothesis property."""
    handle = getattr(pyfuncitem.obj, "hypothesis", None)
    if handle is None:
        return (yield)
    inner = handle.inner_test
    handle.inner_test = with_counted_calls(inner, counts_of(pyfuncitem))
    try:
        return (yield)
    finally:
        handle.inner_test = inner


def with_counted_calls(test: Callable[..., Any], counts: Counter[str]) -> Callable[..., Any]:
    """The test, with every call of it counted as an example."""

    @wraps(test)
    def counting(*args: Any, **kwargs: Any) -> Any:
        counts[EXAMPLES] += 1
        return test(*args, **kwargs)

    return counting


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, Any, Any]:
    """Attach the counts to the report of a test, also of one that failed."""
    report = yield
    if report.when == "call" and COUNTS in item.stash:
        report.user_properties.append((PROPERTY, dict(counts_of(item))))
    return report


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Write a line for each test that ran, and for each setup or teardown that failed."""
    if REPORT is None or IS_WORKER or (report.when != "call" and report.passed):
        return
    line = {
        "test": report.nodeid,
        "outcome": report.outcome,
        "seconds": round(report.duration, 2),
        "counts": dict(report.user_properties).get(PROPERTY, {}),
        "error": "" if report.passed else report.longreprtext[-2000:],
    }
    with open(REPORT, "a", encoding="utf-8") as file:
        print(json.dumps(line), file=file)
