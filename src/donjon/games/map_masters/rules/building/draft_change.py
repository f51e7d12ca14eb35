"""One small choice of the exploration: a change of the player's own draft (MM-4.11)."""

from __future__ import annotations

from typing import Final

from donjon.games.map_masters.content.face_graph import Face
from donjon.games.map_masters.content.spellbooks import ON_PATHS
from donjon.games.map_masters.content.tables import face_of
from donjon.games.map_masters.model.draft import Draft
from donjon.games.map_masters.model.state import MapMasters, Player
from donjon.games.map_masters.rules.building.edit_draft import arrange
from donjon.kernel.words.message import Message

DONE: Final = 0
REST: Final = 1
PLACE: Final = 2
TAKE_BACK: Final = 3
CLEAR: Final = 4
START: Final = 5
STEP: Final = 6
RUN: Final = 7
STEP_BACK: Final = 8
BACK: Final = 9
ERASE: Final = 10
BASE: Final = 1 << 24
"""An option is number * BASE + n."""


class Change:
    """One kind of change; `n` tells which."""

    def __init__(self, number: int) -> None:
        self.base: Final = number * BASE

    def offers(self, s: MapMasters, player: Player) -> list[int]:
        """Which of them are possible now."""
        raise NotImplementedError

    def make(self, s: MapMasters, player: Player, n: int) -> None:
        """The draft is changed."""
        raise NotImplementedError

    def label(self, s: MapMasters, player: Player, n: int) -> Message:
        """What it is called."""
        raise NotImplementedError

    def targets(self, s: MapMasters, player: Player, n: int) -> list[str]:
        """What one picks for it."""
        return []

    def name(self, s: MapMasters, player: Player, n: int) -> str:
        """What kind of change it is."""
        return type(self).__name__


def faces_of(player: Player) -> list[Face]:
    """What is printed on the cards of a hand."""
    return [face_of(card) for card in player.zone]


def path_spells(player: Player) -> int:
    """MM-14.6  The spellbooks that can be used on the path."""
    return player.ready & ON_PATHS


def lay_out(player: Player, places: list[int]) -> None:
    """MM-4.11  The cards of a hand lie otherwise."""
    arrange(player.draft, faces_of(player), player.tokens, path_spells(player), places)


def new_draft(player: Player) -> None:
    """The hand is turned up, nothing is placed yet."""
    player.draft = Draft(len(player.zone))
    player.draft.tokens = player.tokens[:]
    player.draft.spells = path_spells(player)
    player.is_finished = False
