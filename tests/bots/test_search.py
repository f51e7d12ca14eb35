"""The search: fair, repeatable, and careful with luck."""

from __future__ import annotations

from collections import Counter

import pytest

import donjon
from donjon import BadOptions, FastChance, Match
from donjon.bots import Knowledge, bot_named, is_bot, short_name
from donjon.bots.deadline import NO_DEADLINE, Deadline
from donjon.bots.search.ending import share_of_win
from donjon.bots.search.sheet_labels import SheetLabels
from donjon.bots.search.think import Thought, better_half, most_others, still_open, think
from donjon.bots.search.trial import Trial, figure, margin
from donjon.bots.search.verdict import verdict_on
from donjon.bots.search.worlds import FOR_POLICIES, Worlds, mixed, turn_of
from donjon.conformance.size import size
from donjon.kernel.match.game_parts import Brain
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.idea import LET_GO, Controller, Idea, plain_ideas
from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.rules.state import (
    State,
    apply_choice,
    first_decision,
    has_chosen,
    open_decisions,
    run_until_choice,
    sample_undecided,
)
from donjon.kernel.rules.step import AnyDecision
from donjon.kernel.words.message import Message
from donjon.registry import OWN
from donjon.testing.toy import GAME as TOY
from tests.bots.policy_play import follow_policy

WORLDS = 24
ADVICE = SearchAdvice(caution=2.0, margin=0.0)
GAMES = [donjon.game(name) for name in OWN]
SHORT_THOUGHTS = size(4, 12, compiled=12)
"""How many thoughts of each match have a deadline."""
THOUGHTS = dict.fromkeys([TOY.name, *OWN], (6, WORLDS)) | {"map_masters": (5, 8)}
"""How many positions of a match are thought about, each in how many worlds.

The first market of Map Masters has five, and its policy solves a puzzle in every world.
"""


def knowledge(match: Match, seat: int, state: State, deadline: Deadline = NO_DEADLINE) -> Knowledge:
    decision = match.decision(seat)
    assert decision is not None
    policy = match.game.brain.policy_for_match()
    options = decision.options(state)
    return Knowledge(match.game, decision, options, FastChance(5), state, [], policy, 99, deadline)


def figures(thought: Thought) -> list[float]:
    """All figures of a thought, in one list."""
    found = [float(thought.choice), float(thought.played)]
    for trial in [*thought.first, *thought.second]:
        found += [float(trial.idea.option), trial.idea.prior, *trial.shares, *trial.margins]
        found += [float(value) for sheet in trial.sheets for value in sheet]
    return found


def late_match(game: donjon.Game) -> Match:
    """A match of two where worlds are short: near the end, or at once if they are foreseen."""
    match = Match(game, max(2, game.seats[0]), 11)
    if game.brain.foresee is not None:
        return match
    choices = 0
    played = Match(game, max(2, game.seats[0]), 11)
    while played.waiting:
        follow_policy(played)
        choices += 1
    for _ in range(min(choices * 9 // 10, choices - 8)):
        follow_policy(match)
    return match


@pytest.mark.both
@pytest.mark.parametrize("game", [TOY, *GAMES], ids=lambda game: game.name)
def test_a_thought_is_repeatable_and_knows_nothing_hidden(
    game: donjon.Game, counts: Counter[str]
) -> None:
    """Whatever lies hidden, the choice and every figure are the same; no state is changed."""
    match = late_match(game)
    most, worlds = THOUGHTS[game.name]
    thoughts = 0
    while match.waiting and thoughts < most:
        seat = match.waiting[0]
        truth = match.state().clone()
        before = contents(truth)
        thought = think(knowledge(match, seat, truth), worlds)
        assert contents(truth) == before
        for deal in range(2):
            dealt = match.sample(seat, FastChance(deal))
            assert figures(think(knowledge(match, seat, dealt), worlds)) == figures(thought)
            counts["positions dealt again"] += 1
        counts["worlds"] += thought.played
        thoughts += thought.played > 0  # a game may have nothing to think about at a decision
        follow_policy(match)
    assert counts["positions dealt again"] >= 4
    assert counts["worlds"] >= WORLDS


def test_every_idea_has_a_verdict_with_reasons_from_paired_worlds() -> None:
    """Each line of the score sheet is compared world by world; finalists in fresh worlds alone."""
    match = late_match(donjon.game("tales_of_glory"))
    seat = match.waiting[0]
    known = knowledge(match, seat, match.sample(seat, FastChance(1)))
    thought = think(known, 96)
    verdicts = thought.verdicts(0.0)
    assert [verdict.idea.option for verdict in verdicts] == [
        trial.idea.option for trial in thought.first
    ]
    assert len(verdicts) == len(known.options) >= 3
    usual, *others = verdicts
    assert (usual.gain.mean, usual.gain.error) == (0.0, 0.0)
    assert all(reason.difference.mean == 0.0 for reason in usual.reasons)
    labels = [reason.label for reason in usual.reasons]
    assert labels == [row.label for row in match.game.rules.result(ended(match)).details]
    assert any(reason.difference.mean != 0.0 for each in others for reason in each.reasons)
    finalists = {id(trial.idea) for trial in thought.second}
    assert 2 <= len(finalists) <= 3
    for verdict in verdicts:
        expected = thought.second if id(verdict.idea) in finalists else thought.first
        trial = next(each for each in expected if each.idea is verdict.idea)
        assert verdict.worlds == len(trial.shares)
        assert verdict.win_share.mean == pytest.approx(sum(trial.shares) / len(trial.shares))


def ended(match: Match) -> State:
    """The match at its end, if everybody follows the policy."""
    copy = match.fork()
    while copy.waiting:
        follow_policy(copy)
    return copy.state()


def test_lines_of_a_score_sheet_keep_their_places() -> None:
    """A line that one world lacks counts as 0 there, wherever it stands in others."""
    labels = SheetLabels()
    one, two, three = Message("one"), Message("two"), Message("three")
    first = Result([1], [[0]], Message("over"), [ResultRow(one, [4]), ResultRow(two, [None])])
    second = Result([1], [[0]], Message("over"), [ResultRow(three, [5]), ResultRow(one, [6])])
    assert labels.values(first, 0) == [4, 0]
    assert labels.values(second, 0) == [6, 0, 5]
    assert labels.found == [one, two, three]
    early, late = trial_of(0, [0.0, 0.0]), trial_of(1, [0.0, 0.0])
    early.sheets, late.sheets = [[4, 0], [4, 0]], [[6, 0, 5], [4, 0, 1]]
    verdict = verdict_on(late, early, labels.found, 0.0)
    assert [reason.difference.mean for reason in verdict.reasons] == [1.0, 0.0, 3.0]


class CountedClock:
    """A clock that advances by one second whenever it is read."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        self.seconds += 1.0
        return self.seconds


@pytest.mark.parametrize("seconds", [1, 3, 7, 12, 25])
def test_a_thought_ends_when_its_deadline_passes(seconds: int) -> None:
    """The clock is read before every world; without a world it is the policy's choice."""
    match = late_match(donjon.game("tales_of_glory"))
    seat = match.waiting[0]
    state = match.sample(seat, FastChance(1))
    in_time = think(knowledge(match, seat, state), 400)
    deadline = Deadline(float(seconds), CountedClock().now)
    thought = think(knowledge(match, seat, state, deadline), 400)
    assert thought.played <= seconds - 1
    assert thought.played < in_time.played
    if seconds == 1:
        assert thought.played == 0
        assert thought.choice == knowledge(match, seat, state).policy_choice()


@pytest.mark.both
def test_a_short_thought_goes_through_both_stages(counts: Counter[str]) -> None:
    """With time for some 60 worlds of 2,000 an idea is found as well as with a budget of 60.

    Fewer ideas are tried, the finalists meet in fresh worlds, and sometimes one is accepted.
    """
    game = donjon.game("tales_of_glory")
    seconds, worlds = 70, 2000
    for seed in range(2):
        match = Match(game, 2, seed)
        while match.waiting and counts["short thoughts"] < SHORT_THOUGHTS * (seed + 1):
            seat = match.waiting[0]
            state = match.sample(seat, FastChance(1))
            known = knowledge(match, seat, state)
            deadline = Deadline(float(seconds), CountedClock().now)
            thought = think(knowledge(match, seat, state, deadline), worlds)
            follow_policy(match)
            if not thought.first:
                continue
            tried = [trial for trial in thought.first if trial.shares]
            counts["short thoughts"] += 1
            assert thought.played <= seconds
            assert 2 <= len(tried) <= 1 + most_others(seconds)
            counts["worlds"] += thought.played
            counts["with fewer ideas"] += len(tried) < len(thought.first)
            counts["with fresh worlds"] += len(thought.second[-1].shares) > 0
            counts["accepted"] += thought.choice != known.policy_choice()
    assert counts["short thoughts"] == 2 * SHORT_THOUGHTS
    assert counts["worlds"] > SHORT_THOUGHTS * seconds
    assert counts["with fewer ideas"] > 0
    assert counts["with fresh worlds"] > SHORT_THOUGHTS
    assert counts["accepted"] > 0


@pytest.mark.both
def test_a_deadline_far_away_changes_nothing(counts: Counter[str]) -> None:
    """The same choice and figures as without one: the pace only takes worlds away."""
    for game in GAMES:
        match = late_match(game)
        thoughts = 0
        while match.waiting and thoughts < 3:
            seat = match.waiting[0]
            state = match.sample(seat, FastChance(1))
            usual = think(knowledge(match, seat, state), WORLDS)
            far = Deadline(1e9, CountedClock().now)
            assert figures(think(knowledge(match, seat, state, far), WORLDS)) == figures(usual)
            thoughts += usual.played > 0
            follow_policy(match)
        counts["thoughts"] += thoughts
    assert counts["thoughts"] >= 9


def test_the_budget_of_worlds_is_kept() -> None:
    match = late_match(donjon.game("tales_of_glory"))
    seat = match.waiting[0]
    for worlds in (1, 8, 16, 40):
        thought = think(knowledge(match, seat, match.sample(seat, FastChance(1))), worlds)
        assert thought.played <= worlds


def test_what_others_chose_in_secret_is_open_in_a_world() -> None:
    """Their policy chooses for them again, instead of a random choice."""
    match = Match(donjon.game("tales_of_glory"), 3, 4)
    while len(match.waiting) < 3:
        follow_policy(match)
    s = match.state().clone()
    decisions = open_decisions(s)
    apply_choice(s, decisions[1], decisions[1].options(s)[0])
    assert has_chosen(s, decisions[1].seat)
    assert not has_chosen(sample_undecided(s, decisions[0].seat, FastChance(1)), decisions[1].seat)
    assert has_chosen(sample_undecided(s, decisions[1].seat, FastChance(1)), decisions[1].seat)


def test_every_idea_meets_the_same_worlds() -> None:
    """A world gives the same result each time, and all ideas the same hidden things."""
    match = late_match(donjon.game("clank"))
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    worlds = Worlds(match.game, match.sample(seat, FastChance(1)), decision, 7)
    idea = Idea(decision.options(match.state())[0])
    first = [worlds.play(n, idea).result for n in range(4)]
    assert [worlds.play(n, idea).result for n in range(4)] == first
    assert worlds.played == 8
    assert len({contents(world.s) for world in worlds.dealt}) == 4


def test_a_world_is_judged_at_the_horizon() -> None:
    """After the advised number of turns the game's chance to win counts, before the end or not."""
    game = donjon.game("dragonquest")
    horizon = game.brain.advice.horizon
    assert horizon > 0
    assert game.brain.evaluate is not None
    match = Match(game, 2, 4)
    while turn_of(game.brain.turn, match.state()) < 3:
        follow_policy(match)
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    worlds = Worlds(game, match.sample(seat, FastChance(1)), decision, 7)
    option = decision.options(match.state())[0]
    judged = worlds.play(0, Idea(option))
    assert 0.0 < judged.share < 1.0
    assert judged.result.winners == []
    s = worlds.world(0).s.clone()
    start = turn = turn_of(game.brain.turn, s)
    s.chance = FastChance(mixed(worlds.world(0).seed, turn))
    chance = FastChance(mixed(worlds.world(0).seed, FOR_POLICIES))
    apply_choice(s, decision, option)
    while turn < start + horizon:
        options = run_until_choice(s)
        if turn_of(game.brain.turn, s) > turn:
            turn = turn_of(game.brain.turn, s)
            s.chance = FastChance(mixed(worlds.world(0).seed, turn))
        if turn < start + horizon:
            chosen = game.brain.policy(s, first_decision(s), options, chance)
            apply_choice(s, first_decision(s), chosen)
    assert judged.share == game.brain.evaluate(s, seat)


def test_who_judges_worlds_early_must_tell_the_chance_to_win() -> None:
    """A game whose worlds go on to their end needs no `evaluate`."""
    policy = TOY.brain.policy
    assert Brain(policy=policy).evaluate is None
    with pytest.raises(ValueError, match="evaluate"):
        Brain(policy=policy, advice=SearchAdvice(horizon=3))


def test_a_world_that_ends_before_the_horizon_is_not_judged() -> None:
    match = late_match(donjon.game("dragonquest"))
    shares: set[float] = set()
    while match.waiting:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        worlds = Worlds(match.game, match.sample(seat, FastChance(1)), decision, 7)
        ending = worlds.play(0, Idea(decision.options(match.state())[0]))
        if ending.result.winners:
            assert ending.share == share_of_win(ending.result.winners, seat)
            shares.add(ending.share)
        follow_policy(match)
    assert shares == {0.0, 1.0}


class FirstOptions(Controller):
    """Takes the first option at a number of decisions, then lets go."""

    def __init__(self, times: int) -> None:
        self.left = times
        self.asked = 0

    def choose(self, s: State, decision: AnyDecision, options: list[int]) -> int:
        self.asked += 1
        if self.left == 0:
            return LET_GO
        self.left -= 1
        return options[0]


def test_a_controller_chooses_for_its_seat_until_it_lets_go() -> None:
    match = Match(donjon.game("tales_of_glory"), 2, 4)
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    option = decision.options(match.state())[0]
    worlds = Worlds(match.game, match.sample(seat, FastChance(1)), decision, 7)
    usual = worlds.play(0, Idea(option)).result
    at_once, later = FirstOptions(0), FirstOptions(5)
    assert worlds.play(0, Idea(option, controller=at_once)).result == usual
    assert at_once.asked == 1
    assert worlds.play(0, Idea(option, controller=later)).result != usual
    assert later.asked == 6


def trial_of(option: int, shares: list[float]) -> Trial:
    trial = Trial(Idea(option))
    trial.shares = shares
    trial.margins = [0.0] * len(shares)
    return trial


def test_figures_of_paired_worlds() -> None:
    assert (figure([]).mean, figure([0.5]).error) == (0.0, 0.0)
    found = figure([0.0, 1.0, 0.0, 1.0])
    assert found.mean == 0.5
    assert found.error == pytest.approx(0.2886751)
    gain = trial_of(1, [1.0, 1.0, 0.0]).gain(trial_of(0, [0.0, 1.0, 0.0]), 0.0)
    assert gain.mean == pytest.approx(1 / 3)


def test_points_count_little_when_the_match_is_decided() -> None:
    ahead, usual = trial_of(1, [1.0] * 4), trial_of(0, [1.0] * 4)
    ahead.margins = [1.0] * 4
    assert ahead.gain(usual, 0.5).mean == pytest.approx(0.1)
    open_match = trial_of(0, [0.0, 1.0, 0.0, 1.0])
    same = trial_of(1, [0.0, 1.0, 0.0, 1.0])
    same.margins = [1.0] * 4
    assert same.gain(open_match, 0.5).mean == pytest.approx(0.5)


def test_hopeless_ideas_are_dropped_and_the_better_half_stays() -> None:
    usual = trial_of(0, [0.5] * 4)
    trials = [trial_of(n, [n / 10] * 4) for n in range(1, 10)]
    assert [trial.idea.option for trial in better_half(usual, trials, ADVICE)] == [9, 8, 7, 6, 5]


def test_an_idea_that_was_only_lucky_is_dropped() -> None:
    """In fresh worlds it does worse after eight of them, or no better after 24."""
    usual, idea = trial_of(0, [1.0] * 8), trial_of(1, [0.0] * 8)
    assert still_open(usual, [idea], ADVICE) == []
    usual, idea = trial_of(0, [1.0, 0.0] * 12), trial_of(1, [0.0, 1.0] * 12)
    assert still_open(usual, [idea], ADVICE) == []
    few, idea = trial_of(0, [1.0] * 4), trial_of(1, [0.0] * 4)
    assert still_open(few, [idea], ADVICE) == [idea]


def test_shares_and_margins_of_a_result() -> None:
    result = Result([10, 30, 30], [[1, 2], [0]], Message("over"), [])
    assert [share_of_win(result.winners, seat) for seat in range(3)] == [0.0, 0.5, 0.5]
    assert [margin(result.scores, seat, 40.0) for seat in range(3)] == [-0.5, 0.0, 0.0]
    assert margin([90], 0, 40.0) == 1.0


def test_the_usual_choice_is_the_first_idea() -> None:
    assert [idea.option for idea in plain_ideas([4, 5, 6], 5)] == [5, 4, 6]


def test_a_search_is_named_by_its_worlds() -> None:
    assert is_bot("search:worlds=64")
    assert type(bot_named("search:worlds=1")).__name__ == "SearchBot"
    assert short_name("search:worlds=64") == "search:worlds=64"
    for name in (
        "search",
        "search:",
        "search:worlds=0",
        "search:worlds=x",
        "search:worlds=200000",
        "search:worlds=0001000009",
    ):
        with pytest.raises(BadOptions) as caught:
            bot_named(name)
        assert caught.value.message.key == "bad-search"
