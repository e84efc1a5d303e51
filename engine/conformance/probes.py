"""Lists the actions of a tree, and makes actions it does not offer."""

import dataclasses
import warnings
from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.core.choices import Branch, Form, every_action, is_large, walk
from engine.core.errors import Malformed
from engine.core.game import AnyGame
from engine.core.match import actions_of

_ODD_NUMBERS = (-1, 0, 999)


def actions_in(root: Branch[Any]) -> Iterator[Any]:
    """Every action in the tree, lazily: leaves, sets of picks, legal answers to forms."""
    return (action for *_, action in every_action(root))


def variants(game: AnyGame, action: Any) -> Iterator[Any]:
    """Well-formed actions that differ from this one in a single value; most are illegal."""
    codec = actions_of(game)
    for variant in _neighbours(action):
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                loaded = codec.load(codec.dump(variant))
        except Malformed:
            continue
        if loaded == variant:
            yield variant


def _neighbours(value: Any) -> Iterator[Any]:
    """Values of the same type that differ slightly, such as by 1 or by one entry."""
    if isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield from (n for n in (value - 1, value + 1, *_ODD_NUMBERS) if n != value)
    elif isinstance(value, str):
        yield from (text for text in ("", f"{value}x") if text != value)
    elif isinstance(value, tuple) and value and type(value) is tuple:
        yield from ((), value[:-1], (*value, value[0]), value[::-1])
        yield from ((part, *value[1:]) for part in _neighbours(value[0]))
    elif dataclasses.is_dataclass(value) and not isinstance(value, type):
        for field in dataclasses.fields(value):
            if field.name != "kind":
                for part in _neighbours(getattr(value, field.name)):
                    yield dataclasses.replace(value, **{field.name: part})


class Offers:
    """The actions of a tree: the first `listed` at once, more on demand, up to 20 times as many."""

    def __init__(self, root: Branch[Any], listed: int) -> None:
        self._further = actions_in(root)
        self._most = listed * 20
        self._known = set(islice(self._further, listed))
        self._whole = not any(isinstance(node, Form) and is_large(node) for _, node in walk(root))

    def contain(self, action: Any) -> bool | None:
        """Whether the tree has the action; None if it is too large to tell."""
        while action not in self._known:
            more = list(islice(self._further, 1000))
            if not more:
                return False if self._whole else None
            if len(self._known) > self._most:
                return None
            self._known.update(more)
        return True

    def contain_surely(self, action: Any) -> bool:
        """Whether the action is among those enumerated so far; enumerates no more."""
        return action in self._known
