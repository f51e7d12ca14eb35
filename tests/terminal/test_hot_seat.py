"""Several people at one screen: nobody sees the secrets of another."""

from __future__ import annotations

import re
from itertools import pairwise

from donjon.terminal.ask.hand_over import has_secrets, is_secret, must_pass
from tests.terminal.run_command import Shell, match_after, match_asking

PASS = re.compile(r"Pass the screen to (\w+), then press Enter\.")
TWO = ("play", "dragonquest", "--who", "person,person", "--names", "Anna,Bert", "--seed", "3")


def screens(out: str) -> list[tuple[str, str]]:
    """The names of the people at the screen, each with the output until it was passed on."""
    parts = PASS.split(out)
    return [(name, text) for name, text in zip(parts[1::2], parts[2::2]) if "▶" in text]


def test_the_screen_is_passed_and_a_hidden_tile_is_on_no_other_screen(shell: Shell) -> None:
    seen = screens(shell(*TWO, typed="2\n" * 90).out)
    hiding = 0
    assert len(seen) > 10
    assert all(one[0] != other[0] for one, other in pairwise(seen))
    for name, text in seen:
        other = "Bert" if name == "Anna" else "Anna"
        hiding += f"{name} hides wall tile 2" in text
        assert f"▶ {name[0]} {name}" in text
        assert f"▶ {other[0]} {other}" not in text
        assert not re.search(rf"{other} hides wall tile \d", text)
        assert not re.search(rf"(?s)Wall tile: Wall tile \d.*▶ {name[0]} Which number", text)
    assert hiding > 3


def test_one_person_against_bots_never_passes_the_screen(shell: Shell) -> None:
    out = shell("play", "dragonquest", "--seats", "2", "--seed", "3", typed="1\n" * 20).out
    assert "Pass the screen" not in out


def test_the_input_may_end_while_the_screen_is_passed(shell: Shell) -> None:
    outcome = shell(*TWO, typed="")
    assert outcome.code == 0
    assert "▶" not in outcome.out
    assert "not saved" in outcome.out


def test_secrets_are_found_without_knowing_the_game() -> None:
    start = match_after(0)
    hider = start.waiting[0]
    assert is_secret(start, hider)
    assert must_pass(start, hider)
    assert not has_secrets(start)
    walking = match_asking("Walk")
    assert not is_secret(walking, 0) or has_secrets(walking)
    assert has_secrets(walking)
    alone = match_asking("Walk", seats=1)
    assert not has_secrets(alone)
    assert not must_pass(alone, 0)


EACH = (*TWO, "--option", "start_square=each")


def test_a_seat_may_change_its_choice_while_another_chooses(shell: Shell) -> None:
    """The last choice counts; a choice is shown on no other screen."""
    first = shell(*EACH, typed="\n1\n\n2\n").out
    changed = shell(*EACH, typed="\n1\n\nm\n\n3\n\n2\n").out
    assert "← your choice" in changed
    assert "may still change your mind" in changed
    assert all("← your choice" not in text for name, text in screens(changed) if name == "Bert")
    assert "← your choice" not in first
    named = shell(*EACH, typed="\n1\n\nm Anna\n\n3\n\n2\n").out.replace("> m Anna", "> m")
    assert named == changed


def test_only_a_seat_that_has_chosen_can_change_its_choice(shell: Shell) -> None:
    out = shell(*EACH, typed="\nm\nm 2\n").out
    assert out.count("Nobody at this screen has made a choice that can still be changed.") == 2
