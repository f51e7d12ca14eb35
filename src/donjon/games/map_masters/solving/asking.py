"""Asking the solver: by ids, or for a seat of a match."""

from __future__ import annotations

from donjon.games.map_masters.change import path_spells
from donjon.games.map_masters.content import (
    FACE_OF,
    HAND,
    NUMBER,
    OBJECTIVE_OF,
    SPELL_IDS,
)
from donjon.games.map_masters.icons import USE_IDS
from donjon.games.map_masters.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.solving.aims import usual_aims
from donjon.games.map_masters.solving.solver import Question, Solution, answer
from donjon.games.map_masters.solving.watch import Effort, Seconds
from donjon.games.map_masters.spells import ON_PATHS
from donjon.games.map_masters.state import MapMasters
from donjon.kernel.errors import BadOptions
from donjon.kernel.message import Message


def solve(
    cards: list[str],
    objective: str,
    tokens: list[str] | None = None,
    spells: list[str] | None = None,
    seconds: float = 1.0,
) -> Solution:
    """The best dungeon and path for cards by their ids ("S-4", "D5-11").

    `objective` is the primary one ("key"), `tokens` are fairy tokens ("sword", one for each),
    `spells` spellbooks ("SB-4"). An id that does not exist is refused with `BadOptions`.
    """
    return answer(question_of(cards, objective, tokens or [], spells or []), Seconds(seconds))


def question_of(cards: list[str], objective: str, tokens: list[str], spells: list[str]) -> Question:
    """MM-3.4  The question that ids stand for: five cards at most, none of them twice."""
    if not 1 <= len(cards) <= HAND or len(set(cards)) < len(cards):
        raise BadOptions(Message("mm-solve-bad-hand", {"most": HAND}))
    faces = [number_of(card, list(NUMBER), "mm-solve-no-card") for card in cards]
    primary = number_of(objective, OBJECTIVE_IDS, "mm-solve-no-objective")
    held = [number_of(token, USE_IDS, "mm-solve-no-token") for token in tokens]
    mask = 0
    for spell in spells:
        mask |= 1 << number_of(spell, SPELL_IDS, "mm-solve-no-spell")
    counts = [held.count(use) for use in range(len(USE_IDS))]
    return Question(faces, counts, mask & ON_PATHS, usual_aims(primary))


def number_of(id: str, known: list[str], key: str) -> int:
    """The number of an id, or a sentence that lists those there are."""
    if id not in known:
        raise BadOptions(Message(key, {"id": id, "known": ", ".join(known)}))
    return known.index(id)


def question_for(s: MapMasters, seat: int) -> Question:
    """What a seat asks during the exploration: its hand, tokens and ready spells."""
    player = s.players[seat]
    faces = [FACE_OF[card] for card in player.zone]
    aims = usual_aims(OBJECTIVE_OF[s.primary])
    return Question(faces, player.tokens[:], path_spells(player), aims)


def advise(s: MapMasters, seat: int, effort: int) -> Solution:
    """The best path that is found with so much effort: the same one every time."""
    return answer(question_for(s, seat), Effort(effort))
