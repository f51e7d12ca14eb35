"""Heldentaufe's content: the catalogue's figures in the tables, and files that are wrong."""

from __future__ import annotations

import re
import tomllib
from collections import deque
from pathlib import Path
from typing import Any

import pytest

from donjon import BadContent
from donjon.games.heldentaufe import GAME
from donjon.games.heldentaufe.content import (
    mission_tables as cards,
    tables,
    underground_map as caves,
)
from donjon.games.heldentaufe.content.checks import read
from donjon.games.heldentaufe.content.tables import CONTENT, FILE
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate

TEXT = FILE.read_text(encoding="utf-8")
RAW: dict[str, Any] = tomllib.loads(TEXT)
CATALOGUE = Path(__file__).parents[3] / "docs" / "rules" / "heldentaufe.md"
PAGE = CATALOGUE.read_text(encoding="utf-8")


def rows(start: str, width: int) -> list[list[str]]:
    """The rows of a table of the catalogue whose first cell begins like this."""
    found = []
    for line in PAGE.splitlines():
        cells = [cell.strip(" *`") for cell in line.strip().strip("|").split("|")]
        if re.fullmatch(start, cells[0]) and len(cells) == width:
            found.append(cells)
    return found


def called(kind: str, id: str, lang: str = "en") -> str:
    """What players read."""
    return translate(Message(f"ht-{kind}-{id}"), lang)


def test_the_catalogues_heroes() -> None:
    """HT-1.1, HT-1.3, HT-1.7  Hearts, AP, ring, sword, backpack and belt as in its table."""
    lines = rows("corlof|jupanila|erla|luphius|mathian", 10)
    assert [line[0] for line in lines] == tables.HERO_IDS
    for line, hero in zip(lines, CONTENT.heroes, strict=True):
        numbers = [int(cell.strip("*")) for cell in line[3:9]]
        own = [hero.hearts, hero.ap, hero.ring, hero.sword, hero.backpack, hero.belt]
        assert (line[1], numbers) == (called("hero", hero.id), own)


def test_the_catalogues_monsters() -> None:
    """HT-S.9, HT-S.11, HT-8.7  Base hearts, base sword, lair."""
    lines = rows("ulumu|zibber|wallrog", 6)
    own = [[m.id, str(m.hearts_base), str(m.sword_base), m.lair] for m in CONTENT.monsters]
    assert [[line[0], *line[2:5]] for line in lines] == own


def test_the_catalogues_underground() -> None:
    """HT-S.7, HT-S.8, HT-R53  21 hexes with their marks, 35 edges, and its facts."""
    lines = rows(r"U\d\d", 6)
    assert [line[0] for line in lines] == caves.HEX_IDS
    words = {"plain": "floor", "skull (danger)": "danger", "gold (chest)": "treasure"}
    for line, hex in zip(lines, CONTENT.underground_hexes, strict=True):
        assert [int(line[1]), int(line[2])] == [hex.q, hex.r]
        assert words.get(line[3], line[3].split()[0]) == hex.kind
        assert (float(line[4]), float(line[5])) == (hex.x, hex.y)
    pairs = re.findall(r"\b(U\d\d)-(U\d\d)\b", PAGE)
    assert pairs == CONTENT.underground_edges.pairs
    assert len(pairs) == 35
    portals = [distance(hex, set()) for hex in caves.PORTAL_HEX]
    assert portals == [4, 4, 3, 3, 4]
    assert [distance(hex, set(caves.LAIRS)) for hex in caves.PORTAL_HEX] == [4, 4, 4, 3, 4]
    assert [distance(lair, set()) for lair in caves.LAIRS] == [2, 2, 2]


def distance(start: int, blocked: set[int]) -> int:
    """Steps to the gold hex."""
    steps = {start: 0}
    frontier = deque([start])
    while frontier:
        here = frontier.popleft()
        for other in caves.NEXT_HEXES[here]:
            if other not in steps and other not in blocked:
                steps[other] = steps[here] + 1
                frontier.append(other)
    return steps[caves.GOLD]


def test_the_catalogues_tiles() -> None:
    """HT-S.2, HT-S.6  Kinds, counts and both names."""
    for tile in CONTENT.tiles:
        if not tile.portal:
            line = rows(tile.id, 8)[0]
            names = [called("tile", tile.id, lang) for lang in ("en", "fr")]
            assert line[1:4] == [*names, str(tile.count)]
    assert sum(tables.TILE_COUNTS) == 42


def test_the_catalogues_missions() -> None:
    """HT-6.9, HT-6.11, HT-6.13, HT-6.19  Kind, colour, place, reward and titles of all 23."""
    lines = {line[0]: line for line in rows(r"[RB]\d\d", 8)}
    assert len(lines) == 12 + 3 + 3
    for mission in CONTENT.missions:
        if mission.id in lines:
            line = lines[mission.id]
            assert line[1:3] == [mission.kind, mission.colour]
            assert line[6] == called("mission", mission.id)
            assert line[7].replace("'", "’") == called("mission", mission.id, "fr")
            rewards = " ".join(mission.reward + mission.reward_choice)
            teeth = re.findall(r"(\d) t[oe]", line[5])
            assert teeth == re.findall(r"tooth:(\d)", rewards)
            assert re.findall(r"(boots|ring|sword) (\d)", line[5]) == re.findall(
                r"(boots|ring|sword):(\d)", rewards
            )
            assert re.findall(r"apple|fish|mushroom", line[4]) == [
                word for word in mission.cost if word in tables.FOOD_IDS
            ]
    kinds = [cards.MISSION_KINDS[kind] for kind in cards.MISSION_KIND]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "deliverer": 12,
        "slayer": 3,
        "discoverer": 2,
        "thief": 3,
        "observer": 3,
    }
    assert (len(cards.RED_CARDS), len(cards.BLUE_CARDS)) == (14, 9)


def test_the_catalogues_tokens() -> None:
    """HT-S.12, HT-12.1, HT-4.10  Equipment 9, 7, 5; food 14; potions 8, 6, 6; teeth; dice."""
    assert tables.TOKEN_COUNTS == [9, 7, 5] * 3 + [14] * 3
    assert tables.POTION_COUNTS == [8, 6, 6]
    assert tables.TEETH_IN_BOX == [0, 30, 5, 5, 5, 5]
    assert list(tables.COMBAT_FACES) == [1, 2, 3, 4, 5, 6]
    assert list(tables.TREASURE_TEETH) == [0, 0, 0, 1, 1, 2]
    assert [tables.TOKEN_IDS[at] for at in tables.TREASURE_PIECE[:3]] == [
        "boots1",
        "ring1",
        "sword1",
    ]


WRONG = [
    ('id = "meadow"', 'id = "moor"', "tiles", "id"),
    ("count = 16", "count = 15", "tiles", "count"),
    ('faces = ["boots1"', 'faces = ["boots9"', "dice (treasure)", "faces"),
    ("faces = [1, 2", 'faces = ["x", 2', "dice (combat)", "faces"),
    ("stack_size = 33", "stack_size = 34", "setup[1]", "stack_size"),
    ("players = 3", "players = 6", "setup", "players"),
    ("cost_attack = 1", "cost_attack = 2", "turn", "cost_attack"),
    ("hand_size = 3", "hand_size = 4", "turn", "hand_size"),
    ("hearts = 7", "hearts = 6", "hearts", "count"),
    ('id = "erla"', 'id = "corlof"', "heroes (corlof)", "id"),
    ("belt = 1", "belt = 2", "heroes (corlof)", "belt"),
    ("values = [5, 4, 3, 2]", "values = [4, 5, 3, 2]", "tooth_stacks (zibber)", "values"),
    ("on_monsters_vp = 41", "on_monsters_vp = 40", "teeth", "on_monsters_vp"),
    ('fixed_monster = "zibber"', 'fixed_monster = "ulumu"', "tooth_stacks", "fixed_monster"),
    ("top = 4\nhearts = 1\nsword = 2", "top = 4\nhearts = 1\nsword = 3", "tooth_growth[4]", "top"),
    (
        'ingredients = ["apple", "fish"]',
        'ingredients = ["apple", "apple"]',
        "healing",
        "ingredients",
    ),
    ("count = 6\nrecipe = 2", "count = 4\nrecipe = 2", "potions", "count"),
    ('id = "R02"', 'id = "R01"', "missions (R01)", "id"),
    ('cost = ["sword:1"]', 'cost = ["axe:1"]', "missions (R01)", "cost"),
    ('cost = ["sword:1"]', "cost = []", "missions (R01)", "cost"),
    ('reward = ["boots:1"]', 'reward = ["tooth:9"]', "missions (B01)", "reward"),
    ('reward = ["boots:1"]', 'reward = ["tooth:1"]', "missions (B01)", "colour"),
    ('place = "pond"', 'place = "sea"', "missions (B07)", "place"),
    ('\nmonster = "wallrog"', '\nmonster = "zibber"', "missions", "monster"),
    ('kind = "thief"\ncolour = "red"', 'kind = "thief"\ncolour = "blue"', "missions", "colour"),
    ('lair = "U15"', 'lair = "U16"', "monsters (ulumu)", "lair"),
    ("x = 4.000\ny = 2.598", "x = 4.100\ny = 2.598", "underground_hexes (U06)", "x"),
    ("y = 10.392", "y = 10.492", "underground_hexes (U21)", "y"),
    ('["U20", "U21"],', '["U19", "U21"],', "underground_edges", "list"),
    ('kind = "portal"\nportal = 5\nx', 'kind = "floor"\nx', "underground_hexes", "kind"),
    ("portal = 5\nx", "portal = 4\nx", "underground_hexes", "portal"),
    ("equipment_max_value = 3", "equipment_max_value = 4", "turn", "equipment_max_value"),
    ("[combat]\nhearts_lost = 1", "[combat]\nhearts_lost = 2", "combat", "hearts_lost"),
    (
        "remove_resource_total = 0\nstack_size = 41",
        "remove_resource_total = 4\nstack_size = 37",
        "setup[3]",
        "remove_resource_total",
    ),
    ('by_value = { "1" = 9,', 'by_value = { "0" = 9,', "equipment.boots", "by_value"),
    ('precious = { "2" = 5,', 'precious = { "1" = 5,', "teeth", "precious"),
    ("top = 5", "top = 6", "tooth_growth", "top"),
    ("(HT-R21)\nhearts = 1", "(HT-R21)\nhearts = 0", "tooth_growth[0]", "hearts"),
    ("recipe = 2", "recipe = 3", "potions (", "recipe"),
    ('cost = ["sword:1"]', 'cost = ["apple", "fish", "apple", "fish"]', "missions (R01)", "cost"),
    ('["boots:1", "tooth:1"]', '["boots:1"]', "missions (", "reward_choice"),
    (
        'reward_choice = ["boots:1", "tooth:1"]',
        'reward_choice = ["boots:1", "tooth:1"]\nreward = ["tooth:1"]',
        "missions (",
        "reward",
    ),
    ("[-1, 1], [0, 1]]\nhexes", "[-1, 1], [1, 1]]\nhexes", "underground", "neighbours"),
    ("edges = 35", "edges = 36", "underground", "edges"),
]


@pytest.mark.parametrize(("right", "false", "entry", "field"), WRONG)
def test_a_wrong_file_is_reported(
    tmp_path: Path, right: str, false: str, entry: str, field: str
) -> None:
    """With the entry and the field, in both languages."""
    assert right in TEXT
    error = refusal(tmp_path / "wrong.toml", TEXT.replace(right, false, 1))
    for lang in ("en", "fr"):
        sentence = error.translate(lang)
        assert "wrong.toml" in sentence
        assert entry in sentence
        assert field in sentence


def refusal(path: Path, text: str) -> BadContent:
    """Why a file with this text is refused."""
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read(path)
    return error.value


def test_opposite_steps_are_three_apart(tmp_path: Path) -> None:
    """HT-S.7  Above ground and below it is the same lattice, told in the same order."""
    steps = "[[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]]"
    other = "[[1, -1], [1, 0], [0, -1], [-1, 0], [-1, 1], [0, 1]]"
    assert TEXT.count(steps) == 2
    error = refusal(tmp_path / "wrong.toml", TEXT.replace(steps, other))
    assert "opposite steps are not three apart" in error.translate("en")


def test_every_belt_finds_a_potion(tmp_path: Path) -> None:
    """HT-12.1  As many of each kind as there are heroes, however many there are in all."""
    text = TEXT.replace("count = 6\nrecipe = 2", "count = 4\nrecipe = 2", 1)
    text = text.replace("count = 8\nrecipe = 1", "count = 10\nrecipe = 1", 1)
    error = refusal(tmp_path / "wrong.toml", text)
    assert "fewer than belts" in error.translate("en")


def test_a_field_that_is_not_known(tmp_path: Path) -> None:
    """A slip of the pen does not pass for a default, in whatever table it stands."""
    tables = {match[0] for match in re.finditer(r"^\[.+\]", TEXT, re.MULTILINE)}
    assert len(tables) > 25
    path = tmp_path / "wrong.toml"
    for table in sorted(tables - {"[food]", "[equipment]"}):
        text = TEXT.replace(f"\n{table}", f"\n{table}\nslip = 1 #", 1)
        path.write_text(text, encoding="utf-8")
        with pytest.raises(BadContent) as error:
            read(path)
        for lang in ("en", "fr"):
            sentence = error.value.translate(lang)
            assert "wrong.toml" in sentence
            assert "slip" in sentence
            assert table.strip("[]").split(".")[0] in sentence


def test_the_file_is_the_catalogues() -> None:
    """HT-S.20, HT-V.1  Targets, players and minutes stand in both, and the game reads them."""
    assert (GAME.seats, GAME.minutes) == ((2, 5), 75)
    assert "60 to 90 minutes" in PAGE
    assert RAW["game"]["players_min"] == 2
    assert tables.TARGETS == [0, 0, 18, 16, 14, 12]
    assert "18 / 16 / 14 / 12 VP with 2 / 3 / 4 / 5 players" in PAGE
