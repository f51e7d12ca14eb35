"""The parts of a proof: the tests of each, how they run, and how much they must count."""

from __future__ import annotations

from typing import Final, NamedTuple

INTERPRETED: Final = "interpreted"
COMPILED: Final = "compiled"
CLIENT: Final = "client"
COVERAGE: Final = "coverage"

IN_BROWSER: Final = ("matches by mouse", "matches by keyboard", "matches on a phone")
UNSCALED: Final = ("tests", "tables", "pools with a chi-square", *IN_BROWSER)
"""Counts that do not depend on the size of the proof."""


class Part(NamedTuple):
    """Some tests, and the least that they must count at full size (`promised`).

    The names in `promised` are those that the tests use (`tests/counts.py`). `share` is below 1 for
    tests that take too long interpreted: it is the share of the full size that is tried and
    promised. With 0 the tests try their samples.
    """

    name: str
    form: str
    tests: tuple[str, ...]
    promised: dict[str, int]
    marks: str = ""
    share: float = 1.0

    @property
    def has_browser_tests(self) -> bool:
        """Whether it needs the client's test packages: the tests in a browser use axe-core."""
        return self.form == COVERAGE or self.tests == BROWSER

    def promises(self, share: float) -> dict[str, int]:
        """The least counts of a proof at `share` of the full size."""
        scale = share * self.share
        return {
            what: count if what in UNSCALED else round(count * scale)
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
FAIRNESS: Final = (
    "tests/bots",
    "tests/games/clank/test_win_chance.py",
    "tests/games/dragonquest/test_win_chance.py",
    "tests/games/heldentaufe/test_win_chance.py",
)
PLANS: Final = ("tests/games/map_masters/test_plan_fuzz.py",)
LEAK: Final = ("tests/table/test_leak.py",)
PATCHES: Final = ("tests/table/test_scene_patch.py",)
CRASH: Final = ("tests/table/test_crash.py",)
FUZZ: Final = ("tests/table/test_fuzz.py",)
BROWSER: Final = ("tests/browser",)
REST: Final = ("tests",)

IN_FAIRNESS: Final = {
    "positions with more than one idea": 1_000,
    "choices with hidden things dealt again": 72_000,
    "slips": 3_000,
    "thoughts with hidden things dealt again": 8_200,
    "decisions without the truth": 8_000,
    "cheats caught": 5_000,
    "pools with a chi-square": 10,
    "matches of level 1": 4_000,
    "matches of Pip": 4_000,
    "matches between two levels": 4_100,
    "matches with a chance to win": 12_000,
}

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
    Part("fairness", COMPILED, FAIRNESS, IN_FAIRNESS, marks="both"),
    Part("leak", COMPILED, LEAK, {"messages read": 1_000_000}),
    Part("patches", COMPILED, PATCHES, {"patches": 40_000}),
    Part("fuzz", COMPILED, FUZZ, {"malformed messages": 100_000, "requests of any kind": 5_000}),
    Part("crash", COMPILED, CRASH, {"kills on SQLite": 1000, "kills on PostgreSQL": 1000}),
    Part("browser", COMPILED, BROWSER, {**dict.fromkeys(IN_BROWSER, 5), "windows": 700}),
    Part("table", COMPILED, REST, {"tests": 100}, marks="e2e", share=0),
    Part("coverage", COVERAGE, REST, {}),
]


def paths_of_own_parts(form: str) -> list[str]:
    """Test files with a part of their own in this form; the part with the rest omits them."""
    return [
        test for part in PARTS if part.form == form and part.tests != REST for test in part.tests
    ]
