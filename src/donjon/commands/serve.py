"""`donjon serve`: run the server."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import SUCCESS, Lang, Some, print_load_errors
from donjon.table import serve as serving
from donjon.table.addresses.offers import Address, Listening, network_addresses
from donjon.table.addresses.origins import is_loopback
from donjon.table.qr_code import rows_of
from donjon.terminal.command_line import print_notice
from donjon.terminal.console import new_console
from donjon.terminal.qr_text import qr_text, shows_qr_codes
from donjon.terminal.translator import Translator, language


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8642,
    database: str = "",
    redis: str = "",
    data: Path | None = None,
    secure: Annotated[bool, Parameter(negative="")] = False,
    public_url: str = "",
    limit: Annotated[list[str], Parameter(name="--set", negative="")] = Some,
    open: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    translator = Translator(language(lang, os.environ))
    settings = serving.settings_for(database, redis, data, secure, public_url, limit)
    sock = serving.listen(host, port)
    url = serving.url_of(sock)
    print_load_errors(translator)
    print_notice(translator("table-serving", url=url))
    print_ways_for_friends(serving.listening_on(sock), settings.public_url, translator)
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops the server
        serving.serve(settings, sock, partial(show, url, translator) if open else None)
    return SUCCESS


def print_ways_for_friends(listening: Listening, public_url: str, translator: Translator) -> None:
    """Print the addresses for friends with the QR code of the best, or how to let friends in."""
    public = [Address("public", public_url)] if public_url else []
    found = [*public, *network_addresses(listening)]
    for kind, url in found:
        key = "table-friends-public" if kind == "public" else "table-friends-network"
        print_notice(translator(key, url=url))
    if not found:
        is_closed = is_loopback(listening.host)
        print_notice(
            translator("table-friends-closed" if is_closed else "table-friends-no-network")
        )
    elif shows_qr_codes(console := new_console()):
        console.print(qr_text(rows_of(found[0].url)), soft_wrap=True)


def show(url: str, translator: Translator) -> None:
    """Open the page in a browser, or print its address if no browser can be opened."""
    if not (has_screen() and webbrowser.open(url)):
        print_notice(translator("table-no-browser", url=url))


def has_screen() -> bool:
    """Whether a browser can open a window; `BROWSER` is trusted."""
    named = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, named))
