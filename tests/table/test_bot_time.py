"""A bot that never answers: its process alone ends, the policy plays for it, others go on."""

from __future__ import annotations

import asyncio
import os
from itertools import count
from pathlib import Path

import msgspec
import pytest

from donjon import Match, game
from donjon.bots import bot_names
from donjon.bots.match_moves import choose_for
from donjon.table.hub import Hub
from donjon.table.lobby import tables as lobby
from donjon.table.match.live_match import LiveMatch
from donjon.table.wire.tables import NewTable, SeatRequest
from tests.table.in_process_table import HIGH_LIMITS, new_people, running_hub

BOTS = """
import os
import time
from pathlib import Path

from donjon.bots import Bot

HERE = Path(__file__).parent


def begin(name):
    (HERE / "new").write_text(str(os.getpid()))
    (HERE / "new").rename(HERE / name)


class Sleeper(Bot):
    def choose(self, known):
        begin("sleeper")
        while True:
            time.sleep(0.01)


class Thinker(Bot):
    def choose(self, known):
        begin("thinker")
        while not (HERE / "soon").exists():
            time.sleep(0.01)
        return [each for each in known.options if each != known.policy_choice()][-1]
"""
BOT_TIME = 600.0
BOT = 1
"""The seat of the bot; a person who does nothing sits on the other."""


def jump(seconds: float, patch: pytest.MonkeyPatch) -> None:
    """Let the clock of the running loop be so much later, without waiting."""
    loop = asyncio.get_running_loop()
    now = loop.time
    patch.setattr(loop, "time", lambda: now() + seconds)


async def table_with(hub: Hub, bot: str) -> LiveMatch:
    """A match of Tales of Glory, in which both choose at the same time."""
    [me] = await new_people(hub, 1)
    requests = [SeatRequest("me"), SeatRequest("bot", bot)]
    live = await lobby.open_table(hub, me, NewTable("tales_of_glory", requests, {}))
    return await lobby.start(hub, live, me)


async def process_of(file: Path) -> int:
    """The process that has written the file, as soon as it has."""
    while not file.exists():
        await asyncio.sleep(0.01)
    return int(file.read_text())


async def choice_of_bot(live: LiveMatch) -> int:
    """What the bot has chosen first, as soon as it has."""
    while True:
        assert live.match is not None
        for seat, option in live.match.choices_made:
            if seat == BOT:
                return option
        await asyncio.sleep(0.01)


def telling_seed() -> str:
    """The seed of a match that begins with another choice by the policy than by default."""
    seeds = (f"{number:064x}" for number in count())
    return next(seed for seed in seeds if len(choices_at_first(seed)) > 1)


def choices_at_first(seed: str) -> set[int]:
    match = Match(game("tales_of_glory"), 2, seed)
    return {choose_for(match, BOT, name) for name in ("greedy", "absent")}


def usual_choice(live: LiveMatch) -> int:
    """What the policy chooses first, which is not the safe default."""
    assert live.match is not None
    usual = choose_for(live.match, BOT, "greedy")
    assert usual != choose_for(live.match, BOT, "absent")
    return usual


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_that_never_answers_disturbs_no_other_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its time passes by a jump of the clock, once both bots are thinking; nobody waits for it."""
    file = tmp_path / "my_bots.py"
    file.write_text(BOTS)
    sleeper, thinker = f"{file}:Sleeper", f"{file}:Thinker"
    seed = telling_seed()
    monkeypatch.setattr(lobby, "new_seed", lambda: seed)
    seats = "donjon.table.lobby.seats"
    monkeypatch.setattr(f"{seats}.bot_names", lambda: [*bot_names(), sleeper, thinker])
    monkeypatch.setattr(f"{seats}.bot_label", lambda name, _seat: name.rpartition(":")[2])

    async def story() -> None:
        limits = msgspec.structs.replace(HIGH_LIMITS, bot_workers=2, bot_time=BOT_TIME)
        async with running_hub(tmp_path / "time.sqlite", limits) as hub:
            lane = hub.bot_workers._thinking
            object.__setattr__(lane.processes[1], "_seconds", 3 * BOT_TIME)
            slow = await table_with(hub, sleeper)
            usual = usual_choice(slow)
            asleep = await process_of(tmp_path / "sleeper")
            other = await table_with(hub, thinker)
            better = usual_choice(other)
            thinking = await process_of(tmp_path / "thinker")
            assert slow.match is not None
            assert slow.match.choices_made == []
            jump(BOT_TIME + 1.0, monkeypatch)
            assert await choice_of_bot(slow) == usual
            while is_running(asleep):
                await asyncio.sleep(0.01)
            assert other.match is not None
            assert (other.match.choices_made, is_running(thinking)) == ([], True)
            (tmp_path / "soon").touch()
            assert await choice_of_bot(other) != better
            assert int((tmp_path / "thinker").read_text()) == thinking

    asyncio.run(story())
