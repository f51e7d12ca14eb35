"""The table in a terminal: draws scenes as text and reads what a person types. Knows no game."""

from pathlib import Path
from typing import Final

from donjon.kernel.words.translate import TEXTS

TEXT_FOLDER: Final = Path(__file__).parent / "text"
TEXTS.load(TEXT_FOLDER)
