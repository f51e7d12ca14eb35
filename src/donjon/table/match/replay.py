"""Replays of a finished match, as any viewer saw it."""

from __future__ import annotations

import asyncio
from typing import Final

from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay as MatchReplay
from donjon.kernel.scene import Scene
from donjon.table.feed.scene_patch import patch
from donjon.table.refusals import BadRequest
from donjon.table.wire.scenes import Patch, Replay, TimelineEvent
from donjon.table.wire.tables import TableInfo

MOST_PATCHES: Final = 100


async def replay_of(
    match: Match, table: TableInfo, at: int, to: int | None, viewer: int | None
) -> Replay:
    """The scene after `at` choices and the patches up to `to`."""
    count = len(match.choices_made)
    last = min(count, at + MOST_PATCHES)
    end = last if to is None else to
    if not at <= end <= last or (viewer is not None and viewer >= match.seats):
        raise BadRequest("no-moment", most=count)
    scene, patches = await asyncio.to_thread(scenes_between, match, at, end, viewer)
    turns = [seat for seat, _ in match.choices_made]
    return Replay(at, scene, patches, turns, timeline_events(match), table)


def scenes_between(
    match: Match, at: int, end: int, viewer: int | None
) -> tuple[Scene, list[Patch]]:
    """The scene after `at` choices, and a patch for each choice up to `end`."""
    replay = MatchReplay(match.restarted(hashes_each_step=False), match.choices_made, [])
    again = replay.go_to(at)
    first = without_choices(again.scene(viewer))
    before, lines = first, len(first.log)
    patches = []
    for seq in range(at, end):
        replay.forward()
        scene = without_choices(again.scene(viewer, seq, lines))
        patches.append(patch(before, scene, seq, seq + 1, lines))
        before, lines = scene, lines + len(scene.log)
    return first, patches


def without_choices(scene: Scene) -> Scene:
    """Remove the choices: a replay offers none."""
    scene.choices, scene.subset, scene.shortcuts = [], None, []
    return scene


def timeline_events(match: Match) -> list[TimelineEvent]:
    """The big events, as everybody saw them."""
    return [
        TimelineEvent(event.seq, event.message, event.refs)
        for event in match.journal()
        if event.kind == "big"
    ]
