"""Handing in a plan: checked step by step, refused with reason and rule."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import NOWHERE, Face
from donjon.games.map_masters.content.quadrant_grid import REACH, UNPLACED, place
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.model.dungeon import fault_between, lay, layout_fault
from donjon.games.map_masters.model.illegal_reasons import (
    FAULT_IDS,
    FAULT_RULES,
    FINE,
    NO_CARD,
    NOT_LINKED,
)
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.plan import Placement, Plan, Verdict
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.plans.path_notation import BadNotation, read_path
from donjon.games.map_masters.rules.building.draft_change import path_spells
from donjon.kernel.words.errors import IllegalChoice
from donjon.kernel.words.message import Message

FARTHEST: Final = REACH // 2
"""From the first card of a plan; five cards in a row need 8."""


class BadPlan(IllegalChoice):
    """A plan that breaks a rule; the sentence says which, and where."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(refusal(verdict))
        self.verdict: Final = verdict


def refusal(verdict: Verdict) -> Message:
    """Why a plan is refused: reason, rule and place."""
    where = Message("mm-where-whole")
    if verdict.card is not None:
        where = Message("mm-where-card", {"card": verdict.card + 1})
    elif verdict.step is not None and verdict.step == 0:
        where = Message("mm-where-start")
    elif verdict.step is not None:
        where = Message("mm-where-step", {"n": verdict.step})
    reason = Message(f"mm-fault-{verdict.fault}")
    return Message("mm-bad-plan", {"reason": reason, "rule": verdict.rule, "where": where})


def check_plan(player: Player, plan: Plan) -> Verdict:
    """MM-4.12  The plan as a whole: cards of the hand, the layout, then the path step by step."""
    faces = [face_of(card) for card in player.zone]
    names = [face.name for face in faces]
    places = [UNPLACED] * len(faces)
    for at, each in enumerate(plan.placements):
        card = names.index(each.card) if each.card in names else NOWHERE
        if card == NOWHERE or places[card] != UNPLACED:
            return blame(NO_CARD, card=at)
        if not is_near(plan, each):
            return blame(NOT_LINKED, card=at)
        places[card] = place_in(plan, each)
        fault = fault_between(faces, places, card, len(faces))
        if fault != FINE:
            return blame(fault, card=at)
    if layout_fault(faces, places) != FINE:
        return blame(NOT_LINKED)
    return check_path(player, faces, places, plan.path)


def is_near(plan: Plan, placement: Placement) -> bool:
    """MM-4.9  Whether links could join a card to the first one at all."""
    first = plan.placements[0]
    return abs(placement.x - first.x) <= FARTHEST and abs(placement.y - first.y) <= FARTHEST


def place_in(plan: Plan, placement: Placement) -> int:
    """MM-I18  The place of a card: the first one lies in the middle, wherever the plan has it."""
    first = plan.placements[0]
    return place(placement.x - first.x, placement.y - first.y, placement.turned)


def check_path(player: Player, faces: list[Face], places: list[int], text: str) -> Verdict:
    """MM-5  The path of a plan through a legal layout."""
    try:
        drawn(player, faces, places, text)
    except BadNotation as error:
        return blame(error.fault, step=error.at)
    return Verdict()


def drawn(player: Player, faces: list[Face], places: list[int], text: str) -> Path:
    """The path of a text, or an empty one."""
    dungeon = lay(faces, places)
    if not text.strip():
        return Path(dungeon, player.tokens, path_spells(player))
    return read_path(dungeon, player.tokens, path_spells(player), text)


def blame(fault: int, card: int | None = None, step: int | None = None) -> Verdict:
    """The verdict for a fault."""
    return Verdict(FAULT_IDS[fault], FAULT_RULES[fault], card, step)
