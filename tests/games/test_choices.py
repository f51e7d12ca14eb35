"""Every kind of choice has a style in `drawing/choices.py`, and every style is one of a choice."""

from __future__ import annotations

import ast
import inspect
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from donjon import Game, all_games
from donjon.kernel.rules.menu import Menu
from donjon.kernel.rules.step import AnyDecision, Decision
from donjon.testing.toy import GAME as TOY

GAMES = [*all_games().values(), TOY]

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def package_of(game: Game) -> str:
    return "donjon." + ".".join(game.folder.parts[-2:])


def modules_of(game: Game, room: str) -> list[ModuleType]:
    """Every module of a room, by whatever folders."""
    home = game.folder / room
    found = sorted(path.relative_to(home).with_suffix("") for path in home.rglob("[a-z]*.py"))
    return [import_module(".".join([package_of(game), room, *path.parts])) for path in found]


def kinds_of(game: Game) -> set[str]:
    """Every decision of the rules, with its actions where it offers several."""
    return {
        kind
        for module in modules_of(game, "rules")
        for name, each in vars(module).items()
        if inspect.isclass(each)
        and issubclass(each, Decision)
        and each.__module__ == module.__name__
        if not each.__subclasses__()
        for kind in kinds_of_decision(module, name, each)
    }


def kinds_of_decision(module: ModuleType, name: str, decision: type[AnyDecision]) -> list[str]:
    if issubclass(decision, Menu):
        actions = decision(0).actions()
        return [f"{name}/{kind}" for action in actions for kind in names_of(action)]
    if decision.action is Decision.action:
        return [name]
    home = next(each for each in decision.__mro__ if "action" in vars(each))
    return [f"{name}/{action}" for action in actions_of(module, home.__name__)]


def actions_of(module: ModuleType, decision: str) -> set[str]:
    """The names that the method `action` of a decision can give.

    They stand in it as strings, or it asks the things of a list.
    """
    found: set[str] = set()
    for given in returned(module, decision, "action"):
        found |= strings_in(given)
        for node in ast.walk(given):
            things = getattr(module, node.id, None) if isinstance(node, ast.Name) else None
            if isinstance(things, list):
                found |= {name for thing in things for name in names_of(thing)}
    return found


def returned(module: ModuleType, name: str, method: str) -> list[ast.Return]:
    """What a method of a class can return, as it is written."""
    tree = ast.parse(Path(str(module.__file__)).with_suffix(".py").read_text(encoding="utf-8"))
    (body,) = [
        each.body for each in tree.body if isinstance(each, ast.ClassDef) and each.name == name
    ]
    (found,) = [each for each in body if isinstance(each, ast.FunctionDef) and each.name == method]
    return [node for node in ast.walk(found) if isinstance(node, ast.Return)]


def strings_in(given: ast.Return) -> set[str]:
    nodes = [node for node in ast.walk(given) if isinstance(node, ast.Constant)]
    return {node.value for node in nodes if isinstance(node.value, str)}


def names_of(action: object) -> set[str]:
    """An action is called after its class, unless it has names of its own."""
    if isinstance(action, str):
        return {action}
    kind = type(action)
    if "name" not in vars(kind):
        return {kind.__name__}
    given = returned(sys.modules[kind.__module__], kind.__name__, "name")
    return set().union(*map(strings_in, given))


@games
def test_every_kind_of_choice_has_a_style_and_no_style_is_left_over(game: Game) -> None:
    styles = set(import_module(f"{package_of(game)}.drawing.choices").STYLES)
    kinds = kinds_of(game)
    assert sorted(styles - kinds) == [], "styles of no choice"
    assert sorted(kinds - styles) == [], "choices without a style"
