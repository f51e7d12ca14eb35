"""Parses the command line with cyclopts; help and errors are in the reader's language."""

from __future__ import annotations

import inspect
import os
from collections.abc import Callable
from importlib import import_module
from typing import Any, Final

from cyclopts import (
    App,
    CoercionError,
    CycloptsError,
    Group,
    MissingArgumentError,
    Parameter,
    RepeatArgumentError,
)

from donjon import __version__
from donjon.kernel.words.message import Arg
from donjon.kernel.words.translate import LANGUAGES
from donjon.terminal.console import new_console
from donjon.terminal.translator import Translator, language

Command = Callable[..., int]
FOLDER: Final = "donjon.commands"


def run_app(
    commands: list[str], words: list[str], translator: Translator, wrong_usage_code: int
) -> int:
    """Run the command that the words name; wrong words print a sentence."""
    if words and words[0].startswith("--lang"):  # the option may stand before the command
        own = 1 if "=" in words[0] else 2
        words = [*words[own:], *words[:own]]
    app = build(commands, words, translator)
    try:
        code: Any = app(
            words, console=new_console(), exit_on_error=False, print_error=False,
            result_action="return_value",
        )  # fmt: skip
    except CycloptsError as error:
        print_notice(usage_error(error, translator))
        chain = " ".join(error.command_chain or ())
        print_notice(translator("cli-see-help", command=f"donjon {chain}".strip()))
        return wrong_usage_code
    return code if isinstance(code, int) else 0


def print_notice(sentence: str) -> None:
    """Print a sentence for the person to stderr."""
    new_console(stderr=True).print(sentence, soft_wrap=True)


def language_of(words: list[str]) -> str:
    """The language of help and errors: that of `--lang`, wherever it stands, else the locale's."""
    for word, following in zip(words, [*words[1:], ""]):
        asked = following if word == "--lang" else word.removeprefix("--lang=")
        if asked in LANGUAGES and word.startswith("--lang"):
            return asked
    return language(None, os.environ)


def build(commands: list[str], words: list[str], translator: Translator) -> App:
    """The app with all commands; only a command that the words name is imported."""
    app = App(
        name="donjon",
        help=translator("cli-about"),
        version=__version__,
        help_format="plaintext",
        usage=translator("cli-usage"),
        group_commands=Group(translator("cli-commands")),
        group_parameters=Group(translator("cli-parameters")),
        group_arguments=Group(translator("cli-arguments")),
        default_parameter=Parameter(show_default=False, negative_iterable=()),
        suppress_keyboard_interrupt=False,
    )
    for name in commands:
        if name in words:
            app.command(with_help(name, translator), name=name)
        else:
            found = f"{FOLDER}.{module_of(name)}:{module_of(name)}"
            app.command(found, name=name, help=translator(f"cli-{name}"))
    app["--help"].help = translator("cli-help-flag")
    app["--version"].help = translator("cli-version-flag")
    return app


def with_help(name: str, translator: Translator) -> Command:
    """A command with its help as a docstring, where cyclopts looks for it."""
    module = module_of(name)
    command: Command = getattr(import_module(f"{FOLDER}.{module}"), module)
    command.__doc__ = docstring(name, command, translator)
    return command


def module_of(name: str) -> str:
    """The name of a command's module and function: `new_game` for `new-game`."""
    return name.replace("-", "_")


def docstring(name: str, command: Command, translator: Translator) -> str:
    """The help of a command and its parameters, in the format that cyclopts reads."""
    lines = [translator(f"cli-{name}"), "", "Parameters", "----------"]
    for parameter in inspect.signature(command).parameters:
        own = f"cli-{name}-{parameter}"
        key = own if own in OWN_WORDS else f"cli-arg-{parameter}"
        lines += [parameter, f"    {translator(key)}"]
    return "\n".join(lines)


OWN_WORDS = {
    *("cli-play-game", "cli-rules-game", "cli-sim-who", "cli-sim-seed"),
    *("cli-solve-at", "cli-solve-viewer", "cli-ladder-matches", "cli-ladder-seed"),
    *("cli-ladder-file", "cli-tune-matches", "cli-tune-seed"),
}


def usage_error(error: CycloptsError, translator: Translator) -> str:
    """A sentence that says what is wrong with the command line."""
    name = error.argument.name if error.argument is not None else ""
    unused = " ".join(error.unused_tokens or [])
    args: dict[str, Arg] = {"name": name, "words": unused}
    if isinstance(error, MissingArgumentError):
        return translator("cli-bad-missing", **args)
    if isinstance(error, CoercionError):
        value = error.token.value if error.token is not None else ""
        return translator("cli-bad-value", name=name, value=value)
    if isinstance(error, RepeatArgumentError):
        return translator("cli-bad-repeat", name=unknown_words(error))
    return translator("cli-bad-words", words=unknown_words(error))


def unknown_words(error: CycloptsError) -> str:
    """The first word that is not understood."""
    token = getattr(error, "token", None)
    if token is not None:
        return str(token.keyword or token.value)
    unused = [*(error.unused_tokens or error.root_input_tokens or []), ""]
    return unused[0]
