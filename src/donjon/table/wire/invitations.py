"""How friends find a table."""

from __future__ import annotations

from typing import Literal

import msgspec

AddressKind = Literal["public", "network", "this-computer"]


class QrCode(msgspec.Struct, frozen=True):
    """A code to point a phone at: its dark squares as one SVG path in a square of `size`."""

    size: int
    path: str


class InviteAddress(msgspec.Struct, frozen=True):
    """An address of the server for people on the Internet, in the same network, or here alone.

    `link` invites to the table; what leads to this computer alone has no code.
    """

    kind: AddressKind
    url: str
    link: str
    qr: QrCode | None


class Invitation(msgspec.Struct, frozen=True):
    """The addresses of a table, the best for friends first.

    `command` starts the server so that friends reach it, if they cannot now.
    """

    addresses: list[InviteAddress]
    command: str | None
