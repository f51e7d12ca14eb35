"""The house players: their names, their stars, and what may be said of their tempers."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import donjon
from donjon import FastChance, Match
from donjon.arena.simulation import MatchRange, SimulationSetup, play_range
from donjon.arena.watched_bot import WatchedBot
from donjon.bots import Bot, Knowledge, bot_named, bot_names, is_bot, is_quick, known_names
from donjon.bots.characters import CHARACTERS, FEW_WORLDS, Character, CharacterBot
from donjon.bots.curious import CuriousBot
from donjon.bots.measured_tempers import MeasuredTemper, TemperFigure
from donjon.bots.self_play import play_match
from donjon.bots.style import PLAIN, Style
from donjon.bots.tempers import CLAIMS, MEASURED, holds, sentence, twin_of
from donjon.conformance.size import size
from donjon.kernel.rules.search_advice import SearchAdvice
from donjon.kernel.words.translate import LANGUAGES, translate
from donjon.registry import OWN
from tests.bots.policy_play import follow_policy

TALES = donjon.game("tales_of_glory")
OPTIONS = TALES.check_options({}, 2)
STARS = {
    "pip": 1,
    "gobbert": 2,
    "grumble": 2,
    "hush": 2,
    "anselm": 3,
    "ysolde": 3,
    "corvin": 4,
    "owl": 4,
}


def test_all_eight_are_bots_by_name() -> None:
    assert {name: each.stars for name, each in CHARACTERS.items()} == STARS
    assert bot_names()[-8:] == [*STARS]
    assert set(STARS) < set(known_names())
    assert all(is_bot(name) for name in STARS)
    assert [name for name in STARS if is_quick(name)] == ["pip"]
    assert isinstance(bot_named("pip"), CuriousBot)


def test_a_name_and_a_sentence_in_both_languages() -> None:
    for character in CHARACTERS.values():
        said = [
            {translate(each, lang) for lang in LANGUAGES}
            for each in (character.title(), character.temper())
        ]
        assert not any(text.startswith("bot-") for texts in said for text in texts)
        assert len(said[1]) == len(LANGUAGES)


def test_stars_are_budgets_and_tempers_are_styles() -> None:
    advice = SearchAdvice(level3=100, level4=200)
    worlds = {name: each.worlds(advice) for name, each in CHARACTERS.items()}
    assert worlds["hush"] == FEW_WORLDS
    assert (worlds["ysolde"], worlds["owl"]) == (100, 200)
    bot = bot_named("grumble")
    assert isinstance(bot, CharacterBot)
    bot.start(TALES, 0)
    assert bot.search.style.spite > 0.0
    assert 1 <= bot.search.worlds <= FEW_WORLDS
    assert CHARACTERS["owl"].style is PLAIN


def watched_match(names: list[str], seed: int) -> list[WatchedBot]:
    bots = [WatchedBot(bot_named(name)) for name in names]
    state = TALES.new_state(2, OPTIONS, FastChance(seed))
    play_match(TALES, state, [*bots], [FastChance(seed + 1), FastChance(seed + 2)])
    return bots


def test_a_watched_bot_remembers_turns_kinds_and_what_was_in_hand() -> None:
    for bot in watched_match(["greedy", "random"], 3):
        assert 8 <= len(bot.held) <= 40
        assert bot.held == sorted(bot.held)
        assert bot.held[-1] > bot.held[0]
        assert len(bot.kinds) >= 3


@pytest.mark.both
@pytest.mark.parametrize("name", OWN)
def test_pip_plays_every_game_to_its_end(name: str, counts: Counter[str]) -> None:
    game = donjon.game(name)
    setup = SimulationSetup(name, ["pip", "pip"], game.check_options({}, 2), "pip")
    matches = size(1, 40, compiled=2) if name == "map_masters" else size(2, 1_000, compiled=40)
    for outcome in play_range(MatchRange(setup, 0, matches)):
        assert outcome.fault is None, outcome.fault
        counts["matches of Pip"] += 1


def test_pip_tries_every_kind_of_action_now_and_then() -> None:
    """At one position, with many chances: each kind that is offered, but mostly the usual one."""
    game = donjon.game("heldentaufe")
    match = Match(game, 2, 3)
    for _ in range(30):
        follow_policy(match)
    seat = match.waiting[0]
    decision, s = match.decision(seat), match.sample(seat, FastChance(1))
    assert decision is not None
    options = decision.options(s)
    policy = game.brain.policy_for_match()
    seen: Counter[str] = Counter()
    for seed in range(400):
        known = Knowledge(game, decision, options, FastChance(seed), s, [], policy, 9)
        seen[decision.action(s, int(bot_named("pip").choose(known)))] += 1
    offered = {decision.action(s, option) for option in options}
    assert len(offered) >= 4
    assert set(seen) == offered
    assert 0.7 < seen.most_common(1)[0][1] / 400 < 0.95


@pytest.mark.both
def test_a_character_plays_a_match_the_same_again() -> None:
    def scores() -> list[int]:
        bots: list[Bot] = [bot_named("gobbert"), bot_named("hush")]
        state = TALES.new_state(2, OPTIONS, FastChance(5))
        play_match(TALES, state, bots, [FastChance(1), FastChance(2)])
        return TALES.rules.result(state).scores

    assert scores() == scores()


def measured(character: str, **bounds: tuple[float, float]) -> MeasuredTemper:
    style = CHARACTERS[character].style.words()
    figures = [TemperFigure(name, 0.0, 0.0, low, high) for name, (low, high) in bounds.items()]
    return MeasuredTemper(character, "clank", style, "level2", 2, 200, "seed", figures)


def test_a_sentence_needs_the_whole_interval_on_its_side() -> None:
    assert holds(measured("grumble", others=(-9.0, -0.1)))
    assert not holds(measured("grumble", others=(-9.0, 0.1)))
    assert not holds(measured("grumble", points=(-9.0, -0.1)))
    assert holds(measured("ysolde", spread=(0.1, 9.0)))
    assert not holds(measured("ysolde", spread=(-0.1, 9.0)))


def test_every_claim_of_a_sentence_must_hold() -> None:
    assert holds(measured("hush", turns=(-3.0, -1.0), points=(-20.0, -5.0)))
    assert not holds(measured("hush", turns=(-3.0, -1.0), points=(-20.0, 5.0)))
    assert holds(measured("corvin", others=(-3.0, -1.0), wins=(-0.1, 0.1)))
    assert not holds(measured("corvin", others=(-3.0, -1.0), wins=(-0.2, -0.1)))


def test_what_was_measured_with_another_style_holds_no_more() -> None:
    found = measured("grumble", others=(-9.0, -0.1))
    assert not holds(msgspec.structs.replace(found, style="spite=0.1"))


def test_the_figures_kept_are_of_the_characters_of_today() -> None:
    """Whoever changes a style measures again: python -m tools.tempers."""
    found: set[Any] = set()
    for temper in MEASURED:
        assert temper.style == CHARACTERS[temper.character].style.words()
        assert temper.twin == twin_of(temper.character)
        assert temper.game in OWN
        assert temper.matches >= 20
        assert {claim.figure for claim in CLAIMS[temper.character]} <= {
            figure.name for figure in temper.figures
        }
        found.add((temper.game, temper.character))
    assert len(found) == len(MEASURED)


def test_only_what_holds_is_said() -> None:
    said = {(game, name) for game in OWN for name in STARS if sentence(name, game) is not None}
    assert said == {(each.game, each.character) for each in MEASURED if holds(each)}
    assert sentence("pip", "no_such_game") is None


def test_a_character_is_made_of_its_parts() -> None:
    mine = Character("grumble", 2, Style({"spite": 1.0}))
    assert mine.title().key == "bot-grumble"
    assert mine.temper().key == "bot-grumble-temper"
    assert set(CLAIMS) == set(CHARACTERS)
    assert [twin_of(name) for name in ("pip", "hush", "anselm", "corvin", "owl")] == [
        *("level2", "level2", "level3", "level4", "level3")
    ]
