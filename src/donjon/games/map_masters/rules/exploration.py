"""Map Masters 4.4 and 4.11: all build and draw at the same time."""

from __future__ import annotations

from typing import Final, final

from donjon.games.map_masters.content.printed_icons import COIN
from donjon.games.map_masters.content.quadrant_grid import UNPLACED
from donjon.games.map_masters.content.tables import MOST_CHANGES
from donjon.games.map_masters.model.dungeon import layout_fault
from donjon.games.map_masters.model.illegal_reasons import FAULT_IDS
from donjon.games.map_masters.model.state import EXPLORATION, NOBODY, MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import faces_of, start_draft
from donjon.games.map_masters.rules.building.place_cards import Clear, Place, TakeBack
from donjon.games.map_masters.rules.finish import Done, Rest, is_hourglass, may_be_first
from donjon.games.map_masters.rules.market import market_order
from donjon.games.map_masters.rules.path.path_choices import (
    Erase,
    GoBack,
    RunOn,
    StartPath,
    StepBack,
    StepOn,
)
from donjon.games.map_masters.rules.scoring import points_for
from donjon.games.map_masters.words import events
from donjon.games.map_masters.words.names import objective_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.menu import Action, Menu
from donjon.kernel.rules.step import AnyStep, Step
from donjon.kernel.rules.together import side_by_side
from donjon.kernel.words.message import Message

DONE: Final = 0
REST: Final = 1
PLACE: Final = 2
TAKE_BACK: Final = 3
CLEAR: Final = 4
START: Final = 5
STEP: Final = 6
RUN: Final = 7
STEP_BACK: Final = 8
BACK: Final = 9
ERASE: Final = 10
ACTION_SPAN: Final = 1 << 24
"""An option is the number of its action * ACTION_SPAN + n."""
ACTIONS: Final[list[Action[MapMasters, Player]]] = [
    Done(DONE, ACTION_SPAN),
    Rest(REST, ACTION_SPAN),
    Place(PLACE, ACTION_SPAN),
    TakeBack(TAKE_BACK, ACTION_SPAN),
    Clear(CLEAR, ACTION_SPAN),
    StartPath(START, ACTION_SPAN),
    StepOn(STEP, ACTION_SPAN),
    RunOn(RUN, ACTION_SPAN),
    StepBack(STEP_BACK, ACTION_SPAN),
    GoBack(BACK, ACTION_SPAN),
    Erase(ERASE, ACTION_SPAN),
]


@final
class Exploration(Step["MapMasters"]):
    """MM-4.1, MM-4.2, MM-9.2, MM-9.8  All hands are turned up at once; all go on until finished."""

    def run(self, s: MapMasters) -> None:
        s.phase = EXPLORATION
        s.finisher = NOBODY
        s.reveal()
        for player in s.players:
            player.zone.extend(player.dealt.remove_all())
            start_draft(player)
            events.hand_shown(s, player.seat, player.zone)
        lanes: list[list[AnyStep]] = [[Explore(seat)] for seat in market_order(s)]
        s.owe(side_by_side(lanes))


@final
class Explore(Menu["MapMasters", "Player"]):
    """MM-4.11, MM-9.5, MM-9.6  One change after the other of one's own draft, until finished.

    MM-4.2: nothing of it touches another player. MM-R53: changes have a limit.
    """

    def player(self, s: MapMasters) -> Player:
        return s.players[self.seat]

    def actions(self) -> list[Action[MapMasters, Player]]:
        return ACTIONS

    def action_of(self, option: int) -> Action[MapMasters, Player]:
        return ACTIONS[option // ACTION_SPAN]

    def options(self, s: MapMasters) -> list[int]:
        if s.players[self.seat].draft.changes >= MOST_CHANGES:
            return [self.closing(s)]
        return super().options(s)

    def closing(self, s: MapMasters) -> int:
        """MM-15.4, MM-R20  How the draft is handed in without claiming a time bonus."""
        rests: list[int] = []
        ACTIONS[REST].offer(s, s.players[self.seat], rests)
        return rests[0] if rests else ACTIONS[DONE].base

    def choose(self, s: MapMasters, option: int) -> None:
        player = s.players[self.seat]
        player.draft.changes += 1
        self.take(s, player, option)
        if not player.is_finished:
            s.owe(self)

    def prompt(self, s: MapMasters) -> Message:
        draft = s.players[self.seat].draft
        if draft.has_path():
            return Message("mm-ask-draw")
        return Message("mm-ask-build" if UNPLACED in draft.places else "mm-ask-start")

    def detail(self, s: MapMasters) -> Message:
        """What the path would score for the primary objective, and its coins.

        Before there is one: how many cards are in hand, or why the dungeon is not legal.
        """
        draft = s.players[self.seat].draft
        goal = objective_name(s.primary)
        if draft.has_path():
            found = draft.found()
            points = points_for(found, s.primary)
            return Message("mm-more-draw", {"goal": goal, "n": points, "coins": found[COIN]})
        if not draft.is_legal():
            fault = layout_fault(faces_of(s.players[self.seat]), draft.places)
            return Message(f"mm-fault-{FAULT_IDS[fault]}")
        return Message("mm-more-build", {"goal": goal, "n": draft.places.count(UNPLACED)})

    def rule(self) -> str:
        return "MM-4.11"

    def is_race(self, s: MapMasters, option: int) -> bool:
        """MM-9.3, MM-R21  Declaring first wins the time bonus."""
        return option // ACTION_SPAN == DONE and may_be_first(s, s.players[self.seat])

    def time_taken(self, s: MapMasters) -> int:
        """MM-R21  While the time bonus is to be won, every change takes the same time."""
        if not is_hourglass(s) or s.finisher != NOBODY:
            return 0
        return s.players[self.seat].draft.changes

    def default(self, s: MapMasters, chance: Chance) -> int:
        """MM-9.7, MM-15.4, MM-R20  The last legal draft; an absent player never declares."""
        return self.closing(s)
