"""The programs that the table's tests start: servers, PostgreSQL and Redis."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

from tests.table.seeded_server import CLOCK_FILE
from tools.debian import postgres_folder

TIMEOUT_SECONDS: Final = 30.0
HOST: Final = "127.0.0.1"
IS_MEASURED: Final = "COVERAGE_PROCESS_CONFIG" in os.environ
DONJON: Final = Path(__file__).with_name("seeded_server.py")


def free_port() -> int:
    """A port on which nothing listens."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port


class Program:
    """A process in a process group of its own, with its output in a file."""

    def __init__(self, command: list[str], log: Path, user: str | None = None) -> None:
        self.command: Final = command
        self.log: Final = log
        self.user: Final = user
        self.environment: Final[dict[str, str]] = {}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, is_ready: Callable[[], bool]) -> None:
        """Start the process and wait until it is ready."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                cwd=self.log.parent,
                env={**os.environ, **self.environment},
                start_new_session=True,
                user=self.user,
                group=pwd.getpwnam(self.user).pw_gid if self.user else None,
            )
        until = time.monotonic() + TIMEOUT_SECONDS
        while not is_ready():
            assert self.process.poll() is None, f"it ended at once:\n{self.output()}"
            assert time.monotonic() < until, f"it is not ready:\n{self.output()}"
            time.sleep(0.02)

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def output(self) -> str:
        """All its output so far."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """Kill it, as a power cut would; its child processes are not killed."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        """Send a signal and wait. Returns the exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(TIMEOUT_SECONDS)

    def destroy(self) -> None:
        """Kill the whole process group, in whatever state it is."""
        if self.process is None:
            return
        if IS_MEASURED and self.process.poll() is None:
            self.end(signal.SIGTERM)  # a killed process writes no coverage
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(TIMEOUT_SECONDS)


class Server(Program):
    """`donjon serve` on a port of its own, with a folder of its own."""

    def __init__(
        self,
        folder: Path,
        *,
        host: str = HOST,
        database: str = "",
        redis: str = "",
        port: int = 0,
        more: Sequence[str] = (),
        **limits: object,
    ) -> None:
        self.port: Final = port or free_port()
        self.url: Final = f"http://{HOST}:{self.port}"
        words = ["--host", host, *more, "--port", str(self.port), "--data", str(folder)]
        words += ["--database", database] if database else []
        words += ["--redis", redis] if redis else []
        for name, value in limits.items():
            words += ["--set", f"{name}={value}"]
        folder.mkdir(parents=True, exist_ok=True)
        super().__init__([sys.executable, "-P", str(DONJON), "serve", *words], folder / "log")
        self.clock_file: Final = folder / "clock"
        self.advance_clock(0)
        self.environment[CLOCK_FILE] = str(self.clock_file)

    def advance_clock(self, seconds: float) -> None:
        """Advance the server's clock by `seconds`; all servers of a folder share one clock."""
        after = self.clock_file.with_suffix(".new")
        after.write_text(str(self.ahead + seconds))
        after.rename(self.clock_file)

    @property
    def ahead(self) -> float:
        """How many seconds its clock is ahead of the machine's."""
        return float(self.clock_file.read_text()) if self.clock_file.exists() else 0.0

    def up(self) -> Server:
        """Start it, also again after it ended, with the same port and folder."""
        self.start(self.is_ready)
        return self

    def is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/ready", timeout=5) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def stop(self) -> None:
        """Stop it by SIGTERM; it must end cleanly."""
        assert self.end(signal.SIGTERM) in (0, -signal.SIGTERM), self.output()


class Postgres(Program):
    """A cluster in a temporary folder; it trusts every user of this machine."""

    def __init__(self) -> None:
        programs = postgres_folder()
        assert programs is not None
        self.programs: Final = programs
        self.folder: Final = Path(tempfile.mkdtemp(prefix="donjon-postgres-"))
        self.port: Final = free_port()
        self.made: int = 0
        data = str(self.folder / "data")
        options = [f"-cunix_socket_directories={self.folder}", f"-clisten_addresses={HOST}"]
        options += ["-cfsync=off", "-cmax_connections=200", "-cshared_buffers=32MB"]
        command = [str(programs / "postgres"), "-D", data, "-p", str(self.port), *options]
        super().__init__(command, self.folder / "log", unprivileged_user())
        self.log.touch()
        if self.user:  # PostgreSQL does not run as root
            shutil.chown(self.folder, self.user)
        self.run("initdb", "-D", data, "-U", "donjon", "-A", "trust", "--no-sync", "-E", "UTF8")

    def up(self) -> Postgres:
        where = ["-h", HOST, "-p", str(self.port)]
        self.start(lambda: self.run("pg_isready", "-q", *where, check=False) == 0)
        return self

    def run(self, program: str, *arguments: str, check: bool = True) -> int:
        return subprocess.run(
            [self.programs / program, *arguments],
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
            user=self.user,
            check=check,
        ).returncode

    def database(self) -> str:
        """The URL of a new, empty database."""
        self.made += 1
        name = f"table{self.made}"
        self.run("createdb", "-h", HOST, "-p", str(self.port), "-U", "donjon", name)
        return f"postgresql://donjon@{HOST}:{self.port}/{name}"

    def destroy(self) -> None:
        if self.process is not None:
            self.end(signal.SIGINT)
        super().destroy()
        shutil.rmtree(self.folder)


def unprivileged_user() -> str | None:
    """Another user, if we are root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


class Redis(Program):
    """A Redis without persistence."""

    def __init__(self, folder: Path) -> None:
        self.port: Final = free_port()
        self.url: Final = f"redis://{HOST}:{self.port}/0"
        words = ["--port", str(self.port), "--bind", HOST, "--save", "", "--appendonly", "no"]
        super().__init__(["redis-server", *words, "--dir", str(folder)], folder / "log")

    def up(self) -> Redis:
        self.start(self.is_ready)
        return self

    def is_ready(self) -> bool:
        try:
            with socket.create_connection((HOST, self.port), timeout=1) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False
