"""Who is connected, on this worker or another."""

from __future__ import annotations

from typing import Final

from donjon.table.match.live_match import Room

PRESENCE: Final = 60.0


def here(room: Room, now: float) -> set[str]:
    """The people who are connected, on this worker or another."""
    found = {each.person.id for each in room.connections if each.person is not None}
    for seen, people in room.elsewhere.values():
        if now - seen < PRESENCE:
            found.update(people)
    return found
