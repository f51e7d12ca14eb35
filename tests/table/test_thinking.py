"""A match goes to the bots' processes whole: with its options, its names and its choices."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec

from donjon import Match, game
from donjon.games.map_masters.content import HOURGLASS
from donjon.games.map_masters.state import EXPLORATION, NOBODY
from donjon.table import seating
from donjon.table.hub import Hub
from donjon.table.room import Room
from donjon.table.thinking import KNOWN, position_of, reached
from donjon.table.wire import Hinted, NewTable, Reject, Reviewed, SeatWish
from tests.table.inside import ROOMY, Ear, hub_at, people_of

START = 1.5  # seconds that people have before a bot may win a race


def test_a_bot_sits_at_the_very_same_match() -> None:
    """A game may look at the names before the first choice, so they go along."""
    match = Match(game("clank"), 3, 7, {"board": "dusk"}, ["Ann", "Bo", "Cy"])
    for _ in range(3):
        seat = match.waiting[0]
        match.play(seat, match.choices(seat)[0])
    KNOWN.clear()
    twin = reached(position_of("table", match))
    assert (twin.names, twin.options, twin.made) == (match.names, match.options, match.made)
    assert twin.waiting == match.waiting
    assert reached(position_of("table", match)) is twin
    KNOWN.clear()


def truth(room: Room) -> Any:
    assert room.match is not None
    return room.match.state()


async def at_a_table(hub: Hub) -> Ear:
    """Somebody at a table of Map Masters with a good bot."""
    [me] = await people_of(hub, 1)
    wishes = [SeatWish("me"), SeatWish("bot", "greedy")]
    room = await seating.open_table(hub, me, NewTable("map_masters", wishes, {}))
    ear = Ear(hub, await seating.start(hub, room, me), me)
    await ear.come()
    return ear


async def explore(ear: Ear) -> None:
    """Buy nothing until the cards are turned up."""
    while truth(ear.room).phase != EXPLORATION:
        if ear.may_choose:
            await ear.say("choose", v=ear.at, choice=0)
        else:
            await ear.news()


def test_a_bot_wins_no_race_before_people_had_some_time(tmp_path: Path) -> None:
    """MM-R21  Who does nothing loses the time bonus, but not at once."""

    async def story() -> float:
        limits = msgspec.structs.replace(ROOMY, race=START)
        async with hub_at(tmp_path / "race.sqlite", limits) as hub:
            ear = await at_a_table(hub)
            while not HOURGLASS[truth(ear.room).primary]:
                ear = await at_a_table(hub)
            await explore(ear)
            begun = time.monotonic()
            while truth(ear.room).finisher == NOBODY:
                await ear.news()
            assert truth(ear.room).finisher == 1
            return time.monotonic() - begun

    assert asyncio.run(story()) >= START


def test_a_hint_comes_with_its_plan_and_a_review_when_there_is_one(tmp_path: Path) -> None:
    """MM-15.5  In the bots' process, and back over the wire."""

    async def story() -> None:
        async with hub_at(tmp_path / "plan.sqlite") as hub:
            ear = await at_a_table(hub)
            assert isinstance(await ear.say("review"), Reject)
            await explore(ear)
            hint = await ear.say("hint", v=ear.at)
            assert isinstance(hint, Hinted)
            assert hint.plan is not None
            assert hint.plan.scene.viewer == 0
            assert hint.plan.scene.strokes
            assert ear.scene is not None
            assert ear.scene.review is None
            await ear.say("choose", v=ear.at, choice=0)  # finished, with nothing built
            while ear.scene.review is None:
                await ear.news()
            told = await ear.say("review")
            assert isinstance(told, Reviewed)
            assert [sight.seat for sight in told.sights] == [0, 1]

    asyncio.run(story())
