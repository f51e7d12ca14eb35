"""The rule trace, on a small catalogue with small sources."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.trace import Trace, counts_by_kind, gaps, ids_of_range, main

CATALOGUE = """# Pit: rules catalogue

- **PT-1.1** A pit is dug.
- **PT-1.2** A pit has a lid
  that can be lifted (see PT-R1).
- **PT-1.3** The lid is painted (not modelled: paint
  is out of scope).
- **PT-1.4** Colours are chosen by taste (not modelled: no taste).

| Id | Given | Then |
|---|---|---|
| PT-E1 | a pit | it is deep |
| **PT-R1** | Who lifts? | Anybody. |

```
- **PT-9.9** not a rule: an example of one
```

- **PT-I1** A pit is never shallow.
"""

RULES = '''"""Pit, chapter PT-1."""

DEPTH = 3  # PT-1.2


def dig() -> str:
    """PT-1.1  A pit is dug."""
    return "PT-7.7 in a string is no citation"
'''

CONTENT = """lid = "oak # PT-8.8"  # PT-R1
"""

TESTS = '''
def test_a_pit_is_deep() -> None:
    """PT-1.1, PT-1.2 and PT-E1  A pit is dug as deep as PT-I1 wants it."""


class TestLid:
    async def test_anybody_lifts(self) -> None:
        """PT-R1, PT-I1
        Anybody lifts the lid."""


def lift() -> None:
    """PT-1.1  No test, no proof."""
'''


def project(
    root: Path,
    catalogue: str = CATALOGUE,
    rules: str = RULES,
    content: str = CONTENT,
    tests: str = TESTS,
) -> Path:
    texts = {
        "docs/rules/pit.md": catalogue,
        "docs/rules/pit.fr.md": catalogue,
        "src/donjon/games/pit/rules.py": rules,
        "src/donjon/games/pit/content/pit.toml": content,
        "tests/games/pit/test_rules.py": tests,
    }
    for name, text in texts.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def all_gaps(root: Path) -> list[str]:
    [game] = Trace(root).games
    return gaps(game)


def test_everything_is_cited(tmp_path: Path) -> None:
    trace = Trace(project(tmp_path))
    [game] = trace.games
    assert [statement.id for statement in game.statements] == [
        *("PT-1.1", "PT-1.2", "PT-1.3", "PT-1.4", "PT-E1", "PT-R1", "PT-I1")
    ]
    assert not trace.faults
    assert not gaps(game)
    assert counts_by_kind(game) == {
        "rules": {"ids": 4, "code": 2, "test": 2, "not modelled": 2},
        "rulings": {"ids": 1, "code": 1, "test": 1, "not modelled": 0},
        "examples": {"ids": 1, "code": 0, "test": 1, "not modelled": 0},
        "invariants": {"ids": 1, "code": 0, "test": 1, "not modelled": 0},
    }


def test_places_name_file_and_line(tmp_path: Path) -> None:
    statements = Trace(project(tmp_path)).statements
    assert statements["PT-1.2"].code == ["src/donjon/games/pit/rules.py:3"]
    assert statements["PT-R1"].code == ["src/donjon/games/pit/content/pit.toml:1"]
    assert statements["PT-R1"].tests == ["tests/games/pit/test_rules.py:8"]


def test_a_rule_needs_code_and_test(tmp_path: Path) -> None:
    more = CATALOGUE + "- **PT-1.5** A pit has a floor.\n"
    assert all_gaps(project(tmp_path, catalogue=more)) == ["PT-1.5  no code", "PT-1.5  no test"]


def test_setup_decisions_and_actions_are_rules(tmp_path: Path) -> None:
    more = CATALOGUE + "| PT-S.1 | A spade lies ready. |\n| PT-D.2 | Who digs? |\n"
    assert all_gaps(project(tmp_path, catalogue=more)) == [
        *("PT-S.1  no code", "PT-S.1  no test", "PT-D.2  no code", "PT-D.2  no test")
    ]
    rules = RULES.replace("PT-1.1 ", "PT-1.1, PT-S.1, PT-D.2 ")
    tests = TESTS.replace("PT-1.1, ", "PT-1.1, PT-S.1, PT-D.2, ")
    assert not all_gaps(project(tmp_path, catalogue=more, rules=rules, tests=tests))


def test_an_example_needs_a_test_only(tmp_path: Path) -> None:
    more = CATALOGUE + "- **PT-E2** Two pits.\n- **PT-I2** Pits are apart.\n"
    assert all_gaps(project(tmp_path, catalogue=more)) == ["PT-E2  no test", "PT-I2  no test"]


def test_a_mention_after_the_leading_ids_proves_nothing(tmp_path: Path) -> None:
    tests = TESTS.replace("PT-R1, PT-I1\n", "PT-R1\n")
    assert all_gaps(project(tmp_path, tests=tests)) == ["PT-I1  no test"]


@pytest.mark.parametrize(
    ("docstring", "fault"),
    [
        ("PT-4.1  No such rule.", "PT-4.1 is unknown"),
        ("PT-1.1..1.5  Too far.", "PT-1.5 is unknown"),
        ("PT-1.1, 1.2  The second has no prefix.", "'PT-1.1, 1.2' is unknown, write"),
        ("PT-1.1 and 1.2  The second has no prefix.", "'PT-1.1 and 1.2' is unknown, write"),
        ("PT-1.1 to PT-E1  Two kinds.", "'PT-1.1 to PT-E1' is unknown, write"),
        ("PT-1.2..1  Half a range.", "'PT-1.2..' is unknown, write"),
        ("A story with PT-4.1 in it.", "PT-4.1 is unknown"),
    ],
)
def test_what_no_catalogue_has_is_a_fault(tmp_path: Path, docstring: str, fault: str) -> None:
    tests = f'{TESTS}\n\ndef test_more() -> None:\n    """{docstring}"""\n'
    [found] = Trace(project(tmp_path, tests=tests)).faults
    assert found.startswith(fault)
    assert found.endswith(": tests/games/pit/test_rules.py:17")


def test_an_unknown_id_in_code_is_a_fault(tmp_path: Path) -> None:
    trace = Trace(project(tmp_path, rules=RULES + "FLOOR = 1  # PT-1.7, UTF-8.1\n"))
    assert list(trace.faults) == ["PT-1.7 is unknown: src/donjon/games/pit/rules.py:9"]


def test_an_id_is_defined_once(tmp_path: Path) -> None:
    trace = Trace(project(tmp_path, catalogue=CATALOGUE + "- **PT-1.1** Again.\n"))
    assert list(trace.faults) == ["PT-1.1 is defined twice: docs/rules/pit.md:20"]


def test_a_game_needs_a_catalogue(tmp_path: Path) -> None:
    root = project(tmp_path)
    (root / "src/donjon/games/moat").mkdir()
    (root / "src/donjon/games/moat/rules.py").touch()
    assert list(Trace(root).faults) == ["no catalogue for src/donjon/games/moat"]


def test_the_shared_tests_count_for_every_game(tmp_path: Path) -> None:
    root = project(tmp_path, catalogue=CATALOGUE + "- **PT-I2** Pits are apart.\n")
    shared = root / "tests/games/test_every_game.py"
    shared.write_text('def test_apart() -> None:\n    """PT-I2  Pits are apart."""\n')
    assert not all_gaps(root)


def test_the_toy_game_has_its_catalogue_beside_it(tmp_path: Path) -> None:
    toy = tmp_path / "src/donjon/testing/toy"
    toy.mkdir(parents=True)
    (toy / "rules.md").write_text("- **TY-1.1** Toys are fun.\n")
    (toy / "rules.py").write_text('"""TY-1.1  Toys are fun."""\n')
    (tmp_path / "tests/kernel").mkdir(parents=True)
    proof = 'def test_fun() -> None:\n    """TY-1.1  Fun."""\n'
    (tmp_path / "tests/kernel/test_toy.py").write_text(proof)
    trace = Trace(tmp_path)
    assert [game.name for game in trace.games] == ["toy"]
    assert not trace.faults
    assert not all_gaps(tmp_path)


@pytest.mark.parametrize(
    ("first", "last", "names"),
    [
        ("PT-3.5", None, ["PT-3.5"]),
        ("PT-3.5", "PT-3.7", ["PT-3.5", "PT-3.6", "PT-3.7"]),
        ("PT-3.9", "3.11", ["PT-3.9", "PT-3.10", "PT-3.11"]),
        ("PT-E1", "PT-E2", ["PT-E1", "PT-E2"]),
        ("PT-3.5", "PT-4.6", []),
        ("PT-3.5", "CL-3.6", []),
        ("PT-3.5", "PT-3.4", []),
    ],
)
def test_ranges(first: str, last: str | None, names: list[str]) -> None:
    assert ids_of_range(first, last) == names


def test_a_part_of_a_rule_stands_for_the_rule(tmp_path: Path) -> None:
    rules = RULES.replace("# PT-1.2", "# PT-1.2a, the depth")
    assert not all_gaps(project(tmp_path, rules=rules))


def test_the_command_prints_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--root", str(project(tmp_path)), "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["complete"]
    statements = printed["games"]["pit"]["statements"]
    assert statements["PT-1.4"]["not_modelled"] == "no taste"
    assert statements["PT-E1"]["kind"] == "examples"


def test_the_command_prints_gaps(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root = project(tmp_path, tests="")
    assert main(["--root", str(root), "--full"]) == 1
    printed = capsys.readouterr().out
    assert "  PT-1.1\n    code  src/donjon/games/pit/rules.py:7\n" in printed
    assert printed.endswith("7 ids in pit: 5 gaps, 0 faults\n")
