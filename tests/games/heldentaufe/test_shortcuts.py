"""Several steps in one gesture."""

from __future__ import annotations

from donjon.kernel.rules.state import apply_choice
from donjon.kernel.scene import Amount
from tests.games.heldentaufe.set_table import Quest


def routes(table: Quest) -> dict[str, list[str]]:
    """The way to each place that is offered."""
    return {reach.target: reach.route for reach in table.shortcuts()}


def test_walks_above_ground() -> None:
    """HT-3.2, HT-2.2  The shortest way over tiles that lie there, within the AP left."""
    table = Quest()
    for q in range(1, 5):
        table.lies("meadow", q, 0)
    table.lies("forest", 1, -1)
    table.acts(spent=1)
    assert routes(table) == {
        "land:2,0": ["land:1,0", "land:2,0"],
        "land:3,0": ["land:1,0", "land:2,0", "land:3,0"],
    }
    assert table.shortcuts()[-1].cost == [Amount("walking-boot", 3, "life")]


def test_walks_below_stop_at_danger() -> None:
    """HT-7.6, HT-7.5  A danger token ends a walk, and figures are in the way."""
    table = Quest()
    table.below("U04")
    table.acts()
    found = routes(table)
    assert found["cave:U06"] == ["cave:U05", "cave:U06"]
    assert "cave:U09" not in found  # beyond the tokens on U06 and U08
    table.state.danger = bytes(21)
    assert routes(table)["cave:U09"] == ["cave:U05", "cave:U06", "cave:U09"]
    table.below("U06", 1)
    assert routes(table)["cave:U09"] == ["cave:U05", "cave:U08", "cave:U09"]


def test_every_step_of_a_walk_is_offered() -> None:
    """HT-A.1  Each place of a route is what one picks for the next step."""
    table = Quest(2, "jupanila corlof")
    for q, r in ((1, 0), (2, 0), (2, -1), (0, 1), (0, 2)):
        table.lies("meadow", q, r)
    table.acts()
    for route in routes(table).values():
        table.stands(0, 0)
        table.acts()
        for spot in route:
            decision, s = table.decision(), table.state
            picks = {"".join(decision.targets(s, option)): option for option in decision.options(s)}
            apply_choice(s, decision, picks[spot])
            table.run_until_choice()
        assert "land:{},{}".format(*(table.place() or "")) == route[-1]


def test_a_walk_does_not_run_past_a_theft() -> None:
    """HT-6.15, HT-3.2  Who holds a thief stops where somebody can be robbed, and no one else."""
    for held, teeth, ends in (
        ("R12", [1], ["land:2,0"]),
        ("R12", [], ["land:2,0", "land:3,0"]),
        ("R01", [1], ["land:2,0", "land:3,0"]),
    ):
        table = Quest()
        for q in (1, 2, 3):
            table.lies("meadow", q, 0)
        table.stands(2, 0, 1)
        table.owns(1, *teeth)
        table.holds(held)
        table.acts()
        assert [reach.target for reach in table.shortcuts()] == ends
