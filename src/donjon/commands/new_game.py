"""`donjon new-game`: write the skeleton of a new game."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from donjon.commands.shared_parameters import SUCCESS, Lang
from donjon.terminal.console import PersonConsole
from donjon.terminal.new_game.write import new_game as write_new_game
from donjon.terminal.translator import Translator, language


def new_game(name: str, /, *, into: Path | None = None, lang: Lang = None) -> int:
    console = PersonConsole(Translator(language(lang, os.environ)))
    made = write_new_game(name, into or Path())
    python = program("python", sys.executable)
    donjon = program("donjon", f"{python} -m donjon")
    folder = str(made.folder)
    console.print_message(
        "cli-new-game-written", title=made.names.title, file=folder, count=len(made.files)
    )
    console.print_message(
        "cli-new-game-install", file=f'{python} -m pip install -e "{folder}[test]"'
    )
    console.print_message("cli-new-game-play", file=f"{donjon} play {name}")
    console.print_message("cli-new-game-test", file=f'{python} -m pytest "{folder}"')
    console.print_message("cli-new-game-next", file=str(made.folder / "README.md"))
    return SUCCESS


def program(name: str, otherwise: str) -> str:
    """The name of a program if the shell finds the one beside this Python, else `otherwise`."""
    found = shutil.which(name)
    is_ours = found is not None and Path(found).parent == Path(sys.executable).parent
    return name if is_ours else otherwise
