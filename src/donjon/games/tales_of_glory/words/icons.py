"""The icons of what happens and of what is drawn alike: one concept, one icon."""

from __future__ import annotations

from typing import Final

from donjon.kernel.words.ids import Icon

PRESTIGE_ICON: Final = "laurels"
COIN_ICON: Final = "two-coins"
POTION_ICON: Final = "round-potion"
COMBAT_ICON: Final = "crossed-swords"
MAGIC_ICON: Final = "magic-swirl"
KEY_ICON: Final = "key"
CHEST_ICON: Final = "locked-chest"
OPEN_CHEST_ICON: Final = "open-chest"
TOKEN_ICON: Final = "flying-flag"
GAIN_ICONS: Final[dict[str, Icon]] = {
    "coin": COIN_ICON,
    "potion": POTION_ICON,
    "prestige": PRESTIGE_ICON,
    "combat": COMBAT_ICON,
    "magic": MAGIC_ICON,
    "key": KEY_ICON,
    "first_player": TOKEN_ICON,
}
