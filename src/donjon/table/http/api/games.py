"""The games, their texts and their rules over HTTP."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import Literal

from litestar import MediaType, Response, get

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption
from donjon.kernel.words.errors import UnknownGame
from donjon.kernel.words.translate import TEXTS
from donjon.registry import all_games
from donjon.rule_catalogue import lookup as catalogue
from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.lobby.house_players import house_players
from donjon.table.lobby.seats import OFFERED, USUAL
from donjon.table.refusals import NotFound
from donjon.table.request_context import AnyRequest, language_of
from donjon.table.wire.games import (
    GameInfo,
    GameOptionInfo,
    OptionValue,
    Rule,
    RuleBook,
    RuleSection,
)


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def list_games() -> list[GameInfo]:
    """Every game that can be played."""
    return game_infos()


@cache
def game_infos() -> list[GameInfo]:
    """All games; cached, since installed packages do not change while the server runs."""
    return [game_info(game) for game in all_games().values()]


def game_info(game: Game) -> GameInfo:
    """A game as the lobby shows it."""
    return GameInfo(
        name=game.name,
        title=game.text("title"),
        tagline=game.text("tagline"),
        icon=game.icon,
        tint=game.tint,
        minutes=game.minutes,
        seats=game.seats,
        rules_version=game.rules_version,
        options=[game_option_info(game, option) for option in game.options],
        bots=OFFERED,
        usual_bot=USUAL,
        house_players=house_players(game.name),
    )


def game_option_info(game: Game, option: GameOption) -> GameOptionInfo:
    """A game option with the labels of its values."""
    values = [OptionValue(value, game.value_text(option, value)) for value in option.values]
    return GameOptionInfo(
        option.name, game.option_text(option), option.default, values, option.least, option.most
    )


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False, responses=PROBLEMS)
def texts(request: AnyRequest, lang: Literal["en", "fr"]) -> Response[str]:
    """All texts of a language as Fluent source, with an ETag."""
    game_infos()  # loads the games, and with them their texts
    source = "\n".join(
        (folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in TEXTS.folders
    )
    tag = f'"{hashlib.blake2b(source.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(source, headers=headers)


@get("/api/rules/{game:str}", sync_to_thread=False, responses=PROBLEMS)
def rule_book(request: AnyRequest, game: str) -> RuleBook:
    """The catalogue of a game."""
    found = catalogue_of(game, language_of(request))
    sections = [RuleSection(part.heading, part.text, part.ids) for part in found.sections]
    return RuleBook(found.game, found.lang, found.title, sections)


@get("/api/rules/{game:str}/{rule:str}", sync_to_thread=False, responses=PROBLEMS)
def one_rule(request: AnyRequest, game: str, rule: str) -> Rule:
    """One rule, in English where there is no translation."""
    for lang in (language_of(request), "en"):
        found = catalogue_of(game, lang).entries.get(rule)
        if found is not None:
            return Rule(found.id, found.game, found.lang, found.heading, found.text)
    raise NotFound("no-rule", rule=rule)


def catalogue_of(game: str, lang: str) -> catalogue.Catalogue:
    """The catalogue of a game; `NotFound` if it has none."""
    try:
        return catalogue.catalogue(game, lang)
    except (UnknownGame, FileNotFoundError) as none:
        raise NotFound("no-rules", game=game) from none
