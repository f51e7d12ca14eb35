"""The calls for other modules: solve a hand given by ids, or that of a seat in a match."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.printed_icons import USE_IDS
from donjon.games.map_masters.content.spellbooks import ON_PATHS
from donjon.games.map_masters.content.tables import (
    FACE_OF,
    FACES,
    HAND,
    NUMBER,
    OBJECTIVE_OF,
    SPELL_IDS,
)
from donjon.games.map_masters.model.state import MapMasters
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import SecondsLimit, StepLimit, TimeLimit
from donjon.games.map_masters.solver.input.weights import Weights, primary_weights, usual_weights
from donjon.games.map_masters.solver.solve import answer
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message

NO_FACE: Final = -1


def solve(
    cards: list[str],
    objective: str,
    tokens: list[str] | None = None,
    spells: list[str] | None = None,
    seconds: float = 1.0,
) -> Solution:
    """Find the best dungeon and path for cards given by their ids ("S-4", "D5-11").

    `objective` is the primary one ("key"), `tokens` are fairy tokens ("sword", one word each),
    `spells` are spellbooks ("SB-4"). `BadOptions` for an id that does not exist.
    """
    return answer(question_of(cards, objective, tokens or [], spells or []), SecondsLimit(seconds))


def question_of(cards: list[str], objective: str, tokens: list[str], spells: list[str]) -> Question:
    """The question for cards, objective, tokens and spells given by ids."""
    faces = faces_by(cards)
    primary = number_of(objective.lower(), OBJECTIVE_IDS, "mm-solve-no-objective")
    held = [number_of(token.lower(), USE_IDS, "mm-solve-no-token") for token in tokens]
    mask = 0
    for spell in spells:
        mask |= 1 << number_of(spell.upper(), SPELL_IDS, "mm-solve-no-spell")
    counts = [held.count(use) for use in range(len(USE_IDS))]
    return Question(faces, counts, mask & ON_PATHS, usual_weights(primary))


def faces_by(cards: list[str]) -> list[int]:
    """MM-3.4  The faces of a hand: five at most, none of them twice."""
    if not cards:
        raise BadOptions(Message("mm-solve-no-hand", {"most": HAND, "known": ranges()}))
    if len(cards) > HAND:
        raise BadOptions(Message("mm-solve-many-cards", {"n": len(cards), "most": HAND}))
    faces: list[int] = []
    for card in cards:
        face = NUMBER.get(card.upper(), NO_FACE)
        if face == NO_FACE:
            raise BadOptions(Message("mm-solve-no-card", {"id": card, "known": ranges()}))
        if face in faces:
            raise BadOptions(Message("mm-solve-twice", {"id": FACES[face].name}))
        faces.append(face)
    return faces


def ranges() -> str:
    """All card ids as ranges, one for each row: «S-1 … S-9, D3-01 … »."""
    rows: dict[str, list[str]] = {}
    for id in NUMBER:
        rows.setdefault(id.partition("-")[0], []).append(id)
    return ", ".join([f"{row[0]} … {row[-1]}" for row in rows.values()])


def number_of(id: str, known: list[str], key: str) -> int:
    """The number of an id; otherwise `BadOptions` with a message that lists the known ids."""
    if id not in known:
        raise BadOptions(Message(key, {"id": id, "known": ", ".join(known)}))
    return known.index(id)


def question_for(s: MapMasters, seat: int, weights: Weights | None = None) -> Question:
    """The question of a seat that explores or has finished exploring.

    It has the seat's hand, and its tokens and spells as they were when the exploration began.
    """
    player = s.players[seat]
    faces = [FACE_OF[card] for card in player.zone]
    wanted = weights or usual_weights(OBJECTIVE_OF[s.primary])
    return Question(faces, player.draft.tokens[:], player.draft.spells, wanted)


def best_points(s: MapMasters, seat: int, limit: TimeLimit) -> Solution:
    """Find the path with the most points for the primary objective (`points_in` its value)."""
    return answer(question_for(s, seat, primary_weights(OBJECTIVE_OF[s.primary])), limit)


def advise(s: MapMasters, seat: int, steps: int) -> Solution:
    """Find the best path with at most `steps` steps in each search; always the same one."""
    return answer(question_for(s, seat), StepLimit(steps))
