"""Why a dungeon or a step of a path is not possible: each reason with the rule that says so."""

from __future__ import annotations

from typing import Final

FINE: Final = 0
OVERLAP: Final = 1
MISMATCH: Final = 2
NOT_LINKED: Final = 3
NO_CARD: Final = 4
NO_FREE_END: Final = 5
HAS_STARTED: Final = 6
NOT_STARTED: Final = 7
HAS_ENDED: Final = 8
NO_WAY: Final = 9
CORRIDOR_USED: Final = 10
CROSSING_USED: Final = 11
DOOR_USED: Final = 12
CROSSES_IN_ROOM: Final = 13
NO_ROPE: Final = 14
CANNOT_PAY: Final = 15
LANDING_USED: Final = 16
NO_TRAPDOOR: Final = 17
TRAPDOOR_USED: Final = 18
NO_STAIRS: Final = 19
NO_CIRCLE_HERE: Final = 20
NO_CIRCLE_THERE: Final = 21
NO_SCROLL: Final = 22
NO_SPELL: Final = 23
NO_MONSTER_THERE: Final = 24
NO_BARREL_HERE: Final = 25
NO_BARREL_THERE: Final = 26
NOT_OUTER: Final = 27
NO_OPPOSITE: Final = 28
UNKNOWN_MOVE: Final = 29

FAULT_IDS: Final = [
    "fine", "overlap", "mismatch", "not-linked", "no-card", "no-free-end", "has-started",
    "not-started", "has-ended", "no-way", "corridor-used", "crossing-used", "door-used",
    "crosses-in-room", "no-rope", "cannot-pay", "landing-used", "no-trapdoor", "trapdoor-used",
    "no-stairs", "no-circle-here", "no-circle-there", "no-scroll", "no-spell", "no-monster-there",
    "no-barrel-here", "no-barrel-there", "not-outer", "no-opposite", "unknown-move",
]  # fmt: skip
FAULT_RULES: Final = [
    "", "MM-4.5", "MM-4.8", "MM-4.9", "MM-R50", "MM-5.1", "MM-5.2", "MM-5.1", "MM-5.8", "MM-5.3",
    "MM-5.4", "MM-5.5", "MM-7.6", "MM-7.7", "MM-6.17", "MM-6.9", "MM-6.23", "MM-6.17", "MM-6.21",
    "MM-8.2", "MM-6.26", "MM-6.27", "MM-6.26", "MM-14.1", "MM-R29", "MM-14.6", "MM-14.6",
    "MM-R28", "MM-R28", "MM-5.3",
]  # fmt: skip
