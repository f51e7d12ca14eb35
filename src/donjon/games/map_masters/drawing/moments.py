"""The great moments of Map Masters: the hourglass, the second goal, and what leaves the market."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.tables import HOURGLASS, OBJECTIVE_OF
from donjon.games.map_masters.drawing.icons import (
    COIN_ICON,
    GOAL_ICON,
    POINTS_ICON,
    TIME_ICON,
)
from donjon.games.map_masters.words.facts import (
    BookSaleFacts,
    CardSaleFacts,
    SecondGoalFacts,
    TimeBonusFacts,
)
from donjon.games.map_masters.words.ids import (
    CARD_FACES,
    book_face_id,
    book_id,
    card_id,
    goal_face_id,
    goal_id,
)
from donjon.games.map_masters.words.names import card_name, objective_name, spell_name
from donjon.kernel.drawing.moments import Moments
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import Drawn, GreatMoment, MomentPart
from donjon.kernel.words.message import Message, seat_name


def time_bonus(facts: TimeBonusFacts) -> Beat:
    """MM-9.3  The hourglass goes to the first who finishes with a path."""
    seat = facts.seat
    return moment_beat(
        GreatMoment(
            "gain",
            Message("mm-moment-first", {"seat": seat_name(seat)}),
            TIME_ICON,
            "gold",
            [seat],
            mine="inset",
            why=Message("mm-moment-first-why"),
            at=goal_id(0),
            issue=MomentPart(POINTS_ICON, Message("mm-moment-bonus"), f"+{facts.bonus}", "gold"),
        )
    )


def second_goal(facts: SecondGoalFacts) -> Beat:
    """MM-10.6, MM-10.7  Its card, and what it brings everybody, in full."""
    goal = OBJECTIVE_IDS[OBJECTIVE_OF[facts.goal]]
    name = objective_name(facts.goal)
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("mm-moment-second", {"turn": facts.turn, "goal": name}),
            GOAL_ICON,
            "ochre",
            list(range(len(facts.points))),
            mine="inset",
            at=goal_id(1),
            drawn=[Drawn(goal_face_id(goal, HOURGLASS[facts.goal]))],
            parts=[
                MomentPart(POINTS_ICON, seat_name(seat), f"+{points}", "gold")
                for seat, points in enumerate(facts.points)
            ],
        ),
        "points",
    )


def book_sold(facts: BookSaleFacts) -> Beat:
    """MM-2.11  A spellbook goes to its owner."""
    spell = facts.spell
    return sold(facts.seat, spell_name(spell), book_face_id(spell), book_id(spell), facts.price)


def card_sold(facts: CardSaleFacts) -> Beat:
    """MM-2.12  A dungeon card goes to its owner."""
    card = facts.card
    return sold(facts.seat, card_name(card), CARD_FACES[card], card_id(card), facts.price)


def sold(seat: int, name: Message, face: str, at: str, price: int) -> Beat:
    """A panel for the buyer and for whoever had an eye on it; all others read the log."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("mm-moment-sold", {"seat": seat_name(seat), "thing": name}),
            COIN_ICON,
            "gold",
            [seat],
            mine="inset",
            others="line",
            watchers="inset",
            at=at,
            drawn=[Drawn(face)],
            issue=MomentPart(COIN_ICON, Message("mm-moment-paid"), price, "gold"),
        ),
        "pings",
    )


MOMENTS: Final[Moments] = {
    TimeBonusFacts: time_bonus,
    SecondGoalFacts: second_goal,
    BookSaleFacts: book_sold,
    CardSaleFacts: card_sold,
}
"""How the great moment of each kind of facts is drawn."""
