"""Sitting down, standing up, and the host's decisions on who may sit where."""

from __future__ import annotations

from typing import Final

from donjon.bots import ABSENT, LEVELS, bot_names
from donjon.table.hub import Hub
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.seat_names import LETTERS
from donjon.table.refusals import BadRequest, Forbidden, Refusal
from donjon.table.store.people import Person
from donjon.table.store.table_register import SeatRow, must
from donjon.table.wire.tables import Join, SeatRequest

OFFERED: Final = ["random", *LEVELS]
"""The bots that the lobby offers, from the weakest to the strongest."""
USUAL: Final = "level2"
"""The bot that sits down where nobody chose one."""


async def join(hub: Hub, live: LiveMatch, person: Person, request: Join) -> LiveMatch:
    """Sit down on a free seat; a person who has a seat keeps it."""
    row = live.row
    if row.seat_of(person.id) is not None:
        return live
    if row.state != "open":
        raise Refusal("already-begun")
    invited = row.is_invited(request.invite) or row.host == person.id
    free = [
        seat.seat
        for seat in row.seats
        if seat.kind == "open" or (seat.kind == "invited" and invited)
    ]
    wanted = [seat for seat in free if request.seat is None or seat == request.seat]
    for seat in wanted:
        sitting = SeatRow(seat, "person", person.id, person.name)
        if await hub.register.sit(row.id, sitting, ["open", "invited"] if invited else ["open"]):
            return await hub.changed(row.id)
    raise Refusal("no-seat" if request.seat is None else "seat-taken")


async def leave(hub: Hub, live: LiveMatch, person: Person) -> LiveMatch:
    """Stand up before the start; when nobody is left, the table is closed."""
    row = live.row
    seat = row.seat_of(person.id)
    if seat is None and row.host != person.id:
        raise Forbidden("not-seated")
    if row.state != "open":
        raise Refusal("already-begun")
    if seat is not None:
        must(await hub.register.sit(row.id, SeatRow(seat, "open"), ["person"]), "already-begun")
    others = [each.person for each in row.seats if each.person not in (None, person.id)]
    if not others:
        await hub.register.finish(row.id, "abandoned")
    elif row.host == person.id:
        await hub.register.change_host(row.id, others[0] or person.id)
    return await hub.changed(row.id)


async def set_seat(
    hub: Hub, live: LiveMatch, person: Person, seat: int, request: SeatRequest
) -> LiveMatch:
    """Set who may sit there; only the host may."""
    row = live.row
    if row.host != person.id:
        raise Forbidden("not-host")
    if not 0 <= seat < len(row.seats):
        raise BadRequest("no-seat")
    if request.kind == "me" and row.seat_of(person.id) is not None:
        raise BadRequest("one-seat-each")
    change = seat_row(seat, request, person)
    happened = await hub.register.sit(row.id, change, ["open", "invited", "bot"])
    must(happened, "seat-taken" if row.state == "open" else "already-begun")
    return await hub.changed(row.id)


def seat_row(seat: int, request: SeatRequest, person: Person) -> SeatRow:
    """The seat that a request asks for."""
    if request.kind == "me":
        return SeatRow(seat, "person", person.id, person.name)
    if request.kind == "bot":
        name = known_bot(request.bot or USUAL)
        return SeatRow(seat, "bot", None, bot_label(name, seat), name)
    return SeatRow(seat, "invited" if request.kind == "person" else "open")


def known_bot(name: str) -> str:
    """The name, if a bot of that name may sit at a table; else `BadRequest`."""
    known = [each for each in bot_names() if each != ABSENT]
    if name not in known:
        raise BadRequest("unknown-bot", name=name, known=", ".join(known))
    return name


def bot_label(name: str, seat: int) -> str:
    """What a record calls a bot; the terminal knows it again by that."""
    return f"{name.capitalize()} {LETTERS[seat]}"
