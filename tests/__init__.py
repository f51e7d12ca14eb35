"""The tests. Failed asserts of the shared checks are shown with their values."""

import pytest

pytest.register_assert_rewrite("donjon.conformance", "tests.games.random_matches")
