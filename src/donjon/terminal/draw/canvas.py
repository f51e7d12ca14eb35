"""A grid of characters, each with a style, on which boards are drawn."""

from __future__ import annotations

from typing import Final

from rich.text import Text


class Canvas:
    """A grid of characters; what lies outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._chars: Final = [[" "] * width for _ in range(height)]
        self._styles: Final = [[""] * width for _ in range(height)]

    def put(self, row: int, col: int, text: str, style: str = "") -> None:
        """Write a text, one character in each column."""
        for at, char in enumerate(text, col):
            if 0 <= row < self.height and 0 <= at < self.width:
                self._chars[row][at] = char
                self._styles[row][at] = style

    def char(self, row: int, col: int) -> str:
        """The character at a place; a blank outside the canvas."""
        inside = 0 <= row < self.height and 0 <= col < self.width
        return self._chars[row][col] if inside else " "

    def is_blank(self, row: int, col: int, width: int) -> bool:
        """Whether the places are on the canvas and blank."""
        inside = 0 <= row < self.height and col >= 0 and col + width <= self.width
        return inside and all(self.char(row, at) == " " for at in range(col, col + width))

    def rows(self) -> list[Text]:
        """The rows, without blanks at their ends."""
        return [row_of(chars, styles) for chars, styles in zip(self._chars, self._styles)]


def row_of(chars: list[str], styles: list[str]) -> Text:
    """One row; neighbours of the same style become one span."""
    row = Text(no_wrap=True)
    start = 0
    for at in range(1, len(chars) + 1):
        if at == len(chars) or styles[at] != styles[start]:
            row.append("".join(chars[start:at]), styles[start])
            start = at
    row.rstrip()
    return row
