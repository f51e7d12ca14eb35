"""DragonQuest: the bot's chance to win is a chance."""

from __future__ import annotations

from collections import Counter

import pytest

from donjon import FastChance, game
from donjon.conformance.size import derived_seed, size
from donjon.games.dragonquest.bot.policy import policy
from donjon.games.dragonquest.bot.win_chance import evaluate
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, DragonQuest
from donjon.games.dragonquest.rules.scoring import result
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.brier import is_within, limits
from tests.games.dragonquest.scenario import DragonQuestScenario

GAME = game("dragonquest")
SAMPLE = 40
MATCHES = size(SAMPLE, 4_000, compiled=200)
BRIER = [0.245, 0.225, 0.195, 0.12]
"""The most by quarter of a match in the small sample."""
PRINTED = [0.236, 0.212, 0.175, 0.117]
"""In docs/bots.md, over 2,000 matches. Nothing that looks at a position alone could come below
about 0.23, 0.20, 0.165 and 0.10 (40 ways on from each of 320 positions, for both seats): many
heroes are lost or saved in their last turns."""


def chances(seed: int) -> list[tuple[list[float], int]]:
    """The chances of both seats at every turn of a match, and who won: 2 is nobody, or both."""
    s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(seed))
    assert isinstance(s, DragonQuest)
    seen: list[list[float]] = []
    chance = FastChance(seed)
    turn = 0
    while options := run_until_choice(s):
        decision = first_decision(s)
        now = s.heroes[0].suns + s.heroes[1].suns
        if now != turn:
            turn = now
            seen.append([evaluate(s, seat) for seat in range(2)])
        apply_choice(s, decision, policy(s, decision, options, chance))
    winners = result(s).winners
    assert [evaluate(s, seat) for seat in range(2)] == [
        1.0 / len(winners) if seat in winners else 0.0 for seat in range(2)
    ]
    return [(each, winners[0] if len(winners) == 1 else 2) for each in seen]


@pytest.mark.both
def test_the_chance_to_win_is_calibrated(counts: Counter[str]) -> None:
    """The mean squared error by quarter of a match, over fixed matches of two bots."""
    errors: list[list[float]] = [[], [], [], []]
    first = derived_seed(0)
    for seed in range(first, first + MATCHES):
        match = chances(seed)
        counts["matches with a chance to win"] += 1
        for at, (found, winner) in enumerate(match):
            for seat in range(2):
                errors[4 * at // len(match)].append((found[seat] - (winner == seat)) ** 2)
    found = [sum(quarter) / len(quarter) for quarter in errors]
    assert is_within(found, BRIER if MATCHES == SAMPLE else limits(PRINTED, MATCHES)), found


def test_life_time_and_gold_count() -> None:
    """More of each is a better chance; a richer rival is a worse one."""
    scenario = DragonQuestScenario(2)
    for seat in range(2):
        scenario.set_line("CH M6 P3", seat)
        scenario.hero(seat).suns = 14
        scenario.hero(seat).coins_100 = 5
    equal = evaluate(scenario.state, 0)
    scenario.hero(0).coins_100 = 9
    richer = evaluate(scenario.state, 0)
    assert richer > equal > evaluate(scenario.state, 1)
    scenario.hero(0).bones = 2
    wounded = evaluate(scenario.state, 0)
    assert wounded < richer
    scenario.hero(0).suns = 18
    assert evaluate(scenario.state, 0) < wounded


def test_the_dead_have_no_chance_and_the_last_one_out_has_won() -> None:
    """DQ-1.2, DQ-1.4"""
    scenario = DragonQuestScenario(2)
    scenario.hero(0).status = DEAD
    assert evaluate(scenario.state, 0) == 0.0
    scenario.hero(1).status = ESCAPED
    assert evaluate(scenario.state, 1) == 1.0


def test_before_the_line_begins_all_seats_are_alike() -> None:
    """DQ-20.1  Nobody stands anywhere yet."""
    s = GAME.new_state(3, GAME.check_options({"start_square": "each"}, 3), FastChance(1))
    run_until_choice(s)
    assert isinstance(s, DragonQuest)
    assert len({evaluate(s, seat) for seat in range(3)}) == 1
