"""Clank!'s content: the catalogue's figures in the tables, and files that are wrong."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from donjon import BadContent
from donjon.games.clank import content as tables
from donjon.games.clank.checks import read
from donjon.games.clank.content import CONTENT, FILE
from donjon.games.clank.dungeon import DUNGEONS, Dungeon
from donjon.kernel.message import Message
from donjon.kernel.text import say

TEXT = FILE.read_text(encoding="utf-8")
RAW: dict[str, Any] = tomllib.loads(TEXT)
CATALOGUE = (Path(__file__).parents[3] / "docs" / "rules" / "clank.md").read_text(encoding="utf-8")


def test_the_file_is_read_whole() -> None:
    """CL-0.1, CL-0.12  71 kinds of cards: 4 starting ones, 4 in the reserve, 63 in the deck."""
    assert (len(CONTENT.cards), tables.DUNGEON_CARDS, tables.KINDS) == (71, 100, 71)
    by_set = [card.set for card in CONTENT.cards]
    assert [by_set.count(kind) for kind in ("starter", "reserve", "dungeon")] == [4, 4, 63]
    assert len(tables.KIND) == 100 + 42 + 1 + 40
    assert (tables.HEALTH, tables.CUBES, tables.BLACK_CUBES) == (10, 30, 24)
    assert list(tables.RAGE) == [2, 2, 3, 3, 4, 4, 5]
    assert list(tables.EXTRA) == [0, 1, 2, 3, 0]


def test_the_catalogues_cards() -> None:
    """CL-0.13, CL-R41, CL-R42  Counts, costs, numbers and flags as in its tables."""
    lines = re.findall(r"^\| `(\w+)` \| (.*) \|$", CATALOGUE, re.M)
    seen = 0
    for id, rest in lines:
        cells = [cell.strip() for cell in rest.split("|")]
        if id not in tables.NUMBER or len(cells) not in (13, 6):
            continue
        seen += 1
        card = CONTENT.cards[tables.NUMBER[id]]
        assert card.count == int(cells[2])
        flags = cells[-2]
        assert card.dragon == ("D" in flags)
        assert card.danger == ("!" in flags)
        assert (card.where == "deep", card.where == "crystal") == ("▼" in flags, "◆" in flags)
        if len(cells) == 13:
            numbers = [int(cell or 0) for cell in cells[5:11]]
            own = [card.skill, card.swords, card.boots, card.gold, card.clank, card.draw]
            assert own == numbers, id
            assert str(card.skill_cost or "–") == cells[3]
            assert str(card.vp or "") == cells[4] or card.vp_rule is not None
        else:
            cost, of = cells[3].split()
            assert int(cost) == (card.skill_cost if of == "Sk" else card.swords_cost)
    assert seen == 71


@pytest.mark.parametrize("side", ["day", "dusk"])
def test_the_catalogues_boards(side: str) -> None:
    """CL-10.6, CL-10.7, CL-10.8, CL-R47  Every room with its tunnels, as drawn there."""
    dungeon = DUNGEONS[side]
    letter = "D" if side == "day" else "K"
    rows = re.findall(
        rf"^\| ({letter}\d\d) \| .*? \| \d+, \d+ \| (yes|) ?\| (.*?) ?\| (.*) \|$", CATALOGUE, re.M
    )
    assert [row[0] for row in rows] == dungeon.rooms
    for room, (_, deep, _, tunnels) in enumerate(rows):
        assert bool(dungeon.deep[room]) == (deep == "yes")
        assert sorted(drawn(tunnels)) == sorted(built(dungeon, room))
        ends = {dungeon.rooms[there] for there in dungeon.joined[room]}
        assert ends == set(re.findall(r"[DK]\d\d", tunnels))


def drawn(tunnels: str) -> list[tuple[str, int, int, bool]]:
    """The ways out of a room as the catalogue writes them."""
    found = []
    for way in tunnels.split(" · "):
        if not way.startswith("←"):
            parts = way.lstrip("→").split()
            monsters = [int(part[1]) for part in parts if re.fullmatch(r"m\d", part)]
            boots = 2 if "2b" in parts else 1
            found.append((parts[0], boots, sum(monsters), "lock" in parts))
    return found


def built(dungeon: Dungeon, room: int) -> list[tuple[str, int, int, bool]]:
    """The ways out of a room as the rules have them."""
    return [
        (dungeon.rooms[way.to], way.boots, way.monsters, way.lock) for way in dungeon.exits[room]
    ]


@pytest.mark.parametrize(
    ("right", "bad", "entry", "field", "reason"),
    [
        ('op = "heal", n = 1 }]', 'op = "heel", n = 1 }]', "cards[8] (amulet_of_vigor).acquire[0]",
         "op", "Invalid value 'heel'"),
        ('op = "heal", n = 1 }]', 'op = "heal", m = 1 }]', "cards[8] (amulet_of_vigor).acquire[0]",
         "m", "Object contains unknown field `m`"),
        ('id = "brilliance"', 'id = "sneak"', "cards (sneak)", "id", "'sneak' stands twice"),
        ("count = 6", "count = 7", "cards (starter)", "count", "11 in all instead of 10"),
        ('id = "ogre"\nen = "Ogre"\nfr = "Ogre"\nfr_src = "ours"\nset = "dungeon"\n'
         'type = "monster"\ncount = 2', 'id = "ogre"\nen = "Ogre"\nfr = "Ogre"\nfr_src = "ours"\n'
         'set = "dungeon"\ntype = "monster"\ncount = 3', "cards (dungeon)", "count",
         "101 in all instead of 100"),
        ('to = "D02", boots = 1', 'to = "D99", boots = 1', "board.day.tunnels (Dt02)", "to",
         "no room 'D99'"),
        ('from = "K38", to = "K43"', 'from = "K44", to = "K43"', "board.dusk.tunnels (Kt60)",
         "from", "no room 'K44'"),
        ('id = "Dt02"', 'id = "Dt01"', "board.day.tunnels (Dt01)", "id", "'Dt01' stands twice"),
        ('id = "D02", en', 'id = "D01", en', "board.day.rooms (D01)", "id", "'D01' stands twice"),
        ('filter = "burgle"', 'filter = "burglar"', "cards (master_burglar)", "filter",
         "no card 'burglar'"),
        ('card = "secret_tome" }]', 'card = "sneak" }]', "cards (underworld_dealing)", "card",
         "no reserve card 'sneak'"),
        ('card = "secret_tome", each', 'card = "tome", each', "cards (wizard)", "vp_rule",
         "no card 'tome'"),
        ('"dragon_egg", "monkey_idol"]', '"egg", "monkey_idol"]', "cards (dwarven_peddler)",
         "vp_rule", "no token 'egg'"),
        ('id = "chalice", level = "major"', 'id = "chalice", level = "minor"',
         "tokens.secrets (major)", "count", "8 in all instead of 11"),
        ('artifact = 30 },\n  { id = "D35"', 'artifact = 25 },\n  { id = "D35"',
         "board.day.rooms", "artifact", "not one room for each artifact"),
        ('space = 3', 'space = 4', "countdown", "space", "not numbered from 1"),
        ('discard = ["stumble"', 'discard = ["stumbles"', "defaults", "discard",
         "no card 'stumbles'"),
        ('monsters = 3', 'monsters = 4', "board.dusk.tunnels (Kt14)", "monsters",
         "not from 0 to 3"),
        ("[{ op = \"attack\" }]]", "[{ op = \"ignore_crystal\" }]]", "cards (mister_whiskers)",
         "options", "an option begins with what has no words"),
        ("then = [{ op = \"take_reserve\", n = 2, card = \"secret_tome\" }]",
         "then = [{ op = \"skill\", n = 2 }]", "cards (underworld_dealing)", "then",
         "gold is paid for cards of the reserve alone"),
        ('cond = "has_idol"', 'cond = "has_fun"', "cards[33] (archaeologist).play[0]", "cond",
         "Invalid enum value 'has_fun'"),
    ],
)  # fmt: skip
def test_a_wrong_file(
    tmp_path: Path, right: str, bad: str, entry: str, field: str, reason: str
) -> None:
    """CL-0.2, CL-0.12  It is reported with entry and field."""
    assert right in TEXT
    path = tmp_path / "clank.toml"
    path.write_text(TEXT.replace(right, bad, 1), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        read(path)
    assert error.value.say("en") == f"clank.toml: entry {entry}, field {field}: {reason}"


def plain(text: str) -> str:
    """Without the typesetter's signs."""
    return text.replace("’", "'").replace("\xa0", " ").replace("−", "-")


def figures(text: str) -> list[str]:
    """The numbers that a text names, in its order."""
    return re.findall(r"[+-]?\d+", text)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_the_contents(lang: str) -> None:
    """CL-0.2  Cards, tokens and rooms are called as in the content file; texts have its figures."""
    for card in RAW["cards"]:
        assert plain(say(Message(f"cl-card-{card['id']}"), lang)) == card[lang]
        if card[f"text_{lang}"]:
            said = plain(say(Message(f"cl-text-{card['id']}"), lang))
            assert figures(said) == figures(card[f"text_{lang}"]), card["id"]
    for group in RAW["tokens"].values():
        for token in group:
            assert plain(say(Message(f"cl-token-{token['id']}"), lang)) == token[lang]
    for board in RAW["board"].values():
        names = [plain(say(Message(f"cl-room-{room['id']}"), lang)) for room in board["rooms"]]
        assert names == [room[lang] for room in board["rooms"]]
        assert len(set(names)) == len(names)


def test_both_languages_have_the_same_texts() -> None:
    """CL-0.2  The same keys in the same order, with the same arguments."""
    folder = FILE.parents[1] / "text"
    sides = []
    for lang in ("en", "fr"):
        source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        entries = re.split(r"^(?=[\w-]+ =)", source, flags=re.M)[1:]
        sides.append([(e.split(" =")[0], sorted(set(re.findall(r"\$(\w+)", e)))) for e in entries])
    assert sides[0] == sides[1]
    assert len({key for key, _ in sides[0]}) == len(sides[0])
