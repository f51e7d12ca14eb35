"""The compiler: when it compiles again, what it keeps, and how it reports a failure."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import get_args

import pytest

from donjon.native import Native, NativeFailure, Progress
from tools import compile as compiling
from tools.compile import Build, CompilerFailed
from tools.progress_line import REASONS, ProgressLine
from tools.trees import FAILED, NO_COMPILER, NO_HEADERS, NO_SPACE, BuildProgress
from tools.unit import Project, tree_name


class FakeBuild(Build):
    """Counts its runs, and raises `fault` if there is one."""

    runs = 0
    fault: BaseException | None = None

    def compile(self) -> None:
        FakeBuild.runs += 1
        self.report(BuildProgress(50))
        if FakeBuild.fault is not None:
            raise FakeBuild.fault
        home = self.trees.staging / "donjon" / "kernel"
        (home / "dice.so").write_text("native")


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Project:
    """A package with a rule that is compiled and a page that is not."""
    project = Project(tmp_path)
    for name, text in {"kernel/dice.py": "SIDES = 6", "table/page.py": "TITLE = 'Dice'"}.items():
        path = project.package / name
        path.parent.mkdir(parents=True)
        path.write_text(text)
    monkeypatch.setattr(compiling, "missing_tool", lambda: None)
    FakeBuild.runs, FakeBuild.fault = 0, None
    return project


def build(project: Project) -> BuildProgress:
    return FakeBuild(project, ProgressLine(quiet=True), 0).bring_up_to_date()


def test_a_second_run_compiles_nothing(project: Project) -> None:
    assert build(project) == build(project) == BuildProgress(100)
    assert FakeBuild.runs == 1
    assert (project.trees.link / "donjon" / "kernel" / "dice.so").exists()


def test_a_changed_rule_is_compiled_in_a_tree_of_its_own(project: Project) -> None:
    build(project)
    before = project.trees.hold(tree_name(project))
    assert before is not None
    old = project.trees.link.resolve()
    (project.package / "kernel" / "dice.py").write_text("SIDES = 8")
    build(project)
    os.close(before)
    assert FakeBuild.runs == 2
    assert (old / "donjon" / "kernel" / "dice.py").read_text() == "SIDES = 6"
    assert (project.trees.link / "donjon" / "kernel" / "dice.py").read_text() == "SIDES = 8"


def test_after_a_changed_page_native_code_is_taken_over(project: Project) -> None:
    """Nothing is compiled, but there is a new tree: a process may run from the old one."""
    build(project)
    before = project.trees.hold(tree_name(project))
    assert before is not None
    old = project.trees.link.resolve()
    (project.package / "table" / "page.py").write_text("TITLE = 'Bones'")
    assert build(project) == BuildProgress(100)
    os.close(before)
    assert FakeBuild.runs == 1
    assert (old / "donjon" / "table" / "page.py").read_text() == "TITLE = 'Dice'"
    assert (project.trees.link / "donjon" / "table" / "page.py").read_text() == "TITLE = 'Bones'"
    assert (project.trees.link / "donjon" / "kernel" / "dice.so").read_text() == "native"


def test_a_file_that_is_gone_is_gone_from_the_tree(project: Project) -> None:
    build(project)
    (project.package / "table" / "page.py").unlink()
    build(project)
    assert not (project.trees.link / "donjon" / "table").exists()


@pytest.mark.parametrize(
    ("fault", "reason"),
    [
        (CompilerFailed("kernel/dice.py:1: error: Name"), FAILED),
        (CompilerFailed("as: fatal error: No space left on device"), NO_SPACE),
        (OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)), NO_SPACE),
    ],
)
def test_a_failure_leaves_a_log_and_no_half_tree(
    project: Project, fault: Exception, reason: str
) -> None:
    build(project)
    (project.package / "kernel" / "dice.py").write_text("SIDES = broken")
    FakeBuild.fault = fault
    assert build(project) == BuildProgress(reason=reason)
    assert project.trees.progress(tree_name(project)) == BuildProgress(reason=reason)
    assert str(fault) == project.log.read_text()
    assert not project.trees.link.exists()
    assert not project.trees.staging.exists()
    FakeBuild.fault = None
    assert build(project) == BuildProgress(100)


def test_an_interrupted_build_leaves_no_half_tree(project: Project) -> None:
    FakeBuild.fault = SystemExit(143)
    with pytest.raises(SystemExit):
        build(project)
    assert not project.trees.staging.exists()
    assert not project.trees.tree(tree_name(project)).exists()


def test_a_machine_without_a_compiler_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiling.missing_tool() == BuildProgress(reason=NO_COMPILER)


def test_a_machine_without_the_headers_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    compiler.touch(0o755)
    monkeypatch.setenv("CC", str(compiler))
    monkeypatch.setattr("sysconfig.get_path", lambda _name: str(tmp_path))
    assert compiling.missing_tool() == BuildProgress(reason=NO_HEADERS)


def test_without_a_compiler_everything_stays_as_it_is(
    project: Project, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(compiling, "missing_tool", lambda: BuildProgress(reason=NO_COMPILER))
    FakeBuild(project, ProgressLine(), 0).bring_up_to_date()
    assert FakeBuild.runs == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1].startswith("no C compiler (Debian: apt install gcc")
    assert lines[-1].endswith("everything works, interpreted")


def test_without_a_terminal_the_progress_is_a_few_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = ProgressLine("; bots use it")
    for percent in [*range(100), 99]:
        line.show(BuildProgress(percent))
    line.show(BuildProgress(100))
    lines = capsys.readouterr().out.splitlines()
    assert lines[:-1] == [f"native code: {percent} %" for percent in (0, 25, 50, 75)]
    assert lines[-1] == "native code: ready after 0 s; bots use it"


def test_on_a_terminal_the_progress_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    line = ProgressLine()
    for percent in range(0, 101, 10):
        line.show(BuildProgress(percent))
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    assert "native code: 60 %\r" in printed


def test_the_server_reads_the_reported_progress(project: Project) -> None:
    """Both sides know the same reasons."""
    file = project.trees.file("0123")
    for reason in REASONS:
        project.trees.report("0123", BuildProgress(reason=reason))
        assert Native(file).progress() == Progress(reason=reason)  # type: ignore[arg-type]
    assert set(REASONS) == set(get_args(NativeFailure))
    project.trees.report("0123", BuildProgress(100))
    assert Native(file).tree() == project.trees.tree("0123")
