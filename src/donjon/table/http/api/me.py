"""The person who asks, and their name."""

from __future__ import annotations

from litestar import Response, get, put
from litestar.datastructures import Cookie

from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.refusals import TooManyRequests
from donjon.table.request_context import AnyRequest, address_of, hub_of, person_of
from donjon.table.store.people import COOKIE, YEAR
from donjon.table.wire.people import Me, NewName


@get("/api/me", responses=PROBLEMS)
async def who_am_i(request: AnyRequest) -> Me:
    """The name of the person who asks; a guest has none."""
    person = await person_of(request)
    return Me(person.name if person is not None else None)


@put("/api/me", responses=PROBLEMS)
async def choose_name(request: AnyRequest, data: NewName) -> Response[Me]:
    """Give a guest an identity and its cookie, or rename a person."""
    hub = hub_of(request)
    person = await person_of(request)
    if person is None and not hub.newcomer_limits.allow(address_of(request)):
        raise TooManyRequests("too-many-names")
    named = await hub.people.named(person, data.name)
    cookie = Cookie(
        COOKIE,
        value=hub.people.cookie(named),
        max_age=YEAR,
        httponly=True,
        secure=hub.settings.secure,
        samesite="lax",
    )
    return Response(Me(named.name), cookies=[cookie])
