"""What is told about a table: never a person's id, never a seed before the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from donjon.kernel.rules.chance import commitment
from donjon.kernel.words.errors import DonjonError
from donjon.table.match.live_match import Room
from donjon.table.match.rebuild import new_match
from donjon.table.store.ledger import seats_of
from donjon.table.store.table_register import Listed, SeatRow, TableRow
from donjon.table.wire import SeatCard, TableCard, TableInfo, Takeback

PRESENCE: Final = 60.0


class Proposal(msgspec.Struct, frozen=True):
    """A takeback that was asked for at a version, and who agrees."""

    by: int
    to: int
    v: int
    agreed: list[int]


def proposal_of(room: Room) -> Proposal | None:
    """What is asked of everyone now; a later act makes it void."""
    if room.row.takeback is None or room.row.state == "over":
        return None
    found = msgspec.json.decode(room.row.takeback, type=Proposal)
    return found if found.v == room.v else None


def voters(row: TableRow) -> list[int]:
    """The seats of people who play for themselves."""
    return [seat.seat for seat in row.seats if seat.kind == "person" and seat.player is None]


def here(room: Room, now: float) -> set[str]:
    """The people who are connected, on this worker or another."""
    found = {each.person.id for each in room.connections if each.person is not None}
    for seen, people in room.elsewhere.values():
        if now - seen < PRESENCE:
            found.update(people)
    return found


def seat_card(seat: SeatRow, me: str | None, is_here: Callable[[str], bool]) -> SeatCard:
    """A seat as one person may see it."""
    free = seat.kind in ("open", "invited")
    return SeatCard(
        seat=seat.seat,
        kind="open" if free else "bot" if seat.kind == "bot" else "person",
        name=seat.name,
        me=me is not None and seat.person == me,
        bot=seat.bot,
        here=seat.kind == "bot" or (seat.person is not None and is_here(seat.person)),
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        invited=seat.kind == "invited",
    )


def table_info(room: Room, me: str | None, now: float) -> TableInfo:
    """All about a table, for one person or a guest."""
    row = room.row
    present = here(room, now)
    mine = row.seat_of(me)
    sits = mine is not None or row.host == me
    proposal = proposal_of(room)
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        state=row.state,
        access=row.access,
        pace=row.pace,
        seats=[seat_card(seat, me, present.__contains__) for seat in row.seats],
        made=row.made,
        commitment=commitment(row.seed),
        watching=len([each for each in room.connections if each.viewer is None]),
        me=mine,
        host=row.host == me,
        invite=row.invite if sits else None,
        ends=ends_of(room, mine),
        takeback=takeback_card(proposal, row),
        rematch=row.rematch,
        branch_of=row.branch_of,
        ended=row.ended,
    )


def takeback_card(proposal: Proposal | None, row: TableRow) -> Takeback | None:
    """A proposal with who has yet to agree."""
    if proposal is None:
        return None
    waiting = [seat for seat in voters(row) if seat not in proposal.agreed]
    return Takeback(proposal.by, proposal.to, waiting)


def ends_of(room: Room, mine: int | None = None) -> float | None:
    """When the safe default is taken for this seat, else for the first of those who are asked."""
    asked = people_asked(room)
    if not room.row.pace or not asked:
        return None
    first = min([room.asked_at(seat) for seat in asked])
    return room.row.pace + (room.asked_at(mine) if mine in asked else first)


def people_asked(room: Room) -> list[int]:
    """The seats for which somebody has to choose now."""
    row, match = room.row, room.match
    if row.state != "playing" or match is None:
        return []
    return [seat for seat in match.waiting if row.seats[seat].player is None]


def waiting_at(listed: Listed) -> list[int]:
    """The seats that are asked; before the first act the rules say who."""
    if listed.row.state != "playing":
        return []
    if listed.waiting is not None:
        return seats_of(listed.waiting)
    try:
        return list(new_match(listed.row).waiting)
    except DonjonError:
        return []


def table_card(listed: Listed, room: Room | None, me: str | None, now: float) -> TableCard:
    """A table as a line of a list."""
    row = listed.row
    present = here(room, now) if room is not None else set[str]()
    waiting = waiting_at(listed)
    mine = row.seat_of(me)
    return TableCard(
        id=row.id,
        game=row.game,
        state=row.state,
        access=row.access,
        seats=[seat_card(seat, me, present.__contains__) for seat in row.seats],
        pace=row.pace,
        made=row.made,
        moved=listed.moved,
        version=listed.version,
        waiting=waiting,
        mine=mine is not None,
        my_turn=mine is not None and mine in waiting and row.seats[mine].player is None,
    )
