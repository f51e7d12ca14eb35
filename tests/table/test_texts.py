"""The table's texts: both languages are complete, and every refusal has a sentence."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import donjon.table

HOME = Path(donjon.table.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src" / "text"
FOLDERS = [folder for folder in (HOME / "text", WEB) if (folder / "en.ftl").is_file()]
REFUSALS = ("Refusal", "BadRequest", "Forbidden", "NotFound", "TooManyRequests", "super().__init__")
SOURCES = sorted(HOME.rglob("*.py"))


def messages(folder: Path, lang: str) -> dict[str, str]:
    """The messages of a language by key, with all their lines."""
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8") + "\n"
    return dict(re.findall(r"^([a-z][\w-]*) =((?:.*\n)(?:[ }].*\n|\n(?=[ }]))*)", text, re.M))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_keys_and_arguments(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert english
    assert english.keys() == french.keys()
    for key in english:
        args = [set(re.findall(r"\$(\w+)", text)) for text in (english[key], french[key])]
        assert args[0] == args[1], key


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_french_has_no_break_before_its_signs(folder: Path) -> None:
    for key, text in messages(folder, "fr").items():
        plain = re.sub(r"\{[^{}]*\}", "x", text)
        assert not re.search(r"\w [;!?»]|« ", plain), key
        assert not re.search(r"\w :(?=\s|$)", plain), key
        assert "'" not in plain, key


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_key_is_there_twice(folder: Path, lang: str) -> None:
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    keys = Counter(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))
    assert [key for key, times in keys.items() if times > 1] == []
    assert keys


def used_keys() -> dict[str, str]:
    """Every key that the sources use, by a refusal's code or in full, with the file."""
    found = {}
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for key in keys_in(node):
                found[key] = path.name
    return found


def keys_in(node: ast.AST) -> list[str]:
    """The keys in one expression."""
    if isinstance(node, ast.Constant) and re.match("table-.", str(node.value)):
        return [str(node.value)]
    if isinstance(node, ast.Call) and node.args:
        called = ast.unparse(node.func)
        if called in REFUSALS:
            return [f"table-{word}" for word in words_of(node.args[0])]
        if called == "must":
            return [f"table-{word}" for word in words_of(node.args[1])]
    return []


def words_of(code: ast.expr) -> list[str]:
    """A code, or the two of a condition."""
    if isinstance(code, ast.IfExp):
        return [*words_of(code.body), *words_of(code.orelse)]
    return [str(code.value)] if isinstance(code, ast.Constant) else []


def test_every_refusal_has_a_sentence() -> None:
    known, used = messages(HOME / "text", "en"), used_keys()
    assert len(used) > 30
    for key, where in used.items():
        assert key in known, f"{where}: {key}"


def test_every_sentence_is_used() -> None:
    beside = (HOME.parent / "commands" / "serve.py").read_text(encoding="utf-8")
    used = used_keys()
    for key in messages(HOME / "text", "en"):
        assert key in used or f'"{key}"' in beside, key
