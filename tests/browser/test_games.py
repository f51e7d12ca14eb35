"""Every game in the browser: a whole match of each by mouse or by keyboard, a phone, a replay.

The ways to choose are those of the client, which knows no game: a proof plays every game to its
end by every one of them, a sample each game by one and its first rounds by the others.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import expect

from donjon import Match, replay
from donjon.conformance.size import IS_PROOF, size
from donjon.registry import OWN
from tests.browser.conftest import Sit
from tests.browser.keyboard_player import Typist
from tests.browser.mouse_player import Person, play
from tests.browser.page_width import outside
from tests.browser.phone_player import Thumb
from tests.browser.screenshots import picture
from tests.browser.test_keyboard import NO_POINTER, focus_is_in_sight
from tests.browser.test_match import choices_of, count, downloaded_record
from tests.table.conftest import Visit
from tests.table.programs import Server

pytestmark = pytest.mark.e2e

WITH_TESTS_OF_ITS_OWN = "dragonquest"
GAMES = [name for name in OWN if name != WITH_TESTS_OF_ITS_OWN]
BOT = dict.fromkeys(["clank", "heldentaufe"], "bot · good")  # at random one hardly comes home
MANY = 15  # choices of the first rounds
TO_THE_END = 10**9
FIRST_ROUNDS = size(MANY, TO_THE_END)
WHOLE_BY_MOUSE = ("clank", "heldentaufe")
BY_MOUSE = {game: TO_THE_END if game in WHOLE_BY_MOUSE else FIRST_ROUNDS for game in GAMES}
BY_KEYBOARD = {game: FIRST_ROUNDS if game in WHOLE_BY_MOUSE else TO_THE_END for game in GAMES}

every_game = pytest.mark.parametrize("game", GAMES)


def new(game: str) -> str:
    return f"/new?game={game}"


def has_tried_both(person: Person) -> bool:
    """Whether something on the table was picked, and a button."""
    return all(person.ways[way] for way in ("thing", "button"))


def has_had_enough(person: Person, choices: int) -> bool:
    """Whether the match is over, or so many choices were made, by things and by buttons."""
    return person.is_over() or (person.chosen > choices and has_tried_both(person))


@every_game
def test_a_match_by_mouse(game: str, person: Sit, tmp_path: Path, counts: Counter[str]) -> None:
    maud = person("Maud").arrive(new(game))
    maud.open_table(BOT.get(game, "bot · random"), start="Play bots now").say_name().see_the_table()
    play(maud, until=lambda: maud.chosen > MANY or maud.is_over())
    picture(maud.page, f"{game} dark", large=True)
    picture(maud.page, f"{game} light", large=True, scheme="light")
    play(maud, until=lambda: has_had_enough(maud, BY_MOUSE[game]))
    assert has_tried_both(maud), maud.ways
    if maud.is_over():
        counted(maud, game, tmp_path)
    counts["matches by mouse"] += maud.is_over()


def counted(maud: Person, game: str, folder: Path) -> None:
    """The end of a match: its result, its record, its replay."""
    picture(maud.page, f"{game} result", large=True)
    words = count(maud)
    match = replay(downloaded_record(maud, folder).read_bytes())
    assert match.is_over
    assert match.game.name == game
    assert str(match.seed) in words
    assert maud.chosen >= choices_of(match, 0)  # of a choice that was changed the last counts
    looked_at_again(maud, match)


def looked_at_again(maud: Person, match: Match) -> None:
    """The replay has every choice."""
    maud.page.goto(maud.page.url.replace("/t/", "/replay/"))
    moment = maud.page.get_by_role("slider", name="Moment of the match")
    expect(moment).to_have_attribute("max", str(len(match.choices_made)))
    moment.fill(str(len(match.choices_made) // 2))
    expect(maud.page.get_by_role("list", name="Log").get_by_role("listitem").last).to_be_visible()
    picture(maud.page, f"{match.game.name} replay", large=True)


@every_game
def test_a_match_by_keyboard_alone(
    game: str, visit: Visit, table: Server, counts: Counter[str]
) -> None:
    ysolde = Typist(visit(table, reduced_motion="reduce"), "Ysolde")
    ysolde.page.add_init_script(NO_POINTER)
    ysolde.arrive(new(game)).open_bots()

    def enough_with_the_focus_in_sight() -> bool:
        focus_is_in_sight(ysolde)
        return has_had_enough(ysolde, BY_KEYBOARD[game])

    play(ysolde, until=enough_with_the_focus_in_sight)
    assert has_tried_both(ysolde), ysolde.ways
    assert not ysolde.page.evaluate("window.pointed")
    counts["matches by keyboard"] += ysolde.is_over()


@pytest.mark.parametrize("game", [*GAMES, *([WITH_TESTS_OF_ITS_OWN] if IS_PROOF else [])])
def test_the_first_rounds_on_a_phone(
    game: str, visit: Visit, table: Server, counts: Counter[str]
) -> None:
    theo = Thumb(visit(table, phone=True, lang="fr", reduced_motion="reduce"), "Théo")
    theo.arrive(new(game)).open_bots().say_name()

    def enough() -> bool:
        assert outside(theo.page) == []
        return theo.is_over() or (theo.chosen > FIRST_ROUNDS and not theo.glance()["ask"])

    play(theo, until=enough)
    counts["matches on a phone"] += theo.is_over()
    if theo.is_over():
        theo.page.keyboard.press("Escape")  # the result lies over the table
    picture(theo.page, f"{game} phone")
    for tab in theo.page.get_by_role("tab").all():
        tab.tap()
        assert outside(theo.page) == []
        picture(theo.page, f"{game} phone {tab.get_attribute('id') or tab.inner_text()}")
