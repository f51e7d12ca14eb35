"""`donjon solve`: the best dungeon and path for a hand of Map Masters."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from donjon import Match
from donjon.games.map_masters import GAME
from donjon.games.map_masters.content.tables import FACE_OF, FACES
from donjon.games.map_masters.model.state import EXPLORATION, MapMasters
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
