"""Measures rates: every figure is per CPU second, scaled by a reference loop run around it."""

from __future__ import annotations

import json
import statistics
import time
from collections.abc import Callable

REFERENCE_LOOPS = 200_000
NORM = 5_000_000.0
"""Rates are scaled to a machine that does five million reference loops a second."""


class Point:
    """An object with an attribute and a method for the reference loop."""

    def __init__(self) -> None:
        self.a = 1

    def step(self, i: int) -> int:
        self.a = (self.a * 31 + i) & 0xFFFF
        return self.a


def reference_speed() -> float:
    """Loops a second of a fixed piece of plain Python: arithmetic, list, dict, attribute, call."""
    point = Point()
    numbers = list(range(64))
    table = {i: i * 3 for i in range(64)}
    begun = time.process_time()
    for i in range(REFERENCE_LOOPS):
        k = point.step(i) & 63
        numbers[k] = (numbers[k] + table[k] + i) & 0xFFFF
    return REFERENCE_LOOPS / (time.process_time() - begun)


def rate(work: Callable[[], dict[str, int]], seconds: float, repeats: int = 5) -> dict[str, float]:
    """The median rate of each thing counted by `work`, scaled to the reference machine."""
    work()
    samples: list[dict[str, float]] = []
    before = reference_speed()
    for _ in range(repeats):
        counts: dict[str, int] = {}
        begun = time.process_time()
        while time.process_time() - begun < seconds:
            for name, count in work().items():
                counts[name] = counts.get(name, 0) + count
        spent = time.process_time() - begun
        after = reference_speed()
        scale = NORM / ((before + after) / 2)
        before = after
        samples.append({name: count / spent * scale for name, count in counts.items()})
    return {name: statistics.median(sample[name] for sample in samples) for name in samples[0]}


def print_rates(name: str, rates: dict[str, float]) -> None:
    """Print one measurement as a line of JSON."""
    print(json.dumps({"name": name, "rates": rates}), flush=True)
