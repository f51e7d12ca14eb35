"""A grid of characters with a style each, on which boards are drawn."""

from __future__ import annotations

from typing import Final

from rich.text import Text


class Canvas:
    """Rows of characters; what falls outside is not drawn."""

    def __init__(self, width: int, height: int) -> None:
        self.width: Final = width
        self.height: Final = height
        self._chars: Final = [[" "] * width for _ in range(height)]
        self._styles: Final = [[""] * width for _ in range(height)]

    def put(self, row: int, col: int, text: str, style: str = "") -> None:
        """Write a text, one column a character."""
        for at, char in enumerate(text, col):
            if 0 <= row < self.height and 0 <= at < self.width:
                self._chars[row][at] = char
                self._styles[row][at] = style

    def char(self, row: int, col: int) -> str:
        """What stands at a place; a blank outside."""
        inside = 0 <= row < self.height and 0 <= col < self.width
        return self._chars[row][col] if inside else " "

    def is_blank(self, row: int, col: int, width: int) -> bool:
        """Whether nothing stands there and the place is on the canvas."""
        inside = 0 <= row < self.height and col >= 0 and col + width <= self.width
        return inside and all(self.char(row, at) == " " for at in range(col, col + width))

    def rows(self) -> list[Text]:
        """The drawing, row by row, without blanks at the ends."""
        return [row_of(chars, styles) for chars, styles in zip(self._chars, self._styles)]


def row_of(chars: list[str], styles: list[str]) -> Text:
    """One row; neighbours of one style become one piece of text."""
    row = Text(no_wrap=True)
    start = 0
    for at in range(1, len(chars) + 1):
        if at == len(chars) or styles[at] != styles[start]:
            row.append("".join(chars[start:at]), styles[start])
            start = at
    row.rstrip()
    return row
