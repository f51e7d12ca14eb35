"""The legal choices as a numbered list, in columns if there are many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.text import Text

from donjon.kernel.scene import Scene, SceneChoice
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.character_grid import name_of
from donjon.terminal.translator import Translator
from donjon.terminal.wrap_text import HARD

PLACING: Final = 2
"""How many targets a choice has that lays one thing on another."""
TURNED: Final = "↻"


class Offer(NamedTuple):
    """A choice as it is listed: its number on the screen, its id, its label, its targets.

    `turned`: the card is turned before it is laid.
    """

    number: int
    id: int
    words: str
    targets: list[Id]
    turned: bool = False


def offers_of(choices: Sequence[SceneChoice], translator: Translator) -> list[Offer]:
    """The choices numbered from 1."""
    return [
        Offer(number, choice.id, words_of(choice, translator), choice.targets, bool(choice.turn))
        for number, choice in enumerate(choices, 1)
    ]


def words_of(choice: SceneChoice, translator: Translator) -> str:
    """The label, and whether it is the choice that can still be changed."""
    words = translator.text(choice.label)
    return translator("term-chosen", words=words) if choice.chosen else words


def choice_lines(offers: Sequence[Offer], width: int, list_up_to: int = 6) -> list[Text]:
    """The choices in as many columns as fit; up to `list_up_to` of them in one."""
    if not offers:
        return []
    items = [offer_text(offer, len(str(offers[-1].number))) for offer in offers]
    return in_columns(items, width, list_up_to)


def offer_text(offer: Offer, digits: int) -> Text:
    """«  3  To K4»."""
    return Text.assemble((f" {offer.number:>{digits}} ", paint.EMBER_WORDS), " ", offer.words)


def short_lines(offers: Sequence[Offer], names: dict[Id, str], width: int) -> list[Text]:
    """Many choices on squares: only the number and the name of the square."""
    digits = len(str(offers[-1].number))
    short = [
        Offer(offer.number, offer.id, names.get(offer.targets[-1], offer.words), offer.targets)
        if offer.targets
        else offer
        for offer in offers
    ]
    return in_columns([offer_text(offer, digits) for offer in short], width, 0)


def placing_lines(offers: Sequence[Offer], names: dict[Id, str], width: int) -> list[Text]:
    """Many choices of a thing and a place: each thing with the numbers of its places."""
    others = [offer for offer in offers if len(offer.targets) < PLACING]
    digits = len(str(offers[-1].number))
    lines = in_columns([offer_text(offer, digits) for offer in others], width, 0) if others else []
    by_thing: dict[Id, list[Offer]] = {}
    for offer in offers:
        if len(offer.targets) >= PLACING:
            by_thing.setdefault(offer.targets[0], []).append(offer)
    for thing, places in by_thing.items():
        line = Text(f" {names.get(thing, thing)}:", paint.TITLE)
        for offer in places:
            line.append(f" {offer.number}", paint.EMBER_WORDS)
            name = names.get(offer.targets[-1], offer.targets[-1])
            line.append(f"{HARD}{name}{TURNED if offer.turned else ''}", "not bold")
        lines.append(line)
    return lines


def in_columns(items: list[Text], width: int, list_up_to: int) -> list[Text]:
    """Items in as many columns as fit, read downwards; up to `list_up_to` of them in one."""
    widest = max(cell_len(item.plain) for item in items) + 2
    columns = 1 if len(items) <= list_up_to else max(1, (width + 2) // widest)
    rows = -(-len(items) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for item in items[row::rows]:
            line.append_text(item)
            line.append(" " * (widest - cell_len(item.plain)))
        line.rstrip()
        lines.append(line)
    return lines


def spot_names(scene: Scene, translator: Translator) -> dict[Id, str]:
    """The names of all spots, pieces and slots of a scene."""
    names = {spot.id: name_of(spot, translator) for board in scene.boards for spot in board.spots}
    names.update({piece.id: translator.text(piece.label) for piece in scene.pieces})
    names.update(
        {slot.id: translator.text(slot.label) for zone in scene.zones for slot in zone.slots}
    )
    return names
