"""Who has to choose now, and until when."""

from __future__ import annotations

from donjon.table.match.live_match import Room


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
