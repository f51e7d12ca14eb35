"""How the choices of DragonQuest look, and shortcuts for several of them."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.tables import DRAGON_WAKES_AT
from donjon.games.dragonquest.drawing.icons import EXIT_ICON, SKULL_ICON, WALL_ICON
from donjon.games.dragonquest.view.forms import View
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.drawing.choice_styles import PLAIN, priced
from donjon.kernel.scene import Choice, ChoicePreview, ChoiceStyle, Shortcut
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message

QUIET: Final = ChoiceStyle(weight="quiet")
DARING: Final = ChoiceStyle("rolling-dices", "grave")
NUMBERS: Final = [ChoiceStyle(WALL_ICON, key=str(number)) for number in range(10)]

STYLES: Final[dict[str, ChoiceStyle]] = {
    "ChooseStart": PLAIN,
    "CrossCoin": PLAIN,
    "BuyObject/buy": PLAIN,
    "BuyObject/nothing": QUIET,
    "HideTile": ChoiceStyle(WALL_ICON),
    "NameNumber": ChoiceStyle(WALL_ICON),
    "BlockSquare": PLAIN,
    "Reroll/again": ChoiceStyle("clockwise-rotation", key="R"),
    "Reroll/stop": ChoiceStyle("quill", "main", "Enter"),
    "Walk/step": PLAIN,
    "Walk/light": ChoiceStyle("crystal-ball", cost=[tinted_amount("crystal-ball")]),
    "Walk/unlock": ChoiceStyle("skeleton-key", cost=[tinted_amount("skeleton-key")]),
    "Walk/escape": ChoiceStyle(EXIT_ICON, "main"),
    "Walk/halt": ChoiceStyle("check-mark", "quiet"),
    "UseRing/use": ChoiceStyle("power-ring", cost=[tinted_amount("power-ring")]),
    "UseRing/fight": ChoiceStyle("crossed-swords"),
    "CancelTrap/cancel": ChoiceStyle(weight="main"),
    "CancelTrap/suffer": PLAIN,
    "CancelTrap/die": ChoiceStyle(SKULL_ICON, "grave", ask=Message("dq-sure-trap")),
    "SteerDemon": PLAIN,
    "UseTalisman/use": ChoiceStyle("dragon-orb", cost=[tinted_amount("dragon-orb")]),
    "UseTalisman/keep": PLAIN,
    "StayOrLeave/stay": ChoiceStyle("rolling-dices"),
    "StayOrLeave/leave": ChoiceStyle(EXIT_ICON),
    "LeaveChamber": PLAIN,
    "TakeTreasure/take": PLAIN,
    "TakeTreasure/none": QUIET,
    "Flee": PLAIN,
}
UNITS: Final[dict[str, Icon]] = {"finds": "semi-closed-eye", "stars": "round-star"}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight, cost and preview of a choice, by its kind."""
    kind = choice.kind
    if kind == "HideTile" or kind == "NameNumber":
        return NUMBERS[choice.id]
    if kind == "Reroll/stop":
        return stopping(view)
    if kind == "StayOrLeave/stay" and view.dragons_aside >= DRAGON_WAKES_AT - 2:
        return DARING  # two more dragons would wake the beast
    return priced(STYLES.get(kind, PLAIN), choice.cost, UNITS)


def stopping(view: View) -> ChoiceStyle:
    """Stopping shows the squares that come within reach."""
    base = STYLES["Reroll/stop"]
    spots = spots_of(view, view.within_reach)
    return ChoiceStyle(base.icon, base.weight, base.key, preview=ChoicePreview(spots=spots))


def shortcuts(view: View) -> list[Shortcut]:
    """The squares several steps away."""
    ways = [spots_of(view, route) for route in view.shortcuts]
    return [Shortcut(way[-1], way, []) for way in ways]


def spots_of(view: View, squares: list[str]) -> list[str]:
    """Squares as spots of the viewer's own sheet."""
    return [f"{view.viewer}:{square}" for square in squares]
