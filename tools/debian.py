"""Installs Debian packages: `debian.py [PACKAGE...]`, by default those that the tests need.

Run as root, it installs what is missing; otherwise it says what to install. Tests that need a
missing program are skipped.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

FOR_TESTS: Final = ("chromium", "postgresql", "redis-server")
POSTGRES: Final = Path("/usr/lib/postgresql")
APT: Final = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]


def postgres_folder() -> Path | None:
    """The folder of initdb and postgres; Debian does not put it on the PATH."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = POSTGRES.glob("*/bin/initdb")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


def missing(packages: Sequence[str]) -> list[str]:
    """The packages whose program is not installed."""
    return [each for each in packages if program_of(each) is None]


def program_of(package: str) -> Path | str | None:
    """The path of a package's program; most programs are named after their package."""
    return postgres_folder() if package == "postgresql" else shutil.which(package)


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run([*APT, *step], env=quietly, stdout=subprocess.DEVNULL, check=False)


def main(wanted: Sequence[str]) -> int:
    packages = missing(wanted)
    if packages and may_install():
        print(f"installing {', '.join(packages)}", flush=True)
        install(packages)
        packages = missing(wanted)
    if packages:
        print(f"without {', '.join(packages)}: what needs them is skipped", end="")
        print(f" (Debian: apt install {' '.join(packages)})")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or FOR_TESTS))
