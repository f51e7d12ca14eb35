"""Clank!'s dungeon as a board: rooms, tunnels and their symbols, tracks, noise and bag."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.schema import BoardEntry, RoomEntry, TunnelEntry
from donjon.games.clank.content.tables import (
    BOARD,
    COUNTDOWN as COUNTDOWN_SPACES,
    EXTRA,
    KNOCK_OUT_ALL,
    LAST_RAGE,
    PRICE,
    RAGE,
    SEATS,
)
from donjon.games.clank.drawing.backdrop import (
    BAG,
    COUNTDOWN_STEP,
    COUNTDOWN_X,
    COUNTDOWN_Y,
    HEIGHT,
    ODDS_STEP,
    ODDS_X,
    ODDS_Y,
    PIT_HALF,
    PIT_X,
    PIT_Y,
    RAGE_STEP,
    RAGE_X,
    RAGE_Y,
    WIDTH,
    shapes,
)
from donjon.games.clank.drawing.icons import ODDS_ICONS
from donjon.games.clank.drawing.tips import room_tip, tunnel_tip
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import Amount, Board, Link, Spot
from donjon.kernel.words.ids import Icon, Tint
from donjon.kernel.words.message import Message, seat_name

ROOM_SIZE: Final = 31.0
ODDS: Final = 3


def new_board(side: str, seats: int) -> Board:
    """One side of the board for `seats` thieves."""
    entry = BOARD[side]
    return Board(
        id="dungeon",
        label=Message("cl-dungeon"),
        box=(0.0, 0.0, WIDTH, HEIGHT),
        skin="earth",
        shapes=shapes(side),
        spots=[
            *[room_spot(room) for room in entry.rooms],
            *[countdown_spot(space) for space in range(1, len(COUNTDOWN_SPACES) + 1)],
            *[rage_spot(space) for space in range(1, LAST_RAGE + 1)],
            *[marker_spot(space) for space in range(1, LAST_RAGE + 1)],
            *noise_spots(seats),
            Spot("bag", BAG, Message("cl-bag"), "dot", 36.0, "print"),
            Spot("bag-n", (BAG[0], BAG[1] + 42), Message("cl-count-bag"), "dot", 19.0, "print"),
            *[odds_spot(wounds) for wounds in range(ODDS)],
        ],
        links=[tunnel_link(entry, tunnel) for tunnel in entry.tunnels],
    )


def room_spot(room: RoomEntry) -> Spot:
    """A room: outline, ground and icon show its kinds, and its label names all of them."""
    kind = next((kind for kind in KINDS if kind in room.kinds), "")
    return Spot(
        id=f"room:{room.id}",
        at=(float(room.x), float(room.y)),
        label=room_label(room),
        shape="octagon" if "crystal" in room.kinds else "square" if kind == "market" else "disc",
        size=ROOM_SIZE,
        style="room",
        tint=ground(room),
        icon=KINDS.get(kind),
        share="ring",
        name=room.id,
        tip=room_tip(room),
    )


def room_label(room: RoomEntry) -> Message:
    """«Healing Geode: Crystal Cave, Fountain (heals 1), Depths»."""
    name = Message(f"cl-room-{room.id}")
    kinds = [
        Message(f"cl-is-{kind}", {"price": PRICE}) for kind in LABELLED_KINDS if kind in room.kinds
    ]
    if room.deep:
        kinds.append(Message("cl-is-deep"))
    return Message("cl-spot", {"room": name, "is": kinds}) if kinds else name


LABELLED_KINDS: Final = ["start", "market", "crystal", "fountain", "idol_shrine"]
"""The kinds of a room that its label names, in the order in which they take effect (CL-11.1)."""
KINDS: Final[dict[str, Icon]] = {
    "start": "flying-flag",
    "market": "shop",
    "fountain": "water-fountain",
    "crystal": "crystal-cluster",
    "idol_shrine": "monkey",
}
"""The icon of a room by its most important kind; a crystal cave is shown by its outline."""


def ground(room: RoomEntry) -> Tint:
    """Crystal is blue; the rooms of the depths are darker."""
    if "crystal" in room.kinds:
        return "crystal"
    return "deep" if room.deep else "sand"


def tunnel_link(board: BoardEntry, tunnel: TunnelEntry) -> Link:
    """A tunnel with its symbols: footprints, monsters, a lock."""
    return Link(
        id=f"tunnel:{tunnel.id}",
        start=f"room:{tunnel.start}",
        end=f"room:{tunnel.to}",
        label=Message(
            "cl-tunnel",
            {
                "from": Message(f"cl-room-{tunnel.start}"),
                "to": Message(f"cl-room-{tunnel.to}"),
                "boots": tunnel.boots,
                "monsters": tunnel.monsters,
                "lock": int(tunnel.lock),
                "oneway": int(tunnel.one_way),
            },
        ),
        one_way=tunnel.one_way,
        wraps=tunnel.wrap,
        badges=tunnel_badges(tunnel),
        tip=tunnel_tip(tunnel),
    )


def tunnel_badges(tunnel: TunnelEntry) -> list[Amount]:
    """The symbols in the order in which they are paid."""
    badges = [tinted_amount("boot-prints")] if tunnel.boots > 1 else []
    badges.extend([tinted_amount("daemon-skull")] * tunnel.monsters)
    if tunnel.lock:
        badges.append(tinted_amount("padlock"))
    return badges


def countdown_spot(space: int) -> Spot:
    """A space of the countdown on the roof: nothing, more cubes, or the end."""
    at = (COUNTDOWN_X + COUNTDOWN_STEP * (space - 1), COUNTDOWN_Y)
    extra = EXTRA[space - 1]
    last = COUNTDOWN_SPACES[space - 1] == KNOCK_OUT_ALL
    label = Message("cl-countdown-last" if last else "cl-countdown-space", {"extra": extra})
    icon: Icon | None = "death-skull" if last else None if extra else "sunset"
    badge = Amount("", f"+{extra}") if extra else None
    return Spot(
        f"countdown:{space}", at, label, "box", (42.0, 36.0), "print", "blood", icon, badge,
        tip="countdown-last" if last else None,
    )  # fmt: skip


def rage_spot(space: int) -> Spot:
    """A space of the rage track with its number of cubes."""
    cubes = RAGE[space - 1]
    return Spot(
        id=f"rage:{space}",
        at=(RAGE_X + RAGE_STEP * (space - 1), RAGE_Y),
        label=Message("cl-rage-space", {"space": space, "cubes": cubes}),
        shape="disc",
        size=19.0,
        style="print",
        badge=Amount("", cubes),
    )


def marker_spot(space: int) -> Spot:
    """The place of the marker, below its space of the rage track."""
    at = (RAGE_X + RAGE_STEP * (space - 1), RAGE_Y + 34)
    label = Message("cl-rage-space", {"space": space, "cubes": RAGE[space - 1]})
    return Spot(f"rage-at:{space}", at, label, "dot", 20.0, "print")


def noise_spots(seats: int) -> list[Spot]:
    """The Clank! area: a place for the cubes of each seat, and for their number."""
    spots: list[Spot] = []
    width = 2 * PIT_HALF / seats
    for seat in range(seats):
        x = PIT_X - PIT_HALF + width * (seat + 0.5)
        label = Message("cl-noise-of", {"seat": seat_name(seat)})
        spots.append(Spot(f"noise:{seat}", (x, PIT_Y), label, "disc", 22.0, "print", share="pile"))
        badge, number = (x - 11, PIT_Y + 36), (x + 12, PIT_Y + 36)
        spots.append(
            Spot(f"noise-of:{seat}", badge, label, "dot", 11.0, "print", icon=f"seat:{seat}")
        )
        spots.append(Spot(f"noise-n:{seat}", number, label, "dot", 19.0, "print"))
    return spots


def odds_spot(wounds: int) -> Spot:
    """A place next to the bag: the chance of this number of `wounds`."""
    return Spot(
        id=f"odds:{wounds}",
        at=(ODDS_X, ODDS_Y + ODDS_STEP * wounds),
        label=Message(f"cl-odds-{wounds}"),
        shape="box",
        size=(116.0, 34.0),
        style="print",
        icon=ODDS_ICONS[wounds],
    )


BOARDS: Final[dict[str, list[Board]]] = {
    side: [new_board(side, max(seats, 1)) for seats in range(SEATS + 1)] for side in BOARD
}
"""Every board by side and number of seats: the same object in all matches."""
