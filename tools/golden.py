"""Golden records: whole matches that must replay to the same hashes, interpreted and compiled.

    python tools/golden.py            write all records again, after a change of the rules
    python tools/golden.py clank      write only those of a game
    python tools/golden.py --check    only print which would change
    python tools/golden.py --rehash   keep choices and results and write new hashes, after a change
                                      of the attributes of a state that changes no rule

A record is named by what it proves. Its seed is the first with which all of that happens, so a name
stays true when the rules change.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "tests" / "golden"
MOST_SEEDS: Final = 20000

if __name__ == "__main__":
    sys.path.append(str(ROOT / "src"))

import msgspec  # noqa: E402

from donjon import FastChance, Game, Match, game as game_of  # noqa: E402
from donjon.kernel.journal.journal import Journal  # noqa: E402
from donjon.kernel.match.record import Record  # noqa: E402
from donjon.kernel.rules.chance import chance_of  # noqa: E402
from donjon.kernel.rules.policy import Policy  # noqa: E402
from donjon.kernel.rules.state import State, apply_choice, open_decisions, run_until_choice  # noqa: E402
from donjon.kernel.rules.step import AnyDecision  # noqa: E402
from donjon.testing.toy import GAME as TOY  # noqa: E402


class Golden(NamedTuple):
    """A match to be found: what must happen in it, and how it is played.

    `happens` lists keys of the journal, or several keys in a row; a key that is listed twice must
    happen twice. `sense` is how often, in percent, a choice is sensible instead of random; an
    option whose label is among `prefers` is always taken.
    """

    game: str
    name: str
    seats: int
    happens: tuple[str, ...]
    sense: int = 95
    prefers: tuple[str, ...] = ()
    options: dict[str, object] = {}  # noqa: RUF012
    sealed: bool = False

    @property
    def path(self) -> Path:
        return FOLDER / self.game / f"{self.name}.json"


BLANKS: Final[dict[str, object]] = {
    "custom_treasures": True,
    "blank_1_name": "Œuf de Fabergé",
    "blank_1_stars": 2,
    "blank_1_gold": 9000,
    "blank_2_name": "Map of the moon",
    "blank_2_stars": 3,
    "blank_2_gold": 10000,
}
STAY: Final = ("dq-stay",)
BUY_NOTHING: Final = ("dq-buy-nothing",)
DUSK: Final[dict[str, object]] = {"board": "dusk"}
DO_NOTHING: Final = ("cl-play", "cl-end-turn")
QUESTS: Final[dict[str, object]] = {"quests": True}
UNSEEN_BOOKS: Final = ("mm-buy-book-blind",)
HOUSE_RULES: Final[dict[str, object]] = {
    "hero_choice": "random",
    "first_player": "first_seat",
    "stack_assignment": "fixed",
    "gather_limit_per_turn": 1,
    "forest_boots_give_ap": True,
    "trap_ends_turn": False,
    "exhausted_monster_reward": "five_from_reserve",
    "commander_may_attack_own_hero": False,
    "placed_in_monsters_turn": "commander",
    "thief_when": "any_time",
}
GOLDEN: Final = [
    Golden("dragonquest", "alone_escapes", 1, ("dq-log-treasure", "dq-log-escaped")),
    Golden("dragonquest", "alone_lost_at_sunset", 1, ("dq-log-died-5",), sense=40),
    Golden("dragonquest", "alone_dies_of_wounds", 1, ("dq-log-strikes", "dq-log-died-1"), sense=20),
    Golden("dragonquest", "two_seats_spider_bites", 2, ("dq-log-bitten",), 95, BUY_NOTHING),
    Golden("dragonquest", "two_seats_demon_kills", 2, ("dq-log-died-4",), 95, BUY_NOTHING),
    Golden("dragonquest", "two_seats_third_trap_kills", 2, ("dq-log-died-2",), sense=30),
    Golden("dragonquest", "three_seats_dragon_wakes", 3, ("dq-log-dragon-wakes",), 95, STAY),
    Golden(
        "dragonquest", "three_seats_dragon_kills", 3,
        ("dq-log-breath", "dq-log-died-7"), 95, STAY,
    ),
    Golden("dragonquest", "three_seats_two_escape", 3, ("dq-log-escaped", "dq-log-escaped")),
    Golden(
        "dragonquest", "four_seats_skeleton_strikes", 4,
        ("dq-log-skeleton-woken dq-log-strikes dq-danger-skeleton",), 95, BUY_NOTHING,
    ),
    Golden("dragonquest", "four_seats_at_random", 4, ("dq-log-blocked", "dq-log-bought"), 0),
    Golden(
        "dragonquest", "option_orange_square", 3, ("dq-log-chamber",),
        options={"start_square": "orange"},
    ),
    Golden(
        "dragonquest", "option_each_begins_anywhere", 4, ("dq-log-begins", "dq-log-chamber"),
        options={"start_square": "each"},
    ),
    Golden(
        "dragonquest", "option_automaton_for_who_is_out", 2, ("dq-log-escaped",),
        options={"neighbour_when_out": "automaton"},
    ),
    Golden(
        "dragonquest", "option_walls_off_corners", 2, ("dq-log-blocked", "dq-log-chamber"),
        options={"walls_keep_off": "corners"},
    ),
    Golden("dragonquest", "option_own_treasures", 2, ("dq-own-treasure",), options=BLANKS),
    Golden("dragonquest", "sealed_two_seats", 2, ("dq-log-escaped",), sealed=True),
    Golden(
        "clank", "two_seats_countdown_to_the_end", 2,
        ("cl-log-escapes", *["cl-log-countdown"] * 4, "cl-log-lost"), 60,
    ),
    Golden(
        "clank", "two_seats_dusk_market_and_potions", 2,
        ("cl-log-buys", "cl-log-drinks", "cl-log-escapes"), options=DUSK,
    ),
    Golden("clank", "two_seats_too_long", 2, ("cl-log-too-long",), 0, DO_NOTHING),
    Golden(
        "clank", "three_seats_one_rescued_one_lost", 3,
        ("cl-log-escapes", "cl-log-rescued", "cl-log-lost"),
    ),
    Golden(
        "clank", "three_seats_dusk_two_escape", 3,
        ("cl-log-escapes", "cl-log-escapes", "cl-log-countdown"), options=DUSK,
    ),
    Golden("clank", "four_seats_all_escape", 4, ("cl-log-escapes",) * 4),
    Golden(
        "clank", "four_seats_dusk_banish_replace_and_heal", 4,
        ("cl-log-banishes", "cl-log-replaces", "cl-log-heals", "cl-log-black"), options=DUSK,
    ),
    Golden("clank", "four_seats_at_random", 4, ("cl-log-chooses", "cl-log-discards"), 0),
    Golden("clank", "four_seats_dusk_at_random", 4, ("cl-log-lost",) * 4, 0, options=DUSK),
    Golden(
        "clank", "three_seats_cards_left_unplayed", 3,
        ("cl-log-escapes", "cl-log-unplayed", "cl-log-cancels"), 80,
    ),
    Golden(
        "clank", "option_banished_companions", 3, ("cl-log-banishes", "cl-log-escapes"),
        options={"banished_companions": True},
    ),
    Golden("clank", "sealed_three_seats", 3, ("cl-log-escapes",), sealed=True),
    Golden(
        "tales_of_glory", "two_seats_same_slot_key_lost_and_a_wrong_neighbour", 2,
        ("tg-log-misses", "tg-log-key-lost", "tg-log-edge-void"),
    ),
    Golden(
        "tales_of_glory", "two_seats_quests_surrounded_tiles", 2,
        ("tg-log-lays tg-tile-Q05",), options=QUESTS,
    ),
    Golden("tales_of_glory", "three_seats_all_on_one_slot", 3, ("tg-log-misses tg-log-misses",)),
    Golden(
        "tales_of_glory", "three_seats_quests_not_all_played", 3, ("tg-log-quests-shown",), 60,
        options=QUESTS,
    ),
    Golden(
        "tales_of_glory", "three_seats_quests_gains_last", 3, ("tg-log-discards", "tg-log-opens"),
        options={"quests": True, "gains_last": True},
    ),
    Golden(
        "tales_of_glory", "four_seats_all_majorities", 4,
        (
            "tg-log-majority-combat", "tg-log-majority-magic", "tg-log-majority-potion",
            "tg-log-majority-coin", "tg-log-edge-pays", "tg-log-end-gain",
        ),
    ),
    Golden(
        "tales_of_glory", "four_seats_quests_at_random", 4, ("tg-log-discards", "tg-log-token"), 0,
        options=QUESTS,
    ),
    Golden("tales_of_glory", "four_seats_at_random", 4, ("tg-log-discards", "tg-log-token"), 0),
    Golden(
        "tales_of_glory", "five_seats_shared_majority", 5, ("tg-log-majority-combat",) * 2,
    ),
    Golden(
        "tales_of_glory", "five_seats_quests_played_in_parallel", 5, ("tg-log-end-gain",),
        options={"quests": True, "parallel": True},
    ),
    Golden(
        "tales_of_glory", "five_seats_parallel_token_for_the_later", 5, ("tg-log-token-later",),
        options={"parallel": True},
    ),
    Golden(
        "tales_of_glory", "sealed_three_seats_quests", 3, ("tg-log-end-gain",), options=QUESTS,
        sealed=True,
    ),
    Golden(
        "heldentaufe", "two_seats_chest_monster_and_home", 2,
        ("ht-log-chest", "ht-log-monster-falls", "ht-log-wins"),
    ),
    Golden(
        "heldentaufe", "two_seats_too_long", 2, ("ht-log-too-long",), 0, ("ht-end-turn",),
        {"safety_max_rounds": 100},
    ),
    Golden(
        "heldentaufe", "three_seats_vote_and_dice", 3,
        ("ht-log-votes", "ht-log-rolls", "ht-log-monsters-skip", "ht-log-wins"),
    ),
    Golden(
        "heldentaufe", "three_seats_heroes_exchange_teeth", 3,
        ("ht-log-falls-to", "ht-log-exchange", "ht-log-wins"),
    ),
    Golden(
        "heldentaufe", "four_seats_smith_merchant_laboratory", 4,
        ("ht-log-forges", "ht-log-trades", "ht-log-raises", "ht-log-wins"),
    ),
    Golden(
        "heldentaufe", "four_seats_discoverer_defeat_and_theft", 4,
        ("ht-log-armed", "ht-mission-R10", "ht-log-falls", "ht-log-steals", "ht-log-wins"), 80,
    ),
    Golden(
        "heldentaufe", "four_seats_trap_and_a_vote_on_who_fell_to_the_monsters", 4,
        (
            "ht-log-trapped",
            "ht-log-fight ht-monster-zibber ht-hero-corlof ht-hero-corlof ht-log-falls "
            "ht-hero-corlof ht-log-votes",
        ),
    ),
    Golden(
        "heldentaufe", "five_seats_potions", 5,
        ("ht-potion-healing", "ht-log-fury-ends", "ht-potion-teleport", "ht-log-wins"),
        95, ("ht-brew",),
    ),
    Golden(
        "heldentaufe", "five_seats_half_at_random", 5,
        ("ht-log-reshuffled", "ht-log-stows", "ht-log-returns", "ht-log-wins"), 50,
    ),
    Golden(
        "heldentaufe", "option_later_edition", 3, ("ht-log-falls", "ht-log-wins"),
        options={"campfire_cost": "two_food", "defeat_hearts": "one"},
    ),
    Golden(
        "heldentaufe", "option_house_rules", 4, ("ht-log-armed", "ht-log-wins"),
        options=HOUSE_RULES,
    ),
    Golden("heldentaufe", "sealed_two_seats", 2, ("ht-log-wins",), sealed=True),
    Golden(
        "map_masters", "two_seats_time_bonus_and_exits", 2,
        ("mm-log-first", "mm-log-finished-exit", "mm-log-refresh", "mm-log-ends"),
    ),
    Golden("map_masters", "two_seats_at_random", 2, ("mm-log-buys-card", "mm-log-first"), 0),
    Golden("map_masters", "three_seats_optimisers", 3, ("mm-log-recycles", "mm-log-removes")),
    Golden(
        "map_masters", "three_seats_spellbooks", 3,
        ("mm-log-gives-up", "mm-log-foresees-one", "mm-log-throws-away"), 95, UNSEEN_BOOKS,
    ),
    Golden("map_masters", "four_seats_barter", 4, ("mm-log-barters",)),
    Golden(
        "map_masters", "four_seats_half_at_random", 4,
        ("mm-log-buys-card-blind", "mm-log-takes-twin", "mm-log-reshuffles"), 50,
    ),
    Golden("map_masters", "five_seats", 5, ("mm-log-first", "mm-log-recycles", "mm-log-refresh")),
    Golden(
        "map_masters", "option_open_drafts_second_is_youngest", 5, ("mm-log-finished-exit",),
        options={"open_drafts": True, "youngest": 2},
    ),
    Golden("map_masters", "sealed_two_seats", 2, ("mm-log-first", "mm-log-ends"), sealed=True),
    Golden("toy", "three_seats_flip_a_coin", 3, ("ty-log-won", "ty-log-doubled"), sense=30),
    Golden("toy", "sealed_nine_rounds", 4, ("ty-log-took",), options={"rounds": 9}, sealed=True),
]  # fmt: skip


@cache
def game_named(name: str) -> Game:
    return TOY if name == TOY.name else game_of(name)


def message_keys(thing: Any) -> Iterator[str]:
    """The key of a message and those of the messages in its arguments."""
    yield thing.key
    for arg in thing.args.values():
        for inner in arg if isinstance(arg, list) else [arg]:
            if hasattr(inner, "key"):
                yield from message_keys(inner)


def public_event_keys(journal: Journal) -> str:
    """The keys of all public events, in order."""
    events = journal.read(None)
    return "".join([f"{key} " for event in events for key in message_keys(event.message)])


def proves(journal: Journal, golden: Golden) -> bool:
    """Whether everything in `happens` happened, as often as it is listed."""
    events = public_event_keys(journal)
    return all(events.count(f"{key} ") >= golden.happens.count(key) for key in golden.happens)


def choose(
    golden: Golden, policy: Policy[Any], s: State, decision: AnyDecision, chance: FastChance
) -> int:
    """A preferred option, else a sensible one, else a random one."""
    options = decision.options(s)
    for option in options if golden.prefers else []:
        if decision.label(s, option).key in golden.prefers:
            return option
    if chance.below(100) < golden.sense:
        return policy(s, decision, options, chance)
    return options[chance.below(len(options))]


def choices_with_seed(golden: Golden, seed: int | str, number: int) -> list[tuple[int, int]]:
    """The choices of a match with this seed; [] if it does not prove what it should.

    It is played on a bare state, which is faster than a `Match`.
    """
    game = game_named(golden.game)
    options = game.check_options(dict(golden.options), golden.seats)
    s = game.new_state(golden.seats, options, chance_of(seed))
    s.journal = Journal()
    policies = [game.brain.policy_for_match() for _ in range(golden.seats)]
    chance = FastChance(number)
    made: list[tuple[int, int]] = []
    while run_until_choice(s):
        waiting = open_decisions(s)
        decision = waiting[chance.below(len(waiting))]
        option = choose(golden, policies[decision.seat], s, decision, chance)
        apply_choice(s, decision, option)
        made.append((decision.seat, option))
    return made if proves(s.journal, golden) else []


def find_match(golden: Golden) -> Match:
    """The match with the first seed in which everything of `happens` happens."""
    for number in range(1, MOST_SEEDS):
        seed: int | str = f"golden {number}" if golden.sealed else number
        made = choices_with_seed(golden, seed, number)
        if made:
            match = Match(game_named(golden.game), golden.seats, seed, dict(golden.options))
            for seat, option in made:
                match.play(seat, option)
            return match
    raise SystemExit(f"{golden.name}: {golden.happens} happened in none of {MOST_SEEDS} matches")


def replay_recorded(golden: Golden) -> Match:
    """Play the choices of the stored record. Exits if the result is another one."""
    record = msgspec.json.decode(golden.path.read_bytes(), type=Record)
    match = Match(game_named(golden.game), record.seats, record.seed, dict(record.options))
    for seat, option in record.choices:
        match.play(seat, option)
    if match.result != record.result:
        raise SystemExit(f"{golden.name}: the result is another one, so a rule has changed")
    return match


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description="Write the golden records again.")
    parser.add_argument("--check", action="store_true", help="write nothing")
    parser.add_argument("--rehash", action="store_true", help="keep the choices")
    parser.add_argument("games", nargs="*", help="only the records of these")
    given = parser.parse_args(arguments)
    check = given.check
    wanted = [golden for golden in GOLDEN if golden.game in given.games or not given.games]
    changed = 0
    for golden in wanted:
        match = replay_recorded(golden) if given.rehash else find_match(golden)
        text = match.record().to_json() + "\n"
        path = golden.path
        same = path.exists() and path.read_text(encoding="utf-8") == text
        changed += not same
        print(f"{'same   ' if same else 'changed'}  {path.relative_to(ROOT)}", flush=True)
        if not check:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    strays = sorted({*FOLDER.rglob("*.json")} - {golden.path for golden in GOLDEN})
    for path in strays:
        print(f"stray    {path.relative_to(ROOT)}")
        if not check:
            path.unlink()
    print(f"{len(wanted)} records, {changed} changed, {len(strays)} strays")
    return int(check and bool(changed or strays))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
