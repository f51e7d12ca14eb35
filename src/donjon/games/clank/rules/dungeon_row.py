"""Clank! 4.14: the dungeon row, how it is refilled, and what arrives in it."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import DANGER, DRAGON, KIND, ROW
from donjon.games.clank.model.effect import Effect, owe_effects
from donjon.games.clank.model.state import NO_CARD, Clank
from donjon.games.clank.rules.escape_and_knockout import is_anyone_in, knock_out_all
from donjon.games.clank.words import card_events
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step
from donjon.kernel.words.message import Message


def reveal(s: Clank, space: int) -> int:
    """CL-14.5, CL-22.1  The top card of the deck lies in a space; its arrive text comes next."""
    card = s.deck.draw(s)
    s.row[space] = card
    card_events.revealed(s, card)
    owe_effects(s, s.card_effects.arrive[KIND[card]])
    return card


def discard_from_row(s: Clank, card: int) -> None:
    """CL-7.1, CL-8.1  The card leaves the row for the dungeon discard pile."""
    leave_row(s, card)
    s.dungeon_discard.append(card)


def leave_row(s: Clank, card: int) -> None:
    """CL-6.2, CL-14.4  Its space stays empty until the end of the turn."""
    s.row[s.row.index(card)] = NO_CARD


@final
class RefillRow(Step["Clank"]):
    """CL-14.4, CL-14.7  Empty spaces are filled one after another, the leftmost first.

    CL-14.1, CL-19.2: only while somebody is in.
    """

    def run(self, s: Clank) -> None:
        space = empty_space(s)
        if space == ROW or s.deck.is_empty() or not is_anyone_in(s):
            return
        s.owe(self)
        card = reveal(s, space)
        if DRAGON[KIND[card]]:
            s.symbol = True  # CL-14.6


def empty_space(s: Clank) -> int:
    """The leftmost empty space of the row; its length when the row is full."""
    for space in range(ROW):
        if s.row[space] == NO_CARD:
            return space
    return ROW


@final
class DeckRunsOut(Step["Clank"]):
    """CL-14.8, CL-R20  A space that cannot be filled ends the game: all who are in fall."""

    def run(self, s: Clank) -> None:
        if s.deck.is_empty() and empty_space(s) < ROW and is_anyone_in(s):
            card_events.deck_is_empty(s)
            knock_out_all(s)


@final
class ReplaceRow(Effect):
    """CL-21.12, CL-R21  A card of the row is replaced; without row or deck this is lost."""

    def run(self, s: Clank) -> None:
        if not s.deck.is_empty() and row_cards(s):
            s.owe(ReplaceCard(s.active))

    def is_asking(self) -> bool:
        return True


@final
class ReplaceCard(Decision["Clank"]):
    """CL-20.11  Which card of the row goes."""

    def options(self, s: Clank) -> list[int]:
        return row_cards(s)

    def choose(self, s: Clank, option: int) -> None:
        """CL-21.12  The new card lies there at once, arrives, and its dragon symbol is ignored."""
        space = s.row.index(option)
        s.dungeon_discard.append(option)
        card_events.replaced(s, self.seat, option)
        reveal(s, space)

    def label(self, s: Clank, option: int) -> Message:
        return Message("cl-replace", {"card": card_name(option)})

    def targets(self, s: Clank, option: int) -> list[str]:
        return [card_id(option)]

    def prompt(self, s: Clank) -> Message:
        return Message("cl-ask-replace")

    def rule(self) -> str:
        return "CL-20.11"

    def default(self, s: Clank, chance: Chance) -> int:
        """CL-20.11  The leftmost danger card, else the leftmost card."""
        cards = row_cards(s)
        for card in cards:
            if DANGER[KIND[card]]:
                return card
        return cards[0]


def row_cards(s: Clank) -> list[int]:
    """The cards in the row; of several copies only the leftmost."""
    return [
        s.row[space] for space in range(ROW) if s.row[space] != NO_CARD and is_leftmost(s, space)
    ]


def is_leftmost(s: Clank, space: int) -> bool:
    """Whether no copy of the card lies further left."""
    kind = KIND[s.row[space]]
    for before in range(space):
        card = s.row[before]
        if card != NO_CARD and KIND[card] == kind:
            return False
    return True
