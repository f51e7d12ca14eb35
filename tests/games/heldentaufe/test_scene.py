"""Heldentaufe as it is drawn: both worlds, hero boards, cards, and what is picked for a choice."""

from __future__ import annotations

from itertools import combinations
from math import hypot, isclose

import msgspec
import pytest

from donjon import FastChance, Match
from donjon.games.heldentaufe.content.tables import (
    CONTENT,
    HERO_IDS,
    MONSTER_IDS,
    TILE_IDS,
    TOKEN_IDS,
)
from donjon.games.heldentaufe.content.underground_map import BOARD, HEX_IDS, NEXT_HEXES
from donjon.games.heldentaufe.drawing.faces import FACES
from donjon.games.heldentaufe.drawing.surface_board import middle
from donjon.games.heldentaufe.drawing.underground_board import DEPTHS_BOARD
from donjon.games.heldentaufe.model.surface_map import STEP_Q, STEP_R
from donjon.kernel.scene import (
    Board,
    CardFace,
    DieFace,
    HexFace,
    OnSpot,
    Scene,
    TokenFace,
)
from donjon.kernel.words.translate import LANGUAGES
from donjon.terminal.draw.zones import shown_in
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario
from tests.games.scene_reader import faces_in, in_zone, on_spot, piece, values, words


def seen(scenario: HeldentaufeScenario, seat: int | None = 0) -> Scene:
    return scenario.scene(seat)


def surface(picture: Scene) -> Board:
    (found,) = [board for board in picture.boards if board.id == "surface"]
    return found


def picked(scenario: HeldentaufeScenario, label: str, seat: int = 0) -> list[str]:
    """The targets of a choice, by its label."""
    decision = scenario.decision(seat)
    (option,) = [
        o
        for o in decision.options(scenario.state)
        if words(decision.label(scenario.state, o)) == label
    ]
    on = decision.targets(scenario.state, option)
    assert set(on) <= everything(seen(scenario, seat))
    return on


def everything(picture: Scene) -> set[str]:
    """Everything that can be picked in a scene."""
    found = {piece.id for piece in picture.pieces}
    found |= {spot.id for board in picture.boards for spot in board.spots}
    return found | {slot.id for zone in picture.zones for slot in zone.slots}


class TestSurface:
    def test_neighbours_lie_side_by_side(self) -> None:
        """HT-3.1"""
        x, y = middle(3, -2)
        sides = {
            round(hypot(x - u, y - v), 6)
            for u, v in [middle(3 + STEP_Q[n], -2 + STEP_R[n]) for n in range(6)]
        }
        assert len(sides) == 1
        for one, other in combinations([(0, 0), (1, 0), (0, 1), (1, -1), (2, 0)], 2):
            a, b = middle(*one), middle(*other)
            assert hypot(a[0] - b[0], a[1] - b[1]) >= min(sides) - 1e-6

    def test_the_map_grows_with_its_tiles(self) -> None:
        """HT-3.7"""
        scenario = HeldentaufeScenario()
        small = surface(seen(scenario))
        assert (len(small.spots), small.grows) == (7, True)
        scenario.place_tile("forest", 1, 0)
        scenario.place_tile("pond", 2, 0)
        large = surface(seen(scenario))
        assert [spot.id for spot in large.spots if spot.style == "cell"] == [
            "land:0,0",
            "land:1,0",
            "land:2,0",
        ]
        assert len([spot for spot in large.spots if spot.style == "empty"]) == 10
        for board in (small, large):
            left, top, wide, high = board.box
            for spot in board.spots:
                assert isinstance(spot.size, float)
                assert left < spot.at[0] - spot.size
                assert spot.at[0] + spot.size < left + wide
                assert top < spot.at[1] - spot.size
                assert spot.at[1] + spot.size < top + high

    def test_without_tiles_left_nothing_is_unexplored(self) -> None:
        """HT-3.5"""
        scenario = HeldentaufeScenario()
        scenario.place_tile("forest", 1, 0)
        scenario.state.stack.hidden_cards.clear()
        board = surface(seen(scenario))
        assert [spot.id for spot in board.spots] == ["land:0,0", "land:1,0"]

    def test_tiles_show_what_they_are_and_heroes_stand_on_them(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.place_tile("pond", 1, 0)
        scenario.place_hero(1, 0, seat=1)
        picture = seen(scenario)
        assert piece(picture, "tile:1,0").face == "tile:pond"
        assert on_spot(picture, "land:1,0") == ["tile:1,0", "hero:1"]
        assert on_spot(picture, "land:0,0") == ["tile:0,0", "hero:0"]
        assert words(piece(picture, "hero:1").label) == "Jupanila (Player 2)"

    def test_a_question_mark_is_never_part_of_a_route(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.place_tile("meadow", 1, 0)
        scenario.place_tile("forest", 2, 0)
        scenario.acts()
        reach = scenario.shortcuts()
        assert [one.route for one in reach] == [["land:1,0", "land:2,0"]]
        assert picked(scenario, "Explore to the west") == ["land:-1,0"]
        spots = {spot.id: spot for spot in surface(seen(scenario)).spots}
        assert (spots["land:-1,0"].style, spots["land:-1,0"].icon) == ("empty", "help")


class TestTitle:
    def test_points_win_and_not_teeth(self) -> None:
        """HT-S.20, HT-12.1"""
        scenario = HeldentaufeScenario(4)
        scenario.acts()
        title = seen(scenario).title
        assert words(title) == "Round 1 · 14 victory points to win"
        assert words(title, "fr") == "Manche 1 · 14 points de victoire pour gagner"

    def test_a_vote_says_what_it_is_about(self) -> None:
        """HT-9.10, HT-10.5"""
        scenario = HeldentaufeScenario(3)
        scenario.place_tile("meadow", 1, 0)
        scenario.place_hero_underground("U12")
        scenario.hero().hearts = 1
        scenario.begins_monsters_turn()
        assert words(seen(scenario).title) == "Round 1 · the council votes"
        for seat in (1, 2):
            scenario.chooses("I want to command" if seat == 1 else "I vote for Player 2", seat)
        assert words(seen(scenario).title) == "Round 1 · the monsters play"
        scenario.script(5, 0, 0, 0, 0, 0)
        scenario.chooses("Ulumu attacks Corlof")
        assert words(seen(scenario).title) == "Round 1 · who places the defeated hero?"
        assert words(seen(scenario).title, "fr") == "Manche 1 · qui place le héros vaincu\u00a0?"
        for seat in (1, 2):
            scenario.chooses("I want to choose" if seat == 1 else "I vote for Player 2", seat)
        assert words(seen(scenario).title) == "Round 1 · placing a defeated hero"

    def test_points_win_from_the_first_choice_on(self) -> None:
        """HT-S.20, HT-S.15"""
        choosing = Match(GAME, 5, seed=3).scene(0).title
        assert words(choosing) == "12 victory points to win · choosing heroes"
        assert words(choosing, "fr") == "12 points de victoire pour gagner · choix des héros"


class TestUnderground:
    def test_hexes_lie_where_the_content_says(self) -> None:
        spots = {spot.id: spot for spot in DEPTHS_BOARD.spots}
        assert list(spots) == [f"cave:{id}" for id in HEX_IDS]
        for at, others in enumerate(NEXT_HEXES):
            here = spots[f"cave:{HEX_IDS[at]}"].at
            for other in others:
                there = spots[f"cave:{HEX_IDS[other]}"].at
                far = hypot(here[0] - there[0], here[1] - there[1])
                assert isclose(far, 50 * 3**0.5, rel_tol=1e-3)

    def test_what_a_hex_is_shows_without_colour(self) -> None:
        spots = {spot.id: spot for spot in DEPTHS_BOARD.spots}
        for entry in BOARD:
            spot = spots[f"cave:{entry.id}"]
            assert (spot.icon is None) == (entry.kind == "floor")
            assert (spot.badge.n if spot.badge else 0) == entry.portal
            assert spot.name == entry.id
        icons = {entry.kind: spots[f"cave:{entry.id}"].icon for entry in BOARD}
        assert len(set(icons.values())) == 5

    def test_danger_tokens_look_alike(self) -> None:
        """HT-S.8, HT-R51"""
        pictures = []
        for armed in (True, False):
            scenario = HeldentaufeScenario()
            scenario.place_danger("U06", armed)
            pictures.append(msgspec.json.encode(seen(scenario)))
        assert pictures[0] == pictures[1]
        assert on_spot(seen(HeldentaufeScenario()), "cave:U06") == ["danger:U06"]

    def test_monsters_stand_there_with_their_hearts(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.place_monster("zibber", "U09", hearts=1)
        picture = seen(scenario)
        zibber = piece(picture, "monster:zibber")
        assert zibber.at == OnSpot("cave:U09", 3)
        assert [(badge.icon, badge.n) for badge in zibber.badges] == [("hearts", 1)]
        assert words(zibber.label) == "Zibber: 1 of 2 hearts, sword value 2"

    def test_the_chest_goes_when_it_is_opened(self) -> None:
        """HT-7.9"""
        scenario = HeldentaufeScenario()
        assert on_spot(seen(scenario), "cave:U13") == ["chest"]
        scenario.state.chest = False
        assert on_spot(seen(scenario), "cave:U13") == []

    def test_a_hero_below_shows_hearts_and_a_fallen_one_is_nowhere(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U02")
        assert [badge.n for badge in piece(seen(scenario), "hero:0").badges] == [5]
        scenario.hero().hex, scenario.hero().tile = -1, 255
        assert "hero:0" not in {piece.id for piece in seen(scenario).pieces}
        assert words(seen(scenario).seats[0].note) == "Corlof · defeated"


class TestHeroBoard:
    def test_tokens_lie_in_their_slots(self) -> None:
        """HT-1.2, HT-1.3, HT-1.4"""
        scenario = HeldentaufeScenario()
        scenario.give_equipment("boots2")
        scenario.give_tokens("apple apple sword1")
        scenario.give_potion("healing")
        picture = seen(scenario, 1)
        assert [(p.id, p.face) for p in in_zone(picture, "gear:0")] == [
            ("worn:0:boots", "token:boots2")
        ]
        assert [p.id for p in in_zone(picture, "bag:0")] == [
            "pack:0:sword1",
            "pack:0:apple",
            "pack:0:apple:2",
        ]
        assert [(p.id, p.state) for p in in_zone(picture, "waist:0")] == [("belt:0", [])]

    def test_a_used_potion_looks_used(self) -> None:
        """HT-5.8"""
        scenario = HeldentaufeScenario()
        scenario.give_potion("teleport", used=True)
        assert piece(seen(scenario), "belt:0").state == ["spent"]

    def test_a_hero_is_pictured_in_the_colour_of_its_seat(self) -> None:
        """On the board of whoever looks; a spectator sees who plays."""
        scenario = HeldentaufeScenario(3, "erla corlof erla")
        pictured = [faces_in(seen(scenario), f"portrait:{seat}") for seat in range(3)]
        assert pictured == [["portrait:erla:0"], ["portrait:corlof:1"], ["portrait:erla:2"]]
        one, other = FACES["portrait:erla:0"], FACES["portrait:erla:2"]
        assert isinstance(one, CardFace)
        assert isinstance(other, CardFace)
        assert (one.title, one.art, one.text) == (other.title, other.art, other.text)
        assert one.tint != other.tint
        for viewer, seat in ((0, 0), (2, 2), (None, scenario.state.active)):
            layout = seen(scenario, viewer).layout
            for area in (layout.wide, layout.narrow):
                shown = [show.show for show in shown_in(area)]
                assert [id for id in shown if id.startswith("portrait")] == [f"portrait:{seat}"]

    def test_who_has_no_hero_yet_has_no_portrait(self) -> None:
        """HT-S.15"""
        match = Match(GAME, 2, seed=3)
        assert faces_in(match.scene(0), "portrait:0") == []

    def test_a_backpack_has_as_many_places_as_its_hero(self) -> None:
        """HT-1.3"""
        scenario = HeldentaufeScenario(2, "luphius mathian")
        zones = {zone.id: zone for zone in seen(scenario).zones}
        assert (len(zones["bag:0"].slots), len(zones["bag:1"].slots)) == (5, 3)

    def test_tokens_go_from_slot_to_slot_and_to_the_reserve(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.give_equipment("ring1")
        scenario.give_tokens("boots1 apple")
        scenario.acts()
        assert picked(scenario, "Wear: Boots 1") == ["pack:0:boots1", "slot:0:boots"]
        assert picked(scenario, "Stow in the backpack: Ring 1") == ["worn:0:ring", "backpack:0:2"]
        assert picked(scenario, "Return to the reserve: Apple") == ["pack:0:apple", "reserve"]

    def test_two_foods_make_a_potion_and_one_is_eaten(self) -> None:
        scenario = HeldentaufeScenario(2, "erla corlof")
        scenario.give_tokens("apple fish")
        scenario.hero().hearts = 2
        scenario.acts()
        assert picked(scenario, "Eat: Fish") == ["pack:0:fish"]
        assert picked(scenario, "Brew: Healing potion") == ["pack:0:apple", "pack:0:fish"]

    @pytest.mark.parametrize(
        ("tile", "label", "on"),
        [
            ("merchant", "Trade Boots 1 for Ring 1", ["worn:0:boots", "land:1,0"]),
            ("smith", "Forge Boots 1 and Boots 1 into Boots 2", ["pack:0:boots1", "land:1,0"]),
            ("laboratory", "End your turn and improve: Boots 1", ["pack:0:boots1", "land:1,0"]),
            ("pond", "Gather: Fish", ["land:1,0"]),
        ],
    )
    def test_a_building_takes_tokens(self, tile: str, label: str, on: list[str]) -> None:
        scenario = HeldentaufeScenario()
        scenario.place_tile(tile, 1, 0)
        scenario.place_hero(1, 0)
        scenario.give_equipment("boots1")
        if tile != "merchant":
            scenario.give_tokens("boots1")
        scenario.acts()
        assert picked(scenario, label) == on


class TestMissions:
    def test_only_the_owner_sees_a_hand(self) -> None:
        """HT-6.1"""
        scenario = HeldentaufeScenario(3)
        scenario.give_missions("R01 B07")
        scenario.give_missions("R05", seat=1)
        own, other, watched = seen(scenario, 0), seen(scenario, 1), seen(scenario, None)
        assert faces_in(own, "missions") == ["mission:R01", "mission:B07"]
        assert faces_in(other, "missions") == ["mission:R05"]
        assert faces_in(watched, "missions") == ["back:mission"] * 2
        for picture in (other, watched):
            assert not {p.id for p in picture.pieces} & {"mission:R01", "mission:B07"}

    def test_a_mission_is_refused_onto_the_discard_pile(self) -> None:
        """HT-6.7"""
        scenario = HeldentaufeScenario()
        scenario.give_missions("R01")
        scenario.acts()
        assert picked(scenario, "Refuse: A blade for the tinkerer") == ["mission:R01", "discard"]

    def test_everyone_may_look_through_the_discard_pile(self) -> None:
        """HT-6.2"""
        scenario = HeldentaufeScenario()
        scenario.give_missions("R04")
        scenario.acts()
        scenario.chooses("Refuse: Supper for the hermit")
        for seat in (0, 1, None):
            assert faces_in(seen(scenario, seat), "discarded") == ["mission:R04"]

    def test_the_campfire_costs_what_the_table_has_decided(self) -> None:
        """HT-R13"""
        texts = []
        for cost in ("tooth_and_food", "two_food"):
            scenario = HeldentaufeScenario(campfire_cost=cost)
            scenario.give_missions("B01")
            face = FACES[in_zone(seen(scenario), "missions")[0].face]
            assert isinstance(face, CardFace)
            texts.append(words(face.text))
        assert texts == [
            "Bring :saber-tooth: 1, :shiny-apple: to the campfire.",
            "Bring :shiny-apple:, :shiny-apple: to the campfire.",
        ]

    def test_a_thief_says_when_it_is_played(self) -> None:
        """HT-6.15, HT-R17"""
        texts = []
        for when in ("arrival", "any_time"):
            scenario = HeldentaufeScenario(thief_when=when)
            scenario.give_missions("R12")
            face = FACES[in_zone(seen(scenario), "missions")[0].face]
            assert isinstance(face, CardFace)
            texts.append(words(face.text))
        assert texts == [
            "On arriving where another hero is: steal a tooth from that hero.",
            "Steal a tooth from a hero on your tile.",
        ]

    def test_who_may_steal_is_told_that_it_is_now_or_never(self) -> None:
        """HT-6.15"""
        scenario = HeldentaufeScenario()
        scenario.place_tile("meadow", 1, 0)
        scenario.place_hero(1, 0, 1)
        scenario.set_teeth(1, 1)
        scenario.give_missions("R12")
        scenario.acts()
        hint = "A thief mission is played on arriving, before anything else"
        assert not words(scenario.decision().detail(scenario.state)).startswith(hint)
        scenario.chooses("Go east: Meadow")
        assert words(scenario.decision().detail(scenario.state)).startswith(hint)


class TestFaces:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_every_face_has_its_texts(self, lang: str) -> None:
        for face in FACES.values():
            if isinstance(face, CardFace):
                assert words(face.title, lang)
                assert words(face.text, lang)
            elif isinstance(face, HexFace | TokenFace):
                assert words(face.title, lang)

    def test_a_mission_shows_what_it_brings(self) -> None:
        for mission in CONTENT.missions:
            face = FACES[f"mission:{mission.id}"]
            assert isinstance(face, CardFace)
            promised = [word.rpartition(":")[2] for word in mission.reward + mission.reward_choice]
            assert [str(amount.n) for amount in face.gives] == promised
            assert face.tint == ("garnet" if mission.colour == "red" else "lapis")

    def test_a_monster_is_as_strong_as_the_tooth_on_its_stack_says(self) -> None:
        """HT-8.10"""
        scenario = HeldentaufeScenario()
        for id in MONSTER_IDS:
            for stack in ((5, 4, 3, 2, 1), (5, 4), (5,), ()):
                scenario.set_monster_teeth(id, *stack)
                shown = next(m for m in scenario.view().monsters if m.monster == id)
                (card,) = [p for p in in_zone(seen(scenario), "monsters") if p.id == f"beast:{id}"]
                face = FACES[card.face]
                assert isinstance(face, CardFace)
                assert [amount.n for amount in face.gives] == [f"+{shown.sword}"]
                assert face.worth is not None
                assert face.worth.n == (stack[-1] if stack else 0)
                assert card.badges[0].n == f"{shown.hearts}/{shown.most_hearts}"
                left = ", ".join(str(n) for n in reversed(stack))
                assert left in words(face.text)

    def test_every_thing_has_a_face_and_no_two_look_alike(self) -> None:
        looks = set()
        for id in TOKEN_IDS:
            face = FACES[f"token:{id}"]
            assert isinstance(face, TokenFace)
            looks.add((face.icon, face.n))
        assert len(looks) == len(TOKEN_IDS)
        heroes = [FACES[f"hero:{id}"] for id in HERO_IDS]
        assert len({face.art for face in heroes if isinstance(face, CardFace)}) == len(HERO_IDS)
        assert all(f"tile:{id}" in FACES for id in TILE_IDS)

    def test_dice_show_their_faces(self) -> None:
        for pips in range(1, 7):
            face = FACES[f"die:combat:{pips}"]
            assert isinstance(face, DieFace)
            assert face.pips == pips
        shown = [FACES[f"die:treasure:{face}"] for face in range(6)]
        icons = [face.icon for face in shown if isinstance(face, DieFace)]
        assert icons == ["walking-boot", "ring", "broadsword", *["saber-tooth"] * 3]


class TestCounters:
    def test_a_panel_counts_teeth_hearts_and_abilities(self) -> None:
        scenario = HeldentaufeScenario()
        scenario.set_teeth(0, 3, 1)
        scenario.give_equipment("sword2")
        scenario.hero().hearts = 4
        picture = seen(scenario, 1)
        info = picture.seats[0]
        assert [values(picture)[id] for id in info.counters] == [4, "4/5", 4, 0, 3]
        assert info.score is not None
        assert info.score.n == "4/18"
        assert words(info.note) == "Corlof · Campfire"

    def test_the_chief_shows_where_monsters_play(self) -> None:
        """HT-7.2"""
        scenario = HeldentaufeScenario(3)
        assert [info.after for info in seen(scenario).seats] == [None] * 3
        scenario.place_hero_underground("U02", seat=1)
        scenario.state.chief = 1
        after = seen(scenario).seats[1].after
        assert after is not None
        assert (after.id, after.n and after.n.n) == ("chief", 4)

    def test_points_left_are_those_of_whoever_acts(self) -> None:
        scenario = HeldentaufeScenario(3)
        scenario.acts(spent=1)
        assert values(seen(scenario))["ap-left"] == 3
        scenario.place_hero_underground("U02", seat=1)
        scenario.state.chief = 1
        scenario.state.commander, scenario.state.monster_ap = 0, 2
        picture = seen(scenario, 2)
        assert values(picture)["ap-left"] == 2
        assert words(picture.title) == "Round 1 · the monsters play"
        assert words(picture.seats[0].note) == "Corlof · commands the monsters"
        assert not any(info.turn for info in picture.seats)


class TestMoments:
    def test_heroes_are_chosen_from_those_that_are_left(self) -> None:
        """HT-S.15"""
        match = Match(GAME, 2, seed=3)
        first = match.waiting[0]
        picture = match.scene(first)
        assert faces_in(picture, "heroes") == [f"hero:{id}" for id in HERO_IDS]
        match.play(first, 0)
        picture = match.scene(match.waiting[0])
        assert faces_in(picture, "heroes") == [f"hero:{id}" for id in HERO_IDS[1:]]
        match.play(match.waiting[0], 1)
        picture = match.scene(0)
        assert in_zone(picture, "heroes") == []
        assert "heroes" not in {show.show for show in shown_in(picture.layout.wide)}

    def test_all_eyes_share_what_they_see_alike(self) -> None:
        match = Match(GAME, 3, seed=2)
        chance = FastChance(2)
        for _ in range(60):
            seat = match.waiting[0]
            decision = match.decision(seat)
            assert decision is not None
            options = decision.options(match.state())
            match.play(seat, options[chance.below(len(options))])
        pictures = [match.scene(seat) for seat in (0, 1, 2, None)]
        for one, other in combinations(pictures, 2):
            shared = {p.id: p for p in one.pieces if not p.id.startswith(("mission:", "back:"))}
            for p in other.pieces:
                if not p.id.startswith(("mission:", "back:")):
                    assert shared[p.id] is p
            assert one.boards[0] is other.boards[0]
            assert one.faces is other.faces

    def test_a_vote_stays_hidden_until_all_have_voted(self) -> None:
        """HT-9.10, HT-R25"""
        scenario = HeldentaufeScenario(3)
        scenario.place_hero_underground("U02", seat=2)
        scenario.state.chief = 2
        scenario.begins_monsters_turn()
        before = [msgspec.json.encode(seen(scenario, seat)) for seat in (0, 1, 2)]
        assert words(seen(scenario).title).endswith("the council votes")
        scenario.chooses("I want to command", seat=0)
        assert [msgspec.json.encode(seen(scenario, seat)) for seat in (0, 1, 2)] == before
