"""Cards and path: the two modes of the exploration; the choices of one are offered at a time."""

from __future__ import annotations

from typing import Final

from donjon.kernel.scene import Mode
from donjon.kernel.words.message import Message

CARDS_MODE: Final = "cards"
PATH_MODE: Final = "path"
MODES: Final = [
    Mode(CARDS_MODE, Message("mm-mode-cards"), "card-play", "C"),
    Mode(PATH_MODE, Message("mm-mode-path"), "quill", "P"),
]
