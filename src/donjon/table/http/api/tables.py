"""Tables over HTTP: list, open, sit down, begin, look back."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import Parameter

from donjon.table import clock
from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.lobby import seats, tables as lobby
from donjon.table.match.live_match import Room
from donjon.table.match.replay import replay_of
from donjon.table.match.table_info import table_card, table_info
from donjon.table.refusals import BadRequest, Refusal
from donjon.table.request_context import Asked, hub_of, person_of, somebody
from donjon.table.store.people import Person
from donjon.table.wire import Branch, Join, NewTable, Replay, SeatWish, TableInfo, TableList

Limit = Annotated[int, Parameter(ge=1, le=100)]
Invite = Annotated[str | None, Parameter(max_length=100)]
Moment = Annotated[int, Parameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
OK = 200


def info(room: Room, person: Person | None) -> TableInfo:
    """The table as this person sees it."""
    return table_info(room, person.id if person is not None else None, clock.now())


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    request: Asked,
    table_state: Annotated[
        Literal["open", "playing", "over"] | None, Parameter(query="state")
    ] = None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    mine: bool = False,
    limit: Limit = 50,
    page: Annotated[str | None, Parameter(query="next", max_length=40)] = None,
) -> TableList:
    """Public tables and one's own, the newest first."""
    hub, person = hub_of(request), await person_of(request)
    me = person.id if person is not None else None
    if mine and me is None:
        return TableList([], hub.callers.people, await hub.register.count("playing"))
    listed = await hub.register.listed(
        state=table_state, game=game, person=me, mine=mine, before=page_start(page), limit=limit
    )
    at = clock.now()
    cards = [table_card(each, hub.rooms.get(each.row.id), me, at) for each in listed]
    following = repr(listed[-1].row.made) if len(listed) == limit else None
    return TableList(cards, hub.callers.people, await hub.register.count("playing"), following)


def page_start(page: str | None) -> float | None:
    """Where a page begins."""
    try:
        return float(page) if page is not None else None
    except ValueError as error:
        raise BadRequest("bad-page") from error


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: Asked, data: NewTable) -> TableInfo:
    """Open a table."""
    person = await somebody(request)
    return info(await lobby.open_table(hub_of(request), person, data), person)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(request: Asked, table_id: str, invite: Invite = None) -> TableInfo:
    """All about a table but its match."""
    person = await person_of(request)
    return info(await hub_of(request).visible(table_id, person, invite), person)


@post("/api/tables/{table_id:str}/join", status_code=OK, responses=PROBLEMS)
async def join(request: Asked, table_id: str, data: Join) -> TableInfo:
    """Sit down."""
    hub, person = hub_of(request), await somebody(request)
    room = await hub.visible(table_id, person, data.invite)
    return info(await seats.join(hub, room, person, data), person)


@post("/api/tables/{table_id:str}/leave", status_code=OK, responses=PROBLEMS)
async def leave(request: Asked, table_id: str) -> TableInfo:
    """Stand up before the start."""
    hub, person = hub_of(request), await somebody(request)
    room = await hub.visible(table_id, person, None)
    return info(await seats.leave(hub, room, person), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=OK, responses=PROBLEMS)
async def set_seat(request: Asked, table_id: str, seat: SeatNumber, data: SeatWish) -> TableInfo:
    """Say who may sit there; the host's to do, before the start."""
    hub, person = hub_of(request), await somebody(request)
    room = await hub.visible(table_id, person, None)
    return info(await seats.set_seat(hub, room, person, seat, data), person)


@post("/api/tables/{table_id:str}/start", status_code=OK, responses=PROBLEMS)
async def start(request: Asked, table_id: str) -> TableInfo:
    """Begin the match."""
    hub, person = hub_of(request), await somebody(request)
    room = await hub.visible(table_id, person, None)
    return info(await lobby.start(hub, room, person), person)


@post("/api/tables/{table_id:str}/rematch", status_code=OK, responses=PROBLEMS)
async def rematch(request: Asked, table_id: str) -> TableInfo:
    """Play the same again."""
    hub, person = hub_of(request), await somebody(request)
    room = await hub.visible(table_id, person, None)
    return info(await lobby.rematch(hub, room, person), person)


@post("/api/tables/{table_id:str}/branch", responses=PROBLEMS)
async def branch(request: Asked, table_id: str, data: Branch, invite: Invite = None) -> TableInfo:
    """Play on against bots from a moment of a finished match."""
    hub, person = hub_of(request), await somebody(request)
    room = await hub.visible(table_id, person, invite)
    return info(await lobby.branch(hub, room, person, data), person)


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS)
async def record(request: Asked, table_id: str, invite: Invite = None) -> Response[bytes]:
    """The finished match as data: `donjon verify` proves it."""
    room = await hub_of(request).visible(table_id, await person_of(request), invite)
    if room.row.state != "over":
        raise Refusal("not-over")
    name = f"donjon-{room.row.game}-{room.id}.json"
    return Response(
        room.begun.record().to_json().encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(
    request: Asked,
    table_id: str,
    at: Moment = 0,
    to: Moment | None = None,
    eyes: SeatNumber | None = None,
    invite: Invite = None,
) -> Replay:
    """A stretch of a finished match, seen by a seat or by all."""
    person = await person_of(request)
    room = await hub_of(request).visible(table_id, person, invite)
    if room.row.state != "over":
        raise Refusal("not-over")
    return await replay_of(room.begun, info(room, person), at, to, eyes)
