"""Serves the client's files, and its page for every path that the client handles itself.

The build has compressed them: beside `table.js` lie `table.js.br` and `table.js.gz`.
"""

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
IS_COMPRESSED: Final = "is_compressed"
"""The option of a handler whose responses need no compression any more."""
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The ending of a compressed file by its encoding, the smallest first."""
OPTIONS: Final = {IS_COMPRESSED: True}


def pages() -> list[HTTPRouteHandler]:
    """The client's page, and its files."""
    return [page, asset, file]


@get(list(CLIENT_PATHS), include_in_schema=False, sync_to_thread=False, opt=OPTIONS)
def page(request: AnyRequest) -> Response[bytes]:
    """The client's page; it reads the path itself."""
    home = client.folder()
    if home is None:
        return Response(NOT_BUILT.encode(), media_type=MediaType.HTML, status_code=503)
    return file_response(request, home / "index.html", REVALIDATE)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=False, opt=OPTIONS)
def asset(request: AnyRequest, name: str) -> Response[bytes]:
    """A file whose name changes with its content."""
    return file_response(request, client_file("assets", name), CACHE_FOREVER)


@get("/{name:str}", include_in_schema=False, sync_to_thread=False, opt=OPTIONS)
def file(request: AnyRequest, name: str) -> Response[bytes]:
    """A file next to the page: the icon, the theme's script."""
    return file_response(request, client_file(".", name), REVALIDATE)


def client_file(folder: str, name: str) -> Path:
    """The path of a file in a folder of the client; `NotFound` for any other file."""
    home = client.folder()
    if home is None:
        raise NotFound("nothing-there")
    path = (home / folder / name).resolve()
    if path.parent != (home / folder).resolve() or not path.is_file():
        raise NotFound("nothing-there")
    return path


def file_response(request: AnyRequest, path: Path, caching: str) -> Response[bytes]:
    """A file with its media type, in the smallest form that the client accepts."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    body = path
    if (encoding := encoding_for(request, path)) is not None:
        headers["content-encoding"] = encoding
        body = compressed(path, encoding)
    return Response(body.read_bytes(), media_type=kind, headers=headers)


def encoding_for(request: AnyRequest, path: Path) -> str | None:
    """The encoding in which a file is sent; None as it is."""
    accepted = accepted_encodings(request.headers.get("accept-encoding", ""))
    return next(
        (each for each in ENCODINGS if each in accepted and compressed(path, each).is_file()), None
    )


def accepted_encodings(header: str) -> set[str]:
    """The encodings that a client accepts: those that are named, unless their weight is 0."""
    named = (word.partition(";") for word in header.lower().split(","))
    return {
        name.strip()
        for name, _, weight in named
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    }


def compressed(path: Path, encoding: str) -> Path:
    """Where a file lies in this encoding, if the build has compressed it."""
    return path.with_name(path.name + ENCODINGS[encoding])


def page_for(request: AnyRequest) -> Response[bytes] | None:
    """The client's page with status 404 for a browser; None for programs."""
    home = client.folder()
    is_page = request.headers.get("accept", "").startswith("text/html")
    if home is None or not is_page or request.method != "GET" or is_for_programs(request.url.path):
        return None
    response = file_response(request, home / "index.html", REVALIDATE)
    response.status_code = 404
    return response


def is_for_programs(path: str) -> bool:
    """Whether a path is not for people: the API, files, health."""
    return any(path == each or path.startswith(f"{each}/") for each in PROGRAM_PATHS)
