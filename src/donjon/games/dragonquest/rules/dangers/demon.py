"""DragonQuest D.6: the demon's hunt."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import u8

from donjon.games.dragonquest.content.tables import BLACK, DEMON_STEPS, DOORS, KINGS, NONE
from donjon.games.dragonquest.model.state import CROSSED, DEAD, DIED_OF_DEMON, DragonQuest, Hero
from donjon.games.dragonquest.rules import automaton
from donjon.games.dragonquest.rules.life_points import die
from donjon.games.dragonquest.rules.neighbour import is_automaton, neighbour
from donjon.games.dragonquest.rules.route import NOWHERE
from donjon.games.dragonquest.words import danger_events
from donjon.games.dragonquest.words.ids import spot_id
from donjon.games.dragonquest.words.names import square_name
from donjon.kernel.rules.byte_rows import with_one_more
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message, seat_name


def wake_demon(s: DragonQuest, hero: Hero) -> None:
    """DQ-12.7  The demon stands on the black square and does not move in this turn."""
    if s.demon_tiles:
        s.demon_tiles -= 1  # DQ-7.10, DQ-R28
        hero.demon_tile = True
    hero.demon_sun = hero.suns
    danger_events.demon_woken(s, hero.seat)
    demon_enters(s, hero, BLACK)  # DQ-R29, DQ-R33


def demon_enters(s: DragonQuest, hero: Hero, square: int) -> None:
    """DQ-12.11  What the demon has crossed is closed; DQ-12.12: on the hero's square it kills."""
    hero.demon = square
    hero.demon_line = with_one_more(hero.demon_line, square)
    hero.marks[square] |= CROSSED
    danger_events.demon_moved(s, hero.seat, square)
    if square == hero.square:
        die(s, hero, DIED_OF_DEMON)  # DQ-16.4


@final
class DemonHunt(Step["DragonQuest"]):
    """DQ-12.8, DQ-12.15  From the turn after its waking on, the demon moves two king steps.

    Also in a skipped turn (DQ-R25), and once more when the hero has just escaped (DQ-R34); but
    nobody steers it when it cannot reach the exit any more.
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if not hero.is_hunted() or hero.status == DEAD or hero.demon_sun >= hero.suns:
            return
        if hero.is_inside() or may_catch(hero):
            hunt(s, hero, DEMON_STEPS)


def may_catch(hero: Hero) -> bool:
    """DQ-16.4, DQ-R34  Whether the steps of one turn can bring the demon onto the hero's square."""
    far = distances_to_hero(hero)
    for near in KINGS[hero.demon]:
        if far[near] < DEMON_STEPS:
            return True
    return False


def hunt(s: DragonQuest, hero: Hero, left: int) -> None:
    """DQ-12.14  Before each step the way is looked for again; DQ-R32: without a step it stays.

    Two steps whatever the hero did, towards where it stands now (DQ-R65).
    """
    if left == 0 or hero.status == DEAD:
        return
    steps = demon_steps(hero)
    if not steps:
        return
    if is_automaton(s, hero.seat):
        demon_enters(s, hero, automaton.demon_step(hero, steps))
        hunt(s, hero, left - 1)
    else:
        s.owe(SteerDemon(neighbour(s, hero.seat), hero.seat, left, steps))


@final
class SteerDemon(Decision["DragonQuest"]):
    """DQ-12.10, DQ-22.16  The neighbour chooses among the steps that bring it nearer."""

    def __init__(self, seat: int, owner: int, left: int, steps: list[int]) -> None:
        super().__init__(seat)
        self.owner: Final = owner
        self.left: Final = left
        self.steps: Final = steps

    def options(self, s: DragonQuest) -> list[int]:
        return self.steps

    def choose(self, s: DragonQuest, option: int) -> None:
        hero = s.heroes[self.owner]
        demon_enters(s, hero, option)
        hunt(s, hero, self.left - 1)

    def label(self, s: DragonQuest, option: int) -> Message:
        return Message("dq-steer-demon", {"square": square_name(option)})

    def targets(self, s: DragonQuest, option: int) -> list[str]:
        return [spot_id(self.owner, option)]

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-steer-demon", {"owner": seat_name(self.owner), "left": self.left})

    def rule(self) -> str:
        return "DQ-12.13"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return automaton.demon_step(s.heroes[self.owner], self.steps)


def demon_steps(hero: Hero) -> list[int]:
    """DQ-12.13, DQ-R30, DQ-R31  Kings' steps on a shortest way to the hero, in reading order."""
    far = distances_to_hero(hero)
    steps: list[int] = []
    nearest: u8 = NONE
    for near in KINGS[hero.demon]:
        if far[near] < nearest:
            nearest = far[near]
            steps.clear()
        if far[near] == nearest and nearest != NONE:
            steps.append(near)
    return steps


def distances_to_hero(hero: Hero) -> vec[u8]:
    """DQ-12.9, DQ-4.13  King steps from each square to the hero over squares not yet crossed.

    Blocks and the line do not hold the demon. To a hero in the chamber it goes as far as the
    squares around it.
    """
    far = NOWHERE[:]
    marks = hero.marks
    queue: list[int] = []
    for target in DOORS if hero.is_in_chamber() else [hero.square]:
        if not marks[target] & CROSSED:
            far[target] = 0
            queue.append(target)
    for square in queue:
        for near in KINGS[square]:
            if far[near] == NONE and not marks[near] & CROSSED:
                far[near] = far[square] + 1
                queue.append(near)
    return far
