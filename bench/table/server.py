"""`donjon serve` on one core, with its memory and CPU time."""

from __future__ import annotations

import http.client
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[2]
COMPILED: Final = ROOT / "build" / "compiled"
HOST: Final = "127.0.0.1"
SERVER_CORE: Final = 1
LOAD_CORE: Final = 0
TIMEOUT: Final = 30.0
ACTS: Final = "donjon_acts_total "
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
HIGH_LIMITS: Final = {  # a benchmark would reach the default ones
    "rate": 1_000_000,
    "burst": 1_000_000,
    "tables": 1_000_000,
    "requests": 1_000_000,
    "requests_burst": 1_000_000,
    "newcomers": 1_000_000,
    "sockets": 1_000_000,
}


class Server:
    """One process, pinned to a core; its output goes to a log next to its data."""

    def __init__(self, folder: Path, database: str) -> None:
        self.port: Final = free_port()
        self.log: Final = folder / "log"
        words = ["--host", HOST, "--port", str(self.port), "--data", str(folder)]
        words += ["--database", database] if database else []
        for name, value in HIGH_LIMITS.items():
            words += ["--set", f"{name}={value}"]
        self.process: Final = subprocess.Popen(
            [*pinned(SERVER_CORE), sys.executable, "-m", "donjon", "serve", *words],
            env={**os.environ, "PYTHONPATH": str(COMPILED)},
            stdout=self.log.open("wb"),
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.wait()

    def wait(self) -> None:
        until = time.monotonic() + TIMEOUT
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > until:
                self.process.kill()
                sys.exit(f"the server does not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        try:
            return bool(Caller(self.port).ask("GET", "/ready")[0] == 200)
        except OSError:
            return False

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def memory(self) -> int:
        """Resident memory in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * PAGE

    def acts(self) -> int:
        """How many choices of people and bots it has made durable."""
        caller = Caller(self.port)
        caller.connection.request("GET", "/metrics")
        lines = caller.connection.getresponse().read().decode().splitlines()
        caller.connection.close()
        return next(int(float(line.split()[1])) for line in lines if line.startswith(ACTS))

    def cpu(self) -> float:
        """CPU seconds so far, with those of its ended children."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return sum(int(field) for field in fields[11:15]) / TICKS


class Caller:
    """Sends a person's requests, with their cookie, on one connection."""

    def __init__(self, port: int) -> None:
        self.origin: Final = f"http://{HOST}:{port}"
        self.connection: Final = http.client.HTTPConnection(HOST, port, timeout=TIMEOUT)
        self.cookie: str = ""

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        headers = {"Origin": self.origin, "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.connection.request(method, path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if given := answer.getheader("Set-Cookie"):
            self.cookie = given.partition(";")[0]
        is_json = "json" in (answer.getheader("Content-Type") or "")
        return answer.status, json.loads(text) if is_json and text else None

    def must(self, method: str, path: str, body: object = None) -> Any:
        """The body of the response; exits if it is an error."""
        status, found = self.ask(method, path, body)
        if status >= 300:
            sys.exit(f"{method} {path}: {status} {found}")
        return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


def cores() -> int:
    return len(os.sched_getaffinity(0))


def pinned(core: int) -> list[str]:
    """The prefix of a command that keeps it on a core, if there are two."""
    return ["taskset", "-c", str(core)] if cores() > 1 else []


def cpu_seconds_of_machine() -> float:
    """CPU seconds of all programs on all cores so far."""
    user, nice, system, _idle, _wait, *rest = Path("/proc/stat").read_text().split()[1:9]
    return sum(int(ticks) for ticks in (user, nice, system, *rest)) / TICKS


def allow_many_sockets() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
