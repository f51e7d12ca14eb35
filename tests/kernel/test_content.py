"""Content files: a bad one is reported with file, entry and field."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from donjon import BadContent
from donjon.kernel.content import entry_name, load, wrong
from donjon.testing.toy.content.schema import Content
from donjon.testing.toy.content.tables import CHEST_IDS, CONTENT

FILE = Path("src/donjon/testing/toy/content/toy.toml")
RIGHT = (Path(__file__).parents[2] / FILE).read_text(encoding="utf-8")


def load_text(folder: Path, text: str | bytes) -> Content:
    path = folder / "toy.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return load(path, Content)


def sentences(folder: Path, text: str | bytes) -> list[str]:
    with pytest.raises(BadContent) as error:
        load_text(folder, text)
    return [error.value.translate("en"), error.value.translate("fr")]


def test_a_right_file_is_read_whole(tmp_path: Path) -> None:
    assert load_text(tmp_path, RIGHT) == CONTENT
    assert CHEST_IDS == ["oak", "iron", "gold"]


@pytest.mark.parametrize(
    ("right", "bad", "entry", "field", "reason"),
    [
        ("die_sides = 6", 'die_sides = "6"', "game", "die_sides", "Expected `int`, got `str`"),
        ("die_sides = 6", "", "game", "die_sides", "Object missing required field `die_sides`"),
        ("die_sides = 6", "sides = 6", "game", "sides", "Object contains unknown field `sides`"),
        ('id = "iron"', "id = 7", "chests[1] (7)", "id", "Expected `str`, got `int`"),
        ('id = "gold"', "name = 3", "chests[2]", "name", "Object contains unknown field `name`"),
        ('id = "oak"', "", "chests[0]", "id", "Object missing required field `id`"),
        ("[[chests]]", "[[chest]]", "-", "chest", "Object contains unknown field `chest`"),
        ("[game]", "[[game]]", "-", "game", "Expected `object`, got `array`"),
    ],
)  # fmt: skip
def test_a_wrong_value_is_found(
    tmp_path: Path, right: str, bad: str, entry: str, field: str, reason: str
) -> None:
    assert right in RIGHT
    assert sentences(tmp_path, RIGHT.replace(right, bad)) == [
        f"toy.toml: entry {entry}, field {field}: {reason}",
        f"toy.toml\xa0: entrée {entry}, champ {field}\xa0: {reason}",
    ]


class Potion(msgspec.Struct):
    id: str
    kind: Literal["health", "power"]


class Potions(msgspec.Struct):
    potions: list[Potion]


def test_a_value_that_is_none_of_a_few_is_found(tmp_path: Path) -> None:
    path = tmp_path / "potions.toml"
    path.write_text('[[potions]]\nid = "red"\nkind = "luck"\n')
    with pytest.raises(BadContent) as error:
        load(path, Potions)
    found = error.value.translate("en")
    assert found == "potions.toml: entry potions[0] (red), field kind: Invalid enum value 'luck'"


def test_a_missing_table(tmp_path: Path) -> None:
    text = RIGHT.partition("[[chests]]")[0]
    assert sentences(tmp_path, text)[0] == (
        "toy.toml: entry -, field chests: Object missing required field `chests`"
    )


def test_what_is_not_toml(tmp_path: Path) -> None:
    english, french = sentences(tmp_path, RIGHT.replace("die_sides = 6", "die_sides = "))
    assert english.startswith("toy.toml is not TOML: Invalid value (at line 4")
    assert french.startswith("toy.toml n’est pas du TOML\xa0: ")


def test_what_is_not_text(tmp_path: Path) -> None:
    assert sentences(tmp_path, b"\xff\xfe")[0].startswith("toy.toml is not TOML: ")


def test_an_error_of_a_check_has_the_same_form() -> None:
    error = wrong(FILE, "chests[1] (iron)", "", "twice the same id")
    assert str(error) == "toy.toml: entry chests[1] (iron), field -: twice the same id"


def test_an_entry_within_an_entry_is_named_with_the_id_of_the_outer_one() -> None:
    raw: dict[str, object] = {"cards": [{"id": "ogre", "defeat": [{"op": "gold"}]}]}
    assert entry_name(raw, ["cards[0]", "defeat[0]"]) == "cards[0] (ogre).defeat[0]"
    assert entry_name(raw, ["cards[1]", "defeat[0]"]) == "cards[1].defeat[0]"
