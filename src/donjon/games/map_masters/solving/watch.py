"""How long a search may go on, and who hears of its progress."""

from __future__ import annotations

from typing import Final, final

from librt.time import time
from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Asked now and then whether to go on, and told of progress. Never ends by itself."""

    def goes_on(self, looks: int) -> bool:
        """Whether to go on after so many looks."""
        return True

    def better(self, value: int, looks: int) -> None:
        """A better path was found."""

    def lowered(self, bound: int, looks: int) -> None:
        """No path is worth more than this."""


@final
class Effort(Watch):
    """Ends after so many looks: the same answer every time."""

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def goes_on(self, looks: int) -> bool:
        return looks < self.most


@final
class Seconds(Watch):
    """Ends when the time is over."""

    def __init__(self, seconds: float) -> None:
        self.end: Final = time() + seconds

    def goes_on(self, looks: int) -> bool:
        return time() < self.end
