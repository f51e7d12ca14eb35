"""`donjon games`: what can be played, and with which options."""

from __future__ import annotations

import msgspec
from rich.text import Text

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption
from donjon.kernel.words.translate import translate
from donjon.registry import all_games
from donjon.terminal.console import Desk
from donjon.terminal.draw.plain_table import plain_table
from donjon.terminal.translator import Voice


def list_games(desk: Desk) -> None:
    """Name, title and seats of each game, then its options with values and defaults."""
    voice, known = desk.voice, all_games().values()
    table = plain_table(voice("cli-name"), voice("cli-title"), voice("cli-seats"))
    for game in known:
        table.add_row(game.name, game.title(voice.lang), seats_text(game, voice))
    desk.print(table)
    for game in known:
        if game.options:
            desk.print(Text(""), Text(voice("cli-options-of", game=game.title(voice.lang)), "bold"))
            heads = [voice("cli-option"), voice("cli-values"), voice("cli-default"), ""]
            options = plain_table(*heads)
            for option in game.options:
                options.add_row(
                    option.name, values_text(option, voice), value_text(option.default),
                    option_label(game, option, voice),
                )  # fmt: skip
            desk.print(options)


def games_json(voice: Voice) -> str:
    """The same for a program."""
    return msgspec.json.encode([game_data(game, voice) for game in all_games().values()]).decode()


def game_data(game: Game, voice: Voice) -> dict[str, object]:
    """A game as plain data."""
    return {
        "name": game.name,
        "title": game.title(voice.lang),
        "seats": list(game.seats),
        "rules_version": game.rules_version,
        "options": [
            {
                "name": option.name,
                "label": option_label(game, option, voice),
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


def option_label(game: Game, option: GameOption, voice: Voice) -> str:
    """What an option is for."""
    return translate(game.option_text(option), voice.lang)


def seats_text(game: Game, voice: Voice) -> str:
    """«1 to 4»."""
    return voice("cli-from-to", least=game.seats[0], most=game.seats[1])


def values_text(option: GameOption, voice: Voice) -> str:
    """What an option may be."""
    if isinstance(option.default, bool):
        return "yes, no"
    return ", ".join(option.values) or voice.text(option.expected())


def value_text(value: object) -> str:
    """A value as it would be typed."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value != "" else "–"
