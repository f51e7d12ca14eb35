"""How much is tried: a sample by default (`make test`), everything in a proof (`make proof`).

DONJON_PROOF is the share of the full size: 1 is all of it, 0.1 a tenth; without it each test tries
its sample. DONJON_LUCK is any word: another one moves every seed that goes through `lucky`.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

COMPILED: Final = os.environ.get("DONJON_COMPILED") == "1"
SHARE: Final = float(os.environ.get("DONJON_PROOF") or 0)
IS_PROOF: Final = SHARE > 0
LUCK: Final = os.environ.get("DONJON_LUCK", "")


def size(sample: int, full: int, *, compiled: int | None = None) -> int:
    """How many to try: the sample, or `compiled` where the rules are compiled.

    In a proof it is that share of the full size, and never less than the sample.
    """
    least = sample if compiled is None or not COMPILED else compiled
    return max(least, round(full * SHARE))


def lucky(seed: int) -> int:
    """The seed itself, or another one derived from it by DONJON_LUCK."""
    if not LUCK:
        return seed
    return int.from_bytes(hashlib.blake2b(f"{LUCK}|{seed}".encode(), digest_size=6).digest())
