"""Clank! 4.3: the cards of a thief, in deck, hand, play area and discard pile."""

from __future__ import annotations

from typing import Final, final

from donjon.games.clank.content.tables import DISCARD_FIRST, KIND, SKILL_COST
from donjon.games.clank.model.effect import Effect, owe_effects
from donjon.games.clank.model.state import Clank, Thief
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.message import Message


def draw_cards(s: Clank, thief: Thief, n: int) -> None:
    """CL-3.2, CL-3.3, CL-22.3  One at a time into the hand; with nothing left draws are lost.

    CL-R50: what was drawn has come to light, and no choice before it can be taken back.
    """
    drawn: list[int] = []
    for _ in range(n):
        if thief.deck.is_empty():
            if not thief.discard:
                break
            card_events.drawn(s, thief.seat, drawn)
            drawn = []
            reshuffle(s, thief)
        card = thief.deck.draw(s)
        thief.hand.add(card)
        drawn.append(card)
    card_events.drawn(s, thief.seat, drawn)


def reshuffle(s: Clank, thief: Thief) -> None:
    """CL-3.2, CL-3.6  The discard pile becomes the deck; what was acquired this turn is in it.

    From then on everyone can tell what was in hand.
    """
    thief.deck.shuffle_in(s, thief.discard)
    thief.discard = []
    thief.hand.note_shuffle()
    card_events.reshuffled(s, thief.seat)


def single_cards(cards: list[int]) -> list[int]:
    """The first card of each kind, since copies of a card are equal."""
    found: list[int] = []
    for at, card in enumerate(cards):
        if is_first(cards, at):
            found.append(card)
    return found


def is_first(cards: list[int], at: int) -> bool:
    """Whether no copy of the card lies before it."""
    kind = KIND[cards[at]]
    for before in range(at):
        if KIND[cards[before]] == kind:
            return False
    return True


def least_missed(cards: list[int], first: list[int]) -> int:
    """The first card of one of the kinds `first`, in that order; otherwise the cheapest card."""
    for kind in first:
        for card in cards:
            if KIND[card] == kind:
                return card
    best = cards[0]
    for card in cards:
        if SKILL_COST[KIND[card]] < SKILL_COST[KIND[best]]:
            best = card
    return best


@final
class DiscardFor(Effect):
    """CL-3.9, CL-R7, CL-21.3, CL-21.4  With a card in hand one must be discarded for the rest."""

    def __init__(self, then: list[Effect]) -> None:
        self.then: Final = then

    def run(self, s: Clank) -> None:
        if not s.thieves[s.active].hand.is_empty():
            s.owe(DiscardCard(s.active, self.then))

    def is_asking(self) -> bool:
        return True


@final
class DiscardCard(Decision["Clank"]):
    """CL-20.9  A card of the hand for what then follows."""

    def __init__(self, seat: int, then: list[Effect]) -> None:
        super().__init__(seat)
        self.then: Final = then

    def options(self, s: Clank) -> list[int]:
        """CL-3.8  Only cards that are still in hand."""
        return single_cards(s.thieves[self.seat].hand.hidden_cards)

    def must_be_asked(self, s: Clank) -> bool:
        """A card discarded unasked would tell what is in the hand."""
        return True

    def choose(self, s: Clank, option: int) -> None:
        """CL-3.8  It goes to the discard pile and does nothing."""
        thief = s.thieves[self.seat]
        thief.hand.remove(option)
        thief.discard.append(option)
        card_events.discarded(s, self.seat, option)
        owe_effects(s, self.then)

    def label(self, s: Clank, option: int) -> Message:
        return Message("cl-discard", {"card": card_name(option)})

    def targets(self, s: Clank, option: int) -> list[str]:
        return [card_id(option)]

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-discard")

    def rule(self) -> str:
        return "CL-20.9"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.9  What is least missed."""
        return least_missed(self.options(s), DISCARD_FIRST)
