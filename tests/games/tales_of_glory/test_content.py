"""Tales of Glory's content: what the file says, and what a wrong file is told."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from donjon.games.tales_of_glory import GAME
from donjon.games.tales_of_glory.checks import read
from donjon.games.tales_of_glory.content import (
    CHEST_TILE,
    CONNECTOR,
    CONTENT,
    FILE,
    FIRST_WILD,
    GAIN,
    HALF_KEY,
    KEPT,
    MAJORITY_PRESTIGE,
    OF_SET,
    SLOTS,
    TILES,
)
from donjon.games.tales_of_glory.item import COIN, PER_MONSTER, POTION, PRESTIGE
from donjon.kernel.errors import BadContent
from tests.games.tales_of_glory.table import gain_of, number

TEXT = FILE.read_text(encoding="utf-8")
RESOURCES = ["combat", "magic", "potion", "coin"]


def tile_text(id: str) -> str:
    """A tile's entry in the file."""
    start = TEXT.index(f'id = "TG-{id}"')
    end = TEXT.find("[[tile]]", start)
    return TEXT[start : end if end > 0 else len(TEXT)]


def told(tmp_path: Path, text: str) -> str:
    """What is said of a wrong file."""
    path = tmp_path / "tales_of_glory.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read(path)
    assert error.value.say("fr")
    return str(error.value)


def changed(id: str, old: str, new: str) -> str:
    """The file with a change in one tile."""
    entry = tile_text(id)
    assert old in entry
    return TEXT.replace(entry, entry.replace(old, new, 1))


@pytest.mark.parametrize(
    ("id", "old", "new", "words"),
    [
        ("A1-02", 'id = "TG-A1-02"', 'id = "TG-A1-01"', "stands twice"),
        ("A1-02", "Goblin Scouts", "Cellar Rats", "stands twice"),
        ("A1-02", 'set = "age1"', 'set = "age2"', "the order is"),
        ("A1-02", 'set = "age1"', 'set = "age9"', "Invalid enum value 'age9'"),
        ("A1-02", 'kind = "coin", n = 1', 'kind = "gold", n = 1', "Invalid enum value 'gold'"),
        ("A1-02", 'kind = "coin", n = 1', 'kind = "coin", n = 0', "0 coin"),
        ("A1-02", 'type = "monster"', 'type = "quest"', "'quest' instead of monster"),
        ("A1-02", "combat = 2", "combat = 2, magic = 1, coin = 1", "at most 2 elements"),
        ("A1-02", "combat = 2", "gems = 2", "gems"),
        ("A1-06", "combat", "prestige", "17 printed, not 18"),
        ("A1-01", "chests = [[{", "chests = [[], [{", "empty"),
        ("A1-01", 'chests = [[{ kind = "coin", n = 2 }]]', "chests = []", "29 printed, not 30"),
        ("H1", 'potion", n = 2 }]]', 'coin", n = 3 }]]', "like another chest"),
        ("H1", ', [{ kind = "potion", n = 2 }]]', "]", "1 instead of 2"),
        ("Q01", "chests = []", 'chests = [[{ kind = "coin", n = 1 }]]', "a quest has no chest"),
        ("A1-10", 'kind = "coin", n = 2', 'kind = "key", n = 1', "a key or an end gain in a chest"),
        ("A1-02", '"plain"', '"gain"', "go together"),
        (
            "A1-02",
            '{ kind = "plain" }',
            '{ kind = "gain", gain = [{ kind = "coin", n = 1 }] }',
            "only places",
        ),
        (
            "A1-02",
            '{ kind = "plain" }',
            '{ kind = "plain", need = "place" }',
            "a condition without",
        ),
        ("A1-11", 'need = "character", ', "", "a key without a condition"),
        ("A1-11", 'kind = "coin", n = 2', 'kind = "coin", n = 2, per = "place"', "on a connector"),
        ("A3-10", 'per = "key"', 'per = "closed_chest"', "stands on quests only"),
        ("Q07", '{ kind = "plain" }', '{ kind = "half_key" }', "TG-R15"),
        ("A3-09", ', per = "majority", when = "end"', ', per = "majority"', "at the end only"),
        ("A3-09", 'kind = "prestige", n = 3', 'kind = "coin", n = 3', "only prestige"),
    ],
)
def test_a_wrong_tile_is_named_with_its_field(
    tmp_path: Path, id: str, old: str, new: str, words: str
) -> None:
    """TG-R15, TG-21.2  Ids, kinds, costs, budgets: each is refused with file, entry, reason."""
    message = told(tmp_path, changed(id, old, new))
    assert words in message
    assert "tales_of_glory.toml" in message


def test_a_tile_without_connector_is_refused(tmp_path: Path) -> None:
    entry = tile_text("A3-03")
    bare = entry.replace('"half_key"', '"none"')
    assert "no connector" in told(tmp_path, TEXT.replace(entry, bare))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("age1 = 18", "age1 = 17", "18 tiles instead of 17"),
        ("total = 74", "total = 75", "instead of the total"),
        ('denominations = { "1" = 30 }', 'denominations = { "1" = 29 }', "30 printed, not 29"),
        ('kind = "prestige"\ndenominations', 'kind = "glory"\ndenominations', "no 'prestige'"),
        ("kept_slots = 1", "kept_slots = 2", "not refilled"),
        ("wild = [4, 5, 6]", "wild = [3, 5, 6]", "not the last slots"),
        ("{ slot = 1, x = 0, y = 0 }", "{ slot = 9, x = 0, y = 0 }", "not the slots 1 to 6"),
        ("discard_per_round = 3", "discard_per_round = 4", "not five less the seats"),
        ("age1_removed = 2", "age1_removed = 1", "tiles are needed"),
        ("cards = [1, 2, 3, 4, 5, 6]", "cards = [1, 2, 3, 4, 5]", "not 1 to 6"),
        ('board = "six"', 'board = "seven"', "no board 'seven'"),
        ("[players.5]", "[players.6]", "not one entry for each"),
        ('tie_break_order = ["combat", ', 'tie_break_order = ["coin", ', "not each of"),
        ("quests_kept = 2", "quests_kept = 1", "not one less"),
        ("quests_dealt = 3 ", "quests_dealt = 4 ", "not one less"),
        ('[[selection_set]]\nhero = "TG-H5"', '[[selection_set]]\nhero = "TG-H4"', "one set"),
        ("rounds = 10", "rounds = eleven", "Invalid value"),
    ],
)
def test_a_wrong_table_is_named_with_its_field(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    """TG-1.6, TG-16.8  Counts, boards, numbers of seats, supplies."""
    assert old in TEXT
    assert words in told(tmp_path, TEXT.replace(old, new, 1))


def test_too_few_quests_or_heroes(tmp_path: Path) -> None:
    text = TEXT.replace("quests_dealt = 3 ", "quests_dealt = 4 ").replace(
        "quests_kept = 2 ", "quests_kept = 3 "
    )
    assert "too few to deal" in told(tmp_path, text)


def test_the_tiles_are_counted() -> None:
    """TG-R2, TG-R3, TG-1.3, TG-21.2  18, 20, 15, 16 and 5 tiles; 30 chests, 18 of each skill."""
    assert [len(OF_SET[at]) for at in range(5)] == [5, 18, 20, 15, 16]
    assert len(CHEST_TILE) == 30
    assert list(CONNECTOR).count(HALF_KEY) == 64


def test_which_game_it_is() -> None:
    """TG-R1  Title, designer, publisher, year."""
    game = CONTENT.game
    assert GAME.title("en") == GAME.title("fr") == game.title == "Tales of Glory"
    assert (game.designer, game.publisher, game.year) == ("Romain Chastan", "Ankama", 2018)


def test_boards_and_slots() -> None:
    """TG-1.2, TG-8.6, TG-16.3  Six or eight slots, their Wild Lands, and what is kept."""
    assert SLOTS[2:] == [6, 6, 8, 8]
    assert FIRST_WILD[2:] == [4, 4, 5, 5]
    assert KEPT[2:] == [1, 1, 3, 3]


def tokens() -> dict[str, Any]:
    return {entry["kind"]: entry for entry in tomllib.loads(TEXT)["token"]}


def test_the_icons_of_supply_and_cost() -> None:
    """TG-I1, TG-I2, TG-I3, TG-I13  The kinds of tokens, of costs and of gains with amounts."""
    assert set(tokens()) == {*RESOURCES, "prestige", "key", "majority", "first_player"}
    assert set(CONTENT.tile[0].cost.__struct_fields__) == set(RESOURCES)
    assert tokens()["coin"]["denominations"] == {"1": 25, "3": 10}
    assert tokens()["prestige"]["denominations"] == {"1": 40, "5": 20, "10": 25}


def test_the_icons_of_surcharge_and_discard() -> None:
    """TG-I4, TG-I6, TG-I7  A coin or a potion; a coin, a potion and a Key; four Prestige."""
    assert CONTENT.game.wild_surcharge.payable_in == ["coin", "potion"]
    kinds = [(item.kind, item.n) for item in CONTENT.game.discard_compensation]
    assert kinds == [("coin", 1), ("potion", 1), ("key", 1)]
    assert MAJORITY_PRESTIGE == 4


def test_the_icons_of_the_tiles_in_the_book() -> None:
    """TG-I8, TG-I10, TG-I11, TG-I12, TG-I18  Barbarian, hunter, temple, the Shaman's chests."""
    [_, end] = gain_of("A3-06")
    assert (end.kind, end.n, end.per, end.at_end) == (PRESTIGE, 2, PER_MONSTER, True)
    pairs = [(item.kind, item.n) for item in gain_of("A2-09") if item.per == PER_MONSTER]
    assert pairs == [(COIN, 1), (POTION, 1)]
    temple = TILES[number("A2-13")].sides
    assert (temple.w.gain[0].n, temple.w.need) == (1, None)
    assert (temple.e.gain[0].n, temple.e.need, temple.n.need) == (3, "treasure", "treasure")
    assert [chest[0].n for chest in TILES[number("H2")].chests] == [3, 1]
    troll = TILES[number("A2-03")]
    assert (troll.cost.combat, troll.gain[0].n, troll.chests[0][0].n) == (4, 7, 3)


def test_multipliers_stand_where_their_icons_do() -> None:
    """TG-I14, TG-I15  Banner and reserve: all twelve multipliers occur, four on Quests alone."""
    on_ages = {item.per for tile in TILES for item in tile.gain if tile.set != "quest"}
    on_quests = {item.per for tile in TILES for item in tile.gain if tile.set == "quest"}
    assert {"combat", "magic"} <= on_ages
    assert on_quests - on_ages == {"coins3", "potions3", "surrounded", "closed_chest"}
    assert len((on_ages | on_quests) - {None}) == 12


def test_the_orders_whose_icons_are_unsure() -> None:
    """TG-I16, TG-I17, TG-R28, TG-R29  Combat, Magic, potions, coins, both times."""
    assert CONTENT.game.majority_order == CONTENT.game.tie_break_order == RESOURCES


def test_flat_items_come_before_multiplied_ones() -> None:
    """TG-13.6, TG-15.9  Whatever the order in which a tile prints them."""
    assert [item.per for item in gain_of("Q10")] == [0, 3]
    for items in GAIN:
        order = [item.per > 0 for item in items]
        assert order == sorted(order)
