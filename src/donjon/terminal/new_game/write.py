"""Writes a new game to disk, completely or not at all."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import NamedTuple

from donjon.kernel.words.errors import DonjonError
from donjon.kernel.words.message import Message
from donjon.terminal.new_game.game_name import GameName, check_name, check_package, names_of
from donjon.terminal.new_game.skeleton import skeleton, taken_classes
from donjon.terminal.run.saved_records import reason


class NotWritten(DonjonError):
    """The folder of a new game cannot be made."""


class NewGame(NamedTuple):
    """A game that was written: its names, its folder, the paths of its files in there."""

    names: GameName
    folder: Path
    files: list[str]


def new_game(name: str, into: Path) -> NewGame:
    """Write a new game into a new folder; an error leaves nothing behind."""
    check_name(name)
    folder = into / name
    if folder.exists() or folder.is_symlink():
        raise NotWritten(Message("cli-new-game-exists", {"file": str(folder)}))
    check_package(name)
    names = names_of(name, taken_classes())
    files = skeleton(names)
    write_all(files, folder)
    return NewGame(names, folder, list(files))


def write_all(files: dict[str, str], folder: Path) -> None:
    """Write the files into a temporary folder, then rename it."""
    try:
        with tempfile.TemporaryDirectory(prefix=f".{folder.name}-", dir=folder.parent) as beside:
            unfinished = Path(beside) / folder.name
            for name, text in files.items():
                path = unfinished / name
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
            unfinished.rename(folder)
    except OSError as error:
        refusal = Message("cli-cannot-write", {"file": str(folder), "reason": reason(error)})
        raise NotWritten(refusal) from error
