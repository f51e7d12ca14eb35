"""Heldentaufe's shortcuts: several steps with one click."""

from __future__ import annotations

from donjon.kernel.rules.state import apply_choice
from donjon.kernel.scene import Amount
from tests.games.heldentaufe.scenario import HeldentaufeScenario


def routes(scenario: HeldentaufeScenario) -> dict[str, list[str]]:
    """The way to each place that is offered."""
    return {reach.target: reach.route for reach in scenario.shortcuts()}


def test_walks_above_ground() -> None:
    """HT-3.2, HT-2.2  The shortest way over tiles that lie there, within the AP left."""
    scenario = HeldentaufeScenario()
    for q in range(1, 5):
        scenario.place_tile("meadow", q, 0)
    scenario.place_tile("forest", 1, -1)
    scenario.acts(spent=1)
    assert routes(scenario) == {
        "land:2,0": ["land:1,0", "land:2,0"],
        "land:3,0": ["land:1,0", "land:2,0", "land:3,0"],
    }
    assert scenario.shortcuts()[-1].cost == [Amount("walking-boot", 3, "life")]


def test_walks_below_stop_at_danger() -> None:
    """HT-7.6, HT-7.5  A danger token ends a walk, and figures are in the way."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U04")
    scenario.acts()
    found = routes(scenario)
    assert found["cave:U06"] == ["cave:U05", "cave:U06"]
    assert "cave:U09" not in found  # beyond the tokens on U06 and U08
    scenario.state.danger = bytes(21)
    assert routes(scenario)["cave:U09"] == ["cave:U05", "cave:U06", "cave:U09"]
    scenario.place_hero_underground("U06", 1)
    assert routes(scenario)["cave:U09"] == ["cave:U05", "cave:U08", "cave:U09"]


def test_every_step_of_a_walk_is_offered() -> None:
    """HT-A.1  Each place of a route is what one picks for the next step."""
    scenario = HeldentaufeScenario(2, "jupanila corlof")
    for q, r in ((1, 0), (2, 0), (2, -1), (0, 1), (0, 2)):
        scenario.place_tile("meadow", q, r)
    scenario.acts()
    for route in routes(scenario).values():
        scenario.place_hero(0, 0)
        scenario.acts()
        for spot in route:
            decision, s = scenario.decision(), scenario.state
            picks = {"".join(decision.targets(s, option)): option for option in decision.options(s)}
            apply_choice(s, decision, picks[spot])
            scenario.run_until_choice()
        assert "land:{},{}".format(*(scenario.hero_position() or "")) == route[-1]


def test_a_walk_does_not_run_past_a_theft() -> None:
    """HT-6.15, HT-3.2  Only a hero with a thief stops where somebody can be robbed."""
    for held, teeth, ends in (
        ("R12", [1], ["land:2,0"]),
        ("R12", [], ["land:2,0", "land:3,0"]),
        ("R01", [1], ["land:2,0", "land:3,0"]),
    ):
        scenario = HeldentaufeScenario()
        for q in (1, 2, 3):
            scenario.place_tile("meadow", q, 0)
        scenario.place_hero(2, 0, 1)
        scenario.set_teeth(1, *teeth)
        scenario.give_missions(held)
        scenario.acts()
        assert [reach.target for reach in scenario.shortcuts()] == ends
