"""Plays many matches between bots; on any number of processes the same setup gives the same."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Final, NamedTuple, TypeVar

from donjon.arena.timed_bot import ThinkingTime, TimedBot
from donjon.bots import Bot, BotFault, bot_named
from donjon.bots.self_play import play_match
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance, FastChance
from donjon.kernel.rules.options import Options
from donjon.kernel.rules.result import ResultRow
from donjon.kernel.rules.state import State
from donjon.kernel.words.message import Message
from donjon.registry import game as game_of
from donjon.worker_processes import WorkerPool

CHUNK: Final = 25
T = TypeVar("T")


class SimulationSetup(NamedTuple):
    """What is simulated: the game, a bot for each seat, the options, and the seed.

    If it is `timed`, outcomes have the CPU time of every seat.
    """

    game: str
    bots: list[str]
    options: Options
    seed: str
    timed: bool = False

    @property
    def seats(self) -> int:
        """How many seats there are: one for each bot."""
        return len(self.bots)


class Fault(NamedTuple):
    """Which bot raised an error or chose an option that was not offered, and the reason."""

    seat: int
    reason: Message


class MatchOutcome(NamedTuple):
    """The outcome of one match. `rows` are the lines of its score sheet.

    `rounds` is 0 in games that count no rounds. A match that ended by a bot's fault has no scores:
    that bot has lost, and all others have won.
    """

    decisions: int
    scores: list[int]
    winners: list[int]
    rows: list[ResultRow] = []  # noqa: RUF012
    rounds: int = 0
    fault: Fault | None = None
    times: list[ThinkingTime] = []  # noqa: RUF012


class MatchRange(NamedTuple):
    """Some matches of a simulation: the numbers from `start` up to, not including, `stop`."""

    setup: SimulationSetup
    start: int
    stop: int


def simulate(setup: SimulationSetup, matches: int, jobs: int = 1) -> Iterator[list[MatchOutcome]]:
    """Play the matches and yield their outcomes in order, up to `CHUNK` at a time."""
    starts = range(0, matches, CHUNK)
    ranges = [MatchRange(setup, start, min(start + CHUNK, matches)) for start in starts]
    return play_ranges(ranges, jobs)


def play_ranges(ranges: list[MatchRange], jobs: int) -> Iterator[list[MatchOutcome]]:
    """Play one range after the other, or several at a time, and yield their outcomes in order."""
    if jobs <= 1:
        yield from map(play_range, ranges)
        return
    with WorkerPool(min(jobs, len(ranges) or 1)) as pool:
        yield from pool.map(play_range, ranges)


def play_range(matches: MatchRange) -> list[MatchOutcome]:
    """Play the matches of a range."""
    game = game_of(matches.setup.game)
    numbers = range(matches.start, matches.stop)
    return [play_one(game, matches.setup, number) for number in numbers]


def play_one(game: Game, setup: SimulationSetup, number: int) -> MatchOutcome:
    """Play one match between the bots of the setup."""
    bots = [bot_named(name) for name in setup.bots]
    if not setup.timed:
        return play_deal(game, setup, number, bots)
    timed = [TimedBot(bot) for bot in bots]
    outcome = play_deal(game, setup, number, [*timed])
    if outcome.fault is not None:
        return outcome
    times = [bot.time() for bot in timed]
    return outcome._replace(times=times)


def play_deal(game: Game, setup: SimulationSetup, number: int, bots: list[Bot]) -> MatchOutcome:
    """Play one match. The setup's seed and `number` give the chance of the match and of each bot.

    A bot never changes what another bot draws, so two simulations that differ in one bot can be
    compared match by match.
    """
    s = new_state(game, setup, number)
    try:
        decisions = play_match(game, s, bots, chances_of(setup, number))
    except BotFault as fault:
        others = [seat for seat in range(setup.seats) if seat != fault.seat]
        return MatchOutcome(0, [], others, fault=Fault(fault.seat, fault.message))
    result = game.rules.result(s)
    return MatchOutcome(decisions, result.scores, result.winners, result.details, result.rounds)


def alone_among(one: T, others: T, seat: int, seats: int) -> list[T]:
    """One on its seat, and copies of another on all other seats."""
    return [one if each == seat else others for each in range(seats)]


def new_state(game: Game, setup: SimulationSetup, number: int) -> State:
    """The match of that number before its first choice."""
    table = FastChance(seed_of(setup.seed, number, "table"))
    return game.new_state(setup.seats, setup.options, table)


def chances_of(setup: SimulationSetup, number: int) -> list[Chance]:
    """The chance of each bot in the match of that number."""
    return [FastChance(seed_of(setup.seed, number, f"bot {seat}")) for seat in range(setup.seats)]


def seed_of(seed: str, number: int, purpose: str) -> int:
    """A seed for one chance: of a match (`table`) or of one of its bots."""
    place = f"{seed}/{number}/{purpose}".encode()
    return int.from_bytes(blake2b(place, digest_size=12, person=b"donjon-arena").digest())
