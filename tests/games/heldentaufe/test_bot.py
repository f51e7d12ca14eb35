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
from donjon.games.heldentaufe.bot.policy import evaluate, policy
from donjon.games.heldentaufe.content.tables import FOREST, SWORD, TILE_IDS
from donjon.games.heldentaufe.content.underground_map import HEX_IDS, HEXES
from donjon.games.heldentaufe.model.state import NOBODY, Heldentaufe
from donjon.games.heldentaufe.model.surface_map import HOME, STEP_Q, STEP_R
from donjon.games.heldentaufe.rules.hero_board.gained_tokens import ReturnToken
from donjon.games.heldentaufe.rules.hero_board.tokens import piece_of
from donjon.games.heldentaufe.rules.setup import start
from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds, duel_odds
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from donjon.kernel.words.translate import translate
from tests.games.heldentaufe.set_table import GAME, Quest
from tests.games.random_matches import clever_match, match_in_the_dark

A, B, C, D = range(4)


def thought(t: Quest) -> str:
    """What the bot would choose now."""
    s = t.state
    options = run_until_choice(s)
    return translate(t.decision().label(s, policy(s, t.decision(), options, FastChance(1))), "en")


def voted(t: Quest, seat: int) -> int:
    """Whom the bot of a seat names."""
    vote = t.decision(seat)
    return policy(t.state, vote, vote.options(t.state), FastChance(1))


def does(t: Quest, times: int) -> list[str]:
    """What the bot does next, so many times."""
    done: list[str] = []
    for _ in range(times):
        done.append(thought(t))
        t.chooses(done[-1])
    return done


def quest(seats: int = 2, heroes: str = "", **options: object) -> Quest:
    """A table with a ring of meadows around the campfire and nothing left to explore."""
    t = Quest(seats, heroes, **options)
    for q, r in zip(STEP_Q, STEP_R, strict=True):
        t.lies("meadow", q, r)
    t.state.stack.hidden_cards.clear()
    return t


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
        t = Quest()
        for tile, q in (("orchard", -1), ("pond", 1), ("forest", 2), ("forest", 3)):
            t.lies(tile, q, 0)
        s = t.state
        both = errand(s, HOME, 0b011, FOREST)
        assert both.steps == 4  # west to the apples, back, past the pond, the first forest
        assert STEP_Q[both.first] == -1
        assert errand(s, HOME, 0, FOREST).steps == 2
        assert errand(s, HOME, 0b010, ANYWHERE).steps == 1
        assert errand(s, HOME, 0b100, ANYWHERE).steps == FAR
        assert errand(s, HOME, 0, TILE_IDS.index("campfire")).first == NOWHERE

    def test_walks_agree_with_errands(self) -> None:
        t = quest()
        t.lies("smith", 2, 0)
        distances = surface_distances(t.state, HOME)
        tile = len(t.state.surface.kinds) - 1
        assert (
            distances.to(tile).steps == errand(t.state, HOME, 0, TILE_IDS.index("smith")).steps == 2
        )
        assert max(distances.steps) == 2

    def test_below_one_walks_around_danger_and_figures(self) -> None:
        """HT-7.5, HT-7.7"""
        t = Quest()
        t.below("U05")
        distances = underground_distances(t.state, HEX_IDS.index("U05"))
        assert distances.steps[HEX_IDS.index("U07")] == FAR  # Zibber stands there
        assert distances.steps[HEX_IDS.index("U06")] == 3  # a danger token lies there
        assert beside(distances, HEX_IDS.index("U07")).end == HEX_IDS.index("U06")
        assert hex_steps(HEX_IDS.index("U15"), HEX_IDS.index("U13")) == 2
        assert max(hex_steps(start, end) for start in range(HEXES) for end in range(HEXES)) < FAR


class TestTheWayHome:
    def test_with_enough_teeth_the_hero_goes_home_and_wins(self) -> None:
        """HT-13.1"""
        t = quest()
        t.lies("forest", 2, 0)
        t.lies("orchard", 3, 0)
        t.holds("B09")
        t.owns(A, 5, 5, 4, 4)
        t.stands(2, 0)
        t.acts()
        assert all("Go " in label for label in does(t, 2))
        assert t.state.winner == A

    def test_from_below_the_portal_with_the_shortest_rest_is_taken(self) -> None:
        """HT-11.2  Portal 3 is nearer below, but portal 2 lies beside the campfire."""
        t = Quest()
        t.no_monsters()
        t.lies("portal2", 1, 0)
        for q in (-1, -2, -3):
            t.lies("meadow", q, 0)
        t.lies("portal3", -4, 0)
        t.owns(A, 5, 5, 4, 4)
        t.below("U03")
        t.script(0, 0, 0, 0)  # the dangers of the rebuild
        t.acts()
        assert does(t, 3) == ["Go to portal 2", "Go up: Portal 2", "Go west: Campfire"]
        assert t.state.winner == A


class TestMissions:
    def test_what_is_missing_is_gathered_and_delivered(self) -> None:
        """HT-6.9  Apple and fish for the fox."""
        t = quest()
        t.lies("orchard", 2, 0)
        t.lies("pond", 3, 0)
        t.lies("forest", 4, 0)
        t.holds("R05")
        t.stands(1, 0)
        t.acts()
        done = [label for label in does(t, 8) if not label.startswith("Go ")]
        assert {"Gather: Apple", "Gather: Fish", "Deliver: Supper for the fox"} <= {*done}
        assert t.points() == 1

    def test_a_ring_is_given_for_two_teeth_but_no_tooth_for_a_ring(self) -> None:
        """HT-6.11  Points win; a ring alone does not."""
        t = quest()
        t.lies("laboratory", 2, 0)
        t.stands(2, 0)
        t.holds("R02")
        t.wears("ring1")
        t.acts()
        assert thought(t) == "Deliver: A ring for the tinkerer"
        t = quest()
        t.holds("B03")
        t.packs("fish")
        t.owns(A, 5, 5, 5)
        t.acts()
        assert "Deliver: The jeweller at the fire" in t.offers()
        assert not thought(t).startswith("Deliver")

    def test_an_observer_stays_for_the_piece_early_and_for_the_tooth_late(self) -> None:
        """HT-6.14"""
        for teeth, wish in (((), "Sword 1"), ((5, 5, 5), "tooth")):
            t = quest()
            t.lies("orchard", 2, 0)
            t.stands(2, 0)
            t.holds("B09")
            t.owns(A, *teeth)
            t.packs("apple apple apple")
            t.acts(spent=4)
            assert wish in thought(t)

    def test_who_can_do_nothing_asks_for_another_mission(self) -> None:
        """HT-6.7  All three monsters are gone, and somebody is still below."""
        t = quest()
        t.no_monsters()
        t.below("U13", B)
        t.state.chest = False
        t.holds("R07")
        t.acts()
        assert thought(t) == "Refuse: Bane of Ulumu"

    def test_the_richest_is_robbed(self) -> None:
        """HT-6.15"""
        t = quest(3)
        t.holds("R12")
        t.owns(B, 1)
        t.owns(C, 3)
        t.stands(1, 0, B)
        t.stands(1, 0, C)
        t.packs("apple")
        t.hero().hearts = 2
        t.acts()
        t.chooses("Go east: Meadow")
        assert thought(t) == "Light fingers I: steal a tooth from Erla"

    def test_who_stands_beside_his_victim_leaves_and_comes_back(self) -> None:
        """HT-6.15, HT-R17  Two steps for a tooth; by the switch none."""
        for when, labels in (("arrival", 3), ("any_time", 1)):
            t = quest(2, thief_when=when)
            t.holds("R12")
            t.owns(B, 1, 1)
            t.stands(1, 0)
            t.stands(1, 0, B)
            t.acts()
            done = does(t, labels)
            assert done[-1] == "Light fingers I: steal a tooth from Jupanila"
            assert all(label.startswith("Go ") for label in done[:-1])
            assert (t.place(), t.points()) == ((1, 0), 1)


class TestEquipment:
    def test_the_better_piece_is_worn(self) -> None:
        t = quest()
        t.wears("boots1")
        t.packs("boots2")
        t.acts()
        assert thought(t) == "Wear: Boots 2"

    def test_the_smith_forges_and_the_laboratory_raises_the_sword(self) -> None:
        """HT-4.11, HT-4.15"""
        t = quest()
        t.lies("smith", 2, 0)
        t.stands(2, 0)
        t.wears("sword1")
        t.packs("sword1")
        t.acts()
        assert thought(t).startswith("Forge")
        t = quest()
        t.lies("laboratory", 2, 0)
        t.stands(2, 0)
        t.wears("sword1 ring1")
        t.acts(spent=4)
        assert thought(t) == "End your turn and improve: Sword 1"

    def test_of_an_overload_the_food_that_nobody_wants_goes(self) -> None:
        """HT-1.9"""
        t = quest()
        t.holds("R04")
        t.wears("sword1")
        t.packs("apple mushroom fish")
        t.state.owe(ReturnToken(A, piece_of(SWORD, 1)))
        t.run_until_choice()
        assert thought(t) == "Return to the reserve: Fish"


class TestBelow:
    def test_the_weak_stay_above_and_the_strong_go_down(self) -> None:
        """HT-4.7"""
        for sword, wish in (("sword3", "Go down to portal 3"), ("", "End your turn")):
            t = quest()
            t.lies("portal3", 2, 0)
            t.stands(2, 0)
            t.state.chest = False
            t.tops("ulumu", 5)
            t.tops("zibber", 5)
            t.tops("wallrog", 5)
            t.wears(sword)
            if sword:
                t.belt("berserk")
            t.acts()
            assert thought(t) == wish

    def test_the_fury_is_drunk_before_the_first_attack(self) -> None:
        """HT-5.6"""
        t = quest()
        t.lies("portal3", 2, 0)
        t.below("U03")
        t.state.chest = False
        t.wears("sword2")
        t.belt("berserk")
        t.acts()
        assert does(t, 1) == ["Drink: Raging fury"]
        assert thought(t) == "Attack Zibber"

    def test_a_richer_hero_is_attacked(self) -> None:
        """HT-10.3"""
        t = quest()
        t.lies("portal3", 2, 0)
        t.no_monsters()
        t.state.chest = False
        t.below("U03")
        t.below("U02", B)
        t.hero(B).hearts = 1
        t.owns(B, 5, 5)
        t.wears("sword2")
        t.acts()
        assert thought(t) == "Attack Jupanila"

    def test_who_is_nearly_beaten_leaves(self) -> None:
        """HT-7.11"""
        t = quest()
        t.lies("portal3", 2, 0)
        t.below("U03")
        t.wears("sword1 boots3 ring3")
        t.hero().hearts = 1
        t.acts()
        assert thought(t) == "Go up: Portal 3"

    def test_food_is_eaten_where_it_hurts(self) -> None:
        """HT-5.1"""
        t = quest()
        t.below("U03")
        t.packs("fish")
        t.hero().hearts = 2
        t.acts()
        assert thought(t) == "Eat: Fish"


class TestMonsters:
    def test_the_commander_strikes_where_the_monster_is_stronger(self) -> None:
        """HT-9.13"""
        t = Quest()
        t.below("U14")
        t.monsters_turn()
        assert isinstance(t.decision(), Command)
        assert thought(t) == "Wallrog attacks Corlof"

    def test_monsters_that_would_only_lose_stay_away(self) -> None:
        t = Quest()
        t.below("U14")
        t.wears("sword3")
        t.belt("berserk", used=True)
        t.monsters_turn()
        assert thought(t) == "The monsters rest"

    def test_a_monster_comes_nearer_to_a_hero_in_reach(self) -> None:
        """HT-9.3"""
        t = Quest()
        t.below("U13")
        t.state.chest = False
        t.monsters_turn()
        assert " goes to " in thought(t)

    def test_bots_agree_on_a_commander(self) -> None:
        """HT-9.10, HT-R25  To whom nothing speaks against it, the first of the council it is."""
        t = Quest(4)
        t.below("U13")
        t.monsters_turn()
        assert [voted(t, seat) for seat in (B, C, D)] == [B, B, B]

    def test_who_is_about_to_go_down_would_command(self) -> None:
        """HT-9.10, HT-9.6  Monsters could block the portal on which the hero stands."""
        t = Quest(4)
        t.below("U13")
        t.at("portal1", C)
        t.monsters_turn()
        assert [voted(t, seat) for seat in (B, C, D)] == [B, C, B]

    def test_bots_agree_on_who_places_the_defeated(self) -> None:
        """HT-10.5, HT-R27  All would put him as far away, so the first of them does it."""
        t = Quest(4)
        t.lies("meadow", 1, 0)
        t.below("U12")
        t.below("U14", D)
        t.hero().hearts = 1
        t.acts()
        t.script(0, 5)
        t.chooses("Attack Ulumu")
        assert [voted(t, seat) for seat in (B, C)] == [B, B]

    def test_the_own_hero_is_spared(self) -> None:
        """HT-9.15  A commander whose hero would lose a heart attacks another one, or nobody."""
        for other, wish in (("U17", "Wallrog attacks Jupanila"), ("U04", "The monsters rest")):
            t = Quest()
            t.below("U14")
            t.below(other, B)
            t.monster("ulumu")
            t.monster("zibber")
            t.script(0, 5)
            t.monsters_turn()
            assert t.asked() == A
            assert "Wallrog attacks Corlof" in t.offers()
            assert thought(t) == wish

    def test_a_tooth_is_harvested_where_it_is_safe(self) -> None:
        """HT-9.15, HT-8.9  A strong hero of the commander is attacked by a dying monster."""
        for sword, hearts, wish in (
            ("sword2", 5, "Wallrog attacks Corlof"),
            ("sword2", 1, "The monsters rest"),
            ("", 5, "The monsters rest"),
        ):
            t = Quest()
            t.below("U14")
            t.below("U04", B)
            t.monster("ulumu")
            t.monster("zibber")
            t.monster("wallrog", "U18", 1)
            t.wears(sword)
            t.hero().hearts = hearts
            t.script(0, 5)
            t.monsters_turn()
            assert thought(t) == wish

    def test_a_defeated_hero_is_put_far_from_home(self) -> None:
        """HT-10.5"""
        t = quest()
        t.lies("meadow", 2, 0)
        t.lies("meadow", 3, 0)
        t.below("U14")
        t.hero().hearts = 1
        t.monsters_turn()
        t.script(5, 0)
        t.script(0, 0, 0, 0)  # the dangers of the rebuild
        t.chooses("Wallrog attacks Corlof")
        assert "(3, 0)" in thought(t)


def test_it_thinks_only_with_what_its_seat_may_know() -> None:
    """HT-R51  Whatever lies hidden, dealt anew the choice is the same."""
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


def test_a_position_is_worth_what_it_promises() -> None:
    """Teeth and equipment are better than none, others' teeth are worse."""
    t = Quest()
    fresh = evaluate(t.state, A)
    t.wears("sword2")
    armed = evaluate(t.state, A)
    t.owns(A, 5)
    rich = evaluate(t.state, A)
    t.owns(B, 5, 5)
    behind = evaluate(t.state, A)
    t.state.winner = B
    assert 0 == evaluate(t.state, A) < behind < armed < rich < evaluate(t.state, B) == 1
    assert fresh < armed
