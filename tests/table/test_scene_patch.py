"""A client that applies patches has, after every act, the scene a fresh client is sent.

Played in this process by people who send every kind of command, with bots and spectators.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec
import pytest

from donjon.conformance.size import derived_seed, size
from donjon.kernel.match.game import Game
from donjon.kernel.scene import Scene
from donjon.registry import OWN, game
from donjon.table.feed.viewer_feed import ViewerFeed
from donjon.table.hub import Hub
from donjon.table.wire.messages import ServerMessage
from donjon.table.wire.scenes import Patch
from tests.table.fuzzed_match import FuzzedMatch
from tests.table.http_player import JSON, patched, same_scene
from tests.table.in_process_table import LocalClient, running_hub

pytestmark = pytest.mark.e2e

MATCHES: Final = size(2, 200, compiled=3)
ACTIONS: Final = 40


class PatchChecker:
    """Keeps one client's scene by the protocol alone, and compares it with a fresh one."""

    def __init__(self) -> None:
        self.scene: JSON = {}
        self.patches = 0

    def __call__(
        self, client: LocalClient, text: str, message: ServerMessage, _before: Scene | None
    ) -> None:
        received: JSON = msgspec.json.decode(text)
        if received["is"] == "scene":
            self.scene = received["scene"]
        elif isinstance(message, Patch):
            self.scene = patched(self.scene, received)
            self.patches += 1
            assert same_scene(self.scene, fresh_scene(client, message.to))


def fresh_scene(client: LocalClient, v: int) -> JSON:
    """The scene that a new client with the same viewer is sent."""
    live = client.live
    assert live.match is not None
    assert live.v == v
    full = ViewerFeed(live.id, client.viewer).full_scene(live.match, v)
    found: JSON = msgspec.json.decode(msgspec.json.encode(full.scene))
    return found


async def check_match(hub: Hub, game: Game, seed: int) -> int:
    """Play one match. Returns how many patches were compared."""
    match = FuzzedMatch(hub, derived_seed(100 + seed))
    await match.seat_people(game)
    checkers = [PatchChecker() for _ in match.clients[:-3]]  # one spectator is enough
    for client, checker in zip(match.clients, checkers):
        client.on_text = checker
    await match.play(most=ACTIONS)
    return sum(checker.patches for checker in checkers)


@pytest.mark.parametrize("name", OWN)
def test_patches_lead_to_the_scene_that_a_fresh_client_is_sent(
    name: str, tmp_path: Path, counts: Counter[str]
) -> None:
    async def story() -> None:
        async with running_hub(tmp_path / "patches.sqlite") as hub:
            for seed in range(MATCHES):
                counts["patches"] += await check_match(hub, game(name), seed)

    asyncio.run(story())
    assert counts["patches"] > MATCHES * ACTIONS
