"""The faces of Clank!'s cards, tokens, cubes and pawns: printed once for all matches."""

from __future__ import annotations

from typing import Final

from donjon.games.clank.content.schema import CardEntry
from donjon.games.clank.content.tables import (
    ARTIFACT_IDS,
    ARTIFACT_VP,
    CARDS,
    IS_CROWN,
    ITEM_IDS,
    ITEM_VP,
    KEEP,
    MASTERY_VP,
    POTION,
    SEATS,
    SECRET_IDS,
    SECRET_MODE,
    SECRET_VP,
)
from donjon.games.clank.drawing.icons import (
    BACK_ICON,
    BAG_ICON,
    BOOT_ICON,
    CARD_ART,
    DANGER_ICON,
    DRAGON_ICON,
    GOLD_ICON,
    IDOL_ICON,
    MAJOR_ICON,
    MINOR_ICON,
    NOISE_ICON,
    PLACE_ICONS,
    POINTS_ICON,
    SKILL_ICON,
    SWORD_ICON,
    TOKEN_ICONS,
    TYPE_ICONS,
    TYPE_TINTS,
)
from donjon.games.clank.words.names import ARTIFACT_NAMES, ITEM_NAMES
from donjon.kernel.drawing.amounts import tinted_amount
from donjon.kernel.scene import (
    Amount,
    BackFace,
    CardFace,
    CubeFace,
    Face,
    PawnFace,
    TokenFace,
)
from donjon.kernel.words.ids import Icon, Id, Tint
from donjon.kernel.words.message import Message


def card_face(card: CardEntry) -> CardFace:
    """A card: its cost, what it gives, its points and its text."""
    return CardFace(
        tint="umber" if card.set == "starter" else TYPE_TINTS[card.type],
        title=Message(f"cl-card-{card.id}"),
        art=CARD_ART[card.id],
        kind=TYPE_ICONS.get(card.type),
        gives=gives(card),
        cost=costs(card),
        worth=worth(card),
        marks=marks(card),
        text=Message(f"cl-text-{card.id}") if has_text(card) else None,
    )


def has_text(card: CardEntry) -> bool:
    """Whether a card needs text: more than its icons show, or no effect at all."""
    effects = card.acquire or card.arrive or card.play or card.use or card.defeat or card.vp_rule
    return bool(effects or card.draw or card.gold or card.clank) or not gives(card)


def gives(card: CardEntry) -> list[Amount]:
    """What a played card gives in numbers."""
    found: list[Amount] = []
    for icon, n in (
        (SKILL_ICON, card.skill),
        (SWORD_ICON, card.swords),
        (BOOT_ICON, card.boots),
        (GOLD_ICON, card.gold),
    ):
        if n:
            found.append(tinted_amount(icon, n))
    if card.clank:
        found.append(tinted_amount(NOISE_ICON, signed(card.clank)))
    return found


def signed(n: int) -> str:
    """«+1», «−2»."""
    return f"+{n}" if n > 0 else f"−{-n}"


def costs(card: CardEntry) -> list[Amount]:
    """The price of buying, using or fighting the card."""
    if card.swords_cost:
        return [tinted_amount(SWORD_ICON, card.swords_cost)]
    return [tinted_amount(SKILL_ICON, card.skill_cost)] if card.skill_cost else []


def worth(card: CardEntry) -> Amount | None:
    """Its points at the end; a question mark when they depend on more."""
    if card.vp_rule is not None:
        return tinted_amount(POINTS_ICON, "?")
    return tinted_amount(POINTS_ICON, card.vp) if card.vp else None


def marks(card: CardEntry) -> list[Icon]:
    """Icons for what happens without a choice, and for where the thief must stand."""
    found: list[Icon] = []
    if card.dragon:
        found.append(DRAGON_ICON)
    if card.danger:
        found.append(DANGER_ICON)
    if card.where in PLACE_ICONS:
        found.append(PLACE_ICONS[card.where])
    return found


def token_faces() -> dict[Id, Face]:
    """Artifacts, kept secrets, goods of the market, idols, and face-down tokens."""
    found: dict[Id, Face] = {}
    for at, id in enumerate(ARTIFACT_IDS):
        found[f"face:{id}"] = token("gold", id, ARTIFACT_NAMES[at], ARTIFACT_VP[at])
    for at, id in enumerate(SECRET_IDS):
        name = Message(f"cl-token-{id}")
        if SECRET_MODE[at] == KEEP:
            found[f"face:{id}"] = token("ochre", id, name, SECRET_VP[at])
        elif SECRET_MODE[at] == POTION:
            found[f"face:{id}"] = token("life", id, name, None)
    for at, id in enumerate(ITEM_IDS):
        points = ITEM_VP[at] if IS_CROWN[at] else None
        found[f"face:{id}"] = token("ochre", id, ITEM_NAMES[at], points)
    found["face:idol"] = TokenFace("disc", "ochre", IDOL_ICON, Message("cl-idol"))
    found["face:major"] = TokenFace("disc", "plum", MAJOR_ICON, Message("cl-major"))
    found["face:minor"] = TokenFace("disc", "teal", MINOR_ICON, Message("cl-minor"))
    found["face:mastery"] = token("gold", "mastery", Message("cl-token-mastery"), MASTERY_VP)
    return found


def token(tint: Tint, id: str, title: Message, n: int | None) -> TokenFace:
    """A token with its value."""
    return TokenFace("disc", tint, TOKEN_ICONS[id], title, n)


def other_faces() -> dict[Id, Face]:
    """Backs, cubes, pawns, the bag and the dragon."""
    found: dict[Id, Face] = {
        "back": BackFace(BACK_ICON, "umber"),
        "bag": TokenFace("disc", "umber", BAG_ICON, Message("cl-bag")),
        "dragon": TokenFace("disc", "blood", DRAGON_ICON, Message("cl-rage")),
    }
    found["cube:black"] = CubeFace(None)
    for seat in range(SEATS):
        found[f"pawn:{seat}"] = PawnFace(seat)
        found[f"cube:{seat}"] = CubeFace(seat)
    return found


CARD_FACES: Final = [f"face:{card.id}" for card in CARDS]
FACES: Final[dict[Id, Face]] = {
    **{f"face:{card.id}": card_face(card) for card in CARDS},
    **token_faces(),
    **other_faces(),
}
