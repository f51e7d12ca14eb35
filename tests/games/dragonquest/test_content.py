"""DragonQuest's content: the catalogue's figures in the loaded tables, and files that are wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import BadContent, game
from donjon.games.dragonquest.content import tables
from donjon.games.dragonquest.content.checks import read
from donjon.games.dragonquest.content.schema import OBJECT_IDS, SYMBOLS
from donjon.games.dragonquest.content.tables import CONTENT, FILE, NAMES, NUMBER
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import MAP

DICE = {
    "move_black": (4, "skull blank blank find room corridor"),
    "move_red": (1, "double_skull double_skull skull skull find room"),
    "danger": (3, "arrow trapdoor fog ghoul troll orc"),
    "letter": (1, "A A B B C blank"),
    "combat_ghoul": (1, "monster monster sword sword sword sword"),
    "combat_troll": (1, "monster monster monster sword sword sword"),
    "combat_orc": (1, "monster monster monster monster sword sword"),
    "wound": (2, "1 1 1 2 2 3"),
    "spider": (1, "cross_coin cross_coin lose_2_lp lose_2_lp blank blank"),
    "skeleton": (1, "skull skull skull sword sword sword"),
    "chamber": (10, "dragon blank blank coin_50 coin_100 star"),
}

OBJECTS = [
    ("amulet_of_time", "Amulet of time", "L'Amulette du Temps", 6, 0),
    ("dragon_talisman", "Dragon talisman", "Le Talisman du Dragon", 6, 0),
    ("golden_necklace", "Golden necklace", "Le collier doré", 6, 1000),
    ("healing_potion", "Healing potion", "La Potion de Soin", 6, 0),
    ("magic_ring", "Magic ring", "L'Anneau Magique", 5, 0),
    ("orb_of_light", "Orb of light", "L'Orbe de Lumière", 5, 0),
    ("key_to_secret_doors", "Key to secret doors", "La Clé du Passage Secret", 5, 0),
    ("golden_belt_buckle", "Golden belt buckle", "La Boucle de ceinture dorée", 5, 800),
    ("chainmail_coat", "Chainmail coat", "La Cotte de Mailles", 4, 0),
    ("rope", "Rope", "La Corde", 4, 0),
    ("leather_hood", "Leather hood", "La Cape de Cuir", 4, 0),
    ("silver_ring", "Silver ring", "L'Anneau Argenté", 4, 500),
]

TREASURES = [
    ("silver_goblet", "Silver goblet", "Gobelet en argent", 2, 600),
    ("jade_figurine", "Jade figurine", "Figurine de jade", 2, 700),
    ("pearl_string", "String of pearls", "Collier de perles", 2, 800),
    ("ruby_brooch", "Ruby brooch", "Broche de rubis", 3, 1200),
    ("jewelled_dagger", "Jewelled dagger", "Dague ornée de joyaux", 3, 1400),
    ("ivory_chess_king", "Ivory chess king", "Roi d'échecs en ivoire", 3, 1600),
    ("sapphire_chalice", "Sapphire chalice", "Calice de saphirs", 4, 2000),
    ("golden_apple", "Golden apple", "Pomme d'or", 4, 2200),
    ("emerald_sceptre", "Emerald sceptre", "Sceptre d'émeraude", 5, 3000),
    ("diamond_tiara", "Diamond tiara", "Diadème de diamants", 5, 3500),
    ("crown_of_the_wizard_king", "Wizard king's crown", "Couronne du roi-sorcier", 6, 5000),
    ("blank_1", "Blank treasure I", "Trésor vierge I", 3, 1500),
    ("blank_2", "Blank treasure II", "Trésor vierge II", 4, 2400),
]


def plain(text: str) -> str:
    """A name without its article, apostrophes straight, in small letters."""
    text = text.replace("’", "'").lower()
    for article in ("l'", "le ", "la "):
        text = text.removeprefix(article)
    return text


# Section 5 of the catalogue


@pytest.mark.parametrize("die", DICE)
def test_the_dice_have_the_faces_of_the_catalogue(die: str) -> None:
    """DQ-0.3  Count and six faces of each kind of die, in the file and in the tables."""
    count, faces = DICE[die]
    loaded = next(one for one in CONTENT.dice if one.id == die)

    assert (loaded.count, loaded.faces) == (count, faces.split())
    assert [SYMBOLS[die][face] for face in tables.faces(die)] == faces.split()


def test_the_rules_throw_these_dice() -> None:
    """DQ-0.3, DQ-5.1  The tables that the rules read are those dice, and 26 make the stock."""
    assert sorted(die.id for die in CONTENT.dice) == sorted(DICE)
    assert sum(count for count, _ in DICE.values()) == 26
    assert tables.faces("move_black") == tables.MOVE_BLACK
    assert tables.faces("move_red") == tables.MOVE_RED
    assert tables.faces("danger") == tables.DANGER_DIE
    assert tables.faces("letter") == tables.LETTER_DIE
    fought = ("combat_ghoul", "combat_troll", "combat_orc", "skeleton")
    assert [tables.faces(die) for die in fought] == tables.COMBAT_DICE
    assert tables.faces("wound") == tables.WOUND_DIE
    assert list(tables.WOUND_DIE) == [1, 1, 1, 2, 2, 3]
    assert tables.faces("spider") == tables.SPIDER_DIE
    assert tables.faces("chamber") == tables.CHAMBER_DIE
    assert (tables.MOVEMENT_DICE, tables.CHAMBER_DICE) == (5, 10)


@pytest.mark.parametrize("number", range(12))
def test_the_objects_are_those_of_the_catalogue(number: int) -> None:
    """DQ-R52, DQ-3.5  Name, cost and gold of each; the orb costs 5, the jewels rise with cost."""
    id, english, french, cost, gold = OBJECTS[number]

    assert CONTENT.objects[number].id == id
    assert (OBJECT_IDS[number], tables.OBJECT_COST[number]) == (id, cost)
    assert tables.OBJECT_GOLD[number] == gold
    name = Message(f"dq-object-{id}")
    assert plain(translate(name, "en")) == plain(english)
    assert plain(translate(name, "fr")) == plain(french)


def test_the_costs_fit_the_books_headings() -> None:
    """DQ-R52  Four objects each at 6, 5 and 4; jewels of 500, 800, 1000 at 4, 5, 6."""
    costs = sorted(tables.OBJECT_COST, reverse=True)
    assert costs == [6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4]
    pairs = zip(tables.OBJECT_COST, tables.OBJECT_GOLD, strict=True)
    jewels = sorted((cost, gold) for cost, gold in pairs if gold)
    assert jewels == [(4, 500), (5, 800), (6, 1000)]
    assert len(tables.OBJECT_COST) == tables.OBJECTS == 12


@pytest.mark.parametrize("number", range(13))
def test_the_treasures_are_those_of_the_catalogue(number: int) -> None:
    """DQ-R45, DQ-20.2  Name, stars and gold of eleven printed tiles and two blank ones."""
    id, english, french, stars, gold = TREASURES[number]

    assert tables.TREASURE_IDS[number] == id
    assert (tables.TREASURE_STARS[number], tables.TREASURE_GOLD[number]) == (stars, gold)
    assert CONTENT.treasures[number].blank == (number >= 11)
    name = Message(f"dq-treasure-{id}")
    assert plain(translate(name, "en")) == plain(english)
    assert plain(translate(name, "fr")) == plain(french)


def test_there_are_thirteen_treasure_tiles() -> None:
    """DQ-R45, DQ-22.17  13 in the table, two of them blank, with figures for the options."""
    assert tables.TREASURES == len(TREASURES) == 13
    assert tables.PRINTED_TREASURES == 11
    defaults = {option.name: option.default for option in game("dragonquest").options}
    assert (defaults["blank_1_stars"], defaults["blank_1_gold"]) == (3, 1500)
    assert (defaults["blank_2_stars"], defaults["blank_2_gold"]) == (4, 2400)


def test_the_traps_are_those_of_the_catalogue() -> None:
    """DQ-0.1  Two boxes for each of three kinds, with these losses, extras and cures."""
    assert [trap.id for trap in CONTENT.traps] == ["arrow", "trapdoor", "fog"]
    assert tables.TRAP_LOSS == [[1, 2], [3, 6], [2, 5]]
    assert tables.TRAP_WOUND_DICE == [1, 0, 0]
    assert tables.TRAP_SKIPS == [False, False, True]
    cures = [OBJECT_IDS[cure] for cure in tables.TRAP_CURE]
    assert cures == ["chainmail_coat", "rope", "leather_hood"]


def test_the_monsters_are_those_of_the_catalogue() -> None:
    """DQ-7.3, DQ-R53  Bad faces 2, 3, 4 and 3 of six; the skeleton's ladder is 1, 2, 3, 4."""
    assert [monster.id for monster in CONTENT.monsters] == ["ghoul", "troll", "orc", "skeleton"]
    rules = [monster.wound_rule for monster in CONTENT.monsters]
    assert rules[:3] == ["lower", "sum", "higher"]
    assert tables.MONSTER_WOUND_RULE[:3] == [tables.LOWER, tables.SUM, tables.HIGHER]
    assert tables.MONSTER_WOUND_DICE == [2, 1, 2, 0]
    assert [die.count(tables.STRIKE) for die in tables.COMBAT_DICE] == [2, 3, 4, 3]
    assert tables.SKELETON_LADDER == [1, 2, 3, 4]
    assert tables.SPIDER_DIE.count(tables.CROSS_COIN) + tables.SPIDER_DIE.count(2) == 4
    assert tables.FIND_ROWS == ["spider", "demon", "skeleton"]
    assert (tables.SPIDER_ROW, tables.DEMON_ROW, tables.SKELETON_ROW) == (0, 1, 2)


def test_the_sheet_is_that_of_the_catalogue() -> None:
    """DQ-0.1, DQ-1.7  19 suns, 13 bones, three rows of six boxes, twelve coin boxes of a value."""
    assert (tables.SUNS, tables.LIFE) == (19, 13)
    assert (tables.ROWS, tables.BOXES) == (3, 6)
    assert (tables.COIN_50_BOXES, tables.COIN_100_BOXES) == (12, 12)


def test_the_figures_of_the_rules_are_the_books() -> None:
    """DQ-0.4, DQ-4.2, DQ-5.4, DQ-5.5  Three wall tiles, three skulls, two rerolls and the rest."""
    assert tables.WALL_TILES == [1, 2, 3]
    assert (tables.SKULLS_FOR_DANGER, tables.MAX_REROLLS) == (3, 2)
    assert (tables.DRAGON_WAKES_AT, tables.STARS_FOR_TREASURE) == (7, 2)
    assert (tables.DEMON_STEPS, tables.POTION, tables.AMULET) == (2, 3, 1)
    assert (tables.SPIDER_TILES, tables.DEMON_TILES, tables.SKIP_MARKERS) == (3, 3, 2)
    assert tables.BREATH_WOUND_DICE == 2


def test_the_castle_is_that_of_the_catalogue() -> None:
    """DQ-0.6, DQ-6.5  13 rows of 21; start A12, orange D11, black E3, exit U1, one chamber."""
    assert CONTENT.grid.map == MAP
    assert len(CONTENT.grid.squares) == tables.SQUARES == tables.CHAMBER == 228
    assert len(CONTENT.grid.edges) == 396
    special = [tables.START, tables.ORANGE, tables.BLACK, tables.EXIT]
    assert [NAMES[square] for square in special] == ["A12", "D11", "E3", "U1"]
    assert tables.CHAMBER_CENTER == (6, 10)
    doors = "J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9"
    assert [NAMES[door] for door in tables.DOORS] == doors.split()
    corners = "I5 M5 I9 M9"
    assert [NAMES[corner] for corner in tables.CORNERS] == corners.split()


def test_side_neighbours_follow_the_map() -> None:
    """DQ-6.2, DQ-6.5  24 squares have two, 60 three, 144 four; 396 edges and 12 to the chamber."""
    counts = [len(near) for near in tables.SIDES[: tables.SQUARES]]
    assert (counts.count(2), counts.count(3), counts.count(4)) == (24, 60, 144)
    assert sum(counts) == 2 * 396 + 12
    assert sorted(tables.SIDES[tables.CHAMBER]) == sorted(tables.DOORS)
    for square in range(tables.NODES):
        for near in tables.SIDES[square]:
            assert square in tables.SIDES[near]
    edges = {frozenset((NUMBER[a], NUMBER[b])) for a, b in CONTENT.grid.edges}
    pairs = [(a, b) for a in range(tables.SQUARES) for b in tables.SIDES[a]]
    assert {frozenset(pair) for pair in pairs if tables.CHAMBER not in pair} == edges


def test_distances_in_the_empty_castle() -> None:
    """DQ-4.16  Start to chamber 13 steps, chamber to exit 14, start to orange 4."""
    assert tables.STEPS_TO_CHAMBER[tables.START] == 13
    assert tables.STEPS_TO_EXIT[tables.CHAMBER] == 14
    assert tables.steps_to(tables.ORANGE)[tables.START] == 4


def test_the_squares_that_are_never_blockable() -> None:
    """DQ-4.8, DQ-R3  29 squares in all, those of the catalogue's list."""
    never = (
        "T1 U1 E2 U2 D3 E3 F3 E4 J5 K5 L5 I6 M6 I7 M7 I8 M8 J9 K9 L9 "
        "D10 A11 C11 D11 E11 A12 B12 D12 A13"
    )
    found = [NAMES[s] for s in range(tables.SQUARES) if s not in tables.BLOCKABLE]

    assert sorted(found) == sorted(never.split())
    assert len(found) == 29
    assert len(tables.BLOCKABLE) == 199


def test_the_real_file_can_be_read() -> None:
    """DQ-0.4  What the other tests change is right before they change it."""
    assert read(FILE) == CONTENT


# Files that are wrong: file, entry and field are named


def changed(tmp_path: Path, *changes: tuple[str, str]) -> Path:
    """A copy of the content file with these texts replaced, each found exactly once."""
    text = FILE.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in the file"
        text = text.replace(old, new)
    path = tmp_path / "changed.toml"
    path.write_text(text, encoding="utf-8")
    return path


def fault(path: Path) -> tuple[str, str, str, str]:
    """File, entry, field and reason of the error that reading gives."""
    with pytest.raises(BadContent) as wrong:
        read(path)
    message = wrong.value.message
    assert message.key == "bad-content"
    assert "changed.toml" in str(wrong.value)
    assert wrong.value.translate("fr")
    args = message.args
    return str(args["file"]), str(args["entry"]), str(args["field"]), str(args["reason"])


def test_a_symbol_that_a_die_does_not_know(tmp_path: Path) -> None:
    file, entry, field, reason = fault(
        changed(tmp_path, ('["A", "A", "B", "B", "C", "blank"]', '["A", "A", "B", "B", "C", "D"]'))
    )

    assert (file, entry, field) == ("changed.toml", "dice (letter)", "faces")
    assert "'D'" in reason


def test_a_symbol_of_another_die(tmp_path: Path) -> None:
    path = changed(
        tmp_path, ('["skull", "skull", "skull", "sword"', '["skull", "skull", "monster", "sword"')
    )

    assert fault(path)[1:3] == ("dice (skeleton)", "faces")


@pytest.mark.parametrize(
    "faces", ['["1", "1", "1", "2", "2"]', '["1", "1", "1", "2", "2", "3", "3"]']
)
def test_a_die_without_six_faces(tmp_path: Path, faces: str) -> None:
    _, entry, field, reason = fault(changed(tmp_path, ('["1", "1", "1", "2", "2", "3"]', faces)))

    assert (entry, field) == ("dice (wound)", "faces")
    assert f"{len(faces.split(','))} faces" in reason


def test_an_unknown_die(tmp_path: Path) -> None:
    path = changed(tmp_path, ('id = "letter"', 'id = "alphabet"'))

    assert fault(path)[1:3] == ("dice", "id")


@pytest.mark.parametrize(
    ("entry", "old", "new"),
    [
        ("dice", "move_red", "move_black"),
        ("monsters", "orc", "troll"),
        ("traps", "fog", "arrow"),
        ("objects", "leather_hood", "rope"),
        ("treasures", "golden_apple", "diamond_tiara"),
    ],
)
def test_an_id_that_stands_twice(tmp_path: Path, entry: str, old: str, new: str) -> None:
    path = changed(tmp_path, (f'\nid = "{old}"', f'\nid = "{new}"'))

    assert fault(path)[1:3] == (entry, "id")


def test_an_object_that_is_missing(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    start = text.index('[[objects]]\nid = "rope"')
    end = text.index("[[objects]]", start + 1)
    path = tmp_path / "changed.toml"
    path.write_text(text[:start] + text[end:], encoding="utf-8")

    assert fault(path)[1:3] == ("objects", "id")


def test_objects_in_another_order(tmp_path: Path) -> None:
    path = changed(
        tmp_path,
        ('\nid = "rope"', '\nid = "a rope"'),
        ('\nid = "leather_hood"', '\nid = "rope"'),
        ('\nid = "a rope"', '\nid = "leather_hood"'),
    )

    assert fault(path)[1:3] == ("objects", "id")


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        ("\nsuns = 19 ", '\nsuns = "nineteen" ', "game", "suns"),
        ("wall_tiles = 3 ", "wall_tiles = [1, 2, 3] ", "game", "wall_tiles"),
        ('wound_rule = "lower"', 'wound_rule = "worst"', "monsters[0] (ghoul)", "wound_rule"),
        ("gold = 2200", "gold = 22.5", "treasures[7] (golden_apple)", "gold"),
        ("loss = [3, 6]", 'loss = "three"', "traps[1] (trapdoor)", "loss"),
        ("skip_turn = true", 'skip_turn = "yes"', "traps[2] (fog)", "skip_turn"),
        ("ladder = [1, 2, 3, 4] ", "ladder = 4 ", "monsters[3] (skeleton)", "ladder"),
    ],
)
def test_a_value_of_the_wrong_kind(
    tmp_path: Path, old: str, new: str, entry: str, field: str
) -> None:
    assert fault(changed(tmp_path, (old, new)))[:3] == ("changed.toml", entry, field)


def test_a_face_of_the_wrong_kind(tmp_path: Path) -> None:
    path = changed(tmp_path, ('["1", "1", "1", "2", "2", "3"]', '["1", "1", "1", "2", "2", 3]'))

    assert fault(path)[1:3] == ("dice[7] (wound)", "faces[5]")


def test_a_field_that_is_missing(tmp_path: Path) -> None:
    path = changed(tmp_path, ("demon_steps_per_turn = 2 ", "# "))
    _, entry, _, reason = fault(path)

    assert entry == "game" or "game" in reason
    assert "demon_steps_per_turn" in reason


def test_a_field_of_an_entry_that_is_missing(tmp_path: Path) -> None:
    path = changed(tmp_path, ("count = 10\n", ""))
    _, entry, field, reason = fault(path)

    assert (entry, field) == ("dice[10] (chamber)", "count")
    assert "missing" in reason


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        ("[game]\n", "[game]\nmoons = 3\n", "game", "moons"),
        ("gold = 2200\n", "gold = 2200\nsilver = 7\n", "treasures[7] (golden_apple)", "silver"),
        ("skip_turn = true\n", "skip_turn = true\ndeath_at = 4\n", "traps[2] (fog)", "death_at"),
        ("coin_100 = 12 }", "coin_100 = 12, coin_500 = 1 }", "sheet.coin_boxes", "coin_500"),
        ("[grid]\n", "[grid]\ncell_size = 1.0\n", "grid", "cell_size"),
        ("[game]\n", "[dragon]\nbreath = 9\n[game]\n", "-", "dragon"),
    ],
)
def test_a_field_that_nobody_reads_is_refused(
    tmp_path: Path, old: str, new: str, entry: str, field: str
) -> None:
    file, found, named, reason = fault(changed(tmp_path, (old, new)))

    assert (file, found, named) == ("changed.toml", entry, field)
    assert "unknown" in reason


@pytest.mark.parametrize(
    ("old", "new", "entry", "field"),
    [
        (
            'id = "letter"  # yellow\ncount = 1',
            'id = "letter"\ncount = 2',
            "dice (letter)",
            "count",
        ),
        ("count = 3\n", "count = 2\n", "dice (danger)", "count"),
        ("count = 10\n", "count = 0\n", "dice (chamber)", "count"),
        ('"combat_troll"\nwound', '"chamber"\nwound', "monsters (troll)", "combat_die"),
        ('wound_dice = 2\nwound_rule = "lower"', "", "monsters (ghoul)", "wound_dice"),
        ("ladder = [1, 2, 3, 4] ", "ladder = [] ", "monsters (skeleton)", "ladder"),
        (
            "ladder = [1, 2, 3, 4] ",
            "wound_dice = 1\nladder = [1] ",
            "monsters (skeleton)",
            "wound_dice",
        ),
        ('wound_rule = "sum"', "ladder = [1]", "monsters (troll)", "ladder"),
        ("loss = [3, 6]", "loss = [3]", "traps (trapdoor)", "loss"),
        ("wound_dice = 1              #", "wound_dice = 3  #", "traps (arrow)", "wound_dice"),
        ("wound_dice = 1              #", "wound_dice = -1  #", "traps (arrow)", "wound_dice"),
        ("breath_wound_dice = 2", "breath_wound_dice = 5", "game", "breath_wound_dice"),
        ("wall_tiles = 3", "wall_tiles = 0", "game", "wall_tiles"),
        ('"spider", "demon", "skeleton"]', '"spider", "spider", "demon"]', "sheet", "find_rows"),
        ("coin_100 = 12", "coin_100 = 13", "sheet.coin_boxes", "coin_100"),
        (
            "gold = 5000\nblank = false",
            "gold = 5000\nblank = true",
            "treasures (crown_of_the_wizard_king)",
            "blank",
        ),
    ],
)
def test_a_figure_that_the_rules_cannot_use(
    tmp_path: Path, old: str, new: str, entry: str, field: str
) -> None:
    assert fault(changed(tmp_path, (old, new)))[1:3] == (entry, field)


def test_a_whole_part_that_is_missing(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    path = tmp_path / "changed.toml"
    path.write_text(text[: text.index("[grid]")], encoding="utf-8")

    assert "grid" in fault(path)[3]


def test_a_treasure_that_one_star_would_buy(tmp_path: Path) -> None:
    path = changed(tmp_path, ("stars = 6", "stars = 1"))

    assert fault(path)[1:3] == ("treasures (crown_of_the_wizard_king)", "stars")


def test_a_trap_protected_by_no_object(tmp_path: Path) -> None:
    path = changed(tmp_path, ('protected_by = "rope"', 'protected_by = "ladder"'))

    assert fault(path)[1:3] == ("traps (trapdoor)", "protected_by")


def test_a_map_that_shows_another_castle(tmp_path: Path) -> None:
    path = changed(tmp_path, ('"....D................"', '"#...D................"'))

    assert fault(path)[1:3] == ("grid", "squares")


def test_a_row_of_the_map_that_is_too_long(tmp_path: Path) -> None:
    path = changed(tmp_path, ('"S...................#"', '"S...................##"'))

    assert fault(path)[1:3] == ("grid", "map")


def test_a_map_with_an_unknown_mark(tmp_path: Path) -> None:
    path = changed(tmp_path, ('"...O................."', '"...O.......?........."'))

    assert fault(path)[1:3] == ("grid", "map")


def test_a_square_with_anothers_name(tmp_path: Path) -> None:
    path = changed(tmp_path, ('{ name = "H3", row = 2', '{ name = "H4", row = 2'))

    assert fault(path)[1:3] == ("grid.squares (H4)", "name")


def test_a_square_that_is_not_on_the_map(tmp_path: Path) -> None:
    path = changed(tmp_path, ('{ name = "H3", row = 2, col = 7', '{ name = "H3", row = 2, col = 8'))

    assert fault(path)[1:3] == ("grid", "squares")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('["A13","B13"], ', ""),
        ('["A13","B13"], ', '["A13","B13"], ["A13","B12"], '),
        ('["A13","B13"], ', '["A13","C13"], '),
        ('["A13","B13"], ', '["A13","Z99"], '),
    ],
    ids=["missing", "diagonal", "jump", "nowhere"],
)
def test_edges_that_differ_from_the_map(tmp_path: Path, old: str, new: str) -> None:
    assert fault(changed(tmp_path, (old, new)))[1:3] == ("grid", "edges")


@pytest.mark.parametrize(
    ("field", "old"), [("start", "A12"), ("orange", "D11"), ("black", "E3"), ("exit", "U1")]
)
def test_a_special_square_that_does_not_exist(tmp_path: Path, field: str, old: str) -> None:
    path = changed(tmp_path, (f'\n{field} = "{old}"', f'\n{field} = "A1"'))
    _, entry, named, reason = fault(path)

    assert entry == "grid"
    assert field in named
    assert "'A1'" in reason


@pytest.mark.parametrize(
    ("field", "old"), [("start", "A12"), ("orange", "D11"), ("black", "E3"), ("exit", "U1")]
)
def test_a_special_square_that_the_map_shows_elsewhere(
    tmp_path: Path, field: str, old: str
) -> None:
    path = changed(tmp_path, (f'\n{field} = "{old}"', f'\n{field} = "H3"'))
    _, entry, named, _ = fault(path)

    assert entry == "grid"
    assert field in named


@pytest.mark.parametrize(
    ("field", "old", "new"),
    [
        ("chamber_adjacent", '["J5", "K5", "L5"', '["J4", "K5", "L5"'),
        ("chamber_adjacent", '["J5", "K5", "L5"', '["K5", "L5"'),
        ("chamber_adjacent", '["J5", "K5", "L5"', '["Z9", "K5", "L5"'),
        ("chamber_corners", '["I5", "M5", "I9", "M9"]', '["I5", "M5", "I9", "M10"]'),
        ("chamber_corners", '["I5", "M5", "I9", "M9"]', '["I5", "M5", "I9"]'),
    ],
)
def test_doors_or_corners_that_differ_from_the_map(
    tmp_path: Path, field: str, old: str, new: str
) -> None:
    path = changed(tmp_path, (f"{field} = {old}", f"{field} = {new}"))

    assert fault(path)[1:3] == ("grid", field)


def test_a_file_that_is_not_toml(tmp_path: Path) -> None:
    path = changed(tmp_path, ("[game]", "[game"))
    with pytest.raises(BadContent) as wrong:
        read(path)

    assert wrong.value.message.key == "bad-content-syntax"
    assert wrong.value.message.args["file"] == "changed.toml"
    assert "line 5" in str(wrong.value)
