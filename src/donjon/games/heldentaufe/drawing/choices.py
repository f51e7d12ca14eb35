"""How the choices of Heldentaufe look, and several steps in one gesture."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.view.forms import View
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.drawing.choice_styles import PLAIN, priced
from donjon.kernel.scene import Choice, ChoiceStyle, Shortcut
from donjon.kernel.words.ids import Icon

SHOWING: Final = ChoiceStyle("card-pickup")
GOING_ON: Final = ChoiceStyle("play-button", "main", "Enter")
STYLES: Final[dict[str, ChoiceStyle]] = {
    "ChooseHero": PLAIN,
    "Act/Walk": ChoiceStyle("walking-boot"),
    "Act/Explore": ChoiceStyle("treasure-map"),
    "Act/Creep": ChoiceStyle("walking-boot"),
    "Act/Descend": ChoiceStyle("stairs"),
    "Act/Ascend": ChoiceStyle("stairs"),
    "Act/Attack": ChoiceStyle("crossed-swords"),
    "Act/Refuse": ChoiceStyle("card-discard"),
    "Act/Eat": ChoiceStyle("meal"),
    "Act/Brew": ChoiceStyle("cauldron"),
    "Act/Drink": ChoiceStyle("drink-me"),
    "Act/Teleport": ChoiceStyle("teleport"),
    "Act/Equip": ChoiceStyle("armor-upgrade"),
    "Act/Stow": ChoiceStyle("knapsack"),
    "Act/Discard": ChoiceStyle("trash-can"),
    "Act/Gather": ChoiceStyle("hand"),
    "Act/Trade": ChoiceStyle("trade"),
    "Act/Forge": ChoiceStyle("anvil"),
    "Act/Deliver": ChoiceStyle("receive-money"),
    "Act/Steal": ChoiceStyle("robber-hand"),
    "Act/EndTurn": ChoiceStyle("hourglass", "main", "E"),
    "Act/EndAndRaise": ChoiceStyle("erlenmeyer"),
    "Act/EndAndWatch": ChoiceStyle("spyglass"),
    "ReturnToken": PLAIN,
    "ClaimDiscoverer/show": SHOWING,
    "ClaimDiscoverer/nothing": GOING_ON,
    "ClaimSlayer/show": SHOWING,
    "ClaimSlayer/nothing": GOING_ON,
    "Vote/claim": ChoiceStyle("throne-king"),
    "Vote/yield": ChoiceStyle("shaking-hands"),
    "Command/move": ChoiceStyle("monster-grasp"),
    "Command/attack": ChoiceStyle("crossed-swords"),
    "Command/pass": ChoiceStyle("hourglass", "main", "Enter"),
    "PlaceHero": PLAIN,
}
ENDING_EARLY: Final = ChoiceStyle("hourglass", "quiet", "E")
UNITS: Final[dict[str, Icon]] = {"ap": "walking-boot"}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight and cost of a choice, by its kind."""
    if choice.kind == "Act/EndTurn" and view.turn.ap_left > 0:
        return ENDING_EARLY
    return priced(STYLES.get(choice.kind, PLAIN), choice.cost, UNITS)


def shortcuts(view: View) -> list[Shortcut]:
    """The places several steps away, each with the action points of the whole way."""
    return [Shortcut(way[-1], way, [tinted_amount(UNITS["ap"], len(way))]) for way in view.walks]
