"""The command `donjon`: games, play, serve, sim, replay, verify, solve, rules, bench."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Final, Literal

from cyclopts import Parameter
from rich.text import Text

from donjon.kernel.errors import DonjonError
from donjon.registry import brought
from donjon.terminal import listing, reading, simulating, verifying
from donjon.terminal.commandline import language_of, run_app, tell
from donjon.terminal.desk import Desk
from donjon.terminal.play import Play
from donjon.terminal.replaying import Replay
from donjon.terminal.saves import load
from donjon.terminal.starting import (
    Wish,
    WrongUsage,
    choose_language,
    is_file_name,
    new_table,
    saved_table,
)
from donjon.terminal.voice import Voice, language

FINE: Final = 0
WRONG: Final = 1
MISUSED: Final = 2
BENCH: Final = Path(__file__).resolve().parents[2] / "bench" / "run.py"

Lang = Annotated[Literal["en", "fr"] | None, Parameter(name="--lang")]
Who = Annotated[list[str], Parameter(name=["--who", "--seat"], negative="")]
Names = Annotated[list[str], Parameter(name="--names", negative="")]
Given = Annotated[list[str], Parameter(name="--option", negative="")]
Json = Annotated[bool, Parameter(name="--json", negative="")]
Some: Final[list[str]] = []


def tell_faults(voice: Voice) -> None:
    """A sentence for each game that another package brings and that cannot be loaded."""
    for fault in brought().faults.values():
        tell(voice.text(fault))


def games(*, json: Json = False, lang: Lang = None) -> int:
    voice = Voice(language(lang, os.environ))
    if json:
        print(listing.games_json(voice))
    else:
        listing.list_games(Desk(voice))
    tell_faults(voice)
    return FINE


def play(
    game: str | None = None,
    /,
    *,
    seats: int | None = None,
    who: Who = Some,
    names: Names = Some,
    seed: str | None = None,
    option: Given = Some,
    save: Path | None = None,
    resume: Path | None = None,
    lang: Lang = None,
) -> int:
    desk = Desk(Voice(language(lang, os.environ)))
    if lang is None and game is None and resume is None:
        desk.voice = Voice(choose_language(desk))
    wish = Wish(game, seats, (*who,), (*names,), seed, (*option,), save)
    if resume is None and game is not None and is_file_name(game):
        resume = Path(game)
    if resume is None and game is None:
        tell_faults(desk.voice)
    table = saved_table(resume, wish) if resume is not None else new_table(wish, desk)
    desk.voice = Voice(desk.voice.lang, table.match.names)
    Play(desk, table.match, table.who, table.path).run()
    return FINE


def sim(
    game: str,
    /,
    *,
    matches: Annotated[int, Parameter(name=["--matches", "-n"])] = 100,
    jobs: Annotated[int, Parameter(name=["--jobs", "-j"])] = 1,
    seats: int | None = None,
    who: Who = Some,
    seed: str = "0",
    option: Given = Some,
    count: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
    timing: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    voice = Voice(language(lang, os.environ))
    plan = simulating.plan_of(Wish(game, seats, (*who,), (), seed, (*option,)))
    if matches < 1 or jobs < 1:
        raise WrongUsage.of("cli-at-least-one")
    found, seconds = simulating.run(plan, matches, jobs, voice)
    if json:
        print(simulating.summary_json(found, seconds if timing else None))
    else:
        Desk(voice).print(*simulating.summary_parts(found, voice))
        if count:
            Desk(voice).print(Text(""), simulating.count_table(found, voice))
    tell(simulating.speed(found, seconds, voice))
    return FINE


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    eyes: Annotated[str | None, Parameter(name="--as")] = None,
    json: Json = False,
    scene: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    record = load(file)
    desk = Desk(Voice(language(lang, os.environ), record.names))
    shown = Replay(desk, record)
    if eyes is not None:
        shown.look_as(eyes)
    if at is not None:
        shown.go(at)
    if json:
        print(shown.json(scene))
    elif desk.interactive and at is None:
        shown.run()
    else:
        shown.show()
    return FINE


def verify(file: Path, /, *, json: Json = False, lang: Lang = None) -> int:
    spoken = language(lang, os.environ)
    if not json:
        verifying.verify(file, Desk(Voice(spoken)))
        return FINE
    good, text = verifying.verify_json(file, spoken)
    print(text)
    return FINE if good else WRONG


def solve(
    *cards: str,
    objective: str | None = None,
    token: Annotated[list[str], Parameter(name="--token", negative="")] = Some,
    spell: Annotated[list[str], Parameter(name="--spell", negative="")] = Some,
    at: int | None = None,
    eyes: Annotated[str, Parameter(name="--as")] = "A",
    seconds: float = 10.0,
    json: Json = False,
    lang: Lang = None,
) -> int:
    from donjon.solve import telling  # only the solver needs its tables

    desk = Desk(Voice(language(lang, os.environ)))
    if len(cards) == 1 and is_file_name(cards[0]):
        if objective is not None or token or spell:
            raise WrongUsage.of("mm-solve-file-alone")
        question = telling.question_in(load(Path(cards[0])), at, eyes, desk.voice)
    elif at is not None:
        raise WrongUsage.of("mm-solve-at-what")
    else:
        question = telling.question_of([*cards], objective or "room", [*token], [*spell])
    if seconds <= 0:
        raise WrongUsage.of("cli-at-least-a-moment")
    found = telling.solve(question, seconds, desk.voice)
    if json:
        print(telling.solution_json(found))
    else:
        desk.print(*telling.solution_parts(found, desk.voice))
    return FINE


def rules(*about: str, game: str | None = None, json: Json = False, lang: Lang = None) -> int:
    desk = Desk(Voice(language(lang, os.environ)))
    words = " ".join(about)
    if json:
        print(reading.rules_json(words, game, desk.voice.lang))
        return FINE
    if reading.rules(words, game, desk):
        return FINE
    tell(desk.voice("cli-no-rules", words=words))
    return WRONG


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8642,
    database: str = "",
    redis: str = "",
    data: Path | None = None,
    secure: Annotated[bool, Parameter(negative="")] = False,
    limit: Annotated[list[str], Parameter(name="--set", negative="")] = Some,
    open: Annotated[bool, Parameter(negative="")] = False,
    lang: Lang = None,
) -> int:
    from donjon.table import serving  # only a server needs what this brings

    voice = Voice(language(lang, os.environ))
    settings = serving.settings_for(database, redis, data, secure, limit)
    sock = serving.listen(host, port)
    tell_faults(voice)
    tell(voice("table-serving", url=serving.url_of(sock)))
    serving.serve(settings, sock, open)
    return FINE


def bench(*words: Annotated[str, Parameter(allow_leading_hyphen=True)], lang: Lang = None) -> int:
    if not BENCH.is_file():
        tell(Voice(language(lang, os.environ))("cli-no-bench"))
        return WRONG
    return subprocess.run([sys.executable, str(BENCH), *words], check=False).returncode


COMMANDS: Final[list[Callable[..., int]]] = [
    games, play, serve, sim, replay, verify, solve, rules, bench,
]  # fmt: skip


def main(words: list[str] | None = None) -> int:
    """Run the command line; 0 fine, 1 something is wrong with the data, 2 wrong usage."""
    given = sys.argv[1:] if words is None else words
    voice = Voice(language_of(given))
    try:
        code = run_app(COMMANDS, given, voice, MISUSED)
        sys.stdout.flush()
        return code
    except WrongUsage as error:
        tell(error.say(voice.lang))
        return MISUSED
    except DonjonError as error:
        tell(error.say(voice.lang))
        return WRONG
    except KeyboardInterrupt:
        tell(voice("cli-interrupted"))
        return WRONG
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  the reader has gone: nothing to flush
        return FINE
