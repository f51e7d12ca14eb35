"""The live connection itself: reconnecting, silence, too many and too large messages."""

from __future__ import annotations

import asyncio
import random
import socket
import time

import pytest
from websockets.asyncio.client import connect

from tests.table.conftest import HIGH_LIMITS, Serve
from tests.table.http_player import ConnectionClosed, Person, Seat, same_scene
from tests.table.programs import Server
from tests.table.seated_people import seated_people
from tests.table.test_live import fresh_scene, listen, move, sitting, wait_for_version

MOST_TRIES = 500

pytestmark = pytest.mark.e2e


def test_a_client_that_reconnects_is_sent_only_what_is_new(table: Server) -> None:
    """Nothing if its version is the latest, else a patch; the full scene if it is too old."""
    ann, bob, id = seated_people(table, 2)
    chance = random.Random(1)

    async def reconnect(seat: Seat) -> str:
        await seat.disconnect()
        await seat.connect()
        kind = str((await seat.until("up-to-date", "patch", "scene"))["is"])
        assert seat.scene is not None
        assert same_scene(seat.scene, await fresh_scene(seat.person, id))
        return kind

    async def story() -> None:
        async with sitting(id, ann, bob) as seats:
            assert await reconnect(seats[0]) == "up-to-date"
            other = waiting_seat(seats)
            await other.disconnect()
            mover = next(seat for seat in seats if seat is not other)
            assert (await mover.ask("choose", v=mover.v, choice=mover.any_choice(chance)))["v"]
            await other.connect()
            assert (await other.until("patch", "scene"))["is"] == "patch"
            await wait_for_version(seats, 1)
            other.v = 0
            other.scene = {**(other.scene or {}), "viewer": None}
            assert await reconnect(other) == "scene"

    asyncio.run(story())


def waiting_seat(seats: list[Seat]) -> Seat:
    """A seat that does not have to choose."""
    return next(seat for seat in seats if not seat.may_choose)


def test_a_scene_of_another_viewer_is_not_patched(table: Server) -> None:
    """A spectator's version does not count for a seat."""
    ann, id = seated_people(table, 1)

    async def story() -> None:
        seat = ann.sit(id, have=0)
        async with seat:
            assert (await seat.until("up-to-date", "patch", "scene"))["is"] == "scene"

    asyncio.run(story())


def test_a_connection_that_is_silent_too_long_is_closed(serve: Serve) -> None:
    server = serve(**{**HIGH_LIMITS, "idle": 0.5})
    ann, id = seated_people(server, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            assert await seat.closed() == 4408

    asyncio.run(story())


def test_a_message_that_is_too_large_closes_the_connection(table: Server) -> None:
    ann, id = seated_people(table, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            await seat.send("é" * 3000)
            assert await seat.closed() == 4413

    asyncio.run(story())


def test_too_many_messages_are_refused_and_then_close_the_connection(
    serve: Serve,
) -> None:
    server = serve(**{**HIGH_LIMITS, "rate": 0.1, "burst": 3})
    ann, id = seated_people(server, 1)

    async def story() -> list[int]:
        async with sitting(id, ann) as [seat]:
            for _ in range(3):
                await seat.send_command("ping")
            assert (await seat.ask("chat", text="Hello"))[
                "code"
            ] == "too-fast"  # with the key of the command
            for _ in range(30):
                await seat.send_command("ping")
            code = await seat.closed()
            return [code, "".join(seat.texts).count('"code":"too-fast"')]

    assert asyncio.run(story()) == [4429, 21]


def test_too_many_connections_of_one_person_are_refused(serve: Serve) -> None:
    server = serve(**{**HIGH_LIMITS, "sockets": 2})
    ann, id = seated_people(server, 1)

    async def story() -> None:
        async with sitting(id, ann, ann), ann.sit(id) as third:
            assert await third.closed() == 4409
        await sit_down_again(ann, id)

    asyncio.run(story())


async def sit_down_again(person: Person, table: str) -> None:
    """Connect as soon as the server has counted a connection as closed."""
    for _ in range(MOST_TRIES):
        async with person.sit(table) as seat:
            try:
                await seat.until("scene")
                return
            except ConnectionClosed:
                await asyncio.sleep(0.01)
    raise AssertionError("closed connections still count")


def test_an_unknown_or_private_table_closes_the_connection_at_once(table: Server) -> None:
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


def test_a_slow_client_delays_nobody(serve: Serve) -> None:
    """One client reads nothing; the other plays on."""
    server = serve(**{**HIGH_LIMITS, "backlog": 5000})
    ann, id = seated_people(server, 1)
    unread_socket = open_unread_socket(server, id)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            await seat.play(random.Random(1))
            await listen(seat)

    asyncio.run(story())
    unread_socket.close()


def open_unread_socket(server: Server, table: str) -> socket.socket:
    """A connection with a tiny buffer that is never read."""
    unread_socket = socket.socket()
    unread_socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
    return upgraded(unread_socket, server, table)


def upgraded(client_socket: socket.socket, server: Server, table: str) -> socket.socket:
    """The socket, after a guest's request for the live connection of a table."""
    client_socket.connect(("127.0.0.1", server.port))
    lines = [
        f"GET /api/tables/{table}/live HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    client_socket.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
    return client_socket


@pytest.mark.parametrize("piece", [1, 2, 7, 1000])
def test_a_message_may_come_in_pieces(table: Server, piece: int) -> None:
    """Byte by byte, in parts of any length, or several messages at once."""
    _, id = seated_people(table, 1)
    with upgraded(socket.socket(), table, id) as client_socket:
        send_in_pieces(client_socket, piece)


def send_in_pieces(client_socket: socket.socket, piece: int) -> None:
    """Send three pings and wait for three pongs."""
    client_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    client_socket.settimeout(10)
    received = client_socket.recv(65536)
    pings = masked(b'{"do":"ping"}') * 3
    for at in range(0, len(pings), piece):
        client_socket.sendall(pings[at : at + piece])
        time.sleep(0.002)
    while received.count(b'"pong"') < 3:
        received += client_socket.recv(65536)


def masked(text: bytes) -> bytes:
    """A short text as a masked frame."""
    mask = b"\x01\x02\x03\x04"
    hidden = bytes(byte ^ mask[n % 4] for n, byte in enumerate(text))
    return bytes((0x81, 0x80 + len(text))) + mask + hidden


def test_a_server_that_stops_asks_clients_to_reconnect(serve: Serve) -> None:
    server = serve(**HIGH_LIMITS)
    ann, id = seated_people(server, 1)

    async def story() -> None:
        async with sitting(id, ann) as [seat]:
            stopping = asyncio.create_task(asyncio.to_thread(server.stop))
            assert await seat.closed() == 1012
            await stopping

    asyncio.run(story())


def test_chat_reaches_everyone_once_and_is_kept(table: Server) -> None:
    """People who watch may write, guests may not; the same key adds no second line."""
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
                lines = [(each["name"], each["text"], each.get("seat")) for each in seat.chat]
                assert lines == [("Ann", "Good luck", 0), ("Eve", "Hi", None)]
            await move([one, two], random.Random(1))

    asyncio.run(story())
