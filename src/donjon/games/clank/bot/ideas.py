"""What is worth a thought in Clank!: trips to rooms, purchases, fights, and the end of the turn."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.bot.distances import FAR, Distances
from donjon.games.clank.bot.goals import goal_of
from donjon.games.clank.bot.next_step import NOWHERE, step_to
from donjon.games.clank.bot.policy import turn_context
from donjon.games.clank.bot.purchases import fight_worth, purchases
from donjon.games.clank.bot.room_trip import RoomTrip
from donjon.games.clank.bot.stops import stops_worth
from donjon.games.clank.bot.values import TurnContext
from donjon.games.clank.bot.weights import usual_weights
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.content.tables import ARTIFACT_VP, MASTERY_VP
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.artifacts import artifact_limit, owned
from donjon.games.clank.rules.effects.chosen_or_paid import ChooseOne
from donjon.games.clank.rules.movement import has_key
from donjon.games.clank.rules.secrets import TakeFromRoom
from donjon.games.clank.rules.turn_actions import (
    ARTIFACT,
    BUY,
    END,
    FIGHT,
    SPAN,
    TELEPORT,
    WALK,
    TakeAction,
)
from donjon.kernel.rules.idea import Idea, by_prior, plain_ideas
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.step import AnyDecision

ADVICE: Final = SearchAdvice(caution=1.0, margin=0.4, scale=60.0, level3=160, level4=800)
TRIP_TURNS: Final = 3
MOST_TRIPS: Final = 6
MOST_PURCHASES: Final = 4
TURNS_APART: Final = 16
"""More than there are spaces of the countdown."""


def turn_number(s: Clank) -> int:
    """A number that changes from turn to turn, in the countdown too."""
    turns = 0
    for thief in s.thieves:
        turns += thief.turns
    return turns * TURNS_APART + s.countdown


def ideas(s: Clank, decision: AnyDecision, options: list[int], usual: int) -> list[Idea]:
    """The usual choice, then what else is worth a thought; playing cards is not."""
    if isinstance(decision, (ChooseOne, TakeFromRoom)):
        return plain_ideas(options, usual)
    thief = s.thieves[decision.seat]
    if not isinstance(decision, TakeAction) or not thief.hand.is_empty():
        return [Idea(usual)]
    found = [Idea(usual)]
    if thief.status == IN:
        found.extend(trips(s, thief, options))
    if usual // SPAN not in (WALK, TELEPORT):
        found.extend(spendings(s, thief, options, usual))
    return found


def trips(s: Clank, thief: Thief, options: list[int]) -> list[Idea]:
    """The most promising rooms that a step leads nearer to."""
    weights = usual_weights(s)
    table = weights.boards.distances_for(s.dungeon, thief, has_key(thief))
    found: list[Idea] = []
    for room, points in rooms_worth(s, thief):
        option = step_to(s, thief, options, room, weights)
        if option != NOWHERE and table.between[thief.room][room] < FAR:
            prior = points - weights.detour * way_by(table, thief.room, room)
            found.append(Idea(option, prior, RoomTrip(room, thief.turns + TRIP_TURNS)))
    return by_prior(found)[:MOST_TRIPS]


def way_by(table: Distances, here: int, room: int) -> int:
    """How far it is home by way of a room."""
    return table.between[here][room] + table.between[room][FLAG]


def rooms_worth(s: Clank, thief: Thief) -> list[tuple[int, float]]:
    """Rooms that a trip may lead to, with the points that they bring."""
    weights = usual_weights(s)
    room_for = artifact_limit(thief) - owned(thief)
    worth = stops_worth(s, thief, 0, weights)
    found = [(room, points) for room, points in enumerate(worth) if points > 0.0]
    if thief.artifacts:
        found.append((FLAG, float(MASTERY_VP)))
    if room_for > 0:
        for room in weights.boards.board(s.dungeon).artifact_rooms:
            artifact = s.dungeon.artifacts[room]
            if s.artifacts >> artifact & 1 and room != thief.room:
                found.append((room, float(ARTIFACT_VP[artifact])))
    return found


def spendings(s: Clank, thief: Thief, options: list[int], usual: int) -> list[Idea]:
    """Other ways to spend skill, swords and gold, an artifact here, and to stop."""
    weights = usual_weights(s)
    context = turn_context(s, thief, goal_of(s, thief, weights), weights)
    found: list[Idea] = []
    for option in options:
        if option != usual and option // SPAN in (ARTIFACT, BUY, END):
            found.append(Idea(option))
    return found + best_spendings(context, options, usual)


def best_spendings(context: TurnContext, options: list[int], usual: int) -> list[Idea]:
    """The most promising purchases and fights."""
    found: list[Idea] = []
    for purchase in purchases(context, options):
        if purchase.option != usual:
            found.append(Idea(purchase.option, purchase.worth))
    for option in options:
        if option != usual and option // SPAN == FIGHT:
            found.append(Idea(option, fight_worth(context, option % SPAN)))
    return by_prior(found)[:MOST_PURCHASES]
