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
from tests.games.clank.set_table import GAME, Heist


def default(t: Heist) -> str:
    """What an absent thief would choose."""
    decision = t.decision()
    option = decision.default(t.state, FastChance(1))
    assert option in decision.options(t.state)
    return translate(decision.label(t.state, option), "en")


def test_an_absent_thief_leaves_everything() -> None:
    """CL-20.2, CL-20.3, CL-20.4, CL-20.6, CL-20.7, CL-20.8, CL-20.1  Cards only."""
    t = Heist()
    t.stands("D26")
    t.lies(10)
    t.thief().gold = 7
    t.keeps("strength_potion")
    t.row("sneak ladder kobold")
    t.owns(hand="burgle sidestep")
    t.acts(skill=9, swords=9, boots=9, teleports=1)
    assert default(t) == "Play Burgle"
    t.plays("Burgle")
    assert default(t) == "Play Sidestep"
    t.plays("Sidestep")
    assert default(t) == "End your turn"


def test_an_absent_thief_plays_on_after_the_flag() -> None:
    """CL-20.1, CL-R38, CL-17.2  Outside no card costs anything, and some bring gold."""
    t = Heist()
    t.thief().status = ESCAPED
    t.owns(hand="stumble treasure_map")
    t.acts()
    assert default(t) == "Play Stumble"
    t.plays("Stumble")
    assert default(t) == "Play Treasure Map"
    t.plays("Treasure Map")
    assert t.is_idle  # with nothing left to do the turn is over


def test_an_absent_thief_takes_no_token() -> None:
    """CL-20.5  None."""
    t = Heist()
    t.stands("D02")
    t.hides("D03", "treasure")
    t.owns(hand="burgle")
    t.acts(boots=2)
    t.chooses("Walk to Guard Room (2 boots)")
    assert default(t) == "Leave the minor secrets"


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
    t = Heist()
    t.owns(hand=f"sleight_of_hand {hand}", deck="burgle burgle")
    t.acts()
    t.plays("Sleight of Hand")
    assert default(t) == f"Discard {card}"


def test_an_absent_thief_chooses_the_first_option() -> None:
    """CL-20.10  The first legal one of the data file."""
    t = Heist()
    t.owns(hand="mister_whiskers burgle")
    t.acts()
    t.plays("Mister Whiskers")
    assert default(t) == "Take back 2 Clank!"


@pytest.mark.parametrize(
    ("row", "card"), [("sneak tattle kobold dragon_shrine", "Kobold"), ("sneak tattle", "Sneak")]
)
def test_what_an_absent_thief_replaces(row: str, card: str) -> None:
    """CL-20.11  The leftmost danger card, else the leftmost card."""
    t = Heist()
    t.owns(hand="treasure_hunter burgle")
    t.row(row)
    t.acts()
    t.plays("Treasure Hunter")
    assert default(t) == f"Replace {card}"


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
    t = Heist()
    t.owns(played=cards)
    t.happens(BanishCard(0, NONE))
    assert default(t) == f"Banish {card} from your play area"


def test_from_where_an_absent_thief_takes_a_secret() -> None:
    """CL-20.13  The room with the lowest id."""
    t = Heist()
    t.stands("D04")
    t.hides("D03", "treasure")
    t.owns(hand="wand_of_wind burgle")
    t.acts()
    t.plays("Wand of Wind")
    t.chooses("Take a secret from a connected room")
    assert default(t) == "Take a secret from Guard Room"


def test_undo_ends_where_something_came_to_light() -> None:
    """CL-R50  Playing a Burgle can be taken back; a draw, a secret and a replacement cannot."""
    t = Heist()
    t.stands("D02")
    t.hides("D03", "treasure")
    t.owns(hand="burgle lucky_coin treasure_hunter", deck="stumble")
    t.row("sneak tattle")
    t.acts(boots=2)
    horizon = t.state.revealed
    t.plays("Burgle")
    t.chooses("Walk to Guard Room (2 boots)")
    assert t.state.revealed == horizon
    t.chooses("Take a minor secret")
    assert t.state.revealed == horizon + 1
    t.plays("Lucky Coin")
    assert t.state.revealed == horizon + 2
    t.plays("Treasure Hunter")
    t.chooses("Replace Sneak")
    assert t.state.revealed == horizon + 3


def test_what_is_hidden_is_dealt_anew() -> None:
    """CL-20.14, CL-3.7, CL-14.9  All but the own hand varies, as sets nothing does."""
    t = Heist(2)
    t.owns(hand="burgle stumble", deck="sneak tattle search")
    t.owns(hand="burgle stumble", deck="sidestep scramble burgle", seat=1)
    hands, decks, secrets, dungeon = set(), set(), set(), set()
    for seed in range(30):
        twin = sample(t.state, 0, FastChance(seed))
        assert isinstance(twin, Clank)
        assert twin.thieves[0].hand.hidden_cards == t.thief().hand.hidden_cards
        hands.add(tuple(sorted(twin.thieves[1].hand.hidden_cards)))
        decks.add(tuple(twin.thieves[0].deck.hidden_cards))
        secrets.add(tuple(twin.secrets))
        dungeon.add(tuple(twin.deck.hidden_cards))
        assert sorted(twin.deck.hidden_cards) == sorted(t.state.deck.hidden_cards)
        tokens = sorted(b"".join([*twin.secrets, twin.unused]))
        assert tokens == sorted(b"".join([*t.state.secrets, t.state.unused]))
    assert min(len(hands), len(decks)) > 3
    assert min(len(secrets), len(dungeon)) == 30


def test_a_hand_that_everyone_can_tell_stays() -> None:
    """CL-3.7, CL-3.2  What was in hand when the discard pile was shuffled is known as a set."""
    t = Heist()
    t.owns(deck="sneak tattle", discard="burgle stumble sidestep scramble")
    t.script(0, 0, 0)
    t.happens(CleanUp(0))
    thief = t.thief()
    assert (len(thief.hand.hidden_cards), thief.hand.before_shuffle) == (5, 2)
    for seed in range(20):
        hand = t.state.redeal(1, FastChance(seed)).thieves[0].hand
        assert {"sneak", "tattle"} <= set(t.kinds(hand.hidden_cards))
        assert hand.size() == 5
    t.acts()
    t.plays("Sneak")
    assert t.thief().hand.before_shuffle == 1


def test_effects_in_their_order() -> None:
    """CL-22.1, CL-22.3  Gold, then noise; a choice suspends what follows; drawn cards only wait."""
    t = Heist()
    t.owns(hand="sleight_of_hand burgle stumble", deck="mercenary stumble")
    t.acts()
    t.plays("Sleight of Hand")
    assert len(t.thief().deck.hidden_cards) == 2  # not drawn before the discard is chosen
    t.chooses("Discard Burgle")
    assert (len(t.thief().deck.hidden_cards), t.resources.swords) == (0, 0)
    t.row("belcher")
    t.resources.swords = 2
    t.chooses("Fight Belcher (2 swords)")
    said = [line for line in t.log_lines() if line.startswith(("gains", "Clank!"))]
    assert said == ["gains 4 gold.", "Clank! Player 1 adds 2 cubes."]


def test_the_oldest_waits_no_longer() -> None:
    """CL-22.2  A Rebel draws before the Apothecary, played after it, asks for a discard."""
    t = Heist()
    t.owns(hand="rebel_soldier apothecary", deck="stumble")
    t.acts()
    t.plays("Rebel Soldier", "Apothecary")
    assert t.offers() == ["Discard Stumble"]


def test_an_attack_in_the_turn_is_finished_first() -> None:
    """CL-22.4  The rest of the turn goes on after it, with another thief out."""
    t = Heist()
    t.owns(hand="mister_whiskers burgle")
    t.is_hurt(9, 1)
    t.makes_noise(1, 1)
    t.acts()
    t.plays("Mister Whiskers")
    t.draws_cubes(1, 4, 4)
    t.chooses("The dragon attacks")
    assert t.thief(1).damage == 10
    assert t.offers() == ["Play Burgle"]


def test_all_players_from_the_active_one_on() -> None:
    """CL-22.7  Clockwise."""
    t = Heist(4)
    t.owns(hand="treasure_hunter burgle", seat=2)
    t.row("sneak")
    t.comes_next("overlord")
    t.acts(2)
    t.plays("Treasure Hunter")
    said = [line for line in t.log_lines() if line.startswith("Clank!")]
    assert [line.split()[2] for line in said] == ["3", "4", "1", "2"]


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
