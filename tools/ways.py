"""The four ways through the code that docs/design.md shows: which function does what, in order.

A stop refers to the function itself, so that a picture cannot show a name that no longer exists.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from donjon.arena.simulation import CHUNK, play_deal, play_range, simulate
from donjon.arena.summary import summary_of
from donjon.bots.bot import Bot, choice_of
from donjon.bots.match_moves import choose_for
from donjon.bots.self_play import play_match
from donjon.commands.replay import replay as replay_command
from donjon.commands.sim import sim
from donjon.kernel.match.fingerprint import fingerprint
from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay, check_result, first_moment
from donjon.kernel.rules.state import State, apply_choice, run_until_choice, sample
from donjon.kernel.rules.step import Decision, Step
from donjon.table.feed.listener import Listener
from donjon.table.feed.viewer_feed import ViewerFeed
from donjon.table.live.commands import CommandHandler
from donjon.table.match.autoplay import Autoplay
from donjon.table.match.bot_jobs import choose_in_worker, match_at
from donjon.table.match.bot_workers import BotWorkers
from donjon.table.match.live_match import LiveMatch
from donjon.table.store.ledger import Ledger
from donjon.terminal.draw.screen import Screen
from donjon.terminal.run.replay import ReplayScreen
from donjon.terminal.run.saved_records import load
from donjon.terminal.run.simulate import setup_of, summary_parts
from donjon.testing.toy.bot.policy import policy
from donjon.testing.toy.drawing.scene import scene
from donjon.testing.toy.rules.scoring import result
from donjon.testing.toy.view.build import view

TOY: Final = "testing/toy/"
"""The toy stands for any game: all have the same rooms."""
GAME: Final = "a game"
STORE_AND_FEED: Final = "table/store · feed"


class Stop(NamedTuple):
    """One station: in which lane, which function (None: a person), and what happens there."""

    lane: str
    function: Callable[..., Any] | None
    words: str

    @property
    def name(self) -> str:
        """What is printed: `Match.play`, `run_until_choice`."""
        return "" if self.function is None else self.function.__qualname__

    @property
    def module(self) -> str:
        """The file of the function, as seen from its lane; of a game, from the game's folder."""
        if self.function is None:
            return ""
        path = self.function.__module__.removeprefix("donjon.").replace(".", "/") + ".py"
        if path.startswith(TOY):
            return path.removeprefix(TOY)
        if self.lane == GAME:
            return "rules/"  # every game has classes of its own for it
        return path.removeprefix("table/" if self.lane == STORE_AND_FEED else f"{self.lane}/")


class Way(NamedTuple):
    """One picture: its file, its title, its lanes from left to right, its stops in order."""

    file: str
    title: str
    lanes: list[str]
    stops: list[Stop]


CHOICE: Final = Way(
    "way-of-a-choice",
    "The way of a choice, from one browser to all",
    ["browser", "table/live", "table/match", "kernel", GAME, STORE_AND_FEED],
    [
        Stop("browser", None, "a person clicks a piece that glows"),
        Stop("table/live", CommandHandler.choose, "which seat is theirs"),
        Stop("table/match", LiveMatch.choose, "lock; is the version current?"),
        Stop("kernel", Match.play, "refuse what is not offered"),
        Stop("kernel", apply_choice, "to the decision that asks"),
        Stop(GAME, Decision.choose, "change the state, owe further steps"),
        Stop("kernel", run_until_choice, "run what is owed until a seat must choose"),
        Stop(GAME, Step.run, "one rule each; note events"),
        Stop("table/match", LiveMatch._store, "nobody has been told yet"),
        Stop(STORE_AND_FEED, Ledger.add, "now the choice is durable"),
        Stop(STORE_AND_FEED, ViewerFeed.next, "for each viewer: what is new?"),
        Stop("kernel", Match.scene, "for one viewer"),
        Stop(GAME, view, "only what the viewer may know"),
        Stop(GAME, scene, "the view, laid out"),
        Stop(STORE_AND_FEED, Listener.send_bytes, "the patch"),
        Stop("browser", None, "pieces move to their new places"),
    ],
)
BOT: Final = Way(
    "way-of-a-bots-move",
    "The way of a bot's move at a table",
    ["table/match", "its worker process", "bots", "kernel", GAME],
    [
        Stop("table/match", Autoplay.check, "after every choice: does a bot have to choose?"),
        Stop("table/match", BotWorkers.choose, "wait for a free process, within the time limit"),
        Stop("its worker process", choose_in_worker, "gets seed and choices of the match"),
        Stop("its worker process", match_at, "plays those choices that it has not played yet"),
        Stop("bots", choose_for, "a bot by its name, with a chance of its own"),
        Stop("bots", choice_of, "the one place that has both the truth and a bot"),
        Stop("kernel", sample, "what others chose in secret may be anything"),
        Stop("kernel", State.redeal, "deal again what this seat cannot see"),
        Stop("bots", Bot.choose, "gets Knowledge: options, view, the dealt state"),
        Stop(GAME, policy, "a sensible choice (the bot greedy asks for it)"),
        Stop("bots", choice_of, "an option that is not offered is a BotFault"),
        Stop("table/match", LiveMatch.choose, "from here on like the choice of a person"),
    ],
)
REPLAY: Final = Way(
    "way-of-a-replay",
    "The way of a replay: donjon replay match.json",
    ["commands", "terminal/run", "kernel/match", GAME, "terminal/draw"],
    [
        Stop("commands", replay_command, "the words of the command line"),
        Stop("terminal/run", load, "the file is a record: seed and choices"),
        Stop("terminal/run", ReplayScreen, "asks for a moment: forward, back, choice 12"),
        Stop("kernel/match", first_moment, "same game, options, seed; same rules version"),
        Stop("kernel/match", Replay.go_to, "from the nearest moment that was kept"),
        Stop("kernel/match", Replay.forward, "one choice at a time"),
        Stop("kernel/match", Match.play, "the same rules as in a live match"),
        Stop("kernel/match", fingerprint, "the hash must be the recorded one, else BadRecord"),
        Stop("kernel/match", check_result, "at the end: the same result"),
        Stop("kernel/match", Match.scene, "for the viewer that was asked for"),
        Stop(GAME, view, "only what that viewer may know"),
        Stop(GAME, scene, "the view, laid out"),
        Stop("terminal/draw", Screen.draw, "as text"),
    ],
)
SIM: Final = Way(
    "way-of-a-simulation",
    "The way of a simulation: donjon sim clank -n 1000 -j 2",
    ["commands", "terminal/run", "arena", "bots", "kernel", GAME],
    [
        Stop("commands", sim, "the words of the command line"),
        Stop("terminal/run", setup_of, "game, bots, options, seed"),
        Stop("arena", simulate, f"{CHUNK} matches at a time to each process"),
        Stop("arena", play_range, "in a process"),
        Stop("arena", play_deal, "a seed for the match, one for each bot"),
        Stop("bots", play_match, "no journal, no record: compiled code all through"),
        Stop("kernel", run_until_choice, "until a seat must choose"),
        Stop("bots", choice_of, "deals a state for the seat"),
        Stop("bots", Bot.choose, "gets Knowledge, never the truth"),
        Stop("kernel", apply_choice, "and on, until nobody must choose"),
        Stop(GAME, result, "scores and places"),
        Stop("arena", summary_of, "means, quartiles, 95 % intervals"),
        Stop("terminal/run", summary_parts, "the tables that are printed"),
    ],
)
WAYS: Final = [CHOICE, BOT, REPLAY, SIM]
