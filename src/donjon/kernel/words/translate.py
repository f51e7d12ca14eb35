"""Text in the reader's language, from Fluent files: the kernel's and each game's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from donjon.kernel.words.french import de
from donjon.kernel.words.message import Arg, Message

LANGUAGES: Final = ["en", "fr"]
KERNEL_TEXT: Final = Path(__file__).parents[1] / "text"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
FUNCTIONS: Final[dict[str, Any]] = {"DE": de}
"""They return text, which Fluent takes though its annotations do not say so."""
REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class LanguageTexts:
    """All messages of one language; each is parsed when it is first used."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.bundle: Final = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self.unread: Final[dict[str, str]] = {}
        for folder in folders:
            source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
            starts = list(ENTRY.finditer(source))
            ends = [start.start() for start in starts[1:]] + [len(source)]
            for start, end in zip(starts, ends):
                self.unread.setdefault(start[1], source[start.start() : end])

    def read(self, key: str) -> None:
        """Parse a message and those that it refers to."""
        source = self.unread.pop(key, "")
        if source:
            self.bundle.add_resource(FluentResource(source))
            for named in REFERENCE.findall(source):
                self.read(named)


class Texts:
    """The folders with text files, and the messages of each language."""

    def __init__(self) -> None:
        self.folders: list[Path] = [KERNEL_TEXT]
        self.languages: dict[str, LanguageTexts] = {}

    def load(self, folder: Path) -> None:
        """Add a folder with `en.ftl` and `fr.ftl`."""
        if folder not in self.folders:
            self.folders.append(folder)
            self.languages.clear()

    def remove(self, folder: Path) -> None:
        """Forget a folder."""
        if folder in self.folders:
            self.folders.remove(folder)
            self.languages.clear()

    def bundle(self, lang: str, key: str) -> FluentBundle:
        """Messages of one language, this one among them if it is known."""
        if lang not in self.languages:
            self.languages[lang] = LanguageTexts(lang, self.folders)
        texts = self.languages[lang]
        texts.read(key)
        return texts.bundle


TEXTS: Final = Texts()


def translate(message: Message, lang: str, names: list[str] | None = None) -> str:
    """A message as a sentence; `names` are what the seats are called."""
    if message.key == "seat" and names:
        seat = message.args["n"]
        if isinstance(seat, int) and seat < len(names) and names[seat]:
            return names[seat]
    bundle = TEXTS.bundle(lang, message.key)
    if not bundle.has_message(message.key):
        raise KeyError(f"no text {message.key!r} in {lang}.ftl")
    found = bundle.get_message(message.key)
    if found.value is None:
        raise KeyError(f"text {message.key!r} in {lang}.ftl is empty")
    args = {name: translated(arg, lang, names) for name, arg in message.args.items()}
    sentence, errors = bundle.format_pattern(found.value, args)
    if errors:
        raise ValueError(f"text {message.key!r} in {lang}.ftl: {errors[0]!r}")
    return str(sentence)


def translated(arg: Arg, lang: str, names: list[str] | None) -> int | str:
    """An argument ready for its place in the sentence."""
    if isinstance(arg, Message):
        return translate(arg, lang, names)
    if isinstance(arg, list):
        return ", ".join([translate(item, lang, names) for item in arg])
    return arg
