"""Compile the rules to native code: kernel, games, bots and what the table does most often.

The result is `build/compiled/`, a copy of the package with the native modules beside the sources:
put it first with PYTHONPATH. A second run with nothing changed compiles nothing.

A module that defines a msgspec.Struct stays interpreted. Compiled, a Struct silently loses its
class keywords (frozen, omit_defaults, tag, ...) and the arguments of its fields' types.
"""

from __future__ import annotations

import ast
import fcntl
import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Final

UNIT: Final = ("kernel", "games", "bots", "testing", "table/patch.py", "table/eyes.py")
LEFT_INTERPRETED: Final[frozenset[str]] = frozenset()  # for example "donjon/kernel/text.py"
COPIED: Final = (".py", ".ftl", ".mako", ".toml", ".md", ".typed")
TOOLS: Final = Path(__file__).resolve().parent
ROOT: Final = TOOLS.parent


class Project:
    """Where everything lies."""

    def __init__(self, root: Path) -> None:
        self.package: Final = root / "src" / "donjon"
        self.catalogues: Final = root / "docs" / "rules"
        self.build: Final = root / "build"
        self.tree: Final = self.build / "compiled"
        self.staging: Final = self.build / "compiled.new"
        self.c_code: Final = self.build / "c"


def sources(project: Project) -> list[Path]:
    """The modules of the unit, as paths below the package's parent."""
    return [
        path.relative_to(project.package.parent)
        for name in UNIT
        for path in modules_of(project.package / name)
    ]


def modules_of(part: Path) -> list[Path]:
    return [part] if part.is_file() else sorted(part.rglob("*.py"))


def to_compile(project: Project) -> list[str]:
    """Those of them that become native."""
    home = project.package.parent
    paths = [path.as_posix() for path in sources(project)]
    classes = {path: classes_of(home / path) for path in paths}
    structs = names_of_structs([each for found in classes.values() for each in found])
    with_structs = {
        path for path in paths if any(is_struct(each, structs) for each in classes[path])
    }
    return [path for path in paths if path not in LEFT_INTERPRETED | with_structs]


def classes_of(path: Path) -> list[ast.ClassDef]:
    tree = ast.parse(path.read_bytes(), str(path))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def names_of_structs(classes: list[ast.ClassDef]) -> set[str]:
    """msgspec.Struct and all that inherit from it, at any remove."""
    structs, before = {"Struct"}, 0
    while len(structs) > before:
        before = len(structs)
        structs |= {each.name for each in classes if structs & names_of_bases(each)}
    return structs


def names_of_bases(each: ast.ClassDef) -> set[str]:
    heads = [base.value if isinstance(base, ast.Subscript) else base for base in each.bases]
    return {ast.unparse(head).rpartition(".")[2] for head in heads}


def is_struct(each: ast.ClassDef, structs: set[str]) -> bool:
    keywords = [keyword for keyword in each.keywords if keyword.arg != "metaclass"]
    return bool(keywords) or bool(structs & names_of_bases(each))


def contents(project: Project) -> dict[Path, Path]:
    """The files that are copied: the place in the tree, and where each comes from."""
    files = {
        path.relative_to(project.package.parent): path
        for path in project.package.rglob("*")
        if path.suffix in COPIED and path.is_file()
    }
    for path in project.catalogues.glob("*.md"):  # where the wheel has them, too
        files[Path("donjon", "rules", path.name)] = path
    return files


def mirror(project: Project, tree: Path) -> None:
    """Bring the copies up to date; what is gone from the sources goes from the tree."""
    files = contents(project)
    for place, origin in files.items():
        copy = tree / place
        if not copy.exists() or copy.read_bytes() != origin.read_bytes():
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(origin, copy)
    folders = {folder for place in files for folder in place.parents}
    for path in sorted(tree.rglob("*")):
        place = path.relative_to(tree)
        if path.is_dir() and path.name != "__pycache__" and place not in folders:
            shutil.rmtree(path)
        elif path.suffix in COPIED and place not in files:
            path.unlink(missing_ok=True)


def tools_hash() -> str:
    """Changes with Python, mypyc and these scripts."""
    try:
        mypy = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        mypy = "none"
    versions = f"{sys.version} {sysconfig.get_config_var('EXT_SUFFIX')} {mypy}"
    return hash_of(versions, [TOOLS / "compile.py", TOOLS / "native.py"])


def unit_hash(project: Project) -> str:
    """Changes with everything the native code depends on."""
    home = project.package.parent
    around = [path for path in project.package.glob("*.py") if path.name != "cli.py"]
    return hash_of(tools_hash(), [home / path for path in sources(project)] + sorted(around))


def hash_of(start: str, paths: Iterable[Path]) -> str:
    whole = hashlib.sha256(start.encode())
    for path in paths:
        text = path.read_bytes()
        whole.update(f"\n{path.parent.name}/{path.name} {len(text)}\n".encode() + text)
    return whole.hexdigest()


def missing() -> str:
    """What this machine lacks for compiling, or nothing."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(shlex.split(compiler)[0]) is None:
        return "no C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python.h (Debian: python3-dev)"
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"no {module}"
    return ""


def compile_unit(project: Project, stamp: str) -> int:
    """Build a new tree aside and move it into place when it is whole."""
    begun = time.monotonic()
    mirror(project, project.staging)
    modules = to_compile(project)
    native = subprocess.run(
        [sys.executable, TOOLS / "native.py", project.c_code, tools_hash(), *modules],
        cwd=project.staging,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if native.returncode == 0:
        (project.staging / ".stamp").write_text(stamp)
        project.staging.rename(project.tree)
        seconds = time.monotonic() - begun
        print(f"compiled {len(modules)} modules in {seconds:.0f} s", end="")
        print(f"; {len(sources(project)) - len(modules)} with structs stay interpreted")
    else:
        shutil.rmtree(project.staging)
        said = dict.fromkeys(native.stdout.splitlines())  # mypyc says everything twice
        print("\n".join(said), file=sys.stderr)
    return native.returncode


def bring_up_to_date(project: Project) -> int:
    stamp = unit_hash(project)
    kept = project.tree / ".stamp"
    if kept.exists() and kept.read_text() == stamp:
        mirror(project, project.tree)
        return 0
    shutil.rmtree(project.tree, ignore_errors=True)
    shutil.rmtree(project.staging, ignore_errors=True)
    if lack := missing():
        print(f"{lack}: the rules run interpreted, slower and otherwise the same")
        return 0
    return compile_unit(project, stamp)


def main() -> int:
    project = Project(ROOT)
    project.build.mkdir(exist_ok=True)
    with open(project.build / ".lock", "w") as lock:  # two runs at once take turns
        fcntl.flock(lock, fcntl.LOCK_EX)
        return bring_up_to_date(project)


if __name__ == "__main__":
    sys.exit(main())
