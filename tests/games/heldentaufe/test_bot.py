"""Heldentaufe: what the bot does, and that it thinks only with what its seat may know."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.bot.distances import (
    ANYWHERE,
    FAR,
    NOWHERE,
    beside,
    errand,
    surface_distances,
    underground_distances,
)
from donjon.games.heldentaufe.bot.monster_moves import hex_steps
from donjon.games.heldentaufe.bot.policy import policy
from donjon.games.heldentaufe.content.tables import FOREST, SWORD, TILE_IDS
from donjon.games.heldentaufe.content.underground_map import HEX_IDS, HEXES
from donjon.games.heldentaufe.model.state import NOBODY, Heldentaufe
from donjon.games.heldentaufe.model.surface_map import HOME, STEP_Q
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import ReturnToken
from donjon.games.heldentaufe.rules.hero_board.tokens import piece_of
from donjon.games.heldentaufe.rules.setup import start
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, duel_odds
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.heldentaufe.bot_positions import quest, thought
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario
from tests.games.random_matches import clever_match, match_in_the_dark

A, B, C, D = range(4)


def voted(scenario: HeldentaufeScenario, seat: int) -> int:
    """Whom the bot of a seat names."""
    vote = scenario.decision(seat)
    return policy(scenario.state, vote, vote.options(scenario.state), FastChance(1))


def does(scenario: HeldentaufeScenario, times: int) -> list[str]:
    """The next `times` things that the bot does."""
    done: list[str] = []
    for _ in range(times):
        done.append(thought(scenario))
        scenario.chooses(done[-1])
    return done


def match(seats: int, seed: int, clever: int) -> Heldentaufe:
    """How a match ends: the first seats are clever, the others choose at random."""
    s = clever_match(GAME, seats, seed, clever)
    assert isinstance(s, Heldentaufe)
    return s


class TestOdds:
    @pytest.mark.parametrize(
        ("ahead", "wins"),
        [(-7, 0), (-6, 0), (-5, 1), (-2, 10), (0, 21), (1, 26), (3, 33), (5, 36), (9, 36)],
    )
    def test_an_attack_wins_as_the_catalogue_counts(self, ahead: int, wins: int) -> None:
        """HT-8.4"""
        assert attack_odds(ahead) == pytest.approx(wins / 36)

    def test_a_duel_is_fought_to_the_last_heart(self) -> None:
        """HT-8.5  Two hearts each: two of three fights decide."""
        p = 21 / 36
        assert duel_odds(0, 1, 1) == pytest.approx(p)
        assert duel_odds(0, 2, 2) == pytest.approx(p * p * (3 - 2 * p))
        assert duel_odds(6, 1, 4) == 1.0
        assert duel_odds(-6, 9, 1) == 0.0


class TestWays:
    def test_an_errand_takes_the_shortest_round(self) -> None:
        """HT-6.9  Past apple tree and pond to the meadow behind them, in the order that is best."""
        scenario = HeldentaufeScenario()
        for tile, q in (("orchard", -1), ("pond", 1), ("forest", 2), ("forest", 3)):
            scenario.place_tile(tile, q, 0)
        s = scenario.state
        both = errand(s, HOME, 0b011, FOREST)
        assert both.steps == 4  # west to the apples, back, past the pond, the first forest
        assert STEP_Q[both.first] == -1
        assert errand(s, HOME, 0, FOREST).steps == 2
        assert errand(s, HOME, 0b010, ANYWHERE).steps == 1
        assert errand(s, HOME, 0b100, ANYWHERE).steps == FAR
        assert errand(s, HOME, 0, TILE_IDS.index("campfire")).first == NOWHERE

    def test_walks_agree_with_errands(self) -> None:
        scenario = quest()
        scenario.place_tile("smith", 2, 0)
        distances = surface_distances(scenario.state, HOME)
        tile = len(scenario.state.surface.kinds) - 1
        assert (
            distances.to(tile).steps
            == errand(scenario.state, HOME, 0, TILE_IDS.index("smith")).steps
            == 2
        )
        assert max(distances.steps) == 2

    def test_below_one_walks_around_danger_and_figures(self) -> None:
        """HT-7.5, HT-7.7"""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U05")
        distances = underground_distances(scenario.state, HEX_IDS.index("U05"))
        assert distances.steps[HEX_IDS.index("U07")] == FAR  # Zibber stands there
        assert distances.steps[HEX_IDS.index("U06")] == 3  # a danger token lies there
        assert beside(distances, HEX_IDS.index("U07")).end == HEX_IDS.index("U06")
        assert hex_steps(HEX_IDS.index("U15"), HEX_IDS.index("U13")) == 2
        assert max(hex_steps(start, end) for start in range(HEXES) for end in range(HEXES)) < FAR


class TestTheWayHome:
    def test_with_enough_teeth_the_hero_goes_home_and_wins(self) -> None:
        """HT-13.1"""
        scenario = quest()
        scenario.place_tile("forest", 2, 0)
        scenario.place_tile("orchard", 3, 0)
        scenario.give_missions("B09")
        scenario.set_teeth(A, 5, 5, 4, 4)
        scenario.place_hero(2, 0)
        scenario.acts()
        assert all("Go " in label for label in does(scenario, 2))
        assert scenario.state.winner == A

    def test_from_below_the_portal_with_the_shortest_rest_is_taken(self) -> None:
        """HT-11.2  Portal 3 is nearer below, but portal 2 lies beside the campfire."""
        scenario = HeldentaufeScenario()
        scenario.remove_monsters()
        scenario.place_tile("portal2", 1, 0)
        for q in (-1, -2, -3):
            scenario.place_tile("meadow", q, 0)
        scenario.place_tile("portal3", -4, 0)
        scenario.set_teeth(A, 5, 5, 4, 4)
        scenario.place_hero_underground("U03")
        scenario.script(0, 0, 0, 0)  # the dangers of the rebuild
        scenario.acts()
        assert does(scenario, 3) == ["Go to portal 2", "Go up: Portal 2", "Go west: Campfire"]
        assert scenario.state.winner == A


class TestMissions:
    def test_what_is_missing_is_gathered_and_delivered(self) -> None:
        """HT-6.9  Apple and fish for the fox."""
        scenario = quest()
        scenario.place_tile("orchard", 2, 0)
        scenario.place_tile("pond", 3, 0)
        scenario.place_tile("forest", 4, 0)
        scenario.give_missions("R05")
        scenario.place_hero(1, 0)
        scenario.acts()
        done = [label for label in does(scenario, 8) if not label.startswith("Go ")]
        assert {"Gather: Apple", "Gather: Fish", "Deliver: Supper for the fox"} <= {*done}
        assert scenario.points() == 1

    def test_a_ring_is_given_for_two_teeth_but_no_tooth_for_a_ring(self) -> None:
        """HT-6.11  Points win; a ring alone does not."""
        scenario = quest()
        scenario.place_tile("laboratory", 2, 0)
        scenario.place_hero(2, 0)
        scenario.give_missions("R02")
        scenario.give_equipment("ring1")
        scenario.acts()
        assert thought(scenario) == "Deliver: A ring for the tinkerer"
        scenario = quest()
        scenario.give_missions("B03")
        scenario.give_tokens("fish")
        scenario.set_teeth(A, 5, 5, 5)
        scenario.acts()
        assert "Deliver: The jeweller at the fire" in scenario.offers()
        assert not thought(scenario).startswith("Deliver")

    def test_an_observer_stays_for_the_piece_early_and_for_the_tooth_late(self) -> None:
        """HT-6.14"""
        for teeth, wish in (((), "Sword 1"), ((5, 5, 5, 1), "tooth")):
            scenario = quest()
            scenario.place_tile("orchard", 2, 0)
            scenario.place_hero(2, 0)
            scenario.give_missions("B09")
            scenario.set_teeth(A, *teeth)
            scenario.give_tokens("apple apple apple")
            scenario.acts(spent=4)
            assert wish in thought(scenario)

    def test_who_can_do_nothing_asks_for_another_mission(self) -> None:
        """HT-6.7  All three monsters are gone, and somebody is still below."""
        scenario = quest()
        scenario.remove_monsters()
        scenario.place_hero_underground("U13", B)
        scenario.state.chest = False
        scenario.give_missions("R07")
        scenario.acts()
        assert thought(scenario) == "Refuse: Bane of Ulumu"

    def test_the_richest_is_robbed(self) -> None:
        """HT-6.15"""
        scenario = quest(3)
        scenario.give_missions("R12")
        scenario.set_teeth(B, 1)
        scenario.set_teeth(C, 3)
        scenario.place_hero(1, 0, B)
        scenario.place_hero(1, 0, C)
        scenario.give_tokens("apple")
        scenario.hero().hearts = 2
        scenario.acts()
        scenario.chooses("Go east: Meadow")
        assert thought(scenario) == "Light fingers I: steal a tooth from Erla"

    def test_who_stands_beside_his_victim_leaves_and_comes_back(self) -> None:
        """HT-6.15, HT-R17  Two steps for a tooth; by the switch none."""
        for when, labels in (("arrival", 3), ("any_time", 1)):
            scenario = quest(2, thief_when=when)
            scenario.give_missions("R12")
            scenario.set_teeth(B, 1, 1)
            scenario.place_hero(1, 0)
            scenario.place_hero(1, 0, B)
            scenario.acts()
            done = does(scenario, labels)
            assert done[-1] == "Light fingers I: steal a tooth from Jupanila"
            assert all(label.startswith("Go ") for label in done[:-1])
            assert (scenario.hero_position(), scenario.points()) == ((1, 0), 1)


class TestEquipment:
    def test_the_better_piece_is_worn(self) -> None:
        scenario = quest()
        scenario.give_equipment("boots1")
        scenario.give_tokens("boots2")
        scenario.acts()
        assert thought(scenario) == "Wear: Boots 2"

    def test_the_smith_forges_and_the_laboratory_raises_the_sword(self) -> None:
        """HT-4.11, HT-4.15"""
        scenario = quest()
        scenario.place_tile("smith", 2, 0)
        scenario.place_hero(2, 0)
        scenario.give_equipment("sword1")
        scenario.give_tokens("sword1")
        scenario.acts()
        assert thought(scenario).startswith("Forge")
        scenario = quest()
        scenario.place_tile("laboratory", 2, 0)
        scenario.place_hero(2, 0)
        scenario.give_equipment("sword1 ring1")
        scenario.acts(spent=4)
        assert thought(scenario) == "End your turn and improve: Sword 1"

    def test_of_an_overload_the_food_that_nobody_wants_goes(self) -> None:
        """HT-1.9"""
        scenario = quest()
        scenario.give_missions("R04")
        scenario.give_equipment("sword1")
        scenario.give_tokens("apple mushroom fish")
        scenario.state.owe(ReturnToken(A, piece_of(SWORD, 1)))
        scenario.run_until_choice()
        assert thought(scenario) == "Return to the reserve: Fish"


class TestBelow:
    def test_the_weak_stay_above_and_the_strong_go_down(self) -> None:
        """HT-4.7"""
        for sword, wish in (("sword3", "Go down to portal 3"), ("", "End your turn")):
            scenario = quest()
            scenario.place_tile("portal3", 2, 0)
            scenario.place_hero(2, 0)
            scenario.state.chest = False
            scenario.set_monster_teeth("ulumu", 5)
            scenario.set_monster_teeth("zibber", 5)
            scenario.set_monster_teeth("wallrog", 5)
            scenario.give_equipment(sword)
            if sword:
                scenario.give_potion("berserk")
            scenario.acts()
            assert thought(scenario) == wish

    def test_the_fury_is_drunk_before_the_first_attack(self) -> None:
        """HT-5.6"""
        scenario = quest()
        scenario.place_tile("portal3", 2, 0)
        scenario.place_hero_underground("U03")
        scenario.state.chest = False
        scenario.give_equipment("sword2")
        scenario.give_potion("berserk")
        scenario.acts()
        assert does(scenario, 1) == ["Drink: Raging fury"]
        assert thought(scenario) == "Attack Zibber"

    def test_a_richer_hero_is_attacked(self) -> None:
        """HT-10.3"""
        scenario = quest()
        scenario.place_tile("portal3", 2, 0)
        scenario.remove_monsters()
        scenario.state.chest = False
        scenario.place_hero_underground("U03")
        scenario.place_hero_underground("U02", B)
        scenario.hero(B).hearts = 1
        scenario.set_teeth(B, 5, 5)
        scenario.give_equipment("sword2")
        scenario.acts()
        assert thought(scenario) == "Attack Jupanila"

    def test_who_is_nearly_beaten_leaves(self) -> None:
        """HT-7.11"""
        scenario = quest()
        scenario.place_tile("portal3", 2, 0)
        scenario.place_hero_underground("U03")
        scenario.give_equipment("sword1 boots3 ring3")
        scenario.hero().hearts = 1
        scenario.acts()
        assert thought(scenario) == "Go up: Portal 3"

    def test_food_is_eaten_where_it_hurts(self) -> None:
        """HT-5.1"""
        scenario = quest()
        scenario.place_hero_underground("U03")
        scenario.give_tokens("fish")
        scenario.hero().hearts = 2
        scenario.acts()
        assert thought(scenario) == "Eat: Fish"


class TestMonsters:
    def test_the_commander_strikes_where_the_monster_is_stronger(self) -> None:
        """HT-9.13"""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U14")
        scenario.begins_monsters_turn()
        assert isinstance(scenario.decision(), Command)
        assert thought(scenario) == "Wallrog attacks Corlof"

    def test_monsters_that_would_only_lose_stay_away(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U14")
        scenario.give_equipment("sword3")
        scenario.give_potion("berserk", used=True)
        scenario.begins_monsters_turn()
        assert thought(scenario) == "The monsters rest"

    def test_a_monster_comes_nearer_to_a_hero_in_reach(self) -> None:
        """HT-9.3"""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U13")
        scenario.state.chest = False
        scenario.begins_monsters_turn()
        assert " goes to " in thought(scenario)

    def test_bots_agree_on_a_commander(self) -> None:
        """HT-9.10, HT-R25  To whom nothing speaks against it, the first of the council it is."""
        scenario = HeldentaufeScenario(4)
        scenario.place_hero_underground("U13")
        scenario.begins_monsters_turn()
        assert [voted(scenario, seat) for seat in (B, C, D)] == [B, B, B]

    def test_who_is_about_to_go_down_would_command(self) -> None:
        """HT-9.10, HT-9.6  Monsters could block the portal on which the hero stands."""
        scenario = HeldentaufeScenario(4)
        scenario.place_hero_underground("U13")
        scenario.place_hero_on("portal1", C)
        scenario.begins_monsters_turn()
        assert [voted(scenario, seat) for seat in (B, C, D)] == [B, C, B]

    def test_bots_agree_on_who_places_the_defeated(self) -> None:
        """HT-10.5, HT-R27  All would put him as far away, so the first of them does it."""
        scenario = HeldentaufeScenario(4)
        scenario.place_tile("meadow", 1, 0)
        scenario.place_hero_underground("U12")
        scenario.place_hero_underground("U14", D)
        scenario.hero().hearts = 1
        scenario.acts()
        scenario.script(0, 5)
        scenario.chooses("Attack Ulumu")
        assert [voted(scenario, seat) for seat in (B, C)] == [B, B]

    def test_the_own_hero_is_spared(self) -> None:
        """HT-9.15  A commander whose hero would lose a heart attacks another one, or nobody."""
        for other, wish in (("U17", "Wallrog attacks Jupanila"), ("U04", "The monsters rest")):
            scenario = HeldentaufeScenario()
            scenario.place_hero_underground("U14")
            scenario.place_hero_underground(other, B)
            scenario.place_monster("ulumu")
            scenario.place_monster("zibber")
            scenario.script(0, 5)
            scenario.begins_monsters_turn()
            assert scenario.deciding_seat() == A
            assert "Wallrog attacks Corlof" in scenario.offers()
            assert thought(scenario) == wish

    def test_a_tooth_is_harvested_where_it_is_safe(self) -> None:
        """HT-9.15, HT-8.9  A strong hero of the commander is attacked by a dying monster."""
        for sword, hearts, wish in (
            ("sword2", 5, "Wallrog attacks Corlof"),
            ("sword2", 1, "The monsters rest"),
            ("", 5, "The monsters rest"),
        ):
            scenario = HeldentaufeScenario()
            scenario.place_hero_underground("U14")
            scenario.place_hero_underground("U04", B)
            scenario.place_monster("ulumu")
            scenario.place_monster("zibber")
            scenario.place_monster("wallrog", "U18", 1)
            scenario.give_equipment(sword)
            scenario.hero().hearts = hearts
            scenario.script(0, 5)
            scenario.begins_monsters_turn()
            assert thought(scenario) == wish

    def test_a_defeated_hero_is_put_far_from_home(self) -> None:
        """HT-10.5"""
        scenario = quest()
        scenario.place_tile("meadow", 2, 0)
        scenario.place_tile("meadow", 3, 0)
        scenario.place_hero_underground("U14")
        scenario.hero().hearts = 1
        scenario.begins_monsters_turn()
        scenario.script(5, 0)
        scenario.script(0, 0, 0, 0)  # the dangers of the rebuild
        scenario.chooses("Wallrog attacks Corlof")
        assert "(3, 0)" in thought(scenario)


def test_it_thinks_only_with_what_its_seat_may_know() -> None:
    """HT-R51  When hidden things are dealt again, the choice stays the same."""
    s, made = match_in_the_dark(GAME, 3, 5)
    assert isinstance(s, Heldentaufe)
    assert made > 100
    assert s.winner != NOBODY


@pytest.mark.parametrize(
    "options",
    [
        {"gather_limit_per_turn": 1, "campfire_cost": "two_food", "forest_boots_give_ap": True},
        {"trap_ends_turn": False, "defeat_hearts": "one", "hero_choice": "random"},
        {"commander_may_attack_own_hero": False, "placed_in_monsters_turn": "commander"},
        {"thief_when": "any_time"},
        {"exhausted_monster_reward": "five_from_reserve", "stack_assignment": "fixed"},
    ],
)
def test_it_wins_with_every_switch(options: dict[str, object]) -> None:
    s = start(Setup(4, GAME.check_options(options, 4), []), FastChance(3))
    chance = FastChance(4)
    while choices := run_until_choice(s):
        decision = first_decision(s)
        apply_choice(s, decision, policy(s, decision, choices, chance))
    assert s.winner != NOBODY
    assert s.round < 40


def test_it_beats_chance_and_comes_home() -> None:
    """A small sample of what `donjon sim heldentaufe` counts; the seeds are fixed."""
    duels = [match(2, seed, 1) for seed in range(8)]
    assert sum(s.winner == 0 for s in duels) >= 7
    for seats in (2, 3, 4, 5):
        s = match(seats, 1, seats)
        assert s.winner != NOBODY
        assert s.round < 40


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_even_chance_comes_home_before_the_guard(seats: int) -> None:
    """HT-R46  Wholly random choices win in the end, long before the last round there may be."""
    for seed in (1, 2):
        s = match(seats, seed, 0)
        assert s.winner != NOBODY
        assert 20 < s.round < s.house_rules.most_rounds == 2000
