"""A thought: is some idea better than what the policy would choose?

The first stage finds the most promising ideas. Whoever is best of many has been lucky, too: the
second stage therefore tries them in fresh worlds, and an idea must do better there than the
policy's choice by more than chance explains.
"""

from __future__ import annotations

from typing import Final, final

from donjon.bots.knowledge import Knowledge
from donjon.bots.search.trial import Trial, play_all
from donjon.bots.search.worlds import Worlds
from donjon.kernel.rules.idea import Idea, plain_ideas
from donjon.kernel.rules.search_advice import SearchAdvice

FIRST_STAGE: Final = 0.4
"""The part of the worlds that the first stage may play."""
FIRST_WORLDS: Final = 4
"""In how many worlds each idea is tried at first; then in twice as many, and so on."""
FINALISTS: Final = 2
HOPELESS: Final = 1.5
"""An idea is dropped in the first stage if it is worse by so many standard errors."""
BATCH: Final = 4
EARLY: Final = 8
ENOUGH: Final = 12
MANY: Final = 24
SURE: Final = 3.0
"""An idea is accepted before the worlds run out if it is better by so many standard errors."""


@final
class Thought:
    """What a thought found: the choice, and how the best ideas did beside the usual choice."""

    def __init__(self, choice: int, usual: Trial, trials: list[Trial], played: int) -> None:
        self.choice: Final = choice
        self.usual: Final = usual
        self.trials: Final = trials
        self.played: Final = played


def think(known: Knowledge, worlds: int) -> Thought:
    """Choose by trying ideas in so many worlds; the policy's choice if none is better."""
    advice = known.game.brain.advice
    ideas = ideas_of(known, worlds)
    usual = Trial(ideas[0])
    if len(ideas) == 1 or worlds < 2 * FIRST_WORLDS:
        return Thought(usual.idea.option, usual, [], 0)
    tried = Worlds(known.game, known.state(), known.decision, known.seed)
    others = [Trial(idea) for idea in ideas[1:]]
    best = finalists(tried, usual, others, worlds, advice)
    return second_stage(tried, best, ideas[0], worlds, advice)


def ideas_of(known: Knowledge, worlds: int) -> list[Idea]:
    """The policy's choice, then the most promising of the others: as many as can be tried."""
    usual = known.policy_choice()
    find = known.game.brain.ideas
    if find is None:
        found = plain_ideas(known.options, usual)
    else:
        found = find(known.state(), known.decision, known.options, usual)
    most = max(1, int(FIRST_STAGE * worlds) // FIRST_WORLDS - 1)
    return found[:1] + sorted(found[1:], key=prior_last)[:most]


def prior_last(idea: Idea) -> float:
    """Sorts the most promising ideas to the front."""
    return -idea.prior


def finalists(
    tried: Worlds, usual: Trial, others: list[Trial], worlds: int, advice: SearchAdvice
) -> list[Trial]:
    """The first stage: at most two ideas that are left when the worse half goes again and again."""
    first, count, left = 0, FIRST_WORLDS, others
    while True:
        stop = first + count
        play_all(tried, [usual, *left], first, stop, advice.scale)
        left = better_half(usual, left, advice)
        first, count = stop, stop
        cost = (len(left) + 1) * count
        if len(left) <= FINALISTS or tried.played + cost > FIRST_STAGE * worlds:
            return left[:FINALISTS]


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


def second_stage(
    tried: Worlds, best: list[Trial], idea: Idea, worlds: int, advice: SearchAdvice
) -> Thought:
    """Try the best ideas against the policy's choice in worlds that nobody has played yet."""
    usual = Trial(idea)
    trials = [Trial(each.idea) for each in best]
    left = trials
    while left and tried.played + (len(left) + 1) * BATCH <= worlds:
        first = len(tried.dealt)
        play_all(tried, [usual, *left], first, first + BATCH, advice.scale)
        left = still_open(usual, left, advice)
        if is_sure(usual, left, advice):
            break
    choice = idea.option
    accepted = accepted_trial(usual, left, worlds, advice)
    if accepted is not None:
        choice = accepted.idea.option
    return Thought(choice, usual, trials, tried.played)


def still_open(usual: Trial, trials: list[Trial], advice: SearchAdvice) -> list[Trial]:
    """Those that may still turn out better, the best first."""
    found: list[tuple[float, int]] = []
    for at, trial in enumerate(trials):
        gain, seen = trial.gain(usual, advice.margin), len(trial.shares)
        is_bad = gain.mean + gain.error < 0.0 if seen < MANY else gain.mean <= 0.0
        if seen < EARLY or not is_bad:
            found.append((-gain.mean, at))
    found.sort()
    return [trials[at] for _, at in found]


def is_sure(usual: Trial, trials: list[Trial], advice: SearchAdvice) -> bool:
    """Whether the best of them is so much better that no more worlds are needed."""
    if not trials or len(trials[0].shares) < MANY:
        return False
    gain = trials[0].gain(usual, advice.margin)
    return gain.mean > SURE * gain.error


def accepted_trial(
    usual: Trial, trials: list[Trial], worlds: int, advice: SearchAdvice
) -> Trial | None:
    """The best of them, if it is better than the usual choice by more than chance explains."""
    if not trials or len(trials[0].shares) < min(ENOUGH, max(BATCH, worlds // 6)):
        return None
    gain = trials[0].gain(usual, advice.margin)
    return trials[0] if gain.mean > 0.0 and gain.mean > advice.caution * gain.error else None
