"""What a person types, understood: numbers, a square's name, a label's beginning."""

from __future__ import annotations

import re
from typing import NamedTuple

from donjon.rule_catalogue.lookup import folded
from donjon.terminal.draw.choice_list import Offer
from donjon.terminal.draw.question import NONE_OF_THEM, Question


class Chosen(NamedTuple):
    """The entry is a choice."""

    option: int


class Unclear(NamedTuple):
    """The entry is none; the sentence says what would be right."""

    sentence: str


def understand(question: Question, entry: str) -> Chosen | Unclear:
    """The choice an entry means."""
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
    """The subset of those numbers; nothing or 0 means none."""
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
    """The choices on what is called so; else those whose label begins so."""
    wanted = folded(entry)
    named = [
        offer
        for offer in question.offers
        if offer.on and wanted in names_of(question, offer.on[-1])
    ]
    begun = [offer for offer in question.offers if folded(offer.words).startswith(wanted)]
    exact = [offer for offer in begun if folded(offer.words) == wanted]
    return named or exact or begun


def names_of(question: Question, thing: str) -> set[str]:
    """What a thing may be called: its name, and its id without the board's."""
    return {folded(question.names.get(thing, thing)), folded(thing.rpartition(":")[2])}


def is_on_table(question: Question, entry: str) -> bool:
    """Whether something on the table is called so."""
    wanted = folded(entry)
    return any(wanted in names_of(question, thing) for thing in question.names)


def right(question: Question) -> str:
    """What would be a right entry."""
    translator = question.translator
    if question.scene.subset is not None:
        return translator("term-right-subset", most=len(question.scene.subset.of))
    on = [offer for offer in question.offers if offer.on]
    if on:
        name = question.names.get(on[0].on[-1], on[0].on[-1])
        return translator("term-right-name", most=len(question.offers), example=name)
    return translator("term-right-number", most=len(question.offers))
