"""The checks: what holds in every match of every game."""

from __future__ import annotations

from donjon.conformance.check import Check
from donjon.conformance.checks import (
    clones,
    decisions,
    information,
    journal,
    scenes,
    tips,
    undo,
)

CHECKS: list[type[Check]] = [
    decisions.SomethingMayBeChosen,
    decisions.NoTwoOptionsSoundAlike,
    decisions.TheRuleThatAsksIsInTheCatalogue,
    decisions.WhatIsChosenForSomeoneIsAnOption,
    decisions.AnEvaluationIsAChance,
    decisions.ASubsetIsTheSumOfItsPieces,
    decisions.AMenuFindsTheActionOfEachOption,
    decisions.ChoicesOfSeveralSeatsComeInAnyOrder,
    decisions.EveryMatchEndsInTimeWithAResult,
    clones.ACloneEqualsItsOriginal,
    clones.ACloneGoesOnLikeItsOriginal,
    clones.PlayingLeavesEarlierClonesUntouched,
    clones.ARecordReplaysToTheSame,
    clones.AForkGoesItsOwnWay,
    information.NothingShowsWhenItIsDealtAnew,
    information.WhatIsHiddenIsReallyDealtAnew,
    information.EveryHiddenPlaceIsDeclared,
    information.EveryHiddenPlaceVaries,
    information.ADealtStateGoesOnToTheEnd,
    information.NoSecretOfAnotherShows,
    journal.WhatCanBeUndoneHasToldNothing,
    journal.TheJournalTellsNoMoreThanTheState,
    journal.TheJournalDoesNotTellWhatWasDealt,
    journal.WhatIsToldIsSaidInEveryLanguage,
    undo.UndoNeverCrossesADrawOrAReveal,
    undo.UndoIsRefusedWithASentence,
    undo.WhatOthersChoseSideBySideStays,
    scenes.EverythingInASceneIsThere,
    scenes.WhatOnePicksLiesOnTheTable,
    scenes.BeatsAndRefsLeadToWhatWasThere,
    scenes.WhatWasToldNeverChanges,
    scenes.WhatHasNotChangedIsTheSameObject,
    scenes.AViewIsJson,
    tips.EverythingButCardsHasATip,
    tips.NoReasonIsGivenAgainstWhatMayBePicked,
    tips.WhatAThingMeansNowIsSaidInWords,
    clones.LookingChangesNothing,
]
