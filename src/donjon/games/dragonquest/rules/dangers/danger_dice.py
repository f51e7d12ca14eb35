"""DragonQuest D.1: the danger dice."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import DANGER_DIE, FOG, LETTER_BLANK, LETTER_DIE, NONE
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.rules.dangers.monsters import meet_monster
from donjon.games.dragonquest.rules.dangers.traps import fall_into
from donjon.games.dragonquest.words import danger_events
from donjon.kernel.rules.step import Step


@final
class Danger(Step["DragonQuest"]):
    """DQ-8.6, DQ-8.7, DQ-8.8  Dice alone name the encounter; the hero stays where it is."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        danger = throw_danger_dice(s, hero)
        danger_events.danger(s, self.seat, danger)
        if danger == NONE:
            return
        if danger <= FOG:
            fall_into(s, hero, danger)
        else:
            meet_monster(s, hero, danger)


def throw_danger_dice(s: DragonQuest, hero: Hero) -> int:
    """DQ-8.1 to DQ-8.5  The first symbol seen twice, else the letter's; NONE for a blank letter.

    The dice are alike, only their order counts (DQ-R58).
    """
    a = DANGER_DIE[s.chance.below(6)]
    b = DANGER_DIE[s.chance.below(6)]
    if b == a:
        hero.danger = bytes([a, b])
        return a
    c = DANGER_DIE[s.chance.below(6)]
    hero.danger = bytes([a, b, c])
    if c == a or c == b:
        return c
    letter = LETTER_DIE[s.chance.below(6)]
    if letter == LETTER_BLANK:
        return NONE
    return hero.danger[letter]
