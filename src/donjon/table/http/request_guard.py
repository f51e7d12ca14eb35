"""Security headers on every response; refusal of foreign pages and of too many requests."""

from __future__ import annotations

from typing import Final

from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message as AsgiMessage, Receive, Scope, Send

from donjon.table.refusals import Forbidden, TooManyRequests
from donjon.table.request_context import AnyConnection, address_of, hub_of, same_origin

SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",  # the client's stylesheet holds its fonts
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class RequestGuard:
    """Middleware that refuses requests to the API from foreign pages, or too many."""

    def __init__(self, app: ASGIApp) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        connection: AnyConnection = ASGIConnection(scope)
        if scope["path"].startswith("/api/"):
            if not hub_of(connection).request_limits.allow(address_of(connection)):
                raise TooManyRequests("too-much")
            if scope["method"] not in SAFE and not same_origin(connection):
                raise Forbidden("foreign-page")
        await self._app(scope, receive, send)


class WithSecurityHeaders:
    """Wraps the application: every response has the headers, also one that no route made."""

    def __init__(self, app: Litestar) -> None:
        self._app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        is_live = scope["type"] == ScopeType.WEBSOCKET  # sent without a detour
        await self._app(scope, receive, send if is_live else send_with_headers)
