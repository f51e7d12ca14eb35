"""A bot that follows any policy, such as one with other weights than those of its game."""

from __future__ import annotations

from typing import Any, Final, final

from donjon.bots.bot import Bot
from donjon.bots.knowledge import Knowledge
from donjon.kernel.rules.policy import Policy


@final
class PolicyBot(Bot):
    """Follows the policy that it is made with."""

    def __init__(self, policy: Policy[Any]) -> None:
        self.policy: Final[Policy[Any]] = policy

    def choose(self, known: Knowledge) -> int:
        return self.policy(known.state(), known.decision, known.options, known.chance)
