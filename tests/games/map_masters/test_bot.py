"""Map Masters: the bot's choices, and that it uses only what its seat may know."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.bots import bot_named
from donjon.bots.self_play import play_match
from donjon.games.map_masters.bot.buy import token_gain
from donjon.games.map_masters.bot.explore import PLANS_KEPT, PlanMemory, should_stop
from donjon.games.map_masters.bot.policy import RememberingPolicy, policy
from donjon.games.map_masters.bot.wanted_discoveries import objectives_left, wanted_discoveries
from donjon.games.map_masters.bot.weights import BY_SEATS, policy_weights
from donjon.games.map_masters.content.tables import FACE_OF, TURNS
from donjon.games.map_masters.model.state import NOBODY, MapMasters
from donjon.games.map_masters.rules.after_purchase import GiveUpBook, TakeTwin
from donjon.games.map_masters.rules.barter import Barter
from donjon.games.map_masters.rules.deck_improvement import Optimise
from donjon.games.map_masters.rules.exploration import ACTION_SPAN, DONE
from donjon.games.map_masters.rules.hand_creation import KeepForeseen, UseForesight
from donjon.games.map_masters.rules.scoring import scores
from donjon.games.map_masters.rules.setup import start
from donjon.games.map_masters.solver.input.question import Question
from donjon.games.map_masters.solver.input.time_limit import TimeLimit
from donjon.games.map_masters.solver.input.weights import Weights, value_of
from donjon.games.map_masters.solver.solve import quick_answer
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from donjon.kernel.rules.step import Decision
from donjon.kernel.words.translate import translate
from tests.games.map_masters.scenario import GAME, MapMastersScenario

A, B = 0, 1
HAND = "D4-10 S-9 D3-08 D5-09 S-4"


def choice(scenario: MapMastersScenario, seat: int = A) -> int:
    """What the bot would choose now."""
    decision = scenario.decision(seat)
    return policy(scenario.state, decision, decision.options(scenario.state), FastChance(1))


def thought(scenario: MapMastersScenario, seat: int = A) -> str:
    """The same by its label."""
    return translate(scenario.decision(seat).label(scenario.state, choice(scenario, seat)), "en")


def wanted(scenario: MapMastersScenario) -> Weights:
    """What the bot of the first seat wants of a path."""
    s = scenario.state
    return wanted_discoveries(s, scenario.player(), policy_weights(s))


def asks(scenario: MapMastersScenario, decision: Decision[MapMasters]) -> None:
    """The table asks this."""
    scenario.state.owed.clear()
    scenario.happens(decision)


def explores(
    scenario: MapMastersScenario, seat: int = A, bot: RememberingPolicy | None = None
) -> list[int]:
    """Let the bot explore until it has finished; returns its choices."""
    bot = bot or RememberingPolicy(BY_SEATS)
    made: list[int] = []
    while not scenario.player(seat).is_finished:
        decision = scenario.decision(seat)
        options = decision.options(scenario.state)
        made.append(bot.choose(scenario.state, decision, options, FastChance(1)))
        assert made[-1] in options
        apply_choice(scenario.state, decision, made[-1])
        run_until_choice(scenario.state)
    return made


def expedition(ids: str = HAND, goal: str = "key", hourglass: bool = False) -> MapMastersScenario:
    """Two seats that explore, each with the same kind of hand."""
    scenario = MapMastersScenario()
    scenario.set_primary_objective(goal, hourglass)
    scenario.set_zone(ids)
    scenario.set_zone("S-9 S-4 S-1 S-3 S-2", B)
    scenario.begins_exploration()
    return scenario


def winner_of_race(mine: str, theirs: str, first: int) -> int:
    """The seat that wins the time bonus of a simulated turn with these hands."""
    scenario = MapMastersScenario()
    scenario.set_primary_objective("barrel", hourglass=True)
    scenario.state.first = first
    scenario.set_zone(mine)
    scenario.set_zone(theirs, B)
    scenario.state.turn = TURNS - 1
    scenario.begins_exploration()
    play_match(GAME, scenario.state, [bot_named("greedy")] * 2, [FastChance(1), FastChance(2)])
    return scenario.state.finisher


def market(goal: str, coins: int) -> MapMastersScenario:
    """A market of cards of cost 3, one of them for keys, one for barrels."""
    scenario = MapMastersScenario()
    scenario.set_primary_objective(goal)
    scenario.set_market_column(0, "D3-07 D3-01")
    scenario.player().coins = coins
    return scenario


class TestTheMarket:
    def test_it_buys_for_the_objective(self) -> None:
        """MM-2.5"""
        for goal, name in (("key", "D3-07"), ("barrel", "D3-01")):
            scenario = market(goal, 3)
            scenario.set_visible_books(9, 10)
            scenario.begins_market()
            card = scenario.state.display[0].index(scenario.card_number(name))
            assert choice(scenario) == 300 + card

    def test_in_the_end_coins_are_kept_for_points(self) -> None:
        """MM-2.18  A card that gains less than its coins is not bought in the last turn."""
        scenario = market("circle", 3)
        scenario.set_visible_books(9, 10)
        scenario.state.turn = TURNS - 1
        scenario.begins_market()
        assert thought(scenario) == "Pass"

    def test_in_the_end_coins_are_spent_on_what_brings_more(self) -> None:
        """MM-12.7  Three coins are a point; a key brings two, and its card has four coins."""
        scenario = market("key", 3)
        scenario.set_market_column(0, "D3-02 D3-01")
        scenario.set_visible_books(9, 10)
        scenario.state.turn = TURNS - 1
        scenario.begins_market()
        assert "Toll Passage" in thought(scenario)

    def test_a_blind_card_is_bought_where_all_others_are_poor(self) -> None:
        """MM-2.12  No visible card suits the objective; the pile is better on average."""
        scenario = market("circle", 6)
        for column, cards in enumerate(
            ("D3-01 D3-03", "D4-01 D4-03", "D5-01 D5-03", "D6-03 D6-01")
        ):
            scenario.set_market_column(column, cards)
        scenario.set_visible_books(9, 10)
        scenario.begins_market()
        assert choice(scenario) == 339

    def test_a_token_is_for_the_objective_alone(self) -> None:
        """MM-13.1  Other obstacles are walked around."""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("coin")
        scenario.set_zone("D5-09 D4-09 D3-09 D6-18 S-1")
        assert token_gain(scenario.state, scenario.player(), 0) == 0
        scenario.set_primary_objective("monster")
        assert token_gain(scenario.state, scenario.player(), 0) > 0
        scenario = MapMastersScenario()
        scenario.set_primary_objective("trap")
        assert token_gain(scenario.state, scenario.player(), 3) == 0

    def test_a_sword_is_bought_for_monsters(self) -> None:
        """MM-2.10  Three monsters, two swords, and monsters score."""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("monster")
        scenario.set_zone("D5-09 D4-09 D3-09 D6-18 S-1")
        scenario.player().coins = 1
        scenario.begins_market()
        assert "Sword" in thought(scenario)

    @pytest.mark.parametrize(("card", "is_bought"), [("D6-18", True), ("D6-03", False)])
    def test_a_path_may_meet_a_sword_too_late(self, card: str, *, is_bought: bool) -> None:
        """MM-5.13  Three monsters with three swords beside them want another, with seven none."""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("monster")
        scenario.set_zone(f"{card} S-1 S-2 S-3 S-4")
        scenario.player().coins = 1
        scenario.begins_market()
        assert ("Sword" in thought(scenario)) == is_bought

    def test_the_discount_is_used(self) -> None:
        """MM-14.1  SB-12"""
        scenario = market("key", 3)
        scenario.set_visible_books(9, 10)
        scenario.give_books(12)
        scenario.begins_market()
        assert choice(scenario) // 100 == 4

    def test_the_poorer_book_goes(self) -> None:
        """MM-2.16"""
        scenario = MapMastersScenario()
        scenario.give_books(12, 10, 6)
        asks(scenario, GiveUpBook(A))
        assert choice(scenario) == 9

    def test_the_twin_is_what_is_wanted(self) -> None:
        """MM-14.1  SB-13"""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("padlock")
        scenario.set_zone("D5-12 D4-12 D6-12 S-1 S-2")
        scenario.give_books(13)
        asks(scenario, TakeTwin(A, 0))
        assert "Key" in thought(scenario)


class TestTheDeck:
    @pytest.mark.parametrize(("card", "keeps"), [("D6-07", True), ("S-3", False)])
    def test_a_card_that_was_seen_is_kept_if_it_is_good(self, card: str, keeps: bool) -> None:
        """MM-3.5  SB-14 is used whenever it can be."""
        scenario = MapMastersScenario()
        scenario.give_books(14)
        scenario.player().pile.hidden_cards.append(scenario.take_out("D5-07"))
        scenario.player().pile.hidden_cards.append(scenario.take_out("D4-07"))
        asks(scenario, UseForesight(A))
        assert choice(scenario) == 1
        scenario.state.owed.clear()
        scenario.player().dealt.hidden_cards = [scenario.take_out(card)]
        asks(scenario, KeepForeseen(A))
        assert (choice(scenario) == 1) == keeps

    def test_what_suits_the_next_objective_is_recycled(self) -> None:
        """MM-11.3"""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("key")
        scenario.set_zone("D6-07 D6-01 S-1 S-2 S-3")
        scenario.player().recycles = 1
        asks(scenario, Optimise(A))
        assert choice(scenario) == 1000 + scenario.card_number("D6-07")

    def test_scissors_cut_a_starting_card(self) -> None:
        """MM-11.4  Never one that was bought."""
        scenario = MapMastersScenario()
        scenario.set_zone("D6-07 D6-01 S-1 D5-09 D5-07")
        scenario.player().scissors = 1
        asks(scenario, Optimise(A))
        assert choice(scenario) == 2000 + scenario.card_number("S-1")

    def test_a_better_card_is_bartered_for(self) -> None:
        """MM-11.9, MM-R27"""
        scenario = market("key", 0)
        scenario.set_zone("D3-01 S-1 S-2 S-3 S-4")
        scenario.set_market_column(0, "D3-07 D3-10")
        scenario.give_books(16)
        asks(scenario, Barter(A))
        assert choice(scenario) == (
            scenario.card_number("D3-01") + 1
        ) * 1000 + scenario.card_number("D3-07")


class TestTheExploration:
    def test_it_draws_the_path_of_the_optimiser(self) -> None:
        """MM-15.5, MM-I26  What it hands in is worth what the search has found."""
        scenario = expedition()
        player = scenario.player()
        faces = [FACE_OF[card] for card in player.zone]
        best = quick_answer(Question(faces, [0] * 4, 0, wanted(scenario)), TimeLimit())
        made = explores(scenario)
        assert made[-1] == DONE * ACTION_SPAN
        path = player.draft.path
        assert path is not None
        assert value_of(wanted(scenario), path.found, path.is_exit()) == best.value

    def test_it_solves_a_hand_once(self) -> None:
        """MM-15.5  One search for the whole exploration."""
        bot = RememberingPolicy(BY_SEATS)
        made = explores(expedition(), A, bot)
        assert len(made) > 10
        assert len(bot.memory.plans) == 1

    def test_without_a_memory_it_chooses_the_same(self) -> None:
        """MM-15.5  What is remembered only saves time."""
        made = explores(expedition("S-9 S-4"))
        scenario = expedition("S-9 S-4")
        for option in made:
            assert choice(scenario) == option
            apply_choice(scenario.state, scenario.decision(A), option)
            run_until_choice(scenario.state)

    def test_it_forgets_old_plans(self) -> None:
        """A match of any length holds few plans; the newest is always among them."""
        memory = PlanMemory()
        scenario = expedition("S-9 S-4")
        weights = policy_weights(scenario.state)
        for tokens in range(PLANS_KEPT + 3):
            scenario.player().tokens = [tokens, 0, 0, 0]
            plan = memory.exploration_plan(scenario.state, scenario.player(), weights)
            assert len(memory.plans) == min(tokens + 1, PLANS_KEPT)
            assert list(memory.plans.values())[-1] is plan
            assert memory.exploration_plan(scenario.state, scenario.player(), weights) is plan

    def test_no_two_seats_share_a_memory(self) -> None:
        """Each seat of each match has a policy of its own, and keeps it."""
        matches = [Match(GAME, 2, 1), Match(GAME, 2, 1)]
        policies = [match.policy(seat) for match in matches for seat in (A, B)]
        assert policies == [match.policy(seat) for match in matches for seat in (A, B)]
        assert all(policies.count(each) == 1 for each in policies)

    @pytest.mark.parametrize("seed", range(4))
    def test_it_takes_over_any_draft(self, seed: int) -> None:
        """MM-15.5, MM-R45  Whatever draft it takes over, it draws the same path in the end."""
        other = expedition()
        explores(other)
        scenario = expedition()
        decision, chance = scenario.decision(A), FastChance(seed)
        for _ in range(40):
            options = [
                option for option in decision.options(scenario.state) if option // ACTION_SPAN > 1
            ]
            apply_choice(scenario.state, decision, options[chance.below(len(options))])
            run_until_choice(scenario.state)
        explores(scenario)
        one, two = scenario.player().draft.path, other.player().draft.path
        assert one is not None
        assert two is not None
        assert (one.start, one.moves) == (two.start, two.moves)

    def test_it_hurries_for_the_time_bonus_alone(self) -> None:
        """MM-9.3  In a time bonus turn it stops where the rest is worth less than the risk."""
        scenario = expedition(goal="barrel", hourglass=True)
        made = explores(scenario)
        assert scenario.state.finisher == A
        calm = expedition(goal="barrel")
        relaxed = explores(calm)
        assert calm.state.finisher == NOBODY
        assert made[:-1] == relaxed[: len(made) - 1]

    @pytest.mark.parametrize("first", [A, B])
    def test_in_a_simulation_the_seat_with_fewer_changes_wins_the_time_bonus(
        self, first: int
    ) -> None:
        """MM-R21, MM-9.3  Changes are counted; only of equals the earlier buyer wins."""
        long, short = "S-9 S-4 S-1 S-3 S-2", "S-9 S-4"
        assert winner_of_race(long, short, first) == B
        assert winner_of_race(short, long, first) == A
        assert winner_of_race(long, long, first) == first

    def test_a_rest_of_little_worth_is_left(self) -> None:
        """MM-9.3  It stops before steps that gain nothing, and not before."""
        scenario = expedition("S-9 S-4 S-1 S-3 S-2", "barrel", hourglass=True)
        player = scenario.player()
        weights = policy_weights(scenario.state)
        plan = PlanMemory().exploration_plan(scenario.state, player, weights)
        times: list[bool] = []
        while not player.is_finished:
            if player.draft.has_path():
                times.append(should_stop(scenario.state, player, plan, weights))
            apply_choice(scenario.state, scenario.decision(A), choice(scenario))
            run_until_choice(scenario.state)
        assert times[-1]
        assert not any(times[:-1])
        assert not should_stop(expedition().state, expedition().player(), plan, weights)

    def test_the_favour_is_kept_for_more(self) -> None:
        """MM-14.5  SB-11 is used once in a game, so not for a trifle; in the last turn for any."""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("coin")
        scenario.set_zone("S-9 S-4 S-1 S-3 D3-09")
        scenario.set_zone("S-9 S-4 S-1 S-3 S-2", B)
        scenario.give_books(11)
        scenario.begins_exploration()
        explores(scenario)
        assert scenario.player().spells == [10]

    @pytest.mark.parametrize("book", [6, 7, 9, 10])
    def test_a_book_for_jumps_does_not_leave_it_without_a_dungeon(self, book: int) -> None:
        """MM-15.5, MM-I26  What it hands in is worth no less than without the book."""
        values: list[int] = []
        for books in ((), (book,)):
            scenario = MapMastersScenario()
            scenario.set_primary_objective("coin")
            scenario.set_zone("D6-10 S-3 D5-09 S-5 S-9")
            scenario.set_zone("S-9 S-4 S-1 S-3 S-2", B)
            scenario.give_books(*books)
            scenario.begins_exploration()
            explores(scenario)
            path = scenario.player().draft.path
            assert path is not None
            values.append(value_of(wanted(scenario), path.found, path.is_exit()))
        assert 0 < values[0] <= values[1]

    def test_the_secondary_is_expected_from_what_is_left(self) -> None:
        """MM-15.2  Objectives that were drawn do not come again."""
        scenario = MapMastersScenario()
        before = wanted(scenario).worth
        left = objectives_left(scenario.state)
        assert sum(left) == 26
        scenario.state.drawn.append(scenario.take_objective("rope"))
        scenario.state.drawn.append(scenario.take_objective("rope", hourglass=True))
        rope, trap = 5, 9
        assert wanted(scenario).worth[rope] == 0 < before[rope]
        assert wanted(scenario).worth[trap] > before[trap]


def match(seats: int, seed: int, clever: int) -> MapMasters:
    """A match in which the first `clever` seats are bots and the others choose at random."""
    s = start(Setup(seats, GAME.check_options({}, seats), []), FastChance(seed))
    chance = FastChance(seed + 1)
    bots = [RememberingPolicy(BY_SEATS) for _ in range(seats)]
    while options := run_until_choice(s):
        decision = first_decision(s)
        if decision.seat < clever:
            apply_choice(s, decision, bots[decision.seat].choose(s, decision, options, chance))
        else:
            apply_choice(s, decision, options[chance.below(len(options))])
    return s


def test_it_uses_only_what_its_seat_may_know() -> None:
    """MM-15.1, MM-R44  The choice stays the same when hidden things are dealt again."""
    s = start(Setup(3, GAME.check_options({}, 3), []), FastChance(5))
    chance = FastChance(6)
    bots = [RememberingPolicy(BY_SEATS) for _ in range(3)]
    others = [RememberingPolicy(BY_SEATS) for _ in range(3)]
    asked = 0
    while options := run_until_choice(s):
        decision = first_decision(s)
        picked = bots[decision.seat].choose(s, decision, options, FastChance(1))
        assert picked in options
        twin = sample(s, decision.seat, chance)
        assert isinstance(twin, MapMasters)
        assert decision.options(twin) == options
        assert others[decision.seat].choose(twin, decision, options, FastChance(2)) == picked
        apply_choice(s, decision, picked)
        asked += 1
    assert asked > 300


def test_it_beats_chance_and_scores() -> None:
    """A small sample of what `donjon sim map_masters` counts; the seeds are fixed."""
    for seats, clever in ((2, 1), (3, 1), (5, 2)):
        points = scores(match(seats, seats, clever))
        assert min(points[:clever]) > 30
        assert max(points[clever:]) < 20
