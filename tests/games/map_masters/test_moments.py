"""Map Masters' great moments: each is told at its event, with the right numbers."""

from __future__ import annotations

from donjon.games.map_masters.content.objectives import OBJECTIVE_IDS
from donjon.games.map_masters.content.tables import (
    BOOK_PRICE,
    COLUMN_COST,
    OBJECTIVE_VP,
    TIME_BONUS,
)
from donjon.games.map_masters.rules.market import Buy
from donjon.games.map_masters.rules.reward import Reward
from donjon.games.map_masters.words.ids import CARD_FACES, book_id, card_id
from donjon.games.map_masters.words.names import card_name, spell_name
from donjon.kernel.scene.beat import Beat
from donjon.kernel.scene.great_moment import GreatMoment
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.map_masters.scenario import MapMastersScenario, plan

HAND = "S-9 S-4 S-1 S-3 S-2"
PATH = "S-4:L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3) (3,3)"


def beats(scenario: MapMastersScenario) -> list[Beat]:
    """Everything that was shown."""
    assert scenario.state.journal is not None
    return [beat for event in scenario.state.journal.read(None) for beat in scenario.beats(event)]


def only(scenario: MapMastersScenario) -> GreatMoment:
    """The one great moment."""
    (moment,) = [beat.moment for beat in beats(scenario) if beat.moment is not None]
    return moment


def said(text: object) -> str:
    """A text in English."""
    return translate(text, "en") if isinstance(text, Message) else str(text)


class TestTimeBonus:
    def exploring(self, is_timed: bool) -> MapMastersScenario:
        scenario = MapMastersScenario()
        for seat in (0, 1):
            scenario.set_zone(HAND, seat)
        scenario.set_primary_objective("barrel", is_timed)
        scenario.begins_exploration()
        return scenario

    def test_the_hourglass_goes_to_the_first(self) -> None:
        """MM-9.3  A panel for all beside the goal that shows it, with the bonus of the turn."""
        scenario = self.exploring(is_timed=True)
        scenario.hands_in(plan("S-4 0 0", PATH), 1)
        moment = only(scenario)
        assert (moment.seats, moment.mine, moment.others) == ([1], "inset", "inset")
        assert moment.at == "goal:0"
        assert moment.issue is not None
        assert moment.issue.n == f"+{TIME_BONUS[0]}"

    def test_without_an_hourglass_nobody_is_first(self) -> None:
        """MM-9.1"""
        scenario = self.exploring(is_timed=False)
        scenario.hands_in(plan("S-4 0 0", PATH), 1)
        assert [beat for beat in beats(scenario) if beat.moment is not None] == []


def test_the_second_goal_is_told_after_the_paths() -> None:
    """MM-10.6, MM-10.7  Its card, and what it brings every seat."""
    scenario = MapMastersScenario()
    for seat in (0, 1):
        scenario.set_zone(HAND, seat)
    scenario.begins_exploration()
    scenario.hands_in(plan("S-4 0 0", PATH), 0)
    scenario.chooses("Finished", 1)
    scenario.put_on_objective_pile("room")
    scenario.happens(Reward())
    moment = only(scenario)
    shown = [beat.do for beat in beats(scenario)]
    assert shown.index("recap") < shown.index("moment")
    assert (moment.mine, moment.others, moment.at) == ("inset", "inset", "goal:1")
    assert [drawn.face for drawn in moment.drawn] == ["goal:room"]
    assert said(moment.title) == "Secondary objective of turn 1: Room visited"
    points = [player.board.secondary[-1] for player in scenario.state.players]
    assert points == [worth("room"), 0]
    assert [part.n for part in moment.parts] == [f"+{n}" for n in points]


def worth(goal: str) -> int:
    """The points for each find of an objective."""
    return OBJECTIVE_VP[OBJECTIVE_IDS.index(goal)]


class TestMarket:
    """A line for all but the buyer and whoever had an eye on it."""

    def market(self) -> MapMastersScenario:
        scenario = MapMastersScenario()
        scenario.player(0).coins = 20
        scenario.happens(Buy(0))
        return scenario

    def test_a_card_goes_to_its_buyer(self) -> None:
        """MM-2.9, MM-2.12"""
        scenario = self.market()
        card = scenario.state.display[2][0]
        scenario.chooses(f"Buy {said(card_name(card))} ({COLUMN_COST[2]})")
        moment = only(scenario)
        assert (moment.seats, moment.mine) == ([0], "inset")
        assert (moment.others, moment.watchers) == ("line", "inset")
        assert (moment.at, [drawn.face for drawn in moment.drawn]) == (
            card_id(card), [CARD_FACES[card]],
        )  # fmt: skip
        assert moment.issue is not None
        assert moment.issue.n == COLUMN_COST[2]

    def test_a_spellbook_goes_to_its_buyer(self) -> None:
        """MM-2.9, MM-2.11"""
        scenario = self.market()
        spell = scenario.state.books[0]
        scenario.chooses(f"Buy the spellbook {said(spell_name(spell))} ({BOOK_PRICE})")
        moment = only(scenario)
        assert (moment.others, moment.watchers, moment.at) == ("line", "inset", book_id(spell))
        assert moment.issue is not None
        assert moment.issue.n == BOOK_PRICE

    def test_a_token_is_a_line_for_all(self) -> None:
        """MM-2.10"""
        scenario = self.market()
        scenario.chooses(scenario.offers_starting_with("Buy a ")[0])
        assert beats(scenario) == []
