"""French spelling that depends on the next word."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import donjon.testing.toy  # noqa: F401  loads the texts of the toy
from donjon.kernel.words.french import de
from donjon.kernel.words.message import Message, seat_name
from donjon.kernel.words.translate import translate

ROOT = Path(__file__).parents[2]
NAMES = json.loads((ROOT / "web" / "src" / "text" / "french-names.json").read_text("utf-8"))
FILES = [path for room in ("src", "web/src") for path in (ROOT / room).rglob("text/fr.ftl")]
NUMBERS = {"bound", "least", "matches", "most", "n", "tiles", "value"}
BARE = re.compile(r"\b(?:de|que) \{ \$(\w+)")


@pytest.mark.parametrize(("name", "words"), NAMES.items())
def test_de_before_a_name_as_in_the_client(name: str, words: str) -> None:
    assert de(name) == words


def test_a_sentence_joins_de_and_the_name() -> None:
    message = Message("ty-winners", {"seats": [seat_name(0), seat_name(1)], "coins": 2})
    assert translate(message, "fr", ["Ève", "Paul"]) == "Victoire d’Ève, Paul avec 2 pièces."
    assert translate(message, "fr", ["Paul", "Ève"]) == "Victoire de Paul, Ève avec 2 pièces."


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.parents[1].name)
def test_no_text_has_a_bare_de_before_a_name(path: Path) -> None:
    """Only a number may follow a plain « de » or « que »; a name needs `DE` or another phrase."""
    text = re.sub(r"que \{ \$seats \} places", "", path.read_text(encoding="utf-8"))
    assert [name for name in BARE.findall(text) if name not in NUMBERS] == []
