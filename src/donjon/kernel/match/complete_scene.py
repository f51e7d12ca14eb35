"""What the kernel adds to every scene: the seats' names, prompt, choices, log, beats, result."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import msgspec

from donjon.kernel.drawing.choice_styles import PLAIN
from donjon.kernel.match.game_parts import AnyView, Drawing
from donjon.kernel.match.offered_choice import offered_choice
from donjon.kernel.rules.pick_any import PickAny
from donjon.kernel.rules.state import State, hidden_choice_of
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.scene import (
    CountRow,
    Outcome,
    Prompt,
    Recap,
    Scene,
    SceneChoice,
    SeatInfo,
    Subset,
)
from donjon.kernel.scene.beat import Beat
from donjon.kernel.words.message import Message, seat_name

if TYPE_CHECKING:
    from donjon.kernel.match.match import Match


def complete_scene(
    match: Match,
    s: State,
    seat: int | None,
    view: AnyView,
    scene: Scene,
    since: int | None,
    lines_from: int,
) -> Scene:
    """Add what the match knows to a game's scene: who is asked what, and what happened."""
    waiting = list(match.waiting)
    decision = match.decision(seat) if seat is not None else None
    scene.seq = len(match.choices_made)
    scene.seats = [seat_info(match, info, waiting) for info in scene.seats]
    scene.prompt = prompt(match, s, seat, decision, waiting)
    if s.journal is not None:
        reading = s.journal.reading(seat)
        scene.log = reading.lines[lines_from:]
        scene.beats = match.beat_memory.beats(reading, since) if since is not None else []
        scene.recap = recap(match, view, scene.beats)
    if decision is not None:
        drawing = match.drawing
        scene.subset = subset(drawing, s, view, decision)
        scene.choices = choices(drawing, s, view, decision, scene.subset)
        mark_answer(scene, hidden_choice_of(s, decision.seat))
    scene.result = outcome(match)
    return scene


def recap(match: Match, view: AnyView, beats: list[Beat]) -> Recap | None:
    """What is over and still worth a look, if a beat shows it."""
    draw = match.drawing.recap
    if draw is None or not any(beat.do == "recap" for beat in beats):
        return None
    return draw(view, match.drawing_memory)


def seat_info(match: Match, info: SeatInfo, waiting: list[int]) -> SeatInfo:
    """The panel of a seat with its name and whether it plays."""
    seat = info.seat
    name = match.names[seat] if seat < len(match.names) else ""
    state: Literal["plays", "thinks", "ready", "waits", "gone"] = "waits"
    if seat in waiting:
        state = "thinks" if len(waiting) > 1 else "plays"
    elif match.decision(seat) is not None:
        state = "ready"
    if not name and state == "waits":
        return info
    return msgspec.structs.replace(info, name=name or seat_name(seat), state=state)


def prompt(
    match: Match, s: State, seat: int | None, decision: AnyDecision | None, waiting: list[int]
) -> Prompt:
    """What is asked of the viewer, or whom the table waits for."""
    may_undo = seat is not None and match.may_undo(seat)
    if decision is not None and seat in waiting:
        return Prompt(
            True, decision.prompt(s), waiting, decision.detail(s), may_undo, decision.rule()
        )
    result = match.result
    if result is not None:
        return Prompt(False, result.text, waiting)
    names = {"seats": [seat_name(other) for other in waiting]}
    if decision is not None:
        title = Message("chosen-waiting-for", {**names})
        return Prompt(False, title, waiting, None, may_undo, decision.rule())
    return Prompt(False, Message("waiting-for", {**names}), waiting, undo=may_undo)


def choices(
    drawing: Drawing[Any], s: State, view: AnyView, decision: AnyDecision, subset: Subset | None
) -> list[SceneChoice]:
    """The options as they are offered; of a subset only the one that picks nothing."""
    options = decision.options(s) if subset is None else [subset.first]
    return [styled(drawing, s, view, decision, option) for option in options]


def styled(
    drawing: Drawing[Any], s: State, view: AnyView, decision: AnyDecision, option: int
) -> SceneChoice:
    """One option with its words, what one picks for it, and its style."""
    choice = offered_choice(s, decision, option)
    style = drawing.style
    looks = PLAIN if style is None else style(view, choice)
    if looks is PLAIN:
        return SceneChoice(option, choice.label, choice.targets)
    return SceneChoice(
        option, choice.label, choice.targets, looks.icon, looks.cost, looks.key, looks.turn,
        looks.preview, looks.weight, looks.ask, False, looks.mode, looks.role, looks.verb,
    )  # fmt: skip


def mark_answer(scene: Scene, answer: int | None) -> None:
    """Mark what the viewer has chosen as long as it can be changed."""
    if answer is not None:
        scene.choices = [
            msgspec.structs.replace(choice, chosen=True) if choice.id == answer else choice
            for choice in scene.choices
        ]


def subset(drawing: Drawing[Any], s: State, view: AnyView, decision: AnyDecision) -> Subset | None:
    """The pieces that may be picked in any combination, if the decision is a `PickAny`."""
    if not isinstance(decision, PickAny):
        return None
    pieces = decision.pieces(s)
    if not pieces:
        return None
    most = len(pieces)
    all_of_them = styled(drawing, s, view, decision, (1 << most) - 1)
    label = decision.pick_label(s, most)
    icon, key, weight = all_of_them.icon, all_of_them.key, all_of_them.weight
    return Subset(pieces, 1, most, 0, label, icon, key, weight)


def outcome(match: Match) -> Outcome | None:
    """Places and count once the match is over, and the seed."""
    result = match.result
    if result is None:
        return None
    icons = match.drawing.count_icons
    rows = [
        CountRow(row.label, list(row.values), icons.get(row.label.key)) for row in result.details
    ]
    return Outcome(result.ranking, result.text, str(match.seed), rows, result.scores)
