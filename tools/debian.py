"""What the tests of the table start: a browser, PostgreSQL and Redis, from Debian's packages.

Installs what is missing when it may; otherwise says what to install. Tests whose program is not
there are skipped and say so.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

POSTGRES: Final = Path("/usr/lib/postgresql")
APT: Final = ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]


def postgres_folder() -> Path | None:
    """Where initdb and postgres are; Debian keeps the newest version off the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = POSTGRES.glob("*/bin/initdb")
    newest = max(versions, key=lambda path: float(path.parts[-3]), default=None)
    return newest.parent if newest else None


def missing() -> list[str]:
    """The packages whose program is not here."""
    here = {
        "chromium": shutil.which("chromium"),
        "postgresql": postgres_folder(),
        "redis-server": shutil.which("redis-server"),
    }
    return [package for package, program in here.items() if program is None]


def may_install() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(packages: list[str]) -> None:
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for step in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
        subprocess.run([*APT, *step], env=quietly, stdout=subprocess.DEVNULL, check=False)


def main() -> int:
    packages = missing()
    if packages and may_install():
        print(f"installing {', '.join(packages)}", flush=True)
        install(packages)
        packages = missing()
    if packages:
        print(f"without {', '.join(packages)}: the tests that need them are skipped", end="")
        print(f" (Debian: apt install {' '.join(packages)})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
