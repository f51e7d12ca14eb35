"""Checks a plan that is handed in; a refusal names the reason, the rule and the place."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import NOWHERE, FaceGraph
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
from donjon.games.map_masters.model.path import Path, new_path
from donjon.games.map_masters.model.plan import Placement, Plan, PlanCheck
from donjon.games.map_masters.model.state import Player
from donjon.games.map_masters.plans.path_notation import BadNotation, read_path
from donjon.games.map_masters.rules.building.edit_draft import path_spells
from donjon.kernel.words.errors import IllegalChoice
from donjon.kernel.words.message import Message

FARTHEST: Final = REACH // 2
"""The largest distance from the first card of a plan, in quadrants; five cards in a row need 8."""


class BadPlan(IllegalChoice):
    """A plan breaks a rule; the message says which one, and where."""

    def __init__(self, check: PlanCheck) -> None:
        super().__init__(refusal_of(check))
        self.check: Final = check


def refusal_of(check: PlanCheck) -> Message:
    """The message for a refused plan: reason, rule and place."""
    where = Message("mm-where-whole")
    if check.card is not None:
        where = Message("mm-where-card", {"card": check.card + 1})
    elif check.step is not None and check.step == 0:
        where = Message("mm-where-start")
    elif check.step is not None:
        where = Message("mm-where-step", {"n": check.step})
    reason = Message(f"mm-fault-{check.fault}")
    return Message("mm-bad-plan", {"reason": reason, "rule": check.rule, "where": where})


def check_plan(player: Player, plan: Plan) -> PlanCheck:
    """MM-4.12  Check the whole plan: the cards, the layout, then the path step by step."""
    faces = [face_of(card) for card in player.zone]
    names = [face.name for face in faces]
    places = [UNPLACED] * len(faces)
    for at, each in enumerate(plan.placements):
        card = names.index(each.card) if each.card in names else NOWHERE
        if card == NOWHERE or places[card] != UNPLACED:
            return reason_for(NO_CARD, card=at)
        if not is_near(plan, each):
            return reason_for(NOT_LINKED, card=at)
        places[card] = place_in(plan, each)
        fault = fault_between(faces, places, card, len(faces))
        if fault != FINE:
            return reason_for(fault, card=at)
    if layout_fault(faces, places) != FINE:
        return reason_for(NOT_LINKED)
    return check_path(player, faces, places, plan.path)


def is_near(plan: Plan, placement: Placement) -> bool:
    """MM-4.9  Whether a card is near enough to the first one to be connected to it."""
    first = plan.placements[0]
    return abs(placement.x - first.x) <= FARTHEST and abs(placement.y - first.y) <= FARTHEST


def place_in(plan: Plan, placement: Placement) -> int:
    """MM-I18  The place of a card, with the plan shifted so that its first card is central."""
    first = plan.placements[0]
    return place(placement.x - first.x, placement.y - first.y, placement.turned)


def check_path(player: Player, faces: list[FaceGraph], places: list[int], text: str) -> PlanCheck:
    """MM-5  Check the path of a plan through a legal layout."""
    try:
        drawn(player, faces, places, text)
    except BadNotation as error:
        return reason_for(error.fault, step=error.at)
    return PlanCheck()


def drawn(player: Player, faces: list[FaceGraph], places: list[int], text: str) -> Path:
    """The path that a text describes; an empty path for an empty text."""
    dungeon = lay(faces, places)
    if not text.strip():
        return new_path(dungeon, player.tokens, path_spells(player))
    return read_path(dungeon, player.tokens, path_spells(player), text)


def reason_for(fault: int, card: int | None = None, step: int | None = None) -> PlanCheck:
    """The failed check for a fault at a card or a step of the plan."""
    return PlanCheck(FAULT_IDS[fault], FAULT_RULES[fault], card, step)
