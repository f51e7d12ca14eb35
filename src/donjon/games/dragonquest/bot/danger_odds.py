"""What the danger dice bring: how often each encounter comes, and what it costs in life points."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from donjon.games.dragonquest.content.tables import (
    COMBAT_DICE,
    DANGER_DIE,
    GHOUL,
    HIGHER,
    LETTER_BLANK,
    LETTER_DIE,
    LOWER,
    MONSTER_WOUND_DICE,
    MONSTER_WOUND_RULE,
    SKELETON,
    SUM,
    SWORD,
    TRAP_LOSS,
    TRAP_WOUND_DICE,
    TRAPS,
    WOUND_DIE,
)

MOST_LOSS: Final = 24
"""Losses beyond this kill every hero."""
ROUNDS: Final = 40
"""A fight is almost never longer."""


def encounters() -> list[float]:
    """The chance of each trap and each monster: the first symbol seen twice, else the letter's."""
    found = [0.0] * SKELETON
    once = 1.0 / len(DANGER_DIE)
    for a in DANGER_DIE:
        for b in DANGER_DIE:
            if a == b:
                found[a] += once * once
                continue
            for c in DANGER_DIE:
                if c == a or c == b:
                    found[c] += once * once * once
                    continue
                for letter in LETTER_DIE:
                    if letter != LETTER_BLANK:
                        slots = [a, b, c]
                        found[slots[letter]] += once * once * once / len(LETTER_DIE)
    return found


def wound_chances(dice: int, rule: int) -> list[float]:
    """The chance of each loss from `dice` wound dice; `rule` says which of them count."""
    thrown: list[list[int]] = [[]]
    for _ in range(dice):
        thrown = [[*before, face] for before in thrown for face in WOUND_DIE]
    found = [0.0] * (MOST_LOSS + 1)
    for faces in thrown:
        loss = sum(faces)
        if faces and rule == LOWER:
            loss = min(faces)
        elif faces and rule == HIGHER:
            loss = max(faces)
        found[loss] += 1.0 / len(thrown)
    return found


def added(first: list[float], second: list[float]) -> list[float]:
    """The chances of the sum of two losses."""
    found = [0.0] * (MOST_LOSS + 1)
    for one, chance in enumerate(first):
        for two, other in enumerate(second):
            found[min(one + two, MOST_LOSS)] += chance * other
    return found


def fight_losses(monster: int) -> list[float]:
    """The chance of each loss in a whole fight with a ghoul, a troll or an orc."""
    die = COMBAT_DICE[monster - GHOUL]
    sword = len([face for face in die if face == SWORD]) / len(die)
    at = monster - GHOUL
    wound = wound_chances(MONSTER_WOUND_DICE[at], MONSTER_WOUND_RULE[at])
    found = [0.0] * (MOST_LOSS + 1)
    so_far = [1.0] + [0.0] * MOST_LOSS
    for _ in range(ROUNDS):
        for loss, chance in enumerate(so_far):
            found[loss] += chance * sword
        so_far = [chance * (1.0 - sword) for chance in added(so_far, wound)]
    return found


def trap_losses(trap: int) -> list[list[float]]:
    """The chance of each loss in a trap, for the first and for the second fall."""
    found: list[list[float]] = []
    for loss in TRAP_LOSS[trap]:
        fixed = [0.0] * (MOST_LOSS + 1)
        fixed[loss] = 1.0
        found.append(added(fixed, wound_chances(TRAP_WOUND_DICE[trap], SUM)))
    return found


ENCOUNTERS: Final = encounters()
NO_ENCOUNTER: Final[float] = 1.0 - sum(ENCOUNTERS)
ENCOUNTER: Final = vec[float](ENCOUNTERS)
"""By trap and monster."""
TRAP_LOSSES: Final = [[vec[float](row) for row in trap_losses(trap)] for trap in range(TRAPS)]
"""By trap and number of earlier falls: the chance of each loss."""
FIGHT_LOSSES: Final = [fight_losses(monster) for monster in range(GHOUL, SKELETON)]
"""By monster: the chance of each loss in a fight."""
MONSTER_LOSS: Final = vec[float](
    [
        sum(ENCOUNTERS[GHOUL + at] * losses[loss] for at, losses in enumerate(FIGHT_LOSSES))
        for loss in range(MOST_LOSS + 1)
    ]
)
"""The chance of a monster and each loss, all monsters together."""


def mean(losses: list[float]) -> float:
    """The mean loss."""
    return sum(loss * chance for loss, chance in enumerate(losses))


FIGHT_COST: Final = [mean(losses) for losses in FIGHT_LOSSES]
