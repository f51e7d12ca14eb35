"""The tool that measures tempers writes a file that the bots can read."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon.bots.measured_tempers import MeasuredTempers
from donjon.bots.tempers import MEASURED
from donjon.kernel.content import load
from tools.tempers import FILE, HEAD, entry_of, main, write_down


def test_what_is_measured_is_written_down_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "tempers.toml"
    file.write_text(HEAD)
    words = ["tales_of_glory", "--only", "pip", "-n", "4", "--seed"]
    main([*words, "1"], file)
    main([*words, "2"], file)
    [found] = load(file, MeasuredTempers).measured
    assert (found.character, found.seed, found.matches) == ("pip", "2", 4)
    assert "tales_of_glory pip" in capsys.readouterr().out
    write_down(found, file)
    assert load(file, MeasuredTempers).measured == [found]


def test_the_file_is_as_the_tool_writes_it() -> None:
    assert FILE.read_text(encoding="utf-8") == HEAD + "".join(map(entry_of, MEASURED))
