"""Guards games from other packages: their exceptions become GameFault.

Their code is trusted but may have bugs. A GameFault names the game and the call. Games of this
repository are not guarded.
"""

from collections.abc import Callable, Iterator
from functools import cache, wraps
from inspect import isroutine
from typing import Any, cast

from engine.core import registry
from engine.core.choices import Branch, Form, Node, Pick
from engine.core.errors import EngineError
from engine.core.game import AnyGame, Text


class GameFault(EngineError):
    """A package's game raised an exception other than an EngineError, `what`, in a `call`."""

    def __init__(self, game: str, call: str, what: str) -> None:
        super().__init__(game, call, what)
        self.game = game

    def __str__(self) -> str:
        """One sentence for the operator."""
        game, call, what = self.args
        return f"The game {game} raised {what} in {call}."


def game_of(name: str, ruleset: int | None = None) -> AnyGame:
    """The guarded game of this name; under its newest ruleset if none is given.

    Raises UnknownGame, BrokenGame, UnknownRuleset.
    """
    game = registry.game(name)
    return _guard(game if ruleset is None else game.at(ruleset))


@cache
def _guard(game: AnyGame) -> AnyGame:
    return game if game.name in registry.HOUSE else cast("AnyGame", _Guard(game, game.name))


class _Guard:
    """A game, or its text, of which every method is guarded by `_watch`."""

    def __init__(self, of: object, game: str) -> None:
        self._of, self._game = of, game

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if isinstance(value, Text):
            value = _Guard(value, self._game)
        elif isroutine(value):
            value = _watch(value, self._game, name)
        else:
            return value
        self.__dict__[name] = value
        return value


def _watch(function: Callable[..., Any], game: str, call: str) -> Callable[..., Any]:
    """The function, guarded: it raises GameFault instead of any exception but an EngineError.

    Nodes of choices that it returns are guarded, too, and iterators become lists.
    """

    @wraps(function)
    def run(*given: Any, **named: Any) -> Any:
        try:
            result = function(*given, **named)
            if isinstance(result, Iterator):
                result = list(result)
        except EngineError:
            raise
        except (Exception, SystemExit) as error:
            what = f"{type(error).__name__} ({str(error).partition(chr(10))[0]})"
            raise GameFault(game, call, what) from error
        return _node(result, game, call) if isinstance(result, (Branch, Pick, Form)) else result

    return run


def _node(node: Node[Any], game: str, call: str) -> Node[Any]:
    """A copy of a node of a tree of choices, with its functions guarded."""
    if isinstance(node, Branch):
        opened = _watch(node.open, game, call)
        return Branch(node.key, lambda: [_node(one, game, call) for one in opened()], node.folded)
    if isinstance(node, Pick):
        sets = None if node.sets is None else _watch(node.sets, game, call)
        build = _watch(node.build, game, call)
        return Pick(node.key, node.least, node.most, node.items, build, sets)
    if isinstance(node, Form):
        ask, build = _watch(node.ask, game, call), _watch(node.build, game, call)
        why_not = None if node.why_not is None else _watch(node.why_not, game, call)
        keep = None if node.keep is None else _watch(node.keep, game, call)
        return Form(node.key, ask, build, why_not, keep)
    return node
