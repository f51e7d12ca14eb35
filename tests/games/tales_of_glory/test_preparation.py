"""Tales of Glory chapters 2 and 16: rounds, and how the next one is prepared."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.content.tables import OF_SET, SET, SLOTS
from donjon.games.tales_of_glory.model.state import FINAL, NO_TILE, PREPARE, TalesOfGlory
from donjon.games.tales_of_glory.rules.preparation import Prepare
from donjon.games.tales_of_glory.rules.turn import EndRound
from donjon.kernel.rules.hidden import Pile
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario


def rounds(seats: int, seed: int) -> list[TalesOfGlory]:
    """The state at the first question of each round, and at the end."""
    s = GAME.new_state(seats, GAME.check_options({}, seats), FastChance(seed))
    assert isinstance(s, TalesOfGlory)
    chance = FastChance(seed + 1)
    found: list[TalesOfGlory] = []
    options = run_until_choice(s)
    while options:
        if s.round > len(found):
            found.append(s.clone())
        apply_choice(s, first_decision(s), options[chance.below(len(options))])
        options = run_until_choice(s)
    return [*found, s]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_rounds_and_their_ages(seats: int) -> None:
    """TG-2.1, TG-2.3, TG-16.6, TG-16.8, TG-17.1, TG-R24, TG-R25  Three, four and three rounds."""
    moments = rounds(seats, seats)
    assert len(moments) == 11
    kept = SLOTS[seats] - 5
    for n, s in enumerate(moments[:-1], 1):
        new = s.display[1 + kept :] if n > 1 else s.display[1:]
        age = 1 if n <= 3 else 2 if n <= 7 else 3
        assert NO_TILE not in s.display[1:]
        assert {SET[tile] for tile in new} == {age}
    left = [tile for tile in moments[-1].display[1:] if tile != NO_TILE]
    assert len(left) == SLOTS[seats] - seats  # no preparation after round 10
    assert moments[-1].phase == FINAL


def test_what_is_left_is_discarded_moved_and_filled_up() -> None:
    """TG-16.1, TG-16.2, TG-16.3, TG-22.6  By slot numbers before any tile slides."""
    scenario = TalesOfGloryScenario(3)
    scenario.set_display("- A1-02 - A1-04 A1-05 -")
    scenario.state.discard = []
    scenario.state.chance = FastChance(2)
    scenario.happens(Prepare())
    assert scenario.view().discard == ["A1-02", "A1-04"]
    assert scenario.display()[0] == "A1-05"
    assert scenario.state.phase == PREPARE


def test_a_refill_may_mix_two_ages() -> None:
    """TG-16.4, TG-R25  One tile at a time: from Age 2 as soon as Age 1 is empty."""
    scenario = TalesOfGloryScenario(2)
    scenario.set_display("- A1-02 A1-03 A1-04 A1-05 -")
    scenario.state.piles = [Pile(OF_SET[1][-2:]), Pile(OF_SET[2][:]), Pile(OF_SET[3][:])]
    scenario.state.chance = FastChance(2)
    scenario.happens(Prepare())
    assert sorted([SET[tile] for tile in scenario.state.display[2:]]) == [1, 1, 2, 2, 2]
    assert [pile.size() for pile in scenario.state.piles] == [0, 17, 15]


def test_new_tiles_lie_at_random() -> None:
    """TG-16.5  The same five tiles in another order with other luck."""
    orders = set()
    for seed in range(8):
        scenario = TalesOfGloryScenario(2)
        scenario.set_display("- A1-02 A1-03 A1-04 A1-05 -")
        scenario.state.piles[0] = Pile(OF_SET[1][5:15])
        scenario.state.chance = FastChance(seed)
        scenario.happens(Prepare())
        orders.add(tuple(scenario.state.display[2:]))
    assert len(orders) > 4
    assert len({frozenset(order) for order in orders}) == 1


def test_the_discard_is_never_reshuffled() -> None:
    """TG-16.7, TG-R34  It only grows, and everyone may look through it."""
    before: list[int] = []
    for s in rounds(3, 5):
        assert set(before) <= set(s.discard)
        assert len(GAME.view(s, None).discard) == len(s.discard)
        before = s.discard


def test_the_last_round_has_no_preparation() -> None:
    """TG-2.3, TG-R24  The game ends; the tiles left are not used."""
    scenario = TalesOfGloryScenario(2)
    scenario.state.round = 10
    left = scenario.display()
    scenario.happens(EndRound())
    assert scenario.is_idle
    assert scenario.display() == left
    assert scenario.state.phase == FINAL
