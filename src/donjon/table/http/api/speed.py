"""Whether the server runs native code."""

from __future__ import annotations

from litestar import get

from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.request_context import AnyRequest, hub_of
from donjon.table.wire.games import Speed


@get("/api/speed", sync_to_thread=False, responses=PROBLEMS)
def speed(request: AnyRequest) -> Speed:
    """Whether the server runs native code, or how much of it is compiled."""
    return hub_of(request).native_speed.speed()
