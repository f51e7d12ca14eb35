"""What the rules say about each kind of thing on DragonQuest's table."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import SYMBOLS
from donjon.games.dragonquest.content.tables import TRAP_LOSS
from donjon.kernel.drawing.tips import about
from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message

TRAP_RULES: Final = [("arrow", "DQ-10.2"), ("trapdoor", "DQ-10.3"), ("fog", "DQ-10.4")]
"""The traps in the order of their rows."""
DICE: Final = [
    (f"{colour}-{face}", face) for colour in ("red", "black") for face in SYMBOLS[f"move_{colour}"]
]


def trap_tip(trap: int) -> Id:
    """The key of what is said about a kind of trap."""
    return f"danger-{TRAP_RULES[trap][0]}"


def dice_with(face: str) -> list[Id]:
    """The movement dice that show a face."""
    return [id for id, shown in DICE if shown == face]


TRAPS: Final = {
    trap_tip(n): Tip(
        Message(f"dq-tip-{trap}", {"first": TRAP_LOSS[n][0], "second": TRAP_LOSS[n][1]}), rule
    )
    for n, (trap, rule) in enumerate(TRAP_RULES)
}
SHEET: Final = {
    **about("dq-tip-square", "DQ-6.3", ["square"]),
    **about("dq-tip-start", "DQ-6.11", ["square-start"]),
    **about("dq-tip-orange", "DQ-6.12", ["square-orange"]),
    **about("dq-tip-black", "DQ-12.7", ["square-black"]),
    **about("dq-tip-exit", "DQ-6.8", ["square-exit"]),
    **about("dq-tip-chamber", "DQ-13.2", ["chamber"]),
    **about("dq-tip-sun", "DQ-3.1", ["sun"]),
    **about("dq-tip-sunset", "DQ-3.3", ["sunset", "suns"]),
    **about("dq-tip-bone", "DQ-9.1", ["bone", "bones"]),
    **about("dq-tip-find-box", "DQ-7.2", ["find"]),
    **about("dq-tip-spider", "DQ-12.1", ["row-spider"]),
    **about("dq-tip-demon", "DQ-12.8", ["row-demon", "demon"]),
    **about("dq-tip-skeleton", "DQ-12.17", ["row-skeleton"]),
    **about("dq-tip-danger-slot", "DQ-8.4", ["danger"]),
    **about("dq-tip-coin", "DQ-13.7", ["coin"]),
    **about("dq-tip-death", "DQ-9.2", ["death"]),
    **about("dq-tip-gold", "DQ-1.3", ["gold"]),
    **about("dq-tip-wall", "DQ-4.12", ["brick"]),
    **about("dq-tip-hero", "DQ-6.1", ["pawn"]),
}
ON_THE_FELT: Final = {
    **about("dq-tip-step", "DQ-5.9", dice_with("room") + dice_with("corridor")),
    **about("dq-tip-find", "DQ-7.1", dice_with("find")),
    **about("dq-tip-blank", "DQ-5.10", dice_with("blank")),
    **about("dq-tip-skull", "DQ-5.4", [*dice_with("skull"), "skull"]),
    **about("dq-tip-double_skull", "DQ-5.3", dice_with("double_skull")),
    **about("dq-tip-dragon", "DQ-13.6", ["chamber-dragon", "dragon"]),
    **about("dq-tip-coins", "DQ-13.7", ["chamber-coin_50", "chamber-coin_100"]),
    **about("dq-tip-star", "DQ-13.8", ["chamber-star"]),
    **about("dq-tip-nothing", "DQ-13.5", ["chamber-blank"]),
    **about("dq-tip-ghoul", "DQ-11.5", ["danger-ghoul"]),
    **about("dq-tip-troll", "DQ-11.6", ["danger-troll"]),
    **about("dq-tip-orc", "DQ-11.7", ["danger-orc"]),
    **about("dq-tip-tile", "DQ-4.6", ["wall-tile"]),
    **about("dq-tip-rolls", "DQ-5.5", ["rolls"]),
}
TIPS: Final[dict[Id, Tip]] = {**TRAPS, **SHEET, **ON_THE_FELT}
"""Every tip by the kind of things that it is about."""
