"""Writes `model/clones.py` of a game: functions that copy its state, made from annotations.

    python -m donjon.clone_writer src/lost_city            write it
    python -m donjon.clone_writer src/lost_city --check    only show what has drifted

What can change is copied: lists, dicts, and objects of classes in `model/`. What cannot change is
shared: numbers, texts, bytes, tuples, and objects of subclasses of `Immutable`. Every attribute of
a class is set in its `__init__`, and every parameter of `__init__` is kept as an attribute.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple, TypeGuard

DONJON: Final = Path(__file__).resolve().parent
WIDTH: Final = 100
SHARED: Final = {"bool", "bytes", "float", "int", "str", "i16", "i32", "i64", "u8"}
COPIED_BY_SLICE: Final = {"list", "vec"}
LITERALS: Final = {bool: "bool", bytes: "bytes", int: "int", str: "str", float: "float"}
ITEM_NAMES: Final = ("each", "inner", "innermost")
"""The loop variables of nested copies, from the outside in."""
HEAD: Final = '''\
"""Copies of the state and its parts: made by donjon.clone_writer from the classes of this folder.

Do not edit: change the classes, then run `python -m donjon.clone_writer` on the game's folder, or
`make clones` for the games of Donjon.
"""

from __future__ import annotations

from {package} import {modules}
'''


class CannotCopy(Exception):
    """A class that no copy can be written for, in one sentence."""


class Class(NamedTuple):
    """A class and the module that defines it."""

    module: str
    node: ast.ClassDef

    @property
    def name(self) -> str:
        return self.node.name


class Field(NamedTuple):
    """An attribute: its type as written, and the parameter of `__init__` that sets it."""

    name: str
    type: ast.expr
    parameter: str | None


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


class CloneWriter:
    """The text of `clones.py` for one game."""

    def __init__(self, game: Path, texts: dict[str, str] | None = None) -> None:
        self.sources: Final = Sources(game, texts)
        self.model: Final = f"{self.sources.package}.model"
        self.wanted: Final[list[Class]] = [self.state_class(game)]

    def state_class(self, game: Path) -> Class:
        """The one subclass of `State` in the model."""
        names = sorted(path.stem for path in (game / "model").glob("*.py"))
        found: list[Class] = []
        for name in names:
            tree = self.sources.tree(f"{self.model}.{name}")
            classes = [node for node in tree.body if isinstance(node, ast.ClassDef)] if tree else []
            own = [Class(f"{self.model}.{name}", node) for node in classes]
            found += [each for each in own if self.sources.inherits(each, "State")]
        if len(found) != 1:
            named = ", ".join(each.name for each in found) or "none"
            raise CannotCopy(f"{self.model} must have one subclass of State, and has {named}.")
        return found[0]

    def text(self) -> str:
        """The whole module. Classes that a copy needs are added to `wanted` on the way."""
        functions: list[str] = []
        for each in self.wanted:
            functions.append("\n".join(self.function_lines(each)))
        modules = sorted({each.module.rpartition(".")[2] for each in self.wanted})
        head = HEAD.format(package=self.model, modules=", ".join(modules))
        return "\n\n".join([head, *(f"{function}\n" for function in functions)])

    def function_lines(self, found: Class) -> Iterator[str]:
        """The function that copies one object."""
        is_state = self.sources.inherits(found, "State")
        fields = self.fields(found)
        by_parameter = {each.parameter: each for each in fields if each.parameter}
        given: list[str] = []
        for parameter in parameters(found):
            if parameter in by_parameter:
                given.append(self.copy_of_field(found, by_parameter[parameter]))
            elif is_state and parameter == "chance":
                given.append("old.chance")
            else:
                raise CannotCopy(
                    f"{found.name}.__init__ takes `{parameter}` and does not keep it as an"
                    f" attribute, so a copy cannot be made."
                )
        rest = [each for each in fields if each.parameter is None]
        kind = f"{found.module.rpartition('.')[2]}.{found.name}"
        yield f"def {function_name(found, is_state)}(old: {kind}) -> {kind}:"
        yield '    """An independent copy."""'
        if not rest and not is_state:
            yield from call_lines(f"return {kind}", given)
            return
        yield from call_lines(f"new = {kind}", given)
        if is_state:
            yield "    old.copy_kernel(new)"
        for field in rest:
            yield f"    new.{field.name} = {self.copy_of_field(found, field)}"
        yield "    return new"

    def fields(self, found: Class) -> list[Field]:
        """The attributes that `__init__` sets, in its order."""
        for base in found.node.bases:
            if head_of(base) not in ("State", "Generic"):
                raise CannotCopy(
                    f"{found.name} inherits from {head_of(base)}: a class that is copied has no"
                    f" base class, since attributes of a base would be forgotten."
                )
        init = init_of(found)
        types = {each.arg: each.annotation for each in init.args.args if each.annotation}
        fields = [each for node in init.body for each in field_of(found, node, types)]
        names = {each.name for each in fields}
        for node in ast.walk(found.node):
            if is_own_attribute(node) and node.attr not in names:
                raise CannotCopy(
                    f"{found.name}.{node.attr} is not set in {found.name}.__init__ itself, so a"
                    f" copy would forget it."
                )
        return fields

    def copy_of_field(self, found: Class, field: Field) -> str:
        """The copy of an attribute, as an expression."""
        try:
            return self.copy_of(found.module, field.type, f"old.{field.name}", 0)
        except CannotCopy as error:
            written = ast.unparse(field.type)
            raise CannotCopy(f"{found.name}.{field.name} is `{written}`: {error}") from None

    def copy_of(self, module: str, type: ast.expr, value: str, depth: int) -> str:
        """A copy of a value, as an expression; the value itself where it can be shared."""
        match type:
            case ast.Constant(value=None):
                return value
            case ast.Constant(value=str(quoted)):
                return self.copy_of(module, ast.parse(quoted, mode="eval").body, value, depth)
            case ast.Name(id=name) if name in SHARED:
                return value
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return self.copy_of_union(module, [left, right], value, depth)
            case ast.Subscript(value=ast.Name(id=name), slice=part) if name in COPIED_BY_SLICE:
                item = ITEM_NAMES[depth]
                copied = self.copy_of(module, part, item, depth + 1)
                return f"{value}[:]" if copied == item else f"[{copied} for {item} in {value}]"
            case ast.Subscript(value=ast.Name(id="tuple"), slice=part):
                parts = part.elts if isinstance(part, ast.Tuple) else [part]
                for each in parts:
                    if not is_ellipsis(each) and self.copy_of(module, each, value, depth) != value:
                        raise CannotCopy("a tuple is shared, so nothing in it may change.")
                return value
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, part])):
                if self.copy_of(module, key, "key", depth) != "key":
                    raise CannotCopy("the keys of a dict may not change.")
                item = ITEM_NAMES[depth]
                copied = self.copy_of(module, part, item, depth + 1)
                if copied == item:
                    return f"{value}.copy()"
                return f"{{key: {copied} for key, {item} in {value}.items()}}"
        return self.copy_of_object(module, head_of(type), value)

    def copy_of_union(self, module: str, parts: list[ast.expr], value: str, depth: int) -> str:
        """A copy of something that may be None."""
        kinds = [each for each in parts if not is_none(each)]
        copies = [self.copy_of(module, each, value, depth) for each in kinds]
        if all(copied == value for copied in copies):
            return value
        if len(kinds) == 1:
            return f"None if {value} is None else {copies[0]}"
        raise CannotCopy("only None may stand beside something that can change.")

    def copy_of_object(self, module: str, name: str, value: str) -> str:
        """A copy of an object by its class."""
        found = self.sources.find(module, name)
        if found is None:
            raise CannotCopy(f"{name} is unknown, so nobody can tell how to copy it.")
        if self.sources.inherits(found, "Immutable"):
            return value
        if found.module.startswith(f"{self.model}."):
            if found not in self.wanted:
                self.wanted.append(found)
            return f"{function_name(found, False)}({value})"
        methods = [node.name for node in found.node.body if isinstance(node, ast.FunctionDef)]
        if "clone" in methods:
            return f"{value}.clone()"
        raise CannotCopy(
            f"{name} is no subclass of Immutable, not a class of {self.model}, and has no method"
            f" `clone`, so nobody can tell how to copy it."
        )


def function_name(found: Class, is_state: bool) -> str:
    """`clone_score_board` for `ScoreBoard`; the state's is the same in every game."""
    words = re.sub(r"(?<!^)(?=[A-Z])", "_", found.name).lower()
    return "clone_state" if is_state else f"clone_{words}"


def init_of(found: Class) -> ast.FunctionDef:
    for node in found.node.body:
        if isinstance(node, ast.FunctionDef) and node.name == "__init__":
            return node
    raise CannotCopy(f"{found.name} has no __init__, so nobody can tell what it holds.")


def parameters(found: Class) -> list[str]:
    """The names of the parameters of `__init__`, without `self`."""
    arguments = init_of(found).args
    if arguments.kwonlyargs or arguments.vararg or arguments.kwarg or arguments.posonlyargs:
        raise CannotCopy(f"{found.name}.__init__ may have only plain parameters.")
    return [each.arg for each in arguments.args[1:]]


def field_of(found: Class, node: ast.stmt, types: dict[str, ast.expr]) -> Iterator[Field]:
    """The attribute that a statement of `__init__` sets, if it sets one."""
    if isinstance(node, ast.AnnAssign):
        target: ast.expr = node.target
        written = None if head_of(node.annotation) == "Final" else node.annotation
    elif isinstance(node, ast.Assign) and len(node.targets) == 1:
        target, written = node.targets[0], None
    else:
        return
    if not is_own_attribute(target):
        return
    value = node.value
    parameter = value.id if isinstance(value, ast.Name) and value.id in types else None
    type = written or (types[parameter] if parameter else type_of_value(value))
    if type is None:
        name = target.attr
        raise CannotCopy(f"{found.name}.{name} needs a type: `self.{name}: ... = ...`.")
    yield Field(target.attr, type, parameter)


def type_of_value(value: ast.expr | None) -> ast.expr | None:
    """The type of a literal or of a new object; None for anything else."""
    match value:
        case ast.UnaryOp(operand=ast.Constant() as literal) | (ast.Constant() as literal):
            kind = LITERALS.get(type(literal.value))
            return ast.Name(kind) if kind else None
        case ast.Call(func=ast.Name(id=name)) if name[0].isupper() or name in SHARED:
            return ast.Name(name)
    return None


def is_own_attribute(node: ast.AST) -> TypeGuard[ast.Attribute]:
    """Whether it is `self.x` where it is set."""
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id == "self"
    )


def is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def is_ellipsis(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is ...


def call_lines(start: str, arguments: list[str]) -> Iterator[str]:
    """A call on one line, or with a line for each argument."""
    line = f"    {start}({', '.join(arguments)})"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"    {start}("
    yield from (f"        {each}," for each in arguments)
    yield "    )"


def drift(kept: str, made: str) -> str:
    """What would change, as a diff."""
    lines = (kept.splitlines(keepends=True), made.splitlines(keepends=True))
    return "".join(difflib.unified_diff(*lines, "kept", "made"))


def bring_up_to_date(game: Path, is_check: bool) -> str:
    """Write the clones of a game; with `is_check` write nothing. Returns what has drifted."""
    target = game / "model" / "clones.py"
    made = CloneWriter(game).text()
    kept = target.read_text(encoding="utf-8") if target.is_file() else ""
    if not is_check and made != kept:
        target.write_text(made, encoding="utf-8")
    return drift(kept, made)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m donjon.clone_writer")
    parser.add_argument("game", type=Path, help="the folder of the game's package")
    parser.add_argument("--check", action="store_true", help="write nothing; 1 when it has drifted")
    given = parser.parse_args(arguments)
    try:
        difference = bring_up_to_date(given.game, given.check)
    except CannotCopy as error:
        print(error, file=sys.stderr)
        return 1
    print(difference, end="")
    return 1 if given.check and difference else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
