"""Why something is asked, or is possible or not: the catalogue's own words."""

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
    """The rule that asks; about a number or a name also whether it may be chosen."""
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
    """The choices of that number, on that thing, or beginning so."""
    if about.isdigit():
        return [offer for offer in question.offers if offer.number == int(about)]
    return meant(question, about)


def rule_parts(id: str, translator: Translator) -> Iterator[RenderableType]:
    """A rule from the catalogue, in English with a notice when it is not said otherwise."""
    found = catalogue.entry(id, translator.lang)
    if found is None:
        yield Text(translator("term-no-rule", rule=id))
        return
    if found.lang != translator.lang:
        yield Text(translator("cli-rules-in-english"))
    yield from entry_parts(found)
