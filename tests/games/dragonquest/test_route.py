"""DragonQuest 4.16: the route test, compared with a slow reference that is independent of it."""

from __future__ import annotations

import random
from collections import deque
from typing import Any

import pytest

from donjon.games.dragonquest.content.tables import (
    CHAMBER,
    CONTENT,
    EXIT,
    KEY_TO_SECRET_DOORS,
    NAMES,
    NONE,
    NUMBER,
    ORB_OF_LIGHT,
)
from donjon.games.dragonquest.rules.route import NO_ROUTE, route_length, shortest_route
from donjon.games.dragonquest.rules.walls import eligible_squares
from tests.games.dragonquest.scenario import DragonQuestScenario

NEVER_BLOCKABLE = (
    "T1 U1 E2 U2 D3 E3 F3 E4 J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9 "
    "D10 A11 C11 D11 E11 A12 B12 D12 A13"
)
NEVER = set(NEVER_BLOCKABLE.split())
ENOUGH = 12_000


# The reference: squares are names, the castle is read from the printed map alone


def castle() -> dict[str, list[str]]:
    """Which squares share a side; the nine cells T are one square CH."""
    cells: dict[tuple[int, int], str] = {}
    for row, line in enumerate(CONTENT.grid.map):
        for col, mark in enumerate(line):
            if mark != "#":
                cells[row, col] = "CH" if mark == "T" else f"{chr(ord('A') + col)}{row + 1}"
    sides: dict[str, list[str]] = {name: [] for name in cells.values()}
    for (row, col), name in cells.items():
        for there in ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col)):
            other = cells.get(there, name)
            if other != name and other not in sides[name]:
                sides[name].append(other)
    return sides


SIDES = castle()


class Sheet:
    """What the reference knows of a hero's sheet."""

    def __init__(self, hero: Any) -> None:
        self.line = [NAMES[square] for square in hero.line]
        self.here = self.line[-1]
        self.been = "CH" in self.line
        self.walls = {NAMES[square] for square in hero.blocked}
        self.crossed = {NAMES[square] for square in hero.demon_line}
        self.closed = (set(self.line) | self.walls | self.crossed) - {"CH"}

    def onward(self, square: str, shut: str) -> list[str]:
        """The squares that may be entered from one, `shut` being closed as well."""
        return [
            near
            for near in SIDES[square]
            if near not in self.closed and near != shut and not self.is_burnt(square, near)
        ]

    def is_burnt(self, square: str, near: str) -> bool:
        """Not back into the chamber from where it was just left."""
        return near == "CH" and square == self.here and self.line[-2:-1] == ["CH"]

    def route(self, shut: str = "") -> int | None:
        """The least number of squares still to be entered."""
        if self.been:
            return self.steps_to_exit(shut)
        return Flow(self, shut).cost_of_two()

    def steps_to_exit(self, shut: str) -> int | None:
        """Breadth first, wave by wave."""
        wave, seen, steps = {self.here}, {self.here}, 0
        while wave:
            if "U1" in wave:
                return steps
            wave = {near for square in wave for near in self.onward(square, shut)} - seen
            seen |= wave
            steps += 1
        return None

    def may_stand(self, name: str) -> bool:
        """DQ-4.8 a to f for a wall on this square."""
        if name in NEVER or name in self.closed:
            return False
        col, row = ord(name[0]), int(name[1:])
        touching = [
            (x, y)
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
            if (x or y) and f"{chr(col + x)}{row + y}" in self.walls
        ]
        if not touching:
            return True
        if len(touching) > 1 or 0 not in touching[0]:
            return False
        x, y = col + touching[0][0], row + touching[0][1]
        sides = {f"{chr(x + 1)}{y}", f"{chr(x - 1)}{y}", f"{chr(x)}{y + 1}", f"{chr(x)}{y - 1}"}
        return not sides & self.walls

    def eligible(self) -> set[str]:
        """DQ-4.8 with the route tested again for each candidate."""
        if self.route() is None:
            return set()
        return {
            name
            for name in SIDES
            if name != "CH" and self.may_stand(name) and self.route(name) is not None
        }


class Flow:
    """A plain flow network: two units out of the chamber, one to the hero, one to the exit."""

    def __init__(self, sheet: Sheet, shut: str) -> None:
        self.heads: list[str] = []
        self.costs: list[int] = []
        self.left: list[int] = []
        self.out: dict[str, list[int]] = {}
        for name in SIDES:
            if name in sheet.closed or name == shut:
                continue
            if name not in ("CH", "U1"):
                self.join(name + " in", name + " out", 0)
            if name != "U1":
                for near in sheet.onward(name, shut):
                    if near != "CH":
                        self.join("CH" if name == "CH" else name + " out", near + " in", 1)
                if sheet.here in SIDES[name]:
                    self.join("CH" if name == "CH" else name + " out", "hero", 1)
        self.join("U1 in", "end", 0)
        self.join("hero", "end", 0)

    def join(self, tail: str, head: str, cost: int) -> None:
        """An edge for one unit, and its way back."""
        for start, end, price, room in ((tail, head, cost, 1), (head, tail, -cost, 0)):
            self.out.setdefault(start, []).append(len(self.heads))
            self.heads.append(end)
            self.costs.append(price)
            self.left.append(room)

    def cost_of_two(self) -> int | None:
        """Both units by cheapest paths, or None."""
        first = self.send()
        second = self.send() if first is not None else None
        return None if first is None or second is None else first + second

    def send(self) -> int | None:
        """One more unit by a cheapest path (Bellman and Ford)."""
        spent = {"CH": 0}
        came: dict[str, int] = {}
        queue = deque(["CH"])
        while queue:
            node = queue.popleft()
            for edge in self.out.get(node, []):
                head = self.heads[edge]
                cost = spent[node] + self.costs[edge]
                if self.left[edge] and cost < spent.get(head, 1 << 30):
                    spent[head] = cost
                    came[head] = edge
                    queue.append(head)
        node = "end"
        if node not in came:
            return None
        while node != "CH":
            edge = came[node]
            self.left[edge] -= 1
            self.left[edge ^ 1] += 1
            node = self.heads[edge ^ 1]
        return spent["end"]


class Walker:
    """Walks every possible continuation of a line; gives up after `ENOUGH` steps."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.best: int | None = None
        self.steps = 0
        self.walk(sheet.here, sheet.been, 0, set())

    def walk(self, square: str, been: bool, steps: int, walked: set[str]) -> None:
        """Go on from a square."""
        self.steps += 1
        if self.steps > ENOUGH or (self.best is not None and steps >= self.best):
            return
        if square == "U1":
            self.best = steps if been else self.best
            return
        for near in self.sheet.onward(square, ""):
            if near not in walked:
                self.walk(near, been or near == "CH", steps + 1, walked | {near})


# Random sheets


def doors() -> list[str]:
    """The squares beside the chamber."""
    return SIDES["CH"]


def random_line(chance: random.Random, kind: str) -> str:
    """A hero on its way in, on its way out, just out of the chamber, or in it."""
    some = [name for name in SIDES if name not in ("CH", "U1")]
    if kind == "way in":
        return " ".join(dict.fromkeys(chance.choices(some, k=chance.randint(1, 4))))
    entered, left = chance.sample(doors(), 2)
    if kind == "chamber":
        return f"{entered} CH"
    if kind == "just out":
        return f"{entered} CH {left}"
    elsewhere = chance.choice([name for name in some if name not in (entered, left)])
    return f"{entered} CH {left} {elsewhere}"


def wander(chance: random.Random, start: str, end: str) -> set[str]:
    """The squares of a walk that mostly goes the right way."""
    walked = {start}
    square = start
    for _ in range(80):
        if square == end:
            break
        ahead = sorted(SIDES[square], key=lambda name: flight(name, end))
        square = ahead[0] if chance.random() < 0.75 else chance.choice(ahead)
        walked.add(square)
    return walked


def flight(name: str, end: str) -> int:
    """The straight distance between two squares."""
    a, b = ("K7" if one == "CH" else one for one in (name, end))
    return abs(ord(a[0]) - ord(b[0])) + abs(int(a[1:]) - int(b[1:]))


def corridors(chance: random.Random, kind: str) -> DragonQuestScenario:
    """A castle closed by the demon but for a few crooked ways."""
    scenario = DragonQuestScenario(1)
    line = random_line(chance, kind)
    here = line.split()[-1]
    free: set[str] = set()
    for _ in range(chance.randint(1, 3)):
        free |= wander(chance, here, "CH") | wander(chance, "CH", "U1")
    if chance.random() < 0.5:
        free |= wander(chance, here, "U1")
    return closed_but_for(scenario, chance, line, free)


def ruins(chance: random.Random, kind: str) -> DragonQuestScenario:
    """A castle in which every square may be closed."""
    scenario = DragonQuestScenario(1)
    share = chance.uniform(0.05, 0.4)
    free = {name for name in SIDES if chance.random() > share} | {"U1"}
    if chance.random() < 0.05:
        free.remove("U1")
    return closed_but_for(scenario, chance, random_line(chance, kind), free)


def closed_but_for(
    scenario: DragonQuestScenario, chance: random.Random, line: str, free: set[str]
) -> DragonQuestScenario:
    """Line and demon marks, and some walls among the closed squares."""
    scenario.set_line(line)
    closed = [name for name in SIDES if name not in free and name != "CH" and name not in line]
    walls = [name for name in closed if name not in NEVER and chance.random() < 0.08]
    scenario.block_squares(" ".join(walls))
    scenario.hero().demon_line = bytes(NUMBER[name] for name in closed if name not in walls)
    scenario.update_marks(0)
    return scenario


KINDS = ["way in", "way in", "way in", "way out", "just out", "chamber"]


def sheets(seed: int, count: int) -> list[DragonQuestScenario]:
    """Many random sheets: corridors and ruins alternate, with heroes in all situations."""
    chance = random.Random(seed)
    makers = [corridors, corridors, ruins]
    return [
        makers[number % len(makers)](chance, KINDS[number // 3 % len(KINDS)])
        for number in range(count)
    ]


def length(scenario: DragonQuestScenario, shut: str = "") -> int | None:
    """The rules' route length, None for no route."""
    found = route_length(scenario.hero(), NUMBER[shut] if shut else NONE)
    return None if found == NO_ROUTE else found


# The proofs


def test_the_reference_reads_the_castle_as_the_catalogue_describes_it() -> None:
    """DQ-4.16  228 squares and the chamber as one node with 12 side-neighbours; 396 edges."""
    assert len(SIDES) == 229
    assert len(SIDES["CH"]) == 12
    assert sum(len(near) for near in SIDES.values()) == 2 * (396 + 12)


def test_route_lengths_of_an_empty_castle() -> None:
    """DQ-4.16  27 squares from the start, 23 from orange, 14 from the chamber; each counts one."""
    scenario = DragonQuestScenario(1)
    assert length(scenario) == Sheet(scenario.hero()).route() == 27
    scenario.set_line("D11")
    assert length(scenario) == Sheet(scenario.hero()).route() == 23
    scenario.set_line("I8 CH")
    assert length(scenario) == Sheet(scenario.hero()).route() == 14


def test_the_route_of_a_hero_in_the_corner() -> None:
    """DQ-E21, DQ-4.10, DQ-4.16  Hero on F13: 23 squares, and none without F12."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("A12 A13 B13 C13 D13 E13 F13")

    assert length(scenario) == 23
    assert length(scenario, "E12") == 23
    assert length(scenario, "F12") is None


def toy(scenario: DragonQuestScenario, free: str) -> None:
    """Everything is closed but these squares and the exit."""
    scenario.set_line("O6")
    kept = {*free.split(), "U1", "O6", "CH"}
    scenario.hero().demon_line = bytes(NUMBER[name] for name in SIDES if name not in kept)
    scenario.update_marks(0)


WAY_OUT = "N5 N4 N3 N2 O2 P2 Q2 R2 S2 T2 T1"


def test_two_halves_that_need_the_same_square_are_no_route() -> None:
    """DQ-E22, DQ-4.16  Hero, b, chamber in a row and the exit joined to b only: no route."""
    scenario = DragonQuestScenario(1)
    toy(scenario, f"N6 M6 {WAY_OUT}")
    sheet = Sheet(scenario.hero())
    sheet.been = True  # chamber or not, the exit can be reached
    assert sheet.steps_to_exit("") == 13
    assert "CH" in SIDES["M6"]  # and the chamber too, by N6 and M6

    assert length(scenario) is None
    assert Sheet(scenario.hero()).route() is None
    assert eligible_squares(scenario.hero()) == []


def test_a_second_door_makes_it_a_route() -> None:
    """DQ-4.16, DQ-E22  With L5, L4, M4 open as well the way back does not need b."""
    scenario = DragonQuestScenario(1)
    toy(scenario, f"N6 M6 {WAY_OUT} L5 L4 M4")

    route = shortest_route(scenario.hero())
    ways = "N6 M6 CH L5 L4 M4 N4 N3 N2 O2 P2 Q2 R2 S2 T2 T1 U1"
    assert [NAMES[square] for square in route] == ways.split()
    assert length(scenario) == 17


def test_a_hero_that_cut_itself_off_has_no_route() -> None:
    """DQ-E23, DQ-4.18, DQ-R7  Line A12 B12 B13 A13: no route, and no square is eligible."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("A12 B12 B13 A13")

    assert length(scenario) is None
    assert shortest_route(scenario.hero()) == []
    assert eligible_squares(scenario.hero()) == []


def test_neither_time_nor_wounds_nor_objects_change_the_route() -> None:
    """DQ-4.17, DQ-R6  Only the existence of a route of ordinary steps counts."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("C2 C3 D3 E3 E2 E1 D1 C1")
    scenario.hero().objects = 1 << ORB_OF_LIGHT | 1 << KEY_TO_SECRET_DOORS
    assert length(scenario) is None  # a diagonal step would lead on

    scenario.set_line("A12")
    scenario.hero().suns, scenario.hero().bones = 19, 1
    assert length(scenario) == 27


def test_the_exit_may_only_be_the_last_square() -> None:
    """DQ-4.16  A hero on T1 that must still go to the chamber cannot pass the exit to U2."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("T1")
    scenario.set_demon_line("S1 T2 S2")

    assert length(scenario) is None
    assert Sheet(scenario.hero()).route() is None


def test_an_exit_that_the_demon_crossed_ends_all_routes() -> None:
    """DQ-4.16, DQ-4.18  The exit is free unless the demon crossed it."""
    for line in ("A12", "I8 CH M8 N8", "I8 CH"):
        scenario = DragonQuestScenario(1)
        scenario.set_line(line)
        assert length(scenario) is not None
        scenario.set_demon_line("U1")
        assert length(scenario) is None
        assert eligible_squares(scenario.hero()) == []


def test_the_way_back_into_the_chamber_is_burnt() -> None:
    """DQ-4.16  Just out on J9 with I9 and K9 free: through the chamber only by another door."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH J9")
    scenario.set_demon_line("I9 J10")
    assert [NAMES[square] for square in shortest_route(scenario.hero())[:2]] == ["K9", "CH"]
    assert length(scenario) == Sheet(scenario.hero()).route() == 16

    scenario.set_demon_line("I9 J10 K9")
    assert length(scenario) is None
    assert eligible_squares(scenario.hero()) == []


def test_a_wall_may_not_cut_a_hero_off_that_stands_on_a_burnt_door() -> None:
    """DQ-4.10, DQ-4.16  Just out on J9, J10 open: the chamber beside it is no way round J10."""
    scenario = DragonQuestScenario(1)
    scenario.set_line("I8 CH J9")
    scenario.set_demon_line("I9 K9")

    assert length(scenario, "J10") is None
    assert NUMBER["J10"] not in eligible_squares(scenario.hero())


@pytest.mark.parametrize("seed", range(4))
def test_route_lengths_equal_the_reference(seed: int) -> None:
    """DQ-4.16  On many sheets, as they are and with any one square shut."""
    chance = random.Random(seed)
    without = 0
    for scenario in sheets(seed, 66):
        sheet = Sheet(scenario.hero())
        expected = sheet.route()
        assert length(scenario) == expected
        without += expected is None
        free = [name for name in SIDES if name not in sheet.closed and name != "CH"]
        on_route = [
            NAMES[square] for square in shortest_route(scenario.hero()) if square != CHAMBER
        ]
        for shut in [*chance.sample(free, min(2, len(free))), *on_route[2:-1:6]]:
            assert length(scenario, shut) == sheet.route(shut)

    assert 5 <= without <= 50  # the sheets are neither all open nor all closed


def test_the_reference_equals_walking_every_way() -> None:
    """DQ-4.16  Where a castle is narrow enough to try everything, nothing shorter is found."""
    finished = 0
    for scenario in sheets(77, 48):
        walker = Walker(Sheet(scenario.hero()))
        if walker.steps <= ENOUGH:
            finished += 1
            assert length(scenario) == walker.best

    assert finished >= 12


@pytest.mark.parametrize("seed", range(10, 13))
def test_a_shortest_route_can_be_walked(seed: int) -> None:
    """DQ-4.16  Step by step over free squares, once each, through the chamber, to the exit."""
    for scenario in sheets(seed, 66):
        sheet = Sheet(scenario.hero())
        route = [NAMES[square] for square in shortest_route(scenario.hero())]
        if sheet.route() is None:
            assert route == []
            continue
        assert len(route) == sheet.route()
        assert len(set(route)) == len(route)
        assert route[-1] == NAMES[EXIT] == "U1"
        assert sheet.been or "CH" in route
        square = sheet.here
        for following in route:
            assert following in sheet.onward(square, "")
            square = following


@pytest.mark.parametrize("seed", range(20, 24))
def test_eligible_squares_equal_the_reference(seed: int) -> None:
    """DQ-4.8, DQ-4.9, DQ-4.10, DQ-4.16  Each candidate is blocked and the route tested again."""
    for scenario in sheets(seed, 30):
        found = [NAMES[square] for square in eligible_squares(scenario.hero())]
        assert len(set(found)) == len(found)
        assert set(found) == Sheet(scenario.hero()).eligible()


@pytest.mark.parametrize("seed", range(3))
def test_walls_built_by_the_rules_always_leave_a_route(seed: int) -> None:
    """DQ-4.8, DQ-4.9, DQ-4.10, DQ-4.15  Nineteen walls in an open castle, near the hero's way."""
    chance = random.Random(seed)
    scenario = DragonQuestScenario(1)
    scenario.set_line(["A12", "A12 B12 C12 C13", "I8 CH J9 J10"][seed])
    for wall in range(19):
        eligible = eligible_squares(scenario.hero())
        sheet = Sheet(scenario.hero())
        if wall in (0, 18):
            assert {NAMES[square] for square in eligible} == sheet.eligible()
        assert all(sheet.may_stand(NAMES[square]) for square in eligible)
        way = [square for square in shortest_route(scenario.hero()) if square in eligible]
        chosen = chance.choice(way or eligible)
        scenario.block_squares(" ".join([*sheet.walls, NAMES[chosen]]))
        assert Sheet(scenario.hero()).route() is not None
