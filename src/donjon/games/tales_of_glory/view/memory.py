"""What the views of one match of Tales of Glory keep."""

from __future__ import annotations

from typing import Final, final

from donjon.games.tales_of_glory.view.forms import TilePreview, View
from donjon.kernel.view.view_memory import ViewMemory


@final
class PreviewMemory(ViewMemory[View]):
    """What all viewers of a moment see alike, and the previews that were asked for last.

    Previews are kept by seat and tile, each with a text of all that it depends on: as long as
    that is the same, so is the preview. They are found by playing, so they are dear.
    """

    def __init__(self) -> None:
        super().__init__()
        self.depends_on: Final[dict[int, str]] = {}
        self.previews: Final[dict[int, TilePreview]] = {}
