"""Clank! 4.20 and 4.22: what an absent thief does, what is hidden, and in which order things go."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.clank.content.tables import NONE
from donjon.games.clank.model.state import ESCAPED, Clank
from donjon.games.clank.rules.banish_card import BanishCard
from donjon.games.clank.rules.turn import CleanUp
from donjon.kernel.rules.state import apply_choice, run_until_choice, sample
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import GAME, ClankScenario


def default(scenario: ClankScenario) -> str:
    """What an absent thief would choose."""
    decision = scenario.decision()
    option = decision.default(scenario.state, FastChance(1))
    assert option in decision.options(scenario.state)
    return translate(decision.label(scenario.state, option), "en")


def test_an_absent_thief_leaves_everything() -> None:
    """CL-20.2, CL-20.3, CL-20.4, CL-20.6, CL-20.7, CL-20.8, CL-20.1  Cards only."""
    scenario = ClankScenario()
    scenario.place_thief("D26")
    scenario.put_artifact(10)
    scenario.thief().gold = 7
    scenario.give_secret("strength_potion")
    scenario.set_row("sneak ladder kobold")
    scenario.set_cards(hand="burgle sidestep")
    scenario.acts(skill=9, swords=9, boots=9, teleports=1)
    assert default(scenario) == "Play Burgle"
    scenario.plays("Burgle")
    assert default(scenario) == "Play Sidestep"
    scenario.plays("Sidestep")
    assert default(scenario) == "End your turn"


def test_an_absent_thief_plays_on_after_the_flag() -> None:
    """CL-20.1, CL-R38, CL-17.2  Outside no card costs anything, and some bring gold."""
    scenario = ClankScenario()
    scenario.thief().status = ESCAPED
    scenario.set_cards(hand="stumble treasure_map")
    scenario.acts()
    assert default(scenario) == "Play Stumble"
    scenario.plays("Stumble")
    assert default(scenario) == "Play Treasure Map"
    scenario.plays("Treasure Map")
    assert scenario.is_idle  # with nothing left to do the turn is over


def test_an_absent_thief_takes_no_token() -> None:
    """CL-20.5  None."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "treasure")
    scenario.set_cards(hand="burgle")
    scenario.acts(boots=2)
    scenario.chooses("Walk to Guard Room (2 boots)")
    assert default(scenario) == "Leave the minor secrets"


@pytest.mark.parametrize(
    ("hand", "card"),
    [
        ("diamond secret_tome stumble", "Stumble"),
        ("diamond secret_tome sneak", "Secret Tome"),
        ("diamond sneak brilliance", "Sneak"),
    ],
)
def test_what_an_absent_thief_discards(hand: str, card: str) -> None:
    """CL-20.9  Stumble, else Secret Tome, else the cheapest."""
    scenario = ClankScenario()
    scenario.set_cards(hand=f"sleight_of_hand {hand}", deck="burgle burgle")
    scenario.acts()
    scenario.plays("Sleight of Hand")
    assert default(scenario) == f"Discard {card}"


def test_an_absent_thief_chooses_the_first_option() -> None:
    """CL-20.10  The first legal one of the data file."""
    scenario = ClankScenario()
    scenario.set_cards(hand="mister_whiskers burgle")
    scenario.acts()
    scenario.plays("Mister Whiskers")
    assert default(scenario) == "Take back 2 Clank!"


@pytest.mark.parametrize(
    ("row", "card"), [("sneak tattle kobold dragon_shrine", "Kobold"), ("sneak tattle", "Sneak")]
)
def test_what_an_absent_thief_replaces(row: str, card: str) -> None:
    """CL-20.11  The leftmost danger card, else the leftmost card."""
    scenario = ClankScenario()
    scenario.set_cards(hand="treasure_hunter burgle")
    scenario.set_row(row)
    scenario.acts()
    scenario.plays("Treasure Hunter")
    assert default(scenario) == f"Replace {card}"


@pytest.mark.parametrize(
    ("cards", "card"),
    [
        ("diamond scramble sidestep burgle stumble", "Stumble"),
        ("diamond scramble sidestep burgle", "Burgle"),
        ("diamond scramble sidestep", "Sidestep"),
        ("diamond scramble", "Scramble"),
        ("diamond sneak", "Sneak"),
    ],
)
def test_what_an_absent_thief_banishes(cards: str, card: str) -> None:
    """CL-20.12  Stumble, Burgle, Sidestep, Scramble, else the cheapest."""
    scenario = ClankScenario()
    scenario.set_cards(played=cards)
    scenario.happens(BanishCard(0, NONE))
    assert default(scenario) == f"Banish {card} from your play area"


def test_from_where_an_absent_thief_takes_a_secret() -> None:
    """CL-20.13  The room with the lowest id."""
    scenario = ClankScenario()
    scenario.place_thief("D04")
    scenario.set_secrets("D03", "treasure")
    scenario.set_cards(hand="wand_of_wind burgle")
    scenario.acts()
    scenario.plays("Wand of Wind")
    scenario.chooses("Take a secret from a connected room")
    assert default(scenario) == "Take a secret from Guard Room"


def test_undo_ends_where_something_came_to_light() -> None:
    """CL-R50  Playing a Burgle can be taken back; a draw, a secret and a replacement cannot."""
    scenario = ClankScenario()
    scenario.place_thief("D02")
    scenario.set_secrets("D03", "treasure")
    scenario.set_cards(hand="burgle lucky_coin treasure_hunter", deck="stumble")
    scenario.set_row("sneak tattle")
    scenario.acts(boots=2)
    horizon = scenario.state.revealed
    scenario.plays("Burgle")
    scenario.chooses("Walk to Guard Room (2 boots)")
    assert scenario.state.revealed == horizon
    scenario.chooses("Take a minor secret")
    assert scenario.state.revealed == horizon + 1
    scenario.plays("Lucky Coin")
    assert scenario.state.revealed == horizon + 2
    scenario.plays("Treasure Hunter")
    scenario.chooses("Replace Sneak")
    assert scenario.state.revealed == horizon + 3


def test_what_is_hidden_is_dealt_anew() -> None:
    """CL-20.14, CL-3.7, CL-14.9  All but the own hand varies, as sets nothing does."""
    scenario = ClankScenario(2)
    scenario.set_cards(hand="burgle stumble", deck="sneak tattle search")
    scenario.set_cards(hand="burgle stumble", deck="sidestep scramble burgle", seat=1)
    hands, decks, secrets, dungeon = set(), set(), set(), set()
    for seed in range(30):
        twin = sample(scenario.state, 0, FastChance(seed))
        assert isinstance(twin, Clank)
        assert twin.thieves[0].hand.hidden_cards == scenario.thief().hand.hidden_cards
        hands.add(tuple(sorted(twin.thieves[1].hand.hidden_cards)))
        decks.add(tuple(twin.thieves[0].deck.hidden_cards))
        secrets.add(tuple(twin.secrets))
        dungeon.add(tuple(twin.deck.hidden_cards))
        assert sorted(twin.deck.hidden_cards) == sorted(scenario.state.deck.hidden_cards)
        tokens = sorted(b"".join([*twin.secrets, twin.unused]))
        assert tokens == sorted(b"".join([*scenario.state.secrets, scenario.state.unused]))
    assert min(len(hands), len(decks)) > 3
    assert min(len(secrets), len(dungeon)) == 30


def test_a_hand_that_everyone_can_tell_stays() -> None:
    """CL-3.7, CL-3.2  What was in hand when the discard pile was shuffled is known as a set."""
    scenario = ClankScenario()
    scenario.set_cards(deck="sneak tattle", discard="burgle stumble sidestep scramble")
    scenario.script(0, 0, 0)
    scenario.happens(CleanUp(0))
    thief = scenario.thief()
    assert (len(thief.hand.hidden_cards), thief.hand.before_shuffle) == (5, 2)
    for seed in range(20):
        hand = scenario.state.redeal(1, FastChance(seed)).thieves[0].hand
        assert {"sneak", "tattle"} <= set(scenario.card_ids(hand.hidden_cards))
        assert hand.size() == 5
    scenario.acts()
    scenario.plays("Sneak")
    assert scenario.thief().hand.before_shuffle == 1


def test_effects_in_their_order() -> None:
    """CL-22.1, CL-22.3  Gold, then noise; a choice suspends what follows; drawn cards only wait."""
    scenario = ClankScenario()
    scenario.set_cards(hand="sleight_of_hand burgle stumble", deck="mercenary stumble")
    scenario.acts()
    scenario.plays("Sleight of Hand")
    assert len(scenario.thief().deck.hidden_cards) == 2  # not drawn before the discard is chosen
    scenario.chooses("Discard Burgle")
    assert (len(scenario.thief().deck.hidden_cards), scenario.resources.swords) == (0, 0)
    scenario.set_row("belcher")
    scenario.resources.swords = 2
    scenario.chooses("Fight Belcher (2 swords)")
    lines = [line for line in scenario.log_lines() if line.startswith(("gains", "Clank!"))]
    assert lines == ["gains 4 gold.", "Clank! Player 1 adds 2 cubes."]


def test_the_oldest_waits_no_longer() -> None:
    """CL-22.2  A Rebel draws before the Apothecary, played after it, asks for a discard."""
    scenario = ClankScenario()
    scenario.set_cards(hand="rebel_soldier apothecary", deck="stumble")
    scenario.acts()
    scenario.plays("Rebel Soldier", "Apothecary")
    assert scenario.offers() == ["Discard Stumble"]


def test_an_attack_in_the_turn_is_finished_first() -> None:
    """CL-22.4  The rest of the turn goes on after it, with another thief out."""
    scenario = ClankScenario()
    scenario.set_cards(hand="mister_whiskers burgle")
    scenario.add_damage(9, 1)
    scenario.add_clank(1, 1)
    scenario.acts()
    scenario.plays("Mister Whiskers")
    scenario.script_cubes(1, 4, 4)
    scenario.chooses("The dragon attacks")
    assert scenario.thief(1).damage == 10
    assert scenario.offers() == ["Play Burgle"]


def test_all_players_from_the_active_one_on() -> None:
    """CL-22.7  Clockwise."""
    scenario = ClankScenario(4)
    scenario.set_cards(hand="treasure_hunter burgle", seat=2)
    scenario.set_row("sneak")
    scenario.put_on_deck("overlord")
    scenario.acts(2)
    scenario.plays("Treasure Hunter")
    lines = [line for line in scenario.log_lines() if line.startswith("Clank!")]
    assert [line.split()[2] for line in lines] == ["3", "4", "1", "2"]


def test_defaults_lead_to_the_end_of_every_turn() -> None:
    """CL-I21, CL-R38  From any state of a random match the defaults end the turn."""
    chance = FastChance(5)
    for seed in range(4):
        s = GAME.new_state(3, GAME.check_options({}, 3), FastChance(seed))
        options = run_until_choice(s)
        for n in range(120):
            if not options:
                break
            if n % 7 == 0:
                ends_by_default(s.clone())
            decision = s.owed[-1].first_decision()
            apply_choice(s, decision, options[chance.below(len(options))])
            options = run_until_choice(s)


def ends_by_default(s: object) -> None:
    """The active thief's turn ends within its cards and owed banishes."""
    assert isinstance(s, Clank)
    seat, turns = s.active, s.thieves[s.active].turns
    for _ in range(60):
        if not run_until_choice(s) or s.thieves[seat].turns > turns:
            return
        decision = s.owed[-1].first_decision()
        apply_choice(s, decision, decision.default(s, FastChance(1)))
    raise AssertionError("the turn does not end")
