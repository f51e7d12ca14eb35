"""`donjon bench`: run the benchmarks of the source tree."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

from donjon.commands.shared_parameters import BAD_DATA, Lang
from donjon.terminal.command_line import print_notice
from donjon.terminal.translator import Translator, language

BENCH: Final = Path(__file__).resolve().parents[3] / "bench" / "run.py"


def bench(*words: Annotated[str, Parameter(allow_leading_hyphen=True)], lang: Lang = None) -> int:
    if not BENCH.is_file():
        print_notice(Translator(language(lang, os.environ))("cli-no-bench"))
        return BAD_DATA
    return subprocess.run([sys.executable, str(BENCH), *words], check=False).returncode
