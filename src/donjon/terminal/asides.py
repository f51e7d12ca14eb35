"""What a person may ask for instead of choosing: rule, hint, log, undo, a change of mind, leave."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from rich.text import Text

from donjon.bots.moves import bot_choice
from donjon.terminal.board import board_rows
from donjon.terminal.legend import help_lines
from donjon.terminal.panels import log_line
from donjon.terminal.people import HINTING
from donjon.terminal.question import Question
from donjon.terminal.spots import Look, lit_numbers
from donjon.terminal.voice import Voice, letter
from donjon.terminal.why import why
from donjon.terminal.zones import full, pieces_in

if TYPE_CHECKING:
    from donjon.terminal.play import Play


class Aside(Enum):
    """What comes of an entry that is no choice."""

    NONE = auto()
    DONE = auto()
    REDRAW = auto()
    UNDO = auto()
    CHANGE = auto()
    LEAVE = auto()


def answer_aside(play: Play, question: Question, entry: str) -> Aside:
    """Answer an entry that asks for something; NONE when it is meant as a choice."""
    word, _, rest = entry.partition(" ")
    if entry.startswith("?"):
        word, rest = "?", entry[1:]
    found = ASIDES.get(word.lower())
    if found is None or (rest and word.lower() not in WITH_MORE):
        return Aside.NONE
    return found(play, question, rest.strip())


def undo(play: Play, question: Question, rest: str) -> Aside:
    """`u`: the last choice back."""
    return Aside.UNDO


def change(play: Play, question: Question, rest: str) -> Aside:
    """`m`: somebody who has chosen at the same time chooses anew; `m 2`, `m B`, `m Anna`: who."""
    return Aside.CHANGE


def redraw(play: Play, question: Question, rest: str) -> Aside:
    """`v`: the screen anew."""
    return Aside.REDRAW


def leave(play: Play, question: Question, rest: str) -> Aside:
    """`q`: save and leave."""
    return Aside.LEAVE


def show_why(play: Play, question: Question, rest: str) -> Aside:
    """`?`: the rule that asks; `? K4`: why that is possible or not."""
    play.desk.print(*why(question, rest))
    return Aside.DONE


def hint(play: Play, question: Question, rest: str) -> Aside:
    """`h`: what the greedy bot would choose, from what this seat may know."""
    option = bot_choice(play.match, question.seat, HINTING)
    entry = question.how_to_enter(option)
    play.desk.say("term-hint", entry=entry, words=question.words[option])
    return Aside.DONE


def show_log(play: Play, question: Question, rest: str) -> Aside:
    """`l`: the whole log."""
    play.desk.page([log_line(line, question.voice) for line in question.scene.log])
    return Aside.DONE


def show_sheet(play: Play, question: Question, rest: str) -> Aside:
    """`s 2`, `s B`, `s Anna`: the board of another seat."""
    scene, voice = question.scene, question.voice
    for info in scene.seats:
        called = names_of(info.seat, voice)
        boards = [board for board in scene.boards if board.id == info.peek]
        if rest.lower() in called and boards:
            look = Look(voice, play.desk.plain, lit_numbers(scene))
            play.desk.print(Text(voice.text(boards[0].label), "bold"))
            play.desk.print(*board_rows(scene, boards[0], look, play.desk.width))
            return Aside.DONE
    play.desk.say("term-which-seat", most=len(scene.seats))
    return Aside.DONE


def names_of(seat: int, voice: Voice) -> set[str]:
    """What a person may type for a seat: its number, its letter, its name."""
    return {str(seat + 1), letter(seat).lower(), voice.seat(seat).lower()}


def show_table(play: Play, question: Question, rest: str) -> Aside:
    """`t`: every card on the table with its cost and text."""
    look = Look(question.voice, play.desk.plain, lit_numbers(question.scene))
    for zone in question.scene.zones:
        if pieces_in(question.scene, zone.id):
            play.desk.print(full(question.scene, zone, look))
    return Aside.DONE


def show_choices(play: Play, question: Question, rest: str) -> Aside:
    """`c`: every choice with its number."""
    play.desk.page(question.choice_lines(play.desk.width, None))
    return Aside.DONE


def show_help(play: Play, question: Question, rest: str) -> Aside:
    """`help`: the keys, and what the signs on the board mean."""
    play.desk.page(help_lines(question.scene, question.voice, play.match.commitment))
    return Aside.DONE


ASIDES: Final[dict[str, Callable[[Play, Question, str], Aside]]] = {
    "u": undo,
    "m": change,
    "v": redraw,
    "q": leave,
    "?": show_why,
    "h": hint,
    "l": show_log,
    "s": show_sheet,
    "t": show_table,
    "c": show_choices,
    "help": show_help,
    "aide": show_help,
}
WITH_MORE: Final = ("?", "s", "m")
