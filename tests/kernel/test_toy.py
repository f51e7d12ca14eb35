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
    """A scenario of Three Chests."""

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
    scenario = Chests()
    scenario.state.round = 2
    scenario.happens(NextRound())
    assert scenario.state.round == 3
    scenario.state.owed.clear()
    scenario.happens(NextRound())
    assert all(player.lucky.keeper == EVERYONE for player in scenario.state.players)


def test_picks_are_shown_when_all_have_picked() -> None:
    """TY-1.2  All pick at the same time."""
    scenario = Chests(3)
    scenario.happens(Round())
    lines = len(scenario.log_lines())
    assert scenario.offers(0) == PICKS
    scenario.chooses(PICKS[GOLD], 2)
    scenario.chooses(PICKS[OAK], 0)
    assert len(scenario.log_lines()) == lines
    scenario.script(0, 0, 0)
    scenario.chooses(PICKS[IRON], 1)
    assert [player.chest for player in scenario.state.players] == [OAK, IRON, GOLD]
    assert scenario.log_lines()[lines : lines + 3] == [
        "Player 1 has picked the oak chest.",
        "Player 2 has picked the iron chest.",
        "Player 3 has picked the golden chest.",
    ]


def test_who_is_alone_wins_what_the_die_shows() -> None:
    """TY-1.3  The chests are opened from oak to gold."""
    scenario = Chests(3)
    for seat, chest in enumerate((GOLD, OAK, IRON)):
        scenario.state.players[seat].chest = chest
    scenario.script(2, 5, 0)
    scenario.happens(OpenChests())
    assert scenario.coins == [1, 3, 6]
    assert scenario.wins == [1, 1, 1]
    assert scenario.script_is_used_up


def test_who_shares_a_chest_gets_nothing() -> None:
    """TY-1.4  No die is thrown for a chest with several pickers, or none."""
    scenario = Chests(4)
    for seat, chest in enumerate((OAK, OAK, GOLD, GOLD)):
        scenario.state.players[seat].chest = chest
    scenario.happens(OpenChests())
    assert scenario.coins == [0, 0, 0, 0]
    assert scenario.wins == [0, 0, 0, 0]


def test_the_first_example() -> None:
    """TY-E1, TY-1.6  Ann and Ben share, Cleo finds four coins, Ann takes one unasked."""
    scenario = Chests(3)
    scenario.happens(Round())
    scenario.script(3)
    scenario.picks(OAK, OAK, GOLD)
    assert scenario.coins == [1, 0, 4]
    assert scenario.state.round == 2
    assert "Player 1 is behind and takes one coin." in scenario.log_lines()


def test_who_is_behind_decides() -> None:
    """TY-1.5  One coin for certain."""
    scenario = Chests(2)
    scenario.has(0, coins=5)
    scenario.has(1, coins=3)
    scenario.happens(Round())
    scenario.picks(IRON, IRON)
    assert scenario.decision().seat == 1
    assert scenario.offers() == [
        "Take one coin.",
        "Flip a coin for your 3 coins: double or nothing.",
    ]
    scenario.chooses("Take one coin.")
    assert scenario.coins == [5, 4]


@pytest.mark.parametrize(("flip", "coins"), [(1, 6), (0, 0)])
def test_double_or_nothing(flip: int, coins: int) -> None:
    """TY-1.5, TY-E2  Ann flips for her three coins."""
    scenario = Chests(2)
    scenario.has(0, coins=3)
    scenario.has(1, coins=5)
    scenario.script(flip)
    scenario.happens(TakeOrDouble(0))
    scenario.chooses("Flip a coin for your 3 coins: double or nothing.")
    assert scenario.coins == [coins, 5]


def test_of_several_the_lowest_seat_decides() -> None:
    """TY-R1  Seats 1 and 2 have as few coins."""
    scenario = Chests(3)
    for seat, coins in enumerate((9, 4, 4)):
        scenario.has(seat, coins=coins)
    scenario.happens(Round())
    scenario.picks(OAK, OAK, OAK)
    assert scenario.decision().seat == 1


def test_a_right_number_is_worth_five_coins() -> None:
    """TY-2.1  Numbers are turned up, and compared with the chests won."""
    scenario = Chests(3)
    scenario.has(0, coins=2, wins=1, lucky=1)
    scenario.has(1, coins=2, wins=1, lucky=2)
    scenario.has(2, coins=2, wins=3, lucky=3)
    assert [player.coins for player in GAME.view(scenario.state, 0).players] == [2, 2, 2]
    scenario.happens(TurnUpNumbers())
    assert result(scenario.state).scores == [7, 2, 7]
    assert [player.lucky for player in GAME.view(scenario.state, None).players] == [1, 2, 3]
    assert scenario.log_lines()[0] == "Player 1 turns up the lucky number 1."


def test_equals_share_the_place() -> None:
    """TY-2.2, TY-E3  Nine coins each."""
    scenario = Chests(2)
    scenario.has(0, coins=4, wins=1, lucky=1)
    scenario.has(1, coins=9, wins=2, lucky=3)
    scenario.happens(TurnUpNumbers())
    end = result(scenario.state)
    assert end.scores == [9, 9]
    assert end.ranking == [[0, 1]]
    assert [row.values for row in end.details] == [[4, 9], [5, 0]]


def test_most_coins_win() -> None:
    """TY-2.2  The places, the best first."""
    scenario = Chests(4)
    for seat, coins in enumerate((3, 8, 3, 5)):
        scenario.has(seat, coins=coins)
    assert result(scenario.state).ranking == [[1], [3], [0, 2]]


def test_a_chest_is_no_choice_for_whoever_is_helped() -> None:
    """TY-1.2  The drawing is told what is asked, and says why not; a pick needs no reason."""
    chests = Chests()
    chests.happens(Round())
    assert chests.why_not("chest:oak") == ""
    chests.state.owed.clear()
    chests.has(0, coins=2)
    chests.happens(TakeOrDouble(0))
    assert chests.why_not("chest:oak").startswith("chests are picked at the beginning of a round")


def test_a_thing_says_what_it_means_now() -> None:
    """TY-2.1  A game that has nothing to say of a thing says nothing."""
    chests = Chests()
    chests.has(1, wins=2)
    assert chests.means_now("number:1") == "2 chests won so far"
    assert chests.means_now("chest:oak") == ""


def test_only_whoever_is_asked_is_told_why_not() -> None:
    match = Match(GAME, seats=2, seed=1)
    asked = match.asked(0)
    assert asked is not None
    assert asked.kind == "PickChest"
    assert asked.targets == {"chest:oak", "chest:iron", "chest:gold"}
    assert match.why_not(0, "chest:oak") is None
    assert match.why_not(None, "chest:oak") is None
    assert match.means_now(None, "number:0") is not None


def test_an_absent_seat_picks_at_random() -> None:
    """TY-3.1  Each chest is as likely."""
    scenario = Chests(2)
    scenario.happens(Round())
    chance = FastChance(1)
    defaults = Counter(scenario.decision(0).default(scenario.state, chance) for _ in range(300))
    assert set(defaults) == {OAK, IRON, GOLD}
    assert min(defaults.values()) > 70


def test_an_absent_seat_takes_the_coin() -> None:
    """TY-3.2  Never the flip."""
    scenario = Chests(2)
    scenario.has(0, coins=1)
    scenario.has(1, coins=9)
    scenario.happens(TakeOrDouble(0))
    assert scenario.decision().default(scenario.state, FastChance(1)) == TAKE


def test_the_policy_is_bold_at_the_end() -> None:
    scenario = Chests(2)
    scenario.has(0, coins=1)
    scenario.has(1, coins=9)
    scenario.happens(TakeOrDouble(0))
    for played, choice in ((1, TAKE), (3, DOUBLE)):
        scenario.state.round = played
        assert (
            GAME.brain.policy(scenario.state, scenario.decision(), [TAKE, DOUBLE], FastChance(1))
            == choice
        )
    assert evaluate(scenario.state, 1) > evaluate(scenario.state, 0)


def test_the_guide_quotes_the_toy() -> None:
    """Every line of Python in docs/add-a-game.md is one that `donjon new-game` writes."""
    sources = [*GAME.folder.rglob("*.py"), *FILES.rglob("*.py.template")]
    lines = {line.strip() for path in sources for line in path.read_text("utf-8").splitlines()}
    guide = (Path(__file__).parents[2] / "docs" / "add-a-game.md").read_text("utf-8")
    quoted = [block.partition("```")[0] for block in guide.split("```python\n")[1:]]
    assert len(quoted) >= 7
    for line in "".join(quoted).splitlines():
        for part in line.split(", ") if line.strip().startswith("start=") else [line]:
            code = part.strip().removesuffix(",")
            assert "..." in code or {code, f"{code},"} & lines, line


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
