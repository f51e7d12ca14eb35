"""Tales of Glory as it is drawn: tiles, central board, maps, previews, hidden things."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from donjon import FastChance, Match
from donjon.games.tales_of_glory.content.tables import (
    CHESTS,
    CONNECTOR,
    GAIN,
    GIVING,
    HALF_KEY,
    SIDES,
    TILE_COUNT,
    TILES,
)
from donjon.games.tales_of_glory.drawing.faces import FACES, QUEST_BACK
from donjon.games.tales_of_glory.drawing.icons import GAIN_ICONS, KEY_ICON, KIND_ICONS, TILE_ART
from donjon.games.tales_of_glory.model.state import FINAL, PLAY
from donjon.games.tales_of_glory.rules.scoring import FinalCount
from donjon.games.tales_of_glory.rules.selection import SelectAll
from donjon.games.tales_of_glory.words.ids import SHORT_IDS
from donjon.kernel.rules.hidden import Pile
from donjon.kernel.scene import (
    Area,
    Board,
    ChoicePreview,
    CounterArea,
    InZone,
    OnPiece,
    OnSpot,
    Piece,
    Scene,
    Slot,
    Split,
    Tabs,
    TileFace,
    Zone,
)
from donjon.kernel.words.ids import Text
from donjon.kernel.words.translate import LANGUAGES
from donjon.terminal.draw.zones import shown_in
from tests.games.scene_reader import piece, values, words
from tests.games.tales_of_glory.scenario import GAME, TalesOfGloryScenario

EVERY_TILE = pytest.mark.parametrize("tile", range(TILE_COUNT), ids=SHORT_IDS)


def seen(scenario: TalesOfGloryScenario, seat: int | None = 0) -> Scene:
    return scenario.scene(seat)


def face_of(tile: int) -> TileFace:
    face = FACES[f"face:{SHORT_IDS[tile]}"]
    assert isinstance(face, TileFace)
    return face


def in_zone(picture: Scene, zone: str) -> dict[int, str]:
    return {
        each.at.n: each.id
        for each in picture.pieces
        if isinstance(each.at, InZone) and each.at.zone == zone
    }


def zone(picture: Scene, id: str) -> Zone:
    (found,) = [each for each in picture.zones if each.id == id]
    return found


def board(picture: Scene, seat: int) -> Board:
    (found,) = [each for each in picture.boards if each.id == f"map:{seat}"]
    return found


def slot(picture: Scene, n: int) -> Slot:
    (found,) = [s for each in picture.zones for s in each.slots if s.id == f"slot:{n}"]
    return found


def figures(shows: ChoicePreview, cell: str) -> dict[str, int | str | None]:
    return {amount.icon: amount.n for amount in shows.gains[cell]}


def parts_of(area: Area) -> list[Area]:
    """The parts of a layout, at any depth."""
    if isinstance(area, Split):
        return [one for part in area.parts for one in parts_of(part)]
    return [area]


def foreseen(scenario: TalesOfGloryScenario, id: str, seat: int = 0) -> ChoicePreview:
    """The preview of a tile while slots are chosen."""
    if scenario.is_idle:
        scenario.happens(SelectAll())
    return seen(scenario, seat).previews[f"tile:{id}"]


class TestFaces:
    @EVERY_TILE
    def test_a_tile_shows_its_cost_its_kind_and_its_gains(self, tile: int) -> None:
        """TG-8.1, TG-13.1  In figures with icons: the pennant, the foot, the chests."""
        entry, face = TILES[tile], face_of(tile)
        cost = {amount.icon: amount.n for amount in face.cost}
        for kind in ("combat", "magic", "coin", "potion"):
            assert cost.get(GAIN_ICONS[kind], 0) == getattr(entry.cost, kind)
        assert face.kind == KIND_ICONS[entry.type]
        assert [(amount.n, amount.late) for amount in face.gain] == [
            (item.n, item.at_end) for item in GAIN[tile]
        ]
        assert [amount.per is None for amount in face.gain] == [g.per == 0 for g in GAIN[tile]]
        assert len(face.chests) == len(CHESTS[tile])
        for shown, chest in zip(face.chests, entry.chests, strict=True):
            assert [(a.icon, a.n) for a in shown.gain] == [(GAIN_ICONS[g.kind], g.n) for g in chest]

    @EVERY_TILE
    def test_a_tile_shows_its_connectors(self, tile: int) -> None:
        """TG-10.4, TG-11.1, TG-14.2  Bare, plain, half a key, or with a gain and its condition."""
        entries = [getattr(TILES[tile].sides, name) for name in "nesw"]
        for side, entry in zip(SIDES, entries, strict=True):
            kind, shown = CONNECTOR[4 * tile + side], face_of(tile).sides[side]
            assert (shown is None) == (kind == 0)
            if shown is not None:
                assert shown.icon == (KEY_ICON if kind == HALF_KEY else None)
                assert bool(shown.gain) == (kind == GIVING)
                needs = [amount.need for amount in shown.gain if amount.need]
                assert needs == ([KIND_ICONS[entry.need]] if entry.need else [])

    @EVERY_TILE
    def test_a_tile_says_all_of_it_in_words(self, tile: int) -> None:
        entry, face = TILES[tile], face_of(tile)
        for lang, chest in (("en", "chest"), ("fr", "Coffre")):
            text = words(face.text, lang)
            assert text.count(f"{chest}:") + text.count(f"{chest}\u00a0:") == len(entry.chests)
        connectors = [n for n in SIDES if CONNECTOR[4 * tile + n]]
        names = ["north", "east", "south", "west"]
        assert [n for n in SIDES if f"{names[n]}:" in words(face.text)] == connectors

    def test_what_a_connector_demands_is_told(self) -> None:
        """TG-14.3  In both languages, of the tile that must connect."""
        castle = face_of(SHORT_IDS.index("A2-14"))
        assert "north: 1 Combat, 3 Prestige if a Character connects" in words(castle.text, "en")
        assert "si un Personnage s’y connecte" in words(castle.text, "fr")

    def test_for_every_so_many_is_told_from_for_each(self) -> None:
        """TG-15.6  Two Prestige for every three coins."""
        oath = face_of(SHORT_IDS.index("Q01"))
        assert [(a.n, a.per, a.every) for a in oath.gain] == [(2, None, None), (2, "two-coins", 3)]

    def test_every_tile_has_a_picture_of_its_own(self) -> None:
        assert set(TILE_ART) == set(SHORT_IDS)
        assert len(set(TILE_ART.values())) == TILE_COUNT


class TestCentralBoard:
    @pytest.mark.parametrize(
        ("seats", "plain", "wild"), [(2, 3, 3), (3, 3, 3), (4, 4, 4), (5, 4, 4)]
    )
    def test_slots_in_one_line_the_wild_lands_last(self, seats: int, plain: int, wild: int) -> None:
        """TG-1.2, TG-8.6"""
        picture = seen(TalesOfGloryScenario(seats))
        numbers = [s.id for name in ("board", "wild") for s in zone(picture, name).slots]
        assert numbers == [f"slot:{n}" for n in range(1, plain + wild + 1)]
        assert [s.tint for s in zone(picture, "board").slots] == [None] * plain
        assert [s.tint for s in zone(picture, "wild").slots] == ["umber"] * wild
        assert all("Wild Lands" in words(s.label) for s in zone(picture, "wild").slots)
        assert len(in_zone(picture, "board")) == plain
        assert len(in_zone(picture, "wild")) == wild

    def test_a_gap_stays_a_gap(self) -> None:
        scenario = TalesOfGloryScenario()
        scenario.set_display("A1-01 - A1-03 A1-04 - A1-06")
        picture = seen(scenario)
        assert in_zone(picture, "board") == {0: "tile:A1-01", 2: "tile:A1-03"}
        assert in_zone(picture, "wild") == {0: "tile:A1-04", 2: "tile:A1-06"}

    def test_a_taken_tile_lies_in_the_hand_of_its_taker(self) -> None:
        """TG-4.4, TG-4.5  For others on its slot, with who took it; one's own slot is marked."""
        scenario = TalesOfGloryScenario(4)
        scenario.set_display("A1-01 - A1-03 A1-04 - A1-06 A1-07 A1-08")
        scenario.set_taken_tile("A1-02", 2)
        scenario.set_taken_tile("A1-05", 5, seat=3)
        own, other, watched = seen(scenario), seen(scenario, 3), seen(scenario, None)
        assert in_zone(own, "hand:0") == {0: "tile:A1-02"}
        assert 1 not in in_zone(own, "board")
        assert (slot(own, 2).icon, slot(own, 5).icon) == ("seat:0", None)
        assert in_zone(own, "wild")[0] == "tile:A1-05"
        assert (piece(own, "tile:A1-05").owner, piece(own, "tile:A1-05").state) == (3, ["spent"])
        assert in_zone(other, "hand:3") == {0: "tile:A1-05"}
        assert piece(other, "tile:A1-02").owner == 0
        assert [piece(watched, f"tile:A1-0{n}").owner for n in (2, 5)] == [0, 3]

    def test_piles_and_discard_are_counted(self) -> None:
        """TG-19.1"""
        scenario = TalesOfGloryScenario(4)
        scenario.state.discard = [5, 9]
        picture = seen(scenario)
        badge = zone(picture, "board").badge
        assert badge is not None
        assert badge.n == sum(pile.size() for pile in scenario.state.piles)
        assert zone(picture, "discard").count == 2
        assert set(in_zone(picture, "discard").values()) == {"tile:A1-01", "tile:A1-05"}

    @pytest.mark.parametrize(("left", "age"), [([4, 20, 15], 1), ([0, 20, 15], 2), ([0, 0, 0], 3)])
    def test_the_heading_tells_round_and_age(self, left: list[int], age: int) -> None:
        scenario = TalesOfGloryScenario()
        scenario.state.round = 4
        scenario.state.piles = [Pile([9] * n) for n in left]
        assert words(seen(scenario).title) == f"Round 4 of 10 · Age {age}"
        scenario.state.round = 0
        assert words(seen(scenario).title) == "Setup"


class TestMaps:
    def test_north_is_up_and_the_hero_in_the_middle(self) -> None:
        """TG-10.1"""
        scenario = TalesOfGloryScenario()
        scenario.place_tile("A1-06", 0, 1)
        spots = {spot.id: spot.at for spot in board(seen(scenario), 0).spots}
        assert spots["cell:0:0,0"] == (0, 0)
        assert spots["cell:0:0,1"][1] < 0
        assert spots["cell:0:1,0"][0] > 0
        assert piece(seen(scenario), "tile:A1-06").at == OnSpot("cell:0:0,1")

    def test_a_map_holds_every_cell_where_anything_may_be_laid(self) -> None:
        """TG-10.3  It grows with its tiles, and is never smaller than can be seen at a glance."""
        scenario = TalesOfGloryScenario()
        for id, x, y in (("A1-06", 0, 1), ("A1-17", 1, 0), ("A2-18", 2, 0), ("A3-11", 2, 1)):
            scenario.place_tile(id, x, y)
        drawn = board(seen(scenario), 0)
        spots = {spot.id for spot in drawn.spots}
        for id in SHORT_IDS:
            assert {f"cell:0:{x},{y}" for x, y in scenario.legal_cells(id)} <= spots
        left, top, width, height = drawn.box
        for spot in drawn.spots:
            assert left + 60 <= spot.at[0] <= left + width - 60
            assert top + 60 <= spot.at[1] <= top + height - 60
        assert drawn.grows
        small = board(seen(TalesOfGloryScenario()), 0)
        assert small.box[2] >= 4 * 120
        assert all(spot.style == "empty" for spot in drawn.spots)

    def test_open_chests_and_joined_half_keys(self) -> None:
        """TG-11.1, TG-12.2  The Paladin's half-keys look east and west."""
        scenario = TalesOfGloryScenario()
        scenario.place_tile("A1-01", 1, 0)
        scenario.open_chest("H1", 1)
        picture = seen(scenario)
        assert (piece(picture, "tile:H1").joined, piece(picture, "tile:H1").open) == ([1], [1])
        assert (piece(picture, "tile:A1-01").joined, piece(picture, "tile:A1-01").open) == ([3], [])

    def test_a_place_shows_which_connectors_have_paid(self) -> None:
        """TG-14.5  The inn pays to the west for anyone, to the east for a Character alone."""
        scenario = TalesOfGloryScenario()
        scenario.set_display("- - - - - -")
        scenario.place_tile("A1-11", 1, 0)
        scenario.place_tile("A1-18", 2, 0)
        inn = piece(seen(scenario), "tile:A1-11")
        assert (inn.joined, inn.walled) == ([3], [1])

    def test_a_connector_that_still_may_pay_is_not_walled_off(self) -> None:
        """TG-14.5  The same inn with nothing beside it to the east, and with a Character."""
        scenario = TalesOfGloryScenario()
        scenario.set_display("- - - - - -")
        scenario.place_tile("A1-11", 1, 0)
        assert piece(seen(scenario), "tile:A1-11").walled == []
        scenario.place_tile("A1-10", 2, 0)
        inn = piece(seen(scenario), "tile:A1-11")
        assert (inn.joined, inn.walled) == ([1, 3], [])

    def test_a_finished_map_is_drawn_without_the_cells_around_it(self) -> None:
        scenario = TalesOfGloryScenario()
        scenario.place_tile("A1-06", 0, 1)
        growing = board(seen(scenario), 0)
        scenario.state.phase = FINAL
        assert [spot.id for spot in board(seen(scenario), 0).spots] == ["cell:0:0,0", "cell:0:0,1"]
        assert len(growing.spots) > 2

    def test_cells_bear_the_kind_of_the_tile_in_hand(self) -> None:
        scenario = TalesOfGloryScenario()
        assert {spot.icon for spot in board(seen(scenario), 0).spots} == {None}
        scenario.set_taken_tile("A1-01", 1)
        icons = {spot.id: spot.icon for spot in board(seen(scenario), 0).spots}
        assert icons["cell:0:1,0"] == KIND_ICONS["monster"]
        assert icons["cell:0:0,0"] is None
        assert {spot.icon for spot in board(seen(scenario), 1).spots} == {None}


class TestCounters:
    def test_a_panel_counts_reserve_banner_and_keys(self) -> None:
        """TG-19.1  For everyone to see."""
        scenario = TalesOfGloryScenario()
        scenario.set_goods(1, coins=4, potions=3, combat=2, magic=1, prestige=27)
        scenario.open_chest("H2", 0, seat=1)
        for viewer in (0, 1, None):
            picture = seen(scenario, viewer)
            found = values(picture)
            info = picture.seats[1]
            assert [found[id] for id in info.counters] == [27, 2, 1, 4, 3, 1]
            assert info.score is not None
            assert info.score.n == 27
            assert info.peek == "map:1"
            assert words(info.note) == "Shaman"

    @pytest.mark.parametrize(("needs_one", "of_nothing"), [(False, [0, 1, 2]), (True, [])])
    def test_majorities_so_far_and_who_has_them(
        self, needs_one: bool, of_nothing: list[int]
    ) -> None:
        """TG-17.3, TG-17.4, TG-R27  Shared ones have several; what nobody has all share, unless
        the table wants at least one.
        """
        scenario = TalesOfGloryScenario(3, majority_needs_one=needs_one)
        scenario.set_goods(0, combat=3, coins=2)
        scenario.set_goods(1, combat=3, coins=5)
        found = {counter.id: counter for counter in seen(scenario).counters}
        held = {id: (c.value, c.seats) for id, c in found.items() if id.startswith("majority:")}
        assert held == {
            "majority:combat": (3, [0, 1]),
            "majority:magic": (0, of_nothing),
            "majority:potion": (0, of_nothing),
            "majority:coin": (5, [1]),
        }

    def test_who_plays_what_and_who_is_first(self) -> None:
        scenario = TalesOfGloryScenario()
        scenario.state.first = 1
        scenario.set_taken_tile("A1-10", 1, seat=1)
        picture = seen(scenario)
        assert [info.first for info in picture.seats] == [False, True]
        assert piece(picture, "first-player").at == OnPiece("tile:H2", "corner")
        (token,) = [counter for counter in picture.counters if counter.id == "first"]
        assert token.seats == [1]
        areas = [area for area in parts_of(picture.layout.wide) if isinstance(area, CounterArea)]
        assert any("first" in area.counters for area in areas)
        assert words(picture.seats[1].note) == "Shaman · plays Herbalist"


class TestQuests:
    def test_only_their_owner_sees_them(self) -> None:
        """TG-18.4, TG-R33  The others see backs and their number."""
        scenario = TalesOfGloryScenario(2, quests=True)
        scenario.set_quests("Q01 Q09")
        scenario.happens(SelectAll())
        own, other, watched = seen(scenario), seen(scenario, 1), seen(scenario, None)
        assert in_zone(own, "quests:0") == {0: "tile:Q01", 1: "tile:Q09"}
        for picture in (other, watched):
            assert in_zone(picture, "quests:0") == {0: "quest:0:0", 1: "quest:0:1"}
            assert piece(picture, "quest:0:0").face == QUEST_BACK
            assert values(picture)["quest:0"] == 2
            without_faces = msgspec.structs.replace(picture, faces={})
            assert b"Q01" not in msgspec.json.encode(without_faces)

    def test_other_quests_look_the_same_from_outside(self) -> None:
        pictures = []
        for quests in ("Q01 Q09", "Q05 Q16"):
            scenario = TalesOfGloryScenario(2, quests=True)
            scenario.set_quests(quests)
            scenario.set_quests("Q03", seat=1)
            scenario.happens(SelectAll())
            pictures.append(msgspec.json.encode(seen(scenario, 1)))
        assert pictures[0] == pictures[1]

    def test_they_lie_beside_the_map_of_their_owner(self) -> None:
        """One's own with the tile in hand, others' in the tab of their map."""
        scenario = TalesOfGloryScenario(2, quests=True)
        scenario.set_quests("Q01")
        for viewer, tab in ((0, False), (1, True), (None, True)):
            wide = seen(scenario, viewer).layout.wide
            assert [show.show for show in shown_in(wide)].count("quests:0") == 1
            (tabs,) = [area for area in parts_of(wide) if isinstance(area, Tabs)]
            assert ("quests:0" in [show.show for show in shown_in(tabs)]) is tab
            assert "quests:1" not in [show.show for show in shown_in(wide)]

    def flips(
        self, scenario: TalesOfGloryScenario, viewer: int | None
    ) -> list[tuple[list[str], list[str]]]:
        """The flips that a viewer sees."""
        assert scenario.state.journal is not None
        beats = [
            beat for event in scenario.state.journal.read(viewer) for beat in scenario.beats(event)
        ]
        return [(beat.pieces, beat.into) for beat in beats if beat.do == "flip"]

    def test_a_played_one_turns_over_for_all_but_its_owner(self) -> None:
        """TG-18.4, TG-18.11  The other one stays hidden from everyone else."""
        scenario = TalesOfGloryScenario(2, quests=True)
        scenario.set_goods(coins=9)
        scenario.set_quests("Q05 Q08")
        scenario.set_taken_tile("A1-17", 1)
        scenario.begins_turn()
        assert self.flips(scenario, 1) == []
        scenario.chooses("Lay The Heart of the Realm at 1 north (pay 3 coins)")
        turned = [(["tile:Q05"], ["face:Q05"])]
        assert (self.flips(scenario, 0), self.flips(scenario, 1), self.flips(scenario, None)) == (
            [],
            turned,
            turned,
        )
        picture = seen(scenario, 1)
        assert piece(picture, "tile:Q05").at == OnSpot("cell:0:0,1")
        assert in_zone(picture, "quests:0") == {0: "quest:0:0"}
        scenario.chooses("Lay Forgotten Purse at 2 north (pay nothing)")
        assert self.flips(scenario, 1) == turned  # any other tile was seen by all

    def test_those_left_over_turn_over_at_the_end(self) -> None:
        """TG-18.12  Each with the line of the log that names it."""
        scenario = TalesOfGloryScenario(2, quests=True)
        scenario.set_quests("Q01 Q09")
        scenario.set_quests("Q03", seat=1)
        scenario.happens(FinalCount())
        first = (["tile:Q01", "tile:Q09"], ["face:Q01", "face:Q09"])
        second = (["tile:Q03"], ["face:Q03"])
        assert (self.flips(scenario, 0), self.flips(scenario, 1)) == ([second], [first])
        assert self.flips(scenario, None) == [first, second]
        assert in_zone(seen(scenario, 1), "quests:0") == {0: "tile:Q01", 1: "tile:Q09"}
        assert "quests:0" in [show.show for show in shown_in(seen(scenario, 1).layout.wide)]


def ghosts(scenario: TalesOfGloryScenario) -> dict[str, Piece]:
    """The tile in hand as it is shown for each placement, by the cell that is picked."""
    found = {}
    for choice in scenario.drawn_choices():
        if choice.preview is not None:
            (ghost,) = choice.preview.pieces
            assert isinstance(ghost.at, OnSpot)
            assert ghost.at.spot == choice.targets[1]
            found[ghost.at.spot] = ghost
    return found


class TestForesight:
    def test_cells_cost_and_gains_before_choosing(self) -> None:
        """TG-3.3, TG-7.4  The purse east of the Paladin gives coins alone, for nothing."""
        scenario = TalesOfGloryScenario()
        scenario.set_display("A1-17 A1-10 A1-03 A1-04 A1-05 A1-06")
        shown = foreseen(scenario, "A1-17")
        assert (
            set(shown.spots)
            == set(shown.gains)
            == {f"cell:0:{x},{y}" for x, y in scenario.legal_cells("A1-17")}
        )
        assert figures(shown, "cell:0:0,1") == {"two-coins": 4}
        assert words(shown.text) == "Pay nothing. It fits in 3 places."
        assert words(foreseen(scenario, "A1-10").text).startswith("You cannot pay for it.")

    def test_a_key_shows_the_least_and_the_most_it_can_bring(self) -> None:
        """TG-11.1, TG-12.3  Two half-keys meet: three coins or two potions from the hero."""
        scenario = TalesOfGloryScenario()
        scenario.set_display("A1-02 A1-10 A1-03 A1-04 A1-01 A1-06")
        scenario.set_goods(combat=2)
        shown = foreseen(scenario, "A1-01")
        assert figures(shown, "cell:0:1,0") == {
            "laurels": 3, "two-coins": "0–3", "round-potion": "0–2", "key": 1,
        }  # fmt: skip

    def test_gains_of_places_on_both_sides(self) -> None:
        """TG-14.4  A place that lies already pays for what comes beside it."""
        scenario = TalesOfGloryScenario()
        scenario.set_display("A1-17 A1-10 A1-03 A1-04 A1-01 A1-06")
        scenario.place_tile("A1-11", 0, 1)
        assert figures(foreseen(scenario, "A1-17"), "cell:0:0,2") == {"two-coins": 6}

    def test_the_surcharge_is_part_of_the_cost(self) -> None:
        """TG-8.6, TG-8.9"""
        scenario = TalesOfGloryScenario()
        scenario.set_display("A1-02 A1-10 A1-03 A1-17 A1-01 A1-06")
        scenario.set_goods(coins=2, potions=1)
        assert words(foreseen(scenario, "A1-17").text).startswith("Pay 1 coin or 1 potion.")

    def test_the_first_player_token_only_for_who_has_it_not(self) -> None:
        """TG-13.4"""
        scenario = TalesOfGloryScenario()
        scenario.set_display("A1-08 A1-10 A1-03 A1-17 A1-01 A1-06")
        scenario.set_goods(coins=1)
        scenario.set_goods(1, coins=1)
        assert "flying-flag" not in figures(foreseen(scenario, "A1-08"), "cell:0:1,0")
        assert "flying-flag" in figures(
            foreseen(scenario, "A1-08", 1), foreseen(scenario, "A1-08", 1).spots[0]
        )

    def test_nobody_foresees_for_others(self) -> None:
        scenario = TalesOfGloryScenario(3)
        scenario.happens(SelectAll())
        assert seen(scenario, None).previews == {}
        for seat in range(3):
            spots = [id for shown in seen(scenario, seat).previews.values() for id in shown.spots]
            assert spots
            assert all(id.startswith(f"cell:{seat}:") for id in spots)

    def test_a_placement_shows_the_tile_in_place(self) -> None:
        """TG-11.1, TG-14.1  With the half-keys that join and the connectors that pay."""
        scenario = TalesOfGloryScenario()
        scenario.set_goods(coins=1)
        scenario.set_taken_tile("A1-14", 1)
        scenario.begins_turn()
        joined = {cell: ghost.joined for cell, ghost in ghosts(scenario).items()}
        assert joined == {
            "cell:0:0,-1": [0],
            "cell:0:1,0": [3],
            "cell:0:-1,0": [1],
            "cell:0:0,1": [],
        }

    def test_a_placement_shows_what_would_be_walled_off(self) -> None:
        """TG-14.5  As it would then lie there."""
        scenario = TalesOfGloryScenario()
        scenario.place_tile("A1-18", 1, 0)
        scenario.set_goods(coins=9)
        scenario.set_taken_tile("A1-14", 1)
        scenario.begins_turn()
        walled = {cell: ghost.walled for cell, ghost in ghosts(scenario).items()}
        laid = {}
        for cell in walled:
            x, y = [int(n) for n in cell.rpartition(":")[2].split(",")]
            twin = TalesOfGloryScenario()
            twin.place_tile("A1-18", 1, 0)
            twin.place_tile("A1-14", x, y)
            laid[cell] = piece(seen(twin), "tile:A1-14").walled
        assert walled == laid
        assert any(walled.values())

    def test_what_would_be_counted_then(self) -> None:
        scenario = TalesOfGloryScenario()
        scenario.set_goods(combat=1, prestige=10)
        scenario.set_taken_tile("A1-01", 1)
        scenario.begins_turn()
        shows = scenario.drawn_choices()[0].preview
        assert shows is not None
        assert shows.counters["prestige:0"] == 13


class TestChoosing:
    def chosen(self, slot: int) -> Match:
        match = Match(GAME, 3, 11)
        match.play(0, slot)
        return match

    def test_a_number_is_the_key_of_its_slot(self) -> None:
        choices = Match(GAME, 4, 5).scene(2).choices
        assert [choice.key for choice in choices] == [str(n) for n in range(1, 9)]

    def test_who_has_chosen_sees_it_and_may_choose_again(self) -> None:
        """TG-3.4"""
        match = self.chosen(3)
        picture = match.scene(0)
        assert [choice.id for choice in picture.choices if choice.chosen] == [3]
        assert len(picture.choices) == 6
        match.play(0, 5)
        assert [choice.id for choice in match.scene(0).choices if choice.chosen] == [5]

    def test_others_see_only_that_it_has_chosen(self) -> None:
        """TG-3.4, TG-19.2"""
        for viewer in (1, 2, None):
            one, other = self.chosen(3).scene(viewer), self.chosen(5).scene(viewer)
            assert one.seats[0].state == "ready"
            assert msgspec.json.encode(one) == msgspec.json.encode(other)

    def test_the_line_is_larger_while_tiles_are_chosen(self) -> None:
        scenario = TalesOfGloryScenario()
        scenario.happens(SelectAll())
        sizes = {show.show: show.size for show in shown_in(seen(scenario).layout.wide)}
        assert (sizes["board"], sizes["wild"]) == ("l", "l")
        scenario = TalesOfGloryScenario()
        scenario.state.phase = PLAY
        scenario.set_taken_tile("A1-17", 1)
        scenario.begins_turn()
        sizes = {show.show: show.size for show in shown_in(seen(scenario).layout.wide)}
        assert (sizes["board"], sizes["wild"]) == ("m", "m")
        assert "hand:0" in sizes


def texts_in(thing: Any) -> list[Text]:
    """All messages of a scene."""
    if isinstance(thing, list):
        return [text for each in thing for text in texts_in(each)]
    if isinstance(thing, dict):
        return texts_in(list(thing.values()))
    if type(thing).__name__ == "Message":
        return [thing]
    fields = getattr(thing, "__struct_fields__", ())
    return [text for name in fields for text in texts_in(getattr(thing, name))]


@pytest.mark.parametrize("quests", [False, True])
def test_every_word_of_a_match_is_there_in_both_languages(quests: bool) -> None:
    match = Match(GAME, 3, 4, {"quests": quests})
    chance = FastChance(8)
    keys: set[bytes] = set()
    while match.waiting:
        for viewer in (0, None):
            for text in texts_in(msgspec.structs.replace(match.scene(viewer), log=[], faces={})):
                key = msgspec.json.encode(text)
                if key not in keys:
                    keys.add(key)
                    assert all(words(text, lang) for lang in LANGUAGES)
        seat = match.waiting[0]
        options = match.choices(seat)
        match.play(seat, options[chance.below(len(options))])
    assert len(keys) > 200


class TestIdentity:
    def test_what_is_printed_is_made_once(self) -> None:
        assert seen(TalesOfGloryScenario()).faces is seen(TalesOfGloryScenario(), 1).faces

    def test_what_has_not_changed_is_the_same_object(self) -> None:
        scenario = TalesOfGloryScenario()
        one, other = seen(scenario), seen(scenario, 1)
        assert one.boards[0] is other.boards[0]
        assert one.zones[0] is other.zones[0]
        assert seen(scenario).layout is one.layout

    def test_all_eyes_share_a_moment(self) -> None:
        match = Match(GAME, 4, 3)
        pictures = [match.scene(viewer) for viewer in (0, 1, None)]
        for picture in pictures[1:]:
            assert all(a is b for a, b in zip(pictures[0].boards, picture.boards, strict=True))
            assert all(a is b for a, b in zip(pictures[0].counters, picture.counters, strict=True))

    def test_a_choice_changes_only_what_it_touches(self) -> None:
        match = Match(GAME, 4, 3)
        chance = FastChance(5)
        while match.waiting:
            seat = match.waiting[0]
            before = match.scene(0)
            pieces = {id(each) for each in before.pieces}
            options = match.choices(seat)
            match.play(seat, options[chance.below(len(options))])
            after, again = match.scene(0), match.scene(0)
            fresh = [each for each in after.pieces if id(each) not in pieces]
            assert len(fresh) <= 16
            changed = [b for b, a in zip(before.boards, after.boards, strict=True) if a is not b]
            assert len(changed) <= 4
            assert all(a is b for a, b in zip(after.pieces, again.pieces, strict=True))
            assert all(after.previews[id] is again.previews[id] for id in after.previews)
