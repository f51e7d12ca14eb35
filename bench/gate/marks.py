"""Counts instructions between two marks: by callgrind around the process or by the processor.

Both count what the process and its threads do themselves, and nothing of the kernel.
"""

from __future__ import annotations

import ctypes
import fcntl
import os
import platform
import re
import struct
from pathlib import Path
from typing import Final, Protocol

LIBRARY: Final = "marks.so"
SYSCALLS: Final = {"x86_64": 298, "aarch64": 241}
ATTRIBUTES: Final = struct.Struct("IIQQQQQIIQ")  # perf_event_attr in its first form
HARDWARE: Final = 0
INSTRUCTIONS: Final = 1
DISABLED, INHERIT, PINNED, NO_KERNEL, NO_HYPERVISOR = 1, 2, 4, 32, 64
ENABLE: Final = 0x2400


class Marks(Protocol):
    """Counts the instructions between `begin` and `end`."""

    def begin(self) -> None: ...

    def end(self) -> int: ...


class NoCounter(Exception):
    """This machine does not have such a counter."""


class Callgrind:
    """Valgrind writes a file at each end mark; `out` must be the file that it was started with."""

    def __init__(self, out: Path) -> None:
        self.out: Final = out
        self.library: Final = ctypes.CDLL(str(out.parent / LIBRARY))
        self.ends = 0

    def begin(self) -> None:
        self.library.begin()

    def end(self) -> int:
        self.library.end()
        self.ends += 1
        return instructions_in(Path(f"{self.out}.{self.ends}").read_text(encoding="utf-8"))


def instructions_in(profile: str) -> int:
    """The total number of instructions in a profile of valgrind."""
    found = re.search(r"^totals: (\d+)$", profile, re.M)
    if found is None:
        raise NoCounter("valgrind has written a profile without a total")
    return int(found[1])


class Perf:
    """The processor's own counter, as `perf stat -e instructions:u` reads it."""

    def __init__(self, kind: int = HARDWARE, event: int = INSTRUCTIONS) -> None:
        self.counter: Final = open_counter(kind, event)
        self.count_at_begin = 0

    def begin(self) -> None:
        self.count_at_begin = self.read()

    def end(self) -> int:
        return self.read() - self.count_at_begin

    def read(self) -> int:
        data = os.read(self.counter, 8)
        if len(data) < 8:
            raise NoCounter("the processor's counters are in use by somebody else")
        return int(struct.unpack("Q", data)[0])


def open_counter(kind: int, event: int) -> int:
    """Start a counter of this process and its later threads; `NoCounter` says why it cannot."""
    number = SYSCALLS.get(platform.machine()) if platform.system() == "Linux" else None
    if number is None:
        raise NoCounter("the processor's counters are read on Linux alone")
    flags = DISABLED | INHERIT | PINNED | NO_KERNEL | NO_HYPERVISOR
    wanted = ATTRIBUTES.pack(kind, ATTRIBUTES.size, event, 0, 0, 0, flags, 0, 0, 0)
    libc = ctypes.CDLL(None, use_errno=True)
    counter: int = libc.syscall(number, wanted, 0, -1, -1, 0)
    if counter < 0:
        raise NoCounter(f"the processor's counters: {os.strerror(ctypes.get_errno())}")
    fcntl.ioctl(counter, ENABLE, 0)
    return counter


def marks_of(counter: str, out: Path) -> Marks:
    """The marks of a counter by its name."""
    return Callgrind(out) if counter == "callgrind" else Perf()
