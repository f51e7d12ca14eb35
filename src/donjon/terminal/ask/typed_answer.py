"""Finds the choice that a typed line means: by number, by name, by the beginning of a label."""

from __future__ import annotations

import re
from typing import NamedTuple

from donjon.rule_catalogue.lookup import folded
from donjon.terminal.draw.choice_list import Offer
from donjon.terminal.draw.question import NONE_OF_THEM, Question


class Chosen(NamedTuple):
    """The typed line is a choice."""

    option: int


class Unclear(NamedTuple):
    """The typed line is no choice; the sentence says what could be typed."""

    sentence: str


def understand(question: Question, entry: str) -> Chosen | Unclear:
    """The choice that a typed line means."""
    if question.scene.subset is not None and re.fullmatch(r"[\d\s,;+]*", entry):
        return several(question, [int(number) for number in re.findall(r"\d+", entry)])
    if not entry:
        return Unclear(question.translator("term-nothing-typed", right=right(question)))
    if entry.isdigit():
        return numbered(question, int(entry))
    found = meant(question, entry)
    if len(found) == 1:
        return Chosen(found[0].id)
    if found:
        several_of = ", ".join(f"{offer.number} ({offer.words})" for offer in found[:6])
        return Unclear(question.translator("term-ambiguous", entry=entry, choices=several_of))
    key = "term-not-possible" if is_on_table(question, entry) else "term-not-understood"
    return Unclear(question.translator(key, entry=entry, right=right(question)))


def numbered(question: Question, number: int) -> Chosen | Unclear:
    """The choice of that number."""
    for offer in question.offers:
        if offer.number == number:
            return Chosen(offer.id)
    return Unclear(question.translator("term-no-number", number=number, right=right(question)))


def several(question: Question, numbers: list[int]) -> Chosen | Unclear:
    """The subset with those numbers; no number or 0 is the empty one."""
    subset = question.scene.subset
    assert subset is not None
    picked = {number for number in numbers if number != NONE_OF_THEM}
    most = len(subset.of)
    wrong = sorted(number for number in picked if number > most)
    if wrong:
        return Unclear(question.translator("term-no-piece", number=wrong[0], most=most))
    option = subset.first + sum(1 << (number - 1) for number in picked)
    if option not in question.words:
        return Unclear(question.translator("term-no-such-subset", most=most))
    return Chosen(option)


def meant(question: Question, entry: str) -> list[Offer]:
    """The choices on the piece or spot of that name, else those whose label begins so."""
    wanted = folded(entry)
    named = [
        offer
        for offer in question.offers
        if offer.targets and wanted in names_of(question, offer.targets[-1])
    ]
    begun = [offer for offer in question.offers if folded(offer.words).startswith(wanted)]
    exact = [offer for offer in begun if folded(offer.words) == wanted]
    return named or exact or begun


def names_of(question: Question, thing: str) -> set[str]:
    """The names of a piece or spot: its label, and its id without the prefix."""
    return {folded(question.names.get(thing, thing)), folded(thing.rpartition(":")[2])}


def is_on_table(question: Question, entry: str) -> bool:
    """Whether a piece or spot has this name."""
    wanted = folded(entry)
    return any(wanted in names_of(question, thing) for thing in question.names)


def right(question: Question) -> str:
    """A sentence that says what could be typed."""
    translator = question.translator
    if question.scene.subset is not None:
        return translator("term-right-subset", most=len(question.scene.subset.of))
    on = [offer for offer in question.offers if offer.targets]
    if on:
        name = question.names.get(on[0].targets[-1], on[0].targets[-1])
        return translator("term-right-name", most=len(question.offers), example=name)
    return translator("term-right-number", most=len(question.offers))
