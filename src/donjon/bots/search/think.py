"""A thought: is some idea better than what the policy would choose?

The first stage finds the most promising ideas. The best of many has also been lucky, so the second
stage tries these ideas in fresh worlds. An idea is chosen if it does better there than the
policy's choice by more than chance explains.
"""

from __future__ import annotations

from typing import Final, final

from donjon.bots.deadline import Deadline
from donjon.bots.knowledge import Knowledge
from donjon.bots.search.style_value import StyleValue
from donjon.bots.search.trial import Trial, play_all
from donjon.bots.search.verdict import Verdict, verdict_on
from donjon.bots.search.worlds import Worlds
from donjon.bots.style import PLAIN, Style
from donjon.kernel.rules.idea import Idea, by_prior, plain_ideas
from donjon.kernel.rules.search_advice import SearchAdvice

FIRST_STAGE: Final = 0.4
"""The part of the worlds that the first stage may play."""
FIRST_WORLDS: Final = 4
"""In how many worlds each idea is tried at first; then in twice as many, and so on."""
PACE_WORLDS: Final = 2
"""With a deadline the usual choice is first tried in this many worlds, which shows the pace."""
FINALISTS: Final = 2
HOPELESS: Final = 1.5
"""An idea is dropped in the first stage if it is worse by more than this many standard errors."""
BATCH: Final = 4
EARLY: Final = 8
ENOUGH: Final = 12
MANY: Final = 24
SURE: Final = 3.0
"""An idea is accepted early if it is better by more than this many standard errors."""


@final
class Thought:
    """What a thought found: the idea to follow, and how every idea did.

    `first` are the trials of the first stage, `second` those of the finalists in fresh worlds; in
    both the usual choice comes first. Both are empty where there was nothing to think about.
    """

    def __init__(
        self, idea: Idea, first: list[Trial], second: list[Trial], worlds: Worlds | None
    ) -> None:
        self.idea: Final = idea
        self.first: Final = first
        self.second: Final = second
        self.worlds: Final = worlds

    @property
    def choice(self) -> int:
        return self.idea.option

    @property
    def played(self) -> int:
        """How many worlds were played to the end."""
        return 0 if self.worlds is None else self.worlds.played

    def verdicts(self, margin_weight: float) -> list[Verdict]:
        """A verdict on every idea: on the finalists by the fresh worlds alone."""
        if self.worlds is None:
            return []
        labels = self.worlds.labels.found
        found: list[Verdict] = []
        for trial in self.first:
            again = trial_of(self.second, trial.idea)
            if again is not None:
                found.append(verdict_on(again, self.second[0], labels, margin_weight))
            else:
                found.append(verdict_on(trial, self.first[0], labels, margin_weight))
        return found


def trial_of(trials: list[Trial], idea: Idea) -> Trial | None:
    """The trial of an idea; None if it was not tried."""
    for trial in trials:
        if trial.idea is idea and trial.shares:
            return trial
    return None


def think(known: Knowledge, worlds: int, style: Style = PLAIN) -> Thought:
    """Choose by trying ideas in at most `worlds` worlds; the policy's choice if none is better."""
    ideas = ideas_of(known, worlds)
    if len(ideas) == 1 or worlds < 2 * FIRST_WORLDS:
        return Thought(ideas[0], [], [], None)
    tried = worlds_of(known, style)
    search = Search(tried, worlds, styled(known.game.brain.advice, style), known.deadline)
    first = [Trial(idea, style, liking_of(known, style, idea)) for idea in ideas]
    best = search.finalists(first[0], first[1:])
    second = [Trial(each.idea, style, each.liking) for each in [first[0], *best]]
    return Thought(search.best_in_fresh_worlds(second), first, second, tried)


def worlds_of(known: Knowledge, style: Style) -> Worlds:
    """The worlds of a thought; a style also values them, which plain bots do not pay for."""
    brain = known.game.brain
    style_value: StyleValue | None = None
    if style is not PLAIN:
        style_value = StyleValue(style, brain, known.seat, brain.advice.scale)
    return Worlds(known.game, known.state(), known.decision, known.seed, style_value)


def styled(advice: SearchAdvice, style: Style) -> SearchAdvice:
    """The advice of a game, followed in a style."""
    if style is PLAIN:
        return advice
    return advice.scaled(caution=style.caution, margin=style.points)


def liking_of(known: Knowledge, style: Style, idea: Idea) -> float:
    """How much a style likes an idea for its own sake."""
    if not style.has_taste:
        return 0.0
    return style.liking(known.decision.action(known.state(), idea.option))


def ideas_of(known: Knowledge, worlds: int) -> list[Idea]:
    """The policy's choice, then the most promising of the others: as many as can be tried."""
    return sorted_ideas(known, known.policy_choice())[: 1 + most_others(worlds)]


def most_others(worlds: int) -> int:
    """How many ideas besides the usual choice can be tried in `worlds` worlds."""
    return max(1, int(FIRST_STAGE * worlds) // FIRST_WORLDS - 1)


def sorted_ideas(known: Knowledge, usual: int) -> list[Idea]:
    """The policy's choice, then all others that are worth a thought, the most promising first."""
    find = known.game.brain.ideas
    if find is None:
        return plain_ideas(known.options, usual)
    found = find(known.state(), known.decision, known.options, usual)
    return found[:1] + by_prior(found[1:])


@final
class Search:
    """The two stages of a thought within its budget of worlds and its deadline.

    A deadline makes the budget smaller as soon as the pace of the worlds shows how many there is
    time for: a short thought tries fewer ideas in fewer worlds, but goes through both stages, and
    needs as many fresh worlds as a long one to accept an idea. Without a deadline nothing reads a
    clock.
    """

    def __init__(
        self, tried: Worlds, worlds: int, advice: SearchAdvice, deadline: Deadline
    ) -> None:
        self.tried: Final = tried
        self.most: Final = worlds
        self.budget = worlds
        self.advice: Final = advice
        self.deadline: Final = deadline
        self.seconds: Final = deadline.seconds_left()

    def finalists(self, usual: Trial, others: list[Trial]) -> list[Trial]:
        """The first stage: drop the worse half of the ideas again and again until two are left.

        None are left when there is no time to try any.
        """
        first, count, left = 0, FIRST_WORLDS, self.ideas_in_time(usual, others)
        while left and self.play([usual, *left], first, first + count):
            self.fit_to_deadline()
            left = better_half(usual, left, self.advice)
            first += count
            count = first
            cost = (len(left) + 1) * count
            if len(left) <= FINALISTS or self.tried.played + cost > FIRST_STAGE * self.budget:
                return left[:FINALISTS]
        return []

    def ideas_in_time(self, usual: Trial, others: list[Trial]) -> list[Trial]:
        """The most promising ideas, as many as there is time to try; all without a deadline."""
        if not self.deadline.is_set():
            return others
        if not self.play([usual], 0, PACE_WORLDS):
            return []
        self.fit_to_deadline()
        return others[: most_others(self.budget)] if self.budget >= 2 * FIRST_WORLDS else []

    def fit_to_deadline(self) -> None:
        """Plan no more worlds than there is time for, at the pace of those that were played."""
        if self.deadline.is_set():
            left, played = self.deadline.seconds_left(), self.tried.played
            spent = self.seconds - left
            if spent > 0.0:
                self.budget = min(self.most, played + int(left / spent * played))

    def best_in_fresh_worlds(self, trials: list[Trial]) -> Idea:
        """The second stage: the idea to follow, tried in worlds that nobody has played yet."""
        usual, left = trials[0], trials[1:]
        while left and self.tried.played + (len(left) + 1) * BATCH <= self.budget:
            first = len(self.tried.dealt)
            if not self.play([usual, *left], first, first + BATCH):
                break
            left = still_open(usual, left, self.advice)
            if is_sure(usual, left, self.advice):
                break
        accepted = accepted_trial(usual, left, self.most, self.advice)
        return usual.idea if accepted is None else accepted.idea

    def play(self, trials: list[Trial], first: int, stop: int) -> bool:
        """Play the trials in these worlds; False if the deadline passed before the end."""
        return play_all(self.tried, trials, first, stop, self.advice.scale, self.deadline)


def better_half(usual: Trial, trials: list[Trial], advice: SearchAdvice) -> list[Trial]:
    """Half of the ideas, or fewer where most are hopeless, the best first."""
    found: list[tuple[float, int]] = []
    for at, trial in enumerate(trials):
        gain = trial.gain(usual, advice.margin)
        if gain.mean + HOPELESS * gain.error >= 0.0:
            found.append((-gain.mean, at))
    found.sort()
    most = max(FINALISTS, (len(trials) + 1) // 2)
    return [trials[at] for _, at in found[:most]]


def still_open(usual: Trial, trials: list[Trial], advice: SearchAdvice) -> list[Trial]:
    """The trials that may still turn out better than the usual choice, the best first."""
    found: list[tuple[float, int]] = []
    for at, trial in enumerate(trials):
        gain, seen = trial.gain(usual, advice.margin), len(trial.shares)
        is_bad = gain.mean + gain.error < 0.0 if seen < MANY else gain.mean <= 0.0
        if seen < EARLY or not is_bad:
            found.append((-gain.mean, at))
    found.sort()
    return [trials[at] for _, at in found]


def is_sure(usual: Trial, trials: list[Trial], advice: SearchAdvice) -> bool:
    """Whether the best trial is better by so much that no more worlds are needed."""
    if not trials or len(trials[0].shares) < MANY:
        return False
    gain = trials[0].gain(usual, advice.margin)
    return gain.mean > SURE * gain.error


def accepted_trial(
    usual: Trial, trials: list[Trial], worlds: int, advice: SearchAdvice
) -> Trial | None:
    """The best trial, if it is better than the usual choice by more than chance explains."""
    if not trials or len(trials[0].shares) < min(ENOUGH, max(BATCH, worlds // 6)):
        return None
    gain = trials[0].gain(usual, advice.margin)
    return trials[0] if gain.mean > 0.0 and gain.mean > advice.caution * gain.error else None
