"""Heldentaufe 4.11: leaving the underground, and its rebuild."""

from __future__ import annotations

from typing import final

from donjon.games.heldentaufe.content.tables import (
    ARMED_TOKENS,
    FURY,
    GROWN_HEARTS,
    GROWN_SWORD,
    MONSTER_HEARTS,
    MONSTER_SWORD,
    SAFE_TOKENS,
)
from donjon.games.heldentaufe.content.underground_map import LAIRS, PORTAL_OF_HEX, SKULLS
from donjon.games.heldentaufe.model.state import (
    ARMED,
    DISARMED,
    NO_HEX,
    NOBODY,
    Heldentaufe,
    Hero,
    Monster,
)
from donjon.games.heldentaufe.model.surface_map import NO_TILE
from donjon.games.heldentaufe.rules.action_points import spend
from donjon.games.heldentaufe.rules.hero_action import HeroAction
from donjon.games.heldentaufe.rules.hero_board.tokens import empty_belt
from donjon.games.heldentaufe.rules.surface.arrival import arrive
from donjon.games.heldentaufe.words import events
from donjon.games.heldentaufe.words.ids import tile_id
from donjon.games.heldentaufe.words.names import tile_name
from donjon.kernel.rules.byte_rows import with_value
from donjon.kernel.words.message import Message


@final
class Ascend(HeroAction):
    """HT-7.11, HT-11.2, HT-A.4, HT-R23, HT-R55  Up to the surface portal, if it is discovered."""

    def offer(self, s: Heldentaufe, hero: Hero, options: list[int]) -> None:
        if hero.hex != NO_HEX:
            portal = PORTAL_OF_HEX[hero.hex]
            if portal and s.surface.portals[portal - 1] != NO_TILE:
                options.append(self.base + s.surface.portals[portal - 1])

    def take(self, s: Heldentaufe, hero: Hero, n: int) -> None:
        spend(s)
        come_up(s, hero, n)

    def label(self, s: Heldentaufe, hero: Hero, n: int) -> Message:
        return Message("ht-ascend", {"tile": tile_name(s, n)})

    def targets(self, s: Heldentaufe, hero: Hero, n: int) -> list[str]:
        return [tile_id(s, n)]


def come_up(s: Heldentaufe, hero: Hero, tile: int) -> None:
    """HT-11.1, HT-11.3  By a portal or by teleportation."""
    arrive(s, hero, tile)
    events.came_up(s, hero.seat, tile)
    leave_underground(s, hero)


def leave_underground(s: Heldentaufe, hero: Hero) -> None:
    """HT-5.7, HT-11.4, HT-11.11, HT-R24  Active fury ends; with the last hero all is rebuilt."""
    if hero.belt == FURY and hero.used:
        empty_belt(s, hero)
        events.fury_ends(s, hero.seat)
    if not is_anyone_below(s):
        s.chief = NOBODY
        rebuild(s)


def is_anyone_below(s: Heldentaufe) -> bool:
    """Whether a hero is underground."""
    for hero in s.heroes:
        if hero.hex != NO_HEX:
            return True
    return False


def rebuild(s: Heldentaufe) -> None:
    """HT-11.5 to HT-11.9  Danger, chest and monsters as at the start; teeth are not refilled."""
    lay_dangers(s)
    s.chest = True
    for at, monster in enumerate(s.monsters):
        monster.hex = LAIRS[at]
        if monster.hearts == 0:
            monster.hearts = full_hearts(s, at)
    events.rebuilt(s)


def lay_dangers(s: Heldentaufe) -> None:
    """HT-S.8, HT-11.5, HT-R53  The five tokens are shuffled onto the five marked hexes."""
    tokens = [ARMED] * ARMED_TOKENS + [DISARMED] * SAFE_TOKENS
    s.chance.shuffle(tokens)
    for at, hex in enumerate(SKULLS):
        s.danger = with_value(s.danger, hex, tokens[at])


def top_tooth(monster: Monster) -> int:
    """The next reward; 0 if the stack is empty."""
    return monster.stack[-1] if monster.stack else 0


def full_hearts(s: Heldentaufe, at: int) -> int:
    """HT-S.11, HT-11.8, HT-R22  Base and what the top tooth adds."""
    return MONSTER_HEARTS[at] + GROWN_HEARTS[top_tooth(s.monsters[at])]


def monster_sword(s: Heldentaufe, at: int) -> int:
    """HT-8.7, HT-8.10, HT-R21  Base and bonus of the top tooth; without one as under the 5."""
    return MONSTER_SWORD[at] + GROWN_SWORD[top_tooth(s.monsters[at])]
