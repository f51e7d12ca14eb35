"""What every request and live connection brings: the person, the language, the address."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from donjon.kernel.words.translate import LANGUAGES
from donjon.table.hub import Hub
from donjon.table.refusals import NotSignedIn
from donjon.table.store.people import COOKIE, Person

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
DEFAULT_LANGUAGE: Final = "en"


def hub_of(connection: AnyConnection) -> Hub:
    """This worker's hub."""
    hub: Hub = connection.app.state.hub
    return hub


async def person_of(connection: AnyConnection) -> Person | None:
    """The person of the cookie; None for a guest."""
    return await hub_of(connection).people.of_cookie(connection.cookies.get(COOKIE))


async def signed_in_person(connection: AnyConnection) -> Person:
    """The person of the cookie; `NotSignedIn` for a guest."""
    person = await person_of(connection)
    if person is None:
        raise NotSignedIn
    return person


def language_of(connection: AnyConnection) -> str:
    """The language of `?lang=`, else the first of `Accept-Language` that we have."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return str(wanted)
    for part in connection.headers.get("accept-language", "").split(","):
        lang = part.partition(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return DEFAULT_LANGUAGE


def same_origin(connection: AnyConnection) -> bool:
    """Whether the page comes from this server; programs other than browsers send no origin."""
    origin = connection.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")


def address_of(connection: AnyConnection) -> str:
    """The client's address, by which guests are limited."""
    return connection.client.host if connection.client is not None else ""
