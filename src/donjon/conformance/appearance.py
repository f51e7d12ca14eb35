"""What a viewer sees of a state, as bytes that can be compared; works for any game."""

from __future__ import annotations

from typing import Any

import msgspec

from donjon.kernel.match.complete_scene import choices
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.pick_any import PickAny
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.state import State, open_decisions
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.rules.together import Together
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate

TRANSLATED: dict[tuple[str, bytes], str] = {}


def translated(message: Message, lang: str) -> str:
    """A message in a language; cached."""
    key = (lang, msgspec.json.encode(message))
    if key not in TRANSLATED:
        TRANSLATED[key] = translate(message, lang)
    return TRANSLATED[key]


def some_choice(policy: Policy[Any], s: State, decision: AnyDecision, chance: Chance) -> int:
    """A choice of the policy or a random one, with equal probability."""
    options = decision.options(s)
    if chance.below(2):
        return policy(s, decision, options, chance)
    return options[chance.below(len(options))]


def questions(s: State) -> list[AnyDecision]:
    """All open decisions, including those that have been answered in secret."""
    step = s.owed[-1]
    if isinstance(step, Together):
        return list(step.decisions)
    return step.answerable_decisions(s)


def appearance(game: Game, s: State, seat: int) -> bytes:
    """Everything that a seat sees of a state; -1 is a spectator."""
    view = game.view(s, seat if seat >= 0 else None)
    shown = [
        [
            decision.rule(),
            decision.prompt(s),
            decision.detail(s),
            decision.pieces(s) if isinstance(decision, PickAny) else None,
            choices(game.drawing, s, view, decision, None),
        ]
        for decision in questions(s)
        if decision.seat == seat
    ]
    waiting = [decision.seat for decision in open_decisions(s)]
    return msgspec.json.encode([view, waiting, shown])
