"""Which games there are, their texts and their rules."""

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
from donjon.table.lobby.seats import LEVELS
from donjon.table.refusals import NotThere
from donjon.table.request_context import Asked, language_of
from donjon.table.wire import GameCard, OptionCard, OptionValue, Rule, RuleBook, RuleSection


@get("/api/games", sync_to_thread=False, responses=PROBLEMS)
def list_games() -> list[GameCard]:
    """Every game that can be played."""
    return game_cards()


@cache
def game_cards() -> list[GameCard]:
    """Read once: which packages are installed does not change while the server runs."""
    return [game_card(game) for game in all_games().values()]


def game_card(game: Game) -> GameCard:
    """A game's name card."""
    return GameCard(
        name=game.name,
        title=game.text("title"),
        tagline=game.text("tagline"),
        icon=game.icon,
        tint=game.tint,
        minutes=game.minutes,
        seats=game.seats,
        rules_version=game.rules_version,
        options=[option_card(game, option) for option in game.options],
        bots=LEVELS,
    )


def option_card(game: Game, option: GameOption) -> OptionCard:
    """An option with what its values are called."""
    values = [OptionValue(value, game.value_text(option, value)) for value in option.values]
    return OptionCard(
        option.name, game.option_text(option), option.default, values, option.least, option.most
    )


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False, responses=PROBLEMS)
def texts(request: Asked, lang: Literal["en", "fr"]) -> Response[str]:
    """All sentences of a language as Fluent source; a client keeps them until they change."""
    list_games.fn()  # a game's texts are known once the game is
    source = "\n".join(
        (folder / f"{lang}.ftl").read_text(encoding="utf-8") for folder in TEXTS.folders
    )
    tag = f'"{hashlib.blake2b(source.encode(), digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response("", status_code=304, headers=headers)
    return Response(source, headers=headers)


@get("/api/rules/{game:str}", sync_to_thread=False, responses=PROBLEMS)
def rule_book(request: Asked, game: str) -> RuleBook:
    """The catalogue of a game."""
    found = catalogue_of(game, language_of(request))
    sections = [RuleSection(part.heading, part.text, part.ids) for part in found.sections]
    return RuleBook(found.game, found.lang, found.title, sections)


@get("/api/rules/{game:str}/{rule:str}", sync_to_thread=False, responses=PROBLEMS)
def one_rule(request: Asked, game: str, rule: str) -> Rule:
    """What one id says; in English when it is not said otherwise."""
    for lang in (language_of(request), "en"):
        found = catalogue_of(game, lang).entries.get(rule)
        if found is not None:
            return Rule(found.id, found.game, found.lang, found.heading, found.text)
    raise NotThere("no-rule", rule=rule)


def catalogue_of(game: str, lang: str) -> catalogue.Catalogue:
    """The catalogue, if the game has one."""
    try:
        return catalogue.catalogue(game, lang)
    except (UnknownGame, FileNotFoundError) as none:
        raise NotThere("no-rules", game=game) from none
