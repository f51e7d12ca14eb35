"""Programs from Debian's packages: `debian.py [PACKAGE...]`, or else what the tests start.

Installs what is missing when it may; otherwise says what to install. What needs a program that is
not there is skipped and says so.
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
    """Where initdb and postgres are; Debian keeps the newest version off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = POSTGRES.glob("*/bin/initdb")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


def missing(packages: Sequence[str]) -> list[str]:
    """Those of them whose program is not here."""
    return [each for each in packages if program_of(each) is None]


def program_of(package: str) -> Path | str | None:
    """Where a package's program is; most have the name of the package."""
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
