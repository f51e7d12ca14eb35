"""What happens to the cards of Clank!: decks, hands, the dungeon row.

Without a journal nothing is noted, which costs a simulation one test.
"""

from __future__ import annotations

from donjon.games.clank.content.tables import KIND, NONE
from donjon.games.clank.model.state import Clank
from donjon.games.clank.words.facts import BeatenMonsterFacts
from donjon.games.clank.words.ids import card_id
from donjon.games.clank.words.names import CARD_NAMES, card_name, card_names
from donjon.kernel.journal.log_line import Does
from donjon.kernel.words.message import Message


def row_dealt(s: Clank, cards: list[int]) -> None:
    """CL-0.13  The first six cards of the dungeon deck."""
    if s.journal is not None:
        refs = [card_id(card) for card in cards]
        s.journal.note(Message("cl-log-row", {"cards": card_names(cards)}), refs=refs)


def shuffled_back(s: Clank, cards: list[int]) -> None:
    """CL-0.13  What had been set aside for its dragon symbol; where it lies now nobody knows."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-shuffled-back", {"cards": card_names(cards)}))


def deck_shuffled(s: Clank, seat: int) -> None:
    """CL-0.14  A starting deck."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-shuffles-deck"), seat, does="aside")


def drawn(s: Clank, seat: int, cards: list[int]) -> None:
    """CL-3.7  The seat reads its cards, the others how many they are."""
    if s.journal is not None and cards:
        s.journal.note_secret(
            seat,
            Message("cl-log-draws", {"cards": card_names(cards), "n": len(cards)}),
            Message("cl-log-draws-some", {"n": len(cards)}),
            does="aside",
        )


def reshuffled(s: Clank, seat: int) -> None:
    """A discard pile becomes a deck."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-reshuffles"), seat, does="aside")


def played(s: Clank, seat: int, card: int) -> None:
    """A card is played."""
    if s.journal is not None:
        note_card(s, "cl-log-plays", seat, card, "plays")


def unplayed(s: Clank, seat: int, cards: list[int]) -> None:
    """CL-17.2  Cards that a thief who has left keeps in hand at the end of the turn."""
    if s.journal is not None and cards:
        refs = [card_id(card) for card in cards]
        s.journal.note(Message("cl-log-unplayed", {"cards": card_names(cards)}), seat, refs=refs)


def discarded(s: Clank, seat: int, card: int) -> None:
    """A card is discarded for an effect."""
    if s.journal is not None:
        note_card(s, "cl-log-discards", seat, card)


def banished(s: Clank, seat: int, card: int) -> None:
    """A card leaves the game."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-banishes", {"card": card_name(card)}), seat)


def banish_owed(s: Clank, seat: int, kind: int) -> None:
    """A banish is owed."""
    if s.journal is not None:
        if kind == NONE:
            s.journal.note(Message("cl-log-owes-banish"), seat, does="aside")
        else:
            message = Message("cl-log-owes-banish-of", {"card": CARD_NAMES[kind]})
            s.journal.note(message, seat, does="aside")


def acquired(s: Clank, seat: int, card: int) -> None:
    """A card goes to the discard pile."""
    if s.journal is not None:
        note_card(s, "cl-log-acquires", seat, card, "gets")


def used(s: Clank, seat: int, card: int) -> None:
    """A device is used."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-uses", {"card": card_name(card)}), seat, does="plays")


def defeated(s: Clank, seat: int, card: int) -> None:
    """A monster is defeated."""
    if s.journal is not None:
        message = Message("cl-log-defeats", {"card": card_name(card)})
        s.journal.note(message, seat, told=[BeatenMonsterFacts(seat, KIND[card])])


def note_card(s: Clank, key: str, seat: int, card: int, does: Does | None = None) -> None:
    """Note something done with a card that everyone sees."""
    if s.journal is not None:
        message = Message(key, {"card": card_name(card)})
        s.journal.note(message, seat, refs=[card_id(card)], does=does)


def revealed(s: Clank, card: int) -> None:
    """A card of the dungeon deck is laid into the row."""
    if s.journal is not None:
        message = Message("cl-log-revealed", {"card": card_name(card)})
        s.journal.note(message, None, refs=[card_id(card)])


def replaced(s: Clank, seat: int, card: int) -> None:
    """A card of the row is replaced."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-replaces", {"card": card_name(card)}), seat)


def deck_is_empty(s: Clank) -> None:
    """No card is left for the row."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-deck-empty"), None, "big")
