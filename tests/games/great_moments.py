"""The great moments of a scenario, by the event that they come with."""

from __future__ import annotations

from donjon.kernel.scene.great_moment import GreatMoment, MomentPart
from donjon.kernel.words.ids import Text
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.scenario import Scenario


def moments(scenario: Scenario, event: str) -> list[GreatMoment]:
    """The great moments of all events of a kind."""
    return [
        beat.moment
        for noted in scenario.state.journal.events
        if noted.message.key == event
        for beat in scenario.beats(noted)
        if beat.moment is not None
    ]


def moment(scenario: Scenario, event: str) -> GreatMoment:
    """The great moment of the only event of a kind."""
    (found,) = moments(scenario, event)
    return found


def words(text: Text | None) -> str:
    """A text in English."""
    assert isinstance(text, Message)
    return translate(text, "en")


def parts(told: list[MomentPart]) -> list[tuple[str, int | str | None]]:
    """What is counted, in words, and how many."""
    return [(words(part.text), part.n) for part in told]


def issue(found: GreatMoment) -> tuple[str, int | str | None]:
    """How it ended."""
    assert found.issue is not None
    return words(found.issue.text), found.issue.n
