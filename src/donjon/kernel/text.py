"""Text in the reader's language, from Fluent files: the kernel's and each game's."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

from donjon.kernel.message import Arg, Message

LANGUAGES: Final = ["en", "fr"]
KERNEL_TEXT: Final = Path(__file__).parent / "text"


class Texts:
    """The folders of text files that are known, and what has been read of them."""

    def __init__(self) -> None:
        self.folders: list[Path] = [KERNEL_TEXT]
        self.bundles: dict[str, FluentBundle] = {}

    def add(self, folder: Path) -> None:
        """Know one more folder with `en.ftl` and `fr.ftl`."""
        if folder not in self.folders:
            self.folders.append(folder)
            self.bundles.clear()

    def remove(self, folder: Path) -> None:
        """Forget a folder."""
        if folder in self.folders:
            self.folders.remove(folder)
            self.bundles.clear()

    def bundle(self, lang: str) -> FluentBundle:
        """All messages of one language."""
        if lang not in self.bundles:
            bundle = FluentBundle([lang], use_isolating=False)
            for folder in self.folders:
                source = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
                bundle.add_resource(FluentResource(source))
            self.bundles[lang] = bundle
        return self.bundles[lang]


TEXTS: Final = Texts()


def say(message: Message, lang: str, names: list[str] | None = None) -> str:
    """A message as a sentence; `names` are what the seats are called."""
    if message.key == "seat" and names:
        seat = message.args["n"]
        if isinstance(seat, int) and seat < len(names) and names[seat]:
            return names[seat]
    bundle = TEXTS.bundle(lang)
    if not bundle.has_message(message.key):
        raise KeyError(f"no text {message.key!r} in {lang}.ftl")
    found = bundle.get_message(message.key)
    if found.value is None:
        raise KeyError(f"text {message.key!r} in {lang}.ftl is empty")
    args = {name: spoken(arg, lang, names) for name, arg in message.args.items()}
    sentence, errors = bundle.format_pattern(found.value, args)
    if errors:
        raise ValueError(f"text {message.key!r} in {lang}.ftl: {errors[0]!r}")
    return str(sentence)


def spoken(arg: Arg, lang: str, names: list[str] | None) -> int | str:
    """An argument ready for its place in the sentence."""
    if isinstance(arg, Message):
        return say(arg, lang, names)
    if isinstance(arg, list):
        return ", ".join([say(item, lang, names) for item in arg])
    return arg
