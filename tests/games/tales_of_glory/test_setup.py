"""Tales of Glory chapter 1: the table before the first round."""

from __future__ import annotations

from itertools import product

import pytest

from donjon import BadOptions, FastChance, Match
from donjon.games.tales_of_glory.content.cell_grid import CENTRE
from donjon.games.tales_of_glory.content.tables import OF_SET, SET, SLOTS
from donjon.games.tales_of_glory.model.state import SELECT, TalesOfGlory
from donjon.games.tales_of_glory.rules.player_zone import closed_chests
from donjon.games.tales_of_glory.words.names import TILE_NAMES
from donjon.kernel.rules.state import open_decisions, run_until_choice
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario, tile_number

GOODS = {  # Combat, Magic, potions, coins
    "H1": (1, 1, 2, 3),
    "H2": (0, 0, 7, 4),
    "H3": (2, 0, 2, 1),
    "H4": (1, 0, 2, 5),
    "H5": (0, 2, 1, 4),
}


def new(seats: int, seed: int = 1, **options: object) -> TalesOfGlory:
    s = GAME.new_state(seats, GAME.check_options(options, seats), FastChance(seed))
    run_until_choice(s)
    assert isinstance(s, TalesOfGlory)
    return s


@pytest.mark.parametrize("seats", [1, 6])
def test_only_two_to_five_play(seats: int) -> None:
    """TG-1.1  There is no solo game."""
    with pytest.raises(BadOptions):
        Match(GAME, seats, 1)


@pytest.mark.parametrize(
    ("seats", "slots", "removed"), [(2, 6, 2), (3, 6, 2), (4, 8, 0), (5, 8, 0)]
)
def test_the_table_for_each_number_of_players(seats: int, slots: int, removed: int) -> None:
    """TG-1.2, TG-1.3, TG-1.5, TG-1.9, TG-R6, TG-22.1  Slots, removed tiles, ten left of Age 1."""
    s = new(seats)
    assert len(s.display) - 1 == slots == SLOTS[seats]
    assert all(SET[tile] == 1 for tile in s.display[1:])
    assert len(s.discard) == removed
    assert all(SET[tile] == 1 for tile in s.discard)
    assert [pile.size() for pile in s.piles] == [10, 20, 15]
    assert sorted(s.display[1:] + s.discard + s.piles[0].hidden_cards) == OF_SET[1]
    assert (s.round, s.phase) == (1, SELECT)
    assert Match(GAME, seats, 1).view(None).discarded_each_round == 5 - seats


def test_what_the_setup_draws_is_told() -> None:
    """TG-1.5, TG-1.7, TG-1.9  Removed tiles, heroes, and the tile of every slot."""
    match = Match(GAME, 2, 5)
    s = match.state()
    assert isinstance(s, TalesOfGlory)
    messages = [event.message for event in match.journal(None)]
    for key, tiles in (
        ("tg-log-removed", s.discard),
        ("tg-log-hero", [player.hero for player in s.players]),
        ("tg-log-comes", s.display[1:]),
    ):
        names = [message.args["tile"] for message in messages if message.key == key]
        assert sorted(names, key=repr) == sorted([TILE_NAMES[tile] for tile in tiles], key=repr)


def test_the_discard_face() -> None:
    """TG-1.6  Five less the players."""
    faces = [Match(GAME, seats, 1).view(0).discarded_each_round for seats in (2, 3, 4, 5)]
    assert faces == [3, 2, 1, 0]


def test_piles_and_heroes_are_shuffled() -> None:
    """TG-1.3, TG-1.7  Every hero comes, and every tile lies on slot 1, in some match or other."""
    heroes, first = set(), set()
    for seed in range(150):
        s = new(5, seed)
        heroes.add(s.players[0].hero)
        first.add(s.display[1])
        assert len({player.hero for player in s.players}) == 5
    assert heroes == set(OF_SET[0])
    assert first == set(OF_SET[1])


def test_heroes_bring_their_goods() -> None:
    """TG-1.7, TG-1.8, TG-13.11, TG-R42  At the centre of an empty zone, both chests closed."""
    for seed in range(10):
        for player in new(5, seed).players:
            [id] = [id for id in GOODS if tile_number(id) == player.hero]
            assert (player.combat, player.magic, player.potions, player.coins) == GOODS[id]
            assert player.cells == [CENTRE]
            assert len(closed_chests(player)) == 2
            assert player.prestige == 0


def test_starting_gains_are_told_in_the_order_of_the_seats() -> None:
    """TG-1.8  All heroes are dealt, then each seat reads what it begins with, from the first on."""
    events = Match(GAME, 4, 3).journal(None)
    heroes = [event.seat for event in events if event.message.key == "tg-log-hero"]
    gains = [event.seat for event in events if event.message.key == "tg-log-gains"]
    assert heroes == gains == [0, 1, 2, 3]


def test_without_quests_they_stay_in_the_box() -> None:
    """TG-1.4  Nobody has any."""
    s = new(3)
    assert [player.quests.size() for player in s.players] == [0] * 3


def beginners(names: list[str], bots: list[int], **options: object) -> set[int]:
    """The seats that begin in many matches of three."""
    people = ["" if seat in bots else name for seat, name in enumerate(names)]
    return {
        Match(GAME, 3, seed, {**options}, names, people=people).view(None).first
        for seed in range(40)
    }


@pytest.mark.parametrize(
    ("names", "bots", "first"),
    [
        (["Al 12345", "Bernadette", "Cy-cy-cy!"], [], {1}),
        (["Anna", "Bert", "Cy"], [], {0, 1}),  # equals: by lot
        (["Cy", "Greedy B", "Greedy C"], [1, 2], {0}),  # a bot's label is no name
        (["Cy", "Random B", "Anna"], [1], {2}),
        (["Al", "", ""], [], {0}),  # who has no name cannot have the longest
        (["", "Greedy B", "Greedy C"], [1, 2], {0, 1, 2}),  # nobody has one: all, by lot
        (["Greedy A", "Greedy B", "Greedy C"], [0, 1, 2], {0, 1, 2}),
        (["007", "?", "Cy"], [], {2}),
        ([], [], {0, 1, 2}),
        (["Al Alexandrovich", "Anna", "Bo"], [], {1}),  # the first name alone counts
        (["D'Artagnan", "Jean-Luc P", "12 Al"], [], {0}),
        (["42 Alexandra", "Anna", "Bo"], [], {0}),
    ],
)
def test_the_longest_first_name_among_people_begins(
    names: list[str], bots: list[int], first: set[int]
) -> None:
    """TG-1.10, TG-R5  Counted in letters; of equals, or where no person has a name, by lot."""
    assert beginners(names, bots) == first


def test_a_table_may_draw_who_begins() -> None:
    """TG-R5  By the option among all, whatever they are called."""
    assert beginners(["A", "Greedy B", "Cleo"], [1], first_player="random") == {0, 1, 2}


def test_why_somebody_begins_is_told() -> None:
    """TG-1.10, TG-R5  By the name, or by lot."""
    for names, words in (
        (["Bo", "Anna"], "has the longest first name and takes the First Player token."),
        (["Bert", "Anna"], "is chosen at random and takes the First Player token."),
    ):
        match = Match(GAME, 2, 3, names=names)
        events = [event for event in match.journal(None) if match.translate(event.message) == words]
        assert [event.seat for event in events] == [match.view(None).first]


def test_the_majorities_are_for_the_end() -> None:
    """TG-1.11, TG-21.1  Nobody has a majority token, and the supply has no end."""
    scenario = TalesOfGloryScenario()
    assert [player.majorities for player in scenario.state.players] == [0, 0]
    scenario.set_goods(coins=500, potions=500)
    scenario.discards("A1-01")
    assert (scenario.player().coins, scenario.player().potions) == (501, 501)


def test_all_options_can_be_combined() -> None:
    """TG-18.1, TG-R27, TG-R29, TG-R30, TG-R37  Every combination begins with a question to all."""
    for quests, parallel, last, one in product([False, True], repeat=4):
        s = new(4, quests=quests, parallel=parallel, gains_last=last, majority_needs_one=one)
        assert len(open_decisions(s)) == 4
    with pytest.raises(BadOptions):
        GAME.check_options({"tie_break": "coin-coin-coin-coin"}, 2)
