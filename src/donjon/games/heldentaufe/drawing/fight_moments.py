"""The great moment of a fight: who, with what, the odds, the dice, and one heart."""

from __future__ import annotations

from typing import Final

from donjon.games.heldentaufe.content.tables import (
    BASE_SWORD,
    COMBAT_FACES,
    FURY,
    FURY_BONUS,
    GROWN_HEARTS,
    GROWN_SWORD,
    HERO_IDS,
    MONSTER_HEARTS,
    MONSTER_IDS,
    MONSTER_SWORD,
    POTION_IDS,
    SEATS,
    SWORD,
)
from donjon.games.heldentaufe.drawing.icons import (
    DEFEAT_ICON,
    FIGHT_ICON,
    HEART_ICON,
    HERO_ICONS,
    MONSTER_ICONS,
    POTION_ICONS,
    STRENGTH_ICON,
    SWORD_ICON,
    TOOTH_ICON,
)
from donjon.games.heldentaufe.drawing.way_moments import hearts_row
from donjon.games.heldentaufe.words.facts import FighterFacts, FightFacts
from donjon.games.heldentaufe.words.figure_names import figure_id
from donjon.games.heldentaufe.words.names import (
    HERO_NAMES,
    KIND_NAMES,
    MONSTER_NAMES,
    POTION_NAMES,
)
from donjon.kernel.scene.beat import Beat, moment_beat
from donjon.kernel.scene.great_moment import (
    GreatMoment,
    IssueOdds,
    MomentPart,
    MomentRow,
    MomentSide,
    Outcomes,
)
from donjon.kernel.words.ids import SEAT_TINTS, Tint
from donjon.kernel.words.message import Message, seat_name

FACES: Final[int] = len(COMBAT_FACES)
NOTHING: Final = "–"
"""Instead of a number where a thing is missing."""


def blow(facts: FightFacts) -> Beat:
    """HT-8.3 to HT-8.5  A fight: equipment, dice, sums, the odds before, and one heart."""
    attacker, defender = facts.attacker, facts.defender
    names = {"attacker": name_of(attacker), "defender": name_of(defender)}
    loser = defender if attacker.wins else attacker
    lost = Message("ht-moment-loses-heart", {"figure": name_of(loser)})
    left = loser.hearts - 1
    goes_on = is_hero(attacker) and (not attacker.wins or left > 0)
    fell = COMBAT_FACES.index(attacker.die) * FACES + COMBAT_FACES.index(defender.die)
    return moment_beat(
        GreatMoment(
            "duel",
            Message("ht-moment-fight", {**names}),
            FIGHT_ICON,
            "blood",
            [fighter.figure for fighter in (attacker, defender) if is_hero(fighter)],
            at=facts.spot,
            why=Message("ht-moment-fight-why"),
            sides=[side(attacker, "attacks"), side(defender, "defends")],
            odds=odds(facts),
            outcomes=Outcomes([0 if won else 1 for won in facts.won], FACES, fell),
            note=what_is_left(facts, loser, left),
            issue=MomentPart(DEFEAT_ICON, lost, "−1", "blood"),
            then=[figure_id(defender.figure)] if goes_on else [],
        )
    )


def is_hero(fighter: FighterFacts) -> bool:
    """Whether it is a hero or a monster."""
    return fighter.figure < SEATS


def name_of(fighter: FighterFacts) -> Message:
    """The name of a hero or a monster."""
    return HERO_NAMES[fighter.kind] if is_hero(fighter) else MONSTER_NAMES[fighter.kind]


def side(fighter: FighterFacts, part: str) -> MomentSide:
    """HT-8.7  One who fights: hearts, what makes its sword, its die and its sum."""
    die, sword, before, kind = fighter.die, fighter.sword, fighter.hearts, fighter.kind
    after = before if fighter.wins else before - 1
    thrown = [f"die:combat:{die}"]
    terms = f"{die} + {sword}"
    if not is_hero(fighter):
        return MomentSide(
            MONSTER_NAMES[kind], MONSTER_ICONS[MONSTER_IDS[kind]], "blood", None,
            Message(f"ht-moment-monster-{part}"), None, monster_parts(fighter), thrown, terms,
            die + sword,
            MomentRow(
                HEART_ICON, "blood", before, after, max(before, most_hearts(fighter)),
                name=MONSTER_NAMES[kind],
            ),
            fighter.wins,
        )  # fmt: skip
    seat = fighter.figure
    return MomentSide(
        HERO_NAMES[kind], HERO_ICONS[HERO_IDS[kind]], SEAT_TINTS[seat], seat,
        Message(f"ht-moment-{part}", {"seat": seat_name(seat)}), None, hero_parts(fighter), thrown,
        terms, die + sword, hearts_row(seat, kind, before, after), fighter.wins,
    )  # fmt: skip


def hero_parts(hero: FighterFacts) -> list[MomentPart]:
    """HT-1.1, HT-1.2, HT-5.6  Base, sword and fury; a fury that is not drunk is kept."""
    sword = f"+{hero.worn}" if hero.worn else NOTHING
    parts = [MomentPart(SWORD_ICON, KIND_NAMES[SWORD], sword)]
    if BASE_SWORD[hero.kind]:
        base = Message("ht-moment-base")
        parts.insert(0, MomentPart(STRENGTH_ICON, base, f"+{BASE_SWORD[hero.kind]}"))
    if hero.belt == FURY:
        n = f"+{FURY_BONUS}" if hero.used else NOTHING
        parts.append(MomentPart(POTION_ICONS[POTION_IDS[FURY]], POTION_NAMES[FURY], n))
    return parts


def monster_parts(monster: FighterFacts) -> list[MomentPart]:
    """HT-8.7, HT-8.9, HT-8.10  Base, the bonus of the top tooth, and what there is to win."""
    top = monster.top
    base = f"+{MONSTER_SWORD[monster.kind]}"
    parts = [MomentPart(STRENGTH_ICON, Message("ht-moment-base"), base)]
    if GROWN_SWORD[top]:
        parts.append(MomentPart(SWORD_ICON, Message("ht-moment-top-tooth"), f"+{GROWN_SWORD[top]}"))
    parts.append(MomentPart(TOOTH_ICON, Message("ht-moment-to-win"), top or NOTHING, "gold"))
    return parts


def most_hearts(monster: FighterFacts) -> int:
    """HT-8.10  The hearts of a monster that nobody has hurt."""
    return MONSTER_HEARTS[monster.kind] + GROWN_HEARTS[monster.top]


def odds(facts: FightFacts) -> list[IssueOdds]:
    """HT-8.4  How likely each of both was to win, and by how many pairs of dice."""
    wins, throws = facts.won.count(True), len(facts.won)
    attacker, defender = facts.attacker, facts.defender
    first = odds_words(attacker, wins, throws)
    second = odds_words(defender, throws - wins, throws)
    return [
        IssueOdds(first, wins / throws, odds_tint(attacker, defender, "life")),
        IssueOdds(second, 1 - wins / throws, odds_tint(defender, attacker, "arcane")),
    ]


def odds_words(fighter: FighterFacts, n: int, throws: int) -> Message:
    """«Erla: 21 of 36»."""
    return Message("ht-moment-odds", {"figure": name_of(fighter), "n": n, "all": throws})


def odds_tint(fighter: FighterFacts, other: FighterFacts, against_hero: Tint) -> Tint:
    """Green for a hero and red for a monster; of two heroes the defender is blue."""
    if not is_hero(fighter):
        return "blood"
    return against_hero if is_hero(other) else "life"


def what_is_left(facts: FightFacts, loser: FighterFacts, left: int) -> Message:
    """What the fury would have done, and how many hearts the loser still has."""
    hearts_left = Message("ht-moment-hearts-left", {"figure": name_of(loser), "n": left})
    attacker = facts.attacker
    if is_hero(attacker) and attacker.belt == FURY and not attacker.used:
        percent = round(100 * facts.furious)
        return Message("ht-moment-with-fury", {"percent": percent, "left": hearts_left})
    return hearts_left
