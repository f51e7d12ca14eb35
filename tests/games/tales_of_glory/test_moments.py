"""Great moments of Tales of Glory: each is noted with its event, with the right numbers."""

from __future__ import annotations

import pytest

from donjon.games.tales_of_glory.rules.scoring import FinalCount
from donjon.games.tales_of_glory.words.ids import tile_id
from tests.games.great_moments import issue, moment, moments, parts, words
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario, gain_of

LINE = "A1-01 A1-02 A1-03 A1-04 A1-05 A1-06"


class TestSlotsRevealed:
    def test_a_clash_stands_out(self) -> None:
        """TG-3.5, TG-4.1, TG-5.1  Who is first in turn order takes; the others catch up."""
        scenario = TalesOfGloryScenario(3)
        scenario.state.first = 1
        scenario.set_display(LINE)
        scenario.selects(4, 2, 4)
        shown = moment(scenario, "tg-log-clash")
        assert [(each.face, each.seat, each.also) for each in shown.drawn] == [
            ("face:A1-02", 1, []),
            ("face:A1-04", 2, [0]),
        ]
        assert [words(each.text) for each in shown.drawn] == ["Slot 2", "Slot 4"]
        assert issue(shown) == ("Must catch up: Player 1", None)
        assert words(shown.why).endswith("The order begins with Player 2.")
        assert "All cards are turned up. Must catch up: Player 1." in scenario.log_lines()

    def test_everybody_sees_it_large(self) -> None:
        """TG-3.5  Also who only watches; without a clash nothing has to be explained."""
        scenario = TalesOfGloryScenario(2)
        scenario.set_display(LINE)
        scenario.selects(1, 5)
        shown = moment(scenario, "tg-log-clash")
        assert (shown.kind, shown.seats, shown.mine, shown.others) == (
            "reveal", [0, 1], "full", "full",
        )  # fmt: skip
        assert shown.why is None
        assert issue(shown) == ("Everybody gets the tile they chose", None)

    def test_nothing_is_shown_before_the_last_has_chosen(self) -> None:
        """TG-3.4  A card lies face down until all do."""
        scenario = TalesOfGloryScenario(3)
        scenario.set_display(LINE)
        scenario.selects(1, 5)
        assert moments(scenario, "tg-log-clash") == []

    def test_all_on_one_slot(self) -> None:
        """TG-5.1  Two catch up, in turn order."""
        scenario = TalesOfGloryScenario(3)
        scenario.state.first = 2
        scenario.set_display(LINE)
        scenario.selects(3, 3, 3)
        (only,) = moment(scenario, "tg-log-clash").drawn
        assert (only.seat, only.also) == (2, [0, 1])


class TestPlacement:
    def test_a_tile_lands_on_its_map(self) -> None:
        """TG-10.2  Beside the tile itself, for all."""
        scenario = TalesOfGloryScenario()
        x, y = scenario.legal_cells("A1-06")[0]
        scenario.lays_tile("A1-06", x, y)
        laid = moment(scenario, "tg-log-lays")
        assert (laid.at, [each.face for each in laid.drawn]) == ("tile:A1-06", ["face:A1-06"])
        assert (laid.seats, laid.mine, laid.others) == ([0], "inset", "inset")

    def test_a_quest_is_shown_to_the_others_once_it_lies(self) -> None:
        """TG-18.11  Its owner has known it all along."""
        scenario = TalesOfGloryScenario()
        x, y = scenario.legal_cells("Q01")[0]
        scenario.lays_tile("Q01", x, y)
        journal = scenario.state.journal
        assert journal is not None
        told = {
            viewer: [
                beat.do
                for event in journal.read(viewer)
                if event.message.key == "tg-log-lays"
                for beat in scenario.beats(event)
            ]
            for viewer in (0, 1, None)
        }
        assert told == {0: [], 1: ["flip", "moment"], None: ["flip", "moment"]}

    def test_half_keys_meet_and_a_chest_opens(self) -> None:
        """TG-11.1, TG-12.2, TG-13.11  How many keys, then what is in the chest that is chosen."""
        scenario, label = with_a_key()
        joined = moment(scenario, "tg-log-keys")
        assert joined.at == joined_tile(scenario)
        assert issue(joined) == ("a Key", "+1")
        scenario.chooses(label)
        opened = moment(scenario, "tg-log-opens")
        assert label.endswith(", ".join(text for text, _ in parts(opened.parts)))
        assert (opened.seats, opened.others) == ([0], "inset")

    def test_a_gain_is_counted_for_whoever_gets_it(self) -> None:
        """TG-13.5  The others read the log."""
        scenario = TalesOfGloryScenario()
        scenario.receives(gain_of("A1-17"))
        got = moment(scenario, "tg-log-gains")
        assert (got.mine, got.others) == ("inset", "line")
        assert ", ".join(text for text, _ in parts(got.parts)) in scenario.log_lines()[-1]


def joined_tile(scenario: TalesOfGloryScenario) -> str:
    """The piece of the tile that was laid last."""
    return tile_id(scenario.player().laid[-1])


def with_a_key() -> tuple[TalesOfGloryScenario, str]:
    """Somebody who has joined two half-keys, and a chest that may be opened."""
    scenario = TalesOfGloryScenario()
    scenario.lays_tile("A1-05", 1, 0)
    return scenario, scenario.offers()[0]


class TestEnd:
    def test_four_contests_in_turn(self) -> None:
        """TG-17.3 to TG-17.6  Everybody's amount side by side, and who has the most."""
        scenario = TalesOfGloryScenario(3)
        scenario.set_goods(0, combat=5, magic=1, potions=0, coins=2)
        scenario.set_goods(1, combat=3, magic=1, potions=0, coins=7)
        scenario.set_goods(2, combat=4, magic=0, potions=1, coins=7)
        scenario.happens(FinalCount())
        shown = [
            moment(scenario, f"tg-log-contest-{name}")
            for name in ("combat", "magic", "potion", "coin")
        ]
        assert [[side.sum for side in each.sides] for each in shown] == [
            [5, 3, 4], [1, 1, 0], [0, 0, 1], [2, 7, 7],
        ]  # fmt: skip
        assert [[side.seat for side in each.sides if side.wins] for each in shown] == [
            [0], [0, 1], [2], [1, 2],
        ]  # fmt: skip
        assert [issue(each)[1] for each in shown] == ["+4"] * 4
        assert issue(shown[0])[0] == "The majority is for Player 1"
        assert issue(shown[1])[0] == "The majority is shared: Player 1, Player 2"
        assert sorted(each.step for each in shown if each.step is not None) == [0, 1, 2, 3]
        assert {(each.mine, each.others, len(each.steps)) for each in shown} == {
            ("full", "full", 5)
        }

    @pytest.mark.parametrize("needs_one", [True, False])
    def test_nobody_has_any(self, needs_one: bool) -> None:
        """TG-17.13, TG-R27  All tie with nothing, unless the table wants at least one."""
        scenario = TalesOfGloryScenario(2, majority_needs_one=needs_one)
        scenario.happens(FinalCount())
        contest = moment(scenario, "tg-log-contest-magic")
        nobody = ("Nobody has any: no majority", None)
        both = ("The majority is shared: Player 1, Player 2", "+4")
        assert issue(contest) == (nobody if needs_one else both)

    def test_the_count_says_where_all_prestige_comes_from(self) -> None:
        """TG-22.10, TG-17.9  Tiles, chests, connectors, majorities, the end, and the sum."""
        scenario = TalesOfGloryScenario(2)
        scenario.set_goods(0, combat=5, magic=5, potions=5, coins=5, prestige=3)
        scenario.player().from_chests = 2
        scenario.player().from_edges = 1
        scenario.set_goods(1, prestige=9)
        scenario.happens(FinalCount())
        count = moment(scenario, "tg-log-counted")
        first, second = count.sides
        assert parts(first.parts) == [
            ("Tiles", 3),
            ("Chests", 2),
            ("Place connectors", 1),
            ("Majorities", 16),
            ("At the end", scenario.player().from_end),
        ]
        assert (first.sum, second.sum) == (scenario.player(0).prestige, scenario.player(1).prestige)
        assert (first.wins, second.wins) == (True, False)
        assert count.step == 4
