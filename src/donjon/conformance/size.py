"""How much is tried: a sample by default (`make test`), everything in a proof (`make proof`).

DONJON_PROOF is the share of the full size: 1 is all of it, 0.1 a tenth; without it each test tries
its sample. DONJON_SEED is any text: another text changes every seed that goes through
`derived_seed`.
"""

from __future__ import annotations

import hashlib
import os
from typing import Final

COMPILED: Final = os.environ.get("DONJON_COMPILED") == "1"
SHARE: Final = float(os.environ.get("DONJON_PROOF") or 0)
IS_PROOF: Final = SHARE > 0
RUN_SEED: Final = os.environ.get("DONJON_SEED", "")


def size(sample: int, full: int, *, compiled: int | None = None) -> int:
    """How many to try: the sample, or `compiled` where the rules are compiled.

    In a proof it is the share DONJON_PROOF of the full size, and never less than the sample.
    """
    least = sample if compiled is None or not COMPILED else compiled
    return max(least, round(full * SHARE))


def derived_seed(seed: int) -> int:
    """The seed itself, or where DONJON_SEED is set another one derived from both."""
    if not RUN_SEED:
        return seed
    return int.from_bytes(hashlib.blake2b(f"{RUN_SEED}|{seed}".encode(), digest_size=6).digest())
