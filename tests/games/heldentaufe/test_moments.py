"""Great moments of Heldentaufe: each is noted with its event, with the right numbers."""

from __future__ import annotations

import pytest

from donjon.games.heldentaufe.rules.underground.fight_odds import attack_odds
from donjon.kernel.scene.great_moment import GreatMoment, MomentRow
from tests.games.great_moments import issue, moment, moments, parts, words
from tests.games.heldentaufe.scenario import HeldentaufeScenario


def change(row: MomentRow | None) -> tuple[int, int, int | None]:
    assert row is not None
    return row.before, row.after, row.most


def fight_with_ulumu(**options: object) -> HeldentaufeScenario:
    """Erla with a sword before Ulumu, who has one heart left and four teeth."""
    scenario = HeldentaufeScenario(2, "erla corlof", **options)
    scenario.set_monster_teeth("ulumu", 5, 4, 3, 2)
    scenario.place_hero_underground("U12")
    scenario.place_monster("ulumu", "U16", 1)
    scenario.give_equipment("sword2")
    return scenario


def attack_on_ulumu(scenario: HeldentaufeScenario) -> GreatMoment:
    """The moment of an attack in which Erla throws a five and Ulumu a four."""
    scenario.acts()
    scenario.script(4, 3)
    scenario.chooses("Attack Ulumu")
    return moment(scenario, "ht-log-fight")


class TestFight:
    def test_both_sides_with_dice_sums_hearts_and_equipment(self) -> None:
        """HT-8.3, HT-8.7  What adds to each die, and who loses the heart."""
        scenario = fight_with_ulumu()
        scenario.place_monster("ulumu", "U16", 3)
        fight = attack_on_ulumu(scenario)
        erla, ulumu = fight.sides
        assert (erla.seat, erla.thrown, erla.terms, erla.sum) == (
            0, ["die:combat:5"], "5 + 2", 7,
        )  # fmt: skip
        assert (ulumu.seat, ulumu.thrown, ulumu.terms, ulumu.sum) == (
            None, ["die:combat:4"], "4 + 1", 5,
        )  # fmt: skip
        assert (erla.wins, ulumu.wins) == (True, False)
        assert (change(erla.row), change(ulumu.row)) == ((5, 5, 5), (3, 2, 3))
        assert parts(erla.parts) == [("Sword", "+2")]
        assert parts(ulumu.parts) == [
            ("Own strength", "+0"),
            ("Top tooth", "+1"),
            ("Tooth to win", 2),
        ]
        assert issue(fight) == ("Ulumu loses a heart", "−1")
        assert words(fight.note) == "Ulumu has 2 hearts left."

    def test_whom_it_is_about_sees_it_large_where_it_happens(self) -> None:
        """HT-8.1  The others see a panel beside the hex of the defender; there it can go on."""
        scenario = fight_with_ulumu()
        scenario.place_monster("ulumu", "U16", 3)
        fight = attack_on_ulumu(scenario)
        assert (fight.seats, fight.mine, fight.others) == ([0], "full", "inset")
        assert (fight.at, fight.then) == ("cave:U16", ["monster:ulumu"])
        assert "Attack Ulumu" in scenario.offers()

    def test_the_odds_before_and_which_throw_it_was(self) -> None:
        """HT-8.4  All pairs of dice, attacker first; a tie is the attacker's."""
        scenario = fight_with_ulumu()
        fight = attack_on_ulumu(scenario)
        assert [each.share for each in fight.odds] == [attack_odds(1), 1 - attack_odds(1)]
        assert [words(each.text) for each in fight.odds] == ["Erla: 26 of 36", "Ulumu: 10 of 36"]
        assert fight.outcomes is not None
        of = fight.outcomes.of
        assert (of[:6], of[6:12]) == ([0, 0, 1, 1, 1, 1], [0, 0, 0, 1, 1, 1])
        assert (fight.outcomes.across, fight.outcomes.fell) == (6, 4 * 6 + 3)

    @pytest.mark.parametrize(
        ("used", "shown", "note"),
        [
            (False, "–", "With the raging fury: 97 %. That was the last heart of Ulumu."),
            (True, "+3", "That was the last heart of Ulumu."),
        ],
    )
    def test_a_fury_is_drunk_or_kept(self, used: bool, shown: str, note: str) -> None:
        """HT-5.6  What it adds, or what it would have done."""
        scenario = fight_with_ulumu()
        scenario.give_potion("berserk", used=used)
        scenario.acts()
        scenario.script(5, 0)
        scenario.chooses("Attack Ulumu")
        fight = moment(scenario, "ht-log-fight")
        assert parts(fight.sides[0].parts) == [("Sword", "+2"), ("Raging fury", shown)]
        assert words(fight.note) == note
        assert fight.then == []

    def test_two_heroes_both_see_it_large(self) -> None:
        """HT-8.6  Each in its own colour; base strength counts."""
        scenario = HeldentaufeScenario(3, "erla corlof mathian")
        scenario.place_hero_underground("U09")
        scenario.place_hero_underground("U12", 1)
        scenario.acts()
        scenario.script(0, 5)
        scenario.chooses("Attack Corlof")
        fight = moment(scenario, "ht-log-fight")
        assert fight.seats == [0, 1]
        assert [side.seat for side in fight.sides] == [0, 1]
        assert parts(fight.sides[1].parts) == [("Own strength", "+1"), ("Sword", "–")]
        assert change(fight.sides[0].row) == (5, 4, 5)
        assert fight.then == ["hero:1"]

    def test_a_monster_that_attacks_cannot_be_told_to_do_it_again_by_the_hero(self) -> None:
        """HT-8.2  Full for the hero who is attacked, not for the commander."""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U12")
        scenario.begins_monsters_turn()
        scenario.script(5, 0)
        scenario.chooses("Ulumu attacks Corlof")
        fight = moment(scenario, "ht-log-fight")
        assert (fight.seats, fight.at, fight.then) == ([0], "cave:U12", [])
        assert words(fight.title) == "Ulumu attacks Corlof"


class TestDefeat:
    def test_a_monster_yields_its_tooth_and_comes_back_stronger(self) -> None:
        """HT-8.9, HT-8.10, HT-8.11  The points of the hero, hearts and sword of the monster."""
        scenario = fight_with_ulumu()
        scenario.set_teeth(0, 1, 1)
        scenario.give_missions("R01")
        scenario.acts()
        scenario.script(5, 0)
        scenario.chooses("Attack Ulumu")
        fall = moment(scenario, "ht-log-monster-falls")
        assert [drawn.face for drawn in fall.drawn] == ["monster:ulumu:2", "monster:ulumu:3"]
        assert [change(row) for row in fall.rows] == [(2, 4, None), (3, 4, None), (1, 1, None)]
        assert scenario.points() == 4
        assert issue(fall)[1] == "+2"
        assert (fall.seats, fall.mine, fall.others) == ([0], "full", "inset")
        assert words(fall.note) == "Whoever has the mission “Bane of Ulumu” may show it now."

    def test_nobody_learns_from_it_what_is_in_the_hand(self) -> None:
        """HT-R58  It says the same with and without the card; without cards nobody is asked."""
        told = []
        for hand in ("R07", "R01", ""):
            scenario = fight_with_ulumu()
            scenario.give_missions(hand)
            scenario.acts()
            scenario.script(5, 0)
            scenario.chooses("Attack Ulumu")
            told.append(moment(scenario, "ht-log-monster-falls").note)
        assert told[0] == told[1] is not None
        assert told[2] is None

    @pytest.mark.parametrize(("reward", "points"), [("none", 0), ("five_from_reserve", 5)])
    def test_a_monster_without_teeth(self, reward: str, points: int) -> None:
        """HT-R21  It yields nothing, or by the switch five points, and does not change."""
        scenario = fight_with_ulumu(exhausted_monster_reward=reward)
        scenario.set_monster_teeth("ulumu")
        scenario.state.monsters[0].hearts = 1
        scenario.acts()
        scenario.script(5, 0)
        scenario.chooses("Attack Ulumu")
        fall = moment(scenario, "ht-log-monster-falls")
        assert [drawn.face for drawn in fall.drawn] == ["monster:ulumu:0"]
        assert [change(row) for row in fall.rows] == [(0, points, None)]
        assert fall.why is None

    def test_a_hero_loses_everything_but_teeth_and_missions(self) -> None:
        """HT-10.2, HT-10.5, HT-R27  All tokens are named, and who says where the hero wakes up."""
        scenario = HeldentaufeScenario(3, "mathian corlof erla")
        scenario.place_hero_underground("U12")
        scenario.give_equipment("boots1")
        scenario.give_tokens("fish fish")
        scenario.give_potion("healing")
        scenario.set_teeth(0, 2)
        scenario.hero().hearts = 1
        scenario.acts()
        scenario.script(0, 5, 0, 0, 0, 0)
        scenario.chooses("Attack Ulumu")
        fall = moment(scenario, "ht-log-falls")
        assert [drawn.face for drawn in fall.drawn] == [
            "token:boots1", "token:fish", "token:fish", "token:healing",
        ]  # fmt: skip
        assert [change(row) for row in fall.rows] == [(0, 7, 7), (2, 2, None)]
        assert words(fall.note) == "Player 2, Player 3 decide where Mathian wakes up."
        assert (fall.seats, fall.mine, fall.at) == ([0], "full", "cave:U12")

    @pytest.mark.parametrize(("theirs", "after"), [(1, [(2, 1), (1, 2)]), (3, [(2, 2), (3, 3)])])
    def test_heroes_exchange_their_teeth(self, theirs: int, after: list[tuple[int, int]]) -> None:
        """HT-10.3, HT-10.4  If the winner has fewer points; the winner places the loser."""
        scenario = HeldentaufeScenario(3, "mathian corlof erla")
        scenario.place_hero_underground("U12")
        scenario.place_hero_underground("U16", 1)
        scenario.set_teeth(0, 2)
        scenario.set_teeth(1, theirs)
        scenario.hero().hearts = 1
        scenario.acts(1)
        scenario.script(5, 0)
        scenario.chooses("Attack Mathian")
        fall = moment(scenario, "ht-log-falls-to")
        assert [(row.before, row.after) for row in fall.rows[:2]] == after
        assert [row.seat for row in fall.rows] == [0, 1, 0]
        assert [scenario.points(seat) for seat in (0, 1)] == [points for _, points in after]
        assert fall.seats == [0, 1]
        assert words(fall.note) == "Player 2 says where Mathian wakes up."

    def test_one_heart_on_the_lowest_portal(self) -> None:
        """HT-V.2, HT-10.8  By the switch nobody decides; where the hero wakes up is shown."""
        scenario = HeldentaufeScenario(2, defeat_hearts="one")
        scenario.place_tile("portal2", 1, 0)
        scenario.place_hero_underground("U12")
        scenario.hero().hearts = 1
        scenario.begins_monsters_turn()
        scenario.script(5, 0, 0, 0, 0, 0)
        scenario.chooses("Ulumu attacks Corlof")
        fall = moment(scenario, "ht-log-falls")
        assert change(fall.rows[0]) == (0, 1, 5)
        assert words(fall.note) == "Corlof wakes up on the portal of the lowest number."
        wakes = moment(scenario, "ht-log-placed")
        assert (wakes.at, wakes.drawn[0].face, wakes.others) == ("land:1,0", "tile:portal2", "line")


class TestCommand:
    def test_the_only_one_above_commands(self) -> None:
        """HT-9.2, HT-9.9  Beside the monsters' place in the turn order, with their four points."""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U09")
        scenario.begins_monsters_turn()
        command = moment(scenario, "ht-log-commands")
        assert (command.seats, command.mine, command.others) == ([1], "inset", "inset")
        assert words(command.why) == "The only hero above ground."
        assert (command.at, command.parts) == ("chief", [])
        assert [change(row) for row in command.rows] == [(0, 4, 4)]

    def test_votes_and_dice(self) -> None:
        """HT-9.10, HT-R25  What each has named, then the dice of those named."""
        scenario = HeldentaufeScenario(4)
        scenario.place_hero_underground("U09")
        scenario.begins_monsters_turn()
        scenario.chooses("I want to command", 1)
        scenario.chooses("I vote for Player 4", 2)
        assert moments(scenario, "ht-log-commands") == []
        scenario.script(0, 3)
        scenario.chooses("I want to command", 3)
        dice = moment(scenario, "ht-log-rolls")
        assert [(side.seat, side.thrown, side.sum, side.wins) for side in dice.sides] == [
            (1, ["die:combat:1"], 1, False),
            (3, ["die:combat:4"], 4, True),
        ]
        assert words(dice.title) == "Who commands the monsters?"
        command = moment(scenario, "ht-log-commands")
        assert parts(command.parts) == [
            ("Player 2 → Player 2", None),
            ("Player 3 → Player 4", None),
            ("Player 4 → Player 4", None),
        ]
        assert words(command.why) == "The council does not agree: the highest die decides."

    def test_all_agree(self) -> None:
        """HT-R25  The same name from all needs no die."""
        scenario = HeldentaufeScenario(3)
        scenario.place_hero_underground("U09")
        scenario.begins_monsters_turn()
        scenario.chooses("I want to command", 1)
        scenario.chooses("I vote for Player 2", 2)
        assert moments(scenario, "ht-log-rolls") == []
        assert words(moment(scenario, "ht-log-commands").why) == (
            "The council above ground agrees."
        )

    def test_nobody_is_above(self) -> None:
        """HT-9.11, HT-9.12  All throw, and the tied ones again."""
        scenario = HeldentaufeScenario(3)
        for seat, hex in enumerate(("U09", "U14", "U04")):
            scenario.place_hero_underground(hex, seat)
        scenario.script(5, 2, 5, 1, 4)
        scenario.begins_monsters_turn()
        first, second = moments(scenario, "ht-log-rolls")
        assert [side.wins for side in first.sides] == [True, False, True]
        assert [side.sum for side in second.sides] == [2, 5]
        assert words(moment(scenario, "ht-log-commands").why) == (
            "Nobody is above ground: the highest die decides."
        )

    def test_the_dice_also_say_who_places(self) -> None:
        """HT-10.5, HT-R25  What they are about is told."""
        scenario = HeldentaufeScenario(3)
        scenario.place_hero_underground("U12")
        scenario.hero().hearts = 1
        scenario.acts()
        scenario.script(0, 5, 0, 0, 0, 0)
        scenario.chooses("Attack Ulumu")
        scenario.script(1, 2)
        scenario.chooses("I want to choose", 1)
        scenario.chooses("I want to choose", 2)
        dice = moment(scenario, "ht-log-rolls")
        assert words(dice.title) == "Who says where Corlof wakes up?"
        assert dice.at is None


def moves_of(scenario: HeldentaufeScenario) -> list[str]:
    """The hero acts: where it can go."""
    scenario.acts()
    return scenario.offers_starting_with("Go to")


class TestWay:
    def test_a_forest_is_found_and_the_treasure_die_is_thrown(self) -> None:
        """HT-3.3, HT-4.3, HT-4.10  The tile turns, then the die, beside the tile."""
        scenario = HeldentaufeScenario()
        scenario.put_on_stack("forest")
        scenario.acts()
        scenario.script(5)
        scenario.chooses("Explore to the east")
        found = moment(scenario, "ht-log-explores")
        assert (found.at, found.drawn[0].face) == ("land:1,0", "tile:forest")
        assert words(found.why) == "All action points are lost; the treasure die is thrown."
        die = moment(scenario, "ht-log-treasure-teeth")
        assert (die.at, die.thrown) == ("land:1,0", [["die:treasure:5"]])
        assert issue(die)[1] == "+2"

    def test_a_piece_from_the_die(self) -> None:
        """HT-4.10"""
        scenario = HeldentaufeScenario()
        scenario.put_on_stack("forest")
        scenario.acts()
        scenario.script(2)
        scenario.chooses("Explore to the east")
        die = moment(scenario, "ht-log-treasure")
        assert issue(die) == ("Sword 1", "+1")

    @pytest.mark.parametrize("ends_turn", [True, False])
    def test_a_danger_is_turned_and_the_trap_takes_a_heart(self, ends_turn: bool) -> None:
        """HT-7.7, HT-R6  The token where it lies, then the heart."""
        scenario = HeldentaufeScenario(trap_ends_turn=ends_turn)
        scenario.place_hero_underground("U08")
        scenario.place_danger("U06")
        scenario.acts()
        scenario.chooses("Go to skull hex 6")
        turned = moment(scenario, "ht-log-armed")
        assert (turned.kind, turned.at, turned.drawn[0].face) == (
            "loss", "cave:U06", "danger:armed",
        )  # fmt: skip
        trap = moment(scenario, "ht-log-trapped" if ends_turn else "ht-log-trapped-stays")
        assert [change(row) for row in trap.rows] == [(5, 4, 5)]

    def test_a_safe_danger_takes_nothing(self) -> None:
        """HT-7.7"""
        scenario = HeldentaufeScenario()
        scenario.place_hero_underground("U08")
        scenario.place_danger("U06", armed=False)
        scenario.acts()
        scenario.chooses("Go to skull hex 6")
        turned = moment(scenario, "ht-log-disarmed")
        assert (turned.kind, turned.drawn[0].face) == ("gain", "danger:disarmed")
        assert moments(scenario, "ht-log-trapped") == []

    def test_the_chest_is_worth_three_throws(self) -> None:
        """HT-7.9  The chest, then each throw."""
        scenario = HeldentaufeScenario()
        scenario.remove_monsters()
        scenario.place_hero_underground("U09")
        scenario.state.chest = True
        gold = next(label for label in moves_of(scenario) if "gold" in label)
        scenario.script(3, 3, 5)
        scenario.chooses(gold)
        chest = moment(scenario, "ht-log-chest")
        assert issue(chest)[0] == "3 throws of the treasure die"
        assert len(moments(scenario, "ht-log-treasure-teeth")) == 3


class TestMissions:
    def test_a_delivery_shows_card_cost_and_reward(self) -> None:
        """HT-6.2, HT-6.8, HT-6.9  Everything that leaves and comes."""
        scenario = HeldentaufeScenario()
        scenario.give_missions("B01")
        scenario.give_tokens("apple")
        scenario.set_teeth(0, 1)
        scenario.acts()
        scenario.chooses("Deliver: The cobbler at the fire")
        done = moment(scenario, "ht-log-completes")
        assert [drawn.face for drawn in done.drawn] == ["mission:B01"]
        assert parts(done.parts) == [("Apple", "−1"), ("Point in teeth", "−1")]
        assert issue(done) == ("Boots 1", "+1")
        assert (done.seats, done.mine, done.others, done.at) == (
            [0], "inset", "inset", "land:0,0",
        )  # fmt: skip

    def test_the_card_says_what_the_options_say(self) -> None:
        """HT-R13, HT-V.3  Two of that food by the switch."""
        scenario = HeldentaufeScenario(2, campfire_cost="two_food")
        scenario.give_missions("B01")
        scenario.give_tokens("apple apple")
        scenario.acts()
        scenario.chooses("Deliver: The cobbler at the fire")
        done = moment(scenario, "ht-log-completes")
        assert [drawn.face for drawn in done.drawn] == ["mission:B01:switched"]
        assert parts(done.parts) == [("Apple", "−1"), ("Apple", "−1")]

    def test_a_reward_that_has_run_out(self) -> None:
        """HT-R41  The potion leaves, nothing comes."""
        scenario = HeldentaufeScenario()
        scenario.place_hero_on("meadow")
        scenario.give_missions("B05")
        scenario.give_potion("healing")
        scenario.state.reserve[7] = 0
        scenario.acts()
        scenario.chooses("Deliver: The wounded knight (the reward has run out)")
        done = moment(scenario, "ht-log-completes")
        assert parts(done.parts) == [("Healing potion", "−1")]
        assert issue(done) == ("The reward has run out", None)

    def test_a_slayer_is_paid_in_teeth(self) -> None:
        """HT-6.19"""
        scenario = fight_with_ulumu()
        scenario.give_missions("R07")
        scenario.acts()
        scenario.script(5, 0)
        scenario.chooses_each("Attack Ulumu", "Show: Bane of Ulumu")
        done = moment(scenario, "ht-log-completes")
        assert issue(done) == ("Points in teeth", "+2")
        assert done.at == "cave:U12"

    @pytest.mark.parametrize(("choice", "reward"), [("a tooth", "Point in teeth"), ("piece", "")])
    def test_an_observer_is_paid_as_chosen(self, choice: str, reward: str) -> None:
        """HT-6.13, HT-6.14  A tooth or the named piece."""
        scenario = HeldentaufeScenario()
        scenario.place_hero_on("orchard")
        scenario.give_missions("B09")
        scenario.acts()
        labels = scenario.offers_starting_with("End your turn with")
        label = labels[0] if choice == "a tooth" else labels[1]
        scenario.chooses(label)
        expected = reward or label.partition("”: ")[2]
        assert issue(moment(scenario, "ht-log-completes")) == (expected, "+1")

    def test_a_thief_takes_from_a_victim_who_sees_it(self) -> None:
        """HT-6.15  One point, from whom to whom."""
        scenario = HeldentaufeScenario()
        scenario.give_missions("R12")
        scenario.set_teeth(1, 1)
        scenario.state.arrived = True
        scenario.place_tile("meadow", 1, 0)
        scenario.place_hero(1, 0)
        scenario.acts()
        scenario.chooses(next(label for label in scenario.offers() if "Campfire" in label))
        (label,) = [label for label in scenario.offers() if "steal" in label]
        scenario.chooses(label)
        theft = moment(scenario, "ht-log-steals")
        assert (theft.seats, theft.mine, theft.at) == ([0, 1], "inset", "land:0,0")
        assert issue(theft) == ("Jupanila → Corlof", 1)
