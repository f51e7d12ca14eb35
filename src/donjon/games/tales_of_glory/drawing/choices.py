"""How the choices of Tales of Glory look."""

from __future__ import annotations

from typing import Final

from donjon.games.tales_of_glory.content.tables import SLOTS
from donjon.games.tales_of_glory.drawing.icons import COIN_ICON, OPEN_CHEST_ICON, POTION_ICON
from donjon.games.tales_of_glory.drawing.play_preview import placement
from donjon.games.tales_of_glory.view.forms import View
from donjon.kernel.drawing.choice_styles import PLAIN, amounts_of
from donjon.kernel.scene import Choice, ChoiceStyle
from donjon.kernel.words.ids import Icon

STYLES: Final[dict[str, ChoiceStyle]] = {
    "ReturnQuest": PLAIN,
    "Select": PLAIN,
    "CatchUp": PLAIN,
    "TakeAction/PlayTile": PLAIN,
    "TakeAction/PlayQuest": PLAIN,
    "TakeAction/Discard": ChoiceStyle("card-discard", "quiet", "D", verb="card-discard"),
    "TakeAction/EndStep": ChoiceStyle("hourglass", "main", "Enter"),
    "LayKey": ChoiceStyle(OPEN_CHEST_ICON),
}
SLOT_KEYS: Final = [ChoiceStyle(key=str(slot)) for slot in range(1 + max(SLOTS))]
UNITS: Final[dict[str, Icon]] = {"coins": COIN_ICON, "potions": POTION_ICON}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight, cost and preview of a choice, by its kind."""
    kind = choice.kind
    if kind == "TakeAction/PlayTile" or kind == "TakeAction/PlayQuest":
        return ChoiceStyle(cost=amounts_of(choice.cost, UNITS), preview=placement(view, choice))
    if kind == "Select" or kind == "CatchUp":
        return SLOT_KEYS[choice.id]  # the number of a slot is the key that chooses it
    return STYLES.get(kind, PLAIN)
