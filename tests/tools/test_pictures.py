"""The pictures of docs/design.md show functions that exist, and nothing in them overlaps."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.pictures import FOLDER, WIDTH, Box, boxes_of, picture
from tools.ways import GAME, WAYS, Way

ROOT = Path(__file__).parents[2]
ways = pytest.mark.parametrize("way", WAYS, ids=lambda way: way.file)


@ways
def test_a_picture_is_up_to_date(way: Way) -> None:
    """Names come from the functions themselves, so a renamed function makes this fail."""
    drawn = (FOLDER / f"{way.file}.svg").read_text(encoding="utf-8")
    assert drawn == picture(way), "run: python -m tools.pictures"


@ways
def test_every_name_leads_to_its_function_and_file(way: Way) -> None:
    for stop in way.stops:
        if stop.function is None:
            continue
        found: object = sys.modules[stop.function.__module__]
        for name in stop.name.split("."):
            found = getattr(found, name)
        assert found is stop.function
        folders = ["testing/toy"] if stop.lane == GAME else ["", "table", stop.lane]
        home = ROOT / "src" / "donjon"
        assert any((home / folder / stop.module).exists() for folder in folders), stop


@ways
def test_every_lane_is_a_room_and_is_used(way: Way) -> None:
    assert way.lanes == list(dict.fromkeys(way.lanes))
    assert set(way.lanes) == {stop.lane for stop in way.stops}
    rooms = [lane for lane in way.lanes if "/" in lane and "·" not in lane]
    assert all((ROOT / "src" / "donjon" / room).is_dir() for room in rooms)


@ways
def test_design_shows_it(way: Way) -> None:
    design = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    assert f"](img/{way.file}.svg)" in design


@ways
def test_it_is_well_formed_and_nothing_overlaps(way: Way) -> None:
    """No box lies on another, no arrow runs through one, and everything is on the paper."""
    ElementTree.fromstring(picture(way))
    boxes = boxes_of(way)
    for at, box in enumerate(boxes):
        assert box.x >= 0
        assert box.x + box.width <= WIDTH
        assert not [each for each in boxes[:at] if each.x == box.x and each.bottom > box.y]
    for one, two in pairwise(boxes):
        assert two.y > one.y
        if one.x != two.x:
            middle = one.y + one.height / 2
            assert not [
                each for each in boxes if each not in (one, two) and is_crossed(each, one, two)
            ]
            assert two.y - middle >= 8


def is_crossed(box: Box, one: Box, two: Box) -> bool:
    """Whether the arrow between two boxes, sideways and then down, runs through this box."""
    y = one.y + one.height / 2
    left, right = sorted((one.middle, two.middle))
    sideways = left < box.middle < right and box.y <= y <= box.bottom
    down = box.x == two.x and box.y < two.y and box.bottom > y
    return sideways or down
