"""How the choices of Heldentaufe look, and several steps in one gesture."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.drawing.icons import AP_ICON, FIGHT_ICON, PACK_ICON, ROBBED_ICON
from donjon.games.heldentaufe.view.forms import View
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.drawing.choice_styles import PLAIN, priced
from donjon.kernel.scene import Choice, ChoiceStyle, Shortcut
from donjon.kernel.words.ids import Icon

SHOWING: Final = ChoiceStyle("card-pickup")
GOING_ON: Final = ChoiceStyle("play-button", "main", "Enter")
STYLES: Final[dict[str, ChoiceStyle]] = {
    "ChooseHero": PLAIN,
    "TakeAction/Walk": ChoiceStyle(AP_ICON),
    "TakeAction/Explore": ChoiceStyle("treasure-map"),
    "TakeAction/Creep": ChoiceStyle(AP_ICON),
    "TakeAction/Descend": ChoiceStyle("stairs"),
    "TakeAction/Ascend": ChoiceStyle("stairs"),
    "TakeAction/Attack": ChoiceStyle(FIGHT_ICON),
    "TakeAction/Refuse": ChoiceStyle("card-discard", role="drawback"),
    "TakeAction/Eat": ChoiceStyle("meal"),
    "TakeAction/Brew": ChoiceStyle("cauldron"),
    "TakeAction/Drink": ChoiceStyle("drink-me"),
    "TakeAction/Teleport": ChoiceStyle("teleport"),
    "TakeAction/Equip": ChoiceStyle("armor-upgrade", role="also"),
    "TakeAction/Stow": ChoiceStyle(PACK_ICON, role="also"),
    "TakeAction/Discard": ChoiceStyle("trash-can", role="drawback"),
    "TakeAction/Gather": ChoiceStyle("hand"),
    "TakeAction/Trade": ChoiceStyle("trade"),
    "TakeAction/Forge": ChoiceStyle("anvil"),
    "TakeAction/Deliver": ChoiceStyle("receive-money"),
    "TakeAction/Steal": ChoiceStyle(ROBBED_ICON),
    "TakeAction/EndTurn": ChoiceStyle("hourglass", "main", "E"),
    "TakeAction/EndAndRaise": ChoiceStyle("erlenmeyer"),
    "TakeAction/EndAndWatch": ChoiceStyle("spyglass"),
    "ReturnToken": PLAIN,
    "ClaimDiscoverer/show": SHOWING,
    "ClaimDiscoverer/nothing": GOING_ON,
    "ClaimSlayer/show": SHOWING,
    "ClaimSlayer/nothing": GOING_ON,
    "Vote/claim": ChoiceStyle("throne-king"),
    "Vote/yield": ChoiceStyle("shaking-hands"),
    "Command/move": ChoiceStyle("monster-grasp"),
    "Command/attack": ChoiceStyle(FIGHT_ICON),
    "Command/pass": ChoiceStyle("hourglass", "main", "Enter"),
    "PlaceHero": PLAIN,
}
ENDING_EARLY: Final = ChoiceStyle("hourglass", "quiet", "E")
UNITS: Final[dict[str, Icon]] = {"ap": AP_ICON}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight and cost of a choice, by its kind."""
    if choice.kind == "TakeAction/EndTurn" and view.turn.ap_left > 0:
        return ENDING_EARLY
    return priced(STYLES.get(choice.kind, PLAIN), choice.cost, UNITS)


def shortcuts(view: View) -> list[Shortcut]:
    """The places several steps away, each with the action points of the whole way."""
    return [Shortcut(way[-1], way, [tinted_amount(UNITS["ap"], len(way))]) for way in view.walks]
