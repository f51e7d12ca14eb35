"""The client's files: compressed once, kept for ever when their name changes with their content."""

from __future__ import annotations

import gzip
import re

import httpx
import pytest

from donjon.table.http import client_folder as client
from donjon.table.http.client_files import ENCODINGS, accepted_encodings
from tests.table.programs import Server

pytestmark = [
    pytest.mark.e2e,
    pytest.mark.skipif(client.folder() is None, reason="the client is not built"),
]
ASSET = re.compile(r'(?:src|href)="(/assets/[^"]+\.(?:js|css))"')


def asset_paths(server: Server) -> list[str]:
    """The script and the style of the page."""
    found = ASSET.findall(httpx.get(server.url).text)
    assert len(found) == 2, found
    return found


def sent(server: Server, path: str, encoding: str, size: int) -> tuple[httpx.Headers, bytes]:
    """The headers and the bytes on the wire for an encoding; there must be `size` bytes."""
    headers = {"accept-encoding": encoding}
    with httpx.stream("GET", server.url + path, headers=headers) as answer:
        raw = b"".join(answer.iter_raw())
    assert int(answer.headers["content-length"]) == len(raw) == size
    return answer.headers, raw


def test_a_file_is_sent_in_the_smallest_form_that_is_accepted(table: Server) -> None:
    """As the build has compressed it, not compressed again."""
    home = client.folder()
    assert home is not None
    for path in asset_paths(table):
        file = home / path.lstrip("/")
        plain, text = sent(table, path, "identity", file.stat().st_size)
        assert "content-encoding" not in plain
        for accepted, encoding in [("gzip, deflate, br, zstd", "br"), ("gzip", "gzip")]:
            small = file.with_name(file.name + ENCODINGS[encoding])
            assert small.stat().st_size < file.stat().st_size * 0.8
            headers, raw = sent(table, path, accepted, small.stat().st_size)
            assert headers["content-encoding"] == encoding
            assert headers["vary"] == "accept-encoding"
            assert headers["content-type"] == plain["content-type"]
            assert encoding != "gzip" or gzip.decompress(raw) == text


def test_only_what_changes_its_name_is_kept_for_ever(table: Server) -> None:
    for path in asset_paths(table):
        assert "immutable" in httpx.get(table.url + path).headers["cache-control"]
    for path in ("/", "/theme.js", "/t/any"):
        assert httpx.get(table.url + path).headers["cache-control"] == "no-cache"


def test_an_encoding_of_no_weight_is_not_accepted() -> None:
    assert accepted_encodings("gzip;q=0, br;q=0.000 , deflate;q=0.5") == {"deflate"}
    assert accepted_encodings("GZip , br") == {"gzip", "br"}
