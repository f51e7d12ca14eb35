"""`donjon`, with seeds that follow from the name of the test: what fails once fails again.

DONJON_FATE names the file in which the test that runs has written its name; DONJON_LUCK is any
word: another one deals all tests other cards.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Final

from donjon.cli import main
from donjon.table import seating

FILE: Final = "DONJON_FATE"
LUCK: Final = "DONJON_LUCK"


class Fate:
    """Gives each table of a test its seed, the first, the second and so on."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._given: Final[Counter[str]] = Counter()

    def __call__(self) -> str:
        test = self._file.read_text(encoding="utf-8")
        self._given[test] += 1
        words = (os.environ.get(LUCK, ""), test, str(self._given[test]))
        return hashlib.blake2b("|".join(words).encode(), digest_size=32).hexdigest()


if __name__ == "__main__":
    if FILE in os.environ:
        setattr(seating, "new_seed", Fate(Path(os.environ[FILE])))  # noqa: B010
    sys.exit(main())
