"""What a person can type instead of a choice: rule, hint, log, undo, review, quit and others."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto
from time import monotonic
from typing import TYPE_CHECKING, Final

from rich.text import Text

from donjon.bots import LEVELS, BotFault
from donjon.bots.deadline import Deadline
from donjon.bots.match_moves import choose_for, review_match, suggest_plan
from donjon.kernel.scene import Scene, SuggestionScene
from donjon.terminal.ask.explain_rule import why
from donjon.terminal.draw.board import board_rows
from donjon.terminal.draw.legend import help_lines
from donjon.terminal.draw.panels import log_line
from donjon.terminal.draw.plan_cards import gallery
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.spots import DrawOptions, highlights_of
from donjon.terminal.draw.zones import pieces_in, zone_table
from donjon.terminal.translator import Translator, letter

if TYPE_CHECKING:
    from donjon.terminal.run.play import Play


HINT_SECONDS: Final = 3.0


class SideCommand(Enum):
    """What to do after a typed line that may be a side command; NONE: it is none."""

    NONE = auto()
    DONE = auto()
    REDRAW = auto()
    UNDO = auto()
    CHANGE = auto()
    LEAVE = auto()


def run_side_command(play: Play, question: Question, entry: str) -> SideCommand:
    """Run the side command that was typed; NONE if the line is meant as a choice."""
    word, _, rest = entry.partition(" ")
    if entry.startswith("?"):
        word, rest = "?", entry[1:]
    found = SIDE_COMMANDS.get(word.lower())
    if found is None or (rest and word.lower() not in WITH_MORE):
        return SideCommand.NONE
    return found(play, question, rest.strip())


def undo(play: Play, question: Question, rest: str) -> SideCommand:
    """`u`: undo the last choice."""
    return SideCommand.UNDO


def change(play: Play, question: Question, rest: str) -> SideCommand:
    """`m`: change a choice while others still choose; `m 2`, `m B`, `m Anna`: of this seat."""
    return SideCommand.CHANGE


def redraw(play: Play, question: Question, rest: str) -> SideCommand:
    """`v`: draw the screen again."""
    return SideCommand.REDRAW


def leave(play: Play, question: Question, rest: str) -> SideCommand:
    """`q`: save and leave."""
    return SideCommand.LEAVE


def show_why(play: Play, question: Question, rest: str) -> SideCommand:
    """`?`: the rule that asks; `? K4`: whether K4 may be chosen, and why."""
    play.console.print(*why(question, rest))
    return SideCommand.DONE


def hint(play: Play, question: Question, rest: str) -> SideCommand:
    """`h`: what the strongest bot would choose with the knowledge of this seat."""
    deadline = Deadline(monotonic() + HINT_SECONDS, monotonic)
    try:
        option = choose_for(play.match, question.seat, LEVELS[-1], deadline)
    except BotFault as fault:
        play.console.print_message("term-no-hint", reason=fault.translate(question.translator.lang))
        return SideCommand.DONE
    entry = question.how_to_enter(option)
    play.console.print_message("term-hint", entry=entry, words=question.words[option])
    plan = suggest_plan(play.match, question.seat)
    if plan is not None:
        show_suggestion(play, question.translator, plan)
    return SideCommand.DONE


def look_back(play: Play, question: Question, rest: str) -> SideCommand:
    """`b`: the best that everybody could have done, if the game has a review; draws one's own."""
    suggestions = review_match(play.match)
    if not suggestions:
        play.console.print_message("term-nothing-behind")
    for suggestion in suggestions:
        name = question.translator.seat(suggestion.seat)
        play.console.print_message(
            "term-best-of", name=name, words=question.translator.text(suggestion.text)
        )
    for suggestion in suggestions:
        if suggestion.seat == question.seat:
            show_suggestion(play, question.translator, suggestion)
    return SideCommand.DONE


def show_suggestion(play: Play, translator: Translator, suggestion: SuggestionScene) -> None:
    """Draw the board of a suggestion with its text."""
    for info in suggestion.scene.seats:
        if info.seat == suggestion.seat and info.peek is not None:
            draw_board(play, suggestion.scene, info.peek, translator)
    play.console.print(translator.text(suggestion.text))


def show_log(play: Play, question: Question, rest: str) -> SideCommand:
    """`l`: the whole log."""
    play.console.page([log_line(line, question.translator) for line in question.scene.log])
    return SideCommand.DONE


def show_sheet(play: Play, question: Question, rest: str) -> SideCommand:
    """`s 2`, `s B`, `s Anna`: the board of another seat, or what it owns."""
    scene, translator = question.scene, question.translator
    for info in scene.seats:
        if rest.lower() in names_of(info.seat, translator) and info.peek is not None:
            draw_board(play, scene, info.peek, translator)
            draw_zone(play, scene, info.peek, translator)
            return SideCommand.DONE
    play.console.print_message("term-which-seat", most=len(scene.seats))
    return SideCommand.DONE


def draw_board(play: Play, scene: Scene, id: str, translator: Translator) -> None:
    """Draw the board with this id, if there is one, under its name."""
    for board in scene.boards:
        if board.id == id:
            options = DrawOptions(translator, play.console.plain, highlights_of(scene))
            play.console.print(Text(translator.text(board.label), "bold"))
            play.console.print(*board_rows(scene, board, options, play.console.width))


def draw_zone(play: Play, scene: Scene, id: str, translator: Translator) -> None:
    """List the pieces of the zone with this id, if there is one."""
    for zone in scene.zones:
        if zone.id == id and pieces_in(scene, id):
            options = DrawOptions(translator, play.console.plain, highlights_of(scene))
            play.console.print(zone_table(scene, zone, options))
        elif zone.id == id:
            play.console.print_message("term-empty-zone", zone=translator.text(zone.label))


def names_of(seat: int, translator: Translator) -> set[str]:
    """The names of a seat that a person may type: its number, its letter, its name."""
    return {str(seat + 1), letter(seat).lower(), translator.seat(seat).lower()}


def show_table(play: Play, question: Question, rest: str) -> SideCommand:
    """`t`: every card on the table with its cost and text."""
    options = DrawOptions(question.translator, play.console.plain, highlights_of(question.scene))
    for zone in question.scene.zones:
        pieces = pieces_in(question.scene, zone.id)
        if pieces:
            play.console.print(zone_table(question.scene, zone, options))
            play.console.print(*gallery(question.scene, pieces, options, play.console.width))
    return SideCommand.DONE


def show_choices(play: Play, question: Question, rest: str) -> SideCommand:
    """`c`: every choice with its number."""
    play.console.page(question.choice_lines(play.console.width, None))
    return SideCommand.DONE


def show_help(play: Play, question: Question, rest: str) -> SideCommand:
    """`help`: the side commands, and what the signs on the board mean."""
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
