"""Clank! 4.1 and 4.2: aim, status and the turn."""

from __future__ import annotations

from donjon import FastChance
from donjon.games.clank.model.state import ESCAPED, IN, LOST
from donjon.games.clank.rules.arrival import TakeToken
from donjon.games.clank.rules.turn import NextTurn
from donjon.games.clank.rules.turn_actions import TakeAction
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.clank.set_table import GAME, Heist

QUIET_ROW = "sneak tattle brilliance search swagger ladder"


def two_thieves(hand: str = "burgle burgle", **options: object) -> Heist:
    """Both have enough cards, and the row is full."""
    t = Heist(2, **options)
    t.owns(hand=hand, deck="burgle burgle burgle mercenary mercenary")
    t.owns(hand="burgle burgle", deck="burgle burgle burgle stumble stumble", seat=1)
    t.row(QUIET_ROW)
    return t


def test_turns_go_clockwise_and_skip_who_is_out() -> None:
    """CL-2.1, CL-1.1  Seat 1 is lost and not the runner: after seat 0 comes seat 2."""
    t = Heist(4)
    for seat in range(4):
        t.owns(hand="burgle burgle", seat=seat)
    t.thief(1).status = LOST
    t.thief(3).status = ESCAPED
    t.state.runner, t.state.countdown = 3, 1
    t.happens(NextTurn(0))
    assert (t.state.active, t.decision().seat) == (2, 2)
    t.state.owed.clear()
    t.draws_cubes(*[4] * 3)
    t.state.rage = 1
    t.happens(NextTurn(2))
    assert t.state.countdown == 2  # the runner's turn, and then seat 0's
    assert (t.state.active, t.decision().seat) == (0, 0)


def test_every_card_must_be_played() -> None:
    """CL-2.2, CL-2.6, CL-21.17, CL-3.11  One at a time, also those that do nothing."""
    t = two_thieves("burgle secret_tome explore")
    t.turn()
    assert t.offers() == ["Play Burgle", "Play Secret Tome", "Play Explore"]
    t.plays("Secret Tome")
    assert t.skill_swords_boots() == (0, 0, 0)
    assert t.offers_any("End") == []
    t.plays("Explore", "Burgle")
    assert "End your turn" in t.offers()


def test_cards_drawn_in_the_turn_must_be_played_too() -> None:
    """CL-3.11, CL-R49, CL-2.2  The hand was empty; an Overlord's reward fills it again."""
    t = Heist()
    t.owns(hand="", deck="burgle stumble")
    t.row("overlord")
    t.acts(swords=2)
    assert "End your turn" in t.offers()
    t.chooses("Fight Overlord (2 swords)")
    assert t.offers_any("End") == []
    assert t.offers_any("Play") == ["Play Burgle", "Play Stumble"]


def test_actions_between_cards() -> None:
    """CL-2.3, CL-2.4, CL-2.5  A purchase, a fight and a step before the last card, all optional."""
    t = Heist()
    t.stands("D18")
    t.lies(5)
    t.keeps("strength_potion")
    t.thief().gold = 7
    t.owns(hand="burgle", discard="stumble")
    t.row("kobold ladder sneak")
    t.acts(skill=3, swords=1, boots=1, teleports=1)
    begins = {label.split()[0] for label in t.offers()}
    assert begins == {"Play", "Acquire", "Use", "Use:", "Fight", "Buy", "Walk", "Teleport"}
    t.chooses("Fight Kobold (one sword)")
    t.chooses("Acquire Mercenary (2 skill)")
    t.chooses("Walk to Market, south-west stall (one boot)")
    t.plays("Burgle")
    assert "End your turn" in t.offers()
    t.ends()
    assert t.thief().gold == 7  # nothing had to be bought


def test_while_a_choice_is_open_nothing_else_is_legal() -> None:
    """CL-2.7  On arrival only the token is asked for."""
    t = Heist()
    t.stands("D02")
    t.hides("D03", "treasure treasure")
    t.owns(hand="burgle")
    t.acts(boots=2, skill=7)
    t.chooses("Walk to Guard Room (2 boots)")
    assert isinstance(t.decision(), TakeToken)
    assert t.offers() == ["Take a minor secret", "Leave the minor secrets"]
    t.chooses("Leave the minor secrets")
    assert isinstance(t.decision(), TakeAction)


def test_what_is_unspent_is_lost() -> None:
    """CL-2.8, CL-5.5, CL-14.1  Skill, swords, boots, teleports and credit end with the turn."""
    t = two_thieves("invoker_of_the_ancients")
    t.turn()
    t.resources.skill = t.resources.swords = t.resources.boots = t.resources.credit = 2
    t.plays("Invoker of the Ancients")
    assert (t.resources.teleports, t.resources.credit) == (1, 1)
    t.ends()
    resources = t.resources
    assert t.state.active == 1
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
    t = two_thieves("stumble burgle sidestep scramble burgle")
    t.turn()
    chance = FastChance(1)
    for played in (1, 2, 3, 4, 5):
        decision = t.decision()
        hand = t.thief().hand.hidden_cards[:]
        option = decision.default(t.state, chance)
        apply_choice(t.state, decision, option)
        run_until_choice(t.state)
        assert t.thief().played[-1] == hand[0]
        assert len(t.thief().played) == played
    apply_choice(t.state, t.decision(), t.decision().default(t.state, chance))
    run_until_choice(t.state)
    assert t.state.active == 1
    assert t.room() == "D00"


def test_the_guard_ends_an_endless_game() -> None:
    """CL-R39  When all have completed 60 turns everyone falls; without the guard it goes on."""
    for guard in (True, False):
        t = two_thieves(guard=guard)
        t.thief(0).turns, t.thief(1).turns = 60, 59
        t.happens(NextTurn(0))
        assert t.thief(0).status == IN
        t.plays("Burgle", "Burgle")
        t.ends()
        assert t.is_idle == guard
        assert (t.thief(0).status == LOST) == guard
        assert (t.thief(1).status == LOST) == guard


def test_a_turn_cannot_go_on_for_ever() -> None:
    """CL-R43  The play area is not reshuffled: with every draw there are fewer cards to play."""
    t = Heist()
    t.owns(hand="lucky_coin lucky_coin bracers_of_agility", deck="elven_boots")
    t.acts()
    plays = 0
    while t.offers_any("Play"):
        t.chooses(t.offers_any("Play")[0])
        plays += 1
    assert plays == 4
