"""The table: the server on which people and bots play, over HTTP and live connections."""

from pathlib import Path

from donjon.kernel.words.translate import TEXTS

TEXTS.load(Path(__file__).parent / "text")
