"""The great moment of a fight: blow by blow, until a sword comes or the hero falls."""

from __future__ import annotations

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
from donjon.games.dragonquest.model.fight import Fight
from donjon.games.dragonquest.model.state import DragonQuest
from donjon.games.dragonquest.words.icons import BONE, MET_ICONS, SKULL, SWORD as SWORD_ICON
from donjon.games.dragonquest.words.ids import wound_face_ids
from donjon.games.dragonquest.words.moments import life
from donjon.games.dragonquest.words.names import danger_name
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
    GreatMoment,
    IssueOdds,
    MomentPart,
    MomentSide,
    MomentThrow,
)
from donjon.kernel.words.message import Message, seat_name


def won(s: DragonQuest, seat: int, fight: Fight) -> Beat:
    """DQ-11.3  A sword: the monster is beaten."""
    text = Message("dq-log-beaten", {"monster": danger_name(fight.monster)})
    last = MomentThrow([combat_face(fight, SWORD)], Message("dq-moment-sword"))
    issue = MomentPart(SWORD_ICON, text, tint="life")
    return moment_beat(told(s, seat, fight, [*blows(fight), last], issue, True))


def lost(s: DragonQuest, seat: int, fight: Fight) -> Beat:
    """DQ-11.9  The last bone is crossed."""
    issue = MomentPart(BONE, Message("dq-moment-last-bone"), tint="blood")
    return moment_beat(told(s, seat, fight, blows(fight), issue, False))


def killed(s: DragonQuest, seat: int, fight: Fight) -> Beat:
    """DQ-12.17  The fifth skull of the skeleton kills."""
    text = Message("dq-moment-fifth-skull")
    last = MomentThrow([combat_face(fight, STRIKE)], text)
    issue = MomentPart(SKULL, text, tint="blood")
    return moment_beat(told(s, seat, fight, [*blows(fight), last], issue, False))


def told(
    s: DragonQuest,
    seat: int,
    fight: Fight,
    throws: list[MomentThrow],
    issue: MomentPart,
    wins: bool,
) -> GreatMoment:
    """DQ-11.1  The two sides, what was thrown in turn, and the bones that are left."""
    hero = s.heroes[seat]
    monster = danger_name(fight.monster)
    icon = MET_ICONS[DANGERS[fight.monster]]
    return GreatMoment(
        "duel",
        Message("dq-moment-fight", {"seat": seat_name(seat), "monster": monster}),
        icon,
        "garnet",
        [seat],
        others="full",
        why=wound_rule(fight.monster),
        sides=[
            MomentSide(seat_name(seat), None, "lapis", seat, wins=wins),
            MomentSide(Message(f"dq-moment-foe-{DANGERS[fight.monster]}"), icon, "garnet"),
        ],
        throws=throws,
        rows=[life(hero, fight.bones, hero.bones)],
        odds=odds(fight.monster),
        issue=issue,
    )


def wound_rule(monster: int) -> Message:
    """DQ-11.5 to DQ-11.7, DQ-12.17  What a blow costs."""
    if monster == SKELETON:
        ladder = [Message("dq-wound", {"points": points}) for points in SKELETON_LADDER]
        return Message("dq-moment-ladder", {"points": ladder})
    return Message(f"dq-moment-wounds-{WOUND_RULES[MONSTER_WOUND_RULE[monster - GHOUL]]}")


def blows(fight: Fight) -> list[MomentThrow]:
    """The blows of the monster; of two wound dice one counts."""
    strike = combat_face(fight, STRIKE)
    return [
        MomentThrow(
            [strike, *wound_face_ids(fight.dice[n])],
            Message("dq-moment-strikes"),
            [strike, *wound_face_ids([points])] if fight.dice[n] else [],
            issue=MomentPart(BONE, Message("dq-moment-life"), f"−{points}", "blood"),
        )
        for n, points in enumerate(fight.points)
    ]


def combat_face(fight: Fight, face: int) -> str:
    """A face of the die that is thrown against a monster."""
    die = COMBAT_DIE_IDS[fight.monster - GHOUL]
    return f"{die}-{SYMBOLS[die][face]}"


def odds(monster: int) -> list[IssueOdds]:
    """DQ-11.8  How likely a sword is in each throw."""
    die = COMBAT_DICE[monster - GHOUL]
    share = die.count(SWORD) / len(die)
    return [
        IssueOdds(Message("dq-moment-odds-sword"), share, "lapis"),
        IssueOdds(Message("dq-moment-odds-strike"), 1 - share, "garnet"),
    ]
