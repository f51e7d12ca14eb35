"""Golden records: whole matches that replay to the same hashes, interpreted and compiled."""

from __future__ import annotations

import pytest

from donjon.kernel.journal.journal import Journal
from donjon.kernel.match.record import read_record
from donjon.kernel.match.replay import replay
from tools.golden import FOLDER, GOLDEN, Golden, game_named, proves, public_event_keys


def name_of(golden: Golden) -> str:
    return f"{golden.game}/{golden.name}"


@pytest.mark.parametrize("golden", GOLDEN, ids=name_of)
def test_a_golden_record_replays_and_proves_its_name(golden: Golden) -> None:
    record = read_record(golden.path.read_bytes())
    match = replay(record, game_named(golden.game))
    assert match.hashes == record.hashes
    assert match.result is not None
    assert match.result == record.result
    assert {row.label.key for row in match.result.details} <= match.game.drawing.count_icons.keys()
    assert (record.game, record.seats) == (golden.game, golden.seats)
    assert record.options.items() >= golden.options.items()
    assert isinstance(record.seed, str) == golden.sealed
    journal = Journal()
    journal.events = match.journal()
    assert proves(journal, golden), public_event_keys(journal)


def test_every_record_is_known() -> None:
    assert sorted(FOLDER.rglob("*.json")) == sorted(golden.path for golden in GOLDEN)
