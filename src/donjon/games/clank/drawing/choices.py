"""How the choices of Clank! look, and several of them in one gesture."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.drawing.icons import (
    BOOT_ICON,
    CHEST_ICON,
    GOLD_ICON,
    HEART_ICON,
    SKILL_ICON,
    SWORD_ICON,
)
from donjon.games.clank.view.forms import View
from donjon.games.clank.words.ids import card_id
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.drawing.choice_styles import PLAIN, priced
from donjon.kernel.scene import Choice, ChoiceStyle, Shortcut
from donjon.kernel.words.ids import Icon
from donjon.kernel.words.message import Message

STYLES: Final[dict[str, ChoiceStyle]] = {
    "TakeAction/Play": ChoiceStyle("card-play"),
    "TakeAction/Acquire": PLAIN,
    "TakeAction/Use": ChoiceStyle("cog"),
    "TakeAction/Fight": ChoiceStyle(SWORD_ICON),
    "TakeAction/Buy": ChoiceStyle("shop"),
    "TakeAction/Walk": ChoiceStyle(BOOT_ICON),
    "TakeAction/Teleport": ChoiceStyle("portal"),
    "TakeAction/TakeArtifact": ChoiceStyle(CHEST_ICON),
    "TakeAction/Drink": ChoiceStyle("round-potion"),
    "TakeAction/PayBanish": ChoiceStyle("card-burn"),
    "TakeAction/EndTurn": ChoiceStyle("hourglass", "main", "Enter"),
    "BanishCard": PLAIN,
    "ChooseOne": PLAIN,
    "DiscardCard": PLAIN,
    "ReplaceCard": PLAIN,
    "TakeFromRoom": PLAIN,
    "TakeToken/take": PLAIN,
    "TakeToken/leave": ChoiceStyle(weight="quiet"),
    "UseCredit": PLAIN,
}
ENDING_EARLY: Final = ChoiceStyle("hourglass")
UNITS: Final[dict[str, Icon]] = {
    "skill": SKILL_ICON,
    "swords": SWORD_ICON,
    "boots": BOOT_ICON,
    "wounds": HEART_ICON,
    "gold": GOLD_ICON,
    "teleports": "portal",
}


def style(view: View, choice: Choice) -> ChoiceStyle:
    """Icon, key, weight and cost of a choice, by its kind."""
    if choice.kind == "TakeAction/EndTurn" and has_cards(view):
        return ENDING_EARLY
    return priced(STYLES.get(choice.kind, PLAIN), choice.cost, UNITS)


def has_cards(view: View) -> bool:
    """Whether the viewer would leave cards unplayed."""
    return view.viewer is not None and view.thieves[view.viewer].hand_size > 0


def shortcuts(view: View) -> list[Shortcut]:
    """Playing all cards that need no decision, and walking to rooms within reach."""
    return play_all_shortcut(view) + walk_shortcuts(view) if view.may_act else []


def play_all_shortcut(view: View) -> list[Shortcut]:
    """Play the cards of the hand that need no decision, from left to right."""
    assert view.viewer is not None
    cards = [card_id(card) for card in view.thieves[view.viewer].plain]
    if not cards:
        return []
    label = Message("cl-play-all", {"n": len(cards)})
    return [Shortcut(cards[-1], cards, [], label, "card-play", "A")]


def walk_shortcuts(view: View) -> list[Shortcut]:
    """The rooms more than one tunnel away, with the boots of the whole way."""
    found: list[Shortcut] = []
    for walk in view.walks:
        spots = [f"room:{room}" for room in walk.rooms]
        found.append(Shortcut(spots[-1], spots, [tinted_amount(BOOT_ICON, walk.boots)]))
    return found
