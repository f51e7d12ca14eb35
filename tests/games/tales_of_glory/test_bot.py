"""Tales of Glory: the bot's choices, which depend only on what its seat may know."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.bot.policy import USUAL, policy
from donjon.games.tales_of_glory.bot.quest_play import after
from donjon.games.tales_of_glory.bot.tally import tally_of
from donjon.games.tales_of_glory.bot.values import likely_majorities, position_worth
from donjon.games.tales_of_glory.model.state import FINAL, TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import LayKey
from donjon.games.tales_of_glory.rules.quests import ReturnQuest
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.games.tales_of_glory.rules.setup import start
from donjon.games.tales_of_glory.rules.turn_actions import TakeAction
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from donjon.kernel.words.translate import translate
from tests.games.random_matches import clever_match
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario

LAST = 10


def thought(scenario: TalesOfGloryScenario, seat: int | None = None) -> str:
    """What the bot would choose now."""
    decision = scenario.decision(seat)
    option = policy(scenario.state, decision, decision.options(scenario.state), FastChance(1))
    return translate(decision.label(scenario.state, option), "en")


def worth(scenario: TalesOfGloryScenario, seat: int = 0) -> float:
    """What the bot thinks that the position is worth to a seat."""
    prices = USUAL.prices_now(scenario.state)
    return position_worth(tally_of(scenario.state, scenario.player(seat), prices), prices)


def in_round(number: int, seats: int = 2, **options: object) -> TalesOfGloryScenario:
    """A table in this round."""
    scenario = TalesOfGloryScenario(seats, **options)
    scenario.state.round = number
    return scenario


def match(seats: int, seed: int, clever: int, **options: object) -> TalesOfGlory:
    """The end of a match: the first seats follow the policy, the others choose at random."""
    s = clever_match(GAME, seats, seed, clever, **options)
    assert isinstance(s, TalesOfGlory)
    return s


def sample_of(s: TalesOfGlory, seat: int, chance: FastChance) -> TalesOfGlory:
    """A sample: what the seat may know, the rest dealt again."""
    twin = sample(s, seat, chance)
    assert isinstance(twin, TalesOfGlory)
    return twin


class TestTiles:
    def test_in_the_last_round_it_takes_the_most_prestige_that_it_can_pay(self) -> None:
        """TG-3.6  The Lich is worth as much as the Dragon, but there is no Magic for it."""
        scenario = in_round(LAST)
        scenario.set_display("A3-14 A3-10 A3-03 A3-01 A1-17 A1-18")
        scenario.set_goods(combat=6, coins=4)
        scenario.happens(SelectAll())
        assert thought(scenario, 0) == "Choose slot 4: Red Dragon (Wild Lands)"

    def test_who_has_no_coin_for_the_wild_lands_takes_what_can_be_played(self) -> None:
        """TG-8.9  Without a coin or a potion the Dragon of the upper row is out of reach."""
        scenario = in_round(LAST)
        scenario.set_display("A1-01 A3-10 A3-03 A3-01 A1-17 A1-18")
        scenario.set_goods(combat=6)
        scenario.happens(SelectAll())
        assert thought(scenario, 0) == "Choose slot 1: Cellar Rats"

    def test_in_the_catch_up_it_takes_the_best_that_is_left(self) -> None:
        """TG-5.2"""
        scenario = in_round(LAST)
        scenario.set_display("A3-14 A3-10 A3-03 A3-01 A1-17 A1-18")
        scenario.set_goods(seat=1, combat=6, coins=5)
        scenario.selects(4, 4)
        assert scenario.decision().seat == 1
        assert thought(scenario) == "Take Crown of Ages from slot 1"

    def test_half_keys_are_brought_together(self) -> None:
        """TG-E14  East of the Paladin the Rats form a Key, south of him they do not."""
        scenario = in_round(7)
        scenario.set_goods(combat=1)
        scenario.set_taken_tile("A1-01", 1)
        scenario.begins_turn()
        assert thought(scenario) == "Lay Cellar Rats at 1 east (pay nothing)"

    def test_a_place_is_laid_where_its_neighbours_pay(self) -> None:
        """TG-14.3  Beside the hero and under a Monster the Citadel pays twice."""
        scenario = in_round(LAST)
        scenario.place_tile("A2-04", 1, 1)
        scenario.set_goods(coins=3)
        scenario.set_taken_tile("A3-11", 1)
        scenario.begins_turn()
        assert thought(scenario) == "Lay Fabled Citadel at 1 east (pay 3 coins)"

    def test_the_surcharge_is_paid_with_what_is_needed_less(self) -> None:
        """TG-8.6"""
        scenario = in_round(4)
        scenario.set_goods(coins=3, potions=3)
        scenario.set_taken_tile("A1-17", 5)
        scenario.begins_turn()
        assert thought(scenario).endswith("(pay 1 coin)")
        scenario.set_goods(coins=1, potions=20)
        assert thought(scenario).endswith("(pay 1 potion)")

    def test_a_tile_that_brings_nothing_is_discarded_for_the_key(self) -> None:
        """TG-9.3, TG-12.4  In the last round coins are nothing and three Prestige are something."""
        scenario = in_round(LAST)
        scenario.place_tile("A2-19", 1, 0)
        scenario.set_taken_tile("A1-17", 1)
        scenario.begins_turn()
        assert thought(scenario) == "Discard Forgotten Purse for 1 coin, 1 potion, a Key"
        scenario.chooses(thought(scenario))
        assert thought(scenario) == "Open the chest of Royal Coffer: 3 Prestige"

    def test_a_majority_in_reach_is_won(self) -> None:
        """TG-17.3  One coin more than the other is worth four Prestige, the Rats only three."""
        scenario = in_round(LAST)
        scenario.set_display("A1-01 A1-17 A1-02 A1-04 A1-05 A1-07")
        scenario.open_chest("H1", 0)
        scenario.open_chest("H1", 1)
        scenario.set_goods(combat=1)
        scenario.set_goods(seat=1, coins=3, combat=5, potions=9)
        scenario.happens(SelectAll())
        assert thought(scenario, 0) == "Choose slot 2: Forgotten Purse"

    @pytest.mark.parametrize(
        ("of_the_other", "chosen"),
        [(0, "Choose slot 2: Queen"), (20, "Choose slot 1: Crown of Ages")],
    )
    def test_in_the_last_round_the_queen_counts_the_majorities_that_are_held(
        self, of_the_other: int, chosen: str
    ) -> None:
        """TG-15.5  She brings five Prestige and three for each majority, the Crown nine."""
        scenario = in_round(LAST)
        scenario.set_display("A3-14 A3-09 A1-01 A1-02 A1-17 A1-18")
        scenario.set_goods(combat=4, magic=3, potions=6, coins=4)
        scenario.state.first = 1
        rich = dict.fromkeys(("combat", "magic", "potions", "coins"), of_the_other)
        scenario.set_goods(seat=1, **rich)
        scenario.happens(SelectAll())
        assert thought(scenario, 0) == chosen

    @pytest.mark.parametrize(("first", "chosen"), [(0, 2), (1, 1)])
    def test_who_takes_first_of_two_takes_what_the_other_wants(
        self, first: int, chosen: int
    ) -> None:
        """TG-4.1  Only the other wants the Dragon; coming second, nobody can keep it away."""
        scenario = in_round(LAST)
        scenario.state.first = first
        scenario.set_display("A1-04 A3-01 A1-02 A1-05 A1-17 A1-18")
        scenario.set_goods(seat=1, combat=6)
        scenario.happens(SelectAll())
        decision = scenario.decision(0)
        options = decision.options(scenario.state)
        assert policy(scenario.state, decision, options, FastChance(1)) == chosen

    @pytest.mark.parametrize(("needs_one", "shared"), [(False, 3), (True, 0)])
    def test_what_nobody_has_is_shared_in_the_last_round(
        self, needs_one: bool, shared: int
    ) -> None:
        """TG-R27, TG-17.4  As the table counts it: three majorities of nothing, or none."""
        scenario = in_round(LAST, majority_needs_one=needs_one)
        scenario.set_goods(seat=1, coins=1)
        prices = USUAL.prices_now(scenario.state)
        likely = likely_majorities(tally_of(scenario.state, scenario.player(), prices), prices)
        assert likely == pytest.approx(shared * prices.weights.shared)


class TestQuests:
    def test_a_quest_that_grows_is_kept_until_the_last_round(self) -> None:
        scenario = in_round(2, quests=True)
        scenario.place_tile("A1-05", 1, 0)
        scenario.set_goods(coins=6, combat=3)
        scenario.set_quests("Q09")
        scenario.begins_turn()
        assert thought(scenario) == "End your step"
        scenario.state.round = LAST
        assert thought(scenario).startswith("Lay The Great Hunt")

    def test_a_quest_that_counts_coins_comes_before_what_spends_them(self) -> None:
        """TG-15.6, TG-18.5  Six coins are worth four Prestige more to the Miser before the Crown
        is paid than after it.
        """
        scenario = in_round(LAST, quests=True)
        scenario.set_goods(coins=6, combat=3)
        scenario.set_quests("Q01")
        scenario.set_taken_tile("A3-14", 1)
        scenario.begins_turn()
        assert thought(scenario).startswith("Lay The Miser’s Oath")
        scenario.chooses(thought(scenario))
        assert thought(scenario).startswith("Lay Crown of Ages")

    def test_a_tile_that_brings_coins_comes_before_a_quest_that_counts_them(self) -> None:
        """TG-R30"""
        scenario = in_round(LAST, quests=True)
        scenario.open_chest("H1", 0)
        scenario.open_chest("H1", 1)
        scenario.set_goods(coins=2, combat=3)
        scenario.set_goods(seat=1, coins=9, potions=9)
        scenario.set_quests("Q01")
        scenario.set_taken_tile("A1-17", 1)
        scenario.begins_turn()
        assert thought(scenario).startswith("Lay Forgotten Purse")
        scenario.chooses(thought(scenario))
        assert thought(scenario).startswith("Lay The Miser’s Oath")

    def test_the_quest_that_promises_least_is_returned(self) -> None:
        """TG-18.3  The hero has Combat and no Magic."""
        scenario = in_round(0, quests=True)
        scenario.set_goods(combat=3)
        scenario.set_quests("Q13 Q14 Q09")
        scenario.happens(ReturnQuest(0))
        assert thought(scenario).startswith("Return The Forbidden Lore")


@pytest.mark.parametrize("quests", [False, True])
def test_it_thinks_only_with_what_its_seat_may_know(quests: bool) -> None:
    """TG-19.4  Cards not revealed, piles and others' Quests dealt again, the choice is the same.

    Nothing that it tries leaves a trace on the table.
    """
    s = start(Setup(3, GAME.check_options({"quests": quests}, 3), []), FastChance(5))
    chance = FastChance(6)
    options = run_until_choice(s)
    asked = 0
    while options:
        decision = first_decision(s)
        before = contents(s)
        choice = policy(s, decision, options, FastChance(1))
        assert choice in options
        assert contents(s) == before
        twin = sample_of(s, decision.seat, chance)
        assert decision.options(twin) == options
        assert policy(twin, decision, options, FastChance(2)) == choice
        apply_choice(s, decision, choice)
        asked += 1
        options = run_until_choice(s)
    assert asked > 60
    assert s.phase == FINAL


@pytest.mark.parametrize("table_options", [{}, {"parallel": True}, {"gains_last": True}])
def test_what_it_expects_of_a_play_is_what_comes_of_it(table_options: dict[str, object]) -> None:
    """What is tried on a copy and what is then done agree, whatever the options of the table."""
    s = start(Setup(2, GAME.check_options(table_options, 2), []), FastChance(9))
    options = run_until_choice(s)
    tried = 0
    while options:
        decision = first_decision(s)
        option = policy(s, decision, options, FastChance(1))
        hoped = None
        if isinstance(decision, TakeAction):
            hoped = after(s, decision.seat, option, USUAL.prices_now(s))
        apply_choice(s, decision, option)
        options = run_until_choice(s)
        while options and isinstance(first_decision(s), LayKey):
            apply_choice(s, first_decision(s), policy(s, first_decision(s), options, FastChance(1)))
            options = run_until_choice(s)
        if hoped is not None and s.phase != FINAL:
            seat = decision.seat
            assert contents(hoped.players[seat]) == contents(s.players[seat])
            tried += 1
    assert tried > 12


def test_it_beats_chance() -> None:
    """A small sample of what `donjon sim tales_of_glory` counts; the seeds are fixed."""
    duels = [GAME.rules.result(match(2, seed, 1)) for seed in range(12)]
    assert sum(0 in result.winners for result in duels) >= 11
    assert sum(result.scores[0] for result in duels) > 60 * len(duels)
    rivals = [GAME.rules.result(match(2, seed, 1, quests=True)) for seed in range(6)]
    assert sum(0 in result.winners for result in rivals) >= 5
    among = [score for seed in range(3) for score in GAME.rules.result(match(4, seed, 4)).scores]
    assert sum(among) > 52 * len(among)


def test_more_of_anything_is_worth_more() -> None:
    scenario = in_round(4, seats=3)
    before = worth(scenario)
    for good in ("coins", "potions", "combat", "magic", "prestige"):
        scenario.set_goods(**{good: 2})
        after = worth(scenario)
        assert after > before
        before = after


@pytest.mark.parametrize("good", ["coins", "potions", "combat", "magic"])
def test_what_can_be_used_is_worth_less_the_fewer_rounds_are_left(good: str) -> None:
    """TG-17.12"""
    gains = []
    for number in range(1, LAST):
        scenario = in_round(number)
        nothing = worth(scenario)
        scenario.set_goods(**{good: 2})
        gains.append(worth(scenario) - nothing)
    assert gains == sorted(gains, reverse=True)
    assert gains[0] > 1.5 * gains[-1] > 0


def test_a_closed_zone_is_worth_less_than_an_open_one() -> None:
    """TG-10.10  While there are rounds to come, not in the last."""
    worths = []
    for number in (5, LAST):
        scenario = in_round(number)
        scenario.set_hero("H4")
        open_zone = worth(scenario)
        scenario.close_zone()
        worths.append(worth(scenario) - open_zone)
    assert worths[0] < -5
    assert worths[1] > worths[0]
