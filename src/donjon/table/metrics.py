"""Figures about a worker, in Prometheus's format."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one worker."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self.registry: Final = registry
        self.acts = 0  # a plain number is faster to increment than a `Counter`
        self._acts: Final = Counter("donjon_acts", "Acts done and durable", registry=registry)
        self._acts_counted = 0
        self.rejects: Final = Counter(
            "donjon_rejects", "Messages refused, by code", ["code"], registry=registry
        )
        self.connections: Final = Gauge(
            "donjon_connections", "Open live connections", registry=registry
        )
        self.live_matches: Final = Gauge(
            "donjon_live_matches", "Tables in memory", registry=registry
        )
        self._group: Final = Histogram(
            "donjon_commit_acts",
            "Acts that shared one commit",
            buckets=(1, 2, 5, 10, 20, 50, 100, 200, 500),
            registry=registry,
        )

    def committed(self, acts: int) -> None:
        """Record how many acts were written in one commit."""
        self._group.observe(acts)

    def text(self, live_matches: int) -> bytes:
        """All figures as text."""
        self.live_matches.set(live_matches)
        self._acts.inc(self.acts - self._acts_counted)
        self._acts_counted = self.acts
        return generate_latest(self.registry)
