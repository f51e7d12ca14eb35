"""A takeback that was asked for, and who has yet to agree."""

from __future__ import annotations

import msgspec

from donjon.table.match.live_match import Room
from donjon.table.store.table_register import TableRow
from donjon.table.wire import Takeback


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


def takeback_card(proposal: Proposal | None, row: TableRow) -> Takeback | None:
    """A proposal with who has yet to agree."""
    if proposal is None:
        return None
    waiting = [seat for seat in voters(row) if seat not in proposal.agreed]
    return Takeback(proposal.by, proposal.to, waiting)
