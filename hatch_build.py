"""The wheel: package, catalogues and client, with native code if it can be compiled here."""

from __future__ import annotations

import subprocess
import sys
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import IO, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def terminal() -> AbstractContextManager[IO[str] | None]:
    """The terminal of whoever builds; None where there is none: then pip gets the output."""
    try:
        return open("/dev/tty", "w", encoding="utf-8")
    except OSError:
        return nullcontext()


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs tools/web.py and tools/compile.py, which do nothing if their last result is up to date.

    pip shows their output only with -v, so it goes to the terminal itself where there is one.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install runs from the sources and needs nothing."""
        if version == "editable":
            return
        root = Path(self.root)
        put = build_data["force_include"]
        for path in sorted((root / "docs" / "rules").glob("*.md")):
            put[str(path)] = f"donjon/rules/{path.name}"
        for tool in ("tools.web", "tools.compile"):
            with terminal() as output:
                subprocess.run([sys.executable, "-m", tool], cwd=root, check=True, stdout=output)
        client = root / "build" / "web"
        for path in sorted(client.rglob("*")):
            if path.is_file():
                put[str(path)] = f"donjon/table/web/{path.relative_to(client).as_posix()}"
        tree = root / "build" / "compiled"
        native = [*tree.rglob("*.so"), *tree.rglob("*.pyd")]
        for path in sorted(native):
            put[str(path)] = path.relative_to(tree).as_posix()
        build_data["pure_python"] = not native
        build_data["infer_tag"] = bool(native)
