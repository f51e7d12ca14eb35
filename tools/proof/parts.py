"""The parts of a proof: which tests each holds, how, and how much it promises to try."""

from __future__ import annotations

from typing import Final, NamedTuple

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
CLIENT: Final = "client"
COVERAGE: Final = "coverage"

BY_HAND: Final = ("matches by mouse", "matches by keyboard", "matches on a phone")
WHOLE: Final = ("tests", "tables", *BY_HAND)
"""Counts that do not depend on the size of the proof."""


class Part(NamedTuple):
    """Some tests, and what they must have counted in the end at full size.

    The names are those by which the tests count (`tests/tried.py`). `share` is for what would take
    too long interpreted: the part of the full size that is tried and promised; 0 is a sample.
    """

    name: str
    form: str
    tests: tuple[str, ...]
    promised: dict[str, int]
    marks: str = ""
    share: float = 1.0

    def promises(self, share: float) -> dict[str, int]:
        """What is promised for a proof of that share."""
        scale = share * self.share
        return {
            what: count if what in WHOLE else round(count * scale)
            for what, count in self.promised.items()
        }


CONFORMANCE: Final = ("tests/games/test_every_game.py",)
PROPERTIES: Final = (
    "tests/games/clank/test_attack_odds.py",
    "tests/games/heldentaufe/test_teeth.py",
    "tests/games/clank/test_properties.py",
    "tests/games/dragonquest/test_properties.py",
    "tests/games/heldentaufe/test_properties.py",
    "tests/games/map_masters/test_properties.py",
    "tests/games/tales_of_glory/test_properties.py",
    "tests/kernel/test_toy.py",
)
SOLVER: Final = (
    "tests/games/map_masters/test_plan_to_choices.py",
    "tests/games/map_masters/test_solver.py",
    "tests/games/map_masters/test_possible_links.py",
    "tests/games/map_masters/test_solver_resources.py",
)
PLANS: Final = ("tests/games/map_masters/test_plan_fuzz.py",)
LEAK: Final = ("tests/table/test_leak.py",)
PATCHES: Final = ("tests/table/test_scene_patch.py",)
CRASH: Final = ("tests/table/test_crash.py",)
FUZZ: Final = ("tests/table/test_fuzz.py",)
BROWSER: Final = ("tests/browser",)
REST: Final = ("tests",)

PARTS: Final = [
    Part("client", CLIENT, (), {"tests": 100}),
    Part("rules", INTERPRETED, REST, {"tests": 2000}, marks="not e2e", share=0),
    Part("conformance", INTERPRETED, CONFORMANCE, {"tables": 20, "looks": 100_000}),
    Part("properties", INTERPRETED, PROPERTIES, {"examples": 69_000}, share=0.1),
    Part("same rules", COMPILED, REST, {"tests": 300}, marks="both", share=0),
    Part("conformance", COMPILED, CONFORMANCE, {"tables": 20, "looks": 100_000}),
    Part("properties", COMPILED, PROPERTIES, {"examples": 69_000}),
    Part("plans", COMPILED, PLANS, {"plans": 100_000}),
    Part("solver", COMPILED, SOLVER, {"questions": 800, "proven answers": 1000, "drafts": 100}),
    Part("leak", COMPILED, LEAK, {"messages read": 1_000_000}),
    Part("patches", COMPILED, PATCHES, {"patches": 40_000}),
    Part("fuzz", COMPILED, FUZZ, {"malformed messages": 100_000, "requests of any kind": 5_000}),
    Part("crash", COMPILED, CRASH, {"kills on SQLite": 1000, "kills on PostgreSQL": 1000}),
    Part("browser", COMPILED, BROWSER, dict.fromkeys(BY_HAND, 5)),
    Part("table", COMPILED, REST, {"tests": 100}, marks="e2e", share=0),
    Part("coverage", COVERAGE, REST, {}),
]


def with_tests_of_their_own(form: str) -> list[str]:
    """What the parts that hold all the rest of a form leave out."""
    return [
        test for part in PARTS if part.form == form and part.tests != REST for test in part.tests
    ]
