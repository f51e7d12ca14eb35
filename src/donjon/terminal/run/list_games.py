"""Lists the games and their options, as text or as JSON."""

from __future__ import annotations

import msgspec
from rich.text import Text

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption
from donjon.kernel.words.translate import translate
from donjon.registry import all_games
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.translator import Translator


def list_games(console: PersonConsole) -> None:
    """Print name, title and seats of each game, then its options with values and defaults."""
    translator, known = console.translator, all_games().values()
    table = plain_table(translator("cli-name"), translator("cli-title"), translator("cli-seats"))
    for game in known:
        table.add_row(game.name, game.title(translator.lang), seats_text(game, translator))
    console.print(table)
    for game in known:
        if game.options:
            console.print(
                Text(""),
                Text(translator("cli-options-of", game=game.title(translator.lang)), "bold"),
            )
            heads = [
                translator("cli-option"),
                translator("cli-values"),
                translator("cli-default"),
                "",
            ]
            options = plain_table(*heads)
            for option in game.options:
                options.add_row(
                    option.name, values_text(option, translator), value_text(option.default),
                    option_label(game, option, translator),
                )  # fmt: skip
            console.print(options)


def games_json(translator: Translator) -> str:
    """The list as JSON."""
    return msgspec.json.encode(
        [game_data(game, translator) for game in all_games().values()]
    ).decode()


def game_data(game: Game, translator: Translator) -> dict[str, object]:
    """A game as plain data."""
    return {
        "name": game.name,
        "title": game.title(translator.lang),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "label": option_label(game, option, translator),
                "default": option.default,
                **({"values": option.values} if option.values else {}),
                **({"least": option.least, "most": option.most} if is_number(option) else {}),
            }
            for option in game.options
        ],
    }


def is_number(option: GameOption) -> bool:
    """Whether the option is a number with bounds."""
    return isinstance(option.default, int) and not isinstance(option.default, bool)


def option_label(game: Game, option: GameOption, translator: Translator) -> str:
    """What an option is for, in words."""
    return translate(game.option_text(option), translator.lang)


def seats_text(game: Game, translator: Translator) -> str:
    """«1 to 4»."""
    return translator("cli-from-to", least=game.seats[0], most=game.seats[1])


def values_text(option: GameOption, translator: Translator) -> str:
    """The possible values of an option, in words."""
    if isinstance(option.default, bool):
        return "yes, no"
    return ", ".join(option.values) or translator.text(option.expected())


def value_text(value: object) -> str:
    """A value as one types it on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value != "" else "–"
