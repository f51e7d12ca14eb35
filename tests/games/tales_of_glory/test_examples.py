"""Tales of Glory: the worked examples of the catalogue, with their figures."""

from __future__ import annotations

import pytest

from donjon import FastChance
from donjon.games.tales_of_glory.content.tables import ROUNDS
from donjon.games.tales_of_glory.model.state import TalesOfGlory
from donjon.games.tales_of_glory.rules.gains import FROM_TILE, Receive
from donjon.games.tales_of_glory.rules.multipliers import surrounded_tiles
from donjon.games.tales_of_glory.rules.player_zone import closed_chests
from donjon.games.tales_of_glory.rules.preparation import Prepare
from donjon.games.tales_of_glory.rules.scoring import FinalCount
from donjon.games.tales_of_glory.rules.take_tiles import ChangeFirstPlayer
from donjon.games.tales_of_glory.rules.turn import PlayTiles
from donjon.kernel.rules.state import apply_choice, first_decision, run_until_choice
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario, gain_of, tile_number

ALICE, BOB, CHARLIE, DAN = range(4)
EIGHT = "A1-01 A1-02 A1-03 A1-04 A1-05 A1-06 A1-07 A1-08"


def test_the_hero_with_seven_potions_and_four_coins() -> None:
    """TG-E1, TG-1.8  Nothing comes from its chests."""
    for seed in range(60):
        s = GAME.new_state(2, GAME.check_options({}, 2), FastChance(seed))
        run_until_choice(s)
        assert isinstance(s, TalesOfGlory)
        for player in s.players:
            if player.hero == tile_number("H2"):
                assert (player.potions, player.coins, player.combat, player.magic) == (7, 4, 0, 0)
                assert len(closed_chests(player)) == 2
                return
    raise AssertionError("the Shaman was never dealt")


def test_taking_and_catching_up() -> None:
    """TG-E2, TG-5.1, TG-5.4  Slots 3, 3, 4, 3: Bob and Dan come too late, Bob acts first."""
    scenario = TalesOfGloryScenario(4)
    scenario.set_display(EIGHT)
    scenario.selects(3, 3, 4, 3)
    assert scenario.slots_taken() == [3, 0, 4, 0]
    assert scenario.catches_up(2) == BOB
    assert scenario.catches_up(7) == DAN
    assert scenario.slots_taken() == [3, 2, 4, 7]


def test_the_first_player_changes() -> None:
    """TG-E3, TG-6.3, TG-2.5  Alice has the lowest slot but holds the token: it goes to Dan."""
    scenario = TalesOfGloryScenario(4)
    scenario.set_display(EIGHT)
    scenario.selects(1, 8, 5, 8)
    assert scenario.catches_up(3) == DAN
    assert scenario.state.first == DAN
    order: list[int] = []
    for seat in range(4):
        scenario.set_goods(seat, coins=9, potions=9, combat=9, magic=9)
        scenario.set_quests("Q01", seat)  # so that everyone is asked
    scenario.happens(PlayTiles())
    while not scenario.is_idle:
        seat = scenario.decision().seat
        order += [seat] if order[-1:] != [seat] else []
        first = (
            scenario.offers_starting_with("Discard")
            or scenario.offers_starting_with("End")
            or scenario.offers()
        )
        scenario.chooses(first[0])
    assert order == [DAN, ALICE, BOB, CHARLIE]


def test_a_payment_with_reinforcement_in_the_wild_lands() -> None:
    """TG-E4, TG-I5, TG-I9, TG-8.4, TG-8.6  One coin, two potions; or two and one."""
    for paid, left in (("1 coin, 2 potions", (2, 0)), ("2 coins, 1 potion", (1, 1))):
        scenario = TalesOfGloryScenario(4)
        scenario.set_goods(coins=3, potions=2, combat=1)
        scenario.set_taken_tile("A2-09", 6)
        scenario.begins_turn()
        scenario.chooses(f"Lay Monster Hunter at 1 north (pay {paid})")
        assert (scenario.player().coins, scenario.player().potions) == left
        assert scenario.player().combat == 1


def test_two_characters_side_by_side() -> None:
    """TG-E5, TG-10.7  Their facing edges are bare, and each has a Connection elsewhere."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-16", 1, 0)
    scenario.place_tile("A1-07", 0, 1)
    assert (1, 1) in scenario.legal_cells("A1-06")


def test_a_connector_against_a_bare_edge() -> None:
    """TG-E6, TG-10.5  The hero shows a connector downwards, the sword has none above."""
    scenario = TalesOfGloryScenario()
    assert (0, -1) not in scenario.legal_cells("A1-15")


def test_bare_edges_alone_are_no_connection() -> None:
    """TG-E7, TG-10.4  The grimoire would touch the Barbarian by bare edges only."""
    scenario = TalesOfGloryScenario()
    scenario.set_hero("H3")
    assert (0, 1) not in scenario.legal_cells("A1-16")
    assert scenario.legal_cells("A1-16") == [(0, -1), (-1, 0), (1, 0)]


def test_a_place_is_paid_by_the_right_neighbour() -> None:
    """TG-E8, TG-14.2, TG-14.3, TG-14.5  1 from any tile, 3 from a Treasure, nothing from others."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A2-13", 0, 1)
    scenario.lays_tile("A1-02", -1, 1)
    assert scenario.player().magic == 1
    scenario.lays_tile("A1-16", 1, 1)
    assert scenario.player().from_edges == 3
    scenario.lays_tile("A1-07", 0, 2)
    assert scenario.player().from_edges == 3
    assert scenario.view().players[0].zone[1].edges == ["void", "paid", "paid", "paid"]


def test_one_and_one_for_each_monster() -> None:
    """TG-E9, TG-15.1, TG-15.9  3 and 3 with three Monsters, nothing without any."""
    scenario = TalesOfGloryScenario()
    scenario.receives(gain_of("A2-09"))
    assert scenario.goods() == (0, 0, 0, 0, 0)
    scenario.place_tile("A1-03", 0, 1)
    scenario.place_tile("A1-01", 1, 0)
    scenario.place_tile("A1-05", -1, 0)
    scenario.receives(gain_of("A2-09"))
    assert scenario.goods() == (0, 0, 3, 3, 0)


def test_the_barbarian_counts_at_the_end() -> None:
    """TG-E10, TG-13.8, TG-17.7  Nothing when laid with 4 Monsters; 10 at the end with 5."""
    scenario = TalesOfGloryScenario()
    for at, id in enumerate(["A1-01", "A1-02", "A1-03", "A1-04"]):
        scenario.place_tile(id, 5, at)
    scenario.lays_tile("A3-06", 0, -1)
    assert scenario.goods() == (0, 0, 0, 0, 0)
    scenario.place_tile("A1-05", 5, 4)
    scenario.happens(FinalCount())
    assert scenario.player().from_end == 10


def test_where_the_key_of_a_connection_may_go() -> None:
    """TG-E11, TG-11.4, TG-R13  Either hero chest, the Treasure's or the Monster's, nowhere else."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A1-15", 1, 0)
    scenario.place_tile("A1-05", -1, 0)
    scenario.lays_tile("A2-03", 1, -1)
    assert scenario.offers() == [
        "Open the chest of Paladin: 3 coins",
        "Open the chest of Paladin: 2 potions",
        "Open the chest of Rusty Sword: 2 coins",
        "Open the chest of Cave Troll: 3 coins",
    ]


@pytest.mark.parametrize(
    ("seats", "left", "gone", "kept"),
    [
        (4, [2, 3, 6, 8], [2], [3, 6, 8]),
        (2, [1, 2, 5, 6], [1, 2, 5], [6]),
        (3, [2, 4, 5], [2, 4], [5]),
        (5, [3, 7, 8], [], [3, 7, 8]),
    ],
)
def test_the_next_round_is_prepared(
    seats: int, left: list[int], gone: list[int], kept: list[int]
) -> None:
    """TG-E12, TG-E13, TG-16.2, TG-16.3, TG-16.4, TG-R40  Discard, slide, five new tiles."""
    scenario = TalesOfGloryScenario(seats)
    slots = 6 if seats < 4 else 8
    full = EIGHT.split()[:slots]
    scenario.set_display(" ".join([id if slot in left else "-" for slot, id in enumerate(full, 1)]))
    scenario.state.discard = []
    scenario.state.chance = FastChance(1)
    before = [pile.size() for pile in scenario.state.piles]
    scenario.happens(Prepare())
    assert scenario.display()[: len(kept)] == [full[slot - 1] for slot in kept]
    assert scenario.state.discard == [tile_number(full[slot - 1]) for slot in gone]
    assert "-" not in scenario.display()
    assert len(scenario.display()) == slots
    assert sum(before) - sum([pile.size() for pile in scenario.state.piles]) == 5


def test_the_legal_cells_beside_the_paladin() -> None:
    """TG-E14, TG-11.1, TG-11.2  Exactly two; one of them forms a Key."""
    scenario = TalesOfGloryScenario()
    assert scenario.legal_cells("A1-01") == [(0, -1), (1, 0)]
    scenario.lays_tile("A1-01", 1, 0)
    assert scenario.offers() == [
        "Open the chest of Paladin: 3 coins",
        "Open the chest of Paladin: 2 potions",
        "Open the chest of Cellar Rats: 2 coins",
    ]
    other = TalesOfGloryScenario()
    other.lays_tile("A1-01", 0, -1)
    assert other.is_idle
    assert other.open_chest_tiles() == []


def test_a_temple_and_its_neighbours() -> None:
    """TG-E15, TG-14.4  3 Magic, 11 Prestige and 1 coin in the end, tile by tile."""
    scenario = TalesOfGloryScenario()
    scenario.lays_tile("A2-13", 0, 1)
    assert scenario.goods() == (0, 0, 0, 0, 2)
    scenario.lays_tile("A1-16", 1, 1)
    assert scenario.goods() == (0, 1, 0, 0, 5)
    scenario.lays_tile("A1-07", 0, 2)
    assert scenario.goods() == (0, 2, 0, 0, 7)
    scenario.lays_tile("A1-02", -1, 1)
    assert scenario.goods() == (0, 3, 0, 1, 11)


def test_a_surcharge_that_only_a_coin_can_pay() -> None:
    """TG-E16, TG-8.5, TG-8.7  Four potions and a coin; with three potions it is discarded."""
    scenario = TalesOfGloryScenario(4)
    scenario.set_goods(combat=1, coins=1, potions=4)
    scenario.set_taken_tile("A2-06", 5)
    scenario.begins_turn()
    assert {label.partition(" (")[2] for label in scenario.offers_starting_with("Lay")} == {
        "pay 1 coin, 4 potions)"
    }
    scenario.chooses("Lay Minotaur at 1 south (pay 1 coin, 4 potions)")
    assert scenario.goods() == (1, 0, 0, 0, 8)
    poor = TalesOfGloryScenario(4)
    poor.set_goods(combat=1, coins=1, potions=3)
    poor.set_taken_tile("A2-06", 5)
    poor.begins_turn()
    assert tile_number("A2-06") in poor.state.discard
    assert (poor.player().coins, poor.player().potions) == (2, 4)


def test_a_discard_from_the_wild_lands() -> None:
    """TG-E17, TG-9.2, TG-9.3  No surcharge is due: a coin, a potion, a Key for any closed chest."""
    scenario = TalesOfGloryScenario(4)
    scenario.place_tile("A1-05", -1, 0)
    scenario.set_taken_tile("A1-01", 8)
    scenario.begins_turn()
    assert (scenario.player().coins, scenario.player().potions) == (1, 1)
    assert len(scenario.offers_starting_with("Open the chest")) == 3


def test_keys_and_the_surrounded_hero() -> None:
    """TG-E18, TG-15.7  0, 0, 1, 1 Keys; the hero is surrounded; 3 of 5 chests stay closed."""
    scenario = TalesOfGloryScenario()
    scenario.set_hero("H2")
    scenario.lays_tile("A1-03", 0, 1)
    scenario.lays_tile("A1-04", 1, 0)
    assert scenario.open_chest_tiles() == []
    scenario.lays_tile("A2-03", 0, -1)
    scenario.chooses("Open the chest of Cave Troll: 3 coins")
    scenario.lays_tile("A1-05", -1, 0)
    scenario.chooses("Open the chest of Shaman: 3 coins")
    assert scenario.open_chest_tiles() == ["H2", "A2-03"]
    assert surrounded_tiles(scenario.player()) == 1
    assert len(closed_chests(scenario.player())) == 3


def test_coins_by_threes() -> None:
    """TG-E19, TG-15.6  Eight coins: 2 and twice 2 Prestige, and nothing is spent."""
    scenario = TalesOfGloryScenario()
    scenario.set_goods(coins=8)
    scenario.lays_tile("Q01", 0, 1)
    assert (scenario.player().prestige, scenario.player().coins) == (6, 8)


def test_majorities_and_the_queen() -> None:
    """TG-E20, TG-17.4, TG-R27, TG-15.5  Combat is shared, and so are the potions that nobody has;
    the Queen gives 9.
    """
    scenario = TalesOfGloryScenario()
    scenario.set_goods(0, combat=3, magic=1, coins=5)
    scenario.set_goods(1, combat=3, magic=2, coins=1)
    scenario.place_tile("A3-09", 0, -1)
    scenario.happens(FinalCount())
    assert [player.from_majorities for player in scenario.state.players] == [12, 12]
    rows = scenario.score_rows()
    assert rows["Majority: Combat"] == [4, 4]
    assert rows["Majority: Magic"] == [0, 4]
    assert rows["Majority: potions"] == [4, 4]
    assert rows["Majority: coins"] == [4, 0]
    assert rows["At the end: Queen"] == [9, None]
    assert rows["Prestige"] == [21, 12]


def test_the_bard_counts_itself() -> None:
    """TG-E21, TG-R18  With two other Characters it gives 6 Prestige."""
    scenario = TalesOfGloryScenario()
    for at, id in enumerate(["A2-12", "A1-06", "A1-07"]):
        scenario.place_tile(id, 0, at + 1)
    scenario.happens(FinalCount())
    assert scenario.player().from_end == 6


def test_a_key_without_a_chest_is_lost() -> None:
    """TG-E22, TG-12.6  Another tile's closed chest does not help."""
    scenario = TalesOfGloryScenario()
    scenario.open_chest("H1", 0)
    scenario.open_chest("H1", 1)
    scenario.place_tile("A1-05", -1, 0)
    scenario.place_tile("A1-17", 0, 1)
    scenario.lays_tile("A1-18", 1, 1)
    assert scenario.is_idle
    assert scenario.open_chest_tiles() == ["H1", "H1"]
    assert scenario.player().keys_lost == 1
    assert "has no chest for the Key; it is lost." in scenario.log_lines()


def test_the_token_by_a_gain() -> None:
    """TG-E23, TG-7.8, TG-13.9  The last in the play order has it, and cannot keep it next time."""
    alice, bob, dan = 0, 1, 2
    scenario = TalesOfGloryScenario(3)
    scenario.state.first = dan
    for seat, id in ((alice, "A1-08"), (bob, "A1-09"), (dan, "A1-17")):
        scenario.set_goods(seat, coins=1)
        scenario.set_taken_tile(id, 1, seat)
    scenario.happens(PlayTiles())
    order = []
    while not scenario.is_idle:
        order.append(scenario.decision().seat)
        scenario.chooses((scenario.offers_starting_with("Lay") or scenario.offers())[0])
    assert [seat for at, seat in enumerate(order) if seat not in order[:at]] == [dan, alice, bob]
    assert scenario.state.first == bob
    for seat, slot in ((alice, 2), (bob, 1), (dan, 3)):
        scenario.player(seat).slot = slot
    scenario.happens(ChangeFirstPlayer())
    assert scenario.state.first == alice


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_piles_are_empty_in_the_last_round(seats: int) -> None:
    """TG-E24, TG-16.8, TG-17.1  The display is full and the game is not over."""
    s = GAME.new_state(seats, GAME.check_options({}, seats), FastChance(seats))
    assert isinstance(s, TalesOfGlory)
    chance = FastChance(9)
    while s.round < ROUNDS:
        options = run_until_choice(s)
        assert options
        if s.round < ROUNDS:
            apply_choice(s, first_decision(s), options[chance.below(len(options))])
            run_until_choice(s)
    assert [pile.size() for pile in s.piles] == [0, 0, 0]
    assert 255 not in s.display[1:]
    assert run_until_choice(s)


def test_a_tile_pays_for_a_quest() -> None:
    """TG-E25, TG-R30, TG-18.8  The purse first; then three of the five coins for the trial."""
    scenario = TalesOfGloryScenario(quests=True)
    scenario.set_goods(coins=1)
    scenario.set_quests("Q13")
    scenario.set_taken_tile("A1-17", 2)
    scenario.begins_turn()
    assert scenario.offers_starting_with("Lay The Champion’s Trial") == []
    scenario.chooses("Lay Forgotten Purse at 1 north (pay nothing)")
    assert scenario.player().coins == 5
    scenario.chooses(scenario.offers_starting_with("Lay The Champion’s Trial")[0])
    if not scenario.is_idle and scenario.offers_starting_with("Open"):
        scenario.chooses(scenario.offers()[1])
    assert scenario.player().coins == 2
    assert scenario.player().quests.size() == 0


def test_two_places_face_each_other() -> None:
    """TG-E26, TG-14.7, TG-R20  Two potions from the inn; the arena's connector is lost for good."""
    scenario = TalesOfGloryScenario()
    scenario.place_tile("A2-15", 0, 1)
    scenario.lays_tile("A1-11", 1, 1)
    assert scenario.goods() == (0, 0, 2, 0, 0)
    assert scenario.view().players[0].zone[1].edges[1] == "void"


def test_receiving_needs_no_question() -> None:
    """TG-13.5  Gains are received unasked."""
    scenario = TalesOfGloryScenario()
    scenario.happens(Receive(0, gain_of("A1-18"), 0, FROM_TILE))
    assert scenario.goods() == (0, 0, 3, 1, 0)
