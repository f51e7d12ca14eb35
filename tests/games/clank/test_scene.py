"""Clank! as it is drawn: dungeon, cards, tokens, counters, shortcuts."""

from __future__ import annotations

from itertools import combinations
from math import hypot

import msgspec
import pytest

from donjon import FastChance, Match
from donjon.games.clank import GAME
from donjon.games.clank.content.schema import RoomEntry
from donjon.games.clank.content.tables import BOARD, CARDS, CONTENT, SECRET_IDS
from donjon.games.clank.drawing.dungeon_board import BOARDS
from donjon.games.clank.drawing.faces import FACES
from donjon.games.clank.drawing.icons import CARD_ART
from donjon.games.clank.view.attack_odds import odds
from donjon.kernel.scene import (
    CardFace,
    InZone,
    Scene,
    Shortcut,
    Show,
    Spot,
    TokenFace,
)
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES, translate
from donjon.terminal.draw.spot_list import spot_lines
from donjon.terminal.draw.spots import DrawOptions
from donjon.terminal.draw.zones import shown_in
from donjon.terminal.translator import Translator
from tests.games.clank.scenario import ClankScenario
from tests.games.scene_reader import faces_in, in_zone, on_spot, values, words

EVERY_BOARD = [(side, seats) for side in BOARD for seats in (2, 3, 4)]
KIND_LABELS = {
    "start": ("the way out", "la sortie"),
    "market": ("market (7 gold each)", "Marché (7 Or par objet)"),
    "crystal": ("Crystal Cave", "Caverne de Cristal"),
    "fountain": ("Fountain (heals 1 damage)", "Fontaine de soins (soigne 1 dégât)"),
    "idol_shrine": ("Monkey Idols", "Idoles du Singe"),
    "deep": ("Depths", "Profondeurs"),
}
"""What a room's label says of each thing that it is."""
WORDLESS = ["burgle", "sidestep", "scramble", "mercenary", "explore", "tunnel_guide"]


def seen(scenario: ClankScenario, seat: int | None = 0) -> Scene:
    return scenario.scene(seat)


def label_parts(spot: Spot, lang: str) -> list[str]:
    """The part of a room's label after its name."""
    label = words(spot.label, lang)
    name = translate(Message(f"cl-room-{spot.name}"), lang)
    assert label.startswith(name)
    return label.removeprefix(name).lstrip(": \u00a0").split(", ")


def is_of(room: RoomEntry, kind: str) -> bool:
    return room.deep if kind == "deep" else kind in room.kinds


def shortcuts_by_target(scenario: ClankScenario) -> dict[str, Shortcut]:
    return {
        shortcut.target: shortcut for shortcut in scenario.shortcuts() if shortcut.label is None
    }


@pytest.mark.parametrize(("side", "seats"), EVERY_BOARD)
class TestDungeon:
    def test_rooms_lie_where_the_content_says_and_apart(self, side: str, seats: int) -> None:
        board = BOARDS[side][seats]
        rooms = {spot.id: spot for spot in board.spots if spot.style == "room"}
        entry = BOARD[side]
        assert {id: spot.at for id, spot in rooms.items()} == {
            f"room:{room.id}": (room.x, room.y) for room in entry.rooms
        }
        for one, other in combinations(rooms.values(), 2):
            assert hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]) > 70

    def test_what_a_room_is_shows_without_colour(self, side: str, seats: int) -> None:
        """CL-10.9, CL-11.2, CL-9.5  Outline, icon and label tell it."""
        spots = {spot.id: spot for spot in BOARDS[side][seats].spots}
        for room in BOARD[side].rooms:
            spot = spots[f"room:{room.id}"]
            assert (spot.shape == "octagon") == ("crystal" in room.kinds)
            assert (spot.shape == "square") == ("market" in room.kinds)
            assert (spot.icon is not None) == bool(room.kinds)
            assert spot.name == room.id
            parts = {lang: label_parts(spot, lang) for lang in LANGUAGES}
            for kind, (en, fr) in KIND_LABELS.items():
                assert (en in parts["en"]) == (fr in parts["fr"]) == is_of(room, kind), room.id

    def test_the_terminal_says_what_a_room_is(self, side: str, seats: int) -> None:
        """CL-10.9, CL-11.2, CL-17.4  Without colours, in its line of the list."""
        picture = seen(ClankScenario(seats, board=side), None)
        for lang in LANGUAGES:
            translator = Translator(lang, [f"P{seat}" for seat in range(seats)])
            options = DrawOptions(translator, True, {})
            lines = [line.plain for line in spot_lines(picture, picture.boards[0], options)]
            for spot in picture.boards[0].spots:
                if spot.style == "room":
                    assert any(f"{spot.name} {words(spot.label, lang)}" in line for line in lines)

    def test_tunnels_have_their_symbols(self, side: str, seats: int) -> None:
        """CL-10.2, CL-10.5, CL-10.6, CL-10.8"""
        links = {link.id: link for link in BOARDS[side][seats].links}
        tunnels = BOARD[side].tunnels
        assert len(links) == len(tunnels)
        for tunnel in tunnels:
            link = links[f"tunnel:{tunnel.id}"]
            icons = [badge.icon for badge in link.badges]
            assert icons.count("boot-prints") == tunnel.boots - 1
            assert icons.count("daemon-skull") == tunnel.monsters
            assert icons.count("padlock") == tunnel.lock
            assert (link.one_way, link.wraps) == (tunnel.one_way, tunnel.wrap)
            assert ("locked" in words(link.label)) == tunnel.lock

    def test_nothing_printed_covers_a_room_or_leaves_the_board(self, side: str, seats: int) -> None:
        board = BOARDS[side][seats]
        rooms = [spot for spot in board.spots if spot.style == "room"]
        for spot in board.spots:
            assert 0 < spot.at[0] < board.box[2]
            assert 0 < spot.at[1] < board.box[3]
            if spot.style != "room":
                wide = spot.size if isinstance(spot.size, float) else spot.size[0] / 2
                high = spot.size if isinstance(spot.size, float) else spot.size[1] / 2
                for room in rooms:
                    x = max(abs(room.at[0] - spot.at[0]) - wide, 0)
                    y = max(abs(room.at[1] - spot.at[1]) - high, 0)
                    assert hypot(x, y) > 30, (spot.id, room.id)


def test_a_room_that_is_cave_and_fountain_is_called_both() -> None:
    """CL-R16, CL-10.9, CL-11.2  K42 of the Dusk side: label, outline, ground and icon."""
    (spot,) = [spot for spot in BOARDS["dusk"][2].spots if spot.name == "K42"]
    assert words(spot.label) == "Healing Geode: Crystal Cave, Fountain (heals 1 damage), Depths"
    assert words(spot.label, "fr") == (
        "Géode guérisseuse\u00a0: Caverne de Cristal, Fontaine de soins (soigne 1 dégât), "
        "Profondeurs"
    )
    assert (spot.shape, spot.tint, spot.icon) == ("octagon", "crystal", "water-fountain")


class TestFaces:
    @pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
    def test_a_card_shows_its_figures_and_its_text(self, card: object) -> None:
        entry = next(each for each in CARDS if each is card)
        face = FACES[f"face:{entry.id}"]
        assert isinstance(face, CardFace)
        given = {amount.icon: amount.n for amount in face.gives}
        assert given.get("magic-palm", 0) == entry.skill
        assert given.get("broadsword", 0) == entry.swords
        assert given.get("walking-boot", 0) == entry.boots
        assert given.get("two-coins", 0) == entry.gold
        noise = str(given.get("ringing-bell", "0")).replace("−", "-")
        assert int(noise) == entry.clank
        cost = {amount.icon: amount.n for amount in face.cost}
        assert cost.get("magic-palm", 0) == entry.skill_cost
        assert cost.get("broadsword", 0) == entry.swords_cost
        worth = face.worth.n if face.worth else 0
        assert worth == ("?" if entry.vp_rule else entry.vp)
        assert ("spiked-dragon-head" in face.marks) == entry.dragon
        assert ("dragon-breath" in face.marks) == entry.danger
        assert ("stairs" in face.marks) == (entry.where == "deep")
        assert (face.text is not None) == (entry.id not in WORDLESS)
        for lang in LANGUAGES:
            assert words(face.title, lang)
            assert face.text is None or words(face.text, lang)

    def test_no_two_cards_look_alike(self) -> None:
        assert len(set(CARD_ART.values())) == len(CARD_ART) == len(CARDS)

    def test_what_can_be_kept_is_a_token_with_its_points(self) -> None:
        points = {}
        for id, face in FACES.items():
            if isinstance(face, TokenFace) and face.n is not None:
                points[id.removeprefix("face:")] = face.n
        assert points == {
            **{f"artifact_{vp}": vp for vp in (5, 7, 10, 15, 20, 25, 30)},
            **{f"crown_{vp}": vp for vp in (10, 9, 8)},
            "chalice": 7,
            "dragon_egg": 3,
            "mastery": 20,
        }


class TestCards:
    def test_only_the_owner_sees_a_hand(self) -> None:
        """CL-3.7"""
        scenario = ClankScenario(3)
        scenario.set_cards(hand="burgle stumble", deck="scramble burgle", discard="sidestep")
        own, other, watched = seen(scenario, 0), seen(scenario, 1), seen(scenario, None)
        assert faces_in(own, "hand") == ["face:burgle", "face:stumble"]
        assert faces_in(watched, "hand") == ["back", "back"]
        hidden = [piece.id for piece in in_zone(own, "hand")]
        for picture in (other, watched):
            assert not {piece.id for piece in picture.pieces} & set(hidden)
        assert faces_in(own, "discard") == ["face:sidestep"]
        assert faces_in(other, "loot:0") == ["face:sidestep"]

    def test_a_deck_shows_its_number_alone(self) -> None:
        scenario = ClankScenario(2)
        scenario.set_cards(deck="burgle burgle stumble")
        picture = seen(scenario)
        (deck,) = [zone for zone in picture.zones if zone.id == "deck"]
        assert deck.count == 3
        assert faces_in(picture, "deck") == ["back"]

    def test_cards_in_play_are_those_of_whoever_plays(self) -> None:
        scenario = ClankScenario(2)
        scenario.set_cards(played="burgle", seat=0)
        scenario.state.active = 0
        for seat in (0, 1, None):
            (piece,) = in_zone(seen(scenario, seat), "played")
            assert (piece.face, piece.state) == ("face:burgle", ["spent"])

    def test_a_gap_in_the_row_stays_a_gap(self) -> None:
        """CL-14.4  Refilled only at the end of the turn."""
        scenario = ClankScenario(2)
        scenario.set_row("kobold ladder ogre")
        scenario.state.row[1] = 255
        places = [piece.at for piece in in_zone(seen(scenario), "row")]
        assert places == [InZone("row", 0), InZone("row", 2)]
        (row,) = [zone for zone in seen(scenario).zones if zone.id == "row"]
        assert len(row.slots) == 6

    def test_reserve_piles_show_how_many_are_left(self) -> None:
        scenario = ClankScenario(2)
        scenario.state.reserve[0] = 4
        scenario.state.reserve[1] = 0
        found = {piece.face: piece.n for piece in in_zone(seen(scenario), "reserve")}
        assert found == {"face:mercenary": 4, "face:secret_tome": 12, "face:goblin": None}


class TestTokens:
    def test_face_down_secrets_look_alike(self) -> None:
        """CL-0.5, CL-0.6, CL-20.14"""
        pictures = []
        for secret in ("treasure treasure", "dragon_egg magic_spring"):
            scenario = ClankScenario(2)
            scenario.set_secrets("D03", secret)
            pictures.append(msgspec.json.encode(seen(scenario)))
        assert pictures[0] == pictures[1]

    def test_of_two_secrets_the_upper_one_has_the_name_that_is_picked(self) -> None:
        scenario = ClankScenario(2)
        scenario.set_secrets("D03", "treasure treasure")
        assert on_spot(seen(scenario), "room:D03") == ["tokens:D03:2", "tokens:D03"]
        scenario.set_secrets("D03", "treasure")
        assert on_spot(seen(scenario), "room:D03") == ["tokens:D03"]

    def test_an_artifact_goes_from_its_room_to_its_thief(self) -> None:
        scenario = ClankScenario(2)
        scenario.put_artifact(7)
        assert on_spot(seen(scenario), "room:D20") == ["artifact:artifact_7"]
        scenario.give_artifact(7)
        assert on_spot(seen(scenario), "room:D20") == []
        assert [piece.id for piece in in_zone(seen(scenario, 1), "loot:0")] == [
            "artifact:artifact_7"
        ]

    def test_potions_can_be_picked_on_the_own_table(self) -> None:
        """CL-20.8"""
        scenario = ClankScenario(2)
        scenario.give_secret("strength_potion", n=2)
        scenario.acts()
        picture = seen(scenario)
        assert "loot:0" in [show.show for show in shown_in(picture.layout.wide)]
        (potion,) = in_zone(picture, "loot:0")
        assert (potion.id, potion.n) == ("secret:0:strength_potion", 2)
        assert words(potion.label) == "Potion of Strength: +2 :broadsword:"
        assert "loot:0" not in [show.show for show in shown_in(seen(ClankScenario(2)).layout.wide)]

    def test_idols_items_and_the_mastery_token_are_loot(self) -> None:
        """CL-9.2, CL-11.8, CL-17.1  Idols are one pile; the best crown left is for sale."""
        scenario = ClankScenario(2)
        assert "item:crown_10" in [piece.id for piece in in_zone(seen(scenario), "market")]
        scenario.give_item("crown_10")
        thief = scenario.thief()
        thief.idols, thief.mastery = 0b101, True
        picture = seen(scenario, None)
        assert [(piece.id, piece.n or 1) for piece in in_zone(picture, "loot:0")] == [
            ("idols:0", 2),
            ("owned:0:crown_10", 1),
            ("mastery:0", 1),
        ]
        market = [piece.id for piece in in_zone(picture, "market")]
        assert "item:crown_9" in market
        assert "item:crown_10" not in market
        for crown in ("crown_9", "crown_8"):
            scenario.give_item(crown, 1)
        assert not any("crown" in piece.id for piece in in_zone(seen(scenario), "market"))

    def test_every_secret_that_is_kept_has_a_face(self) -> None:
        for id in SECRET_IDS:
            mode = next(each.mode for each in CONTENT.tokens.secrets if each.id == id)
            assert (f"face:{id}" in FACES) == (mode != "instant")

    def test_the_runner_stands_on_the_countdown(self) -> None:
        """CL-18.1"""
        scenario = ClankScenario(3)
        scenario.state.runner, scenario.state.countdown = 1, 2
        assert on_spot(seen(scenario), "countdown:2") == ["pawn:1"]
        assert on_spot(seen(scenario), "room:D00") == ["pawn:0", "pawn:2"]

    def test_noise_lies_in_its_owners_place_with_its_number(self) -> None:
        """CL-5.9"""
        scenario = ClankScenario(2)
        scenario.add_clank(9, seat=1)
        picture = seen(scenario)
        assert len(on_spot(picture, "noise:1")) == 6
        assert on_spot(picture, "noise:0") == []
        counters = {counter.id: counter for counter in picture.counters}
        assert (counters["noise:1"].value, counters["noise:1"].spot) == (9, "noise-n:1")

    def test_the_bag_tells_what_is_in_it(self) -> None:
        """CL-5.9"""
        scenario = ClankScenario(2)
        scenario.state.bag[1] = 3
        scenario.state.cubes_set_aside[-1] = 2
        (bag,) = [piece for piece in seen(scenario).pieces if piece.id == "bag:cubes"]
        assert words(bag.label) == "Dragon bag: Player 2 3, black 24; black cubes set aside: 2"


class TestCounters:
    def test_a_panel_counts_health_gold_cards_and_loot(self) -> None:
        scenario = ClankScenario(2)
        scenario.set_cards(hand="burgle", deck="burgle burgle", discard="stumble")
        scenario.add_damage(3)
        scenario.thief().gold = 11
        scenario.give_item("master_key")
        picture = seen(scenario, 1)
        found = values(picture)
        assert [found[id] for id in picture.seats[0].counters] == [7, 11, 4, 0, 1]
        assert picture.seats[0].counters == ["life:0", "gold:0", "cards:0", "noise:0", "keys:0"]

    def test_the_pools_are_always_there(self) -> None:
        """CL-4.1"""
        scenario = ClankScenario(2)
        scenario.acts(skill=4, boots=1)
        found = values(seen(scenario))
        assert (found["skill"], found["swords"], found["boots"]) == (4, 0, 1)
        assert "teleports" not in found
        scenario.resources.teleports = 1
        assert values(seen(scenario))["teleports"] == 1

    def test_the_odds_are_the_viewers_own(self) -> None:
        scenario = ClankScenario(2)
        scenario.add_clank(10)
        scenario.acts(skill=2)
        for seat in (0, 1):
            chances = odds(scenario.view(seat))
            assert chances is not None
            shown = [values(seen(scenario, seat))[f"odds:{n}"] for n in range(3)]
            assert shown == [f"{percent}\u202f%" for percent in chances.percent()]
        assert (
            values(seen(scenario, 0))["odds:0"]
            != values(seen(scenario, 1))["odds:0"]
            == "100\u202f%"
        )

    def test_who_only_watches_or_is_out_has_no_odds(self) -> None:
        scenario = ClankScenario(2)
        scenario.acts(skill=2)
        assert "odds:0" in values(seen(scenario, 0))
        assert "odds:0" not in values(seen(scenario, None))
        scenario.thief().status = 1
        assert "odds:0" not in values(seen(scenario, 0))

    def test_where_a_thief_is_or_how_it_ended(self) -> None:
        scenario = ClankScenario(2)
        scenario.place_thief("D14")
        scenario.thief(1).status = 3
        notes = [info.note for info in seen(scenario).seats]
        assert [words(note) for note in notes if note is not None] == [
            "East Corridor", "knocked out and lost",
        ]  # fmt: skip


class TestGestures:
    def test_cards_that_ask_nothing_are_played_at_once(self) -> None:
        """Left to right, without those that ask: nothing is left half done."""
        scenario = ClankScenario(2)
        scenario.set_cards(hand="burgle sleight_of_hand stumble burgle")
        scenario.acts()
        (gesture,) = [reach for reach in scenario.shortcuts() if reach.label]
        hand = [piece.id for piece in in_zone(seen(scenario), "hand")]
        assert gesture.route == [hand[0], hand[2], hand[3]]
        assert gesture.label == Message("cl-play-all", {"n": 3})
        assert (gesture.icon, gesture.key) == ("card-play", "A")

    def test_each_of_them_is_one_ordinary_choice(self) -> None:
        scenario = ClankScenario(2)
        scenario.set_cards(hand="burgle stumble burgle")
        scenario.acts()
        (gesture,) = [reach for reach in scenario.shortcuts() if reach.label]
        for card in gesture.route:
            decision = scenario.decision()
            offered = [
                o
                for o in decision.options(scenario.state)
                if decision.targets(scenario.state, o) == [card]
            ]
            assert len(offered) == 1
            scenario.chooses(translate(decision.label(scenario.state, offered[0]), "en"))
        assert scenario.thief().hand.hidden_cards == []
        assert scenario.skill_swords_boots() == (2, 0, 0)

    def test_a_room_further_on_shows_the_boots_of_the_whole_way(self) -> None:
        """CL-10.1, CL-10.6"""
        scenario = ClankScenario(2)
        scenario.place_thief("D14")
        scenario.set_secrets("D15", "")
        scenario.acts(boots=3)
        found = shortcuts_by_target(scenario)
        assert found["room:D10"].route == ["room:D15", "room:D10"]
        assert [(cost.icon, cost.n) for cost in found["room:D10"].cost] == [("walking-boot", 2)]
        assert "room:D15" not in found, "one tunnel away is an ordinary choice"
        assert "room:D18" not in found, "monsters would ask"

    def test_a_walk_ends_where_something_is_asked(self) -> None:
        """CL-11.3, CL-10.9"""
        scenario = ClankScenario(2)
        scenario.place_thief("D14")
        scenario.set_secrets("D15", "treasure treasure")
        scenario.acts(boots=5)
        assert not {"room:D10", "room:D05"} & set(shortcuts_by_target(scenario))


class TestIdentity:
    def test_what_is_printed_is_made_once(self) -> None:
        one, other = seen(ClankScenario(2)), seen(ClankScenario(2), 1)
        assert one.faces is other.faces
        assert one.boards[0] is other.boards[0]

    def test_a_table_is_laid_out_once(self) -> None:
        scenario = ClankScenario(2)
        assert seen(scenario).layout is seen(scenario).layout

    def test_a_choice_changes_only_what_it_touches(self) -> None:
        match = Match(GAME, 4, 3)
        chance = FastChance(5)
        for _ in range(60):
            seat = match.waiting[0]
            before = {id(piece) for piece in match.scene(0).pieces}
            decision = match.decision(seat)
            assert decision is not None
            s = match.state()
            match.play(seat, GAME.brain.policy(s, decision, decision.options(s), chance))
            after = match.scene(0).pieces
            fresh = [piece for piece in after if id(piece) not in before]
            assert len(fresh) < len(after) // 2
            again = match.scene(0).pieces
            assert all(piece is other for piece, other in zip(after, again, strict=True))

    def test_the_own_table_comes_first(self) -> None:
        picture = seen(ClankScenario(4), 2)
        owners = {zone.id: zone.owner for zone in picture.zones}
        assert [owners[id] for id in ("deck", "discard", "hand")] == [2, 2, 2]
        wide = [show for show in shown_in(picture.layout.wide) if isinstance(show, Show)]
        assert wide[0].show == "dungeon"
