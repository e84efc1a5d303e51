"""Actions and facts in one form: classes of values, told apart by a literal `kind`.

    @kind
    class TakeBack:
        seat: Seat

is a slotted dataclass with one more field, `kind: Literal["take-back"] = "take-back"`, hashed by
its values. A class that is stored under another name writes that field itself, as its last.

The type checker takes it for frozen; at run time that would triple what it costs to make one.
"""

from __future__ import annotations

import inspect
import re
from dataclasses import dataclass
from types import UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
)

from pydantic import Field

C = TypeVar("C")

KIND = "kind"
_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass_transform(frozen_default=True)
def kind(cls: type[C]) -> type[C]:
    """A class of actions, named for what a seat does, or of facts, named for what happened."""
    form = inspect.get_annotations(cls)
    if KIND not in form:
        name = _INNER_CAPITAL.sub("-", cls.__name__).lower()
        cls.__annotations__ = {**form, KIND: Literal[name]}
        setattr(cls, KIND, name)
    return dataclass(slots=True, unsafe_hash=True)(cls)


def told_apart(form: Any) -> Any:
    """A union of classes that all have a `kind`, marked to be read by it; others as they are."""
    members = get_args(form)
    if get_origin(form) not in (Union, UnionType) or not all(map(_has_kind, members)):
        return form
    return Annotated[form, Field(discriminator=KIND)]


def _has_kind(member: Any) -> bool:
    return KIND in getattr(member, "__dataclass_fields__", {})
