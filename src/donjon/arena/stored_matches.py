"""A file with the matches of ladders, so that a long ladder can be played in several parts."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from donjon.arena.simulation import Fault, MatchOutcome
from donjon.arena.timed_bot import ThinkingTime
from donjon.kernel.rules.options import Options
from donjon.kernel.words.errors import BadRecord
from donjon.kernel.words.message import Message


class Series(msgspec.Struct, frozen=True):
    """What the deals of a pair with the first bot on one seat have in common.

    `version` is that of Donjon, `rules` that of the game's rules.
    """

    version: str
    game: str
    rules: int
    options: Options
    seats: int
    seed: str
    bot: str
    against: str
    seat: int

    @property
    def key(self) -> bytes:
        """The same for matches of the same series."""
        values = [getattr(self, name) for name in Series.__struct_fields__]
        return msgspec.json.encode(values, order="sorted")


class StoredMatch(Series, frozen=True):
    """One line of the file: one deal of a series, and how it ended, be it by a bot's fault."""

    deal: int
    decisions: int
    scores: list[int]
    winners: list[int]
    times: list[ThinkingTime]
    fault: Fault | None = None

    def outcome(self) -> MatchOutcome:
        return MatchOutcome(
            self.decisions, self.scores, self.winners, fault=self.fault, times=self.times
        )


class StoredMatches:
    """The file: every match that is played is added at its end.

    `version` is that of Donjon: matches of another one count no more, since its bots may play
    otherwise. A line that was cut off when a run was stopped is removed. `BadRecord` says which
    line is no match of a ladder; then the file is left as it was.
    """

    def __init__(self, path: Path, version: str) -> None:
        self.path: Final = path
        self.version: Final = version
        self.series: Final[dict[bytes, dict[int, MatchOutcome]]] = {}
        data = path.read_bytes() if path.exists() else b""
        whole = data[: data.rfind(b"\n") + 1]
        for number, line in enumerate(whole.splitlines(), 1):
            self.remember(self.decoded(line, number))
        if len(whole) < len(data):
            path.write_bytes(whole)

    def decoded(self, line: bytes, number: int) -> StoredMatch:
        try:
            return msgspec.json.decode(line, type=StoredMatch)
        except msgspec.DecodeError as error:
            message = Message("bad-ladder-file", {"file": str(self.path), "line": number})
            raise BadRecord(message) from error

    def remember(self, match: StoredMatch) -> None:
        self.series.setdefault(match.key, {})[match.deal] = match.outcome()

    def add(self, matches: list[StoredMatch]) -> None:
        """Add matches at the end of the file."""
        lines = b"".join(msgspec.json.encode(match) + b"\n" for match in matches)
        with self.path.open("ab") as file:
            file.write(lines)
        for match in matches:
            self.remember(match)

    def add_outcomes(self, series: Series, first: int, outcomes: list[MatchOutcome]) -> None:
        """Add matches of a series from deal `first` on."""
        common = msgspec.structs.asdict(series)
        self.add(
            [
                StoredMatch(
                    **common,
                    deal=deal,
                    decisions=outcome.decisions,
                    scores=outcome.scores,
                    winners=outcome.winners,
                    times=outcome.times,
                    fault=outcome.fault,
                )
                for deal, outcome in enumerate(outcomes, first)
            ]
        )

    def first_deals(self, series: Series, most: int) -> list[MatchOutcome]:
        """The outcomes of the deals 0, 1, 2 … up to the first that is missing, at most `most`."""
        deals = self.series.get(series.key, {})
        found: list[MatchOutcome] = []
        while len(found) < most and len(found) in deals:
            found.append(deals[len(found)])
        return found
