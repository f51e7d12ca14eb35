"""Content files: read once, checked whole; a bad file is reported with file, entry and field."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from donjon.kernel.words.errors import BadContent
from donjon.kernel.words.message import Message

T = TypeVar("T")

FIELD: Final = re.compile(r"(?:missing required|unknown) field `(.+)`")


def load(path: Path, kind: type[T]) -> T:
    """Read a TOML file as the given struct."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(
            Message("bad-content-syntax", {"file": path.name, "reason": str(error)})
        ) from error
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise bad_entry(path, raw, str(error)) from error


def bad_entry(path: Path, raw: dict[str, object], reason: str) -> BadContent:
    """The error for a value of the wrong kind: `$.dice[3].faces` becomes an entry and a field."""
    what, _, where = reason.partition(" - at `$")
    parts = where.rstrip("`").lstrip(".").split(".")
    named = FIELD.search(what)
    if named is not None:
        return wrong(path, entry_name(raw, parts), named[1], what)
    field = parts.pop() if len(parts) > 1 or "[" not in parts[-1] else ""
    return wrong(path, entry_name(raw, parts), field, what)


def entry_name(raw: dict[str, object], parts: list[str]) -> str:
    """`dice[3].faces` as `dice[3] (combat_troll).faces` when the entry has an id."""
    here: object = raw
    names: list[str] = []
    for part in parts:
        name, _, index = part.partition("[")
        if isinstance(here, dict):
            here = here.get(name)
        if index and isinstance(here, list):
            at = index.split("]")[0]
            here = here[int(at)] if at.isdigit() and int(at) < len(here) else None
        id = here.get("id") if isinstance(here, dict) else None
        names.append(part if id is None else f"{part} ({id})")
    return ".".join(names)


def wrong(path: Path, entry: str, field: str, reason: str) -> BadContent:
    """The error for an entry that the file's own kind cannot catch."""
    return BadContent(
        Message(
            "bad-content",
            {"file": path.name, "entry": entry or "-", "field": field or "-", "reason": reason},
        )
    )
