"""Every game in the browser: a whole match of each by mouse or by keyboard, a phone, a replay.

The client is the same for all games. A proof plays every game to its end by mouse, by keyboard and
on a phone. A sample plays each game to its end in one of these ways and a few rounds in the others.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from donjon import Match, replay
from donjon.conformance.size import IS_PROOF, size
from donjon.registry import OWN
from tests.browser.conftest import NewPerson
from tests.browser.keyboard_player import KeyboardPlayer
from tests.browser.mouse_player import Person, play
from tests.browser.page_width import elements_outside
from tests.browser.phone_player import PhonePlayer
from tests.browser.screenshots import save_screenshot
from tests.browser.test_keyboard import NO_POINTER, check_focus_is_visible
from tests.browser.test_match import choices_of, downloaded_record, result_text
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

WITH_TESTS_OF_ITS_OWN = "dragonquest"
GAMES = [name for name in OWN if name != WITH_TESTS_OF_ITS_OWN]
BOT = dict.fromkeys(
    ["clank", "heldentaufe"], "bot · good"
)  # with random choices such matches hardly end
FEW_CHOICES = 15  # choices in the first rounds
TO_THE_END = 10**9
FIRST_ROUNDS = size(FEW_CHOICES, TO_THE_END)
WHOLE_BY_MOUSE = ("clank", "heldentaufe")
BY_MOUSE = {game: TO_THE_END if game in WHOLE_BY_MOUSE else FIRST_ROUNDS for game in GAMES}
BY_KEYBOARD = {game: FIRST_ROUNDS if game in WHOLE_BY_MOUSE else TO_THE_END for game in GAMES}

every_game = pytest.mark.parametrize("game", GAMES)


def new(game: str) -> str:
    return f"/new?game={game}"


def has_used_things_and_buttons(person: Person) -> bool:
    """Whether this person has chosen both by things on the table and by buttons."""
    return all(person.choices_by_way[way] for way in ("thing", "button"))


def has_played_enough(person: Person, choices: int) -> bool:
    """Whether the match is over, or `choices` choices were made, by things and by buttons."""
    return person.is_over() or (person.chosen > choices and has_used_things_and_buttons(person))


@every_game
def test_a_match_by_mouse(
    game: str, person: NewPerson, tmp_path: Path, counts: Counter[str]
) -> None:
    maud = person("Maud").arrive(new(game))
    maud.open_bots(BOT.get(game, "bot · random")).enter_name().wait_for_table()
    play(maud, until=lambda: maud.chosen > FEW_CHOICES or maud.is_over())
    save_screenshot(maud.page, f"{game} dark", large=True)
    save_screenshot(maud.page, f"{game} light", large=True, scheme="light")
    play(maud, until=lambda: has_played_enough(maud, BY_MOUSE[game]))
    assert has_used_things_and_buttons(maud), maud.choices_by_way
    if maud.is_over():
        check_end(maud, game, tmp_path)
    counts["matches by mouse"] += maud.is_over()


def check_end(maud: Person, game: str, folder: Path) -> None:
    """Check the result, the record and the replay of a finished match."""
    save_screenshot(maud.page, f"{game} result", large=True)
    words = result_text(maud)
    match = replay(downloaded_record(maud, folder).read_bytes())
    assert match.is_over
    assert match.game.name == game
    assert str(match.seed) in words
    assert maud.chosen >= choices_of(match, 0)  # a changed choice was sent twice
    check_replay(maud, match)


def check_replay(maud: Person, match: Match) -> None:
    """Check that the replay has every choice."""
    maud.page.goto(maud.page.url.replace("/t/", "/replay/"))
    moment = maud.page.get_by_role("slider", name="Moment of the match")
    expect(moment).to_have_attribute("max", str(len(match.choices_made)))
    moment.fill(str(len(match.choices_made) // 2))
    expect(maud.page.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_visible()
    save_screenshot(maud.page, f"{match.game.name} replay", large=True)


@every_game
def test_a_match_by_keyboard_alone(
    game: str, visit: Visit, table: Server, counts: Counter[str]
) -> None:
    ysolde = KeyboardPlayer(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER)
    ysolde.arrive(new(game)).open_match()

    def has_played_enough_with_visible_focus() -> bool:
        check_focus_is_visible(ysolde)
        return has_played_enough(ysolde, BY_KEYBOARD[game])

    play(ysolde, until=has_played_enough_with_visible_focus)
    assert has_used_things_and_buttons(ysolde), ysolde.choices_by_way
    assert not ysolde.page.evaluate("window.pointed")
    counts["matches by keyboard"] += ysolde.is_over()


@pytest.mark.parametrize("game", [*GAMES, *([WITH_TESTS_OF_ITS_OWN] if IS_PROOF else [])])
def test_the_first_rounds_on_a_phone(
    game: str, visit: Visit, table: Server, counts: Counter[str]
) -> None:
    theo = PhonePlayer(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.arrive(new(game)).open_bots("robot · bon").enter_name()

    def enough() -> bool:
        assert elements_outside(theo.page) == []
        return theo.is_over() or (theo.chosen > FIRST_ROUNDS and not theo.read_table()["ask"])

    play(theo, until=enough)
    counts["matches on a phone"] += theo.is_over()
    if theo.is_over():
        theo.page.keyboard.press("Escape")  # close the result
    save_screenshot(theo.page, f"{game} phone")
    for tab in theo.page.get_by_role("tab").all():
        tab.tap()
        assert elements_outside(theo.page) == []
        save_screenshot(theo.page, f"{game} phone {tab.get_attribute('id') or tab.inner_text()}")
