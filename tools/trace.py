"""The rule trace: where each statement of a catalogue stands in the code, and which test proves it.

    python tools/trace.py            one table for each game, and the gaps
    python tools/trace.py --full     every id with its places
    python tools/trace.py --json     the same for a program

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

KINDS: Final = {
    "": "rules", "S": "rules", "D": "rules", "A": "rules",
    "R": "rulings", "E": "examples", "I": "invariants", "V": "invariants",
}  # fmt: skip
NEED_CODE: Final = ("rules", "rulings")

NUMBER: Final = r"(?:\d+\.\d+|[REIV]\d+|[SDAV]\.\d+)"
ID: Final = rf"[A-Z]{{2,4}}-{NUMBER}"
DEFINITION: Final = re.compile(
    rf"\s*[-*]\s+\*\*(?P<item>{ID})\*\*|\|\s*(?:\*\*)?(?P<cell>{ID})(?:\*\*)?\s*\|"
)
NOT_MODELLED: Final = re.compile(r"\(not modelled: ([^)]+)\)")
CITATION: Final = re.compile(
    rf"\b(?P<first>{ID})[a-z]?(?!\w|\.\d)"  # DQ-4.8, and DQ-4.8a for its part a
    rf"(?:(?:\.\.|\s+to\s+)(?P<last>(?:[A-Z]{{2,4}}-)?{NUMBER})(?!\w|\.\d))?"
    r"(?P<wrong>\.\.|(?:,\s*|\s+and\s+)\d+\.\d+)?"  # `DQ-4.5, 4.6`: the second has no prefix
)
BETWEEN_PROOFS: Final = re.compile(r",\s+(?:and\s+)?|\s+and\s+")


class Statement:
    """One id of a catalogue, and where it is cited."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.kind: Final = KINDS[name.partition("-")[2].rstrip("0123456789.")]
        self.text = ""
        self.code: list[str] = []
        self.tests: list[str] = []

    @property
    def not_modelled(self) -> str:
        """The reason, when the catalogue gives one."""
        said = NOT_MODELLED.search(self.text)
        return said[1] if said else ""

    def gaps(self) -> list[str]:
        if self.not_modelled:
            return []
        without_code = self.kind in NEED_CODE and not self.code
        return ["no code"] * without_code + ["no test"] * (not self.tests)


class Game(NamedTuple):
    """A catalogue and the folders that must live up to it."""

    name: str
    statements: list[Statement]
    code: list[Path]
    tests: list[Path]


class Note(NamedTuple):
    """A docstring or a comment."""

    line: int
    text: str
    of_test: bool


class Citation(NamedTuple):
    """An id where it is cited; `proves` when the docstring of a test begins with it."""

    name: str
    place: str
    proves: bool


class Trace:
    """The catalogues, the games that have code, and what is wrong with the citations."""

    def __init__(self, root: Path) -> None:
        self.root: Final = root
        self.statements: Final[dict[str, Statement]] = {}
        self.prefixes: Final[set[str]] = set()
        self.faults: Final[dict[str, None]] = {}  # in order, each once
        self.games: Final = self.read_games()
        for game in self.games:
            self.cite(game)

    def fault(self, what: str, path: Path, line: int) -> None:
        self.faults[f"{what}: {path.relative_to(self.root).as_posix()}:{line}"] = None

    def read_games(self) -> list[Game]:
        """Every catalogue is read; a game is one that has a folder with code."""
        tests = self.root / "tests"
        package = self.root / "src" / "donjon"
        places = [
            (path, package / "games" / path.stem, tests / "games" / path.stem)
            for path in sorted((self.root / "docs" / "rules").glob("*.md"))
            if "." not in path.stem  # dragonquest.fr.md says the same again
        ]
        toy = package / "testing" / "toy"
        places += [(path, toy, tests / "kernel") for path in toy.glob("rules.md")]
        every_game = tests / "games" / "test_every_game.py"
        read = [
            Game(
                code.name,
                self.read_catalogue(catalogue),
                files([code], "*.py") + files([code], "content/*.toml"),
                files([proofs, every_game], "*.py"),
            )
            for catalogue, code, proofs in places
        ]
        for folder in [*(package / "games").glob("*"), toy]:
            if any(folder.glob("*.py")) and folder.name not in {game.name for game in read}:
                self.faults[f"no catalogue for {folder.relative_to(self.root).as_posix()}"] = None
        return [game for game in read if game.code]

    def read_catalogue(self, path: Path) -> list[Statement]:
        """The statements in their order. The first id gives the prefix of all."""
        statements: list[Statement] = []
        current: Statement | None = None
        prefix = ""
        for number, line in prose(path.read_text(encoding="utf-8")):
            if found := DEFINITION.match(line):
                name = found["item"] or found["cell"]
                prefix = prefix or name.partition("-")[0]
                current = None
                if name in self.statements:
                    self.fault(f"{name} is defined twice", path, number)
                elif name.startswith(f"{prefix}-"):
                    current = self.statements[name] = Statement(name)
                    statements.append(current)
            elif not line.strip() or line.startswith(("#", "|")):
                current = None
            if current:
                current.text += f"{line.strip()} "
        self.prefixes.add(prefix)
        return statements

    def cite(self, game: Game) -> None:
        """Note where the statements of a game are cited."""
        own = {statement.name for statement in game.statements}
        for path in game.code:
            for citation in self.citations(path):
                if citation.name in own:
                    add(self.statements[citation.name].code, citation.place)
        for path in game.tests:
            for citation in self.citations(path):
                if citation.name in own and citation.proves:
                    add(self.statements[citation.name].tests, citation.place)

    def citations(self, path: Path) -> Iterator[Citation]:
        """Every id a file cites; one that no catalogue has is a fault."""
        for note in notes(path):
            proofs_end = len(note.text) - len(note.text.lstrip())
            for found in CITATION.finditer(note.text):
                line = note.line + note.text.count("\n", 0, found.start())
                gap = note.text[proofs_end : found.start()]
                proves = note.of_test and (not gap or bool(BETWEEN_PROOFS.fullmatch(gap)))
                if proves:
                    proofs_end = found.end()
                names = expand(found["first"], found["last"])
                if found["wrong"] or not names:
                    self.fault(f"{found[0]!r} is unknown, write each id in full", path, line)
                for name in names:
                    if name in self.statements:
                        place = f"{path.relative_to(self.root).as_posix()}:{line}"
                        yield Citation(name, place, proves)
                    elif name.partition("-")[0] in self.prefixes:
                        self.fault(f"{name} is unknown", path, line)


def files(places: Iterable[Path], pattern: str) -> list[Path]:
    """Files named, and those in folders named that match."""
    found = [place for place in places if place.is_file()]
    return found + [path for place in places for path in sorted(place.rglob(pattern))]


def prose(text: str) -> Iterator[tuple[int, str]]:
    """The lines outside fenced blocks, numbered from 1."""
    fenced = False
    for number, line in enumerate(text.splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif not fenced:
            yield number, line


def notes(path: Path) -> Iterator[Note]:
    text = path.read_text(encoding="utf-8")
    return notes_in_toml(text) if path.suffix == ".toml" else notes_in_python(text)


def notes_in_python(text: str) -> Iterator[Note]:
    """Comments and docstrings."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield Note(token.start[0], token.string, of_test=False)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            said = ast.get_docstring(node, clean=False)
            if said is not None:
                yield Note(node.body[0].lineno, said, of_test=is_test(node))


def is_test(node: ast.AST) -> bool:
    functions = ast.FunctionDef | ast.AsyncFunctionDef
    return isinstance(node, functions) and node.name.startswith("test_")


def notes_in_toml(text: str) -> Iterator[Note]:
    """Comments: what follows a `#` outside quotes."""
    for number, line in enumerate(text.splitlines(), 1):
        bare = re.sub(r'"(?:\\.|[^"\\])*"|\'[^\']*\'', lambda quoted: " " * len(quoted[0]), line)
        if "#" in bare:
            yield Note(number, line[bare.index("#") :], of_test=False)


def expand(first: str, last: str | None) -> list[str]:
    """`DQ-3.5 to DQ-3.7` and `DQ-3.5..3.7` are three ids; no ids when it is not a range."""
    if last is None:
        return [first]
    prefix, _, low = first.rpartition("-")
    last_prefix, _, high = last.rpartition("-")
    stem = low.rstrip("0123456789")  # `4.` of 4.12, `E` of E12
    if last_prefix not in ("", prefix) or high.rstrip("0123456789") != stem:
        return []
    numbers = range(int(low[len(stem) :]), int(high[len(stem) :]) + 1)
    return [f"{prefix}-{stem}{number}" for number in numbers]


def add(places: list[str], place: str) -> None:
    if place not in places:
        places.append(place)


# What is printed


def matrix(game: Game) -> dict[str, dict[str, int]]:
    """For each kind: how many ids, with code, with a test, and not modelled."""
    table: dict[str, dict[str, int]] = {}
    for kind in dict.fromkeys(KINDS.values()):
        of_kind = [statement for statement in game.statements if statement.kind == kind]
        table[kind] = {
            "ids": len(of_kind),
            "code": sum(1 for statement in of_kind if statement.code),
            "test": sum(1 for statement in of_kind if statement.tests),
            "not modelled": sum(1 for statement in of_kind if statement.not_modelled),
        }
    return table


def gaps(game: Game) -> list[str]:
    return [f"{each.name}  {gap}" for each in game.statements for gap in each.gaps()]


def as_text(trace: Trace, full: bool) -> Iterator[str]:
    for game in trace.games:
        yield f"{game.name:16}{'ids':>6}{'code':>6}{'test':>6}{'not modelled':>14}"
        for kind, row in matrix(game).items():
            yield (
                f"  {kind:14}{row['ids']:6}{row['code']:6}{row['test']:6}{row['not modelled']:14}"
            )
        for statement in game.statements if full else []:
            yield f"  {statement.name}"
            if statement.not_modelled:
                yield f"    not modelled: {statement.not_modelled}"
            for what, places in (("code", statement.code), ("test", statement.tests)):
                if places:
                    yield f"    {what}  {'  '.join(places)}"
        yield from (f"  {gap}" for gap in gaps(game))
        yield ""
    yield from trace.faults
    count = sum(len(game.statements) for game in trace.games)
    lacking = sum(len(gaps(game)) for game in trace.games)
    whole = "complete" if is_complete(trace) else f"{lacking} gaps, {len(trace.faults)} faults"
    yield f"{count} ids in {', '.join(game.name for game in trace.games) or 'no game'}: {whole}"


def as_data(trace: Trace) -> dict[str, Any]:
    return {
        "complete": is_complete(trace),
        "faults": list(trace.faults),
        "games": {
            game.name: {
                "matrix": matrix(game),
                "gaps": gaps(game),
                "statements": {
                    statement.name: {
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
    parser = argparse.ArgumentParser(description="Where each rule stands and what proves it.")
    parser.add_argument("--full", action="store_true", help="every id with its places")
    parser.add_argument("--json", action="store_true", help="for a program")
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
