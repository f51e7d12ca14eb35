"""For those who run the server."""

from __future__ import annotations

from litestar import MediaType, Response, get

from donjon.table.request_context import Asked, hub_of


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """The process is alive."""
    return "ok"


@get("/ready", media_type=MediaType.TEXT)
async def ready(request: Asked) -> Response[str]:
    """The database answers: the server can be used."""
    if await hub_of(request).is_ready():
        return Response("ready")
    return Response("not ready", status_code=503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: Asked) -> bytes:
    """Figures for Prometheus."""
    hub = hub_of(request)
    return hub.metrics.text(len(hub.rooms))
