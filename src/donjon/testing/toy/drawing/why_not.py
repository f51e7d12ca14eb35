"""Why a chest of Three Chests cannot be picked now."""

from __future__ import annotations

from donjon.kernel.drawing.asked import Asked, WhyNot, because
from donjon.kernel.words.ids import Id
from donjon.testing.toy.view.forms import View


def why_not(view: View, asked: Asked, id: Id) -> WhyNot | None:
    """TY-1.2  Chests are picked at the beginning of a round, not by whoever is helped after it."""
    if id.startswith("chest:") and asked.kind != "PickChest":
        return because("ty-tip-not-now", "TY-1.2", {"round": view.round})
    return None
