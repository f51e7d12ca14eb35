"""Heldentaufe 4.6: missions."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.rules.turn_actions import END, SPAN
from tests.games.heldentaufe.scenario import HeldentaufeScenario

FACES = [
    ("R01", "laboratory", "sword1", "", 2),
    ("R02", "laboratory", "ring1", "", 2),
    ("R03", "laboratory", "boots1", "", 2),
    ("R04", "forest", "apple mushroom", "", 1),
    ("R05", "forest", "apple fish", "", 1),
    ("R06", "forest", "fish mushroom", "", 1),
    ("B01", "campfire", "apple", "boots1", -1),
    ("B02", "campfire", "mushroom", "sword1", -1),
    ("B03", "campfire", "fish", "ring1", -1),
    ("B04", "meadow", "", "boots2", 0),
    ("B05", "meadow", "", "sword2", 0),
    ("B06", "meadow", "", "ring2", 0),
]
TITLES = {
    "R01": "A blade for the tinkerer",
    "R02": "A ring for the tinkerer",
    "R03": "Boots for the tinkerer",
    "R04": "Supper for the hermit",
    "R05": "Supper for the fox",
    "R06": "Supper for the forest spirit",
    "B01": "The cobbler at the fire",
    "B02": "The swordsmith at the fire",
    "B03": "The jeweller at the fire",
    "B04": "The limping scarecrow",
    "B05": "The wounded knight",
    "B06": "The feverish witch",
}


@pytest.mark.parametrize(("card", "tile", "cost", "piece", "points"), FACES)
def test_deliveries(card: str, tile: str, cost: str, piece: str, points: int) -> None:
    """HT-6.2, HT-6.9, HT-6.11, HT-A.15, HT-R13  At the place, for the whole cost; red: teeth."""
    scenario = HeldentaufeScenario(2, "luphius corlof")
    if tile != "campfire":
        scenario.place_hero_on(tile)
    scenario.give_missions(card)
    scenario.set_teeth(0, 1, 1)
    scenario.acts()
    assert not scenario.offers_starting_with("Deliver")
    scenario.give_tokens(cost)
    if card in ("B04", "B05", "B06"):
        scenario.give_potion("healing")
    scenario.chooses(f"Deliver: {TITLES[card]}")
    assert (scenario.points(), scenario.worn(), scenario.backpack()) == (
        2 + points,
        piece.split(),
        [],
    )
    assert (scenario.hand(), scenario.discarded(), scenario.hero().belt) == ([], [card], -1)
    assert f"completes a mission: {TITLES[card]}." in scenario.log_lines(1)


def test_not_elsewhere_and_not_without_a_tooth() -> None:
    """HT-6.9, HT-6.12  The named kind of tile, any of them, a forest just discovered included."""
    scenario = HeldentaufeScenario()
    scenario.give_tokens("apple fish")
    scenario.give_missions("R05 B01")
    scenario.put_on_stack("forest")
    scenario.acts()
    assert not scenario.offers_starting_with("Deliver")
    scenario.script(3)
    scenario.chooses("Explore to the east")
    assert scenario.offers_starting_with("Deliver") == ["Deliver: Supper for the fox"]


def test_exactly_the_named_value() -> None:
    """HT-6.9, HT-R11, HT-R60  No better piece serves; a worn one does, a packed one first."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("laboratory")
    scenario.give_missions("R01")
    scenario.give_equipment("sword2")
    scenario.acts()
    assert not scenario.offers_starting_with("Deliver")
    scenario.give_equipment("sword1")
    assert scenario.offers_starting_with("Deliver")
    scenario.give_tokens("sword1")
    scenario.chooses("Deliver: A blade for the tinkerer")
    assert (scenario.worn(), scenario.backpack()) == (["sword1"], [])


def test_several_missions_in_one_turn() -> None:
    """HT-6.3, HT-6.4, HT-6.10, HT-R12  One after the other, each paid in full; none is forced."""
    scenario = HeldentaufeScenario(2, "luphius corlof")
    scenario.place_hero_on("forest")
    scenario.give_missions("R04 R05 R06")
    scenario.give_tokens("apple apple mushroom fish")
    scenario.acts()
    assert len(scenario.offers_starting_with("Deliver")) == 3
    scenario.chooses("Deliver: Supper for the hermit")
    assert scenario.offers_starting_with("Deliver") == ["Deliver: Supper for the fox"]
    scenario.chooses("Deliver: Supper for the fox")
    assert (scenario.points(), scenario.backpack(), scenario.hand()) == (2, [], ["R06"])
    scenario.chooses("End your turn")
    scenario.acts()
    assert "End your turn" in scenario.offers()


def test_the_campfire_cost_of_the_later_edition() -> None:
    """HT-V.3, HT-R13  By the switch two of that food instead of a tooth and one."""
    scenario = HeldentaufeScenario(2, campfire_cost="two_food")
    scenario.give_missions("B01")
    scenario.give_tokens("apple")
    scenario.set_teeth(0, 1)
    scenario.acts()
    assert not scenario.offers_starting_with("Deliver")
    scenario.give_tokens("apple")
    scenario.chooses("Deliver: The cobbler at the fire")
    assert (scenario.backpack(), scenario.points(), scenario.worn()) == ([], 1, ["boots1"])


def test_a_reward_that_has_run_out() -> None:
    """HT-R41  The mission may still be completed, and the label says what it is worth."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.give_missions("B05")
    scenario.give_potion("healing")
    scenario.state.reserve[7] = 0
    scenario.acts()
    scenario.chooses("Deliver: The wounded knight (the reward has run out)")
    assert (scenario.worn(), scenario.hand(), scenario.hero().belt) == ([], [], -1)


def test_hands_are_secret() -> None:
    """HT-6.1, HT-1.11, HT-R14  Of another's hand one knows how many cards there are."""
    scenario = HeldentaufeScenario()
    scenario.give_missions("R01 B01")
    assert scenario.view(0).heroes[0].missions == ["R01", "B01"]
    for viewer in (1, None):
        assert scenario.view(viewer).heroes[0].missions is None
        assert scenario.view(viewer).heroes[0].mission_count == 2


def test_drawing_up_to_three() -> None:
    """HT-6.5, HT-2.9  At the end of the own turn, and not before."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("forest")
    scenario.give_missions("R04 R05 R06")
    scenario.give_tokens("apple mushroom")
    scenario.put_on_mission_pile("B09")
    scenario.begins_turn(0)
    scenario.chooses("Deliver: Supper for the hermit")
    assert scenario.hand() == ["R05", "R06"]
    scenario.chooses("End your turn")
    assert scenario.hand() == ["R05", "R06", "B09"]


def test_an_empty_pile() -> None:
    """HT-6.6, HT-R15  The discard pile, with the card just refused, is shuffled first."""
    scenario = HeldentaufeScenario()
    scenario.give_missions("R01 R02 R03")
    s = scenario.state
    s.discard, s.pile.hidden_cards = s.pile.hidden_cards, []
    scenario.acts()
    scenario.script(*range(20, 0, -1))
    scenario.chooses("Refuse: A blade for the tinkerer")
    assert (s.pile.size(), s.discard, len(scenario.hand())) == (20, [], 3)
    assert "The discarded missions are shuffled into a new draw pile." in scenario.log_lines()
    assert scenario.hero().hand.before_shuffle == 2


def test_refusing() -> None:
    """HT-6.7, HT-A.6, HT-R15  One AP, face up, one drawn at once; as often as AP allow."""
    for below in (False, True):
        scenario = HeldentaufeScenario()
        if below:
            scenario.place_hero_underground("U09")
        scenario.give_missions("R01 R02")
        scenario.put_on_mission_pile("B01 B02")
        scenario.acts()
        scenario.chooses("Refuse: A ring for the tinkerer")
        assert (scenario.hand(), scenario.discarded(), scenario.ap_left) == (
            ["R01", "B01"],
            ["R02"],
            3,
        )
        scenario.chooses("Refuse: The cobbler at the fire")
        assert (scenario.hand(), scenario.ap_left) == (["R01", "B02"], 2)
        assert "refuses a mission: A ring for the tinkerer." in scenario.log_lines(1)
        assert "draws a mission." in scenario.log_lines(1)
        assert "draws a mission: The cobbler at the fire." in scenario.log_lines(0)


def test_nothing_to_refuse() -> None:
    """HT-R15  It needs a card in hand."""
    scenario = HeldentaufeScenario()
    scenario.acts()
    assert not scenario.offers_starting_with("Refuse")


@pytest.mark.parametrize(
    ("card", "tile", "piece", "title"),
    [
        ("B07", "pond", "boots1", "Watch by the pond"),
        ("B08", "mushrooms", "ring1", "Watch among the mushrooms"),
        ("B09", "orchard", "sword1", "Watch under the apple tree"),
    ],
)
def test_observers(card: str, tile: str, piece: str, title: str) -> None:
    """HT-6.13, HT-6.14, HT-D.6, HT-R16, HT-A.17  End the turn there; a tooth or the piece."""
    for wanted in ("a tooth", piece.capitalize().replace("1", " 1")):
        scenario = HeldentaufeScenario()
        scenario.place_hero_on(tile)
        scenario.give_missions(card)
        scenario.begins_turn(0)
        ends = scenario.offers_starting_with("End")
        assert len(ends) == 3
        default = scenario.decision().default(scenario.state, FastChance(1))
        scenario.chooses(f"End your turn with “{title}”: {wanted}")
        assert (scenario.points(), scenario.worn()) == (
            (1, []) if wanted == "a tooth" else (0, [piece])
        )
        assert (scenario.deciding_seat(), scenario.discarded()) == (1, [card])
        assert default % 256 == 32 + MISSION_IDS.index(card)
    scenario.place_tile("meadow", 0, 1)


def test_an_observer_whose_piece_has_run_out() -> None:
    """HT-R63, HT-R41  Only the tooth is offered."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("pond")
    scenario.give_missions("B07")
    scenario.state.reserve[0] = 0
    scenario.acts()
    assert scenario.offers_starting_with("End your turn with") == [
        "End your turn with “Watch by the pond”: a tooth"
    ]


def prowl(**options: object) -> HeldentaufeScenario:
    """A thief of two cards at the campfire; on the meadow beside it stand two, one of them rich."""
    scenario = HeldentaufeScenario(4, "", **options)
    scenario.place_tile("meadow", 1, 0)
    for seat in (1, 2):
        scenario.place_hero(1, 0, seat)
    scenario.set_teeth(1, 1, 2)
    scenario.set_teeth(3, 5)
    scenario.give_missions("R12 R14")
    return scenario


def test_thieves() -> None:
    """HT-6.15, HT-A.16, HT-D.9, HT-R17, HT-R63  One point of a hero where one arrives."""
    scenario = prowl()
    scenario.acts(spent=3)
    assert not scenario.offers_starting_with(
        "Light"
    )  # the rich one at the campfire was there before
    scenario.chooses("Go east: Meadow")
    assert scenario.offers_starting_with("Light") == [
        "Light fingers I: steal a tooth from Jupanila",
        "Light fingers III: steal a tooth from Jupanila",
    ]
    assert scenario.decision().default(scenario.state, FastChance(1)) == END * SPAN
    scenario.chooses("Light fingers III: steal a tooth from Jupanila")
    assert (scenario.points(0), scenario.points(1), scenario.hand()) == (1, 2, ["R12"])
    scenario.chooses("Light fingers I: steal a tooth from Jupanila")
    assert (scenario.points(0), scenario.teeth(1)) == (2, [1])


@pytest.mark.parametrize(
    "label", ["Eat: Apple", "Refuse: Light fingers III", "Return to the reserve: Apple"]
)
def test_a_thief_who_does_something_else_first(label: str) -> None:
    """HT-6.15, HT-R17  Has missed the moment; a hero who leaves and comes back arrives again."""
    scenario = prowl()
    scenario.give_tokens("apple")
    scenario.hero().hearts = 2
    scenario.give_equipment("boots3")
    scenario.acts()
    scenario.chooses("Go east: Meadow")
    assert (scenario.view().turn.arrived, len(scenario.offers_starting_with("Light"))) == (True, 2)
    scenario.chooses(label)
    assert (scenario.view().turn.arrived, scenario.offers_starting_with("Light")) == (False, [])
    scenario.chooses_each("Go west: Campfire", "Go east: Meadow")
    assert scenario.offers_starting_with("Light fingers I: steal a tooth from Jupanila")


def test_a_thief_comes_out_of_the_portal_or_out_of_nowhere() -> None:
    """HT-6.15, HT-R17, HT-11.2, HT-5.8  Going up and teleporting are arriving, too."""
    for way in ("Go up: Portal 1", "Teleport above ground: Portal 1 (1, 0)"):
        scenario = HeldentaufeScenario()
        scenario.place_hero_on("portal1", 1)
        scenario.set_teeth(1, 1)
        scenario.give_missions("R12")
        if way.startswith("Go"):
            scenario.place_hero_underground("U04")
            scenario.script(0, 0, 0, 0)  # the dangers of the rebuild
        else:
            scenario.give_potion("teleport")
        scenario.acts()
        assert not scenario.offers_starting_with("Light")
        scenario.chooses(way)
        assert scenario.offers_starting_with("Light") == [
            "Light fingers I: steal a tooth from Jupanila"
        ]


def test_who_stands_there_has_not_arrived() -> None:
    """HT-6.15, HT-R17, HT-10.8  Neither at the start of the turn nor where one was placed."""
    scenario = prowl()
    scenario.place_hero_underground("U12")
    scenario.hero().hearts = 1
    scenario.begins_monsters_turn()
    for seat in (1, 2, 3):
        scenario.chooses("I want to command" if seat == 1 else "I vote for Player 2", seat)
    scenario.script(5, 0, 0, 0, 0, 0)
    scenario.chooses("Ulumu attacks Corlof")
    for seat in (1, 2, 3):
        scenario.chooses("I want to choose" if seat == 1 else "I vote for Player 2", seat)
    scenario.chooses("Meadow (1, 0)")
    scenario.begins_turn(0)
    assert (scenario.hero_position(), scenario.offers_starting_with("Light")) == ((1, 0), [])


def test_a_new_turn_is_no_arrival() -> None:
    """HT-6.15, HT-R17  What was not stolen on arriving is not stolen in the next turn."""
    scenario = prowl()
    scenario.begins_turn(0)
    scenario.chooses("Go east: Meadow")
    scenario.chooses("End your turn")
    while scenario.deciding_seat() != 0:
        scenario.chooses("End your turn")
    assert (scenario.hero_position(), scenario.offers_starting_with("Light")) == ((1, 0), [])


def test_thieves_at_any_moment() -> None:
    """HT-R17, HT-6.15  By the switch sharing the tile is enough, whatever was done before."""
    scenario = prowl(thief_when="any_time")
    scenario.place_hero(1, 0)
    scenario.give_tokens("apple")
    scenario.hero().hearts = 2
    scenario.acts(spent=4)
    scenario.chooses("Eat: Apple")
    assert len(scenario.offers_starting_with("Light")) == 2
    scenario.chooses("Light fingers I: steal a tooth from Jupanila")
    assert (scenario.points(0), scenario.points(1)) == (1, 2)


def test_nothing_to_steal() -> None:
    """HT-6.16, HT-R17  Not from a hero without teeth, nor below ground."""
    scenario = prowl()
    scenario.set_teeth(1)
    scenario.acts()
    scenario.chooses("Go east: Meadow")
    assert not scenario.offers_starting_with("Light")
    scenario.set_teeth(1, 3)
    assert scenario.offers_starting_with("Light")
    scenario.place_hero_underground("U09", 1)
    assert not scenario.offers_starting_with("Light")
    scenario.place_hero_underground("U12", 0)
    assert not scenario.offers_starting_with("Light")


def test_a_discoverer_comes_before_the_damage() -> None:
    """HT-6.17, HT-6.21, HT-7.7, HT-D.7, HT-A.18, HT-R19  At the last heart, too: teeth are kept."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U05")
    scenario.place_danger("U06")
    scenario.give_missions("R10")
    scenario.hero().hearts = 1
    scenario.acts()
    scenario.chooses("Go to skull hex 6")
    assert scenario.hero().hearts == 1
    decision = scenario.decision()
    assert decision.default(scenario.state, FastChance(1)) == decision.options(scenario.state)[0]
    scenario.script(0, 0, 0, 0)
    scenario.chooses("Show: The mapmaker I")
    assert (scenario.points(), scenario.hero().hearts, scenario.hero_position()) == (2, 5, (0, 0))


def test_no_discoverer_on_a_disarmed_trap() -> None:
    """HT-R19  Nobody is asked."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U05")
    scenario.give_missions("R10 R11")
    scenario.acts()
    scenario.chooses("Go to skull hex 6")
    assert (scenario.hero().hearts, scenario.ap_left, scenario.hand()) == (5, 3, ["R10", "R11"])
    assert not scenario.offers_starting_with("Show")


def test_slayers() -> None:
    """HT-6.19, HT-6.21, HT-D.8, HT-A.19, HT-R20  Two teeth besides the monster's, now or never."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U12")
    scenario.place_monster("ulumu", "U15", 1)
    scenario.give_missions("R07 R08")
    scenario.acts()
    scenario.script(5, 0)
    scenario.chooses("Attack Ulumu")
    assert scenario.points() == 1
    assert scenario.offers() == ["Show: Bane of Ulumu", "Show nothing"]
    assert scenario.decision().default(scenario.state, FastChance(1)) == MISSION_IDS.index("R07")
    scenario.chooses("Show nothing")
    assert (scenario.points(), scenario.hand()) == (1, ["R07", "R08"])
    assert not scenario.offers_starting_with("Show")


def test_who_holds_no_card_is_asked_as_well() -> None:
    """HT-R58, HT-D.7, HT-D.8  Unless everyone sees that no such card can be in the hand."""
    for held, discarded, asked in (
        ("R01", "", True),
        ("", "", False),
        ("R01", "R07", False),
        ("R01", "R08", True),
    ):
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U12")
        scenario.place_monster("ulumu", "U15", 1)
        scenario.give_missions(held)
        for id in discarded.split():
            card = MISSION_IDS.index(id)
            scenario.state.pile.hidden_cards.remove(card)
            scenario.state.discard.append(card)
        scenario.acts()
        scenario.script(5, 0)
        scenario.chooses("Attack Ulumu")
        assert (scenario.offers() == ["Show nothing"]) == asked


def test_missions_only_in_the_own_turn() -> None:
    """HT-6.4  Another's thief or delivery is not offered meanwhile."""
    scenario = HeldentaufeScenario()
    scenario.give_missions("R12 B01", 1)
    scenario.give_tokens("apple", 1)
    scenario.set_teeth(0, 1)
    scenario.set_teeth(1, 1)
    scenario.acts(0)
    assert scenario.deciding_seat() == 0
    assert not scenario.offers_starting_with("Light")
    assert not scenario.offers_starting_with("Deliver")


def test_rewards_with_change() -> None:
    """HT-6.8, HT-R18  Two teeth from a reserve that has none small: a precious one."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("laboratory")
    scenario.give_missions("R01")
    scenario.give_tokens("sword1")
    scenario.set_teeth(1, *[1] * 29)
    scenario.acts()
    scenario.chooses("Deliver: A blade for the tinkerer")
    assert scenario.teeth() == [2]
