"""A release: `release.py`, after `make check test`. The version stands in src/donjon/__init__.py.

The unreleased part of the changelog gets a heading with the version and the day. That is committed
and tagged; nothing is pushed. `release.py --check` only says what stands in the way.
"""

from __future__ import annotations

import datetime
import re
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
VERSION: Final = re.compile(r'^__version__ = "(\d+\.\d+\.\d+)"$', re.M)
UNRELEASED: Final = "## [Unreleased]\n"


class ToolError(Exception):
    """Why a tool cannot go on, in a sentence that says what would help."""


def version_of(root: Path) -> str:
    """The version, as src/donjon/__init__.py has it."""
    found = VERSION.search((root / "src" / "donjon" / "__init__.py").read_text(encoding="utf-8"))
    if found is None:
        raise ToolError('src/donjon/__init__.py has no line __version__ = "1.2.3"')
    return found[1]


def with_heading(changelog: str, version: str, day: datetime.date) -> str:
    """The changelog with its unreleased part under the heading of the version."""
    if f"## [{version}]" in changelog:
        raise ToolError(f"CHANGELOG.md has {version} already: raise __version__ first")
    before, mark, after = changelog.partition(UNRELEASED)
    if not mark:
        raise ToolError(f"CHANGELOG.md has no heading {UNRELEASED.strip()}")
    if not after.partition("\n## [")[0].strip():
        raise ToolError("CHANGELOG.md tells nothing that is unreleased: say what users will notice")
    return f"{before}{UNRELEASED}\n## [{version}] - {day.isoformat()}\n{after}"


def git(root: Path, *words: str) -> str:
    """Run git and return its output; `ToolError` with git's message if it fails."""
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolError(f"git {words[0]}: {done.stderr.strip()}")
    return done.stdout.strip()


def new_changelog(root: Path, version: str, day: datetime.date) -> str:
    """The changelog with its new heading; `ToolError` if this cannot be released."""
    if git(root, "status", "--porcelain"):
        raise ToolError("there are changes that are not committed: commit or drop them first")
    if git(root, "tag", "--list", f"v{version}"):
        raise ToolError(f"v{version} is released: raise __version__ first")
    changelog = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return with_heading(changelog, version, day)


def release(root: Path, day: datetime.date) -> str:
    """Write the heading, commit and tag. Returns the version."""
    version = version_of(root)
    text = new_changelog(root, version, day)
    (root / "CHANGELOG.md").write_text(text, encoding="utf-8")
    git(root, "commit", "--quiet", "--message", f"Release {version}", "CHANGELOG.md")
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Donjon {version}")
    return version


def main() -> int:
    day = datetime.datetime.now(datetime.UTC).date()
    try:
        if "--check" in sys.argv[1:]:
            new_changelog(ROOT, version_of(ROOT), day)
            return 0
        version = release(ROOT, day)
    except ToolError as reason:
        print(f"not released: {reason}", file=sys.stderr)
        return 1
    print(f"released {version}: git push --follow-tags sends it, its wheel is in dist/")
    return 0


if __name__ == "__main__":
    sys.exit(main())
