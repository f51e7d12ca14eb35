"""`donjon sim`: the same bytes for any number of processes."""

from __future__ import annotations

from tests.terminal.run_command import Shell, process

SIM = ("sim", "dragonquest", "-n", "30", "--seats", "1", "--who", "random", "--seed", "abc")


def test_one_and_two_processes_print_the_same() -> None:
    one, two = process(*SIM, "-j", "1", "--json"), process(*SIM, "-j", "2", "--json")
    assert one.code == two.code == 0
    assert one.out == two.out != ""
    assert "30 matches in" in two.err


def test_the_summary_is_a_table_in_both_languages(shell: Shell) -> None:
    words = ["sim", "dragonquest", "-n", "3", "--who", "greedy,random"]
    english, french = shell(*words), shell(*words, "--lang", "fr")
    assert "Score of A greedy" in english.out
    assert "3 matches; " in english.out
    assert "Score de B random" in french.out
    assert "3 parties ; " in french.out
    assert "a second" not in english.out
    assert "a second" in english.err


def test_rounds_are_printed_where_they_are_counted(shell: Shell) -> None:
    """Heldentaufe lasts as long as it takes; DragonQuest ends with the sun."""
    assert "Rounds" in shell("sim", "heldentaufe", "-n", "1", "--who", "greedy,greedy").out
    assert "Rounds" not in shell("sim", "dragonquest", "-n", "1", "--who", "random,random").out


def test_one_seat_alone_has_no_scores_of_all(shell: Shell) -> None:
    words = ["sim", "dragonquest", "-n", "2", "--who"]
    assert "All scores" not in shell(*words, "random").out
    assert "All scores" in shell(*words, "random,random").out


def test_the_score_sheet_is_printed_on_request(shell: Shell) -> None:
    words = ["sim", "dragonquest", "-n", "3", "--who", "greedy,random"]
    assert "Matches with any" not in shell(*words).out
    assert "Matches with any" in shell(*words, "--count").out
    assert "Parties qui en ont" in shell(*words, "--count", "--lang", "fr").out


def test_options_are_checked(shell: Shell) -> None:
    assert shell("sim", "dragonquest", "--option", "start_square=roof").code == 1
    assert shell("sim", "dragonquest", "--who", "nobody").code == 1
