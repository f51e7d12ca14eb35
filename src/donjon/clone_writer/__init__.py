"""Writes `model/clones.py` of a game: functions that copy its state, made from annotations.

    python -m donjon.clone_writer src/lost_city            write it
    python -m donjon.clone_writer src/lost_city --check    only show what has drifted

What can change is copied: lists, dicts, and objects of classes in `model/`. What cannot change is
shared: numbers, texts, bytes, tuples, and objects of subclasses of `Immutable`. Every attribute of
a class is set in its `__init__`, and every parameter of `__init__` is kept as an attribute.
"""

from donjon.clone_writer.cannot_copy import CannotCopy
from donjon.clone_writer.clones_file import bring_up_to_date

__all__ = ["CannotCopy", "bring_up_to_date"]
