"""What seldom happens at a table: too many rooms, two who are as quick, a match read anew."""

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
from donjon.table.limits.rate_limits import Rates
from donjon.table.match.live_match import Room
from donjon.table.refusals import Refusal
from donjon.table.store import people as people_module
from donjon.table.store.ledger import Act
from donjon.table.wire import Reject
from tests.table.in_process_table import ROOMY, Ear, begun, hub_at, is_same, people_of

pytestmark = pytest.mark.e2e

FEW = msgspec.structs.replace(ROOMY, rooms=2)


async def choose_some(room: Room, count: int, chance: random.Random) -> None:
    """So many choices, whoever is asked."""
    for _ in range(count):
        seat = room.begun.waiting[0]
        option = chance.choice(room.begun.choices(seat)).id
        await room.choose(seat, room.v, option, f"token {room.v}")


def test_rooms_in_which_nobody_is_are_let_go_and_come_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "table.sqlite", FEW) as hub:
            people = await people_of(hub, 2)
            watched = await begun(hub, people)
            ear = Ear(hub, watched, people[0])
            await ear.come()
            others = [await begun(hub, people) for _ in range(3)]
            await choose_some(others[-1], 3, random.Random(1))
            again = [await hub.room(room.id) for room in others]
            assert len(hub.rooms) == 2
            assert hub.rooms[watched.id] is watched
            assert (again[-1].v, again[-1].begun.hash()) == (3, others[-1].begun.hash())

    asyncio.run(story())


def test_a_room_in_which_a_clock_runs_is_not_let_go(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "table.sqlite", FEW) as hub:
            people = await people_of(hub, 2)
            timed = await begun(hub, people, pace=600)
            for _ in range(3):
                await begun(hub, people)
            assert hub.host.is_busy(timed)
            assert hub.rooms[timed.id] is timed

    asyncio.run(story())


def test_what_was_taken_back_is_taken_back_when_the_match_is_read_anew(tmp_path: Path) -> None:
    """Choices, an undo and a takeback by all: from the ledger comes the same match."""

    async def story() -> None:
        chance = random.Random(4)
        async with hub_at(tmp_path / "table.sqlite") as hub:
            people = await people_of(hub, 2)
            room = await begun(hub, people, game="tales_of_glory")
            await choose_some(room, 12, chance)
            await room.go_back(0, room.v, 5, "back")
            undone = 0
            while not undone or room.v < 30:
                await choose_some(room, 1, chance)
                for seat in (0, 1):
                    if room.begun.may_undo(seat):
                        await room.undo(seat, room.v, f"undo {room.v}")
                        undone += 1
            v, made, hash = room.v, list(room.begun.choices_made), room.begun.hash()
        async with hub_at(tmp_path / "table.sqlite") as hub:
            same = await hub.room(room.id)
            assert (same.v, list(same.begun.choices_made), same.begun.hash()) == (v, made, hash)

    asyncio.run(story())


def test_who_was_beaten_by_another_server_is_told_and_sees_it(tmp_path: Path) -> None:
    """Two servers that cannot speak to each other, and one database."""

    async def story() -> None:
        file, chance = tmp_path / "table.sqlite", random.Random(2)
        async with hub_at(file) as one, hub_at(file) as other:
            people = await people_of(one, 2)
            room = await begun(one, people)
            seat = room.begun.waiting[0]
            ear = Ear(other, await other.room(room.id), people[seat])
            await ear.come()
            await choose_some(room, 1, chance)
            assert ear.at == 0
            answer = await ear.choose(chance)
            assert isinstance(answer, Reject)
            assert answer.code == "stale"
            assert ear.at == 1
            assert ear.scene is not None
            fresh = room.begun.scene(seat)
            fresh.match = room.id
            assert is_same(ear.scene, fresh)

    asyncio.run(story())


def test_one_act_whose_number_is_taken_does_not_take_others_with_it(tmp_path: Path) -> None:
    """They are committed in groups."""

    async def story() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            people = await people_of(hub, 2)
            rooms = [await begun(hub, people) for _ in range(4)]
            acts = [act_of(room.id, 1) for room in rooms for _ in range(2)]
            answers = await asyncio.gather(*[hub.ledger.add(act) for act in acts])
            assert answers == [True, False] * 4
            for room in rooms:
                assert len(await hub.ledger.since(room.id, 0)) == 1

    asyncio.run(story())


def act_of(table: str, number: int) -> Act:
    return Act(table, number, "choose", 0, 0, "", 1, "token", 0.0)


def test_lines_that_are_said_at_once_are_all_heard(tmp_path: Path) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            people = await people_of(hub, 2)
            room = await begun(hub, people)
            words = [f"line {n}" for n in range(4)]
            said = [hub.talk.add(room.id, people[n % 2], n % 2, words[n], f"{n}") for n in range(4)]
            await asyncio.gather(*said)
            lines = await hub.talk.read(room.id, 0)
            assert sorted(line.text for line in lines) == words
            assert [line.n for line in lines] == [1, 2, 3, 4]

    asyncio.run(story())


def test_what_is_remembered_of_people_has_an_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people_module, "REMEMBERED", 2)

    async def story() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            people = await people_of(hub, 5)
            for person in people:
                assert await hub.people.of_cookie(hub.people.cookie(person)) == person
            assert len(hub.people._known) <= 2

    asyncio.run(story())


def test_what_is_remembered_of_addresses_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rates_module, "REMEMBERED", 2)
    rates = Rates(rate=0.001, burst=1)
    assert [rates.may(who) for who in ("a", "a", "b", "b", "c")] == [True, False, True, False, True]
    assert len(rates._buckets) == 1


def at_once(_seconds: float, do: Callable[..., object], *args: Any) -> clock.Alarm:
    """Later is in a moment."""
    return asyncio.get_running_loop().call_later(0.001, do, *args)


def test_a_clock_whose_default_is_refused_looks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database may be busy just then: nobody's choice is lost for it."""
    refused: list[int] = []
    usual = Room.choose_default

    async def refuse_once(room: Room, seat: int, v: int, token: str) -> Any:
        if not refused:
            refused.append(seat)
            raise Refusal("busy")
        return await usual(room, seat, v, token)

    monkeypatch.setattr(Room, "choose_default", refuse_once)
    monkeypatch.setattr(clock, "later", at_once)

    async def story() -> None:
        async with hub_at(tmp_path / "table.sqlite") as hub:
            people = await people_of(hub, 2)
            room = await begun(hub, people, pace=60)
            room._asked_at = [0.0] * len(room._asked_at)
            hub.host.attend(room)
            while room.v == 0:
                await asyncio.sleep(0)
            assert refused

    asyncio.run(asyncio.wait_for(story(), 30))
