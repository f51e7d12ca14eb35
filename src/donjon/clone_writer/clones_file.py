"""The file `model/clones.py` of a game: compared with what is written now, and replaced."""

from __future__ import annotations

import difflib
from pathlib import Path

from donjon.clone_writer.writer import CloneWriter


def drift(kept: str, made: str) -> str:
    """What would change, as a diff."""
    lines = (kept.splitlines(keepends=True), made.splitlines(keepends=True))
    return "".join(difflib.unified_diff(*lines, "kept", "made"))


def bring_up_to_date(game: Path, is_check: bool) -> str:
    """Write the clones of a game; with `is_check` write nothing. Returns what has drifted."""
    target = game / "model" / "clones.py"
    made = CloneWriter(game).text()
    kept = target.read_text(encoding="utf-8") if target.is_file() else ""
    if not is_check and made != kept:
        target.write_text(made, encoding="utf-8")
    return drift(kept, made)
