"""The JSON output of the commands."""

from __future__ import annotations

import json
from pathlib import Path

from tests.terminal.run_command import Shell, match_asking, saved


def test_games_as_json(shell: Shell) -> None:
    games = json.loads(shell("games", "--json", "--lang", "fr").out)
    assert games[0]["name"] == "dragonquest"
    assert games[0]["seats"] == [1, 4]
    options = {option["name"]: option for option in games[0]["options"]}
    assert options["start_square"]["values"] == ["start", "orange", "each"]
    assert options["blank_1_stars"]["most"] == 10
    assert options["start_square"]["label"] == "Où commencent les héros"


def test_sim_as_json_holds_no_time_unless_asked(shell: Shell) -> None:
    words = ["sim", "dragonquest", "-n", "2", "--seats", "1", "--json"]
    plain, timed = json.loads(shell(*words).out), json.loads(shell(*words, "--timing").out)
    assert plain["matches"] == 2
    assert "seconds" not in plain
    assert timed["matches_per_second"] > 0


def test_verify_as_json(shell: Shell, finished: Path, tmp_path: Path) -> None:
    good = json.loads(shell("verify", finished, "--json").out)
    assert good["ok"]
    assert good["choices"] == good["hashes"] > 0
    assert good["over"]
    broken = tmp_path / "broken.json"
    broken.write_text(finished.read_text()[:-40])
    outcome = shell("verify", broken, "--json", "--lang", "fr")
    bad = json.loads(outcome.out)
    assert outcome.code == 1
    assert bad == {"ok": False, "error": "bad-record-form", "reason": bad["reason"]}
    assert bad["reason"].startswith("Ceci n’est pas un enregistrement")


def test_replay_as_json_is_a_view_or_a_scene(shell: Shell, tmp_path: Path) -> None:
    path = saved(match_asking("Walk"), tmp_path / "match.json")
    view = json.loads(shell("replay", path, "--at", "1", "--as", "A", "--json").out)
    assert (view["at"], view["seat"], view["view"]["viewer"]) == (1, 0, 0)
    scene = json.loads(shell("replay", path, "--json", "--scene").out)
    assert scene["seat"] is None
    assert scene["scene"]["boards"]


def test_rules_as_json(shell: Shell) -> None:
    one = json.loads(shell("rules", "DQ-4.8", "--json", "--lang", "fr").out)
    assert [(entry["id"], entry["lang"]) for entry in one] == [("DQ-4.8", "fr")]
    chapter = json.loads(shell("rules", "DQ-4", "--json").out)
    assert len(chapter) == 18
    found = json.loads(shell("rules", "hidden", "tile", "--json").out)
    assert all("tile" in (entry["text"] + entry["heading"]).lower() for entry in found)
