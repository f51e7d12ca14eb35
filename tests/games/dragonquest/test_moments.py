"""DragonQuest's great moments: each is told at its event, with the right numbers."""

from __future__ import annotations

import pytest

from donjon.games.dragonquest.content.tables import FIND_ROWS, GHOUL, ORC, SKELETON, TREASURE_IDS
from donjon.games.dragonquest.model.state import DIED_OF_SUNSET
from donjon.games.dragonquest.rules.chamber.dragon import DragonWakes
from donjon.games.dragonquest.rules.chamber.treasure_chamber import EntryThrow
from donjon.games.dragonquest.rules.dangers.danger_dice import Danger
from donjon.games.dragonquest.rules.dangers.demon import hunt
from donjon.games.dragonquest.rules.dangers.monsters import fight
from donjon.games.dragonquest.rules.dangers.spider import Venom
from donjon.games.dragonquest.rules.dangers.traps import fall_into
from donjon.games.dragonquest.rules.find_points import wake_danger
from donjon.games.dragonquest.rules.life_points import die, escape
from donjon.games.dragonquest.rules.turn import Turn
from donjon.kernel.scene.great_moment import GreatMoment
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.dragonquest.scenario import DragonQuestScenario

OTHERS_READ_THE_LOG = "line"


def moments(scenario: DragonQuestScenario) -> list[GreatMoment]:
    """All that were told, in order."""
    events = scenario.state.journal.read(None)
    return [
        beat.moment for event in events for beat in scenario.beats(event) if beat.moment is not None
    ]


def only(scenario: DragonQuestScenario) -> GreatMoment:
    """The one that was told."""
    (moment,) = moments(scenario)
    return moment


def said(text: object) -> str:
    """A text in English."""
    return translate(text, "en") if isinstance(text, Message) else str(text)


def issue(moment: GreatMoment) -> str:
    """How it ended, with its number."""
    assert moment.issue is not None
    words = said(moment.issue.text)
    return words if moment.issue.n is None else f"{words} {moment.issue.n}"


def bones(moment: GreatMoment) -> tuple[int, int, int | None]:
    """The life before and after, and how much there is in all; its loss is crossed out."""
    (row,) = moment.rows
    assert row.crossed
    return row.before, row.after, row.most


def guess(seats: int, named: int, hidden: int) -> GreatMoment:
    """A number is named for a tile that the neighbour, or alone the game, has laid."""
    scenario = DragonQuestScenario(seats)
    if seats == 1:
        scenario.script(hidden - 1)
        scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.happens(Turn(0))
    if seats > 1:
        scenario.chooses(f"Hide tile {hidden}")
        if named != hidden:
            scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
    scenario.chooses(f"Say {named}")
    return moments(scenario)[0]


class TestWalls:
    def test_the_number_and_the_tile_are_shown_together(self) -> None:
        """DQ-4.4, DQ-4.5  Large for everybody; the tile has its back up until it turns."""
        moment = guess(3, 2, 2)
        says, tile = moment.sides
        assert (moment.kind, moment.seats, moment.mine, moment.others) == (
            "reveal", [0, 2], "full", "full",
        )  # fmt: skip
        assert (says.seat, says.sum, says.wins) == (0, 2, True)
        assert (tile.seat, tile.face, tile.back, tile.sum) == (2, "wall-2", "wall-back", 2)
        assert issue(moment) == "The same number: a wall goes up"

    def test_other_numbers_raise_no_wall(self) -> None:
        """DQ-4.5"""
        moment = guess(2, 1, 3)
        assert [side.sum for side in moment.sides] == [1, 3]
        assert not any(side.wins for side in moment.sides)
        assert issue(moment) == "The numbers differ: no wall"

    def test_alone_nobody_has_hidden_the_tile(self) -> None:
        """DQ-19.2  It was drawn."""
        moment = guess(1, 1, 3)
        assert moment.seats == [0]
        assert [(side.seat, said(side.note)) for side in moment.sides] == [
            (0, "names the number"),
            (None, "drawn from the three"),
        ]

    def test_the_wall_stands_on_the_sheet_that_it_hit(self) -> None:
        """DQ-4.11  A panel beside the square."""
        scenario = DragonQuestScenario(2)
        scenario.happens(Turn(0))
        scenario.chooses("Hide tile 1")
        scenario.chooses("Say 1")
        scenario.script_movement_dice("room", "blank", "blank", "blank", "blank")
        scenario.chooses("Block H3")
        moment = moments(scenario)[1]
        assert (moment.mine, moment.others, moment.at) == ("inset", "inset", "0:H3")
        assert issue(moment) == "H3 is blocked"

    def test_nobody_learns_the_number_before_the_tile_is_turned(self) -> None:
        """DQ-4.3"""
        scenario = DragonQuestScenario(2)
        scenario.happens(Turn(0))
        scenario.chooses("Hide tile 3")
        assert moments(scenario) == []


class TestDanger:
    def thrown(self, *dice: str, letter: str = "") -> GreatMoment:
        scenario = DragonQuestScenario(2)
        scenario.state.dice = [2, 1, 0, 3, 4]  # two skulls on the red die, one on a black one
        scenario.script_throws("danger", *dice)
        if letter:
            scenario.script_throws("letter", letter)
        if dice[-1] == "troll":
            scenario.script_throws("combat_troll", "sword")
        scenario.happens(Danger(0))
        return moments(scenario)[0]

    def test_two_alike_name_the_danger(self) -> None:
        """DQ-8.3  Skulls, then the dice with their slots; those that agree count."""
        moment = self.thrown("orc", "troll", "troll")
        skulls, dice = moment.throws
        assert (moment.kind, moment.mine, moment.others) == ("throw", "full", "full")
        assert skulls.dice == ["red-double_skull", "black-skull"]
        assert dice.dice == ["danger-orc", "danger-troll", "danger-troll"]
        assert (dice.counts, dice.names) == (["danger-troll"], ["A", "B", "C"])
        assert issue(moment) == "Player 1 meets a monster: troll"

    def test_of_three_different_ones_the_letter_names_one(self) -> None:
        """DQ-8.4"""
        moment = self.thrown("fog", "orc", "ghoul", letter="A")
        assert [throw.dice for throw in moment.throws[1:]] == [
            ["danger-fog", "danger-orc", "danger-ghoul"],
            ["letter-A"],
        ]
        assert moment.throws[1].counts == ["danger-fog"]
        assert issue(moment) == "Player 1 falls into a trap: poisonous fog"

    def test_a_blank_letter_is_an_escape(self) -> None:
        """DQ-8.5"""
        moment = self.thrown("fog", "orc", "ghoul", letter="blank")
        assert moment.throws[-1].dice == ["letter-blank"]
        assert issue(moment) == "A blank face: Player 1 gets away"

    def test_the_odds_are_those_of_the_dice(self) -> None:
        """DQ-8.1 to DQ-8.5  5/9 differ, and of these one letter in six is blank."""
        odds = self.thrown("fog", "fog").odds
        nothing = 5 / 9 / 6
        assert [each.share for each in odds] == pytest.approx(
            [(1 - nothing) / 2, (1 - nothing) / 2, nothing]
        )


class TestTraps:
    def test_the_arrow_shows_its_die_and_the_sum(self) -> None:
        """DQ-10.2, DQ-10.3  1 in the box and 3 on the die; beside the box that is crossed."""
        scenario = DragonQuestScenario(2)
        scenario.script_throws("wound", "3")
        fall_into(scenario.state, scenario.hero(), 0)
        moment = only(scenario)
        assert (moment.mine, moment.others, moment.at) == ("inset", "inset", "0:trap-0-0")
        assert moment.thrown == [["wound-3"]]
        assert [term.n for term in moment.total] == [1, 3, 4]
        assert bones(moment) == (13, 9, 13)
        assert said(moment.why) == (
            "It costs 1 life point, a wound die. One more box is left; after that it is death."
        )

    @pytest.mark.parametrize(("trap", "loss"), [(1, 6), (2, 5)])
    def test_the_second_box_is_the_last(self, trap: int, loss: int) -> None:
        """DQ-10.5"""
        scenario = DragonQuestScenario(2)
        scenario.hero().traps = bytes([1, 1, 1])
        fall_into(scenario.state, scenario.hero(), trap)
        moment = only(scenario)
        assert moment.at == f"0:trap-{trap}-1"
        assert issue(moment) == f"life −{loss}"
        assert said(moment.why).endswith("The next one of this kind is death.")

    def test_the_third_is_death(self) -> None:
        """DQ-10.5, DQ-17.1"""
        scenario = DragonQuestScenario(2)
        scenario.hero().traps = bytes([2, 0, 0])
        fall_into(scenario.state, scenario.hero(), 0)
        moment = only(scenario)
        assert said(moment.title) == "Player 1 dies in the third trap of its kind."
        assert bones(moment) == (0, 0, 13)


class TestFights:
    def test_blow_by_blow_until_the_sword(self) -> None:
        """DQ-11.7  Of the orc's dice the higher counts; nothing is told before the end."""
        scenario = DragonQuestScenario(2)
        scenario.script_throws("combat_orc", "monster")
        scenario.script_throws("wound", "2", "3")
        scenario.script_throws("combat_orc", "sword")
        fight(scenario.state, scenario.hero(), ORC)
        moment = only(scenario)
        blow, sword = moment.throws
        assert (moment.kind, moment.mine, moment.others) == ("duel", "full", "full")
        assert [side.seat for side in moment.sides] == [0, None]
        assert blow.dice == ["combat_orc-monster", "wound-2", "wound-3"]
        assert blow.counts == ["combat_orc-monster", "wound-3"]
        assert blow.issue is not None
        assert blow.issue.n == "−3"
        assert sword.dice == ["combat_orc-sword"]
        assert bones(moment) == (13, 10, 13)
        assert issue(moment) == "The orc is beaten."
        assert [each.share for each in moment.odds] == pytest.approx([1 / 3, 2 / 3])

    def test_of_the_ghouls_dice_the_lower_counts(self) -> None:
        """DQ-11.5"""
        scenario = DragonQuestScenario(2)
        scenario.script_throws("combat_ghoul", "monster")
        scenario.script_throws("wound", "2", "1")
        scenario.script_throws("combat_ghoul", "sword")
        fight(scenario.state, scenario.hero(), GHOUL)
        assert only(scenario).throws[0].counts == ["combat_ghoul-monster", "wound-1"]

    def test_a_deadly_blow_is_told_before_the_death(self) -> None:
        """DQ-11.9, DQ-17.1"""
        scenario = DragonQuestScenario(2)
        scenario.hero().bones, scenario.hero().bones_lost = 1, 12
        scenario.script_throws("combat_ghoul", "monster")
        scenario.script_throws("wound", "2", "2")
        fight(scenario.state, scenario.hero(), GHOUL)
        lost, death = moments(scenario)
        assert issue(lost) == "The last bone is crossed"
        assert bones(lost) == (1, 0, 13)
        assert said(death.title) == "Player 1 dies of wounds."

    def test_the_fifth_skull_of_the_skeleton_kills(self) -> None:
        """DQ-12.17  1, 2, 3 and 4 points before it."""
        scenario = DragonQuestScenario(2)
        scenario.script_throws("skeleton", *["skull"] * 5)
        fight(scenario.state, scenario.hero(), SKELETON)
        killed, death = moments(scenario)
        assert [throw.issue.n for throw in killed.throws if throw.issue] == ["−1", "−2", "−3", "−4"]
        assert len(killed.throws) == 5
        assert issue(killed) == "The fifth skull kills"
        assert bones(killed) == (13, 3, 13)
        assert said(death.title) == "Player 1 is killed by the skeleton."


class TestRowDangers:
    @pytest.mark.parametrize("danger", ["spider", "demon", "skeleton"])
    def test_what_wakes_stands_beside_its_row(self, danger: str) -> None:
        """DQ-7.4"""
        scenario = DragonQuestScenario(2)
        row = FIND_ROWS.index(danger)
        if danger == "skeleton":
            scenario.script_throws("skeleton", "sword")
        wake_danger(scenario.state, scenario.hero(), row)
        moment = moments(scenario)[0]
        assert (moment.mine, moment.others) == ("inset", "inset")
        assert moment.at == f"0:find-{row}-danger"
        assert danger in said(moment.title)

    def test_the_venom_is_thrown_for_the_bitten_alone(self) -> None:
        """DQ-12.6  Everybody else reads the log."""
        scenario = DragonQuestScenario(2)
        scenario.hero().bitten = scenario.hero().has_left = True
        scenario.script_throws("spider", "lose_2_lp")
        scenario.happens(Venom(0))
        moment = only(scenario)
        assert (moment.mine, moment.others) == ("inset", OTHERS_READ_THE_LOG)
        assert moment.thrown == [["spider-lose_2_lp"]]
        assert bones(moment) == (13, 11, 13)

    def test_each_step_of_the_demon_is_told(self) -> None:
        """DQ-12.8, DQ-12.12  How far it is, in king steps, and where it stands."""
        scenario = DragonQuestScenario(1)
        scenario.set_line("H3")
        scenario.set_demon_line("E3")
        hunt(scenario.state, scenario.hero(), 2)
        near, nearer = moments(scenario)
        assert [issue(near), issue(nearer)] == ["2 squares away", "One square away"]
        hunt(scenario.state, scenario.hero(), 1)
        assert issue(moments(scenario)[2]) == "It has its prey!"


class TestChamber:
    def test_a_throw_shows_dragons_stars_and_coins(self) -> None:
        """DQ-13.5 to DQ-13.8  Five dragons lay aside; with one more there are six of seven."""
        scenario = DragonQuestScenario(2)
        scenario.set_line("H7 I7 CH")
        scenario.state.aside = 5
        scenario.script_throws("chamber", "dragon", "coin_50", "coin_100", "star", "blank")
        scenario.happens(EntryThrow(0))
        moment = only(scenario)
        (dragons,) = moment.rows
        assert (moment.mine, moment.others, moment.at) == ("inset", "inset", "0:CH")
        assert (dragons.before, dragons.after, dragons.most) == (5, 6, 7)
        assert issue(moment) == "1 star, 150 gold"
        sleeps = (5 / 6) ** 5 + 5 * (1 / 6) * (5 / 6) ** 4
        assert [each.share for each in moment.odds] == pytest.approx([sleeps, 1 - sleeps])

    def test_the_dragon_wakes_stage_by_stage(self) -> None:
        """DQ-15.1 to DQ-15.3  What goes back, then the breath on each; objects are kept."""
        scenario = DragonQuestScenario(2)
        for seat in (0, 1):
            scenario.set_line("H7 I7 CH", seat)
        hero = scenario.hero()
        hero.treasures = 1 << TREASURE_IDS.index("golden_apple")
        hero.coins_50 = 3
        scenario.script_throws("chamber", *["dragon"] * 3, *["blank"] * 7)
        scenario.script_throws("wound", "2", "1")
        scenario.script_throws("chamber", *["blank"] * 10)
        scenario.script_throws("wound", "1", "1")
        scenario.happens(DragonWakes(0))
        wakes, first, second = moments(scenario)
        assert [(each.step, len(each.steps)) for each in (wakes, first, second)] == [
            (1, 4), (2, 4), (2, 4),
        ]  # fmt: skip
        assert wakes.seats == [0, 1]
        assert [[(said(p.text), p.n, p.gone) for p in side.parts] for side in wakes.sides] == [
            [("Golden apple", 2200, True), ("Coins", 150, True)],
            [("nothing to lose", None, False)],
        ]
        assert [term.n for term in first.total] == [3, 2, 1, 6]
        assert (first.by, said(first.deed)) == (0, "The breath strikes Player 1")
        assert said(first.why) == "It strikes next: Player 2."
        assert second.why is None
        assert [bones(first), bones(second)] == [(13, 7, 13), (13, 11, 13)]
        assert issue(first) == "Whoever lives must flee"

    def test_a_deadly_breath(self) -> None:
        """DQ-15.3, DQ-17.1"""
        scenario = DragonQuestScenario(1)
        scenario.set_line("H7 I7 CH")
        scenario.hero().bones, scenario.hero().bones_lost = 2, 11
        scenario.script_throws("chamber", *["dragon"] * 10)
        scenario.script_throws("wound", "3", "3")
        scenario.happens(DragonWakes(0))
        breath = moments(scenario)[1]
        assert bones(breath) == (2, 0, 13)
        assert issue(breath) == "The last bone is crossed"


class TestEnds:
    def test_the_dead_lose_their_gold(self) -> None:
        """DQ-17.4"""
        scenario = DragonQuestScenario(2)
        hero = scenario.hero()
        hero.coins_50 = 2
        die(scenario.state, hero, DIED_OF_SUNSET)
        moment = only(scenario)
        assert (moment.mine, moment.others) == ("full", "full")
        assert said(moment.title).startswith("The sun has set")
        assert issue(moment) == "Gold that is lost −100"

    def test_who_escapes_counts_the_gold(self) -> None:
        """DQ-16.3, DQ-18.2  Treasures, coins and jewels."""
        scenario = DragonQuestScenario(2)
        hero = scenario.hero()
        hero.treasures = 1 << TREASURE_IDS.index("golden_apple")
        hero.coins_100 = 3
        hero.suns = 12
        escape(scenario.state, hero)
        moment = only(scenario)
        assert (moment.mine, moment.others) == ("full", "full")
        assert [drawn.face for drawn in moment.drawn] == ["face:golden_apple"]
        assert [term.n for term in moment.total] == [2200, 300, 0, 2500]
        assert said(moment.why) == "Sun 12 of 19, with 13 life points left."
