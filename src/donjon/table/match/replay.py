"""Looking back at a finished match: any moment, with anybody's eyes."""

from __future__ import annotations

import asyncio
from typing import Final

from donjon.kernel.match.match import Match
from donjon.kernel.match.replay import Replay as MatchReplay
from donjon.kernel.scene import Scene
from donjon.table.feed.scene_patch import patch
from donjon.table.refusals import BadRequest
from donjon.table.wire import Patch, Replay, ReplayMark, TableInfo

LONGEST: Final = 100


async def replay_of(
    match: Match, table: TableInfo, at: int, to: int | None, eyes: int | None
) -> Replay:
    """The scene after `at` choices and the patches up to `to`."""
    count = len(match.choices_made)
    end = min(count, at + LONGEST) if to is None else to
    if not at <= end <= min(count, at + LONGEST) or (eyes is not None and eyes >= match.seats):
        raise BadRequest("no-moment", most=count)
    scene, patches = await asyncio.to_thread(stretch, match, at, end, eyes)
    turns = [seat for seat, _ in match.choices_made]
    return Replay(at, scene, patches, turns, marks_of(match), table)


def stretch(match: Match, at: int, end: int, eyes: int | None) -> tuple[Scene, list[Patch]]:
    """Play the match again, and look."""
    replay = MatchReplay(match.restarted(hashes_each_step=False), match.choices_made, [])
    again = replay.go_to(at)
    first = dark(again.scene(eyes))
    shown, lines = first, len(first.log)
    patches = []
    for moment in range(at, end):
        replay.forward()
        scene = dark(again.scene(eyes, moment, lines))
        patches.append(patch(shown, scene, moment, moment + 1, lines))
        shown, lines = scene, lines + len(scene.log)
    return first, patches


def dark(scene: Scene) -> Scene:
    """Without light: in a replay nothing can be chosen."""
    scene.choices, scene.subset, scene.shortcuts = [], None, []
    return scene


def marks_of(match: Match) -> list[ReplayMark]:
    """The great events, as everybody saw them."""
    return [
        ReplayMark(event.seq, event.message, event.refs)
        for event in match.journal()
        if event.kind == "big"
    ]
