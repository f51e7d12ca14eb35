"""Refusals in the OpenAPI schema: every one is a `Problem`."""

from __future__ import annotations

from typing import Final

from litestar.openapi.datastructures import ResponseSpec

from donjon.table.wire.problem import Problem

MEANINGS: Final = {
    400: "The request cannot be understood",
    401: "A name is needed",
    403: "Only somebody else may do this",
    404: "It does not exist",
    409: "Not possible now",
    413: "Too large",
    429: "Too many requests; wait a moment",
}
PROBLEMS: Final = {
    status: ResponseSpec(Problem, generate_examples=False, description=meaning)
    for status, meaning in MEANINGS.items()
}
