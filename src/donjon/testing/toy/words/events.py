"""What is told of a match of Three Chests. Without a journal nothing is said."""

from __future__ import annotations

from donjon.kernel.journal.beat import Beat
from donjon.kernel.words.message import Message, seat_name
from donjon.testing.toy.content.tables import CHEST_IDS
from donjon.testing.toy.model.state import ThreeChests


def chest_name(chest: int) -> Message:
    """«the oak chest»."""
    return Message(f"ty-chest-{CHEST_IDS[chest]}")


def number_dealt(s: ThreeChests, seat: int, number: int) -> None:
    """TY-0.2  The seat reads its number, everyone else that it has one."""
    if s.journal is not None:
        s.journal.note_secret(
            seat,
            Message("ty-log-number", {"number": number}),
            Message("ty-log-a-number", {"seat": seat_name(seat)}),
            [f"number:{seat}"],
        )


def round_begins(s: ThreeChests) -> None:
    """Which round it is."""
    if s.journal is not None:
        message = Message("ty-log-round", {"round": s.round, "rounds": s.rounds})
        s.journal.note(message, None, "turn")


def picked(s: ThreeChests, seat: int, chest: int) -> None:
    """What a seat had picked, once all are in."""
    if s.journal is not None:
        message = Message("ty-log-picked", {"seat": seat_name(seat), "chest": chest_name(chest)})
        spot = f"chest:{CHEST_IDS[chest]}"
        move = Beat("move", [f"pawn:{seat}"], into=[spot])
        s.journal.note(message, seat, refs=[spot], beats=[move])


def won(s: ThreeChests, seat: int, coins: int) -> None:
    """A chest with one picker."""
    note(s, seat, Message("ty-log-won", {"seat": seat_name(seat), "coins": coins}))


def took(s: ThreeChests, seat: int) -> None:
    """The certain coin."""
    note(s, seat, Message("ty-log-took", {"seat": seat_name(seat)}))


def doubled(s: ThreeChests, seat: int, coins: int) -> None:
    """What is left after the flip."""
    note(s, seat, Message("ty-log-doubled", {"seat": seat_name(seat), "coins": coins}))


def number_shown(s: ThreeChests, seat: int, number: int) -> None:
    """A lucky number is turned up."""
    if s.journal is not None:
        message = Message("ty-log-shown", {"seat": seat_name(seat), "number": number})
        piece = f"number:{seat}"
        flip = Beat("flip", [piece], into=[f"number-{number}"])
        s.journal.note(message, seat, refs=[piece], beats=[flip])


def note(s: ThreeChests, seat: int, message: Message) -> None:
    """Everyone may know."""
    if s.journal is not None:
        s.journal.note(message, seat)
