"""Siblings: every game has the same files, arrows point one way, and the compiler can follow."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "donjon"
GAMES = sorted(path.parent for path in (PACKAGE / "games").glob("*/__init__.py"))
TOY = PACKAGE / "testing" / "toy"
FILES = [
    "__init__.py",
    "verbs.py",
    "content/schema.py",
    "content/tables.py",
    "model/state.py",
    "words/events.py",
    "rules/setup.py",
    "rules/turn.py",
    "rules/scoring.py",
    "view/build.py",
    "drawing/scene.py",
    "bot/policy.py",
    "text/en.ftl",
    "text/fr.ftl",
]
LIBRARIES = {
    *("__future__", "collections", "hashlib", "importlib", "math", "pathlib", "re", "secrets"),
    *("tomllib", "typing", "fluent", "librt", "msgspec", "mypy_extensions"),
}
MAY_IMPORT = {
    "kernel": ["donjon.kernel"],
    "bots": ["donjon.kernel", "donjon.bots", "donjon.registry"],
    "arena": [
        *("donjon.kernel", "donjon.bots", "donjon.registry"),
        *("donjon.worker_processes", "donjon.arena"),
    ],
}
DECORATORS = {"final", "property", "staticmethod", "mypyc_attr"}

folders = pytest.mark.parametrize("folder", [*GAMES, TOY], ids=lambda folder: folder.name)


def sources(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.py"))


COMPILED = [
    path for part in ("kernel", "games", "bots", "testing") for path in sources(PACKAGE / part)
]


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write {node.module} in full"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                inside = PACKAGE.parent / whole.replace(".", "/")
                is_module = inside.is_dir() or inside.with_suffix(".py").exists()
                yield whole if is_module else str(node.module)


def strays(folder: Path, allowed: list[str]) -> list[str]:
    """What a folder imports of the package beyond what it may."""
    return [
        f"{name_of(path)}: {module}"
        for path in sources(folder)
        for module in imports(path)
        if module.split(".")[0] == "donjon"
        and not any(module == root or module.startswith(f"{root}.") for root in allowed)
    ]


class TestFolders:
    @folders
    def test_the_same_files(self, folder: Path) -> None:
        assert [name for name in FILES if not (folder / name).is_file()] == []
        assert any((folder / "content").glob("*.toml"))

    @folders
    def test_the_name_card_and_nothing_else(self, folder: Path) -> None:
        nodes = parsed(folder / "__init__.py").body
        card = [node for node in nodes if isinstance(node, ast.AnnAssign)]
        assert [ast.unparse(node.target) for node in card] == ["GAME"]
        others = [node for node in nodes if not isinstance(node, ast.Import | ast.ImportFrom)]
        assert len(others) == 2  # the docstring and GAME

    @folders
    def test_a_state_can_be_cloned_and_dealt_anew(self, folder: Path) -> None:
        classes = [
            node
            for node in parsed(folder / "model" / "state.py").body
            if isinstance(node, ast.ClassDef)
        ]
        states = [each for each in classes if any(ast.unparse(b) == "State" for b in each.bases)]
        assert len(states) == 1
        verbs = {node.name for node in states[0].body if isinstance(node, ast.FunctionDef)}
        assert {"clone", "redeal"} <= verbs


class TestArrows:
    @pytest.mark.parametrize("part", MAY_IMPORT)
    def test_a_part_imports_only_what_is_below_it(self, part: str) -> None:
        assert strays(PACKAGE / part, MAY_IMPORT[part]) == []

    @folders
    def test_a_game_imports_the_kernel_and_itself(self, folder: Path) -> None:
        own = ".".join(folder.relative_to(PACKAGE.parent).parts)
        assert strays(folder, ["donjon.kernel", own]) == []

    def test_nothing_but_a_test_imports_the_toy(self) -> None:
        users = [
            name_of(path)
            for path in sources(PACKAGE)
            if TOY not in path.parents
            for module in imports(path)
            if module.startswith("donjon.testing")
        ]
        assert users == []

    def test_the_rules_stand_on_few_libraries(self) -> None:
        used = {
            module.split(".")[0]
            for path in COMPILED
            for module in imports(path)
            if not module.startswith("donjon")
        }
        assert used <= LIBRARIES


def forbidden(path: Path) -> Iterator[str]:
    """What the compiler cannot follow, or follows slowly."""
    tree = parsed(path)
    for node in ast.walk(tree):
        if isinstance(node, ast.Yield | ast.YieldFrom | ast.Await | ast.AsyncFunctionDef):
            yield f"line {node.lineno}: a generator or coroutine"
        if isinstance(node, ast.Global | ast.Nonlocal):
            yield f"line {node.lineno}: {type(node).__name__.lower()}"
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                call = decorator.func if isinstance(decorator, ast.Call) else decorator
                if ast.unparse(call) not in DECORATORS:
                    yield f"line {node.lineno}: @{ast.unparse(decorator)}"
        if isinstance(node, ast.ClassDef) and any(k.arg == "metaclass" for k in node.keywords):
            yield f"line {node.lineno}: a metaclass"
        if isinstance(node, ast.FunctionDef):
            if node.args.vararg is not None or node.args.kwarg is not None:
                yield f"line {node.lineno}: *args or **kwargs"
            for inner in ast.walk(node):
                if inner is not node and isinstance(inner, ast.FunctionDef | ast.Lambda):
                    yield f"line {inner.lineno}: a function within a function"


class TestForms:
    @pytest.mark.parametrize("path", COMPILED, ids=name_of)
    def test_nothing_the_compiler_cannot_follow(self, path: Path) -> None:
        assert list(forbidden(path)) == []

    @pytest.mark.parametrize("path", COMPILED, ids=name_of)
    def test_chance_is_the_only_source_of_randomness(self, path: Path) -> None:
        used = set(imports(path))
        assert not used & {"random", "time", "datetime", "uuid", "os"}
        assert path.name == "chance.py" or "secrets" not in used

    @folders
    def test_no_sentence_stands_in_code(self, folder: Path) -> None:
        """A label, prompt or event is a key; what it says is in the text files."""
        for path in sources(folder):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message":
                    key = node.args[0]
                    if isinstance(key, ast.Constant):
                        assert " " not in str(key.value), f"{name_of(path)}:{node.lineno}"
