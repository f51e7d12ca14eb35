"""`donjon play`: a whole match by typed lines."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import Match, game
from donjon.bots.match_moves import choose_for
from donjon.registry import replay
from donjon.terminal.ask.typed_answer import Chosen, Unclear, understand
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.zones import pieces_in
from donjon.terminal.translator import Translator
from tests.terminal.run_command import ONES, Shell, match_after, match_asking, process, saved

DQ = ("play", "dragonquest", "--seats", "2")


def test_a_whole_match_ends_with_count_seed_and_hash(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    outcome = shell(*DQ, "--seed", "5", "--save", path, typed=ONES)
    match = replay(path.read_bytes())
    assert outcome.code == 0
    assert match.is_over
    assert match.names == ["", "Greedy B"]
    ending = outcome.out[outcome.out.rindex("Place") :]
    assert "Seed: 5" in ending
    assert match.commitment in ending
    assert f"donjon replay {path}\n" in ending
    assert match.commitment in outcome.out[: outcome.out.index("> ")]


def test_the_same_seed_and_input_give_the_same_bytes() -> None:
    words = [*DQ, "--seed", "text", "--lang", "fr"]
    typed = "1\n" * 8
    first = process(*words, typed=typed, PYTHONHASHSEED="1")
    second = process(*words, typed=typed, PYTHONHASHSEED="2")
    assert first.code == second.code == 0
    assert first.out == second.out


@pytest.mark.parametrize("columns", [80, 120])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_line_is_wider_than_the_screen(shell: Shell, columns: int, lang: str) -> None:
    side_commands = "help\nl\nt\nc\ns 2\n?\nh\n"
    typed = side_commands + "1\n" * 25 + side_commands + "q\n"
    words = ["play", "dragonquest", "--seats", "3", "--seed", "11", "--lang", lang]
    outcome = shell(*words, typed=typed, columns=columns)
    assert outcome.code == 0
    assert max(len(line) for line in outcome.out.splitlines()) <= columns


def test_wrong_lines_are_answered_with_what_could_be_typed(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_asking("NameNumber"), tmp_path / "match.json")
    typed = "\n0\n9\nK4\nxyzzy\ns\ns 9\nu\nq\n"
    out = shell("play", path, "--lang", "en", typed=typed).out.replace("\n", " ")
    assert "Nothing was typed. Type a number from 1 to 3." in out
    assert "There is no choice 0." in out
    assert "There is no choice 9." in out
    assert "“K4” cannot be chosen here" in out
    assert "“xyzzy” means nothing here." in out
    assert out.count("Whose sheet?") == 2
    assert out.count("> ") == 9


def test_a_square_is_chosen_by_name_number_or_label(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("Walk")
    choice = match.choices(0)[0]
    name = choice.text("en").removeprefix("To ")
    for number, entry in enumerate([name.lower(), "1", f"to {name}"]):
        path = saved(match, tmp_path / f"{number}.json")
        shell("play", path, typed=f"{entry}\nq\n")
        assert replay(path.read_bytes()).choices_made[len(match.choices_made)] == (0, choice.id)


def test_an_entry_that_may_mean_several_choices_lists_them(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_asking("NameNumber"), tmp_path / "match.json")
    out = shell("play", path, typed="say\nq\n").out
    assert "“say” may mean several choices; type the number: 1 (Say 1), 2 (Say 2)" in out


def test_any_of_the_dice_are_picked_by_their_numbers(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("Reroll")
    path = saved(match, tmp_path / "match.json")
    out = shell("play", path, typed="9\nfour\nh\n2 1\nq\n").out
    assert replay(path.read_bytes()).choices_made[len(match.choices_made)] == (0, 3)
    assert "There is no number 9: type numbers from 1 to" in out
    assert "“four” means nothing here. Type numbers from 1 to" in out.replace("\n", " ")
    asked = out[out.index("▶ A ") :]
    assert asked[: asked.index("> ")].count("Throw again:") <= 5


def test_dice_that_may_not_be_picked_together_are_refused() -> None:
    """A decision need not offer every subset of its pieces."""
    question = Question(match_asking("Reroll"), 0, Translator("en"))
    assert understand(question, "1 2") == Chosen(3)
    del question.words[3]
    refused = understand(question, "1 2")
    assert isinstance(refused, Unclear)
    assert refused.sentence.startswith("That cannot be picked together")


@pytest.mark.parametrize("entry", ["", "0", "stop"])
def test_none_of_the_dice_is_enter_zero_or_its_label(
    shell: Shell, tmp_path: Path, entry: str
) -> None:
    match = match_asking("Reroll")
    path = saved(match, tmp_path / "match.json")
    shell("play", path, typed=f"{entry}\nq\n")
    assert replay(path.read_bytes()).choices_made[len(match.choices_made)] == (0, 0)


def test_many_squares_are_chosen_by_name(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("BlockSquare", seed="h")
    path = saved(match, tmp_path / "match.json")
    out = shell("play", path, typed="k4\nq\n").out
    after = replay(path.read_bytes())
    assert "K4" in [name for hero in after.view(0).heroes for name in hero.blocked]
    assert " ◇ " in out
    assert max(len(line) for line in out.splitlines() if str(path) not in line) <= 80


def test_undo_takes_a_step_back_and_luck_cannot_be_undone(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("Walk")
    path = saved(match, tmp_path / "match.json")
    shell("play", path, typed="1\nu\nq\n")
    assert replay(path.read_bytes()).choices_made == match.choices_made
    dice = match_asking("Reroll")
    path = saved(dice, tmp_path / "dice.json")
    shell("play", path, typed="1\nu\nq\n")
    assert len(replay(path.read_bytes()).choices_made) > len(dice.choices_made)


def test_why_shows_the_rule_and_what_is_possible(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("Walk")
    choice = match.choices(0)[0].text("en")
    path = saved(match, tmp_path / "match.json")
    typed = f"?\n? {choice.removeprefix('To ')}\n? U13\n? T9\n?1\n? 99\n? DQ-4.8\n? gold\nq\n"
    out = shell("play", path, typed=typed).out
    assert "DQ-6.1" in out
    assert f"Yes: 1 is “{choice}”." in out
    assert "Nothing on the table is called “U13”." in out
    assert "T9 is not among the legal choices here. DQ-6.1 says:" in out
    assert "99 is not among the legal choices here." in out
    assert "DQ-4.8 A square s is eligible" in out


def test_the_hint_is_a_legal_entry(shell: Shell, tmp_path: Path) -> None:
    match = match_asking("Walk")
    path = saved(match, tmp_path / "match.json")
    out = shell("play", path, typed="h\nq\n").out
    hint = out[out.index("Hint: ") :].splitlines()[0]
    entry = hint.removeprefix("Hint: ").split(" ")[0]
    words = hint[hint.index("(") + 1 : -1]
    assert match.choices(0)[int(entry) - 1].text("en", match.names) == words


def exploring(turns: int) -> Match:
    """A match of Map Masters after `turns` turns without building, when everybody explores."""
    match = Match(game("map_masters"), 2, 5)
    while not (len(match.waiting) == 2 and match.view(0).turn == turns):
        match.play(match.waiting[0], 0)
    return match


def test_the_hint_draws_a_whole_plan_where_there_is_one(shell: Shell, tmp_path: Path) -> None:
    path = saved(exploring(0), tmp_path / "match.json")
    out = shell("play", path, typed="\nh\nb\nq\n").out
    hinted = out[out.index("Hint: ") :]
    assert hinted.index("Dungeon of Player ") < hinted.index("The best ")
    assert "There is nothing to review." in out


def test_the_review_shows_the_best_of_everybody(shell: Shell, tmp_path: Path) -> None:
    path = saved(exploring(1), tmp_path / "match.json")
    out = shell("play", path, typed="\nb\nq\n").out
    assert out.count(" of ") >= 2
    assert out.count("with this hand") >= 3  # everybody's, and the own one under its picture


def test_a_seat_without_a_sheet_shows_what_it_owns(shell: Shell, tmp_path: Path) -> None:
    match = Match(game("clank"), 2, 3)
    path = saved(match, tmp_path / "start.json")
    assert "Loot of Player 2: nothing yet." in shell("play", path, typed="\ns 2\nq\n").out
    while not pieces_in(match.scene(None), "loot:1"):
        match.play(match.waiting[0], choose_for(match, match.waiting[0], "greedy"))
    path = saved(match, tmp_path / "later.json")
    out = shell("play", path, "--who", "person,person", typed="\ns 2\nq\n").out
    assert "Loot of Player 2" in out
    assert "nothing yet" not in out


def test_log_sheet_table_and_help(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_after(30), tmp_path / "match.json")
    out = shell("play", path, typed="l\ns 2\ns B\ns Greedy B\nt\nc\nv\nhelp\nq\n").out
    assert out.count("Sheet of Greedy B") >= 3 or out.count("Greedy B") >= 3
    assert "Cancels one trapdoor." in out
    assert "take the last choice back" in out
    assert "☼ sun" in out
    assert "── Sun 1 of 19: Anna" in out


def test_leaving_says_how_to_continue_or_how_to_save(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    kept = shell(*DQ, "--seed", "5", "--save", path, typed="q\n")
    assert f"To go on: donjon play {path}\n" in kept.out
    assert "--save FILE" in shell(*DQ, "--seed", "5", typed="q\n").out
    ended = shell(*DQ, "--seed", "5", "--lang", "fr", typed="1\n")
    assert ended.code == 0
    assert "La partie n’est pas sauvegardée." in ended.out


def test_options_names_and_seats_reach_the_match(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    words = ["play", "dragonquest", "--seat", "person", "--seat", "random", "--who", "absent"]
    words += ["--names", "Zoé,,Max", "--option", "start_square=orange", "--seed", "12"]
    shell(*words, "--option", "custom_treasures=yes", "--save", path, typed="q\n")
    match = replay(path.read_bytes())
    assert match.seats == 3
    assert match.names == ["Zoé", "Random B", "Max"]
    assert match.people == ["Zoé", "", ""]
    assert match.options["start_square"] == "orange"
    assert match.options["custom_treasures"] is True
    assert match.seed == 12


def test_bots_alone_play_to_the_end(shell: Shell) -> None:
    outcome = shell("play", "dragonquest", "--who", "random,random", "--seed", "1")
    assert outcome.code == 0
    assert "Place" in outcome.out


def test_a_match_without_a_seed_gets_a_sealed_random_one(shell: Shell, tmp_path: Path) -> None:
    for name in ("a", "b"):
        shell(*DQ, "--save", tmp_path / name, typed="q\n")
    seeds = {replay((tmp_path / name).read_bytes()).seed for name in ("a", "b")}
    assert len(seeds) == 2
    assert all(isinstance(seed, str) and len(seed) == 64 for seed in seeds)


CLANK = ("play", "clank", "--seats", "2", "--seed", "3")


def test_a_letter_plays_all_cards_as_ordinary_choices(shell: Shell, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    outcome = shell(*CLANK, "--save", path, typed="a\nq\n", columns=120)
    first, second = outcome.out.split("> a", 1) if "> a" in outcome.out else (outcome.out, "")
    assert " a  Play all 5\n" in first
    assert " a  Play" not in second
    match = replay(path.read_bytes())
    assert len(match.choices_made) == 5
    assert len({seat for seat, _ in match.choices_made}) == 1


def test_a_map_of_rooms_and_what_is_counted_fit_the_screen(shell: Shell) -> None:
    for columns in (80, 120):
        out = shell(*CLANK, typed="q\n", columns=columns).out
        assert all(len(line) <= columns for line in out.splitlines())
        assert "D30 Shield Hall: Depths → D31 ▣, D36 ☠, D37 ⇈, D25 ☠☠, D29 ☠☠\n" in out
        assert "Next attack: Cubes drawn 3 · Cubes in the bag 24" in out
        assert "Deck: 5\n" in out
