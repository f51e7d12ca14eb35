"""Files of weights: values for any number of seats, ranges, and errors with file and entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from donjon import BadContent
from donjon.kernel.tuning.read_weights import read_weights
from donjon.kernel.tuning.weight_table import WeightTable, WeightValues

RUN = """
[[runs]]
command = "donjon tune toy"
version = "1.0"
date = "2026-01-02"
seats = 2
generations = 3
matches = 40
"""


def read(folder: Path, text: str) -> WeightTable:
    file = folder / "weights.toml"
    file.write_text(text, encoding="utf-8")
    return read_weights(file, (2, 4))


def test_a_weight_has_a_value_for_each_number_of_seats_or_for_all(tmp_path: Path) -> None:
    by_seats = "a = { at = [1, 2.5, 3], least = 0, most = 3 }"
    for_all = "b = { at = 4, least = 0, most = 9 }"
    table = read(tmp_path, f"[weights]\n{by_seats}\n{for_all}\n{RUN}")
    assert [(each.name, each.value) for each in table.at(3)] == [("a", 2.5), ("b", 4.0)]
    assert [each.value for each in table.at(4)] == [3.0, 4.0]
    assert (table.at(2)[1].least, table.at(2)[1].most) == (0.0, 9.0)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("a = { at = [1.0, 1.0], least = 0.0, most = 2.0 }", "a value for 2 to 4 seats"),
        ("a = { at = [1.0, 3.0, 1.0], least = 0.0, most = 2.0 }", "from 0.0 to 2.0"),
        ("a = { at = -1.0, least = 0.0, most = 2.0 }", "from 0.0 to 2.0"),
        ("a = { at = 2.0, least = 2.0, most = 2.0 }", "`least` must be below `most`"),
        ("a = { at = 1.0, least = 0.0 }", "missing required field `most`"),
        ("a = { at = 'one', least = 0.0, most = 2.0 }", "got `str`"),
    ],
)
def test_a_bad_entry_is_reported_in_both_languages(tmp_path: Path, line: str, reason: str) -> None:
    with pytest.raises(BadContent) as error:
        read(tmp_path, f"[weights]\n{line}\n")
    assert reason in error.value.translate("en")
    french = error.value.translate("fr")
    assert "weights.toml\xa0: entrée" in french
    assert reason in french


def test_a_weight_that_a_policy_needs_and_the_file_lacks(tmp_path: Path) -> None:
    table = read(tmp_path, "[weights]\na = { at = 1.0, least = 0.0, most = 2.0 }\n")
    values = WeightValues(table.at(2))
    assert values.of("a") == 1.0
    with pytest.raises(BadContent) as error:
        values.of("b")
    assert error.value.translate("en") == "The weight “b” is missing in the file of weights."
    assert "«\xa0b\xa0» manque" in error.value.translate("fr")
