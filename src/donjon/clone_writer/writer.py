"""The text of `clones.py`: a function for each class that a state holds."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from donjon.clone_writer.cannot_copy import CannotCopy
from donjon.clone_writer.fields import SHARED, Field, fields_of, parameters
from donjon.clone_writer.sources import Class, Sources, head_of

WIDTH: Final = 100
COPIED_BY_SLICE: Final = {"list", "vec"}
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
        fields = fields_of(found)
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
