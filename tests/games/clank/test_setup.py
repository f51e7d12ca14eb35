"""Clank! before the first turn."""

from __future__ import annotations

import pytest

from donjon import BadOptions, FastChance, Match, ScriptedChance
from donjon.games.clank.content.dungeon_map import DUNGEONS
from donjon.games.clank.content.tables import ARTIFACT_IDS, DRAGON, KIND, NUMBER, SECRET_IDS
from donjon.games.clank.model.state import IN, NO_CARD, Clank
from donjon.games.clank.rules.setup import FirstArrivals
from donjon.games.clank.words.names import card_name
from donjon.kernel.rules.state import run_until_choice
from donjon.kernel.words.message import Message
from donjon.kernel.words.translate import translate
from tests.games.clank.scenario import BLACK, GAME, NO_SECRETS, ClankScenario


def set_table(seats: int, seed: int = 1, board: str = "day") -> Clank:
    """The table when the first thief is asked."""
    s = GAME.new_state(seats, GAME.check_options({"board": board}, seats), FastChance(seed))
    run_until_choice(s)
    assert isinstance(s, Clank)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_thieves_with_cubes_and_ten_cards(seats: int) -> None:
    """CL-0.1, CL-0.14, CL-R40  Two to four; ten starting cards each, five of them in hand."""
    s = set_table(seats)
    assert len(s.thieves) == seats
    for thief in s.thieves:
        assert thief.supply + thief.clank == 30
        assert (len(thief.hand.hidden_cards), len(thief.deck.hidden_cards), thief.room) == (5, 5, 0)
        kinds = ClankScenario(2).card_ids(thief.hand.hidden_cards + thief.deck.hidden_cards)
        assert sorted(kinds) == ["burgle"] * 6 + ["scramble", "sidestep", "stumble", "stumble"]
    orders = {
        tuple(ClankScenario(2).card_ids(set_table(seats, seed).thieves[0].hand.hidden_cards))
        for seed in range(12)
    }
    assert len(orders) > 1


@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_plays_alone_or_in_fives(seats: int) -> None:
    """CL-0.1, CL-R40  There is no solo mode."""
    with pytest.raises(BadOptions):
        Match(GAME, seats, 1)


def test_the_table_chooses_a_side() -> None:
    """CL-0.2  Day or Dusk; everything else is the same."""
    day, dusk = set_table(3, board="day"), set_table(3, board="dusk")
    assert (day.dungeon.name, dusk.dungeon.name) == ("day", "dusk")
    assert (len(day.dungeon.rooms), len(dusk.dungeon.rooms)) == (39, 44)
    assert day.rage == dusk.rage
    with pytest.raises(BadOptions):
        GAME.check_options({"board": "noon"}, 2)


def test_the_tables_options() -> None:
    """CL-0.2, CL-R5, CL-R39  The letter of the book is the default; the guard is on."""
    assert GAME.check_options({}, 2) == {
        "board": "day", "guard": True, "banished_companions": False,
    }  # fmt: skip
    for guard, companions in ((True, False), (False, True)):
        given: dict[str, object] = {"guard": guard, "banished_companions": companions}
        s = GAME.new_state(2, GAME.check_options(given, 2), FastChance(1))
        assert isinstance(s, Clank)
        assert (s.guard, s.banished_count) == (guard, companions)
        twin = s.clone()
        assert (twin.guard, twin.banished_count) == (guard, companions)


@pytest.mark.parametrize(("seats", "removed"), [(2, 2), (3, 1), (4, 0)])
def test_artifacts_are_removed_at_random(seats: int, removed: int) -> None:
    """CL-0.3, CL-0.4, CL-R3  Two, one or none; empty rooms show it to all."""
    masks = {set_table(seats, seed).artifacts for seed in range(40)}
    assert {mask.bit_count() for mask in masks} == {7 - removed}
    assert (len(masks) > 1) == (removed > 0)
    s = set_table(seats)
    shown = [room.artifact for room in GAME.view(s, None).rooms if room.artifact]
    assert len(shown) == 7 - removed
    day = DUNGEONS["day"]
    rooms = {day.rooms[at]: artifact for at, artifact in enumerate(day.artifacts) if artifact < 7}
    assert rooms == {"D17": 0, "D20": 1, "D26": 2, "D22": 3, "D30": 4, "D32": 5, "D34": 6}


@pytest.mark.parametrize("board", ["day", "dusk"])
def test_secrets_lie_face_down(board: str) -> None:
    """CL-0.5, CL-0.6  Nine majors, two left over unseen; nine pairs of minors."""
    s = set_table(2, board=board)
    majors = [t for room, t in enumerate(s.secrets) if s.dungeon.major[room]]
    minors = [t for room, t in enumerate(s.secrets) if s.dungeon.minor[room]]
    assert [len(tokens) for tokens in majors] == [1] * 9
    assert [len(tokens) for tokens in minors] == [2] * 9
    assert len(s.unused) == 2
    found = sorted([SECRET_IDS[kind] for tokens in [*majors, s.unused] for kind in tokens])
    assert found == sorted(
        ["chalice"] * 3 + ["flash_of_brilliance", "greater_healing", "greater_skill"] * 2
        + ["greater_treasure"] * 2
    )  # fmt: skip
    assert len({bytes(set_table(2, seed, board).unused) for seed in range(20)}) > 3
    view = GAME.view(s, 0)
    assert sum(room.majors for room in view.rooms) == 9
    assert sum(room.minors for room in view.rooms) == 18
    assert view.secrets_spent == {}


def test_market_idols_and_reserve() -> None:
    """CL-0.7, CL-0.8, CL-0.9, CL-0.12  What lies ready beside the board."""
    s = set_table(4)
    view = GAME.view(s, None)
    assert view.stock == {
        "master_key": 2, "backpack": 2, "crown_10": 1, "crown_9": 1, "crown_8": 1,
    }  # fmt: skip
    assert [(room.room, room.idols) for room in view.rooms if room.idols] == [("D23", 3)]
    assert view.reserve_left == [15, 15, 12]
    assert [card.kind for card in view.reserve if card] == ["mercenary", "explore", "secret_tome"]
    assert [card.kind for card in view.staying] == ["goblin"]
    assert [thief.mastery for thief in s.thieves] == [False] * 4


@pytest.mark.parametrize(("seats", "space", "cubes"), [(2, 3, 3), (3, 2, 2), (4, 1, 2)])
def test_rage_starts_by_number_of_players(seats: int, space: int, cubes: int) -> None:
    """CL-0.10  Space 1 with four, 2 with three, 3 with two."""
    view = GAME.view(set_table(seats), None)
    assert (view.rage, view.rage_cubes) == (space, cubes)


def test_black_cubes_and_empty_purses() -> None:
    """CL-0.11, CL-0.18  24 black cubes in the bag; nobody has gold, tokens, items or damage."""
    s = set_table(3)
    assert s.bag == [0, 0, 0, 0, 24]
    assert s.dungeon_discard == []
    for thief in s.thieves:
        assert (thief.gold, thief.damage, thief.status) == (0, 0, IN)
        assert (thief.artifacts, thief.idols, thief.secrets) == (0, 0, NO_SECRETS)
        assert sum(thief.items) == 0


def test_no_dragon_in_the_first_row() -> None:
    """CL-0.13  Six cards without the symbol; those set aside are in the deck again."""
    for seed in range(30):
        s = set_table(2, seed)
        assert NO_CARD not in s.row
        assert not any(DRAGON[KIND[card]] for card in s.row)
        assert sorted(s.row + s.deck.hidden_cards) == list(range(100))


def test_the_first_player_is_drawn() -> None:
    """CL-0.15, CL-R2  Any seat may begin; then it goes clockwise."""
    firsts = {set_table(4, seed).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    s = set_table(3, 5)
    assert s.active == s.first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_noise_in_turn_order(seats: int) -> None:
    """CL-0.16  Three cubes, two, one and none, from the first player on."""
    for seed in range(10):
        s = set_table(seats, seed)
        arrived = sum(
            1 for card in s.row if s.card_effects.arrive[KIND[card]] and makes_noise(card)
        )
        order = [s.thieves[(s.first + place) % seats] for place in range(seats)]
        assert [thief.clank - arrived for thief in order] == [3, 2, 1, 0][:seats]


def makes_noise(card: int) -> bool:
    return ClankScenario(2).card_ids([card])[0] in ("watcher", "overlord")


def test_the_first_cards_arrive() -> None:
    """CL-0.17, CL-R1  An Overlord makes everyone noisy; a Shrine has no cube to return."""
    scenario = ClankScenario(3)
    scenario.set_row("overlord shrine watcher sneak tattle search")
    scenario.happens(FirstArrivals())
    assert [thief.clank for thief in scenario.state.thieves] == [2, 2, 2]
    assert scenario.state.bag[BLACK] == 24


def test_what_chance_did_is_told_in_its_order() -> None:
    """CL-22.6, CL-0.3, CL-0.13  First player, removed artifacts, secrets, row, starting decks."""
    removed = dealt_again = 0
    for seed in range(20):
        match = Match(GAME, 3, seed)
        s = match.state()
        assert isinstance(s, Clank)
        lines = [translate(event.message, "en") for event in match.journal()]
        keys = [event.message.key for event in match.journal()]
        order = ["cl-log-first", "cl-log-removed", "cl-log-secrets-laid", "cl-log-row"]
        if "cl-log-shuffled-back" in keys:
            order.append("cl-log-shuffled-back")
        order += ["cl-log-shuffles-deck", "cl-log-draws-some"] * 3
        assert keys[: len(order)] == order
        missing = [id for at, id in enumerate(ARTIFACT_IDS) if not s.artifacts >> at & 1]
        assert [translate(Message(f"cl-token-{id}"), "en") in lines[1] for id in missing] == [True]
        row = ", ".join(translate(card_name(card), "en") for card in s.row)
        assert lines[3] == f"The dungeon deck is shuffled. Cards in the row: {row}."
        removed += len(missing)
        dealt_again += "cl-log-shuffled-back" in keys
    assert removed == 20
    assert 0 < dealt_again < 20


def test_set_aside_cards_are_named_once_and_all_have_the_symbol() -> None:
    """CL-0.13  What came up with a dragon symbol, and was shuffled back into the deck."""
    for seed in range(20):
        match = Match(GAME, 2, seed)
        for event in match.journal():
            if event.message.key == "cl-log-shuffled-back":
                cards = event.message.args["cards"]
                assert isinstance(cards, list)
                ids = [card.key.removeprefix("cl-card-") for card in cards]
                assert all(DRAGON[NUMBER[id]] for id in ids)
                assert event.refs == []  # they lie hidden in the deck again


def test_four_thieves_play_with_all_artifacts() -> None:
    """CL-0.3  Nothing is removed, and nothing is told of it."""
    keys = [event.message.key for event in Match(GAME, 4, 1).journal()]
    assert "cl-log-removed" not in keys


def test_chance_is_used_in_the_stated_order() -> None:
    """CL-22.6  Seats, artifacts, majors, minors, dungeon deck, set-aside cards, starting decks."""
    sizes = [2, 7, 6]
    for pile in (11, 18, 100, 94, 10, 10):
        sizes.extend(range(pile, 1, -1))
    chance = ScriptedChance([size - 1 for size in sizes])  # too large for any smaller pile
    s = GAME.new_state(2, GAME.check_options({}, 2), chance)
    run_until_choice(s)
    assert chance.drawn == len(sizes)
