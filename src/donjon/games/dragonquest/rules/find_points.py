"""DragonQuest C.3 and C.4: find points, and the dangers at the ends of the rows."""

from __future__ import annotations

from typing import Final, final

from donjon.games.dragonquest.content.tables import BOXES, DEMON_ROW, ROWS, SKELETON, SPIDER_ROW
from donjon.games.dragonquest.model.state import WOKEN, DragonQuest, Hero
from donjon.games.dragonquest.rules.dangers.demon import wake_demon
from donjon.games.dragonquest.rules.dangers.monsters import meet_monster
from donjon.games.dragonquest.rules.dangers.spider import wake_spider
from donjon.games.dragonquest.rules.objects import active_row
from donjon.games.dragonquest.words import danger_events, events
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.rules.step import Step


@final
class TickFinds(Step["DragonQuest"]):
    """DQ-7.1  One box for each die showing a find; DQ-7.9, DQ-R15: none at the exit."""

    def __init__(self, seat: int, count: int) -> None:
        self.seat: Final = seat
        self.count: Final = count

    def run(self, s: DragonQuest) -> None:
        hero = s.heroes[self.seat]
        if self.count and hero.is_inside():
            tick_finds(s, hero, self.count)


def tick_finds(s: DragonQuest, hero: Hero, count: int) -> None:
    """DQ-7.2  From left to right in the active row; DQ-7.7: without one, symbols do nothing."""
    row = active_row(hero)
    if row == ROWS:
        return
    room = BOXES - hero.finds[row]
    ticked = min(count, room)
    hero.finds = with_value(hero.finds, row, hero.finds[row] + ticked)
    events.found(s, hero.seat, ticked, row, hero.finds[row])
    if count > room:
        wake_danger(s, hero, row)  # DQ-7.5, DQ-R16


def wake_danger(s: DragonQuest, hero: Hero, row: int) -> None:
    """DQ-7.4, DQ-7.6, DQ-7.8  The row is crossed out for nothing and its danger acts at once."""
    hero.rows = with_value(hero.rows, row, WOKEN)
    if row == SPIDER_ROW:  # DQ-7.3, DQ-R53
        wake_spider(s, hero)
    elif row == DEMON_ROW:
        wake_demon(s, hero)
    else:
        wake_skeleton(s, hero)


def wake_skeleton(s: DragonQuest, hero: Hero) -> None:
    """DQ-12.16  The hero fights it at once; DQ-12.18: or sends it away with the ring."""
    danger_events.skeleton_woken(s, hero.seat)
    meet_monster(s, hero, SKELETON)
