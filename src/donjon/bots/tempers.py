"""Which sentence on a character's temper may be shown: only where a measurement holds it."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from donjon.bots.characters import CHARACTERS
from donjon.bots.measured_tempers import MeasuredTemper, MeasuredTempers
from donjon.kernel.content import load
from donjon.kernel.rules.immutable import Immutable
from donjon.kernel.words.message import Message

FILE: Final = Path(__file__).parent / "tempers.toml"
"""Written by `python -m tools.tempers`."""
LESS: Final = -1
NOT_LESS: Final = 0
MORE: Final = 1


@final
class Claim(Immutable):
    """What a sentence says of a figure: that it is less or more than the twin's, or not less."""

    def __init__(self, figure: str, direction: int) -> None:
        self.figure: Final = figure
        self.direction: Final = direction


CLAIMS: Final[dict[str, list[Claim]]] = {
    "pip": [Claim("kinds", MORE)],
    "gobbert": [Claim("early", MORE)],
    "grumble": [Claim("others", LESS)],
    "hush": [Claim("turns", LESS), Claim("points", LESS)],
    "anselm": [Claim("harm", LESS)],
    "ysolde": [Claim("spread", MORE)],
    "corvin": [Claim("others", LESS), Claim("wins", NOT_LESS)],
    "owl": [Claim("wins", MORE)],
}
"""What must be found beyond chance before a sentence is shown.

The figures of a match: `points` of the character and of the `others` (their mean), its share of
the `wins`, the `harm` that it came to, its own `turns` where both it and its twin came to none,
what it had in hand `early` (half-way through a usual match), how many `kinds` of actions it took
at its first choices, and the `spread` of its points: their squared distance from their mean.
"""
TWINS: Final = {1: "level2", 2: "level2", 3: "level3", 4: "level4"}
"""The bot that thinks as long without a temper."""
WEAKER: Final = {"owl": "level3"}
"""A character whose only temper is strength is compared with the next weaker bot."""


def twin_of(character: str) -> str:
    """The bot with which a character is compared."""
    return WEAKER.get(character) or TWINS[CHARACTERS[character].stars]


def sentence(character: str, game: str) -> Message | None:
    """What may be said of the character in this game; None where no measurement holds it."""
    for temper in MEASURED:
        if (temper.character, temper.game) == (character, game):
            return CHARACTERS[character].temper() if holds(temper) else None
    return None


def holds(temper: MeasuredTemper) -> bool:
    """Whether the figures hold every claim, for the style that the character has today."""
    if temper.style != CHARACTERS[temper.character].style.words():
        return False
    for claim in CLAIMS[temper.character]:
        if not holds_claim(temper, claim):
            return False
    return True


def holds_claim(temper: MeasuredTemper, claim: Claim) -> bool:
    """Whether the whole 95 % interval lies on the side of the claim."""
    for figure in temper.figures:
        if figure.name == claim.figure:
            if claim.direction == LESS:
                return figure.high < 0.0
            return figure.low > 0.0 if claim.direction == MORE else figure.high >= 0.0
    return False


MEASURED: Final[list[MeasuredTemper]] = load(FILE, MeasuredTempers).measured
