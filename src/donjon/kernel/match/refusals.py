"""Why a seat is refused: it is not asked, its option is not offered, or it does not exist."""

from __future__ import annotations

from donjon.kernel.rules.state import State, open_decisions
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.words.errors import IllegalChoice, NotYourTurn
from donjon.kernel.words.message import Message, seat_name
from donjon.kernel.words.numbers import listed


def illegal_choice(s: State, decision: AnyDecision, given: object) -> IllegalChoice:
    """The error for something that is no option of the decision."""
    right = listed(decision.options(s))
    args = {"choice": str(given), "rule": decision.rule(), "right": right}
    return IllegalChoice(Message("illegal-choice", {**args}))


def not_your_turn(s: State, seat: int, seats: int) -> NotYourTurn:
    """The error for a seat that owes no choice."""
    if not 0 <= seat < seats:
        return no_such_seat(seat, seats)
    if not s.owed:
        return NotYourTurn(Message("match-is-over"))
    waiting = [seat_name(decision.seat) for decision in open_decisions(s)]
    return NotYourTurn(Message("not-your-turn", {"seat": seat_name(seat), "waiting": waiting}))


def check_viewer(seat: int | None, seats: int) -> int | None:
    """The seat if the match has it; None is a spectator."""
    if seat is not None and not 0 <= seat < seats:
        raise no_such_seat(seat, seats)
    return seat


def no_such_seat(seat: int, seats: int) -> NotYourTurn:
    """The error for a number that is no seat of the match."""
    return NotYourTurn(Message("no-such-seat", {"seat": seat, "most": seats - 1}))
