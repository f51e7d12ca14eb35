"""Serves the client's files, and its page for every path that the client handles itself."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Final

from litestar import MediaType, Response, get
from litestar.handlers import HTTPRouteHandler

from donjon.table.http import client_folder as client
from donjon.table.refusals import NotFound
from donjon.table.request_context import AnyRequest

CACHE_FOREVER: Final = "public, max-age=31536000, immutable"
REVALIDATE: Final = "no-cache"
NOT_BUILT: Final = "<!doctype html><title>Donjon</title><p>The client is not built: make play</p>"
CLIENT_PATHS: Final = ("/", "/new", "/watch", "/replays", "/about", "/rules", "/rules/{rest:path}",
                       "/t/{rest:path}", "/replay/{rest:path}")  # fmt: skip
PROGRAM_PATHS: Final = ("/api", "/assets", "/health", "/ready", "/metrics")


def pages() -> list[HTTPRouteHandler]:
    """The client's page, and its files."""
    return [page, asset, file]


@get(list(CLIENT_PATHS), include_in_schema=False, sync_to_thread=False)
def page() -> Response[bytes]:
    """The client's page; it reads the path itself."""
    home = client.folder()
    if home is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    return file_response(home / "index.html", REVALIDATE)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False)
def asset(name: str) -> Response[bytes]:
    """A file whose name changes with its content."""
    return file_response(client_file("assets", name), CACHE_FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False)
def file(name: str) -> Response[bytes]:
    """A file next to the page: the icon, the theme's script."""
    return file_response(client_file(".", name), REVALIDATE)


def client_file(folder: str, name: str) -> Path:
    """The path of a file in a folder of the client; `NotFound` for any other file."""
    home = client.folder()
    if home is None:
        raise NotFound("nothing-there")
    path = (home / folder / name).resolve()
    if path.parent != (home / folder).resolve() or not path.is_file():
        raise NotFound("nothing-there")
    return path


def file_response(path: Path, caching: str) -> Response[bytes]:
    """A file with its media type."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(path.read_bytes(), media_type=kind, headers={"cache-control": caching})


def page_for(request: AnyRequest) -> Response[bytes] | None:
    """The client's page with status 404 for a browser; None for programs."""
    home = client.folder()
    is_page = request.headers.get("accept", "").startswith("text/html")
    if home is None or not is_page or request.method != "GET" or is_for_programs(request.url.path):
        return None
    response = file_response(home / "index.html", REVALIDATE)
    response.status_code = 404
    return response


def is_for_programs(path: str) -> bool:
    """Whether a path is not for people: the API, files, health."""
    return any(path == each or path.startswith(f"{each}/") for each in PROGRAM_PATHS)
