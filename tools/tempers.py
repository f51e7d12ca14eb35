"""Measures the tempers of the house players and writes them down for `donjon.bots.tempers`.

    python -m tools.tempers clank --only hush,anselm -n 200

plays 200 matches of each character at two seats, and as many of its twin on the same deals.
What was measured for the same character and game before is replaced.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from donjon.arena.temper_measure import TemperMeasure
from donjon.bots.characters import CHARACTERS
from donjon.bots.measured_tempers import MeasuredTemper, MeasuredTempers
from donjon.bots.tempers import holds
from donjon.kernel.content import load

FILE: Final = Path(__file__).resolve().parents[1] / "src" / "donjon" / "bots" / "tempers.toml"
HEAD: Final = "# What `python -m tools.tempers` found; bots/tempers.py says what must hold.\n"


def main(words: list[str] | None = None, file: Path = FILE) -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--only", default=",".join(CHARACTERS))
    parser.add_argument("-n", "--matches", type=int, default=200)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="tempers")
    asked = parser.parse_args(words)
    measure = TemperMeasure(asked.game, asked.seats, asked.seed)
    for character in asked.only.split(","):
        found = measure.measure(character, asked.matches)
        write_down(found, file)
        print(line_of(found), flush=True)


def write_down(found: MeasuredTemper, file: Path) -> None:
    """Put it into the file, in place of an earlier measurement of the same."""
    key = (found.game, found.character)
    others = [
        each for each in load(file, MeasuredTempers).measured if (each.game, each.character) != key
    ]
    order = [*CHARACTERS]
    kept = sorted([*others, found], key=lambda each: (each.game, order.index(each.character)))
    file.write_text(HEAD + "".join(map(entry_of, kept)), encoding="utf-8")


def entry_of(temper: MeasuredTemper) -> str:
    """A measurement as an entry of the file."""
    lines = ["", "[[measured]]"]
    for name in ("character", "game", "style", "twin"):
        lines.append(f'{name} = "{getattr(temper, name)}"')
    lines += [f"seats = {temper.seats}", f"matches = {temper.matches}", f'seed = "{temper.seed}"']
    lines.append("figures = [")
    for figure in temper.figures:
        lines.append(
            f'  {{ name = "{figure.name}", mean = {figure.mean}, difference = {figure.difference},'
            f" low = {figure.low}, high = {figure.high} }},"
        )
    return "\n".join([*lines, "]", ""])


def line_of(temper: MeasuredTemper) -> str:
    """A measurement in one line, to be printed while the next one runs."""
    said = [
        f"{figure.name} {figure.mean:g} ({figure.difference:+g}, {figure.low:g} – {figure.high:g})"
        for figure in temper.figures
    ]
    verdict = "holds" if holds(temper) else "does not hold"
    return f"{temper.game} {temper.character} {verdict}: {'; '.join(said)}"


if __name__ == "__main__":
    main()
