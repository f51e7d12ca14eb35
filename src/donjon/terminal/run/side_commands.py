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
from donjon.terminal.draw.spots import DrawOptions, highlights_of
from donjon.terminal.draw.zones import full, pieces_in
from donjon.terminal.translator import Translator, letter

if TYPE_CHECKING:
    from donjon.terminal.run.play import Play


class SideCommand(Enum):
    """What comes of an entry that is no choice."""

    NONE = auto()
    DONE = auto()
    REDRAW = auto()
    UNDO = auto()
    CHANGE = auto()
    LEAVE = auto()


def run_side_command(play: Play, question: Question, entry: str) -> SideCommand:
    """Answer an entry that asks for something; NONE when it is meant as a choice."""
    word, _, rest = entry.partition(" ")
    if entry.startswith("?"):
        word, rest = "?", entry[1:]
    found = SIDE_COMMANDS.get(word.lower())
    if found is None or (rest and word.lower() not in WITH_MORE):
        return SideCommand.NONE
    return found(play, question, rest.strip())


def undo(play: Play, question: Question, rest: str) -> SideCommand:
    """`u`: the last choice back."""
    return SideCommand.UNDO


def change(play: Play, question: Question, rest: str) -> SideCommand:
    """`m`: somebody who has chosen at the same time chooses anew; `m 2`, `m B`, `m Anna`: who."""
    return SideCommand.CHANGE


def redraw(play: Play, question: Question, rest: str) -> SideCommand:
    """`v`: the screen anew."""
    return SideCommand.REDRAW


def leave(play: Play, question: Question, rest: str) -> SideCommand:
    """`q`: save and leave."""
    return SideCommand.LEAVE


def show_why(play: Play, question: Question, rest: str) -> SideCommand:
    """`?`: the rule that asks; `? K4`: why that is possible or not."""
    play.console.print(*why(question, rest))
    return SideCommand.DONE


def hint(play: Play, question: Question, rest: str) -> SideCommand:
    """`h`: what the greedy bot would choose, from what this seat may know."""
    try:
        option = choose_for(play.match, question.seat, HINTING)
    except BotFault as fault:
        play.console.say("term-no-hint", reason=fault.translate(question.translator.lang))
        return SideCommand.DONE
    entry = question.how_to_enter(option)
    play.console.say("term-hint", entry=entry, words=question.words[option])
    plan = suggest_plan(play.match, question.seat)
    if plan is not None:
        show_sight(play, question.translator, plan)
    return SideCommand.DONE


def look_back(play: Play, question: Question, rest: str) -> SideCommand:
    """`b`: how everybody could have done best, where the game can tell; the own best is drawn."""
    suggestions = review_match(play.match)
    if not suggestions:
        play.console.say("term-nothing-behind")
    for sight in suggestions:
        name = question.translator.seat(sight.seat)
        play.console.say("term-best-of", name=name, words=question.translator.text(sight.text))
    for sight in suggestions:
        if sight.seat == question.seat:
            show_sight(play, question.translator, sight)
    return SideCommand.DONE


def show_sight(play: Play, translator: Translator, sight: SuggestionScene) -> None:
    """The seat's board as it could look, and what is to be said of it."""
    for info in sight.scene.seats:
        if info.seat == sight.seat and info.peek is not None:
            draw_board(play, sight.scene, info.peek, translator)
    play.console.print(translator.text(sight.text))


def show_log(play: Play, question: Question, rest: str) -> SideCommand:
    """`l`: the whole log."""
    play.console.page([log_line(line, question.translator) for line in question.scene.log])
    return SideCommand.DONE


def show_sheet(play: Play, question: Question, rest: str) -> SideCommand:
    """`s 2`, `s B`, `s Anna`: the board of another seat."""
    scene, translator = question.scene, question.translator
    for info in scene.seats:
        if rest.lower() in names_of(info.seat, translator) and info.peek is not None:
            if draw_board(play, scene, info.peek, translator):
                return SideCommand.DONE
    play.console.say("term-which-seat", most=len(scene.seats))
    return SideCommand.DONE


def draw_board(play: Play, scene: Scene, id: str, translator: Translator) -> bool:
    """A board under its name; False where the scene has none of that name."""
    for board in scene.boards:
        if board.id == id:
            options = DrawOptions(translator, play.console.plain, highlights_of(scene))
            play.console.print(Text(translator.text(board.label), "bold"))
            play.console.print(*board_rows(scene, board, options, play.console.width))
            return True
    return False


def names_of(seat: int, translator: Translator) -> set[str]:
    """What a person may type for a seat: its number, its letter, its name."""
    return {str(seat + 1), letter(seat).lower(), translator.seat(seat).lower()}


def show_table(play: Play, question: Question, rest: str) -> SideCommand:
    """`t`: every card on the table with its cost and text."""
    options = DrawOptions(question.translator, play.console.plain, highlights_of(question.scene))
    for zone in question.scene.zones:
        pieces = pieces_in(question.scene, zone.id)
        if pieces:
            play.console.print(full(question.scene, zone, options))
            play.console.print(*gallery(question.scene, pieces, options, play.console.width))
    return SideCommand.DONE


def show_choices(play: Play, question: Question, rest: str) -> SideCommand:
    """`c`: every choice with its number."""
    play.console.page(question.choice_lines(play.console.width, None))
    return SideCommand.DONE


def show_help(play: Play, question: Question, rest: str) -> SideCommand:
    """`help`: the keys, and what the signs on the board mean."""
    play.console.page(help_lines(question.scene, question.translator, play.match.commitment))
    return SideCommand.DONE


SIDE_COMMANDS: Final[dict[str, Callable[[Play, Question, str], SideCommand]]] = {
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
