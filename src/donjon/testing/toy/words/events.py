"""The events of Three Chests; each function does nothing if there is no journal."""

from __future__ import annotations

from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Message, seat_name
from donjon.testing.toy.content.tables import CHEST_IDS
from donjon.testing.toy.model.state import ThreeChests


def chest_name(chest: int) -> Message:
    """The name of a chest: «the oak chest»."""
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
    """A round begins."""
    if s.journal is not None:
        message = Message("ty-log-round", {"round": s.round, "rounds": s.rounds})
        s.journal.note(message, None, "turn")


def picked(s: ThreeChests, seat: int, chest: int) -> None:
    """A seat has picked a chest; noted when all have picked."""
    if s.journal is not None:
        message = Message("ty-log-picked", {"seat": seat_name(seat), "chest": chest_name(chest)})
        spot = f"chest:{CHEST_IDS[chest]}"
        move = Motion("move", [f"pawn:{seat}"], into=[spot])
        s.journal.note(message, seat, refs=[spot], told=[move])


def won(s: ThreeChests, seat: int, coins: int) -> None:
    """A seat wins a chest."""
    note(s, seat, Message("ty-log-won", {"seat": seat_name(seat), "coins": coins}))


def took(s: ThreeChests, seat: int) -> None:
    """A seat takes the one coin."""
    note(s, seat, Message("ty-log-took", {"seat": seat_name(seat)}))


def doubled(s: ThreeChests, seat: int, coins: int) -> None:
    """A seat has flipped for its coins and has `coins` now."""
    note(s, seat, Message("ty-log-doubled", {"seat": seat_name(seat), "coins": coins}))


def number_shown(s: ThreeChests, seat: int, number: int) -> None:
    """A lucky number is turned up."""
    if s.journal is not None:
        message = Message("ty-log-shown", {"seat": seat_name(seat), "number": number})
        piece = f"number:{seat}"
        flip = Motion("flip", [piece], into=[f"number-{number}"])
        s.journal.note(message, seat, refs=[piece], told=[flip])


def note(s: ThreeChests, seat: int, message: Message) -> None:
    """Note an event that everyone may know."""
    if s.journal is not None:
        s.journal.note(message, seat)
