"""How fast the server is."""

from __future__ import annotations

from litestar import get

from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.request_context import Asked, hub_of
from donjon.table.wire import Speed


@get("/api/speed", sync_to_thread=False, responses=PROBLEMS)
def speed(request: Asked) -> Speed:
    """Whether the server runs native code, or how far it is with compiling it."""
    return hub_of(request).quickening.speed()
