"""The pieces on Clank!'s dungeon: secrets, idols, artifacts, pawns, cubes, markers.

A piece is made once for each place, so an unchanged one is the same object in every scene.
"""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    LAST_COUNTDOWN,
    LAST_RAGE,
    RAGE,
    SEATS,
)
from donjon.games.clank.drawing.memory import DrawingMemory
from donjon.games.clank.view.forms import RoomView, ThiefView, View
from donjon.games.clank.words.names import ARTIFACT_NAMES
from donjon.kernel.scene import OnSpot, Piece
from donjon.kernel.words.message import Message, seat_name

MOST_CUBES: Final = 6
PAWNS_FROM: Final = 10

RAGE_MARKERS: Final = [
    Piece(
        "rage-marker", "dragon",
        Message("cl-rage-space", {"space": space, "cubes": RAGE[space - 1]}),
        OnSpot(f"rage-at:{space}"),
    )
    for space in range(1, LAST_RAGE + 1)
]  # fmt: skip
ON_COUNTDOWN: Final = [
    [
        Piece(
            f"pawn:{seat}", f"pawn:{seat}", Message("cl-pawn", {"seat": seat_name(seat)}),
            OnSpot(f"countdown:{space}"), seat,
        )
        for space in range(1, LAST_COUNTDOWN + 1)
    ]
    for seat in range(SEATS)
]  # fmt: skip


def board_pieces(view: View, memory: DrawingMemory) -> list[Piece]:
    """All pieces on the dungeon."""
    pieces: list[Piece] = []
    for room in view.rooms:
        add_tokens(pieces, room, memory)
    for thief in view.thieves:
        add_pawn(pieces, view, thief, memory)
        for n in range(min(thief.clank, MOST_CUBES)):
            pieces.append(cube(thief.seat, n, memory))
    pieces.append(RAGE_MARKERS[view.rage - 1])
    pieces.append(bag(view, memory))
    return pieces


def add_tokens(pieces: list[Piece], room: RoomView, memory: DrawingMemory) -> None:
    """The tokens that can be taken in a room; of several equal ones the last one is the target."""
    if room.artifact is not None:
        pieces.append(artifact(room.artifact, room.room, memory))
    for kind, count in (("major", room.majors), ("minor", room.minors), ("idol", room.idols)):
        for n in range(count):
            pieces.append(token(room.room, kind, n, count - n, memory))


def artifact(id: str, room: str, memory: DrawingMemory) -> Piece:
    """An artifact in its room."""
    key = (f"artifact:{id}", room, 0)
    piece = memory.board_pieces.get(key)
    if piece is None:
        name = ARTIFACT_NAMES[ARTIFACT_IDS.index(id)]
        made = Piece(key[0], f"face:{id}", name, OnSpot(f"room:{room}", 0))
        piece = memory.board_pieces.put(key, made)
    return piece


def token(room: str, kind: str, n: int, above: int, memory: DrawingMemory) -> Piece:
    """The n-th of the tokens in a room; the top one has the id that stands for all of them."""
    id = f"tokens:{room}" if above == 1 else f"tokens:{room}:{above}"
    key = (id, kind, n)
    piece = memory.board_pieces.get(key)
    if piece is None:
        label = Message(f"cl-{kind}")
        made = Piece(id, f"face:{kind}", label, OnSpot(f"room:{room}", n))
        piece = memory.board_pieces.put(key, made)
    return piece


def add_pawn(pieces: list[Piece], view: View, thief: ThiefView, memory: DrawingMemory) -> None:
    """A thief in its room; the first who is out runs along the countdown (CL-18.1).

    A rescued thief is no longer on the board; a lost thief is drawn lying in its last room.
    """
    if view.runner == thief.seat and view.countdown > 0:
        pieces.append(ON_COUNTDOWN[thief.seat][view.countdown - 1])
    elif thief.status != "rescued":
        pieces.append(pawn(thief.seat, thief.room, thief.status == "lost", memory))


def pawn(seat: int, room: str, lost: bool, memory: DrawingMemory) -> Piece:
    """A pawn in a room; cached in `memory`."""
    key = (f"pawn:{seat}", room, 1 if lost else 0)
    piece = memory.board_pieces.get(key)
    if piece is None:
        label = Message("cl-pawn", {"seat": seat_name(seat)})
        at = OnSpot(f"room:{room}", PAWNS_FROM + seat)
        made = Piece(key[0], key[0], label, at, seat, state=["spent"] if lost else [])
        piece = memory.board_pieces.put(key, made)
    return piece


def cube(seat: int, n: int, memory: DrawingMemory) -> Piece:
    """A cube in the Clank! area; only the first few of a large number are drawn."""
    key = (f"cube:{seat}:{n}", "", 0)
    piece = memory.board_pieces.get(key)
    if piece is None:
        label = Message("cl-noise-of", {"seat": seat_name(seat)})
        made = Piece(key[0], f"cube:{seat}", label, OnSpot(f"noise:{seat}", n), seat)
        piece = memory.board_pieces.put(key, made)
    return piece


def bag(view: View, memory: DrawingMemory) -> Piece:
    """The dragon's bag; its label lists what is in it (CL-5.9)."""
    key = (*view.bag, *view.cubes_set_aside)
    piece = memory.bags.get(key)
    if piece is None:
        label = Message(
            "cl-bag-holds", {"cubes": cubes_of(view.bag), "aside": view.cubes_set_aside[-1]}
        )
        piece = memory.bags.put(key, Piece("bag:cubes", "bag", label, OnSpot("bag")))
    return piece


def cubes_of(counts: list[int]) -> list[Message]:
    """«Nils 3», «black 24»."""
    seats = len(counts) - 1
    return [
        Message("cl-cubes-of", {"seat": seat_name(seat), "n": counts[seat]})
        for seat in range(seats)
        if counts[seat]
    ] + [Message("cl-cubes-of", {"seat": Message("cl-black"), "n": counts[seats]})]
