"""How refusals stand in the schema: every one is a `Problem`."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from donjon.table.wire import Problem

MEANINGS: Final = {
    400: "What was asked cannot be understood",
    401: "A name is needed",
    403: "Somebody else may do this",
    404: "There is no such thing",
    409: "Not possible now",
    413: "Too large",
    429: "Too much; wait a moment",
}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=meaning)
    for status, meaning in MEANINGS.items()
}
