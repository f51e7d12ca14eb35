"""Clank! 4.1 and 4.2: aim, status and the turn."""

from __future__ import annotations

from donjon import FastChance
from donjon.games.clank.model.state import ESCAPED, IN, LOST
from donjon.games.clank.rules.arrival import TakeToken
from donjon.games.clank.rules.turn import NextTurn
from donjon.games.clank.rules.turn_actions import TakeAction
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.clank.scenario import GAME, ClankScenario

QUIET_ROW = "sneak tattle brilliance search swagger ladder"


def two_thieves(hand: str = "burgle burgle", **options: object) -> ClankScenario:
    """Both have enough cards, and the row is full."""
    scenario = ClankScenario(2, **options)
    scenario.set_cards(hand=hand, deck="burgle burgle burgle mercenary mercenary")
    scenario.set_cards(hand="burgle burgle", deck="burgle burgle burgle stumble stumble", seat=1)
    scenario.set_row(QUIET_ROW)
    return scenario


def test_turns_go_clockwise_and_skip_who_is_out() -> None:
    """CL-2.1, CL-1.1  Seat 1 is lost and not the runner: after seat 0 comes seat 2."""
    scenario = ClankScenario(4)
    for seat in range(4):
        scenario.set_cards(hand="burgle burgle", seat=seat)
    scenario.thief(1).status = LOST
    scenario.thief(3).status = ESCAPED
    scenario.state.runner, scenario.state.countdown = 3, 1
    scenario.happens(NextTurn(0))
    assert (scenario.state.active, scenario.decision().seat) == (2, 2)
    scenario.state.owed.clear()
    scenario.script_cubes(*[4] * 3)
    scenario.state.rage = 1
    scenario.happens(NextTurn(2))
    assert scenario.state.countdown == 2  # the runner's turn, and then seat 0's
    assert (scenario.state.active, scenario.decision().seat) == (0, 0)


def test_every_card_must_be_played() -> None:
    """CL-2.2, CL-2.6, CL-21.17, CL-3.11  One at a time, also those that do nothing."""
    scenario = two_thieves("burgle secret_tome explore")
    scenario.begins_turn()
    assert scenario.offers() == ["Play Burgle", "Play Secret Tome", "Play Explore"]
    scenario.plays("Secret Tome")
    assert scenario.skill_swords_boots() == (0, 0, 0)
    assert scenario.offers_starting_with("End") == []
    scenario.plays("Explore", "Burgle")
    assert "End your turn" in scenario.offers()


def test_cards_drawn_in_the_turn_must_be_played_too() -> None:
    """CL-3.11, CL-R49, CL-2.2  The hand was empty; an Overlord's reward fills it again."""
    scenario = ClankScenario()
    scenario.set_cards(hand="", deck="burgle stumble")
    scenario.set_row("overlord")
    scenario.acts(swords=2)
    assert "End your turn" in scenario.offers()
    scenario.chooses("Fight Overlord (2 swords)")
    assert scenario.offers_starting_with("End") == []
    assert scenario.offers_starting_with("Play") == ["Play Burgle", "Play Stumble"]


def test_actions_between_cards() -> None:
    """CL-2.3, CL-2.4, CL-2.5  A purchase, a fight and a step before the last card, all optional."""
    scenario = ClankScenario()
    scenario.place_thief("D18")
    scenario.put_artifact(5)
    scenario.give_secret("strength_potion")
    scenario.thief().gold = 7
    scenario.set_cards(hand="burgle", discard="stumble")
    scenario.set_row("kobold ladder sneak")
    scenario.acts(skill=3, swords=1, boots=1, teleports=1)
    begins = {label.split()[0] for label in scenario.offers()}
    assert begins == {"Play", "Acquire", "Use", "Use:", "Fight", "Buy", "Walk", "Teleport"}
    scenario.chooses("Fight Kobold (one sword)")
    scenario.chooses("Acquire Mercenary (2 skill)")
    scenario.chooses("Walk to Market, south-west stall (one boot)")
    scenario.plays("Burgle")
    assert "End your turn" in scenario.offers()
    scenario.ends_turn()
    assert scenario.thief().gold == 7  # nothing had to be bought


def test_while_a_choice_is_open_nothing_else_is_legal() -> None:
    """CL-2.7  On arrival only the token is asked for."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "treasure treasure")
    scenario.set_cards(hand="burgle")
    scenario.acts(boots=2, skill=7)
    scenario.chooses("Walk to Guard Room (2 boots)")
    assert isinstance(scenario.decision(), TakeToken)
    assert scenario.offers() == ["Take a minor secret", "Leave the minor secrets"]
    scenario.chooses("Leave the minor secrets")
    assert isinstance(scenario.decision(), TakeAction)


def test_what_is_unspent_is_lost() -> None:
    """CL-2.8, CL-5.5, CL-14.1  Skill, swords, boots, teleports and credit end with the turn."""
    scenario = two_thieves("invoker_of_the_ancients")
    scenario.begins_turn()
    scenario.resources.skill = scenario.resources.swords = scenario.resources.boots = (
        scenario.resources.credit
    ) = 2
    scenario.plays("Invoker of the Ancients")
    assert (scenario.resources.teleports, scenario.resources.credit) == (1, 1)
    scenario.ends_turn()
    resources = scenario.resources
    assert scenario.state.active == 1
    assert (
        resources.skill,
        resources.swords,
        resources.boots,
        resources.teleports,
        resources.credit,
    ) == (0, 0, 0, 0, 0)


def test_only_the_active_thief_decides() -> None:
    """CL-1.4  In whole matches every question is asked of whose turn it is, one at a time."""
    for seed in range(3):
        chance = FastChance(seed)
        s = GAME.new_state(4, GAME.check_options({}, 4), FastChance(seed))
        options = run_until_choice(s)
        while options:
            decision = first_decision(s)
            assert decision.seat == s.active  # type: ignore[attr-defined]
            apply_choice(s, decision, options[chance.below(len(options))])
            options = run_until_choice(s)


def test_the_safe_defaults_end_the_turn() -> None:
    """CL-20.1, CL-R38, CL-2.6  An absent thief plays its hand from the left and does nothing."""
    scenario = two_thieves("stumble burgle sidestep scramble burgle")
    scenario.begins_turn()
    chance = FastChance(1)
    for played in (1, 2, 3, 4, 5):
        decision = scenario.decision()
        hand = scenario.thief().hand.hidden_cards[:]
        option = decision.default(scenario.state, chance)
        apply_choice(scenario.state, decision, option)
        run_until_choice(scenario.state)
        assert scenario.thief().played[-1] == hand[0]
        assert len(scenario.thief().played) == played
    apply_choice(
        scenario.state, scenario.decision(), scenario.decision().default(scenario.state, chance)
    )
    run_until_choice(scenario.state)
    assert scenario.state.active == 1
    assert scenario.room() == "D00"


def test_the_guard_ends_an_endless_game() -> None:
    """CL-R39  When all have completed 60 turns everyone falls; without the guard it goes on."""
    for guard in (True, False):
        scenario = two_thieves(guard=guard)
        scenario.thief(0).turns, scenario.thief(1).turns = 60, 59
        scenario.happens(NextTurn(0))
        assert scenario.thief(0).status == IN
        scenario.plays("Burgle", "Burgle")
        scenario.ends_turn()
        assert scenario.is_idle == guard
        assert (scenario.thief(0).status == LOST) == guard
        assert (scenario.thief(1).status == LOST) == guard


def test_a_turn_cannot_go_on_for_ever() -> None:
    """CL-R43  The play area is not reshuffled: with every draw there are fewer cards to play."""
    scenario = ClankScenario()
    scenario.set_cards(hand="lucky_coin lucky_coin bracers_of_agility", deck="elven_boots")
    scenario.acts()
    plays = 0
    while scenario.offers_starting_with("Play"):
        scenario.chooses(scenario.offers_starting_with("Play")[0])
        plays += 1
    assert plays == 4
