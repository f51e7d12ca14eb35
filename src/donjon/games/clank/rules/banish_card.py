"""Clank! 4.3: banishing, at once or owed until the end of the turn."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.tables import BANISH_FIRST, KIND, NONE
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.model.waiting_effects import OwedBanish
from donjon.games.clank.rules.thief_cards import least_missed, single_cards
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message

ANY_CARD: Final = NONE


@final
class Banish(OwedBanish):
    """CL-3.15, CL-13.6, CL-21.8, CL-21.13  A banish is owed: at any moment from now on, or only
    in the end step (CL-R8).
    """

    def run(self, s: Clank) -> None:
        s.resources.banishes.append(self)
        card_events.banish_owed(s, s.active, self.kind)

    def is_possible(self, s: Clank) -> bool:
        """CL-21.13  Offered only when there is a card to banish."""
        return bool(candidates(s.thieves[s.active], self.kind))


def candidates(thief: Thief, kind: int) -> list[int]:
    """CL-3.12  Cards of play area and discard pile, never of hand or deck; of copies the first."""
    return of_kind(single_cards(thief.played), kind) + of_kind(single_cards(thief.discard), kind)


def of_kind(cards: list[int], kind: int) -> list[int]:
    """The cards that a banish of this kind may take."""
    return [card for card in cards if kind == ANY_CARD or KIND[card] == kind]


def banish(s: Clank, thief: Thief, card: int) -> None:
    """CL-3.12, CL-R6  The card goes to the box at once.

    CL-3.13: what it did or still does this turn stays. CL-R5: but it is no companion in the play
    area any more, unless the table says so.
    """
    if card in thief.played:
        thief.played.remove(card)
        if card in s.resources.companions and not s.banished_count:
            s.resources.companions.remove(card)
    else:
        thief.discard.remove(card)
    s.removed_cards.append(card)
    card_events.banished(s, thief.seat, card)


def payable_now(s: Clank) -> list[int]:
    """CL-3.15, CL-R9  What may be banished before the end step."""
    found: list[int] = []
    for owed in s.resources.banishes:
        if not owed.at_end:
            for card in candidates(s.thieves[s.active], owed.kind):
                if card not in found:
                    found.append(card)
    return found


def pay_now(s: Clank, card: int) -> None:
    """Pay with this card the owed banish that the fewest cards could pay."""
    paid = NONE
    for at, owed in enumerate(s.resources.banishes):
        if owed.at_end:
            continue
        if owed.kind == KIND[card]:
            paid = at
            break
        if owed.kind == ANY_CARD and paid == NONE:
            paid = at
    del s.resources.banishes[paid]
    banish(s, s.thieves[s.active], card)


@final
class PayBanishes(Step["Clank"]):
    """CL-3.16  What is still owed is paid, one after another; it lapses if no card matches."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, s: Clank) -> None:
        if s.resources.banishes:
            owed = s.resources.banishes[0]
            del s.resources.banishes[0]
            s.owe(self)
            if candidates(s.thieves[self.seat], owed.kind):
                s.owe(BanishCard(self.seat, owed.kind))


@final
class BanishCard(Decision["Clank"]):
    """CL-20.12  Which card is banished in the end step."""

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def options(self, s: Clank) -> list[int]:
        return candidates(s.thieves[self.seat], self.kind)

    def choose(self, s: Clank, option: int) -> None:
        banish(s, s.thieves[self.seat], option)

    def label(self, s: Clank, option: int) -> Message:
        return banish_label(s.thieves[self.seat], option)

    def targets(self, s: Clank, option: int) -> list[str]:
        return [card_id(option)]

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-banish")

    def rule(self) -> str:
        return "CL-20.12"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.12  The weakest cards of the starting deck first."""
        return least_missed(self.options(s), BANISH_FIRST)


def banish_label(thief: Thief, card: int) -> Message:
    """The label of a banish: «Banish Burgle from the play area»."""
    key = "cl-banish-played" if card in thief.played else "cl-banish-discarded"
    return Message(key, {"card": card_name(card)})
