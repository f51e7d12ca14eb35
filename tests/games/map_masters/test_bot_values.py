"""Map Masters: what cards, exits and optimisers are worth to the bot."""

from __future__ import annotations

from donjon.games.map_masters.bot.card_gains import CARD_GAINS
from donjon.games.map_masters.bot.card_values import later_draws
from donjon.games.map_masters.bot.exit_values import exit_lead, worth_by_ticks
from donjon.games.map_masters.bot.wanted_discoveries import wanted_discoveries
from donjon.games.map_masters.bot.weights import policy_weights
from donjon.games.map_masters.content.face_checks import STARTING
from donjon.games.map_masters.content.objectives import OBJECTIVES
from donjon.games.map_masters.content.printed_icons import RECYCLE, SCISSORS
from donjon.games.map_masters.content.tables import FACES, TURNS
from donjon.games.map_masters.rules.scoring import exit_points
from donjon.games.map_masters.solver.input.weights import POINT, Weights
from tests.games.map_masters.scenario import MapMastersScenario

B = 1
SHARE = 0.8


def wanted(scenario: MapMastersScenario) -> Weights:
    """What the bot of the first seat wants of a path."""
    s = scenario.state
    return wanted_discoveries(s, scenario.player(), policy_weights(s))


class TestTheExit:
    def test_a_tick_is_worth_the_lead_it_may_bring(self) -> None:
        """MM-12.6, MM-R23  In the last turn it is worth nothing two boxes ahead, or two behind."""
        assert worth_by_ticks(0, 5, 3, SHARE) == worth_by_ticks(0, 3, 5, SHARE) == 0
        assert worth_by_ticks(0, 4, 4, SHARE) == POINT
        assert 0 < worth_by_ticks(0, 3, 4, SHARE) < worth_by_ticks(0, 4, 3, SHARE) < POINT
        assert worth_by_ticks(0, 0, 0, SHARE) == 2 * POINT

    def test_the_leads_are_those_of_the_rules(self) -> None:
        """MM-12.6, MM-R23"""
        for mine in range(TURNS + 1):
            for others in range(TURNS + 1):
                one, two = exit_points([mine, others])
                assert exit_lead(mine, others) == one - two

    def test_the_bot_wants_an_exit_for_what_it_is_worth(self) -> None:
        """MM-12.6  Against the other player with the most ticks."""
        scenario = MapMastersScenario()
        scenario.state.turn = TURNS - 1
        scenario.player().board.exits = [1, 1, 1, 1, 1]
        scenario.player(B).board.exits = [1, 1, 1, 0, 0]
        assert wanted(scenario).exit == 0
        scenario.player(B).board.exits = [1, 1, 1, 1, 1]
        assert wanted(scenario).exit == POINT


class TestTheValues:
    def test_every_card_has_a_gain_for_every_objective(self) -> None:
        """7.9  A starting card gains nothing on average: the others are measured against it."""
        assert len(CARD_GAINS) == len(FACES)
        assert {len(row) for row in CARD_GAINS} == {OBJECTIVES}
        for objective in range(OBJECTIVES):
            starting = [row[objective] for row in CARD_GAINS[:STARTING]]
            assert abs(sum(starting)) <= len(starting)

    def test_a_card_comes_again_when_the_discard_pile_is_shuffled(self) -> None:
        """MM-3.2  The fewer turns are left, the less often; in the last one never."""
        scenario = MapMastersScenario()
        draws = []
        for at in range(TURNS):
            scenario.state.turn = at
            draws.append(later_draws(scenario.state, scenario.player()))
        assert draws == sorted(draws, reverse=True)
        assert 1.0 < draws[0] < 2.0
        assert draws[-1] == 0.0

    def test_scissors_are_worth_more_the_sooner(self) -> None:
        """MM-11.4  A recycle arrow is worth the same in all turns but the last."""
        scenario = MapMastersScenario()
        first = wanted(scenario).worth
        scenario.state.turn = 3
        fourth = wanted(scenario).worth
        assert first[SCISSORS] > fourth[SCISSORS] > 0
        assert first[RECYCLE] == fourth[RECYCLE] > 0
