"""Objects that are made once, so that what has not changed is the same object in every scene."""

from __future__ import annotations

from typing import Final, Generic, TypeVar, final

K = TypeVar("K")
T = TypeVar("T")


@final
class Interned(Generic[K, T]):
    """The same object for the same key, at most `most` of them.

    The half that was used last is always kept. The others are forgotten when there is no more room.
    A key is never moved while there is room, so finding an object costs one look into a dictionary.
    """

    def __init__(self, most: int) -> None:
        self._half: Final = most // 2
        self._recent: dict[K, T] = {}
        self._older: dict[K, T] = {}

    def get(self, key: K) -> T | None:
        """The object with this key, or None if it has to be made."""
        found = self._recent.get(key)
        if found is None:
            found = self._older.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: K, thing: T) -> T:
        """Keep the object, and return it."""
        if len(self._recent) >= self._half:
            self._older = self._recent
            self._recent = {}
        self._recent[key] = thing
        return thing
