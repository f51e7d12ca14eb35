"""What a person may ask for instead of choosing: rule, hint, log, undo, look back, leave."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

from rich.text import Text

from donjon.bots import BotFault
from donjon.bots.match_moves import choose_for, review_match, suggest_plan
from donjon.kernel.scene import Scene, SuggestionScene
from donjon.terminal.ask.explain_rule import why
from donjon.terminal.ask.seating import HINTING
from donjon.terminal.draw.board import board_rows
from donjon.terminal.draw.legend import help_lines
from donjon.terminal.draw.panels import log_line
from donjon.terminal.draw.plan_cards import gallery
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.spots import Look, lit_numbers
from donjon.terminal.draw.zones import full, pieces_in
from donjon.terminal.translator import Voice, letter

if TYPE_CHECKING:
    from donjon.terminal.run.play import Play


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
    try:
        option = choose_for(play.match, question.seat, HINTING)
    except BotFault as fault:
        play.desk.say("term-no-hint", reason=fault.translate(question.voice.lang))
        return Aside.DONE
    entry = question.how_to_enter(option)
    play.desk.say("term-hint", entry=entry, words=question.words[option])
    plan = suggest_plan(play.match, question.seat)
    if plan is not None:
        show_sight(play, question.voice, plan)
    return Aside.DONE


def look_back(play: Play, question: Question, rest: str) -> Aside:
    """`b`: how everybody could have done best, where the game can tell; the own best is drawn."""
    suggestions = review_match(play.match)
    if not suggestions:
        play.desk.say("term-nothing-behind")
    for sight in suggestions:
        name = question.voice.seat(sight.seat)
        play.desk.say("term-best-of", name=name, words=question.voice.text(sight.text))
    for sight in suggestions:
        if sight.seat == question.seat:
            show_sight(play, question.voice, sight)
    return Aside.DONE


def show_sight(play: Play, voice: Voice, sight: SuggestionScene) -> None:
    """The seat's board as it could look, and what is to be said of it."""
    for info in sight.scene.seats:
        if info.seat == sight.seat and info.peek is not None:
            draw_board(play, sight.scene, info.peek, voice)
    play.desk.print(voice.text(sight.text))


def show_log(play: Play, question: Question, rest: str) -> Aside:
    """`l`: the whole log."""
    play.desk.page([log_line(line, question.voice) for line in question.scene.log])
    return Aside.DONE


def show_sheet(play: Play, question: Question, rest: str) -> Aside:
    """`s 2`, `s B`, `s Anna`: the board of another seat."""
    scene, voice = question.scene, question.voice
    for info in scene.seats:
        if rest.lower() in names_of(info.seat, voice) and info.peek is not None:
            if draw_board(play, scene, info.peek, voice):
                return Aside.DONE
    play.desk.say("term-which-seat", most=len(scene.seats))
    return Aside.DONE


def draw_board(play: Play, scene: Scene, id: str, voice: Voice) -> bool:
    """A board under its name; False where the scene has none of that name."""
    for board in scene.boards:
        if board.id == id:
            look = Look(voice, play.desk.plain, lit_numbers(scene))
            play.desk.print(Text(voice.text(board.label), "bold"))
            play.desk.print(*board_rows(scene, board, look, play.desk.width))
            return True
    return False


def names_of(seat: int, voice: Voice) -> set[str]:
    """What a person may type for a seat: its number, its letter, its name."""
    return {str(seat + 1), letter(seat).lower(), voice.seat(seat).lower()}


def show_table(play: Play, question: Question, rest: str) -> Aside:
    """`t`: every card on the table with its cost and text."""
    look = Look(question.voice, play.desk.plain, lit_numbers(question.scene))
    for zone in question.scene.zones:
        pieces = pieces_in(question.scene, zone.id)
        if pieces:
            play.desk.print(full(question.scene, zone, look))
            play.desk.print(*gallery(question.scene, pieces, look, play.desk.width))
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
    "b": look_back,
    "l": show_log,
    "s": show_sheet,
    "t": show_table,
    "c": show_choices,
    "help": show_help,
    "aide": show_help,
}
WITH_MORE: Final = ("?", "s", "m")
