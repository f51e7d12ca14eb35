"""Rare cases: too many live matches, two acts at once, a match read from the ledger again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from donjon.table import clock
from donjon.table.limits import rate_limits as rates_module
from donjon.table.limits.rate_limits import RateLimits
from donjon.table.match.live_match import LiveMatch
from donjon.table.refusals import Refusal
from donjon.table.store import people as people_module
from donjon.table.store.ledger import Act
from donjon.table.wire.messages import Reject
from tests.table.in_process_table import (
    HIGH_LIMITS,
    LocalClient,
    is_same,
    new_people,
    running_hub,
    start_match,
)

pytestmark = pytest.mark.e2e

FEW = msgspec.structs.replace(HIGH_LIMITS, live_matches=2)


async def choose_some(live: LiveMatch, count: int, chance: random.Random) -> None:
    """Make `count` random choices, for whichever seat is asked."""
    for _ in range(count):
        seat = live.match_or_refuse.waiting[0]
        option = chance.choice(live.match_or_refuse.choices(seat)).id
        await live.choose(seat, live.v, option, f"token {live.v}")


def test_idle_matches_are_evicted_and_loaded_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite", FEW) as hub:
            people = await new_people(hub, 2)
            watched = await start_match(hub, people)
            client = LocalClient(hub, watched, people[0])
            await client.connect()
            others = [await start_match(hub, people) for _ in range(3)]
            await choose_some(others[-1], 3, random.Random(1))
            again = [await hub.live_match(live.id) for live in others]
            assert len(hub.live_matches) == 2
            assert hub.live_matches[watched.id] is watched
            assert (again[-1].v, again[-1].match_or_refuse.hash()) == (
                3,
                others[-1].match_or_refuse.hash(),
            )

    asyncio.run(story())


def test_a_match_with_a_running_timer_is_not_evicted(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite", FEW) as hub:
            people = await new_people(hub, 2)
            timed = await start_match(hub, people, pace=600)
            for _ in range(3):
                await start_match(hub, people)
            assert hub.autoplay.is_busy(timed)
            assert hub.live_matches[timed.id] is timed

    asyncio.run(story())


def test_undos_and_takebacks_are_rebuilt_from_the_ledger(tmp_path: Path) -> None:
    """After choices, undos and a takeback the ledger gives the same match."""

    async def story() -> None:
        chance = random.Random(4)
        async with running_hub(tmp_path / "table.sqlite") as hub:
            people = await new_people(hub, 2)
            live = await start_match(hub, people, game="tales_of_glory")
            await choose_some(live, 12, chance)
            await live.take_back(0, live.v, 5, "back")
            undone = 0
            while not undone or live.v < 30:
                await choose_some(live, 1, chance)
                for seat in (0, 1):
                    if live.match_or_refuse.may_undo(seat):
                        await live.undo(seat, live.v, f"undo {live.v}")
                        undone += 1
            v, match = live.v, live.match_or_refuse
        async with running_hub(tmp_path / "table.sqlite") as hub:
            same = await hub.live_match(live.id)
            assert same.v == v
            assert same.match_or_refuse.choices_made == match.choices_made
            assert same.match_or_refuse.hash() == match.hash()

    asyncio.run(story())


def test_a_choice_that_comes_after_another_servers_is_refused_with_the_new_scene(
    tmp_path: Path,
) -> None:
    """Two servers on one database, without signals between them."""

    async def story() -> None:
        file, chance = tmp_path / "table.sqlite", random.Random(2)
        async with running_hub(file) as one, running_hub(file) as other:
            people = await new_people(one, 2)
            live = await start_match(one, people)
            seat = live.match_or_refuse.waiting[0]
            client = LocalClient(other, await other.live_match(live.id), people[seat])
            await client.connect()
            await choose_some(live, 1, chance)
            assert client.client_v == 0
            answer = await client.choose(chance)
            assert isinstance(answer, Reject)
            assert answer.code == "stale"
            assert client.client_v == 1
            assert client.scene is not None
            fresh = live.match_or_refuse.scene(seat)
            fresh.match = live.id
            assert is_same(client.scene, fresh)

    asyncio.run(story())


def test_an_act_whose_number_is_taken_does_not_fail_the_others(tmp_path: Path) -> None:
    """Acts are committed in groups."""

    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite") as hub:
            people = await new_people(hub, 2)
            live_matches = [await start_match(hub, people) for _ in range(4)]
            acts = [act_of(live.id, 1) for live in live_matches for _ in range(2)]
            answers = await asyncio.gather(*[hub.ledger.add(act) for act in acts])
            assert answers == [True, False] * 4
            for live in live_matches:
                assert len(await hub.ledger.since(live.id, 0)) == 1

    asyncio.run(story())


def act_of(table: str, number: int) -> Act:
    return Act(table, number, "choose", 0, 0, "", 1, "token", 0.0)


def test_chat_lines_written_at_once_are_all_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite") as hub:
            people = await new_people(hub, 2)
            live = await start_match(hub, people)
            words = [f"line {n}" for n in range(4)]
            new = [hub.chat.add(live.id, people[n % 2], n % 2, words[n], f"{n}") for n in range(4)]
            await asyncio.gather(*new)
            lines = await hub.chat.read(live.id, 0)
            assert sorted(line.text for line in lines) == words
            assert [line.n for line in lines] == [1, 2, 3, 4]

    asyncio.run(story())


def test_the_cache_of_people_is_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people_module, "CACHED", 2)

    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite") as hub:
            people = await new_people(hub, 5)
            for person in people:
                assert await hub.people.of_cookie(hub.people.cookie(person)) == person
            assert len(hub.people._known) <= 2

    asyncio.run(story())


def test_the_number_of_token_buckets_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates_module, "REMEMBERED", 2)
    rates = RateLimits(rate=0.001, burst=1)
    assert [rates.allow(who) for who in ("a", "a", "b", "b", "c")] == [
        True,
        False,
        True,
        False,
        True,
    ]
    assert len(rates._buckets) == 1


def at_once(_seconds: float, do: Callable[..., object], *args: Any) -> clock.Timer:
    """Call it almost at once."""
    return asyncio.get_running_loop().call_later(0.001, do, *args)


def test_a_default_choice_that_is_refused_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may be busy just when the time runs out."""
    refused: list[int] = []
    usual = LiveMatch.choose_default

    async def refuse_once(live: LiveMatch, seat: int, v: int, token: str) -> Any:
        if not refused:
            refused.append(seat)
            raise Refusal("busy")
        return await usual(live, seat, v, token)

    monkeypatch.setattr(LiveMatch, "choose_default", refuse_once)
    monkeypatch.setattr(clock, "later", at_once)

    async def story() -> None:
        async with running_hub(tmp_path / "table.sqlite") as hub:
            people = await new_people(hub, 2)
            live = await start_match(hub, people, pace=60)
            live._asked_at = [0.0] * len(live._asked_at)
            hub.autoplay.check(live)
            while live.v == 0:
                await asyncio.sleep(0)
            assert refused

    asyncio.run(asyncio.wait_for(story(), 30))
