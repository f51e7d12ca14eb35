"""The names of people may decide who begins; the names of bots may not."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from donjon import replay
from donjon.table.hub import Hub
from donjon.table.lobby import tables as lobby
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.rebuild import new_match, record_with_labels
from donjon.table.store.people import Person
from donjon.table.wire.tables import Branch, NewTable, SeatRequest
from tests.table.in_process_table import LocalClient, running_hub, start_match

GLORY = "tales_of_glory"


async def named(hub: Hub, *names: str) -> list[Person]:
    return [await hub.people.named(None, name) for name in names]


def first(live: LiveMatch) -> int:
    """The seat with the First Player token."""
    found: int = live.match_or_refuse.view(None).first
    return found


async def some_choices(hub: Hub, live: LiveMatch, people: list[Person], rounds: int) -> None:
    """Make random choices until `rounds` rounds are over, then let everybody resign."""
    chance = random.Random(5)
    clients = [LocalClient(hub, live, person) for person in people]
    for client in clients:
        await client.connect()
    while live.match_or_refuse.view(None).round <= rounds:
        await clients[live.match_or_refuse.waiting[0]].choose(chance)
    for client in clients:
        await client.send_command("resign")


def test_a_person_begins_and_not_a_longer_label(tmp_path: Path) -> None:
    """TG-R5  A bot has no name; the record has the names of people and replays to the same."""

    async def story() -> None:
        async with running_hub(tmp_path / "label.sqlite") as hub:
            [al] = await named(hub, "Al")
            requests = [
                SeatRequest("me"),
                SeatRequest("bot", "random"),
                SeatRequest("bot", "greedy"),
            ]
            live = await lobby.open_table(hub, al, NewTable(GLORY, requests, {}))
            match = new_match(live.row)
            assert match.names == match.people == ["Al", "", ""]
            assert match.view(None).first == 0
            record = record_with_labels(live.row, match)
            assert record.names == ["Al", "Random B", "Greedy C"]
            assert replay(record.to_json()).view(None) == match.view(None)

    asyncio.run(story())


def test_a_branch_keeps_the_names_of_the_people_who_began(tmp_path: Path) -> None:
    """TG-R5  The names are those of the people who began it, whoever sits there now, also when the
    table is loaded again and when somebody plays on from there.
    """

    async def story() -> None:
        path = tmp_path / "branch.sqlite"
        async with running_hub(path) as hub:
            people = await named(hub, "Al", "Bartholomew")
            live = await start_match(hub, people, game=GLORY)
            assert first(live) == 1
            await some_choices(hub, live, people, 2)
            match = live.match_or_refuse
            at = len(match.choices_made) - 1
            before = match.replayed_to(at, hashes_each_step=False)
            for seat in (0, 1):
                on = await lobby.branch(hub, live, people[0], Branch(at, seat))
                assert on.match_or_refuse.names[seat] == "Al"
                assert on.match_or_refuse.people == ["Al", "Bartholomew"]
                assert "names" not in on.row.options
                assert on.match_or_refuse.choices_made[:at] == match.choices_made[:at]
                assert (
                    on.match_or_refuse.replayed_to(at, hashes_each_step=False).hash()
                    == before.hash()
                )
        async with running_hub(path) as hub:
            again = (await hub.live_match(on.id)).match_or_refuse
            assert again.replayed_to(at, hashes_each_step=False).hash() == before.hash()

    asyncio.run(story())
