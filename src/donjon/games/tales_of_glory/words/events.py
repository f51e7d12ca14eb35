"""The events of a match of Tales of Glory: one function for each thing that happens.

Without a journal nothing is noted, which costs a simulation one test.
"""

from __future__ import annotations

from donjon.games.tales_of_glory.content.printed_gain import FIRST_PLAYER, KINDS
from donjon.games.tales_of_glory.content.tables import (
    CHEST_GAIN,
    CHEST_TILE,
    EDGE_GAIN,
    MAJORITY_PRESTIGE,
    OF_SET,
    QUEST,
    ROUNDS,
)
from donjon.games.tales_of_glory.model.state import Player, TalesOfGlory
from donjon.games.tales_of_glory.words.facts import (
    ChestFacts,
    ContestFacts,
    CountFacts,
    EdgeFacts,
    GainFacts,
    KeyFacts,
    LayingFacts,
    PrestigeFacts,
    RevealFacts,
    TakingFacts,
)
from donjon.games.tales_of_glory.words.gain_phrases import (
    RESOURCES,
    amount,
    gain_words,
    price_words,
)
from donjon.games.tales_of_glory.words.ids import FIRST_PLAYER_ID, face_id, slot_id, tile_id
from donjon.games.tales_of_glory.words.names import cell_name, tile_name, tile_names
from donjon.kernel.journal.facts import Told
from donjon.kernel.journal.log_line import Does
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Message, seat_name


def removed(s: TalesOfGlory, tile: int) -> None:
    """TG-R6  A tile goes to the discard before the first round."""
    note_tile(s, "tg-log-removed", None, tile)


def hero_dealt(s: TalesOfGlory, seat: int, hero: int) -> None:
    """A player gets a hero."""
    note_tile(s, "tg-log-hero", seat, hero)


def begins(s: TalesOfGlory, seat: int, by_lot: bool) -> None:
    """TG-R5  Who has the First Player token at the start, and why."""
    key = "tg-log-begins-by-lot" if by_lot else "tg-log-begins"
    note_token(s, Message(key), seat)


def quests_dealt(s: TalesOfGlory, seat: int, quests: list[int]) -> None:
    """TG-18.2  The seat reads its Quests, the others how many they are."""
    if s.journal is not None:
        s.journal.note_secret(
            seat,
            Message("tg-log-quests", {"quests": tile_names(quests)}),
            Message("tg-log-some-quests", {"n": len(quests)}),
        )


def quest_returned(s: TalesOfGlory, seat: int, returned: int, kept: list[int]) -> None:
    """TG-R44  The others read only that the seat has chosen."""
    if s.journal is not None:
        names = {"kept": tile_names(kept)}
        s.journal.note_secret(
            seat,
            Message("tg-log-keeps", {**names, "returned": tile_name(returned)}),
            Message("tg-log-keeps-some", {"n": len(kept)}),
        )


def round_begins(s: TalesOfGlory) -> None:
    """One of the ten rounds begins."""
    if s.journal is not None:
        message = Message("tg-log-round", {"round": s.round, "rounds": ROUNDS})
        s.journal.note(message, None, "turn")


def revealed(s: TalesOfGlory, seat: int, slot: int) -> None:
    """TG-3.5  What a player had chosen, once all have."""
    if s.journal is not None:
        message = Message("tg-log-reveals", {"slot": slot})
        s.journal.note(message, seat, refs=[slot_id(slot)], does="aside")


def all_revealed(s: TalesOfGlory, order: list[int]) -> None:
    """TG-3.5, TG-5.1  What all cards come to, and who will have to catch up."""
    if s.journal is not None:
        late = late_seats(s, order)
        names = [seat_name(seat) for seat in late]
        message = Message("tg-log-clash", {"seats": names, "n": len(names)})
        facts = RevealFacts(order[:], takings(s, order), late)
        s.journal.note(message, told=[facts])


def takings(s: TalesOfGlory, order: list[int]) -> list[TakingFacts]:
    """TG-4.1, TG-5.1  Every tile that was chosen, with whoever wants it in turn order."""
    found: list[TakingFacts] = []
    for slot in sorted({s.players[seat].card for seat in order}):
        seats = [seat for seat in order if s.players[seat].card == slot]
        found.append(TakingFacts(slot, s.display[slot], seats[0], seats[1:]))
    return found


def late_seats(s: TalesOfGlory, order: list[int]) -> list[int]:
    """TG-5.1  Who has chosen what another takes first, in turn order."""
    late: list[int] = []
    taken: list[int] = []
    for seat in order:
        slot = s.players[seat].card
        if slot in taken:
            late.append(seat)
        taken.append(slot)
    return late


def taken(s: TalesOfGlory, seat: int, tile: int, slot: int) -> None:
    """A tile is taken."""
    if s.journal is not None:
        message = Message("tg-log-takes", {"tile": tile_name(tile), "slot": slot})
        s.journal.note(message, seat, refs=[tile_id(tile)], does="gets")


def missed(s: TalesOfGlory, seat: int, slot: int) -> None:
    """The chosen tile was taken by another player."""
    if s.journal is not None:
        s.journal.note(Message("tg-log-misses", {"slot": slot}), seat, refs=[slot_id(slot)])


def first_player(s: TalesOfGlory, seat: int) -> None:
    """TG-22.8  The First Player token changes hands."""
    note_token(s, Message("tg-log-first-player"), seat)


def turn_begins(s: TalesOfGlory, seat: int) -> None:
    """A player begins step 2."""
    if s.journal is not None:
        s.journal.note(Message("tg-log-turn", {"seat": seat_name(seat)}), seat, "turn")


def paid(s: TalesOfGlory, seat: int, tile: int, coins: int, potions: int) -> None:
    """A tile is paid for."""
    if s.journal is not None and coins + potions > 0:
        message = Message("tg-log-pays", {"price": price_words(coins, potions)})
        s.journal.note(message, seat, does="aside")


def laid(s: TalesOfGlory, seat: int, tile: int, cell: int) -> None:
    """A tile is laid."""
    if s.journal is not None:
        message = Message("tg-log-lays", {"tile": tile_name(tile), "cell": cell_name(cell)})
        facts = LayingFacts(seat, tile)
        if tile in OF_SET[QUEST]:
            note_flip(s, message, seat, [tile], [facts], "plays")
        else:
            s.journal.note(message, seat, refs=[tile_id(tile)], told=[facts], does="plays")


def discarded(s: TalesOfGlory, seat: int, tile: int) -> None:
    """TG-20.10  The taken tile is discarded, by choice or because nothing else was possible."""
    note_tile(s, "tg-log-discards", seat, tile)


def keys_formed(s: TalesOfGlory, seat: int, n: int) -> None:
    """TG-13.10  All Keys of a placement, before the first is laid."""
    if s.journal is not None:
        joined = KeyFacts(seat, n, s.players[seat].laid[-1])
        s.journal.note(Message("tg-log-keys", {"n": n}), seat, told=[joined])


def chest_opened(s: TalesOfGlory, seat: int, chest: int) -> None:
    """A Key is laid."""
    if s.journal is not None:
        tile = CHEST_TILE[chest]
        message = Message(
            "tg-log-opens", {"tile": tile_name(tile), "gain": gain_words(CHEST_GAIN[chest])}
        )
        opened = ChestFacts(seat, chest)
        s.journal.note(message, seat, refs=[tile_id(tile)], told=[opened])


def key_lost(s: TalesOfGlory, seat: int) -> None:
    """A Key is lost, because no chest that it may open is closed."""
    if s.journal is not None:
        s.journal.note(Message("tg-log-key-lost"), seat)


def edge_pays(s: TalesOfGlory, seat: int, edge: int) -> None:
    """A Place connector gives its gain."""
    if s.journal is not None:
        tile = edge // 4
        message = Message(
            "tg-log-edge-pays", {"tile": tile_name(tile), "gain": gain_words(EDGE_GAIN[edge])}
        )
        paid = EdgeFacts(seat, edge)
        s.journal.note(message, seat, refs=[tile_id(tile)], told=[paid])


def edge_void(s: TalesOfGlory, seat: int, edge: int) -> None:
    """A Place connector gives nothing and never will."""
    note_tile(s, "tg-log-edge-void", seat, edge // 4)


def gained(s: TalesOfGlory, seat: int, got: list[int]) -> None:
    """The gain of a tile or of a discard: the total of each kind."""
    if s.journal is not None:
        sums: dict[int, int] = {}
        for at in range(0, len(got), 2):
            if got[at] != FIRST_PLAYER:
                sums[got[at]] = sums.get(got[at], 0) + got[at + 1]
        if sums:
            words = [amount(KINDS[kind], n) for kind, n in sums.items()]
            got_now = GainFacts(seat, list(sums.items()))
            message = Message("tg-log-gains", {"gain": words})
            s.journal.note(message, seat, told=[got_now], does="aside")


def token_taken(s: TalesOfGlory, seat: int) -> None:
    """The First Player token is gained."""
    note_token(s, Message("tg-log-token"), seat)


def token_passes_by(s: TalesOfGlory, seat: int) -> None:
    """The token is not gained: a player later in the order already has it."""
    if s.journal is not None:
        s.journal.note(Message("tg-log-token-later"), seat)


def left_discarded(s: TalesOfGlory, tile: int) -> None:
    """A tile that nobody took is discarded."""
    note_tile(s, "tg-log-left", None, tile)


def comes(s: TalesOfGlory, tile: int, slot: int) -> None:
    """A new tile comes to the display."""
    if s.journal is not None:
        message = Message("tg-log-comes", {"tile": tile_name(tile), "slot": slot})
        s.journal.note(message, refs=[tile_id(tile)])


def contest(
    s: TalesOfGlory, resources: list[int], at: int, amounts: list[int], holders: list[int]
) -> None:
    """TG-17.3  How much everybody has of the resource at this place of the order."""
    if s.journal is not None:
        told = [
            Message("tg-log-amount", {"seat": seat_name(seat), "n": n})
            for seat, n in enumerate(amounts)
        ]
        message = Message(f"tg-log-contest-{RESOURCES[resources[at]]}", {"amounts": told})
        facts = ContestFacts(resources[:], at, amounts[:], holders[:])
        s.journal.note(message, told=[facts])


def counted(s: TalesOfGlory, resources: list[int]) -> None:
    """TG-22.10  All Prestige is counted."""
    if s.journal is not None:
        amounts = [
            Message("tg-log-amount", {"seat": seat_name(player.seat), "n": player.prestige})
            for player in s.players
        ]
        message = Message("tg-log-counted", {"amounts": amounts})
        facts = CountFacts(resources[:], [prestige_facts(player) for player in s.players])
        s.journal.note(message, None, "big", told=[facts])


def prestige_facts(player: Player) -> PrestigeFacts:
    """TG-22.10  Where the Prestige of a player comes from."""
    return PrestigeFacts(
        player.from_tiles, player.from_chests, player.from_edges, player.from_majorities,
        player.from_end, player.prestige,
    )  # fmt: skip


def majority(s: TalesOfGlory, seat: int, resource: int) -> None:
    """A majority is counted, alone or shared."""
    if s.journal is not None:
        key = f"tg-log-majority-{RESOURCES[resource]}"
        s.journal.note(Message(key, {"n": MAJORITY_PRESTIGE}), seat)


def end_gain(s: TalesOfGlory, seat: int, tile: int, n: int) -> None:
    """TG-22.10  The gain of a tile at the end."""
    if s.journal is not None:
        message = Message("tg-log-end-gain", {"tile": tile_name(tile), "n": n})
        s.journal.note(message, seat, refs=[tile_id(tile)])


def quests_shown(s: TalesOfGlory, seat: int, quests: list[int]) -> None:
    """TG-18.12  What was not played is shown."""
    if s.journal is not None and quests:
        message = Message("tg-log-quests-shown", {"quests": tile_names(quests)})
        note_flip(s, message, seat, quests, [])


def note_token(s: TalesOfGlory, message: Message, seat: int) -> None:
    """Note that the First Player token moves to a seat."""
    if s.journal is not None:
        take = Motion("take", [FIRST_PLAYER_ID])
        s.journal.note(message, seat, refs=[FIRST_PLAYER_ID], told=[take])


def note_flip(
    s: TalesOfGlory,
    message: Message,
    seat: int,
    quests: list[int],
    more: list[Told],
    does: Does | None = None,
) -> None:
    """TG-18.4, TG-18.11  Quests turn over for all but their owner, who has seen their faces."""
    if s.journal is not None:
        pieces = [tile_id(quest) for quest in quests]
        flip = Motion("flip", pieces, into=[face_id(quest) for quest in quests])
        s.journal.note_secret(seat, message, message, pieces, [flip, *more], does)


def note_tile(s: TalesOfGlory, key: str, seat: int | None, tile: int) -> None:
    """Note something about a tile that everyone sees."""
    if s.journal is not None:
        s.journal.note(Message(key, {"tile": tile_name(tile)}), seat, refs=[tile_id(tile)])
