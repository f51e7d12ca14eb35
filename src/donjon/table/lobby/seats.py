"""People sit down and stand up, and the host says who may sit where."""

from __future__ import annotations

from typing import Final

from donjon.bots import ABSENT, bot_names
from donjon.table.hub import Hub
from donjon.table.match.live_match import Room
from donjon.table.refusals import BadRequest, NotYours, Refusal
from donjon.table.store.people import Person
from donjon.table.store.table_register import SeatRow, must
from donjon.table.wire import Join, SeatWish

LETTERS: Final = "ABCDEFGH"
LEVELS: Final = [name for name in bot_names() if name != ABSENT]


async def join(hub: Hub, room: Room, person: Person, wish: Join) -> Room:
    """Sit down on a free seat; who sits already stays where they are."""
    row = room.row
    if row.seat_of(person.id) is not None:
        return room
    if row.state != "open":
        raise Refusal("already-begun")
    invited = row.is_invited(wish.invite) or row.host == person.id
    free = [
        seat.seat
        for seat in row.seats
        if seat.kind == "open" or (seat.kind == "invited" and invited)
    ]
    wanted = [seat for seat in free if wish.seat is None or seat == wish.seat]
    for seat in wanted:
        sitting = SeatRow(seat, "person", person.id, person.name)
        if await hub.register.sit(row.id, sitting, ["open", "invited"] if invited else ["open"]):
            return await hub.changed(row.id)
    raise Refusal("no-seat" if wish.seat is None else "seat-taken")


async def leave(hub: Hub, room: Room, person: Person) -> Room:
    """Stand up before the start; the last one to go closes the table."""
    row = room.row
    seat = row.seat_of(person.id)
    if seat is None and row.host != person.id:
        raise NotYours("not-seated")
    if row.state != "open":
        raise Refusal("already-begun")
    if seat is not None:
        must(await hub.register.sit(row.id, SeatRow(seat, "open"), ["person"]), "already-begun")
    others = [each.person for each in row.seats if each.person not in (None, person.id)]
    if not others:
        await hub.register.finish(row.id, "abandoned")
    elif row.host == person.id:
        await hub.register.give(row.id, others[0] or person.id)
    return await hub.changed(row.id)


async def set_seat(hub: Hub, room: Room, person: Person, seat: int, wish: SeatWish) -> Room:
    """The host says who may sit there."""
    row = room.row
    if row.host != person.id:
        raise NotYours("not-host")
    if not 0 <= seat < len(row.seats):
        raise BadRequest("no-seat")
    if wish.kind == "me" and row.seat_of(person.id) is not None:
        raise BadRequest("one-seat-each")
    change = seat_row(seat, wish, person)
    happened = await hub.register.sit(row.id, change, ["open", "invited", "bot"])
    must(happened, "seat-taken" if row.state == "open" else "already-begun")
    return await hub.changed(row.id)


def seat_row(seat: int, wish: SeatWish, person: Person) -> SeatRow:
    """A seat as somebody wishes it."""
    if wish.kind == "me":
        return SeatRow(seat, "person", person.id, person.name)
    if wish.kind == "bot":
        name = level(wish.bot or LEVELS[-1])
        return SeatRow(seat, "bot", None, bot_name(name, seat), name)
    return SeatRow(seat, "invited" if wish.kind == "person" else "open")


def level(name: str) -> str:
    """The bot of that name, if it may sit at a table."""
    if name not in LEVELS:
        raise BadRequest("unknown-bot", name=name, known=", ".join(LEVELS))
    return name


def bot_name(name: str, seat: int) -> str:
    """What a bot is called at the table."""
    return f"{name.capitalize()} {LETTERS[seat]}"
