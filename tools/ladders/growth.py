"""Draws how the strength of a search grows with its worlds: a small diagram for each game."""

from __future__ import annotations

from html import escape
from typing import Final

PICTURE: Final = "img/growth-of-search.svg"
Curve = list[tuple[int, float, float, float]]
"""Worlds, the share of wins, and its interval."""
COLUMNS: Final = 3
WIDTH: Final = 260
HEIGHT: Final = 190
LEFT: Final = 40
TOP: Final = 34
RIGHT: Final = 16
BOTTOM: Final = 30
FAIR: Final = 50
MARKS: Final = (0, 25, FAIR, 75, 100)
STYLE: Final = """
  .paper { fill: #ffffff } .grid { stroke: #d1d5db; stroke-width: 1 }
  .fair { stroke: #6b7280; stroke-dasharray: 4 3 }
  .curve { stroke: #b45309; stroke-width: 2; fill: none }
  .range { stroke: #b45309; stroke-width: 1.2 } .dot { fill: #b45309 }
  text { fill: #374151; font: 11px system-ui, sans-serif }
  .title { fill: #111827; font: 600 13px system-ui, sans-serif }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .grid { stroke: #30363d } .fair { stroke: #8b949e }
    .curve, .range { stroke: #f0883e } .dot { fill: #f0883e }
    text { fill: #c9d1d9 } .title { fill: #e6edf3 }
  }
"""


def draw(curves: dict[str, Curve]) -> str:
    """All diagrams as one SVG."""
    rows = -(-len(curves) // COLUMNS)
    width, height = WIDTH * min(COLUMNS, len(curves)), HEIGHT * rows
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">',
        f"<style>{STYLE}</style>",
        f'<rect class="paper" width="{width}" height="{height}"/>',
    ]
    for at, (name, curve) in enumerate(curves.items()):
        x, y = WIDTH * (at % COLUMNS), HEIGHT * (at // COLUMNS)
        parts.append(f'<g transform="translate({x} {y})">{diagram(name, sorted(curve))}</g>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def diagram(name: str, curve: Curve) -> str:
    """One game: lines of the scale, the curve, and an interval at every budget."""
    parts = [f'<text class="title" x="{LEFT}" y="20">{escape(name)}</text>']
    for mark in MARKS:
        kind, y = "fair" if mark == FAIR else "grid", height_of(mark)
        parts.append(f'<line class="{kind}" x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y}" y2="{y}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{mark}</text>')
    places = [place_of(at, len(curve)) for at in range(len(curve))]
    points = [(x, height_of(100 * rate)) for x, (_, rate, _, _) in zip(places, curve, strict=True)]
    parts.append(f'<polyline class="curve" points="{" ".join(f"{x},{y}" for x, y in points)}"/>')
    for (x, y), (worlds, _, low, high) in zip(points, curve, strict=True):
        ends = f'y1="{height_of(100 * low)}" y2="{height_of(100 * high)}"'
        parts.append(f'<line class="range" x1="{x}" x2="{x}" {ends}/>')
        parts.append(f'<circle class="dot" cx="{x}" cy="{y}" r="3"/>')
        parts.append(f'<text x="{x}" y="{HEIGHT - 12}" text-anchor="middle">{worlds:,}</text>')
    return "".join(parts)


def place_of(at: int, count: int) -> float:
    """Where a budget stands from the left: each is a multiple of the one before."""
    room = WIDTH - LEFT - RIGHT - 40
    return LEFT + 20 + (room * at / (count - 1) if count > 1 else room / 2)


def height_of(percent: float) -> float:
    """Where a share stands from the top."""
    return round(HEIGHT - BOTTOM - (HEIGHT - BOTTOM - TOP) * percent / 100, 1)
