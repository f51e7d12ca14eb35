"""Modules to C to native code: `native.py C_FOLDER TOOLS_HASH MODULE...`, run in the tree's root.

There is one library for each game and one for all shared code, so that a change inside a game does
not rebuild the others. A library has one C file for each module, so that all cores are used. Hot
code is optimised, drawing and texts a little, code that runs once at import not at all.

Prints its progress as lines `done / total`, which tools/compile.py reads.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from mypyc.build import mypycify
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext

CORES: Final = os.cpu_count() or 1
CORE: Final = "donjon_core"
LIBRARY: Final = "__mypyc"
SHIMS: Final = "_shims"
UNFINISHED: Final = "unfinished"
HOT: Final = "hot"
WARM: Final = "warm"
FLAGS: Final = {
    HOT: [
        "-O2",
        "-fno-code-hoisting",
        "-fno-crossjumping",
        "-fno-gcse",
        "-fno-schedule-insns2",
        "-fno-store-merging",
        "-fno-tree-pre",
        "-fno-tree-tail-merge",
        "-fno-tree-vrp",
    ],
    WARM: ["-O1"],
}
"""-O2 without the passes that take time and gain nothing in code that counts references."""
DRAWING_ROOMS: Final = re.compile(r"(?:games|testing)/\w+/(?:content|drawing|view|words)/\w+")
"""The rooms of a game for content, drawing and texts, which simulations rarely run."""
HOT_DRAWING_MODULES: Final = (
    "heldentaufe/content/underground_map",
    "map_masters/content/objectives",
    "map_masters/content/quadrant_grid",
    "map_masters/content/spellbooks",
    "tales_of_glory/content/cell_grid",
    "tales_of_glory/content/printed_gain",
    "tales_of_glory/content/tie_breaks",
    "dragonquest/drawing/sheet_marks",
    "map_masters/drawing/card_pieces",
    "map_masters/drawing/choice_modes",
    "map_masters/drawing/step_preview",
    "clank/view/attack_odds",
    "clank/view/shortcuts",
    "dragonquest/view/shortcuts",
    "heldentaufe/view/shortcuts",
    "map_masters/view/step_outcomes",
    "tales_of_glory/view/tile_outcomes",
    "heldentaufe/words/figure_names",
)
"""Modules of these rooms that simulations run often, so that they are optimised fully."""
WARM_RULE_MODULES: Final = (
    "kernel/content",
    "kernel/drawing/choice_styles",
    "kernel/match/complete_scene",
    "kernel/match/offered_choice",
    "rules/setup",
    "clank/rules/effects/from_content",
    "clank/rules/thief_cards",
    "dragonquest/rules/find_points",
    "heldentaufe/rules/hero_board/tokens",
    "map_masters/model/dungeon",
    "map_masters/plans/path_notation",
    "map_masters/plans/plan_to_choices",
    "map_masters/rules/market_piles",
)
"""Modules of other rooms that draw, make texts or check, or run once in a match."""
TOP_LEVEL: Final = re.compile(r"^extern (char CPyDef_\w+_____top_level__\(void\);)$", re.M)
REPEATED_LINES: Final = re.compile(r"^// distutils.*\Z|^#include <Python.h>$", re.M | re.S)


def group_of(module: str) -> str:
    """The library a module belongs to."""
    parts = module.split("/")
    return f"donjon_{parts[2]}" if parts[1] == "games" and len(parts) > 3 else CORE


def groups_of(modules: list[str]) -> list[tuple[list[str], str]]:
    """The libraries with their modules, as mypyc wants them."""
    names = dict.fromkeys(group_of(module) for module in modules)
    return [([each for each in modules if group_of(each) == name], name) for name in names]


def level_of(source: str) -> str:
    """How much a C file is optimised."""
    module = module_of(source)
    is_drawing = DRAWING_ROOMS.fullmatch(module) and not module.endswith(HOT_DRAWING_MODULES)
    return WARM if is_drawing or module.endswith(WARM_RULE_MODULES) else HOT


def module_of(source: str) -> str:
    """The module a C file is made from, as its path in the package without `.py`."""
    return "/".join(Path(source).stem.split("___")[1:])


class BuildOnAllCores(build_ext):
    """Compiles the C files of all libraries side by side, and only those that have changed."""

    def build_extensions(self) -> None:
        self.free_cores = threading.Semaphore(CORES)
        self.total = sum(len(each.sources) for each in self.extensions)
        self.done = 0
        self.original_compile = self.compiler.compile
        self.compiler.compile = self.compile_all
        self.parallel = len(self.extensions)
        super().build_extensions()

    def compile_all(self, sources: list[str], **options: Any) -> list[str]:
        """Compile the C files of one library, each in a thread that waits for a free core."""
        headers = dict.fromkeys((first_header(each), level_of(each)) for each in sources)
        for header, level in headers:
            if header:
                self.precompile(header, level, options)
        products = self.compiler.object_filenames(sources, output_dir=options["output_dir"])
        threads = [
            threading.Thread(target=self.compile_one, args=(source, product, options))
            for source, product in zip(sources, products)
        ]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        if missing := [product for product in products if not os.path.exists(product)]:
            raise RuntimeError(f"not compiled: {missing[0]}")
        return list(products)

    def precompile(self, header: str, level: str, options: dict[str, Any]) -> None:
        """Read the headers once for all C files that are optimised alike.

        This only saves time: if a compiler cannot do it, every C file reads the headers itself.
        """
        product = f"{header}.gch"
        needs = [header, *(options.get("depends") or [])]
        if self.compiler.compiler_type != "unix" or not is_older(product, needs):
            return
        given = [options.get(name) for name in ("output_dir", "macros", "include_dirs")]
        _, _, _, include_flags, _ = self.compiler._setup_compile(*given, [], None, None)
        compiler = [*self.compiler.compiler_so, *include_flags, *flags_of(options, level)]
        with self.free_cores:
            command = [*compiler, "-x", "c-header", header, "-o", product]
            subprocess.run(command, capture_output=True, check=False)

    def compile_one(self, source: str, product: str, options: dict[str, Any]) -> None:
        """Compile one C file if it has changed since it was last compiled."""
        with self.free_cores:
            if is_older(product, [source, *(options.get("depends") or [])]):
                self.compile_and_rename(source, product, with_flags(options, source))
            self.done += 1
            print(f"{self.done} / {self.total}", flush=True)

    def compile_and_rename(self, source: str, product: str, options: dict[str, Any]) -> None:
        """Compile to another name and rename: a killed run leaves no partial file."""
        folder = os.path.join(options["output_dir"], UNFINISHED)
        [made] = self.original_compile([source], **{**options, "output_dir": folder})
        os.makedirs(os.path.dirname(product), exist_ok=True)
        os.replace(made, product)


def flags_of(options: dict[str, Any], level: str) -> list[str]:
    """The compiler's flags; -fcommon because mypyc defines a table in a header of many files."""
    return [*(options.get("extra_postargs") or []), *FLAGS[level], "-fcommon"]


def with_flags(options: dict[str, Any], source: str) -> dict[str, Any]:
    """The options with the optimisation of this C file and the header that it includes first."""
    flags = flags_of(options, level_of(source))
    first = first_header(source)
    return {**options, "extra_postargs": [*flags, "-include", first] if first else flags}


def first_header(source: str) -> str:
    """The header that every C file of a library includes first, if it is one of ours.

    There is one for each level: a compiler silently accepts the precompiled header of another
    level and then optimises at that level.
    """
    path = Path(source)
    if not path.name.startswith("__native_"):
        return ""
    start = path.read_text(encoding="utf-8")[:200]
    found = re.match(r'#include "__native_(\w+)\.h"', start)
    return str(path.with_name(first_header_name(found[1], level_of(source)))) if found else ""


def first_header_name(group: str, level: str) -> str:
    return f"{group}_{level}.h"


def is_older(product: str, sources: list[str]) -> bool:
    if not os.path.exists(product):
        return True
    made = os.path.getmtime(product)
    return any(os.path.getmtime(source) > made for source in sources)


def write_first_headers(c_folder: Path, group: str) -> None:
    """Write headers that turn off optimisation for functions that run once at import."""
    inner = c_folder / f"__native_internal_{group}.h"
    once = TOP_LEVEL.findall(inner.read_text(encoding="utf-8"))
    lines = [f'#include "__native_{group}.h"', f'#include "{inner.name}"']
    lines += [f'__attribute__((optimize("O0"))) {each}' for each in once]
    for level in (HOT, WARM):
        write(c_folder / first_header_name(group, level), "\n".join(lines) + "\n")


def write(path: Path, text: str) -> None:
    """Write a file only if its text changes, so that its modification time is meaningful."""
    if not path.exists() or path.read_text(encoding="utf-8") != text:
        path.write_text(text, encoding="utf-8")


def shims_of(extensions: list[Any], c_folder: Path) -> Iterator[tuple[Extension, list[str]]]:
    """The small libraries that belong to each large one, with the names of their modules.

    Python imports a module by a function named after it, and one file may have many of them. Two
    modules of a game with the same name, in different folders, need two files.
    """
    shared: dict[str, dict[str, Any]] = {}
    for each in extensions:
        name = each.name.removesuffix(".__init__").rpartition(".")[2]
        shim = group_of(each.name.replace(".", "/")) + SHIMS
        while name in shared.get(shim, {}):
            shim += "_more"
        shared.setdefault(shim, {})[name] = each
    for shim, some in shared.items():
        source = c_folder / f"{shim}.c"
        texts = [Path(each.sources[0]).read_text(encoding="utf-8") for each in some.values()]
        once = [REPEATED_LINES.sub("", text) for text in texts]
        write(source, "#include <Python.h>\n" + "\n".join(once))
        library = Extension(shim, [str(source)], extra_compile_args=["-w", "-g0"])
        yield library, [each.name for each in some.values()]


def main(c_folder: Path, tools: str, modules: list[str]) -> None:
    stamp = c_folder / "made-by"  # the hash of the tools that made it, and whether they finished
    prepare_folder(c_folder, stamp, tools)
    groups = groups_of(modules)
    separate: list[tuple[list[str], str | None]] = [*groups]
    made: list[Any] = [
        *mypycify(
            ["--config-file=", *modules],
            opt_level="2",
            debug_level="0",
            multi_file=True,
            separate=separate,
            target_dir=str(c_folder),
        )
    ]
    for _, group in groups:
        write_first_headers(c_folder, group)
    libraries = [each for each in made if each.name.endswith(LIBRARY)]
    shims = list(shims_of([each for each in made if each not in libraries], c_folder))
    build([*libraries, *[shim for shim, _ in shims]], c_folder)
    for shim, names in shims:
        link_under_names(shim.name, names)
    stamp.write_text(tools)


def prepare_folder(c_folder: Path, stamp: Path, tools: str) -> None:
    """Empty the folder unless the same tools made it; after a killed build keep complete files."""
    kept = stamp.read_text() if stamp.exists() else ""
    if kept.removeprefix(UNFINISHED) != tools:
        shutil.rmtree(c_folder, ignore_errors=True)
    elif kept != tools:
        for header in c_folder.glob("*.gch"):
            shutil.rmtree(header) if header.is_dir() else header.unlink()
    c_folder.mkdir(parents=True, exist_ok=True)
    stamp.write_text(UNFINISHED + tools)


def build(extensions: list[Extension], c_folder: Path) -> None:
    """Build all libraries into the current folder."""
    command = BuildOnAllCores(Distribution({"name": "donjon", "ext_modules": extensions}))
    command.build_lib = "."
    command.build_temp = str(c_folder / "objects")
    command.ensure_finalized()
    command.run()


def link_under_names(shim: str, names: list[str]) -> None:
    """Link the file under the name of each of its modules."""
    [made] = Path.cwd().glob(f"{shim}.*")
    ending = made.name.removeprefix(shim)
    for name in names:
        place = Path(name.replace(".", "/") + ending)
        place.unlink(missing_ok=True)
        os.link(made, place)
    made.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], sys.argv[3:])
