"""The Python environment: `python3 -m tools.setup [dev]` makes .venv and installs what is locked.

A second run with the same locks does nothing. Written for every Python 3, so that one that is too
old says so.
"""

from __future__ import annotations

import hashlib
import importlib.util
import re
import shutil
import subprocess
import sys

from tools.stages import ROOT, Impossible, run_or_explain, stage

VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
OLDEST_PYTHON = (3, 11)
PIP = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-deps"]
# pip compiles no bytecode: IMPORT_ALL does it, only for the modules that a table imports.
LOCKED = [*PIP, "--no-compile", "--require-hashes", "-r"]
LOCK, DEV_LOCK = "requirements.lock", "requirements-dev.lock"
NODE = "nodejs"
"""What the names of the packages with Node begin with; both locks have them."""
IMPORT_ALL = """
import sys
sys.dont_write_bytecode = False
import donjon.commands.serve, donjon.registry
donjon.registry.load_all()
"""


def bring_up_to_date(dev: bool = False) -> None:
    """Make or update the environment for playing; with `dev`, also for testing."""
    if not is_complete():
        make_environment()
    own_package = [*PIP, "--no-build-isolation", "-e", "."]
    import_all = [str(PYTHON), "-c", IMPORT_ALL]
    install_locked("ready", "packages", LOCK, own_package, import_all)
    if dev:
        install_locked("ready-dev", "tools of the tests", DEV_LOCK)


def is_complete() -> bool:
    """Whether there is a complete environment: its Python runs and has pip."""
    command = [str(PYTHON), "-c", "import pip"]
    return PYTHON.exists() and subprocess.run(command, capture_output=True).returncode == 0


def install_locked(stamp: str, name: str, lock: str, *more: list[str]) -> None:
    """Install what is locked, unless the file `stamp` already has the hash of the lock."""
    file = VENV / stamp
    wanted = hash_of(lock, "pyproject.toml")
    if not file.exists() or file.read_text() != wanted:
        needed, node = split_at_node((ROOT / lock).read_text())
        if node and lock == LOCK:
            install_node(node)
        stage(name, [*LOCKED, written(f"needed-{lock}", needed)], *more)
        file.write_text(wanted)


def split_at_node(lock: str) -> tuple[str, str]:
    """The locked packages without those with Node, and those with Node alone."""
    packages = re.split(r"^(?=\S)", lock, flags=re.M)
    return (
        "".join(each for each in packages if not each.startswith(NODE)),
        "".join(each for each in packages if each.startswith(NODE)),
    )


def written(name: str, packages: str) -> str:
    """The path of a list of packages for pip."""
    path = VENV / name
    path.write_text(packages)
    return str(path)


def install_node(packages: str) -> None:
    """Install the packages with Node; where there are none for this machine, go on without."""
    try:
        stage("Node", [*LOCKED, written(f"node-{LOCK}", packages)])
    except Impossible as reason:
        print(f"{reason}\nthe client will be built with the Node of this machine", flush=True)


def hash_of(*names: str) -> str:
    digest = hashlib.sha256()
    for name in names:
        digest.update((ROOT / name).read_bytes())
    return digest.hexdigest()


def make_environment() -> None:
    """Make a new environment with the Python that runs this script."""
    if sys.version_info < OLDEST_PYTHON:
        raise Impossible(sentence_for_old_python())
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        raise Impossible("Python has no venv here: install it (Debian: apt install python3-venv)")
    shutil.rmtree(VENV, ignore_errors=True)
    # venv hides what ensurepip says, for instance that the disk is full.
    stage(
        "environment",
        [sys.executable, "-m", "venv", "--without-pip", str(VENV)],
        [str(PYTHON), "-m", "ensurepip", "--upgrade", "--default-pip"],
    )


def sentence_for_old_python() -> str:
    least, found = (
        ".".join(map(str, version[:2])) for version in (OLDEST_PYTHON, sys.version_info)
    )
    return (
        f"Python {least} or later is needed, and {sys.executable} is {found}: install one (Debian: "
        f"apt install python3) and name it, for example make play PYTHON=python{least}"
    )


def main() -> int:
    bring_up_to_date(dev="dev" in sys.argv[1:])
    return 0


if __name__ == "__main__":
    sys.exit(run_or_explain(main))
