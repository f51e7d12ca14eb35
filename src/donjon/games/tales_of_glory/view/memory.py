"""The cache of the views of one match of Tales of Glory."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.view.forms import TilePreview, View
from donjon.kernel.view.view_memory import ViewMemory


@final
class PreviewMemory(ViewMemory[View]):
    """The public view of a moment, and the latest previews.

    Previews are cached by seat and tile, each with a key of all that it depends on. They are
    found by playing on a clone, so they are expensive.
    """

    def __init__(self) -> None:
        super().__init__()
        self.depends_on: Final[dict[int, str]] = {}
        self.previews: Final[dict[int, TilePreview]] = {}
