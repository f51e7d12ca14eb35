"""`donjon verify`: a record played again, every hash checked."""

from __future__ import annotations

from pathlib import Path

import msgspec
from rich.text import Text

from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.words.errors import DonjonError
from donjon.registry import replay
from donjon.terminal.console import Desk
from donjon.terminal.run.saved_records import load
from donjon.terminal.translator import Voice


def verify(path: Path, desk: Desk) -> None:
    """Say what was checked; the error of a bad record says what is wrong with it."""
    record = load(path)
    match = replay(record)
    voice = Voice(desk.voice.lang, match.names)
    title = match.game.title(voice.lang)
    count = len(record.choices)
    desk.print(Text(voice("cli-verified", game=title, rules=record.rules, choices=count)))
    desk.print(Text(voice("cli-verified-seed", hash=record.commitment)))
    result = match.result
    desk.print(Text(voice.text(result.text) if result else voice("cli-not-over")))


def verify_json(path: Path, lang: str) -> tuple[bool, str]:
    """The same for a program; False when the record is bad."""
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
