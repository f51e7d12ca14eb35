"""What is told about a table: never a person's id, never a seed before the end."""

from __future__ import annotations

from collections.abc import Callable

from donjon.kernel.rules.chance import commitment
from donjon.kernel.words.errors import DonjonError
from donjon.table.match.live_match import Room
from donjon.table.match.presence import here
from donjon.table.match.rebuild import new_match
from donjon.table.match.takeback import proposal_of, takeback_card
from donjon.table.match.time_limits import ends_of
from donjon.table.store.ledger import seats_of
from donjon.table.store.table_register import Listed, SeatRow
from donjon.table.wire import SeatCard, TableCard, TableInfo


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
