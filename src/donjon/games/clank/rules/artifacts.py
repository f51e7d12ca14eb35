"""Clank! 4.12: artifacts."""

from __future__ import annotations

from typing import final

from donjon.games.clank.content.tables import ITEMS, NONE, ROOM_FOR
from donjon.games.clank.model.effect import owe_effects
from donjon.games.clank.model.state import IN, Clank, Thief
from donjon.games.clank.rules.effects.conditional import test_conditions
from donjon.games.clank.rules.thief_action import ThiefAction
from donjon.games.clank.words import events
from donjon.games.clank.words.ids import artifact_id
from donjon.games.clank.words.names import artifact_name
from donjon.kernel.words.message import Message


@final
class TakeArtifact(ThiefAction):
    """CL-12.1, CL-11.9, CL-20.6  The artifact of one's room, at any moment of the turn."""

    def offer(self, s: Clank, thief: Thief, options: list[int]) -> None:
        artifact = s.dungeon.artifacts[thief.room]
        if artifact != NONE and s.artifacts >> artifact & 1 and thief.status == IN:
            if owned(thief) < artifact_limit(thief):
                options.append(self.base + artifact)

    def take(self, s: Clank, thief: Thief, n: int) -> None:
        """CL-12.3, CL-12.4  It is kept for good, and the dragon's rage grows."""
        s.artifacts &= ~(1 << n)
        thief.artifacts |= 1 << n
        events.artifact_taken(s, thief.seat, n)
        owe_effects(s, s.card_effects.artifact_taken[n])
        test_conditions(s)

    def label(self, s: Clank, thief: Thief, n: int) -> Message:
        return Message("cl-take-artifact", {"artifact": artifact_name(n)})

    def targets(self, s: Clank, thief: Thief, n: int) -> list[str]:
        return [artifact_id(n)]


def owned(thief: Thief) -> int:
    """How many artifacts the thief has."""
    return thief.artifacts.bit_count()


def artifact_limit(thief: Thief) -> int:
    """CL-12.2  One, and one more for each backpack."""
    limit = 1
    for item in range(ITEMS):
        limit += ROOM_FOR[item] * thief.items[item]
    return limit
