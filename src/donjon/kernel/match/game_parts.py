"""What a game can do, in four parts: its rules, its view, its drawing and its brain.

`S` is the game's state and `V` its view, so a type checker sees that the parts fit together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import Decision
from donjon.kernel.rules.suggestion import Suggestion
from donjon.kernel.scene import Choice, ChoiceStyle, Recap, Scene

S = TypeVar("S", bound=State)
V = TypeVar("V")
Policy = Callable[[S, Decision[Any], list[int], Chance], int]


@final
class Rules(Generic[S]):
    """How a match begins, and what has come of it at the end; the steps do the rest."""

    def __init__(
        self, *, start: Callable[[Setup, Chance], S], result: Callable[[S], Result]
    ) -> None:
        self.start: Final = start
        self.result: Final = result


@final
class Drawing(Generic[V]):
    """From view to scene.

    `style` is how a choice looks; without it all choices are plain. `recap` draws what is over
    and still worth a look, for games that have beats which show it.
    """

    def __init__(
        self,
        *,
        scene: Callable[[V], Scene],
        style: Callable[[V, Choice], ChoiceStyle] | None = None,
        recap: Callable[[V], Recap | None] | None = None,
    ) -> None:
        self.scene: Final = scene
        self.style: Final = style
        self.recap: Final = recap


@final
class Brain(Generic[S]):
    """What the game knows about playing well.

    `policy` is a sensible choice and `evaluate` how well a seat stands. `new_policy` is for games
    whose policy remembers something: it makes one for one seat of one match, which chooses the
    same as `policy`, only faster. `suggest` is for games
    whose policy thinks of a whole plan: what it has in mind for a seat, from a state dealt for
    that seat. `review` says after the match how each seat could have done best, from what all
    may know.
    """

    def __init__(
        self,
        *,
        policy: Policy[S],
        evaluate: Callable[[S, int], float],
        new_policy: Callable[[], Policy[S]] | None = None,
        suggest: Callable[[S, int], Suggestion | None] | None = None,
        review: Callable[[S], list[Suggestion]] | None = None,
    ) -> None:
        self.policy: Final = policy
        self.evaluate: Final = evaluate
        self.new_policy: Final = new_policy
        self.suggest: Final = suggest
        self.review: Final = review

    def policy_for_match(self) -> Policy[S]:
        """The policy for one seat of one match: with a memory, if the game has `new_policy`."""
        return self.policy if self.new_policy is None else self.new_policy()


@final
class GameParts(Generic[S, V]):
    """All parts of a game. `view` is what one viewer may know; None is a spectator."""

    def __init__(
        self,
        *,
        rules: Rules[S],
        view: Callable[[S, int | None], V],
        drawing: Drawing[V],
        brain: Brain[S],
    ) -> None:
        self.rules: Final = rules
        self.view: Final = view
        self.drawing: Final = drawing
        self.brain: Final = brain


AnyParts = GameParts[Any, Any]
