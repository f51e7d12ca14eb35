"""What must hold for the mission cards of Heldentaufe's content file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.heldentaufe.content.schema import Content, MissionEntry
from donjon.kernel.content import wrong

COLOURS: Final = {"red": 14, "blue": 9}
KINDS: Final = {"deliverer": 12, "observer": 3, "thief": 3, "discoverer": 2, "slayer": 3}
PIECES: Final = [f"{kind}:{value}" for kind in ("boots", "ring", "sword") for value in (1, 2, 3)]
FOOD: Final = ["apple", "fish", "mushroom"]


def check_missions(path: Path, content: Content) -> None:
    """14 red and 9 blue cards of five kinds; costs and rewards that are there."""
    missions = content.missions
    ids = [mission.id for mission in missions]
    for id in ids:
        if ids.count(id) > 1:
            raise wrong(path, f"missions ({id})", "id", f"{id!r} stands twice")
    count(path, "colour", [mission.colour for mission in missions], COLOURS)
    count(path, "kind", [mission.kind for mission in missions], KINDS)
    slain = sorted([mission.monster for mission in missions if mission.kind == "slayer"])
    if slain != sorted([monster.id for monster in content.monsters]):
        raise wrong(path, "missions", "monster", "not one slayer for each monster")
    for mission in missions:
        check_words(path, content, mission)
        check_kind(path, content, mission)


def count(path: Path, field: str, found: list[str], right: dict[str, int]) -> None:
    """Each name is found as often as `right` says."""
    for name, n in right.items():
        if found.count(name) != n:
            raise wrong(path, "missions", field, f"{found.count(name)} {name} instead of {n}")


def check_words(path: Path, content: Content, mission: MissionEntry) -> None:
    """Costs and rewards are tokens that there are."""
    entry = f"missions ({mission.id})"
    payable = [*PIECES, *FOOD, "tooth:1", *[f"potion:{p.id}" for p in content.potions]]
    for field, words in (("cost", mission.cost), ("alt_cost", mission.alt_cost)):
        for word in words:
            if word not in payable:
                raise wrong(path, entry, field, f"nobody can pay {word!r}")
    given = [*PIECES, "tooth:1", "tooth:2", "steal:1"]
    for field, words in (("reward", mission.reward), ("reward_choice", mission.reward_choice)):
        for word in words:
            if word not in given:
                raise wrong(path, entry, field, f"nobody can be given {word!r}")
    carried = [word for word in mission.cost if word in FOOD or word in PIECES]
    if len(carried) > min([hero.backpack for hero in content.heroes]):
        raise wrong(path, entry, "cost", "more than the smallest backpack holds")


def check_kind(path: Path, content: Content, mission: MissionEntry) -> None:
    """Every kind has its own place, cost and reward."""
    entry = f"missions ({mission.id})"
    on_a_tile = mission.kind in ("deliverer", "observer")
    if on_a_tile != (mission.place in [tile.id for tile in content.tiles]):
        raise wrong(path, entry, "place", f"no place for a {mission.kind}: {mission.place!r}")
    if (mission.kind == "deliverer") != bool(mission.cost):
        raise wrong(path, entry, "cost", "a deliverer pays, and nobody else does")
    if (mission.kind == "observer") != (len(mission.reward_choice) == 2):
        raise wrong(path, entry, "reward_choice", "an observer has two, and nobody else has")
    if (mission.kind == "observer") == bool(mission.reward):
        raise wrong(path, entry, "reward", "one for everybody but an observer")
    pays_piece = any(word in PIECES for word in mission.reward + mission.reward_choice)
    if pays_piece != (mission.colour == "blue"):
        raise wrong(path, entry, "colour", "red missions pay teeth, blue ones equipment")
