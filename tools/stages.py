"""Prints a line for each stage of the set-up with its seconds, or one sentence if it fails.

Written for every Python 3, since it also runs where Python is too old for the other modules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "build"
DISK_FULL = ("No space left on device", "ENOSPC", "Disk quota exceeded", "File too large")
ADVICE = {
    "the disk is full: free some space (df -h . shows it) and start again": DISK_FULL,
    "nothing can be fetched: see whether the network, a proxy or a package mirror answers, and "
    "start again": (
        *("Connection refused", "ECONNREFUSED", "EAI_AGAIN", "ENOTFOUND", "ENOTCACHED"),
        *("Max retries exceeded", "NewConnectionError", "Temporary failure in name resolution"),
        *("Could not find a version", "No matching distribution found"),
    ),
    "this folder may not be written to: make it yours (chown), or clone it elsewhere": (
        *("Permission denied", "EACCES", "Read-only file system", "EROFS"),
    ),
}
"""What would help, each with the words by which programs report that problem."""


class Impossible(Exception):
    """Something is missing or has failed. The message says what would help."""


def advice_on(output: str) -> str:
    """What would help, by the output of a program that failed; empty if it is not known."""
    found = [help for help, words in ADVICE.items() if any(word in output for word in words)]
    return found[0] if found else ""


def is_disk_full(output: str) -> bool:
    return any(words in output for words in DISK_FULL)


def stage(name: str, *commands: list[str], cwd: Path | None = None, path: str = "") -> None:
    """Run commands and print the name of the stage, then its seconds. A failure writes a log."""
    begun = time.monotonic()
    print(name, end=" ", flush=True)
    for command in commands:
        done = subprocess.run(
            command,
            cwd=cwd or ROOT,
            env={**os.environ, "PATH": path or os.environ.get("PATH", os.defpath)},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
        if done.returncode != 0:
            print("failed", flush=True)
            raise Impossible(sentence(name, done.stdout))
    print(f"{time.monotonic() - begun:.0f} s", flush=True)


def sentence(name: str, output: str) -> str:
    """What would help, or else the last line of output; and the log with the whole output."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    last = lines[-1] if lines else "it failed and said nothing"
    log = LOGS / f"{name.replace(' ', '-')}.log"
    try:
        LOGS.mkdir(exist_ok=True)
        log.write_text(output, encoding="utf-8")
    except OSError:
        return f"{name}: {advice_on(output) or last}"
    return f"{name}: {advice_on(output) or last} (all of it: {log.relative_to(ROOT)})"


def run_or_explain(work: Callable[[], int]) -> int:
    """Run `work`; if it is impossible or interrupted, print at most one sentence."""
    try:
        return work()
    except Impossible as reason:
        print(reason, file=sys.stderr)
    except OSError as error:
        print(advice_on(str(error)) or error, file=sys.stderr)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    return 1
