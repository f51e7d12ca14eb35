"""A match: the public API, on the toy."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import donjon
from donjon import Choice, IllegalChoice, Match, Message, NotYourTurn
from donjon.kernel.match.record import read_record
from donjon.kernel.match.replay import replay
from donjon.kernel.rules.chance import FastChance, commitment
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.setup import Setup
from donjon.kernel.rules.together import together
from donjon.kernel.scene import Scene
from donjon.kernel.words.message import seat_name
from donjon.testing.toy import GAME as TOY
from donjon.testing.toy.content.tables import CHESTS
from tests.kernel.custom_steps import Ask, Throw, game_of

OAK, IRON, GOLD = CHESTS


def played(match: Match, *choices: tuple[int, int]) -> Match:
    for seat, choice in choices:
        match.play(seat, choice)
    return match


def everything(match: Match) -> list[Any]:
    """All that can be seen of a match."""
    viewers = [None, *range(match.seats)]
    return [
        contents(match.state()),
        [msgspec.json.encode(match.view(seat)) for seat in viewers],
        [msgspec.json.encode(match.scene(seat)) for seat in viewers],
        [match.journal(seat) for seat in viewers],
        match.record(),
        match.waiting,
    ]


class Ordinal:
    """A whole number that is no int, as NumPy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def labels(match: Match, seat: int) -> list[str]:
    return [choice.text() for choice in match.choices(seat)]


class TestWaiting:
    def test_all_who_choose_at_the_same_time(self) -> None:
        match = Match(TOY, seats=3, seed=1)
        assert list(match.waiting) == [0, 1, 2]
        match.play(1, OAK)
        assert list(match.waiting) == [0, 2]

    def test_the_one_who_is_asked(self) -> None:
        match = Match(game_of([Ask(1, [1, 2])]), seats=2, seed=1)
        assert match.waiting == (1,)

    def test_nobody_when_it_is_over(self) -> None:
        match = Match(game_of([Throw(0)]), seats=2, seed=1)
        assert match.waiting == ()
        assert match.is_over

    def test_nobody_waits_for_an_answer_that_is_forced(self) -> None:
        match = Match(game_of([together([Ask(0, [1, 2]), Ask(1, [5])])]), seed=1)
        assert match.waiting == (0,)


class TestChoices:
    def test_ids_labels_and_targets(self) -> None:
        match = Match(TOY, seats=2, seed=1)
        first = match.choices(0)[0]
        assert first == Choice(
            0, Message("ty-pick", {"chest": Message("ty-chest-oak")}), ["chest:oak"], "PickChest"
        )
        assert first.text() == "Pick the oak chest."
        assert first.text("fr") == "Choisir le coffre en chêne."
        assert [choice.id for choice in match.choices(1)] == CHESTS

    def test_none_for_a_seat_that_is_not_asked(self) -> None:
        match = Match(game_of([Ask(1, [1, 2])]), seats=2, seed=1)
        assert match.choices(0) == []
        assert match.choices(7) == []
        assert match.prompt(0) is None

    def test_none_for_a_seat_with_a_single_option(self) -> None:
        match = Match(game_of([together([Ask(0, [1, 2]), Ask(1, [5])])]), seed=1)
        assert match.choices(1) == []
        with pytest.raises(NotYourTurn):
            match.play(1, 5)

    def test_the_prompt(self) -> None:
        match = Match(TOY, seats=2, seed=1)
        prompt = match.prompt(0)
        assert prompt is not None
        assert match.translate(prompt, "fr") == "Quel coffre choisissez-vous\xa0?"


class TestPlay:
    def test_by_choice_or_by_id(self) -> None:
        one, other = Match(TOY, seed=3), Match(TOY, seed=3)
        one.play(0, one.choices(0)[GOLD])
        other.play(0, GOLD)
        assert everything(one) == everything(other)

    @pytest.mark.parametrize("choice", [3, -1, 99, True, False, 1.0, "1", None])
    def test_an_illegal_choice_changes_nothing(self, choice: Any) -> None:
        match = played(Match(TOY, seed=3), (0, GOLD))
        before = everything(match)
        with pytest.raises(IllegalChoice) as error:
            match.play(1, choice)
        assert everything(match) == before
        assert str(error.value) == (
            f"Choice {choice} is not offered here (TY-1.2). Possible: 0, 1, 2."
        )
        french = error.value.translate("fr")
        assert "(TY-1.2)" in french
        assert "0, 1, 2" in french

    def test_a_whole_number_of_another_library(self) -> None:
        one, other = Match(TOY, seed=3), Match(TOY, seed=3)
        one.play(0, GOLD)
        other.play(0, Ordinal(GOLD))
        assert everything(one) == everything(other)

    def test_many_possible_choices_are_not_all_listed(self) -> None:
        match = Match(game_of([Ask(0, list(range(40)))]), seed=1)
        with pytest.raises(IllegalChoice, match="9, 10, 11, …"):
            match.play(0, 40)

    def test_not_your_turn_changes_nothing(self) -> None:
        match = Match(game_of([Ask(1, [1, 2])]), seats=2, seed=3, names=["Ann", "Ben"])
        before = everything(match)
        with pytest.raises(NotYourTurn) as error:
            match.play(0, 1)
        assert everything(match) == before
        assert match.translate(error.value.message) == (
            "Ann has nothing to choose now; waiting for Ben."
        )
        french = match.translate(error.value.message, "fr")
        assert "Ann" in french
        assert "Ben" in french

    @pytest.mark.parametrize("seat", [-1, 2, 99])
    def test_there_is_no_such_seat(self, seat: int) -> None:
        match = Match(TOY, seats=2, seed=3)
        for act in (
            lambda: match.play(seat, 0),
            lambda: match.view(seat),
            lambda: match.journal(seat),
        ):
            with pytest.raises(
                NotYourTurn, match=f"no seat {seat}; seats are numbered from 0 to 1"
            ):
                act()

    def test_nobody_chooses_when_it_is_over(self) -> None:
        match = Match(game_of([Throw(0)]), seats=2, seed=1)
        with pytest.raises(NotYourTurn, match="The match is over"):
            match.play(0, 0)


def test_a_game_may_know_what_the_seats_are_called() -> None:
    """They are not among the options, which the record keeps as they were chosen."""
    setups: list[Setup] = []
    match = Match(game_of([], setups=setups), seats=2, seed=1, names=["Ann", "Bob"])
    assert [(setup.options, setup.names) for setup in setups] == [({}, ["Ann", "Bob"])]
    assert match.options == match.record().options == {}


def test_a_game_does_not_take_a_label_for_a_name() -> None:
    """The label of a bot is shown, but is not the name of a person; the record keeps both."""
    setups: list[Setup] = []
    game = game_of([], setups=setups)
    match = Match(game, seats=3, seed=1, names=["Ann", "Greedy B"], people=["Ann", "", ""])
    assert [(setup.options, setup.names) for setup in setups] == [({}, ["Ann", "", ""])]
    assert match.translate(seat_name(1)) == "Greedy B"
    again = replay(read_record(match.record().to_json()), game)
    assert (again.names, again.people) == (["Ann", "Greedy B"], ["Ann", "", ""])
    assert [setup.names for setup in setups] == [["Ann", "", ""]] * 2
    assert match.fork().people == ["Ann", "", ""]


def test_a_record_of_people_alone_names_them_once() -> None:
    assert '"people"' not in Match(game_of([]), seats=2, seed=1, names=["Ann"]).record().to_json()


class TestChangeAnswer:
    def test_a_hidden_answer_may_be_changed_until_the_last_is_in(self) -> None:
        match = played(Match(TOY, seats=3, seed=3), (0, GOLD), (1, GOLD), (0, OAK))
        assert match.choices_made == [(0, OAK), (1, GOLD)]
        assert match.waiting == (2,)
        assert labels(match, 0) == labels(match, 2)

    def test_the_record_is_the_same_as_if_it_had_been_the_first(self) -> None:
        one = played(
            Match(TOY, seats=3, seed=3), (0, GOLD), (1, IRON), (0, OAK), (1, OAK), (2, IRON)
        )
        other = played(Match(TOY, seats=3, seed=3), (0, OAK), (1, OAK), (2, IRON))
        assert everything(one) == everything(other)

    def test_with_choices_before_it(self) -> None:
        steps = [Ask(0, [1, 2]), together([Ask(0, [1, 2]), Ask(1, [1, 2])])]
        one = played(Match(game_of([*steps]), seed=1), (0, 1), (1, 1), (1, 2), (0, 2))
        other = played(Match(game_of([*steps]), seed=1), (0, 1), (1, 2), (0, 2))
        assert everything(one) == everything(other)

    def test_with_forced_answers_beside_it(self) -> None:
        steps = [Ask(2, [1, 2]), together([Ask(0, [5]), Ask(1, [1, 2]), Ask(2, [1, 2])])]
        one = played(Match(game_of([*steps]), seats=3, seed=1), (2, 1), (1, 1), (1, 2))
        other = played(Match(game_of([*steps]), seats=3, seed=1), (2, 1), (1, 2))
        assert one.choices_made == [(2, 1), (1, 2)]
        assert everything(one) == everything(other)

    def test_it_can_be_undone_like_any_other(self) -> None:
        match = played(Match(TOY, seats=3, seed=3), (0, GOLD), (1, GOLD), (0, OAK))
        match.undo(1)
        match.undo(0)
        assert everything(match) == everything(Match(TOY, seats=3, seed=3))

    def test_an_illegal_one_changes_nothing(self) -> None:
        match = played(Match(TOY, seats=3, seed=3), (0, GOLD))
        before = everything(match)
        with pytest.raises(IllegalChoice):
            match.play(0, 9)
        assert everything(match) == before


class TestViewers:
    def test_a_view_shows_what_the_seat_may_know(self) -> None:
        match = Match(TOY, seats=2, seed=1)
        own = [player.lucky for player in match.state().players]  # type: ignore[attr-defined]
        assert [player.lucky for player in match.view(0).players] == [own[0].hidden_values[0], None]
        assert [player.lucky for player in match.view(1).players] == [None, own[1].hidden_values[0]]
        assert [player.lucky for player in match.view().players] == [None, None]

    def test_views_and_scenes_are_json(self) -> None:
        match = played(Match(TOY, seats=2, seed=1), (0, OAK))
        for seat in (None, 0, 1):
            assert msgspec.json.decode(msgspec.json.encode(match.view(seat)))["viewer"] == seat
            scene = match.scene(seat)
            assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene

    def test_the_scene_says_what_may_be_done(self) -> None:
        match = played(Match(TOY, seats=3, seed=1, names=["Ann", "", "Cleo"]), (1, OAK))
        scene = match.scene(0)
        assert (scene.viewer, scene.seq) == (0, 1)
        assert [choice.targets for choice in scene.choices] == [
            ["chest:oak"],
            ["chest:iron"],
            ["chest:gold"],
        ]
        assert scene.prompt is not None
        assert (scene.prompt.mine, scene.prompt.rule, scene.prompt.waiting) == (
            True,
            "TY-1.2",
            [0, 2],
        )
        assert [info.state for info in scene.seats] == ["thinks", "ready", "thinks"]
        assert [info.name for info in scene.seats] == ["Ann", Message("seat", {"n": 1}), "Cleo"]
        assert scene.result is None

    def test_a_seat_that_has_answered_sees_who_is_still_choosing(self) -> None:
        match = played(Match(TOY, seats=3, seed=1), (1, OAK))
        prompt = match.scene(1).prompt
        assert prompt is not None
        assert (prompt.mine, prompt.undo) == (False, True)
        assert isinstance(prompt.title, Message)
        waiting = "You have chosen and may still change your mind. Waiting for Player 1, Player 3."
        assert match.translate(prompt.title) == waiting
        assert prompt.rule == "TY-1.2"
        assert [choice.chosen for choice in match.scene(1).choices] == [True, False, False]
        assert not any(choice.chosen for choice in match.scene(0).choices)

    def test_the_mark_follows_a_changed_answer_and_nobody_else_sees_it(self) -> None:
        match = played(Match(TOY, seats=3, seed=1), (1, OAK))
        others = [match.scene(0), match.scene(2), match.scene()]
        match.play(1, 2)
        assert [choice.chosen for choice in match.scene(1).choices] == [False, False, True]
        assert [match.scene(0), match.scene(2), match.scene()] == others
        match.undo(1)
        assert not any(choice.chosen for choice in match.scene(1).choices)

    def test_a_spectator_has_no_choices(self) -> None:
        scene = Match(TOY, seats=2, seed=1).scene()
        assert scene.choices == []
        assert scene.prompt is not None
        assert not scene.prompt.mine

    def test_the_journal_has_an_audience(self) -> None:
        match = Match(TOY, seats=2, seed=1)
        keys = [event.message.key for event in match.journal(0)]
        assert keys == ["ty-log-number", "ty-log-a-number", "ty-log-round"]
        assert [event.message.key for event in match.journal()][:2] == ["ty-log-a-number"] * 2

    def test_the_state_is_a_copy(self) -> None:
        match = Match(TOY, seats=2, seed=1)
        before = everything(match)
        s: Any = match.state()
        s.players[0].coins = 99
        s.owed.clear()
        assert everything(match) == before

    def test_a_sample_hides_what_the_seat_does_not_know(self) -> None:
        match = played(Match(TOY, seats=2, seed=1), (1, OAK))
        views = {msgspec.json.encode(TOY.view(match.sample(0, FastChance(n)), 0)) for n in range(9)}
        assert views == {msgspec.json.encode(match.view(0))}
        truths = {contents(match.sample(0, FastChance(n))) for n in range(9)}
        assert len(truths) > 3


class TestFork:
    def test_a_fork_continues_independently(self) -> None:
        match = played(Match(TOY, seats=3, seed=3), (0, GOLD))
        before = everything(match)
        twin = match.fork()
        assert everything(twin) == before
        played(twin, (1, OAK), (2, OAK))
        assert everything(match) == before
        played(match, (1, OAK), (2, OAK))
        assert everything(match) == everything(twin)

    def test_each_undoes_for_itself(self) -> None:
        match = played(Match(TOY, seats=3, seed=3), (0, GOLD))
        twin = match.fork()
        fresh = everything(Match(TOY, seats=3, seed=3))
        match.undo(0)
        played(match, (0, OAK), (1, OAK), (2, OAK))
        twin.undo(0)
        assert everything(twin) == fresh

    def test_the_options_and_names_go_with_it(self) -> None:
        match = Match(TOY, seed="s", options={"rounds": 2}, names=["Ann"])
        twin = match.fork()
        assert twin.record() == match.record()


class TestResult:
    def test_none_before_the_end(self) -> None:
        assert Match(TOY, seed=1).result is None

    def test_scores_ranking_and_details(self) -> None:
        match = Match(TOY, seats=2, seed=1, options={"rounds": 1})
        played(match, (0, OAK), (1, OAK))
        result = match.result
        assert result is not None
        numbers = [player.lucky for player in match.view().players]
        assert None not in numbers
        assert result.scores == [1, 0]
        assert result.ranking == [[0], [1]]
        assert result.winners == [0]
        assert match.translate(result.text) == "Player 1 won with one coin."
        assert [row.values for row in result.details] == [[1, 0], [0, 0]]

    def test_the_scene_shows_it_with_the_seed(self) -> None:
        match = played(Match(TOY, seed="sealed", options={"rounds": 1}), (0, OAK), (1, OAK))
        outcome = match.scene().result
        assert outcome is not None
        assert outcome.places == [[0], [1]]
        assert outcome.seed == "sealed"
        assert commitment(outcome.seed) == match.commitment


class TestSeed:
    def test_without_one_it_is_sealed_and_fresh(self) -> None:
        one, other = Match(TOY), Match(TOY)
        assert isinstance(one.seed, str)
        assert one.seed != other.seed
        assert one.commitment == commitment(one.seed)

    def test_the_same_seed_and_choices_give_the_same_match(self) -> None:
        choices = [(0, OAK), (1, GOLD)]
        one, other = (played(Match(TOY, seed="x"), *choices) for _ in range(2))
        assert everything(one) == everything(other)

    def test_another_seed_gives_another(self) -> None:
        numbers = {contents(Match(TOY, seats=4, seed=seed).state()) for seed in range(20)}
        assert len(numbers) > 10


def test_the_public_api() -> None:
    """The session of docs/design.md."""
    game = donjon.game("dragonquest")
    assert donjon.all_games()["dragonquest"] is game
    assert (game.name, game.title("en"), game.seats) == ("dragonquest", "DragonQuest", (1, 4))
    match = donjon.Match(game, seats=3, seed=7, options={"start_square": "orange"})
    seat = match.waiting[0]
    match.play(seat, match.choices(seat)[0])
    again = donjon.replay(match.record().to_json())
    assert again.hashes == match.hashes
    assert repr(game) == "<Game dragonquest>"


def test_a_whole_match_through_the_api() -> None:
    match = Match(TOY, seats=4, seed="whole", options={"rounds": 9})
    chance = FastChance(5)
    while match.waiting:
        seat = match.waiting[chance.below(len(match.waiting))]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    assert match.is_over
    assert len(match.choices_made) == len(match.hashes) <= TOY.most_choices
    assert replay(match.record(), TOY).result == match.result
