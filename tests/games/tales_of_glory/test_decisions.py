"""Tales of Glory chapters 20 and 22: who decides what, and the phases of a round."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.games.tales_of_glory.model.state import TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import LayKey
from donjon.games.tales_of_glory.rules.quests import ReturnQuest
from donjon.games.tales_of_glory.rules.selection import Select
from donjon.games.tales_of_glory.rules.take_tiles import CatchUp
from donjon.games.tales_of_glory.rules.turn_actions import FIRST_QUEST, SPAN, TakeAction
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from donjon.kernel.scene import Amount
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario

ORDER = ["quest_keep", "select", "catch_up", "play", "final"]


def test_a_lone_option_is_taken_and_told() -> None:
    """TG-20.10, TG-7.5, TG-9.5  A forced discard is announced, not asked."""
    scenario = TalesOfGloryScenario()
    scenario.set_taken_tile("A3-01", 1)
    scenario.begins_turn()
    assert "discards Red Dragon." in scenario.log_lines(1)
    assert isinstance(scenario.decision(), LayKey)  # the chest is a choice again


def test_with_quests_even_a_lone_option_is_asked() -> None:
    """TG-R46, TG-22.9, TG-19.3  Going on unasked would tell that no Quest can be played."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_quests("Q01 Q02")
    scenario.set_taken_tile("A3-01", 1)
    scenario.begins_turn()
    assert scenario.offers() == ["Discard Red Dragon for 1 coin, 1 potion, a Key"]


def test_tile_cell_and_payment_are_one_choice() -> None:
    """TG-R45, TG-20.4, TG-20.5, TG-20.6, TG-20.7, TG-20.9  What one picks, and its cost."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_goods(coins=3, potions=1)
    scenario.set_quests("Q05")
    scenario.set_taken_tile("A1-17", 4)
    scenario.begins_turn()
    decision = scenario.decision()
    options = decision.options(scenario.state)
    assert scenario.offers()[:2] == [
        "Lay Forgotten Purse at 1 south (pay 1 coin)",
        "Lay Forgotten Purse at 1 south (pay 1 potion)",
    ]
    assert decision.targets(scenario.state, options[0]) == ["tile:A1-17", "cell:0:0,-1"]
    assert decision.cost(scenario.state, options[1]) == [("potions", 1)]
    assert scenario.drawn_choices()[1].cost == [Amount("round-potion", 1, "teal")]
    assert scenario.offers_starting_with("Lay The Heart")[0].endswith("at 1 south (pay 3 coins)")
    assert decision.targets(scenario.state, options[-1]) == []


@pytest.mark.parametrize("quests", [False, True])
def test_an_absent_table_plays_to_the_end(quests: bool) -> None:
    """TG-R36, TG-20.1, TG-20.2, TG-20.3, TG-20.4, TG-20.5, TG-20.8, TG-20.9  Always legal; a tile
    that can be played is played.
    """
    for seats in (2, 3, 4, 5):
        match = Match(GAME, seats, seats, {"quests": quests})
        while match.waiting:
            seat = match.waiting[0]
            decision = match.decision(seat)
            assert decision is not None
            now = match.state()
            assert isinstance(now, TalesOfGlory)
            option = decision.default(now, FastChance(1))
            if isinstance(decision, TakeAction):
                playable = [each for each in decision.options(now) if is_tile(each)]
                assert is_tile(option) == bool(playable)
            match.play(seat, option)
        s = match.state()
        assert isinstance(s, TalesOfGlory)
        assert all(player.discards < 10 for player in s.players)
        assert all(player.quests.size() == 2 * quests for player in s.players)


def is_tile(option: int) -> bool:
    """Whether an option of step 2 plays the tile that was taken."""
    return option // SPAN < FIRST_QUEST


def test_an_absent_seat_plays_its_tile_where_it_may() -> None:
    """TG-20.5, TG-20.6, TG-20.7, TG-R36, TG-R45  In the first cell, and of two ways to pay it gives
    what it has more of; only a tile that cannot be played is discarded.
    """
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=2, potions=1)
    scenario.set_taken_tile("A1-17", 4)
    scenario.begins_turn()
    assert scenario.default_label() == "Lay Forgotten Purse at 1 south (pay 1 coin)"
    scenario.set_goods(coins=1)
    assert scenario.default_label() == "Lay Forgotten Purse at 1 south (pay 1 potion)"
    scenario.set_goods(coins=0, potions=0)
    scenario.state.owed.clear()
    scenario.set_taken_tile("A1-17", 4)
    scenario.set_quests("Q05")
    scenario.begins_turn()
    assert scenario.default_label() == "Discard Forgotten Purse for 1 coin, 1 potion, a Key"


def test_an_absent_seat_decides_no_majority() -> None:
    """TG-20.5, TG-R36  It spends what it has like anyone else: what it leaves to the others is not
    the majority of coins and potions in every match.
    """
    held = [0] * 4
    for seed in range(20):
        s = GAME.new_state(3, GAME.check_options({}, 3), FastChance(seed))
        assert isinstance(s, TalesOfGlory)
        chance = FastChance(seed)
        while options := run_until_choice(s):
            decision = open_decisions(s)[0]
            if decision.seat == 0:
                apply_choice(s, decision, decision.default(s, chance))
            else:
                apply_choice(s, decision, GAME.brain.policy(s, decision, options, chance))
        for resource in range(4):
            held[resource] += s.players[0].majorities >> resource & 1
    assert max(held) < 15


def test_every_decision_names_its_rule() -> None:
    """TG-20.1, TG-20.2, TG-20.3, TG-20.5, TG-20.8, TG-20.11  And asks its own seat."""
    rules = [
        ReturnQuest(3).rule(),
        Select(3).rule(),
        CatchUp(3).rule(),
        TakeAction(3).rule(),
        LayKey(3, 0, 0, []).rule(),
    ]
    assert rules == ["TG-18.3", "TG-3.1", "TG-5.2", "TG-20.5", "TG-20.8"]
    assert TakeAction(3).seat == LayKey(3, 0, 0, []).seat == 3


@pytest.mark.parametrize("quests", [False, True])
def test_the_phases_follow_each_other(quests: bool) -> None:
    """TG-22.1, TG-22.2, TG-22.3, TG-22.4, TG-22.5, TG-22.6, TG-22.7, TG-2.2  In this order."""
    s = GAME.new_state(4, GAME.check_options({"quests": quests}, 4), FastChance(6))
    chance = FastChance(6)
    seen: list[tuple[int, str]] = []
    while run_until_choice(s):
        moment = GAME.view(s, None)
        if seen[-1:] != [(moment.round, moment.phase)]:
            seen.append((moment.round, moment.phase))
        decision = open_decisions(s)[0]
        kinds = {"quest_keep": ReturnQuest, "select": Select, "catch_up": CatchUp}
        kind = kinds.get(moment.phase)
        assert isinstance(decision, kind if kind is not None else TakeAction | LayKey)
        options = decision.options(s)
        apply_choice(s, decision, options[chance.below(len(options))])
    assert GAME.view(s, None).phase == "final"
    assert (seen[0] == (0, "quest_keep")) == quests
    keys = [(round, ORDER.index(phase)) for round, phase in seen]
    assert keys == sorted(keys)
    for round in range(1, 11):
        assert {(round, "select"), (round, "play")} <= set(seen)


def test_the_change_of_first_player_has_its_own_line() -> None:
    """TG-22.8, TG-6.1  Between the last taking and the first play."""
    match = Match(GAME, 3, 2)
    for seat in range(3):
        match.play(seat, seat + 1)
    keys = [event.message.key for event in match.journal(None)]
    at = keys.index("tg-log-first-player")
    assert max(n for n, key in enumerate(keys[:at]) if key == "tg-log-takes") < at
    assert "tg-log-turn" in keys[at:]
    assert "tg-log-turn" not in keys[:at]
