"""Saves and loads records; a failure leaves the old file and raises an error with a sentence."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from donjon.kernel.match.record import Record, read_record
from donjon.kernel.words.errors import BadRecord
from donjon.kernel.words.message import Message

REASONS: Final = {
    errno.ENOENT: "cli-no-such-file",
    errno.EACCES: "cli-not-allowed",
    errno.EISDIR: "cli-is-a-folder",
    errno.ENOTDIR: "cli-no-such-file",
    errno.ENOSPC: "cli-disk-full",
}


def reason(error: OSError) -> Message | str:
    """Why a file cannot be read or written."""
    key = REASONS.get(error.errno or 0)
    return Message(key) if key else error.strerror or str(error)


def save(record: Record, path: Path) -> None:
    """Write a record to a temporary file, then rename it: a crash leaves the old record."""
    fresh = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(record.to_json() + "\n")
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink()
        message = Message("cli-cannot-write", {"file": str(path), "reason": reason(error)})
        raise BadRecord(message) from error


def load(path: Path) -> Record:
    """The record in a file; `BadRecord` says why it cannot be read."""
    try:
        data = path.read_bytes()
    except OSError as error:
        message = Message("cli-cannot-read", {"file": str(path), "reason": reason(error)})
        raise BadRecord(message) from error
    return read_record(data)
