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
from donjon.terminal.command_line import print_notice
from donjon.terminal.translator import Translator, language


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8642,
    database: str = "",
    redis: str = "",
    data: Path | None = None,
    secure: Annotated[bool, Parameter(negative="")] = False,
    limit: Annotated[list[str], Parameter(name="--set", negative="")] = Some,
    open: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    translator = Translator(language(lang, os.environ))
    settings = serving.settings_for(database, redis, data, secure, limit)
    sock = serving.listen(host, port)
    url = serving.url_of(sock)
    print_load_errors(translator)
    print_notice(translator("table-serving", url=url))
    with suppress(KeyboardInterrupt):  # Ctrl-C is how one stops the server
        serving.serve(settings, sock, partial(show, url, translator) if open else None)
    return SUCCESS


def show(url: str, translator: Translator) -> None:
    """Open the page in a browser, or print its address if no browser can be opened."""
    if not (has_screen() and webbrowser.open(url)):
        print_notice(translator("table-no-browser", url=url))


def has_screen() -> bool:
    """Whether a browser can open a window; `BROWSER` is trusted."""
    named = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, named))
