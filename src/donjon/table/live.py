"""The live connection: a WebSocket for each table a person looks at."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import SQLAlchemyError

from donjon.kernel.errors import DonjonError
from donjon.kernel.match import Match
from donjon.kernel.text import say
from donjon.table.asking import address_of, hub_of, language_of, person_of, same_origin
from donjon.table.connection import Connection
from donjon.table.errors import BadRequest, NotThere, Refusal, TooMuch, code_of
from donjon.table.hub import Hub
from donjon.table.people import Person
from donjon.table.room import Room, rule_of
from donjon.table.speaking import Speaker
from donjon.table.wire import Reject, Said

BAD_MESSAGE: Final = 4400
NOT_FOR_YOU: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4409
TOO_LARGE: Final = 4413
TOO_FAST: Final = 4429
GONE: Final = 1000
PATIENCE: Final = 20  # messages beyond the rate before the connection is closed
DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)

Line = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Line,
    table_id: str,
) -> None:
    """Listen to a table and play at it."""
    hub = hub_of(socket)
    await socket.accept()
    if not same_origin(socket):
        await socket.close(NOT_FOR_YOU)
        return
    try:
        have, eyes = number(socket, "have"), number(socket, "eyes")
    except ValueError:
        await socket.close(BAD_MESSAGE)
        return
    person = await person_of(socket)
    try:
        room = await hub.visible(table_id, person, socket.query_params.get("invite"))
    except NotThere:
        await socket.close(NO_TABLE)
        return
    except DonjonError as error:
        await socket.close(NO_TABLE, error.say(language_of(socket))[:120])
        return
    who = person.id if person is not None else address_of(socket)
    if not hub.callers.come(who, hub.settings.limits.sockets):
        await socket.close(TOO_MANY)
        return
    try:
        await converse(hub, room, socket, person, have, eyes)
    finally:
        hub.callers.go(who)


def number(socket: Line, name: str) -> int | None:
    """A number of the address; `ValueError` if it is none."""
    word = socket.query_params.get(name)
    return None if word is None else int(word)


async def converse(
    hub: Hub, room: Room, socket: Line, person: Person | None, have: int | None, eyes: int | None
) -> None:
    """Until one side closes: hear, answer, and tell what happens."""

    async def send(text: str) -> None:
        await socket.send({"type": "websocket.send", "text": text, "bytes": None})

    connection = Connection(person, language_of(socket), send, hub.settings.limits)
    mine = room.row.seat_of(person.id if person is not None else None)
    await hub.enter(room, connection, have if eyes == mine else None)
    writing = asyncio.create_task(write(connection, socket))
    try:
        connection.close(await hear(Speaker(hub, room, connection), hub, room, connection, socket))
        await asyncio.wait_for(writing, timeout=5)
    except (WebSocketDisconnect, TimeoutError, OSError):
        pass
    finally:
        hub.leave(room, connection)
        writing.cancel()


async def write(connection: Connection, socket: Line) -> None:
    """Send what is queued, then close."""
    with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):  # they have gone
        await socket.close(await connection.write())


async def hear(speaker: Speaker, hub: Hub, room: Room, connection: Connection, socket: Line) -> int:
    """Answer message after message; the code to close with."""
    limits = hub.settings.limits
    hasty = 0
    while connection.closing is None:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect":
            return GONE
        text = str(event.get("text") or "")
        connection.heard_at = time.monotonic()
        if len(text.encode(errors="replace")) > limits.message_bytes:
            return TOO_LARGE
        if connection.may_speak():
            hasty = 0
            await answer(speaker, hub, room, connection, text)
        else:
            hasty += 1
            refuse(hub, room, connection, "", TooMuch("too-fast"))
            if hasty > PATIENCE:
                return TOO_FAST
    return connection.closing


async def answer(speaker: Speaker, hub: Hub, room: Room, connection: Connection, text: str) -> None:
    """One message: done, or refused with a sentence."""
    key = ""
    try:
        said = read(text)
        key = getattr(said, "key", "")
        connection.tell(await speaker.answer(said))
    except DonjonError as error:
        refuse(hub, room, connection, key, error)
    except (SQLAlchemyError, OSError):
        refuse(hub, room, connection, key, Refusal("busy"))


def read(text: str) -> Said:
    """A message as it was meant; `BadRequest` says what is wrong with it."""
    try:
        return DECODER.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("bad-message", reason=str(error)) from error


def refuse(hub: Hub, room: Room, connection: Connection, key: str, error: DonjonError) -> None:
    """Tell why not."""
    code = code_of(error)
    hub.metrics.rejects.labels(code).inc()
    match: Match | None = room.match
    sentence = say(error.message, connection.lang, match.names if match is not None else None)
    rule = rule_of(match, connection.viewer, error)
    connection.tell(Reject(key, code, error.message, sentence, room.v, rule))
