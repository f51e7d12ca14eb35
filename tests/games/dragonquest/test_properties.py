"""What is conserved in DragonQuest: whole matches, checked after every step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from hypothesis import given, settings, strategies as st

from donjon import FastChance, Match, game, replay
from donjon.conformance.size import size
from donjon.games.dragonquest.content.schema import OBJECT_IDS
from donjon.games.dragonquest.content.tables import (
    BLACK,
    CHAMBER,
    CORRIDOR,
    DOUBLE_SKULL,
    DRAGON_TALISMAN,
    EXIT,
    KEY_TO_SECRET_DOORS,
    NUMBER,
    OBJECTS,
    ORANGE,
    ORB_OF_LIGHT,
    ROOM,
    SKULL,
    START,
)
from donjon.games.dragonquest.model.state import (
    ALIVE,
    BOUGHT,
    DEAD,
    ESCAPED,
    INSIDE,
    OPEN,
    SKIP_MARKER,
    WOKEN,
    DragonQuest,
    Hero,
)
from donjon.games.dragonquest.rules.chamber.chamber_dice import available_dice
from donjon.games.dragonquest.rules.chamber.chamber_exit import has_left_chamber
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes, Flee, Flight
from donjon.games.dragonquest.rules.chamber.stay_or_leave import LeaveChamber, StayOrLeave
from donjon.games.dragonquest.rules.chamber.treasure_chamber import enter_chamber
from donjon.games.dragonquest.rules.dangers.demon import DemonHunt, SteerDemon, demon_enters
from donjon.games.dragonquest.rules.find_points import wake_danger
from donjon.games.dragonquest.rules.hero_line import step_to
from donjon.games.dragonquest.rules.movement import Walk
from donjon.games.dragonquest.rules.movement_dice import Reroll
from donjon.games.dragonquest.rules.objects import BuyObject, active_row, buy
from donjon.games.dragonquest.rules.route import shortest_route
from donjon.games.dragonquest.rules.scoring import gold, result
from donjon.games.dragonquest.rules.turn import NextTurn, Turn
from donjon.games.dragonquest.rules.walls import NameNumber, block, eligible_squares
from donjon.kernel.journal.event import Event
from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.fingerprint import fingerprint
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.hidden import Secret
from donjon.kernel.rules.state import apply_choice, open_decisions
from donjon.kernel.rules.step import AnyDecision, AnyStep
from donjon.kernel.rules.together import Together
from donjon.kernel.words.message import Message
from tests.games.dragonquest.scenario import MAP

GAME = game("dragonquest")

Cell = tuple[int, int]


def castle() -> dict[Cell, int]:
    """The node that each place of the map belongs to; masonry belongs to none."""
    nodes: dict[Cell, int] = {}
    for row, marks in enumerate(MAP):
        for col, mark in enumerate(marks):
            if mark == "T":
                nodes[row, col] = CHAMBER
            elif mark != "#":
                nodes[row, col] = NUMBER[f"{'ABCDEFGHIJKLMNOPQRSTU'[col]}{row + 1}"]
    return nodes


CASTLE = castle()


def nodes_at(node: int, corners: bool) -> frozenset[int]:
    """The nodes that share a side with one, or also a corner."""
    found: set[int] = set()
    for (row, col), here in CASTLE.items():
        if here == node:
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    if corners or down == 0 or right == 0:
                        found.add(CASTLE.get((row + down, col + right), node))
    return frozenset(found - {node})


BESIDE = [nodes_at(node, False) for node in range(CHAMBER + 1)]
ROUND = [nodes_at(node, True) for node in range(CHAMBER + 1)]
DOORS = [
    NUMBER[name]
    for name in ["J5", "K5", "L5", "M6", "M7", "M8", "L9", "K9", "J9", "I8", "I7", "I6"]
]
"""The squares beside the chamber, in the order in which a demon goes round it."""
MARKED = {START, ORANGE, BLACK, EXIT, CHAMBER}
NEVER_BLOCKED = MARKED | {near for square in MARKED for near in BESIDE[square]}


class MatchCase(NamedTuple):
    """A match to be played: the table it begins from, and how sensible its choices are."""

    seats: int
    seed: int
    table: str
    start: str
    out: str
    blanks: bool
    sense: int
    greedy: bool


TABLES = ["any", "door", "chamber", "exit", "astray", "cursed", "ring", "fresh"]


def cases(*tables: str) -> st.SearchStrategy[MatchCase]:
    """Matches that begin from these tables, or from any."""
    return st.builds(
        MatchCase,
        seats=st.sampled_from([1, 2, 3, 4, 4]),
        seed=st.integers(0, 2**32 - 1),
        table=st.sampled_from(tables or TABLES),
        start=st.sampled_from(["start", "orange", "each"]),
        out=st.sampled_from(["seat", "automaton"]),
        blanks=st.booleans(),
        sense=st.sampled_from([0, 30, 80]),
        greedy=st.booleans(),
    )


MANY = settings(max_examples=size(45, 3000, compiled=120))
"""A match is short, and what is rare must come up in every test."""


class Moment(NamedTuple):
    """One step of the rules: the state before and after it, and its events."""

    before: DragonQuest
    s: DragonQuest
    step: AnyStep
    option: int
    events: list[Event]

    def events_with(self, *keys: str) -> list[Event]:
        """The events with these keys."""
        return [event for event in self.events if event.message.key in keys]


def begin(case: MatchCase) -> DragonQuest:
    """The table when the first turn is about to begin."""
    options = {
        "start_square": case.start,
        "neighbour_when_out": case.out,
        "custom_treasures": case.blanks,
    }
    chosen = GAME.check_options({**options}, case.seats)
    s = GAME.new_state(case.seats, chosen, FastChance(case.seed))
    assert isinstance(s, DragonQuest)
    luck = FastChance(case.seed ^ 0x7A1E)
    while not isinstance(s.owed[-1], Turn):
        carry_out(s, case, luck)
    if case.table != "fresh":
        for hero in s.heroes:
            advance(s, hero, case.table, luck)
        if any(hero.is_in_chamber() for hero in s.heroes):
            s.aside = 4 + luck.below(3)
    s.journal = Journal()
    return s


def advance(s: DragonQuest, hero: Hero, table: str, luck: Chance) -> None:
    """Move the hero on: near a place, wounded, with find points."""
    place = {"ring": "chamber"}.get(table, table)
    if table in ("any", "cursed"):
        place = ["start", "door", "chamber", "exit", "astray"][luck.below(5)]
    for square in way_to(place, hero, luck):
        came_out = hero.is_in_chamber()
        step_to(s, hero, square)
        if square == CHAMBER:
            enter_chamber(hero)
        if came_out:
            has_left_chamber(s, hero)
    suns = {"start": 2, "door": 7, "chamber": 8, "exit": 14, "astray": 11}
    hero.suns = suns[place] + luck.below(4)
    wounded = luck.below(10)
    hero.bones -= wounded
    hero.bones_lost += wounded
    hero.traps = bytes(luck.below(3) for _ in range(3))
    if hero.been:
        hero.crossed_50, hero.crossed_100 = luck.below(5), luck.below(5)
        hero.coins_50 = luck.below(13 - hero.crossed_50)
        hero.coins_100 = luck.below(13 - hero.crossed_100)
        take_treasures(s, hero, luck)
    useful = DRAGON_TALISMAN if place == "door" else KEY_TO_SECRET_DOORS
    close_rows(s, hero, luck, [useful, ORB_OF_LIGHT], table)
    if hero.is_hunted():
        send_demon(s, hero, luck, table == "ring")
    build_walls(s, hero, luck)
    if not hero.is_in_chamber() and s.skip_markers and luck.below(5) == 0:
        s.skip_markers -= 1
        hero.skip = SKIP_MARKER


def way_to(place: str, hero: Hero, luck: Chance) -> list[int]:
    """The squares on the way to a place; `astray` ends near the exit without the chamber."""
    if place == "astray":
        return path(hero.square, {NUMBER["T2"]}, {CHAMBER})[1:]
    route = shortest_route(hero)
    chamber = route.index(CHAMBER)
    lengths = {
        "start": 0,
        "door": chamber - luck.below(3),
        "chamber": chamber + 1,
        "exit": len(route) - 2 - luck.below(5),
    }
    return route[: lengths[place]]


def take_treasures(s: DragonQuest, hero: Hero, luck: Chance) -> None:
    """Up to three treasures of the supply lie before the hero."""
    for _ in range(luck.below(4)):
        treasure = 1 << luck.below(11)
        if s.treasures & treasure:
            s.treasures &= ~treasure
            hero.treasures |= treasure


def close_rows(s: DragonQuest, hero: Hero, luck: Chance, useful: list[int], table: str) -> None:
    """Some find rows have bought an object or woken their danger; the next one is filling."""
    finds = [0, 0, 0]
    for row in range(2 if table in ("cursed", "ring") else luck.below(4)):
        thing = useful[luck.below(2)] if luck.below(3) else luck.below(OBJECTS)
        finds[row] = 6
        hero.finds = bytes(finds)
        if table == "ring" and row == 0 and s.objects >> ORB_OF_LIGHT & 1:
            buy(s, hero, ORB_OF_LIGHT)
        elif table in ("cursed", "ring") or (luck.below(2) and row < 2):
            wake_danger(s, hero, row)
        elif s.objects >> thing & 1:
            buy(s, hero, thing)
        else:
            finds[row] = 0
            hero.finds = bytes(finds)
            break
    if active_row(hero) < 3:
        finds[active_row(hero)] = 6 - luck.below(4)
        hero.finds = bytes(finds)


def send_demon(s: DragonQuest, hero: Hero, luck: Chance, goes_round: bool) -> None:
    """The demon woke some turns ago and has come close by the hero, or all round the chamber."""
    near = sorted(ROUND[hero.square] - {CHAMBER})
    goal = DOORS[0] if goes_round else near[luck.below(len(near))]
    for square in path(BLACK, {goal}, {CHAMBER, hero.square}, ROUND)[1:]:
        demon_enters(s, hero, square)
    if goes_round:
        for door in DOORS[1:]:
            demon_enters(s, hero, door)
    for _ in range(luck.below(5)):
        near = sorted(ROUND[hero.demon] - {CHAMBER, hero.square, *hero.demon_line})
        if near:
            demon_enters(s, hero, near[luck.below(len(near))])
    hero.demon_sun -= len(hero.demon_line) // 2


def build_walls(s: DragonQuest, hero: Hero, luck: Chance) -> None:
    """Up to three walls stand close to the hero."""
    close = {hero.square, *ROUND[hero.square]}
    for _ in range(luck.below(4)):
        near = [square for square in eligible_squares(hero) if ROUND[square] & close]
        if near:
            block(s, hero, near[luck.below(len(near))])


def choice(
    s: DragonQuest, decision: AnyDecision, options: list[int], case: MatchCase, luck: Chance
) -> int:
    """A sensible or a random choice; greedy ones save points, stay inside and show objects."""
    if case.greedy and isinstance(decision, BuyObject):
        return options[-1]
    if case.greedy and isinstance(decision, StayOrLeave) and luck.below(3):
        return options[0]
    if case.greedy and isinstance(decision, (Walk, LeaveChamber)) and luck.below(2):
        keys = [decision.label(s, option).key for option in options]
        if "dq-step-with" in keys:
            return options[keys.index("dq-step-with")]
    if luck.below(100) < case.sense:
        return GAME.brain.policy(s, decision, options, luck)
    return options[luck.below(len(options))]


def carry_out(s: DragonQuest, case: MatchCase, luck: Chance) -> tuple[AnyStep, int]:
    """Run the next owed step. Returns it, and the option chosen in it (-1: none)."""
    step = s.owed[-1]
    waiting = open_decisions(s)
    if waiting:
        decision = waiting[0]
        options = decision.options(s)
        option = choice(s, decision, options, case, luck)
        assert option in options
        apply_choice(s, decision, option)
        return decision, option
    s.owed.pop()
    if isinstance(step, Together):
        step.reveal(s)
    else:
        step.run(s)
    return step, -1


def moments(s: DragonQuest, case: MatchCase) -> Iterator[Moment]:
    """Play the match to its end, step by step."""
    luck = FastChance(case.seed ^ 0x1DEA)
    journal = s.journal
    assert journal is not None
    while s.owed:
        before = s.clone()
        journal.events.clear()
        step, option = carry_out(s, case, luck)
        yield Moment(before, s, step, option, journal.events)


def thing_of(event: Event) -> str:
    """The object that an event names."""
    named = event.message.args["object"]
    assert isinstance(named, Message)
    return named.key.removeprefix("dq-object-")


def is_occupied(s: DragonQuest) -> bool:
    """Whether a living hero is in the chamber."""
    return any(hero.is_inside() and hero.is_in_chamber() for hero in s.heroes)


def is_dragon_about(s: DragonQuest) -> bool:
    """Whether an attack of the dragon is not over yet."""
    return any(isinstance(step, (DragonWakes, Flight, Flee)) for step in s.owed)


@MANY
@given(cases())
def test_suns_life_and_fate(case: MatchCase) -> None:
    """DQ-I1, DQ-I2, DQ-I3, DQ-I30, DQ-9.4  Suns and bones add up; dead and escaped are final."""
    s = begin(case)
    turns = [hero.suns for hero in s.heroes]
    amulets = [hero.sun_boxes - 19 for hero in s.heroes]
    potions = [hero.potions for hero in s.heroes]
    arrived = -1
    turns_in_all = sum(turns)
    for now in moments(s, case):
        for event in now.events_with("dq-log-turn"):
            assert event.seat is not None
            turns[event.seat] += 1
            turns_in_all += 1
            arrived = -1
        for event in now.events_with("dq-log-bought"):
            assert event.seat is not None
            amulets[event.seat] += thing_of(event) == "amulet_of_time"
            potions[event.seat] += thing_of(event) == "healing_potion"
        for seat, hero in enumerate(s.heroes):
            was = now.before.heroes[seat]
            assert hero.suns == turns[seat] <= hero.sun_boxes
            assert amulets[seat] in (0, 1)
            assert hero.sun_boxes == 19 + amulets[seat]
            assert 0 <= hero.bones <= 13 + 3 * potions[seat]
            assert hero.bones + hero.bones_lost == 13 + 3 * potions[seat]
            assert hero.bones > 0 or hero.status == DEAD
            drunk = [e for e in now.events_with("dq-log-bought") if e.seat == seat]
            if hero.bones > was.bones:
                assert [thing_of(event) for event in drunk] == ["healing_potion"]
                assert hero.bones == was.bones + 3
            assert hero.status in (INSIDE, ESCAPED, DEAD)
            assert (hero.death != ALIVE) == (hero.status == DEAD)
            if hero.status == ESCAPED and was.status == INSIDE:
                arrived = seat
            if was.status == DEAD:
                assert hero.status == DEAD
            if was.status == ESCAPED and hero.status != ESCAPED:
                assert hero.status == DEAD
                assert isinstance(now.step, (DemonHunt, SteerDemon))
                assert seat == arrived == s.active
    assert turns_in_all <= 20 * case.seats
    assert all(hero.status in (ESCAPED, DEAD) for hero in s.heroes)


@MANY
@given(cases("any", "astray", "door", "ring", "cursed", "fresh"))
def test_the_line(case: MatchCase) -> None:
    """DQ-I4 to DQ-I9  One line over open squares, in and out of the chamber by new ways."""
    s = begin(case)
    walls_passed = [0] * case.seats
    used: set[str] = set()
    entered = thrown = 0
    woken = False
    for now in moments(s, case):
        if isinstance(now.step, Turn):
            used.clear()
            entered = thrown = 0
            woken = False
        used.update(thing_of(event) for event in now.events_with("dq-log-used"))
        thrown += len(now.events_with("dq-log-chamber-thrown"))
        woken = woken or bool(now.events_with("dq-log-dragon-wakes"))
        for seat, hero in enumerate(s.heroes):
            was = now.before.heroes[seat]
            line, old = list(hero.line), list(was.line)
            assert hero.square == line[-1]
            if line == old:
                continue
            assert line[: len(old)] == old
            assert line[0] in (START, ORANGE)
            assert len(line) == len(old) + 1
            origin, square = line[-2:]
            assert square in CASTLE.values()
            assert square in ROUND[origin]
            assert square in BESIDE[origin] or "orb_of_light" in used
            assert square == CHAMBER or square not in old
            if square in was.blocked:
                walls_passed[seat] += 1
                assert "key_to_secret_doors" in used
            assert square not in was.demon_line
            assert EXIT not in old
            assert square != EXIT or CHAMBER in old
            ways = [
                line[at + side]
                for at, node in enumerate(line)
                if node == CHAMBER
                for side in (-1, 1)
                if 0 <= at + side < len(line)
            ]
            assert len(set(ways)) == len(ways)
            if square == CHAMBER:
                assert seat == s.active
                entered += 1
        assert max(walls_passed) <= 1
        if isinstance(now.step, NextTurn) and entered:
            hero = s.heroes[now.step.seat]
            if thrown == 0:
                assert hero.status == DEAD
                assert list(hero.rows)[2] == WOKEN
            elif "dragon_talisman" in used and not woken:
                assert (entered, thrown) == (1, 2)
            else:
                assert (entered, thrown) == (1, 1) or (woken and "dragon_talisman" in used)


@MANY
@given(cases("any", "door", "exit", "chamber", "fresh"))
def test_walls(case: MatchCase) -> None:
    """DQ-I10 to DQ-I13  Walls keep their distance and leave a route, at most one a wall step."""
    s = begin(case)
    at_first = [len(hero.blocked) for hero in s.heroes]
    matches = [0] * case.seats
    open_turns = [0] * case.seats
    just_left = [hero.has_left for hero in s.heroes]
    exempt = False
    for now in moments(s, case):
        for seat, hero in enumerate(s.heroes):
            was = now.before.heroes[seat]
            if was.square == CHAMBER != hero.square:
                just_left[seat] = True
        if isinstance(now.step, Turn):
            seat = now.step.seat
            hero = s.heroes[seat]
            exempt = hero.is_in_chamber() or just_left[seat]
            just_left[seat] = just_left[seat] and hero.is_in_chamber()
            open_turns[seat] += not exempt and not now.events_with("dq-log-skipped")
        if isinstance(now.step, NameNumber):
            assert now.step.seat == s.active
            assert not exempt
            matches[s.active] += bool(now.events_with("dq-log-tile-match"))
        for seat, hero in enumerate(s.heroes):
            was = now.before.heroes[seat]
            blocked, old = list(hero.blocked), list(was.blocked)
            assert len(blocked) - at_first[seat] <= matches[seat] <= open_turns[seat]
            if blocked == old:
                continue
            assert blocked[:-1] == old
            new = blocked[-1]
            assert new not in NEVER_BLOCKED
            assert new not in old
            assert new not in was.line
            assert new not in was.demon_line
            for square in blocked:
                touching = ROUND[square] & set(blocked)
                assert len(touching) <= 1
                assert touching <= BESIDE[square]
            assert has_route(hero)


def has_route(hero: Hero) -> bool:
    """Whether the line can go on to the exit, through the chamber if it must (DQ-4.16).

    Two paths out of the chamber that share no square exist unless one square cuts both off. That
    square would lie on every path, so it is enough to try the squares of one path.
    """
    closed = {*hero.line, *hero.blocked, *hero.demon_line} - {CHAMBER, hero.square}
    if hero.been:
        edge = {CHAMBER} if len(hero.line) > 1 and hero.line[-2] == CHAMBER else set()
        first = [near for near in BESIDE[hero.square] if near not in closed | edge]
        return any(path(near, {EXIT}, closed | {hero.square}) for near in first)
    ends = {hero.square, EXIT} - closed
    way = path(CHAMBER, ends, closed)
    return (
        len(ends) == 2
        and bool(way)
        and all(path(CHAMBER, ends - {cut}, closed | {cut}) for cut in way if cut != CHAMBER)
    )


def path(
    start: int, ends: set[int], closed: set[int], beside: list[frozenset[int]] = BESIDE
) -> list[int]:
    """The nodes of a path to any of several; it never goes through the exit; [] if none."""
    came = {start: start}
    queue = [start]
    for node in queue:
        if node in ends:
            way = [node]
            while way[-1] != start:
                way.append(came[way[-1]])
            return way[::-1]
        for near in beside[node]:
            if near not in came and near not in closed and node != EXIT:
                came[near] = node
                queue.append(near)
    return []


@MANY
@given(cases("any", "cursed", "ring", "door", "fresh"))
def test_rows_traps_and_dangers(case: MatchCase) -> None:
    """DQ-I14 to DQ-I18  Rows close from the top, by purchase or danger; the demon walks a chain."""
    s = begin(case)
    taken = [list(hero.rows).count(BOUGHT) for hero in s.heroes]
    woken = [[list(hero.rows)[row] == WOKEN for row in range(3)] for hero in s.heroes]
    turns_of_demon = [1 + len(hero.demon_line) // 2 if hero.is_hunted() else 0 for hero in s.heroes]
    dangers = ["dq-log-bitten", "dq-log-demon-woken", "dq-log-skeleton-woken"]
    for now in moments(s, case):
        for event in now.events_with("dq-log-bought"):
            assert event.seat is not None
            taken[event.seat] += 1
        for event in now.events_with(*dangers):
            assert event.seat is not None
            row = dangers.index(event.message.key)
            assert not woken[event.seat][row]
            woken[event.seat][row] = True
        if isinstance(now.step, NextTurn):
            turns_of_demon[now.step.seat] += s.heroes[now.step.seat].is_hunted()
        for seat, hero in enumerate(s.heroes):
            if hero.status != DEAD:
                assert all(0 <= crossed <= 2 for crossed in hero.traps)
            rows, finds = list(hero.rows), list(hero.finds)
            active = rows.index(OPEN) if OPEN in rows else 3
            assert all(state in (BOUGHT, WOKEN) for state in rows[:active])
            assert rows[active:] == [OPEN] * (3 - active)
            assert all(0 <= points <= 6 for points in finds)
            assert finds[active + 1 :] == [0] * len(finds[active + 1 :])
            assert rows.count(BOUGHT) == taken[seat] <= 3
            assert rows.count(WOKEN) == sum(woken[seat])
            assert taken[seat] + sum(woken[seat]) <= 3
            assert [state == WOKEN for state in rows] == woken[seat]
            assert hero.bitten == woken[seat][0]
            assert hero.is_hunted() == woken[seat][1]
            check_demon(hero, now.before.heroes[seat], turns_of_demon[seat])


def check_demon(hero: Hero, was: Hero, turns: int) -> None:
    """The demon's squares: a chain of king steps from the black square, two a turn at most."""
    chain, old = list(hero.demon_line), list(was.demon_line)
    if chain != old:
        assert chain[: len(old)] == old
        assert chain[0] == BLACK
        assert len(set(chain)) == len(chain)
        assert CHAMBER not in chain
        for origin, square in pairwise(chain):
            assert square in ROUND[origin]
    if hero.is_hunted():
        assert hero.demon == chain[-1]
        assert len(chain) <= 1 + 2 * turns
        assert hero.status != INSIDE or hero.demon != hero.square


@MANY
@given(cases("any", "cursed", "chamber", "door"))
def test_tiles_markers_and_goods(case: MatchCase) -> None:
    """DQ-I19 to DQ-I22  Every marker, tile, object and treasure is in one place, coins in boxes."""
    s = begin(case)
    all_objects = (1 << OBJECTS) - 1
    all_treasures = (1 << (13 if case.blanks else 11)) - 1
    no_objects = all_objects & ~s.objects & ~sum(hero.objects for hero in s.heroes)
    no_treasures = 0
    tileless: set[tuple[int, str]] = set()
    for seat, hero in enumerate(s.heroes):
        if hero.bitten and not hero.spider_tile:
            tileless.add((seat, "spider"))
        if hero.is_hunted() and not hero.demon_tile:
            tileless.add((seat, "demon"))
    for now in moments(s, case):
        for event in now.events_with("dq-log-used"):
            no_objects |= 1 << OBJECT_IDS.index(thing_of(event))
        for event in now.events_with("dq-log-bought"):
            if thing_of(event) in ("amulet_of_time", "healing_potion"):
                no_objects |= 1 << OBJECT_IDS.index(thing_of(event))
        for event in now.events_with("dq-log-bitten"):
            if now.before.spider_tiles == 0:
                tileless.add((event.seat or 0, "spider"))
        for event in now.events_with("dq-log-demon-woken"):
            if now.before.demon_tiles == 0:
                tileless.add((event.seat or 0, "demon"))
        objects, treasures = s.objects, s.treasures
        for seat, hero in enumerate(s.heroes):
            was = now.before.heroes[seat]
            if hero.status == DEAD != was.status:
                no_objects |= was.objects
                if not isinstance(now.step, DragonWakes):
                    no_treasures |= was.treasures
            assert not objects & hero.objects
            assert not treasures & hero.treasures
            objects |= hero.objects
            treasures |= hero.treasures
            assert not (hero.status == DEAD and (hero.objects or hero.treasures))
            if hero.status != DEAD:
                assert not hero.bitten or hero.spider_tile or (seat, "spider") in tileless
                assert not hero.is_hunted() or hero.demon_tile or (seat, "demon") in tileless
            assert hero.bitten or not hero.spider_tile
            assert hero.is_hunted() or not hero.demon_tile
            for ticked, crossed, ticked_before, crossed_before in (
                (hero.coins_50, hero.crossed_50, was.coins_50, was.crossed_50),
                (hero.coins_100, hero.crossed_100, was.coins_100, was.crossed_100),
            ):
                free = 12 - ticked - crossed
                assert ticked >= 0
                assert crossed >= crossed_before >= 0
                assert 0 <= free <= 12 - ticked_before - crossed_before
        assert not objects & no_objects
        assert objects | no_objects == all_objects
        assert not treasures & no_treasures
        assert treasures | no_treasures == all_treasures
        held = [hero.skip == SKIP_MARKER for hero in s.heroes]
        assert s.skip_markers >= 0
        assert s.skip_markers + sum(held) == 2
        assert s.spider_tiles >= 0
        assert s.spider_tiles + sum(hero.spider_tile for hero in s.heroes) == 3
        assert s.demon_tiles >= 0
        assert s.demon_tiles + sum(hero.demon_tile for hero in s.heroes) == 3


@MANY
@given(cases("any", "chamber", "ring", "door"))
def test_the_chamber_and_the_dragon(case: MatchCase) -> None:
    """DQ-I23 to DQ-I25  The pool of dice, and what is left after an attack."""
    s = begin(case)
    attacked: list[int] = []
    for now in moments(s, case):
        if isinstance(now.step, DragonWakes):
            heroes = now.before.heroes
            attacked = [h.seat for h in heroes if h.is_inside() and h.is_in_chamber()]
            assert now.step.seat in attacked
        if not is_occupied(s):
            assert s.aside == 0
        elif is_occupied(now.before) and not isinstance(now.step, DragonWakes):
            assert s.aside >= now.before.aside
        assert available_dice(s) == 10 - s.aside
        if not is_dragon_about(s):
            assert 0 <= s.aside <= 6
            assert available_dice(s) >= 4
        if attacked and not is_dragon_about(s):
            assert not is_occupied(s)
            for seat in attacked:
                hero = s.heroes[seat]
                assert (hero.treasures, hero.coins_50, hero.coins_100) == (0, 0, 0)
            attacked = []


@MANY
@given(cases("any", "chamber", "exit", "fresh"))
def test_throws_moves_and_fights(case: MatchCase) -> None:
    """DQ-I26 to DQ-I28  Three throws, no skull thrown again, no step too many, every fight ends."""
    s = begin(case)
    throws = entered = finds = 0
    keys: set[str] = set()
    for now in moments(s, case):
        if isinstance(now.step, Turn):
            throws = entered = 0
            keys.clear()
            finds = sum(s.heroes[s.active].finds)
        keys.update(event.message.key for event in now.events)
        throws += len(now.events_with("dq-log-thrown", "dq-log-rethrown"))
        assert throws <= 3
        if isinstance(now.step, Reroll) and now.option:
            check_reroll(now)
        if not isinstance(now.step, Flee):
            grown = [
                len(hero.line) - len(was.line)
                for hero, was in zip(s.heroes, now.before.heroes, strict=True)
            ]
            entered += grown[s.active]
            assert sum(grown) == grown[s.active]
        for event in now.events_with("dq-log-strikes"):
            monster = event.message.args["monster"]
            assert isinstance(monster, Message)
            strikes = len(now.events_with("dq-log-strikes"))
            bones = now.before.heroes[event.seat or 0].bones
            assert strikes <= (5 if monster.key == "dq-danger-skeleton" else bones)
        if isinstance(now.step, NextTurn):
            hero = s.heroes[now.step.seat]
            skulls = sum(face for face in s.dice if face in (SKULL, DOUBLE_SKULL))
            dangers = {"dq-log-danger", "dq-log-danger-letter", "dq-log-danger-none"}
            assert (skulls >= 3) == bool(keys & dangers)
            if keys & {"dq-log-skipped", "dq-log-stays"} or keys & dangers:
                assert entered == 0
                assert sum(hero.finds) == finds
            elif "dq-log-leaves" in keys:
                died_of_venom = hero.status == DEAD and "dq-log-venom-lose_2_lp" in keys
                assert entered == 1 or (entered == 0 and died_of_venom)
            elif throws:
                assert entered <= sum(face in (ROOM, CORRIDOR) for face in s.dice)


def check_reroll(now: Moment) -> None:
    """Dice with a skull lie still: neither picked, nor thrown, nor changed."""
    assert isinstance(now.step, Reroll)
    picked = now.step.targets(now.before, now.option)
    assert now.s.chance.drawn - now.before.chance.drawn == len(picked)
    for die, face in enumerate(now.before.dice):
        if face in (SKULL, DOUBLE_SKULL):
            assert ("die:red" if die == 0 else f"die:{die}") not in picked
            assert now.s.dice[die] == face


@MANY
@given(cases())
def test_only_ones_own_turn_changes_ones_sheet(case: MatchCase) -> None:
    """DQ-I29  Suns, finds, traps, line, life and coins; the dragon alone reaches all inside."""
    s = begin(case)
    for now in moments(s, case):
        for hero, was in zip(s.heroes, now.before.heroes, strict=True):
            if hero.seat == s.active:
                continue
            dragon = isinstance(now.step, (DragonWakes, Flight, Flee))
            if not (dragon and was.is_inside() and was.is_in_chamber()):
                assert sheet(hero) == sheet(was)


def sheet(hero: Hero) -> list[object]:
    """What only the owner's turn may change."""
    numbers = [hero.suns, hero.sun_boxes, hero.bones, hero.bones_lost]
    coins = [hero.coins_50, hero.coins_100, hero.crossed_50, hero.crossed_100]
    rows = [hero.finds, hero.rows, hero.traps, hero.line]
    return [*numbers, *coins, *[list(row) for row in rows]]


@MANY
@given(cases("exit", "any", "chamber"))
def test_gold_and_winners(case: MatchCase) -> None:
    """DQ-I31, DQ-I34  The dead have no gold; the winners are the richest of those who escaped."""
    s = begin(case)
    for _ in moments(s, case):
        for hero in s.heroes:
            assert gold(s, hero) == (0 if hero.status == DEAD else count_gold(s, hero))
    end = result(s)
    escaped = [hero.seat for hero in s.heroes if hero.status == ESCAPED]
    assert bool(end.winners) == bool(escaped)
    assert set(end.winners) <= set(escaped)
    assert len({end.scores[seat] for seat in end.winners}) <= 1
    for seat in escaped:
        assert end.scores[seat] == count_gold(s, s.heroes[seat])
        assert end.scores[seat] <= end.scores[end.winners[0]]
        assert seat in end.winners or end.scores[seat] < end.scores[end.winners[0]]
    for hero in s.heroes:
        if hero.status == DEAD:
            assert end.scores[hero.seat] == 0
            assert not escaped or hero.seat in end.ranking[-1]
            assert GAME.view(s, None).heroes[hero.seat].gold == 0


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 2)), min_size=1, max_size=4))
def test_the_winners_of_any_final_table(ends: list[tuple[bool, int]]) -> None:
    """DQ-I31, DQ-I34  Equal gold shares the victory, and the dead are never among the winners."""
    s = begin(MatchCase(len(ends), 1, "fresh", "start", "seat", False, 0, False))
    for hero, (is_out, coins) in zip(s.heroes, ends, strict=True):
        hero.status, hero.coins_100 = ESCAPED if is_out else DEAD, coins
    end = result(s)
    best = max([coins for is_out, coins in ends if is_out], default=0)
    assert end.winners == [seat for seat, won in enumerate(ends) if won == (True, best)]
    assert end.scores == [100 * coins if is_out else 0 for is_out, coins in ends]


def count_gold(s: DragonQuest, hero: Hero) -> int:
    """Treasures, coins that are not crossed, and jewels, counted by hand."""
    jewels = {"silver_ring": 500, "golden_belt_buckle": 800, "golden_necklace": 1000}
    return (
        sum(worth for bit, worth in enumerate(s.variant.gold) if hero.treasures >> bit & 1)
        + 50 * hero.coins_50
        + 100 * hero.coins_100
        + sum(worth for id, worth in jewels.items() if hero.objects >> OBJECT_IDS.index(id) & 1)
    )


@MANY
@given(cases("fresh", "any"))
def test_the_hidden_tile_is_hidden(case: MatchCase) -> None:
    """DQ-I32  Before the reveal, another number would look the same to all but the neighbour."""
    s = begin(case)
    for now in moments(s, case):
        for viewer in [*range(case.seats), None]:
            for event in now.events:
                if event.is_for(viewer) and event.message.key == "dq-log-hid-tile":
                    assert viewer == s.tile.keeper
        if s.tile.size() == 0:
            continue
        assert (s.tile.keeper + 1) % case.seats == s.active
        twin = s.clone()
        twin.tile = Secret(bytes([s.tile.hidden_values[0] % 3 + 1]), s.tile.keeper)
        for viewer in [*range(case.seats), None]:
            seen = GAME.view(s, viewer)
            if viewer == s.tile.keeper:
                assert seen.tile == s.tile.hidden_values[0]
            else:
                assert seen.tile is None
                assert seen == GAME.view(twin, viewer)


@given(cases())
def test_the_same_seed_and_choices_give_the_same_game(case: MatchCase) -> None:
    """DQ-I33  Played again from its choices alone, the match goes through the same states."""
    s = begin(case)
    choices: list[int] = []
    prints: list[str] = []
    for now in moments(s, case):
        if now.option >= 0:
            choices.append(now.option)
            prints.append(fingerprint(s, ""))
    again = begin(case)
    made = 0
    while again.owed:
        waiting = open_decisions(again)
        if waiting:
            apply_choice(again, waiting[0], choices[made])
            assert fingerprint(again, "") == prints[made]
            made += 1
        else:
            again.owed.pop().run(again)
    assert made == len(choices)
    assert again.chance.drawn == s.chance.drawn


@given(cases("fresh"))
def test_a_recorded_match_is_the_same_again(case: MatchCase) -> None:
    """DQ-I33  With a sealed seed too: the record replays to the same hashes and the same result."""
    options: dict[str, object] = {
        "start_square": case.start,
        "custom_treasures": case.blanks,
    }
    match = Match(GAME, seats=case.seats, seed=str(case.seed), options=options)
    luck = FastChance(case.seed)
    while not match.is_over:
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[luck.below(len(choices))])
    twin = replay(match.record())
    assert twin.hashes == match.hashes
    assert twin.result == match.result


def test_the_cases_reach_what_is_rare() -> None:
    """DQ-I30  In 160 matches all that can happen does, and every match ends."""
    seen: set[str] = set()
    for seed in range(160):
        table = TABLES[seed // 2 % 8]
        sense = [0, 30, 80][seed % 3]
        case = MatchCase(1 + seed % 4, seed, table, "start", "seat", False, sense, seed % 2 == 1)
        s = begin(case)
        luck = FastChance(seed)
        while s.owed:
            carry_out(s, case, luck)
        assert all(hero.status in (ESCAPED, DEAD) for hero in s.heroes)
        assert s.journal is not None
        for event in s.journal.events:
            seen.add(event.message.key)
            if event.message.key == "dq-log-used":
                seen.add(thing_of(event))
    rare = {
        "dq-log-blocked", "dq-log-bitten", "dq-log-demon-woken", "dq-log-skeleton-woken",
        "dq-log-dragon-wakes", "dq-log-coin-crossed", "dq-log-escaped", "dq-log-skipped",
        "dq-log-died-1", "dq-log-died-2", "dq-log-died-4", "dq-log-died-5", "dq-log-died-6",
        "orb_of_light", "key_to_secret_doors", "dragon_talisman", "magic_ring", "rope",
    }  # fmt: skip
    assert rare - seen == set()
