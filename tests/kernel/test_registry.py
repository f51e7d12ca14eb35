"""The registry: the games of this package, and those of other packages by entry points."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import donjon
from donjon import UnknownGame
from donjon.kernel.words.translate import LANGUAGES
from donjon.registry import installed_games
from tests.external_game import BROKEN, installed


@pytest.fixture
def shell_game(tmp_path: Path) -> Iterator[donjon.Game]:
    """Installs another package with a game, and returns that game."""
    with installed(tmp_path):
        yield donjon.game("shells")


def test_the_own_games() -> None:
    assert "dragonquest" in donjon.all_games()
    assert all(name == game.name for name, game in donjon.all_games().items())


def test_the_toy_is_for_tests_only() -> None:
    assert "toy" not in donjon.all_games()


def test_the_error_for_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownGame) as error:
        donjon.game("chess")
    assert str(error.value).startswith("There is no game “chess”. The games are: dragonquest")
    assert "chess" in error.value.translate("fr") != str(error.value)


def test_another_package_brings_a_game(shell_game: donjon.Game) -> None:
    assert list(donjon.all_games()) == [*donjon.all_games()][:-1] + ["shells"]
    assert donjon.all_games()["shells"] is shell_game
    assert (shell_game.title("en"), shell_game.title("fr")) == ("Shell game", "Bonneteau")


def test_it_is_played_recorded_and_replayed(shell_game: donjon.Game) -> None:
    match = donjon.Match(shell_game, seats=1, seed=5)
    assert match.choices(0)[0].text("fr") == "Soulever le gobelet 1."
    for _ in range(3):
        match.play(0, 1)
    assert match.result is not None
    assert match.scene().result is not None
    assert donjon.replay(match.record().to_json()).hashes == match.hashes
    assert len(set(match.hashes)) == 3


def test_it_is_gone_with_its_package(
    shell_game: donjon.Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "path", sys.path[1:])
    assert "shells" not in donjon.all_games()


class TestPackagesThatFail:
    SENTENCES = {  # noqa: RUF012
        "card": "TypeError: 'no game' is not a donjon.Game",
        "missing": "ModuleNotFoundError: No module named 'a_module_that_nobody_has'",
        "mute": "FileNotFoundError: text/en.ftl is missing",
        "lawless": "ModuleNotFoundError: No module named 'donjon_broken.laws'",
    }

    @pytest.fixture(autouse=True)
    def _broken(self, shell_game: donjon.Game, tmp_path: Path) -> Iterator[None]:
        with installed(tmp_path / "broken", BROKEN):
            yield

    def test_they_break_nothing_else(self) -> None:
        assert list(donjon.all_games())[-1] == "shells"
        assert len(donjon.all_games()) == 6
        assert all(game.title(lang) for game in donjon.all_games().values() for lang in LANGUAGES)

    @pytest.mark.parametrize("name", SENTENCES)
    def test_each_is_reported_in_one_sentence(self, name: str) -> None:
        with pytest.raises(UnknownGame) as error:
            donjon.game(name)
        assert str(error.value) == (
            f"The package donjon-broken provides the game “{name}”, but it cannot be loaded: "
            f"{self.SENTENCES[name]}. The other games are not affected."
        )
        assert self.SENTENCES[name] in error.value.translate("fr") != str(error.value)

    def test_all_of_them_are_known(self) -> None:
        assert list(installed_games().faults) == list(self.SENTENCES)
