"""The sources of native code: which modules are compiled, and which files are only copied.

A module that defines a msgspec.Struct stays interpreted. Compiled, a Struct silently loses its
class keywords (frozen, omit_defaults, tag, ...) and the arguments of its fields' types.
"""

from __future__ import annotations

import ast
import hashlib
import importlib.metadata
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from tools.trees import Trees

UNIT: Final = (
    *("kernel", "games", "bots", "testing"),
    *("table/feed/scene_patch.py", "table/feed/viewer_feed.py"),
)
LEFT_INTERPRETED: Final = frozenset({"donjon/kernel/match/game.py"})
"""A `Game` gets its functions as attributes when it is loaded; native classes take no new ones."""
COPIED: Final = (".py", ".ftl", ".mako", ".toml", ".md", ".template", ".typed")
TOOLS: Final = Path(__file__).resolve().parent
ROOT: Final = TOOLS.parent
NAME_LENGTH: Final = 16


class Project:
    """The paths of the package and of its build."""

    def __init__(self, root: Path) -> None:
        self.package: Final = root / "src" / "donjon"
        self.catalogues: Final = root / "docs" / "rules"
        self.build: Final = root / "build"
        self.c_code: Final = self.build / "c"
        self.log: Final = self.build / "native.log"
        self.trees: Final = Trees(self.build)


def sources(project: Project) -> list[Path]:
    """The modules of the unit, as paths below the package's parent."""
    return [
        path.relative_to(project.package.parent)
        for name in UNIT
        for path in modules_of(project.package / name)
    ]


def modules_of(part: Path) -> list[Path]:
    return [part] if part.is_file() else sorted(part.rglob("*.py"))


def to_compile(project: Project) -> list[str]:
    """The modules of the unit that are compiled."""
    home = project.package.parent
    paths = [path.as_posix() for path in sources(project)]
    classes = {path: classes_of(home / path) for path in paths}
    structs = names_of_structs([each for found in classes.values() for each in found])
    with_structs = {
        path for path in paths if any(is_struct(each, structs) for each in classes[path])
    }
    empty = {path for path in paths if not (home / path).read_bytes()}
    return [path for path in paths if path not in LEFT_INTERPRETED | with_structs | empty]


def classes_of(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_bytes(), str(path))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def names_of_structs(classes: list[ast.ClassDef]) -> set[str]:
    """msgspec.Struct and all classes that inherit from it, directly or not."""
    structs, before = {"Struct"}, 0
    while len(structs) > before:
        before = len(structs)
        structs |= {each.name for each in classes if structs & names_of_bases(each)}
    return structs


def names_of_bases(each: ast.ClassDef) -> set[str]:
    heads = [base.value if isinstance(base, ast.Subscript) else base for base in each.bases]
    return {ast.unparse(head).rpartition(".")[2] for head in heads}


def is_struct(each: ast.ClassDef, structs: set[str]) -> bool:
    keywords = [keyword for keyword in each.keywords if keyword.arg != "metaclass"]
    return bool(keywords) or bool(structs & names_of_bases(each))


def copied_files(project: Project) -> dict[Path, Path]:
    """The files that are copied into a tree: the path in the tree, and the source."""
    files = {
        path.relative_to(project.package.parent): path
        for path in project.package.rglob("*")
        if path.suffix in COPIED and path.is_file()
    }
    for path in project.catalogues.glob("*.md"):  # in the same place as in the wheel
        files[Path("donjon", "rules", path.name)] = path
    return files


def tools_hash() -> str:
    """A hash of the versions of Python and mypyc, and of these scripts."""
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        mypy = "none"
    versions = f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')} {mypy}"
    return hash_of(versions, [TOOLS / "unit.py", TOOLS / "native.py"])


def unit_hash(project: Project) -> str:
    """A hash of everything that the native code depends on."""
    home = project.package.parent
    around = [path for path in project.package.glob("*.py") if path.name != "cli.py"]
    return hash_of(tools_hash(), [home / path for path in sources(project)] + sorted(around))


def tree_name(project: Project) -> str:
    """The name of the tree for the present sources: a hash of all of them."""
    files = copied_files(project)
    places = " ".join(place.as_posix() for place in files)
    return hash_of(f"{unit_hash(project)} {places}", files.values())[:NAME_LENGTH]


def hash_of(start: str, paths: Iterable[Path]) -> str:
    digest = hashlib.sha256(start.encode())
    for path in paths:
        text = path.read_bytes()
        digest.update(f"\n{path.parent.name}/{path.name} {len(text)}\n".encode() + text)
    return digest.hexdigest()
