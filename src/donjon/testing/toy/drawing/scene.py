"""The scene of Three Chests: the chests, the pawns and the lucky numbers."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import (
    Area,
    BackFace,
    Board,
    Counter,
    Face,
    InZone,
    Layout,
    OnSpot,
    PawnFace,
    Piece,
    Place,
    Scene,
    SeatInfo,
    Show,
    Split,
    Spot,
    TokenFace,
    Zone,
)
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message, seat_name
from donjon.testing.toy.content.tables import CONTENT, HIGHEST_NUMBER
from donjon.testing.toy.drawing.memory import DrawingMemory
from donjon.testing.toy.drawing.tips import TIPS
from donjon.testing.toy.view.forms import PlayerView, View

CHEST_LOOKS: Final[dict[str, tuple[Icon, Tint]]] = {
    "oak": ("chest", "umber"),
    "iron": ("locked-chest", "slate"),
    "gold": ("open-treasure-chest", "gold"),
}
COUNT_ICONS: Final[dict[str, Icon]] = {"ty-row-coins": "two-coins", "ty-row-lucky": "clover"}
"""The rows of the final count."""


def scene(view: View, memory: DrawingMemory) -> Scene:
    """The scene that shows a view; `memory` keeps pieces, so that equal ones stay one object."""
    return Scene(
        format=1,
        game="toy",
        viewer=view.viewer,
        title=Message("ty-log-round", {"round": view.round, "rounds": view.rounds}),
        seats=[seat_panel(player) for player in view.players],
        layout=LAYOUT,
        boards=[BOARD],
        zones=ZONES,
        pieces=[
            *[pawn(player, memory) for player in view.players],
            *[number(player, memory) for player in view.players],
        ],
        faces=FACES,
        counters=[
            Counter(f"coins:{p.seat}", p.seat, "two-coins", p.coins, Message("ty-coins"), "number")
            for p in view.players
        ],
        strokes=[],
        tips=TIPS,
    )


def seat_panel(player: PlayerView) -> SeatInfo:
    """The panel of a seat: its name and its coins."""
    return SeatInfo(
        seat=player.seat,
        name=seat_name(player.seat),
        state="waits",
        counters=[f"coins:{player.seat}"],
        score=tinted_amount("two-coins", player.coins),
    )


def board() -> Board:
    """The three chests side by side."""
    spots = [
        Spot(
            id=f"chest:{chest.id}",
            at=(2.0 + 3.0 * n, 2.0),
            label=Message(f"ty-chest-{chest.id}"),
            shape="square",
            size=1.0,
            style="slot",
            tint=CHEST_LOOKS[chest.id][1],
            icon=CHEST_LOOKS[chest.id][0],
            share="row",
        )
        for n, chest in enumerate(CONTENT.chests)
    ]
    return Board("chests", Message("ty-title"), (0, 0, 10, 4), "felt", [], spots)


def pawn(player: PlayerView, memory: DrawingMemory) -> Piece:
    """A pawn; the same object as long as it stands on the same chest."""
    key = f"pawn:{player.seat}:{player.chest}"
    return memory.pieces.get(key) or memory.pieces.put(key, new_pawn(player))


def new_pawn(player: PlayerView) -> Piece:
    """A pawn on the chest picked last, or on the bench."""
    at: Place = InZone("bench", player.seat)
    if player.chest is not None:
        at = OnSpot(f"chest:{player.chest}")
    seat = player.seat
    return Piece(f"pawn:{seat}", f"pawn:{seat}", seat_name(seat), at, owner=seat)


def number(player: PlayerView, memory: DrawingMemory) -> Piece:
    """A lucky number; the same object as long as the viewer knows as much of it."""
    key = f"number:{player.seat}:{player.lucky}"
    return memory.pieces.get(key) or memory.pieces.put(key, new_number(player))


def new_number(player: PlayerView) -> Piece:
    """A lucky number, face down for viewers who do not know it."""
    seat = player.seat
    back = Message("ty-number-hidden")
    known = player.lucky is not None
    return Piece(
        id=f"number:{seat}",
        face=f"number-{player.lucky}" if known else "number-back",
        label=Message("ty-number", {"number": player.lucky}) if player.lucky is not None else back,
        at=InZone("numbers", seat),
        owner=seat,
    )


def faces() -> dict[str, Face]:
    """Every face that can be seen in a match, by id."""
    found: dict[str, Face] = {"number-back": BackFace("clover", "moss", "disc")}
    for n in range(1, HIGHEST_NUMBER + 1):
        title = Message("ty-number", {"number": n})
        found[f"number-{n}"] = TokenFace("disc", "moss", "clover", title, n)
    for seat in range(4):
        found[f"pawn:{seat}"] = PawnFace(seat)
    return found


AREAS: Final[list[Area]] = [Show("chests"), Show("bench", "s"), Show("numbers", "s")]
LAYOUT: Final = Layout(Split("row", AREAS), Split("column", AREAS))
BOARD: Final = board()
ZONES: Final = [
    Zone("bench", "row", Message("ty-bench")),
    Zone("numbers", "row", Message("ty-numbers")),
]
FACES: Final = faces()
