"""Compiling: what starts it anew, what it keeps, and what it says when it cannot."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import get_args

import pytest

from donjon.native import Native, NativeFailure, Progress
from tools import compile as compiling
from tools.compile import Build, Failed
from tools.progress_line import REASONS, ProgressLine
from tools.trees import FAILED, NO_COMPILER, NO_HEADERS, NO_SPACE, BuildProgress
from tools.unit import Project, tree_name


class Fake(Build):
    """A compiler that counts, and fails when it is told to."""

    runs = 0
    fault: BaseException | None = None

    def compile(self) -> None:
        Fake.runs += 1
        self.report(BuildProgress(50))
        if Fake.fault is not None:
            raise Fake.fault
        home = self.trees.staging / "donjon" / "kernel"
        (home / "dice.so").write_text("native")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A package of a rule and a page that is not compiled."""
    project = Project(tmp_path)
    for name, text in {"kernel/dice.py": "SIDES = 6", "table/page.py": "TITLE = 'Dice'"}.items():
        path = project.package / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    monkeypatch.setattr(compiling, "missing", lambda: None)
    Fake.runs, Fake.fault = 0, None
    return project


def brought(project: Project) -> BuildProgress:
    return Fake(project, ProgressLine(quiet=True), 0).bring_up_to_date()


def test_a_second_run_compiles_nothing(project: Project) -> None:
    assert brought(project) == brought(project) == BuildProgress(100)
    assert Fake.runs == 1
    assert (project.trees.link / "donjon" / "kernel" / "dice.so").exists()


def test_a_changed_rule_is_compiled_in_a_tree_of_its_own(project: Project) -> None:
    brought(project)
    before = project.trees.hold(tree_name(project))
    assert before is not None
    old = project.trees.link.resolve()
    (project.package / "kernel" / "dice.py").write_text("SIDES = 8")
    brought(project)
    os.close(before)
    assert Fake.runs == 2
    assert (old / "donjon" / "kernel" / "dice.py").read_text() == "SIDES = 6"
    assert (project.trees.link / "donjon" / "kernel" / "dice.py").read_text() == "SIDES = 8"


def test_a_changed_page_takes_the_native_code_over(project: Project) -> None:
    """Nothing is compiled, and still the tree that somebody may run from is left as it was."""
    brought(project)
    before = project.trees.hold(tree_name(project))
    assert before is not None
    old = project.trees.link.resolve()
    (project.package / "table" / "page.py").write_text("TITLE = 'Bones'")
    assert brought(project) == BuildProgress(100)
    os.close(before)
    assert Fake.runs == 1
    assert (old / "donjon" / "table" / "page.py").read_text() == "TITLE = 'Dice'"
    assert (project.trees.link / "donjon" / "table" / "page.py").read_text() == "TITLE = 'Bones'"
    assert (project.trees.link / "donjon" / "kernel" / "dice.so").read_text() == "native"


def test_a_file_that_is_gone_is_gone_from_the_tree(project: Project) -> None:
    brought(project)
    (project.package / "table" / "page.py").unlink()
    brought(project)
    assert not (project.trees.link / "donjon" / "table").exists()


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (Failed("kernel/dice.py:1: error: Name"), FAILED),
        (Failed("as: fatal error: No space left on device"), NO_SPACE),
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), NO_SPACE),
    ],
)
def test_what_fails_leaves_a_log_and_no_half_tree(
    project: Project, fault: Exception, reason: str
) -> None:
    brought(project)
    (project.package / "kernel" / "dice.py").write_text("SIDES = broken")
    Fake.fault = fault
    assert brought(project) == BuildProgress(reason=reason)
    assert project.trees.progress(tree_name(project)) == BuildProgress(reason=reason)
    assert str(fault) == project.log.read_text()
    assert not project.trees.link.exists()
    assert not project.trees.staging.exists()
    Fake.fault = None
    assert brought(project) == BuildProgress(100)


def test_who_is_interrupted_leaves_no_half_tree(project: Project) -> None:
    Fake.fault = SystemExit(143)
    with pytest.raises(SystemExit):
        brought(project)
    assert not project.trees.staging.exists()
    assert not project.trees.tree(tree_name(project)).exists()


def test_a_machine_without_a_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.missing() == BuildProgress(reason=NO_COMPILER)


def test_a_machine_without_the_headers_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    compiler.touch(0o755)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
    assert compiling.missing() == BuildProgress(reason=NO_HEADERS)


def test_without_a_compiler_everything_stays_as_it_is(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "missing", lambda: BuildProgress(reason=NO_COMPILER))
    Fake(project, ProgressLine(), 0).bring_up_to_date()
    assert Fake.runs == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("no C compiler (Debian: apt install gcc")
    assert lines[-1].endswith("everything works, interpreted")


def test_few_lines_tell_how_far_it_is_where_there_is_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = ProgressLine("; bots use it")
    for percent in [*range(100), 99]:
        line.show(BuildProgress(percent))
    line.show(BuildProgress(100))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:-1] == [f"native code: {percent} %" for percent in (0, 25, 50, 75)]
    assert lines[-1] == "native code: ready after 0 s; bots use it"


def test_on_a_terminal_it_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    line = ProgressLine()
    for percent in range(0, 101, 10):
        line.show(BuildProgress(percent))
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "native code: 60 %\r" in said


def test_the_server_reads_what_is_told(project: Project) -> None:
    """Both sides know the same reasons."""
    file = project.trees.file("0123")
    for reason in REASONS:
        project.trees.report("0123", BuildProgress(reason=reason))
        assert Native(file).progress() == Progress(reason=reason)  # type: ignore[arg-type]
    assert set(REASONS) == set(get_args(NativeFailure))
    project.trees.report("0123", BuildProgress(100))
    assert Native(file).tree() == project.trees.tree("0123")
