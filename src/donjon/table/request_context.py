"""Who asks, in which language, from where: what every request and connection is asked first."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection

from donjon.kernel.words.translate import LANGUAGES
from donjon.table.hub import Hub
from donjon.table.refusals import WhoAreYou
from donjon.table.store.people import COOKIE, Person

Asking = ASGIConnection[Any, Any, Any, Any]
Asked = Request[Any, Any, Any]
USUAL: Final = "en"


def hub_of(asking: Asking) -> Hub:
    """This worker's hub."""
    hub: Hub = asking.app.state.hub
    return hub


async def person_of(asking: Asking) -> Person | None:
    """The person whose cookie came along."""
    return await hub_of(asking).people.of_cookie(asking.cookies.get(COOKIE))


async def somebody(asking: Asking) -> Person:
    """The person; a guest must choose a name first."""
    person = await person_of(asking)
    if person is None:
        raise WhoAreYou
    return person


def language_of(asking: Asking) -> str:
    """`?lang=`, else the first language of the reader that there is."""
    wanted = asking.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return str(wanted)
    for part in asking.headers.get("accept-language", "").split(","):
        lang = part.partition(";")[0].strip()[:2].lower()
        if lang in LANGUAGES:
            return lang
    return USUAL


def same_origin(asking: Asking) -> bool:
    """Whether a browser's page comes from this server; programs send no origin."""
    origin = asking.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == asking.headers.get("host", "")


def address_of(asking: Asking) -> str:
    """Where somebody without a name comes from."""
    return asking.client.host if asking.client is not None else ""
