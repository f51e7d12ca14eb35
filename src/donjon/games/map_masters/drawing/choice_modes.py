"""Cards and path: the two modes of the exploration; the choices of one are offered at a time."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.view.forms import PlayerView, View
from donjon.kernel.scene import Mode
from donjon.kernel.words.message import Message

CARDS_MODE: Final = "cards"
PATH_MODE: Final = "path"
CARDS: Final = Mode(CARDS_MODE, Message("mm-mode-cards"), "card-play", "C")
PATH: Final = Mode(PATH_MODE, Message("mm-mode-path"), "quill", "P")
PATH_IS_DUE: Final = Mode(PATH_MODE, Message("mm-mode-path"), "quill", "P", due=True)
NO_MODES: Final[list[Mode]] = []
WHILE_BUILDING: Final = [CARDS, PATH]
ONCE_BUILT: Final = [CARDS, PATH_IS_DUE]


def modes(view: View) -> list[Mode]:
    """The modes of whoever explores: once all cards lie as they may, the path is due."""
    if view.viewer is None or view.phase != "exploration":
        return NO_MODES
    player = view.players[view.viewer]
    if player.is_finished:
        return NO_MODES
    return ONCE_BUILT if is_built(player) else WHILE_BUILDING


def is_built(player: PlayerView) -> bool:
    """Whether all cards of the hand lie on the table, legally."""
    dungeon = player.dungeon
    if dungeon is None or dungeon.fault is not None:
        return False
    return len(dungeon.placed) == len(player.zone)
