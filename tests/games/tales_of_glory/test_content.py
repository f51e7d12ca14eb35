"""Tales of Glory's content: its figures, and the errors for a wrong file."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from donjon.games.tales_of_glory import GAME
from donjon.games.tales_of_glory.content import schema
from donjon.games.tales_of_glory.content.checks import read
from donjon.games.tales_of_glory.content.printed_gain import COIN, PER_MONSTER, POTION, PRESTIGE
from donjon.games.tales_of_glory.content.tables import (
    CHEST_TILE,
    CONNECTOR,
    CONTENT,
    FILE,
    FIRST_WILD,
    GAIN,
    HALF_KEY,
    MAJORITY_PRESTIGE,
    OF_SET,
    SLOTS,
    TILES,
)
from donjon.games.tales_of_glory.content.tie_breaks import TIE_BREAKS
from donjon.games.tales_of_glory.rules.payment import IN_COINS, IN_POTIONS, ways_to_pay
from donjon.kernel.words.errors import BadContent
from tests.games.tales_of_glory.scenario import TalesOfGloryScenario, gain_of, tile_number

TEXT = FILE.read_text(encoding="utf-8")
RESOURCES = ["combat", "magic", "potion", "coin"]


def tile_text(id: str) -> str:
    """A tile's entry in the file."""
    start = TEXT.index(f'id = "TG-{id}"')
    end = TEXT.find("[[tile]]", start)
    return TEXT[start : end if end > 0 else len(TEXT)]


def error_for(tmp_path: Path, text: str) -> str:
    """The error for a wrong file."""
    path = tmp_path / "tales_of_glory.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read(path)
    assert error.value.translate("fr")
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
    message = error_for(tmp_path, changed(id, old, new))
    assert words in message
    assert "tales_of_glory.toml" in message


def test_a_tile_without_connector_is_refused(tmp_path: Path) -> None:
    entry = tile_text("A3-03")
    bare = entry.replace('"half_key"', '"none"')
    assert "no connector" in error_for(tmp_path, TEXT.replace(entry, bare))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("age1 = 18", "age1 = 17", "18 tiles instead of 17"),
        ("total = 74", "total = 75", "instead of the total"),
        ("key = 30", "key = 29", "30 printed, not 29"),
        ("combat = 18", "combat = 17", "18 printed, not 17"),
        ("slots = 6\nwild = [4, 5, 6]", "slots = 4\nwild = [4]", "fewer than are refilled"),
        ("wild = [4, 5, 6]", "wild = [3, 5, 6]", "not the last slots"),
        ("discard_per_round = 3", "discard_per_round = 4", "not five less the seats"),
        ("age1_removed = 2", "age1_removed = 1", "tiles are needed"),
        ('board = "six"', 'board = "seven"', "no board 'seven'"),
        ("[players.5]", "[players.6]", "not one entry for each"),
        ("majority_prestige = 4", "majority_prestige = 0", "less than one"),
        ("quests_dealt = 3 ", "quests_dealt = 1 ", "at least two"),
        ("quests_dealt = 3 ", "quests_dealt = 4 ", "too few to deal"),
        ('n = 1 }, { kind = "key"', 'n = 0 }, { kind = "key"', "0 potion"),
        ("rounds = 10", "rounds = eleven", "Invalid value"),
        ('["combat", "magic", "potion", "coin"]', '["combat", "magic", "potion"]', "not each of"),
    ],
)
def test_a_wrong_table_is_named_with_its_field(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    """TG-1.6, TG-16.8  Counts, boards, numbers of seats, supplies."""
    assert old in TEXT
    assert words in error_for(tmp_path, TEXT.replace(old, new, 1))


def test_every_seat_has_a_hero(tmp_path: Path) -> None:
    """TG-1.2  A sixth seat would need a sixth one."""
    sixth = '[players.6]\nboard = "eight"\nage1_removed = 0\ndiscard_per_round = -1\n\n[board.'
    text = TEXT.replace("players_max = 5", "players_max = 6").replace("[board.", sixth, 1)
    assert "fewer heroes than seats" in error_for(tmp_path, text)


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("rounds = 10 ", "game"),
        ("total = 74", "counts"),
        ("age1_removed = 2", "players"),
        ("slots = 6", "board"),
        ("magic = 18", "supply"),
        ('id = "TG-A1-01"', "tile[5] (TG-A1-01)"),
        ('n = { kind = "plain" }', "sides"),
    ],
)
def test_a_field_that_nobody_reads_is_refused(tmp_path: Path, line: str, entry: str) -> None:
    """With file, entry and the field, wherever it stands."""
    assert line in TEXT
    message = error_for(tmp_path, TEXT.replace(line, f"colour = 7\n{line}", 1))
    assert "tales_of_glory.toml" in message
    assert "colour" in message
    assert entry in message


@pytest.mark.parametrize(
    ("old", "new", "entry"),
    [
        ('{ kind = "coin", n = 1 }', '{ kind = "coin", n = 1, colour = 7 }', "discard"),
        ("cost = { combat = 1 }", "cost = { combat = 1, colour = 7 }", "cost"),
        ('{ kind = "plain" }', '{ kind = "plain", colour = 7 }', "sides"),
    ],
)
def test_an_unknown_word_within_a_field_is_refused(
    tmp_path: Path, old: str, new: str, entry: str
) -> None:
    message = error_for(tmp_path, TEXT.replace(old, new, 1))
    assert "colour" in message
    assert entry in message


def test_every_field_of_the_file_is_read() -> None:
    """By a rule, a face or a check: outside the schema each is asked for by its name."""
    folder = FILE.parents[1]
    sources = [path for path in folder.rglob("*.py") if path.name != "schema.py"]
    code = "\n".join([path.read_text(encoding="utf-8") for path in sources])
    structs = [each for each in vars(schema).values() if isinstance(each, type(schema.Entry))]
    fields = {name for struct in structs for name in struct.__struct_fields__}
    assert len(fields) > 30
    for name in fields:
        assert re.search(rf"\.{name}\b|\"{name}\"", code), name


def test_the_tiles_are_counted() -> None:
    """TG-R2, TG-R3, TG-1.3, TG-21.2  18, 20, 15, 16 and 5 tiles; 30 chests, 18 of each skill."""
    assert [len(OF_SET[at]) for at in range(5)] == [5, 18, 20, 15, 16]
    assert len(CHEST_TILE) == 30
    assert list(CONNECTOR).count(HALF_KEY) == 64


def test_which_game_it_is() -> None:
    """TG-R1  Its title in both languages, its seats and its length."""
    assert GAME.title("en") == GAME.title("fr") == "Tales of Glory"
    assert (GAME.seats, GAME.minutes) == ((2, 5), 45)


def test_boards_and_slots() -> None:
    """TG-1.2, TG-8.6  Six or eight slots, and their Wild Lands."""
    assert SLOTS[2:] == [6, 6, 8, 8]
    assert FIRST_WILD[2:] == [4, 4, 5, 5]


def test_the_icons_of_supply_and_cost() -> None:
    """TG-I1, TG-I2, TG-I3, TG-I13  What is limited, the kinds of costs, and gains with amounts."""
    assert CONTENT.supply == schema.Supply(combat=18, magic=18, key=30)
    assert set(CONTENT.tile[0].cost.__struct_fields__) == set(RESOURCES)
    on_tiles = {item.kind for tile in TILES for item in tile.gain if item.n > 1}
    assert on_tiles == {"coin", "potion", "prestige", "combat", "magic"}


def test_the_icons_of_surcharge_and_discard() -> None:
    """TG-I4, TG-I6, TG-I7  A coin or a potion; a coin, a potion and a Key; four Prestige."""
    scenario = TalesOfGloryScenario(4)
    scenario.set_goods(coins=2, potions=1)
    assert ways_to_pay(scenario.player(), tile_number("A1-17"), True) == [IN_COINS, IN_POTIONS]
    kinds = [(item.kind, item.n) for item in CONTENT.game.discard_compensation]
    assert kinds == [("coin", 1), ("potion", 1), ("key", 1)]
    assert MAJORITY_PRESTIGE == 4


def test_the_icons_of_the_tiles_in_the_book() -> None:
    """TG-I8, TG-I10, TG-I11, TG-I12, TG-I18  Barbarian, hunter, temple, the Shaman's chests."""
    [end] = gain_of("A3-06")
    assert (end.kind, end.n, end.per, end.at_end) == (PRESTIGE, 2, PER_MONSTER, True)
    each = [(item.kind, item.n, item.per) for item in gain_of("A2-09")]
    assert each == [(COIN, 1, PER_MONSTER), (POTION, 1, PER_MONSTER)]
    temple = TILES[tile_number("A2-13")].sides
    assert (temple.w.gain[0].n, temple.w.need) == (1, None)
    assert (temple.e.gain[0].n, temple.e.need, temple.n.need) == (3, "treasure", "treasure")
    assert [chest[0].n for chest in TILES[tile_number("H2")].chests] == [3, 1]
    troll = TILES[tile_number("A2-03")]
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
    assert CONTENT.game.majority_order == TIE_BREAKS[0].split("-") == RESOURCES


def test_flat_items_come_before_multiplied_ones() -> None:
    """TG-13.6, TG-15.9  Whatever the order in which a tile prints them."""
    assert [item.per for item in gain_of("Q10")] == [0, 3]
    for items in GAIN:
        order = [item.per > 0 for item in items]
        assert order == sorted(order)
