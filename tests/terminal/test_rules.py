"""`donjon rules`, and the catalogues as data."""

from __future__ import annotations

import re

import pytest

from donjon.rule_catalogue import lookup as catalogue
from donjon.rule_catalogue.lookup import chapter_of, games_with_rules
from tests.terminal.run_command import Shell

PREFIX = {
    "clank": "CL",
    "dragonquest": "DQ",
    "heldentaufe": "HT",
    "map_masters": "MM",
    "tales_of_glory": "TG",
}


def test_all_five_games_have_rules() -> None:
    assert games_with_rules() == sorted(PREFIX)


@pytest.mark.parametrize("game", sorted(PREFIX))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_id_of_every_catalogue_is_found(game: str, lang: str) -> None:
    book = catalogue.catalogue(game, lang)
    name = f"{game}.{lang}.md" if book.lang != "en" else f"{game}.md"
    text = (catalogue.folder() / name).read_text(encoding="utf-8")
    id = rf"{PREFIX[game]}-[A-Z]?\.?\d+(?:\.\d+)?"
    written = re.findall(rf"^(?:- \*\*({id})\*\*|\| *(?:\*\*)?({id})(?:\*\*)? *\|)", text, re.M)
    ids = {item or row for item, row in written}
    assert len(ids) > 200
    assert ids == set(book.entries)
    assert all(entry.text for entry in book.entries.values())
    assert all(book.chapter(chapter_of(id)) for id in ids)


@pytest.mark.parametrize("game", sorted(PREFIX))
def test_both_languages_have_the_same_ids_and_cite_the_same(game: str) -> None:
    english, french = (catalogue.catalogue(game, lang) for lang in ("en", "fr"))
    assert (english.lang, french.lang) == ("en", "fr")
    assert list(english.entries) == list(french.entries)
    for one, other in zip(english.entries.values(), french.entries.values(), strict=True):
        assert cited(one.text) == cited(other.text), one.id


def cited(text: str) -> list[str]:
    """The ids that a text names."""
    return sorted(re.findall(r"[A-Z]{2}-[A-Z]?\d+(?:\.\d+)?", text))


def test_an_item_keeps_its_lettered_parts_and_its_code() -> None:
    parts = catalogue.entry("DQ-4.8", "en")
    assert parts is not None
    assert parts.text.count("\n") == 7
    assert "g) the route rule" in parts.text
    code = catalogue.entry("DQ-4.16", "en")
    assert code is not None
    assert "eligible(s) :=" in code.text
    assert code.text.endswith("(DQ-E22).")


def test_code_is_printed_line_by_line(shell: Shell) -> None:
    """A paragraph is filled; a block of code keeps its lines."""
    printed = shell("rules", "DQ-4.16", columns=120).out.splitlines()
    assert sum(line.lstrip().startswith("eligible(s) :=") for line in printed) == 1
    assert "```" not in "".join(printed)


def test_a_row_of_a_table_names_its_columns() -> None:
    row = catalogue.entry("DQ-E1", "fr")
    assert row is not None
    assert row.text.startswith("**Situation**\u00a0: tour de Gina")


def test_an_id_prints_that_rule_in_the_readers_language(shell: Shell) -> None:
    printed = shell("rules", "dq-4.4", "--lang", "fr")
    assert printed.code == 0
    assert "DQ-4.4 Le propriétaire annonce" in printed.out
    assert "DQ-4.4 The owner" in shell("rules", "DQ-4.4").out


def test_a_chapter_prints_all_its_rules(shell: Shell) -> None:
    printed = shell("rules", "DQ-2").out
    assert "4.2 Structure of a turn" in printed
    assert all(f"DQ-2.{number}" in printed for number in range(1, 6))
    assert "MM-6.1" in shell("rules", "MM-6").out


def test_words_search_all_rules_whatever_their_accents(shell: Shell) -> None:
    found = shell("rules", "crane", "--game", "dragonquest", "--lang", "fr").out
    assert "règles" in found.splitlines()[0]
    narrowed = shell("rules", "crânes", "ROUGE", "--game", "dragonquest", "--lang", "fr").out
    assert "DQ-" in narrowed


def test_without_words_the_chapters_are_listed(shell: Shell) -> None:
    printed = shell("rules", "--game", "dragonquest").out
    assert re.search(r"DQ-4 +4\.4 Walls", printed)
    assert "CL-15" in shell("rules").out
