"""The question of `donjon solve`, and its answer as text, drawing or JSON."""

from __future__ import annotations

import msgspec
from rich.text import Text

from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.printed_icons import KIND_IDS
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, is_turned, place_x, place_y
from donjon.games.map_masters.content.tables import FACES
from donjon.games.map_masters.model.path import Path
from donjon.games.map_masters.model.state import EXPLORATION, MapMasters
from donjon.games.map_masters.plans.path_notation import write_path
from donjon.games.map_masters.solver.api import question_for, question_of
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.weights import POINT
from donjon.games.map_masters.solver.solve import answer
from donjon.games.map_masters.words.names import FACE_NAMES, KIND_NAMES
from donjon.kernel.match.record import Record
from donjon.kernel.match.replay import replay
from donjon.terminal.console import new_console
from donjon.terminal.run.replay import viewer_of
from donjon.terminal.solve.progress import Progress, points
from donjon.terminal.solve.sketch import sketch
from donjon.terminal.translator import Translator
from donjon.terminal.usage import WrongUsage

__all__ = ["question_in", "question_of", "solution_json", "solution_parts", "solve"]


def question_in(record: Record, at: int | None, viewer: str, translator: Translator) -> Question:
    """The question of a seat in a record, after choice `at`, while it explores."""
    if record.game != GAME.name:
        raise WrongUsage.of("mm-solve-other-game", game=record.game)
    match = replay(record, GAME, at)
    seat = viewer_of(viewer, match, translator)
    if seat is None:
        raise WrongUsage.of("mm-solve-nobody")
    state = match.state()
    assert isinstance(state, MapMasters)
    if state.phase != EXPLORATION:
        raise WrongUsage.of("mm-solve-not-exploring")
    return question_for(state, seat)


def solve(question: Question, seconds: float, translator: Translator) -> Solution:
    """Search until the proof is found or the time is up; a terminal shows the progress."""
    return answer(question, Progress(seconds, new_console(stderr=True), translator))


def solution_parts(found: Solution, translator: Translator) -> list[Text]:
    """The answer for a person: dungeon, path, discoveries, and what is proven."""
    if not found.steps:
        return [Text(translator("mm-solve-nothing"))]
    path = found.path()
    rows = [Text(line) for line in cards_of(found, translator)]
    rows += [Text(""), *sketch(path, translator)]
    rows += [Text(""), Text(translator("mm-solve-path", path=write_path(path)))]
    rows.append(Text(translator("mm-solve-found", found=finds_of(path, translator))))
    rows.append(Text(translator("mm-solve-exit" if path.is_exit() else "mm-solve-dead-end")))
    key = "mm-solve-proven" if found.is_proven() else "mm-solve-open"
    value, bound = points(found.value, translator), points(found.bound, translator)
    rows.append(Text(translator(key, value=value, bound=bound)))
    return rows


def cards_of(found: Solution, translator: Translator) -> list[str]:
    """The place of each card, and the cards that are left out."""
    lines, left_out = [], []
    for face, there in zip(found.question.faces, found.places):
        name = translator.text(FACE_NAMES[face])
        if there == UNPLACED:
            left_out.append(name)
        else:
            key = "mm-solve-card-turned" if is_turned(there) else "mm-solve-card"
            spot = {"x": place_x(there), "y": place_y(there)}
            lines.append(translator(key, card=name, id=FACES[face].name, **spot))
    return lines + [translator("mm-solve-left-out", cards=", ".join(left_out))] * bool(left_out)


def finds_of(path: Path, translator: Translator) -> str:
    """The discoveries of a path: «2 × key, 1 × room»."""
    return ", ".join(
        f"{count} × {translator.text(KIND_NAMES[kind])}"
        for kind, count in enumerate(path.found)
        if count
    )


def solution_json(found: Solution) -> str:
    """The answer for a program."""
    path = found.path()
    data = {
        "plan": found.plan(),
        "found": {id: path.found[kind] for kind, id in enumerate(KIND_IDS) if path.found[kind]},
        "exit": path.is_exit(),
        "points": round(found.value / POINT, 3),
        "at_most": round(found.bound / POINT, 3),
        "proven": found.is_proven(),
    }
    return msgspec.json.encode(data).decode()
