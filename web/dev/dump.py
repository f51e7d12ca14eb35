"""Scenes of real matches to look at while the renderer is worked on: `python web/dev/dump.py`.

Bots play DragonQuest; the first later moment of each kind of decision is written to
`web/dev/scenes`, with the same moment as somebody else sees it and a finished match.
Look at them with `npx vite` at /dev/index.html?scene=dq-Reroll&theme=light&lang=fr.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

import donjon
from donjon.bots.match_moves import bot_choice
from donjon.kernel.match.match import Match

SCENES = Path(__file__).parent / "scenes"
NAMES = ["Nils", "Maud", "Ysolde", "Théo"]
LATER = 120


def save(name: str, match: Match, seat: int) -> None:
    """Write what a seat sees."""
    (SCENES / f"{name}.json").write_bytes(msgspec.json.encode(match.scene(seat)))


def play(seed: int, seen: set[str]) -> None:
    """One match; every kind of decision that is new is kept."""
    match = donjon.Match(donjon.game("dragonquest"), seats=4, seed=seed, names=NAMES)
    while not match.is_over:
        seat = match.waiting[0]
        kind = type(match.decision(seat)).__name__
        if kind not in seen and len(match.made) > LATER:
            seen.add(kind)
            save(f"dq-{kind}", match, seat)
            save(f"dq-{kind}-watched", match, (seat + 1) % len(NAMES))
        match.play(seat, bot_choice(match, seat, "greedy"))
    save("dq-over", match, 1)


if __name__ == "__main__":
    SCENES.mkdir(exist_ok=True)
    kinds: set[str] = set()
    for seed in range(7, 13):
        play(seed, kinds)
    print(", ".join(sorted(kinds)))
