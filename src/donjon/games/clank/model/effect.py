"""What a card, a token or a reward does: a step that can also say whether it may be chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from donjon.kernel.rules.step import Step

if TYPE_CHECKING:
    from donjon.games.clank.model.state import Clank


class Effect(Step["Clank"]):
    """CL-22.1  One operation of the content file; it acts for the active thief."""

    def is_possible(self, s: Clank) -> bool:
        """CL-4.17  Whether it may be chosen where there is a choice."""
        return True

    def is_asking(self) -> bool:
        """Whether it may open a choice."""
        return False


def all_possible(s: Clank, effects: list[Effect]) -> bool:
    """Whether each of the effects is possible."""
    for effect in effects:
        if not effect.is_possible(s):
            return False
    return True


def owe_effects(s: Clank, effects: list[Effect]) -> None:
    """CL-22.1  Do the effects in their listed order, before anything else."""
    for at in range(len(effects) - 1, -1, -1):
        s.owed.append(effects[at])
