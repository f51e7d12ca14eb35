"""Health, readiness and figures, for the people who run the server."""

from __future__ import annotations

from litestar import MediaType, Response, get

from donjon.table.request_context import AnyRequest, hub_of


@get("/health", media_type=MediaType.TEXT, sync_to_thread=False)
def health() -> str:
    """Say that the process is alive."""
    return "ok"


@get("/ready", media_type=MediaType.TEXT)
async def ready(request: AnyRequest) -> Response[str]:
    """Say whether the database answers."""
    if await hub_of(request).is_ready():
        return Response("ready")
    return Response("not ready", status_code=503)


@get("/metrics", media_type=MediaType.TEXT, sync_to_thread=False)
def metrics(request: AnyRequest) -> bytes:
    """Figures for Prometheus."""
    hub = hub_of(request)
    return hub.metrics.text(len(hub.live_matches))
