"""Heldentaufe: what the search thinks about, and that it sees only what its seat may know."""

from __future__ import annotations

from itertools import pairwise

from donjon import FastChance
from donjon.games.heldentaufe.bot.ideas import TURN_NUMBERS, ideas, turn
from donjon.games.heldentaufe.bot.policy import policy
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.rules.turn_actions import EXPLORE, SPAN, TakeAction
from donjon.games.heldentaufe.rules.underground.monsters_turn import Command
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice, sample
from donjon.kernel.words.translate import translate
from tests.games.heldentaufe.bot_positions import quest
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario

A, B = range(2)


def thoughts(scenario: HeldentaufeScenario) -> list[str]:
    """The ideas at the decision that waits, the policy's choice first."""
    s = scenario.state
    options = run_until_choice(s)
    decision = scenario.decision()
    found = ideas(s, decision, options, policy(s, decision, options, FastChance(1)))
    return [translate(decision.label(s, idea.option), "en") for idea in found]


def test_free_actions_are_left_to_the_policy() -> None:
    scenario = quest()
    scenario.give_equipment("boots1")
    scenario.give_tokens("boots2")
    scenario.acts()
    assert thoughts(scenario) == ["Wear: Boots 2"]


def test_walks_attacks_refusals_and_the_end_are_thought_about() -> None:
    scenario = quest()
    scenario.place_tile("orchard", 2, 0)
    scenario.give_missions("R07 B09 R12")
    scenario.acts()
    found = thoughts(scenario)
    assert len(found) == len({*found})
    assert sum(label.startswith("Go ") for label in found) == 6
    assert sum(label.startswith("Refuse: ") for label in found) == 3
    assert "End your turn" in found


def test_one_direction_stands_for_exploring() -> None:
    """HT-3.3  All unknown tiles look alike."""
    scenario = HeldentaufeScenario()
    scenario.place_tile("meadow", 1, 0)
    scenario.acts()
    s = scenario.state
    options = run_until_choice(s)
    assert sum(option // SPAN == EXPLORE for option in options) == 5
    for usual in options:
        found = ideas(s, scenario.decision(), options, usual)
        if usual < EXPLORE * SPAN + SPAN:
            assert found[0].option == usual
            assert sum(idea.option // SPAN == EXPLORE for idea in found) == 1


def test_a_commander_thinks_about_attacks_and_steps_that_lead_somewhere() -> None:
    """HT-9.13"""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U17")
    scenario.begins_monsters_turn()
    found = thoughts(scenario)
    assert isinstance(scenario.decision(), Command)
    assert "Wallrog attacks Corlof" in found
    assert "The monsters rest" in found
    assert len(found) < len(scenario.offers())


def test_a_turn_has_one_number() -> None:
    """It changes with every turn, and for the monsters' turn; a number never comes back."""
    s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(4))
    assert isinstance(s, Heldentaufe)
    numbers: list[int] = []
    turns: list[tuple[int, int, bool]] = []
    while options := run_until_choice(s):
        decision = first_decision(s)
        if isinstance(decision, TakeAction | Command) and (not numbers or numbers[-1] != turn(s)):
            numbers.append(turn(s))
            turns.append((s.round, s.active, isinstance(decision, Command)))
        apply_choice(s, decision, policy(s, decision, options, FastChance(1)))
    assert len(numbers) == len({*numbers}) == len({*turns}) > 15
    firsts = [at for at, (_, active, commands) in enumerate(turns) if not active and not commands]
    own = [numbers[at] for at in firsts]
    assert {after - before for before, after in pairwise(own)} == {TURN_NUMBERS}


def test_ideas_are_offered_and_the_same_whatever_lies_hidden() -> None:
    """HT-R51"""
    s = GAME.new_state(3, GAME.check_options({}, 3), FastChance(6))
    assert isinstance(s, Heldentaufe)
    chance = FastChance(7)
    several = 0
    while options := run_until_choice(s):
        decision = first_decision(s)
        usual = policy(s, decision, options, FastChance(1))
        found = [(idea.option, idea.prior) for idea in ideas(s, decision, options, usual)]
        assert found[0][0] == usual
        assert {option for option, _ in found} <= {*options}
        twin = sample(s, decision.seat, chance)
        assert isinstance(twin, Heldentaufe)
        again = ideas(twin, decision, options, usual)
        assert [(idea.option, idea.prior) for idea in again] == found
        several += len(found) > 1
        apply_choice(s, decision, usual)
    assert several > 50
