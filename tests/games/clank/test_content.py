"""Clank!'s content: the catalogue's figures in the tables, and files that are wrong."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from donjon import BadContent
from donjon.games.clank import GAME
from donjon.games.clank.content import effect_operations as ops, schema, tables
from donjon.games.clank.content.checks import read
from donjon.games.clank.content.dungeon_map import DUNGEONS, Dungeon
from donjon.games.clank.content.tables import BOARD, CONTENT, FILE
from donjon.games.clank.drawing.icons import TYPE_ICONS, TYPE_TINTS
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate

TEXT = FILE.read_text(encoding="utf-8")
CATALOGUE = (Path(__file__).parents[3] / "docs" / "rules" / "clank.md").read_text(encoding="utf-8")
FRENCH = (FILE.parents[1] / "text" / "fr.ftl").read_text(encoding="utf-8")
FRENCH_CATALOGUE = (Path(__file__).parents[3] / "docs" / "rules" / "clank.fr.md").read_text(
    encoding="utf-8"
)


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


UNKNOWN = [
    ("[game]\n", "\n", "game"),
    ("[setup]\n", "\n", "setup"),
    ("[rage_track]\n", "\n", "rage_track"),
    ("[health_track]\n", "\n", "health_track"),
    ("[[countdown]]\n", "\n", "countdown[0]"),
    ("[defaults]\n", "\n", "defaults"),
    ("[tokens]\n", "\n", "tokens"),
    ("[board.dusk]\n", "\n", "board.dusk"),
    ('id = "ogre"\n', "\n", "cards[67] (ogre)"),
    ('vp_rule = { rule = "per_gold", ', ", ", "cards[46] (the_duke).vp_rule"),
    ('{ id = "artifact_5", ', ", ", "tokens.artifacts[0] (artifact_5)"),
    ('{ id = "chalice", ', ", ", "tokens.secrets[0] (chalice)"),
    ('{ id = "master_key", ', ", ", "tokens.market[0] (master_key)"),
    ("idols = { ", ", ", "tokens.idols"),
    ('{ id = "D00", ', ", ", "board.day.rooms[0] (D00)"),
    ('{ id = "Kt01", ', ", ", "board.dusk.tunnels[0] (Kt01)"),
]
"""Where a field that nobody knows is put, and the entry that is then named."""

FIRST_ROOM = '{ id = "D00", x = 57, y = 55, deep = false, kinds = ["start"] },'
FURTHER_ROOM = '{{ id = "E{}", x = 1, y = 1, deep = false, kinds = [] }},'
FIRST_TUNNEL = '{ id = "Dt01", from = "D00", to = "D01", boots = 1, monsters = 0 },'
FURTHER_TUNNEL = '{{ id = "Et{}", from = "D00", to = "D01", boots = 1, monsters = 0 }},'


@pytest.mark.parametrize(
    ("right", "bad", "entry", "field", "reason"),
    [
        ('op = "heal", n = 1 }]', 'op = "heel", n = 1 }]', "cards[8] (amulet_of_vigor).acquire[0]",
         "op", "Invalid value 'heel'"),
        ('op = "heal", n = 1 }]', 'op = "heal", m = 1 }]', "cards[8] (amulet_of_vigor).acquire[0]",
         "m", "Object contains unknown field `m`"),
        ('id = "brilliance"', 'id = "sneak"', "cards (sneak)", "id", "'sneak' stands twice"),
        ("count = 6", "count = 7", "cards (starter)", "count", "11 in all instead of 10"),
        ('id = "ogre"\nset = "dungeon"\ntype = "monster"\ncount = 2',
         'id = "ogre"\nset = "dungeon"\ntype = "monster"\ncount = 3',
         "cards (dungeon)", "count", "101 in all instead of 100"),
        ('to = "D02", boots = 1', 'to = "D99", boots = 1', "board.day.tunnels (Dt02)", "to",
         "no room 'D99'"),
        ('from = "K38", to = "K43"', 'from = "K44", to = "K43"', "board.dusk.tunnels (Kt60)",
         "from", "no room 'K44'"),
        ('id = "Dt02"', 'id = "Dt01"', "board.day.tunnels (Dt01)", "id", "'Dt01' stands twice"),
        ('id = "D02", x', 'id = "D01", x', "board.day.rooms (D01)", "id", "'D01' stands twice"),
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
        ('artifact = 30 }', 'artifact = 25 }',
         "board.day.rooms", "artifact", "not one room for each artifact"),
        ('kinds = ["idol_shrine"]', 'kinds = []', "board.day.rooms", "kinds",
         "0 shrines for the idols"),
        ('from = "D01", to = "D02"', 'from = "D00", to = "D02"', "board.day", "start",
         "2 tunnels instead of one"),
        *[(right, f"{right}more = 1{end}", entry, "more", "Object contains unknown field `more`")
          for right, end, entry in UNKNOWN],
        ('space = 3', 'space = 4', "countdown", "space", "not numbered from 1"),
        ('players_max = 4', 'players_max = 5', "setup", "artifacts_removed",
         "not one for each number of players"),
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
        ('"companion"\ncount = 15', '"companion"\ncount = 0', "cards (mercenary)",
         "count", "less than one"),
        ("swords_cost = 3\ndragon = true\ndefeat = [{ op = \"gold\", n = 5 }]",
         "defeat = [{ op = \"gold\", n = 5 }]", "cards (ogre)", "swords_cost",
         "monsters cost swords, and nothing else does"),
        ('skill = 4\nacquire = [{ op = "heal"', 'use = [{ op = "heal"', "cards (amulet_of_vigor)",
         "use", "only a device is used"),
        ('skill = 4\nacquire = [{ op = "heal"', 'defeat = [{ op = "heal"',
         "cards (amulet_of_vigor)", "defeat", "only a monster is defeated"),
        ('defeat = [{ op = "gold", n = 5 }]', 'acquire = [{ op = "gold", n = 5 }]', "cards (ogre)",
         "acquire", "a monster is never in a deck"),
        ('use = [{ op = "boots", n = 2 }]', 'play = [{ op = "boots", n = 2 }]',
         "cards (ladder)", "play", "a device is never in a deck"),
        ('id = "mercenary"\n', 'id = "mercenary"\narrive = [{ op = "attack" }]\n',
         "cards (mercenary)", "arrive", "only a card of the dungeon deck arrives"),
        ('n = -2 }], [{ op = "attack" }]]', 'n = -2 }]]', "cards (mister_whiskers)", "options",
         "less than two"),
        ('mode = "keep", vp = 7', 'mode = "potion", vp = 7', "tokens.secrets (chalice)", "on_use",
         "potions are used"),
        ('count = 1, vp = 9', 'count = 1, vp = 11', "tokens.market (crown_9)", "vp",
         "more than the one above it"),
        ("rage_start_space = { 2 = 3, 3 = 2, 4 = 1 }", "rage_start_space = { 2 = 3, 3 = 8, 4 = 1 }",
         "setup", "rage_start_space", "none for 3 players"),
        ("artifacts_removed = { 2 = 2, 3 = 1, 4 = 0 }", "artifacts_removed = { 2 = 2, 3 = 1 }",
         "setup", "artifacts_removed", "not one for each number of players"),
        ('kinds = ["start"]', 'kinds = []', "board.day", "start",
         "is not the first room of the list"),
        ('from = "D01", to = "D02"', 'from = "D01", to = "D01"', "board.day.tunnels (Dt02)", "to",
         "joins no two rooms, or two that are joined"),
        ('to = "D02", boots = 1', 'to = "D02", boots = 3', "board.day.tunnels (Dt02)", "boots",
         "3 instead of 1 or 2"),
        ('kinds = [], major = 1', 'kinds = [], major = 1, minor = 1', "board.day.rooms (D04)",
         "kinds", "two kinds of tokens"),
        ('kinds = [], major = 1', 'kinds = [], major = 9', "board.day.rooms (major)", "count",
         "more places than secrets"),
        (FIRST_ROOM, "".join([FIRST_ROOM, *[FURTHER_ROOM.format(n) for n in range(64)]]),
         "board.day.rooms", "id", "more than 64"),
        (FIRST_TUNNEL, "".join([FIRST_TUNNEL, *[FURTHER_TUNNEL.format(n) for n in range(64)]]),
         "board.day.tunnels", "id", "more than 64"),
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
    assert error.value.translate("en") == f"clank.toml: entry {entry}, field {field}: {reason}"


def plain(text: str) -> str:
    """The text without typographic signs."""
    return text.replace("’", "'").replace("\xa0", " ").replace("−", "-")


def figures(text: str) -> list[str]:
    """The numbers that a text names, in its order."""
    return re.findall(r"[+-]?\d+", text)


def printed(lang: str) -> list[tuple[str, str, str]]:
    """The catalogue's cards, secrets, artifacts and items: id, name and text in a language."""
    text = CATALOGUE if lang == "en" else FRENCH_CATALOGUE
    found = []
    for id, rest in re.findall(r"^\| `(\w+)` \| (.*) \|$", text, re.M):
        cells = [cell.strip() for cell in rest.split("|")]
        names = cells[1:3] if cells[0] in ("major", "minor", "majeur", "mineur") else cells[:2]
        text_of = cells[-1] if id in tables.NUMBER or id in tables.SECRET_IDS else ""
        found.append((id, names[lang == "fr"].rstrip("*"), text_of))
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_texts_are_the_catalogues(lang: str) -> None:
    """CL-0.2  Cards and tokens are called as in the catalogue; texts have its figures."""
    text_keys = texts(lang)
    seen = 0
    for id, name, text in printed(lang):
        key = f"cl-card-{id}" if id in tables.NUMBER else f"cl-token-{id}"
        assert plain(translate(Message(key), lang)) == plain(name)
        if f"cl-text-{id}" in text_keys:
            assert figures(plain(translate(Message(f"cl-text-{id}"), lang))) == figures(text), id
        else:
            assert text == "" or id in INSTANT, id
        seen += 1
    assert seen == 71 + 12 + 7 + 2 + 1


INSTANT = [secret.id for secret in CONTENT.tokens.secrets if secret.mode == "instant"]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rooms_are_called_as_in_the_catalogue(lang: str) -> None:
    """CL-0.2  Every room of both boards, no two of a board alike."""
    text = CATALOGUE if lang == "en" else FRENCH_CATALOGUE
    rows = re.findall(r"^\| ([DK]\d\d) \| (.*?) / (.*?) \|", text, re.M)
    assert len(rows) == 39 + 44
    for id, en, fr in rows:
        assert plain(translate(Message(f"cl-room-{id}"), lang)) == plain(en if lang == "en" else fr)
    for side in BOARD.values():
        assert len({translate(Message(f"cl-room-{room.id}"), lang) for room in side.rooms}) == len(
            side.rooms
        )


def texts(lang: str) -> list[str]:
    """The keys of all texts of the game."""
    source = (FILE.parents[1] / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([\w-]+) =", source, re.M)


def test_every_text_is_used() -> None:
    """CL-0.2  No text waits for something that is never said."""
    folder = FILE.parents[1]
    code = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    whole = set(re.findall(r'"(cl-[\w-]+)"', code))
    begun = set(re.findall(r'"(cl-[\w-]*-)\{', code))
    cards = {f"cl-text-{card.id}" for card in CONTENT.cards}
    kept = {f"cl-text-{s.id}" for s in CONTENT.tokens.secrets if s.mode != "instant"}
    named = {f"cl-token-{id}" for id in tables.SECRET_IDS + tables.ARTIFACT_IDS + SINGLE_ITEMS}
    for key in texts("en"):
        if key.startswith("cl-text-"):
            assert key in cards | kept
        elif key.startswith("cl-token-"):
            assert key in named or key in whole
        else:
            start = key.rsplit("-", 1)[0] + "-"
            assert key in whole or start in begun or key in OPTION_TEXTS, key


SINGLE_ITEMS = [item.id for item in CONTENT.tokens.market if not item.stack]
OPTION_TEXTS = {
    "cl-title", "cl-tagline", "cl-option-board-day", "cl-option-board-dusk",
    *[f"cl-option-{option.name}" for option in GAME.options],
}  # fmt: skip


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


OTHER_TRACKS = r"de Fureur|de Compte à rebours|État de santé|à la réserve"


@pytest.mark.parametrize("text", [FRENCH, FRENCH_CATALOGUE], ids=["table", "catalogue"])
def test_the_row_has_one_french_name(text: str) -> None:
    """CL-0.13  As in the book: «piste des Aventures du Donjon»; other tracks have their own."""
    tracks = re.findall(rf"(?i)\b(?:cette )?piste\b(?! (?:{OTHER_TRACKS}))[^.;:,|({{\n]*", text)
    others = [track for track in tracks if not track.startswith("cette ")]
    assert len(others) >= 5
    for track in others:
        assert track[1:].startswith("iste des Aventures du Donjon"), track
    assert not re.search(r"symboles? Dragon|rangée", text)


def test_who_was_rescued_is_called_so_everywhere() -> None:
    """CL-1.2, CL-17.4  «secouru», in the log, in the panel and in the catalogue."""
    for key in ("cl-log-rescued", "cl-where-rescued"):
        assert "hors de combat, mais secouru" in translated(key, seat="Ann")
    for text in (FRENCH, FRENCH_CATALOGUE):
        assert "secouru" in text
        assert not re.search(r"(?i)sauvé|rescapé", text)


def test_purple_cards_are_called_aubaine() -> None:
    """CL-7.1  In what may be done and what was done, and as the name of their sign."""
    assert (
        translated("cl-use", card="Échelle", cost=3) == "Utiliser l’Aubaine Échelle (Compétence 3)"
    )
    assert translated("cl-log-uses", card="Échelle") == "utilise l’Aubaine Échelle."
    client = Path(__file__).parents[3] / "web" / "src" / "table" / "text" / "fr.ftl"
    assert f"icon-{TYPE_ICONS['device']} = aubaine\n" in client.read_text(encoding="utf-8")
    assert TYPE_TINTS["device"] == "plum"
    for text in (FRENCH, FRENCH_CATALOGUE):
        assert not re.search(r"(?i)\b(appareil|dispositif|gadget|mécanisme)s?\b", text)


def test_the_noise_is_written_in_one_way() -> None:
    """CL-5.1  «Clank !» with the space of French; the game itself has its own title."""
    bare = [line for line in FRENCH.splitlines() if re.search(r"Clank ?!", line)]
    assert bare == ["# Clank!", "cl-title = Clank!"]
    assert "Clank\u00a0!" in translated("cl-choose-clank", n=2)


def translated(key: str, **args: int | str) -> str:
    return translate(Message(key, {**args}), "fr")


def structs() -> list[type[msgspec.Struct]]:
    """Every form that an entry of the content file may have."""
    found = [kind for kind in vars(schema).values() if is_form(kind, schema.__name__)]
    return found + [kind for kind in vars(ops).values() if is_form(kind, ops.__name__)]


def is_form(kind: object, module: str) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module


@pytest.mark.parametrize("kind", structs(), ids=lambda kind: kind.__name__)
def test_every_field_of_the_file_is_read(kind: type[msgspec.Struct]) -> None:
    """CL-0.2  Unknown ones are refused; each that is known is read by rule, table or check."""
    assert kind.__struct_config__.forbid_unknown_fields
    folder = FILE.parents[1]
    forms = ("schema.py", "effect_operations.py")
    sources = [path for path in folder.rglob("*.py") if path.name not in forms]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    for field in kind.__struct_fields__:
        assert re.search(rf"\.{field}\b", code), f"{kind.__name__}.{field} is read nowhere"
