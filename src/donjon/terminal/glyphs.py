"""One character for each icon, as far as characters go; and the marks that ink leaves."""

from __future__ import annotations

from typing import Final

from rich.cells import cell_len

GLYPHS: Final = {
    "anticlockwise-rotation": "↶",
    "barrel": "◙",
    "big-egg": "◯",
    "boot-prints": "⇈",
    "brick-wall": "▒",
    "broadhead-arrow": "→",
    "broadsword": "†",
    "campfire": "♨",
    "check-mark": "✓",
    "crossed-bones": "♥",
    "crossed-swords": "⚔",
    "crystal-cluster": "✧",
    "cut-diamond": "♦",
    "daemon-skull": "☠",
    "death-skull": "☠",
    "doorway": "∩",
    "double-fish": "∝",
    "exit-door": "»",
    "fairy": "✿",
    "flying-flag": "⚑",
    "health-potion": "♁",
    "hearts": "♥",
    "high-grass": "„",
    "hole": "▼",
    "hourglass": "⧗",
    "imp": "Ψ",
    "key": "⚷",
    "laurels": "♔",
    "lava": "≈",
    "locked-chest": "▣",
    "magic-palm": "✶",
    "magic-portal": "◎",
    "magic-swirl": "@",
    "open-chest": "▤",
    "open-treasure-chest": "❖",
    "padlock": "▣",
    "pine-tree": "♣",
    "poison-gas": "≈",
    "portal": "◎",
    "position-marker": "◊",
    "queen-crown": "♛",
    "raise-skeleton": "☠",
    "ringing-bell": "♪",
    "rope-coil": "§",
    "round-potion": "♁",
    "round-star": "★",
    "saber-tooth": "▾",
    "sands-of-time": "⧗",
    "semi-closed-eye": "◉",
    "skeleton-key": "⚷",
    "spider-alt": "✱",
    "spiked-dragon-head": "♞",
    "stairs": "≡",
    "stone-path": "═",
    "sun": "☼",
    "sunset": "◒",
    "tied-scroll": "¶",
    "two-coins": "¤",
    "vintage-robot": "⌬",
    "walking-boot": "↟",
}

MARKS: Final = {
    "tick": "✓",
    "cross": "✗",
    "strike": "–",
    "ring": "○",
    "dot": "•",
    "brick": "▒",
    "x": "✗",
}


def glyph(icon: str, name: str = "") -> str:
    """The icon's character; else the first two letters of its name."""
    return GLYPHS.get(icon) or (name or icon)[:2]


def fit(text: str, width: int) -> str:
    """The text in the middle of so many columns, cut when it is longer."""
    while cell_len(text) > width:
        text = text[:-1]
    left = (width - cell_len(text)) // 2
    return " " * left + text + " " * (width - cell_len(text) - left)
