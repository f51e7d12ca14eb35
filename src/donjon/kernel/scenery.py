"""What a scene has in every game: seats' names, prompt, choices, log and result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from donjon.kernel.message import Message, seat_name
from donjon.kernel.scene import (
    CountRow,
    LogLine,
    Outcome,
    Prompt,
    Scene,
    SceneChoice,
    SeatInfo,
    Subset,
)
from donjon.kernel.step import Decision

if TYPE_CHECKING:
    from donjon.kernel.match import Match


def furnish(match: Match, seat: int | None, scene: Scene) -> Scene:
    """Add to a game's scene what the match knows: who is asked what, and what happened."""
    scene.seq = len(match.made)
    scene.seats = [seat_info(match, info) for info in scene.seats]
    scene.prompt = prompt(match, seat)
    scene.log = log(match, seat)
    decision = match.decision(seat) if seat is not None else None
    if decision is not None and seat is not None:
        scene.subset = subset(match, decision)
        scene.choices = [
            SceneChoice(choice.id, choice.label, choice.on)
            for choice in match.choices(seat)
            if scene.subset is None or choice.id == 0
        ]
    scene.result = outcome(match)
    return scene


def seat_info(match: Match, info: SeatInfo) -> SeatInfo:
    """The panel of a seat with its name and whether it plays."""
    name = match.names[info.seat] if info.seat < len(match.names) else ""
    plays = info.seat in match.waiting
    state: Literal["plays", "thinks", "ready", "waits", "gone"] = "waits"
    if plays:
        state = "thinks" if len(match.waiting) > 1 else "plays"
    elif match.decision(info.seat) is not None:
        state = "ready"
    return msgspec.structs.replace(info, name=name or seat_name(info.seat), state=state)


def prompt(match: Match, seat: int | None) -> Prompt:
    """What is asked of the viewer, or whom the table waits for."""
    decision = match.decision(seat) if seat is not None else None
    waiting = list(match.waiting)
    if decision is not None and seat in waiting:
        question = match.prompt(seat) if seat is not None else None
        assert question is not None
        may_undo = seat is not None and match.may_undo(seat)
        return Prompt(True, question, waiting, undo=may_undo, rule=decision.rule())
    result = match.result
    if result is not None:
        return Prompt(False, result.text, waiting)
    names = [seat_name(other) for other in waiting]
    may_undo = seat is not None and match.may_undo(seat)
    return Prompt(False, Message("waiting-for", {"seats": names}), waiting, undo=may_undo)


def subset(match: Match, decision: Decision[Any]) -> Subset | None:
    """The pieces of which any may be picked, if the decision is of that kind."""
    pieces = match.subset(decision)
    if not pieces:
        return None
    return Subset(pieces, 1, len(pieces), 0, Message("pick-any"))


def log(match: Match, seat: int | None) -> list[LogLine]:
    """The journal as lines of the log."""
    return [
        LogLine(n, event.seq, event.message, event.seat, event.kind or None)
        for n, event in enumerate(match.journal(seat))
    ]


def outcome(match: Match) -> Outcome | None:
    """Places and count once the match is over, and the seed."""
    result = match.result
    if result is None:
        return None
    rows = [CountRow(row.label, list(row.values), row.icon or None) for row in result.details]
    return Outcome(result.ranking, result.text, str(match.seed), rows)
