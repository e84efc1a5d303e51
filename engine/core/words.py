"""Messages before rendering: an id of the catalogue and arguments.

Games speak only in `Words`; the language is chosen where they are shown.
"""

from collections.abc import Callable, Iterable
from dataclasses import fields
from functools import cache, lru_cache
from types import NoneType, UnionType
from typing import Annotated, Any, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

from engine.core.kinds import KIND

Arg = Union[str, int, "Words", tuple["Words", ...]]


class Words(NamedTuple):
    """A message id (letters, digits and `-`) with named arguments; hashable.

    An argument is a number, a player's text (escaped when shown), further words, or a tuple of
    words, rendered as a list. `Words("seat", (("seat", 1),))` stands for the name of the seat's
    player.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


WHO, COUNT = "who", "count"
"""The arguments that `merge` combines: a tuple of seats' names, and how many there are."""

HIDDEN = "-hidden"
"""The end of the message of a fact with a field that is None."""

_Say = Callable[[Any], Arg]


def words(id: str, /, **args: Arg) -> Words:  # noqa: A002
    """`Words` with keyword arguments, in the order given."""
    return Words(id, tuple(args.items()))


def wording(prefix: str) -> Callable[..., Words]:
    """A function like `words` that puts `prefix` before the id it is given; cached."""

    @lru_cache(maxsize=4096)
    def words_of(rest: str, /, **args: Arg) -> Words:
        return Words(prefix + rest, tuple(args.items()))

    return words_of


def merge(lines: Iterable[Words]) -> list[Words]:
    """The `lines`, merged where they differ only in `who` and `count`: one line then names all."""
    found: dict[Words, list[Words]] = {}
    for one in lines:
        rest = Words(one.id, tuple(pair for pair in one.args if pair[0] not in (WHO, COUNT)))
        found.setdefault(rest, []).extend(cast("tuple[Words, ...]", dict(one.args).get(WHO, ())))
    return [
        words(rest.id, **dict(rest.args), who=tuple(who), count=len(who)) if who else rest
        for rest, who in found.items()
    ]


@cache
def prefix_of(game: str) -> str:
    """The prefix of a game's message ids."""
    return f"{game.replace('_', '-')}-"


@cache
def seat_name(seat: int) -> Words:
    """The words for the name of the seat's player."""
    return Words("seat", (("seat", seat),))


Seat = Annotated[int, seat_name]
"""A seat, numbered from 0; in messages the name of its player."""


def arguments(value: object) -> dict[str, Arg]:
    """The fields of a dataclass as arguments of its message, without those that are None.

    A field's type may say how it is worded: `Card = Annotated[int, name_of]`, where `name_of`
    returns the `Words` of a value. Other numbers and texts are used as they are, tuples as lists;
    fields of any other type are left out.
    """
    pairs = [(name, getattr(value, name), say) for name, say in _sayings(cast("Any", type(value)))]
    return {name: say(field) for name, field, say in pairs if field is not None}


def message_of(fact: Any) -> str:
    """A fact's message id without the game's prefix: its kind, and `-hidden` if a field is None."""
    hidden = None in [getattr(fact, field.name) for field in fields(fact)]
    return f"{fact.kind}{HIDDEN}" if hidden else str(fact.kind)


@cache
def _sayings(form: type) -> tuple[tuple[str, _Say], ...]:
    """Per field of a dataclass that can be worded: its name, and the function that words it."""
    hints = get_type_hints(form, include_extras=True)
    named = ((field.name, _saying(hints[field.name])) for field in fields(form))
    return tuple([(name, say) for name, say in named if say is not None and name != KIND])


def _saying(hint: Any) -> _Say | None:
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return next((part for part in parts[1:] if callable(part)), _saying(parts[0]))
    if origin in (Union, UnionType):
        known = [part for part in parts if part is not NoneType]
        return _saying(known[0]) if len(known) == 1 else None
    if origin is tuple and parts[1:] == (...,):
        each = _saying(parts[0])
        return None if each is None else _tuple_of(each)
    return {int: int, str: str, bool: int}.get(hint)


def _tuple_of(say: _Say) -> _Say:
    def argument(values: tuple[Any, ...]) -> Arg:
        each = [say(value) for value in values]
        spoken = tuple([one for one in each if isinstance(one, Words)])
        return spoken if len(spoken) == len(each) else ", ".join(map(str, each))

    return argument
