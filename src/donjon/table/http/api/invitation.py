"""The addresses at which friends find a table."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get
from litestar.params import Parameter

from donjon.table.addresses.offers import Address, network_addresses, offers
from donjon.table.addresses.origins import host_of, is_loopback, is_near, origin_of
from donjon.table.http.api.problem_responses import PROBLEMS
from donjon.table.qr_code import path_of, rows_of
from donjon.table.refusals import BadRequest, Forbidden
from donjon.table.request_context import AnyRequest, address_of, hub_of, signed_in_person
from donjon.table.store.table_register import TableRow
from donjon.table.wire.invitations import Invitation, InviteAddress, QrCode

Opened = Annotated[str, Parameter(max_length=300)]
LETS_FRIENDS_IN: Final = "donjon serve --host 0.0.0.0"
PASSED_ON: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via", "cf-connecting-ip")
"""Headers of a request that a proxy has passed on."""


@get("/api/tables/{table_id:str}/invitation", responses=PROBLEMS)
async def invitation(request: AnyRequest, table_id: str, opened: Opened) -> Invitation:
    """Where friends find the table, for its host or a player who opened the page at `opened`."""
    hub, person = hub_of(request), await signed_in_person(request)
    row = (await hub.visible(table_id, person, None)).row
    if row.seat_of(person.id) is None and row.host != person.id:
        raise Forbidden("not-seated")
    origin = origin_of(opened)
    if origin is None:
        raise BadRequest("bad-address", address=opened)
    settings = hub.settings
    network = network_addresses(settings.listening)
    found = offers(origin, network, settings.public_url, is_at_server(request))
    is_closed = is_loopback(settings.listening.host) and found[0].kind == "this-computer"
    return Invitation(
        [invite_address(each, row) for each in found], LETS_FRIENDS_IN if is_closed else None
    )


def is_at_server(request: AnyRequest) -> bool:
    """Whether the browser runs on the server's own machine: only there it may open loopback.

    Behind a proxy every browser would seem to.
    """
    if hub_of(request).settings.secure or any(name in request.headers for name in PASSED_ON):
        return False
    asked = origin_of(f"http://{request.headers.get('host', '')}")
    return asked is not None and is_loopback(host_of(asked)) and is_near(address_of(request))


def invite_address(address: Address, row: TableRow) -> InviteAddress:
    """An address with the link to the table, and its code if another device can open it."""
    link = f"{address.url}/t/{row.id}?invite={row.invite}"
    if address.kind == "this-computer":
        return InviteAddress(address.kind, address.url, link, None)
    rows = rows_of(link)
    return InviteAddress(address.kind, address.url, link, QrCode(len(rows), path_of(rows)))
