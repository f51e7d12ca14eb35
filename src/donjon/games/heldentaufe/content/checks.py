"""What must hold in Heldentaufe's content file beyond its form: counts, ids, costs, dice."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.heldentaufe.content.mission_checks import check_missions
from donjon.games.heldentaufe.content.schema import Content
from donjon.games.heldentaufe.content.underground_checks import check_underground
from donjon.kernel.content import load, wrong

TILES: Final = [
    "campfire", "meadow", "forest", "orchard", "pond", "mushrooms", "laboratory", "merchant",
    "smith", "portal1", "portal2", "portal3", "portal4", "portal5",
]  # fmt: skip
POTIONS: Final = ["healing", "berserk", "teleport"]
TREASURES: Final = ["boots1", "ring1", "sword1", "tooth1", "tooth2"]
VALUES: Final = ["1", "2", "3"]
PRECIOUS: Final = ["2", "3", "4", "5"]


def read(path: Path) -> Content:
    """The file's content, checked as far as its own kinds cannot."""
    content = load(path, Content)
    check_order(path, "tiles", [tile.id for tile in content.tiles], TILES)
    check_order(path, "potions", [potion.id for potion in content.potions], POTIONS)
    check_order(path, "dice", [die.id for die in content.dice], ["combat", "treasure"])
    check_box(path, content)
    check_constants(path, content)
    check_dice(path, content)
    check_setup(path, content)
    check_people(path, content)
    check_teeth(path, content)
    check_recipes(path, content)
    check_missions(path, content)
    check_underground(path, content)
    return content


def check_order(path: Path, entry: str, found: list[str], right: list[str]) -> None:
    """The list is in the order that the rules rely on."""
    if found != right:
        raise wrong(path, entry, "id", f"expected {', '.join(right)}")


def check_sum(path: Path, entry: str, found: int, right: int) -> None:
    """Counts add up to what is in the box."""
    if found != right:
        raise wrong(path, entry, "count", f"{found} in all instead of {right}")


def check_box(path: Path, content: Content) -> None:
    """Every component as often as the box has it."""
    box = content.components
    check_sum(path, "tiles", sum([tile.count for tile in content.tiles]), box.surface_tiles)
    check_sum(path, "heroes", len(content.heroes), box.hero_figures)
    check_sum(path, "monsters", len(content.monsters), box.monster_figures)
    check_sum(path, "missions", len(content.missions), box.mission_cards)
    check_sum(path, "potions", sum([potion.count for potion in content.potions]), box.potions)
    check_sum(path, "food", sum([food.count for food in content.food.values()]), box.food)
    check_sum(path, "hearts", content.hearts.total, box.hearts)
    pieces = 0
    for kind, entry in content.equipment.items():
        if list(entry.by_value) != VALUES:
            raise wrong(path, f"equipment.{kind}", "by_value", "expected values 1, 2, 3")
        check_sum(path, f"equipment.{kind}", sum(entry.by_value.values()), entry.count)
        pieces += entry.count
    check_sum(path, "equipment", pieces, box.equipment)
    danger = content.danger
    check_sum(path, "danger", danger.armed + danger.disarmed, danger.tokens)
    check_sum(path, "danger", danger.tokens + content.treasure.chest_tokens, box.underground_tokens)


def check_constants(path: Path, content: Content) -> None:
    """Numbers that the rules take for granted are as they expect."""
    turn = content.turn
    ones = {
        "cost_move": turn.cost_move,
        "cost_explore": turn.cost_explore,
        "cost_portal": turn.cost_portal,
        "cost_attack": turn.cost_attack,
        "cost_refuse": turn.cost_refuse,
        "merchant_trades_per_turn": turn.merchant_trades_per_turn,
        "lab_upgrades_per_turn": turn.lab_upgrades_per_turn,
    }
    for field, value in ones.items():
        if value != 1:
            raise wrong(path, "turn", field, f"{value} instead of 1")
    if turn.equipment_max_value != len(VALUES):
        raise wrong(path, "turn", "equipment_max_value", f"expected {len(VALUES)}")
    if turn.deal_red + turn.deal_blue != turn.hand_size:
        raise wrong(path, "turn", "hand_size", "not what is dealt")
    for entry, lost in (
        ("combat", content.combat.hearts_lost),
        ("danger", content.danger.hearts_lost),
    ):
        if lost != 1:
            raise wrong(path, entry, "hearts_lost", f"{lost} instead of 1")


def check_dice(path: Path, content: Content) -> None:
    """Numbers on the combat die, treasures on the other."""
    combat, treasure = content.dice
    if not combat.faces or not all(isinstance(face, int) for face in combat.faces):
        raise wrong(path, "dice (combat)", "faces", "not numbers alone")
    for face in treasure.faces:
        if face not in TREASURES:
            raise wrong(path, "dice (treasure)", "faces", f"no treasure {face!r}")
    check_sum(path, "dice (combat)", combat.count, content.components.combat_dice)
    check_sum(path, "dice (treasure)", treasure.count, content.components.treasure_dice)


def check_setup(path: Path, content: Content) -> None:
    """Every number of players has its stack of tiles."""
    game = content.game
    players = [entry.players for entry in content.setup]
    if players != list(range(game.players_min, game.players_max + 1)):
        raise wrong(path, "setup", "players", "not one entry for each number of players")
    for at, entry in enumerate(content.setup):
        used = content.components.surface_tiles - 1 - entry.remove_forest
        if entry.stack_size != used - entry.remove_resource_total:
            raise wrong(path, f"setup[{at}]", "stack_size", f"{entry.stack_size} does not add up")
        if not 0 <= entry.remove_resource_total <= 3:
            raise wrong(path, f"setup[{at}]", "remove_resource_total", "not from 0 to 3")


def check_people(path: Path, content: Content) -> None:
    """Heroes and monsters have hearts enough in the box, and no two the same id."""
    for entry, ids in (
        ("heroes", [hero.id for hero in content.heroes]),
        ("monsters", [monster.id for monster in content.monsters]),
    ):
        for id in ids:
            if ids.count(id) > 1:
                raise wrong(path, f"{entry} ({id})", "id", f"{id!r} stands twice")
    for hero in content.heroes:
        if hero.belt != 1:
            raise wrong(path, f"heroes ({hero.id})", "belt", f"{hero.belt} instead of 1")
    grown = max([growth.hearts for growth in content.tooth_growth])
    hearts = sum([hero.hearts for hero in content.heroes])
    hearts += sum([monster.hearts_base + grown for monster in content.monsters])
    check_sum(path, "hearts", hearts, content.hearts.total)


def check_teeth(path: Path, content: Content) -> None:
    """Stacks grow to the bottom, each tooth adds one thing, and all teeth are there."""
    teeth = content.teeth
    if list(teeth.precious) != PRECIOUS or list(teeth.reserve_precious_at_start) != PRECIOUS:
        raise wrong(path, "teeth", "precious", "expected values 2, 3, 4, 5")
    check_sum(path, "teeth", teeth.small, content.components.small_teeth)
    check_sum(path, "teeth", sum(teeth.precious.values()), content.components.precious_teeth)
    stacked = [value for stack in content.tooth_stacks for value in stack.values]
    if sum(stacked) != teeth.on_monsters_vp:
        raise wrong(path, "teeth", "on_monsters_vp", f"{sum(stacked)} on the stacks")
    total = teeth.small + sum([int(value) * n for value, n in teeth.precious.items()])
    check_sum(path, "teeth (total_vp)", total, teeth.total_vp)
    check_sum(path, "teeth (1)", teeth.reserve_small_at_start + stacked.count(1), teeth.small)
    for value, there in teeth.reserve_precious_at_start.items():
        there += stacked.count(int(value))
        check_sum(path, f"teeth ({value})", there, teeth.precious[value])
    for stack in content.tooth_stacks:
        if stack.values != sorted(stack.values, reverse=True):
            entry = f"tooth_stacks ({stack.fixed_monster})"
            raise wrong(path, entry, "values", "not the largest first")
    owners = sorted([stack.fixed_monster for stack in content.tooth_stacks])
    if owners != sorted([monster.id for monster in content.monsters]):
        raise wrong(path, "tooth_stacks", "fixed_monster", "not one for each monster")
    check_growth(path, content)


def check_growth(path: Path, content: Content) -> None:
    """One step a tooth, and none when the last is gone."""
    growth = content.tooth_growth
    if [each.top for each in growth] != [0, 1, 2, 3, 4, 5]:
        raise wrong(path, "tooth_growth", "top", "expected 0 to 5")
    for at in range(2, len(growth)):
        now, before = growth[at], growth[at - 1]
        if now.hearts + now.sword != before.hearts + before.sword + 1:
            raise wrong(path, f"tooth_growth[{at}]", "top", "not one step more")
    if (growth[0].hearts, growth[0].sword) != (growth[-1].hearts, growth[-1].sword):
        raise wrong(path, "tooth_growth[0]", "hearts", "not as under the largest tooth")


def check_recipes(path: Path, content: Content) -> None:
    """A recipe mixes the two foods that share its colour."""
    for at, potion in enumerate(content.potions):
        entry = f"potions ({potion.id})"
        dots = [set(content.food[food].dots) for food in potion.ingredients]
        if len(dots) != 2 or dots[0] & dots[1] != {potion.shared_dot}:
            raise wrong(path, entry, "ingredients", f"do not share {potion.shared_dot} alone")
        if potion.recipe != at + 1 or potion.colour != potion.shared_dot:
            raise wrong(path, entry, "recipe", "not in order, or of another colour")
        if potion.count < content.game.players_max:
            raise wrong(path, entry, "count", "fewer than belts")
