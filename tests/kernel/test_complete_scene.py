"""What the kernel adds to a scene: choices with their styles, new log lines, beats."""

from __future__ import annotations

from typing import Any

from donjon import Match, Message
from donjon.kernel.drawing.choice_styles import PLAIN, priced
from donjon.kernel.journal.facts import Facts
from donjon.kernel.journal.journal import Journal
from donjon.kernel.journal.log_line import LogLine
from donjon.kernel.journal.motion import Motion
from donjon.kernel.match.beats import BeatMemory, drawn_beat
from donjon.kernel.match.game_parts import Drawing
from donjon.kernel.rules.pick_any import PickAny
from donjon.kernel.rules.step import AnyDecision, Cost
from donjon.kernel.scene import Amount, Choice, ChoiceStyle
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import GreatMoment
from donjon.testing.toy import GAME as TOY
from donjon.testing.toy.model.state import ThreeChests
from donjon.testing.toy.view.forms import View
from tests.kernel.custom_steps import Ask, game_of


class Priced(Ask):
    """A question whose options cost something, and are of two kinds."""

    def action(self, s: ThreeChests, option: int) -> str:
        return "low" if option == self.numbers[0] else "high"

    def cost(self, s: ThreeChests, option: int) -> Cost:
        return [("coins", option)]

    def detail(self, s: ThreeChests) -> Message:
        return Message("ty-bench")


class AnyOf(PickAny["ThreeChests"]):
    """Any of two pawns."""

    def pieces(self, s: ThreeChests) -> list[str]:
        return ["pawn:0", "pawn:1"]

    def pick_label(self, s: ThreeChests, count: int) -> Message:
        return Message("ty-double", {"coins": count})

    def label(self, s: ThreeChests, option: int) -> Message:
        return Message("ty-double", {"coins": option})

    def prompt(self, s: ThreeChests) -> Message:
        return Message("ty-ask-pick")

    def rule(self) -> str:
        return "TY-1.2"

    def action(self, s: ThreeChests, option: int) -> str:
        return "some" if option else "none"


STYLES = {
    "Priced/high": ChoiceStyle("torch", "grave", "T", ask=Message("ty-take")),
    "AnyOf/some": ChoiceStyle("clover", "main", "R"),
}


def style(view: View, choice: Choice) -> ChoiceStyle:
    return priced(STYLES.get(choice.kind, PLAIN), choice.cost, {"coins": "two-coins"})


def scene_of(decision: AnyDecision) -> Any:
    return Match(game_of([decision], style=style), seats=2, seed=1).scene(0)


def key_of(line: LogLine) -> str:
    assert isinstance(line.text, Message)
    return line.text.key


def test_a_choice_has_its_kind_and_its_cost() -> None:
    low, high = Match(game_of([Priced(0, [3, 5])]), seats=1, seed=1).choices(0)
    assert (low.kind, low.cost) == ("Priced/low", [("coins", 3)])
    assert (high.kind, high.cost) == ("Priced/high", [("coins", 5)])


def test_a_choice_is_drawn_in_the_style_of_its_kind() -> None:
    scene = scene_of(Priced(0, [3, 5]))
    plain, styled = scene.choices
    assert (plain.icon, plain.weight, plain.cost) == (None, None, [Amount("two-coins", 3, "gold")])
    assert (styled.icon, styled.weight, styled.key) == ("torch", "grave", "T")
    assert styled.cost == [Amount("two-coins", 5, "gold")]
    assert styled.ask == Message("ty-take")
    assert scene.prompt.detail == Message("ty-bench")


def test_without_styles_all_choices_are_plain() -> None:
    match = Match(game_of([Priced(0, [3, 5])], style=None), seats=1, seed=1)
    assert {(choice.icon, choice.key) for choice in match.scene(0).choices} == {(None, None)}
    assert [choice.cost for choice in match.scene(0).choices] == [[], []]


def test_a_decision_without_details_is_plain() -> None:
    scene = scene_of(Ask(0, [1, 2]))
    assert scene.prompt.detail is None
    assert scene.shortcuts == []
    assert scene.subset is None


def test_a_subset_is_one_button_and_the_choice_of_none() -> None:
    scene = scene_of(AnyOf(0))
    subset = scene.subset
    assert (subset.of, subset.least, subset.most, subset.first) == (["pawn:0", "pawn:1"], 1, 2, 0)
    assert subset.label == Message("ty-double", {"coins": 2})
    assert (subset.icon, subset.key, subset.weight) == ("clover", "R", "main")
    assert [choice.id for choice in scene.choices] == [0]


def test_the_log_begins_where_it_is_asked_to() -> None:
    match = Match(TOY, seats=2, seed=3)
    whole = match.scene(0).log
    match.play(0, 0)
    match.play(1, 1)
    new = match.scene(0, lines_from=len(whole)).log
    assert new
    assert match.scene(0).log == whole + new
    assert [line.n for line in new] == list(range(len(whole), len(whole) + len(new)))


def test_beats_are_those_of_the_choices_since() -> None:
    match = Match(TOY, seats=2, seed=3)
    for chest in (0, 1, 2):
        match.play(0, chest)
        match.play(1, chest)
    every = match.scene(None, since=0).beats
    last = match.scene(None, since=4).beats
    assert last
    assert every[-len(last) :] == last
    assert len(every) == 3 * len(last)
    assert match.scene(None, since=6).beats == match.scene(None).beats == []
    moves = [(beat.do, beat.pieces, beat.into) for beat in last]
    assert moves == [("move", ["pawn:0"], ["chest:gold"]), ("move", ["pawn:1"], ["chest:gold"])]
    lines = match.scene(None).log
    assert {key_of(lines[beat.line or 0]) for beat in last} == {"ty-log-picked"}


def test_an_undone_choice_has_no_lines_and_no_beats() -> None:
    match = Match(game_of([Ask(0, [1, 2]), Ask(0, [1, 2])]), seats=1, seed=1)
    before = match.scene(0)
    match.play(0, 1)
    match.undo(0)
    after = match.scene(0, since=1)
    assert after.log == before.log
    assert after.beats == []


def beats_of(journal: Journal, viewer: int | None, since: int) -> list[Beat]:
    """What a viewer is shown."""
    return BeatMemory(TOY.drawing).beats(journal.reading(viewer), since)


def test_a_journal_read_twice_is_read_once() -> None:
    journal = Journal()
    journal.note(Message("ty-title"), told=[Motion("take", ["a"])])
    first = journal.reading(None).lines[0]
    journal.note_secret(1, Message("ty-log-number", {"number": 2}), Message("ty-bench"), ["x"])
    assert journal.reading(None).lines[0] is first
    assert key_of(journal.reading(1).lines[-1]) == "ty-log-number"
    assert key_of(journal.reading(None).lines[-1]) == "ty-bench"
    assert {line.refs[0] for seat in (1, None) for line in journal.reading(seat).lines[1:]} == {"x"}


def test_beats_come_in_order_each_with_its_line() -> None:
    journal = Journal()
    journal.note(Message("ty-bench"), told=[Motion("take", ["before"])])
    journal.reading(None)
    journal.seq = 1
    journal.note(Message("ty-title"), 0, told=[Motion("take", ["a"]), Motion("roll", ["b"])])
    journal.note(Message("ty-title"), 0, told=[Motion("roll", ["c"])])
    assert [beat.pieces for beat in beats_of(journal, None, 0)] == [["a"], ["b"], ["c"]]
    assert [beat.line for beat in beats_of(journal, None, 0)] == [1, 1, 2]


class Rung(Facts, frozen=True):
    """A bell has rung so often."""

    times: int


def test_a_great_moment_is_drawn_once_for_all_viewers() -> None:
    drawn: list[Rung] = []

    def ring(facts: Rung) -> Beat:
        drawn.append(facts)
        return moment_beat(GreatMoment("gain", Message("ty-title"), "bell", "gold"), "bell")

    drawing = Drawing(scene=TOY.drawing.scene, memory=TOY.drawing.memory, moments={Rung: ring})
    memory = BeatMemory(drawing)
    journal = Journal()
    journal.note_secret(0, Message("ty-title"), Message("ty-bench"))
    journal.note(Message("ty-title"), told=[Rung(3), Motion("hurt", ["pawn:0"])])
    told = [memory.beats(journal.reading(viewer), -1) for viewer in (0, 1, None)]
    assert drawn == [Rung(3)]
    assert told[0] == told[1] == told[2]
    assert [(beat.do, beat.line, beat.sound) for beat in told[0]] == [
        ("moment", 1, "bell"), ("hurt", 1, None),
    ]  # fmt: skip


def test_a_counter_is_heard_as_the_game_says() -> None:
    drawing = Drawing(scene=TOY.drawing.scene, memory=TOY.drawing.memory, sounds={"coins": "pings"})
    sounds = [
        drawn_beat(drawing, Motion("count", counter=counter, by=1)).sound
        for counter in ("coins:1", "bones:1")
    ]
    assert sounds == ["pings", None]


def test_the_beats_of_a_secret_event_are_for_everyone_else() -> None:
    journal = Journal()
    flip = Motion("flip", ["card"], into=["face"])
    journal.note_secret(1, Message("ty-title"), Message("ty-title"), ["card"], [flip])
    assert [beat.pieces for beat in beats_of(journal, None, -1)] == [["card"]]
    assert [beat.pieces for beat in beats_of(journal, 0, -1)] == [["card"]]
    assert beats_of(journal, 1, -1) == []


def test_a_flip_shows_the_number_to_every_viewer() -> None:
    match = Match(TOY, seats=2, seed=5, options={"rounds": 1})
    match.play(0, 0)
    match.play(1, 1)
    while match.waiting:
        match.play(match.waiting[0], 0)
    for viewer in (0, 1, None):
        flips = [beat for beat in match.scene(viewer, since=0).beats if beat.do == "flip"]
        assert [beat.pieces for beat in flips] == [["number:0"], ["number:1"]]
