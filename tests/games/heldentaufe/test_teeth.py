"""Heldentaufe 4.12, 4.13 and 6.1: teeth, change, victory."""

from __future__ import annotations

from hypothesis import given, strategies as st

from donjon.games.heldentaufe.model.state import NOBODY
from donjon.games.heldentaufe.rules.teeth import may_take_one, pay_out, points, take_one
from tests.games.heldentaufe.scenario import GAME, HeldentaufeScenario


def box(scenario: HeldentaufeScenario) -> list[int]:
    """All teeth there are, by value."""
    s = scenario.state
    return [
        s.teeth[value]
        + sum(hero.teeth[value] for hero in s.heroes)
        + sum(list(monster.stack).count(value) for monster in s.monsters)
        for value in range(1, 6)
    ]


def test_values() -> None:
    """HT-12.1, HT-1.6  Small ones 1, precious ones 2 to 5."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(0, 1, 1, 2, 3, 4, 5)
    assert scenario.points() == 16


def test_small_teeth_first() -> None:
    """HT-R18, HT-6.8  Step 1 and 2: small ones while there are, then the largest that fits."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(1, *[1] * 28)
    pay_out(scenario.state, scenario.hero(), 5)
    assert scenario.teeth() == [1, 4]


def test_change_from_the_own_heap() -> None:
    """HT-R18  Step 3: a 3 for one point, two small ones back."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(0, 1, 1)
    scenario.set_teeth(1, *[1] * 27, 2, 2, 2)
    pay_out(scenario.state, scenario.hero(), 1)
    assert scenario.teeth() == [3]
    assert box(scenario) == [30, 5, 5, 5, 5]


def test_change_from_the_richest() -> None:
    """HT-R18, HT-12.2  Step 4: the hero with the most small ones changes them; they then pay."""
    scenario = HeldentaufeScenario(3)
    scenario.set_teeth(1, *[1] * 15)
    scenario.set_teeth(2, *[1] * 14, 2, 2, 2)
    pay_out(scenario.state, scenario.hero(), 1)
    assert scenario.teeth() == [1]
    assert scenario.teeth(1) == [1] * 10 + [5]
    assert (scenario.points(1), box(scenario)) == (15, [30, 5, 5, 5, 5])


def test_forfeited() -> None:
    """HT-R18  Step 5: a reserve that is worth nothing pays nothing."""
    scenario = HeldentaufeScenario(3)
    scenario.set_teeth(1, *[1] * 29, 2, 2, 2, 3, 3, 4, 4, 5, 5)
    pay_out(scenario.state, scenario.hero(), 2)
    assert (scenario.points(0), scenario.points(1)) == (0, 59)


def test_a_small_tooth_alone_is_no_change_for_a_large_one() -> None:
    """HT-R18  For a 5 the reserve needs the point that is paid and four more."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(0, 5)
    scenario.state.teeth = [0, 1, 0, 0, 0, 0]
    assert not may_take_one(scenario.state, scenario.hero())
    scenario.state.teeth = [0, 1, 2, 0, 0, 0]
    assert may_take_one(scenario.state, scenario.hero())
    assert take_one(scenario.state, scenario.hero())
    assert scenario.teeth() == [2, 2]


def test_one_point_is_taken() -> None:
    """HT-R18, HT-R17  A small one; else the lowest tooth is changed, with large change."""
    for teeth, others, left in (
        ([1, 5], [], [5]),
        ([4, 5], [], [3, 5]),
        ([4], [3, 3], [1, 2]),
        ([2], [], [1]),
        ([5], [4, 4, 3, 3], [2, 2]),
    ):
        scenario = HeldentaufeScenario(2)
        scenario.set_teeth(0, *teeth)
        scenario.set_teeth(1, *others)
        assert may_take_one(scenario.state, scenario.hero())
        assert take_one(scenario.state, scenario.hero())
        assert scenario.teeth() == left
        assert scenario.points() == sum(teeth) - 1


def test_change_is_told() -> None:
    """HT-12.2, HT-R18  Every tooth that changes its place is told, whoever changes."""
    scenario = HeldentaufeScenario(3)
    scenario.set_teeth(1, 3)
    take_one(scenario.state, scenario.hero(1))
    assert scenario.log_lines() == ["returns a tooth worth 3 and gets 2 as change."]
    scenario = HeldentaufeScenario(3)
    scenario.set_teeth(0, 1)
    scenario.state.teeth = [0, 0, 0, 1, 0, 0]
    pay_out(scenario.state, scenario.hero(0), 2)
    assert (scenario.points(), scenario.teeth()) == (3, [3])
    assert scenario.log_lines() == [
        "takes a tooth worth 3 and gives back 1 as change.",
        "gets 2 victory points in teeth.",
    ]
    scenario = HeldentaufeScenario(3)
    scenario.set_teeth(2, 1, 1, 1)
    scenario.state.teeth = [0, 0, 1, 0, 0, 0]
    pay_out(scenario.state, scenario.hero(0), 1)
    assert (scenario.points(0), scenario.teeth(2)) == (1, [1, 2])
    assert scenario.log_lines() == [
        "exchanges small teeth for a tooth worth 2.",
        "gets one victory point in teeth.",
    ]


def test_what_cannot_be_changed_is_not_offered() -> None:
    """HT-R18, HT-6.16  Without a small tooth anywhere but with the thief nothing can be given."""
    for reserve, offered in (([3, 2, 2, 1], True), ([0, 0, 0, 0], False)):
        scenario = HeldentaufeScenario(2, thief_when="any_time")
        scenario.set_teeth(0, *[1] * 16)
        scenario.set_teeth(1, 5)
        scenario.state.teeth = [0, 0, *reserve]
        scenario.give_missions("R12")
        scenario.acts()
        assert may_take_one(scenario.state, scenario.hero(1)) == offered
        assert bool(scenario.offers_starting_with("Light")) == offered
    assert scenario.points(1) == 5


def test_the_last_tooth_of_a_delivery() -> None:
    """HT-R18, HT-6.9, HT-6.11  A campfire delivery takes one point and gives change."""
    scenario = HeldentaufeScenario()
    scenario.give_missions("B02")
    scenario.give_tokens("mushroom")
    scenario.set_teeth(0, 3)
    scenario.acts()
    scenario.chooses("Deliver: The swordsmith at the fire")
    assert (scenario.teeth(), scenario.worn()) == ([2], ["sword1"])


deeds = st.lists(
    st.tuples(st.sampled_from(["pay", "take", "swap"]), st.integers(0, 4), st.integers(1, 5)),
    max_size=60,
)


@given(deeds=deeds)
def test_no_tooth_is_lost_in_any_order(deeds: list[tuple[str, int, int]]) -> None:
    """HT-I1, HT-I22, HT-R18  Rewards, thefts and exchanges conserve all fifty teeth and points."""
    scenario = HeldentaufeScenario(5)
    s = scenario.state
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
        assert box(scenario) == [30, 5, 5, 5, 5]
        assert all(n >= 0 for each in [s.teeth, *[h.teeth for h in s.heroes]] for n in each)


# 4.13


def test_victory_by_walking_home() -> None:
    """HT-13.1, HT-13.2, HT-13.3, HT-R42  At the moment of arrival; nothing follows."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.set_teeth(0, 5, 5, 4, 4)
    scenario.begins_turn(0)
    scenario.chooses("Go west: Campfire")
    assert (scenario.is_idle, scenario.state.winner) == (True, 0)
    assert scenario.log_lines()[-1] == "Corlof is home at the campfire with enough victory points!"


def test_only_the_active_hero_wins() -> None:
    """HT-13.1, HT-13.4, HT-R56, HT-R28  Placed on the campfire one wins at the own turn's start."""
    scenario = HeldentaufeScenario()
    scenario.set_teeth(1, 5, 5, 4, 4)
    scenario.place_tile("meadow", 1, 0)
    scenario.begins_turn(0)
    assert not scenario.is_idle
    scenario.chooses("End your turn")
    assert (scenario.is_idle, scenario.state.winner) == (True, 1)


def test_no_victory_in_a_faint() -> None:
    """HT-R28, HT-10.7  Defeated in his own turn and placed on the campfire one must wait."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_underground("U12")
    scenario.set_teeth(0, 5, 5, 4, 4)
    scenario.hero().hearts = 1
    scenario.begins_turn(0)
    scenario.script(0, 5, 0, 0, 0, 0)
    scenario.chooses("Attack Ulumu")
    assert (scenario.hero_position(), scenario.deciding_seat(), scenario.state.winner) == (
        (0, 0),
        1,
        NOBODY,
    )
    scenario.chooses("End your turn")
    assert scenario.state.winner == 0


def test_still_there_and_still_rich() -> None:
    """HT-R56  Robbed before his turn he does not win."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.set_teeth(1, 5, 5, 4, 4)
    scenario.give_missions("R12")
    scenario.begins_turn(0)
    scenario.chooses("Go west: Campfire")
    scenario.chooses("Light fingers I: steal a tooth from Jupanila")
    scenario.chooses("End your turn")
    assert (scenario.deciding_seat(), scenario.state.winner) == (1, NOBODY)


def test_not_below_and_not_elsewhere() -> None:
    """HT-13.1, HT-4.2  Enough teeth are not enough."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.set_teeth(0, 5, 5, 4, 4)
    scenario.begins_turn(0)
    assert not scenario.is_idle
    scenario.place_hero_underground("U09")
    scenario.begins_turn(0)
    assert not scenario.is_idle


def test_teeth_gained_on_the_campfire() -> None:
    """HT-R42, HT-13.2  They count at once."""
    scenario = HeldentaufeScenario()
    scenario.place_hero_on("meadow")
    scenario.set_teeth(0, 5, 5, 4, 3)
    scenario.set_teeth(1, 1)
    scenario.give_missions("R12")
    scenario.begins_turn(0)
    scenario.chooses("Go west: Campfire")
    assert scenario.state.winner == NOBODY
    scenario.chooses("Light fingers I: steal a tooth from Jupanila")
    assert scenario.state.winner == 0


def test_the_ranking() -> None:
    """HT-13.4, HT-13.5  One winner; then points, fewer defeats, seat order."""
    scenario = HeldentaufeScenario(5)
    scenario.place_hero_on("meadow", 4)
    for seat, teeth in enumerate(([2], [3], [2], [2], [5, 5, 2])):
        scenario.set_teeth(seat, *teeth)
    scenario.hero(0).defeats = 1
    scenario.begins_turn(4)
    scenario.chooses("Go west: Campfire")
    result = GAME.rules.result(scenario.state)
    assert result.ranking == [[4], [1], [2], [3], [0]]
    assert result.scores == [2, 3, 2, 2, 12]
    assert [row.values for row in result.details] == [
        [0, 0, 0, 0, 0],
        [1, 1, 1, 1, 3],
        [2, 3, 2, 2, 12],
        [1, 0, 0, 0, 0],
    ]
