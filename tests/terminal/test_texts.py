"""The texts of the terminal: both languages complete, French with its typography."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import donjon.terminal
from donjon.terminal.glyphs import GLYPHS
from donjon.terminal.translator import Translator, language

FOLDER = Path(donjon.terminal.__file__).parent / "text"
HOME = FOLDER.parents[1]
SOURCES = [*FOLDER.parent.rglob("*.py"), *HOME.glob("commands/*.py"), HOME / "cli.py"]


def messages(lang: str) -> dict[str, str]:
    """The messages of a language by key, with all their lines."""
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z][\w-]*) = ?((?:.*\n)(?:[ }].*\n)*)", text, re.M))


def test_both_languages_have_the_same_keys_and_arguments() -> None:
    english, french = messages("en"), messages("fr")
    assert english.keys() == french.keys()
    for key in english:
        args = [set(re.findall(r"\$(\w+)", text)) for text in (english[key], french[key])]
        assert args[0] == args[1], key


def test_every_key_has_its_prefix_and_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    for key in messages("en"):
        assert key.startswith(("cli-", "term-"))
        made = key.startswith(("cli-arg-", "term-icon-"))
        commands = (
            "games",
            "play",
            "sim",
            "ladder",
            "tune",
            "replay",
            "verify",
            "serve",
            "solve",
            "new-game",
        )
        command = key in {f"cli-{name}" for name in commands}
        figure = key in {
            f"cli-{name}" for name in ("mean", "least", "lower", "median", "upper", "most")
        }
        also = key in ("cli-rules", "cli-bench")
        assert made or command or figure or also or f'"{key}"' in code, key


def test_every_key_in_the_code_has_a_text() -> None:
    known = messages("en")
    for path in SOURCES:
        for key in re.findall(r'"((?:cli|term)-[\w-]+)"', path.read_text(encoding="utf-8")):
            assert key in known, f"{path.name}: {key}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_icon_has_a_word(lang: str) -> None:
    translator = Translator(lang)
    assert all(translator(f"term-icon-{icon}") for icon in GLYPHS)


def test_french_has_no_break_before_its_signs() -> None:
    for key, text in messages("fr").items():
        plain = re.sub(r"\{[^{}]*\}", "x", text)
        assert not re.search(r"\w [;!?»]|« ", plain), key
        assert not re.search(r"\w :(?=\s|$)", plain), key
        assert "'" not in plain, key


def test_the_language_comes_from_the_locale() -> None:
    assert language("en", {"LANG": "fr_FR.UTF-8"}) == "en"
    assert language(None, {"LANG": "fr_CA.UTF-8"}) == "fr"
    assert language(None, {"LC_MESSAGES": "fr", "LANG": "en_GB"}) == "fr"
    assert language(None, {"LC_ALL": "C", "LC_MESSAGES": "fr"}) == "en"
    assert language(None, {"LANG": "pt_BR"}) == language(None, {}) == "en"


def test_icons_in_texts_become_signs() -> None:
    from donjon.kernel.words.message import Message

    assert (
        Translator("en")
        .text(Message("unknown-bot", {"name": ":sun:", "known": ":no-such:"}))
        .count("☼")
    )
