"""Writes amounts with glyphs: «4◉», «2♔×♜», «⧗2♔»."""

from __future__ import annotations

from collections.abc import Sequence

from donjon.kernel.scene import Amount
from donjon.terminal.glyphs import glyph


def amount_text(amount: Amount) -> str:
    """«4◉», «600¤», «2♔/3¤»."""
    words = ("" if amount.n is None else str(amount.n)) + (
        glyph(amount.icon) if amount.icon else ""
    )
    if amount.per:
        words += (f"/{amount.every}" if amount.every else "×") + glyph(amount.per)
    if amount.need:
        words += f"({glyph(amount.need)})"
    return (glyph("sands-of-time") if amount.late else "") + words


def amounts_words(amounts: Sequence[Amount]) -> str:
    """Several amounts, with spaces between them."""
    return " ".join(amount_text(amount) for amount in amounts)
