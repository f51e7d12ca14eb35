"""Bot workers get the whole match: its options, names and choices."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar

import msgspec
import pytest

from donjon import BadOptions, Match, Message, game
from donjon.bots import BotFault
from donjon.bots.match_moves import choose_for
from donjon.games.map_masters.content.tables import HOURGLASS
from donjon.games.map_masters.model.state import EXPLORATION, NOBODY, MapMasters
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, DONE
from donjon.table.hub import Hub
from donjon.table.lobby import tables as lobby
from donjon.table.match.autoplay import Autoplay
from donjon.table.match.bot_jobs import (
    MATCHES,
    TURN_SECONDS,
    TURN_TIMES,
    MatchPosition,
    choose_in_worker,
    match_at,
    number_of_turn,
    position_of,
)
from donjon.table.match.bot_process import YIELDING
from donjon.table.match.bot_workers import THINKING_SHARE, BotWorkers
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.turn_times import MOST_SEATS, TurnTimes
from donjon.table.settings import Limits, limits_of
from donjon.table.wire.messages import Hinted, Reject, Reviewed
from donjon.table.wire.tables import NewTable, SeatRequest
from tests.table.in_process_table import HIGH_LIMITS, LocalClient, new_people, running_hub

T = TypeVar("T")


def test_a_worker_rebuilds_the_same_match() -> None:
    """Names are sent, too: a game may read them before the first choice."""
    names, people = ["Ann", "Bo", "Greedy C"], ["Ann", "Bo", ""]
    match = Match(game("clank"), 3, 7, {"board": "dusk"}, names, people=people)
    for _ in range(3):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0])
    MATCHES.clear()
    twin = match_at(position_of("table", match))
    assert (twin.names, twin.options, twin.choices_made) == (
        names,
        match.options,
        match.choices_made,
    )
    assert twin.people == people
    assert twin.waiting == match.waiting
    assert match_at(position_of("table", match)) is twin
    MATCHES.clear()


NOWHERE = MatchPosition("", "", 0, {}, [], [], 0, [])
"""For jobs that look at no match."""


def failing(_position: MatchPosition, option: int) -> int:
    """A job that fails as a bot does; runs in the worker."""
    raise BotFault(0, Message("bot-raised", {"error": f"no {option}"}))


def process_id(_position: MatchPosition) -> int:
    """The process in which a job runs."""
    return os.getpid()


def wait_for_file(_position: MatchPosition, file: Path) -> int:
    """A job that ends when there is a file."""
    while not file.exists():
        time.sleep(0.01)
    return os.getpid()


def dying(_position: MatchPosition) -> int:
    """A job that ends its process."""
    os._exit(3)


def with_workers(
    count: int,
    seconds: float,
    story: Callable[[BotWorkers], Awaitable[T]],
    memory: int = 0,
) -> T:
    """Do something with processes that end afterwards."""

    async def run() -> T:
        bot_workers = BotWorkers(count, seconds, memory)
        try:
            return await story(bot_workers)
        finally:
            bot_workers.stop()

    return asyncio.run(run())


def test_a_bot_that_fails_is_logged_and_gives_no_choice(caplog: pytest.LogCaptureFixture) -> None:
    """The seat then makes the safe default choice, as when the time is up."""

    async def story(bot_workers: BotWorkers) -> int | None:
        return await bot_workers._quick.submit(failing, NOWHERE, 7)

    assert with_workers(1, 30.0, story) is None
    assert "it failed with no 7" in caplog.text


def test_a_job_that_takes_too_long_or_dies_ends_its_own_process_alone(tmp_path: Path) -> None:
    """Another table's bot that thinks at the same time is not disturbed; the seat may go on."""
    never, soon = tmp_path / "never", tmp_path / "soon"

    async def story(bot_workers: BotWorkers) -> None:
        lane = bot_workers._thinking
        first, second = [await each.run(process_id, NOWHERE) for each in lane.processes]
        patient = asyncio.create_task(lane.processes[1].run(wait_for_file, NOWHERE, soon))
        object.__setattr__(lane.processes[0], "_seconds", 0.2)
        with pytest.raises(TimeoutError):
            await lane.processes[0].run(wait_for_file, NOWHERE, never)
        object.__setattr__(lane.processes[0], "_seconds", 60.0)
        with pytest.raises(BrokenProcessPool):
            await lane.processes[0].run(dying, NOWHERE)
        assert await lane.processes[0].run(process_id, NOWHERE) not in (first, second)
        soon.touch()
        assert await patient == second

    with_workers(2, 60.0, story)


def test_quick_bots_never_wait_for_bots_that_think(tmp_path: Path) -> None:
    """While all processes for thinking are busy, a bot without search still chooses."""
    soon = tmp_path / "soon"
    match = Match(game("tales_of_glory"), 2, 7)

    async def story(bot_workers: BotWorkers) -> None:
        busy = asyncio.create_task(bot_workers._thinking.submit(wait_for_file, NOWHERE, soon))
        await asyncio.sleep(0)
        for name in ("greedy", "level1", "level2", "random"):
            option = await bot_workers.choose(position_of("table", match), 0, name)
            assert option == choose_for(match, 0, name)
        assert not busy.done()
        soon.touch()
        await busy
        deep = await bot_workers.choose(position_of("table", match), 0, "level3")
        assert deep == choose_for(match, 0, "level3")

    with_workers(1, 60.0, story)


def given_seconds(_position: MatchPosition, _seat: int, _name: str, seconds: float) -> float:
    """A thought that tells how long it might take."""
    return seconds


def niceness(_position: MatchPosition) -> int:
    """How much the process of a job yields to others."""
    return os.nice(0)


def test_those_who_wait_share_the_time(tmp_path: Path) -> None:
    """One long thought's time is enough for all who wait together, however many they are."""
    soon = tmp_path / "soon"

    async def story(bot_workers: BotWorkers) -> None:
        lane = bot_workers._thinking
        alone = await lane.think(given_seconds, NOWHERE, 0, "level4")
        assert alone == THINKING_SHARE * 60.0
        busy = asyncio.create_task(lane.submit(wait_for_file, NOWHERE, soon))
        await asyncio.sleep(0)
        crowd = [
            asyncio.create_task(lane.think(given_seconds, NOWHERE, 0, "level4")) for _ in range(9)
        ]
        await asyncio.sleep(0)
        soon.touch()
        shares = await asyncio.gather(*crowd)
        await busy
        assert shares == [alone / n for n in range(9, 0, -1)]

    with_workers(1, 60.0, story)


def test_bots_yield_to_the_server() -> None:
    async def story(bot_workers: BotWorkers) -> None:
        assert await bot_workers._thinking.submit(niceness, NOWHERE) == os.nice(0) + YIELDING

    with_workers(1, 60.0, story)


def test_a_bot_has_so_many_seconds_for_a_turn() -> None:
    """They are shared by all its choices; another turn, seat or table has its own."""
    times = TurnTimes(2.0)
    assert times.left("one", 0, 5) == 2.0
    times.spend("one", 0, 5, 0.5)
    times.spend("one", 0, 5, 1.0)
    assert times.left("one", 0, 5) == 0.5
    times.spend("one", 0, 5, 1.0)
    assert times.left("one", 0, 5) == 0.0
    assert (times.left("one", 1, 5), times.left("two", 0, 5), times.left("one", 0, 6)) == (2, 2, 2)
    times.spend("one", 0, 6, 0.25)
    assert times.left("one", 0, 6) == 1.75
    for seat in range(MOST_SEATS):
        times.spend("crowd", seat, 1, 2.0)
    assert times.left("one", 0, 6) == 2.0  # forgotten


def test_a_turn_ends_soon_when_its_time_is_spent() -> None:
    """The policy chooses then, without a single world; the next turn is thought about again."""
    match = Match(game("tales_of_glory"), 2, 7)
    table = "slow"
    position, turn = position_of(table, match), number_of_turn(match)
    choose_in_worker(position, 0, "level3", 60.0)
    first = TURN_SECONDS - TURN_TIMES.left(table, 0, turn)
    assert first > 0.0
    TURN_TIMES.spend(table, 0, turn, TURN_SECONDS)
    started = time.process_time()
    assert choose_in_worker(position, 0, "search:worlds=100000", 60.0) == choose_for(
        match, 0, "greedy"
    )
    assert time.process_time() - started < 1.0
    assert TURN_TIMES.left(table, 0, turn + 1) == TURN_SECONDS
    MATCHES.clear()


GREEDY_FOR_MEMORY = """
import os
from pathlib import Path
from donjon.bots import Bot

class Mine(Bot):
    def choose(self, known):
        note = Path(__file__).with_suffix(".notes")
        with note.open("a") as notes:
            print(os.getpid(), file=notes)
        if note.read_text().count("\\n") == 1:
            kept = [bytes(1 << 20) for _ in range(2000)]
        return known.options[-1]
"""


def test_a_bot_that_runs_out_of_memory_costs_its_process_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The policy chooses for it; the next choice has a new process, and other bots the old one."""
    file = tmp_path / "my_bot.py"
    file.write_text(GREEDY_FOR_MEMORY)
    match = Match(game("tales_of_glory"), 2, 7)
    position = position_of("table", match)

    async def story(bot_workers: BotWorkers) -> None:
        quick = await bot_workers._quick.submit(process_id, NOWHERE)
        first = await bot_workers._thinking.submit(process_id, NOWHERE)
        chosen = await bot_workers.choose(position, 0, f"{file}:Mine")
        assert chosen == choose_for(match, 0, "greedy")
        assert "ran out of memory at table table" in caplog.text
        assert await bot_workers.choose(position, 0, f"{file}:Mine") == match.choices(0)[-1].id
        ids = [int(line) for line in file.with_suffix(".notes").read_text().split()]
        assert ids[0] == first != ids[1]
        assert await bot_workers._quick.submit(process_id, NOWHERE) == quick

    with_workers(1, 60.0, story, memory=400 << 20)


def test_the_limit_of_memory_is_a_setting() -> None:
    assert Limits().bot_memory == 1024
    assert limits_of(["bot_memory=300"]).bot_memory == 300
    assert limits_of(["bot_memory=0"]).bot_memory == 0


def test_the_policy_chooses_for_a_bot_that_fails(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The seat of a bot that raises an error or takes too long does not play at random."""
    file = tmp_path / "my_bot.py"
    file.write_text(
        "from donjon.bots import Bot\n\n\n"
        "class Mine(Bot):\n    def choose(self, known):\n        raise KeyError('lost')\n"
    )
    match = Match(game("tales_of_glory"), 2, 7)

    async def story(bot_workers: BotWorkers) -> int | None:
        return await bot_workers.choose(position_of("table", match), 0, f"{file}:Mine")

    assert with_workers(1, 60.0, story) == choose_for(match, 0, "greedy")
    assert "lost" in caplog.text


def test_hints_come_from_the_strongest_level_unless_the_host_names_another_bot(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        limits = msgspec.structs.replace(HIGH_LIMITS, hint_bot=Limits().hint_bot, bot_time=600.0)
        async with running_hub(tmp_path / "hint.sqlite", limits) as hub:
            client = await client_at_table(hub, "tales_of_glory")
            hint = await client.send_command("hint", v=client.client_v)
            assert isinstance(hint, Hinted)
            match = client.live.match
            assert match is not None
            assert hint.choice == choose_for(match, 0, "level4")

    asyncio.run(story())
    assert limits_of(["hint_bot=level2"]).hint_bot == "level2"
    with pytest.raises(BadOptions, match="level4"):
        limits_of(["hint_bot=genius"])


def state_of(live: LiveMatch) -> Any:
    assert live.match is not None
    return live.match.state()


async def client_at_table(hub: Hub, name: str = "map_masters") -> LocalClient:
    """The client of a person at a table with a good bot."""
    [me] = await new_people(hub, 1)
    requests = [SeatRequest("me"), SeatRequest("bot", "greedy")]
    live = await lobby.open_table(hub, me, NewTable(name, requests, {}))
    client = LocalClient(hub, await lobby.start(hub, live, me), me)
    await client.connect()
    return client


async def explore(client: LocalClient) -> None:
    """Buy nothing until the exploration begins."""
    while state_of(client.live).phase != EXPLORATION:
        if client.may_choose:
            await client.send_command("choose", v=client.client_v, choice=0)
        else:
            await client.wait_for_message()


def test_a_person_who_does_nothing_loses_the_race_to_a_bot(tmp_path: Path) -> None:
    """MM-R21  With the times of the settings, here zero."""

    async def story() -> None:
        limits = msgspec.structs.replace(HIGH_LIMITS, race=0.0, race_spread=0.0)
        async with running_hub(tmp_path / "race.sqlite", limits) as hub:
            assert (hub.autoplay.race, hub.autoplay.race_spread) == (0.0, 0.0)
            client = await client_at_table(hub)
            while not HOURGLASS[state_of(client.live).primary]:
                client = await client_at_table(hub)
            await explore(client)
            while state_of(client.live).finisher == NOBODY:
                await client.wait_for_message()
            assert state_of(client.live).finisher == 1

    asyncio.run(story())


def race_at(seed: int) -> Match:
    """A match in which two seats race for the time bonus; seat 1 could win it now."""
    match = Match(game("map_masters"), 2, seed)
    while len(match.waiting) < 2:
        match.play(match.waiting[0], 0)
    while not may_win(match, 1):
        match.play(1, choose_for(match, 1, "greedy"))
    return match


def may_win(match: Match, seat: int) -> bool:
    decision = match.decision(seat)
    return decision is not None and match.is_race(decision, DONE * ACTION_SPAN)


def seeds_of_races() -> list[int]:
    """The seeds of matches whose first objective shows an hourglass."""
    chosen = []
    for seed in range(40):
        state = Match(game("map_masters"), 2, seed).state()
        assert isinstance(state, MapMasters)
        if HOURGLASS[state.primary]:
            chosen.append(seed)
    return chosen


class Clock:
    """A clock that does not wait; when it passes `call_at`, it calls `call`, once."""

    def __init__(self) -> None:
        self.now = 0.0
        self.call_at = -1.0
        self.call: Callable[[], object] = list

    async def sleep(self, seconds: float) -> None:
        before, self.now = self.now, self.now + seconds
        if before <= self.call_at < self.now:
            self.call()


def wait_of(match: Match, clock: Clock, players: list[str | None]) -> float:
    """How long the bot of seat 1 waits before it takes the time bonus, by default settings."""
    autoplay = Autoplay(BotWorkers(1, 1.0), Limits().race, Limits().race_spread)
    seats = [SimpleNamespace(player=player) for player in players]
    live = SimpleNamespace(match=match, row=SimpleNamespace(seats=seats))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("donjon.table.clock.sleep", clock.sleep)
        asyncio.run(autoplay.wait_for_people(live, 1, DONE * ACTION_SPAN))  # type: ignore[arg-type]
    return clock.now


def test_a_bot_wins_no_race_before_people_had_some_time() -> None:
    """MM-R21  From one minute to two; it differs between races and is the same in the same race."""
    seeds = seeds_of_races()
    waits = [wait_of(race_at(seed), Clock(), [None, "greedy"]) for seed in seeds]
    assert waits == [wait_of(race_at(seed), Clock(), [None, "greedy"]) for seed in seeds]
    assert len(waits) > 10
    assert all(60 <= wait <= 120.5 for wait in waits)
    assert len(set(waits)) > len(waits) // 2
    assert min(waits) < 80
    assert max(waits) > 100


def test_a_bot_does_not_wait_for_other_bots() -> None:
    """MM-R21  People need the time, bots do not."""
    assert wait_of(race_at(seeds_of_races()[0]), Clock(), ["random", "greedy"]) == 0


def test_a_bot_stops_waiting_when_the_race_is_won() -> None:
    """MM-9.5  Somebody was first: the bot goes on at once."""
    match, clock = race_at(seeds_of_races()[0]), Clock()

    def win() -> None:
        while not may_win(match, 0):
            match.play(0, choose_for(match, 0, "greedy"))
        match.play(0, DONE * ACTION_SPAN)

    clock.call_at, clock.call = 30.0, win
    assert wait_of(match, clock, [None, "greedy"]) == 30.5


def test_a_hint_has_a_suggestion_and_a_review_has_one_for_each_seat(tmp_path: Path) -> None:
    """MM-15.5  Made in the worker process and sent over the wire."""

    async def story() -> None:
        async with running_hub(tmp_path / "plan.sqlite") as hub:
            client = await client_at_table(hub)
            assert isinstance(await client.send_command("review"), Reject)
            await explore(client)
            hint = await client.send_command("hint", v=client.client_v)
            assert isinstance(hint, Hinted)
            assert hint.suggestion is not None
            assert hint.suggestion.scene.viewer == 0
            assert hint.suggestion.scene.strokes
            assert client.scene is not None
            assert client.scene.review is None
            await client.send_command(
                "choose", v=client.client_v, choice=0
            )  # finished, with nothing built
            while client.scene.review is None:
                await client.wait_for_message()
            reviewed = await client.send_command("review")
            assert isinstance(reviewed, Reviewed)
            assert [each.seat for each in reviewed.suggestions] == [0, 1]

    asyncio.run(story())
