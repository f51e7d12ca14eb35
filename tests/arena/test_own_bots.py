"""Bots of other people: how they are found, what they are given, and that they cannot cheat."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import donjon
from donjon import FastChance, Match
from donjon.arena import SimulationSetup, simulate
from donjon.bots import Bot, Knowledge, bot_named
from donjon.bots.bot import BotFault, GreedyBot, SeatedBot, choice_of
from donjon.bots.find_bot import BOTS, full_name
from donjon.bots.self_play import NO_EVENTS
from donjon.kernel.drawing.interned import Interned
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import State, apply_choice, run_until_choice
from donjon.kernel.view.view_memory import ViewMemory
from donjon.kernel.words.errors import BadOptions
from donjon.testing.toy import GAME as TOY
from tests.reachable import reachable
from tests.terminal.conftest import shell as shell
from tests.terminal.run_command import Shell

GAMES = [*donjon.all_games().values(), TOY]
MOST_TRIED = 3072
"""Options that a cheat tries one after the other."""
BOT_SOURCE = '''
"""A bot of somebody else, never compiled."""

from donjon.bots import Bot


class Mine(Bot):
    """Takes the last option, and remembers how often it was asked."""

    def start(self, game, seat):
        self.game, self.seat, self.asked = game.name, seat, 0

    def choose(self, known):
        assert (known.game.name, known.seat) == (self.game, self.seat)
        self.asked += 1
        assert known.view() is not None
        return known.options[-1]


class Broken(Bot):
    def __init__(self):
        raise OSError("no model")


not_a_bot = 3
'''


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "my_bot.py"
    path.write_text(BOT_SOURCE, encoding="utf-8")
    return path


def outcomes(bots: list[str], jobs: int = 1) -> list[tuple[int, list[int]]]:
    options = donjon.game("clank").check_options({}, len(bots))
    setup = SimulationSetup("clank", bots, options, "seed")
    return [(each.decisions, each.scores) for some in simulate(setup, 6, jobs) for each in some]


def test_a_class_in_a_file_plays(file: Path) -> None:
    found = outcomes([f"{file}:Mine", "random"])
    assert len(found) == 6
    assert all(decisions > 10 and scores for decisions, scores in found)


def test_it_plays_the_same_in_several_processes(file: Path) -> None:
    bots = [f"{file}:Mine", "greedy"]
    assert outcomes(bots, 2) == outcomes(bots)


def test_every_match_and_seat_has_a_bot_of_its_own(file: Path) -> None:
    one, other = bot_named(f"{file}:Mine"), bot_named(f"{file}:Mine")
    assert one is not other
    assert type(one) is type(other)


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("missing.py:Mine", "No such file"),
        ("my_bot.py:Yours", "has no attribute 'Yours'"),
        ("my_bot.py:not_a_bot", "3 is not a class derived from donjon.bots.Bot"),
        ("my_bot.py:Broken", "OSError: no model"),
        ("my_bot.py:notes.txt:Mine", "notes.txt is not a Python file"),
    ],
)
def test_an_error_says_what_is_wrong_with_a_bot(
    name: str, reason: str, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(file.parent)
    with pytest.raises(BadOptions) as wrong:
        bot_named(name)
    assert reason in str(wrong.value)
    assert "inutilisable" in wrong.value.translate("fr")


def test_the_error_for_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(BadOptions) as wrong:
        bot_named("genius")
    assert "random, greedy, level1, level2, level3, level4, absent" in str(wrong.value)
    assert "my_bot.py:Mine" in str(wrong.value)


def test_a_file_has_one_name_in_every_folder(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(file.parent)
    assert full_name("my_bot.py:Mine") == f"{file}:Mine"
    assert full_name("greedy") == "greedy"


def test_a_package_provides_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "clever_bot.py").write_text(BOT_SOURCE, encoding="utf-8")
    info = tmp_path / "clever_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: clever-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[donjon.bots]\nclever = clever_bot:Mine\nbroken = clever_bot:not_a_bot\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    assert outcomes(["clever", "random"])
    with pytest.raises(BadOptions, match="not a class derived"):
        bot_named("broken")


def test_the_command_line_takes_a_file(shell: Shell, file: Path) -> None:
    outcome = shell("sim", "clank", "-n", 2, "--who", f"{file}:Mine,greedy")
    assert outcome.code == 0
    assert "Mine" in outcome.out


def test_the_bot_of_another_seat_does_not_change_a_bots_random_numbers() -> None:
    """Two simulations that differ in one bot can be compared match by match."""
    drawn: list[list[int]] = []

    class Recorder(Bot):
        def start(self, game: donjon.Game, seat: int) -> None:
            drawn.append([])

        def looks_at_table(self) -> bool:
            return False

        def choose(self, known: Knowledge) -> int:
            drawn[-1].append(known.chance.below(1000))
            return known.options[0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(BOTS, "recorder", Recorder)
        outcomes(["recorder", "random"])
        outcomes(["recorder", "absent"])
    first, second = drawn[:6], drawn[6:]
    for one, two in zip(first, second, strict=True):
        both = min(len(one), len(two))
        assert both > 3
        assert one[:both] == two[:both]


class Spy(Bot):
    """Keeps the `Knowledge` that it is given."""

    given: list[Knowledge] = []  # noqa: RUF012

    def choose(self, known: Knowledge) -> int:
        self.given.append(known)
        return known.options[0]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_a_bot_is_given_leads_to_the_truth(game: donjon.Game, counts: Counter[str]) -> None:
    """Neither the true state nor its chance nor the seed can be reached from `Knowledge`."""
    seed = f"a secret of {game.name}"
    match = Match(game, max(2, game.seats[0]), seed)
    for _ in range(40):
        if not match.waiting:
            break
        seat = match.waiting[-1]
        s = match.state()
        decision = match.decision(seat)
        assert decision is not None
        spy, options = Spy(), decision.options(s)
        events, policy = match.journal(seat), match.policy(seat)
        seated = SeatedBot(spy, game, FastChance(1), policy, 1)
        option = choice_of(seated, s, decision, options, events)
        things = reachable(spy.given.pop())
        counts["things reached"] += len(things)
        assert not any(thing is s or thing is s.chance or thing is match for thing in things)
        assert not any(isinstance(thing, str) and seed in thing for thing in things)
        assert not any(isinstance(thing, ViewMemory | Interned) for thing in things)
        states = [thing for thing in things if isinstance(thing, State)]
        assert len(states) == 1
        assert states[0] is not s
        match.play(seat, option)
    assert counts["things reached"] > 300


def test_knowledge_deals_states_that_look_the_same() -> None:
    match = Match(donjon.game("clank"), 2, 3)
    seat = match.waiting[0]
    s, decision = match.state(), match.decision(seat)
    assert decision is not None
    spy = Spy()
    options, policy = decision.options(s), match.policy(seat)
    choice_of(SeatedBot(spy, match.game, FastChance(4), policy, 4), s, decision, options, [])
    known = spy.given.pop()
    samples = [known.sample() for _ in range(5)]
    assert len({contents(each) for each in samples}) == 5
    assert all(match.game.view(each, seat) == known.view() for each in samples)
    assert known.view() == match.view(seat)
    assert known.state() is known.state()
    assert known.key() == known.key()
    assert known.events() == []


def test_a_bot_that_does_not_look_is_dealt_no_state() -> None:
    match = Match(donjon.game("clank"), 2, 3)
    seat = match.waiting[0]
    decision = match.decision(seat)
    assert decision is not None
    known = Knowledge(match.game, decision, [0], FastChance(1), None, [], match.policy(seat), 1)
    with pytest.raises(ValueError, match="looks_at_table"):
        known.state()


class Cheat(Bot):
    """Adds to what is offered an option that would lead somewhere, and chooses it."""

    def choose(self, known: Knowledge) -> int:
        for option in range(MOST_TRIED):
            if option not in known.options and leads_somewhere(known, option):
                known.options.append(option)
                return option
        return known.options[0]


def leads_somewhere(known: Knowledge, option: int) -> bool:
    """Whether the rules go on after an option that is not offered."""
    twin = known.state().clone()
    try:
        apply_choice(twin, known.decision, option)
        run_until_choice(twin)
    except Exception:  # rules may raise anything when they are broken
        return False
    return True


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_cannot_add_to_what_is_offered(game: donjon.Game, counts: Counter[str]) -> None:
    match = Match(game, max(2, game.seats[0]), seed=3)
    while match.waiting and len(match.choices_made) < 30:
        seat = match.waiting[0]
        decision = match.decision(seat)
        assert decision is not None
        policy = match.policy(seat)
        seated = SeatedBot(Cheat(), game, FastChance(1), policy, 1)
        offered = decision.options(match.state())
        try:
            option = choice_of(seated, match.state(), decision, offered, [])
        except BotFault:
            counts["cheats refused"] += 1
            option = policy(match.state(), decision, offered, FastChance(1))
        assert option in decision.options(match.state())
        match.play(seat, option)
    assert counts["cheats refused"] > 0


class Rummager(Bot):
    """Empties and fills every list that it is given, and follows the policy of the game."""

    def choose(self, known: Knowledge) -> int:
        option = known.policy_choice()
        for given in (known.options, known.events()):
            given.clear()
        known.options.extend([-1, -2])
        return option


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_bot_that_changes_its_lists_changes_nothing_else(game: donjon.Game) -> None:
    """Decisions often offer a list that stands in a module and serves all matches."""

    def played(bot: Bot) -> str:
        """The state after some choices of a bot that sits at every seat."""
        match = Match(game, max(2, game.seats[0]), seed=7)
        while match.waiting and len(match.choices_made) < 30:
            seat = match.waiting[0]
            decision = match.decision(seat)
            assert decision is not None
            seated = SeatedBot(bot, game, FastChance(1), match.policy(seat), 1)
            offered = decision.options(match.state())
            match.play(seat, choice_of(seated, match.state(), decision, offered, NO_EVENTS))
        return contents(match.state())

    before = played(GreedyBot())
    assert played(Rummager()) == before
    assert played(GreedyBot()) == before
