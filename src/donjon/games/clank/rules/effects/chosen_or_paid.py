"""Clank! 4.4: one effect chosen among several, and effects that are paid for."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.model.effect import Effect, all_possible, owe_effects
from donjon.games.clank.model.state import Clank
from donjon.games.clank.words import events
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message


@final
class Choose(Effect):
    """CL-4.17  Exactly one of these, when the card is played, used or defeated."""

    def __init__(self, alternatives: list[list[Effect]], labels: list[Message]) -> None:
        self.alternatives: Final = alternatives
        self.labels: Final = labels

    def run(self, s: Clank) -> None:
        s.owe(ChooseOne(s.active, self))

    def is_asking(self) -> bool:
        return True


@final
class ChooseOne(Decision["Clank"]):
    """CL-20.10  Which one of a card's options."""

    def __init__(self, seat: int, text: Choose) -> None:
        super().__init__(seat)
        self.text: Final = text

    def options(self, s: Clank) -> list[int]:
        """CL-4.17  Those that are legal; a single one is taken unasked."""
        ways = self.text.alternatives
        return [at for at in range(len(ways)) if all_possible(s, ways[at])]

    def choose(self, s: Clank, option: int) -> None:
        events.chose(s, self.seat, self.text.labels[option])
        owe_effects(s, self.text.alternatives[option])

    def label(self, s: Clank, option: int) -> Message:
        return self.text.labels[option]

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-choose")

    def rule(self) -> str:
        return "CL-20.10"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.10  The first legal one."""
        return self.options(s)[0]


@final
class PayGold(Effect):
    """CL-21.11  Gold for what then follows."""

    def __init__(self, n: int, then: list[Effect]) -> None:
        self.n: Final = n
        self.then: Final = then

    def run(self, s: Clank) -> None:
        s.thieves[s.active].gold -= self.n
        events.paid(s, s.active, self.n)
        owe_effects(s, self.then)

    def is_possible(self, s: Clank) -> bool:
        """CL-4.2, CL-R36  With enough gold, and something to have for it."""
        return s.thieves[s.active].gold >= self.n and all_possible(s, self.then)
