"""What the rules say about each kind of thing on Tales of Glory's table."""

from __future__ import annotations

from typing import Final

from donjon.kernel.drawing.tips import about
from donjon.kernel.scene import Tip
from donjon.kernel.words.ids import Id

TIPS: Final[dict[Id, Tip]] = {
    **about("tg-tip-cell", "TG-10.4", ["cell"]),
    **about("tg-tip-slot", "TG-4.1", ["slot"]),
    **about("tg-tip-first", "TG-6.2", ["first-player", "first"]),
    **about("tg-tip-majority", "TG-17.3", ["majority"]),
    **about("tg-tip-prestige", "TG-2.6", ["prestige"]),
    **about("tg-tip-skill", "TG-8.3", ["combat", "magic"]),
    **about("tg-tip-coin", "TG-8.2", ["coin"]),
    **about("tg-tip-potion", "TG-8.4", ["potion"]),
    **about("tg-tip-key", "TG-12.3", ["key"]),
    **about("tg-tip-quest", "TG-18.5", ["quest", "back:quest"]),
}
"""Every tip by the kind of things that it is about."""
