"""The table: the server on which people and bots play, over HTTP and live connections."""

from pathlib import Path
from typing import Final

from donjon.kernel.words.translate import TEXTS

TEXT_FOLDER: Final = Path(__file__).parent / "text"
TEXTS.load(TEXT_FOLDER)
