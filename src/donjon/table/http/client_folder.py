"""Finds the built client."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parents[1]


def folder() -> Path | None:
    """The folder in the package (of a wheel) or in the source tree; None if it is not built."""
    in_sources = [above / "build" / "web" for above in HOME.parents[2:5]]
    folders = [HOME / "web", *in_sources]
    return next((each for each in folders if (each / "index.html").is_file()), None)
