"""DragonQuest's line: how a square joins it, and which squares are closed to the hero."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import CHAMBER, CORNERS, DOORS, EXIT, ORB_OF_LIGHT
from donjon.games.dragonquest.model.state import LINE, DragonQuest, Hero
from donjon.games.dragonquest.rules.route import is_burnt
from donjon.games.dragonquest.words import events
from donjon.kernel.rules.byte_rows import with_one_more


def begin_line(hero: Hero, square: int) -> None:
    """DQ-6.11, DQ-0.6  The square on which the line begins belongs to it from the start."""
    hero.square = square
    hero.line = bytes([square])
    hero.marks[square] |= LINE


def step_to(s: DragonQuest, hero: Hero, square: int) -> None:
    """DQ-6.9  The square joins the line; DQ-6.5: the chamber alone may be entered again."""
    if square != CHAMBER:
        hero.marks[square] |= LINE
    hero.line = with_one_more(hero.line, square)
    hero.square = square
    events.stepped(s, hero.seat, square)


def end_move(hero: Hero) -> None:
    """DQ-6.9  The last square of a move is marked with a dot."""
    hero.stops = with_one_more(hero.stops, len(hero.line) - 1)


def may_enter(hero: Hero, origin: int, square: int) -> bool:
    """DQ-6.3, DQ-21.7  Not blocked, not on the line, not crossed by the demon; DQ-6.12."""
    if hero.marks[square]:
        return False
    if square == EXIT:
        return hero.been  # DQ-6.8, DQ-R13
    if square == CHAMBER:
        return not (is_burnt(hero) and origin == hero.square)  # DQ-6.7
    return True


def free_doors(hero: Hero) -> list[int]:
    """DQ-14.2  The free squares sharing a side with the chamber."""
    return [door for door in DOORS if hero.marks[door] == 0]


def free_corners(hero: Hero) -> list[int]:
    """DQ-14.3, DQ-21.6  With the orb also the free corner squares of the chamber."""
    if not hero.has(ORB_OF_LIGHT):
        return []
    return [corner for corner in CORNERS if hero.marks[corner] == 0]
