"""The whole truth of a match at one moment, and how what is owed gets done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from donjon.kernel.rules.chance import Chance
from donjon.kernel.rules.step import Decision, Step

if TYPE_CHECKING:
    from donjon.kernel.journal.journal import Journal
    from donjon.kernel.rules.hidden import HiddenPlace


T = TypeVar("T")


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table. Mutable; a clone copies it. Games add their nouns."""

    def __init__(self, chance: Chance) -> None:
        self.owed: list[Step[Any]] = []
        self.chance = chance
        self.journal: Journal | None = None
        self.revealed = 0

    def owe(self, step: Step[Any]) -> None:
        """This is to be done next."""
        self.owed.append(step)

    def owe_all(self, steps: list[Step[Any]]) -> None:
        """These are to be done next, in this order."""
        for at in range(len(steps) - 1, -1, -1):
            self.owed.append(steps[at])

    def clone(self) -> State:
        """An independent copy without the journal; steps and chance's class are shared."""
        raise NotImplementedError

    def copy_kernel(self, twin: State) -> None:
        """Copy to a fresh twin what every state has."""
        twin.owed = self.owed[:]
        twin.chance = self.chance.clone()
        twin.revealed = self.revealed

    def reveal(self) -> None:
        """Note that something hidden is known from now on: no choice before it can be undone."""
        self.revealed += 1

    def hidden_places(self) -> list[HiddenPlace]:
        """Every place that hides something from somebody, in the order in which it is dealt."""
        raise NotImplementedError

    def redeal(self, seat: int, chance: Chance) -> Self:
        """A state that this seat cannot tell from the truth; -1 is a spectator.

        It has the given chance, so nothing that the match will draw can be foreseen.
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
        """Deal what lies in these places among them, whatever its order was."""
        items = shuffled_items(places, chance)
        if len(places) == 1:
            places[0].fill(items)
            return
        start = 0
        for place in places:
            stop = start + place.size()
            place.fill(items[start:stop])
            start = stop


S = TypeVar("S", bound=State)


def shuffled_items(places: list[HiddenPlace], chance: Chance) -> list[int]:
    """All that lies in these places, in an order that does not depend on where it lay."""
    items: list[int] = []
    for place in places:
        items.extend(place.items())
    items.sort()
    chance.shuffle(items)
    return items


def once_a_moment(s: S, look: Callable[[S], T]) -> T:
    """What all eyes see alike: looked at once a moment, and anew where there is no journal."""
    journal = s.journal
    if journal is None:
        return look(s)
    if journal.moment is None:
        journal.moment = look(s)
    found: T = journal.moment
    return found


def run_until_choice(s: State) -> list[int]:
    """Do what is owed until someone must choose: the options of who is asked first; [] = over."""
    while s.owed:
        options = s.owed[-1].advance(s)
        if options:
            return options
    return []


def open_decisions(s: State) -> list[Decision[Any]]:
    """Everyone who still owes a choice, after `run_until_choice`."""
    if not s.owed:
        return []
    return s.owed[-1].open_decisions()


def first_decision(s: State) -> Decision[Any]:
    """Who is asked first, after a `run_until_choice` that gave options."""
    return s.owed[-1].first_decision()


def next_decision(s: State) -> Decision[Any]:
    """Who goes on where nobody's clock decides, after a `run_until_choice` that gave options."""
    return s.owed[-1].next_decision(s)


def apply_choice(s: State, decision: Decision[Any], option: int) -> None:
    """The seat has chosen: a lone decision takes effect now, a simultaneous one with the last."""
    if s.journal is not None:
        s.journal.moment = None
    s.owed[-1].apply_choice(s, decision, option)


def hidden_choice_of(s: State, seat: int) -> int | None:
    """What the seat has chosen while others still choose at the same time; it alone may know."""
    return s.owed[-1].hidden_choice_of(seat) if s.owed else None


def has_chosen(s: State, seat: int) -> bool:
    """Whether the seat has chosen while others still choose at the same time."""
    return hidden_choice_of(s, seat) is not None


def sample(s: State, seat: int, chance: Chance) -> State:
    """A state the seat cannot tell from the truth: hidden things and choices are dealt again."""
    twin = s.redeal(seat, chance)
    if twin.owed:
        twin.owed[-1] = twin.owed[-1].resampled(twin, seat, chance)
    return twin


def play_out(s: State, chance: Chance) -> int:
    """Random choices to the end; how many were made."""
    made = 0
    options = run_until_choice(s)
    while options:
        apply_choice(s, first_decision(s), options[chance.below(len(options))])
        made += 1
        options = run_until_choice(s)
    return made
