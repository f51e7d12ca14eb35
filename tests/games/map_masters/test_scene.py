"""Map Masters as it is drawn: faces, dungeons, paths, market, score boards, and what is hidden."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import msgspec
import pytest

from donjon import FastChance, Match
from donjon.games.map_masters.content.face_graph import LOWER, NOWHERE, UPPER, FaceGraph
from donjon.games.map_masters.content.printed_icons import STAIRS
from donjon.games.map_masters.content.tables import FACES as PRINTED, SPELL_IDS, face_of
from donjon.games.map_masters.drawing.card_pieces import card_in
from donjon.games.map_masters.drawing.choice_modes import (
    CARDS_MODE,
    ONCE_BUILT,
    PATH_MODE,
    WHILE_BUILDING,
)
from donjon.games.map_masters.drawing.faces import FACES
from donjon.games.map_masters.drawing.icons import KIND_ICONS, SPELL_ART
from donjon.games.map_masters.drawing.memory import DrawingMemory
from donjon.games.map_masters.rules.reset import Reset
from donjon.games.map_masters.rules.reward import Reward
from donjon.games.map_masters.words.ids import card_id, node_id
from donjon.kernel.scene import (
    Board,
    CardFace,
    Counter,
    InZone,
    OnBoard,
    OnPiece,
    OnSpot,
    Piece,
    PlanFace,
    Scene,
    SceneChoice,
    Spot,
    TokenFace,
)
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import LANGUAGES, translate
from donjon.terminal.draw.zones import leaves, shown_in
from tests.games.map_masters.scenario import GAME, MapMastersScenario, plan
from tests.games.scene_reader import in_zone, piece

EVERY_FACE = pytest.mark.parametrize("face", PRINTED, ids=[face.name for face in PRINTED])
HAND = "S-9 S-4 S-1 S-3 S-2"
BLOCK = "S-9 0 0, S-4 2 1 turned"


def seen(scenario: MapMastersScenario, seat: int | None = 0) -> Scene:
    return scenario.scene(seat)


def exploring(seats: int = 2) -> MapMastersScenario:
    scenario = MapMastersScenario(seats)
    for seat in range(seats):
        scenario.set_zone(HAND, seat)
    scenario.begins_exploration()
    return scenario


def drawing(path: str = "S-9:R1 (8,3) (7,3) (7,2)", cards: str = BLOCK) -> MapMastersScenario:
    """Seat 0 has laid two cards and drawn a path."""
    scenario = exploring()
    scenario.hands_in(plan(cards, path), 0, until_done=False)
    return scenario


def board(picture: Scene, id: str) -> Board:
    (found,) = [each for each in picture.boards if each.id == id]
    return found


def spot(picture: Scene, id: str) -> Spot:
    (found,) = [each for b in picture.boards for each in b.spots if each.id == id]
    return found


def counter(picture: Scene, id: str) -> Counter:
    (found,) = [each for each in picture.counters if each.id == id]
    return found


def ids_in(picture: Scene, zone: str) -> list[str]:
    return [each.id for each in in_zone(picture, zone)]


def plan_of(face: FaceGraph) -> PlanFace:
    found = FACES[f"plan:{face.name}"]
    assert isinstance(found, PlanFace)
    return found


def cells_on(lines: list[list[tuple[float, float]]]) -> set[tuple[int, int]]:
    """The cells whose middle lies on a line; ways run along rows and columns."""
    found = set()
    for line in lines:
        for (x, y), (u, v) in itertools.pairwise(line):
            assert x == u or y == v
            steps = round(2 * max(abs(u - x), abs(v - y)))
            for step in range(steps + 1):
                a, b = x + (u - x) * step / steps, y + (v - y) * step / steps
                if a % 1 == 0.5 and b % 1 == 0.5:
                    found.add((int(a), int(b)))
    return found


def moments(seats: int, seed: int) -> Iterator[Match]:
    """A match in which everyone chooses at random, moment by moment."""
    match, chance = Match(GAME, seats, seed), FastChance(seed)
    while not match.is_over:
        yield match
        seat = match.waiting[0]
        options = [choice.id for choice in match.choices(seat)]
        match.play(seat, options[chance.below(len(options))])
    yield match


class TestFaces:
    @EVERY_FACE
    def test_a_card_shows_all_its_ways(self, face: FaceGraph) -> None:
        """MM-4.7  Every corridor cell of a level lies on one of its lines, and nothing else does
        but the thresholds of rooms."""
        shown = plan_of(face)
        for level, lines in ((UPPER, shown.upper), (LOWER, shown.lower)):
            cells = {
                (face.x[node], face.y[node])
                for node in range(face.cells)
                if face.level[node] == level
            }
            drawn = cells_on(lines)
            assert cells <= drawn
            assert all(
                any(room.holds(level, x, y) for room in face.rooms) for x, y in drawn - cells
            )

    @EVERY_FACE
    def test_an_opening_reaches_the_rim(self, face: FaceGraph) -> None:
        """MM-4.7  A way leaves the card at every opening, and nowhere else."""
        ends = [point for line in plan_of(face).upper for point in (line[0], line[-1])]
        rims = [(x, y) for x, y in ends if x in (0.0, 10.0) or y in (0.0, 14.0)]
        assert len(rims) == len(set(rims)) == sum(node != NOWHERE for node in face.openings)

    @EVERY_FACE
    def test_a_card_shows_its_things_and_rooms(self, face: FaceGraph) -> None:
        """MM-6.1  Every icon in its cell; what lies on the lower level alone is below."""
        shown = plan_of(face)
        assert [thing.icon for thing in shown.things] == [KIND_ICONS[kind] for kind in face.kinds]
        for icon, thing in enumerate(shown.things):
            lower = face.level[face.homes[icon]] == LOWER
            assert thing.below == (lower and face.kinds[icon] != STAIRS)
            assert thing.at == (face.icon_x[icon] + 0.5, face.icon_y[icon] + 0.5)
        assert len(shown.rooms) + len(shown.cellars) == len(face.rooms)
        assert (shown.cost.n if shown.cost else 0) == face.cost

    def test_every_word_is_there_in_both_languages(self) -> None:
        for face in FACES.values():
            texts = []
            if isinstance(face, CardFace | TokenFace):
                texts.append(face.title)
            if isinstance(face, CardFace) and face.text:
                texts.append(face.text)
            for text in texts:
                assert not isinstance(text, str)
                assert all(translate(text, lang) for lang in LANGUAGES)

    def test_every_spellbook_has_a_picture_of_its_own(self) -> None:
        assert len(set(SPELL_ART)) == len(SPELL_IDS)


class TestDungeon:
    def test_cards_lie_where_they_are_placed_and_turned(self) -> None:
        """MM-4.4, MM-4.6  A card is 10 x 14 cells, a quadrant half of it each way."""
        scenario = drawing()
        picture = seen(scenario)
        upright, turned = (
            piece(picture, card_id(scenario.card_number(id))) for id in ("S-9", "S-4")
        )
        assert upright.at == OnBoard("dungeon:0", (5.0, 7.0))
        assert upright.turn is None
        assert turned.at == OnBoard("dungeon:0", (15.0, 14.0))
        assert turned.turn == 180
        rest = [card_id(scenario.card_number(id)) for id in ("S-1", "S-3", "S-2")]
        assert ids_in(picture, "hand:0") == rest

    def test_cells_of_a_turned_card_are_turned_with_it(self) -> None:
        scenario = drawing()
        picture, card = seen(scenario), scenario.card_number("S-4")
        face = face_of(card)
        for node in range(face.cells):
            at = spot(picture, node_id(card, node)).at
            assert at == (10 + 10 - face.x[node] - 0.5, 7 + 14 - face.y[node] - 0.5)

    def test_every_place_that_is_offered_is_on_the_board(self) -> None:
        """MM-4.6  Places, ends, cells and cards: what may be picked can be seen."""
        for seats, seed in ((2, 1), (3, 2)):
            for match in moments(seats, seed):
                for seat in match.waiting:
                    picture = match.scene(seat)
                    known = {each.id for b in picture.boards for each in b.spots}
                    known |= {each.id for each in picture.pieces}
                    shown = {leaf.show for leaf in shown_in(picture.layout.wide)}
                    for choice in picture.choices:
                        assert known >= set(choice.targets)
                    for each in picture.pieces:
                        if any(each.id in choice.targets for choice in picture.choices):
                            assert home(picture, each) in shown

    def test_no_piece_lies_in_two_places(self) -> None:
        for match in moments(3, 5):
            for viewer in (0, None):
                ids = [each.id for each in match.scene(viewer).pieces]
                assert len(ids) == len(set(ids))

    def test_the_box_leaves_room_for_cards_as_long_as_there_are_any(self) -> None:
        scenario = drawing()
        assert board(seen(scenario), "dungeon:0").box == (-5.0, -7.0, 30.0, 35.0)
        scenario.chooses("Finished", 0)
        assert board(seen(scenario), "dungeon:0").box == (-1.0, -1.0, 22.0, 23.0)


def home(picture: Scene, each: Piece) -> str:
    """The board or zone in which a piece lies."""
    if isinstance(each.at, InZone):
        return each.at.zone
    if isinstance(each.at, OnBoard):
        return each.at.board
    if isinstance(each.at, OnPiece):
        return home(picture, piece(picture, each.at.piece))
    where = each.at.spot
    return next(b.id for b in picture.boards if any(s.id == where for s in b.spots))


def room_of(scenario: MapMastersScenario, id: str) -> str:
    """The spot of the only room of a card."""
    card = scenario.card_number(id)
    return node_id(card, face_of(card).cells)


class TestPath:
    def test_it_begins_at_the_rim_and_goes_from_cell_to_cell(self) -> None:
        """MM-5.1  The line starts at the free end; the pawn stands at its tip."""
        scenario = drawing()
        picture = seen(scenario)
        (line,) = picture.strokes
        assert line.points == [(10.0, 3.5), (9.5, 3.5), (8.5, 3.5), (7.5, 3.5), (7.5, 2.5)]
        assert line.stops == [0]
        assert not line.below
        tip = piece(picture, "pawn:0")
        assert isinstance(tip.at, OnSpot)
        assert spot(picture, tip.at.spot).at == (7.5, 2.5)

    def test_at_an_exit_it_goes_out(self) -> None:
        """MM-5.8"""
        scenario = drawing("S-9:R1 (8,3) (7,3) (7,2) (7,1) (7,0)")
        assert seen(scenario).strokes[0].points[-1] == (7.5, 0.0)

    def test_a_staircase_leads_to_a_line_below(self) -> None:
        """MM-8.2  The path is parted where it changes the level."""
        scenario = drawing("S-1:L1 (1,3) (1,2) stairs", "S-1 0 0")
        upper, lower = seen(scenario).strokes
        assert not upper.below
        assert lower.below
        assert upper.points[-1] == lower.points[0] == (1.5, 2.5)

    def test_what_is_met_has_a_ring_and_what_is_overcome_a_stroke(self) -> None:
        """MM-6.2, MM-7.4  A room with a monster: all is circled, the monster crossed out."""
        scenario = MapMastersScenario()
        scenario.set_zone("S-2")
        scenario.give_token("sword")
        scenario.begins_exploration()
        scenario.hands_in(plan("S-2 0 0", "S-2:T1 (2,1) (3,1) (3,2) (3,3) (3,4) A"), 0, False)
        picture, card = seen(scenario), card_id(scenario.card_number("S-2"))
        kinds: dict[str, list[str]] = {"ring": [], "strike": []}
        for each in picture.pieces:
            if isinstance(each.at, OnPiece) and each.at.piece == card:
                thing = plan_of(face_of(scenario.card_number("S-2"))).things[int(each.at.slot)]
                kinds[each.id.partition(":")[0]].append(thing.icon)
        assert sorted(kinds["ring"]) == ["daemon-skull", "two-coins"]
        assert kinds["strike"] == ["daemon-skull"]
        used = piece(picture, "fairy:0:sword:used")
        assert used.state == ["spent"]

    def test_finds_are_counted_in_rows_with_what_they_score(self) -> None:
        """MM-10.3, MM-10.4  The row of the primary objective tells its points."""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("monster")
        scenario.set_zone("S-2")
        scenario.give_token("sword")
        scenario.begins_exploration()
        scenario.hands_in(plan("S-2 0 0", "S-2:T1 (2,1) (3,1) (3,2) (3,3) (3,4) A"), 0, False)
        picture = seen(scenario)
        row = counter(picture, "found:monster:0")
        assert (row.show, row.value, row.spent) == ("row", 1, 1)
        assert row.worth is not None
        assert row.worth.n == 3
        assert counter(picture, "found:coin:0").value == 1
        assert counter(picture, "found:coin:0").worth is None

    def test_a_step_shows_where_it_leads_and_what_it_finds(self) -> None:
        scenario = MapMastersScenario()
        scenario.set_zone("S-2")
        scenario.give_token("sword")
        scenario.begins_exploration()
        scenario.hands_in(plan("S-2 0 0", "S-2:T1 (2,1) (3,1) (3,2) (3,3) (3,4)"), 0, False)
        (step,) = [each for each in offered(scenario) if each.targets == [room_of(scenario, "S-2")]]
        assert step.preview is not None
        assert step.preview.counters == {
            "found:coin:0": 1, "found:monster:0": 1, "found:room:0": 1,
        }  # fmt: skip
        assert step.preview.strokes[0].points == [(3.5, 4.5), (4.5, 6.0)]

    def test_a_click_on_an_earlier_point_cuts_the_path_back(self) -> None:
        """MM-4.11  Things, rooms, forks and the start can be picked."""
        scenario = drawing("S-9:R1 (8,3) (7,3) (7,2) (7,1)")
        cuts = [each for each in offered(scenario) if each.weight == "quiet" and each.targets]
        points = [spot(seen(scenario), each.targets[0]).at for each in cuts]
        assert points == [(7.5, 3.5), (9.5, 3.5)]
        scenario.chooses("Take the path back to Long Gallery (7,3)", 0)
        assert seen(scenario).strokes[0].points[-1] == (7.5, 3.5)


def offered(scenario: MapMastersScenario) -> list[SceneChoice]:
    """What seat 0 may do, as its scene has it."""
    return scenario.drawn_choices(0)


class TestModes:
    def test_cards_and_path_are_two_modes(self) -> None:
        """Placing, moving and taking back are of the one, drawing of the other."""
        words = {"Place": CARDS_MODE, "Take back Long": CARDS_MODE, "Take back all": CARDS_MODE}
        words |= {"Step to": PATH_MODE, "Go on": PATH_MODE, "Take back one": PATH_MODE}
        words |= {"Take the path": PATH_MODE, "Erase": PATH_MODE, "Finish": ""}
        starts_found = set()
        for choice in offered(drawing()):
            assert not isinstance(choice.label, str)
            label = translate(choice.label, "en")
            for start, mode in words.items():
                if label.startswith(start):
                    assert choice.mode == mode, label
                    starts_found.add(start)
        assert starts_found == set(words)

    def test_without_a_legal_layout_there_is_no_path_mode(self) -> None:
        """MM-4.12"""
        scenario = drawing("", "S-9 0 0, S-4 2 1 turned")
        scenario.chooses("Place Guard Room at 4, 1", 0)
        scenario.chooses("Take back Locked Closet", 0)
        assert {choice.mode for choice in offered(scenario)} <= {CARDS_MODE, ""}

    def test_they_are_there_for_who_explores(self) -> None:
        scenario = exploring()
        assert seen(scenario).modes == WHILE_BUILDING
        assert seen(scenario, None).modes == []
        scenario.finishes(0)
        assert seen(scenario).modes == []
        assert seen(scenario, 1).modes == WHILE_BUILDING

    def test_the_path_is_due_once_all_cards_lie_legally(self) -> None:
        """MM-4.12"""
        scenario = MapMastersScenario()
        scenario.set_zone("S-9 S-4")
        scenario.begins_exploration()
        scenario.hands_in(plan("S-9 0 0", ""), 0, until_done=False)
        assert seen(scenario).modes == WHILE_BUILDING
        scenario.hands_in(plan(BLOCK, ""), 0, until_done=False)
        assert seen(scenario).modes == ONCE_BUILT


class TestLastQuestion:
    def test_who_finishes_without_a_path_is_asked(self) -> None:
        assert finish_question(drawing("")) == "mm-finish-without-path"

    def test_who_finishes_with_a_worthless_path_is_asked(self) -> None:
        """A path that found something may count, for the second objective at least."""
        assert finish_question(drawing("S-9:R1")) == "mm-finish-worthless"
        scenario = MapMastersScenario()
        scenario.set_zone("S-2")
        scenario.give_token("sword")
        scenario.begins_exploration()
        scenario.hands_in(plan("S-2 0 0", "S-2:T1 (2,1) (3,1) (3,2) (3,3) (3,4) A"), 0, False)
        assert finish_question(scenario) is None


def finish_question(scenario: MapMastersScenario) -> str | None:
    """What seat 0 is asked before its exploration is final."""
    (done,) = [each for each in offered(scenario) if each.label == Message("mm-done")]
    return done.ask.key if isinstance(done.ask, Message) else None


class TestHidden:
    def test_a_draft_is_seen_by_its_owner_alone(self) -> None:
        """MM-R44, MM-15.1  Others see the hand, and that somebody explores."""
        scenario = drawing()
        picture = seen(scenario, 1)
        assert [each for each in picture.strokes if each.board == "dungeon:0"] == []
        hand = [card_id(scenario.card_number(id)) for id in HAND.split()]
        assert ids_in(picture, "hand:0") == hand
        assert board(picture, "dungeon:0").spots == []
        assert translate(note(picture, 0), "en") == "exploring"
        assert translate(note(seen(scenario), 0), "en") == "drawing a path"

    def test_other_drafts_look_the_same_from_outside(self) -> None:
        one, two = drawing(), exploring()
        assert msgspec.json.encode(seen(one, 1)) == msgspec.json.encode(seen(two, 1))
        assert msgspec.json.encode(seen(one, None)) == msgspec.json.encode(seen(two, None))

    def test_a_finished_dungeon_is_seen_by_all(self) -> None:
        """MM-R44"""
        scenario = drawing()
        scenario.chooses("Finished", 0)
        for viewer in (1, None):
            picture = seen(scenario, viewer)
            assert [each.id for each in picture.strokes] == ["path:0:0"]
            assert isinstance(piece(picture, card_id(scenario.card_number("S-9"))).at, OnBoard)
            assert translate(note(picture, 0), "en") == "finished"

    def test_the_card_of_foresight_is_its_owners(self) -> None:
        """MM-3.5, MM-15.1"""
        scenario = MapMastersScenario()
        scenario.put_on_pile("S-5")
        scenario.player(0).dealt.hidden_cards.append(scenario.player(0).pile.hidden_cards.pop())
        assert ids_in(seen(scenario), "foreseen") == [card_id(scenario.card_number("S-5"))]
        assert ids_in(seen(scenario, 1), "foreseen") == []


def note(picture: Scene, seat: int) -> Message:
    found = picture.seats[seat].note
    assert found is not None
    assert not isinstance(found, str)
    return found


class TestMarket:
    def test_columns_by_cost_with_their_piles(self) -> None:
        """MM-0.5, MM-0.6, MM-0.7  Tokens, books and four columns; what is face down is counted."""
        scenario = MapMastersScenario()
        scenario.set_market_column(0, "D3-01 D3-02")
        scenario.begins_market()
        picture = seen(scenario)
        first = [card_id(scenario.card_number(id)) for id in ("D3-01", "D3-02")]
        assert ids_in(picture, "market:3") == [*first, "pile:0"]
        assert piece(picture, "pile:0").n == 16
        assert ids_in(picture, "market:books")[-1] == "pile:books"
        assert piece(picture, "token:key").n == 5
        assert translate(note(picture, 0), "en") == "buying"

    def test_own_cards_lie_below(self) -> None:
        scenario = MapMastersScenario()
        scenario.set_zone("D3-01")
        scenario.begins_market()
        picture = seen(scenario)
        assert ids_in(picture, "hand:0") == [card_id(scenario.card_number("D3-01"))]
        (deck,) = [zone for zone in picture.zones if zone.id == "deck:0"]
        assert deck.count == 9


class TestScore:
    def test_four_columns_and_a_row_for_each_turn(self) -> None:
        """MM-10.3, MM-10.5, MM-10.7, MM-10.8"""
        scenario = MapMastersScenario()
        sheet = scenario.player(0).board
        sheet.primary, sheet.secondary, sheet.bonus, sheet.exits = [6, 4], [3, 0], [0, 2], [1, 0]
        scenario.state.turn = 2
        picture = seen(scenario)
        shown = [
            [
                None if (box := spot(picture, f"sheet:0:{row}:{column}")).badge is None
                else box.badge.n
                for column in range(4)
            ]
            for row in range(3)
        ]  # fmt: skip
        assert shown == [[6, 3, None, None], [4, 0, 2, None], [None] * 4]
        assert piece(picture, "tick:0:0").at == OnSpot("sheet:0:0:3")
        assert [each.id for each in picture.pieces if each.id.startswith("tick:0")] == ["tick:0:0"]

    def test_the_second_objective_is_hidden_until_it_is_drawn(self) -> None:
        """MM-10.6"""
        scenario = exploring()
        assert piece(seen(scenario), "goal:1").face == "goal:none"
        scenario.finishes(0)
        scenario.finishes(1)
        scenario.put_on_objective_pile("barrel")
        scenario.happens(Reward())
        assert piece(seen(scenario), "goal:1").face == "goal:barrel"

    def test_a_goal_with_an_hourglass_says_so(self) -> None:
        """MM-9.1"""
        scenario = MapMastersScenario()
        scenario.set_primary_objective("key", hourglass=True)
        face = FACES[piece(seen(scenario), "goal:0").face]
        assert isinstance(face, CardFace)
        assert face.marks == ["sands-of-time"]
        assert isinstance(face.text, Message)
        assert "Bonus for the first" in translate(face.text, "en")

    def test_a_recycled_card_stays_in_the_picture_and_a_removed_one_fades(self) -> None:
        """MM-11.3, MM-11.4"""
        scenario = drawing()
        scenario.chooses("Finished", 0)
        scenario.finishes(1)
        scenario.happens(Reward())
        scenario.player(0).recycles, scenario.player(0).scissors = 2, 1
        scenario.happens(Reset())
        scenario.chooses("Recycle Long Gallery for the next turn", 0)
        scenario.chooses("Remove Locked Closet from the game (Scissors)", 0)
        picture = seen(scenario)
        kept, gone = (piece(picture, card_id(scenario.card_number(id))) for id in ("S-9", "S-4"))
        assert [badge.icon for badge in kept.badges] == ["recycle"]
        assert gone.state == ["out"]
        assert [each.id for each in picture.strokes] == ["path:0:0"]


class TestSameObjects:
    def test_what_has_not_changed_is_the_same_object(self) -> None:
        """A patch finds what is new by identity."""
        scenario = drawing()
        one = seen(scenario)
        scenario.chooses("Step to Long Gallery (7,1)", 0)
        two = seen(scenario)
        assert one.faces is two.faces
        assert one.layout is two.layout
        assert all(a is b for a, b in zip(one.boards, two.boards, strict=True))
        assert all(a is b for a, b in zip(one.zones, two.zones, strict=True))
        before = {id(each) for each in one.pieces}
        changed = [each.id for each in two.pieces if id(each) not in before]
        assert "pawn:0" in changed
        assert len(changed) <= 2

    def test_a_card_in_its_place_is_made_once(self) -> None:
        memory = DrawingMemory()
        card = card_in(3, "market:3", 0, memory)
        assert card_in(3, "market:3", 0, memory) is card
        assert card_in(3, "market:3", 0, DrawingMemory()) is not card


class TestLayout:
    def test_every_part_of_it_is_in_the_scene(self) -> None:
        for match in moments(3, 4):
            for viewer in (0, 1, None):
                picture = match.scene(viewer)
                known = {each.id for each in picture.boards} | {each.id for each in picture.zones}
                for area in (picture.layout.wide, picture.layout.narrow, picture.layout.dock):
                    if area is not None:
                        assert {leaf.show for leaf in shown_in(area)} <= known
                        assert list(leaves(area))
