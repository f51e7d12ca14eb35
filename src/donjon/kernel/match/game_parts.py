"""What a game can do, in four parts: its rules, its view, its drawing and its brain.

`S` is the game's state and `V` its view, so a type checker sees that the parts fit together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar, final

from donjon.kernel.drawing.asked import Asked, WhyNot
from donjon.kernel.drawing.moments import Moments
from donjon.kernel.journal.facts import Facts
from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.foreseen import Foreseen
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.policy import Policy
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.search_advice import DEFAULT_ADVICE, SearchAdvice
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import State
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.rules.suggestion import Suggestion
from donjon.kernel.scene import Choice, ChoiceStyle, Recap, Scene
from donjon.kernel.scene.beat import Beat, Sound
from donjon.kernel.tuning.weight import Weight
from donjon.kernel.tuning.weight_table import WeightTable
from donjon.kernel.view.view_memory import ViewMemory
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message

S = TypeVar("S", bound=State)
V = TypeVar("V")
VM = TypeVar("VM", bound=ViewMemory[Any])
DM = TypeVar("DM")
Ideas = Callable[[S, AnyDecision, list[int], int], list[Idea]]
"""From state, decision, options and the policy's choice to the ideas; the policy's own first."""
NO_MOMENTS: Final[Moments] = {}
NO_SOUNDS: Final[dict[str, Sound]] = {}
NO_ICONS: Final[dict[str, Icon]] = {}


@final
class Rules(Generic[S]):
    """How a match begins, and how it ended; the steps do the rest."""

    def __init__(
        self, *, start: Callable[[Setup, Chance], S], result: Callable[[S], Result]
    ) -> None:
        self.start: Final = start
        self.result: Final = result


@final
class Views(Generic[S, V]):
    """What one viewer may know of a state; None is a spectator.

    `memory` makes what the views of one match share: every match has its own, and hands it to
    `view`.
    """

    def __init__(self, *, view: Callable[[S, int | None, VM], V], memory: Callable[[], VM]) -> None:
        self.view: Final[Callable[[S, int | None, Any], V]] = view
        self.memory: Final[Callable[[], ViewMemory[Any]]] = memory


@final
class Drawing(Generic[V]):
    """From view to scene.

    `memory` makes what is kept from scene to scene: every match has its own, and hands it to
    `scene` and `recap`. `style` is how a choice looks; without it all choices are plain. `recap`
    draws what is over and still worth a look, for games that have beats which show it.

    `why_not` and `means_now` are asked about one thing by its id, and only when somebody looks at
    it; None: nothing to say. `why_not` says why the viewer, who is asked something, cannot pick the
    thing now, with the rule. `means_now` says what it means to any viewer now, in figures.

    `moments` are how great moments are drawn from the facts of events. `sounds` is what is heard
    when a counter changes, by the first part of its id. `count_icons` are the icons of the rows of
    the final count, by the keys of their labels.
    """

    def __init__(
        self,
        *,
        scene: Callable[[V, DM], Scene],
        memory: Callable[[], DM],
        style: Callable[[V, Choice], ChoiceStyle] | None = None,
        recap: Callable[[V, DM], Recap | None] | None = None,
        why_not: Callable[[V, Asked, str], WhyNot | None] | None = None,
        means_now: Callable[[V, str], Message | None] | None = None,
        moments: Moments = NO_MOMENTS,
        sounds: dict[str, Sound] = NO_SOUNDS,
        count_icons: dict[str, Icon] = NO_ICONS,
    ) -> None:
        self.scene: Final[Callable[[V, Any], Scene]] = scene
        self.memory: Final[Callable[[], Any]] = memory
        self.style: Final = style
        self.recap: Final[Callable[[V, Any], Recap | None] | None] = recap
        self.why_not: Final = why_not
        self.means_now: Final = means_now
        self._moments: Final = moments
        self.sounds: Final = sounds
        self.count_icons: Final = count_icons

    def moment(self, facts: Facts) -> Beat:
        """The great moment of an event."""
        return self._moments[type(facts)](facts)


@final
class Tuning(Generic[S]):
    """What `donjon tune` may change: the weights of the policy, which stand in a file.

    `policy` makes a policy with any weights. It may choose for any seat of any match.
    """

    def __init__(self, *, table: WeightTable, policy: Callable[[list[Weight]], Policy[S]]) -> None:
        self.table: Final = table
        self.policy: Final = policy


@final
class Brain(Generic[S]):
    """What the game knows about playing well.

    `policy` is a sensible choice. `new_policy` is for games whose policy remembers something: it
    makes one for one seat of one match, which chooses the same as `policy`, only faster. `suggest`
    is for games whose policy thinks of a whole plan: what it has in mind for a seat, from a state
    dealt for that seat. `review` says after the match how each seat could have done best, from
    what all may know.

    For the search: `ideas` are the options worth a thought, without it all of them; `turn` is a
    number that changes from turn to turn; `advice` is how to search in this game. `evaluate` is the
    chance of a seat to win, from 0 to 1: a game whose advice has a horizon needs it. `foresee` is
    for games whose worlds take long to play out: the likely result, judged for a seat, or None
    as long as a world must be played on. `new_quick_policy` makes a policy for one world, which
    plays as well as `policy` and faster: it may remember something from choice to choice.

    For styles of bots: `harm` is how badly a seat has fared apart from points, from 0 to 1, and
    `in_hand` the points that a seat has in hand already. With a horizon in the `advice` worlds are
    judged before they are over: then `harm` is how badly the seat is likely to fare by the end,
    and `turns_left` how many turns of its own it is likely to take still. `tuning` is for games
    whose policy has weights in a file.
    """

    def __init__(
        self,
        *,
        policy: Policy[S],
        new_policy: Callable[[], Policy[S]] | None = None,
        suggest: Callable[[S, int], Suggestion | None] | None = None,
        review: Callable[[S], list[Suggestion]] | None = None,
        ideas: Ideas[S] | None = None,
        turn: Callable[[S], int] | None = None,
        evaluate: Callable[[S, int], float] | None = None,
        foresee: Callable[[S, int], Foreseen | None] | None = None,
        harm: Callable[[S, int], float] | None = None,
        in_hand: Callable[[S, int], float] | None = None,
        turns_left: Callable[[S, int], float] | None = None,
        new_quick_policy: Callable[[], Policy[S]] | None = None,
        advice: SearchAdvice = DEFAULT_ADVICE,
        tuning: Tuning[S] | None = None,
    ) -> None:
        if advice.horizon > 0 and evaluate is None:
            raise ValueError("worlds that end at a horizon need `evaluate`")
        self.policy: Final = policy
        self.new_policy: Final = new_policy
        self.suggest: Final = suggest
        self.review: Final = review
        self.ideas: Final = ideas
        self.turn: Final = turn
        self.evaluate: Final = evaluate
        self.foresee: Final = foresee
        self.harm: Final = harm
        self.in_hand: Final = in_hand
        self.turns_left: Final = turns_left
        self.new_quick_policy: Final = new_quick_policy
        self.advice: Final = advice
        self.tuning: Final = tuning

    def policy_for_match(self) -> Policy[S]:
        """The policy for one seat of one match: with a memory, if the game has `new_policy`."""
        return self.policy if self.new_policy is None else self.new_policy()

    def policy_for_world(self) -> Policy[S]:
        """The policy for all seats of one world; quick, if the game has `new_quick_policy`."""
        return self.policy if self.new_quick_policy is None else self.new_quick_policy()


@final
class GameParts(Generic[S, V]):
    """All parts of a game."""

    def __init__(
        self,
        *,
        rules: Rules[S],
        views: Views[S, V],
        drawing: Drawing[V],
        brain: Brain[S],
    ) -> None:
        self.rules: Final = rules
        self.views: Final = views
        self.drawing: Final = drawing
        self.brain: Final = brain


AnyParts = GameParts[Any, Any]
AnyView = Any
"""A view of some game: the kernel does not know its type."""
