"""Choices played again, step by step."""

from __future__ import annotations

from typing import Final, final

from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.match.record import Record
from donjon.kernel.words.errors import BadOptions, BadRecord, IllegalChoice, NotYourTurn
from donjon.kernel.words.message import Message

APART: Final = 64
"""How many choices lie between two copies that a replay keeps for going back."""


@final
class Replay:
    """A list of choices, played again one by one; every hash is checked where there are hashes.

    It goes on from where the given match stands, so the first choices of both must be the same.
    With `goes_back` it keeps a copy of the match every few choices, so that going back is fast.
    """

    def __init__(
        self,
        match: Match,
        choices: list[tuple[int, int]],
        hashes: list[str],
        goes_back: bool = False,
    ) -> None:
        self.match = match
        self._choices: Final = choices
        self._hashes: Final = hashes
        self._goes_back: Final = goes_back
        self._kept: Final[dict[int, Match]] = {}

    @property
    def at(self) -> int:
        """How many choices have been played."""
        return len(self.match.choices_made)

    def forward(self) -> bool:
        """Play one choice more; False at the end. `BadRecord` if it cannot be played."""
        at = self.at
        if at >= len(self._choices):
            return False
        if self._goes_back and at % APART == 0 and at not in self._kept:
            self._kept[at] = self.match.fork()
        seat, option = self._choices[at]
        try:
            if seat not in self.match.waiting:  # a record holds final choices only
                raise self.match.not_your_turn(seat)
            self.match.play(seat, option)
        except (IllegalChoice, NotYourTurn) as error:
            raise BadRecord(
                Message("bad-record-choice", {"step": at + 1, "reason": error.message})
            ) from error
        if self._hashes and self.match.hashes[at] != self._hashes[at]:
            raise BadRecord(Message("bad-record-hash", {"step": at + 1}))
        return True

    def go_to(self, at: int) -> Match:
        """The match after `at` choices, or at the end if there are fewer."""
        if at < self.at:
            self._go_back(at)
        while self.at < at and self.forward():
            pass
        return self.match

    def _go_back(self, at: int) -> None:
        """Go to the last copy kept before `at`, or to the first choice."""
        kept = self._kept.get(at - at % APART)
        self.match = (
            self.match.restarted(self.match.hashes_each_step) if kept is None else kept.fork()
        )


def replay(record: Record, game: Game, upto: int | None = None) -> Match:
    """The match of a record after its first `upto` choices (None: all), every hash checked."""
    count = len(record.choices) if upto is None else max(0, min(upto, len(record.choices)))
    match = Replay(first_moment(record, game), record.choices, record.hashes).go_to(count)
    if count == len(record.choices):
        check_result(record, match)
    return match


def check_result(record: Record, match: Match) -> None:
    """At the end of a record the result must be the recorded one."""
    if record.result != match.result:
        raise BadRecord(Message("bad-record-result"))


def first_moment(record: Record, game: Game) -> Match:
    """The match of a record before its first choice."""
    if record.rules != game.rules_version:
        raise BadRecord(
            Message(
                "bad-record-rules",
                {"game": record.game, "found": record.rules, "right": game.rules_version},
            )
        )
    try:
        options: dict[str, object] = {**record.options}
        return Match(game, record.seats, record.seed, options, record.names, people=record.people)
    except BadOptions as error:
        raise BadRecord(Message("bad-record-options", {"reason": error.message})) from error
