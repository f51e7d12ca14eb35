"""The wheel: the catalogues beside the package, and native code when it can be compiled here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CustomBuildHook(BuildHookInterface[Any]):
    """Runs tools/compile.py, which compiles nothing when its last result is still true."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """An editable install runs from the sources and needs nothing."""
        if version == "editable":
            return
        root = Path(self.root)
        put = build_data["force_include"]
        for path in sorted((root / "docs" / "rules").glob("*.md")):
            put[str(path)] = f"donjon/rules/{path.name}"
        subprocess.run([sys.executable, root / "tools" / "compile.py"], check=True)
        tree = root / "build" / "compiled"
        native = [*tree.rglob("*.so"), *tree.rglob("*.pyd")]
        for path in sorted(native):
            put[str(path)] = path.relative_to(tree).as_posix()
        build_data["pure_python"] = not native
        build_data["infer_tag"] = bool(native)
