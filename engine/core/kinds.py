"""Actions and facts: value classes, tagged by a literal `kind`.

    @kind
    class TakeBack:
        seat: Seat

is a slotted dataclass, hashed by its values, with the further field
`kind: Literal["take-back"] = "take-back"`. To store it under another name, declare that field, as
the last one.

Type checkers see it as frozen; at run time that would triple the cost of creation.
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
    """Make a class of actions, named as a verb, or of facts, named in the past tense."""
    form = inspect.get_annotations(cls)
    if KIND not in form:
        name = _INNER_CAPITAL.sub("-", cls.__name__).lower()
        cls.__annotations__ = {**form, KIND: Literal[name]}
        setattr(cls, KIND, name)
    return dataclass(slots=True, unsafe_hash=True)(cls)


def told_apart(form: Any) -> Any:
    """A union of classes with a `kind`, marked as tagged for pydantic; others unchanged."""
    members = get_args(form)
    if get_origin(form) not in (Union, UnionType) or not all(map(_has_kind, members)):
        return form
    return Annotated[form, Field(discriminator=KIND)]


def _has_kind(member: Any) -> bool:
    return KIND in getattr(member, "__dataclass_fields__", {})
