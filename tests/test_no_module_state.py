"""No module of a game holds anything that changes: what a match computes belongs to the match."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path

import msgspec
import pytest

import donjon
from donjon import FastChance, Game, Match
from donjon.bots.match_moves import choose_for
from donjon.conformance.size import size
from donjon.kernel.scene import Scene
from donjon.testing.toy import GAME as TOY
from tests.bots.positions import usual_and_ideas

HOME = Path(donjon.__file__).parent
GAMES = [*donjon.all_games().values(), TOY]
ROOMS = [HOME / "games", HOME / "testing" / "toy", HOME / "kernel"]
SEARCH = "search:worlds=8"
"""The fewest worlds with which a bot searches at all."""
EMPTY_BY_MEANING = {
    "donjon.kernel.journal.journal": ["NOTHING_TOLD", "NO_REFS"],
    "donjon.kernel.match.game_parts": ["NO_MOMENTS", "NO_SOUNDS", "NO_ICONS"],
    "donjon.kernel.rules.step": ["NOTHING", "FREE"],
    "donjon.games.map_masters.content.quadrant_grid": ["APART"],
    "donjon.games.map_masters.drawing.card_pieces": ["NO_STATE", "NO_BADGES"],
    "donjon.games.map_masters.drawing.choice_modes": ["NO_MODES"],
    "donjon.games.tales_of_glory.bot.tally": ["NO_ENDS"],
}
"""What stands for nothing, where a list or a table is wanted; it stays empty."""
FILLED_LATER = {
    "donjon.kernel.rules.contents.KINDS": "how objects of a type are written out: one for a class",
    "donjon.kernel.rules.contents.NAMES": "the attributes of a native class: one for a class",
    "donjon.kernel.rules.contents.ORDERED": "the attributes of other objects: a few for a class",
    "donjon.kernel.words.translate.TEXTS": "the texts of a language, read when one is first used",
    "donjon.games.map_masters.rules.building.legal_places.PAIRS": "how two printed cards may lie"
    " beside each other: follows from the box alone, at most one for each pair of cards",
    "donjon.games.map_masters.solver.runs.run_tables.TABLES": "the runs of a printed card: they"
    " follow from card, teleports and spells alone, and the oldest go",
    "donjon.games.clank.bot.weights.BY_SEATS": "their distances follow from weights and box alone:"
    " one for each board",
}
"""What may change after import, and why: it follows from code or content, and it is bounded."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


def modules() -> Iterator[tuple[str, Path]]:
    """Every module of the games, the toy and the kernel."""
    for room in ROOMS:
        for path in sorted(room.rglob("*.py")):
            name = ".".join(path.relative_to(HOME.parent).with_suffix("").parts)
            yield name.removesuffix(".__init__"), path


def is_empty(value: ast.expr | None) -> bool:
    """Whether it is written as a container with nothing in it."""
    if isinstance(value, ast.Dict):
        return not value.keys
    if isinstance(value, ast.List):
        return not value.elts
    if not isinstance(value, ast.Call):
        return False
    maker = getattr(value.func, "id", "")
    if maker in ("dict", "list", "set"):
        return not value.args and not value.keywords
    return maker in ("deque", "defaultdict", "OrderedDict", "Interned")


def containers_to_fill(name: str, path: Path) -> Iterator[str]:
    """The names of empty containers of a module and of its classes.

    Those of a struct do not count: they are defaults, and every instance gets a copy.
    """
    tree = ast.parse(path.read_text("utf-8"))
    bodies = [tree.body]
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            if not issubclass(getattr(import_module(name), node.name), msgspec.Struct):
                bodies.append(node.body)
    for body in bodies:
        for node in body:
            if isinstance(node, ast.AnnAssign) and is_empty(node.value):
                yield ast.unparse(node.target)
            elif isinstance(node, ast.Assign) and is_empty(node.value):
                yield from map(ast.unparse, node.targets)


def test_no_module_has_a_container_to_fill() -> None:
    found = {
        f"{name}.{each}" for name, path in modules() for each in containers_to_fill(name, path)
    }
    known = {f"{name}.{each}" for name, names in EMPTY_BY_MEANING.items() for each in names}
    assert sorted(found - known - FILLED_LATER.keys()) == []
    assert sorted(known - found) == []
    for each in FILLED_LATER:
        module, _, name = each.rpartition(".")
        assert hasattr(import_module(module), name), each


def test_no_function_writes_a_name_of_its_module() -> None:
    for name, path in modules():
        nodes = ast.walk(ast.parse(path.read_text("utf-8")))
        assert not [node for node in nodes if isinstance(node, ast.Global)], name


def measured(thing: object, seen: dict[int, object]) -> object:
    """The sizes of all containers that a container holds, and which objects those are."""
    if isinstance(thing, dict):
        inside: list[object] = list(thing.values())
    elif isinstance(thing, list | set | tuple | frozenset):
        inside = list(thing)
    else:
        return None
    if id(thing) in seen:
        return None
    seen[id(thing)] = thing
    found = [measured(each, seen) for each in inside]
    return len(inside), [id(each) for each in inside], [each for each in found if each]


def snapshot() -> dict[str, object]:
    """Every container in a module, with the sizes of all containers in it."""
    found: dict[str, object] = {}
    for name, _ in modules():
        module = import_module(name)
        for each, thing in vars(module).items():
            is_own = not each.startswith("__") and f"{name}.{each}" not in FILLED_LATER
            if is_own and isinstance(thing, dict | list | set):
                found[f"{name}.{each}"] = measured(thing, {})
            elif is_own and hasattr(thing, "__dict__") and not isinstance(thing, type):
                attributes = getattr(thing, "__module__", "").startswith("donjon")
                found[f"{name}.{each}"] = measured(vars(thing), {}) if attributes else None
    return found


def viewers(match: Match) -> list[int | None]:
    return [*range(match.seats), None]


def played(game: Game, seats: int, seed: int, choices: int) -> Match:
    """A match after `choices` random choices; every moment was drawn for every viewer."""
    match, chance = Match(game, seats, seed), FastChance(seed)
    for _ in range(choices):
        for viewer in viewers(match):
            match.scene(viewer)
        if not match.waiting:
            break
        seat = match.waiting[0]
        offered = match.choices(seat)
        match.play(seat, offered[chance.below(len(offered))])
    return match


@every_game
def test_a_match_changes_no_module(game: Game) -> None:
    """After matches all containers of modules are the same objects of the same size."""
    game.load()
    before = snapshot()
    assert len(before) > 300
    for seed, seats in enumerate({game.seats[0], game.seats[1]}):
        played(game, seats, seed, size(40, 400))
    after = snapshot()
    assert [name for name in before if before[name] != after[name]] == []


def played_by_bots(game: Game, choices: int, thoughts: int) -> int:
    """Play a match of greedy bots; at some decisions a search thinks, too. Returns how many."""
    match, chance, thought = Match(game, max(2, game.seats[0]), 7), FastChance(7), 0
    for _ in range(choices):
        if not match.waiting:
            break
        seat = match.waiting[0]
        if thought < thoughts and usual_and_ideas(match, chance)[1] > 1:
            choose_for(match, seat, SEARCH)
            thought += 1
        match.play(seat, choose_for(match, seat, "greedy"))
    return thought


@every_game
def test_bots_change_no_module(game: Game) -> None:
    """Neither a policy nor a search changes what its game has in modules, lists of options too."""
    game.load()
    before = snapshot()
    thoughts = size(1, 10)
    assert played_by_bots(game, size(30, 300), thoughts) == thoughts
    after = snapshot()
    assert [name for name in before if before[name] != after[name]] == []


@every_game
def test_two_matches_keep_their_objects_when_drawn_in_turns(game: Game) -> None:
    """One match does not evict what another has cached."""
    seats = max(2, game.seats[0])
    matches = [played(game, seats, seed, 20) for seed in (1, 2)]
    first = [match.scene(0) for match in matches]
    for _ in range(3):
        again = [match.scene(0) for match in matches]
        for old, new in zip(first, again, strict=True):
            assert old.layout is new.layout
            for name in ("boards", "zones", "pieces", "counters"):
                one, other = getattr(old, name), getattr(new, name)
                if game is not TOY or name != "counters":  # the toy makes new counters each time
                    assert all(a is b for a, b in zip(one, other, strict=True)), name


def drawn(game: Game, seed: int) -> list[bytes]:
    """What everybody sees of a match, choice by choice."""
    match, chance = Match(game, max(2, game.seats[0]), seed), FastChance(seed)
    found: list[bytes] = []
    for _ in range(size(12, 100)):
        scenes: list[Scene] = [match.scene(viewer) for viewer in viewers(match)]
        found.extend([msgspec.json.encode(each) for each in scenes])
        if not match.waiting:
            break
        seat = match.waiting[0]
        offered = match.choices(seat)
        match.play(seat, offered[chance.below(len(offered))])
    return found


@every_game
def test_matches_in_threads_are_drawn_as_alone(game: Game) -> None:
    alone = [drawn(game, seed) for seed in range(4)]
    with ThreadPoolExecutor(4) as pool:
        together = list(pool.map(lambda seed: drawn(game, seed), range(4)))
    assert together == alone
