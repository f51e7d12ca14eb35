"""A card of a hand: its runs with their values, and what further visits can add (7.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, final

from mypy_extensions import i64

from donjon.games.map_masters.content.face_graph import NOWHERE, SLOTS, FaceGraph
from donjon.games.map_masters.content.printed_icons import (
    BARREL,
    CIRCLE,
    LAVA,
    MONSTER,
    NEED_OF,
    NO_USE,
    PADLOCK,
    ROOM,
    USE_OF,
    USES,
)
from donjon.games.map_masters.solver.hand.dominated_runs import best_by_exit
from donjon.games.map_masters.solver.hand.valued_run import (
    ValuedRun,
    are_compatible,
    count_of,
    potential,
    value_of_run,
    worth_of,
)
from donjon.games.map_masters.solver.input.resources import ALL_USES, packed
from donjon.games.map_masters.solver.input.time_limit import WorkMeter
from donjon.games.map_masters.solver.input.weights import Weights
from donjon.games.map_masters.solver.runs.card_run import (
    BARREL_PORT,
    CIRCLE_PORT,
    MONSTER_PORT,
    PORTS,
    STOP,
    CardRun,
)
from donjon.games.map_masters.solver.runs.run_tables import BY_SPELL, RunTables

MOST_RUNS: Final = [1, 2, 2, 3, 3, 4, 4]
"""By number of jumps: how many more runs can leave a card. A run takes two of five openings."""
MOST_MASKS: Final = 400
"""More sets of icons than this are united to one, which is still an upper bound."""
SHORT: Final = 4
"""The iterations of a short loop that count as one piece of work."""


@final
class HandCard:
    """A card of the hand.

    `once`, by entry: the non-dominated runs, for a card that is visited once.
    `again`, by entry: the runs with which a first of several visits can begin.
    `best` is the highest value of a run, `full` that of all visits together (an upper bound).
    """

    def __init__(
        self,
        face: FaceGraph,
        tables: RunTables,
        weights: Weights,
        ports: list[int],
        jumps: int,
        stock: list[int],
        meter: WorkMeter,
    ) -> None:
        self.face: Final = face
        self.meter: Final = meter
        self.stock: Final = stock
        self.obstacles: Final[list[i64]] = obstacles_of(face)
        self.price: Final[list[int]] = [
            weights.worth[kind] for kind in [MONSTER, CIRCLE, PADLOCK, LAVA]
        ]
        self.tables: Final = tables
        of_icons = [weights.worth[kind] for kind in face.kinds]
        self.worth: Final[list[int]] = of_icons + [weights.worth[ROOM]] * len(face.rooms)
        self.runs: Final = valued_runs(tables, self.worth, meter)
        self.is_useful: Final = [is_useful_run(run, ports) for run in tables.runs]
        self.jumps: Final = jumps
        self.jump_ends: Final[i64] = jump_ends_of(face, ports)
        self.may_call: Final = MONSTER_PORT in ports
        self.may_cross: Final = tables.may_cross
        self.once: Final[list[list[ValuedRun]]] = [
            best_by_exit(runs, self.may_call, meter) for runs in self.useful_runs()
        ]
        self.again: Final[list[list[ValuedRun]]] = [[] for _ in range(PORTS)]
        self.entries: Final[list[int]] = [entry for entry in range(STOP) if self.once[entry]]
        self.best: Final = max([run.value for run in self.runs])
        self.full = 0
        self.sorted: Final[list[list[ValuedRun]]] = [[] for _ in tables.runs]

    def useful_runs(self) -> list[list[ValuedRun]]:
        """By entry: the runs from which a path can get to another card, or which end it."""
        found: list[list[ValuedRun]] = [[] for _ in range(PORTS)]
        for run in self.runs:
            if self.is_useful[run.at]:
                found[run.entry].append(run)
        return found

    def prepare_revisits(self) -> None:
        """Find the upper bounds for several visits; needed from the second stage on."""
        if self.full:
            return
        self.tables.find_partners(self.meter)
        for run in self.runs:
            partners = self.partners_of(run)
            if not self.is_useful[run.at] or self.is_end(run) or not partners:
                continue
            run.through = self.most_through(run, partners)
            run.extra = max(run.through, self.most_extra(run, partners))
            run.left = self.items_left(run)
            self.again[run.entry].append(run)
            self.full = max(self.full, run.value + run.extra)
        for run in self.runs:
            self.full = max(self.full, run.value)
        for entry in self.entries:
            self.again[entry].sort(key=potential, reverse=True)

    def is_end(self, run: ValuedRun) -> bool:
        """Whether the path ends with the run; SB-6 continues from anywhere."""
        return run.exit == STOP and not self.may_call

    def partners_of(self, run: ValuedRun) -> list[int]:
        """The useful runs that are compatible with a run, with or without SB-8."""
        found = [other % BY_SPELL for other in self.tables.partners_of(run.at)]
        self.meter.add(len(found) // SHORT + 1)
        return [other for other in found if self.is_useful[other]]

    def partners_by_value(self, run: ValuedRun) -> list[ValuedRun]:
        """The compatible runs, highest value first; sorted once."""
        if not self.sorted[run.at]:
            runs = [self.runs[other] for other in self.partners_of(run)]
            runs.sort(key=value_of_run, reverse=True)
            self.sorted[run.at] = runs
        return self.sorted[run.at]

    def most_extra(self, run: ValuedRun, partners: list[int]) -> int:
        """The most that further runs can add if the last one ends on the card.

        A card has five openings. So without jumps there is one more run that leaves the card,
        then one that ends there.
        """
        if self.jumps > 1 or self.may_call:
            ends = [self.runs[other].met & ~run.met for other in partners]
            runs = self.through_masks(run, partners)
            return self.most_together(run, [runs] * self.most_runs() + [ends])
        most = 0
        for other in partners:
            met = self.runs[other].met & ~run.met
            gain = self.worth_after(run, met)
            if self.runs[other].exit != STOP:
                gain += self.most_third(run, other, met, partners)
            most = max(most, gain)
        return most

    def most_third(self, run: ValuedRun, second: int, met: int, partners: list[int]) -> int:
        """The most that a third run can add that ends on the card."""
        most = 0
        self.meter.add(len(partners) // SHORT + 1)
        for other in partners:
            third = self.runs[other]
            if third.exit == STOP and are_compatible(third, self.runs[second], self.may_cross):
                most = max(most, self.worth_after(run, third.met & ~(run.met | met)))
        return most

    def most_through(self, run: ValuedRun, partners: list[int]) -> int:
        """The most that further runs can add if all of them leave the card."""
        return self.most_together(run, [self.through_masks(run, partners)] * self.most_runs())

    def most_runs(self) -> int:
        """The number of further runs that can leave the card."""
        return MOST_RUNS[min(self.jumps, len(MOST_RUNS) - 1)]

    def through_masks(self, run: ValuedRun, partners: list[int]) -> list[i64]:
        """For each run that leaves the card: what it meets beyond a first run."""
        return [
            self.runs[other].met & ~run.met
            for other in partners
            if not self.is_end(self.runs[other])
        ]

    def most_together(self, run: ValuedRun, runs: list[list[i64]]) -> int:
        """The most that runs, one of each list, can add together, compatible or not."""
        together: set[int] = {0}
        for masks in runs:
            several = set(masks)
            self.meter.add(len(several) * len(together) // SHORT)
            wider = {int(mask) | before for mask in several for before in together} | together
            together = wider if len(wider) < MOST_MASKS else {union(masks) | union(together)}
        return max([self.worth_after(run, mask) for mask in together])

    def worth_after(self, run: ValuedRun, met: i64) -> int:
        """The worth of icons after a run; only as many obstacles as the stock can pay for."""
        worth = worth_of(self.worth, met)
        for use in range(USES):
            mask = self.obstacles[use]
            if met & mask:
                left = max(0, self.stock[use] - count_of(run.met & mask))
                worth -= self.price[use] * max(0, count_of(met & mask) - left)
        return int(worth)

    def items_left(self, run: ValuedRun) -> int:
        """The items of the card that the run does not collect, packed."""
        counts = [0] * ALL_USES
        for icon, kind in enumerate(self.face.kinds):
            if USE_OF[kind] != NO_USE and not run.met >> icon & 1:
                counts[USE_OF[kind]] += 1
        return packed(counts)


def valued_runs(tables: RunTables, worth: list[int], meter: WorkMeter) -> list[ValuedRun]:
    """The runs of a face with their values, in the order of the table."""
    found: list[ValuedRun] = []
    for at in range(len(tables.runs)):
        meter.add(2)
        found.append(ValuedRun(tables, at, worth_of(worth, tables.met[at])))
    return found


def obstacles_of(face: FaceGraph) -> list[i64]:
    """By use: the mask of icons that cost this use when they are met."""
    masks: list[i64] = [0] * USES
    for icon, kind in enumerate(face.kinds):
        if NEED_OF[kind] != NO_USE:
            masks[NEED_OF[kind]] |= i64(1) << icon
    return masks


def union(masks: Iterable[int]) -> int:
    """The union of masks."""
    whole = 0
    for mask in masks:
        whole |= mask
    return whole


def is_useful_run(run: CardRun, ports: list[int]) -> bool:
    """Whether a path can get to another card from both ends of a run, or ends with it."""
    return is_useful(run.entry, ports) and (run.exit == STOP or is_useful(run.exit, ports))


def is_useful(port: int, ports: list[int]) -> bool:
    """Whether a path can get from this port to another card."""
    return port < SLOTS or port in ports


def jump_ends_of(face: FaceGraph, ports: list[int]) -> int:
    """The number of jumps that can begin or end at a card, without folds."""
    jump_ends = face.kinds.count(CIRCLE) if CIRCLE_PORT in ports else 0
    if BARREL_PORT in ports and BARREL in face.kinds:
        jump_ends += 1
    return jump_ends + (1 if MONSTER_PORT in ports else 0)


def openings_of(face: FaceGraph) -> list[int]:
    """The slots of a face that have an opening."""
    return [slot for slot in range(SLOTS) if face.openings[slot] != NOWHERE]
