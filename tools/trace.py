"""The rule trace: for each statement of a catalogue, the places in the code and the tests of it.

    python tools/trace.py            print a table for each game, and the gaps
    python tools/trace.py --full     also print every id with its places
    python tools/trace.py --json     print everything as JSON

Exit code 1 when a rule or ruling has no code or no test, when an example or invariant has no test,
and when an id is cited that its catalogue does not have, or is defined twice.
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

KIND_BY_LETTER: Final = {
    "": "rules", "S": "rules", "D": "rules", "A": "rules",
    "R": "rulings", "E": "examples", "I": "invariants", "V": "invariants",
}  # fmt: skip
KINDS_WITH_CODE: Final = ("rules", "rulings")

ID_NUMBER: Final = r"(?:\d+\.\d+|[REIV]\d+|[SDAV]\.\d+)"
ID: Final = rf"[A-Z]{{2,4}}-{ID_NUMBER}"
DEFINITION: Final = re.compile(
    rf"\s*[-*]\s+\*\*(?P<item>{ID})\*\*|\|\s*(?:\*\*)?(?P<cell>{ID})(?:\*\*)?\s*\|"
)
NOT_MODELLED: Final = re.compile(r"\(not modelled: ([^)]+)\)")
CITATION: Final = re.compile(
    rf"\b(?P<first>{ID})[a-z]?(?!\w|\.\d)"  # DQ-4.8, and DQ-4.8a for its part a
    rf"(?:(?:\.\.|\s+to\s+)(?P<last>(?:[A-Z]{{2,4}}-)?{ID_NUMBER})(?!\w|\.\d))?"
    r"(?P<wrong>\.\.|(?:,\s*|\s+and\s+)\d+\.\d+)?"  # `DQ-4.5, 4.6`: the second has no prefix
)
BETWEEN_IDS: Final = re.compile(r",\s+(?:and\s+)?|\s+and\s+")


class Statement:
    """One id of a catalogue, its text, and the places in code and tests that cite it."""

    def __init__(self, id: str) -> None:
        self.id: Final = id
        self.kind: Final = KIND_BY_LETTER[id.partition("-")[2].rstrip("0123456789.")]
        self.text = ""
        self.code: list[str] = []
        self.tests: list[str] = []

    @property
    def not_modelled(self) -> str:
        """The reason why it is not modelled; empty if the catalogue gives none."""
        found = NOT_MODELLED.search(self.text)
        return found[1] if found else ""

    def gaps(self) -> list[str]:
        """What is missing: `no code`, `no test`."""
        if self.not_modelled:
            return []
        without_code = self.kind in KINDS_WITH_CODE and not self.code
        return ["no code"] * without_code + ["no test"] * (not self.tests)


class Game(NamedTuple):
    """The statements of a catalogue, and the files of the game and of its tests."""

    name: str
    statements: list[Statement]
    code: list[Path]
    tests: list[Path]


class Note(NamedTuple):
    """A docstring or a comment, with the number of its first line."""

    line: int
    text: str
    is_of_test: bool


class Citation(NamedTuple):
    """An id where it is cited; `proves` if the docstring of a test begins with it."""

    id: str
    place: str
    proves: bool


class Trace:
    """The statements of all catalogues, the games that have code, and wrong citations."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.statements: Final[dict[str, Statement]] = {}
        self.prefixes: Final[set[str]] = set()
        self.faults: Final[dict[str, None]] = {}  # an ordered set
        self.games: Final = self.read_games()
        for game in self.games:
            self.collect_citations(game)

    def add_fault(self, what: str, path: Path, line: int) -> None:
        self.faults[f"{what}: {path.relative_to(self.root).as_posix()}:{line}"] = None

    def read_games(self) -> list[Game]:
        """Read every catalogue. Returns the games that have code."""
        tests = self.root / "tests"
        package = self.root / "src" / "donjon"
        folders = [
            (path, package / "games" / path.stem, tests / "games" / path.stem)
            for path in sorted((self.root / "docs" / "rules").glob("*.md"))
            if "." not in path.stem  # not a translation, as dragonquest.fr.md is
        ]
        toy = package / "testing" / "toy"
        folders += [(path, toy, tests / "kernel") for path in toy.glob("rules.md")]
        every_game = tests / "games" / "test_every_game.py"
        read = [
            Game(
                code.name,
                self.read_catalogue(catalogue),
                files_in([code], "*.py") + files_in([code], "content/*.toml"),
                files_in([game_tests, every_game], "*.py"),
            )
            for catalogue, code, game_tests in folders
        ]
        for folder in [*(package / "games").glob("*"), toy]:
            if any(folder.glob("*.py")) and folder.name not in {game.name for game in read}:
                self.faults[f"no catalogue for {folder.relative_to(self.root).as_posix()}"] = None
        return [game for game in read if game.code]

    def read_catalogue(self, path: Path) -> list[Statement]:
        """The statements in the order of the file. All must have the prefix of the first."""
        statements: list[Statement] = []
        current: Statement | None = None
        prefix = ""
        for number, line in lines_outside_fences(path.read_text(encoding="utf-8")):
            if found := DEFINITION.match(line):
                id = found["item"] or found["cell"]
                prefix = prefix or id.partition("-")[0]
                current = None
                if id in self.statements:
                    self.add_fault(f"{id} is defined twice", path, number)
                elif id.startswith(f"{prefix}-"):
                    current = self.statements[id] = Statement(id)
                    statements.append(current)
            elif not line.strip() or line.startswith(("#", "|")):
                current = None
            if current:
                current.text += f"{line.strip()} "
        self.prefixes.add(prefix)
        return statements

    def collect_citations(self, game: Game) -> None:
        """Note the places in a game's code and tests that cite its statements."""
        own = {statement.id for statement in game.statements}
        for path in game.code:
            for citation in self.citations(path):
                if citation.id in own:
                    add_once(self.statements[citation.id].code, citation.place)
        for path in game.tests:
            for citation in self.citations(path):
                if citation.id in own and citation.proves:
                    add_once(self.statements[citation.id].tests, citation.place)

    def citations(self, path: Path) -> Iterator[Citation]:
        """Every id that a file cites. Adds a fault for an id that no catalogue has."""
        for note in notes(path):
            proofs_end = len(note.text) - len(note.text.lstrip())
            for found in CITATION.finditer(note.text):
                line = note.line + note.text.count("\n", 0, found.start())
                gap = note.text[proofs_end : found.start()]
                proves = note.is_of_test and (not gap or bool(BETWEEN_IDS.fullmatch(gap)))
                if proves:
                    proofs_end = found.end()
                ids = ids_of_range(found["first"], found["last"])
                if found["wrong"] or not ids:
                    self.add_fault(f"{found[0]!r} is unknown, write each id in full", path, line)
                for id in ids:
                    if id in self.statements:
                        place = f"{path.relative_to(self.root).as_posix()}:{line}"
                        yield Citation(id, place, proves)
                    elif id.partition("-")[0] in self.prefixes:
                        self.add_fault(f"{id} is unknown", path, line)


def files_in(places: Iterable[Path], pattern: str) -> list[Path]:
    """Those places that are files, and the files below the others that match `pattern`."""
    found = [place for place in places if place.is_file()]
    return found + [path for place in places for path in sorted(place.rglob(pattern))]


def lines_outside_fences(text: str) -> Iterator[tuple[int, str]]:
    """The lines of a Markdown text outside fenced blocks, numbered from 1."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, line


def notes(path: Path) -> Iterator[Note]:
    """The comments and docstrings of a TOML or Python file."""
    text = path.read_text(encoding="utf-8")
    return notes_in_toml(text) if path.suffix == ".toml" else notes_in_python(text)


def notes_in_python(text: str) -> Iterator[Note]:
    """Comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Note(token.start[0], token.string, is_of_test=False)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            docstring = ast.get_docstring(node, clean=False)
            if docstring is not None:
                yield Note(node.body[0].lineno, docstring, is_of_test=is_test(node))


def is_test(node: ast.AST) -> bool:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    return isinstance(node, functions) and node.name.startswith("test_")


def notes_in_toml(text: str) -> Iterator[Note]:
    """Comments: the text after a `#` outside quotes."""
    for number, line in enumerate(text.splitlines(), 1):
        bare = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'', lambda quoted: " " * len(quoted[0]), line)
        if "#" in bare:
            yield Note(number, line[bare.index("#") :], is_of_test=False)


def ids_of_range(first: str, last: str | None) -> list[str]:
    """The ids from `first` to `last`: of `DQ-3.5 to DQ-3.7` three; none if it is not a range."""
    if last is None:
        return [first]
    prefix, _, low = first.rpartition("-")
    last_prefix, _, high = last.rpartition("-")
    stem = low.rstrip("0123456789")  # `4.` of 4.12, `E` of E12
    if last_prefix not in ("", prefix) or high.rstrip("0123456789") != stem:
        return []
    numbers = range(int(low[len(stem) :]), int(high[len(stem) :]) + 1)
    return [f"{prefix}-{stem}{number}" for number in numbers]


def add_once(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


def counts_by_kind(game: Game) -> dict[str, dict[str, int]]:
    """For each kind of statement: how many ids, with code, with a test, and not modelled."""
    table: dict[str, dict[str, int]] = {}
    for kind in dict.fromkeys(KIND_BY_LETTER.values()):
        of_kind = [statement for statement in game.statements if statement.kind == kind]
        table[kind] = {
            "ids": len(of_kind),
            "code": sum(1 for statement in of_kind if statement.code),
            "test": sum(1 for statement in of_kind if statement.tests),
            "not modelled": sum(1 for statement in of_kind if statement.not_modelled),
        }
    return table


def gaps(game: Game) -> list[str]:
    """The gaps of all statements: `CL-4.5  no test`."""
    return [f"{each.id}  {gap}" for each in game.statements for gap in each.gaps()]


def as_text(trace: Trace, full: bool) -> Iterator[str]:
    """The lines to print; with `full`, every id with its places."""
    for game in trace.games:
        yield f"{game.name:16}{'ids':>6}{'code':>6}{'test':>6}{'not modelled':>14}"
        for kind, row in counts_by_kind(game).items():
            yield (
                f"  {kind:14}{row['ids']:6}{row['code']:6}{row['test']:6}{row['not modelled']:14}"
            )
        for statement in game.statements if full else []:
            yield f"  {statement.id}"
            if statement.not_modelled:
                yield f"    not modelled: {statement.not_modelled}"
            for what, places in (("code", statement.code), ("test", statement.tests)):
                if places:
                    yield f"    {what}  {'  '.join(places)}"
        yield from (f"  {gap}" for gap in gaps(game))
        yield ""
    yield from trace.faults
    count = sum(len(game.statements) for game in trace.games)
    gap_count = sum(len(gaps(game)) for game in trace.games)
    verdict = "complete" if is_complete(trace) else f"{gap_count} gaps, {len(trace.faults)} faults"
    yield f"{count} ids in {', '.join(game.name for game in trace.games) or 'no game'}: {verdict}"


def as_data(trace: Trace) -> dict[str, Any]:
    return {
        "complete": is_complete(trace),
        "faults": list(trace.faults),
        "games": {
            game.name: {
                "matrix": counts_by_kind(game),
                "gaps": gaps(game),
                "statements": {
                    statement.id: {
                        "kind": statement.kind,
                        "code": statement.code,
                        "tests": statement.tests,
                        "not_modelled": statement.not_modelled or None,
                    }
                    for statement in game.statements
                },
            }
            for game in trace.games
        },
    }


def is_complete(trace: Trace) -> bool:
    return not trace.faults and not any(gaps(game) for game in trace.games)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Where each rule is in the code, and its tests.")
    parser.add_argument("--full", action="store_true", help="print every id with its places")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parent.parent)
    given = parser.parse_args(arguments)
    trace = Trace(given.root)
    if given.json:
        print(json.dumps(as_data(trace), indent=2))
    else:
        print("\n".join(as_text(trace, given.full)))
    return 0 if is_complete(trace) else 1


if __name__ == "__main__":
    sys.exit(main())
