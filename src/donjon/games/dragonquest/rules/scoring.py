"""DragonQuest's end and gold."""

from __future__ import annotations

from donjon.games.dragonquest.content.tables import OBJECT_GOLD, OBJECTS, TREASURES
from donjon.games.dragonquest.model.state import DEAD, ESCAPED, DragonQuest, Hero
from donjon.kernel.rules.result import Result, ResultRow
from donjon.kernel.words.message import Message, seat_name


def gold(s: DragonQuest, hero: Hero) -> int:
    """DQ-18.2, DQ-21.12  Treasures, ticked coins and jewels; DQ-18.4: nothing for the dead."""
    return treasure_gold(s, hero) + coin_gold(hero) + jewel_gold(hero)


def treasure_gold(s: DragonQuest, hero: Hero) -> int:
    """The sum of the values of the treasures."""
    return sum(s.variant.gold[t] for t in range(TREASURES) if hero.treasures >> t & 1)


def coin_gold(hero: Hero) -> int:
    """50 and 100 for each box that is ticked and not crossed."""
    if hero.status == DEAD:
        return 0
    return 50 * hero.coins_50 + 100 * hero.coins_100


def jewel_gold(hero: Hero) -> int:
    """500, 800 and 1000 for ring, buckle and necklace."""
    return sum(OBJECT_GOLD[thing] for thing in range(OBJECTS) if hero.has(thing))


def result(s: DragonQuest) -> Result:
    """DQ-1.1 to DQ-1.4, DQ-18.3, DQ-R43, DQ-R57  The richest of those who escaped; DQ-18.5."""
    ranking = places(s, [hero for hero in s.heroes if hero.status == ESCAPED])
    winners = ranking[0] if ranking else []
    lost = [hero.seat for hero in s.heroes if hero.status != ESCAPED]
    if winners and lost:
        ranking.append(lost)
    return Result(
        scores=[gold(s, hero) for hero in s.heroes],
        ranking=ranking,
        text=verdict(s, winners),
        details=[
            row("dq-row-treasures", [treasure_gold(s, h) for h in s.heroes]),
            row("dq-row-coins", [coin_gold(h) for h in s.heroes]),
            row("dq-row-jewels", [jewel_gold(h) for h in s.heroes]),
            row("dq-row-gold", [gold(s, h) for h in s.heroes]),
        ],
    )


def places(s: DragonQuest, heroes: list[Hero]) -> list[list[int]]:
    """The seats by gold, the richest first; seats with equal gold share a place."""
    by_gold: dict[int, list[int]] = {}
    for hero in heroes:
        by_gold.setdefault(gold(s, hero), []).append(hero.seat)
    return [by_gold[amount] for amount in sorted(by_gold, reverse=True)]


def row(key: str, values: list[int]) -> ResultRow:
    """One row of the count."""
    return ResultRow(Message(key), [*values])


def verdict(s: DragonQuest, winners: list[int]) -> Message:
    """The sentence that names the winner, or says that the dragon won."""
    if not winners:
        return Message("dq-dragon-wins")
    names = [seat_name(seat) for seat in winners]
    amount = gold(s, s.heroes[winners[0]])
    return Message("dq-winners", {"seats": names, "n": len(names), "gold": amount})
