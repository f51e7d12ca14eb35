"""The great moment of a fight: who, with what, the odds, the dice, and one heart."""

from __future__ import annotations

from typing import Final, final

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
from donjon.games.heldentaufe.model.state import Heldentaufe, Hero
from donjon.games.heldentaufe.words.figure_names import figure_id, figure_name, figure_spot
from donjon.games.heldentaufe.words.icons import (
    DEFEAT_ICON,
    HEART_ICON,
    HERO_ICONS,
    MONSTER_ICONS,
    POTION_ICONS,
    SWORD_ICON,
    TOOTH_ICON,
)
from donjon.games.heldentaufe.words.moments import (
    hearts_row,
)
from donjon.games.heldentaufe.words.names import (
    KIND_NAMES,
    MONSTER_NAMES,
    POTION_NAMES,
    hero_name,
)
from donjon.kernel.journal.beat import Beat, moment_beat
from donjon.kernel.journal.great_moment import (
    GreatMoment,
    IssueOdds,
    MomentPart,
    MomentRow,
    MomentSide,
    Outcomes,
)
from donjon.kernel.words.ids import SEAT_TINTS, Icon, Tint
from donjon.kernel.words.message import Message, seat_name

DUEL: Final[Icon] = "crossed-swords"
BASE: Final[Icon] = "muscle-up"
FACES: Final[int] = len(COMBAT_FACES)
NOTHING: Final = "–"
"""Instead of a number where a thing is missing."""


@final
class Fight:
    """HT-8.3 to HT-8.5  Who met, both dice and swords, and what had to be expected.

    `won` tells for each pair of dice, that of the attacker first, whether the attacker wins;
    `furious` is the attacker's chance with a raging fury.
    """

    def __init__(
        self,
        attacker: int,
        defender: int,
        dice: tuple[int, int],
        swords: tuple[int, int],
        won: list[bool],
        furious: float,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.dice: Final = dice
        self.swords: Final = swords
        self.won: Final = won
        self.furious: Final = furious
        self.sums: Final = (dice[0] + swords[0], dice[1] + swords[1])
        attacker_wins = self.sums[0] >= self.sums[1]
        self.winner: Final = attacker if attacker_wins else defender
        self.loser: Final = defender if attacker_wins else attacker


def blow(s: Heldentaufe, fight: Fight) -> Beat:
    """HT-8.3 to HT-8.5  A fight: equipment, dice, sums, the odds before, and one heart."""
    attacker, defender = fight.attacker, fight.defender
    names = {"attacker": figure_name(s, attacker), "defender": figure_name(s, defender)}
    lost = Message("ht-moment-loses-heart", {"figure": figure_name(s, fight.loser)})
    left = hearts(s, fight.loser) - 1
    goes_on = attacker < SEATS and (fight.loser == attacker or left > 0)
    return moment_beat(
        GreatMoment(
            "duel",
            Message("ht-moment-fight", {**names}),
            DUEL,
            "blood",
            [figure for figure in (attacker, defender) if figure < SEATS],
            at=figure_spot(s, defender),
            why=Message("ht-moment-fight-why"),
            sides=[side(s, fight, attacker), side(s, fight, defender)],
            odds=odds(s, fight),
            outcomes=Outcomes(
                [0 if won else 1 for won in fight.won],
                FACES,
                COMBAT_FACES.index(fight.dice[0]) * FACES + COMBAT_FACES.index(fight.dice[1]),
            ),
            note=what_is_left(s, fight, left),
            issue=MomentPart(DEFEAT_ICON, lost, "−1", "blood"),
            then=[figure_id(defender)] if goes_on else [],
        )
    )


def hearts(s: Heldentaufe, figure: int) -> int:
    """The hearts of a hero or a monster."""
    return s.monsters[figure - SEATS].hearts if figure >= SEATS else s.heroes[figure].hearts


def side(s: Heldentaufe, fight: Fight, figure: int) -> MomentSide:
    """HT-8.7  One who fights: hearts, what makes its sword, its die and its sum."""
    at = 0 if figure == fight.attacker else 1
    die, sword = fight.dice[at], fight.swords[at]
    before = hearts(s, figure)
    after = before - 1 if figure == fight.loser else before
    thrown = [f"die:combat:{die}"]
    terms, wins = f"{die} + {sword}", figure == fight.winner
    part = "attacks" if at == 0 else "defends"
    if figure >= SEATS:
        monster = figure - SEATS
        return MomentSide(
            MONSTER_NAMES[monster], MONSTER_ICONS[MONSTER_IDS[monster]], "blood", None,
            Message(f"ht-moment-monster-{part}"), None, monster_parts(s, monster), thrown, terms,
            die + sword,
            MomentRow(
                HEART_ICON, "blood", before, after, max(before, most_hearts(s, monster)),
                name=MONSTER_NAMES[monster],
            ),
            wins,
        )  # fmt: skip
    hero = s.heroes[figure]
    return MomentSide(
        hero_name(s, figure), HERO_ICONS[HERO_IDS[hero.kind]], SEAT_TINTS[figure], figure,
        Message(f"ht-moment-{part}", {"seat": seat_name(figure)}), None, hero_parts(hero), thrown,
        terms, die + sword, hearts_row(hero, before, after), wins,
    )  # fmt: skip


def hero_parts(hero: Hero) -> list[MomentPart]:
    """HT-1.1, HT-1.2, HT-5.6  Base, sword and fury; a fury that is not drunk is kept."""
    worn = hero.worn[SWORD]
    parts = [MomentPart(SWORD_ICON, KIND_NAMES[SWORD], f"+{worn}" if worn else NOTHING)]
    if BASE_SWORD[hero.kind]:
        base = Message("ht-moment-base")
        parts.insert(0, MomentPart(BASE, base, f"+{BASE_SWORD[hero.kind]}"))
    if hero.belt == FURY:
        used = f"+{FURY_BONUS}"
        n = used if hero.used else NOTHING
        parts.append(MomentPart(POTION_ICONS[POTION_IDS[FURY]], POTION_NAMES[FURY], n))
    return parts


def monster_parts(s: Heldentaufe, monster: int) -> list[MomentPart]:
    """HT-8.7, HT-8.9, HT-8.10  Base, the bonus of the top tooth, and what there is to win."""
    top = top_of(s, monster)
    parts = [MomentPart(BASE, Message("ht-moment-base"), f"+{MONSTER_SWORD[monster]}")]
    if GROWN_SWORD[top]:
        parts.append(MomentPart(SWORD_ICON, Message("ht-moment-top-tooth"), f"+{GROWN_SWORD[top]}"))
    parts.append(MomentPart(TOOTH_ICON, Message("ht-moment-to-win"), top or NOTHING, "gold"))
    return parts


def top_of(s: Heldentaufe, monster: int) -> int:
    """The tooth on top of a stack; 0 if there is none."""
    stack = s.monsters[monster].stack
    return stack[-1] if stack else 0


def most_hearts(s: Heldentaufe, monster: int) -> int:
    """HT-8.10  The hearts of a monster that nobody has hurt."""
    return MONSTER_HEARTS[monster] + GROWN_HEARTS[top_of(s, monster)]


def odds(s: Heldentaufe, fight: Fight) -> list[IssueOdds]:
    """HT-8.4  How likely each of both was to win, and by how many pairs of dice."""
    wins, throws = fight.won.count(True), len(fight.won)
    first = odds_words(s, fight.attacker, wins, throws)
    second = odds_words(s, fight.defender, throws - wins, throws)
    return [
        IssueOdds(first, wins / throws, odds_tint(fight, True)),
        IssueOdds(second, 1 - wins / throws, odds_tint(fight, False)),
    ]


def odds_words(s: Heldentaufe, figure: int, n: int, throws: int) -> Message:
    """«Erla: 21 of 36»."""
    return Message("ht-moment-odds", {"figure": figure_name(s, figure), "n": n, "all": throws})


def odds_tint(fight: Fight, is_attacker: bool) -> Tint:
    """Green for a hero and red for a monster; of two heroes the defender is blue."""
    if (fight.attacker if is_attacker else fight.defender) >= SEATS:
        return "blood"
    against_hero = max(fight.attacker, fight.defender) < SEATS
    return "arcane" if against_hero and not is_attacker else "life"


def what_is_left(s: Heldentaufe, fight: Fight, left: int) -> Message:
    """What the fury would have done, and how many hearts the loser still has."""
    loser = figure_name(s, fight.loser)
    hearts_left = Message("ht-moment-hearts-left", {"figure": loser, "n": left})
    if fight.attacker < SEATS:
        hero = s.heroes[fight.attacker]
        if hero.belt == FURY and not hero.used:
            percent = round(100 * fight.furious)
            return Message("ht-moment-with-fury", {"percent": percent, "left": hearts_left})
    return hearts_left
