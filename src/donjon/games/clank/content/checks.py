"""What must hold in Clank!'s content file beyond its form: counts, ids, and ways that lead on."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from donjon.games.clank.content import effect_operations as ops
from donjon.games.clank.content.schema import (
    BoardEntry,
    CardEntry,
    Content,
    KindsAtLeast,
    PerCard,
    RoomEntry,
)
from donjon.kernel.content import load, wrong

DUNGEON_CARDS: Final = 100
STARTER_CARDS: Final = 10
MOST_ROOMS: Final = 64
MOST_TUNNELS: Final = 64
MOST_MONSTERS: Final = 3
SECRETS: Final = {"major": 11, "minor": 18}
CHOOSABLE: Final = (
    ops.SkillOp, ops.SwordsOp, ops.BootsOp, ops.GoldOp, ops.ClankOp, ops.DrawOp, ops.HealOp,
    ops.TeleportOp, ops.AttackOp, ops.BanishOp, ops.TakeAdjacentSecretOp, ops.PayGoldOp,
)  # fmt: skip


def read(path: Path) -> Content:
    """The file's content, checked as far as its own kinds cannot."""
    content = load(path, Content)
    check_cards(path, content)
    check_tokens(path, content)
    check_tracks(path, content)
    for side in sides(content):
        check_board(path, content, side)
    return content


def sides(content: Content) -> dict[str, BoardEntry]:
    """Both sides of the board, by name."""
    return {"day": content.board.day, "dusk": content.board.dusk}


def check_once(path: Path, entry: str, ids: list[str]) -> None:
    """No id stands twice."""
    for id in ids:
        if ids.count(id) > 1:
            raise wrong(path, f"{entry} ({id})", "id", f"{id!r} stands twice")


def check_sum(path: Path, entry: str, found: int, right: int) -> None:
    """Counts add up to what is in the box."""
    if found != right:
        raise wrong(path, entry, "count", f"{found} in all instead of {right}")


def check_cards(path: Path, content: Content) -> None:
    """A hundred dungeon cards, ten in a starting deck, and effects that name existing cards."""
    cards = content.cards
    ids = [card.id for card in cards]
    check_once(path, "cards", ids)
    dungeon = [card for card in cards if card.set == "dungeon"]
    check_sum(path, "cards (dungeon)", sum(card.count for card in dungeon), DUNGEON_CARDS)
    starter = [card for card in cards if card.set == "starter"]
    check_sum(path, "cards (starter)", sum(card.count for card in starter), STARTER_CARDS)
    for card in cards:
        check_card(path, card, ids)
        named = ops_of(card)
        for op in named:
            check_op(path, f"cards ({card.id})", op, cards)
    for field, named_ids in (
        ("discard", content.defaults.discard),
        ("banish", content.defaults.banish),
    ):
        for id in named_ids:
            if id not in ids:
                raise wrong(path, "defaults", field, f"no card {id!r}")


def check_card(path: Path, card: CardEntry, ids: list[str]) -> None:
    """What a card costs and says belongs to its kind."""
    entry = f"cards ({card.id})"
    if card.count < 1:
        raise wrong(path, entry, "count", "less than one")
    if (card.type == "monster") != (card.swords_cost > 0):
        raise wrong(path, entry, "swords_cost", "monsters cost swords, and nothing else does")
    if card.use and card.type != "device":
        raise wrong(path, entry, "use", "only a device is used")
    if card.defeat and card.type != "monster":
        raise wrong(path, entry, "defeat", "only a monster is defeated")
    if card.type in ("device", "monster") and (card.play or card.acquire):
        field = "play" if card.play else "acquire"
        raise wrong(path, entry, field, f"a {card.type} is never in a deck")
    if card.arrive and card.set != "dungeon":
        raise wrong(path, entry, "arrive", "only a card of the dungeon deck arrives")
    rule = card.vp_rule
    if isinstance(rule, PerCard) and rule.card not in ids:
        raise wrong(path, entry, "vp_rule", f"no card {rule.card!r}")


def ops_of(card: CardEntry) -> list[ops.AnyOp]:
    """All operations of a card, those within others too."""
    found: list[ops.AnyOp] = []
    for text in (card.acquire, card.arrive, card.play, card.use, card.defeat):
        found.extend(flat(text))
    return found


def flat(text: list[ops.AnyOp]) -> list[ops.AnyOp]:
    """Operations and those within them."""
    found: list[ops.AnyOp] = []
    for op in text:
        found.append(op)
        if isinstance(op, ops.ChooseOp):
            for option in op.options:
                found.extend(flat(option))
        elif isinstance(op, ops.DiscardForOp | ops.PayGoldOp | ops.IfOp | ops.PerClankAddedOp):
            found.extend(flat(op.then))
    return found


def check_op(path: Path, entry: str, op: ops.AnyOp, cards: list[CardEntry]) -> None:
    """Cards that an operation names exist, and its options can be chosen."""
    if isinstance(op, ops.BanishOp):
        if op.filter != "any" and op.filter not in [card.id for card in cards]:
            raise wrong(path, entry, "filter", f"no card {op.filter!r}")
    elif isinstance(op, ops.TakeReserveOp):
        if op.card not in [card.id for card in cards if card.set == "reserve"]:
            raise wrong(path, entry, "card", f"no reserve card {op.card!r}")
    elif isinstance(op, ops.ChooseOp):
        if len(op.options) < 2:
            raise wrong(path, entry, "options", "less than two")
        for option in op.options:
            check_option(path, entry, option)


def check_option(path: Path, entry: str, option: list[ops.AnyOp]) -> None:
    """The first operation of an option is one that there are words for."""
    if not option or not isinstance(option[0], CHOOSABLE):
        raise wrong(path, entry, "options", "an option begins with what has no words")
    paid = option[0]
    if isinstance(paid, ops.PayGoldOp):
        if not paid.then or not isinstance(paid.then[0], ops.TakeReserveOp):
            raise wrong(path, entry, "then", "gold is paid for cards of the reserve alone")


def check_tokens(path: Path, content: Content) -> None:
    """11 major and 18 minor secrets, crowns from the highest value down, and known kinds."""
    tokens = content.tokens
    secrets = [secret.id for secret in tokens.secrets]
    check_once(path, "tokens.secrets", secrets)
    check_once(path, "tokens.market", [item.id for item in tokens.market])
    check_once(path, "tokens.artifacts", [str(artifact.vp) for artifact in tokens.artifacts])
    for level, right in SECRETS.items():
        found = sum(secret.count for secret in tokens.secrets if secret.level == level)
        check_sum(path, f"tokens.secrets ({level})", found, right)
    for secret in tokens.secrets:
        for op in flat([*secret.on_take, *secret.on_use]):
            check_op(path, f"tokens.secrets ({secret.id})", op, content.cards)
        if (secret.mode == "potion") != bool(secret.on_use):
            raise wrong(path, f"tokens.secrets ({secret.id})", "on_use", "potions are used")
    stacked = [item for item in tokens.market if item.stack]
    for at in range(1, len(stacked)):
        above, below = stacked[at - 1], stacked[at]
        if above.stack == below.stack and above.vp < below.vp:
            raise wrong(path, f"tokens.market ({below.id})", "vp", "more than the one above it")
    for card in content.cards:
        if isinstance(card.vp_rule, KindsAtLeast):
            for id in card.vp_rule.of:
                if id not in secrets and id != "monkey_idol":
                    raise wrong(path, f"cards ({card.id})", "vp_rule", f"no token {id!r}")


def check_tracks(path: Path, content: Content) -> None:
    """The countdown's spaces are numbered; every number of players has its place on the rage."""
    spaces = [space.space for space in content.countdown]
    if spaces != list(range(1, len(spaces) + 1)):
        raise wrong(path, "countdown", "space", "not numbered from 1")
    players = range(content.game.players_min, content.game.players_max + 1)
    if sorted(content.setup.artifacts_removed) != [str(seats) for seats in players]:
        raise wrong(path, "setup", "artifacts_removed", "not one for each number of players")
    for seats in players:
        start = content.setup.rage_start_space.get(str(seats), 0)
        if not 1 <= start <= len(content.rage_track.cubes):
            raise wrong(path, "setup", "rage_start_space", f"none for {seats} players")


def check_board(path: Path, content: Content, side: str) -> None:
    """Rooms have their tokens, tunnels lead from one room to another, the flag comes first."""
    board = sides(content)[side]
    entry = f"board.{side}"
    rooms = {room.id: room for room in board.rooms}
    check_once(path, f"{entry}.rooms", [room.id for room in board.rooms])
    check_once(path, f"{entry}.tunnels", [tunnel.id for tunnel in board.tunnels])
    if len(rooms) > MOST_ROOMS:
        raise wrong(path, f"{entry}.rooms", "id", f"more than {MOST_ROOMS}")
    if len(board.tunnels) > MOST_TUNNELS:
        raise wrong(path, f"{entry}.tunnels", "id", f"more than {MOST_TUNNELS}")
    if board.rooms[0].id != board.start or "start" not in board.rooms[0].kinds:
        raise wrong(path, entry, "start", "is not the first room of the list")
    check_tunnels(path, entry, board, rooms)
    check_places(path, entry, content, board.rooms)


def check_tunnels(path: Path, entry: str, board: BoardEntry, rooms: dict[str, RoomEntry]) -> None:
    """Every tunnel joins two rooms, and no other joins the same two."""
    joined: list[list[str]] = []
    for tunnel in board.tunnels:
        here = f"{entry}.tunnels ({tunnel.id})"
        for field, room in (("from", tunnel.start), ("to", tunnel.to)):
            if room not in rooms:
                raise wrong(path, here, field, f"no room {room!r}")
        ends = sorted([tunnel.start, tunnel.to])
        if ends[0] == ends[1] or ends in joined:
            raise wrong(path, here, "to", "joins no two rooms, or two that are joined")
        joined.append(ends)
        if tunnel.boots not in (1, 2):
            raise wrong(path, here, "boots", f"{tunnel.boots} instead of 1 or 2")
        if not 0 <= tunnel.monsters <= MOST_MONSTERS:
            raise wrong(path, here, "monsters", f"not from 0 to {MOST_MONSTERS}")
    from_flag = [ends for ends in joined if board.start in ends]
    if len(from_flag) != 1:
        raise wrong(path, entry, "start", f"{len(from_flag)} tunnels instead of one")


def check_places(path: Path, entry: str, content: Content, rooms: list[RoomEntry]) -> None:
    """As many places as tokens, an artifact's value in one room, one kind of token in a room."""
    tokens = content.tokens
    for room in rooms:
        if (room.minor > 0) + (room.major > 0) + ("idol_shrine" in room.kinds) > 1:
            raise wrong(path, f"{entry}.rooms ({room.id})", "kinds", "two kinds of tokens")
    values = sorted([room.artifact for room in rooms if room.artifact])
    if values != sorted([artifact.vp for artifact in tokens.artifacts]):
        raise wrong(path, f"{entry}.rooms", "artifact", "not one room for each artifact")
    check_sum(path, f"{entry}.rooms (minor)", sum(room.minor for room in rooms), SECRETS["minor"])
    shrines = [room.id for room in rooms if "idol_shrine" in room.kinds]
    if len(shrines) != 1:
        raise wrong(path, f"{entry}.rooms", "kinds", f"{len(shrines)} shrines for the idols")
    if sum(room.major for room in rooms) > SECRETS["major"]:
        raise wrong(path, f"{entry}.rooms (major)", "count", "more places than secrets")
