"""What a thing of DragonQuest's table means now, in figures: losses, what is left, how many."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import (
    BOXES,
    DANGERS,
    DRAGON_WAKES_AT,
    FIND_ROWS,
    ROWS,
    SKULLS_FOR_DANGER,
    TRAP_LOSS,
    TRAP_SKIPS,
    TRAP_WOUND_DICE,
    WOUND_DIE,
)
from donjon.games.dragonquest.drawing.dice_tray import skulls
from donjon.games.dragonquest.view.forms import HeroView, View
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

LEAST_WOUND: Final = min(WOUND_DIE)
MOST_WOUND: Final = max(WOUND_DIE)


def means_now(view: View, id: Id) -> Message | None:
    """What a box or a die means now; None where the thing itself says it all."""
    kind, _, name = id.partition(":")
    if kind == "die":
        return of_die(view, id)
    if kind == "skull":
        return skull_words(view)
    if kind == "dragon":
        return dragon_words(view)
    return of_box(view.heroes[int(kind)], name) if kind.isdecimal() else None


def of_die(view: View, die: Id) -> Message | None:
    """DQ-5.4, DQ-13.6  Skulls and dragons are counted."""
    if die.startswith("die:chamber"):
        return dragon_words(view)
    return skull_words(view) if view.dice else None


def skull_words(view: View) -> Message:
    """How many skulls lie on the table."""
    return Message("dq-tip-skulls", {"n": skulls(view), "of": SKULLS_FOR_DANGER})


def dragon_words(view: View) -> Message:
    """How many dragons lie aside."""
    return Message("dq-tip-dragons", {"n": view.dragons_aside, "of": DRAGON_WAKES_AT})


def of_box(hero: HeroView, name: str) -> Message | None:
    """A box of a sheet, for the hero of the sheet."""
    if hero.status != "inside":
        return None
    box, _, rest = name.partition("-")
    if box == "trap":
        return of_trap(hero, int(rest.partition("-")[0]))
    if box == "bone" or box == "death":
        return Message("dq-tip-life-left", {"n": hero.bones})
    if box == "sun":
        return Message("dq-tip-suns-left", {"n": hero.sun_boxes - hero.suns})
    if box == "find":
        return of_row(hero, int(rest.partition("-")[0]))
    return None


def of_trap(hero: HeroView, trap: int) -> Message:
    """DQ-10.1, DQ-10.5  What the next trap of this kind costs: «2 to 4 life»."""
    times = hero.traps[DANGERS[trap]]
    if times == len(TRAP_LOSS[trap]):
        return Message("dq-tip-trap-kills")
    loss, dice = TRAP_LOSS[trap][times], TRAP_WOUND_DICE[trap]
    least, most = loss + dice * LEAST_WOUND, loss + dice * MOST_WOUND
    if least == most:
        return Message("dq-tip-loses-turn" if TRAP_SKIPS[trap] else "dq-tip-loses", {"n": least})
    return Message("dq-tip-loses-between", {"least": least, "most": most})


def of_row(hero: HeroView, row: int) -> Message | None:
    """DQ-7.2, DQ-7.5  How far the open row is from being full; others count no more, or not yet."""
    first = hero.rows.index("open") if "open" in hero.rows else ROWS
    if row != first:
        return None
    danger = Message(f"dq-danger-{FIND_ROWS[row]}")
    return Message("dq-tip-row", {"n": hero.finds[row], "of": BOXES, "danger": danger})
