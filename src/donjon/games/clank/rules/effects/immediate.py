"""Clank! 4.4 and 4.21: the effects of cards and tokens that ask nothing, one for each operation."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.tables import BLACK, PILE_FIRST
from donjon.games.clank.model.effect import Effect
from donjon.games.clank.model.state import Clank
from donjon.games.clank.rules.dragon import advance_rage
from donjon.games.clank.rules.health import heal
from donjon.games.clank.rules.noise import make_noise, others_make_noise
from donjon.games.clank.rules.thief_cards import draw_cards
from donjon.games.clank.words import card_events, events


class Counted(Effect):
    """An effect with a number."""

    def __init__(self, n: int) -> None:
        self.n: Final = n


@final
class GainSkill(Counted):
    """CL-4.1, CL-13.4  Skill for this turn."""

    def run(self, s: Clank) -> None:
        s.resources.skill += self.n


@final
class GainSwords(Counted):
    """CL-4.1, CL-21.1  Swords for this turn."""

    def run(self, s: Clank) -> None:
        s.resources.swords += self.n


@final
class GainBoots(Counted):
    """CL-4.1, CL-21.1, CL-21.15  Boots for this turn."""

    def run(self, s: Clank) -> None:
        s.resources.boots += self.n


@final
class GainTeleport(Counted):
    """CL-4.4, CL-21.7, CL-R12  A teleport for this turn, to be used or not."""

    def run(self, s: Clank) -> None:
        s.resources.teleports += self.n


@final
class GainGold(Counted):
    """CL-13.3, CL-R14, CL-R11  Gold; a treasure is turned into gold at once."""

    def run(self, s: Clank) -> None:
        gain_gold(s, self.n)


def gain_gold(s: Clank, n: int) -> None:
    """CL-4.3, CL-4.12, CL-4.13, CL-R33  One gain of gold, with the bonus of this turn."""
    s.resources.gold_gains += 1
    n += s.resources.gold_bonus
    s.thieves[s.active].gold += n
    events.gold(s, s.active, n)


@final
class GoldBonus(Counted):
    """CL-4.12, CL-4.13, CL-R11  More for every gain of the turn, and now for those before.

    The top-up itself is no gain.
    """

    def run(self, s: Clank) -> None:
        s.resources.gold_bonus += self.n
        if s.resources.gold_gains > 0:
            topped = self.n * s.resources.gold_gains
            s.thieves[s.active].gold += topped
            events.gold(s, s.active, topped)


@final
class MakeNoise(Counted):
    """CL-5.1, CL-5.3, CL-21.2, CL-21.16, CL-R45  Noise of one's own, not optional."""

    def run(self, s: Clank) -> None:
        make_noise(s, self.n)


@final
class OthersMakeNoise(Counted):
    """CL-21.10  Each other thief adds noise."""

    def run(self, s: Clank) -> None:
        others_make_noise(s, self.n)


@final
class AllMakeNoise(Counted):
    """CL-21.10, CL-22.7  All thieves add noise, the active one first."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.others: Final = OthersMakeNoise(n)

    def run(self, s: Clank) -> None:
        s.owe(self.others)
        make_noise(s, self.n)


@final
class DrawCards(Counted):
    """CL-13.5, CL-21.2, CL-R49  Cards are drawn; they must be played."""

    def run(self, s: Clank) -> None:
        draw_cards(s, s.thieves[s.active], self.n)


@final
class Heal(Counted):
    """CL-16.2, CL-21.1, CL-21.14  Damage is healed."""

    def run(self, s: Clank) -> None:
        heal(s, self.n)


@final
class AdvanceRage(Counted):
    """CL-12.4, CL-13.2  The rage marker advances."""

    def run(self, s: Clank) -> None:
        advance_rage(s, self.n)


@final
class ReturnBlack(Counted):
    """CL-15.11, CL-21.14, CL-R23  Black cubes that were set aside go back into the bag."""

    def run(self, s: Clank) -> None:
        back = min(self.n, s.cubes_set_aside[BLACK])
        s.cubes_set_aside[BLACK] -= back
        s.bag[BLACK] += back
        events.black_returned(s, back)


@final
class GemDiscount(Counted):
    """CL-4.14, CL-R46  From now on gems cost less this turn."""

    def run(self, s: Clank) -> None:
        s.resources.gem_discount += self.n


@final
class IgnoreCrystal(Effect):
    """CL-4.15, CL-R15  No exhaustion in this turn, not even one that was suffered before."""

    def run(self, s: Clank) -> None:
        s.resources.crystal_proof = True


@final
class IgnoreTunnelMonsters(Effect):
    """CL-4.16, CL-R44  From now on tunnel monsters are ignored; nothing is paid back."""

    def run(self, s: Clank) -> None:
        s.resources.monster_proof = True


@final
class TakeReserve(Effect):
    """CL-21.11, CL-R36, CL-3.5  Up to n cards of a reserve pile go to the discard pile."""

    def __init__(self, pile: int, n: int) -> None:
        self.pile: Final = pile
        self.n: Final = n

    def run(self, s: Clank) -> None:
        for _ in range(min(self.n, s.reserve[self.pile])):
            take_from_pile(s, self.pile)

    def is_possible(self, s: Clank) -> bool:
        return s.reserve[self.pile] > 0


def top_of_pile(s: Clank, pile: int) -> int:
    """The card that lies on top of a reserve pile."""
    return PILE_FIRST[pile] + s.reserve[pile] - 1


def take_from_pile(s: Clank, pile: int) -> None:
    """CL-3.5, CL-6.4  The top card goes to the discard pile; piles are never refilled."""
    card = top_of_pile(s, pile)
    s.reserve[pile] -= 1
    s.thieves[s.active].discard.append(card)
    card_events.acquired(s, s.active, card)
