"""The help page: the side commands, and the meaning of the signs in a scene."""

from __future__ import annotations

from rich.text import Text

from donjon.kernel.scene import CardFace, Scene, TileFace
from donjon.terminal.draw import colours as paint
from donjon.terminal.glyphs import GLYPHS
from donjon.terminal.translator import Translator
from donjon.terminal.wrap_text import HARD, glue


def help_lines(scene: Scene, translator: Translator, commitment: str) -> list[Text]:
    """Side commands, signs, and the hash of the seed."""
    keys = [Text(line) for line in translator("term-help").splitlines()]
    signs = Text.assemble((translator("term-signs"), paint.TITLE), " ")
    words = [translator("term-marks"), *icon_words(scene, translator)]
    signs.append(f"{HARD}· ".join(words))
    return [*keys, signs, Text(translator("term-sealed", hash=commitment), paint.FAINT)]


def icon_words(scene: Scene, translator: Translator) -> list[str]:
    """«☼ sun» for each icon of the scene that has a glyph."""
    return [
        glue(f"{GLYPHS[icon]} {translator(f'term-icon-{icon}')}")
        for icon in icons_of(scene)
        if icon in GLYPHS
    ]


def icons_of(scene: Scene) -> list[str]:
    """The icons of a scene, each once: on spots, in costs, as counters."""
    found = [spot.icon for board in scene.boards for spot in board.spots if spot.icon]
    for board in scene.boards:
        found += [badge.icon for link in board.links for badge in link.badges]
    for face in scene.faces.values():
        if isinstance(face, CardFace):
            found += [amount.icon for amount in face.cost]
            found += [face.worth.icon] if face.worth else []
        if isinstance(face, TileFace):
            printed = [
                *face.cost,
                *face.gain,
                *[one for chest in face.chests for one in chest.gain],
            ]
            found += [icon for one in printed for icon in (one.icon, one.per, one.need) if icon]
    return list(dict.fromkeys(found))
