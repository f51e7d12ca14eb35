"""Generates the client's types from the structs that go over the wire.

    python tools/wire.py            write web/src/wire.ts
    python tools/wire.py --check    only show how it differs from the structs

Names as sent, tags and optional fields are read from msgspec. The type of a field is read from its
annotation in the source, so that aliases keep their names.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import importlib
import inspect
import itertools
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TypeGuard

import msgspec
from msgspec.structs import FieldInfo, fields

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "src"
TARGET: Final = ROOT / "web" / "src" / "wire.ts"
WIRE: Final = SOURCES / "donjon" / "table" / "wire"
WIDTH: Final = 100
HEAD: Final = (
    "// Made by tools/wire.py from src/donjon/table/wire: `make wire` after a change there.\n"
)
PLAIN: Final = {
    "bool": "boolean",
    "bytes": "string",
    "float": "number",
    "int": "number",
    "object": "unknown",
    "str": "string",
}

if __name__ == "__main__":
    sys.path.append(str(SOURCES))

Struct = type[msgspec.Struct]


class UnknownAnnotation(Exception):
    """An annotation that has no counterpart in TypeScript."""


class Module:
    """The types of a module in the order of its source: structs and aliases."""

    def __init__(self, name: str) -> None:
        module = importlib.import_module(name)
        tree = ast.parse(source_of(name).read_bytes())
        self.imported: Final = dict(imports(tree))
        self.structs: Final[dict[str, Struct]] = {}
        self.aliases: Final[dict[str, ast.expr]] = {}
        self.order: Final[list[str]] = []
        for node in tree.body:
            match node:
                case ast.ClassDef(name=name) if is_struct(found := getattr(module, name)):
                    self.structs[name] = found
                case ast.Assign(targets=[ast.Name(id=name)], value=value) if name[0].isupper():
                    self.aliases[name] = value
                case _:
                    continue
            self.order.append(name)

    def names_in(self, name: str) -> Iterator[str]:
        """The names of the types that a type of this module uses."""
        if name in self.aliases:
            whole = [self.aliases[name]]
        else:
            whole = [annotation(self.structs[name], field) for field in fields(self.structs[name])]
        for part in whole:
            yield from (node.id for node in ast.walk(part) if isinstance(node, ast.Name))


def wire_modules() -> list[str]:
    """The modules whose structs go over the wire."""
    return [f"donjon.table.wire.{path.stem}" for path in sorted(WIRE.glob("[!_]*.py"))]


def source_of(module: str) -> Path:
    """The source file of a module; a compiled module does not have its path."""
    place = SOURCES.joinpath(*module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def imports(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """The imported names, each with its module."""
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("donjon."):
            yield from ((each.name, node.module) for each in node.names)


def is_struct(thing: object) -> TypeGuard[Struct]:
    return isinstance(thing, type) and issubclass(thing, msgspec.Struct)


def annotation(struct: Struct, field: FieldInfo) -> ast.expr:
    """The annotation of a field, as written."""
    written: str = struct.__annotations__[field.name]
    return ast.parse(written, mode="eval").body


class WireTypes:
    """The types that go over the wire, found by following imports."""

    def __init__(self, roots: list[str]) -> None:
        self.modules: Final[dict[str, Module]] = {}
        self.names: Final[set[tuple[str, str]]] = set()
        for root in roots:
            for name in self.module(root).order:
                self.follow(root, name)

    def module(self, name: str) -> Module:
        if name not in self.modules:
            self.modules[name] = Module(name)
        return self.modules[name]

    def follow(self, home: str, name: str) -> None:
        """Add the type `name` as module `home` knows it, and all types that it uses."""
        module = self.module(home)
        if name in module.imported:
            self.follow(module.imported[name], name)
        elif name in module.order and (home, name) not in self.names:
            self.names.add((home, name))
            for each in module.names_in(name):
                self.follow(home, each)

    def in_order(self) -> Iterator[tuple[Module, list[str]]]:
        """Every module after those that it imports, with its types in the order of the source."""
        done: set[str] = set()
        waiting = sorted(self.modules)
        while waiting:
            ready = next(name for name in waiting if self.needs(name) <= done)
            waiting.remove(ready)
            done.add(ready)
            module = self.modules[ready]
            yield module, [name for name in module.order if (ready, name) in self.names]

    def needs(self, name: str) -> set[str]:
        return set(self.modules[name].imported.values()) & self.modules.keys() - {name}


def in_typescript(node: ast.expr) -> str:
    """An annotation in TypeScript."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{in_typescript(left)} | {in_typescript(right)}"
        case ast.Subscript(value=ast.Name(id=of), slice=part):
            return generic(of, part.elts if isinstance(part, ast.Tuple) else [part])
    raise UnknownAnnotation(ast.unparse(node))


def generic(of: str, parts: list[ast.expr]) -> str:
    match of:
        case "Annotated":
            return in_typescript(parts[0])
        case "Literal":
            return " | ".join(literal(part) for part in parts)
        case "list":
            inner = in_typescript(parts[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case "tuple":
            return f"[{', '.join(in_typescript(part) for part in parts)}]"
        case "dict":
            return f"Record<{', '.join(in_typescript(part) for part in parts)}>"
    raise UnknownAnnotation(of)


def literal(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=bool(value)):
            return str(value).lower()
        case ast.Constant(value=str(value)):
            return quoted(value)
        case ast.Constant(value=int(value)):
            return str(value)
    raise UnknownAnnotation(ast.unparse(node))


def quoted(word: str) -> str:
    return "'" + word.replace("\\", "\\\\").replace("'", "\\'") + "'"


def field_lines(struct: Struct) -> Iterator[str]:
    """The fields of a struct as sent, the tag first."""
    config = struct.__struct_config__
    if config.tag_field is not None:
        yield f"{config.tag_field}: {quoted(str(config.tag))};"
    docs = field_docs(struct)
    for field in fields(struct):
        yield from doc(docs[field.name]) if field.name in docs else ()
        left_out = not field.required and config.omit_defaults
        may_be_left_out = left_out or (not field.required and config.forbid_unknown_fields)
        whole = in_typescript(annotation(struct, field))
        if left_out and field.default is None:
            whole = whole.removesuffix(" | null")
        yield f"{field.encode_name}{'?' if may_be_left_out else ''}: {whole};"


def field_docs(struct: Struct) -> dict[str, str]:
    """The docstrings below the fields of a struct, by the names of the fields."""
    (tree,) = ast.parse(inspect.getsource(struct)).body
    assert isinstance(tree, ast.ClassDef)
    found: dict[str, str] = {}
    for field, below in itertools.pairwise(tree.body):
        match field, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(text))):
                found[name] = text
    return found


def doc(text: str) -> Iterator[str]:
    """A docstring as JSDoc."""
    lines = inspect.cleandoc(text).splitlines()
    if len(lines) == 1:
        yield f"/** {lines[0]} */"
        return
    yield "/**"
    yield from (f" * {line}".rstrip() for line in lines)
    yield " */"


def struct_lines(name: str, struct: Struct) -> Iterator[str]:
    yield from doc(struct.__doc__ or "")
    body = list(field_lines(struct))
    if not body:
        yield f"export type {name} = Record<string, never>;"
        return
    yield f"export interface {name} {{"
    yield from (f"  {line}" for line in body)
    yield "}"


def alias_lines(name: str, value: ast.expr) -> Iterator[str]:
    """A name for a type; a long union has one line for each member."""
    whole = in_typescript(value)
    line = f"export type {name} = {whole};"
    if len(line) <= WIDTH or " | " not in whole:
        yield line
        return
    yield f"export type {name} ="
    *members, last = whole.split(" | ")
    yield from (f"  | {member}" for member in members)
    yield f"  | {last};"


def source() -> str:
    """The text of wire.ts."""
    parts = [HEAD]
    for module, names in WireTypes(wire_modules()).in_order():
        for name in names:
            alias = module.aliases.get(name)
            lines = alias_lines(name, alias) if alias else struct_lines(name, module.structs[name])
            parts.append("\n".join(lines) + "\n")
    return "\n".join(parts)


def drift(kept: str, made: str) -> str:
    """The difference as a diff; empty if there is none."""
    return "".join(
        difflib.unified_diff(
            kept.splitlines(keepends=True), made.splitlines(keepends=True), "kept", "made"
        )
    )


def main(arguments: list[str], target: Path = TARGET) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when it has drifted")
    given = parser.parse_args(arguments)
    made = source()
    kept = target.read_text(encoding="utf-8") if target.exists() else ""
    if not given.check:
        target.write_text(made, encoding="utf-8")
    elif difference := drift(kept, made):
        print(difference, end="")
        print("the client's types have drifted from the structs: run `make wire`")
        return 1
    print(f"{made.count('export ')} types of the wire")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
