"""The games, their texts and their rules over HTTP."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path
from typing import Final, Literal

from litestar import MediaType, Response, get

from donjon.kernel.match.game import Game
from donjon.kernel.rules.options import GameOption
from donjon.kernel.words.errors import UnknownGame
from donjon.kernel.words.translate import KERNEL_TEXT
from donjon.registry import EASIEST, all_games
from donjon.rule_catalogue import lookup as catalogue
from donjon.table import TEXT_FOLDER as TABLE_TEXT
from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.http.api.tables import Invite
from donjon.table.lobby.house_players import house_players
from donjon.table.lobby.seats import OFFERED, USUAL
from donjon.table.refusals import NotFound
from donjon.table.request_context import AnyRequest, hub_of, language_of, person_of
from donjon.table.wire.games import (
    GameInfo,
    GameOptionInfo,
    OptionValue,
    Rule,
    RuleBook,
    RuleSection,
)

ENTRY: Final = re.compile(r"^(?=-?[a-z][\w-]* *=)", re.MULTILINE)
COMMENT: Final = re.compile(r"^(?:#.*)?\n", re.MULTILINE)
TIP: Final = re.compile(r"[a-z]+-tip-")
"""The texts of tips are told from others by their keys: `cl-tip-room`, `cl-tip-not-flag`."""


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
        easiest=game.name == EASIEST,
    )


def game_option_info(game: Game, option: GameOption) -> GameOptionInfo:
    """A game option with the labels of its values."""
    values = [OptionValue(value, game.value_text(option, value)) for value in option.values]
    return GameOptionInfo(
        option.name, game.option_text(option), option.default, values, option.least, option.most
    )


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def texts(
    request: AnyRequest, lang: Literal["en", "fr"], table: str | None = None, invite: Invite = None
) -> Response[str]:
    """All texts of a language that a client needs at once, as Fluent source with an ETag.

    For somebody who comes to a `table`: of the other games no more than the lobby shows of them.
    """
    game = await game_at(request, table, invite) if table is not None else None
    return fluent(request, texts_for(lang, game))


async def game_at(request: AnyRequest, table: str, invite: str | None) -> str | None:
    """The game of a table; None if the person may not see it."""
    try:
        live = await hub_of(request).visible(table, await person_of(request), invite)
    except NotFound:
        return None
    return live.row.game


@cache
def texts_for(lang: str, game: str | None) -> str:
    """The texts but those of tips: of all games, or of one and the cards of the others."""
    found = [*entries(lang, KERNEL_TEXT), *entries(lang, TABLE_TEXT)]
    for each in all_games().values():
        of_game = entries(lang, each.folder / "text")
        if game is not None and each.name != game:
            card = card_keys(each)
            of_game = [entry for entry in of_game if entry.partition(" ")[0] in card]
        found.extend(of_game)
    return "".join(entry for entry in found if not TIP.match(entry))


def card_keys(game: Game) -> set[str]:
    """The keys of what the lobby says about a game."""
    info = game_info(game)
    messages = [info.title, info.tagline, *[option.label for option in info.options]]
    messages.extend(value.label for option in info.options for value in option.values)
    return {message.key for message in messages}


@get("/api/tips/{lang:str}", media_type=MediaType.TEXT, sync_to_thread=False, responses=PROBLEMS)
def tips(request: AnyRequest, lang: Literal["en", "fr"]) -> Response[str]:
    """The texts of all tips: a client needs them when somebody points at something."""
    found = [
        entry for game in all_games().values() for entry in entries(lang, game.folder / "text")
    ]
    return fluent(request, "".join(entry for entry in found if TIP.match(entry)))


@cache
def entries(lang: str, folder: Path) -> list[str]:
    """Every text of a folder in a language, without the comments between them."""
    source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    return ENTRY.split(COMMENT.sub("", source))


def fluent(request: AnyRequest, source: str) -> Response[str]:
    """Fluent source, or nothing if the client has it."""
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
