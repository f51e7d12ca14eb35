"""Random matches of every game, for the tests that hold for all of them."""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import donjon
from donjon import FastChance, Game, Match, Message
from donjon.kernel.game import Options
from donjon.kernel.state import State, answer, asked, first_asked, sample, settle
from donjon.kernel.step import Decision, Together
from donjon.kernel.text import say
from donjon.testing.toy import GAME as TOY

GAMES = [*donjon.games().values(), TOY]
TABLES = [
    pytest.param(game, seats, id=f"{game.name}-{seats}")
    for game in GAMES
    for seats in range(game.seats[0], game.seats[1] + 1)
]
MORE = 2 if os.environ.get("DONJON_COMPILED") == "1" else 1
MOMENTS = 250 if MORE > 1 else 120

SAID: dict[tuple[str, bytes], str] = {}


def seeds(count: int) -> range:
    """So many matches; compiled there is time for more."""
    return range(1, 1 + count * MORE)


def said(message: Message, lang: str) -> str:
    """A message in a language, found out once."""
    key = (lang, msgspec.json.encode(message))
    if key not in SAID:
        SAID[key] = say(message, lang)
    return SAID[key]


def random_options(game: Game, seats: int, seed: int) -> Options:
    """Any possible options; those of seed 1 are the defaults."""
    chance = FastChance(seed)
    chosen: dict[str, object] = {}
    for option in game.options if seed > 1 else []:
        if isinstance(option.default, bool):
            chosen[option.name] = chance.below(2) == 1
        elif isinstance(option.default, int):
            chosen[option.name] = option.least + chance.below(option.most - option.least + 1)
        elif option.values:
            chosen[option.name] = option.values[chance.below(len(option.values))]
    return game.check_options(chosen, seats)


def new_match(game: Game, seats: int, seed: int) -> Match:
    return Match(game, seats, seed, {**random_options(game, seats, seed)})


def new_state(game: Game, seats: int, seed: int) -> State:
    return game.new_state(seats, random_options(game, seats, seed), FastChance(seed))


def some_choice(game: Game, s: State, decision: Decision[Any], chance: FastChance) -> int:
    """Half of the time a sensible one, which leads further; else any."""
    options = decision.options(s)
    if chance.below(2):
        return game.policy(s, decision, options, chance)
    return options[chance.below(len(options))]


def moments(game: Game, seats: int, seed: int) -> Iterator[tuple[State, Decision[Any]]]:
    """The decisions of a match, with their states: look at them and leave them as they are.

    Of a match with very many decisions the first ones.
    """
    chance = FastChance(1000 + seed)
    s = new_state(game, seats, seed)
    made = 0
    while settle(s) and made < MOMENTS:
        waiting = asked(s)
        decision = waiting[chance.below(len(waiting))]
        yield s, decision
        answer(s, decision, some_choice(game, s, decision, chance))
        made += 1


def first_plays(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Of a match with very many choices the first ones."""
    return islice(plays(game, seats, seed), MOMENTS)


def plays(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, int, int]]:
    """Every choice of a match before it is made: the match, the seat and the option."""
    chance = FastChance(1000 + seed)
    match = new_match(game, seats, seed)
    while match.waiting:
        seat = match.waiting[chance.below(len(match.waiting))]
        decision = match.decision(seat)
        assert decision is not None
        option = some_choice(game, match.state(), decision, chance)
        yield match, seat, option
        match.play(seat, option)


def whole_match(game: Game, seats: int, seed: int) -> Match:
    for last, _, _ in plays(game, seats, seed):
        match = last
    return match


def clever_match(game: Game, seats: int, seed: int, clever: int, **options: object) -> State:
    """How a match ends: the first seats choose as the game knows, the others at random."""
    s = game.new_state(seats, game.check_options(options, seats), FastChance(seed))
    chance = FastChance(1000 + seed)
    while offered := settle(s):
        decision = first_asked(s)
        option = offered[chance.below(len(offered))]
        if decision.seat < clever:
            option = game.policy(sample(s, decision.seat, chance), decision, offered, chance)
        answer(s, decision, option)
    return s


def match_in_the_dark(game: Game, seats: int, seed: int, **options: object) -> tuple[State, int]:
    """How a match ends in which every seat chooses as the game knows, and after how many choices.

    Whatever lies hidden from a seat, dealt anew its choice is the same.
    """
    s = game.new_state(seats, game.check_options(options, seats), FastChance(seed))
    chance = FastChance(1000 + seed)
    made = 0
    while offered := settle(s):
        decision = first_asked(s)
        choice = game.policy(s, decision, offered, FastChance(1))
        assert choice in offered
        for _ in range(2):
            twin = sample(s, decision.seat, chance)
            assert decision.options(twin) == offered
            assert game.policy(twin, decision, offered, FastChance(1)) == choice
        answer(s, decision, choice)
        made += 1
    return s, made


def questions(s: State) -> list[Decision[Any]]:
    """All that is asked now, answered or not."""
    step = s.owed[-1]
    if isinstance(step, Together):
        return list(step.decisions)
    return step.questions(s)


def appearance(game: Game, s: State, seat: int) -> bytes:
    """All that a seat sees of a state; -1 is a spectator."""
    shown = [
        [
            decision.rule(),
            decision.prompt(s),
            decision.detail(s),
            decision.subset(s),
            decision.reach(s),
            [
                [o, decision.label(s, o), decision.on(s, o), decision.dress(s, o)]
                for o in decision.options(s)
            ],
        ]
        for decision in questions(s)
        if decision.seat == seat
    ]
    waiting = [decision.seat for decision in asked(s)]
    view = game.view(s, seat if seat >= 0 else None)
    return msgspec.json.encode([view, waiting, shown])
