"""TG-R29  The orders in which a table may break ties; the first is the catalogue's."""

from __future__ import annotations

from typing import Final

KINDS: Final = ["combat", "magic", "potion", "coin"]
TIE_BREAKS: Final[list[str]] = [
    "-".join([KINDS[one], KINDS[two], KINDS[three], KINDS[6 - one - two - three]])
    for one in range(4)
    for two in range(4)
    for three in range(4)
    if len({one, two, three}) == 3
]
