"""Plays whole matches of any game."""

from __future__ import annotations

from donjon import FastChance, Game
from donjon.kernel.rules.state import State, apply_choice, first_decision, run_until_choice, sample


def clever_match(game: Game, seats: int, seed: int, clever: int, **options: object) -> State:
    """The final state: the first `clever` seats follow the policy, the others choose at random."""
    s = game.new_state(seats, game.check_options(options, seats), FastChance(seed))
    policies = [game.brain.policy_for_match() for _ in range(seats)]
    chance = FastChance(1000 + seed)
    while offered := run_until_choice(s):
        decision = first_decision(s)
        option = offered[chance.below(len(offered))]
        if decision.seat < clever:
            option = policies[decision.seat](
                sample(s, decision.seat, chance), decision, offered, chance
            )
        apply_choice(s, decision, option)
    return s


def match_in_the_dark(game: Game, seats: int, seed: int, **options: object) -> tuple[State, int]:
    """The final state, and the number of choices, if every seat follows the policy.

    Checks that a choice stays the same when hidden things are dealt again.
    """
    s = game.new_state(seats, game.check_options(options, seats), FastChance(seed))
    policies = [game.brain.policy_for_match() for _ in range(seats)]
    chance = FastChance(1000 + seed)
    made = 0
    while offered := run_until_choice(s):
        decision = first_decision(s)
        policy = policies[decision.seat]
        choice = policy(s, decision, offered, FastChance(1))
        assert choice in offered
        for _ in range(2):
            twin = sample(s, decision.seat, chance)
            assert decision.options(twin) == offered
            assert policy(twin, decision, offered, FastChance(1)) == choice
        apply_choice(s, decision, choice)
        made += 1
    return s, made
