"""Which people have to choose now, and until when."""

from __future__ import annotations

from donjon.table.match.live_match import LiveMatch


def ends_of(live: LiveMatch, mine: int | None = None) -> float | None:
    """When the time of seat `mine` runs out, or else that of the first person who is asked."""
    asked = people_asked(live)
    if not live.row.pace or not asked:
        return None
    first = min([live.asked_at(seat) for seat in asked])
    return live.row.pace + (live.asked_at(mine) if mine in asked else first)


def people_asked(live: LiveMatch) -> list[int]:
    """The seats whose person has to choose now."""
    row, match = live.row, live.match
    if row.state != "playing" or match is None:
        return []
    return [seat for seat in match.waiting if row.seats[seat].player is None]
