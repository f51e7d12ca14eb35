"""DragonQuest C.1: the movement dice."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import (
    BLANK,
    CORRIDOR,
    DOUBLE_SKULL,
    FIND,
    MAX_REROLLS,
    MOVE_BLACK,
    MOVE_RED,
    MOVEMENT_DICE,
    ROOM,
    SKULL,
    SKULLS_FOR_DANGER,
)
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.rules.dangers.danger_dice import Danger
from donjon.games.dragonquest.rules.movement import move
from donjon.games.dragonquest.words import events
from donjon.games.dragonquest.words.ids import die_id
from donjon.games.dragonquest.words.names import face_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.pick_any import PickAny
from donjon.kernel.words.message import Message

STOP: Final = 0
BITS: Final = bytes(1 << die for die in range(MOVEMENT_DICE))
SUBSETS: Final = [list(range(1 << loose)) for loose in range(MOVEMENT_DICE + 1)]


def throw_movement_dice(s: DragonQuest, seat: int) -> None:
    """DQ-5.1  The owner throws the red and the four black dice."""
    s.throws = 0
    throw(s, seat, [BLANK] * MOVEMENT_DICE, (1 << MOVEMENT_DICE) - 1)


def throw(s: DragonQuest, seat: int, dice: list[int], which: int) -> None:
    """DQ-5.2, DQ-5.7  Throw these dice; a die thrown counts only with its new face."""
    faces = dice[:]
    for die in range(MOVEMENT_DICE):
        if which & BITS[die]:
            side = s.chance.below(6)
            faces[die] = MOVE_RED[side] if die == 0 else MOVE_BLACK[side]
    s.dice = faces
    s.throws += 1
    events.thrown(s, seat, which)
    if skulls(s.dice) >= SKULLS_FOR_DANGER:
        s.owe(Danger(seat))  # DQ-5.4, DQ-R19
    elif s.throws <= MAX_REROLLS:
        s.owe(Reroll(seat))
    else:
        stop_throwing(s, seat)


def skulls(dice: list[int]) -> int:
    """DQ-5.3  The skulls on the table; a double skull counts as two."""
    count = 0
    for face in dice:
        if face == SKULL or face == DOUBLE_SKULL:
            count += face
    return count


def loose_dice(dice: list[int]) -> list[int]:
    """DQ-5.2, DQ-R18  The dice without a skull: only these may be thrown again."""
    return [die for die in range(len(dice)) if dice[die] != SKULL and dice[die] != DOUBLE_SKULL]


def loose_count(dice: list[int]) -> int:
    """How many dice show no skull."""
    count = 0
    for face in dice:
        if face != SKULL and face != DOUBLE_SKULL:
            count += 1
    return count


def steps_thrown(dice: list[int]) -> int:
    """DQ-5.8, DQ-5.9  M: a room and a corridor are one square each."""
    count = 0
    for face in dice:
        if face == ROOM or face == CORRIDOR:
            count += 1
    return count


def finds_thrown(dice: list[int]) -> int:
    """DQ-5.8, DQ-R20  F: the dice that show a find."""
    count = 0
    for face in dice:
        if face == FIND:
            count += 1
    return count


def stop_throwing(s: DragonQuest, seat: int) -> None:
    """DQ-5.8  The dice stand: move, then find points. DQ-5.10, DQ-5.11: both may be nothing."""
    move(s, seat, steps_thrown(s.dice), finds_thrown(s.dice))


@final
class Reroll(PickAny["DragonQuest"]):
    """DQ-5.5, DQ-5.6, DQ-22.8  Throw again any of the dice without a skull, or stop."""

    def options(self, s: DragonQuest) -> list[int]:
        return SUBSETS[loose_count(s.dice)]

    def choose(self, s: DragonQuest, option: int) -> None:
        if option == STOP:
            stop_throwing(s, self.seat)
            return
        throw(s, self.seat, s.dice, picked_dice(s.dice, option))

    def label(self, s: DragonQuest, option: int) -> Message:
        if option == STOP:
            return Message(
                "dq-stop", {"steps": steps_thrown(s.dice), "finds": finds_thrown(s.dice)}
            )
        dice = [
            die_name(die, s.dice[die])
            for index, die in enumerate(loose_dice(s.dice))
            if option >> index & 1
        ]
        return Message("dq-reroll", {"dice": dice})

    def pieces(self, s: DragonQuest) -> list[str]:
        return [die_id(die) for die in loose_dice(s.dice)]

    def pick_label(self, s: DragonQuest, count: int) -> Message:
        return Message("dq-roll-again", {"n": count})

    def action(self, s: DragonQuest, option: int) -> str:
        return "stop" if option == STOP else "again"

    def prompt(self, s: DragonQuest) -> Message:
        return Message("dq-ask-reroll")

    def detail(self, s: DragonQuest) -> Message:
        return Message(
            "dq-more-reroll",
            {
                "steps": steps_thrown(s.dice),
                "finds": finds_thrown(s.dice),
                "skulls": skulls(s.dice),
                "left": MAX_REROLLS + 1 - s.throws,
            },
        )

    def rule(self) -> str:
        return "DQ-5.5"

    def default(self, s: DragonQuest, chance: Chance) -> int:
        return STOP  # DQ-R56


def picked_dice(dice: list[int], option: int) -> int:
    """The dice to throw as bits: bit i of the option is the i-th die without a skull."""
    which = 0
    bit = 1
    for die in range(MOVEMENT_DICE):
        if dice[die] != SKULL and dice[die] != DOUBLE_SKULL:
            if option & bit:
                which |= BITS[die]
            bit += bit
    return which


def die_name(die: int, face: int) -> Message:
    """A die with its face: «red die (find)», «die 3 (blank)»."""
    if die == 0:
        return Message("dq-die-red", {"face": face_name(face)})
    return Message("dq-die-black", {"n": die, "face": face_name(face)})
