"""Opening tables, starting matches, rematches and branches."""

from __future__ import annotations

import secrets

from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay
from donjon.kernel.rules.chance import new_seed
from donjon.registry import game as game_of
from donjon.table import clock
from donjon.table.hub import Hub
from donjon.table.lobby.seats import USUAL, bot_label, seat_row
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.rebuild import hash_at, new_match
from donjon.table.refusals import BadRequest, Forbidden, Refusal
from donjon.table.store.ledger import Act, bits_of
from donjon.table.store.people import Person
from donjon.table.store.table_register import SeatRow, TableRow, must
from donjon.table.wire.tables import Branch, NewTable


async def open_table(hub: Hub, person: Person, request: NewTable) -> LiveMatch:
    """Open a new table; with `start` the match begins at once."""
    rules = game_of(request.game)
    seats = rules.check_seats(len(request.seats))
    options = rules.check_options(dict(request.options), seats)
    if [seat.kind for seat in request.seats].count("me") > 1:
        raise BadRequest("one-seat-each")
    row = TableRow(
        id=new_id(), game=rules.name, rules=rules.rules_version, options=options, seed=new_seed(),
        access=request.access, invite=new_id(), pace=request.pace, host=person.id, made=clock.now(),
        state="open", ended=None, rematch=None, branch_of=None, takeback=None,
        seats=[seat_row(n, seat, person) for n, seat in enumerate(request.seats)],
    )  # fmt: skip
    if request.start and any(seat.kind in ("open", "invited") for seat in row.seats):
        raise Refusal("seats-free")
    await hub.register.open(row, hub.settings.limits.tables)
    return await begin(hub, row.id) if request.start else await hub.live_match(row.id)


async def start(hub: Hub, live: LiveMatch, person: Person) -> LiveMatch:
    """Begin the match, if every seat is taken."""
    row = live.row
    if row.seat_of(person.id) is None and row.host != person.id:
        raise Forbidden("not-seated")
    if row.state != "open":
        raise Refusal("already-begun")
    return await begin(hub, row.id)


async def begin(hub: Hub, id: str) -> LiveMatch:
    """Change the state from open to playing."""
    must(await hub.register.begin(id), "seats-free")
    return await hub.changed(id)


async def rematch(hub: Hub, live: LiveMatch, person: Person) -> LiveMatch:
    """The same table again: the first person who asks opens it, the others sit down at it."""
    row = live.row
    seat = row.seat_of(person.id)
    if seat is None:
        raise Forbidden("not-seated")
    if row.state != "over":
        raise Refusal("not-over")
    if row.rematch is None or (await hub.register.find(row.rematch)).ended == "abandoned":
        await offer_rematch(hub, row, person)
    next_live = await hub.live_match((await hub.register.find(row.id)).rematch or "")
    sitting = SeatRow(seat, "person", person.id, person.name)
    if next_live.row.seat_of(person.id) is None:
        await hub.register.sit(next_live.id, sitting, ["invited"])
    return await hub.changed(next_live.id)


async def offer_rematch(hub: Hub, row: TableRow, person: Person) -> None:
    """Open the next table, with a seat kept for everybody."""
    seats = [
        SeatRow(seat.seat, "bot", None, seat.name, seat.bot)
        if seat.kind == "bot"
        else SeatRow(seat.seat, "invited")
        for seat in row.seats
    ]
    following = row._replace(
        id=new_id(), seed=new_seed(), invite=new_id(), host=person.id, made=clock.now(),
        state="open", ended=None, rematch=None, branch_of=None, takeback=None, seats=seats,
        rules=game_of(row.game).rules_version, people=[],
    )  # fmt: skip
    await hub.register.open(following, hub.settings.limits.tables)
    if await hub.register.link_rematch(row.id, following.id) != following.id:
        await hub.register.finish(following.id, "abandoned")  # somebody else was first
    await hub.changed(row.id)


async def branch(hub: Hub, live: LiveMatch, person: Person, request: Branch) -> LiveMatch:
    """Play on against bots from a moment of a finished match, with its own seed.

    It keeps the names of the people who began the match: a rule may depend on them.
    """
    row, match = live.row, live.match
    if row.state != "over" or match is None:
        raise Refusal("not-over")
    if not 0 <= request.seat < len(row.seats) or request.at > len(match.choices_made):
        raise BadRequest("no-moment", most=len(match.choices_made))
    seats = [
        SeatRow(n, "person", person.id, person.name)
        if n == request.seat
        else SeatRow(n, "bot", None, bot_label(USUAL, n), USUAL)
        for n in range(len(row.seats))
    ]
    following = row._replace(
        id=new_id(), access="private", invite=new_id(), host=person.id, made=clock.now(), pace=0,
        state="playing", ended=None, rematch=None, branch_of=row.id, takeback=None, seats=seats,
        people=match.people,
    )  # fmt: skip
    history = acts_of(following, match, request.at)
    await hub.register.open(following, hub.settings.limits.tables, history)
    return await hub.changed(following.id)


def acts_of(row: TableRow, match: Match, at: int) -> list[Act]:
    """The first `at` choices of a match as acts of another table."""
    again = new_match(row)
    played = Replay(again, match.choices_made[:at], [])
    acts = []
    for number, (seat, option) in enumerate(match.choices_made[:at], 1):
        played.forward()
        waiting = bits_of(again.waiting)
        hash = hash_at(again, number)
        acts.append(
            Act(row.id, number, "choose", seat, option, hash, waiting, f"{number}", clock.now())
        )
    if again.is_over:
        raise BadRequest("no-moment", most=len(match.choices_made) - 1)
    return acts


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)
