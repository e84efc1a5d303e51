"""Messages before they are rendered: an id of the catalogue and its arguments.

Games speak only in `Words`; which language they come out in is decided where they are shown.
"""

from __future__ import annotations

from typing import NamedTuple, Union

Arg = Union[str, int, "Words", tuple["Words", ...]]


class Words(NamedTuple):
    """A message id (letters, digits and `-`) with named arguments, hashable.

    An argument is a number, a text of a player's (escaped where it is shown), further words, or a
    tuple of words, which is rendered as a list. `Words("seat", (("seat", 1),))` stands for the name
    of whoever sits there.
    """

    id: str
    args: tuple[tuple[str, Arg], ...] = ()


def words(id: str, /, **args: Arg) -> Words:  # noqa: A002
    """`Words` with keyword arguments, in the order given."""
    return Words(id, tuple(args.items()))


def seat_name(seat: int) -> Words:
    """The words that stand for the name of whoever sits at `seat`."""
    return Words("seat", (("seat", seat),))
