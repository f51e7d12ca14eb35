"""An option of a decision as data: what people, programs and drawings get of it."""

from __future__ import annotations

from donjon.kernel.drawing.asked import Asked
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.scene import Choice


def offered_choice(s: State, decision: AnyDecision, option: int) -> Choice:
    """The option with its words, what one picks for it, its kind and its cost."""
    return Choice(
        option,
        decision.label(s, option),
        decision.targets(s, option),
        kind_of(s, decision, option),
        decision.cost(s, option),
    )


def kind_of(s: State, decision: AnyDecision, option: int) -> str:
    """The name of the decision, and of the action where it offers several."""
    kind = type(decision).__name__
    action = decision.action(s, option)
    return f"{kind}/{action}" if action else kind


def asked_of(s: State, decision: AnyDecision) -> Asked:
    """What a drawing is told of an open decision."""
    targets = [decision.targets(s, option) for option in decision.options(s)]
    return Asked(type(decision).__name__, {id for each in targets for id in each})
