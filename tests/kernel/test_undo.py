"""Undo: possible until something is drawn or revealed, or another seat has chosen."""

from __future__ import annotations

import pytest

from donjon import Match, UndoRefused
from donjon.kernel.rules.together import together
from donjon.testing.toy import GAME as TOY
from tests.kernel.custom_steps import Ask, Throw, game_of
from tests.kernel.test_match import GOLD, IRON, OAK, everything, played


def refusal(match: Match, seat: int, french: str = "") -> str:
    """The sentence of a refused undo; in French it has these words. The match must not change."""
    before = everything(match)
    assert not match.may_undo(seat)
    with pytest.raises(UndoRefused) as error:
        match.undo(seat)
    assert everything(match) == before
    assert french in error.value.translate("fr") != error.value.translate("en")
    return error.value.translate("en")


class TestGranted:
    def test_a_plain_choice(self) -> None:
        game = game_of([Ask(0, [1, 2]), Ask(1, [1, 2])])
        match = Match(game, seed=1)
        fresh = everything(match)
        match.play(0, 2)
        assert match.may_undo(0)
        match.undo(0)
        assert everything(match) == fresh

    def test_several_in_a_row(self) -> None:
        game = game_of([Ask(0, [1, 2]), Ask(0, [3, 4]), Ask(0, [5, 6]), Ask(0, [1, 2])])
        match = Match(game, seed=1)
        moments = []
        for choice in (1, 3, 5):
            moments.append(everything(match))
            match.play(0, choice)
        for moment in reversed(moments):
            match.undo(0)
            assert everything(match) == moment

    def test_a_hidden_answer(self) -> None:
        match = Match(TOY, seats=3, seed=1)
        fresh = everything(match)
        match.play(2, GOLD)
        match.undo(2)
        assert everything(match) == fresh

    def test_the_certain_coin_until_the_next_one_picks(self) -> None:
        match = Match(TOY, seats=2, seed=42)
        played(match, (0, OAK), (1, GOLD))
        [behind] = match.waiting
        before = everything(match)
        match.play(behind, 0)
        assert match.waiting == (0, 1)
        match.undo(behind)
        assert everything(match) == before

    def test_after_the_other_has_undone(self) -> None:
        match = played(Match(TOY, seats=3, seed=1), (0, OAK), (1, OAK))
        match.undo(1)
        match.undo(0)
        assert match.choices_made == []

    def test_forced_choices_go_with_it(self) -> None:
        game = game_of([Ask(0, [1, 2]), Ask(1, [7]), Ask(1, [1, 2])])
        match = Match(game, seed=1)
        fresh = everything(match)
        match.play(0, 1)
        match.undo(0)
        assert everything(match) == fresh


class TestRefused:
    def test_before_the_first_choice(self) -> None:
        sentence = refusal(Match(TOY, seed=1), 0, "aucun choix")
        assert sentence == "There is no choice to take back."

    def test_after_a_draw(self) -> None:
        match = Match(game_of([Ask(0, [1, 2]), Throw(0), Ask(0, [1, 2])]), seed=1)
        match.play(0, 1)
        assert refusal(match, 0, "tirage") == (
            "Something was drawn or rolled after your last choice; it cannot be taken back."
        )

    def test_after_a_reveal(self) -> None:
        match = played(Match(TOY, seed=1), (0, OAK), (1, OAK))  # nobody is alone: no die
        assert refusal(match, 1, "caché") == (
            "Your last choice revealed something hidden; it cannot be taken back."
        )

    def test_after_another_seats_choice(self) -> None:
        match = played(Match(TOY, seats=3, seed=1), (0, OAK), (1, OAK))
        assert refusal(match, 0, "Joueur 2") == (
            "The last choice was made by Player 2; only your own last choice can be taken back."
        )

    def test_beyond_a_draw_also_later(self) -> None:
        game = game_of([Ask(0, [1, 2]), Throw(0), Ask(0, [1, 2]), Ask(0, [1, 2])])
        match = played(Match(game, seed=1), (0, 1), (0, 1))
        match.undo(0)
        assert refusal(match, 0).startswith("Something was drawn or rolled")

    def test_by_a_seat_that_does_not_exist(self) -> None:
        match = played(Match(TOY, seats=3, seed=1), (0, OAK))
        assert refusal(match, 9).startswith("The last choice was made by Player 1")

    def test_when_the_match_is_over_and_the_seed_is_shown(self) -> None:
        match = Match(game_of([Ask(0, [1, 2]), Ask(0, [1, 2])]), seed="sealed")
        played(match, (0, 1), (0, 2))
        outcome = match.scene().result
        assert outcome is not None
        assert outcome.seed == "sealed"
        assert refusal(match, 0).startswith("Your last choice revealed something")


class TestAfterwards:
    def test_the_journal_forgets_what_was_undone(self) -> None:
        match = Match(TOY, seats=2, seed=42)
        played(match, (0, OAK), (1, GOLD))
        [behind] = match.waiting
        before = [match.journal(seat) for seat in (None, 0, 1)]
        match.play(behind, 0)
        assert len(match.journal()) > len(before[0])
        match.undo(behind)
        assert [match.journal(seat) for seat in (None, 0, 1)] == before
        match.play(behind, 1)
        [flipped] = [event for event in match.journal() if event.message.key == "ty-log-doubled"]
        assert flipped.seq == len(match.choices_made) == 3

    def test_played_again_the_hashes_are_the_same(self) -> None:
        match = played(Match(TOY, seats=3, seed=5), (0, OAK), (1, IRON))
        hashes = match.hashes[:]
        match.undo(1)
        match.undo(0)
        played(match, (0, OAK), (1, IRON))
        assert match.hashes == hashes

    def test_the_record_knows_nothing_of_it(self) -> None:
        match = played(Match(TOY, seats=3, seed=5), (0, OAK), (1, IRON))
        match.undo(1)
        played(match, (1, GOLD), (2, GOLD))
        straight = played(Match(TOY, seats=3, seed=5), (0, OAK), (1, GOLD), (2, GOLD))
        assert match.record() == straight.record()

    def test_chance_goes_on_as_it_would_have(self) -> None:
        game = game_of([Ask(0, [1, 2]), Ask(0, [1, 2]), Throw(0), Ask(0, [1, 2])])
        match = played(Match(game, seed=8), (0, 1))
        match.undo(0)
        played(match, (0, 1), (0, 1))
        assert everything(match) == everything(played(Match(game, seed=8), (0, 1), (0, 1)))

    def test_together_with_forced_answers(self) -> None:
        game = game_of([together([Ask(0, [5]), Ask(1, [1, 2]), Ask(2, [1, 2])])])
        match = Match(game, seats=3, seed=1)
        fresh = everything(match)
        match.play(1, 1)
        match.undo(1)
        assert everything(match) == fresh
