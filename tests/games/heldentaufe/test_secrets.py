"""What is hidden in Heldentaufe, and what everyone can tell without seeing it."""

from __future__ import annotations

from collections.abc import Iterator

from donjon import FastChance, Match
from donjon.games.heldentaufe.content.mission_tables import IS_RED, MISSION_IDS
from donjon.games.heldentaufe.model.state import Heldentaufe
from donjon.games.heldentaufe.rules.missions.mission_cards import put_down
from donjon.games.heldentaufe.rules.underground.vote import Vote
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from donjon.kernel.rules.together import Together
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario


def dealt(s: Heldentaufe, seat: int, deals: int = 60) -> Iterator[Heldentaufe]:
    """States that the seat cannot tell from the truth."""
    for deal in range(deals):
        yield s.redeal(seat, FastChance(deal))


def fresh(seats: int, seed: int) -> Heldentaufe:
    s = GAME.new_state(seats, GAME.check_options({}, seats), FastChance(seed))
    run_until_choice(s)
    assert isinstance(s, Heldentaufe)
    return s


def test_the_own_hand_stays() -> None:
    """HT-6.1, HT-R51  The others' cards, the pile, the stack and the dangers are dealt again."""
    s = fresh(3, 4)
    twins = list(dealt(s, 1))
    assert all(twin.heroes[1].hand.hidden_cards == s.heroes[1].hand.hidden_cards for twin in twins)
    for seen in (
        {tuple(twin.heroes[0].hand.hidden_cards) for twin in twins},
        {tuple(twin.pile.hidden_cards) for twin in twins},
        {tuple(twin.stack.hidden_cards) for twin in twins},
        {twin.danger for twin in twins},
    ):
        assert len(seen) >= 9


def test_everyone_was_dealt_two_red_ones_and_a_blue_one() -> None:
    """HT-S.13, HT-R51  While nothing has left a hand its colours are known."""
    s = fresh(4, 9)
    for twin in dealt(s, 0):
        for hero in twin.heroes:
            assert sorted(IS_RED[card] for card in hero.hand.hidden_cards) == [0, 1, 1]


def test_a_card_that_left_may_have_been_any_of_its_colour() -> None:
    """HT-6.7, HT-R51  After a red one left, one red and the blue one are sure."""
    s = fresh(2, 3)
    hero = s.heroes[1]
    red = next(card for card in hero.hand.hidden_cards if IS_RED[card])
    put_down(s, hero, red)
    hero.hand.add(s.pile.draw(s))
    assert (hero.reds_dealt, hero.blues_dealt) == (1, 1)
    colours = set()
    for twin in dealt(s, 0):
        held = sorted(IS_RED[card] for card in twin.heroes[1].hand.hidden_cards)
        assert held[0] == 0
        assert held[-1] == 1
        assert red not in twin.heroes[1].hand.hidden_cards
        colours.add(tuple(held))
    assert len(colours) == 2


def test_what_was_held_at_the_reshuffle_is_not_in_the_pile() -> None:
    """HT-6.6, HT-R51  The others hold what the shuffled discard pile did not have."""
    scenario = HeldentaufeScenario(3)
    s = scenario.state
    scenario.give_missions("R01 R02 R03", 0)
    scenario.give_missions("R04 R05", 1)
    scenario.give_missions("B01 B02 B03", 2)
    s.discard, s.pile.hidden_cards = s.pile.hidden_cards, []
    scenario.acts(1)
    scenario.script(*range(15, 0, -1))
    scenario.chooses("Refuse: Supper for the hermit")
    kept = {MISSION_IDS.index(id) for id in ("R05", "B01", "B02", "B03")}
    drawn = set()
    for twin in dealt(s, 0):
        others = twin.heroes[1].hand.hidden_cards + twin.heroes[2].hand.hidden_cards
        assert kept <= set(others)
        assert not kept & set(twin.pile.hidden_cards)
        drawn |= set(others) - kept
    assert len(drawn) > 10
    hand = s.heroes[1].hand
    assert (hand.before_shuffle, hand.size()) == (1, 2)
    put_down(s, s.heroes[1], MISSION_IDS.index("R05"))
    assert hand.before_shuffle == 0


def test_danger_faces_change_places() -> None:
    """HT-S.8, HT-7.7, HT-R51  As many armed ones as are left, anywhere."""
    scenario = HeldentaufeScenario()
    scenario.state.danger = bytes(21)
    scenario.place_danger("U06")
    scenario.place_danger("U08", False)
    scenario.place_danger("U19", False)
    armed = {twin.danger.index(2) for twin in dealt(scenario.state, 0)}
    assert armed == {5, 7, 18}


def test_nobody_is_asked_who_need_not_answer() -> None:
    """HT-D.2, HT-D.12, HT-D.14  One seat at a time, but for votes."""
    for seed in range(3):
        s = fresh(4, seed)
        chance = FastChance(seed)
        for _ in range(1500):
            options = run_until_choice(s)
            if not options:
                break
            step = s.owed[-1]
            if isinstance(step, Together):
                assert all(isinstance(each, Vote) for each in step.decisions)
            apply_choice(s, first_decision(s), options[chance.below(len(options))])


def test_a_vote_can_be_changed_until_the_last_is_in() -> None:
    """HT-R25, HT-A.21  At the table, hidden from the others meanwhile."""
    match = to_the_vote()
    one, two = match.waiting[:2]
    before = [event.message for event in match.journal(two)]
    match.play(one, one)
    assert one not in match.waiting
    match.play(one, two)
    assert [event.message for event in match.journal(two)] == before
    assert two in match.waiting
    for seat in list(match.waiting):
        match.play(seat, two)
    assert match.view().commander == two


def to_the_vote() -> Match:
    """A match in which a council of several is asked."""
    for seed in range(40):
        match = Match(GAME, 3, seed)
        chance = FastChance(seed)
        for _ in range(600):
            if len(match.waiting) > 1 and match.view().fallen is None:
                return match
            if not match.waiting:
                break
            seat = match.waiting[0]
            choices = match.choices(seat)
            match.play(seat, choices[chance.below(len(choices))])
    raise AssertionError("no vote in forty matches")


def test_a_record_replays() -> None:
    """HT-I25  A part of a match, verified step by step."""
    match = Match(GAME, 3, "a sealed seed", {"hero_choice": "random"})
    chance = FastChance(8)
    for _ in range(300):
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    again = match.replayed_to(len(match.choices_made), True)
    assert again.hashes == match.hashes
