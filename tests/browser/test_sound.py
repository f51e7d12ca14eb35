"""The sounds of the table: silent before the first click, as loud as they should be."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_show import OPEN_TABLE
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

BUTTON: Final = ".prompt [data-choice]:enabled, .prompt [data-gesture]:enabled"
LISTEN: Final = """() => {
    window.started = 0;
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
        window.started += 1;
        return start.apply(this, when);
    };
}"""
BAND: Final = """async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    window.Band = (await import(loaded.find((name) => /\\/band-[^/]*\\.js$/.test(name)))).Band;
}"""
"""The module that makes the sounds, as the page has loaded it."""
RENDERED: Final = """async ({ volume, sounds, seconds }) => {
    const context = new OfflineAudioContext(1, 48000 * seconds, 48000);
    const band = new window.Band(context, volume);
    for (const { sound, ...how } of sounds) band.play(sound, how);
    const samples = (await context.startRendering()).getChannelData(0);
    const louder = (most, one) => Math.max(most, Math.abs(one));
    const loudest = (n) => samples.slice(n * 4800, (n + 1) * 4800).reduce(louder, 0);
    const tenths = Array.from({ length: seconds * 10 }, (_, n) => loudest(n));
    return tenths.map((share) => 20 * Math.log10(share || 1e-9));
}"""
"""How loud each tenth of a second is at its loudest, in decibels below full."""
TABLE: Final = {
    "turn": -16, "guest": -18, "chat": -24, "card": -20, "tile": -18, "pencil": -22, "dice": -18,
    "step": -22, "latch": -20, "bell": -20, "pings": -20, "points": -20, "heal": -22, "clang": -20,
    "hurt": -14, "fall": -14, "breath": -16, "roar": -12, "steel": -18, "won": -16, "over": -16,
}  # fmt: skip
HALF: Final = -6.02
TOLERANCE: Final = 1.0
LOUDEST: Final = -14.0


@pytest.fixture
def page(visit: Visit, table: Server) -> Page:
    """A table against a bot; what begins to sound is counted."""
    page = visit(table, tempo="brisk")
    page.add_init_script(f"({LISTEN})()")
    page.goto("/")
    id = page.evaluate(OPEN_TABLE)
    page.goto(f"/t/{id}")
    expect(page.locator(BUTTON).first).to_be_visible()
    return page


@pytest.fixture
def band(page: Page) -> Page:
    """The page after the first click: it has loaded what makes the sounds."""
    with page.expect_response("**/assets/band-*.js"):
        page.locator(".prompt .words").click()
    page.evaluate(BAND)
    return page


def rendered(page: Page, *sounds: dict[str, Any], volume: float = 0.5) -> list[float]:
    """How loud each tenth of a second of some sounds is."""
    what = {"volume": volume, "sounds": sounds, "seconds": 3}
    tenths: list[float] = page.evaluate(RENDERED, what)
    return tenths


def test_nothing_sounds_before_the_first_click(page: Page) -> None:
    page.clock.install()
    page.reload()
    expect(page.locator(BUTTON).first).to_be_visible()
    page.clock.run_for(2_000)
    assert page.evaluate("window.started") == 0
    page.locator(BUTTON).last.click()
    page.wait_for_function("() => window.started > 0")


def test_each_sound_is_as_loud_as_the_table_says(band: Page) -> None:
    for sound, decibels in TABLE.items():
        loudest = max(rendered(band, {"sound": sound}))
        assert abs(loudest - decibels - HALF) < TOLERANCE, (sound, loudest)


def test_many_sounds_at_once_are_never_too_loud(band: Page) -> None:
    all_at_once = [{"sound": "roar"}, {"sound": "hurt"}, {"sound": "won"}] * 5
    loudest = max(rendered(band, *all_at_once, volume=1))
    assert LOUDEST - 3 < loudest <= LOUDEST + 0.01


def test_the_newest_sound_makes_the_others_fainter(band: Page) -> None:
    alone = rendered(band, {"sound": "roar"})
    # The second one is over before the roar is; from then on only the roar is heard.
    ducked = rendered(band, {"sound": "roar"}, {"sound": "chat", "at": 0.2})
    assert abs(ducked[0] - alone[0]) < 0.1
    assert abs(ducked[5] - (alone[5] + HALF)) < 0.5


def test_of_more_than_four_sounds_the_oldest_ends(band: Page) -> None:
    bells = [{"sound": "chat", "at": 0.2 + n / 1000} for n in range(4)]
    assert rendered(band, {"sound": "roar"}, *bells[:3])[5] > -40
    assert rendered(band, {"sound": "roar"}, *bells)[5] < -80


def test_the_speaker_and_its_key_switch_the_sounds(page: Page) -> None:
    speaker = page.get_by_role("button", name="Sound", exact=True)
    expect(speaker).to_have_attribute("aria-pressed", "true")
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "false")
    page.evaluate("document.activeElement?.blur()")
    page.keyboard.press("v")
    expect(speaker).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_text("Sound is on")).to_be_visible()
    assert page.evaluate("localStorage.getItem('donjon.sound')") == "true"


def test_captions_say_what_is_heard(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Sounds as words").check()
    slider = page.get_by_role("slider", name="Volume")
    slider.fill("0.8")
    slider.dispatch_event("change")
    expect(page.get_by_text("two knocks: your turn")).to_be_visible()
    assert page.evaluate("localStorage.getItem('donjon.volume')") == "0.8"
    page.get_by_role("switch", name="Only when it is my turn").check()
    page.reload()
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("switch", name="Only when it is my turn")).to_be_checked()


def test_a_person_without_sound_hears_nothing(page: Page) -> None:
    page.evaluate("localStorage.setItem('donjon.sound', 'false')")
    page.clock.install()
    page.reload()
    page.locator(BUTTON).last.click()
    page.clock.run_for(2_000)
    assert page.evaluate("window.started") == 0
