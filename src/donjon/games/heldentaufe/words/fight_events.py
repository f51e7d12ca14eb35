"""The events of fights, defeats, and the turns of the monsters."""

from __future__ import annotations

from donjon.games.heldentaufe.content.tables import (
    BEST_TOOTH,
    EQUIPMENT_IDS,
    POTION_IDS,
    SEATS,
    SLOTS,
    SWORD,
    TOKEN_IDS,
    TOKENS,
)
from donjon.games.heldentaufe.model.fight import Fight
from donjon.games.heldentaufe.model.state import NO_POTION, NOBODY, Heldentaufe, Hero
from donjon.games.heldentaufe.words.events import lost_heart, note, note_great, note_move
from donjon.games.heldentaufe.words.facts import (
    CommandFacts,
    DisputeFacts,
    FighterFacts,
    FightFacts,
    HeroFallFacts,
    HeroFallToFacts,
    MonsterFallFacts,
)
from donjon.games.heldentaufe.words.figure_names import figure_id, figure_name, figure_spot
from donjon.games.heldentaufe.words.ids import hero_id, hex_id, monster_id
from donjon.games.heldentaufe.words.names import HEX_NAMES, MONSTER_NAMES, hero_name
from donjon.kernel.journal.facts import Told
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Arg, Message, seat_name


def fought(s: Heldentaufe, fight: Fight) -> None:
    """HT-8.3  Both dice and both sums, and who lost a heart."""
    if s.journal is not None:
        attacker, defender, loser = fight.attacker, fight.defender, fight.loser
        message = Message(
            "ht-log-fight",
            {
                "attacker": figure_name(s, attacker),
                "defender": figure_name(s, defender),
                "die": fight.dice[0],
                "other": fight.dice[1],
                "sum": fight.sums[0],
                "rest": fight.sums[1],
                "loser": figure_name(s, loser),
            },
        )
        told: list[Told] = [fight_facts(s, fight), Motion("hurt", [figure_id(loser)])]
        if loser < SEATS:
            told.append(lost_heart(loser))
        refs = [figure_id(attacker), figure_id(defender)]
        seat = attacker if attacker < SEATS else None
        s.journal.note(message, seat, refs=refs, told=told)


def fight_facts(s: Heldentaufe, fight: Fight) -> FightFacts:
    """HT-8.3  Both sides of a fight, before a heart is lost."""
    attacker = fighter_facts(s, fight, fight.attacker, 0)
    defender = fighter_facts(s, fight, fight.defender, 1)
    spot = figure_spot(s, fight.defender)
    return FightFacts(attacker, defender, fight.won, fight.furious, spot)


def fighter_facts(s: Heldentaufe, fight: Fight, figure: int, at: int) -> FighterFacts:
    """HT-8.7  One side of a fight, the attacker's before the defender's."""
    die, sword = fight.dice[at], fight.swords[at]
    wins = figure == fight.winner
    if figure >= SEATS:
        kind = figure - SEATS
        hearts, top = s.monsters[kind].hearts, top_of(s, kind)
        return FighterFacts(figure, kind, hearts, die, sword, wins, 0, NO_POTION, False, top)
    hero = s.heroes[figure]
    worn, belt, used = hero.worn[SWORD], hero.belt, hero.used
    return FighterFacts(figure, hero.kind, hero.hearts, die, sword, wins, worn, belt, used, 0)


def top_of(s: Heldentaufe, monster: int) -> int:
    """The tooth on top of a stack; 0 if there is none."""
    stack = s.monsters[monster].stack
    return stack[-1] if stack else 0


def monster_defeated(s: Heldentaufe, seat: int, monster: int, points: int, asked: bool) -> None:
    """HT-8.9  A monster falls, and what it yields; `points` are those of the hero before.

    `asked`: whoever has defeated it may show a mission now.
    """
    if s.journal is not None:
        args: dict[str, Arg] = {
            "hero": hero_name(s, seat),
            "monster": MONSTER_NAMES[monster],
            "tooth": top_of(s, monster),
        }
        message = Message("ht-log-monster-falls", args)
        facts = monster_fall_facts(s, seat, monster, points, asked)
        note_great(s, message, seat, monster_id(monster), facts)


def monster_fall_facts(
    s: Heldentaufe, seat: int, monster: int, points: int, asked: bool
) -> MonsterFallFacts:
    """HT-8.9, HT-8.10  The tooth that a monster yields, and the one under it."""
    stack = s.monsters[monster].stack
    top = top_of(s, monster)
    following = stack[-2] if len(stack) > 1 else 0
    again = BEST_TOOTH if s.house_rules.five_again else 0  # HT-R21
    return MonsterFallFacts(
        seat, s.heroes[seat].kind, monster, top, following, top or again, points, asked,
        figure_spot(s, seat),
    )  # fmt: skip


def defeated(s: Heldentaufe, seat: int, points: int, placers: list[int]) -> None:
    """HT-10.2  A hero with `points` points falls to a monster or a trap."""
    if s.journal is not None:
        message = Message("ht-log-falls", {"hero": hero_name(s, seat)})
        hero = s.heroes[seat]
        facts = HeroFallFacts(
            seat, hero.kind, token_faces(hero), points, placers, s.house_rules.one_heart,
            figure_spot(s, seat),
        )  # fmt: skip
        note_great(s, message, seat, hero_id(seat), facts)


def token_faces(hero: Hero) -> list[str]:
    """The faces of everything on a hero's board: worn, packed, on the belt."""
    worn = [f"{EQUIPMENT_IDS[kind]}{hero.worn[kind]}" for kind in range(SLOTS) if hero.worn[kind]]
    packed = [TOKEN_IDS[token] for token in range(TOKENS) for _ in range(hero.pack[token])]
    belt = [POTION_IDS[hero.belt]] if hero.belt != NO_POTION else []
    return [f"token:{id}" for id in worn + packed + belt]


def defeated_by(s: Heldentaufe, seat: int, winner: int, points: tuple[int, int]) -> None:
    """HT-10.3  A hero falls to a hero; the points of both, before they exchange anything."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, seat), "winner": hero_name(s, winner)}
        facts = HeroFallToFacts(
            seat, s.heroes[seat].kind, winner, s.heroes[winner].kind, points[0], points[1],
            s.house_rules.one_heart, figure_spot(s, seat),
        )  # fmt: skip
        note_great(s, Message("ht-log-falls-to", args), seat, hero_id(seat), facts)


def exchanged(s: Heldentaufe, winner: int, loser: int) -> None:
    """HT-10.3  Two heaps of teeth change their owners."""
    if s.journal is not None:
        args: dict[str, Arg] = {"hero": hero_name(s, winner), "other": hero_name(s, loser)}
        note(s, winner, "ht-log-exchange", args)


def monsters_begin(s: Heldentaufe) -> None:
    """HT-9.1  The monsters' turn."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters"), None, "turn")


def monsters_skip(s: Heldentaufe) -> None:
    """HT-9.17  No monster is there."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters-skip"))


def monsters_end(s: Heldentaufe) -> None:
    """HT-9.16  The monsters are done."""
    if s.journal is not None:
        s.journal.note(Message("ht-log-monsters-end"))


def monster_moved(s: Heldentaufe, monster: int, hex: int) -> None:
    """HT-9.3  A monster on another hex."""
    if s.journal is not None:
        args: dict[str, Arg] = {"monster": MONSTER_NAMES[monster], "hex": HEX_NAMES[hex]}
        message = Message("ht-log-monster-moves", args)
        note_move(s, message, None, monster_id(monster), hex_id(hex))


def voted(s: Heldentaufe, seat: int, named: int) -> None:
    """HT-R25  A vote, once all are in."""
    if s.journal is not None:
        args: dict[str, Arg] = {"seat": seat_name(seat), "named": seat_name(named)}
        s.journal.note(Message("ht-log-votes", args), seat)


def rolled_off(s: Heldentaufe, seats: list[int], rolls: list[int], victim: int) -> None:
    """HT-9.10  Every seat in the dispute about a victim, or about the command, throws a die."""
    if s.journal is not None:
        shown = [
            Message("ht-log-roll", {"seat": seat_name(seat), "die": rolls[at]})
            for at, seat in enumerate(seats)
        ]
        woken = None if victim == NOBODY else s.heroes[victim].kind
        dice = DisputeFacts(seats[:], rolls[:], woken, s.chief != NOBODY)
        s.journal.note(Message("ht-log-rolls", {"rolls": shown}), told=[dice])


def commands(s: Heldentaufe, seat: int, why: str, votes: list[int]) -> None:
    """HT-9.8, HT-9.9  A seat commands the monsters this time: it is the only one, or named by all,
    or the dice say so. `votes` has whom each seat has named.
    """
    if s.journal is not None:
        reason = Message(f"ht-moment-command-{why}")
        given = [(voter, named) for voter, named in enumerate(votes) if named != NOBODY]
        s.journal.note(
            Message("ht-log-commands", {"seat": seat_name(seat)}),
            seat,
            told=[CommandFacts(seat, reason, given, s.chief != NOBODY)],
        )
