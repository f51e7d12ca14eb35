"""The application: routes, what is allowed, and how errors are told."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.translate import translate
from donjon.table.http.api import games, health as upkeep, me, speed, tables
from donjon.table.http.client_files import page_for, pages
from donjon.table.http.request_guard import Guard
from donjon.table.hub import Hub
from donjon.table.live.endpoint import live
from donjon.table.refusals import BadRequest, NotNow, NotThere, TooMuch, code_of, status_of
from donjon.table.request_context import Asked, hub_of, language_of
from donjon.table.settings import Settings
from donjon.table.wire import Problem

VERSION: Final = "1"


def application(settings: Settings) -> Litestar:
    """The whole server for these settings."""
    hub = Hub(settings)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await hub.start()
        try:
            yield
        finally:
            await hub.stop()

    app = Litestar(
        route_handlers=[
            me.who_am_i, me.choose_name,
            games.list_games, games.texts, games.rule_book, games.one_rule,
            tables.list_tables, tables.open_table, tables.show_table, tables.join, tables.leave,
            tables.set_seat, tables.start, tables.rematch, tables.branch, tables.record,
            tables.replay,
            speed.speed, upkeep.health, upkeep.ready, upkeep.metrics,
            live, *pages(),
        ],
        lifespan=[lifespan],
        exception_handlers={
            DonjonError: refused,
            HTTPException: misunderstood,
            msgspec.ValidationError: misunderstood,
            SQLAlchemyError: unavailable,
        },
        middleware=[Guard],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        request_max_body_size=settings.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Donjon",
            version=VERSION,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        logging_config=None,
    )  # fmt: skip
    app.state.hub = hub
    return app


def problem(request: Asked, error: DonjonError) -> Response[Problem]:
    """An error as it is told over HTTP."""
    sentence = translate(error.message, language_of(request))
    told = Problem(code_of(error), error.message, sentence)
    return Response(told, status_code=status_of(error), media_type="application/json")


def refused(request: Asked, error: DonjonError) -> Response[Problem] | Response[bytes]:
    """What the table refuses."""
    shown = page_for(request) if isinstance(error, NotThere) else None
    return shown or problem(request, error)


def misunderstood(request: Asked, error: Exception) -> Response[Problem] | Response[bytes]:
    """What could not be read, was not found, or is not allowed."""
    status = error.status_code if isinstance(error, HTTPException) else 400
    if status == 404:
        return refused(request, NotThere("nothing-there"))
    if status == 413:
        most = hub_of(request).settings.limits.body_bytes
        told = problem(request, TooMuch("too-large", most=most))
    elif status >= 500:
        raise error
    else:
        told = problem(request, BadRequest("bad-request", reason=reason_of(error)))
    told.status_code = status
    return told


def unavailable(request: Asked, _error: SQLAlchemyError) -> Response[Problem]:
    """The database could not be asked; nothing was changed."""
    return problem(request, NotNow())


def reason_of(error: Exception) -> str:
    """What a library says is wrong."""
    detail = error.detail if isinstance(error, HTTPException) else str(error)
    extra = getattr(error, "extra", None)
    if isinstance(extra, list):
        notes = [f"{each.get('key', '')}: {each.get('message', '')}" for each in extra]
        return "; ".join([detail, *notes])
    return detail
