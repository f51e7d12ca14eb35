"""Choices, matches and appearances of any game, for tests that know none."""

from __future__ import annotations

from typing import Any

import msgspec

from donjon import FastChance, Game, Message
from donjon.kernel.match.complete_scene import choices
from donjon.kernel.rules.state import State, answer, asked, first_asked, sample, settle
from donjon.kernel.rules.step import Decision
from donjon.kernel.rules.together import Together
from donjon.kernel.words.translate import say

SAID: dict[tuple[str, bytes], str] = {}


def said(message: Message, lang: str) -> str:
    """A message in a language, found out once."""
    key = (lang, msgspec.json.encode(message))
    if key not in SAID:
        SAID[key] = say(message, lang)
    return SAID[key]


def some_choice(game: Game, s: State, decision: Decision[Any], chance: FastChance) -> int:
    """Half of the time a sensible one, which leads further; else any."""
    options = decision.options(s)
    if chance.below(2):
        return game.policy(s, decision, options, chance)
    return options[chance.below(len(options))]


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
    view = game.view(s, seat if seat >= 0 else None)
    shown = [
        [
            decision.rule(),
            decision.prompt(s),
            decision.detail(s),
            decision.subset(s),
            choices(game, s, view, decision, None),
        ]
        for decision in questions(s)
        if decision.seat == seat
    ]
    waiting = [decision.seat for decision in asked(s)]
    return msgspec.json.encode([view, waiting, shown])
