"""Checks of decisions: options, labels, rules, defaults and policies."""

from __future__ import annotations

from donjon.conformance.appearance import translated
from donjon.conformance.check import Check
from donjon.conformance.moment import Moment
from donjon.conformance.table import IS_WIDE, Walk
from donjon.kernel.match.game import Game
from donjon.kernel.match.match import Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.menu import Menu
from donjon.kernel.rules.pick_any import PickAny
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.state import apply_choice, open_decisions, play_out, run_until_choice
from donjon.kernel.words.translate import LANGUAGES
from donjon.rule_catalogue.lookup import path_of, read_file


def catalogue(game: Game) -> set[str]:
    """The ids of a game's catalogue."""
    path = path_of(game, "en")
    return set(read_file(path, game.name, "en").entries) if path is not None else set()


class SomethingMayBeChosen(Check):
    """A decision has options, and none of them twice."""

    def at(self, moment: Moment) -> None:
        options = moment.options
        self.looks += 1
        assert options
        assert len(set(options)) == len(options)


class NoTwoOptionsSoundAlike(Check):
    """In every language each option has a label of its own, and the decision a prompt."""

    def at(self, moment: Moment) -> None:
        s, decision = moment.s, moment.decision
        prompt = decision.prompt(s)
        messages = [decision.label(s, option) for option in moment.options]
        self.looks += len(messages) > 1
        for lang in LANGUAGES:
            labels = [translated(message, lang) for message in messages]
            assert all(labels)
            assert len(set(labels)) == len(labels), labels
            assert translated(prompt, lang)


class TheRuleThatAsksIsInTheCatalogue(Check):
    """The rule that a decision names has an id in the game's catalogue."""

    def begin(self, walk: Walk) -> None:
        self.ids = catalogue(walk.table.game)

    def at(self, moment: Moment) -> None:
        self.looks += 1
        assert moment.decision.rule() in self.ids


class WhatIsChosenForSomeoneIsAnOption(Check):
    """The default and the policy return an option, and change nothing.

    With the same chance the policy returns the same option.
    """

    closely = 60
    pace = 2

    def at(self, moment: Moment) -> None:
        s, decision, options = moment.s, moment.decision, moment.options
        self.looks += len(options) > 1
        assert decision.default(s, FastChance(moment.n)) in options
        assert contents(s) == moment.written, "what an absent seat does has changed the state"
        policy = moment.match.policy(moment.seat)
        choice = policy(s, decision, options, FastChance(moment.n))
        assert choice in options
        assert policy(s, decision, options, FastChance(moment.n)) == choice
        assert contents(s) == moment.written, "the policy has changed the state"


class AnEvaluationIsAChance(Check):
    """In a game that has an `evaluate`, it is a number from 0 to 1."""

    def at(self, moment: Moment) -> None:
        evaluate = moment.game.brain.evaluate
        if evaluate is not None:
            self.looks += 1
            assert 0.0 <= evaluate(moment.s, moment.seat) <= 1.0


class ASubsetIsTheSumOfItsPieces(Check):
    """Where any of some pieces may be picked, the option is the sum of 2**i of those picked."""

    def at(self, moment: Moment) -> None:
        s, decision = moment.s, moment.decision
        if not isinstance(decision, PickAny):
            return
        pieces = decision.pieces(s)
        self.looks += 1
        assert moment.options == list(range(1 << len(pieces)))
        for option in moment.options:
            picked = [piece for n, piece in enumerate(pieces) if option >> n & 1]
            assert decision.targets(s, option) == picked


class AMenuFindsTheActionOfEachOption(Check):
    """In a menu every option comes from an action, and that action is found for it."""

    def at(self, moment: Moment) -> None:
        s, decision = moment.s, moment.decision
        if not isinstance(decision, Menu):
            return
        self.looks += 1
        offered: list[int] = []
        for action in decision.actions():
            own: list[int] = []
            action.offer(s, decision.player(s), own)
            assert all(decision.action_of(option) is action for option in own)
            offered += own
        assert set(moment.options) <= set(offered)


class EveryMatchEndsInTimeWithAResult(Check):
    """Every match ends within `most_choices`: the walks, and matches with random choices."""

    outings = 4 if IS_WIDE else 2

    def begin(self, walk: Walk) -> None:
        game, seats = walk.table
        for seed in range(self.outings):
            s = game.new_state(seats, walk.options, FastChance(100 * walk.seed + seed))
            assert play_out(s, FastChance(seed)) <= game.most_choices
            self.sums_up(game.rules.result(s), seats)

    def end(self, match: Match) -> None:
        assert len(match.choices_made) <= match.game.most_choices
        assert match.result is not None
        self.sums_up(match.result, match.seats)

    def sums_up(self, result: Result, seats: int) -> None:
        """A result has a place for each seat at most once, and rows that can be read."""
        self.looks += 1
        placed = [seat for place in result.ranking for seat in place]
        assert len(set(placed)) == len(placed)
        assert set(placed) <= set(range(seats))
        assert [len(row.values) for row in result.details] == [seats] * len(result.details)
        assert len(result.scores) == seats
        messages = [result.text, *[row.label for row in result.details]]
        assert all(translated(message, lang) for message in messages for lang in LANGUAGES)


class ChoicesOfSeveralSeatsComeInAnyOrder(Check):
    """The order of simultaneous choices does not change the state that they lead to."""

    seeks_rare_things = True

    def at(self, moment: Moment) -> None:
        s = moment.s
        waiting = open_decisions(s)
        if len(waiting) < 2:
            return
        self.looks += 1
        ends = set()
        for order in (waiting, waiting[::-1]):
            twin = s.clone()
            for decision in order:
                unhurried = (o for o in decision.options(s) if not decision.is_race(s, o))
                apply_choice(twin, decision, next(unhurried))
            run_until_choice(twin)
            ends.add(contents(twin))
        assert len(ends) == 1
