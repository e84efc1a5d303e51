"""Messages before they are rendered: an id of the catalogue and its arguments.

Games speak only in `Words`; which language they come out in is decided where they are shown.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

from engine.core.kinds import KIND

Arg = Union[str, int, "Words", tuple["Words", ...]]


class Words(NamedTuple):
    """A message id (letters, digits and `-`) with named arguments, hashable.

    An argument is a number, a text of a player's (escaped where it is shown), further words, or a
    tuple of words, which is rendered as a list. `Words("seat", (("seat", 1),))` stands for the name
    of whoever sits there.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


_Say = Callable[[Any], Arg]


def words(id: str, /, **args: Arg) -> Words:  # noqa: A002
    """`Words` with keyword arguments, in the order given."""
    return Words(id, tuple(args.items()))


def prefix_of(game: str) -> str:
    """What the ids of all messages of a game begin with."""
    return f"{game.replace('_', '-')}-"


def seat_name(seat: int) -> Words:
    """The words that stand for the name of whoever sits at `seat`."""
    return Words("seat", (("seat", seat),))


Seat = Annotated[int, seat_name]
"""A seat, numbered from 0; in messages by the name of whoever sits there."""


def arguments(value: object) -> dict[str, Arg]:
    """The fields of a dataclass as arguments of its message, but for those that are None.

    A type says how its values are said: `Card = Annotated[int, name_of]`, with a function from
    value to `Words`. Other numbers and texts are said as they are, tuples of any as lists; what is
    neither is left out.
    """
    given = ((name, getattr(value, name), say) for name, say in _sayings(cast("Any", type(value))))
    return {name: say(field) for name, field, say in given if field is not None}


@cache
def _sayings(form: type) -> tuple[tuple[str, _Say], ...]:
    """How each field of a dataclass is said, by its name."""
    hints = get_type_hints(form, include_extras=True)
    named = ((field.name, _saying(hints[field.name])) for field in fields(form))
    return tuple((name, say) for name, say in named if say is not None and name != KIND)


def _saying(hint: Any) -> _Say | None:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((part for part in parts[1:] if callable(part)), _saying(parts[0]))
    if origin in (Union, UnionType):
        known = [part for part in parts if part is not NoneType]
        return _saying(known[0]) if len(known) == 1 else None
    if origin is tuple and parts[1:] == (...,):
        each = _saying(parts[0])
        return None if each is None else _listed(each)
    return {int: int, str: str, bool: int}.get(hint)


def _listed(say: _Say) -> _Say:
    def said(values: tuple[Any, ...]) -> Arg:
        each = [say(value) for value in values]
        spoken = tuple(one for one in each if isinstance(one, Words))
        return spoken if len(spoken) == len(each) else ", ".join(map(str, each))

    return said
