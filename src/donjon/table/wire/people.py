"""People and their names."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=40)]


class Me(msgspec.Struct, frozen=True):
    """The person who asks; `name` is None for a guest."""

    name: str | None


class NewName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that a person chooses."""

    name: Name
