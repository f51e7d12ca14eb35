"""`make ladders`: let the levels of all games meet, and write docs/ladders.md.

Matches are kept in build/ladders/, results in docs/ladders/. What was played by bots that play
alike today is not played again, so the ladders can be stopped and continued; `--minutes` stops
them.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import Final

from donjon import __version__
from donjon.arena.ladder import LadderSetup, pair_summary, play_pair
from donjon.arena.stored_matches import StoredMatches
from donjon.registry import OWN, game
from tools.ladders import page
from tools.ladders.plan import SEED, Meeting, meetings
from tools.ladders.results import (
    MATCHES,
    Result,
    commit_now,
    save_result,
    stored_result,
    today,
)
from tools.ladders.way_of_play import way_of_play

PORTION: Final = 40
"""Matches after which the result of a pair is stored."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", default=",".join(OWN), help="games, separated by commas")
    parser.add_argument("--seats", type=int, help="only ladders with this number of seats")
    parser.add_argument("--share", type=float, default=1.0, help="share of the matches to play")
    parser.add_argument("--minutes", type=float, default=float("inf"), help="stop after them")
    parser.add_argument("--jobs", "-j", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    end = time.monotonic() + 60 * arguments.minutes
    for meeting in meetings():
        is_asked = meeting.table.game in arguments.games.split(",")
        if is_asked and arguments.seats in (None, meeting.table.seats):
            play(meeting, arguments.share, arguments.jobs, end)
            page.write()
    page.write()
    return 0


def play(meeting: Meeting, share: float, jobs: int, end: float) -> None:
    """Play a meeting by portions until it is complete or the time is over."""
    wanted = round(meeting.matches * share)
    stored = stored_result(meeting)
    done = 0
    if stored is not None and stored.play == way_of_play(meeting.table):
        done = stored.summary.matches
    while done < wanted and time.monotonic() < end:
        result = play_to(meeting, min(wanted, done + PORTION), jobs)
        save_result(meeting, result)
        done = result.summary.matches
        print(f"{meeting.stem}: {page.wins(result)} of {done}", flush=True)


def play_to(meeting: Meeting, matches: int, jobs: int) -> Result:
    """Play a meeting until it has `matches` matches."""
    table = meeting.table
    options = game(table.game).check_options(table.options, table.seats)
    bot, against = meeting.bot, meeting.against
    setup = LadderSetup(table.game, [bot, against], table.seats, matches, options, SEED)
    MATCHES.mkdir(parents=True, exist_ok=True)
    play = way_of_play(table)
    file = MATCHES / f"{meeting.stem}-{play}.jsonl"
    played = play_pair(setup, bot, against, jobs, StoredMatches(file, __version__))
    summary = pair_summary(bot, against, table.seats, played)
    return Result(play=play, commit=commit_now(), date=today(), summary=summary)


if __name__ == "__main__":
    sys.exit(main())
