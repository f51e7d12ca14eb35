"""A takeback that somebody asks for, and the seats that still have to agree."""

from __future__ import annotations

import msgspec

from donjon.table.match.live_match import LiveMatch
from donjon.table.store.table_register import TableRow
from donjon.table.wire.tables import Takeback


class Proposal(msgspec.Struct, frozen=True):
    """Seat `by` asks at version `v` to go back to the first `to` choices."""

    by: int
    to: int
    v: int
    agreed: list[int]


def proposal_of(live: LiveMatch) -> Proposal | None:
    """The open proposal; the next act makes it void."""
    if live.row.takeback is None or live.row.state == "over":
        return None
    found = msgspec.json.decode(live.row.takeback, type=Proposal)
    return found if found.v == live.v else None


def voters(row: TableRow) -> list[int]:
    """The seats of people who play for themselves."""
    return [seat.seat for seat in row.seats if seat.kind == "person" and seat.player is None]


def takeback_info(proposal: Proposal | None, row: TableRow) -> Takeback | None:
    """A proposal as it is sent."""
    if proposal is None:
        return None
    waiting = [seat for seat in voters(row) if seat not in proposal.agreed]
    return Takeback(proposal.by, proposal.to, waiting)
