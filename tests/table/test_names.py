"""What people are called may decide who begins; what a bot is called may not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from donjon import replay
from donjon.table.hub import Hub
from donjon.table.lobby import tables as lobby
from donjon.table.match.live_match import Room
from donjon.table.match.rebuild import new_match
from donjon.table.store.people import Person
from donjon.table.wire import Branch, NewTable, SeatWish
from tests.table.in_process_table import Ear, begun, hub_at

GLORY = "tales_of_glory"


async def named(hub: Hub, *names: str) -> list[Person]:
    return [await hub.people.named(None, name) for name in names]


def first(room: Room) -> int:
    """Who has the First Player token."""
    found: int = room.begun.view(None).first
    return found


async def some_choices(hub: Hub, room: Room, people: list[Person], rounds: int) -> None:
    """Everybody chooses at random until so many rounds are over; then all resign."""
    chance = random.Random(5)
    ears = [Ear(hub, room, person) for person in people]
    for ear in ears:
        await ear.come()
    while room.begun.view(None).round <= rounds:
        await ears[room.begun.waiting[0]].choose(chance)
    for ear in ears:
        await ear.say("resign")


def test_a_person_begins_and_not_a_longer_label(tmp_path: Path) -> None:
    """TG-R5  A bot has no name; the record tells who was a person and replays to the same."""

    async def story() -> None:
        async with hub_at(tmp_path / "label.sqlite") as hub:
            [al] = await named(hub, "Al")
            wishes = [SeatWish("me"), SeatWish("bot", "random"), SeatWish("bot", "greedy")]
            room = await lobby.open_table(hub, al, NewTable(GLORY, wishes, {}))
            match = new_match(room.row)
            assert match.names == ["Al", "Random B", "Greedy C"]
            assert match.people == ["Al", "", ""]
            assert match.view(None).first == 0
            assert replay(match.record().to_json()).view(None) == match.view(None)

    asyncio.run(story())


def test_who_plays_on_from_a_match_keeps_its_course(tmp_path: Path) -> None:
    """TG-R5  The names are those of the people who began it, whoever sits there now, also when the
    table is read anew and when somebody plays on from there.
    """

    async def story() -> None:
        path = tmp_path / "branch.sqlite"
        async with hub_at(path) as hub:
            people = await named(hub, "Al", "Bartholomew")
            room = await begun(hub, people, game=GLORY)
            assert first(room) == 1
            await some_choices(hub, room, people, 2)
            match = room.begun
            at = len(match.choices_made) - 1
            before = match.replayed_to(at, hashes_each_step=False)
            for seat in (0, 1):
                on = await lobby.branch(hub, room, people[0], Branch(at, seat))
                assert on.begun.names[seat] == "Al"
                assert on.begun.people == ["Al", "Bartholomew"]
                assert "names" not in on.row.options
                assert on.begun.choices_made[:at] == match.choices_made[:at]
                assert on.begun.replayed_to(at, hashes_each_step=False).hash() == before.hash()
        async with hub_at(path) as hub:
            again = (await hub.room(on.id)).begun
            assert again.replayed_to(at, hashes_each_step=False).hash() == before.hash()

    asyncio.run(story())
