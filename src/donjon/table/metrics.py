"""Figures for those who run the server, in Prometheus's format."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What one worker counts."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.acts = 0
        self._acts: Final = Counter("donjon_acts", "Acts done and durable", registry=registry)
        self._told = 0
        self.rejects: Final = Counter(
            "donjon_rejects", "Messages refused, by code", ["code"], registry=registry
        )
        self.connections: Final = Gauge(
            "donjon_connections", "Open live connections", registry=registry
        )
        self.rooms: Final = Gauge("donjon_rooms", "Tables in memory", registry=registry)
        self._group: Final = Histogram(
            "donjon_commit_acts",
            "Acts that shared one commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=registry,
        )

    def committed(self, acts: int) -> None:
        """So many acts shared a commit."""
        self._group.observe(acts)

    def text(self, rooms: int) -> bytes:
        """All figures as text."""
        self.rooms.set(rooms)
        self._acts.inc(self.acts - self._told)  # a plain number is quicker to count on
        self._told = self.acts
        return generate_latest(self.registry)
