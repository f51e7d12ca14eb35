"""The error for a class that cannot be copied."""

from __future__ import annotations


class CannotCopy(Exception):
    """A class that no copy can be written for; the text says why in one sentence."""
