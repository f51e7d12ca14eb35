"""Pictures of the terminal for the documents: a French screen in the middle of a match.

python tools/capture.py        write docs/img/terminal-fr.txt and docs/img/terminal-fr.svg
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import MONOKAI

from donjon.bots.match_moves import choose_for
from donjon.kernel.match.match import Match
from donjon.registry import game
from donjon.terminal.ask.seating import PERSON, with_bot_names
from donjon.terminal.console import PersonConsole
from donjon.terminal.draw.question import Question
from donjon.terminal.run.play import Play
from donjon.terminal.translator import Translator

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "img"
SEATING: Final = [PERSON, "greedy", "greedy"]
WIDTH, HEIGHT = 120, 42


def middle_of_a_match() -> Match:
    """The first match, by its seed, that comes to a position worth a picture."""
    for seed in range(1000):
        match = Match(
            game("dragonquest"), len(SEATING), f"{seed}", names=with_bot_names(["Anna"], SEATING)
        )
        while match.waiting and not is_worth_a_picture(match):
            seat = match.waiting[0]
            match.play(seat, choose_for(match, seat, "greedy"))
        if match.waiting:
            return match
    raise SystemExit("no match is worth a picture")


def is_worth_a_picture(match: Match) -> bool:
    """Whether the first seat must walk, and has treasures, wounds and blocked squares."""
    if type(match.decision(0)).__name__ != "Walk":
        return False
    hero = match.view(0).heroes[0]
    return bool(hero.treasures and hero.bones_lost and hero.blocked)


def picture(coloured: bool) -> Console:
    """A recording console on which the screen was drawn."""
    console = Console(
        record=True, width=WIDTH, height=HEIGHT, file=io.StringIO(), force_terminal=True,
        color_system="truecolor" if coloured else None, highlight=False, markup=False, emoji=False,
    )  # fmt: skip
    match = middle_of_a_match()
    person_console = PersonConsole(Translator("fr", match.names), console)
    play = Play(person_console, match, SEATING, None)
    play.seen[0] = len(match.choices_made) - 12
    play.draw(Question(match, 0, person_console.translator))
    return console


def main() -> None:
    """Write both pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = picture(False).export_text()
    lines = [line.rstrip() for line in text.splitlines()]
    (FOLDER / "terminal-fr.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    svg = picture(True).export_svg(title="donjon play", theme=MONOKAI)
    svg = svg.replace("<text ", '<text xml:space="preserve" ')  # not every viewer keeps blanks
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)  # no request: the viewer's own
    (FOLDER / "terminal-fr.svg").write_text(svg, encoding="utf-8")


if __name__ == "__main__":
    main()
