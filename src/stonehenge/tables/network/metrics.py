"""Metrics of the server for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)


class Metrics:
    """Counters and gauges of one process."""

    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        r = self.registry
        self.commands: Final = Counter(
            "stonehenge_commands", "Commands carried out", ["type"], registry=r
        )
        self.refusals: Final = Counter(
            "stonehenge_refusals", "Commands refused, by rule", ["rule"], registry=r
        )
        self.seconds: Final = Histogram(
            "stonehenge_command_seconds",
            "Time from a command to its durable answer",
            buckets=_FAST,
            registry=r,
        )
        self.sockets: Final = Gauge("stonehenge_sockets", "Connections open", registry=r)
        self.tables: Final = Gauge("stonehenge_tables", "Tables in memory", registry=r)
        self.forfeits: Final = Gauge(
            "stonehenge_forfeits",
            "Decisions that a plainer level took because a computer player was slow or failed",
            ["reason"],
            registry=r,
        )
        self.coach: Final = Gauge(
            "stonehenge_coach_waiting",
            "Reviews and positions that the coach has been asked for and has not answered",
            ["kind"],
            registry=r,
        )

    def text(self) -> bytes:
        """All metrics as text."""
        return generate_latest(self.registry)
