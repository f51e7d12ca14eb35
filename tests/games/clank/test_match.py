"""Whole matches of Clank!: their log, undo, record and end."""

from __future__ import annotations

import pytest

from donjon import FastChance, Match
from donjon.games.clank.content.tables import CARD_IDS, KIND
from donjon.games.clank.model.state import ESCAPED, LOST, Clank
from donjon.kernel.match.record import read_record
from donjon.kernel.match.replay import replay
from tests.games.clank.scenario import GAME


def played(seats: int, board: str, seed: int) -> Match:
    """A match played at random to its end."""
    match = Match(GAME, seats, seed, {"board": board})
    chance = FastChance(seed)
    while match.waiting:
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("board", ["day", "dusk"])
def test_a_match_is_told_in_both_languages_and_replays(seats: int, board: str) -> None:
    """CL-I19, CL-0.2  Every line can be said; the record gives the same hashes and the same end."""
    match = played(seats, board, 7)
    for seat in (None, *range(seats)):
        for event in match.journal(seat):
            assert match.translate(event.message, "en")
            assert match.translate(event.message, "fr")
    again = replay(read_record(match.record().to_json()), GAME)
    assert again.hashes == match.hashes
    assert again.result == match.result
    assert match.result is not None


def test_others_read_only_how_many_cards_are_drawn() -> None:
    """CL-3.7, CL-I20  The names of drawn cards stand in the drawer's log alone."""
    match = played(2, "day", 3)
    for seat, other in ((0, 1), (1, 0), (0, None)):
        own = [e for e in match.journal(seat) if e.message.key == "cl-log-draws"]
        assert own
        assert all(event.seat == seat for event in own)
        shown = [e for e in match.journal(other) if e.message.key == "cl-log-draws-some"]
        assert any(event.seat == seat for event in shown)


def test_a_card_is_taken_back_until_something_comes_to_light() -> None:
    """CL-R50  A card without a draw can be undone; the end of the turn draws a hand."""
    match = Match(GAME, 2, 11)
    seat = match.waiting[0]
    before = match.hash()
    match.play(seat, match.choices(seat)[0])
    assert match.may_undo(seat)
    match.undo(seat)
    assert match.hash() == before
    while match.waiting == (seat,):
        choices = match.choices(seat)
        last = [c for c in choices if match.translate(c.label) == "End your turn"]
        match.play(seat, last[0] if last else choices[0])
    assert not match.may_undo(seat)


def brought(hand: list[str], **resources: int) -> tuple[Match, int]:
    """A match in which the first thief has these cards in hand and this among the resources."""
    match = Match(GAME, 2, 11)
    s = match._state
    assert isinstance(s, Clank)
    seat = match.waiting[0]
    thief = s.thieves[seat]
    wanted = [
        next(card for card in s.deck.hidden_cards if CARD_IDS[KIND[card]] == id) for id in hand
    ]
    thief.discard.extend(thief.hand.hidden_cards)
    thief.hand.hidden_cards = wanted
    s.deck.hidden_cards = [card for card in s.deck.hidden_cards if card not in wanted]
    for name, n in resources.items():
        setattr(s.resources, name, n)
    return match, seat


def test_the_early_end_of_a_turn_is_taken_back() -> None:
    """CL-17.2, CL-R50  Nothing is drawn after it when the row is full: the cards are in hand."""
    match, seat = brought(["treasure_map", "sneak"])
    s = match._state
    assert isinstance(s, Clank)
    s.thieves[seat].status, s.runner, s.countdown = ESCAPED, seat, 1
    before = match.hash()
    last = match.choices(seat)[-1]
    assert match.translate(last.label) == "End your turn; 2 cards stay unplayed"
    assert match.translate(last.label, "fr") == "Finir le tour\u00a0; 2 cartes ne sont pas jouées"
    match.play(seat, last)
    assert match.waiting == (1 - seat,)
    assert match.may_undo(seat)
    match.undo(seat)
    assert match.hash() == before


def test_the_use_of_credit_is_taken_back() -> None:
    """CL-20.15, CL-R50  Nothing comes to light by it: the question is asked again."""
    match, seat = brought(["swagger", "dead_run", "sneak"], credit=1)
    for name in ("Play Swagger", "Play Dead Run"):
        match.play(seat, next(c for c in match.choices(seat) if match.translate(c.label) == name))
    asked = [match.translate(choice.label) for choice in match.choices(seat)]
    assert asked == ["Cancel one, add one cube", "Cancel none, add 2 cubes"]
    before = match.hash()
    for choice in match.choices(seat):
        match.play(seat, choice)
        assert match.hash() != before
        assert match.may_undo(seat)
        match.undo(seat)
        assert match.hash() == before
        assert [match.translate(each.label) for each in match.choices(seat)] == asked


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_a_table_of_absent_thieves_is_closed_by_the_guard(board: str) -> None:
    """CL-R39, CL-R38, CL-I21  Nobody does anything: after 60 turns each all are lost."""
    match = Match(GAME, 3, 5, {"board": board}, hashes_each_step=False)
    chance = FastChance(1)
    while match.waiting:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        match.play(seat, decision.default(match.state(), chance))
    s = match.state()
    assert isinstance(s, Clank)
    assert [(thief.turns, thief.status, thief.room) for thief in s.thieves] == [(60, LOST, 0)] * 3
    assert match.result is not None
    assert match.result.ranking == []
