"""Load: live tables of DragonQuest, at a human pace or at full speed."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from pathlib import Path
from typing import Final

import uvloop

from bench.table.people import Match, Tally
from bench.table.server import (
    HOST,
    LOAD_CORE,
    ROOT,
    TICKS,
    Caller,
    Server,
    cores,
    cpu_seconds_of_machine,
)

PACE: Final = 2.0  # seconds from one choice to the next at a table
SPARE_TABLES_PER_SECOND: Final = 60  # at full speed that many matches may end
SETTLE_SECONDS: Final = 1.0  # before memory is read and before figures are counted
BOT: Final = "level4"
BOT_GAME: Final = "clank"  # a game in which thoughts are long
Figures = dict[str, float]


def measured(tables: int, pace: str, seconds: float, database: str, bot_tables: int = 0) -> Figures:
    """One run with a server of its own and a database on the disk.

    At `bot_tables` more tables bots of the highest level play each other meanwhile.
    """
    with tempfile.TemporaryDirectory(prefix="bench-table-", dir=ROOT / "build") as folder:
        server = Server(Path(folder), database)
        everywhere = os.sched_getaffinity(0)
        if cores() > 1:
            os.sched_setaffinity(0, {LOAD_CORE})
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(run(server, tables, pace == "saturated", seconds, bot_tables))
        finally:
            os.sched_setaffinity(0, everywhere)
            server.stop()


async def run(
    server: Server, tables: int, full_speed: bool, seconds: float, bot_tables: int
) -> Figures:
    empty = server.memory()
    tally = Tally()
    matches = [await open_match(server, tally, full_speed) for _ in range(tables)]
    await asyncio.sleep(SETTLE_SECONDS)
    seated = server.memory()
    count = spares(full_speed, seconds)
    spare = [await open_match(server, tally, full_speed) for _ in range(count)]
    for match in matches + spare:
        match.spare_matches = spare
    open_tables_of_bots(server, bot_tables)
    begin = asyncio.create_task(start_playing(matches, full_speed))
    await asyncio.sleep(SETTLE_SECONDS if full_speed else PACE)
    figures = await count_figures(server, tally, seconds)
    begin.cancel()
    figures |= {
        "tables": tables,
        "KB a table": (seated - empty) / 1000 / tables,
        "MB": server.memory() / 1e6,
        "spare tables left": len(spare),
    }
    for person in tally.people:
        person.close()
    return figures


def spares(full_speed: bool, seconds: float) -> int:
    """How many spare tables are needed; a match ends after some hundred choices."""
    return int(SPARE_TABLES_PER_SECOND * (seconds + SETTLE_SECONDS)) if full_speed else 0


async def open_match(server: Server, tally: Tally, full_speed: bool) -> Match:
    """A new match of two new people, both connected."""
    host, guest = Caller(server.port), Caller(server.port)
    host.must("PUT", "/api/me", {"name": "Anna"})
    guest.must("PUT", "/api/me", {"name": "Bert"})
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = host.must("POST", "/api/tables", {"game": "dragonquest", "seats": seats})["id"]
    guest.must("POST", f"/api/tables/{table}/join", {})
    host.must("POST", f"/api/tables/{table}/start")
    match = Match(tally, full_speed)
    for person, caller in zip(match.people, (host, guest)):
        caller.connection.close()
        await person.connect(HOST, server.port, f"/api/tables/{table}/live", caller.cookie)
    return match


def open_tables_of_bots(server: Server, count: int) -> None:
    """Begin matches between bots that think."""
    host = Caller(server.port)
    host.must("PUT", "/api/me", {"name": "Anna"})
    seats = [{"kind": "bot", "bot": BOT}] * 2
    for _ in range(count):
        host.must("POST", "/api/tables", {"game": BOT_GAME, "seats": seats, "start": True})
    host.connection.close()


async def start_playing(matches: list[Match], full_speed: bool) -> None:
    """Begin all matches; at a human pace, then make a choice at one table after the other."""
    if full_speed:
        for match in matches:
            match.begin()
        return
    begun = time.perf_counter()
    turn = 0
    for match in matches:
        match.begin()
    while True:
        matches[turn % len(matches)].step()
        turn += 1
        pause = begun + turn * PACE / len(matches) - time.perf_counter()
        if pause > 0:
            await asyncio.sleep(pause)


async def count_figures(server: Server, tally: Tally, seconds: float) -> Figures:
    """The figures of the next `seconds`."""
    server_cpu, own_cpu, all_cpu = server.cpu(), time.process_time(), cpu_seconds_of_machine()
    acts = server.acts()
    begun = time.perf_counter()
    tally.counts = True
    await asyncio.sleep(seconds)
    tally.counts = False
    spent = time.perf_counter() - begun
    acts = server.acts() - acts
    server_cpu, own_cpu = server.cpu() - server_cpu, time.process_time() - own_cpu
    figures = {
        "choices/s": len(tally.acks) / spent,
        "bots": max(0, acts - len(tally.acks)) / spent,
        "choices a CPU s": len(tally.acks) / max(server_cpu, 1 / TICKS),
        "server CPU %": 100 * server_cpu / spent,
        "load CPU %": 100 * own_cpu / spent,
        "others CPU %": 100 * (cpu_seconds_of_machine() - all_cpu - server_cpu - own_cpu) / spent,
        "messages/s": tally.received / spent,
        "bytes a message": tally.bytes / max(1, tally.received),
        "over": tally.over,
        "rejects": sum(tally.rejects.values()),
    }
    for name, times in (("broadcast", tally.broadcasts), ("ack", tally.acks)):
        for percent in (50, 95, 99):
            figures[f"{name} p{percent}"] = percentile(times, percent)
    return figures


def percentile(times: list[float], percent: int) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(times)
    return 1000 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)] if ordered else 0.0
