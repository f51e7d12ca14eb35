"""The pages that can be opened without a table."""

from __future__ import annotations

from typing import Final

PAGES: Final = (
    "/",
    "/new",
    "/watch",
    "/replays",
    "/rules",
    "/rules/dragonquest",
    "/about",
    "/nowhere",
)
