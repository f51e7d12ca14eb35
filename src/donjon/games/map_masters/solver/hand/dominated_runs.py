"""The non-dominated runs of a card that is visited once."""

from __future__ import annotations

from donjon.games.map_masters.solver.hand.valued_run import ValuedRun
from donjon.games.map_masters.solver.input.resources import has
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.runs.card_run import STOP


def best_by_exit(runs: list[ValuedRun], may_call: bool, meter: WorkMeter) -> list[ValuedRun]:
    """The runs that no other run with the same exit dominates."""
    kept: list[ValuedRun] = []
    runs.sort(key=order, reverse=True)
    for run in runs:
        meter.add(len(kept) + 1)
        if not is_dominated_by_any(run, kept, may_call):
            kept.append(run)
    return kept


def order(run: ValuedRun) -> int:
    """The sort key: runs of higher value come first, then those with lower needs."""
    return run.value * 1024 + run.thrift


def is_dominated_by_any(run: ValuedRun, others: list[ValuedRun], may_call: bool) -> bool:
    """Whether one of the others dominates a run."""
    for other in others:
        if is_dominated(run, other, may_call):
            return True
    return False


def is_dominated(run: ValuedRun, other: ValuedRun, may_call: bool) -> bool:
    """Whether the other run has the same exit and is at least as good in all that matters."""
    if run.exit != other.exit or other.value < run.value:
        return False
    if not has(run.needs, other.needs):
        return False
    is_end = run.exit == STOP and not may_call
    return is_end or has(other.gains, run.gains)
