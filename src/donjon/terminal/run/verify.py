"""Verifies a record: plays it again and checks every hash."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.words.errors import DonjonError
from donjon.registry import replay
from donjon.terminal.console import PersonConsole
from donjon.terminal.run.saved_records import load
from donjon.terminal.translator import Translator


def verify(path: Path, console: PersonConsole) -> None:
    """Print what was checked; a bad record raises an error that says what is wrong."""
    record = load(path)
    match = replay(record)
    translator = Translator(console.translator.lang, match.names)
    title = match.game.title(translator.lang)
    count = len(record.choices)
    console.print(Text(translator("cli-verified", game=title, rules=record.rules, choices=count)))
    console.print(Text(translator("cli-verified-seed", hash=record.commitment)))
    result = match.result
    console.print(Text(translator.text(result.text) if result else translator("cli-not-over")))


def verify_json(path: Path, lang: str) -> tuple[bool, str]:
    """The same as JSON, and whether the record is good."""
    try:
        record = load(path)
        return True, msgspec.json.encode(good(record, replay(record))).decode()
    except DonjonError as error:
        bad = {"ok": False, "error": error.message.key, "reason": error.translate(lang)}
        return False, msgspec.json.encode(bad).decode()


def good(record: Record, match: Match) -> dict[str, object]:
    """What was checked, as plain data."""
    return {
        "ok": True,
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "choices": len(record.choices),
        "hashes": len(record.hashes),
        "commitment": record.commitment,
        "over": match.is_over,
        "scores": match.result.scores if match.result else None,
        "ranking": match.result.ranking if match.result else None,
    }
