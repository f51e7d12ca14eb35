"""A record played again and verified step by step."""

from __future__ import annotations

from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.words.errors import BadOptions, BadRecord, IllegalChoice, NotYourTurn
from donjon.kernel.words.message import Message


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """The match of a record after its first `upto` choices (None: all), every hash checked."""
    if record.rules != game.rules_version:
        raise BadRecord(
            Message(
                "bad-record-rules",
                {"game": record.game, "found": record.rules, "right": game.rules_version},
            )
        )
    try:
        options: dict[str, object] = {**record.options}
        match = Match(game, record.seats, record.seed, options, record.names, people=record.people)
    except BadOptions as error:
        raise BadRecord(Message("bad-record-options", {"reason": error.message})) from error
    count = len(record.choices) if upto is None else max(0, min(upto, len(record.choices)))
    for step in range(count):
        play_again(match, record, step)
    if count == len(record.choices) and record.result != match.result:
        raise BadRecord(Message("bad-record-result"))
    return match


def play_again(match: Match, record: Record, step: int) -> None:
    """One recorded choice; it must be legal and lead to the recorded hash."""
    seat, option = record.choices[step]
    try:
        if seat not in match.waiting:  # a record has no answers anew
            raise match.not_your_turn(seat)
        match.play(seat, option)
    except (IllegalChoice, NotYourTurn) as error:
        raise BadRecord(
            Message("bad-record-choice", {"step": step + 1, "reason": error.message})
        ) from error
    if match.hashes[step] != record.hashes[step]:
        raise BadRecord(Message("bad-record-hash", {"step": step + 1}))
