"""Styles: what a search counts besides the win, and how they are named."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import donjon
from donjon import BadOptions, FastChance, Match
from donjon.bots import bot_named, is_bot
from donjon.bots.search.ending import Ending, ending_of
from donjon.bots.search.search_bot import SearchBot
from donjon.bots.search.search_name import MOST_WEIGHT, search_named, split_names
from donjon.bots.search.style_value import StyleValue, best_of_others
from donjon.bots.search.think import styled, think
from donjon.bots.search.trial import Trial, upside
from donjon.bots.style import PLAIN, USUAL_WEIGHTS, Style
from donjon.games.clank.model.state import RESCUED
from donjon.games.dragonquest.model.state import DEAD, ESCAPED
from donjon.kernel.match.game_parts import Brain
from donjon.kernel.rules.idea import Idea
from donjon.kernel.rules.result import Result
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.words.message import Message
from tests.bots.policy_play import follow_policy
from tests.bots.test_search import GAMES, WORLDS, figures, knowledge, late_match

EVERYTHING = Style(dict.fromkeys(USUAL_WEIGHTS, 0.5) | {"taste.Walk": 0.5})


@pytest.mark.both
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_thought_with_a_style_knows_nothing_hidden(
    game: donjon.Game, counts: Counter[str]
) -> None:
    """With every weight at once the choice and all figures stay the same, whatever lies hidden."""
    match = late_match(game)
    while match.waiting and counts["worlds"] < WORLDS:
        seat = match.waiting[0]
        thought = think(knowledge(match, seat, match.state().clone()), WORLDS, EVERYTHING)
        for deal in range(2):
            known = knowledge(match, seat, match.sample(seat, FastChance(deal)))
            again = think(known, WORLDS, EVERYTHING)
            assert figures(again) == figures(thought)
            assert [trial.added_by_style for trial in again.first] == [
                trial.added_by_style for trial in thought.first
            ]
            counts["positions dealt again"] += 1
        counts["worlds"] += thought.played
        follow_policy(match)
    assert counts["worlds"] >= WORLDS


def test_a_plain_search_looks_at_nothing_else() -> None:
    """Nothing is watched in its worlds, and the same worlds are played as with a style."""
    match = late_match(donjon.game("tales_of_glory"))
    seat = match.waiting[0]
    known = knowledge(match, seat, match.sample(seat, FastChance(1)))
    plain = think(known, WORLDS)
    assert plain.worlds is not None
    assert plain.worlds.style_value is None
    assert all(trial.added_by_style == [] for trial in plain.first)
    other = think(known, WORLDS, Style({"spite": 1.0}))
    assert other.worlds is not None
    assert other.worlds.style_value is not None
    assert other.first[0].shares[:4] == plain.first[0].shares[:4]
    assert len(other.first[0].added_by_style) == len(other.first[0].shares)


def ending(scores: list[int], winner: int) -> Ending:
    """How a world ends for seat 0."""
    losers = [seat for seat in range(len(scores)) if seat != winner]
    return ending_of(Result(scores, [[winner], losers], Message("over"), []), 0)


def style_value(style: Style, brain: Brain[Any]) -> StyleValue:
    return StyleValue(style, brain, 0, 10.0)


def test_every_weight_has_its_value_at_the_end_of_a_world() -> None:
    """Spite, the win, haste, harm and what is in hand, each alone; points in tens."""
    clank = donjon.game("clank")
    s: Any = clank.new_state(2, clank.check_options({}, 2), FastChance(1))
    brain, over = clank.brain, ending([30, 50], 0)
    assert brain.in_hand is not None
    assert style_value(Style({"spite": 2.0}), brain).value(s, over) == -10.0
    assert style_value(Style({"win": 0.25}), brain).value(s, over) == -0.75
    assert style_value(Style({"win": 0.25}), brain).value(s, ending([30, 50], 1)) == 0.0
    assert style_value(Style({"survival": 3.0}), brain).value(s, over) == -3.0  # still inside
    held = brain.in_hand(s, 0)
    s.thieves[0].gold += 7
    assert style_value(Style({"soon": 1.0}), brain).value(s, over) == pytest.approx((held + 7) / 10)
    hasty = style_value(Style({"haste": 1.0}), brain)
    hasty.begin(1)
    for turn in (1, 1, 2, 2, 5):
        hasty.watch(s, turn)
    assert hasty.value(s, over) == pytest.approx(-0.2)
    assert best_of_others([9], 0) == 0.0


def test_what_is_soon_in_hand_is_seen_two_turns_later() -> None:
    """What comes after that counts no more; in a match that ends before, the end counts."""
    tales = donjon.game("tales_of_glory")
    s: Any = tales.new_state(2, tales.check_options({}, 2), FastChance(1))
    watched = style_value(Style({"soon": 1.0}), tales.brain)
    watched.begin(1)
    watched.watch(s, 2)
    s.players[0].from_tiles += 20
    assert watched.value(s, ending([0, 0], 1)) == pytest.approx(2.0)
    watched.watch(s, 3)
    s.players[0].from_tiles += 20
    watched.watch(s, 4)
    assert watched.value(s, ending([0, 0], 1)) == pytest.approx(2.0)


def trial(
    style: Style, points: list[float], added_by_style: list[float], liking: float = 0.0
) -> Trial:
    found = Trial(Idea(0), style, liking)
    found.shares, found.margins = [0.0] * len(points), [0.0] * len(points)
    found.points, found.added_by_style = points, added_by_style
    return found


def test_a_gain_has_what_the_style_adds() -> None:
    bold = Style({"boldness": 2.0})
    usual = trial(bold, [1.0, 1.0], [0.0, 0.0])
    assert trial(bold, [1.5, 0.5], [0.0, 0.0]).gain(usual, 0.0).mean == pytest.approx(0.25)
    assert trial(bold, [1.0, 1.0], [0.5, 0.0]).gain(usual, 0.0).mean == pytest.approx(0.25)
    assert trial(bold, [1.0, 1.0], [0.0, 0.0], 0.3).gain(usual, 0.0).mean == pytest.approx(0.3)
    assert (upside(-1.0), upside(0.5), upside(3.0)) == (0.0, 0.25, 1.0)


def test_advice_is_followed_in_a_style() -> None:
    """A style changes how cautious a search is and how much points count, and nothing else."""
    advice = SearchAdvice(
        caution=2.0, margin=0.4, scale=60.0, level3=7, level4=70, slips=3, slip_loss=1.5, horizon=9
    )
    assert styled(advice, PLAIN) is advice
    found = styled(advice, Style({"points": 0.5, "caution": 0.25}))
    assert (found.caution, found.margin) == (0.5, 0.2)
    rest = [name for name in dir(advice) if name[0] != "_" and name not in {"caution", "margin"}]
    rest = [name for name in rest if not callable(getattr(advice, name))]
    assert rest == ["horizon", "level3", "level4", "scale", "slip_loss", "slips"]
    usual = SearchAdvice()
    for name in rest:
        assert getattr(found, name) == getattr(advice, name) != getattr(usual, name)


def test_a_taste_is_for_actions_by_their_name() -> None:
    style = Style({"taste.Walk": 0.2})
    assert (style.liking("Walk"), style.liking("Fight"), PLAIN.liking("Walk")) == (0.2, 0.0, 0.0)
    match = Match(donjon.game("heldentaufe"), 2, 3)
    seat = match.waiting[0]
    known = knowledge(match, seat, match.sample(seat, FastChance(1)))
    likings = {trial.liking for trial in think(known, WORLDS, style).first}
    assert likings <= {0.0, 0.2}


def test_harm_is_what_the_games_know_of_it() -> None:
    """A thief that is not out by the end is lost; a hero that was often defeated fared badly."""
    clank = donjon.game("clank")
    s: Any = clank.new_state(2, clank.check_options({}, 2), FastChance(1))
    assert clank.brain.harm is not None
    assert clank.brain.harm(s, 0) == 1.0
    s.thieves[0].status = RESCUED
    assert (clank.brain.harm(s, 0), clank.brain.harm(s, 1)) == (0.0, 1.0)
    quest = donjon.game("dragonquest")
    s = quest.new_state(3, quest.check_options({}, 3), FastChance(1))
    assert quest.brain.harm is not None
    assert 0.2 < quest.brain.harm(s, 0) < 0.8
    s.heroes[0].status, s.heroes[1].status = ESCAPED, DEAD
    assert [quest.brain.harm(s, seat) for seat in (0, 1)] == [0.0, 1.0]
    held = donjon.game("heldentaufe")
    s = held.new_state(2, held.check_options({}, 2), FastChance(1))
    assert held.brain.harm is not None
    assert held.brain.harm(s, 0) == 0.0
    s.heroes[0].defeats = 2
    assert held.brain.harm(s, 0) == 0.5
    s.heroes[0].defeats = 9
    assert held.brain.harm(s, 0) == 1.0


@pytest.mark.both
def test_who_is_still_inside_at_the_horizon_is_as_good_as_the_chance_to_get_out(
    counts: Counter[str],
) -> None:
    """DragonQuest's worlds are judged early: being out by then is no merit of its own.

    A hero near the exit with time left comes to less harm than one far away, though neither is
    out; and the turns of the way out still count.
    """
    game = donjon.game("dragonquest")
    assert game.brain.harm is not None
    assert game.brain.turns_left is not None
    harms: list[float] = []
    for seed in range(3):
        match = Match(game, 2, seed)
        while match.waiting:
            s: Any = match.state()
            for hero in s.heroes:
                harm, left = (f(s, hero.seat) for f in (game.brain.harm, game.brain.turns_left))
                assert 0.0 <= harm <= 1.0
                assert 0.0 <= left <= hero.sun_boxes
                if hero.is_inside() and hero.line:
                    harms.append(harm)
                    counts["heroes inside"] += 1
                    counts["with turns left"] += left > 0.0
                elif not hero.is_inside():
                    assert harm == (0.0 if hero.status == ESCAPED else 1.0)
                    assert left == 0.0
                    counts["heroes at their end"] += 1
            follow_policy(match)
    assert counts["heroes inside"] > 200
    assert counts["with turns left"] > counts["heroes inside"] // 2
    assert counts["heroes at their end"] > 10
    assert min(harms) < 0.2
    assert max(harms) > 0.8


def test_harm_and_haste_of_a_world_that_is_judged_early() -> None:
    """What is likely counts instead of what has come by then; at the end nothing is guessed."""
    game = donjon.game("dragonquest")
    match = late_match(game)
    while not all(hero.is_inside() for hero in match.state().heroes):  # type: ignore[attr-defined]
        match = Match(game, 2, 5)
        for _ in range(60):
            follow_policy(match)
    s: Any = match.state()
    brain = game.brain
    assert brain.harm is not None
    assert brain.turns_left is not None
    over = ending([0, 0], 1)
    early = Ending(over.share, over.result, False)
    hasty = style_value(Style({"haste": 1.0}), brain)
    hasty.begin(1)
    hasty.watch(s, 2)
    assert hasty.value(s, over) == pytest.approx(-0.1)
    left = brain.turns_left(s, 0)
    assert left > 0.0
    assert hasty.value(s, early) == pytest.approx(-0.1 - left / 10)
    careful = style_value(Style({"survival": 2.0}), brain)
    assert 0.0 < brain.harm(s, 0) < 1.0
    assert careful.value(s, early) == pytest.approx(-2.0 * brain.harm(s, 0))


def test_a_style_is_named_after_the_worlds() -> None:
    bot = bot_named("search:worlds=64,spite=0.5,points=0,taste.Walk=1.25")
    assert isinstance(bot, SearchBot)
    assert bot.worlds == 64
    assert (bot.style.spite, bot.style.points, bot.style.win) == (0.5, 0.0, 1.0)
    assert bot.style.words() == "spite=0.5,points=0,taste.Walk=1.25"
    assert search_named(f"search:worlds=64,{bot.style.words()}").style.weights == bot.style.weights
    assert search_named("search:spite=1,worlds=8").worlds == 8
    assert search_named("search:worlds=8").style is PLAIN
    assert is_bot(f"search:worlds=8,win={MOST_WEIGHT:g}")


@pytest.mark.parametrize(
    ("name", "key", "right"),
    [
        ("search:spite=1", "bad-search", "search:worlds=64"),
        ("search:worlds=8,anger=1", "bad-search-setting", "spite"),
        ("search:worlds=8,taste.=1", "bad-search-setting", "taste.Action"),
        ("search:worlds=8,", "bad-search-setting", "worlds"),
        ("search:worlds=8,spite", "bad-search-weight", "spite=0.5"),
        ("search:worlds=8,spite=-1", "bad-search-weight", "10"),
        ("search:worlds=8,spite=11", "bad-search-weight", "10"),
        ("search:worlds=8,spite=1e1", "bad-search-weight", "10"),
        ("search:worlds=8,spite=1,spite=2", "bad-search-twice", "spite"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(name: str, key: str, right: str) -> None:
    with pytest.raises(BadOptions) as caught:
        is_bot(name)
    assert caught.value.message.key == key
    assert right in str(caught.value)


def test_commas_of_a_search_do_not_separate_players() -> None:
    """A word with = and without a colon belongs to the search before it, and to no other bot."""
    given = "person, search:worlds=64,spite=0.5 ,win=0,level2,search:worlds=8,search:worlds=9"
    expected = ["person", "search:worlds=64,spite=0.5,win=0", "level2"]
    assert split_names([given]) == [*expected, "search:worlds=8", "search:worlds=9"]
    assert split_names(["a=b/my_bot.py:Mine,level2,"]) == ["a=b/my_bot.py:Mine", "level2"]
    assert split_names(["search:worlds=8,a=b/my_bot.py:Mine"])[1] == "a=b/my_bot.py:Mine"
    assert split_names(["search:worlds=8", "spite=1"]) == ["search:worlds=8", "spite=1"]
    assert split_names(["level2,spite=1"]) == ["level2", "spite=1"]
