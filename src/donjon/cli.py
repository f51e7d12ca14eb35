"""The command `donjon`: games, play, serve, sim, ladder, tune, replay, verify and others."""

from __future__ import annotations

import os
import sys
from typing import Final

from donjon.kernel.words.errors import DonjonError
from donjon.terminal.command_line import language_of, print_notice, run_app
from donjon.terminal.translator import Translator
from donjon.terminal.usage import WrongUsage

SUCCESS: Final = 0
BAD_DATA: Final = 1
WRONG_USAGE: Final = 2
COMMANDS: Final = [
    *("games", "play", "serve", "sim", "ladder", "tune", "replay", "verify", "solve", "rules"),
    *("new-game", "bench"),
]
"""Each is a function in a module of `donjon.commands`, both of its name (`new_game`)."""


def main(words: list[str] | None = None) -> int:
    """Run a command line. Returns 0 for success, 1 for bad data, 2 for wrong usage."""
    given = sys.argv[1:] if words is None else words
    translator = Translator(language_of(given))
    try:
        code = run_app(COMMANDS, given, translator, WRONG_USAGE)
        sys.stdout.flush()
        return code
    except WrongUsage as error:
        print_notice(error.translate(translator.lang))
        return WRONG_USAGE
    except DonjonError as error:
        print_notice(error.translate(translator.lang))
        return BAD_DATA
    except KeyboardInterrupt:
        print_notice(translator("cli-interrupted"))
        return BAD_DATA
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the reader is gone: flush nowhere
        return SUCCESS
