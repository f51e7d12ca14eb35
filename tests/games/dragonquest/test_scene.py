"""DragonQuest as it is drawn: the sheet, the tray, the cards, choices and events."""

from __future__ import annotations

from typing import Any

import pytest

from donjon import Match, Message, game
from donjon.games.dragonquest.rules.dangers.monsters import fight
from donjon.games.dragonquest.rules.dangers.traps import fall_into
from donjon.games.dragonquest.rules.turn import Turn
from donjon.kernel.scene import (
    IconShape,
    InZone,
    PathShape,
    Scene,
    Show,
    Split,
    TextShape,
)
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import DragonQuestScenario


def seen(scenario: DragonQuestScenario, seat: int | None = 0) -> Scene:
    """The scene of a seat."""
    return scenario.scene(seat)


def in_zone(picture: Scene, zone: str) -> list[tuple[str, int, int]]:
    """Face, place and width of the pieces in a zone."""
    places = [(piece.face, piece.at) for piece in picture.pieces]
    return [
        (face, at.n, at.wide) for face, at in places if isinstance(at, InZone) and at.zone == zone
    ]


def after_throw(red: str, *black: str) -> DragonQuestScenario:
    """Seat 0, alone, has thrown these dice."""
    scenario = DragonQuestScenario(1)
    scenario.script_throws("chamber")
    scenario.script(0)
    scenario.script_movement_dice(red, *black)
    scenario.happens(Turn(0))
    scenario.chooses("Say 2", 0)
    return scenario


def offered(scenario: DragonQuestScenario, seat: int = 0) -> dict[str, Any]:
    """The choices of a seat by their labels."""
    return {say_text(choice.label): choice for choice in scenario.drawn_choices()}


class TestSheet:
    def test_squares_say_what_they_are_and_keep_a_short_name(self) -> None:
        """DQ-6.11  Start, orange, black and exit are told apart by words, not by colour alone."""
        spots = {spot.id: spot for spot in seen(DragonQuestScenario(1)).boards[0].spots}
        labels = {
            name: say_text(spots[f"0:{name}"].label) for name in ("A12", "D11", "E3", "U1", "K2")
        }
        assert labels == {
            "A12": "A12, the start square",
            "D11": "D11, the orange square",
            "E3": "E3, the black square of the demon",
            "U1": "U1, the exit",
            "K2": "K2",
        }
        assert spots["0:A12"].name == "A12"
        assert all(spots[f"0:{name}"].icon for name in ("A12", "D11", "E3", "U1", "CH"))

    def test_the_paper_has_castle_titles_and_all_boxes(self) -> None:
        board = seen(DragonQuestScenario(1)).boards[0]
        styles = [shape.style for shape in board.shapes if isinstance(shape, PathShape)]
        assert styles.count("wall") == 3
        assert {"floor", "faint", "line", "frame"} <= set(styles)
        words = [say_text(shape.text) for shape in board.shapes if isinstance(shape, TextShape)]
        titles = {
            "Life",
            "Exit",
            "Finds",
            "Traps",
            "Danger",
            "Coins",
            "Death",
            "Gold",
        }
        assert set(words) == titles
        icons = [shape.icon for shape in board.shapes if isinstance(shape, IconShape)]
        assert icons == ["death-skull", "broadhead-arrow", "hole", "poison-gas"]
        kinds = [spot.id.split(":")[1].split("-")[0] for spot in board.spots]
        assert [kinds.count(kind) for kind in ("sun", "bone", "find", "trap", "coin")] == [
            19,
            13,
            21,
            6,
            24,
        ]

    def test_nothing_on_the_paper_overlaps_or_leaves_it(self) -> None:
        board = seen(DragonQuestScenario(1)).boards[0]
        boxes = [extent(spot) for spot in board.spots]
        left, top, wide, high = board.box
        for n, (x, y, right, bottom) in enumerate(boxes):
            assert left < x < right < left + wide
            assert top < y < bottom < top + high
            for x2, y2, right2, bottom2 in boxes[:n]:
                apart = right <= x2 + 1e-9 or right2 <= x + 1e-9
                assert apart or bottom <= y2 + 1e-9 or bottom2 <= y + 1e-9

    def test_a_sheet_grows_by_potion_and_amulet_alone(self) -> None:
        """DQ-21.2, DQ-21.3  Else it is one object in all scenes of all matches."""
        scenario = DragonQuestScenario(2)
        board = seen(scenario).boards[0]
        scenario.hero().suns, scenario.hero().bones, scenario.hero().bones_lost = 7, 9, 4
        assert seen(scenario, 1).boards[0] is board
        scenario.hero().bones += 3
        scenario.hero().sun_boxes += 1
        grown = seen(scenario).boards[0]
        assert len(grown.spots) == len(board.spots) + 4
        assert seen(scenario, 1).boards[0] is grown

    def test_the_line_goes_straight_through_the_chambers_wall(self) -> None:
        """DQ-6.5  The chamber is one square: its middle is on the line, with the dot."""
        scenario = DragonQuestScenario(1)
        scenario.set_line("I6 CH M8")
        scenario.hero().stops = bytes([1, 2])
        (line,) = seen(scenario).strokes
        assert line.points == [(12.5, 9.5), (13.5, 9.5), (14.5, 10.5), (15.5, 11.5), (16.5, 11.5)]
        assert line.stops == [0, 2, 4]

    def test_the_gold_is_counted_on_the_sheet(self) -> None:
        scenario = DragonQuestScenario(2)
        scenario.hero(1).coins_100 = 3
        counters = {counter.id: counter for counter in seen(scenario).counters}
        assert (counters["gold:1"].value, counters["gold:1"].spot) == (300, "1:gold")


class TestTray:
    def test_a_double_skull_takes_two_places(self) -> None:
        """DQ-5.3  The risk is seen: three places, and this die fills two."""
        picture = seen(after_throw("double_skull", "blank", "room", "find", "blank"))
        assert in_zone(picture, "skulls") == [("red-double_skull", 0, 2)]
        assert [face for face, _, _ in in_zone(picture, "tray")] == [
            "black-blank", "black-room", "black-find", "black-blank",
        ]  # fmt: skip
        skulls = next(zone for zone in picture.zones if zone.id == "skulls")
        assert len(skulls.slots) == 3
        assert skulls.badge is not None
        assert say_text(skulls.badge.label) == "2 of 3"
        assert [counter.value for counter in picture.counters if counter.id == "rolls"] == [2]

    def test_the_hidden_tile_lies_in_the_tray_on_its_face(self) -> None:
        """DQ-4.3  Its keeper sees the number."""
        scenario = DragonQuestScenario(2)
        scenario.happens(Turn(0))
        scenario.chooses("Hide tile 3", 1)
        assert (
            in_zone(seen(scenario, 0), "tray")
            == in_zone(seen(scenario, None), "tray")
            == [("wall-back", 0, 1)]
        )
        assert in_zone(seen(scenario, 1), "tray") == [("wall-3", 0, 1)]

    def test_dragons_lie_in_a_row_of_seven(self) -> None:
        """DQ-13.5  Those of earlier throws first."""
        scenario = DragonQuestScenario(1)
        scenario.set_line("I7 CH")
        scenario.state.aside = 4
        scenario.state.chamber_dice = bytes([1, 0, 4, 1])
        picture = seen(scenario)
        assert [n for _, n, _ in in_zone(picture, "dragons")] == [0, 1, 2, 3]
        assert [face for face, _, _ in in_zone(picture, "tray")] == [
            "chamber-blank",
            "chamber-star",
        ]
        assert len({piece.id for piece in picture.pieces}) == len(picture.pieces)


class TestCards:
    def test_a_card_keeps_its_place_and_wears_its_owner(self) -> None:
        """DQ-3.10, DQ-13.12  In the supply, held by somebody, or out of the game."""
        scenario = DragonQuestScenario(2)
        scenario.state.objects &= ~0b110000
        scenario.hero(1).objects = 0b100000
        cards = {piece.id: piece for piece in seen(scenario).pieces}
        assert (cards["object:5"].owner, cards["object:5"].state) == (1, [])
        assert (cards["object:4"].owner, cards["object:4"].state) == (None, ["out"])
        assert (cards["object:0"].owner, cards["object:0"].state) == (None, [])
        assert [n for _, n, _ in in_zone(seen(scenario), "objects")] == list(range(12))

    def test_treasures_lie_by_their_stars(self) -> None:
        faces = [
            face
            for face, _, _ in in_zone(
                seen(DragonQuestScenario(1, custom_treasures=True)), "treasures"
            )
        ]
        assert faces[0] == "face:crown_of_the_wizard_king"
        assert len(faces) == 13


class TestSeats:
    def test_a_panel_tells_whose_turn_it_is_and_where_the_hero_is(self) -> None:
        scenario = DragonQuestScenario(4)
        scenario.state.active = 1
        scenario.state.owe(Turn(1))
        scenario.set_line("H7 I7 CH", 0)
        scenario.set_line("H7 I7 CH M7", 2)
        scenario.hero(3).skip = 1
        seats = seen(scenario).seats
        assert [info.turn for info in seats] == [False, True, False, False]
        assert [say_text(info.note) for info in seats] == [
            "in the treasure chamber",
            "on the way to the treasure",
            "on the way to the exit",
            "must skip the next turn",
        ]
        assert [info.peek for info in seats] == [f"sheet:{seat}" for seat in range(4)]

    def test_the_sheet_to_be_written_on_comes_up(self) -> None:
        """DQ-4.6  The neighbour who blocks a square looks at the owner's sheet."""
        scenario = DragonQuestScenario(2)
        scenario.happens(Turn(0))
        scenario.chooses("Hide tile 3", 1)
        scenario.chooses("Say 3", 0)
        wide = seen(scenario, 1).layout.wide
        assert isinstance(wide, Split)
        assert wide.parts[0] == Show("sheet:0", "fit")


class TestChoices:
    def test_stopping_is_the_main_button_and_shows_what_it_reaches(self) -> None:
        """DQ-5.8  Two squares from A12: five squares lie within reach."""
        scenario = after_throw("skull", "room", "corridor", "find", "blank")
        stop = offered(scenario)["Stop: 2 squares, 1 find"]
        assert (stop.weight, stop.key) == ("main", "Enter")
        assert set(stop.preview.spots) == {
            "0:A11",
            "0:B12",
            "0:A13",
            "0:A10",
            "0:B11",
            "0:C12",
            "0:B13",
        }
        decision = scenario.decision()
        again = scenario.subset()
        assert again is not None
        assert (again.key, again.icon) == ("R", "clockwise-rotation")
        assert again.label == Message("dq-roll-again", {"n": 4})
        assert say_text(decision.detail(scenario.state)) == (
            "If you stop now: 2 squares, 1 find."
            " One skull so far, the third brings danger; 2 more throws."
        )

    def test_a_walk_reaches_further_squares_by_a_route(self) -> None:
        scenario = after_throw("skull", "room", "corridor", "find", "blank")
        scenario.chooses("Stop: 2 squares, 1 find")
        reach = {each.target: each.route for each in scenario.shortcuts()}
        assert set(reach) == {"0:A10", "0:B11", "0:C12", "0:B13"}
        assert reach["0:A10"] == ["0:A11", "0:A10"]
        assert offered(scenario)["Stop on A12"].weight == "quiet"

    def test_a_third_trap_is_asked_twice(self) -> None:
        """DQ-10.5  To suffer it is death."""
        scenario = DragonQuestScenario(1)
        scenario.hero().objects, scenario.hero().traps = 1 << 9, bytes([0, 2, 0])
        fall_into(scenario.state, scenario.hero(), 1)
        use, suffer = offered(scenario).values()
        assert use.weight == "main"
        assert suffer.weight == "grave"
        assert suffer.ask is not None

    @pytest.mark.parametrize(("aside", "weight"), [(4, None), (5, "grave")])
    def test_to_stay_is_grave_when_the_dragon_stirs(self, aside: int, weight: str | None) -> None:
        scenario = DragonQuestScenario(1)
        scenario.set_line("H7 I7 CH")
        scenario.state.aside = aside
        scenario.happens(Turn(0))
        stay, leave = offered(scenario).values()
        assert stay.weight == weight
        assert leave.icon == "exit-door"

    def test_a_wall_lights_the_squares_of_the_owner(self) -> None:
        scenario = DragonQuestScenario(2)
        scenario.happens(Turn(0))
        scenario.chooses("Hide tile 3", 1)
        scenario.chooses("Say 3", 0)
        block = offered(scenario)["Block K2"]
        assert block.targets == ["0:K2"]


class TestBeats:
    def test_the_tile_is_turned_up_for_all(self) -> None:
        """DQ-4.5  Only then does a beat name its number."""
        match = Match(game("dragonquest"), seats=2, seed=4)
        keeper, owner = match.waiting[0], 1 - match.waiting[0]
        match.play(keeper, 3)
        for viewer in (keeper, owner, None):
            scene = match.scene(viewer, since=0)
            assert scene.beats == []
            assert scene.log[-1].refs == ["wall-tile"]
        match.play(owner, 1)
        for viewer in (keeper, owner, None):
            moment = match.scene(viewer, since=1).beats[0].moment
            assert moment is not None
            assert [(side.face, side.sum) for side in moment.sides] == [(None, 1), ("wall-3", 3)]

    def test_a_blow_hurts_and_the_fight_is_told_at_its_end(self) -> None:
        """DQ-11.4  The loss with each blow; then the sword."""
        scenario = DragonQuestScenario(1)
        scenario.script_throws("combat_orc", "monster")
        scenario.script_throws("wound", "2", "1")
        scenario.script_throws("combat_orc", "sword")
        scenario.state.journal.seq = 1
        fight(scenario.state, scenario.hero(), 5)
        beats = scenario.shown(None, 0)
        shown = [(beat.do, beat.counter or beat.pieces) for beat in beats]
        assert shown == [("hurt", ["pawn:0"]), ("count", "bones:0"), ("moment", [])]
        assert beats[1].by == -2
        assert [beat.line for beat in beats] == [2, 2, 3]

    def test_only_the_dice_that_were_thrown_roll(self) -> None:
        scenario = after_throw("skull", "room", "blank", "find", "blank")
        scenario.state.journal.seq = 9
        scenario.script_throws("move_black", "corridor", "room")
        scenario.chooses("Throw again: die 2 (blank), die 4 (blank)")
        roll = scenario.shown(None, 8)[0]
        assert (roll.pieces, roll.into) == (["die:2", "die:4"], ["black-corridor", "black-room"])


def say_text(text: Any) -> str:
    return text if isinstance(text, str) else translate(text, "en")


def extent(spot: Any) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a spot."""
    size = spot.size
    wide, high = size if isinstance(size, tuple) else (2 * size, 2 * size)
    x, y = spot.at
    return (x - wide / 2, y - high / 2, x + wide / 2, y + high / 2)
