"""A client that applies patches has, after every act, the scene a fresh client is sent.

Played in this process, by people who do everything that can be done, with bots and spectators.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
import pytest

from donjon.kernel.match.game import Game
from donjon.kernel.scene import Scene
from donjon.registry import OWN, game
from donjon.table.feed.viewer_feed import Eyes
from donjon.table.hub import Hub
from donjon.table.wire import Patch, Told
from tests.size import lucky, size
from tests.table.fuzzed_match import FuzzedMatch
from tests.table.http_player import JSON, patched, same_scene
from tests.table.in_process_table import Ear, hub_at

pytestmark = pytest.mark.e2e

MATCHES: Final = size(2, 200, compiled=5)
DEEDS: Final = 40


class Keeper:
    """Keeps one ear's scene by the protocol and nothing else, and compares it."""

    def __init__(self) -> None:
        self.scene: JSON = {}
        self.patches = 0

    def __call__(self, ear: Ear, text: str, told: Told, _before: Scene | None) -> None:
        heard: JSON = msgspec.json.decode(text)
        if heard["is"] == "scene":
            self.scene = heard["scene"]
        elif isinstance(told, Patch):
            self.scene = patched(self.scene, heard)
            self.patches += 1
            assert same_scene(self.scene, fresh_scene(ear, told.to))


def fresh_scene(ear: Ear, v: int) -> JSON:
    """What one with the same eyes who comes now is sent."""
    room = ear.room
    assert room.match is not None
    assert room.v == v
    whole = Eyes(room.id, ear.viewer).whole(room.match, v)
    found: JSON = msgspec.json.decode(msgspec.json.encode(whole.scene))
    return found


async def keep_up(hub: Hub, game: Game, seed: int) -> int:
    """One match; how many patches were compared."""
    match = FuzzedMatch(hub, lucky(100 + seed))
    await match.gather(game)
    keepers = [Keeper() for _ in match.ears[:-3]]  # of those who watch, one
    for ear, keeper in zip(match.ears, keepers):
        ear.on_text = keeper
    await match.play(most=DEEDS)
    return sum(keeper.patches for keeper in keepers)


@pytest.mark.parametrize("name", OWN)
def test_patches_lead_to_the_scene_that_a_fresh_client_is_sent(
    name: str, tmp_path: Path, tried: Counter[str]
) -> None:
    async def story() -> None:
        async with hub_at(tmp_path / "patches.sqlite") as hub:
            for seed in range(MATCHES):
                tried["patches"] += await keep_up(hub, game(name), seed)

    asyncio.run(story())
    assert tried["patches"] > MATCHES * DEEDS
