"""The attributes of a class, read from its `__init__`."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final, NamedTuple, TypeGuard

from donjon.clone_writer.cannot_copy import CannotCopy
from donjon.clone_writer.sources import Class, head_of

SHARED: Final = {"bool", "bytes", "float", "int", "str", "i16", "i32", "i64", "u8"}
"""The types whose values cannot change, so that copies share them."""
LITERALS: Final = {bool: "bool", bytes: "bytes", int: "int", str: "str", float: "float"}


class Field(NamedTuple):
    """An attribute: its type as written, and the parameter of `__init__` that sets it."""

    name: str
    type: ast.expr
    parameter: str | None


def fields_of(found: Class) -> list[Field]:
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
