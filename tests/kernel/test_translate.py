"""Texts: both languages have the same keys and arguments, and none is missing or unused."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast as ftl
from fluent.syntax.visitor import Visitor

import donjon.testing.toy  # noqa: F401  loads the texts of the toy
from donjon import DonjonError, Message, all_games
from donjon.kernel.words.message import seat_name
from donjon.kernel.words.translate import LANGUAGES, TEXTS, LanguageTexts, Texts, translate

PACKAGE = Path(__file__).parents[2] / "src" / "donjon"
FOLDERS = sorted(path.parent for path in PACKAGE.rglob("text/en.ftl"))
OWNERS = [folder for folder in FOLDERS if folder.parent.name != "terminal"]
KEY = re.compile(r"[a-z]+(-[\w]+)*")


def name_of(folder: Path) -> str:
    return folder.parent.name


class Arguments(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def entries(path: Path) -> list[ftl.Message]:
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
    assert not junk, f"{path}: {junk}"
    return [entry for entry in resource.body if isinstance(entry, ftl.Message)]


def arguments(path: Path) -> dict[str, set[str]]:
    found = {}
    for entry in entries(path):
        visitor = Arguments()
        visitor.visit(entry)
        found[entry.id.name] = visitor.names
    return found


class Strings(ast.NodeVisitor):
    """The strings of a module that look like keys; f-strings become patterns."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.patterns: set[str] = set()
        self.messages: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and KEY.fullmatch(node.value):
            self.whole.add(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w-]+"
            for part in node.values
        ]
        self.patterns.add("".join(parts))

    def visit_Call(self, node: ast.Call) -> None:
        key = node.args[0] if node.args else None
        if isinstance(node.func, ast.Name) and node.func.id == "Message":
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                self.messages.add(key.value)
        self.generic_visit(node)


def strings(folder: Path) -> Strings:
    """The keys that the owner of a text folder uses; those of the kernel are used everywhere."""
    found = Strings()
    owner = PACKAGE if folder.parent.name == "kernel" else folder.parent
    for path in owner.rglob("*.py"):
        found.visit(ast.parse(path.read_text(encoding="utf-8")))
    return found


def is_on_name_card(key: str) -> bool:
    """Whether a key is used by the lobby: title, tagline, options; each game tests its own."""
    return key.endswith(("-title", "-tagline")) or "-option-" in key


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
class TestFiles:
    def test_the_same_keys_and_arguments(self, folder: Path) -> None:
        assert arguments(folder / "en.ftl") == arguments(folder / "fr.ftl")

    def test_the_same_order(self, folder: Path) -> None:
        assert list(arguments(folder / "en.ftl")) == list(arguments(folder / "fr.ftl"))

    def test_every_message_says_something(self, folder: Path) -> None:
        for lang in LANGUAGES:
            assert all(entry.value is not None for entry in entries(folder / f"{lang}.ftl"))


@pytest.mark.parametrize("folder", OWNERS, ids=name_of)
class TestKeys:
    def test_every_key_in_the_code_has_a_text(self, folder: Path) -> None:
        kernel = set(arguments(PACKAGE / "kernel" / "text" / "en.ftl"))
        known = set(arguments(folder / "en.ftl")) | kernel
        used = strings(folder).messages
        if folder.parent.name == "kernel":
            used = {key for key in used if key in kernel or "-" not in key}
        assert used - known == set()

    def test_every_text_is_used(self, folder: Path) -> None:
        used = strings(folder)
        pattern = re.compile("|".join(sorted(used.patterns)) or "$.")
        unused = [
            key
            for key in arguments(folder / "en.ftl")
            if key not in used.whole and not pattern.fullmatch(key) and not is_on_name_card(key)
        ]
        assert unused == []


def test_no_key_is_used_twice() -> None:
    counts = Counter(entry.id.name for folder in FOLDERS for entry in entries(folder / "en.ftl"))
    assert [key for key, count in counts.items() if count > 1] == []


def test_every_folder_of_a_game_is_known() -> None:
    games = {folder for folder in OWNERS if folder.parent.name != "table"}
    assert all_games()
    assert games <= {*TEXTS.folders} or "compiled" in str(TEXTS.folders[0])
    assert TEXTS.folders[0].name == "text"


@pytest.mark.parametrize("folder", FOLDERS, ids=name_of)
def test_every_message_is_found_by_its_key(folder: Path) -> None:
    """A message that is cut out of its file and parsed alone is the same as in the whole file."""
    for lang in LANGUAGES:
        whole = entries(folder / f"{lang}.ftl")
        cut = LanguageTexts(lang, [folder])
        assert list(cut.unread) == [entry.id.name for entry in whole]
        for entry in whole:
            alone = FluentParser().parse(cut.unread[entry.id.name]).body[0]
            assert alone.equals(entry, ignored_fields=["span", "comment"])


def test_a_message_may_refer_to_others(tmp_path: Path) -> None:
    """The messages it refers to are parsed with it, also indirectly and in a circle."""
    (tmp_path / "en.ftl").write_text(
        "# Who\nwho = { $n ->\n    [a] b\n   *[other] { -we } and { they.all }\n}\n"
        "-we = We\nthey = They\n    .all = all { there }\nthere = there ({ who })\nelse = not read"
    )
    texts = Texts()
    texts.load(tmp_path)
    bundle = texts.bundle("en", "they")
    assert all(bundle.has_message(key) for key in ("they", "there", "who"))
    assert not bundle.has_message("else")
    assert "-we" not in texts.languages["en"].unread


class TestTranslate:
    def test_seats_have_names_or_numbers(self) -> None:
        assert translate(seat_name(1), "en") == "Player 2"
        assert translate(seat_name(1), "fr") == "Joueur 2"
        assert translate(seat_name(1), "en", ["Ann", "Ben"]) == "Ben"
        assert translate(seat_name(1), "en", ["Ann"]) == "Player 2"
        assert translate(seat_name(1), "en", ["Ann", ""]) == "Player 2"

    @pytest.mark.parametrize("seat", range(8))
    def test_people_count_from_one(self, seat: int) -> None:
        assert translate(seat_name(seat), "en") == f"Player {seat + 1}"
        assert translate(seat_name(seat), "fr") == f"Joueur {seat + 1}"

    def test_messages_within_messages(self) -> None:
        message = Message("ty-log-picked", {"seat": seat_name(0), "chest": Message("ty-chest-oak")})
        assert translate(message, "en") == "Player 1 has picked the oak chest."
        assert translate(message, "fr", ["Zoé"]) == "Zoé avait choisi le coffre en chêne."

    def test_lists_of_messages(self) -> None:
        message = Message("ty-winners", {"seats": [seat_name(0), seat_name(2)], "coins": 1})
        assert translate(message, "en", ["Ann"]) == "Ann, Player 3 won with one coin."

    @pytest.mark.parametrize(
        ("coins", "english", "french"),
        [(0, "0 coins", "zéro pièce"), (1, "one coin", "une pièce"), (7, "7 coins", "7 pièces")],
    )
    def test_numbers_have_their_plural(self, coins: int, english: str, french: str) -> None:
        message = Message("ty-winners", {"seats": "A", "coins": coins})
        assert translate(message, "en") == f"A won with {english}."
        assert translate(message, "fr") == f"Victoire de A avec {french}."

    def test_a_name_is_taken_as_it_is(self) -> None:
        message = Message("ty-log-took", {"seat": seat_name(0)})
        assert translate(message, "en", ["{ $seat }"]) == "{ $seat } is behind and takes one coin."

    def test_an_unknown_key_is_an_error(self) -> None:
        with pytest.raises(KeyError, match=r"no text 'ty-nonsense' in fr.ftl"):
            translate(Message("ty-nonsense"), "fr")

    def test_a_text_without_words_is_an_error(self, tmp_path: Path) -> None:
        """In Fluent a message may have attributes alone."""
        for lang in LANGUAGES:
            (tmp_path / f"{lang}.ftl").write_text("xy-empty =\n    .title = A title\n")
        TEXTS.load(tmp_path)
        try:
            with pytest.raises(KeyError, match=r"text 'xy-empty' in en.ftl is empty"):
                translate(Message("xy-empty"), "en")
        finally:
            TEXTS.remove(tmp_path)

    def test_a_missing_argument_is_an_error(self) -> None:
        with pytest.raises(ValueError, match=r"'ty-log-number' in en.ftl"):
            translate(Message("ty-log-number"), "en")


def test_an_error_speaks_english_unless_asked() -> None:
    error = DonjonError(Message("match-is-over"))
    assert (
        str(error) == error.translate("en") == "The match is over; nobody has anything to choose."
    )
    assert error.translate("fr") != str(error)
