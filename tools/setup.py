"""The Python environment: `python3 -m tools.setup [dev]` makes .venv and installs what is locked.

A second run with the same locks does nothing. Written for every Python 3, so that one that is too
old says so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import shutil
import subprocess
import sys

from tools.stages import ROOT, Impossible, run_or_explain, stage

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
LEAST = (3, 11)
PIP = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
# Bytecode is only compiled for what a table imports, not for all that is installed.
LOCKED = [*PIP, "--no-compile", "--require-hashes", "-r"]
WARM = """
import sys
sys.dont_write_bytecode = False
import donjon.commands.serve, donjon.registry
donjon.registry.load_all()
"""


def bring_up_to_date(dev: bool = False) -> None:
    """The environment of those who play, or of those who also test."""
    if not is_whole():
        make_environment()
    itself = [*PIP, "--no-build-isolation", "-e", "."]
    fill("ready", "packages", "requirements.lock", itself, [str(PYTHON), "-c", WARM])
    if dev:
        fill("ready-dev", "tools of the tests", "requirements-dev.lock")


def is_whole() -> bool:
    """Whether there is a complete environment: its Python runs and has pip."""
    asked = [str(PYTHON), "-c", "import pip"]
    return PYTHON.exists() and subprocess.run(asked, capture_output=True).returncode == 0


def fill(mark: str, name: str, lock: str, *more: list[str]) -> None:
    """Install what is locked unless the file `mark` has the hash of the lock."""
    note = VENV / mark
    wanted = hash_of(lock, "pyproject.toml")
    if not note.exists() or note.read_text() != wanted:
        stage(name, [*LOCKED, lock], *more)
        note.write_text(wanted)


def hash_of(*names: str) -> str:
    whole = hashlib.sha256()
    for name in names:
        whole.update((ROOT / name).read_bytes())
    return whole.hexdigest()


def make_environment() -> None:
    """A new one, with the Python that runs this."""
    if sys.version_info < LEAST:
        raise Impossible(too_old())
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Impossible("Python has no venv here: install it (Debian: apt install python3-venv)")
    shutil.rmtree(VENV, ignore_errors=True)
    stage("environment", [sys.executable, "-m", "venv", str(VENV)])


def too_old() -> str:
    least, found = (".".join(map(str, version[:2])) for version in (LEAST, sys.version_info))
    return (
        f"Python {least} or later is needed, and {sys.executable} is {found}: install one (Debian: "
        f"apt install python3) and name it, for example make play PYTHON=python{least}"
    )


def main() -> int:
    bring_up_to_date(dev="dev" in sys.argv[1:])
    return 0


if __name__ == "__main__":
    sys.exit(run_or_explain(main))
