"""Motion: pieces travel and dice roll; for those who want it calm, nothing goes anywhere."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import Sit
from tests.browser.mouse_player import Person

pytestmark = pytest.mark.e2e

WATCH: Final = """{
    window.moved = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
        const what = frames.flatMap((frame) => Object.entries(frame)
            .filter(([name, value]) => name !== 'offset' && value !== 'none')
            .map(([name]) => name));
        window.moved.push({ what: [...new Set(what)], lasts: options.duration });
        return animate.call(this, frames, options);
    };
    document.addEventListener('animationstart', ({ animationName, target }) =>
        window.moved.push({ what: [animationName], lasts:
            parseFloat(getComputedStyle(target).animationDuration) * 1000 }), true);
    document.addEventListener('transitionrun', ({ propertyName, target }) =>
        window.moved.push({ what: [propertyName], lasts: Math.max(...getComputedStyle(target)
            .transitionDuration.split(',').map(parseFloat)) * 1000 }), true);
}"""
AT_ONCE: Final = 1.0
FADE: Final = 120
RING: Final = 2000


def test_calm_motion_moves_nothing(person: Sit) -> None:
    """What is new fades in place, what has changed wears a ring; all else is there at once."""
    seen = [one for one in a_few_choices(person("Nils")) if one["lasts"] > AT_ONCE]
    assert seen, "nothing told what has changed"
    assert [one for one in seen if not is_calm(one)] == []


def test_motion_moves_pieces_and_dice(person: Sit) -> None:
    seen = a_few_choices(person("Nils", reduced_motion="no-preference"))
    assert any("transform" in one["what"] for one in seen)


def is_calm(one: Any) -> bool:
    allowed = {"opacity": FADE, "filter": RING}
    return all(one["lasts"] <= allowed.get(name, 0) for name in one["what"])


def a_few_choices(person: Person) -> list[Any]:
    """What moved while somebody played a little."""
    person.page.add_init_script(WATCH)
    person.play_bots()
    for _ in range(6):
        person.choose()
    person.wait_to_be_asked()
    moved: list[Any] = person.page.evaluate("window.moved")
    return moved
