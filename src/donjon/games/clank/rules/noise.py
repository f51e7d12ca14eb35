"""Clank! 4.5: noise, the cubes of the thieves in the Clank! area."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.model.state import IN, Clank
from donjon.games.clank.words import events
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message


def add_noise(s: Clank, seat: int, n: int) -> None:
    """CL-5.1, CL-5.2  Cubes go from the supply to the Clank! area, as far as there are any.

    CL-17.3, CL-17.6: a thief who is out makes no noise.
    """
    thief = s.thieves[seat]
    if thief.status != IN:
        return
    n = min(n, thief.supply)
    if n > 0:
        thief.supply -= n
        thief.clank += n
        events.noise(s, seat, n)
        if seat == s.active:
            count_noise(s, n)


def count_noise(s: Clank, n: int) -> None:
    """CL-4.10, CL-4.11, CL-R10  What waits for noise gets its due for each cube really added."""
    resources = s.resources
    resources.added += n
    for effect in resources.per_clank:
        effect.pay(s, n)


def take_back_noise(s: Clank, n: int) -> None:
    """CL-5.3, CL-5.6  Own cubes come back from the Clank! area, from nowhere else.

    CL-5.4: what could not be taken back is credit for the rest of the turn.
    """
    thief = s.thieves[s.active]
    back = min(n, thief.clank)
    thief.clank -= back
    thief.supply += back
    s.resources.credit += n - back
    events.noise_taken_back(s, s.active, back, n - back)


def make_noise(s: Clank, n: int) -> None:
    """The active thief's own noise; below zero it is taken back.

    CL-5.4, CL-5.8, CL-R53: credit cancels it, unasked unless something can be gained by it.
    """
    if n > 0:
        if asks_for_credit(s, n):
            s.owe(UseCredit(s.active, n))
        else:
            cancel_noise(s, n, min(n, s.resources.credit))
    elif n < 0:
        take_back_noise(s, -n)


def asks_for_credit(s: Clank, n: int) -> bool:
    """CL-R53  Whether some of `n` noise can be cancelled while a card in play counts it."""
    if n <= 0 or s.resources.credit == 0 or not s.resources.per_clank:
        return False
    thief = s.thieves[s.active]
    return thief.status == IN and thief.supply > 0


def cancel_noise(s: Clank, n: int, cancelled: int) -> None:
    """CL-5.4  Credit cancels some of the noise; the rest is made."""
    if cancelled > 0 and s.thieves[s.active].status == IN:
        s.resources.credit -= cancelled
        events.noise_cancelled(s, s.active, cancelled)
    add_noise(s, s.active, n - cancelled)


@final
class UseCredit(Decision["Clank"]):
    """CL-20.15, CL-R53  How many cubes of a noise are cancelled while a card counts the others."""

    def __init__(self, seat: int, n: int) -> None:
        super().__init__(seat)
        self.n: Final = n

    def options(self, s: Clank) -> list[int]:
        """Every number that can be cancelled, the largest first."""
        return list(range(self.most(s), -1, -1))

    def most(self, s: Clank) -> int:
        """How many cubes can be cancelled."""
        return min(self.n, s.resources.credit)

    def choose(self, s: Clank, option: int) -> None:
        cancel_noise(s, self.n, option)

    def label(self, s: Clank, option: int) -> Message:
        added = min(self.n - option, s.thieves[self.seat].supply)
        return Message("cl-cancel", {"n": option, "added": added})

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-cancel", {"n": self.n})

    def detail(self, s: Clank) -> Message:
        return Message("cl-more-cancel", {"n": self.most(s)})

    def rule(self) -> str:
        return "CL-20.15"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.15  All that can be cancelled."""
        return self.most(s)


def others_make_noise(s: Clank, n: int) -> None:
    """CL-5.7, CL-22.7, CL-R27  Each other thief still in, clockwise, also on the flag."""
    for ahead in range(1, len(s.thieves)):
        add_noise(s, (s.active + ahead) % len(s.thieves), n)
