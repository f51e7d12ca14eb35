"""What a path has found, row by row, with what the objectives score for it."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.objectives import COUNTED, OBJECTIVE_IDS
from donjon.games.map_masters.content.printed_icons import (
    COIN,
    KEY,
    KIND_IDS,
    KINDS,
    LAVA,
    ROPE,
    SCROLL,
    SWORD,
    TRAPDOOR,
)
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.icons import KIND_ICONS, KIND_TINTS, POINTS_ICON
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.view.forms import ObjectiveView, PathView, View
from donjon.games.map_masters.words.ids import found_id
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Counter
from donjon.kernel.words.message import Message

ROWS: Final = [kind for kind in range(KINDS) if kind != LAVA]
"""A row for each kind; trapdoors and lava are one, as for the objective."""
LASTING: Final = [COIN, SWORD, KEY, SCROLL, ROPE]
"""Rows that are there from the start: what will be paid out, and what can be used."""


def counted_by(goal: str) -> int:
    """The row that an objective counts."""
    return COUNTED[OBJECTIVE_IDS.index(goal)]


def scored_goals(view: View) -> list[ObjectiveView]:
    """The objectives of this turn's dungeons; at the reset the next one is on the table."""
    if view.phase == "reset":
        return view.drawn[-3:-1]
    return [goal for goal in (view.primary, view.secondary) if goal is not None]


def find_counters(
    seat: int, path: PathView | None, goals: list[ObjectiveView], memory: DrawingMemory
) -> list[Counter]:
    """MM-6.2, MM-10.4  What a path has circled, what of it is used, and what it scores.

    The rows that an objective counts come first.
    """
    found = by_kind(path, True)
    crossed = by_kind(path, False)
    worth = [-1] * KINDS
    for goal in goals:
        kind = counted_by(goal.id)
        worth[kind] = max(0, worth[kind]) + found[kind] * goal.vp
    rows = [kind for kind in ROWS if worth[kind] >= 0]
    rows.extend([kind for kind in ROWS if worth[kind] < 0 and (found[kind] or kind in LASTING)])
    return [counter(seat, kind, found[kind], crossed[kind], worth[kind], memory) for kind in rows]


def by_kind(path: PathView | None, is_found: bool) -> list[int]:
    """How many a path has found, or used and overcome, of each row."""
    numbers = [0] * KINDS
    if path is None:
        return numbers
    if is_found:
        for id, n in path.found.items():
            numbers[KIND_IDS.index(id)] += n
    else:
        for card, icon in path.crossed:
            numbers[face_of(card).kinds[icon]] += 1
    numbers[TRAPDOOR] += numbers[LAVA]
    return numbers


def counter(
    seat: int, kind: int, found: int, crossed: int, worth: int, memory: DrawingMemory
) -> Counter:
    """A row; cached in `memory`."""
    key = seat, kind, found, crossed, worth
    kept = memory.find_counters.get(key)
    if kept is None:
        made = Counter(
            id=found_id(kind, seat),
            of=seat,
            icon=KIND_ICONS[kind],
            value=found,
            label=Message(f"mm-found-{KIND_IDS[kind]}"),
            show="row",
            tint=KIND_TINTS[kind],
            spent=min(crossed, found),
            worth=tinted_amount(POINTS_ICON, worth) if worth >= 0 else None,
            tip=f"found-{KIND_IDS[kind]}",
        )
        kept = memory.find_counters.put(key, made)
    return kept
