"""The ASGI application: routes, middleware and responses to errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.translate import translate
from donjon.table.http.api import games, health, invitation, me, speed, tables
from donjon.table.http.client_files import IS_COMPRESSED, page_for, pages
from donjon.table.http.request_guard import RequestGuard
from donjon.table.hub import Hub
from donjon.table.live.endpoint import live_socket
from donjon.table.refusals import (
    BadRequest,
    NotFound,
    TooManyRequests,
    Unavailable,
    code_of,
    status_of,
)
from donjon.table.request_context import AnyRequest, hub_of, language_of
from donjon.table.settings import Settings
from donjon.table.wire.problem import Problem

VERSION: Final = "1"
API: Final[list[HTTPRouteHandler]] = [
    me.who_am_i, me.choose_name,
    games.list_games, games.texts, games.tips, games.rule_book, games.one_rule,
    tables.list_tables, tables.open_table, tables.show_table, tables.arrival,
    tables.join, tables.leave,
    tables.set_seat, tables.start, tables.rematch, tables.branch, tables.record,
    tables.replay, invitation.invitation,
    speed.speed, health.health, health.ready, health.metrics,
]  # fmt: skip


def application(settings: Settings) -> Litestar:
    """The application for these settings."""
    hub = Hub(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = Litestar(
        route_handlers=[*API, live_socket, *pages()],
        lifespan=[lifespan],
        exception_handlers={
            DonjonError: on_refusal,
            HTTPException: on_bad_request,
            msgspec.ValidationError: on_bad_request,
            SQLAlchemyError: on_database_error,
        },
        middleware=[RequestGuard],
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1024, exclude_opt_key=IS_COMPRESSED
        ),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=openapi(),
        logging_config=None,
    )
    app.state.hub = hub
    return app


def openapi() -> OpenAPIConfig:
    """What the schema of the API says of it, and where it stands."""
    return OpenAPIConfig(
        title="Donjon",
        version=VERSION,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin()],
        use_handler_docstrings=True,
    )


def problem(request: AnyRequest, error: DonjonError) -> Response[Problem]:
    """The response to an error."""
    sentence = translate(error.message, language_of(request))
    body = Problem(code_of(error), error.message, sentence)
    return Response(body, status_code=status_of(error), media_type="application/json")


def on_refusal(request: AnyRequest, error: DonjonError) -> Response[Problem] | Response[bytes]:
    """Respond to a refusal; a browser that finds nothing gets the client's page."""
    page = page_for(request) if isinstance(error, NotFound) else None
    return page or problem(request, error)


def on_bad_request(request: AnyRequest, error: Exception) -> Response[Problem] | Response[bytes]:
    """Respond to a request that cannot be read, has no route, or is too large."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    if status == 404:
        return on_refusal(request, NotFound("nothing-there"))
    if status == 413:
        most = hub_of(request).settings.limits.body_bytes
        response = problem(request, TooManyRequests("too-large", most=most))
    elif status >= 500:
        raise error
    else:
        response = problem(request, BadRequest("bad-request", reason=reason_of(error)))
    response.status_code = status
    return response


def on_database_error(request: AnyRequest, _error: SQLAlchemyError) -> Response[Problem]:
    """Respond when the database does not answer; nothing was changed."""
    return problem(request, Unavailable())


def reason_of(error: Exception) -> str:
    """What the library that raised the error says is wrong."""
    detail = error.detail if isinstance(error, HTTPException) else str(error)
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        notes = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
        return "; ".join([detail, *notes])
    return detail
