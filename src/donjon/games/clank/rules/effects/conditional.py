"""Clank! 4.4: effects that wait for something in the turn, before or after the card is played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from donjon.games.clank.content.tables import IS_CROWN, ITEMS, NONE
from donjon.games.clank.model.effect import Effect, owe_effects
from donjon.games.clank.model.waiting_effects import ConditionalEffect, CountingEffect, Waiting

if TYPE_CHECKING:
    from donjon.games.clank.model.state import Clank

HAS_ARTIFACT: Final = 0
HAS_CROWN: Final = 1
HAS_IDOL: Final = 2
OTHER_COMPANION: Final = 3
CONDITIONS: Final = ["has_artifact", "has_crown", "has_idol", "other_companion"]
NO_COPY: Final = NONE


@final
class If(ConditionalEffect):
    """CL-4.5, CL-4.6, CL-21.5  Fires once for this copy, as soon as its condition holds.

    `is_played`: the text of a card that is played, so of the one that was played last.
    """

    def __init__(self, condition: int, is_played: bool, then: list[Effect]) -> None:
        super().__init__(then)
        self.condition: Final = condition
        self.is_played: Final = is_played

    def run(self, s: Clank) -> None:
        card = s.thieves[s.active].played[-1] if self.is_played else NO_COPY
        s.resources.waiting.append(Waiting(self, card))
        test_conditions(s)

    def is_met(self, s: Clank, card: int) -> bool:
        """CL-4.9, CL-4.8, CL-R4  Whether it holds for this copy of the card; one is enough."""
        thief = s.thieves[s.active]
        if self.condition == HAS_ARTIFACT:
            return thief.artifacts != 0
        if self.condition == HAS_CROWN:
            return owns_crown(thief.items)
        if self.condition == HAS_IDOL:
            return thief.idols != 0
        return has_other_companion(s, card)


def has_other_companion(s: Clank, card: int) -> bool:
    """CL-4.9, CL-21.6, CL-R5  Whether a companion other than this copy lies in the play area."""
    for companion in s.resources.companions:
        if companion != card:
            return True
    return False


def owns_crown(items: bytes) -> bool:
    """Whether one of the items is a crown."""
    for item in range(ITEMS):
        if IS_CROWN[item] and items[item]:
            return True
    return False


def test_conditions(s: Clank) -> None:
    """CL-22.2, CL-4.7  Waiting effects whose condition holds now fire, the oldest first.

    Called wherever a condition can become true.
    """
    waiting = s.resources.waiting
    if not waiting:
        return
    met: list[ConditionalEffect] = []
    still: list[Waiting] = []
    for one in waiting:
        if one.effect.is_met(s, one.card):
            met.append(one.effect)
        else:
            still.append(one)
    s.resources.waiting = still
    for at in range(len(met) - 1, -1, -1):
        owe_effects(s, met[at].then)


@final
class PerClankAdded(CountingEffect):
    """CL-4.10  Once for each own cube added in this turn, before or after the card is played."""

    def run(self, s: Clank) -> None:
        self.pay(s, s.resources.added)
        s.resources.per_clank.append(self)

    def pay(self, s: Clank, cubes: int) -> None:
        """Owe what the card promises once for each of the cubes."""
        for _ in range(cubes):
            owe_effects(s, self.then)
