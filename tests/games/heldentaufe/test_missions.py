"""Heldentaufe 4.6: missions."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.heldentaufe.content.mission_tables import MISSION_IDS
from donjon.games.heldentaufe.rules.turn_actions import END, SPAN
from tests.games.heldentaufe.set_table import Quest

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
    table = Quest(2, "luphius corlof")
    if tile != "campfire":
        table.at(tile)
    table.holds(card)
    table.owns(0, 1, 1)
    table.acts()
    assert not table.offers_any("Deliver")
    table.packs(cost)
    if card in ("B04", "B05", "B06"):
        table.belt("healing")
    table.chooses(f"Deliver: {TITLES[card]}")
    assert (table.points(), table.worn(), table.pack()) == (2 + points, piece.split(), [])
    assert (table.hand(), table.discarded(), table.hero().belt) == ([], [card], -1)
    assert f"completes a mission: {TITLES[card]}." in table.log_lines(1)


def test_not_elsewhere_and_not_without_a_tooth() -> None:
    """HT-6.9, HT-6.12  The named kind of tile, any of them, a forest just discovered included."""
    table = Quest()
    table.packs("apple fish")
    table.holds("R05 B01")
    table.comes_next("forest")
    table.acts()
    assert not table.offers_any("Deliver")
    table.script(3)
    table.chooses("Explore to the east")
    assert table.offers_any("Deliver") == ["Deliver: Supper for the fox"]


def test_exactly_the_named_value() -> None:
    """HT-6.9, HT-R11, HT-R60  No better piece serves; a worn one does, a packed one first."""
    table = Quest()
    table.at("laboratory")
    table.holds("R01")
    table.wears("sword2")
    table.acts()
    assert not table.offers_any("Deliver")
    table.wears("sword1")
    assert table.offers_any("Deliver")
    table.packs("sword1")
    table.chooses("Deliver: A blade for the tinkerer")
    assert (table.worn(), table.pack()) == (["sword1"], [])


def test_several_missions_in_one_turn() -> None:
    """HT-6.3, HT-6.4, HT-6.10, HT-R12  One after the other, each paid in full; none is forced."""
    table = Quest(2, "luphius corlof")
    table.at("forest")
    table.holds("R04 R05 R06")
    table.packs("apple apple mushroom fish")
    table.acts()
    assert len(table.offers_any("Deliver")) == 3
    table.chooses("Deliver: Supper for the hermit")
    assert table.offers_any("Deliver") == ["Deliver: Supper for the fox"]
    table.chooses("Deliver: Supper for the fox")
    assert (table.points(), table.pack(), table.hand()) == (2, [], ["R06"])
    table.chooses("End your turn")
    table.acts()
    assert "End your turn" in table.offers()


def test_the_campfire_cost_of_the_later_edition() -> None:
    """HT-V.3, HT-R13  By the switch two of that food instead of a tooth and one."""
    table = Quest(2, campfire_cost="two_food")
    table.holds("B01")
    table.packs("apple")
    table.owns(0, 1)
    table.acts()
    assert not table.offers_any("Deliver")
    table.packs("apple")
    table.chooses("Deliver: The cobbler at the fire")
    assert (table.pack(), table.points(), table.worn()) == ([], 1, ["boots1"])


def test_a_reward_that_has_run_out() -> None:
    """HT-R41  The mission may still be completed, and the label says what it is worth."""
    table = Quest()
    table.at("meadow")
    table.holds("B05")
    table.belt("healing")
    table.state.reserve[7] = 0
    table.acts()
    table.chooses("Deliver: The wounded knight (the reward has run out)")
    assert (table.worn(), table.hand(), table.hero().belt) == ([], [], -1)


def test_hands_are_secret() -> None:
    """HT-6.1, HT-1.11, HT-R14  Of another's hand one knows how many cards there are."""
    table = Quest()
    table.holds("R01 B01")
    assert table.seen(0).heroes[0].missions == ["R01", "B01"]
    for eye in (1, None):
        assert table.seen(eye).heroes[0].missions is None
        assert table.seen(eye).heroes[0].mission_count == 2


def test_drawing_up_to_three() -> None:
    """HT-6.5, HT-2.9  At the end of the own turn, and not before."""
    table = Quest()
    table.at("forest")
    table.holds("R04 R05 R06")
    table.packs("apple mushroom")
    table.draws_next("B09")
    table.turn(0)
    table.chooses("Deliver: Supper for the hermit")
    assert table.hand() == ["R05", "R06"]
    table.chooses("End your turn")
    assert table.hand() == ["R05", "R06", "B09"]


def test_an_empty_pile() -> None:
    """HT-6.6, HT-R15  The discard pile, with the card just refused, is shuffled first."""
    table = Quest()
    table.holds("R01 R02 R03")
    s = table.state
    s.discard, s.pile.hidden_cards = s.pile.hidden_cards, []
    table.acts()
    table.script(*range(20, 0, -1))
    table.chooses("Refuse: A blade for the tinkerer")
    assert (s.pile.size(), s.discard, len(table.hand())) == (20, [], 3)
    assert "The discarded missions are shuffled into a new draw pile." in table.log_lines()
    assert table.hero().hand.before_shuffle == 2


def test_refusing() -> None:
    """HT-6.7, HT-A.6, HT-R15  One AP, face up, one drawn at once; as often as AP allow."""
    for below in (False, True):
        table = Quest()
        if below:
            table.below("U09")
        table.holds("R01 R02")
        table.draws_next("B01 B02")
        table.acts()
        table.chooses("Refuse: A ring for the tinkerer")
        assert (table.hand(), table.discarded(), table.ap) == (["R01", "B01"], ["R02"], 3)
        table.chooses("Refuse: The cobbler at the fire")
        assert (table.hand(), table.ap) == (["R01", "B02"], 2)
        assert "refuses a mission: A ring for the tinkerer." in table.log_lines(1)
        assert "draws a mission." in table.log_lines(1)
        assert "draws a mission: The cobbler at the fire." in table.log_lines(0)


def test_nothing_to_refuse() -> None:
    """HT-R15  It needs a card in hand."""
    table = Quest()
    table.acts()
    assert not table.offers_any("Refuse")


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
        table = Quest()
        table.at(tile)
        table.holds(card)
        table.turn(0)
        ends = table.offers_any("End")
        assert len(ends) == 3
        default = table.decision().default(table.state, FastChance(1))
        table.chooses(f"End your turn with “{title}”: {wanted}")
        assert (table.points(), table.worn()) == ((1, []) if wanted == "a tooth" else (0, [piece]))
        assert (table.asked(), table.discarded()) == (1, [card])
        assert default % 256 == 32 + MISSION_IDS.index(card)
    table.lies("meadow", 0, 1)


def test_an_observer_whose_piece_has_run_out() -> None:
    """HT-R63, HT-R41  Only the tooth is offered."""
    table = Quest()
    table.at("pond")
    table.holds("B07")
    table.state.reserve[0] = 0
    table.acts()
    assert table.offers_any("End your turn with") == [
        "End your turn with “Watch by the pond”: a tooth"
    ]


def prowl(**options: object) -> Quest:
    """A thief of two cards at the campfire; on the meadow beside it stand two, one of them rich."""
    table = Quest(4, "", **options)
    table.lies("meadow", 1, 0)
    for seat in (1, 2):
        table.stands(1, 0, seat)
    table.owns(1, 1, 2)
    table.owns(3, 5)
    table.holds("R12 R14")
    return table


def test_thieves() -> None:
    """HT-6.15, HT-A.16, HT-D.9, HT-R17, HT-R63  One point of a hero where one arrives."""
    table = prowl()
    table.acts(spent=3)
    assert not table.offers_any("Light")  # the rich one at the campfire was there before
    table.chooses("Go east: Meadow")
    assert table.offers_any("Light") == [
        "Light fingers I: steal a tooth from Jupanila",
        "Light fingers III: steal a tooth from Jupanila",
    ]
    assert table.decision().default(table.state, FastChance(1)) == END * SPAN
    table.chooses("Light fingers III: steal a tooth from Jupanila")
    assert (table.points(0), table.points(1), table.hand()) == (1, 2, ["R12"])
    table.chooses("Light fingers I: steal a tooth from Jupanila")
    assert (table.points(0), table.teeth(1)) == (2, [1])


@pytest.mark.parametrize(
    "label", ["Eat: Apple", "Refuse: Light fingers III", "Return to the reserve: Apple"]
)
def test_a_thief_who_does_something_else_first(label: str) -> None:
    """HT-6.15, HT-R17  Has missed the moment; who leaves and comes back arrives anew."""
    table = prowl()
    table.packs("apple")
    table.hero().hearts = 2
    table.wears("boots3")
    table.acts()
    table.chooses("Go east: Meadow")
    assert (table.seen().turn.arrived, len(table.offers_any("Light"))) == (True, 2)
    table.chooses(label)
    assert (table.seen().turn.arrived, table.offers_any("Light")) == (False, [])
    table.does("Go west: Campfire", "Go east: Meadow")
    assert table.offers_any("Light fingers I: steal a tooth from Jupanila")


def test_a_thief_comes_out_of_the_portal_or_out_of_nowhere() -> None:
    """HT-6.15, HT-R17, HT-11.2, HT-5.8  Going up and teleporting are arriving, too."""
    for way in ("Go up: Portal 1", "Teleport above ground: Portal 1 (1, 0)"):
        table = Quest()
        table.at("portal1", 1)
        table.owns(1, 1)
        table.holds("R12")
        if way.startswith("Go"):
            table.below("U04")
            table.script(0, 0, 0, 0)  # the dangers of the rebuild
        else:
            table.belt("teleport")
        table.acts()
        assert not table.offers_any("Light")
        table.chooses(way)
        assert table.offers_any("Light") == ["Light fingers I: steal a tooth from Jupanila"]


def test_who_stands_there_has_not_arrived() -> None:
    """HT-6.15, HT-R17, HT-10.8  Neither at the start of the turn nor where one was placed."""
    table = prowl()
    table.below("U12")
    table.hero().hearts = 1
    table.monsters_turn()
    for seat in (1, 2, 3):
        table.chooses("I want to command" if seat == 1 else "I vote for Player 2", seat)
    table.script(5, 0, 0, 0, 0, 0)
    table.chooses("Ulumu attacks Corlof")
    for seat in (1, 2, 3):
        table.chooses("I want to choose" if seat == 1 else "I vote for Player 2", seat)
    table.chooses("Meadow (1, 0)")
    table.turn(0)
    assert (table.place(), table.offers_any("Light")) == ((1, 0), [])


def test_a_new_turn_is_no_arrival() -> None:
    """HT-6.15, HT-R17  What was not stolen on arriving is not stolen in the next turn."""
    table = prowl()
    table.turn(0)
    table.chooses("Go east: Meadow")
    table.chooses("End your turn")
    while table.asked() != 0:
        table.chooses("End your turn")
    assert (table.place(), table.offers_any("Light")) == ((1, 0), [])


def test_thieves_at_any_moment() -> None:
    """HT-R17, HT-6.15  By the switch sharing the tile is enough, whatever was done before."""
    table = prowl(thief_when="any_time")
    table.stands(1, 0)
    table.packs("apple")
    table.hero().hearts = 2
    table.acts(spent=4)
    table.chooses("Eat: Apple")
    assert len(table.offers_any("Light")) == 2
    table.chooses("Light fingers I: steal a tooth from Jupanila")
    assert (table.points(0), table.points(1)) == (1, 2)


def test_nothing_to_steal() -> None:
    """HT-6.16, HT-R17  Not from a hero without teeth, nor below ground."""
    table = prowl()
    table.owns(1)
    table.acts()
    table.chooses("Go east: Meadow")
    assert not table.offers_any("Light")
    table.owns(1, 3)
    assert table.offers_any("Light")
    table.below("U09", 1)
    assert not table.offers_any("Light")
    table.below("U12", 0)
    assert not table.offers_any("Light")


def test_a_discoverer_comes_before_the_damage() -> None:
    """HT-6.17, HT-6.21, HT-7.7, HT-D.7, HT-A.18, HT-R19  At the last heart, too: teeth are kept."""
    table = Quest()
    table.below("U05")
    table.arms("U06")
    table.holds("R10")
    table.hero().hearts = 1
    table.acts()
    table.chooses("Go to skull hex 6")
    assert table.hero().hearts == 1
    decision = table.decision()
    assert decision.default(table.state, FastChance(1)) == decision.options(table.state)[0]
    table.script(0, 0, 0, 0)
    table.chooses("Show: The mapmaker I")
    assert (table.points(), table.hero().hearts, table.place()) == (2, 5, (0, 0))


def test_no_discoverer_on_a_disarmed_trap() -> None:
    """HT-R19  Nobody is asked."""
    table = Quest()
    table.below("U05")
    table.holds("R10 R11")
    table.acts()
    table.chooses("Go to skull hex 6")
    assert (table.hero().hearts, table.ap, table.hand()) == (5, 3, ["R10", "R11"])
    assert not table.offers_any("Show")


def test_slayers() -> None:
    """HT-6.19, HT-6.21, HT-D.8, HT-A.19, HT-R20  Two teeth besides the monster's, now or never."""
    table = Quest()
    table.below("U12")
    table.monster("ulumu", "U15", 1)
    table.holds("R07 R08")
    table.acts()
    table.script(5, 0)
    table.chooses("Attack Ulumu")
    assert table.points() == 1
    assert table.offers() == ["Show: Bane of Ulumu", "Show nothing"]
    assert table.decision().default(table.state, FastChance(1)) == MISSION_IDS.index("R07")
    table.chooses("Show nothing")
    assert (table.points(), table.hand()) == (1, ["R07", "R08"])
    assert not table.offers_any("Show")


def test_who_holds_no_card_is_asked_as_well() -> None:
    """HT-R58, HT-D.7, HT-D.8  Unless everyone sees that no such card can be in the hand."""
    for held, discarded, asked in (
        ("R01", "", True),
        ("", "", False),
        ("R01", "R07", False),
        ("R01", "R08", True),
    ):
        table = Quest()
        table.below("U12")
        table.monster("ulumu", "U15", 1)
        table.holds(held)
        for id in discarded.split():
            card = MISSION_IDS.index(id)
            table.state.pile.hidden_cards.remove(card)
            table.state.discard.append(card)
        table.acts()
        table.script(5, 0)
        table.chooses("Attack Ulumu")
        assert (table.offers() == ["Show nothing"]) == asked


def test_missions_only_in_the_own_turn() -> None:
    """HT-6.4  Another's thief or delivery is not offered meanwhile."""
    table = Quest()
    table.holds("R12 B01", 1)
    table.packs("apple", 1)
    table.owns(0, 1)
    table.owns(1, 1)
    table.acts(0)
    assert table.asked() == 0
    assert not table.offers_any("Light")
    assert not table.offers_any("Deliver")


def test_rewards_with_change() -> None:
    """HT-6.8, HT-R18  Two teeth from a reserve that has none small: a precious one."""
    table = Quest()
    table.at("laboratory")
    table.holds("R01")
    table.packs("sword1")
    table.owns(1, *[1] * 29)
    table.acts()
    table.chooses("Deliver: A blade for the tinkerer")
    assert table.teeth() == [2]
