"""Records: written, read, replayed and verified; a bad record is refused with the reason."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

import donjon
from donjon import BadRecord, Match, Record, UnknownGame
from donjon.kernel.match.record import read_record
from donjon.kernel.match.replay import replay
from donjon.kernel.rules.chance import FastChance, commitment
from donjon.kernel.rules.together import together
from donjon.testing.toy import GAME as TOY
from tests.kernel.custom_steps import Ask, game_of
from tests.kernel.test_match import everything, played


def finished(seed: int | str = "sealed") -> Match:
    match = Match(TOY, seats=3, seed=seed, options={"rounds": 2}, names=["Ann", "Béa"])
    chance = FastChance(1)
    while match.waiting:
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
    return match


def replayed(data: Record | str | bytes | dict[str, Any]) -> Match:
    return replay(read_record(data), TOY)


def as_dict(match: Match) -> dict[str, Any]:
    return dict(json.loads(match.record().to_json()))


def refusal(data: str | bytes | dict[str, Any]) -> str:
    """The English sentence of the refusal; there must be a French one too."""
    with pytest.raises(BadRecord) as error:
        replayed(data)
    assert error.value.translate("fr") != error.value.translate("en")
    return error.value.translate("en")


class TestRight:
    @pytest.mark.parametrize("seed", ["sealed", 7, 2**64])
    def test_json_both_ways(self, seed: int | str) -> None:
        record = finished(seed).record()
        assert read_record(record.to_json()) == record
        assert read_record(record.to_json().encode()) == record
        assert read_record(json.loads(record.to_json())) == record
        assert read_record(record) == record

    def test_it_holds_the_whole_match(self) -> None:
        match = finished()
        record = match.record()
        assert (record.game, record.rules, record.seats) == ("toy", 2, 3)
        assert (record.options, record.names) == ({"rounds": 2}, ["Ann", "Béa"])
        assert (record.seed, record.commitment) == ("sealed", match.commitment)
        assert record.choices == match.choices_made
        assert record.result == match.result

    def test_replay_is_the_match_again(self) -> None:
        match = finished()
        assert everything(replayed(match.record().to_json())) == everything(match)

    def test_an_unfinished_match(self) -> None:
        match = played(Match(TOY, seed=4), (1, 2))
        data = as_dict(match)
        assert data["result"] is None
        assert everything(replayed(data)) == everything(match)

    @pytest.mark.parametrize("upto", [0, 1, 4])
    def test_the_first_choices_only(self, upto: int) -> None:
        match = finished()
        part = replay(match.record(), TOY, upto)
        assert part.choices_made == match.choices_made[:upto]

    @pytest.mark.parametrize(("upto", "made"), [(-1, 0), (999, None)])
    def test_fewer_than_none_is_none_and_more_than_all_is_all(
        self, upto: int, made: int | None
    ) -> None:
        match = finished()
        part = replay(match.record(), TOY, upto)
        assert part.choices_made == match.choices_made[:made]

    def test_a_record_is_a_snapshot(self) -> None:
        match = Match(TOY, seed=4)
        record = match.record()
        match.play(0, 1)
        assert record.choices == []


class TestForm:
    @pytest.mark.parametrize(
        "data",
        ["", "nonsense", "[]", "null", "42", "{}", b"\xff\xfe\x00", b"\x00" * 100, "[" * 9999,
         '{"format":1' + "1" * 5000 + "}", "\ud800", '{"format": 1, "format": 2}'],
    )  # fmt: skip
    def test_garbage(self, data: str | bytes) -> None:
        assert refusal(data).startswith("This is not a record: ")

    def test_every_way_to_cut_it_off(self) -> None:
        whole = finished().record().to_json()
        for length in range(len(whole)):
            assert refusal(whole[:length])

    @pytest.mark.parametrize(
        "field", [each for each in Record.__struct_fields__ if each != "people"]
    )
    def test_a_missing_field(self, field: str) -> None:
        data = as_dict(finished())
        del data[field]
        assert field in refusal(data)

    def test_an_unknown_field(self) -> None:
        assert "colour" in refusal(as_dict(finished()) | {"colour": "red"})

    @pytest.mark.parametrize(
        ("field", "value"),
        [
            ("format", "1"),
            ("seats", 2.5),
            ("seed", None),
            ("seed", "\ud800"),
            ("choices", [[0]]),
            ("choices", [[0, "1"]]),
            ("choices", [[0, True]]),
            ("hashes", "abc"),
            ("options", {"rounds": {}}),
            ("names", [1]),
        ],
    )
    def test_a_wrong_kind(self, field: str, value: object) -> None:
        assert refusal(as_dict(finished()) | {field: value}).startswith("This is not a record: ")


class TestTampered:
    def test_another_format(self) -> None:
        assert refusal(as_dict(finished()) | {"format": 2}) == (
            "The record has format 2; this program reads format 1."
        )

    @pytest.mark.parametrize("rules", [0, 3, -1])
    def test_another_rules_version(self, rules: int) -> None:
        assert refusal(as_dict(finished()) | {"rules": rules}) == (
            f"The record was played under version {rules} of the rules of toy; this program has"
            " version 2 and cannot replay it."
        )

    def test_every_hash(self) -> None:
        data = as_dict(finished())
        for step, right in enumerate(data["hashes"]):
            hashes = data["hashes"][:]
            hashes[step] = ("0" if right[0] != "0" else "1") + right[1:]
            assert refusal(data | {"hashes": hashes}).startswith(
                f"After choice {step + 1} the state"
            )

    def test_every_choice(self) -> None:
        data = as_dict(finished())
        for step, (seat, option) in enumerate(data["choices"]):
            for other in ([seat, 99], [99, option], [-1, option], [seat, -1]):
                choices = data["choices"][:]
                choices[step] = other
                assert refusal(data | {"choices": choices}).startswith(
                    f"Choice {step + 1} of the record is not possible: "
                )

    def test_another_legal_choice(self) -> None:
        data = as_dict(finished())
        choices = [[0, (data["choices"][0][1] + 1) % 3], *data["choices"][1:]]
        assert refusal(data | {"choices": choices}).startswith("After choice 1 the state differs")

    def test_an_answer_given_twice(self) -> None:
        data = as_dict(finished())
        twice = [data["choices"][0], *data["choices"]]
        hashes = [data["hashes"][0], *data["hashes"]]
        assert refusal(data | {"choices": twice, "hashes": hashes}).startswith(
            "Choice 2 of the record is not possible: "
        )

    def test_an_answer_that_is_never_asked(self) -> None:
        game = game_of([together([Ask(0, [5]), Ask(1, [1, 2])])])
        match = played(Match(game, seed=1), (1, 2))
        record = msgspec.structs.replace(match.record(), choices=[(0, 5)])
        with pytest.raises(BadRecord, match="Choice 1 of the record is not possible"):
            replay(record, game)

    def test_choices_after_the_end(self) -> None:
        data = as_dict(finished())
        longer = {"choices": [*data["choices"], [0, 0]], "hashes": [*data["hashes"], "0" * 12]}
        assert "The match is over" in refusal(data | longer)

    @pytest.mark.parametrize("keep", [0, 3])
    def test_missing_hashes(self, keep: int) -> None:
        data = as_dict(finished())
        assert refusal(data | {"hashes": data["hashes"][:keep]}) == (
            "The record is cut off or tampered with:"
            f" {len(data['choices'])} choices, but {keep} hashes."
        )

    def test_choices_cut_off(self) -> None:
        data = as_dict(finished())
        shorter = {"choices": data["choices"][:-1], "hashes": data["hashes"][:-1]}
        assert refusal(data | shorter) == "The recorded result is not the result of the match."

    @pytest.mark.parametrize("scores", [[99, 0, 0], []])
    def test_the_result(self, scores: list[int]) -> None:
        data = as_dict(finished())
        data["result"]["scores"] = scores
        assert refusal(data) == "The recorded result is not the result of the match."

    def test_no_result_of_a_finished_match(self) -> None:
        assert refusal(as_dict(finished()) | {"result": None}) == (
            "The recorded result is not the result of the match."
        )

    def test_a_result_of_an_unfinished_match(self) -> None:
        data = as_dict(played(Match(TOY, seed=4), (1, 2)))
        data["result"] = as_dict(finished())["result"]
        assert refusal(data) == "The recorded result is not the result of the match."

    @pytest.mark.parametrize("change", [{"seed": "other"}, {"seed": 7}, {"commitment": "0" * 64}])
    def test_another_seed_than_was_promised(self, change: dict[str, Any]) -> None:
        assert refusal(as_dict(finished()) | change) == (
            "The seed is not the one that was promised: its hash differs from the commitment."
        )

    def test_another_seed_with_its_own_commitment(self) -> None:
        other = finished("other")
        change = {"seed": "other", "commitment": other.commitment}
        assert refusal(as_dict(finished()) | change).startswith("After choice 1 the state differs")

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            ({"seats": 9}, "players, not for “9”"),
            ({"options": {"rounds": 99}}, "a whole number from 1 to 9"),
            ({"options": {"colour": 1}}, "no option “colour”"),
            ({"names": ["a", "b", "c", "d"]}, "at most 3 names"),
            ({"people": ["a", "b", "c", "d"]}, "at most 3 names"),
        ],
    )
    def test_options_that_are_not_possible(self, change: dict[str, Any], reason: str) -> None:
        sentence = refusal(as_dict(finished()) | change)
        assert sentence.startswith("The record’s options are not possible: ")
        assert reason in sentence

    def test_a_negative_seed(self) -> None:
        data = as_dict(finished(3))
        data |= {"seed": -3, "commitment": commitment("-3")}
        assert "it must be a whole number, 0 or more" in refusal(data)

    def test_other_options_lead_elsewhere(self) -> None:
        assert refusal(as_dict(finished()) | {"options": {"rounds": 3}})


def test_the_public_api_knows_its_games() -> None:
    with pytest.raises(UnknownGame) as error:
        donjon.replay(finished().record())
    assert error.value.translate("en").startswith(
        "There is no game “toy”. The games are: dragonquest"
    )
    assert "toy" in error.value.translate("fr") != str(error.value)


def test_a_wrong_record_leaves_other_matches_alone() -> None:
    match = played(Match(TOY, seats=3, seed="sealed", options={"rounds": 2}), (0, 0))
    before = everything(match)
    data = as_dict(finished())
    data["hashes"][-1] = "0" * 12
    refusal(data)
    assert everything(match) == before
