"""The live connection: a WebSocket for each table that a client looks at."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from sqlalchemy.exc import SQLAlchemyError

from donjon.kernel.match.match import Match
from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.translate import translate
from donjon.table.feed.listener import Listener
from donjon.table.hub import Hub
from donjon.table.live.commands import CommandHandler
from donjon.table.live.websocket import DIRECT_SOCKET, DirectWebSocket
from donjon.table.match.live_match import LiveMatch, rule_of
from donjon.table.match.seat_names import names_in
from donjon.table.refusals import BadRequest, NotFound, Refusal, TooManyRequests, code_of
from donjon.table.request_context import address_of, hub_of, language_of, person_of, same_origin
from donjon.table.store.people import Person
from donjon.table.wire.commands import Command
from donjon.table.wire.messages import Reject

BAD_MESSAGE: Final = 4400
FOREIGN_PAGE: Final = 4403
NO_TABLE: Final = 4404
TOO_MANY: Final = 4409
TOO_LARGE: Final = 4413
TOO_FAST: Final = 4429
NORMAL: Final = 1000
TRY_LATER: Final = 1013  # the database does not answer
MOST_TOO_FAST: Final = 20  # messages in a row beyond the rate before the connection is closed
DECODER: Final[msgspec.json.Decoder[Command]] = msgspec.json.Decoder(Command)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/live")
async def live_socket(socket: Socket, table_id: str) -> None:
    """Listen to a table and play at it."""
    hub = hub_of(socket)
    await socket.accept()
    if not same_origin(socket):
        await socket.close(FOREIGN_PAGE)
        return
    try:
        have, viewer = number(socket, "have"), number(socket, "viewer")
    except ValueError:
        await socket.close(BAD_MESSAGE)
        return
    person, invite = await person_of(socket), socket.query_params.get("invite")
    live = await visible_match(hub, socket, table_id, person, invite)
    if live is None:
        return
    owner = person.id if person is not None else address_of(socket)
    if not hub.connection_limits.try_open(owner, hub.settings.limits.sockets):
        await socket.close(TOO_MANY)
        return
    try:
        direct: DirectWebSocket = socket.scope[DIRECT_SOCKET]  # type: ignore[typeddict-item]
        is_invited = live.row.is_invited(invite)
        listener = Listener(person, language_of(socket), direct, hub.settings.limits, is_invited)
        await serve_client(hub, live, direct, listener, have, viewer)
    finally:
        hub.connection_limits.close(owner)


async def visible_match(
    hub: Hub, socket: Socket, table_id: str, person: Person | None, invite: str | None
) -> LiveMatch | None:
    """The live match if this person may see it; otherwise close the socket and return None."""
    try:
        return await hub.visible(table_id, person, invite)
    except NotFound:
        await socket.close(NO_TABLE)
    except DonjonError as error:
        await socket.close(NO_TABLE, error.translate(language_of(socket))[:120])
    return None


def number(socket: Socket, name: str) -> int | None:
    """A number among the query parameters; `ValueError` if it is not one."""
    word = socket.query_params.get(name)
    return None if word is None else int(word)


async def serve_client(
    hub: Hub,
    live: LiveMatch,
    direct: DirectWebSocket,
    listener: Listener,
    have: int | None,
    viewer: int | None,
) -> None:
    """Send the feed and handle commands until one side closes.

    `have` is the version of the client's scene, `viewer` the seat that it was made for.
    """
    mine = live.row.seat_of(listener.person_id)
    try:
        await hub.enter(live, listener, have if viewer == mine else None)
        handler = CommandHandler(hub, live, listener)
        listener.close(await handle_messages(handler, hub, live, listener, direct))
    except (SQLAlchemyError, OSError):
        listener.close(TRY_LATER)
    finally:
        hub.leave(live, listener)


async def handle_messages(
    handler: CommandHandler, hub: Hub, live: LiveMatch, listener: Listener, direct: DirectWebSocket
) -> int:
    """Reply to one message after the other. Returns the code to close with."""
    limits = hub.settings.limits
    too_fast = 0
    while (message := await direct.next_message()) is not None:
        listener.last_received_at = time.monotonic()
        if len(message) > limits.message_bytes:
            return TOO_LARGE
        if listener.is_within_rate():
            too_fast = 0
            await reply_to(handler, hub, live, listener, message)
        else:
            too_fast += 1
            refuse(hub, live, listener, key_of(message), TooManyRequests("too-fast"))
            if too_fast > MOST_TOO_FAST:
                return TOO_FAST
    return NORMAL


async def reply_to(
    handler: CommandHandler, hub: Hub, live: LiveMatch, listener: Listener, message: bytes
) -> None:
    """Carry out the command in a message, or refuse it with a sentence."""
    key = ""
    try:
        command = read(message)
        key = getattr(command, "key", "")
        listener.send(await handler.handle(command))
    except DonjonError as error:
        refuse(hub, live, listener, key, error)
    except (SQLAlchemyError, OSError):
        refuse(hub, live, listener, key, Refusal("busy"))


def read(message: bytes) -> Command:
    """The command in a message; `BadRequest` says what is wrong with it."""
    try:
        return DECODER.decode(message)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadRequest("bad-message", reason=str(error)) from error


def key_of(message: bytes) -> str:
    """The key of the command in a message; empty if it cannot be read."""
    try:
        return getattr(read(message), "key", "")
    except BadRequest:
        return ""


def refuse(hub: Hub, live: LiveMatch, listener: Listener, key: str, error: DonjonError) -> None:
    """Send a `Reject`."""
    code = code_of(error)
    hub.metrics.rejects.labels(code).inc()
    match: Match | None = live.match
    names = names_in(listener.lang, live.row.seats)
    sentence = translate(error.message, listener.lang, names)
    rule = rule_of(match, listener.viewer, error)
    listener.send(Reject(key, code, error.message, sentence, live.v, rule))
