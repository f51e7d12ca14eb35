"""A match as data: everything else is derived from it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from donjon.kernel.rules.chance import commitment
from donjon.kernel.rules.options import Options
from donjon.kernel.rules.result import Result
from donjon.kernel.words.errors import BadRecord
from donjon.kernel.words.message import Message

if TYPE_CHECKING:
    from donjon.kernel.match.match import Match

FORMAT = 1


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Game, rules version, options, seed, choices, step hashes, result.

    `people` are the names that the rules know, where they are not simply `names`.
    """

    format: int
    game: str
    rules: int
    seats: int
    options: Options
    names: list[str]
    seed: int | str
    commitment: str
    choices: list[tuple[int, int]]
    hashes: list[str]
    result: Result | None
    people: list[str] | None = None

    def to_json(self) -> str:
        """The record as one line of JSON."""
        return msgspec.json.encode(self).decode()


def record_of(match: Match, hashes: list[str]) -> Record:
    """The match as data; `hashes` has one for each choice."""
    return Record(
        format=FORMAT,
        game=match.game.name,
        rules=match.game.rules_version,
        seats=match.seats,
        options=dict(match.options),
        names=match.names[:],
        seed=match.seed,
        commitment=match.commitment,
        choices=match.choices_made[:],
        hashes=hashes,
        result=match.result,
        people=None if match.people == match.names else match.people[:],
    )


def read_record(data: Record | str | bytes | dict[str, object]) -> Record:
    """A record from JSON or plain data; `BadRecord` says what is wrong with it."""
    if isinstance(data, Record):
        return check(data)
    try:
        if isinstance(data, dict):
            return check(msgspec.convert(data, Record))
        return check(msgspec.json.decode(data, type=Record))
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRecord(Message("bad-record-form", {"reason": str(error)})) from error


def check(record: Record) -> Record:
    """Check what needs no replay: format, a hash for each choice, seed and commitment."""
    if record.format != FORMAT:
        raise BadRecord(Message("bad-record-format", {"found": record.format, "right": FORMAT}))
    if len(record.choices) != len(record.hashes):
        raise BadRecord(
            Message(
                "bad-record-length",
                {"choices": len(record.choices), "hashes": len(record.hashes)},
            )
        )
    if record.commitment != commitment(str(record.seed)):
        raise BadRecord(Message("bad-record-seed"))
    return record
