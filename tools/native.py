"""Modules to C to native code: `native.py C_FOLDER TOOLS_HASH MODULE...`, run in the tree's root.

One C file for each module, so that all cores have work and an unchanged module costs nothing.
"""

from __future__ import annotations

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

CORES: Final = os.cpu_count() or 1


class BuildOnAllCores(build_ext):
    """Compiles the C files of one library side by side, and only those that have changed."""

    def build_extensions(self) -> None:
        self.compile_some = self.compiler.compile
        self.compiler.compile = self.compile_all
        self.parallel = CORES
        super().build_extensions()

    def compile_all(self, sources: list[str], **options: Any) -> list[str]:
        with ThreadPoolExecutor(CORES) as pool:
            return list(pool.map(partial(self.compile_one, options), sources))

    def compile_one(self, options: dict[str, Any], source: str) -> str:
        folder = options["output_dir"]
        [product] = self.compiler.object_filenames([source], output_dir=folder)
        if is_older(product, [source, *(options.get("depends") or [])]):
            self.compile_some([source], **options)
        return str(product)


def is_older(product: str, sources: list[str]) -> bool:
    if not os.path.exists(product):
        return True
    made = os.path.getmtime(product)
    return any(os.path.getmtime(source) > made for source in sources)


def main(c_folder: Path, tools: str, modules: list[str]) -> None:
    whole = c_folder / "whole"  # there when the last build came to its end, made by these tools
    if not whole.exists() or whole.read_text() != tools:
        shutil.rmtree(c_folder, ignore_errors=True)
    extensions = mypycify(
        ["--config-file=", *modules],
        opt_level="3",
        debug_level="0",
        multi_file=True,
        group_name="donjon",
        target_dir=str(c_folder),
    )
    whole.unlink(missing_ok=True)
    command = BuildOnAllCores(Distribution({"name": "donjon", "ext_modules": extensions}))
    command.build_lib = "."
    command.build_temp = str(c_folder / "objects")
    command.ensure_finalized()
    command.run()
    whole.write_text(tools)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
