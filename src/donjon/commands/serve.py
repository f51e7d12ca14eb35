"""`donjon serve`: the table for browsers."""

from __future__ import annotations

import os
import sys
import webbrowser
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from donjon.commands.shared_parameters import FINE, Lang, Some, tell_faults
from donjon.table import serve as serving
from donjon.terminal.command_line import tell
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
    tell_faults(translator)
    tell(translator("table-serving", url=url))
    with suppress(KeyboardInterrupt):  # which is how one closes it
        serving.serve(settings, sock, partial(show, url, translator) if open else None)
    return FINE


def show(url: str, translator: Translator) -> None:
    """The page in a browser, or a sentence where there is none that could show it."""
    if not (has_screen() and webbrowser.open(url)):
        tell(translator("table-no-browser", url=url))


def has_screen() -> bool:
    """Whether a browser has where to appear; one that is named is for the person to know."""
    named = ("BROWSER", "DISPLAY", "WAYLAND_DISPLAY")
    return not sys.platform.startswith("linux") or any(map(os.environ.get, named))
