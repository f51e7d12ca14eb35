"""Results of meetings: what was played with which code, in docs/ladders/."""

from __future__ import annotations

import datetime
from pathlib import Path
from typing import Final

import msgspec

from donjon.arena.ladder import PairSummary
from tools.ladders.plan import Meeting
from tools.proof.results import ROOT, commit_of

MATCHES: Final = ROOT / "build" / "ladders"
OUTCOMES: Final = ROOT / "docs" / "ladders"
PLAYING: Final = ("src/donjon/kernel", "src/donjon/games", "src/donjon/bots", "src/donjon/arena")
"""What may change how a match between bots goes."""


class Result(msgspec.Struct):
    """The result of a meeting so far, and its date; `play` tells how its bots played then."""

    play: str
    commit: str
    date: str
    summary: PairSummary


def commit_now() -> str:
    """The short hash of the commit, with a plus if something of this is not committed."""
    return commit_of(*PLAYING)


def today() -> str:
    return datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%d")


def outcome_file(meeting: Meeting) -> Path:
    return OUTCOMES / f"{meeting.stem}.json"


def save_result(meeting: Meeting, result: Result) -> None:
    OUTCOMES.mkdir(parents=True, exist_ok=True)
    text = msgspec.json.format(msgspec.json.encode(result))
    outcome_file(meeting).write_bytes(text + b"\n")


def stored_result(meeting: Meeting) -> Result | None:
    """The last result of a meeting, of any commit; None if there is none in today's format."""
    try:
        return msgspec.json.decode(outcome_file(meeting).read_bytes(), type=Result)
    except (FileNotFoundError, msgspec.ValidationError):
        return None
