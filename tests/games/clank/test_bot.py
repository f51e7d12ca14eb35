"""Clank!: what the bot does, and that it thinks only with what its seat may know."""

from __future__ import annotations

import pytest

from donjon.games.clank.bot.distances import FAR
from donjon.games.clank.bot.goals import best_goal
from donjon.games.clank.bot.weights import usual_weights
from donjon.games.clank.content.dungeon_map import FLAG
from donjon.games.clank.model.state import ESCAPED, IN, RESCUED, Clank
from tests.games.clank.bot_positions import done_by, goal_in, standing, thought
from tests.games.clank.scenario import GAME, ClankScenario
from tests.games.random_matches import clever_match, match_in_the_dark


def match(seats: int, seed: int, board: str, clever: int) -> Clank:
    """How a match ends: the first seats are clever, the others choose at random."""
    s = clever_match(GAME, seats, seed, clever, board=board)
    assert isinstance(s, Clank)
    return s


class TestTheWay:
    def test_an_artifact_that_was_the_goal_is_taken_and_carried_home(self) -> None:
        scenario = standing("D17")
        scenario.state.artifacts = 0
        scenario.put_artifact(5)
        scenario.acts(boots=1)
        assert thought(scenario) == "Take the artifact: Ring (5)"
        scenario.chooses(thought(scenario))
        assert goal_in(scenario).room == FLAG
        assert thought(scenario) == "Walk to Old Pantry (one boot)"

    def test_the_way_out_comes_before_everything(self) -> None:
        """CL-17.2  What is left of the turn can be spent outside, where noise does not count."""
        scenario = standing("D01")
        scenario.give_artifact(5)
        scenario.set_row("diamond")
        scenario.acts(boots=1, skill=8)
        done = done_by(scenario)
        assert done[0] == "Walk to Starting flag (one boot)"
        assert "Acquire Diamond (8 skill)" in done
        assert scenario.thief().status == ESCAPED

    def test_outside_it_plays_on_for_what_brings_something(self) -> None:
        """CL-17.2, CL-R17  Gold, skill, swords and cards; noise and boots are no use any more."""
        scenario = ClankScenario()
        scenario.thief().status = ESCAPED
        scenario.set_cards(hand="stumble treasure_map sidestep secret_tome", deck="burgle")
        scenario.set_row("diamond")
        scenario.acts(skill=8)
        assert done_by(scenario) == [
            "Play Treasure Map", "Acquire Diamond (8 skill)",
            "End your turn; 3 cards stay unplayed",
        ]  # fmt: skip

    def test_outside_it_plays_what_may_bring_something_later(self) -> None:
        """CL-4.5  A Rebel draws with another companion, a Wand of Wind has nothing to give."""
        scenario = ClankScenario()
        scenario.thief().status = ESCAPED
        scenario.set_cards(hand="wand_of_wind rebel_scout mercenary", deck="burgle")
        scenario.acts()
        assert done_by(scenario)[:3] == ["Play Rebel Scout", "Play Mercenary", "Play Burgle"]

    def test_a_teleport_goes_home_when_no_boots_are_left(self) -> None:
        scenario = standing("D01")
        scenario.give_artifact(5)
        scenario.acts(teleports=1)
        assert thought(scenario) == "Teleport to Starting flag"

    def test_who_is_nearly_dead_does_not_walk_into_monsters(self) -> None:
        """The only open way out of D24 has a monster: with two wounds left it waits for a sword."""
        scenario = standing("D24")
        scenario.give_artifact(5)
        scenario.add_damage(8)
        scenario.acts(boots=2)
        assert thought(scenario) == "End your turn"
        scenario.resources.swords = 1
        assert thought(scenario) == "Walk to Ring Grotto (2 boots; one sword, no damage)"

    def test_with_the_countdown_running_the_nearest_artifact_will_do(self) -> None:
        """CL-18.5  Three turns are left; the thirty points at the bottom are out of reach."""
        scenario = standing("D16")
        scenario.set_cards(deck="explore sidestep scramble burgle burgle")
        scenario.state.artifacts = 0
        scenario.put_artifact(5)
        scenario.put_artifact(20)
        early = goal_in(scenario).room
        scenario.state.runner, scenario.state.countdown = 1, 2
        scenario.thief(1).status = ESCAPED
        late = goal_in(scenario).room
        rooms = scenario.state.dungeon.rooms
        assert (rooms[early], rooms[late]) == ("D30", "D17")

    def test_a_token_is_always_taken(self) -> None:
        scenario = standing("D02")
        scenario.set_secrets("D03", "treasure treasure")
        scenario.acts(boots=2)
        scenario.chooses("Walk to Guard Room (2 boots)")
        assert thought(scenario) == "Take a minor secret"

    @pytest.mark.parametrize("board", ["day", "dusk"])
    def test_distances_are_the_shortest_ways(self, board: str) -> None:
        """No tunnel makes a way shorter, and with a key every room leads home."""
        s = ClankScenario(board=board).state
        dungeon = s.dungeon
        table = usual_weights(s).boards.board(dungeon).table(True, 3)
        for start, exits in enumerate(dungeon.exits):
            ways = [
                [way.boots * 10 + way.monsters * 9 + 8 * dungeon.crystal[way.to], way.to]
                for way in exits
            ]
            for goal in range(len(dungeon.rooms)):
                assert table.between[start][goal] == table.to[goal][start]
                if goal != start:
                    through = [length + table.to[goal][to] for length, to in ways]
                    assert table.to[goal][start] == min([FAR, *through])
        assert all(far < FAR for far in table.to[FLAG])


class TestCardsAndGoods:
    def test_what_draws_is_played_first_and_mere_noise_is_kept_for_a_discard(self) -> None:
        """CL-3.9  Sleight of Hand throws the Stumble away before it makes a noise."""
        scenario = ClankScenario()
        scenario.set_cards(
            hand="stumble burgle sleight_of_hand lucky_coin",
            deck="burgle burgle scramble burgle",
        )
        scenario.begins_turn()
        assert thought(scenario) == "Play Lucky Coin"
        scenario.chooses(thought(scenario))
        assert thought(scenario) == "Play Sleight of Hand"
        scenario.chooses(thought(scenario))
        assert thought(scenario) == "Discard Stumble"

    def test_a_crown_is_worth_more_than_its_price(self) -> None:
        scenario = standing("D25")
        scenario.give_artifact(5)
        scenario.state.artifacts = 0
        scenario.thief().gold = 7
        scenario.acts()
        assert thought(scenario) == "Buy Crown (10) (7 gold)"

    def test_a_key_is_bought_where_it_opens_the_way_to_more(self) -> None:
        """CL-10.5  On the Day side only a key leads to the artifact of thirty points."""
        scenario = standing("D19")
        scenario.set_cards(deck="explore explore explore scramble boots_of_swiftness")
        scenario.state.artifacts = 0
        scenario.put_artifact(7)
        scenario.put_artifact(30)
        thief = scenario.thief()
        thief.gold = 7
        s, weights = scenario.state, usual_weights(scenario.state)
        plain, opened = (best_goal(s, thief, key, 1, 0.0, weights) for key in (False, True))
        assert (plain.room, opened.room) == (20, 34)
        assert opened.value > plain.value + 0.1
        scenario.acts()
        assert thought(scenario) == "Buy Master Key (7 gold)"

    def test_a_backpack_is_bought_where_a_second_artifact_is_near(self) -> None:
        """CL-12.2, CL-R48"""
        scenario = standing("D25")
        scenario.give_artifact(5)
        scenario.state.artifacts = 0
        scenario.put_artifact(10)
        scenario.thief().gold = 7
        scenario.acts()
        assert thought(scenario) == "Buy Backpack (7 gold)"
        scenario.chooses(thought(scenario))
        assert scenario.state.dungeon.rooms[goal_in(scenario).room] == "D26"

    def test_swords_are_spent_on_gold_and_skill_on_cards(self) -> None:
        scenario = standing("D01")
        scenario.set_row("orc_grunt sneak")
        scenario.acts(swords=3, skill=5)
        done = done_by(scenario)
        assert "Fight Orc Grunt (2 swords)" in done
        assert any(label.startswith("Acquire") for label in done)
        assert scenario.thief().gold == 3

    def test_a_draught_that_would_be_wasted_is_kept(self) -> None:
        scenario = standing("D01")
        scenario.give_secret("greater_healing")
        scenario.add_damage(1)
        scenario.acts(skill=2)
        assert thought(scenario) != "Use: Potion of Greater Healing"
        scenario.add_damage(1)
        assert thought(scenario) == "Use: Potion of Greater Healing"

    def test_swords_are_drunk_before_a_monster_wounds_the_thief(self) -> None:
        """CL-13.9  The only open way out of D24 has a monster."""
        scenario = standing("D24")
        scenario.give_artifact(5)
        scenario.give_secret("strength_potion")
        scenario.acts(boots=2)
        assert thought(scenario) == "Use: Potion of Strength"
        scenario.chooses(thought(scenario))
        assert thought(scenario) == "Walk to Ring Grotto (2 boots; one sword, no damage)"

    @pytest.mark.parametrize(("row", "is_drunk"), [("orc_grunt", True), ("burgle", False)])
    def test_swords_are_drunk_for_a_good_reward(self, row: str, *, is_drunk: bool) -> None:
        """CL-13.9  Three coins are worth it, a goblin's one is not on the way."""
        scenario = standing("D24")
        scenario.give_artifact(5)
        scenario.give_secret("strength_potion")
        scenario.set_row(row)
        scenario.acts()
        assert (thought(scenario) == "Use: Potion of Strength") == is_drunk

    def test_swords_are_drunk_for_any_reward_at_last(self) -> None:
        """CL-13.9, CL-17.2  What is left outside is used there."""
        scenario = standing("D01")
        scenario.give_artifact(5)
        scenario.give_secret("strength_potion")
        scenario.acts(boots=1)
        assert done_by(scenario)[:3] == [
            "Walk to Starting flag (one boot)", "Use: Potion of Strength",
            "Fight Goblin (2 swords)",
        ]  # fmt: skip

    def test_an_apothecary_heals_who_needs_it_and_arms_who_does_not(self) -> None:
        """CL-20.10, CL-21.3"""
        for wounds, wish in ((0, "Gain 2 gold"), (8, "Heal 1 damage")):
            scenario = ClankScenario()
            scenario.set_cards(hand="apothecary stumble", deck="burgle burgle burgle")
            scenario.add_damage(wounds)
            scenario.acts()
            scenario.plays("Apothecary")
            scenario.chooses("Discard Stumble")
            assert wish in scenario.offers()
            assert thought(scenario) == wish

    def test_credit_is_kept_for_skill_by_who_is_well_and_used_by_who_is_hurt(self) -> None:
        """CL-20.15, CL-R53  Swagger gives skill for each cube; each cube may wound."""
        for wounds, wish in ((0, "Cancel none, add 2 cubes"), (8, "Cancel 2, add no cube")):
            scenario = ClankScenario()
            scenario.set_cards(hand="swagger dead_run", deck="burgle burgle burgle")
            scenario.add_damage(wounds)
            scenario.acts(credit=2)
            scenario.plays("Swagger", "Dead Run")
            assert thought(scenario) == wish

    def test_the_dragon_is_not_called_by_who_is_hurt(self) -> None:
        """CL-21.9"""
        scenario = ClankScenario()
        scenario.set_cards(hand="mister_whiskers", deck="burgle burgle burgle")
        scenario.add_clank(6)
        scenario.add_damage(7)
        scenario.acts()
        scenario.plays("Mister Whiskers")
        assert "attack" not in thought(scenario)


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_it_thinks_only_with_what_its_seat_may_know(board: str) -> None:
    """CL-20.14  When hidden things are dealt again, the choice stays the same."""
    s, made = match_in_the_dark(GAME, 3, 5, board=board)
    assert isinstance(s, Clank)
    assert made > 100
    assert all(thief.status != IN for thief in s.thieves)


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_it_beats_chance_and_gets_out(board: str) -> None:
    """A small sample of what `donjon sim clank` counts; the seeds are fixed."""
    duels = [match(2, seed, board, 1) for seed in range(8)]
    assert sum(0 in GAME.rules.result(s).winners for s in duels) >= 7
    thieves = [thief for seed in range(2) for thief in match(4, seed, board, 4).thieves]
    assert sum(thief.status in (ESCAPED, RESCUED) for thief in thieves) >= 5
