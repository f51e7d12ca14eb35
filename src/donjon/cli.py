"""The command `donjon`: games, play, serve, sim, replay, verify, solve, rules, new-game, bench."""

from __future__ import annotations

import os
import sys
from typing import Final

from donjon.kernel.words.errors import DonjonError
from donjon.terminal.command_line import language_of, run_app, tell
from donjon.terminal.translator import Translator
from donjon.terminal.usage import WrongUsage

FINE: Final = 0
WRONG: Final = 1
MISUSED: Final = 2
COMMANDS: Final = [
    *("games", "play", "serve", "sim", "replay", "verify", "solve", "rules", "new-game", "bench"),
]
"""Each is a function in a module of `donjon.commands`, both of its name (`new_game`)."""


def main(words: list[str] | None = None) -> int:
    """Run the command line; 0 fine, 1 something is wrong with the data, 2 wrong usage."""
    given = sys.argv[1:] if words is None else words
    translator = Translator(language_of(given))
    try:
        code = run_app(COMMANDS, given, translator, MISUSED)
        sys.stdout.flush()
        return code
    except WrongUsage as error:
        tell(error.translate(translator.lang))
        return MISUSED
    except DonjonError as error:
        tell(error.translate(translator.lang))
        return WRONG
    except KeyboardInterrupt:
        tell(translator("cli-interrupted"))
        return WRONG
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the reader has gone: nothing to flush
        return FINE
