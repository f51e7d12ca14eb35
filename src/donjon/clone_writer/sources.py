"""The source code of a game and of Donjon, and how a class is found in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

DONJON: Final = Path(__file__).resolve().parents[1]


class Class(NamedTuple):
    """A class and the module that defines it."""

    module: str
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return self.node.name


class Sources:
    """The modules of a game and of Donjon, parsed when they are needed.

    `texts` has modules that are read from there instead of from disk, by their names.
    """

    def __init__(self, game: Path, texts: dict[str, str] | None = None) -> None:
        self.package: Final = package_name(game)
        top = self.package.partition(".")[0]
        home = game.resolve().parents[self.package.count(".")]
        self.homes: Final = {"donjon": DONJON.parent, top: home}
        self.texts: Final = texts or {}
        self.trees: Final[dict[str, ast.Module | None]] = {}

    def tree(self, module: str) -> ast.Module | None:
        """The code of a module; None for modules of other packages."""
        if module not in self.trees:
            text = self.text(module)
            self.trees[module] = None if text is None else ast.parse(text)
        return self.trees[module]

    def text(self, module: str) -> str | None:
        if module in self.texts:
            return self.texts[module]
        home = self.homes.get(module.partition(".")[0])
        if home is None:
            return None
        path = home.joinpath(*module.split("."))
        path = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
        return path.read_text(encoding="utf-8") if path.is_file() else None

    def find(self, module: str, name: str) -> Class | None:
        """The class that a module knows under this name: its own, an imported one, an alias."""
        tree = self.tree(module)
        if tree is None:
            return None
        for node in statements(tree):
            match node:
                case ast.ClassDef() if node.name == name:
                    return Class(module, node)
                case ast.ImportFrom(module=str(source)):
                    for each in node.names:
                        if (each.asname or each.name) == name:
                            return self.find(source, each.name)
                case ast.Assign(targets=[ast.Name(id=alias)], value=value) if alias == name:
                    return self.find(module, head_of(value))
        return None

    def inherits(self, found: Class, base: str) -> bool:
        """Whether a class is `base` or a subclass of it, at any remove."""
        if found.name == base:
            return True
        parents = (self.find(found.module, head_of(each)) for each in found.node.bases)
        return any(parent is not None and self.inherits(parent, base) for parent in parents)


def package_name(folder: Path) -> str:
    """The dotted name of a package by the folders above it that are packages as well."""
    names = [folder.resolve().name]
    for above in folder.resolve().parents:
        if not (above / "__init__.py").is_file():
            break
        names.insert(0, above.name)
    return ".".join(names)


def statements(tree: ast.Module) -> Iterator[ast.stmt]:
    """The statements of a module, with those under `if TYPE_CHECKING`."""
    for node in tree.body:
        if isinstance(node, ast.If):
            yield from node.body
        else:
            yield node


def head_of(node: ast.expr) -> str:
    """The name of a type without its arguments: `Step` of `Step["Clank"]`."""
    if isinstance(node, ast.Subscript):
        node = node.value
    return ast.unparse(node).rpartition(".")[2]
