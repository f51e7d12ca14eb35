"""Answers `?`: the rule that asks, or why something may or may not be chosen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import RenderableType
from rich.text import Text

from donjon.rule_catalogue import lookup as catalogue
from donjon.terminal.ask.typed_answer import is_on_table, meant
from donjon.terminal.draw.choice_list import Offer
from donjon.terminal.draw.question import Question
from donjon.terminal.draw.rule_text import entry_parts
from donjon.terminal.translator import Translator


def why(question: Question, about: str) -> Iterator[RenderableType]:
    """The rule that asks; for a number or a name, also whether it may be chosen."""
    translator = question.translator
    if catalogue.entry(about.upper(), translator.lang):
        yield from rule_parts(about.upper(), translator)
        return
    if about:
        found = offers_about(question, about)
        for offer in found:
            yield Text(translator("term-possible", number=offer.number, words=offer.words))
        if not found:
            known = about.isdigit() or is_on_table(question, about)
            key = "term-why-not" if known else "term-unknown-thing"
            yield Text(translator(key, thing=about, rule=question.rule))
            if not known:
                return
    yield from rule_parts(question.rule, translator)


def offers_about(question: Question, about: str) -> list[Offer]:
    """The choices with that number, on that piece or spot, or whose label begins so."""
    if about.isdigit():
        return [offer for offer in question.offers if offer.number == int(about)]
    return meant(question, about)


def rule_parts(id: str, translator: Translator) -> Iterator[RenderableType]:
    """A rule of the catalogue; with a notice if it exists in English only."""
    found = catalogue.entry(id, translator.lang)
    if found is None:
        yield Text(translator("term-no-rule", rule=id))
        return
    if found.lang != translator.lang:
        yield Text(translator("cli-rules-in-english"))
    yield from entry_parts(found)
