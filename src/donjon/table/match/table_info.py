"""What a client is sent about a table: never a person's id, never the seed before the end."""

from __future__ import annotations

from donjon.kernel.rules.chance import commitment
from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.ids import Text
from donjon.table.match.live_match import LiveMatch
from donjon.table.match.presence import present_people
from donjon.table.match.rebuild import new_match
from donjon.table.match.seat_names import seat_names
from donjon.table.match.takeback import proposal_of, takeback_info
from donjon.table.match.time_limits import ends_of
from donjon.table.store.ledger import seats_of
from donjon.table.store.table_register import SeatRow, TableListEntry, TableRow
from donjon.table.wire.tables import TableInfo, TableSeat, TableSummary


def table_seats(row: TableRow, me: str | None, present: set[str]) -> list[TableSeat]:
    """The seats as one person may see them; `present` are the people who are connected."""
    names = seat_names(row.seats)
    return [table_seat(seat, name, me, present) for seat, name in zip(row.seats, names)]


def table_seat(seat: SeatRow, name: Text, me: str | None, present: set[str]) -> TableSeat:
    """One of these seats."""
    free = seat.kind in ("open", "invited")
    return TableSeat(
        seat=seat.seat,
        kind="open" if free else "bot" if seat.kind == "bot" else "person",
        name=name,
        me=me is not None and seat.person == me,
        bot=seat.bot,
        here=seat.kind == "bot" or seat.person in present,
        stand_in=seat.stand_in,
        resigned=seat.resigned,
        invited=seat.kind == "invited",
    )


def people_coming(live: LiveMatch) -> list[str]:
    """The names of those who have opened the invite link and have no seat; of guests an empty one.

    Those of other workers are not among them.
    """
    row = live.row
    invited = [each.person for each in live.listeners if each.is_invited]
    named = {person.id: person.name for person in invited if person is not None}
    coming = [name for id, name in named.items() if id != row.host and row.seat_of(id) is None]
    return sorted(coming) + [""] * invited.count(None)


def table_info(live: LiveMatch, me: str | None, now: float) -> TableInfo:
    """All about a table, for one person or a guest."""
    row = live.row
    present = present_people(live, now)
    mine = row.seat_of(me)
    belongs = mine is not None or row.host == me
    return TableInfo(
        id=row.id,
        game=row.game,
        rules=row.rules,
        options=row.options,
        state=row.state,
        access=row.access,
        pace=row.pace,
        seats=table_seats(row, me, present),
        made=row.made,
        commitment=commitment(row.seed),
        watching=len([each for each in live.listeners if each.viewer is None]),
        coming=people_coming(live) if belongs and row.state == "open" else [],
        me=mine,
        host=row.host == me,
        invite=row.invite if belongs else None,
        ends=ends_of(live, mine),
        takeback=takeback_info(proposal_of(live), row),
        rematch=row.rematch,
        branch_of=row.branch_of,
        ended=row.ended,
    )


def waiting_at(entry: TableListEntry) -> list[int]:
    """The seats that have to choose; before the first act the rules are asked."""
    if entry.row.state != "playing":
        return []
    if entry.waiting is not None:
        return seats_of(entry.waiting)
    try:
        return list(new_match(entry.row).waiting)
    except DonjonError:
        return []


def table_summary(
    entry: TableListEntry, live: LiveMatch | None, me: str | None, now: float
) -> TableSummary:
    """A table as one line of a list; `live` is None for a match that is not in memory."""
    row = entry.row
    present = present_people(live, now) if live is not None else set[str]()
    waiting = waiting_at(entry)
    mine = row.seat_of(me)
    return TableSummary(
        id=row.id,
        game=row.game,
        state=row.state,
        access=row.access,
        seats=table_seats(row, me, present),
        pace=row.pace,
        made=row.made,
        moved=entry.moved,
        version=entry.version,
        waiting=waiting,
        mine=mine is not None,
        my_turn=mine is not None and mine in waiting and row.seats[mine].player is None,
    )
