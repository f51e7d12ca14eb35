"""Heldentaufe 4.12, 4.13 and 6.1: teeth, change, victory."""

from __future__ import annotations

from hypothesis import given, strategies as st

from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.teeth import may_take_one, pay_out, points, take_one
from tests.games.heldentaufe.set_table import GAME, Quest


def box(table: Quest) -> list[int]:
    """All teeth there are, by value."""
    s = table.state
    return [
        s.teeth[value]
        + sum(hero.teeth[value] for hero in s.heroes)
        + sum(list(monster.stack).count(value) for monster in s.monsters)
        for value in range(1, 6)
    ]


def test_values() -> None:
    """HT-12.1, HT-1.6  Small ones 1, precious ones 2 to 5."""
    table = Quest()
    table.owns(0, 1, 1, 2, 3, 4, 5)
    assert table.points() == 16


def test_small_teeth_first() -> None:
    """HT-R18, HT-6.8  Step 1 and 2: small ones while there are, then the largest that fits."""
    table = Quest()
    table.owns(1, *[1] * 28)
    pay_out(table.state, table.hero(), 5)
    assert table.teeth() == [1, 4]


def test_change_from_the_own_heap() -> None:
    """HT-R18  Step 3: a 3 for one point, two small ones back."""
    table = Quest()
    table.owns(0, 1, 1)
    table.owns(1, *[1] * 27, 2, 2, 2)
    pay_out(table.state, table.hero(), 1)
    assert table.teeth() == [3]
    assert box(table) == [30, 5, 5, 5, 5]


def test_change_from_the_richest() -> None:
    """HT-R18, HT-12.2  Step 4: who has the most small ones changes them; then small ones pay."""
    table = Quest(3)
    table.owns(1, *[1] * 15)
    table.owns(2, *[1] * 14, 2, 2, 2)
    pay_out(table.state, table.hero(), 1)
    assert table.teeth() == [1]
    assert table.teeth(1) == [1] * 10 + [5]
    assert (table.points(1), box(table)) == (15, [30, 5, 5, 5, 5])


def test_forfeited() -> None:
    """HT-R18  Step 5: a reserve that is worth nothing pays nothing."""
    table = Quest(3)
    table.owns(1, *[1] * 29, 2, 2, 2, 3, 3, 4, 4, 5, 5)
    pay_out(table.state, table.hero(), 2)
    assert (table.points(0), table.points(1)) == (0, 59)


def test_one_point_is_taken() -> None:
    """HT-R18, HT-R17  A small one; else the lowest tooth is changed, with large change."""
    for teeth, others, left in (
        ([1, 5], [], [5]),
        ([4, 5], [], [3, 5]),
        ([4], [3, 3], [1, 2]),
        ([2], [], [1]),
        ([5], [4, 4, 3, 3], [2, 2]),
    ):
        table = Quest(2)
        table.owns(0, *teeth)
        table.owns(1, *others)
        assert may_take_one(table.state, table.hero())
        assert take_one(table.state, table.hero())
        assert table.teeth() == left
        assert table.points() == sum(teeth) - 1


def test_change_is_told() -> None:
    """HT-12.2, HT-R18  Every tooth that changes its place is told, whoever changes."""
    table = Quest(3)
    table.owns(1, 3)
    take_one(table.state, table.hero(1))
    assert table.log_lines() == ["returns a tooth worth 3 and gets 2 as change."]
    table = Quest(3)
    table.owns(0, 1)
    table.state.teeth = [0, 0, 0, 1, 0, 0]
    pay_out(table.state, table.hero(0), 2)
    assert (table.points(), table.teeth()) == (3, [3])
    assert table.log_lines() == [
        "takes a tooth worth 3 and gives back 1 as change.",
        "gets 2 victory points in teeth.",
    ]
    table = Quest(3)
    table.owns(2, 1, 1, 1)
    table.state.teeth = [0, 0, 1, 0, 0, 0]
    pay_out(table.state, table.hero(0), 1)
    assert (table.points(0), table.teeth(2)) == (1, [1, 2])
    assert table.log_lines() == [
        "exchanges small teeth for a tooth worth 2.",
        "gets one victory point in teeth.",
    ]


def test_what_cannot_be_changed_is_not_offered() -> None:
    """HT-R18, HT-6.16  Without a small tooth anywhere but with the thief nothing can be given."""
    for reserve, offered in (([3, 2, 2, 1], True), ([0, 0, 0, 0], False)):
        table = Quest(2, thief_when="any_time")
        table.owns(0, *[1] * 16)
        table.owns(1, 5)
        table.state.teeth = [0, 0, *reserve]
        table.holds("R12")
        table.acts()
        assert may_take_one(table.state, table.hero(1)) == offered
        assert bool(table.offers_any("Light")) == offered
    assert table.points(1) == 5


def test_the_last_tooth_of_a_delivery() -> None:
    """HT-R18, HT-6.9, HT-6.11  A campfire delivery takes one point and gives change."""
    table = Quest()
    table.holds("B02")
    table.packs("mushroom")
    table.owns(0, 3)
    table.acts()
    table.chooses("Deliver: The swordsmith at the fire")
    assert (table.teeth(), table.worn()) == ([2], ["sword1"])


deeds = st.lists(
    st.tuples(st.sampled_from(["pay", "take", "swap"]), st.integers(0, 4), st.integers(1, 5)),
    max_size=60,
)


@given(deeds=deeds)
def test_no_tooth_is_lost_in_any_order(deeds: list[tuple[str, int, int]]) -> None:
    """HT-I1, HT-I22, HT-R18  Rewards, thefts and exchanges conserve all fifty teeth and points."""
    table = Quest(5)
    s = table.state
    for deed, seat, n in deeds:
        hero, other = s.heroes[seat], s.heroes[(seat + n) % 5]
        total = sum(points(each) for each in s.heroes)
        if deed == "pay":
            pay_out(s, hero, n)
            assert sum(points(each) for each in s.heroes) - total in range(n + 1)
        elif deed == "take" and may_take_one(s, hero):
            before = points(hero)
            assert take_one(s, hero)
            s.teeth[1] -= 1
            other.teeth[1] += 1
            assert sum(points(each) for each in s.heroes) == total
            assert points(hero) == before - (hero is not other)
        elif deed == "swap":
            hero.teeth, other.teeth = other.teeth, hero.teeth
        assert box(table) == [30, 5, 5, 5, 5]
        assert all(n >= 0 for each in [s.teeth, *[h.teeth for h in s.heroes]] for n in each)


# 4.13


def test_victory_by_walking_home() -> None:
    """HT-13.1, HT-13.2, HT-13.3, HT-R42  At the moment of arrival; nothing follows."""
    table = Quest()
    table.at("meadow")
    table.owns(0, 5, 5, 4, 4)
    table.turn(0)
    table.chooses("Go west: Campfire")
    assert (table.is_idle, table.state.winner) == (True, 0)
    assert table.log_lines()[-1] == "Corlof is home at the campfire with enough victory points!"


def test_only_the_active_hero_wins() -> None:
    """HT-13.1, HT-13.4, HT-R56, HT-R28  Placed on the campfire one wins at the own turn's start."""
    table = Quest()
    table.owns(1, 5, 5, 4, 4)
    table.lies("meadow", 1, 0)
    table.turn(0)
    assert not table.is_idle
    table.chooses("End your turn")
    assert (table.is_idle, table.state.winner) == (True, 1)


def test_no_victory_in_a_faint() -> None:
    """HT-R28, HT-10.7  Defeated in his own turn and placed on the campfire one must wait."""
    table = Quest()
    table.below("U12")
    table.owns(0, 5, 5, 4, 4)
    table.hero().hearts = 1
    table.turn(0)
    table.script(0, 5, 0, 0, 0, 0)
    table.chooses("Attack Ulumu")
    assert (table.place(), table.asked(), table.state.winner) == ((0, 0), 1, NOBODY)
    table.chooses("End your turn")
    assert table.state.winner == 0


def test_still_there_and_still_rich() -> None:
    """HT-R56  Robbed before his turn he does not win."""
    table = Quest()
    table.at("meadow")
    table.owns(1, 5, 5, 4, 4)
    table.holds("R12")
    table.turn(0)
    table.chooses("Go west: Campfire")
    table.chooses("Light fingers I: steal a tooth from Jupanila")
    table.chooses("End your turn")
    assert (table.asked(), table.state.winner) == (1, NOBODY)


def test_not_below_and_not_elsewhere() -> None:
    """HT-13.1, HT-4.2  Enough teeth are not enough."""
    table = Quest()
    table.at("meadow")
    table.owns(0, 5, 5, 4, 4)
    table.turn(0)
    assert not table.is_idle
    table.below("U09")
    table.turn(0)
    assert not table.is_idle


def test_teeth_gained_on_the_campfire() -> None:
    """HT-R42, HT-13.2  They count at once."""
    table = Quest()
    table.at("meadow")
    table.owns(0, 5, 5, 4, 3)
    table.owns(1, 1)
    table.holds("R12")
    table.turn(0)
    table.chooses("Go west: Campfire")
    assert table.state.winner == NOBODY
    table.chooses("Light fingers I: steal a tooth from Jupanila")
    assert table.state.winner == 0


def test_the_ranking() -> None:
    """HT-13.4, HT-13.5  One winner; then points, fewer defeats, seat order."""
    table = Quest(5)
    table.at("meadow", 4)
    for seat, teeth in enumerate(([2], [3], [2], [2], [5, 5, 2])):
        table.owns(seat, *teeth)
    table.hero(0).defeats = 1
    table.turn(4)
    table.chooses("Go west: Campfire")
    result = GAME.rules.result(table.state)
    assert result.ranking == [[4], [1], [2], [3], [0]]
    assert result.scores == [2, 3, 2, 2, 12]
    assert [row.values for row in result.details] == [
        [0, 0, 0, 0, 0],
        [1, 1, 1, 1, 3],
        [2, 3, 2, 2, 12],
        [1, 0, 0, 0, 0],
    ]
