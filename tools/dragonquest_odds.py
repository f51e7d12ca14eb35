"""Works out the tables of DragonQuest's bot: `python -m tools.dragonquest_odds` prints them.

A hero walks a number of squares in a number of turns. Every throw is weighed by its exact odds and
every choice is the best one (`bot/throw_odds.py`); dangers cost what `bot/danger_odds.py` says.
Three things are only about right: walls lengthen the way by two squares in one turn of 25, a find
is worth a part of what an object would bring, and wounds tell how often a trap has sprung. With
`PYTHONPATH=build/compiled` it takes about a minute.
"""

from __future__ import annotations

from functools import cache
from math import exp
from typing import Final

from librt.vecs import vec

from donjon.games.dragonquest.bot.danger_odds import (
    ENCOUNTERS,
    MONSTER_LOSS,
    NO_ENCOUNTER,
    TRAP_LOSSES,
)
from donjon.games.dragonquest.bot.throw_odds import (
    ENDS,
    LIMIT,
    OUTCOMES,
    RED_ASIDE,
    RED_CHANCES,
    RED_FIND,
    RED_SKULL,
    RED_STEP,
    RED_TWO_SKULLS,
    SIDE,
    ThrowOdds,
)
from donjon.games.dragonquest.content.tables import (
    BOXES,
    LIFE,
    MOVEMENT_DICE,
    POTION,
    TRAP_SKIPS,
    TRAPS,
)

TURNS: Final = 20
SQUARES: Final = 40
BONES: Final = 16
DETOUR: Final = 2
WALL: Final = 0.04
"""How often a wall lengthens the way in a turn, as seen in matches of the bot."""
OBJECT_SQUARES: Final = 2
FIND_WORTH: Final = 0.8 / BOXES
LOSS_OF_DANGER: Final = 2.3
"""The life points that a danger costs on average; wounds divided by it count dangers."""
EXPOSED_BY_TURN: Final = 1.2

Table = list[list[float]]
"""By squares and life points: the chance to get out."""


def solved() -> list[Table]:
    """The tables for 0, 1, 2, … turns."""
    nothing = [
        [1.0 if square == 0 and life else 0.0 for life in range(BONES + 1)]
        for square in range(SQUARES + DETOUR + 1)
    ]
    tables = [nothing]
    for _ in range(TURNS):
        before = tables[-2] if len(tables) > 1 else nothing
        tables.append(one_turn_more(tables[-1], before))
    return tables


def one_turn_more(after: Table, skipped: Table) -> Table:
    """The chances with one turn more; `skipped` is what is left after a turn that is skipped."""
    found = [[1.0 if life else 0.0 for life in range(BONES + 1)]]
    for squares in range(1, len(after)):
        found.append([0.0] + [cell(after, skipped, squares, n) for n in range(1, BONES + 1)])
    return [found[0], *[with_wall(found, squares) for squares in range(1, len(found))]]


def with_wall(found: Table, squares: int) -> list[float]:
    """The chances at `squares` from the exit, if a wall may lengthen the way before the throw."""
    longer = found[min(squares + DETOUR, len(found) - 1)]
    return [
        (1 - WALL) * worth + WALL * other
        for worth, other in zip(found[squares], longer, strict=True)
    ]


def cell(after: Table, skipped: Table, squares: int, life: int) -> float:
    """The chance with one turn more, before walls."""
    danger_worth = danger(after, skipped, squares, life)
    return first_throw(ThrowOdds(ends(after, squares, life), danger_worth))


def ends(after: Table, squares: int, life: int) -> vec[float]:
    """What each end of the turn is worth, by steps and finds; at last finds bring nothing."""
    find_worth = FIND_WORTH if after[1][life] > 0.0 else 0.0
    worths = [0.0] * ENDS
    for steps in range(MOVEMENT_DICE + 1):
        here = after[max(0, squares - steps)]
        nearer = after[max(0, squares - steps - OBJECT_SQUARES)]
        gain = max(nearer[life], here[min(BONES, life + POTION)]) - here[life]
        for finds in range(MOVEMENT_DICE + 1 - steps):
            worths[steps * SIDE + finds] = here[life] + find_worth * finds * gain
    return vec[float](worths)


def danger(after: Table, skipped: Table, squares: int, life: int) -> float:
    """What is left of the chance after the danger dice."""
    here = after[squares]
    total = NO_ENCOUNTER * here[life]
    for loss in range(min(len(MONSTER_LOSS), life)):
        total += MONSTER_LOSS[loss] * here[life - loss]
    for trap in range(TRAPS):
        row = skipped[squares] if TRAP_SKIPS[trap] else here
        expected = max(0, LIFE - life) / LOSS_OF_DANGER * ENCOUNTERS[trap]
        sprung = exp(-expected)
        for losses in TRAP_LOSSES[trap]:
            for loss in range(min(len(losses), life)):
                total += ENCOUNTERS[trap] * sprung * losses[loss] * row[life - loss]
            sprung *= expected
    return total


def first_throw(odds: ThrowOdds) -> float:
    """The worth of a turn before its first throw."""

    @cache
    def with_two_left(skulls: int, red: int, blanks: int, finds: int, steps: int) -> float:
        if skulls >= LIMIT:
            return odds.danger
        stopped = (steps + (red == RED_STEP)) * SIDE + finds + (red == RED_FIND)
        best = odds.ends[stopped]
        for thrown in range(2 if red != RED_ASIDE else 1):
            for find in range(finds + 1):
                for step in range(steps + 1):
                    for black in range(find + step, find + step + blanks + 1):
                        if black or thrown:
                            kept = (blanks + find + step - black, finds - find, steps - step)
                            worth = odds.middle_throw(skulls, red, thrown, black, *kept)
                            best = max(best, worth)
        return best

    total = 0.0
    for skulls, blanks, finds, steps, chance in OUTCOMES[-1]:
        faces = (blanks, finds, steps)
        total += chance * RED_TWO_SKULLS * with_two_left(skulls + 2, RED_ASIDE, *faces)
        total += chance * RED_SKULL * with_two_left(skulls + 1, RED_ASIDE, *faces)
        for red, likely in enumerate(RED_CHANCES):
            if likely > 0.0:
                total += chance * likely * with_two_left(skulls, red, *faces)
    return total


def exposed(turns: int, squares: int) -> int:
    """For how many squares a hero is exposed to dangers."""
    return min(squares, int(EXPOSED_BY_TURN * (turns - 1)))


def life_parts(tables: list[Table]) -> list[list[float]]:
    """What wounds leave of the chance of a healthy hero, by life points and exposed squares."""
    width = exposed(TURNS, SQUARES) + 1
    found: list[list[float]] = []
    for life in range(1, BONES + 1):
        both = [0.0] * width
        healthy = [0.0] * width
        for turns in range(1, TURNS + 1):
            for squares in range(1, SQUARES + 1):
                at, row = exposed(turns, squares), tables[turns][squares]
                both[at] += row[life] * row[LIFE]
                healthy[at] += row[LIFE] * row[LIFE]
        found.append([one / other for one, other in zip(both, healthy, strict=True)])
    return found


def written(name: str, rows: list[list[float]], unit: int) -> str:
    """Rows as TOML, without the noughts at their ends."""
    lines = [f"{name} = ["]
    for row in rows:
        numbers = [round(number * unit) for number in row]
        while numbers and not numbers[-1]:
            numbers.pop()
        lines.append(f"  {numbers},")
    return "\n".join([*lines, "]"])


def main() -> None:
    tables = solved()
    time = [[row[LIFE] for row in table[1 : SQUARES + 1]] for table in tables[1:]]
    print(written("time", time, 10_000))
    print(written("life", life_parts(tables), 1_000))


if __name__ == "__main__":
    main()
