"""The movement dice by their odds: the exact worth of throwing some of them again.

Dice with the same face are alike, so a throw is counted by its faces: the skulls, what the red die
shows, and how many black dice are blank, show a find or a step.
"""

from __future__ import annotations

from math import factorial
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from donjon.games.dragonquest.content.tables import (
    BLANK,
    CORRIDOR,
    DOUBLE_SKULL,
    FIND,
    MOVE_BLACK,
    MOVE_RED,
    MOVEMENT_DICE,
    ROOM,
    SKULL,
    SKULLS_FOR_DANGER,
)

DICE: Final[i64] = MOVEMENT_DICE
SIDE: Final[i64] = MOVEMENT_DICE + 1
"""None to all of the dice can show a step, or a find."""
BLACK: Final[i64] = MOVEMENT_DICE - 1
LIMIT: Final[i64] = SKULLS_FOR_DANGER
ENDS: Final[i64] = SIDE * SIDE
UNKNOWN: Final = -1e9

RED_ASIDE: Final[i64] = 0
RED_BLANK: Final[i64] = 1
RED_FIND: Final[i64] = 2
RED_STEP: Final[i64] = 3
RED_KINDS: Final[i64] = 4


def share(faces: bytes, wanted: list[int]) -> float:
    """The chance that a die shows one of these faces."""
    return len([face for face in faces if face in wanted]) / len(faces)


STEPS: Final = [ROOM, CORRIDOR]
BLACK_SKULL: Final = share(MOVE_BLACK, [SKULL])
BLACK_BLANK: Final = share(MOVE_BLACK, [BLANK])
BLACK_FIND: Final = share(MOVE_BLACK, [FIND])
BLACK_STEP: Final = share(MOVE_BLACK, STEPS)
RED_TWO_SKULLS: Final = share(MOVE_RED, [DOUBLE_SKULL])
RED_SKULL: Final = share(MOVE_RED, [SKULL])
RED_CHANCES: Final = vec[float](
    [0.0, share(MOVE_RED, [BLANK]), share(MOVE_RED, [FIND]), share(MOVE_RED, STEPS)]
)


def outcomes(dice: int) -> list[tuple[int, int, int, int, float]]:
    """Every throw of `dice` black dice: skulls, blanks, finds, steps, and its chance."""
    found: list[tuple[int, int, int, int, float]] = []
    for skulls in range(dice + 1):
        for blanks in range(dice + 1 - skulls):
            for finds in range(dice + 1 - skulls - blanks):
                steps = dice - skulls - blanks - finds
                ways = factorial(dice)
                for count in (skulls, blanks, finds, steps):
                    ways //= factorial(count)
                chance = BLACK_SKULL**skulls * BLACK_BLANK**blanks
                chance *= BLACK_FIND**finds * BLACK_STEP**steps
                found.append((skulls, blanks, finds, steps, ways * chance))
    return found


OUTCOMES: Final = [outcomes(dice) for dice in range(MOVEMENT_DICE)]
FACES_THROWN: Final = [
    vec[i64]([count for each in found for count in each[:4]]) for found in OUTCOMES
]
CHANCES: Final = [vec[float]([each[4] for each in found]) for found in OUTCOMES]
NO_LAST: Final = vec[float]([0.0] * (SKULLS_FOR_DANGER * 2 * MOVEMENT_DICE * ENDS))
NO_NEXT: Final = vec[float]([UNKNOWN] * (SKULLS_FOR_DANGER * RED_KINDS * MOVEMENT_DICE**3))


@final
class ThrowOdds:
    """What dice are worth if every choice to come is the best one.

    `ends` has the worth of a turn by steps and finds (`steps * SIDE + finds`), `danger` that of a
    turn which ends with too many skulls.
    """

    def __init__(self, ends: vec[float], danger: float) -> None:
        self.ends: Final = ends
        self.danger: Final = danger
        self.last: vec[float] = NO_LAST[:]
        self.next: vec[float] = NO_NEXT[:]
        self.fill_last()

    def fill_last(self) -> None:
        """Work out the last throw for all dice at once: one die more after the other."""
        black: i64 = 0
        while black <= BLACK:
            self.fill(black, 0)
            self.fill(black, 1)
            black += 1

    def fill(self, black: i64, red: i64) -> None:
        """Work out the last throw of `black` black and `red` red dice, for all that may be kept."""
        kept: i64 = DICE - black - red
        steps: i64 = 0
        while steps <= kept:
            finds: i64 = 0
            while finds <= kept - steps:
                skulls: i64 = 0
                while skulls < LIMIT:
                    at = place_of_last(skulls, red, black, steps, finds)
                    self.last[at] = self.one_die_more(skulls, red, black, steps, finds)
                    skulls += 1
                finds += 1
            steps += 1

    def one_die_more(self, skulls: i64, red: i64, black: i64, steps: i64, finds: i64) -> float:
        """The mean over the faces of one of the dice, from what is known of the others."""
        if red:
            return (
                RED_TWO_SKULLS * self.last_throw(skulls + 2, 0, black, steps, finds)
                + RED_SKULL * self.last_throw(skulls + 1, 0, black, steps, finds)
                + RED_CHANCES[RED_BLANK] * self.last_throw(skulls, 0, black, steps, finds)
                + RED_CHANCES[RED_FIND] * self.last_throw(skulls, 0, black, steps, finds + 1)
                + RED_CHANCES[RED_STEP] * self.last_throw(skulls, 0, black, steps + 1, finds)
            )
        if black:
            return (
                BLACK_SKULL * self.last_throw(skulls + 1, 0, black - 1, steps, finds)
                + BLACK_BLANK * self.last_throw(skulls, 0, black - 1, steps, finds)
                + BLACK_FIND * self.last_throw(skulls, 0, black - 1, steps, finds + 1)
                + BLACK_STEP * self.last_throw(skulls, 0, black - 1, steps + 1, finds)
            )
        return self.ends[steps * SIDE + finds]

    def last_throw(self, skulls: i64, red: i64, black: i64, steps: i64, finds: i64) -> float:
        """The worth of throwing these dice for the last time, with these steps and finds kept."""
        if skulls >= LIMIT:
            return self.danger
        return self.last[place_of_last(skulls, red, black, steps, finds)]

    def before_last(self, skulls: i64, red: i64, blanks: i64, finds: i64, steps: i64) -> float:
        """The worth of these dice if any without a skull may be thrown once more."""
        if skulls >= LIMIT:
            return self.danger
        at = place_of_next(skulls, red, blanks, finds, steps)
        if self.next[at] == UNKNOWN:
            self.next[at] = self.best_last(skulls, red, blanks, finds, steps)
        return self.next[at]

    def best_last(self, skulls: i64, red: i64, blanks: i64, finds: i64, steps: i64) -> float:
        """The best of all ways to throw once more, or not at all."""
        best = UNKNOWN
        red_thrown: i64 = 0
        while red_thrown <= (1 if red != RED_ASIDE else 0):
            find_kept: i64 = finds + (1 if red == RED_FIND and red_thrown == 0 else 0)
            step_kept: i64 = steps + (1 if red == RED_STEP and red_thrown == 0 else 0)
            finds_thrown: i64 = 0
            while finds_thrown <= finds:
                steps_thrown: i64 = 0
                while steps_thrown <= steps:
                    black: i64 = finds_thrown + steps_thrown
                    while black <= finds_thrown + steps_thrown + blanks:
                        at = place_of_last(
                            skulls,
                            red_thrown,
                            black,
                            step_kept - steps_thrown,
                            find_kept - finds_thrown,
                        )
                        if self.last[at] > best:
                            best = self.last[at]
                        black += 1
                    steps_thrown += 1
                finds_thrown += 1
            red_thrown += 1
        return best

    def middle_throw(
        self,
        skulls: i64,
        red: i64,
        red_thrown: i64,
        black: i64,
        blanks: i64,
        finds: i64,
        steps: i64,
    ) -> float:
        """The worth of throwing these dice when one more throw may follow; the others are kept."""
        faces = FACES_THROWN[black]
        chances = CHANCES[black]
        total = 0.0
        at: i64 = 0
        while at < len(chances):
            now: i64 = skulls + faces[4 * at]
            b: i64 = blanks + faces[4 * at + 1]
            f: i64 = finds + faces[4 * at + 2]
            m: i64 = steps + faces[4 * at + 3]
            if red_thrown:
                total += chances[at] * self.with_red(now, b, f, m)
            else:
                total += chances[at] * self.before_last(now, red, b, f, m)
            at += 1
        return total

    def with_red(self, skulls: i64, blanks: i64, finds: i64, steps: i64) -> float:
        """The mean over the faces of the red die."""
        total = RED_TWO_SKULLS * self.before_last(skulls + 2, RED_ASIDE, blanks, finds, steps)
        total += RED_SKULL * self.before_last(skulls + 1, RED_ASIDE, blanks, finds, steps)
        red: i64 = RED_BLANK
        while red < RED_KINDS:
            if RED_CHANCES[red] > 0.0:
                total += RED_CHANCES[red] * self.before_last(skulls, red, blanks, finds, steps)
            red += 1
        return total


def place_of_last(skulls: i64, red: i64, black: i64, steps: i64, finds: i64) -> i64:
    """Where the worth of a last throw is kept."""
    return (((skulls * 2 + red) * DICE + black) * SIDE + steps) * SIDE + finds


def place_of_next(skulls: i64, red: i64, blanks: i64, finds: i64, steps: i64) -> i64:
    """Where the worth of dice before the last throw is kept."""
    return (((skulls * RED_KINDS + red) * DICE + blanks) * DICE + finds) * DICE + steps
