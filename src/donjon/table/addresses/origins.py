"""Hosts and origins (scheme, host and port): what they are, and who can open them."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final, Literal
from urllib.parse import urlsplit

Kind = Literal["public", "network", "this-computer"]
IP = IPv4Address | IPv6Address

AT_HOME: Final = (".local", ".lan", ".internal", ".home.arpa")
"""How the names of computers in a private network end."""


def origin_of(url: str) -> str | None:
    """The origin that a URL is; None if it is none, or has more than an origin."""
    try:
        parts = urlsplit(url.strip())
        host, port = parts.hostname or "", parts.port
    except ValueError:
        return None
    extra = parts.username or parts.password or parts.query or parts.fragment
    if parts.scheme not in ("http", "https") or extra or parts.path not in ("", "/"):
        return None
    if not is_host(host):
        return None
    return f"{parts.scheme}://{in_brackets(host)}" + (f":{port}" if port is not None else "")


def host_of(origin: str) -> str:
    """The host of an origin."""
    return urlsplit(origin).hostname or ""


def in_brackets(host: str) -> str:
    """A host as it stands in a URL."""
    return f"[{host}]" if ":" in host else host


def is_host(host: str) -> bool:
    """Whether this can be an IP address or a name."""
    return ip_of(host) is not None or all(
        part.replace("-", "").replace("_", "").isalnum() for part in host.split(".")
    )


def ip_of(host: str) -> IP | None:
    """The IP address that a host is; None for a name."""
    try:
        ip = ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip


def is_loopback(host: str) -> bool:
    """Whether a host is the computer that asks."""
    ip = ip_of(host)
    return ip.is_loopback if ip is not None else host == "localhost" or host.endswith(".localhost")


def is_near(host: str) -> bool:
    """Whether a host is this computer, or in a private network."""
    ip = ip_of(host)
    return ip is not None and (ip.is_loopback or ip.is_private or ip.is_link_local)


def kind_of(host: str) -> Kind:
    """From where others can open a host, as far as it tells. IPv6 mostly stays in the house."""
    ip = ip_of(host)
    if ip is not None:
        return "public" if ip.version == 4 and ip.is_global else "network"
    return "public" if "." in host and not host.endswith(AT_HOME) else "network"
