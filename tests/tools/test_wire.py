"""The client's types are generated from the structs that go over the wire."""

from __future__ import annotations

import ast
from pathlib import Path

import msgspec
import pytest
from msgspec import field

from donjon.kernel.scene.great_moment import GreatMoment
from tools.wire import UnknownAnnotation, drift, field_lines, in_typescript, main, source


class Parcel(msgspec.Struct, omit_defaults=True, tag_field="is", tag="parcel"):
    """A message from which default values are left out."""

    start: int = field(name="from")
    weight: float | None
    stamps: list[int | str] = []
    note: str | None = None


class Order(msgspec.Struct, forbid_unknown_fields=True):
    """A request with default values."""

    what: str
    many: int = 1
    by: str | None = None


def test_the_types_of_the_client_have_not_drifted(capsys: pytest.CaptureFixture[str]) -> None:
    """web/src/wire.ts is what is generated from the structs."""
    assert main(["--check"]) == 0, capsys.readouterr().out


def test_a_drift_is_shown_and_repaired(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The check says what has changed and writes nothing; a run writes it."""
    kept = tmp_path / "wire.ts"
    kept.write_text(source().replace("is: 'pong';", "is: 'gnop';"), encoding="utf-8")
    assert main(["--check"], kept) == 1
    assert "-  is: 'gnop';\n+  is: 'pong';\n" in capsys.readouterr().out
    assert main([], kept) == 0
    assert main(["--check"], kept) == 0
    assert drift(kept.read_text(encoding="utf-8"), source()) == ""


def test_a_field_that_is_left_out_when_empty_is_optional() -> None:
    """A field has the name under which it is sent; null is there only if it can be sent."""
    assert list(field_lines(Parcel)) == [
        "is: 'parcel';",
        "from: number;",
        "weight: number | null;",
        "stamps?: (number | string)[];",
        "note?: string;",
    ]


def test_a_field_with_a_default_is_optional_in_a_request() -> None:
    """The client may leave it out."""
    assert list(field_lines(Order)) == [
        "what: string;",
        "many?: number;",
        "by?: string | null;",
    ]


def test_what_stands_below_a_field_comes_with_it() -> None:
    """The client reads the same sentence."""
    lines = list(field_lines(GreatMoment))
    at = lines.index("seats?: number[];")
    assert lines[at - 1] == "/** Whom it is about. */"


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("dict[Id, list[Face]]", "Record<Id, Face[]>"),
        ("tuple[float, Text | None]", "[number, Text | null]"),
        ("Literal['it', \"it's\", 90, True]", "'it' | 'it\\'s' | 90 | true"),
        ("Annotated[str, Meta(min_length=1)]", "string"),
    ],
)
def test_annotations_are_translated(python: str, typescript: str) -> None:
    """Aliases keep their names, constraints are dropped."""
    assert in_typescript(ast.parse(python, mode="eval").body) == typescript


def test_what_cannot_be_translated_is_an_error() -> None:
    """Nothing is guessed."""
    with pytest.raises(UnknownAnnotation, match="Callable"):
        in_typescript(ast.parse("Callable[[int], str]", mode="eval").body)
