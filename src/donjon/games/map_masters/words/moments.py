"""The great moments of Map Masters: the hourglass, the second goal, and what leaves the market."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.tables import HOURGLASS, OBJECTIVE_OF
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.words.ids import (
    CARD_FACES,
    book_face_id,
    book_id,
    card_id,
    goal_face_id,
    goal_id,
)
from donjon.games.map_masters.words.names import card_name, objective_name, spell_name
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import Drawn, GreatMoment, MomentPart
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message, seat_name

POINTS: Final[Icon] = "laurels"
COINS: Final[Icon] = "two-coins"


def time_bonus(seat: int, bonus: int) -> Beat:
    """MM-9.3  The hourglass goes to the first who finishes with a path."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("mm-moment-first", {"seat": seat_name(seat)}),
            "sands-of-time",
            "gold",
            [seat],
            mine="inset",
            why=Message("mm-moment-first-why"),
            at=goal_id(0),
            issue=MomentPart(POINTS, Message("mm-moment-bonus"), f"+{bonus}", "gold"),
        )
    )


def second_goal(s: MapMasters) -> Beat:
    """MM-10.6, MM-10.7  Its card, and what it brings everybody, in full."""
    goal = OBJECTIVE_IDS[OBJECTIVE_OF[s.secondary]]
    return moment_beat(
        GreatMoment(
            "reveal",
            Message("mm-moment-second", {"turn": s.turn + 1, "goal": objective_name(s.secondary)}),
            "scroll-unfurled",
            "ochre",
            [player.seat for player in s.players],
            mine="inset",
            at=goal_id(1),
            drawn=[Drawn(goal_face_id(goal, HOURGLASS[s.secondary]))],
            parts=[
                MomentPart(POINTS, seat_name(player.seat), f"+{player.board.secondary[-1]}", "gold")
                for player in s.players
            ],
        ),
        "points",
    )


def book_sold(seat: int, spell: int, price: int) -> Beat:
    """MM-2.11  A spellbook goes to its owner."""
    return sold(seat, spell_name(spell), book_face_id(spell), book_id(spell), price)


def card_sold(seat: int, card: int, price: int) -> Beat:
    """MM-2.12  A dungeon card goes to its owner."""
    return sold(seat, card_name(card), CARD_FACES[card], card_id(card), price)


def sold(seat: int, name: Message, face: str, at: str, price: int) -> Beat:
    """A panel for the buyer and for whoever had an eye on it; all others read the log."""
    return moment_beat(
        GreatMoment(
            "gain",
            Message("mm-moment-sold", {"seat": seat_name(seat), "thing": name}),
            COINS,
            "gold",
            [seat],
            mine="inset",
            others="line",
            watchers="inset",
            at=at,
            drawn=[Drawn(face)],
            issue=MomentPart(COINS, Message("mm-moment-paid"), price, "gold"),
        ),
        "pings",
    )
