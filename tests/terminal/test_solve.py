"""`donjon solve`: the best dungeon and path for a hand of Map Masters."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from rich.console import Console

from donjon import Match
from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.quadrant_grid import UNPLACED, place
from donjon.games.map_masters.content.tables import FACE_OF, FACES
from donjon.games.map_masters.model.state import EXPLORATION, MapMasters
from donjon.games.map_masters.solver.api import question_of
from donjon.games.map_masters.solver.input.question import Question, Solution
from donjon.games.map_masters.solver.input.time_limit import TimeLimit
from donjon.games.map_masters.solver.input.weights import POINT, Weights, usual_weights
from donjon.games.map_masters.solver.solve import answer
from donjon.games.map_masters.words.names import FACE_NAMES
from donjon.kernel.words.translate import translate
from donjon.terminal.solve.progress import Progress
from donjon.terminal.solve.question_and_answer import cards_of, solution_parts
from donjon.terminal.translator import Translator
from tests.games.map_masters.dungeon_sketch import Spot, counts, dungeon, walk
from tests.terminal.run_command import Shell

HAND = ("S-4", "S-9")


def exploring() -> Match:
    """A match in which both seats explore: nobody has bought anything."""
    match = Match(GAME, 2, seed=3)
    while state_of(match).phase != EXPLORATION:
        seat = match.waiting[0]
        labels = {match.translate(choice.label): choice for choice in match.choices(seat)}
        match.play(seat, labels["Pass"])
    return match


def state_of(match: Match) -> MapMasters:
    state = match.state()
    assert isinstance(state, MapMasters)
    return state


def test_it_prints_dungeon_and_path(shell: Shell) -> None:
    outcome = shell("solve", *HAND, "--objective", "key")
    assert outcome.code == 0
    assert "Locked Closet (S-4): column 0, row 0" in outcome.out
    assert "Path: " in outcome.out
    assert "exit" in outcome.out
    assert "Proven: no path is worth more" in outcome.out
    assert any(sign in outcome.out for sign in "┌┐└┘")


def test_it_speaks_french(shell: Shell) -> None:
    outcome = shell("solve", *HAND, "--objective", "key", "--lang", "fr")
    assert outcome.code == 0
    assert "Cagibi verrouillé (S-4)" in outcome.out
    assert "Prouvé" in outcome.out


def test_what_it_prints_for_a_program_is_a_path_of_the_rules(shell: Shell) -> None:
    outcome = json.loads(shell("solve", *HAND, "--objective", "key", "--json").out)
    assert outcome["proven"] is True
    assert outcome["points"] == outcome["at_most"]
    placed: dict[str, Spot | None] = {
        each["card"]: (each["x"], each["y"], "turned") if each["turned"] else (each["x"], each["y"])
        for each in outcome["plan"]["placements"]
    }
    path = walk(dungeon(placed), outcome["plan"]["path"])
    assert path.is_exit() == outcome["exit"]
    assert f"k{outcome['found']['key']}" in counts(path)


def test_tokens_and_spells_are_used(shell: Shell) -> None:
    plain, rich = (
        json.loads(shell("solve", "S-4", "--objective", "padlock", *more, "--json").out)
        for more in ((), ("--token", "key", "--spell", "SB-3"))
    )
    assert rich["points"] >= plain["points"]
    assert rich["found"]["padlock"] == 1


def test_it_reads_a_hand_from_a_match(shell: Shell, tmp_path: Path) -> None:
    match = exploring()
    file = tmp_path / "match.json"
    file.write_text(match.record().to_json(), encoding="utf-8")
    outcome = json.loads(shell("solve", file, "--as", "B", "--seconds", "0.2", "--json").out)
    hand = {FACES[FACE_OF[card]].name for card in state_of(match).players[1].zone}
    assert {each["card"] for each in outcome["plan"]["placements"]} <= hand
    assert outcome["points"] <= outcome["at_most"]


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (("S-99",), 1, "There is no card S-99"),
        (("S-4", "--objective", "keys"), 1, "There is no objective keys"),
        (("S-4", "--token", "coin"), 1, "There is no fairy token coin"),
        (("S-4", "--spell", "SB-99"), 1, "There is no spellbook SB-99"),
        (("S-4", "S-4"), 1, "S-4 is named twice"),
        (("S-1", "S-2", "S-3", "S-4", "S-5", "S-6"), 1, "at most 5 cards; you named 6"),
        ((), 1, "one to 5 of S-1 … S-9"),
        (("S-4", "--at", "3"), 2, "instead of cards"),
        (("S-4", "--seconds", "0"), 2, "more than 0"),
        (("nowhere.json",), 1, "nowhere.json"),
    ],
)
def test_an_error_says_what_is_wrong(
    shell: Shell, words: tuple[str, ...], code: int, sentence: str
) -> None:
    outcome = shell("solve", *words)
    assert outcome.code == code
    assert sentence in outcome.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--at", "0"), "Nobody is exploring"),
        (("--objective", "key"), "leave out --objective"),
        (("--as", "spectator"), "A spectator has no hand"),
        (("--as", "Z"), "There is no seat"),
    ],
)
def test_a_match_without_a_hand_is_refused(
    shell: Shell, tmp_path: Path, words: tuple[str, ...], sentence: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(exploring().record().to_json(), encoding="utf-8")
    outcome = shell("solve", file, *words)
    assert outcome.code != 0
    assert sentence in outcome.err


def test_a_record_of_another_game_is_refused(shell: Shell, finished: Path) -> None:
    outcome = shell("solve", finished)
    assert outcome.code == 2
    assert "This is a match of dragonquest, not of Map Masters." in outcome.err


def test_cards_that_are_not_used_are_named() -> None:
    question = question_of(["S-4", "S-9"], "key", [], [])
    places = [place(0, 0, False), UNPLACED]
    lines = cards_of(Solution(question, places, 0, [], 0, 0, 0), Translator("en"))
    assert lines[0] == "Locked Closet (S-4): column 0, row 0"
    assert lines[1:] == [f"Left out: {translate(FACE_NAMES[question.faces[1]], 'en')}"]


def test_a_hand_that_is_worth_nothing_gets_no_dungeon() -> None:
    weights = usual_weights(0)
    nothing = Weights([0] * len(weights.worth), 0)
    question = question_of(["S-4"], "key", [], [])
    found = answer(Question(question.faces, question.tokens, 0, nothing), TimeLimit())
    [line] = solution_parts(found, Translator("en"))
    assert line.plain == "No path is worth any points here."


def test_a_terminal_shows_how_far_the_search_is() -> None:
    """First the best path alone, then with the most that any path can be worth."""
    printed = io.StringIO()
    console = Console(file=printed, force_terminal=True, no_color=True, width=80)
    progress = Progress(60, console, Translator("en"))
    progress.on_better_path(POINT, 1)
    progress.on_lower_bound(3 * POINT, 2)
    progress.on_lower_bound(3 * POINT, 3)
    first, second = printed.getvalue().splitlines()
    assert "1.00" in first
    assert "3.00" not in first
    assert "1.00" in second
    assert "3.00" in second
