"""Motion: pieces move and dice roll; with reduced motion nothing moves."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tests.browser.conftest import NewPerson
from tests.browser.mouse_player import Person

pytestmark = pytest.mark.e2e

NOTE_ANIMATIONS: Final = """{
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
INSTANT_MILLISECONDS: Final = 1.0
FADE_MILLISECONDS: Final = 120
RING_MILLISECONDS: Final = 2000


def test_reduced_motion_moves_nothing(person: NewPerson) -> None:
    """New things fade in, changed things have a ring for a while; all else appears at once."""
    seen = [
        one
        for one in animations_of_a_few_choices(person("Nils"))
        if one["lasts"] > INSTANT_MILLISECONDS
    ]
    assert seen, "nothing showed what has changed"
    assert [one for one in seen if not is_calm(one)] == []


def test_motion_moves_pieces_and_dice(person: NewPerson) -> None:
    seen = animations_of_a_few_choices(
        person("Nils", reduced_motion="no-preference", tempo="brisk")
    )
    assert any("transform" in one["what"] for one in seen)


def is_calm(one: Any) -> bool:
    allowed = {"opacity": FADE_MILLISECONDS, "filter": RING_MILLISECONDS}
    return all(one["lasts"] <= allowed.get(name, 0) for name in one["what"])


def animations_of_a_few_choices(person: Person) -> list[Any]:
    """The animations while somebody makes a few choices."""
    person.page.add_init_script(NOTE_ANIMATIONS)
    person.play_bots()
    for _ in range(6):
        person.choose()
    person.wait_to_be_asked()
    moved: list[Any] = person.page.evaluate("window.moved")
    return moved
