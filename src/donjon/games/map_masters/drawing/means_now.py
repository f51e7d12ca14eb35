"""What a thing of Map Masters' table means now, in figures: what a goal is worth, what is left."""

from __future__ import annotations

from donjon.games.map_masters.content.printed_icons import KIND_IDS
from donjon.games.map_masters.content.tables import COINS_FOR_A_POINT, TIME_BONUS
from donjon.games.map_masters.drawing.discovery_counters import by_kind, counted_by
from donjon.games.map_masters.drawing.goods_pieces import path_of
from donjon.games.map_masters.view.forms import ObjectiveView, View
from donjon.kernel.words.ids import Id
from donjon.kernel.words.message import Message


def means_now(view: View, id: Id) -> Message | None:
    """The points of a goal or a row, what is for sale, what coins are worth."""
    kind, _, name = id.partition(":")
    if kind == "goal":
        return of_goal(view, view.primary if name == "0" else view.secondary)
    if kind == "coins":
        coins = view.players[int(name)].coins
        return Message("mm-tip-coins-now", {"n": coins, "points": coins // COINS_FOR_A_POINT})
    if kind == "token":
        return Message("mm-tip-stock-now", {"n": view.stock[name]})
    return of_row(view, name.partition(":")[0]) if kind == "found" else None


def of_goal(view: View, goal: ObjectiveView | None) -> Message | None:
    """MM-10.3, MM-12.4  What the viewer's path has found of it, and the points of that."""
    path = None if view.viewer is None else path_of(view.players[view.viewer])
    if goal is None:
        return None
    if path is None:
        bonus = TIME_BONUS[view.turn] if goal.hourglass else 0
        return Message("mm-tip-goal-each", {"vp": goal.vp, "bonus": bonus})
    n = by_kind(path, True)[counted_by(goal.id)]
    return Message("mm-tip-goal-now", {"n": n, "points": n * goal.vp})


def of_row(view: View, kind: str) -> Message | None:
    """MM-6.6  How many of a kind the path has found, and how many of them are used."""
    path = None if view.viewer is None else path_of(view.players[view.viewer])
    if path is None or kind not in KIND_IDS:
        return None
    row = KIND_IDS.index(kind)
    figures = {"n": by_kind(path, True)[row], "used": by_kind(path, False)[row]}
    return Message("mm-tip-row-now", {**figures})
