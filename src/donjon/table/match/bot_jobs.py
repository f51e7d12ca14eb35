"""What is done in the processes of bots: a match is played again there, and a bot chooses."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from donjon.bots import BotFault, bot_names
from donjon.bots.deadline import Deadline
from donjon.bots.match_moves import choose_for, review_match, suggest_plan
from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay
from donjon.kernel.rules.options import Options
from donjon.kernel.scene import SuggestionScene
from donjon.registry import game, load_all
from donjon.table.match.turn_times import TurnTimes

CACHED_MATCHES: Final = 256
TURN_SECONDS: Final = 2.0
TURN_TIMES: Final = TurnTimes(TURN_SECONDS)
MATCHES: Final[OrderedDict[str, Match]] = OrderedDict()  # the least recently used first


class Advice(msgspec.Struct, frozen=True):
    """What a bot would choose, and its whole plan in the games that have one."""

    option: int
    suggestion: SuggestionScene | None


class MatchPosition(NamedTuple):
    """A match as it is sent to a worker: setup and choices, from which it is played again."""

    table: str
    game: str
    seats: int
    options: Options
    names: list[str]
    people: list[str]
    seed: int | str
    choices_made: list[tuple[int, int]]


def position_of(table: str, match: Match) -> MatchPosition:
    """The present position of a match."""
    return MatchPosition(
        table, match.game.name, match.seats, match.options, match.names, match.people, match.seed,
        match.choices_made[:],
    )  # fmt: skip


def warm_up() -> list[str]:
    """Import all games and bots."""
    return [*load_all(), *bot_names()]


def choose_in_worker(position: MatchPosition, seat: int, name: str, seconds: float) -> int:
    """Let the bot choose at the position; one that thinks takes at most `seconds`.

    All its choices of a turn together take TURN_SECONDS at most. `MemoryError` if the process has
    too little memory for it.
    """
    match = match_at(position)
    turn = number_of_turn(match)
    started = monotonic()
    try:
        left = TURN_TIMES.left(position.table, seat, turn)
        return chosen_in_time(match, seat, name, min(seconds, left))
    finally:
        TURN_TIMES.spend(position.table, seat, turn, monotonic() - started)


def number_of_turn(match: Match) -> int:
    """The number of the turn; in a game that does not tell every choice is one."""
    turn = match.game.brain.turn
    return len(match.choices_made) if turn is None else turn(match.state())


def chosen_in_time(match: Match, seat: int, name: str, seconds: float) -> int:
    """What the bot chooses within `seconds`."""
    try:
        return choose_for(match, seat, name, Deadline(monotonic() + seconds, monotonic))
    except BotFault as fault:
        if isinstance(fault.__cause__, MemoryError):
            raise MemoryError(str(fault)) from None
        raise


def advise_in_worker(position: MatchPosition, seat: int, name: str, seconds: float) -> bytes:
    """Let the bot choose, with its plan; advice does not count as the time of a turn."""
    match = match_at(position)
    option = chosen_in_time(match, seat, name, seconds)
    return msgspec.json.encode(Advice(option, suggest_plan(match, seat)))


def review_in_worker(position: MatchPosition) -> bytes:
    """Find the best that each seat could have done."""
    return msgspec.json.encode(review_match(match_at(position)))


def match_at(position: MatchPosition) -> Match:
    """The match at the position, continued from the cached one where possible."""
    match = MATCHES.pop(position.table, None)
    if match is None or match.choices_made != position.choices_made[: len(match.choices_made)]:
        match = match_before(position)
    Replay(match, position.choices_made, []).go_to(len(position.choices_made))
    MATCHES[position.table] = match
    if len(MATCHES) > CACHED_MATCHES:
        MATCHES.popitem(last=False)
    return match


def match_before(position: MatchPosition) -> Match:
    """The match before its first choice."""
    _, name, seats, options, names, people, seed, _ = position
    return Match(game(name), seats, seed, dict(options), names, False, people)
