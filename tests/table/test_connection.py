"""The live connection itself: coming back, falling silent, saying too much."""

from __future__ import annotations

import asyncio
import random
import socket
import time

import pytest
from websockets.asyncio.client import connect

from tests.table.conftest import ROOMY, Serve
from tests.table.http_player import Person, Seat, same_scene
from tests.table.programs import Server
from tests.table.seated_people import seated_people
from tests.table.test_live import level, listen, move, sitting, whole

pytestmark = pytest.mark.e2e


def test_who_comes_back_is_told_what_is_new_and_no_more(table: Server) -> None:
    """The version is current, or a patch leads there, or it is too old: then the whole scene."""
    ann, bob, id = seated_people(table, 2)
    chance = random.Random(1)

    async def comes_back(seat: Seat) -> str:
        await seat.disconnect()
        await seat.connect()
        kind = str((await seat.until("up-to-date", "patch", "scene"))["is"])
        assert seat.scene is not None
        assert same_scene(seat.scene, await whole(seat.person, id))
        return kind

    async def story() -> None:
        async with sitting(id, ann, bob) as seats:
            assert await comes_back(seats[0]) == "up-to-date"
            other = await somebody_else(seats)
            await other.disconnect()
            mover = next(seat for seat in seats if seat is not other)
            assert (await mover.ask("choose", v=mover.v, choice=mover.any_choice(chance)))["v"]
            await other.connect()
            assert (await other.until("patch", "scene"))["is"] == "patch"
            await level(seats, 1)
            other.v = 0
            other.scene = {**(other.scene or {}), "viewer": None}
            assert await comes_back(other) == "scene"

    asyncio.run(story())


async def somebody_else(seats: list[Seat]) -> Seat:
    """One who is not asked."""
    return next(seat for seat in seats if not seat.may_choose)


def test_a_scene_of_other_eyes_is_not_gone_on_from(table: Server) -> None:
    """A version that was seen as a spectator does not stand for that of a seat."""
    ann, id = seated_people(table, 1)

    async def story() -> None:
        seat = ann.sit(id, have=0)
        async with seat:
            assert (await seat.until("up-to-date", "patch", "scene"))["is"] == "scene"

    asyncio.run(story())


def test_who_is_silent_too_long_is_sent_away(serve: Serve) -> None:
    server = serve(**{**ROOMY, "idle": 0.5})
    ann, id = seated_people(server, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            assert await seat.closed() == 4408

    asyncio.run(story())


def test_a_message_that_is_too_large_ends_the_connection(table: Server) -> None:
    ann, id = seated_people(table, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            await seat.send("é" * 3000)
            assert await seat.closed() == 4413

    asyncio.run(story())


def test_who_speaks_too_fast_is_refused_and_then_sent_away(serve: Serve) -> None:
    server = serve(**{**ROOMY, "rate": 0.1, "burst": 3})
    ann, id = seated_people(server, 1)

    async def story() -> list[int]:
        async with sitting(id, ann) as [seat]:
            for _ in range(3):
                await seat.send_command("ping")
            assert (await seat.ask("chat", text="Hello"))["code"] == "too-fast"  # by its own key
            for _ in range(30):
                await seat.send_command("ping")
            code = await seat.closed()
            return [code, "".join(seat.texts).count('"code":"too-fast"')]

    assert asyncio.run(story()) == [4429, 21]


def test_too_many_connections_of_one_person_are_refused(serve: Serve) -> None:
    server = serve(**{**ROOMY, "sockets": 2})
    ann, id = seated_people(server, 1)

    async def story() -> None:
        async with sitting(id, ann, ann), ann.sit(id) as third:
            assert await third.closed() == 4409
        async with sitting(id, ann):
            pass  # who has gone counts no more

    asyncio.run(story())


def test_a_table_that_is_not_there_or_not_for_you_is_closed_at_once(table: Server) -> None:
    ann, eve = Person(table.url).named("Ann"), Person(table.url).named("Eve")
    private = ann.open(["me", "open"], access="private")

    async def story() -> None:
        async with ann.sit("nowhere") as lost, eve.sit(private["id"]) as stranger:
            assert await lost.closed() == 4404
            assert await stranger.closed() == 4404
        async with eve.sit(private["id"], invite=private["invite"]) as invited:
            await invited.until("table")

    asyncio.run(story())


def test_a_page_of_another_site_gets_no_connection(table: Server) -> None:
    ann, id = seated_people(table, 1)

    async def story() -> None:
        url = f"{ann.url.replace('http', 'ws', 1)}/api/tables/{id}/live"
        headers = {"Cookie": ann.cookie(), "Origin": "https://elsewhere.example"}
        async with connect(url, additional_headers=headers) as foreign:
            await foreign.wait_closed()
            assert foreign.close_code == 4403

    asyncio.run(story())


def test_a_slow_reader_delays_nobody(serve: Serve) -> None:
    """One reads nothing at all; the other plays on, and the slow one is let go."""
    server = serve(**{**ROOMY, "backlog": 5000})
    ann, id = seated_people(server, 1)
    deaf = deaf_listener(server, id)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            await seat.play(random.Random(1))
            await listen(seat)

    asyncio.run(story())
    deaf.close()


def deaf_listener(server: Server, table: str) -> socket.socket:
    """A connection with a tiny buffer that is never read."""
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    return shaken_hands(deaf, server, table)


def shaken_hands(wire: socket.socket, server: Server, table: str) -> socket.socket:
    """A socket that has asked for the live connection of a table, as a guest."""
    wire.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    wire.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return wire


@pytest.mark.parametrize("piece", [1, 2, 7, 1000])
def test_a_message_may_come_in_pieces(table: Server, piece: int) -> None:
    """One byte after the other, in parts of any length, or several messages at once."""
    _, id = seated_people(table, 1)
    with shaken_hands(socket.socket(), table, id) as wire:
        say_in_pieces(wire, piece)


def say_in_pieces(wire: socket.socket, piece: int) -> None:
    wire.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    wire.settimeout(10)
    heard = wire.recv(65536)
    said = masked(b'{"do":"ping"}') * 3
    for at in range(0, len(said), piece):
        wire.sendall(said[at : at + piece])
        time.sleep(0.002)
    while heard.count(b'"pong"') < 3:
        heard += wire.recv(65536)


def masked(text: bytes) -> bytes:
    """A short text as a client sends it."""
    mask = b"\x01\x02\x03\x04"
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))
    return bytes((0x81, 0x80 + len(text))) + mask + hidden


def test_everyone_is_asked_to_come_back_when_the_server_stops(serve: Serve) -> None:
    server = serve(**ROOMY)
    ann, id = seated_people(server, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await seat.closed() == 1012
            await stopping

    asyncio.run(story())


def test_chat_reaches_everyone_once_and_is_kept(table: Server) -> None:
    """People who watch may talk, guests may not; the same key is the same line."""
    ann, bob, id = seated_people(table, 2)
    eve, guest = Person(table.url).named("Eve"), Person(table.url)

    async def story() -> None:
        async with sitting(id, ann, bob, eve, guest) as [one, two, watching, nobody]:
            line = {"text": "  Good   luck ", "key": "line"}
            assert (await one.ask("chat", **line))["is"] == "ack"
            assert (await one.ask("chat", **line))["is"] == "ack"
            assert (await watching.ask("chat", text="Hi"))["is"] == "ack"
            assert (await nobody.ask("chat", text="Hi"))["code"] == "no-name"
            assert (await one.ask("chat", text=" \t "))["code"] == "empty-line"
            for seat in (one, two, nobody):
                await listen(seat)
                said = [(each["name"], each["text"], each.get("seat")) for each in seat.chat]
                assert said == [("Ann", "Good luck", 0), ("Eve", "Hi", None)]
            await move([one, two], random.Random(1))

    asyncio.run(story())
