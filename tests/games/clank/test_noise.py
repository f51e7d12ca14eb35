"""Clank! 4.5: noise."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.clank.model.state import ESCAPED, LOST, new_turn_resources
from donjon.games.clank.rules.effects.immediate import AllMakeNoise
from donjon.games.clank.rules.noise import (
    UseCredit,
    add_noise,
    make_noise,
    others_make_noise,
    take_back_noise,
)
from donjon.games.clank.rules.turn import CleanUp
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import GAME, ClankScenario


def test_noise_is_cubes_from_the_supply() -> None:
    """CL-5.1, CL-5.2  Three cubes move; with two left, two."""
    scenario = ClankScenario()
    add_noise(scenario.state, 0, 3)
    assert (scenario.thief().supply, scenario.thief().clank) == (27, 3)
    scenario.thief().supply, scenario.thief().damage = 2, 25
    add_noise(scenario.state, 0, 5)
    assert (scenario.thief().supply, scenario.thief().clank) == (0, 5)


def test_noise_taken_back_and_credit() -> None:
    """CL-5.3, CL-5.4, CL-R53  One cube back, one credit; the next cube is cancelled unasked."""
    scenario = ClankScenario()
    scenario.add_clank(1)
    take_back_noise(scenario.state, 2)
    assert (scenario.thief().supply, scenario.thief().clank, scenario.resources.credit) == (
        30,
        0,
        1,
    )
    make_noise(scenario.state, 3)
    assert (scenario.thief().clank, scenario.resources.credit) == (2, 0)
    assert scenario.is_idle


def swaggering(hand: str, credit: int, deck: str = "") -> ClankScenario:
    """Swagger is in play: it counts every cube that is added from now on."""
    scenario = ClankScenario()
    scenario.set_cards(hand=f"swagger {hand} burgle", deck=deck)
    scenario.acts(credit=credit)
    scenario.plays("Swagger")
    assert scenario.resources.skill == 0
    return scenario


def test_credit_is_asked_for_while_a_card_counts_the_noise() -> None:
    """CL-5.4, CL-20.15, CL-R53  Dead Run makes two noise: both, one or no cube is cancelled."""
    for used, added in ((2, 0), (1, 1), (0, 2)):
        scenario = swaggering("dead_run", credit=3)
        scenario.plays("Dead Run")
        assert isinstance(scenario.decision(), UseCredit)
        assert scenario.offers() == [
            "Cancel 2, add no cube", "Cancel one, add one cube", "Cancel none, add 2 cubes",
        ]  # fmt: skip
        scenario.chooses(scenario.offers()[2 - used])
        assert (scenario.thief().clank, scenario.resources.credit, scenario.resources.skill) == (
            added,
            3 - used,
            added,
        )
        assert scenario.resources.crystal_proof  # the rest of the card follows
        assert scenario.offers_starting_with("Play") == ["Play Burgle"]


def test_credit_that_was_not_used_is_there_for_the_next_noise() -> None:
    """CL-5.4, CL-R53, CL-I7  First a cube for its skill, then silence; cubes are taken back."""
    scenario = swaggering("stumble stumble sneak", credit=1)
    scenario.plays("Stumble")
    scenario.chooses("Cancel none, add one cube")
    assert (scenario.thief().clank, scenario.resources.credit, scenario.resources.skill) == (
        1,
        1,
        1,
    )
    scenario.plays("Stumble")
    scenario.chooses("Cancel one, add no cube")
    assert (scenario.thief().clank, scenario.resources.credit, scenario.resources.skill) == (
        1,
        0,
        1,
    )
    scenario.plays("Sneak")
    assert (scenario.thief().clank, scenario.resources.credit) == (0, 1)
    lines = scenario.log_lines()
    assert lines[lines.index("plays Stumble.") :] == [
        "plays Stumble.", "Clank! Player 1 adds one cube.",
        "plays Stumble.", "cancels one Clank!",
        "plays Sneak.", "takes back one cube, and may cancel one cube later this turn.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "supply", "status"), [("sneak stumble", 30, 0), ("swagger", 0, 0), ("swagger", 30, 1)]
)
def test_where_nothing_can_be_gained_credit_uses_itself(
    hand: str, supply: int, status: int
) -> None:
    """CL-5.4, CL-R53  Without a card that counts, without cubes, or out of the dungeon."""
    scenario = ClankScenario()
    scenario.thief().supply, scenario.thief().status = supply, status
    scenario.set_cards(hand=f"{hand} stumble burgle")
    scenario.acts(credit=1)
    scenario.plays(*[name.replace("_", " ").title() for name in hand.split()], "Stumble")
    assert not isinstance(scenario.decision(), UseCredit)
    assert scenario.thief().clank == 0


def test_cards_are_drawn_after_the_noise_is_settled() -> None:
    """CL-3.4, CL-20.15  Lucky Coin: nobody sees the drawn card before deciding."""
    scenario = swaggering("lucky_coin", credit=1, deck="treasure_map")
    scenario.plays("Lucky Coin")
    assert isinstance(scenario.decision(), UseCredit)
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle"]
    scenario.chooses("Cancel none, add one cube")
    assert scenario.card_ids(scenario.thief().hand.hidden_cards) == ["burgle", "treasure_map"]
    assert scenario.resources.skill == 2


def test_noise_that_arrives_is_asked_for_before_the_others_make_theirs() -> None:
    """CL-5.8, CL-22.7, CL-20.15  A Treasure Hunter's Overlord while Swagger counts."""
    scenario = swaggering("treasure_hunter", credit=1)
    scenario.set_row("ladder")
    scenario.put_on_deck("overlord")
    scenario.plays("Treasure Hunter")
    assert isinstance(scenario.decision(), UseCredit)
    assert scenario.thief(1).clank == 0
    scenario.chooses("Cancel none, add one cube")
    assert [thief.clank for thief in scenario.state.thieves] == [1, 1]
    assert scenario.resources.skill == 3


def test_what_is_said_of_credit() -> None:
    """CL-20.15, CL-R38  Prompt, detail and default; the rule can be looked up."""
    scenario = swaggering("dead_run", credit=1)
    scenario.plays("Dead Run")
    decision, s = scenario.decision(), scenario.state
    assert decision.rule() == "CL-20.15"
    assert translate(decision.prompt(s), "en") == "You must add 2 cubes. How many do you cancel?"
    assert translate(decision.prompt(s), "fr") == (
        "Vous devez ajouter 2 cubes. Combien en annulez-vous\u00a0?"
    )
    detail = decision.detail(s)
    assert detail is not None
    assert translate(detail, "en") == (
        "You may cancel one. A card in play counts every cube that you add this turn."
    )
    assert translate(decision.label(s, decision.default(s, FastChance(1))), "en") == (
        "Cancel one, add one cube"
    )


def test_cards_that_may_ask_for_credit_are_not_played_in_one_gesture() -> None:
    """CL-20.15  Swagger, silence and noise in one hand: the noise waits for its question."""
    scenario = ClankScenario()
    scenario.set_cards(hand="swagger stumble move_silently burgle")
    scenario.acts()
    named = [scenario.card_ids([card])[0] for card in GAME.view(scenario.state, 0).thieves[0].plain]
    assert named == ["swagger", "move_silently", "burgle"]
    (gesture,) = [reach for reach in scenario.shortcuts() if reach.label]
    assert gesture.route == [f"card:{scenario.thief().hand.hidden_cards[at]}" for at in (0, 2, 3)]
    scenario.plays("Move Silently", "Stumble")
    assert len(GAME.view(scenario.state, 0).thieves[0].plain) == 2
    scenario.state.owed.clear()
    scenario.set_cards(hand="swagger stumble burgle")
    scenario.acts(credit=1)
    named = [scenario.card_ids([card])[0] for card in GAME.view(scenario.state, 0).thieves[0].plain]
    assert named == ["swagger", "burgle"]


def test_credit_does_not_outlast_the_turn() -> None:
    """CL-5.5, CL-14.3, CL-R19  It vanishes before the row is refilled: an Overlord is heard."""
    scenario = ClankScenario()
    scenario.set_cards(hand="burgle", deck="burgle burgle burgle stumble stumble")
    scenario.set_cards(hand="burgle burgle", seat=1)
    scenario.set_row("sneak tattle brilliance search swagger")
    scenario.put_on_deck("overlord")
    scenario.begins_turn()
    scenario.resources.credit = 5
    scenario.plays("Burgle")
    scenario.ends_turn()
    assert [thief.clank for thief in scenario.state.thieves] == [1, 1]
    assert scenario.resources.credit == 0


def test_cubes_in_the_bag_are_lost_to_silence() -> None:
    """CL-5.6  Neither the bag nor the health track gives cubes back."""
    scenario = ClankScenario()
    scenario.add_damage(2)
    scenario.thief().supply -= 3
    scenario.state.bag[0] = 3
    take_back_noise(scenario.state, 2)
    assert (scenario.state.bag[0], scenario.thief().damage, scenario.thief().supply) == (3, 2, 25)
    assert scenario.resources.credit == 2


def test_others_and_all_are_those_who_are_in() -> None:
    """CL-5.7, CL-22.7, CL-17.6, CL-R27  Also on the flag; a thief who is out stays silent."""
    scenario = ClankScenario(4)
    scenario.state.active = 1
    scenario.thief(3).status = LOST
    scenario.thief(0).supply = 0
    others_make_noise(scenario.state, 1)
    assert [thief.clank for thief in scenario.state.thieves] == [0, 0, 1, 0]
    scenario.happens(AllMakeNoise(1))
    assert [thief.clank for thief in scenario.state.thieves] == [0, 1, 2, 0]
    lines = [line for line in scenario.log_lines() if line.startswith("Clank!")]
    assert lines == [
        "Clank! Player 3 adds one cube.",
        "Clank! Player 2 adds one cube.",
        "Clank! Player 3 adds one cube.",
    ]


def test_credit_is_the_active_thiefs_alone() -> None:
    """CL-5.8  A Treasure Hunter's Overlord: only the active thief's cube is cancelled."""
    scenario = ClankScenario(3)
    scenario.set_cards(hand="move_silently treasure_hunter burgle")
    scenario.set_row("ladder")
    scenario.put_on_deck("overlord")
    scenario.acts()
    scenario.plays("Move Silently", "Treasure Hunter")
    assert [thief.clank for thief in scenario.state.thieves] == [0, 1, 1]
    assert scenario.resources.credit == 1


def test_cubes_are_public() -> None:
    """CL-5.9, CL-20.14  Area, supply and the bag by colour, for everybody."""
    scenario = ClankScenario(3)
    scenario.add_clank(4, 2)
    scenario.state.bag[1] = 2
    scenario.thief(1).supply = 28
    for viewer in (None, 0, 1, 2):
        seen = GAME.view(scenario.state, viewer)
        assert [thief.clank for thief in seen.thieves] == [0, 0, 4]
        assert [thief.supply for thief in seen.thieves] == [30, 28, 26]
        assert seen.bag == [0, 2, 0, 24]


def test_after_leaving_there_is_only_silence() -> None:
    """CL-17.3  No noise and nothing for Swagger; cubes are still taken back."""
    scenario = ClankScenario()
    scenario.add_clank(3)
    scenario.thief().status = ESCAPED
    scenario.set_cards(hand="swagger stumble sneak burgle")
    scenario.acts()
    scenario.plays("Swagger", "Stumble")
    assert (scenario.thief().clank, scenario.resources.skill) == (3, 0)
    scenario.plays("Sneak")
    assert (scenario.thief().clank, scenario.thief().supply) == (1, 29)
    scenario.state.resources = new_turn_resources()
    scenario.happens(CleanUp(0))
    assert scenario.thief().clank == 1
