"""The live connection: a WebSocket for each table a person looks at."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from sqlalchemy.exc import SQLAlchemyError

from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.translate import translate
from donjon.table.feed.listener import Connection
from donjon.table.hub import Hub
from donjon.table.live.commands import Speaker
from donjon.table.live.websocket import LINE, Line
from donjon.table.match.live_match import Room, rule_of
from donjon.table.refusals import BadRequest, NotThere, Refusal, TooMuch, code_of
from donjon.table.request_context import address_of, hub_of, language_of, person_of, same_origin
from donjon.table.store.people import Person
from donjon.table.wire import Reject, Said

BAD_MESSAGE: Final = 4400
NOT_FOR_YOU: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4409
TOO_LARGE: Final = 4413
TOO_FAST: Final = 4429
GONE: Final = 1000
LATER: Final = 1013  # the database is away: come again
PATIENCE: Final = 20  # messages beyond the rate before the connection is closed
DECODER: Final[msgspec.json.Decoder[Said]] = msgspec.json.Decoder(Said)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live(
    socket: Socket,
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
        await socket.close(NO_TABLE, error.translate(language_of(socket))[:120])
        return
    who = person.id if person is not None else address_of(socket)
    if not hub.callers.come(who, hub.settings.limits.sockets):
        await socket.close(TOO_MANY)
        return
    try:
        await converse(hub, room, socket, person, have, eyes)
    finally:
        hub.callers.go(who)


def number(socket: Socket, name: str) -> int | None:
    """A number of the address; `ValueError` if it is none."""
    word = socket.query_params.get(name)
    return None if word is None else int(word)


async def converse(
    hub: Hub, room: Room, socket: Socket, person: Person | None, have: int | None, eyes: int | None
) -> None:
    """Until one side closes: hear, answer, and tell what happens."""
    line: Line = socket.scope[LINE]  # type: ignore[typeddict-item]
    connection = Connection(person, language_of(socket), line, hub.settings.limits)
    mine = room.row.seat_of(person.id if person is not None else None)
    try:
        await hub.enter(room, connection, have if eyes == mine else None)
        connection.close(await hear(Speaker(hub, room, connection), hub, room, connection, line))
    except (SQLAlchemyError, OSError):
        connection.close(LATER)
    finally:
        hub.leave(room, connection)


async def hear(speaker: Speaker, hub: Hub, room: Room, connection: Connection, line: Line) -> int:
    """Answer message after message; the code to close with."""
    limits = hub.settings.limits
    hasty = 0
    while (message := await line.hear()) is not None:
        connection.heard_at = time.monotonic()
        if len(message) > limits.message_bytes:
            return TOO_LARGE
        if connection.may_speak():
            hasty = 0
            await answer(speaker, hub, room, connection, message)
        else:
            hasty += 1
            refuse(hub, room, connection, key_of(message), TooMuch("too-fast"))
            if hasty > PATIENCE:
                return TOO_FAST
    return GONE


async def answer(
    speaker: Speaker, hub: Hub, room: Room, connection: Connection, message: bytes
) -> None:
    """One message: done, or refused with a sentence."""
    key = ""
    try:
        said = read(message)
        key = getattr(said, "key", "")
        connection.tell(await speaker.answer(said))
    except DonjonError as error:
        refuse(hub, room, connection, key, error)
    except (SQLAlchemyError, OSError):
        refuse(hub, room, connection, key, Refusal("busy"))


def read(message: bytes) -> Said:
    """A message as it was meant; `BadRequest` says what is wrong with it."""
    try:
        return DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("bad-message", reason=str(error)) from error


def key_of(message: bytes) -> str:
    """What its answer is known by; nothing if it cannot be read."""
    try:
        return getattr(read(message), "key", "")
    except BadRequest:
        return ""


def refuse(hub: Hub, room: Room, connection: Connection, key: str, error: DonjonError) -> None:
    """Tell why not."""
    code = code_of(error)
    hub.metrics.rejects.labels(code).inc()
    match: Match | None = room.match
    sentence = translate(error.message, connection.lang, match.names if match is not None else None)
    rule = rule_of(match, connection.viewer, error)
    connection.tell(Reject(key, code, error.message, sentence, room.v, rule))
