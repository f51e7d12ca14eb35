"""The whole truth of a match at one moment, and the loop that runs owed steps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self, cast

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import AnyDecision, AnyStep

if TYPE_CHECKING:
    from donjon.kernel.journal.journal import Journal
    from donjon.kernel.rules.hidden import HiddenPlace


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table, open and hidden. Mutable; games derive from it and add their nouns."""

    def __init__(self, chance: Chance) -> None:
        self.owed: list[AnyStep] = []
        self.chance = chance
        self.journal: Journal | None = None
        self.revealed = 0

    def owe(self, step: AnyStep) -> None:
        """Put a step on top of the stack: it is done next."""
        self.owed.append(step)

    def owe_all(self, steps: list[AnyStep]) -> None:
        """Put steps on top of the stack; they are done next, in this order."""
        for at in range(len(steps) - 1, -1, -1):
            self.owed.append(steps[at])

    def clone(self) -> State:
        """An independent copy without the journal; steps and chance's class are shared."""
        raise NotImplementedError

    def copy_kernel(self, twin: State) -> None:
        """Copy the attributes of this class to a new twin."""
        twin.owed = self.owed[:]
        twin.chance = self.chance.clone()
        twin.revealed = self.revealed

    def reveal(self) -> None:
        """Note that something hidden is known from now on: no choice before it can be undone."""
        self.revealed += 1

    def hidden_places(self) -> list[HiddenPlace]:
        """Every place that hides something from somebody, in the order in which it is filled."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> Self:
        """A state that this seat cannot tell from the truth; -1 is a spectator.

        It draws from the given chance, so it does not foretell what the match will draw.
        """
        twin = cast(Self, self.clone())
        twin.chance = chance
        pools: dict[int, list[HiddenPlace]] = {}
        for place in twin.hidden_places():
            if not place.is_known_to(seat):
                if place.pool in pools:
                    pools[place.pool].append(place)
                else:
                    pools[place.pool] = [place]
        for places in pools.values():
            twin.deal_pool(places, chance)
        return twin

    def deal_pool(self, places: list[HiddenPlace], chance: Chance) -> None:
        """Shuffle what these places hold and deal it among them."""
        items = shuffled_items(places, chance)
        if len(places) == 1:
            places[0].fill(items)
            return
        start = 0
        for place in places:
            stop = start + place.size()
            place.fill(items[start:stop])
            start = stop


def shuffled_items(places: list[HiddenPlace], chance: Chance) -> list[int]:
    """All that these places hold, shuffled; the result does not depend on where each thing was."""
    items: list[int] = []
    for place in places:
        items.extend(place.items())
    items.sort()
    chance.shuffle(items)
    return items


def run_until_choice(s: State) -> list[int]:
    """Run owed steps until a seat must choose.

    Returns the options of the first decision, [] when the match is over.
    """
    while s.owed:
        options = s.owed[-1].advance(s)
        if options:
            return options
    return []


def open_decisions(s: State) -> list[AnyDecision]:
    """All decisions that wait for an answer, after `run_until_choice`."""
    if not s.owed:
        return []
    return s.owed[-1].open_decisions()


def first_decision(s: State) -> AnyDecision:
    """The first decision that waits, after a `run_until_choice` that returned options."""
    return s.owed[-1].first_decision()


def next_decision(s: State) -> AnyDecision:
    """The decision to answer next where nobody's clock decides the order.

    Called after a `run_until_choice` that returned options.
    """
    return s.owed[-1].next_decision(s)


def apply_choice(s: State, decision: AnyDecision, option: int) -> None:
    """Apply a choice; a simultaneous one takes effect with the last of them."""
    s.owed[-1].apply_choice(s, decision, option)


def hidden_choice_of(s: State, seat: int) -> int | None:
    """What the seat has chosen while others still choose; no other seat may know it."""
    return s.owed[-1].hidden_choice_of(seat) if s.owed else None


def has_chosen(s: State, seat: int) -> bool:
    """Whether the seat has chosen while others still choose at the same time."""
    return hidden_choice_of(s, seat) is not None


def sample(s: State, seat: int, chance: Chance) -> State:
    """A state that this seat cannot tell from the truth: hidden things and choices are random."""
    twin = s.redeal(seat, chance)
    if twin.owed:
        twin.owed[-1] = twin.owed[-1].resampled(twin, seat, chance)
    return twin


def sample_undecided(s: State, seat: int, chance: Chance) -> State:
    """As `sample`, but what others have chosen in secret is open again instead of random.

    Whoever plays on from it lets them choose as they usually do.
    """
    twin = s.redeal(seat, chance)
    if twin.owed:
        twin.owed[-1] = twin.owed[-1].with_others_open(seat)
    return twin


def play_out(s: State, chance: Chance) -> int:
    """Make random choices to the end of the match; returns how many were made."""
    made = 0
    options = run_until_choice(s)
    while options:
        apply_choice(s, first_decision(s), options[chance.below(len(options))])
        made += 1
        options = run_until_choice(s)
    return made
