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
from bench.table.server import HOST, LOAD_CORE, ROOT, TICKS, Caller, Server, busy, cores

PACE: Final = 2.0  # seconds from one choice to the next at a table
SPARE: Final = 60  # tables a second that may end at full speed
CALM: Final = 1.0
Figures = dict[str, float]


def measured(tables: int, pace: str, seconds: float, database: str) -> Figures:
    """One run with a server of its own and a database on the disk."""
    with tempfile.TemporaryDirectory(prefix="bench-table-", dir=ROOT / "build") as folder:
        server = Server(Path(folder), database)
        everywhere = os.sched_getaffinity(0)
        if cores() > 1:
            os.sched_setaffinity(0, {LOAD_CORE})
        try:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                return runner.run(run(server, tables, pace == "saturated", seconds))
        finally:
            os.sched_setaffinity(0, everywhere)
            server.stop()


async def run(server: Server, tables: int, full_speed: bool, seconds: float) -> Figures:
    empty = server.memory()
    tally = Tally()
    matches = [await opened(server, tally, full_speed) for _ in range(tables)]
    await asyncio.sleep(CALM)
    seated = server.memory()
    spare = [await opened(server, tally, full_speed) for _ in range(spares(full_speed, seconds))]
    for match in matches + spare:
        match.relieved_by = spare
    begin = asyncio.create_task(begin_all(matches, full_speed))
    await asyncio.sleep(CALM if full_speed else PACE)
    figures = await counted(server, tally, seconds)
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
    """How many spare tables are needed: a match ends after some hundred choices."""
    return int(SPARE * (seconds + CALM)) if full_speed else 0


async def opened(server: Server, tally: Tally, full_speed: bool) -> Match:
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


async def begin_all(matches: list[Match], full_speed: bool) -> None:
    """Begin all at once; at a human pace, then let the tables choose in turn."""
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
        late = begun + turn * PACE / len(matches) - time.perf_counter()
        if late > 0:
            await asyncio.sleep(late)


async def counted(server: Server, tally: Tally, seconds: float) -> Figures:
    """The figures of the next `seconds`."""
    server_cpu, own_cpu, all_cpu = server.cpu(), time.process_time(), busy()
    begun = time.perf_counter()
    tally.counts = True
    await asyncio.sleep(seconds)
    tally.counts = False
    spent = time.perf_counter() - begun
    server_cpu, own_cpu = server.cpu() - server_cpu, time.process_time() - own_cpu
    figures = {
        "choices/s": len(tally.acks) / spent,
        "choices a CPU s": len(tally.acks) / max(server_cpu, 1 / TICKS),
        "server CPU %": 100 * server_cpu / spent,
        "load CPU %": 100 * own_cpu / spent,
        "others CPU %": 100 * (busy() - all_cpu - server_cpu - own_cpu) / spent,
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
