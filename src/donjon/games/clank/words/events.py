"""The events of a match of Clank!: one function for each thing that happens.

Those of cards stand in `card_events`.
Without a journal nothing is noted, which costs a simulation one test.
"""

from __future__ import annotations

from donjon.games.clank.content.tables import BLACK, DANGER, HEALTH, KIND
from donjon.games.clank.model.state import IN, NO_CARD, Clank
from donjon.games.clank.words.facts import (
    ArtifactFacts,
    CountdownFacts,
    CubeFacts,
    FallFacts,
    GoodsFacts,
    LeavingFacts,
    RageFacts,
    SecretFacts,
)
from donjon.games.clank.words.ids import artifact_id, item_id, pawn_id, room_id
from donjon.games.clank.words.names import artifact_name, item_name, room_name, secret_name
from donjon.kernel.journal.facts import Facts, Told
from donjon.kernel.journal.motion import Motion
from donjon.kernel.words.message import Message, seat_name


def first_player(s: Clank, seat: int) -> None:
    """A thief is drawn to begin."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-first", {"seat": seat_name(seat)}), seat)


def artifacts_removed(s: Clank, artifacts: list[int]) -> None:
    """CL-0.3  What is not in this match."""
    if s.journal is not None and artifacts:
        names = [artifact_name(artifact) for artifact in artifacts]
        s.journal.note(Message("cl-log-removed", {"artifacts": names}))


def secrets_laid(s: Clank) -> None:
    """CL-0.5, CL-0.6  The secrets lie face down."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-secrets-laid"))


def turn_begins(s: Clank, seat: int) -> None:
    """A turn begins."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-turn", {"seat": seat_name(seat)}), seat, "turn")


def chose(s: Clank, seat: int, way: Message) -> None:
    """An option of a card is chosen."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-chooses", {"way": way}), seat)


def counted(what: str, seat: int, by: int) -> Motion:
    """A number of a thief changes."""
    return Motion("count", counter=f"{what}:{seat}", by=by)


def paid(s: Clank, seat: int, gold: int) -> None:
    """Gold is paid for an effect."""
    if s.journal is not None:
        told: list[Told] = [counted("gold", seat, -gold)]
        s.journal.note(Message("cl-log-pays", {"gold": gold}), seat, told=told)


def gold(s: Clank, seat: int, n: int) -> None:
    """Gold is gained."""
    if s.journal is not None:
        told: list[Told] = [counted("gold", seat, n)]
        s.journal.note(Message("cl-log-gold", {"n": n}), seat, told=told)


def noise(s: Clank, seat: int, n: int) -> None:
    """Cubes go to the Clank! area."""
    if s.journal is not None:
        message = Message("cl-log-noise", {"seat": seat_name(seat), "n": n})
        s.journal.note(message, seat, told=[counted("noise", seat, n)])


def noise_cancelled(s: Clank, seat: int, n: int) -> None:
    """CL-5.4  Credit is used: `n` cubes are not added."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-cancels", {"n": n}), seat, does="aside")


def noise_taken_back(s: Clank, seat: int, back: int, credit: int) -> None:
    """Cubes come back, and what is left is credit."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-quiet", {"n": back, "credit": credit}), seat, does="aside")


def healed(s: Clank, seat: int, n: int) -> None:
    """Damage is healed."""
    if s.journal is not None:
        told: list[Told] = [counted("life", seat, n)]
        s.journal.note(Message("cl-log-heals", {"n": n}), seat, refs=[pawn_id(seat)], told=told)


def bought(s: Clank, seat: int, item: int) -> None:
    """An item of the market is bought."""
    if s.journal is not None:
        s.journal.note(
            Message("cl-log-buys", {"item": item_name(item)}),
            seat,
            refs=[item_id(item)],
            told=[GoodsFacts(seat, item)],
            does="gets",
        )


def walked(s: Clank, seat: int, swords: int, damage: int) -> None:
    """The monsters of a tunnel cost swords or wounds."""
    if s.journal is not None and swords + damage > 0:
        message = Message("cl-log-passes", {"swords": swords, "wounds": damage})
        told: list[Told] = [Motion("hurt", [pawn_id(seat)])] if damage else []
        s.journal.note(message, seat, told=told, does="aside")


def moved(s: Clank, seat: int, room: int) -> None:
    """A pawn moves to another room."""
    if s.journal is not None:
        spot = room_id(s, room)
        s.journal.note(
            Message("cl-log-moves", {"room": room_name(s, room)}),
            seat,
            refs=[spot],
            told=[Motion("move", [pawn_id(seat)], into=[spot])],
            does="goes",
        )


def secret_taken(s: Clank, seat: int, room: int, kind: int) -> None:
    """A secret is revealed to all."""
    if s.journal is not None:
        s.journal.note(
            Message("cl-log-secret", {"secret": secret_name(kind)}),
            seat,
            refs=[room_id(s, room)],
            told=[SecretFacts(seat, kind, room_id(s, room))],
            does="gets",
        )


def idol_taken(s: Clank, seat: int, room: int) -> None:
    """A monkey idol is taken."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-idol"), seat, refs=[room_id(s, room)], does="gets")


def artifact_taken(s: Clank, seat: int, artifact: int) -> None:
    """An artifact is stolen."""
    if s.journal is not None:
        message = Message(
            "cl-log-artifact", {"seat": seat_name(seat), "artifact": artifact_name(artifact)}
        )
        facts = ArtifactFacts(seat, artifact)
        s.journal.note(message, seat, "big", [artifact_id(artifact)], [facts], "gets")


def drunk(s: Clank, seat: int, kind: int) -> None:
    """A potion is used."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-drinks", {"potion": secret_name(kind)}), seat, does="plays")


def black_returned(s: Clank, n: int) -> None:
    """Black cubes go back into the bag."""
    if s.journal is not None and n > 0:
        s.journal.note(Message("cl-log-black", {"n": n}))


def rage(s: Clank, space: int, cubes: int) -> None:
    """The rage marker advances."""
    if s.journal is not None:
        message = Message("cl-log-rage", {"space": space, "cubes": cubes})
        s.journal.note(message, told=[RageFacts(space)])


def attack(s: Clank, count: int) -> None:
    """The dragon attacks."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-attack", {"n": count}), None, "big")


def cubes_drawn(s: Clank, cubes: list[int]) -> None:
    """The cubes that the dragon drew, in order."""
    if s.journal is not None:
        names = [Message("cl-black") if cube == BLACK else seat_name(cube) for cube in cubes]
        hurt = [pawn_id(cube) for cube in cubes if cube != BLACK and s.thieves[cube].status == IN]
        told: list[Told] = [cube_facts(s, cubes), *([Motion("hurt", hurt)] if hurt else [])]
        s.journal.note(Message("cl-log-cubes", {"cubes": names}), told=told)


def cube_facts(s: Clank, cubes: list[int]) -> CubeFacts:
    """CL-15.3, CL-15.4  Why so many cubes were drawn, whom they hit, and what is left."""
    hearts = [HEALTH - thief.damage if thief.status == IN else None for thief in s.thieves]
    danger = sum(1 for card in s.row if card != NO_CARD and DANGER[KIND[card]])
    return CubeFacts(cubes[:], hearts, s.rage, danger, s.bag[:])


def note_big(s: Clank, message: Message, seat: int, on: str, facts: Facts) -> None:
    """Note something that is shown as a great moment."""
    if s.journal is not None:
        s.journal.note(message, seat, "big", [on], [facts])


def escaped(s: Clank, seat: int) -> None:
    """A thief escapes with a mastery token."""
    if s.journal is not None:
        message = Message("cl-log-escapes", {"seat": seat_name(seat)})
        note_big(s, message, seat, pawn_id(seat), LeavingFacts(seat))


def knocked_out(s: Clank, seat: int, is_rescued: bool) -> None:
    """A thief is knocked out."""
    if s.journal is not None:
        key = "cl-log-rescued" if is_rescued else "cl-log-lost"
        message = Message(key, {"seat": seat_name(seat)})
        thief = s.thieves[seat]
        fall = FallFacts(seat, HEALTH - thief.damage, room_name(s, thief.room), is_rescued)
        note_big(s, message, seat, pawn_id(seat), fall)


def countdown_begins(s: Clank, seat: int) -> None:
    """The first thief who is out starts the countdown."""
    if s.journal is not None:
        message = Message("cl-log-countdown-begins", {"seat": seat_name(seat)})
        s.journal.note(message, seat, told=[CountdownFacts(seat)])


def countdown(s: Clank, seat: int, space: int) -> None:
    """The runner's pawn advances."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-countdown", {"space": space}), seat, "turn")


def too_long(s: Clank) -> None:
    """CL-R39  The guard ends the game."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-too-long"), None, "big")


def game_ends(s: Clank) -> None:
    """Nobody is inside any more."""
    if s.journal is not None:
        s.journal.note(Message("cl-log-ends"), None, "big")
