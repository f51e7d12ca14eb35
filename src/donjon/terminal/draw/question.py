"""A decision on the screen: the scene, and the choices as they are listed."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from donjon.kernel.match.match import Match
from donjon.kernel.scene import CardFace, Scene
from donjon.kernel.words.ids import Id
from donjon.terminal.draw import colours as paint
from donjon.terminal.draw.amounts import amounts_words
from donjon.terminal.draw.choice_list import (
    PLACING,
    Offer,
    choice_lines,
    offers_of,
    placing_lines,
    short_lines,
    spot_names,
)
from donjon.terminal.draw.panels import prompt_text
from donjon.terminal.draw.spots import MANY
from donjon.terminal.draw.zones import card_words
from donjon.terminal.translator import Translator

NONE_OF_THEM: Final = 0


class Question:
    """A decision of one seat, ready to be drawn and answered."""

    def __init__(self, match: Match, seat: int, translator: Translator) -> None:
        self.seat: Final = seat
        self.translator: Final = translator
        self.scene: Final[Scene] = match.scene(seat)
        self.words: Final[dict[int, str]] = {
            choice.id: translator.text(choice.label) for choice in match.choices(seat)
        }
        self.names: Final[dict[Id, str]] = spot_names(self.scene, translator)
        self.offers: Final[list[Offer]] = (
            offers_of(self.scene.choices, translator)
            if self.scene.subset is None
            else self.subset_offers()
        )

    def subset_offers(self) -> list[Offer]:
        """The choices of a subset: none as number 0, then each piece alone."""
        subset = self.scene.subset
        assert subset is not None
        none = [
            Offer(NONE_OF_THEM, choice.id, self.words[choice.id], [])
            for choice in self.scene.choices
        ]
        alone = [subset.first + (1 << at) for at in range(len(subset.of))]
        return none[:1] + [
            Offer(number, option, self.words.get(option, self.names.get(thing, thing)), [thing])
            for number, (option, thing) in enumerate(zip(alone, subset.of), 1)
        ]

    @property
    def rule(self) -> str:
        """The id of the rule that asks."""
        prompt = self.scene.prompt
        return (prompt.rule if prompt else None) or ""

    def lines(self, width: int, room: int | None) -> list[Text]:
        """The prompt and the choices; many choices only if they fit into `room` rows."""
        return [prompt_text(self.scene, self.translator), *self.choice_lines(width, room)]

    def choice_lines(self, width: int, room: int | None) -> list[Text]:
        """The choices, with the text of cards and with previews."""
        if len(self.offers) > MANY and any(len(offer.targets) >= PLACING for offer in self.offers):
            return placing_lines(self.offers, self.names, width)
        if len(self.offers) > MANY:
            lines = short_lines(self.offers, self.names, width)
            if room is None or len(lines) <= room:
                return lines
            first = self.offers[0]
            example = self.names.get(first.targets[-1], "") if first.targets else ""
            count = len(self.offers)
            return [Text(self.translator("term-many-choices", count=count, example=example))]
        with_details = [
            offer._replace(words=offer.words + self.card_text(offer) + self.preview_text(offer))
            for offer in self.offers
        ]
        if self.scene.subset is None:
            return [*choice_lines(with_details, width), *self.shortcut_lines()]
        how = Text(self.translator("term-subset"), paint.FAINT)
        return [*choice_lines(with_details, width, list_up_to=0), how]

    def shortcut_lines(self) -> list[Text]:
        """The shortcuts that have a key, each with its key."""
        return [
            Text.assemble(
                (f" {shortcut.key.lower()} ", paint.EMBER_WORDS), " ", self.translator.text(label)
            )
            for shortcut in self.scene.shortcuts
            if (label := shortcut.label) is not None and shortcut.key is not None
        ]

    def shortcut(self, entry: str) -> list[Id]:
        """The targets of the shortcut with this key, in order; [] if there is none."""
        for shortcut in self.scene.shortcuts:
            if shortcut.label is not None and (shortcut.key or "").lower() == entry.lower():
                return shortcut.route
        return []

    def card_text(self, offer: Offer) -> str:
        """The text of the card that is chosen."""
        faces = [
            self.scene.faces.get(piece.face)
            for piece in self.scene.pieces
            if piece.id in offer.targets
        ]
        cards = [card_words(face, self.translator) for face in faces if isinstance(face, CardFace)]
        return "".join(f" — {words}" for words in cards if words)

    def preview_text(self, offer: Offer) -> str:
        """The preview of a choice: of its piece, or of the place for it."""
        if not offer.targets or offer.targets[0] not in self.scene.previews:
            return ""
        ahead = self.scene.previews[offer.targets[0]]
        if len(offer.targets) > 1:
            gains = amounts_words(ahead.gains.get(offer.targets[1], []))
            return f" → {gains}" if gains else ""
        return f" — {self.translator.text(ahead.text)}" if ahead.text else ""

    def how_to_enter(self, option: int) -> str:
        """What to type for a choice."""
        subset = self.scene.subset
        if subset is not None:
            picked = option - subset.first
            numbers = [str(at + 1) for at in range(len(subset.of)) if picked >> at & 1]
            return " ".join(numbers) or str(NONE_OF_THEM)
        return next((str(offer.number) for offer in self.offers if offer.id == option), "")
