"""The table: the server on which people and bots play matches, over HTTP and live."""

from pathlib import Path

from donjon.kernel.words.translate import TEXTS

TEXTS.load(Path(__file__).parent / "text")
