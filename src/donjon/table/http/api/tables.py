"""Tables over HTTP: lists, seats, start, records and replays."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import Response, get, post
from litestar.params import Parameter

from donjon.table import clock
from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.lobby import seats, tables as lobby
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.rebuild import record_with_labels
from donjon.table.match.replay import replay_of
from donjon.table.match.table_info import table_info, table_summary
from donjon.table.refusals import BadRequest, Refusal
from donjon.table.request_context import AnyRequest, hub_of, person_of, signed_in_person
from donjon.table.store.people import Person
from donjon.table.wire.scenes import Arrival, Replay
from donjon.table.wire.tables import Branch, Join, NewTable, SeatRequest, TableInfo, TableList

Limit = Annotated[int, Parameter(ge=1, le=100)]
Invite = Annotated[str | None, Parameter(max_length=100)]
Moment = Annotated[int, Parameter(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
OK = 200


def info(live: LiveMatch, person: Person | None) -> TableInfo:
    """The table as this person sees it."""
    return table_info(live, person.id if person is not None else None, clock.now())


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    request: AnyRequest,
    table_state: Annotated[
        Literal["open", "playing", "over"] | None, Parameter(query="state")
    ] = None,
    game: Annotated[str | None, Parameter(max_length=40)] = None,
    mine: bool = False,
    limit: Limit = 50,
    page: Annotated[str | None, Parameter(query="next", max_length=40)] = None,
) -> TableList:
    """Public tables and the person's own, the newest first."""
    hub, person = hub_of(request), await person_of(request)
    me = person.id if person is not None else None
    if mine and me is None:
        return TableList([], hub.connection_limits.owners, await hub.register.count("playing"))
    listed = await hub.register.listed(
        state=table_state, game=game, person=me, mine=mine, before=page_start(page), limit=limit
    )
    now = clock.now()
    summaries = [table_summary(each, hub.live_matches.get(each.row.id), me, now) for each in listed]
    following = repr(listed[-1].row.made) if len(listed) == limit else None
    return TableList(
        summaries, hub.connection_limits.owners, await hub.register.count("playing"), following
    )


def page_start(page: str | None) -> float | None:
    """The time before which the tables of a page were opened; None for the first page."""
    try:
        return float(page) if page is not None else None
    except ValueError as error:
        raise BadRequest("bad-page") from error


@post("/api/tables", responses=PROBLEMS)
async def open_table(request: AnyRequest, data: NewTable) -> TableInfo:
    """Open a table."""
    person = await signed_in_person(request)
    return info(await lobby.open_table(hub_of(request), person, data), person)


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(request: AnyRequest, table_id: str, invite: Invite = None) -> TableInfo:
    """All about a table but its match."""
    person = await person_of(request)
    return info(await hub_of(request).visible(table_id, person, invite), person)


@get("/api/tables/{table_id:str}/arrival", responses=PROBLEMS)
async def arrival(request: AnyRequest, table_id: str, invite: Invite = None) -> Arrival:
    """The table and its scene, as one compressed response: the live connection goes on from it."""
    person = await person_of(request)
    live = await hub_of(request).visible(table_id, person, invite)
    async with live.synced():  # so that nobody sees an act that is not durable yet
        table = info(live, person)
        return Arrival(table, live.full_scene(table.me))


@post("/api/tables/{table_id:str}/join", status_code=OK, responses=PROBLEMS)
async def join(request: AnyRequest, table_id: str, data: Join) -> TableInfo:
    """Sit down."""
    hub, person = hub_of(request), await signed_in_person(request)
    live = await hub.visible(table_id, person, data.invite)
    return info(await seats.join(hub, live, person, data), person)


@post("/api/tables/{table_id:str}/leave", status_code=OK, responses=PROBLEMS)
async def leave(request: AnyRequest, table_id: str) -> TableInfo:
    """Stand up before the start."""
    hub, person = hub_of(request), await signed_in_person(request)
    live = await hub.visible(table_id, person, None)
    return info(await seats.leave(hub, live, person), person)


@post("/api/tables/{table_id:str}/seats/{seat:int}", status_code=OK, responses=PROBLEMS)
async def set_seat(
    request: AnyRequest, table_id: str, seat: SeatNumber, data: SeatRequest
) -> TableInfo:
    """Set who may sit there; only the host may, and only before the start."""
    hub, person = hub_of(request), await signed_in_person(request)
    live = await hub.visible(table_id, person, None)
    return info(await seats.set_seat(hub, live, person, seat, data), person)


@post("/api/tables/{table_id:str}/start", status_code=OK, responses=PROBLEMS)
async def start(request: AnyRequest, table_id: str) -> TableInfo:
    """Begin the match."""
    hub, person = hub_of(request), await signed_in_person(request)
    live = await hub.visible(table_id, person, None)
    return info(await lobby.start(hub, live, person), person)


@post("/api/tables/{table_id:str}/rematch", status_code=OK, responses=PROBLEMS)
async def rematch(request: AnyRequest, table_id: str) -> TableInfo:
    """Open or join the rematch."""
    hub, person = hub_of(request), await signed_in_person(request)
    live = await hub.visible(table_id, person, None)
    return info(await lobby.rematch(hub, live, person), person)


@post("/api/tables/{table_id:str}/branch", responses=PROBLEMS)
async def branch(
    request: AnyRequest, table_id: str, data: Branch, invite: Invite = None
) -> TableInfo:
    """Play on against bots from a moment of a finished match."""
    hub, person = hub_of(request), await signed_in_person(request)
    live = await hub.visible(table_id, person, invite)
    return info(await lobby.branch(hub, live, person, data), person)


@get("/api/tables/{table_id:str}/record", responses=PROBLEMS)
async def record(request: AnyRequest, table_id: str, invite: Invite = None) -> Response[bytes]:
    """The record of a finished match, for `donjon verify`."""
    live = await hub_of(request).visible(table_id, await person_of(request), invite)
    if live.row.state != "over":
        raise Refusal("not-over")
    name = f"donjon-{live.row.game}-{live.id}.json"
    return Response(
        record_with_labels(live.row, live.match_or_refuse).to_json().encode(),
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay(
    request: AnyRequest,
    table_id: str,
    at: Moment = 0,
    to: Moment | None = None,
    viewer: SeatNumber | None = None,
    invite: Invite = None,
) -> Replay:
    """A part of a finished match, as a seat or a spectator saw it."""
    person = await person_of(request)
    live = await hub_of(request).visible(table_id, person, invite)
    if live.row.state != "over":
        raise Refusal("not-over")
    return await replay_of(live.match_or_refuse, info(live, person), at, to, viewer)
