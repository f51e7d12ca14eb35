"""Which fields of a game's content files its own code reads: run with the name of a package.

    python tests/games/content_reads.py donjon.games.clank

The package is imported again with structs that note which module reads each field. A field that
only checks read is changed and the package imported once more: then the content must be refused, or
a table of the game must differ.
"""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect as types

import donjon
import donjon.kernel.content as kernel
import donjon.kernel.tuning.read_weights  # before `load` is replaced: the kernel reads weights
from donjon import BadContent

CHECKS: Final = ("schema.py", "checks.py")  # file names that end so are checks
DEPTH: Final = 12
TRIES: Final = 4
real_load: Final = kernel.load


class Report(msgspec.Struct):
    """The fields with the modules that read them, and what is wrong."""

    readers: dict[str, list[str]]
    unread: list[str]
    open: list[str]
    unchecked: list[str]


class Noted:
    """Replaces a field of a struct and notes which files of the game read it."""

    def __init__(self, slot: Any, folder: Path, readers: set[str]) -> None:
        self.slot = slot
        self.folder = folder
        self.readers = readers

    def __get__(self, thing: object, owner: type | None = None) -> Any:
        if thing is None:
            return self.slot
        reader = Path(sys._getframe(1).f_code.co_filename)
        if self.folder in reader.parents:
            self.readers.add(reader.name)
        return self.slot.__get__(thing, owner)


class ContentImport:
    """One import of a game, whose content files may have one value changed."""

    def __init__(self, package: str, folder: Path) -> None:
        self.package = package
        self.folder = folder
        self.loaded: list[tuple[Path, Any]] = []
        self.readers: dict[type[Any], dict[str, set[str]]] = {}
        self.change: tuple[Path, Any] | None = None

    def load(self, path: Path, kind: Any) -> Any:
        """Replaces `load` of the kernel."""
        for each in structs_of(kind):
            self.note_reads(each)
        if self.change is not None and self.change[0] == path:
            return msgspec.convert(self.change[1], kind)
        content = real_load(path, kind)
        self.loaded.append((path, content))
        return content

    def note_reads(self, kind: type[Any]) -> None:
        if kind not in self.readers:
            self.readers[kind] = {name: set() for name in kind.__struct_fields__}
            for name, readers in self.readers[kind].items():
                slot = next(b.__dict__[name] for b in kind.__mro__ if name in b.__dict__)
                slot = slot.slot if isinstance(slot, Noted) else slot
                setattr(kind, name, Noted(slot, self.folder, readers))

    def tables(self) -> str:
        """The values of all modules as text, without the structs of the content files."""
        return "\n".join(
            f"{name}.{key} = {self.written(value, DEPTH)}"
            for name, module in sorted(sys.modules.items())
            if f"{name}.".startswith(f"{self.package}.")
            for key, value in sorted(vars(module).items())
            if not key.startswith("__")
        )

    def written(self, value: Any, depth: int) -> str:
        """A value as a text that differs when the value does."""
        if depth == 0 or type(value) in self.readers:
            return type(value).__name__
        if isinstance(value, list | tuple):
            return f"[{', '.join([self.written(each, depth - 1) for each in value])}]"
        if isinstance(value, set | frozenset):
            return f"{{{', '.join(sorted([self.written(each, depth - 1) for each in value]))}}}"
        if isinstance(value, dict):
            pairs = [(self.written(k, 2), self.written(v, depth - 1)) for k, v in value.items()]
            return str(pairs)
        if isinstance(value, msgspec.Struct):
            fields = value.__struct_fields__
            return self.written({name: getattr(value, name) for name in fields}, depth)
        if isinstance(value, str | bytes | int | float | None):
            return repr(value)
        if not type(value).__module__.startswith((self.package, "donjon")):
            return type(value).__name__
        return self.written(getattr(value, "__dict__", {}), depth - 1)

    def go(self) -> None:
        """Import every module of the package again."""
        for name in [each for each in sys.modules if f"{each}.".startswith(f"{self.package}.")]:
            del sys.modules[name]
        kernel.load = self.load
        package = importlib.import_module(self.package)
        for each in pkgutil.walk_packages(package.__path__, f"{self.package}."):
            importlib.import_module(each.name)


def structs_of(kind: Any) -> list[type[Any]]:
    """A kind of content file and all structs within it."""
    found: list[type[Any]] = []
    todo: list[Any] = [types.type_info(kind)]
    while todo:
        info = todo.pop()
        if isinstance(info, types.StructType):
            if info.cls not in found:
                found.append(info.cls)
                todo.extend(field.type for field in info.fields)
        for part in ("item_type", "key_type", "value_type"):
            if isinstance(getattr(info, part, None), types.Type):
                todo.append(getattr(info, part))
        for parts in ("types", "item_types"):
            todo.extend(getattr(info, parts, ()))
    return found


def is_check(module: str) -> bool:
    return module.endswith(CHECKS)


def places(thing: Any, kind: type[Any], field: str, way: tuple[Any, ...] = ()) -> Iterator[Any]:
    """The paths in a content file to this field of structs of this kind."""
    if isinstance(thing, msgspec.Struct):
        if type(thing) is kind and not isinstance(getattr(thing, field), msgspec.Struct):
            yield (*way, field)
        for name in thing.__struct_fields__:
            yield from places(getattr(thing, name), kind, field, (*way, name))
    elif isinstance(thing, dict):
        for key, item in thing.items():
            yield from places(item, kind, field, (*way, key))
    elif isinstance(thing, list | tuple):
        for n, item in enumerate(thing):
            yield from places(item, kind, field, (*way, n))


def other(value: Any) -> Any:
    """Another value of the same type; None if there is no obvious one."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int | float):
        return value + 1
    if isinstance(value, str):
        return f"{value}?"
    if isinstance(value, list) and value:
        return value[:-1]
    if isinstance(value, dict) and value:
        return dict(list(value.items())[:-1])
    return None


def matters(first: ContentImport, tables: str, kind: type[Any], field: str) -> bool:
    """Whether another value of this field is refused somewhere, or changes a table.

    A field that holds a struct matters by that one's fields.
    """
    tried = False
    for path, content in first.loaded:
        for way in list(places(content, kind, field))[:TRIES]:
            raw = msgspec.to_builtins(content)
            holder = raw
            for key in way[:-1]:
                holder = holder[key]
            new = other(holder[way[-1]]) if way[-1] in holder else None
            if new is None:
                continue
            holder[way[-1]] = new
            again = ContentImport(first.package, first.folder)
            again.change = (path, raw)
            tried = True
            try:
                again.go()
            except (BadContent, msgspec.ValidationError):
                return True
            if again.tables() != tables:
                return True
    return not tried and holds_structs(kind, field)


def holds_structs(kind: type[Any], field: str) -> bool:
    """Whether a field is a struct, and nothing that could be changed by itself."""
    info = types.type_info(kind)
    assert isinstance(info, types.StructType)
    return any(
        each.name == field and isinstance(each.type, types.StructType) for each in info.fields
    )


def report(package: str) -> Report:
    """The report on the content files of a game."""
    folder = Path(next(iter(importlib.import_module(package).__path__)))
    first = ContentImport(package, folder)
    first.go()
    tables = first.tables()
    again = ContentImport(package, folder)
    again.go()
    assert again.tables() == tables, "the same content gives other tables"
    found = {
        (kind, field): sorted(readers)
        for kind, fields in first.readers.items()
        for field, readers in fields.items()
    }
    looked_at = [
        key for key, readers in found.items() if readers and all(is_check(each) for each in readers)
    ]
    return Report(
        readers={f"{kind.__name__}.{field}": who for (kind, field), who in found.items()},
        unread=sorted(
            f"{kind.__name__}.{field}" for (kind, field), who in found.items() if not who
        ),
        open=sorted(
            kind.__name__
            for kind in first.readers
            if not kind.__struct_config__.forbid_unknown_fields
        ),
        unchecked=sorted(
            f"{kind.__name__}.{field}"
            for kind, field in looked_at
            if not matters(first, tables, kind, field)
        ),
    )


if __name__ == "__main__":
    assert donjon.all_games()  # the games know each other before one is taken out
    sys.stdout.buffer.write(msgspec.json.encode(report(sys.argv[1])))
