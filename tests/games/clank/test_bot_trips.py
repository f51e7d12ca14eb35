"""Clank!: the bot's trips: stops on the way, the market, the way out, and races that are lost."""

from __future__ import annotations

import pytest

from donjon.games.clank.content.tables import IDOLS
from donjon.games.clank.model.state import ESCAPED
from tests.games.clank.bot_positions import done_by, goal_in, standing, thought
from tests.games.clank.scenario import ClankScenario


def goal_room(scenario: ClankScenario) -> str:
    """Where the bot is going."""
    return scenario.state.dungeon.rooms[goal_in(scenario).room]


class TestStops:
    @pytest.mark.parametrize(
        ("board", "start", "artifact", "way"),
        [("day", "D16", 15, ["D23", "D22"]), ("dusk", "K17", 5, ["K23", "K32"])],
    )
    def test_an_idol_beside_the_way_is_fetched(
        self, board: str, start: str, artifact: int, way: list[str]
    ) -> None:
        """CL-11.8  The shrine is one tunnel longer, and its idol is worth five points."""
        scenario = standing(start, board=board)
        scenario.set_cards(deck="explore explore sidestep scramble mercenary burgle")
        scenario.state.artifacts = 0
        scenario.put_artifact(artifact)
        assert goal_room(scenario) == way[1]
        scenario.state.idols = (1 << IDOLS) - 1
        assert goal_room(scenario) == way[0]

    def test_with_the_countdown_nearly_over_nothing_is_worth_a_stop(self) -> None:
        """CL-18.5  With an artifact it is the way out of the depths that counts."""
        scenario = standing("D16")
        scenario.give_artifact(5)
        scenario.state.idols = (1 << IDOLS) - 1
        scenario.state.runner, scenario.state.countdown = 1, 3
        scenario.thief(1).status = ESCAPED
        assert goal_room(scenario) == "D00"

    def test_gold_leads_to_the_market(self) -> None:
        """CL-9.1  A crown for seven gold is worth ten points."""
        scenario = standing("D17")
        scenario.give_artifact(5)
        scenario.state.artifacts = 0
        assert goal_room(scenario) == "D00"
        scenario.thief().gold = 7
        scenario.set_cards(deck="explore explore explore scramble boots_of_swiftness")
        assert goal_room(scenario) == "D25"

    def test_what_the_market_has_is_bought_before_the_thief_goes_on(self) -> None:
        """CL-9.3  It does not keep its gold for another market."""
        scenario = standing("D25")
        scenario.give_artifact(5)
        scenario.thief().gold = 7
        scenario.state.artifacts = 0
        scenario.acts(boots=2)
        assert done_by(scenario)[0] == "Buy Crown (10) (7 gold)"


class TestTheWayOut:
    def test_it_leaves_before_it_plays_what_only_makes_noise(self) -> None:
        """CL-17.2, CL-R17  Outside the Stumble makes no noise and is not played at all."""
        scenario = standing("D01")
        scenario.give_artifact(5)
        scenario.set_cards(hand="stumble sidestep burgle", deck="burgle")
        scenario.acts()
        done = done_by(scenario)
        assert done[:2] == ["Play Sidestep", "Walk to Starting flag (one boot)"]
        assert "Play Stumble" not in done
        assert scenario.thief().clank == 0

    def test_a_thief_who_cannot_leave_plays_on(self) -> None:
        """CL-2.6  In the dungeon every card must be played."""
        scenario = standing("D12")
        scenario.give_artifact(5)
        scenario.set_cards(hand="stumble sidestep", deck="burgle")
        scenario.acts()
        assert done_by(scenario)[:2] == ["Play Sidestep", "Play Stumble"]

    def test_a_belcher_is_left_alone_by_a_thief_who_is_nearly_dead(self) -> None:
        """CL-5.1  Four gold are not worth two more cubes on the way home."""
        for wounds, fights in ((0, True), (8, False)):
            scenario = standing("D12")
            scenario.give_artifact(5)
            scenario.set_row("belcher")
            scenario.add_damage(wounds)
            scenario.acts(swords=2)
            assert (thought(scenario) == "Fight Belcher (2 swords)") is fights


class TestRaces:
    def test_a_sure_win_is_not_risked_for_more(self) -> None:
        """CL-1.3  The rival is out with little; the thief goes home past the greater artifact."""
        scenario = standing("D12")
        scenario.give_artifact(20)
        scenario.give_item("backpack")
        scenario.state.artifacts = 0
        scenario.put_artifact(30)
        scenario.state.runner, scenario.state.countdown = 1, 1
        scenario.thief(1).status, scenario.thief(1).mastery = ESCAPED, True
        assert goal_room(scenario) == "D00"

    def test_whoever_is_behind_dares_more(self) -> None:
        """CL-19.5  Home with the Ring is not enough against eighty points: it goes deeper."""
        for gold, room in ((0, "D00"), (60, "D22")):
            scenario = standing("D17")
            scenario.set_cards(deck="explore explore explore scramble boots_of_swiftness")
            scenario.give_artifact(5)
            scenario.give_item("backpack")
            scenario.state.artifacts = 0
            scenario.put_artifact(15)
            rival = scenario.thief(1)
            rival.gold, rival.status, rival.mastery = gold, ESCAPED, True
            scenario.state.runner, scenario.state.countdown = 1, 1
            scenario.thief().gold = 40 if gold else 30
            assert goal_room(scenario) == room
