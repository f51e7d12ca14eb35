"""Heldentaufe: what the bot has learned to avoid, position by position."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.bot.policy import favourite
from donjon.games.heldentaufe.content.tables import HERO_IDS
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from tests.games.heldentaufe.bot_positions import quest, thought
from tests.games.heldentaufe.scenario import HeldentaufeScenario

A, B = range(2)
WINNING = (5, 5, 4, 4)


def winner_below(*, is_map_wide: bool) -> HeldentaufeScenario:
    """Seat A has enough teeth, stands beside Wallrog, and needs six steps to the campfire."""
    scenario = quest()
    scenario.place_tile("portal3", 2, 0)
    scenario.place_tile("portal4", -2, 0)
    if is_map_wide:
        for q in range(3, 11):
            scenario.place_tile("meadow", q, 0)
    scenario.place_hero_underground("U13", A)
    scenario.state.chest = False
    scenario.set_teeth(A, *WINNING)
    scenario.place_monster("ulumu")
    scenario.place_monster("zibber")
    scenario.place_monster("wallrog", "U17")
    scenario.hero(A).hearts = 1
    scenario.begins_monsters_turn()
    assert isinstance(scenario.decision(), Command)
    assert scenario.deciding_seat() == B
    assert "Wallrog attacks Corlof" in scenario.offers()
    return scenario


class TestAWinnerBelow:
    def test_monsters_do_not_carry_a_winner_upstairs(self) -> None:
        """HT-10.5  No tile is as far from the campfire as the hero is below."""
        assert "attacks" not in thought(winner_below(is_map_wide=False))

    def test_a_winner_is_struck_where_a_defeat_sends_the_hero_far_away(self) -> None:
        """HT-10.5"""
        assert thought(winner_below(is_map_wide=True)) == "Wallrog attacks Corlof"

    def test_a_monster_steps_onto_the_portal_of_a_winner(self) -> None:
        """HT-9.6  The only way out is shut."""
        scenario = quest()
        scenario.place_tile("portal4", 2, 0)
        scenario.place_hero_underground("U17", A)
        scenario.set_teeth(A, *WINNING)
        scenario.place_monster("ulumu")
        scenario.place_monster("zibber")
        scenario.place_monster("wallrog", "U11")
        scenario.begins_monsters_turn()
        assert thought(scenario) == "Wallrog goes to portal 4"
        scenario.chooses("Wallrog goes to portal 4")
        assert thought(scenario) == "The monsters rest"


class TestBelow:
    @pytest.mark.parametrize(("monster", "step"), [("U15", "U13"), ("U08", "U13")])
    def test_no_turn_ends_beside_a_monster_without_need(self, monster: str, step: str) -> None:
        """HT-9.1  Two steps lead out equally fast; the last of the turn is the quieter one."""
        scenario = quest()
        scenario.place_tile("portal3", 2, 0)
        scenario.remove_monsters()
        scenario.place_monster("wallrog", monster)
        scenario.state.chest = False
        scenario.place_hero_underground("U16")
        scenario.set_teeth(A, *WINNING)
        scenario.acts(spent=3)
        scenario.chooses(thought(scenario))
        assert scenario.hero_position() == step

    @pytest.mark.parametrize("is_alone", [False, True])
    def test_the_fury_is_drunk_before_the_turn_of_the_monsters(self, *, is_alone: bool) -> None:
        """HT-5.6  It counts when the hero is attacked, too; without monsters it is kept."""
        scenario = quest()
        scenario.place_tile("portal3", 2, 0)
        scenario.place_hero_underground("U16")
        scenario.give_potion("berserk")
        scenario.remove_monsters()
        if not is_alone:
            scenario.place_monster("wallrog", "U13")
        scenario.acts(spent=4)
        assert thought(scenario) == ("End your turn" if is_alone else "Drink: Raging fury")


def observer_at_the_apple_tree() -> HeldentaufeScenario:
    """Seat A watches there, and holds a blade for the tinkerer and a slayer as well."""
    scenario = quest()
    scenario.place_tile("orchard", 2, 0)
    scenario.place_hero(2, 0)
    scenario.give_tokens("apple apple apple")
    scenario.give_missions("B09 R01 R08")
    scenario.put_on_mission_pile("R07")
    return scenario


class TestCards:
    def test_a_dead_card_is_refused(self) -> None:
        """HT-6.7  Boots 1 for a tooth bring nothing to a hero with boots 3."""
        for boots, is_refused in (("boots3", True), ("", False)):
            scenario = quest()
            scenario.place_tile("orchard", 2, 0)
            scenario.give_missions("B01 R07 R08")
            scenario.give_equipment(boots)
            scenario.set_teeth(A, 1)
            scenario.acts()
            assert thought(scenario).startswith("Refuse: ") == is_refused

    def test_points_that_would_lapse_exchange_a_bad_card(self) -> None:
        """HT-2.5, HT-6.7  No laboratory is laid for the blade; the observer's turn ends early."""
        scenario = observer_at_the_apple_tree()
        scenario.acts()
        assert thought(scenario) == "Refuse: A blade for the tinkerer"
        scenario.chooses(thought(scenario))
        assert scenario.hand() == ["B09", "R08", "R07"]
        assert thought(scenario).startswith("End your turn with “Watch under the apple tree”")

    def test_no_card_is_exchanged_where_no_points_are_left(self) -> None:
        """HT-2.5"""
        scenario = observer_at_the_apple_tree()
        scenario.acts(spent=4)
        assert thought(scenario).startswith("End your turn with “Watch under the apple tree”")

    def test_the_last_tooth_of_a_winner_is_stolen_first(self) -> None:
        """HT-6.15  Whoever has just enough teeth and is robbed cannot win."""
        for teeth, goes in (((5, 5, 4, 4), "Go east"), ((5, 1), "Go west")):
            scenario = quest()
            scenario.give_missions("R12 R05")
            scenario.give_tokens("apple fish")
            scenario.set_teeth(B, *teeth)
            scenario.place_tile("meadow", 2, 0)
            scenario.place_tile("meadow", 3, 0)
            scenario.place_tile("forest", -2, 0)
            scenario.place_hero(3, 0, B)
            scenario.acts()
            assert thought(scenario).startswith(goes)


@pytest.mark.parametrize(
    ("seats", "ranking"),
    [
        (2, ["jupanila", "corlof", "erla", "mathian", "luphius"]),
        (3, ["jupanila", "erla", "corlof", "mathian", "luphius"]),
        (5, ["jupanila", "erla", "corlof", "mathian", "luphius"]),
    ],
)
def test_heroes_are_ranked_by_how_often_they_win(seats: int, ranking: list[str]) -> None:
    """HT-S.15"""
    left = list(range(len(HERO_IDS)))
    ranked: list[str] = []
    while left:
        best = favourite(left, seats)
        left.remove(best)
        ranked.append(HERO_IDS[best])
    assert ranked == ranking
