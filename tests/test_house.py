"""Every module is in its room, imports follow the plan, and the compiler can compile the code."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.house_plan import (
    COMMON_FILES,
    GAME,
    MORE_ROOMS,
    NOT_IN_THE_TOY,
    PACKAGE,
    ROOMS,
    SOLVER,
)

SOURCES = Path(__file__).parents[1] / "src"
HOME = SOURCES / "donjon"
TOY = HOME / "testing" / "toy"
GAMES = [*sorted(path.parent for path in (HOME / "games").glob("*/__init__.py")), TOY]
LIBRARIES = {
    *("__future__", "collections", "hashlib", "importlib", "math", "pathlib", "re", "secrets"),
    *("tomllib", "types", "typing", "unicodedata"),
    *("fluent", "librt", "msgspec", "mypy_extensions"),
}
DECORATORS = {"final", "property", "staticmethod", "mypyc_attr"}
WITH_ROOMS = ("kernel", "table", "terminal")

games = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)


class Room(NamedTuple):
    """A room of a game, or of the package itself."""

    game: str
    name: str


class Arrow(NamedTuple):
    """A module that imports another."""

    module: str
    target: str

    def __str__(self) -> str:
        """As a failure names it."""
        return f"{short(self.module)} -> {short(self.target)}"


def short(module: str) -> str:
    return module.removeprefix("donjon.").removeprefix("games.").removeprefix("testing.")


@cache
def modules() -> dict[str, Path]:
    """Every module of the package by its name."""
    return {
        ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted(HOME.rglob("*.py"))
    }


@cache
def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports, wherever in the file, and for whatever purpose."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: write {node.module} in full"
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                yield whole if whole in modules() else str(node.module)


def room_of(module: str) -> Room:
    """The room in which a module stands."""
    parts = module.split(".")[1:]
    if parts[:1] == ["games"] or parts[:2] == ["testing", "toy"]:
        if len(parts) > 1:
            inside = ".".join(parts[2:4])
            return Room(parts[1], inside if inside in GAME else [*parts[2:], "__init__"][0])
    is_room = len(parts) > 1 and parts[0] in WITH_ROOMS
    if is_room and (parts[0] != "terminal" or modules()[module].parent.name != "terminal"):
        return Room("", ".".join(parts[:2]))
    return Room("", parts[0] if parts else "donjon")


def is_allowed(arrow: Arrow) -> bool:
    """Whether the plan has it."""
    here, there = room_of(arrow.module), room_of(arrow.target)
    if here == there:
        return True
    allowed = (GAME if here.game else PACKAGE)[here.name].split()
    if there.game and here.game:
        return here.game == there.game and there.name in allowed
    if there.game:
        return there.game in allowed
    return there.name in allowed or ("kernel" in allowed and there.name.startswith("kernel."))


def arrows(area: str) -> list[Arrow]:
    """All imports among the modules of an area: of a game, or of a package."""
    return [
        arrow
        for module, path in modules().items()
        if area_of(module) == area
        for arrow in sorted({Arrow(module, target) for target in imports(path)})
        if arrow.target.split(".")[0] == "donjon" and arrow.target != module
    ]


def area_of(module: str) -> str:
    room = room_of(module)
    return room.game or room.name.split(".")[0]


AREAS = sorted({area_of(module) for module in modules()})


class TestRooms:
    @games
    def test_the_same_rooms_and_nothing_between_them(self, folder: Path) -> None:
        rooms = {path.name for path in folder.iterdir() if any(path.glob("*.*"))}
        assert rooms - {"__pycache__"} == {*ROOMS, *MORE_ROOMS.get(folder.name, [])}
        assert {path.name for path in folder.glob("*.py")} == {"__init__.py", "parts.py"}

    @games
    def test_the_same_files(self, folder: Path) -> None:
        wanted = [each for each in COMMON_FILES if folder != TOY or each not in NOT_IN_THE_TOY]
        assert [each for each in wanted if not (folder / f"{each}.py").is_file()] == []
        assert any((folder / "content").glob("*.toml"))
        assert {path.name for path in (folder / "text").iterdir()} == {"en.ftl", "fr.ftl"}

    @games
    def test_the_name_card_and_nothing_else(self, folder: Path) -> None:
        nodes = parsed(folder / "__init__.py").body
        card = [node for node in nodes if isinstance(node, ast.AnnAssign)]
        assert [ast.unparse(node.target) for node in card] == ["GAME"]
        others = [node for node in nodes if not isinstance(node, ast.Import | ast.ImportFrom)]
        assert len(others) == 2  # the docstring and GAME

    @games
    def test_a_state_can_be_cloned_and_says_what_it_hides(self, folder: Path) -> None:
        nodes = parsed(folder / "model" / "state.py").body
        classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
        states = [each for each in classes if any(ast.unparse(b) == "State" for b in each.bases)]
        assert len(states) == 1
        verbs = {node.name for node in states[0].body if isinstance(node, ast.FunctionDef)}
        assert {"clone", "hidden_places"} <= verbs
        assert "redeal" not in verbs, "the kernel deals what is hidden"

    def test_every_room_is_on_the_plan_and_every_row_is_a_room(self) -> None:
        rooms = [room_of(module) for module in modules()]
        assert {room.name for room in rooms if room.game} == GAME.keys()
        assert {room.name for room in rooms if not room.game} == PACKAGE.keys()

    def test_the_plan_names_nothing_that_is_not_there(self) -> None:
        own, shared = " ".join(GAME.values()).split(), " ".join(PACKAGE.values()).split()
        assert {name for name in own if not name.startswith("kernel.")} <= GAME.keys()
        assert {*shared, *own} - GAME.keys() <= {*PACKAGE, "map_masters"}


class TestArrows:
    @pytest.mark.parametrize("area", AREAS)
    def test_a_room_imports_what_the_plan_allows(self, area: str, counts: Counter[str]) -> None:
        """Without exceptions."""
        looked_at = arrows(area)
        counts["arrows"] += len(looked_at)
        found = {str(arrow) for arrow in looked_at if not is_allowed(arrow)}
        assert sorted(found) == [], "forbidden: see tests/house_plan.py"

    def test_every_import_is_looked_at(self) -> None:
        """`pytest -s` shows how many there are."""
        count = sum(len(arrows(area)) for area in AREAS)
        print(f"{count} arrows")
        assert count > 2500
        assert all(arrows(area) for area in (*WITH_ROOMS, *[folder.name for folder in GAMES]))

    def test_a_folder_of_the_solver_imports_those_before_it(self) -> None:
        start = "donjon.games.map_masters.solver."
        inside = [
            (arrow, [each.removeprefix(start).split(".")[0] for each in arrow])
            for arrow in arrows("map_masters")
            if all(each.startswith(start) for each in arrow)
        ]
        among = [(arrow, folders) for arrow, folders in inside if folders[0] in SOLVER]
        assert len(among) > 50
        back = [
            str(arrow)
            for arrow, (here, there) in among
            if there not in SOLVER[: SOLVER.index(here) + 1]
        ]
        assert back == []

    def test_nothing_but_a_test_imports_the_toy(self) -> None:
        users = [
            str(arrow)
            for area in AREAS
            if area != TOY.name
            for arrow in arrows(area)
            if room_of(arrow.target).game == TOY.name
        ]
        assert users == []

    def test_the_rules_stand_on_few_libraries(self) -> None:
        used = {module.split(".")[0] for path in COMPILED for module in imports(path)}
        assert used <= LIBRARIES | {"donjon"}


COMPILED = [
    path for part in ("kernel", "games", "bots", "testing") for path in (HOME / part).rglob("*.py")
]


def name_of(path: Path) -> str:
    return path.relative_to(HOME).as_posix()


def forbidden(path: Path) -> Iterator[str]:
    """What the compiler cannot follow, or follows slowly."""
    for node in ast.walk(parsed(path)):
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


HIDDEN = {"hidden_cards", "hidden_values"}
MAY_NOT_LOOK = ("view", "drawing", "words")


class TestHiddenThings:
    @games
    def test_what_is_hidden_is_seen_through_seen_by_alone(
        self, folder: Path, counts: Counter[str]
    ) -> None:
        for path in sorted(path for room in MAY_NOT_LOOK for path in (folder / room).rglob("*.py")):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.Attribute):
                    counts["attributes"] += 1
                    assert node.attr not in HIDDEN, f"{name_of(path)}:{node.lineno}"
        assert counts["attributes"] > 20

    def test_only_the_kernel_counts_what_is_revealed(self) -> None:
        counting = [
            name_of(path)
            for path in sorted(HOME.rglob("*.py"))
            for node in ast.walk(parsed(path))
            if isinstance(node, ast.AugAssign) and ast.unparse(node.target).endswith(".revealed")
        ]
        assert counting == ["kernel/rules/state.py"]


FACTS_ALONE = ("content", "model", "words", "rules", "view", "bot")
LOOKS = {"Icon", "Tint", "Sound", "SEAT_TINTS"}


@cache
def icon_names(folder: Path) -> dict[str, str]:
    """The icons that stand for something in a game, with the names of their constants.

    Icons without a hyphen have names that mean other things as well.
    """
    icons = folder / "drawing" / "icons.py"
    constants = [node for node in parsed(icons).body if isinstance(node, ast.AnnAssign)]
    return {
        str(node.value.value): ast.unparse(node.target)
        for node in constants
        if isinstance(node.value, ast.Constant) and "-" in str(node.value.value)
    }


def texts_in(path: Path) -> Iterator[tuple[int, str]]:
    """Every text in the code of a module with its line."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.lineno, node.value


def needed(module: str, found: set[str]) -> set[str]:
    """All modules of the package that a module imports, itself or through others."""
    for target in imports(modules()[module]):
        here = target if target in modules() else target.rpartition(".")[0]
        if here in modules() and here not in found:
            found.add(here)
            needed(here, found)
    return found


class TestPictures:
    @games
    def test_only_drawing_knows_icons_tints_and_sounds(
        self, folder: Path, counts: Counter[str]
    ) -> None:
        icons = icon_names(folder) if folder != TOY else {"locked-chest": "", "two-coins": ""}
        assert len(icons) > 1
        for path in sorted(path for room in FACTS_ALONE for path in (folder / room).rglob("*.py")):
            looks = {target.rpartition(".")[2] for target in imported_names(path)} & LOOKS
            assert not looks, f"{name_of(path)} imports {looks}"
            found = [(line, text) for line, text in texts_in(path) if text in icons]
            assert found == [], name_of(path)
            counts["modules"] += 1
        assert counts["modules"] > 10

    @pytest.mark.parametrize("folder", GAMES[:-1], ids=lambda folder: folder.name)
    def test_each_icon_is_named_once(self, folder: Path) -> None:
        """What has a name in `drawing/icons.py` is not written out in another module."""
        icons = icon_names(folder)
        found = {
            f"{name_of(path)}:{line}": icons[text]
            for path in sorted((folder / "drawing").glob("*.py"))
            if path.name != "icons.py"
            for line, text in texts_in(path)
            if text in icons
        }
        assert found == {}

    def test_rules_need_no_picture(self) -> None:
        """Neither a scene nor a great moment is imported by rules, or by what they import."""
        drawing: set[str] = set()
        needed("donjon.kernel.match.complete_scene", drawing)
        assert any(is_picture(each) for each in drawing)
        rooms = [("", "kernel.rules"), *[(folder.name, "rules") for folder in GAMES]]
        for room in rooms:
            roots = [module for module in modules() if room_of(module) == room]
            assert roots
            all_needed: set[str] = set()
            for root in roots:
                needed(root, all_needed)
            pictures = {each for each in all_needed if is_picture(each)}
            assert not pictures, f"{room}: {sorted(pictures)}"


def imported_names(path: Path) -> Iterator[str]:
    """Every name that a module imports, with the module it comes from."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def is_picture(module: str) -> bool:
    return room_of(module).name in ("kernel.scene", "kernel.drawing", "drawing")


class TestForms:
    @pytest.mark.parametrize("path", sorted(COMPILED), ids=name_of)
    def test_nothing_the_compiler_cannot_follow(self, path: Path) -> None:
        assert list(forbidden(path)) == []

    @pytest.mark.parametrize("path", sorted(COMPILED), ids=name_of)
    def test_chance_is_the_only_source_of_randomness(self, path: Path) -> None:
        used = set(imports(path))
        assert not used & {"random", "time", "datetime", "uuid", "os"}
        assert path.name == "chance.py" or "secrets" not in used

    @games
    def test_no_sentence_stands_in_code(self, folder: Path) -> None:
        """A label, prompt or event is a key; what it says is in the text files."""
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.Call) and ast.unparse(node.func) == "Message":
                    key = node.args[0]
                    if isinstance(key, ast.Constant):
                        assert " " not in str(key.value), f"{name_of(path)}:{node.lineno}"
