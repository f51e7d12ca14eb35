"""Makes the files of a new game from the toy (`donjon.testing.toy`) by renaming."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from donjon.terminal.new_game.game_name import GameName

TOY: Final = Path(__file__).resolve().parents[2] / "testing" / "toy"
FILES: Final = Path(__file__).parent / "files"
SUFFIXES: Final = {".py", ".toml", ".ftl", ".md"}
TEMPLATE: Final = ".template"
OWN_IMPORT: Final = re.compile(r"^from donjon\.testing\.toy\S* import ", re.MULTILINE)
LIBRARY_IMPORT: Final = re.compile(r"^(import (?:msgspec|pytest)\n)\n(?=from donjon)", re.MULTILINE)
NAMES: Final = re.compile(r"^(from donjon\.testing\.toy\S* import )([\w, ]+)$", re.MULTILINE)


def toy_sources() -> list[Path]:
    """The source files of the toy, without compiled ones."""
    return sorted(path for path in TOY.rglob("*") if path.suffix in SUFFIXES)


def taken_classes() -> set[str]:
    """Every name in the toy's code that begins with a capital."""
    code = "\n".join(path.read_text("utf-8") for path in toy_sources() if path.suffix == ".py")
    return set(re.findall(r"\b[A-Z]\w*", code))


def skeleton(game: GameName) -> dict[str, str]:
    """The files of the package with the new game: text by path."""
    files: dict[str, str] = {}
    for path in toy_sources():
        inside = renamed(path.relative_to(TOY).as_posix(), game)
        files[f"src/{game.name}/{inside}"] = renamed(
            with_own_imports_apart(path.read_text("utf-8")), game
        )
    for path in sorted(FILES.rglob(f"*{TEMPLATE}")):
        name = path.relative_to(FILES).as_posix().removesuffix(TEMPLATE)
        files[name] = renamed(with_own_imports_apart(path.read_text("utf-8")), game)
    return files


def with_own_imports_apart(text: str) -> str:
    """A module whose imports are grouped as in a package of its own: its own imports last."""
    text = LIBRARY_IMPORT.sub(r"\1", text)
    own = OWN_IMPORT.search(text)
    if own is None or text[: own.start()].endswith("\n\n"):
        return text
    return f"{text[: own.start()]}\n{text[own.start() :]}"


def sorted_names(found: re.Match[str]) -> str:
    """An import with its names sorted: constants, classes, functions."""
    names = sorted(found[2].split(", "), key=lambda name: (kind_of(name), name.lower()))
    return found[1] + ", ".join(names)


def kind_of(name: str) -> int:
    return 0 if name.isupper() else 1 if name[0].isupper() else 2


def renamed(text: str, game: GameName) -> str:
    """A text of the toy with the names of the new game."""
    possessive = "'" if game.title.endswith("s") else "'s"
    text = re.sub(r"\bThreeChests\b", game.state_class, text)
    text = NAMES.sub(sorted_names, text)
    for old, new in (
        (r"donjon\.testing\.toy\b", game.name),
        (r"\bThree Chests'", f"{game.title}{possessive}"),
        (r"\bThree Chests\b|\bTrois coffres\b", game.title),
        (r"\bTY\b", game.prefix),
        (r"\bty-", f"{game.prefix.lower()}-"),
        (r"\btoy-package\b", game.name.replace("_", "-")),
        (r"\btoy\b", game.name),
        (r"\brules_version=\d+", "rules_version=1"),
    ):
        text = re.sub(old, new, text)
    return text
