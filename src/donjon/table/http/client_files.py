"""The client's files, and its page for every address that is the client's own."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from donjon.table.http import client_folder as client
from donjon.table.refusals import NotThere
from donjon.table.request_context import Asked

FOREVER: Final = "public, max-age=31536000, immutable"
ALWAYS_ASK: Final = "no-cache"
NOT_BUILT: Final = "<!doctype html><title>Donjon</title><p>The client is not built: make play</p>"
OWN: Final = ("/", "/new", "/watch", "/replays", "/about", "/rules", "/rules/{rest:path}",
              "/t/{rest:path}", "/replay/{rest:path}")  # fmt: skip


ELSEWHERE: Final = ("/api", "/assets", "/health", "/ready", "/metrics")


def pages() -> list[HTTPRouteHandler]:
    """The client's page, and its files."""
    return [page, asset, file]


@get(list(OWN), include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    """One page for all addresses: the client reads the address itself."""
    home = client.folder()
    if home is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    return answer(home / "index.html", ALWAYS_ASK)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: str) -> Response[bytes]:
    """A file whose name changes with its content."""
    return answer(found("assets", name), FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file(name: str) -> Response[bytes]:
    """A file beside the page: the icon, the theme's script."""
    return answer(found(".", name), ALWAYS_ASK)


def found(folder: str, name: str) -> Path:
    """A file of the client, and no other."""
    home = client.folder()
    if home is None:
        raise NotThere("nothing-there")
    path = (home / folder / name).resolve()
    if path.parent != (home / folder).resolve() or not path.is_file():
        raise NotThere("nothing-there")
    return path


def answer(path: Path, caching: str) -> Response[bytes]:
    """A file with its kind."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": caching})


def page_for(request: Asked) -> Response[bytes] | None:
    """The client's page for an address where there is nothing, if a person's browser went there."""
    home = client.folder()
    wanted = request.headers.get("accept", "").startswith("text/html")
    if home is None or not wanted or request.method != "GET" or elsewhere(request.url.path):
        return None
    told = answer(home / "index.html", ALWAYS_ASK)
    told.status_code = 404
    return told


def elsewhere(path: str) -> bool:
    """Whether an address belongs to programs."""
    return any(path == begin or path.startswith(f"{begin}/") for begin in ELSEWHERE)
