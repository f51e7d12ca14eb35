"""`make proof`: stored results, counts below the promised ones, and the page written from them."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import msgspec
import pytest

from tools.proof import __main__ as proof, coverage, page, results
from tools.proof.coverage import Room, Share
from tools.proof.parts import COMPILED, INTERPRETED, PARTS, REST, Part, paths_of_own_parts
from tools.proof.results import Failure, Result

ROOT = Path(__file__).parents[2]
PART = Part("kills", COMPILED, ("tests/kills.py",), {"kills": 1000, "tests": 2})


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep this project's own results and page out of the tests."""
    monkeypatch.setattr(results, "RESULTS", tmp_path)
    monkeypatch.setattr(results, "OUTCOMES", tmp_path)
    monkeypatch.setattr(page, "PAGE", tmp_path / "proof.md")
    monkeypatch.setattr(page, "PARTS", [PART])
    monkeypatch.setattr(page, "rooms", list)
    monkeypatch.setattr(page, "unmeasured", lambda: ["client"])
    for module in (page, proof):
        monkeypatch.setattr(module, "code_now", lambda: "this code")


def result(
    *, kills: int = 1000, share: float = 1.0, code: str = "this code", fails: str = ""
) -> Result:
    return Result(
        part="kills",
        form=COMPILED,
        code=code,
        commit="abc",
        date="2026-11-17",
        share=share,
        seed=7,
        seconds=12.0,
        counts={"kills": kills, "tests": 2},
        failures=[Failure("tests/kills.py::test_it", "a line\nE  lost one")] if fails else [],
        exit=1 if fails else 0,
    )


def page_text() -> str:
    page.write()
    return page.PAGE.read_text(encoding="utf-8")


def test_a_part_that_was_not_run_says_so() -> None:
    assert "| kills | compiled | not run |" in page_text()
    assert "Not complete: kills (compiled)." in page_text()
    assert "| client, not measured |" in page_text()
    assert not proof.is_proven(PART, 0.1)


def test_a_part_that_passed_is_not_repeated_with_the_same_code() -> None:
    results.save_result(PART, result())
    assert proof.is_proven(PART, 1.0)
    assert "| kills | compiled | kills | 1,000 | 1,000 | passed | 12 | 7 | abc |" in page_text()
    assert "Everything passed." in page_text()


def test_a_result_in_an_older_format_counts_as_not_run(tmp_path: Path) -> None:
    (tmp_path / "kills-compiled.json").write_text('{"part": "kills"}')
    assert results.stored_result(PART) is None
    assert "| kills | compiled | not run |" in page_text()


def test_other_code_is_not_proven() -> None:
    results.save_result(PART, result(code="older code"))
    assert not proof.is_proven(PART, 1.0)
    earlier = "Everything passed. With an earlier state of the code: kills (compiled)."
    assert earlier in page_text()


def test_coverage_is_kept_for_a_checkout_that_has_not_measured_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coverage, "OUTCOMES", tmp_path)
    summary = tmp_path / "summary.json"
    monkeypatch.setattr(coverage, "SIDES", {"client": summary})
    assert (coverage.rooms(), coverage.unmeasured()) == ([], ["client"])
    shares = {"lines": {"covered": 3, "total": 4}, "branches": {"covered": 1, "total": 2}}
    summary.write_text(json.dumps({"total": shares, "a.ts": shares}))
    measured = coverage.rooms()
    assert measured == [Room("client", Share(3, 4), Share(1, 2))]
    summary.unlink()
    assert (coverage.rooms(), coverage.unmeasured()) == (measured, [])


def test_a_result_at_a_tenth_proves_only_a_tenth() -> None:
    results.save_result(PART, result(kills=100, share=0.1))
    assert proof.is_proven(PART, 0.1)
    assert not proof.is_proven(PART, 1.0)
    assert "| 100 | 1,000 | passed at 0.1 of the size |" in page_text()
    assert "Not complete: kills (compiled)." in page_text()


@pytest.mark.parametrize(("kills", "share"), [(999, 1.0), (99, 0.1)])
def test_a_count_below_the_promised_one_fails(kills: int, share: float) -> None:
    results.save_result(PART, result(kills=kills, share=share))
    assert not proof.is_proven(PART, share)
    assert "| too few: kills |" in page_text()


def test_a_test_that_failed_is_named_with_its_seed() -> None:
    results.save_result(PART, result(fails="yes"))
    assert not proof.is_proven(PART, 1.0)
    assert "| 1 failed |" in page_text()
    assert "- `tests/kills.py::test_it`, compiled, seed 7: E  lost one" in page_text()


def test_a_run_with_an_error_code_is_no_proof() -> None:
    results.save_result(PART, msgspec.structs.replace(result(), exit=2))
    assert not proof.is_proven(PART, 1.0)


def test_the_lines_of_a_report_are_summed(tmp_path: Path) -> None:
    lines = [
        {"test": "a", "outcome": "passed", "counts": {"kills": 3}, "error": ""},
        {"test": "b", "outcome": "failed", "counts": {"kills": 2}, "error": "lost"},
        {"test": "c", "outcome": "skipped", "counts": {}, "error": "no database"},
    ]
    path = tmp_path / "report"
    path.write_text("\n".join(map(json.dumps, lines)))
    counts, failures = results.read_report(path)
    assert counts == {"kills": 5, "tests": 1, "failed": 1, "skipped": 1}
    assert failures == [Failure("b", "lost")]


def test_every_part_has_tests_that_exist_and_promises_something() -> None:
    keys = [(part.name, part.form) for part in PARTS]
    assert len(set(keys)) == len(keys)
    for part in PARTS:
        assert all((ROOT / test).exists() for test in part.tests)
        assert part.promised or part.name == "coverage"


def test_tests_with_a_part_of_their_own_are_left_out_of_the_rest() -> None:
    rest = next(part for part in PARTS if part.tests == REST and part.form == COMPILED)
    words = proof.command(rest, seed=7, jobs=2)
    assert all(f"--ignore={test}" in words for test in paths_of_own_parts(COMPILED))
    assert "--ignore=tests/table/test_leak.py" in words
    assert "--hypothesis-seed=7" in words


def test_bots_have_a_part_of_their_own_compiled() -> None:
    """Its files are left out of the compiled rest alone, and what it promises is counted there."""
    part = next(part for part in PARTS if part.name == "fairness")
    rest = {each.form: each for each in PARTS if each.tests == REST and each.marks != "e2e"}
    for test in part.tests:
        assert f"--ignore={test}" in proof.command(rest[COMPILED], seed=7, jobs=2)
        assert f"--ignore={test}" not in proof.command(rest[INTERPRETED], seed=7, jobs=2)
    assert proof.command(part, seed=7, jobs=2)[-2:] == ["-m", "both"] == ["-m", part.marks]
    text = "".join(path.read_text(encoding="utf-8") for path in files_of(part))
    assert len(part.promised) >= 10
    assert [what for what in part.promised if f'counts["{what}"]' not in text] == []


def files_of(part: Part) -> list[Path]:
    """The files with the tests of a part."""
    paths = [ROOT / test for test in part.tests]
    return [file for path in paths for file in ([path] if path.is_file() else path.glob("*.py"))]


@pytest.mark.parametrize("name", ["browser", "coverage", "leak"])
def test_the_packages_of_the_client_are_installed_before_its_tests_in_a_browser(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no other part has installed them; a part without a browser needs none."""
    commands: list[str] = []

    def run_tests(*_: object) -> int:
        commands.append("tests")
        return 0

    monkeypatch.setattr(subprocess, "run", lambda words, **_: commands.append(" ".join(words[-2:])))
    monkeypatch.setattr(proof, "TREE", tmp_path)
    monkeypatch.setattr(proof, "run_with_progress", run_tests)
    monkeypatch.setattr(coverage, "measure", run_tests)
    part = next(part for part in PARTS if part.name == name)
    assert proof.run(part, 1.0, 7, 2, tmp_path / "report") == 0
    assert commands[-1] == "tests"
    assert ("tools.web install" in commands) == (name != "leak")


def test_unchanged_code_has_the_same_hash() -> None:
    assert results.code_now() == results.code_now() != "this code"


@pytest.mark.parametrize(
    ("path", "room"),
    [
        ("src/donjon/kernel/match/match.py", "kernel"),
        ("src/donjon/games/clank/rules/dragon.py", "games/clank"),
        ("src/donjon/games/clank/rules/effects/immediate.py", "games/clank"),
        ("src/donjon/games/__init__.py", "games"),
        ("src/donjon/cli.py", "donjon"),
    ],
)
def test_a_file_belongs_to_a_room(path: str, room: str) -> None:
    assert coverage.room_of(Path(path)) == room


def test_the_files_of_a_room_are_summed_and_shown_in_percent() -> None:
    half, none = (Share(1, 2), Share(0, 0)), (Share(2, 2), Share(0, 0))
    [room] = coverage.by_room([("kernel", half), ("kernel", none)])
    assert room == Room("kernel", Share(3, 4), Share(0, 0))
    assert (str(room.lines), str(room.branches)) == ("75.0 %", "–")
