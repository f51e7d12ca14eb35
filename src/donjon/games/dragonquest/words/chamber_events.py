"""The events of the treasure chamber: its dice, coins and treasures, and the dragon."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import DRAGON, STAR, TREASURES
from donjon.games.dragonquest.model.state import DragonQuest, Hero
from donjon.games.dragonquest.words.danger_events import wounds
from donjon.games.dragonquest.words.events import count, note_big
from donjon.games.dragonquest.words.facts import (
    BreathFacts,
    ChamberFacts,
    DragonFacts,
    HeroLosses,
)
from donjon.games.dragonquest.words.names import treasure_name
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Message, seat_name


def chamber_thrown(s: DragonQuest, seat: int) -> None:
    """The ecru dice are thrown."""
    if s.journal is None:
        return
    dice = s.chamber_dice
    s.journal.note(
        Message(
            "dq-log-chamber-thrown",
            {"n": len(dice), "dragons": dice.count(DRAGON), "stars": dice.count(STAR)},
        ),
        seat,
        refs=[f"{seat}:CH"],
        told=[ChamberFacts(seat, dice, s.aside)],
    )


def coins_ticked(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw are ticked."""
    if s.journal is not None and gold:
        s.journal.note(
            Message("dq-log-coins", {"gold": gold}), seat, told=[count("gold", seat, gold)]
        )


def coins_lost(s: DragonQuest, seat: int, gold: int) -> None:
    """Coins of a throw are lost, because no box is free."""
    if s.journal is not None and gold:
        s.journal.note(Message("dq-log-coins-lost", {"gold": gold}), seat)


def treasure_taken(s: DragonQuest, seat: int, treasure: int) -> None:
    """A treasure is taken for stars."""
    if s.journal is not None:
        s.journal.note(
            Message(
                "dq-log-treasure",
                {"treasure": treasure_name(s, treasure), "gold": s.variant.gold[treasure]},
            ),
            seat,
            refs=[f"treasure:{treasure}"],
            told=[
                Motion("take", [f"treasure:{treasure}"]),
                count("gold", seat, s.variant.gold[treasure]),
            ],
            does="gets",
        )


def dragon_wakes(s: DragonQuest, seat: int, inside: list[Hero]) -> None:
    """Seven dragons wake the dragon, for all who are inside."""
    if s.journal is not None:
        facts = DragonFacts([losses(s, hero) for hero in inside])
        note_big(s, Message("dq-log-dragon-wakes"), seat, f"{seat}:CH", facts)


def losses(s: DragonQuest, hero: Hero) -> HeroLosses:
    """What the dragon takes from a hero."""
    treasures = [each for each in range(TREASURES) if hero.treasures >> each & 1]
    names = [treasure_name(s, each) for each in treasures]
    gold = [s.variant.gold[each] for each in treasures]
    coins = 50 * hero.coins_50 + 100 * hero.coins_100
    return HeroLosses(hero.seat, treasures, names, gold, coins)


def breath(s: DragonQuest, seat: int, dragons: int) -> None:
    """The dragon breathes fire: ten dice are thrown."""
    if s.journal is not None:
        message = Message("dq-log-breath", {"seat": seat_name(seat), "dragons": dragons})
        s.journal.note(message, seat, refs=[f"{seat}:CH"])


def breath_wounds(s: DragonQuest, hero: Hero, dice: list[int], later: list[Hero]) -> None:
    """The wound dice of the breath: both count. `later` are those whom it strikes after."""
    if s.journal is not None:
        boxes = hero.bones + hero.bones_lost
        others = [each.seat for each in later]
        facts = BreathFacts(hero.seat, s.chamber_dice, dice, others, hero.bones, boxes)
        s.journal.note(wounds(dice, "sum"), hero.seat, told=[facts])
