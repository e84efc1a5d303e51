"""Actions and facts: value classes, tagged by a literal `kind`.

    class Action(Kind):
        ...

    class TakeBack(Action):
        seat: Seat

`Action` stands for all kinds under it. `TakeBack` is a dataclass, hashed by its values,
with the further field `kind: Literal["take-back"] = "take-back"`. To store it under another name,
declare that field, as the last one.

Only type checkers see it as frozen: at run time, that would triple the cost of creation.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Literal, Union, dataclass_transform

from pydantic import Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema

KIND = "kind"
_INNER_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


@dataclass_transform(frozen_default=True)
class Kind:
    """The base of a game's actions, named as verbs, and of its facts, named in the past tense."""

    kinds: ClassVar[list[type[Kind]]]

    def __init_subclass__(cls) -> None:
        """Register a kind with its base, as a hashable dataclass tagged by `kind`.

        A direct subclass of `Kind` is a base. The tag is the kind's name in kebab case.
        """
        if Kind in cls.__bases__:
            cls.kinds = []
            return
        form = inspect.get_annotations(cls)
        if KIND not in form:
            value = _INNER_CAPITAL.sub("-", cls.__name__).lower()
            cls.__annotations__ = {**form, KIND: Literal[value]}
            setattr(cls, KIND, value)
        cls.kinds.append(dataclass(unsafe_hash=True)(cls))

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        """The schema of a base: the union of its kinds, discriminated by `kind`."""
        if "kinds" not in vars(cls):
            return handler(source)
        union = Union[tuple(cls.kinds)]  # type: ignore[valid-type]  # noqa: UP007
        tagged = Annotated[union, Field(discriminator=KIND)] if cls.kinds[1:] else union
        return handler.generate_schema(tagged)


def kinds_of(form: Any) -> Sequence[type]:
    """The kinds of a base; of any other class, the class itself."""
    return form.kinds if "kinds" in vars(form) else (form,)
