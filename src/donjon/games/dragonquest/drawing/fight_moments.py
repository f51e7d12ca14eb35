"""The great moment of a fight: blow by blow, until a sword comes or the hero falls."""

from __future__ import annotations

from typing import Final

from donjon.games.dragonquest.content.schema import SYMBOLS, WOUND_RULES
from donjon.games.dragonquest.content.tables import (
    COMBAT_DICE,
    COMBAT_DIE_IDS,
    DANGERS,
    GHOUL,
    MONSTER_WOUND_RULE,
    SKELETON,
    SKELETON_LADDER,
    STRIKE,
    SWORD,
)
from donjon.games.dragonquest.drawing.hero_moments import life
from donjon.games.dragonquest.drawing.icons import BONE_ICON, MET_ICONS, SKULL_ICON, SWORD_ICON
from donjon.games.dragonquest.words.facts import FightFacts
from donjon.games.dragonquest.words.ids import wound_face_ids
from donjon.games.dragonquest.words.names import danger_name
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import (
    GreatMoment,
    IssueOdds,
    MomentPart,
    MomentSide,
    MomentThrow,
)
from donjon.kernel.words.message import Message, seat_name


def fought(facts: FightFacts) -> Beat:
    """DQ-11.1  The two sides, what was thrown in turn, and the bones that are left."""
    seat = facts.seat
    monster = danger_name(facts.monster)
    icon = MET_ICONS[DANGERS[facts.monster]]
    last = last_throw(facts)
    wins = facts.end == "sword"
    return moment_beat(
        GreatMoment(
            "duel",
            Message("dq-moment-fight", {"seat": seat_name(seat), "monster": monster}),
            icon,
            "garnet",
            [seat],
            others="full",
            why=wound_rule(facts.monster),
            sides=[
                MomentSide(seat_name(seat), None, "lapis", seat, wins=wins),
                MomentSide(Message(f"dq-moment-foe-{DANGERS[facts.monster]}"), icon, "garnet"),
            ],
            throws=blows(facts) if last is None else [*blows(facts), last],
            rows=[life(seat, facts.boxes, facts.before, facts.bones)],
            odds=ODDS[facts.monster - GHOUL],
            issue=issue(facts),
        )
    )


def last_throw(facts: FightFacts) -> MomentThrow | None:
    """DQ-11.3, DQ-12.17  The sword or the fifth skull; a last bone falls to a blow."""
    if facts.end == "sword":
        return MomentThrow([combat_face(facts, SWORD)], Message("dq-moment-sword"))
    if facts.end == "skull":
        return MomentThrow([combat_face(facts, STRIKE)], Message("dq-moment-fifth-skull"))
    return None


def issue(facts: FightFacts) -> MomentPart:
    """DQ-11.3, DQ-11.9, DQ-12.17  The monster is beaten, or the hero falls."""
    if facts.end == "sword":
        text = Message("dq-log-beaten", {"monster": danger_name(facts.monster)})
        return MomentPart(SWORD_ICON, text, tint="life")
    if facts.end == "skull":
        return MomentPart(SKULL_ICON, Message("dq-moment-fifth-skull"), tint="blood")
    return MomentPart(BONE_ICON, Message("dq-moment-last-bone"), tint="blood")


def wound_rule(monster: int) -> Message:
    """DQ-11.5 to DQ-11.7, DQ-12.17  What a blow costs."""
    if monster == SKELETON:
        ladder = [Message("dq-wound", {"points": points}) for points in SKELETON_LADDER]
        return Message("dq-moment-ladder", {"points": ladder})
    return Message(f"dq-moment-wounds-{WOUND_RULES[MONSTER_WOUND_RULE[monster - GHOUL]]}")


def blows(facts: FightFacts) -> list[MomentThrow]:
    """The blows of the monster; of two wound dice one counts."""
    strike = combat_face(facts, STRIKE)
    return [
        MomentThrow(
            [strike, *wound_face_ids(facts.dice[n])],
            Message("dq-moment-strikes"),
            [strike, *wound_face_ids([points])] if facts.dice[n] else [],
            issue=MomentPart(BONE_ICON, Message("dq-moment-life"), f"−{points}", "blood"),
        )
        for n, points in enumerate(facts.points)
    ]


def combat_face(facts: FightFacts, face: int) -> str:
    """A face of the die that is thrown against a monster."""
    die = COMBAT_DIE_IDS[facts.monster - GHOUL]
    return f"{die}-{SYMBOLS[die][face]}"


def odds(die: bytes) -> list[IssueOdds]:
    """DQ-11.8  How likely a sword is in each throw of the die against a monster."""
    share = die.count(SWORD) / len(die)
    return [
        IssueOdds(Message("dq-moment-odds-sword"), share, "lapis"),
        IssueOdds(Message("dq-moment-odds-strike"), 1 - share, "garnet"),
    ]


ODDS: Final = [odds(die) for die in COMBAT_DICE]
