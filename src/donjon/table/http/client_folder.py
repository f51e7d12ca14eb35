"""Where the built client is."""

from __future__ import annotations

from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parents[1]


def folder() -> Path | None:
    """Beside the package, as the wheel has it, or as the source tree builds it; None: not built."""
    above = [place / "build" / "web" for place in HOME.parents[2:5]]
    places = [HOME / "web", *above]
    return next((place for place in places if (place / "index.html").is_file()), None)
