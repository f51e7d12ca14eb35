"""How the choices of Three Chests look."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.choice_styles import PLAIN
from donjon.kernel.scene import Choice, ChoiceStyle
from donjon.testing.toy.view.forms import View

STYLES: Final[dict[str, ChoiceStyle]] = {
    "PickChest": PLAIN,
    "TakeOrDouble": PLAIN,
}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight and cost of a choice, by its kind."""
    return STYLES.get(choice.kind, PLAIN)
