"""What a bot is given at a decision: everything its seat may know, and nothing else."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, final

import msgspec

from donjon.bots.deadline import NO_DEADLINE, Deadline
from donjon.kernel.journal.event import Event
from donjon.kernel.match.game import Game
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.state import State, sample
from donjon.kernel.rules.step import AnyDecision


@final
class Knowledge:
    """Everything that a bot is given at one decision.

    It holds a state in which everything that the seat cannot see was dealt again. No attribute
    leads to the true state, its chance or its seed. `chance` belongs to the bot, and so does
    `seed`, which is the same at all its decisions in this match. A live table sets a `deadline`:
    a bot that thinks longer than that is not waited for.
    """

    def __init__(
        self,
        game: Game,
        decision: AnyDecision,
        options: list[int],
        chance: Chance,
        dealt: State | None,
        events: list[Event],
        policy: Policy[Any],
        seed: int,
        deadline: Deadline = NO_DEADLINE,
    ) -> None:
        self.game: Final = game
        self.seat: Final = decision.seat
        self.decision: Final = decision
        self.options: Final = options
        self.chance: Final = chance
        self.seed: Final = seed
        self.deadline: Final = deadline
        self._dealt: Final = dealt
        self._events: Final = events
        self._policy: Final = policy

    def state(self) -> State:
        """A state that fits what the seat knows; always the same object. Clone it to play on."""
        if self._dealt is None:
            raise ValueError("looks_at_table() is False, so no state was dealt for this bot")
        return self._dealt

    def policy_choice(self) -> int:
        """What the game's own policy chooses; what it remembers belongs to this seat and match."""
        return self._policy(self.state(), self.decision, self.options, self.chance)

    def sample(self) -> State:
        """Another state that fits what the seat knows: hidden things are dealt again."""
        return sample(self.state(), self.seat, self.chance)

    def view(self) -> Any:
        """What the seat may know, as plain data."""
        return self.game.view(self.state(), self.seat)

    def events(self) -> list[Event]:
        """What the seat has seen happen; [] in a simulation, which has no journal."""
        return self._events

    def key(self) -> int:
        """A hash of the view: equal for positions that look the same to this seat."""
        view = msgspec.json.encode(self.view())
        return int.from_bytes(blake2b(view, digest_size=8).digest())
