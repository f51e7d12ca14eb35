"""What the styles of choices have in common in all games."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, ChoiceStyle
from donjon.kernel.words.ids import Icon

PLAIN: Final = ChoiceStyle()


def priced(style: ChoiceStyle, cost: list[tuple[str, int]], units: dict[str, Icon]) -> ChoiceStyle:
    """The style with what is paid; a free choice has the style itself."""
    if not cost:
        return style
    amounts = amounts_of(cost, units)
    return ChoiceStyle(
        style.icon,
        style.weight,
        style.key,
        amounts,
        style.turn,
        style.preview,
        style.ask,
        style.mode,
        style.role,
        style.verb,
    )


def amounts_of(cost: list[tuple[str, int]], units: dict[str, Icon]) -> list[Amount]:
    """What is paid, each unit with its icon."""
    return [tinted_amount(units[unit], amount) for unit, amount in cost]
