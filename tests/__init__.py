"""The tests. What fails in the shared checks is shown with its values."""

import pytest

pytest.register_assert_rewrite("donjon.conformance", "tests.games.random_matches")
