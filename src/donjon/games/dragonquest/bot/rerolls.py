"""Which dice to throw again: every class of dice that are alike is weighed by its exact odds."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.dragonquest.bot.throw_odds import (
    RED_ASIDE,
    RED_BLANK,
    RED_FIND,
    RED_STEP,
    SIDE,
    ThrowOdds,
)
from donjon.games.dragonquest.content.tables import (
    BLANK,
    DOUBLE_SKULL,
    FIND,
    MAX_REROLLS,
    SKULL,
)
from donjon.games.dragonquest.rules.movement_dice import STOP, skulls

RED_DIE: Final = 0


@final
class DiceOnTable:
    """The dice as they lie, counted by their faces."""

    def __init__(self, dice: list[int], throws: int) -> None:
        self.dice: Final = dice
        self.is_last: Final = throws >= MAX_REROLLS
        self.skulls: i64 = skulls(dice)
        self.red: i64 = red_kind(dice[RED_DIE])
        self.blanks: i64 = 0
        self.finds: i64 = 0
        self.steps: i64 = 0
        for face in dice[1:]:
            if face == BLANK:
                self.blanks += 1
            elif face == FIND:
                self.finds += 1
            elif face != SKULL and face != DOUBLE_SKULL:
                self.steps += 1

    def option(self, red: i64, blanks: i64, finds: i64, steps: i64) -> int:
        """The choice that throws these numbers of dice again, by face, and the red one or not."""
        option = 0
        bit = 1
        for die, face in enumerate(self.dice):
            if face == SKULL or face == DOUBLE_SKULL:
                continue
            thrown = False
            if die == RED_DIE:
                thrown = red > 0
            elif face == BLANK:
                blanks -= 1
                thrown = blanks >= 0
            elif face == FIND:
                finds -= 1
                thrown = finds >= 0
            else:
                steps -= 1
                thrown = steps >= 0
            if thrown:
                option |= bit
            bit += bit
        return option


def red_kind(face: int) -> i64:
    """What the red die is good for."""
    if face == SKULL or face == DOUBLE_SKULL:
        return RED_ASIDE
    if face == BLANK:
        return RED_BLANK
    return RED_FIND if face == FIND else RED_STEP


@final
class RerollWorth:
    """Some dice to throw again, and what that is worth."""

    def __init__(self, option: int, worth: float) -> None:
        self.option: Final = option
        self.worth: Final = worth


def reroll_worths(
    dice: list[int], throws: int, ends: vec[float], danger: float
) -> list[RerollWorth]:
    """All ways to throw again, one for each class of dice that are alike; to stop comes first."""
    table = DiceOnTable(dice, throws)
    odds = ThrowOdds(ends, danger)
    found: list[RerollWorth] = []
    red: i64 = 0
    while red <= (0 if table.red == RED_ASIDE else 1):
        steps: i64 = 0
        while steps <= table.steps:
            finds: i64 = 0
            while finds <= table.finds:
                blanks: i64 = 0
                while blanks <= table.blanks:
                    worth = worth_of(table, odds, red, blanks, finds, steps)
                    option = table.option(red, blanks, finds, steps)
                    found.append(RerollWorth(option, worth))
                    blanks += 1
                finds += 1
            steps += 1
        red += 1
    return found


def best_reroll(dice: list[int], throws: int, ends: vec[float], danger: float) -> int:
    """The dice to throw again, or STOP where nothing is better."""
    best = STOP
    most = 0.0
    for each in reroll_worths(dice, throws, ends, danger):
        if each.option == STOP or each.worth > most:
            most = each.worth
            best = each.option
    return best


def worth_of(
    table: DiceOnTable, odds: ThrowOdds, red: i64, blanks: i64, finds: i64, steps: i64
) -> float:
    """What it is worth to throw these dice again, and then to do the best."""
    black = blanks + finds + steps
    find_kept = table.finds - finds
    step_kept = table.steps - steps
    if table.is_last or black + red == 0:
        if red == 0:
            find_kept += 1 if table.red == RED_FIND else 0
            step_kept += 1 if table.red == RED_STEP else 0
        if black + red == 0:
            return odds.ends[step_kept * SIDE + find_kept]
        return odds.last_throw(table.skulls, red, black, step_kept, find_kept)
    return odds.middle_throw(
        table.skulls, table.red, red, black, table.blanks - blanks, find_kept, step_kept
    )
