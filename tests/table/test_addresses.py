"""Which addresses friends are offered: never loopback, the likeliest first, and to whom."""

from __future__ import annotations

from ipaddress import ip_address

import pytest

from donjon.kernel.words.errors import BadOptions
from donjon.kernel.words.translate import translate
from donjon.table.addresses.machine import Adapter, machine_adapters, machine_sources, reachable
from donjon.table.addresses.offers import Address, Listening, network_addresses, offers
from donjon.table.addresses.origins import is_loopback, is_near, kind_of, origin_of
from donjon.table.settings import public_url_of

HOME = Address("network", "http://192.168.1.24:8642")
HERE = Address("this-computer", "http://127.0.0.1:8642")
PUBLIC = "https://games.example.org"


def adapter(name: str, *ips: str) -> Adapter:
    return Adapter(name, [ip_address(ip) for ip in ips])


MACHINE = [
    adapter("lo", "127.0.0.1", "::1"),
    adapter("docker0", "172.17.0.1", "fd17::1"),
    adapter("eth0", "10.0.0.5", "169.254.3.4", "fe80::1", "fd00::8", "fd00::9"),
    adapter("wlan0", "192.168.1.24", "fd00::7"),
    adapter("vEthernet (WSL)", "172.20.0.1"),
]
SOURCES = [ip_address("192.168.1.24"), ip_address("fd00::9")]


def found_on(host: str, sources: bool = True) -> list[str]:
    return [str(ip) for ip in reachable(host, MACHINE, SOURCES if sources else [])]


def test_on_all_interfaces_the_likeliest_comes_first_and_containers_last() -> None:
    assert found_on("0.0.0.0") == ["192.168.1.24", "10.0.0.5", "172.17.0.1", "172.20.0.1"]
    assert found_on("0.0.0.0", sources=False)[:2] == ["10.0.0.5", "192.168.1.24"]
    four, six = found_on("0.0.0.0"), ["fd00::9", "fd00::7"]
    assert found_on("::") == [*four[:2], *six, *four[2:], "fd17::1"]


def test_on_one_address_others_reach_that_one_or_none() -> None:
    assert found_on("192.168.1.24") == ["192.168.1.24"]
    assert found_on("127.0.0.1") == found_on("127.9.9.9") == found_on("::1") == []


def test_the_addresses_of_this_machine_are_read() -> None:
    every = [ip for each in machine_adapters() for ip in each.ips]
    assert ip_address("127.0.0.1") in every
    assert set(machine_sources()) <= set(every)
    for kind, url in network_addresses(Listening("0.0.0.0", 8642)):
        assert url.startswith("http://")
        assert url.endswith(":8642")
        assert kind != "this-computer"
        assert "127.0.0.1" not in url
    assert network_addresses(Listening("127.0.0.1", 8642)) == []
    assert network_addresses(Listening("fd00::7", 80)) == [
        Address("network", "http://[fd00::7]:80")
    ]


def test_loopback_is_never_the_best_where_there_is_another() -> None:
    assert offers(HERE.url, [HOME], "", is_at_server=True) == [HOME, HERE]
    assert offers(HERE.url, [HOME], PUBLIC, is_at_server=True) == [
        Address("public", PUBLIC),
        HOME,
        HERE,
    ]
    assert offers(HERE.url, [], "", is_at_server=True) == [HERE]


def test_addresses_of_the_network_are_told_at_the_server_only() -> None:
    assert offers(HERE.url, [HOME], "", is_at_server=False) == [HERE]
    named = Address("public", "https://play.example.com")
    assert offers(named.url, [HOME], "", is_at_server=False) == [named]
    assert offers(named.url, [HOME], "", is_at_server=True) == [named]
    assert offers(named.url, [HOME], PUBLIC, is_at_server=False) == [
        Address("public", PUBLIC),
        named,
    ]
    assert offers(PUBLIC, [HOME], PUBLIC, is_at_server=False) == [Address("public", PUBLIC)]


@pytest.mark.parametrize(
    ("host", "kind"),
    [
        ("192.168.1.24", "network"),
        ("100.64.0.7", "network"),
        ("8.8.8.8", "public"),
        ("2a00:1450::1", "network"),
        ("::ffff:8.8.8.8", "public"),
        ("play.example.com", "public"),
        ("raspberry.local", "network"),
        ("raspberry", "network"),
    ],
)
def test_a_host_tells_who_can_open_it(host: str, kind: str) -> None:
    assert kind_of(host) == kind


def test_who_is_near_and_what_is_loopback() -> None:
    near = ["127.0.0.1", "::1", "192.168.1.7", "fd00::7", "fe80::7%eth0", "::ffff:10.0.0.7"]
    assert all(map(is_near, near))
    assert not any(map(is_near, ["8.8.8.8", "2a00:1450::1", "::ffff:8.8.8.8", "", "unix"]))
    assert all(map(is_loopback, ["localhost", "a.localhost", "127.1.2.3", "::ffff:127.0.0.1"]))
    assert not any(map(is_loopback, ["localhost.example.org", "192.168.1.7", "0.0.0.0"]))


@pytest.mark.parametrize(
    ("url", "origin"),
    [
        ("https://Games.Example.org/", PUBLIC),
        ("http://[::1]:8642", "http://[::1]:8642"),
        (" http://raspberry:8642 ", "http://raspberry:8642"),
        ("https://höhle.example", "https://höhle.example"),
        ("ftp://games.example.org", None),
        ("games.example.org", None),
        ("https://games.example.org/donjon", None),
        ("https://me:secret@games.example.org", None),
        ("https://games.example.org?a=b", None),
        ("https://games.example.org:port", None),
        ("https://games.example.org:99999", None),
        ("https://[::1", None),
        ("https://", None),
        ("https://..", None),
        ('https://a"b', None),
        ("https://a b", None),
    ],
)
def test_an_origin_is_a_scheme_a_host_and_perhaps_a_port(url: str, origin: str | None) -> None:
    assert origin_of(url) == origin


def test_a_public_url_is_one_that_others_can_open() -> None:
    assert public_url_of("") == ""
    assert public_url_of("https://games.example.org/") == PUBLIC
    for url in ("games.example.org", "http://localhost:8642", "http://127.0.0.1"):
        with pytest.raises(BadOptions) as refused:
            public_url_of(url)
        assert url in translate(refused.value.message, "en")
        assert "--public-url" in translate(refused.value.message, "fr")
