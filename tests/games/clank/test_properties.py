"""What is conserved in Clank!: whole matches, checked after every step of the rules."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from hypothesis import given, settings, strategies as st

from donjon import FastChance
from donjon.conformance.size import size
from donjon.games.clank.content.tables import (
    CARD_IDS,
    DANGER,
    FILE,
    ITEM_COUNT,
    KIND,
    RAGE,
    RAGE_START,
    REMOVED,
    SECRET_IDS,
    SKILL,
    STARTERS,
)
from donjon.games.clank.model.state import ESCAPED, IN, LOST, NO_CARD, NOBODY, RESCUED, Clank, Thief
from donjon.games.clank.rules.countdown import CountdownTurn
from donjon.games.clank.rules.dragon import DragonAttack
from donjon.games.clank.rules.noise import UseCredit
from donjon.games.clank.rules.scoring import is_scoring, owned_cards, score
from donjon.games.clank.rules.turn import NextTurn, Turn
from donjon.games.clank.rules.turn_actions import ARTIFACT, BUY, PLAY, SPAN, WALK, TakeAction
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.contents import contents
from donjon.kernel.rules.state import apply_choice, sample
from donjon.kernel.rules.step import AnyStep, Decision
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import BLACK, GAME, ClankScenario

RAW: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))


class MatchCase(NamedTuple):
    """A match to be played: the table it begins from, and how sensible its choices are."""

    seats: int
    board: str
    seed: int
    late: bool
    sense: int


cases = st.builds(
    MatchCase,
    seats=st.integers(2, 4),
    board=st.sampled_from(["day", "dusk"]),
    seed=st.integers(0, 10**6),
    late=st.booleans(),
    sense=st.integers(0, 3),
)


def table_of(case: MatchCase) -> Clank:
    """A fresh table, or one late in the game: wounded thieves with artifacts deep inside."""
    options = GAME.check_options({"board": case.board}, case.seats)
    s = GAME.new_state(case.seats, options, FastChance(case.seed))
    assert isinstance(s, Clank)
    s.owed[-1].advance(s)
    if case.late:
        chance = FastChance(case.seed + 1)
        for thief in s.thieves:
            place_late(s, thief, chance)
    return s


def place_late(s: Clank, thief: Thief, chance: FastChance) -> None:
    thief.room = 1 + chance.below(len(s.dungeon.rooms) - 1)
    thief.gold = 14
    hurt = chance.below(9)
    thief.damage += hurt
    thief.supply -= hurt
    left = [at for at in range(7) if s.artifacts >> at & 1]
    artifact = left[chance.below(len(left))]
    s.artifacts &= ~(1 << artifact)
    thief.artifacts |= 1 << artifact
    s.rage = min(7, s.rage + 1)


def some_choice(s: Clank, options: list[int], chance: FastChance, sense: int) -> int:
    """A random option; with `sense`, preferably an artifact, a purchase or a step."""
    if sense and chance.below(3) < sense and isinstance(s.owed[-1], TakeAction):
        for action in (ARTIFACT, PLAY, BUY, WALK):
            ways = [option for option in options if option // SPAN == action]
            if ways:
                return ways[chance.below(len(ways))]
    return options[chance.below(len(options))]


def moments(case: MatchCase) -> Iterator[tuple[Clank, AnyStep | None]]:
    """Every moment of the match: the state, and the next step."""
    s = table_of(case)
    chance = FastChance(case.seed + 2)
    while s.owed:
        step = s.owed[-1]
        yield s, step
        options = step.advance(s)
        if options:
            assert isinstance(step, Decision)
            apply_choice(s, step, some_choice(s, options, chance, case.sense))
    yield s, None


def in_play(s: Clank) -> int:
    return len([thief for thief in s.thieves if thief.status == IN])


@given(case=cases)
def test_nothing_is_lost(case: MatchCase) -> None:
    """CL-I1, CL-I2, CL-I4, CL-I5  Cubes and cards, after every step."""
    for s, _ in moments(case):
        for thief in s.thieves:
            at = thief.seat
            held = thief.supply + thief.clank + thief.damage
            assert held + s.bag[at] + s.cubes_set_aside[at] == 30
            assert min(thief.supply, thief.clank, s.bag[at], s.cubes_set_aside[at]) >= 0
        assert s.bag[BLACK] + s.cubes_set_aside[BLACK] == 24
        check_cards(s)


def check_cards(s: Clank) -> None:
    """Every single card is in one place; devices and monsters are nobody's."""
    owned = [card for thief in s.thieves for card in owned_cards(thief)]
    row = [card for card in s.row if card != NO_CARD]
    everywhere = s.deck.hidden_cards + row + s.dungeon_discard + s.removed_cards + owned
    assert len(set(everywhere)) == len(everywhere)
    assert len([card for card in everywhere if card < 100]) == 100
    kinds = Counter(CARD_IDS[KIND[card]] for card in owned + s.removed_cards)
    for pile, (id, count) in enumerate((("mercenary", 15), ("explore", 15), ("secret_tome", 12))):
        assert s.reserve[pile] + kinds[id] == count
    for card in owned + s.removed_cards:
        assert RAW["cards"][KIND[card]]["type"] not in ("device", "monster")
    for thief in s.thieves:
        mine = [
            card for card in owned_cards(thief) + s.removed_cards if card in STARTERS[thief.seat]
        ]
        assert len(mine) == 10 or not thief.deck.hidden_cards + thief.hand.hidden_cards


@given(case=cases)
def test_health_purse_and_resources(case: MatchCase) -> None:
    """CL-I3, CL-I7, CL-I8  Damage up to ten, nothing negative, credit only in silence.

    Or while a card counts the noise, so that credit may have been kept.
    """
    for s, _ in moments(case):
        for thief in s.thieves:
            assert 0 <= thief.damage <= 10
            assert thief.damage < 10 or thief.status in (RESCUED, LOST)
            assert thief.gold >= 0
        resources = s.resources
        assert (
            min(
                resources.skill,
                resources.swords,
                resources.boots,
                resources.teleports,
                resources.credit,
            )
            >= 0
        )
        assert resources.credit == 0 or s.thieves[s.active].clank == 0 or resources.per_clank


@given(case=cases)
def test_row_and_tokens(case: MatchCase) -> None:
    """CL-I6, CL-I9, CL-I10, CL-I17  Six cards, artifacts, secrets, idols and market items."""
    for s, step in moments(case):
        row = [card for card in s.row if card != NO_CARD]
        assert len(row) <= 6
        assert "goblin" not in [
            CARD_IDS[KIND[card]] for card in row + s.dungeon_discard + s.removed_cards
        ]
        if isinstance(step, Turn):
            assert len(row) == 6
        owned = [thief.artifacts for thief in s.thieves]
        assert sum([mask.bit_count() for mask in [*owned, s.artifacts]]) == 7 - REMOVED[case.seats]
        for thief in s.thieves:
            assert thief.artifacts.bit_count() <= 1 + thief.items[1]
        if s.secrets:
            lying = sum([len(tokens) for tokens in s.secrets])
            kept = sum([sum(thief.secrets) for thief in s.thieves])
            assert lying + kept + sum(s.spent) == 27
            assert len(s.unused) == 2
        assert s.idols.bit_count() + sum(t.idols.bit_count() for t in s.thieves) in (0, 3)
        sold = [sum(column) for column in zip(*[thief.items for thief in s.thieves], strict=True)]
        assert [a + b for a, b in zip(s.stock, sold, strict=True)] == list(ITEM_COUNT)
        assert list(s.stock[2:]) in ([1, 1, 1], [0, 1, 1], [0, 0, 1], [0, 0, 0])


@given(case=cases)
def test_rage_and_mastery(case: MatchCase) -> None:
    """CL-I11, CL-I12  Rage by artifacts and eggs; a mastery token for each who escaped."""
    egg = SECRET_IDS.index("dragon_egg")
    for s, step in moments(case):
        if isinstance(step, TakeAction | Turn) or step is None:
            taken = sum([thief.artifacts.bit_count() for thief in s.thieves])
            eggs = sum([thief.secrets[egg] for thief in s.thieves])
            assert s.rage == min(7, RAGE_START[case.seats] + taken + eggs)
        for thief in s.thieves:
            assert thief.mastery == (thief.status == ESCAPED)


@given(case=cases)
def test_status_and_countdown(case: MatchCase) -> None:
    """CL-I13, CL-I14, CL-I15  Out is out; the first one runs, forwards only; pawns in rooms."""
    statuses = [IN] * case.seats
    space, runner = 0, NOBODY
    for s, _ in moments(case):
        for thief in s.thieves:
            if statuses[thief.seat] != IN:
                assert thief.status == statuses[thief.seat]
            statuses[thief.seat] = thief.status
            assert 0 <= thief.room < len(s.dungeon.rooms)
            if thief.room == 0 and case.late:
                assert thief.status == ESCAPED
        assert (s.runner != NOBODY) == any(status != IN for status in statuses)
        assert space <= s.countdown <= 5
        assert runner in (NOBODY, s.runner)
        space, runner = s.countdown, s.runner


@given(case=cases)
def test_between_turns(case: MatchCase) -> None:
    """CL-I16  Play areas are empty, hands full, and nothing is owed."""
    for s, step in moments(case):
        if isinstance(step, Turn | NextTurn):
            for thief in s.thieves:
                assert thief.played == []
                if thief.status == IN:
                    assert len(thief.hand.hidden_cards) == min(5, len(owned_cards(thief)))
            assert s.resources.banishes == [] or isinstance(step, Turn)


@given(case=cases)
def test_attacks(case: MatchCase) -> None:
    """CL-I18  At most one for a refill, with as many cubes as rage, danger and extra say."""
    for s, step in moments(case):
        if isinstance(step, DragonAttack | CountdownTurn):
            twin = s.clone()
            before = sum(twin.bag) + sum([thief.clank for thief in twin.thieves])
            extra = [0, 1, 2, 3, 0][twin.countdown] if isinstance(step, CountdownTurn) else 0
            attacking = twin.symbol if isinstance(step, DragonAttack) else twin.countdown < 4
            step.advance(twin)
            danger = sum([DANGER[KIND[card]] for card in twin.row if card != NO_CARD])
            drawn = min(before, RAGE[twin.rage - 1] + danger + extra) if attacking else 0
            after = sum(twin.bag) + sum([thief.clank for thief in twin.thieves])
            assert before - after == drawn
            assert not twin.symbol


@given(case=cases)
@settings(max_examples=size(10, 1000))
def test_the_same_seed_is_the_same_game(case: MatchCase) -> None:
    """CL-I19  Seed and decisions make the match."""
    one = [contents(s) for s, step in moments(case) if isinstance(step, TakeAction)]
    two = [contents(s) for s, step in moments(case) if isinstance(step, TakeAction)]
    assert one == two


@given(case=cases)
@settings(max_examples=size(10, 1000))
def test_a_view_holds_no_secret(case: MatchCase) -> None:
    """CL-I20, CL-20.14  It stays the same when all that the seat cannot know is dealt again."""
    for n, (s, step) in enumerate(moments(case)):
        if n % 20 == 0 and isinstance(step, TakeAction):
            for seat in (None, *range(case.seats)):
                view = GAME.view(s, seat)
                twin = sample(s, -1 if seat is None else seat, FastChance(n))
                assert msgspec.json.encode(GAME.view(twin, seat)) == msgspec.json.encode(view)
                for other in view.thieves:
                    assert (other.hand is None) == (other.seat != seat)


@given(case=cases)
def test_scores_are_recounted(case: MatchCase) -> None:
    """CL-I22, CL-19.3  From the data file, thing by thing; the lost have none."""
    for s, step in moments(case):
        if step is None:
            result = GAME.rules.result(s)
            for thief in s.thieves:
                if thief.status == LOST:
                    assert result.details[-1].values[thief.seat] is None
                else:
                    assert is_scoring(thief)
                    assert result.scores[thief.seat] == recount(thief) == score(thief)


def recount(thief: Thief) -> int:
    tokens = RAW["tokens"]
    points = 20 * thief.mastery + thief.gold + 5 * thief.idols.bit_count()
    for at, artifact in enumerate(tokens["artifacts"]):
        points += artifact["vp"] * (thief.artifacts >> at & 1)
    for kind, secret in enumerate(tokens["secrets"]):
        points += secret["vp"] * thief.secrets[kind]
    for at, item in enumerate(tokens["market"]):
        points += item["vp"] * thief.items[at]
    names = Counter(CARD_IDS[KIND[card]] for card in owned_cards(thief))
    kinds = [thief.secrets[0] > 0, thief.secrets[5] > 0, thief.idols > 0]
    special = {
        "wizard": 2 * names["secret_tome"],
        "the_duke": thief.gold // 5,
        "dragons_eye": 10 * thief.mastery,
        "dwarven_peddler": 4 * (sum(kinds) >= 2),
    }
    for card in RAW["cards"]:
        points += names[card["id"]] * special.get(card["id"], card.get("vp", 0))
    return points


NOISY = ["stumble", "swagger", "lucky_coin", "sneak", "dead_run", "move_silently", "burgle"]
REBELS = ["rebel_captain", "rebel_miner", "rebel_scout", "rebel_soldier", "mercenary", "burgle"]


@given(
    order=st.permutations(["stumble", "stumble", "swagger", "swagger", *NOISY[2:]]),
    seed=st.integers(0, 1000),
)
def test_swagger_in_any_order(order: list[str], seed: int) -> None:
    """CL-I23, CL-4.10, CL-4.11, CL-R53  Its skill is copies times cubes, whatever comes first.

    And whether credit is used or kept.
    """
    chance = FastChance(seed)
    scenario = ClankScenario()
    scenario.add_clank(1)
    scenario.set_cards(hand=" ".join(order))
    scenario.acts()
    for card in scenario.thief().hand.hidden_cards[:]:
        scenario.plays(say_card(card))
        if not scenario.is_idle and isinstance(scenario.decision(), UseCredit):
            offers = scenario.offers()
            scenario.chooses(offers[chance.below(len(offers))])
    plain = sum([SKILL[KIND[card]] for card in scenario.thief().played])
    assert scenario.resources.skill == plain + 2 * scenario.resources.added


@given(cards=st.permutations(REBELS), count=st.integers(1, 6))
def test_rebels_in_any_order(cards: list[str], count: int) -> None:
    """CL-I23, CL-4.5, CL-4.6, CL-21.6  Each Rebel draws once when there are two companions."""
    scenario = ClankScenario()
    hand = cards[:count]
    scenario.set_cards(hand=" ".join(hand), deck="stumble stumble sidestep scramble burgle burgle")
    scenario.acts()
    for card in scenario.thief().hand.hidden_cards[:]:
        scenario.plays(say_card(card))
    companions = len([card for card in hand if card != "burgle"])
    rebels = len([card for card in hand if card.startswith("rebel")])
    assert len(scenario.thief().deck.hidden_cards) == 6 - (rebels if companions > 1 else 0)
    assert len(scenario.resources.waiting) == (rebels if companions < 2 else 0)


def say_card(card: int) -> str:
    return translate(card_name(card), "en")
