"""Which addresses a person is offered to send to friends.

Loopback is for the computer itself alone. The addresses of the network are told only there, too:
whoever came by another address knows that one.
"""

from __future__ import annotations

from typing import NamedTuple

from donjon.table.addresses.machine import machine_adapters, machine_sources, reachable
from donjon.table.addresses.origins import Kind, host_of, in_brackets, is_loopback, kind_of


class Listening(NamedTuple):
    """Where the server listens."""

    host: str
    port: int


class Address(NamedTuple):
    """An address of the server without a path, and from where it can be opened."""

    kind: Kind
    url: str


def offers(
    opened: str, network: list[Address], public_url: str, is_at_server: bool
) -> list[Address]:
    """The addresses for a person who came by the origin `opened`, the best for friends first."""
    found = [Address("public", public_url)] if public_url else []
    if is_loopback(host_of(opened)):
        found += network if is_at_server else []
        return [*found, Address("this-computer", opened)]
    return found if opened == public_url else [*found, Address(kind_of(host_of(opened)), opened)]


def network_addresses(listening: Listening) -> list[Address]:
    """Where others can open a server that listens there, the likeliest first."""
    found = reachable(listening.host, machine_adapters(), machine_sources())
    return [
        Address(kind_of(str(ip)), f"http://{in_brackets(str(ip))}:{listening.port}") for ip in found
    ]
