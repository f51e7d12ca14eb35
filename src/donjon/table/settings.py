"""Settings of the server. `donjon serve --set name=value` changes a limit."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from donjon.bots import LEVELS, bot_names
from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.message import Message
from donjon.table.addresses.offers import Listening
from donjon.table.addresses.origins import host_of, is_loopback, origin_of

SECRET_BYTES: Final = 32
MEBIBYTE: Final = 1 << 20


class Limits(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Limits on what one person may ask of the table; times in seconds."""

    rate: float = 20.0  # messages a second on one connection, on average
    burst: int = 60  # messages at once
    message_bytes: int = 4096
    body_bytes: int = 65536
    requests: float = 40.0  # HTTP requests a second from one address, on average
    requests_burst: int = 400
    tables: int = 30  # opened by one person and not over yet
    newcomers: int = 30  # new people a minute from one address
    sockets: int = 40  # live connections of one person, or of one address of guests
    backlog: int = 1_000_000  # bytes a slow connection may fall behind
    idle: float = 90.0  # silence after which a connection is closed
    away: float = 20.0  # absence after which a seat may be handed over to a bot
    bot_time: float = 5.0  # for one choice of a bot
    bot_memory: int = 1024  # MiB that a process of bots may use; 0 for no limit
    bot_workers: int = 1  # processes in which bots think; those that do not have one more
    hint_bot: str = LEVELS[-1]  # the bot that gives hints
    race: float = 60.0  # least time that a bot gives people before it wins a race (MM-R21)
    race_spread: float = 60.0  # most time added to `race`, drawn for every race
    live_matches: int = 20_000  # kept in memory


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is set when the server starts."""

    database: str
    secret: bytes
    redis: str = ""
    secure: bool = False
    public_url: str = ""  # where people on the Internet open it; empty if they cannot
    listening: Listening = Listening("127.0.0.1", 0)
    native: Path | None = None  # the progress file of a compilation
    limits: Limits = Limits()


def data_folder() -> Path:
    """The folder for a table on one's own machine."""
    return user_data_path("donjon", appauthor=False, ensure_exists=True)


def settings_in(folder: Path, database: str = "", **rest: object) -> Settings:
    """Settings with the secret in `folder` and, unless `database` is given, its SQLite file."""
    folder.mkdir(parents=True, exist_ok=True)
    url = database or f"sqlite:///{folder / 'donjon.sqlite'}"
    return msgspec.convert(
        {"database": url, "secret": secret_in(folder), **rest}, Settings, builtin_types=(bytes,)
    )


def secret_in(folder: Path) -> bytes:
    """The key that signs cookies: created once, readable by its owner alone."""
    path = folder / "secret"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        found = path.read_bytes()
        if len(found) == SECRET_BYTES:
            return found
        raise BadOptions(Message("table-bad-secret", {"file": str(path)})) from None
    with os.fdopen(handle, "wb") as file:
        file.write(fresh := secrets.token_bytes(SECRET_BYTES))
    return fresh


def public_url_of(url: str) -> str:
    """The origin that a URL for people on the Internet is; `BadOptions` if they cannot open it."""
    origin = origin_of(url) if url else ""
    if origin is None or is_loopback(host_of(origin)):
        raise BadOptions(Message("table-bad-public-url", {"url": url}))
    return origin


def limits_of(words: list[str]) -> Limits:
    """Limits from `name=value` words; `BadOptions` says what would be right."""
    given: dict[str, str] = {}
    for word in words:
        name, _, value = word.partition("=")
        if name not in Limits.__struct_fields__:
            known = ", ".join(Limits.__struct_fields__)
            raise BadOptions(Message("table-unknown-limit", {"name": name, "known": known}))
        given[name] = value
    try:
        limits = msgspec.convert(given, Limits, strict=False)
    except msgspec.ValidationError as error:
        raise BadOptions(Message("table-bad-limit", {"reason": str(error)})) from error
    if limits.hint_bot not in bot_names():
        known = ", ".join(bot_names())
        raise BadOptions(Message("unknown-bot", {"name": limits.hint_bot, "known": known}))
    return limits
