"""Playing over the live connection: choices, keys, undo, takeback, hints, reasons."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from donjon import replay
from donjon.bots.match_moves import choose_for
from donjon.kernel.match.match import Match
from donjon.rule_catalogue.lookup import catalogue
from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import JSON, Person, Seat, same_scene
from tests.table.programs import TIMEOUT_SECONDS, Server
from tests.table.seated_people import seated_people

pytestmark = pytest.mark.e2e


@asynccontextmanager
async def sitting(table: str, *people: Person) -> AsyncIterator[list[Seat]]:
    """Connect everybody and wait for their scenes."""
    async with AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(person.sit(table)) for person in people]
        for seat in seats:
            await seat.until("scene")
        yield seats


async def wait_for_version(seats: list[Seat], v: int) -> None:
    """Receive messages until every seat is at version `v`."""
    for seat in seats:
        while seat.v < v:
            await seat.next()


async def move(seats: list[Seat], chance: random.Random) -> JSON:
    """Make a random choice for a seat that is asked, and wait until everybody has it."""
    seat = next(seat for seat in seats if seat.may_choose)
    answer = await seat.ask("choose", v=seat.v, choice=seat.any_choice(chance))
    assert answer["is"] == "ack", answer
    await wait_for_version(seats, answer["v"])
    return answer


async def fresh_scene(person: Person, table: str) -> JSON:
    """The scene that a new client of the person is sent."""
    async with person.sit(table) as fresh:
        await fresh.until("scene")
        assert fresh.scene is not None
        return fresh.scene


@pytest.mark.parametrize(("people", "square"), [(1, "start"), (2, "each"), (4, "orange")])
def test_patches_lead_to_the_scene_that_a_fresh_client_is_sent(
    table: Server, people: int, square: str
) -> None:
    """For every seat and a spectator, also after an undo."""
    chance = random.Random(people)

    async def story(turns: int, players: list[Person], id: str) -> int:
        """Play up to `turns` turns. Returns how many are left if the match is over before."""
        async with sitting(id, *players, Person(table.url)) as seats:
            while turns and not seats[0].is_over:
                mover = chance.choice([seat for seat in seats if seat.may_choose])
                await move([mover, *seats], chance)
                if turns % 3 == 1:
                    await mover.ask("undo", v=mover.v)
                for seat in seats:
                    await listen(seat)
                    assert seat.scene is not None
                    assert same_scene(seat.scene, await fresh_scene(seat.person, id))
                turns -= 1
        return turns

    turns = 12
    while turns:
        *players, id = seated_people(table, people, options={"start_square": square})
        turns = asyncio.run(story(turns, players, id))


def test_an_arrival_is_what_a_fresh_client_is_sent(table: Server) -> None:
    """For every seat and a spectator, and the live connection goes on from it."""
    chance = random.Random(7)
    *players, id = seated_people(table, 2)
    path = f"/api/tables/{id}/arrival"

    async def story() -> None:
        async with sitting(id, *players) as seats:
            for _ in range(4):
                await move(seats, chance)
                for person in [*players, Person(table.url)]:
                    arrival = person.get(path).json()
                    first = arrival["scene"]
                    assert first["scene"]["viewer"] == arrival["table"].get("me")
                    assert same_scene(first["scene"], await fresh_scene(person, id))
                    me = {} if person not in players else {"viewer": players.index(person)}
                    async with person.sit(id, have=first["v"], **me) as seat:
                        assert (await seat.until("up-to-date"))["v"] == first["v"] == seats[0].v

    asyncio.run(story())


async def listen(seat: Seat) -> None:
    """Receive everything that was sent before now."""
    await seat.send_command("ping")
    await seat.until("pong")


def test_the_same_key_gets_the_same_answer_and_changes_nothing(table: Server) -> None:
    """Also on a new connection."""
    ann, id = seated_people(table, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            choice = {"v": seat.v, "choice": seat.any_choice(random.Random(1)), "key": "once"}
            first = await seat.ask("choose", **choice)
            assert await seat.ask("choose", **choice) == first
            assert await seat.ask("choose", **{**choice, "choice": 10**6}) == first
        async with sitting(id, ann) as [again]:
            assert await again.ask("choose", **choice) == first
            assert again.v == first["v"]

    asyncio.run(story())


def test_a_key_is_known_after_a_restart(serve: Serve, database: str) -> None:
    """So is everything else: versions, decisions, seats, the chat."""
    server = serve(database=database, **HIGH_LIMITS)
    ann, bob, id = seated_people(server, 2)
    chance = random.Random(3)

    async def before() -> tuple[JSON, JSON, JSON]:
        async with sitting(id, ann, bob) as seats:
            for _ in range(5):
                await move(seats, chance)
            await seats[0].ask("chat", text="Hello")
            seat = next(seat for seat in seats if seat.may_choose)
            choice = {"v": seat.v, "choice": seat.any_choice(chance), "key": "mine"}
            answer = await seat.ask("choose", **choice)
            await wait_for_version([seat], answer["v"])
            assert seat.scene is not None
            return choice | {"by": seats.index(seat)}, answer, seat.scene

    async def after() -> None:
        person = (ann, bob)[choice.pop("by")]
        async with sitting(id, person) as [seat]:
            assert seat.scene is not None
            assert same_scene(seat.scene, kept)
            assert await seat.ask("choose", **choice) == answer
            while not seat.chat:
                await seat.next()
            assert [line["text"] for line in seat.chat] == ["Hello"]

    choice, answer, kept = asyncio.run(before())
    server.stop()
    server.up()
    asyncio.run(after())


def test_a_bad_choice_is_refused_and_changes_nothing(table: Server) -> None:
    """Stale, out of turn, not offered, of a later version, or of a spectator."""
    ann, bob, id = seated_people(table, 2)
    guest, other = Person(table.url), Person(table.url).named("Eve")

    async def story() -> None:
        async with sitting(id, ann, bob, guest, other) as seats:
            *_, watching, stranger = seats
            asked = next(seat for seat in seats if seat.may_choose)
            waits = next(seat for seat in seats[:2] if not seat.may_choose)
            option, v = asked.any_choice(random.Random(1)), asked.v

            async def code(seat: Seat, **fields: Any) -> str:
                answer = await seat.ask("choose", **fields)
                assert answer["is"] == "reject"
                assert answer["sentence"]
                assert answer["v"] == v
                return str(answer["code"])

            assert await code(asked, v=v + 5, choice=option) == "stale"
            assert await code(asked, v=v, choice=10**9) == "illegal-choice"
            assert await code(waits, v=v, choice=option) == "not-your-turn"
            assert await code(stranger, v=v, choice=option) == "not-seated"
            assert await code(watching, v=v, choice=option) == "no-name"
            answer = await move(seats, random.Random(1))
            v = answer["v"]
            if asked.may_choose:
                assert await code(asked, v=v - 1, choice=option) == "stale"

    asyncio.run(story())


def test_an_illegal_choice_names_its_rule(table: Server) -> None:
    """The rule is in the catalogue."""
    ann, id = seated_people(table, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            answer = await seat.ask("choose", v=seat.v, choice=10**9)
            assert answer["rule"] in catalogue("dragonquest", "en").entries

    asyncio.run(story())


def test_undo_is_possible_until_something_random_happened(table: Server) -> None:
    """The table allows what the kernel allows: the scene as before, at a later version."""
    ann, bob, id = seated_people(table, 2)
    chance = random.Random(5)

    async def story() -> None:
        async with sitting(id, ann, bob) as seats:
            granted = refused = 0
            for _ in range(80):
                if seats[0].is_over:
                    break
                seat = next(seat for seat in seats if seat.may_choose)
                before = seat.scene
                answer = await seat.ask("choose", v=seat.v, choice=seat.any_choice(chance))
                await wait_for_version(seats, answer["v"])
                assert seat.scene is not None
                allowed = seat.scene["prompt"].get("undo", False)
                undone = await seat.ask("undo", v=seat.v)
                assert (undone["is"] == "ack") == allowed, undone
                if allowed:
                    granted += 1
                    assert undone["v"] == answer["v"] + 1
                    await wait_for_version(seats, undone["v"])
                    assert before is not None
                    assert same_scene(seat.scene, before)
                    await move(seats, chance)
                else:
                    refused += 1
                    assert undone["code"] in ("undo-refused", "over")
            assert granted
            assert refused

    asyncio.run(story())


def test_in_side_by_side_play_a_seat_undoes_its_own_choice_only(table: Server) -> None:
    """The choices that others made since then stay, and their scenes do not change."""
    ann, bob, id = seated_people(table, 2, game="map_masters")
    chance = random.Random(3)

    async def story() -> None:
        async with sitting(id, ann, bob) as seats:
            await explore(seats, chance)
            one, two = seats
            before = one.scene
            for seat in (one, two):
                await wait_for_version(seats, await lay_a_card(seat))
            assert before is not None
            assert one.scene is not None
            assert two.scene is not None
            assert not same_scene(one.scene, before)
            seen, late = two.scene, one.v - 1
            undone = await one.ask("undo", v=late)
            assert undone["is"] == "ack", undone
            await wait_for_version(seats, undone["v"])
            now: JSON = {"seq": before["seq"] + 1}  # the other's choice
            assert one.scene["prompt"].pop("undo", False) is False
            assert same_scene(one.scene, {**before, **now})
            assert same_scene(two.scene, {**seen, **now})
            assert (await one.ask("undo", v=one.v))["code"] == "undo-refused"
            assert (await two.ask("undo", v=two.v))["is"] == "ack"
            record = ann.get(f"/api/tables/{id}/record")
            assert record.status_code == 409, record.text

    asyncio.run(story())


async def explore(seats: list[Seat], chance: random.Random) -> None:
    """Play Map Masters until everybody can build."""
    while not all(seat.scene and seat.scene.get("modes") for seat in seats):
        await move(seats, chance)


async def lay_a_card(seat: Seat) -> int:
    """Lay the first card on its first place. Returns the version after it."""
    assert seat.scene is not None
    laid = next(each for each in seat.scene["choices"] if len(each.get("targets", [])) > 1)
    answer = await seat.ask("choose", v=seat.v, choice=laid["id"])
    assert answer["is"] == "ack", answer
    while seat.v < answer["v"]:
        await seat.next()
    return int(answer["v"])


def test_a_choice_is_changed_until_the_last_has_chosen(serve: Serve, database: str) -> None:
    """A second choice replaces the first; others see that there is one, but not which."""
    server = serve(database=database, **HIGH_LIMITS)
    ann, bob, id = seated_people(server, 2, options={"start_square": "each"})

    async def before() -> tuple[int, int]:
        async with sitting(id, ann, bob) as [first, second]:
            assert first.scene is not None
            assert second.scene is not None
            [one, other, *_] = [choice["id"] for choice in first.scene["choices"]]
            await choose(first, second, one)
            assert chosen(first.scene) == [one]
            assert not first.scene["prompt"]["mine"]
            assert second.scene["seats"][0]["state"] == "ready"
            seen = second.scene
            await choose(first, second, other)
            assert chosen(first.scene) == [other]
            assert chosen(second.scene) == []
            assert same_scene(second.scene, seen)
            return one, other

    async def after() -> None:
        async with sitting(id, ann, bob) as [first, second]:
            assert first.scene is not None
            assert chosen(first.scene) == [other]
            undone = await first.ask("undo", v=first.v)
            await wait_for_version([first, second], undone["v"])
            assert chosen(first.scene) == []
            await choose(first, second, other)
            await choose(first, second, one)
            await choose(second, first, other)
            late = await first.ask("choose", v=first.v, choice=other)
            assert late["is"] == "reject", late

    one, other = asyncio.run(before())
    server.stop()
    server.up()
    asyncio.run(after())


async def choose(seat: Seat, other: Seat, choice: int) -> None:
    """Make or change a seat's choice, and wait until both seats have the new version."""
    answer = await seat.ask("choose", v=seat.v, choice=choice)
    assert answer["is"] == "ack", answer
    await wait_for_version([seat, other], answer["v"])


def chosen(scene: JSON) -> list[int]:
    """The choices that are marked as chosen."""
    return [choice["id"] for choice in scene.get("choices", []) if choice.get("chosen")]


def test_a_takeback_needs_everyone(table: Server) -> None:
    """It may be declined or withdrawn, and ends with the next act; once all agree it is done."""
    ann, bob, cid, id = seated_people(table, 3)
    chance = random.Random(2)

    async def story() -> None:
        async with sitting(id, ann, bob, cid) as seats:
            asker = next(seat for seat in seats if seat.may_choose)
            others = [seat for seat in seats if seat is not asker]
            assert (await asker.ask("ask-takeback", v=asker.v))["code"] == "no-takeback"
            await move(seats, chance)
            assert (await others[0].ask("answer-takeback", yes=True))["code"] == "no-takeback"

            async def proposed() -> None:
                assert (await asker.ask("ask-takeback", v=asker.v))["is"] == "ack"
                while others[0].info.get("takeback") is None:
                    await others[0].next()
                assert others[0].info["takeback"]["by"] == asker.info["me"]

            await proposed()
            assert (await others[0].ask("answer-takeback", yes=False))["is"] == "ack"
            assert (await others[1].ask("answer-takeback", yes=True))["code"] == "no-takeback"
            others[0].info = {}
            await proposed()
            assert (await asker.ask("answer-takeback", yes=False))["is"] == "ack"
            assert (await others[1].ask("answer-takeback", yes=True))["code"] == "no-takeback"
            others[0].info = {}
            await proposed()
            await move(seats, chance)
            assert (await others[0].ask("answer-takeback", yes=True))["code"] == "no-takeback"
            v = asker.v
            assert (await asker.ask("ask-takeback", v=v))["v"] == v
            assert (await others[0].ask("answer-takeback", yes=True))["v"] == v
            last = {"yes": True, "key": "last"}
            done = await others[1].ask("answer-takeback", **last)
            assert done["v"] == v + 1
            assert await others[1].ask("answer-takeback", **last) == done
            await wait_for_version(seats, v + 1)
            for seat in seats:
                assert seat.scene is not None
                assert same_scene(seat.scene, await fresh_scene(seat.person, id))

    asyncio.run(story())


def test_alone_among_bots_a_takeback_is_done_at_once(table: Server) -> None:

    async def story(ann: Person, id: str) -> bool:
        """Returns False if the first choice ended the match: it cannot be taken back."""
        async with sitting(id, ann) as [seat]:
            before = seat.scene
            await move([seat], random.Random(1))
            if seat.is_over:
                return False
            back = {"v": seat.v, "key": "back"}
            answer = await seat.ask("ask-takeback", **back)
            assert answer["v"] == seat.v + 1 or answer["v"] == seat.v
            await wait_for_version([seat], answer["v"])
            assert seat.scene is not None
            assert before is not None
            assert same_scene(seat.scene, before)
            assert await seat.ask("ask-takeback", **back) == answer
        return True

    while not asyncio.run(story(*seated_people(table, 1))):
        pass


def test_a_hint_is_what_the_bot_would_choose(table: Server) -> None:
    """Checked against the record of the finished match."""
    ann, id = seated_people(table, 1)

    async def story() -> list[JSON]:
        chance, hints = random.Random(4), list[JSON]()
        async with sitting(id, ann) as [seat]:
            while len(hints) < 4 and not seat.is_over:
                hint = await seat.ask("hint", v=seat.v)
                assert hint["is"] == "hint", hint
                hints.append({**hint, "seq": (seat.scene or {}).get("seq", 0)})
                await move([seat], chance)
            await seat.play(chance)
        return hints

    hints = asyncio.run(story())
    record = replay(ann.get(f"/api/tables/{id}/record").content)
    for hint in hints:
        match = Match(record.game, record.seats, record.seed, dict(record.options), record.names)
        for seat, option in record.choices_made[: hint["seq"]]:
            match.play(seat, option)
        assert hint["choice"] in [choice.id for choice in match.choices(0)]
        assert hint["choice"] == choose_for(match, 0, "level2")


def test_why_names_the_rule_of_the_decision(table: Server) -> None:
    """For a target, for another thing, when another seat is asked, and for a spectator.

    What a thing means now is told to all of them.
    """
    ann, bob, id = seated_people(table, 2)
    guest = Person(table.url)

    async def story() -> None:
        known = catalogue("dragonquest", "en").entries
        async with sitting(id, ann, bob, guest) as [one, two, watching]:
            asked, waits = (one, two) if one.may_choose else (two, one)
            for _ in range(12):
                assert asked.scene is not None
                targets = [
                    id
                    for choice in asked.scene.get("choices", [])
                    for id in choice.get("targets", [])
                ]
                answers = [await asked.ask("why", id=each) for each in ["nothing", *targets[:1]]]
                assert {answer["is"] for answer in answers} == {"why"}
                assert all(answer["rule"] in known for answer in answers)
                keys = [answer["message"]["key"] for answer in answers]
                assert keys == ["table-why-not", "table-why-possible"][: len(answers)]
                if targets:
                    break
                await move([one, two, watching], random.Random(1))
                asked, waits = (one, two) if one.may_choose else (two, one)
            assert (await waits.ask("why", id="x"))["message"]["key"] == "not-your-turn"
            answer = await watching.ask("why", id="x")
            assert answer["message"]["key"] == "table-why-watching"
            assert "rule" not in answer
            box = await asked.ask("why", id="0:trap-0-0")
            assert (box["message"]["key"], box["rule"]) == ("dq-tip-not-box", "DQ-10.1")
            assert "apt" not in box  # it never can be picked: nobody is told unasked
            for each in (asked, waits, watching):
                told = await each.ask("why", id="0:trap-0-0")
                assert told["now"]["key"].startswith("dq-tip-loses")

    asyncio.run(story())


def test_a_bot_plays_for_an_absent_person_who_takes_the_seat_back(table: Server) -> None:
    ann, bob, id = seated_people(table, 2)

    async def story() -> None:
        async with sitting(id, ann) as [one]:
            async with sitting(id, bob):
                assert (await one.ask("hand-over", seat=1, bot="random"))["code"] == "is-here"
            while (answer := await one.ask("hand-over", seat=1, bot="random"))["is"] == "reject":
                assert answer["code"] == "is-here"
                await asyncio.sleep(0.05)
            assert (await one.ask("hand-over", seat=1, bot="nobody"))["code"] == "unknown-bot"
            assert (await one.ask("hand-over", seat=1, bot=None))["code"] == "not-your-seat"
            assert (await one.ask("hand-over", seat=3, bot="random"))["code"] == "no-seat"
            while not one.may_choose:
                await one.next()
            async with sitting(id, bob) as [two]:
                assert two.info["seats"][1]["stand_in"] == "random"
                rejected = await two.ask("choose", v=two.v, choice=0)
                assert rejected["code"] == "bot-plays"
                assert (await two.ask("hand-over", seat=1, bot=None))["is"] == "ack"
                while "stand_in" in two.info["seats"][1]:
                    await two.until("table")

    asyncio.run(story())


def test_when_one_of_two_people_resigns_the_match_ends(table: Server) -> None:
    ann, bob, id = seated_people(table, 2)

    async def story() -> None:
        async with sitting(id, ann, bob) as [one, two]:
            gone = await one.ask("resign", key="enough")
            assert gone["is"] == "ack"
            assert await one.ask("resign", key="enough") == gone
            while two.info["state"] != "over":
                await two.until("table")
            assert two.info["ended"] == "resigned"
            assert (await two.ask("choose", v=two.v, choice=0))["code"] == "over"

    asyncio.run(story())
    assert replay(ann.get(f"/api/tables/{id}/record").content) is not None


def test_when_one_of_three_players_resigns_the_others_play_on(table: Server) -> None:
    ann, bob, id = seated_people(table, 2, bots=1)

    async def story() -> None:
        async with sitting(id, ann, bob) as [one, two]:
            assert (await one.ask("resign"))["is"] == "ack"
            assert (await one.ask("choose", v=0, choice=0))["code"] == "resigned"
            while "resigned" not in two.info["seats"][0]:
                await two.until("table")
            assert await two.play(random.Random(1), most=6)
            assert two.info["seats"][0]["resigned"]

    asyncio.run(story())


def test_the_clock_makes_the_safe_choice(table: Server) -> None:
    """Nobody does anything, and the match goes on."""
    ann, id = seated_people(table, 1, pace=60)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            assert seat.info["ends"]
            table.advance_clock(60)
            assert (await seat.until("patch"))["to"] == 1

    asyncio.run(story())


def test_the_clock_begins_with_the_match(table: Server) -> None:
    """However long people have waited for each other."""
    ann = Person(table.url).named("Ann")
    id = ann.open(["me"], pace=60)["id"]
    opened = time.time() + table.ahead
    table.advance_clock(3600)
    assert ann.post(f"/api/tables/{id}/start").status_code == 200

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            assert seat.info["ends"] > opened + 3600

    asyncio.run(story())


def test_in_side_by_side_play_every_seat_has_its_own_clock(table: Server) -> None:
    """One seat acts all the time; the other does nothing and is finished when its time is up."""
    ann, bob, id = seated_people(table, 2, game="map_masters", pace=60)

    async def story() -> None:
        async with sitting(id, ann, bob) as seats:
            await explore(seats, random.Random(4))
            one, two = seats
            for _ in range(3):
                assert two.may_choose
                assert one.info["ends"] >= two.info["ends"]
                await lay_a_card(one)
                assert (await one.ask("undo", v=one.v))["is"] == "ack"
                await wait_for_version(seats, one.v)
                table.advance_clock(25)
            while two.may_choose:
                await two.next()
            await wait_for_version(seats, two.v)
            assert one.may_choose
            assert two.scene is not None
            assert two.scene["log"][-1]["seat"] == 1

    asyncio.run(story())


def test_a_match_goes_on_when_the_bot_workers_are_killed(serve: Serve) -> None:
    """All of them are killed several times."""
    server = serve(**HIGH_LIMITS)
    ann, id = seated_people(server, 1, bots=2)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            for _ in range(3):
                for child in children_of(server.pid):
                    os.kill(child, signal.SIGKILL)
                await seat.play(random.Random(1), most=3)
            await seat.play(random.Random(1))

    asyncio.run(story())


def test_the_bot_workers_of_a_killed_server_end(serve: Serve) -> None:
    """They notice by themselves that their parent is gone."""
    server = serve(**HIGH_LIMITS)
    ann, id = seated_people(server, 1, bots=1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            await seat.play(random.Random(1), most=3)

    asyncio.run(story())
    children = children_of(server.pid)
    assert children
    server.kill()
    until = time.monotonic() + TIMEOUT_SECONDS
    while any(b"spawn_main" in command_of(child) for child in children):
        assert time.monotonic() < until, children
        time.sleep(0.05)


def children_of(pid: int) -> list[int]:
    """The bot workers of a server."""
    found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in found if b"spawn_main" in command_of(int(child))]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""
