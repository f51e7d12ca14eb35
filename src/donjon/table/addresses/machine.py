"""The IP addresses of this machine at which others reach a server. Nothing is sent anywhere."""

from __future__ import annotations

import socket
from ipaddress import ip_address
from typing import Final, NamedTuple

import ifaddr

from donjon.table.addresses.origins import IP, is_loopback

ALL_IPV4: Final = "0.0.0.0"
ALL: Final = "::"
FAR_AWAY: Final = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses for documentation: the system says from where it would send, and nothing is sent."""
VIRTUAL: Final = (
    *("docker", "br-", "veth", "cni", "podman", "lxc", "lxd", "virbr"),
    *("vmnet", "vboxnet", "bridge", "vethernet", "virtualbox", "vmware"),
)
"""How the adapters of containers and virtual machines are called."""


class Adapter(NamedTuple):
    """A network adapter of this machine."""

    name: str
    ips: list[IP]


def reachable(host: str, adapters: list[Adapter], sources: list[IP]) -> list[IP]:
    """The addresses at which others reach a server that listens on `host`, the likeliest first.

    One of each version for an adapter. Those of containers and virtual machines come last, and
    IPv6, which is longer to type, after IPv4. `sources` are the ones that lead to the Internet.
    """
    if host not in (ALL_IPV4, ALL):
        return [] if is_loopback(host) else [ip_address(host)]
    versions = (4,) if host == ALL_IPV4 else (4, 6)
    found: list[tuple[bool, int, bool, IP]] = []
    for name, ips in adapters:
        for version in versions:
            usable = [ip for ip in ips if ip.version == version and is_usable(ip)]
            if usable:
                best = min(usable, key=lambda ip: ip not in sources)
                found.append((is_virtual(name), version, best not in sources, best))
    return [ip for *_, ip in sorted(found, key=lambda each: each[:3])]


def machine_adapters() -> list[Adapter]:
    """The network adapters of this machine."""
    return [
        Adapter(
            each.nice_name,
            [ip_address(ip.ip[0] if isinstance(ip.ip, tuple) else ip.ip) for ip in each.ips],
        )
        for each in ifaddr.get_adapters()
    ]


def machine_sources() -> list[IP]:
    """The addresses from which this machine would reach the Internet."""
    return [ip for host, family in FAR_AWAY if (ip := source_towards(host, family)) is not None]


def source_towards(host: str, family: int) -> IP | None:
    """The own address on the way to `host`; None if there is no way."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((host, 9))
            return ip_address(probe.getsockname()[0])
    except OSError:
        return None


def is_usable(ip: IP) -> bool:
    """Whether another computer can open it."""
    return not (ip.is_loopback or ip.is_link_local or ip.is_unspecified or ip.is_multicast)


def is_virtual(adapter: str) -> bool:
    """Whether an adapter leads to containers or virtual machines only."""
    return adapter.lower().startswith(VIRTUAL)
