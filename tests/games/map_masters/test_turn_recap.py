"""What everyone sees of a turn when it is over: each path walked, and what it brings."""

from __future__ import annotations

from donjon import FastChance, Match
from donjon.games.map_masters.content.printed_icons import KIND_IDS
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.drawing.turn_recap import recap
from donjon.games.map_masters.rules.reward import Reward
from donjon.games.map_masters.words.ids import goal_id
from donjon.kernel.scene import Counter, OnBoard, OnPiece, Piece, Recap
from donjon.kernel.scene.beat import Beat
from tests.games.map_masters.scenario import GAME, MapMastersScenario, plan

HAND = "S-9 S-4 S-1 S-3 S-2"
LONG = 40_000
PATH = "S-4:L1 (1,3) (1,4) (1,5) (2,5) (3,5) (4,5) (5,5) A (4,3) (3,3)"


def walked(second: str = "barrel", is_timed: bool = False) -> MapMastersScenario:
    """Two seats have finished; only the first has drawn."""
    scenario = MapMastersScenario()
    for seat in (0, 1):
        scenario.set_zone(HAND, seat)
    scenario.begins_exploration()
    scenario.hands_in(plan("S-4 0 0", PATH), 0)
    scenario.chooses("Finished", 1)
    scenario.put_on_objective_pile(second, is_timed)
    scenario.happens(Reward())
    return scenario


def shown(scenario: MapMastersScenario) -> Beat:
    """The only thing that is shown."""
    assert scenario.state.journal is not None
    beats = [beat for event in scenario.state.journal.read(None) for beat in scenario.beats(event)]
    (found,) = [beat for beat in beats if beat.do == "recap"]
    return found


def picture_of(scenario: MapMastersScenario) -> Recap:
    """What the beat shows."""
    drawn = recap(scenario.view(None), scenario.drawing_memory)
    assert drawn is not None
    return drawn


def rows(scenario: MapMastersScenario, seat: int) -> list[Counter]:
    return [counter for counter in picture_of(scenario).counters if counter.of == seat]


def test_every_seat_has_a_board_with_its_cards_and_nothing_to_pick() -> None:
    """MM-10.2, MM-15.2"""
    picture = picture_of(walked())
    assert [board.owner for board in picture.boards] == [0, 1]
    assert not any(board.spots for board in picture.boards)
    cards = [
        piece
        for piece in picture.pieces
        if isinstance(piece.at, OnBoard) and piece.id[:4] == "card"
    ]
    assert [piece.at.board for piece in cards if isinstance(piece.at, OnBoard)] == ["dungeon:0"]


def test_what_is_marked_comes_in_the_order_of_the_path() -> None:
    """MM-6.2  First what was met first, crossed things right after their ring."""
    picture = picture_of(walked())
    marks = [piece for piece in picture.pieces if isinstance(piece.at, OnPiece)]
    things = [f"{piece.id.partition(':')[0]} {thing(piece)}" for piece in marks]
    assert things == ["ring key", "strike key", "ring coin", "ring padlock", "strike padlock"]
    assert {mark.owner for mark in marks} == {0}


def thing(mark: Piece) -> str:
    """What is marked."""
    assert isinstance(mark.at, OnPiece)
    card = int(mark.at.piece.removeprefix("card:"))
    return KIND_IDS[face_of(card).kinds[int(mark.at.slot)]]


def test_the_pen_lies_where_the_line_ends() -> None:
    picture = picture_of(walked())
    (pen,) = [piece for piece in picture.pieces if piece.id == "pawn:0"]
    assert isinstance(pen.at, OnBoard)
    assert pen.at.xy == picture.strokes[-1].points[-1]
    assert "pawn:1" not in [piece.id for piece in picture.pieces]


def test_the_second_goal_is_turned_up() -> None:
    """MM-10.6"""
    scenario = walked("barrel")
    assert shown(scenario).pieces == [goal_id(1)]
    (goal,) = [piece for piece in picture_of(scenario).pieces if piece.id == goal_id(1)]
    assert goal.face == "goal:barrel"


def test_the_goals_are_counted_in_their_order_then_the_coins() -> None:
    """MM-10.2, MM-10.3, MM-10.7"""
    scenario = walked("barrel")
    assert [row.id for row in rows(scenario, 0)][:3] == [
        "found:key:0",
        "found:barrel:0",
        "found:coin:0",
    ]
    assert [row.value for row in rows(scenario, 1)] == [0, 0, 0]


def test_a_kind_that_both_goals_count_is_one_row() -> None:
    """MM-1.10, MM-R40"""
    first, second = rows(walked("key", is_timed=True), 0)
    assert (first.id, first.worth and first.worth.n) == ("found:key:0", 4)
    assert second.id == "found:coin:0"


def test_it_is_told_once_a_turn_whatever_comes_next() -> None:
    """MM-1.1  The next market may begin at once: six times, to every seat the same."""
    match, chance = Match(GAME, 2, seed=5), FastChance(5)
    count_of_recaps = 0
    for made in range(LONG):
        if not match.waiting:
            break
        seat = match.waiting[0]
        choices = match.choices(seat)
        match.play(seat, choices[chance.below(len(choices))])
        seen = [in_between(match, viewer, made) for viewer in (None, 0, 1)]
        assert seen[0] == seen[1] == seen[2]
        count_of_recaps += len(seen[0])
    assert count_of_recaps == 6


def in_between(match: Match, viewer: int | None, since: int) -> list[Recap]:
    """What was shown after choice `since`; without a beat that shows it there is no recap."""
    scene = match.scene(viewer, since=since)
    beats = [beat for beat in scene.beats if beat.do == "recap"]
    assert (scene.recap is None) == (not beats)
    return [] if scene.recap is None else [scene.recap]
