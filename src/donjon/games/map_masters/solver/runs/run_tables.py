"""The run tables of cards: all runs that no other run dominates, found once and kept.

A table depends on the content alone: on a face, and on the teleports and spells that a path may
use on it. The tables used last are kept for the process (`RecentTables`).
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, FaceGraph
from donjon.games.map_masters.content.printed_icons import CIRCLE
from donjon.games.map_masters.content.spellbooks import (
    BARREL_HOP,
    CROSSED_WAYS,
    MONSTER_CALL,
    UPDRAFT,
)
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.solver.input.resources import ALL_USES, packed
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.runs.card_run import CardRun
from donjon.games.map_masters.solver.runs.compatible_runs import crossings
from donjon.games.map_masters.solver.runs.find_runs import RunFinder

ON_CARDS: Final = UPDRAFT | MONSTER_CALL | BARREL_HOP | CROSSED_WAYS
"""The spells with which a card has more runs."""
MOST_TELEPORTS: Final = 8
BY_SPELL: Final = 1 << 20
"""Added to the number of a partner that is compatible only with SB-8."""


@final
class RunTables:
    """The runs of one face, and by run its `partners`: those that can be on the same path.

    By run, too: `met`, a mask of the icons it circles and the rooms it enters; `slots`, a mask of
    the openings it uses up; `needs` and `gains`, packed; `thrift`, higher the more it leaves.
    """

    def __init__(self, face: FaceGraph, teleports: int, spells: int, meter: WorkMeter) -> None:
        self.face: Final = face
        self.may_cross: Final = spells & CROSSED_WAYS != 0
        self.runs: Final = non_dominated(RunFinder(face, teleports, spells, meter).find(), meter)
        icons = len(face.kinds)
        self.met: Final = vec[i64]([run.circled | run.rooms << icons for run in self.runs])
        self.slots: Final = vec[i64]([slots_used(face, run.used()) for run in self.runs])
        self.needs: Final = vec[i64]([packed(run.needs) for run in self.runs])
        self.gains: Final = vec[i64]([packed(run.gains) for run in self.runs])
        self.thrift: Final = vec[i64]([thrift_of(run) for run in self.runs])
        self.partners: list[list[int]] = []

    def find_partners(self, meter: WorkMeter) -> None:
        """Find the partners of all runs, if this has not been done."""
        if not self.partners:
            self.partners = all_partners(self.face, self.runs, self.may_cross, meter)

    def partners_of(self, run: int) -> list[int]:
        """The partners of a run; `find_partners` must have been called."""
        return self.partners[run]


MOST_RUNS: Final = 150_000
"""All tables without spells have 25,000 runs. A run with its share of partners takes 1.3 kB."""


@final
class RecentTables:
    """The tables used last: at most `most_runs` runs in all, and always the newest table.

    Threads may share it. At worst they build the same table twice.
    """

    def __init__(self, most_runs: int) -> None:
        self.most_runs: Final = most_runs
        self.by_key: Final[dict[int, RunTables]] = {}

    def find(self, key: int) -> RunTables | None:
        """The kept table, which is now the one used last; None if there is none."""
        found = self.by_key.pop(key, None)
        if found is not None:
            self.by_key[key] = found
        return found

    def keep(self, key: int, tables: RunTables) -> None:
        """Keep a new table and drop those that were not used for longest."""
        runs = len(tables.runs) + sum([len(each.runs) for each in list(self.by_key.values())])
        for old in list(self.by_key):
            if runs <= self.most_runs:
                break
            dropped = self.by_key.pop(old, None)
            runs -= len(dropped.runs) if dropped is not None else 0
        self.by_key[key] = tables

    def clear(self) -> None:
        """Drop all tables; for measurements that begin without any."""
        self.by_key.clear()


TABLES: Final = RecentTables(MOST_RUNS)


def run_tables(face: int, teleports: int, spells: int, meter: WorkMeter) -> RunTables:
    """The run tables of a face, for at most `teleports` teleports within the card."""
    circles = sum([1 for kind in FACES[face].kinds if kind == CIRCLE])
    teleports = min(teleports, circles // 2)
    spells &= ON_CARDS
    key = (face * MOST_TELEPORTS + teleports) * (ON_CARDS + 1) + spells
    found = TABLES.find(key)
    if found is None:
        meter.check_time()
        found = RunTables(FACES[face], teleports, spells, meter)
        TABLES.keep(key, found)
    return found


def non_dominated(runs: list[CardRun], meter: WorkMeter) -> list[CardRun]:
    """The runs that no other run dominates."""
    alike: dict[int, list[CardRun]] = {}
    for run in runs:
        key = ((run.circled * 64 + run.rooms) * 64 + run.entry) * 64 + run.exit
        others = alike.setdefault(key, [])
        meter.add(2 * len(others) + 1)
        if not is_dominated_by_any(run, others):
            others[:] = [other for other in others if not is_dominated(other, run)]
            others.append(run)
    return [run for others in alike.values() for run in others]


def is_dominated_by_any(run: CardRun, others: list[CardRun]) -> bool:
    """Whether one of the others dominates a run."""
    for other in others:
        if is_dominated(run, other):
            return True
    return False


def is_dominated(run: CardRun, other: CardRun) -> bool:
    """Whether the other run, which meets the same, uses up no more and leaves no less."""
    if other.low & ~run.low or other.high & ~run.high or other.crossed & ~run.crossed:
        return False
    for use in range(ALL_USES):
        if other.needs[use] > run.needs[use] or other.gains[use] < run.gains[use]:
            return False
    for passage in other.passages:
        if passage not in run.passages:
            return False
    return True


def all_partners(
    face: FaceGraph, runs: list[CardRun], may_cross: bool, meter: WorkMeter
) -> list[list[int]]:
    """For each run the runs that are compatible with it."""
    partners: list[list[int]] = [[] for _ in runs]
    for at, run in enumerate(runs):
        meter.add(at)
        for before in range(at):
            other = runs[before]
            if not may_cross and (run.low & other.low or run.high & other.high):
                continue
            found = crossings(face, run, other)
            if found == 0 or (found == 1 and may_cross):
                partners[at].append(before + BY_SPELL * found)
                partners[before].append(at + BY_SPELL * found)
    return partners


def slots_used(face: FaceGraph, used: int) -> int:
    """The mask of slots whose openings are among the used nodes."""
    openings = [slot for slot in range(SLOTS) if face.openings[slot] != NOWHERE]
    return sum([1 << slot for slot in openings if used >> face.openings[slot] & 1])


def thrift_of(run: CardRun) -> int:
    """How much a run leaves and how little it needs, as one number to sort by."""
    return sum(run.gains) * 8 - sum(run.needs)
