"""The pages one can go to without a table."""

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
