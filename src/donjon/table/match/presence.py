"""Which people are connected to a table, on this worker or another."""

from __future__ import annotations

from typing import Final

from donjon.table.match.live_match import LiveMatch

SIGNAL_LASTS: Final = 60.0  # seconds; workers repeat theirs every `HEARTBEAT`


def people_here(live: LiveMatch) -> list[str]:
    """The ids of the people who are connected to this worker."""
    return sorted({each.person_id for each in live.listeners if each.person_id is not None})


def present_people(live: LiveMatch, now: float) -> set[str]:
    """The ids of the people who are connected to any worker."""
    found = set(people_here(live))
    for signalled_at, people in live.people_elsewhere.values():
        if now - signalled_at < SIGNAL_LASTS:
            found.update(people)
    return found
