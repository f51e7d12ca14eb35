"""Options of a match: seats, game options, names, seed; an error says what is possible."""

from __future__ import annotations

from typing import Any

import pytest

from donjon import BadOptions, GameOption, Match
from donjon.testing.toy import GAME as TOY
from tests.kernel.custom_steps import ALL_KINDS, Ask, game_of

GAME = game_of([Ask(0, [1, 2])], ALL_KINDS)


def refusal(*french: str, **settings: Any) -> str:
    """The sentence in English; in French it has these words, too."""
    with pytest.raises(BadOptions) as error:
        Match(GAME, **settings)
    assert error.value.translate("fr") != error.value.translate("en")
    for words in french:
        assert words in error.value.translate("fr")
    return error.value.translate("en")


def values(**options: object) -> dict[str, object]:
    return dict(Match(GAME, seed=1, options=options).options)


class TestSeats:
    @pytest.mark.parametrize("seats", [0, -1, 5, 1000, True, 2.0, "2", None])
    def test_too_few_or_too_many_or_no_number(self, seats: Any) -> None:
        assert refusal("1", "4", seats=seats) == (
            f"This game is for 1 to 4 players, not for “{seats}”."
        )

    @pytest.mark.parametrize("seats", [2, 3, 4])
    def test_right(self, seats: int) -> None:
        assert Match(TOY, seats, seed=1).waiting == tuple(range(seats))

    def test_a_toy_needs_two(self) -> None:
        with pytest.raises(BadOptions, match="for 2 to 4"):
            Match(TOY, 1)


class TestOptions:
    def test_defaults(self) -> None:
        assert values() == {"quick": False, "level": 2, "board": "day", "motto": "", "houses": []}

    def test_right_values(self) -> None:
        given: dict[str, object] = {
            "quick": True, "level": 4, "board": "night", "motto": "Où donc ?", "houses": ["A", "B"],
        }  # fmt: skip
        assert values(**given) == given

    def test_an_unknown_name(self) -> None:
        assert refusal("quik", "board, motto", options={"quik": True}) == (
            "There is no option “quik”. The options are: quick, level, board, motto, houses."
        )

    @pytest.mark.parametrize("value", [1, 0, "yes", None, []])
    def test_yes_or_no(self, value: object) -> None:
        assert refusal("oui", "non", options={"quick": value}) == (
            f"Option quick cannot be “{value}”: it takes yes or no."
        )

    @pytest.mark.parametrize("value", [0, 5, -3, 2.5, "2", True, None])
    def test_a_number_within_bounds(self, value: object) -> None:
        assert refusal("entier", "1", "4", options={"level": value}) == (
            f"Option level cannot be “{value}”: it takes a whole number from 1 to 4."
        )

    @pytest.mark.parametrize("value", ["noon", "", "Day", 1, None])
    def test_one_of_a_closed_list(self, value: object) -> None:
        assert refusal("day, night", options={"board": value}) == (
            f"Option board cannot be “{value}”: it takes one of: day, night."
        )

    @pytest.mark.parametrize("value", ["x" * 41, "two\nlines", "\x1b[31m", "\ud800", 7, None])
    def test_a_short_text(self, value: object) -> None:
        assert refusal("texte", "40", options={"motto": value}) == (
            f"Option motto cannot be “{value}”: it takes a text of at most 40 printable characters."
        )

    @pytest.mark.parametrize("value", ["A", ["A", "B", "C"], ["x" * 41], [1], [None], None])
    def test_one_text_a_seat(self, value: object) -> None:
        assert refusal("nom", "40", options={"houses": value}) == (
            f"Option houses cannot be “{value}”: it takes a list of names, at most one for"
            " each seat, each of at most 40 printable characters."
        )


class TestNames:
    @pytest.mark.parametrize("names", [["A", "B", "C"], ["x" * 41], ["a\tb"], [1]])
    def test_wrong(self, names: list[Any]) -> None:
        assert refusal("2 noms", "40", names=names) == (
            "Give at most 2 names, each of at most 40 printable characters."
        )

    def test_fewer_than_seats_are_fine(self) -> None:
        match = Match(GAME, seed=1, names=["Zoé"])
        assert match.scene().seats[0].name == "Zoé"

    def test_the_list_given_stays_the_callers(self) -> None:
        names = ["Zoé"]
        match = Match(GAME, seed=1, names=names)
        names.append("Max")
        assert match.names == ["Zoé"]


class TestSeed:
    @pytest.mark.parametrize("seed", [-1, "", True, False, "\ud800"])
    def test_wrong(self, seed: Any) -> None:
        assert refusal("entier", "texte", seed=seed) == (
            f"The seed cannot be “{seed}”: it must be a whole number, 0 or more, or a text."
        )

    @pytest.mark.parametrize("seed", [0, 2**64, "0", "ö", " ", "x" * 200])
    def test_right(self, seed: int | str) -> None:
        assert Match(GAME, seed=seed).seed == seed


class TestParse:
    """Values written on a command line."""

    @pytest.mark.parametrize(
        ("name", "text", "value"),
        [
            ("quick", "yes", True),
            ("quick", "On", True),
            ("quick", "FALSE", False),
            ("quick", "off", False),
            ("quick", "no", False),
            ("quick", "maybe", "maybe"),
            ("level", "3", 3),
            ("level", "-3", -3),
            ("level", "three", "three"),
            ("level", "--3", "--3"),
            ("level", "²", "²"),
            ("board", "night", "night"),
            ("houses", "A, B", ["A", "B"]),
        ],
    )
    def test_read(self, name: str, text: str, value: object) -> None:
        [option] = [option for option in ALL_KINDS if option.name == name]
        assert option.parse(text) == value


def test_an_option_is_plain_data() -> None:
    assert GameOption("level", 2, least=1, most=4) == ALL_KINDS[1]
