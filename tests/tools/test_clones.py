"""The code that copies a state is written from the state's annotations."""

from __future__ import annotations

from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from donjon.clone_writer import CannotCopy
from donjon.clone_writer.__main__ import main as write_one
from donjon.clone_writer.sources import DONJON
from donjon.clone_writer.writer import CloneWriter
from tools.clones import games, main

TOY = DONJON / "testing" / "toy"
STATE = "donjon.testing.toy.model.state"
SOURCE = (TOY / "model" / "state.py").read_text(encoding="utf-8")
COINS = "        self.coins = 0\n"


def clones(source: str) -> str:
    """The module that is written for the toy if its state has this source."""
    return CloneWriter(TOY, {STATE: source}).text()


def with_field(line: str) -> str:
    """The source of the toy's state with one more attribute of a player."""
    assert SOURCE.count(COINS) == 1
    return SOURCE.replace(COINS, f"{COINS}        {line}\n")


def copied(type: str, value: str = "unknown") -> str:
    """The expression that copies an attribute of this type."""
    written = clones(with_field(f"self.extra: {type} = {value}"))
    (line,) = [line for line in written.splitlines() if line.startswith("    new.extra = ")]
    return line.removeprefix("    new.extra = ")


def test_the_clones_of_all_games_are_up_to_date(capsys: pytest.CaptureFixture[str]) -> None:
    """Five games and the toy."""
    assert main(["--check"]) == 0, capsys.readouterr().out
    assert len(games()) == 6


def test_a_new_attribute_is_copied() -> None:
    """The check fails until the clones are written again, so no attribute is forgotten."""
    before, after = clones(SOURCE), clones(with_field("self.keys = 0"))
    added = set(after.splitlines()) - set(before.splitlines())
    assert added == {"    new.keys = old.keys"}


@pytest.mark.parametrize(
    ("type", "copy"),
    [
        ("int", "old.extra"),
        ("bytes", "old.extra"),
        ("tuple[int, str]", "old.extra"),
        ("tuple[int, ...]", "old.extra"),
        ("Secret", "old.extra"),
        ("Secret | None", "old.extra"),
        ("list[int]", "old.extra[:]"),
        ("list[Secret]", "old.extra[:]"),
        ("vec[u8]", "old.extra[:]"),
        ("list[list[int]]", "[each[:] for each in old.extra]"),
        ("list[list[list[int]]]", "[[inner[:] for inner in each] for each in old.extra]"),
        ("dict[str, int]", "old.extra.copy()"),
        ("dict[str, list[int]]", "{key: each[:] for key, each in old.extra.items()}"),
        ("Player", "clone_player(old.extra)"),
        ("'Player'", "clone_player(old.extra)"),
        ("Player | None", "None if old.extra is None else clone_player(old.extra)"),
        (
            "list[Player | None]",
            "[None if each is None else clone_player(each) for each in old.extra]",
        ),
        ("Chance", "old.extra.clone()"),
    ],
)
def test_what_can_change_is_copied_and_the_rest_is_shared(type: str, copy: str) -> None:
    assert copied(type) == copy


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("self.extra: Socket = x", "Player.extra is `Socket`: Socket is unknown"),
        ("self.extra: list[Socket] = []", "Player.extra is `list[Socket]`: Socket is unknown"),
        ("self.extra: HiddenPlace = x", "HiddenPlace is no subclass of Immutable"),
        ("self.extra: tuple[list[int]] = x", "a tuple is shared, so nothing in it may change"),
        ("self.extra: Player | list[int] = x", "only None may stand beside something"),
        ("self.extra = HIGHEST_NUMBER", "Player.extra needs a type: `self.extra: ... = ...`"),
    ],
)
def test_what_cannot_be_copied_is_refused_in_a_sentence(line: str, why: str) -> None:
    """Nothing is guessed."""
    with pytest.raises(CannotCopy) as refused:
        clones(with_field(line))
    assert why in str(refused.value)


def test_every_parameter_is_kept() -> None:
    """A constructor that changes a parameter cannot be called with the attributes of a copy."""
    source = SOURCE.replace(
        "        self.rounds = rounds\n", "        self.rounds: int = rounds + 1\n"
    )
    with pytest.raises(CannotCopy, match="takes `rounds` and does not keep it as an attribute"):
        clones(source)


def test_an_attribute_that_appears_later_is_refused() -> None:
    """An attribute that a method adds would be missing in the copy."""
    source = SOURCE.replace(
        COINS, f"{COINS}\n    def hide(self) -> None:\n        self.extra = 1\n"
    )
    with pytest.raises(CannotCopy, match=r"Player\.extra is not set in Player\.__init__ itself"):
        clones(source)


def test_attributes_of_a_base_class_are_not_forgotten() -> None:
    with pytest.raises(CannotCopy, match="Player inherits from Person"):
        clones(SOURCE.replace("class Player:", "class Player(Person):"))


def test_a_model_has_one_state() -> None:
    with pytest.raises(CannotCopy, match="must have one subclass of State, and has none"):
        clones(SOURCE.replace("class ThreeChests(State):", "class ThreeChests:"))


def test_a_game_of_another_package_is_written_and_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The check shows what has changed and writes nothing; a run writes it."""
    game = tmp_path / "chests"
    copytree(TOY, game, ignore=ignore_patterns("__pycache__"))
    for path in game.glob("model/*.py"):
        text = path.read_text(encoding="utf-8").replace("donjon.testing.toy", "chests")
        path.write_text(text, encoding="utf-8")
    assert write_one([str(game), "--check"]) == 0
    state = game / "model" / "state.py"
    state.write_text(state.read_text("utf-8").replace(COINS, f"{COINS}        self.keys = 0\n"))
    assert write_one([str(game), "--check"]) == 1
    assert "+    new.keys = old.keys" in capsys.readouterr().out
    assert write_one([str(game)]) == 0
    assert write_one([str(game), "--check"]) == 0
    state.write_text(state.read_text("utf-8").replace("self.keys = 0", "self.keys: Lock = 0"))
    assert write_one([str(game)]) == 1
    assert "Player.keys is `Lock`: Lock is unknown" in capsys.readouterr().err
