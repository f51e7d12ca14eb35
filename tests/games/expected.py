"""What the conformance suite expects of each of our games, and of the toy."""

from __future__ import annotations

import donjon
from donjon.conformance import Expected, Sometimes
from donjon.conformance.checks import decisions, information, journal, undo
from donjon.testing.toy import GAME as TOY

GAMES = [*donjon.all_games().values(), TOY]

IN_TURN = "nobody chooses at the same time as another"
ALONE = "there is nobody from whom something could be hidden"
NO_SUBSETS = "no decision is about any of some pieces"
NO_MENUS = "no decision is a menu"
NO_LANES = "nobody goes on side by side with another"
IN_THE_OPEN = "whatever is chosen is chosen in the open"
NO_VOTE = "it takes three for a vote"
NOT_JUDGED = "the search judges no world by `evaluate`, so the game has none"
STARTS = Sometimes("only heroes who choose their start do so at the same time; in a sample four do")

DRAFT = ["changes", "path", "places", "start", "steps"]
DRAFT += ["saved_places", "saved_start", "saved_steps"]

EXPECTED = {
    "clank": Expected(
        hidden={
            "deck.hidden_cards": 2,
            "secrets": 2,
            "thieves.deck.hidden_cards": 2,
            "thieves.hand.hidden_cards": 2,
            "unused": 2,
        },
        nothing_to_see={
            decisions.ASubsetIsTheSumOfItsPieces: NO_SUBSETS,
            decisions.ChoicesOfSeveralSeatsComeInAnyOrder: IN_TURN,
            journal.TheJournalTellsNoMoreThanTheState: IN_THE_OPEN,
            undo.WhatOthersChoseSideBySideStays: NO_LANES,
        },
    ),
    "dragonquest": Expected(
        hidden={"tile.hidden_values": 2},  # a wall tile is hidden by another player
        hidden_seldom=frozenset({"owed.answers"}),  # where each hero chooses its start
        nothing_to_see={
            decisions.AMenuFindsTheActionOfEachOption: NO_MENUS,
            decisions.ChoicesOfSeveralSeatsComeInAnyOrder: {1: ALONE, 2: STARTS, 3: STARTS},
            information.NothingShowsWhenItIsDealtAnew: {1: ALONE},
            information.WhatIsHiddenIsReallyDealtAnew: {1: ALONE},
            information.ADealtStateGoesOnToTheEnd: {1: ALONE},
            information.EveryHiddenPlaceIsDeclared: {1: ALONE},
            information.EveryHiddenPlaceVaries: {1: ALONE},
            information.NoSecretOfAnotherShows: {1: ALONE},
            journal.WhatCanBeUndoneHasToldNothing: {1: ALONE, 2: STARTS, 3: STARTS},
            journal.TheJournalTellsNoMoreThanTheState: {1: ALONE},
            journal.TheJournalDoesNotTellWhatWasDealt: (
                "nothing hidden lies on the table at the start"
            ),
            undo.WhatOthersChoseSideBySideStays: NO_LANES,
        },
    ),
    "heldentaufe": Expected(
        hidden={
            "danger": 2,
            "heroes.hand.hidden_cards": 2,
            "owed.answers": 3,  # a vote
            "pile.hidden_cards": 2,
            "stack.hidden_cards": 2,
        },
        nothing_to_see={
            decisions.ASubsetIsTheSumOfItsPieces: NO_SUBSETS,
            decisions.ChoicesOfSeveralSeatsComeInAnyOrder: {2: NO_VOTE},
            journal.TheJournalTellsNoMoreThanTheState: {2: NO_VOTE},
            undo.WhatOthersChoseSideBySideStays: NO_LANES,
        },
    ),
    "map_masters": Expected(
        hidden={
            "book_pile.hidden_cards": 2,
            "objective_pile.hidden_cards": 2,
            "piles.hidden_cards": 2,
            "players.pile.hidden_cards": 2,
            **{f"players.draft.{part}": 2 for part in DRAFT},
        },
        # by a rare spell, for which map_masters/test_information.py sets the table
        hidden_seldom=frozenset({"players.dealt.hidden_cards"}),
        nothing_to_see={
            decisions.ASubsetIsTheSumOfItsPieces: NO_SUBSETS,
            decisions.AnEvaluationIsAChance: NOT_JUDGED,
        },
    ),
    "tales_of_glory": Expected(
        hidden={
            "box.hidden_values": 2,
            "players.quests.hidden_values": 2,
            "players.returned.hidden_values": 2,
            "owed.answers": 2,
            "piles.hidden_cards": 2,
        },
        nothing_to_see={
            decisions.ASubsetIsTheSumOfItsPieces: NO_SUBSETS,
            decisions.AnEvaluationIsAChance: NOT_JUDGED,
        },
    ),
    "toy": Expected(
        hidden={"owed.answers": 2, "players.lucky.hidden_values": 2},
        nothing_to_see={
            decisions.AMenuFindsTheActionOfEachOption: NO_MENUS,
            decisions.ASubsetIsTheSumOfItsPieces: NO_SUBSETS,
            undo.WhatOthersChoseSideBySideStays: NO_LANES,
        },
    ),
}
