"""What the counts depend on except the code; only counts with equal fingerprints are compared."""

from __future__ import annotations

import os
import platform
import re
import shlex
import sqlite3
import subprocess
import sysconfig
from typing import Final

BUILD_OPTIONS: Final = ("--enable-optimizations", "--with-lto", "--enable-shared")
"""Options with which Python was built that change the number of its instructions."""


def fingerprint(counter: str) -> str:
    """The counter, Python, the C compiler, the libraries and the processor's kind."""
    libc, version = platform.libc_ver()
    return ", ".join(
        [
            counter,
            f"Python {platform.python_version()} ({python_build()})",
            compiler_version(),
            f"{libc or 'libc'} {version}".strip(),
            f"SQLite {sqlite3.sqlite_version}",
            platform.machine(),
        ]
    )


def python_build() -> str:
    """`GCC 12.2.0 optimizations lto`."""
    given = shlex.split(sysconfig.get_config_var("CONFIG_ARGS") or "")
    names = [each.rpartition("-")[2] for each in BUILD_OPTIONS if each in given]
    return " ".join([platform.python_compiler(), *names])


def compiler() -> list[str]:
    """The C compiler that makes the native code."""
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def compiler_version() -> str:
    """`gcc 12.2.0`."""
    try:
        output = subprocess.run([*compiler(), "--version"], capture_output=True, text=True).stdout
    except OSError:
        return "no C compiler"
    first = output.partition("\n")[0]
    numbers = re.findall(r"\d+\.\d+\.\d+", first) or ["unknown"]
    return f"{'clang' if 'clang' in first else 'gcc'} {numbers[-1]}"
