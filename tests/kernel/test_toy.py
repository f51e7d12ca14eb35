"""Three Chests, rule by rule."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given, strategies as st

from donjon import BadOptions, Match
from donjon.kernel.rules.chance import FastChance
from donjon.kernel.rules.hidden import EVERYONE, Secret
from donjon.kernel.rules.state import apply_choice, open_decisions, run_until_choice
from donjon.terminal.new_game.skeleton import FILES
from donjon.testing.toy import GAME
from donjon.testing.toy.bot.policy import evaluate
from donjon.testing.toy.model.state import ThreeChests
from donjon.testing.toy.rules.scoring import TurnUpNumbers, result
from donjon.testing.toy.rules.turn import DOUBLE, TAKE, NextRound, OpenChests, Round, TakeOrDouble
from tests.scenario import Scenario

OAK, IRON, GOLD = 0, 1, 2
PICKS = ["Pick the oak chest.", "Pick the iron chest.", "Pick the golden chest."]


class Chests(Scenario):
    """A table of Three Chests."""

    def __init__(self, seats: int = 2, rounds: int = 3) -> None:
        super().__init__(GAME, seats, rounds=rounds)
        self.state.round = 0

    def has(self, seat: int, coins: int = 0, wins: int = 0, lucky: int = 1) -> None:
        player = self.state.players[seat]
        player.coins, player.wins, player.lucky = coins, wins, Secret(bytes([lucky]), seat)

    @property
    def coins(self) -> list[int]:
        return [player.coins for player in self.state.players]

    @property
    def wins(self) -> list[int]:
        return [player.wins for player in self.state.players]

    def picks(self, *chests: int) -> None:
        """All pick, the last seat first."""
        for seat in reversed(range(len(chests))):
            self.chooses(PICKS[chests[seat]], seat)


def test_nobody_has_coins_at_first() -> None:
    """TY-0.1  Two to four seats begin with nothing."""
    for seats in (2, 3, 4):
        view = Match(GAME, seats, seed=1).view()
        assert [player.coins for player in view.players] == [0] * seats
    for seats in (1, 5):
        with pytest.raises(BadOptions, match="for 2 to 4 players"):
            Match(GAME, seats)


def test_a_lucky_number_is_a_secret() -> None:
    """TY-0.2  Each number from 1 to 3 is as likely, and its owner alone reads it."""
    dealt: Counter[int] = Counter()
    for seed in range(300):
        match = Match(GAME, 2, seed=seed)
        own = match.view(0).players[0].lucky
        dealt[own] += 1
        assert match.view(1).players[0].lucky is None
        assert match.view().players[0].lucky is None
        read = [event.message.args.get("number") for event in match.journal(0)]
        assert read == [own, None, None]
    assert set(dealt) == {1, 2, 3}
    assert min(dealt.values()) > 70


@pytest.mark.parametrize("rounds", [1, 3, 9])
def test_there_are_as_many_rounds_as_agreed(rounds: int) -> None:
    """TY-1.1  Three rounds, or from one to nine."""
    match = Match(GAME, 2, seed=1, options={"rounds": rounds})
    while match.waiting:
        match.play(match.waiting[0], 0)
    assert (match.view().round, match.view().rounds) == (rounds, rounds)
    assert Match(GAME, 2, seed=1).view().rounds == 3
    for wrong in (0, 10):
        with pytest.raises(BadOptions, match="from 1 to 9"):
            Match(GAME, 2, options={"rounds": wrong})


def test_after_the_last_round_comes_no_other() -> None:
    """TY-1.1  The third round is the last."""
    table = Chests()
    table.state.round = 2
    table.happens(NextRound())
    assert table.state.round == 3
    table.state.owed.clear()
    table.happens(NextRound())
    assert all(player.lucky.keeper == EVERYONE for player in table.state.players)


def test_picks_are_shown_when_all_have_picked() -> None:
    """TY-1.2  All pick at the same time."""
    table = Chests(3)
    table.happens(Round())
    lines = len(table.log_lines())
    assert table.offers(0) == PICKS
    table.chooses(PICKS[GOLD], 2)
    table.chooses(PICKS[OAK], 0)
    assert len(table.log_lines()) == lines
    table.script(0, 0, 0)
    table.chooses(PICKS[IRON], 1)
    assert [player.chest for player in table.state.players] == [OAK, IRON, GOLD]
    assert table.log_lines()[lines : lines + 3] == [
        "Player 1 has picked the oak chest.",
        "Player 2 has picked the iron chest.",
        "Player 3 has picked the golden chest.",
    ]


def test_who_is_alone_wins_what_the_die_shows() -> None:
    """TY-1.3  The chests are opened from oak to gold."""
    table = Chests(3)
    for seat, chest in enumerate((GOLD, OAK, IRON)):
        table.state.players[seat].chest = chest
    table.script(2, 5, 0)
    table.happens(OpenChests())
    assert table.coins == [1, 3, 6]
    assert table.wins == [1, 1, 1]
    assert table.script_is_used_up


def test_who_shares_a_chest_gets_nothing() -> None:
    """TY-1.4  No die is thrown for a chest with several pickers, or none."""
    table = Chests(4)
    for seat, chest in enumerate((OAK, OAK, GOLD, GOLD)):
        table.state.players[seat].chest = chest
    table.happens(OpenChests())
    assert table.coins == [0, 0, 0, 0]
    assert table.wins == [0, 0, 0, 0]


def test_the_first_example() -> None:
    """TY-E1, TY-1.6  Ann and Ben share, Cleo finds four coins, Ann takes one unasked."""
    table = Chests(3)
    table.happens(Round())
    table.script(3)
    table.picks(OAK, OAK, GOLD)
    assert table.coins == [1, 0, 4]
    assert table.state.round == 2
    assert "Player 1 is behind and takes one coin." in table.log_lines()


def test_who_is_behind_decides() -> None:
    """TY-1.5  One coin for certain."""
    table = Chests(2)
    table.has(0, coins=5)
    table.has(1, coins=3)
    table.happens(Round())
    table.picks(IRON, IRON)
    assert table.decision().seat == 1
    assert table.offers() == ["Take one coin.", "Flip a coin for your 3 coins: double or nothing."]
    table.chooses("Take one coin.")
    assert table.coins == [5, 4]


@pytest.mark.parametrize(("flip", "coins"), [(1, 6), (0, 0)])
def test_double_or_nothing(flip: int, coins: int) -> None:
    """TY-1.5, TY-E2  Ann flips for her three coins."""
    table = Chests(2)
    table.has(0, coins=3)
    table.has(1, coins=5)
    table.script(flip)
    table.happens(TakeOrDouble(0))
    table.chooses("Flip a coin for your 3 coins: double or nothing.")
    assert table.coins == [coins, 5]


def test_of_several_the_lowest_seat_decides() -> None:
    """TY-R1  Seats 1 and 2 have as few coins."""
    table = Chests(3)
    for seat, coins in enumerate((9, 4, 4)):
        table.has(seat, coins=coins)
    table.happens(Round())
    table.picks(OAK, OAK, OAK)
    assert table.decision().seat == 1


def test_a_right_number_is_worth_five_coins() -> None:
    """TY-2.1  Numbers are turned up, and compared with the chests won."""
    table = Chests(3)
    table.has(0, coins=2, wins=1, lucky=1)
    table.has(1, coins=2, wins=1, lucky=2)
    table.has(2, coins=2, wins=3, lucky=3)
    assert [player.coins for player in GAME.view(table.state, 0).players] == [2, 2, 2]
    table.happens(TurnUpNumbers())
    assert result(table.state).scores == [7, 2, 7]
    assert [player.lucky for player in GAME.view(table.state, None).players] == [1, 2, 3]
    assert table.log_lines()[0] == "Player 1 turns up the lucky number 1."


def test_equals_share_the_place() -> None:
    """TY-2.2, TY-E3  Nine coins each."""
    table = Chests(2)
    table.has(0, coins=4, wins=1, lucky=1)
    table.has(1, coins=9, wins=2, lucky=3)
    table.happens(TurnUpNumbers())
    end = result(table.state)
    assert end.scores == [9, 9]
    assert end.ranking == [[0, 1]]
    assert [row.values for row in end.details] == [[4, 9], [5, 0]]


def test_most_coins_win() -> None:
    """TY-2.2  The places, the best first."""
    table = Chests(4)
    for seat, coins in enumerate((3, 8, 3, 5)):
        table.has(seat, coins=coins)
    assert result(table.state).ranking == [[1], [3], [0, 2]]


def test_an_absent_seat_picks_at_random() -> None:
    """TY-3.1  Each chest is as likely."""
    table = Chests(2)
    table.happens(Round())
    chance = FastChance(1)
    defaults = Counter(table.decision(0).default(table.state, chance) for _ in range(300))
    assert set(defaults) == {OAK, IRON, GOLD}
    assert min(defaults.values()) > 70


def test_an_absent_seat_takes_the_coin() -> None:
    """TY-3.2  Never the flip."""
    table = Chests(2)
    table.has(0, coins=1)
    table.has(1, coins=9)
    table.happens(TakeOrDouble(0))
    assert table.decision().default(table.state, FastChance(1)) == TAKE


def test_the_policy_is_bold_at_the_end() -> None:
    table = Chests(2)
    table.has(0, coins=1)
    table.has(1, coins=9)
    table.happens(TakeOrDouble(0))
    for played, choice in ((1, TAKE), (3, DOUBLE)):
        table.state.round = played
        assert (
            GAME.brain.policy(table.state, table.decision(), [TAKE, DOUBLE], FastChance(1))
            == choice
        )
    assert evaluate(table.state, 1) > evaluate(table.state, 0)


def test_the_guide_quotes_the_toy() -> None:
    """Every line of Python in docs/add-a-game.md is one that `donjon new-game` writes."""
    sources = [*GAME.folder.rglob("*.py"), *FILES.rglob("*.py.template")]
    lines = {line.strip() for path in sources for line in path.read_text("utf-8").splitlines()}
    guide = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")
    quoted = [block.partition("```")[0] for block in guide.split("```python\n")[1:]]
    assert len(quoted) >= 7
    for line in "".join(quoted).splitlines():
        for part in line.split(", ") if line.strip().startswith("start=") else [line]:
            said = part.strip().removesuffix(",")
            assert "..." in said or {said, f"{said},"} & lines, line


@given(
    st.integers(2, 4),
    st.integers(1, 9),
    st.integers(0, 2**32),
    st.lists(st.integers(0, 2), min_size=45, max_size=45),
)
def test_coins_and_wins_stay_in_bounds(
    seats: int, rounds: int, seed: int, choices: list[int]
) -> None:
    """TY-I1, TY-I2  Coins never fall below nothing; at most one chest a round."""
    s = GAME.new_state(seats, GAME.check_options({"rounds": rounds}, seats), FastChance(seed))
    assert isinstance(s, ThreeChests)
    options = run_until_choice(s)
    for choice in choices:
        if options:
            apply_choice(s, open_decisions(s)[0], options[choice % len(options)])
            options = run_until_choice(s)
        assert all(player.coins >= 0 for player in s.players)
        assert all(player.wins <= s.round <= rounds for player in s.players)
    assert not options
