"""JSON of states, actions and facts, validated by pydantic."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from engine.core.errors import Malformed

T = TypeVar("T")


class Codec(Generic[T]):
    """Writes and reads JSON of one type: a dataclass, or the base of all actions or facts."""

    def __init__(self, form: Any, name: str) -> None:
        self._adapter: TypeAdapter[T] = TypeAdapter(form)
        self._write = self._adapter.serializer.to_json
        self._name = name

    def dump(self, value: T) -> bytes:
        """Compact JSON, in the order of the fields."""
        return self._write(value)

    def load(self, data: bytes | str) -> T:
        """The value. Raises Malformed with the first fault and its place."""
        try:
            return self._adapter.validate_json(data)
        except ValidationError as error:
            first = error.errors()[0]
            place = ".".join(str(part) for part in first["loc"]) or "the whole"
            raise Malformed(f"This is no {self._name}: {first['msg']} at {place}.") from None
