"""Presenters that other packages bring for their own games.

A package names its presenter by an entry point of the group `airlock.presenters`: the name is the
game, the value a class or function without arguments that returns a `Presenter`. If a presenter is
faulty, `faults` and the log name it, and its game is shown in words.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, wraps
from importlib.metadata import EntryPoint, entry_points
from inspect import isroutine
from typing import Any, cast

import structlog

from bot.language.wording import alt_text
from bot.presentation.faults import fault_in
from bot.presentation.games.any_game import Finale, Presenter
from bot.presentation.panel import NOT_DRAWN, Picture
from engine.core import registry
from engine.core.errors import BrokenGame, EngineError

log = structlog.get_logger()

GROUP = "airlock.presenters"


class _InWords(Presenter):
    """The fallback for calls of a presenter that fail: shows words, no picture."""

    def picture(self, *_: Any) -> Picture:
        return NOT_DRAWN


_IN_WORDS = _InWords()


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a package's presenter is not used."""

    game: str
    package: str
    reason: str

    def __str__(self) -> str:
        """The fault in one sentence, for the operator."""
        return (
            f"The presenter for the game {self.game} of the package {self.package} is not used: "
            f"{self.reason}"
        )


@cache
def presenter(game: str) -> Presenter:
    """The presenter that a package brings for its game; without one, the default presenter."""
    made = unguarded(game)
    return Presenter() if made is None else cast("Presenter", _Guard(made, game))


def unguarded(game: str) -> Presenter | None:
    """The presenter itself, whose calls may raise any exception; None if there is none."""
    made = map(_load, entry_points(group=GROUP, name=game))
    return next((one for one in made if isinstance(one, Presenter)), None)


def faults() -> list[Fault]:
    """The faults of all presenters that cannot be used, sorted by game."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [made for made in map(_load, points) if isinstance(made, Fault)]


def reload() -> None:
    """Forget the presenters found so far. Tests call it after they install a package."""
    presenter.cache_clear()


def _load(point: EntryPoint) -> Presenter | Fault:
    """The presenter of an entry point, or why it cannot be used."""
    game, package = point.name, registry.origin_of(point)
    try:
        if game not in registry.names():
            raise BrokenGame("there is no such game, or it is not offered.", game)
        if registry.origin(game) != package:
            owner = registry.origin(game) or "the house"
            raise BrokenGame(f"the game is of {owner}; a package shows its own games.", game)
        made = point.load()()
        if isinstance(made, Presenter):
            return made
        raise BrokenGame(f"{point.value} gives a {type(made).__name__}, no Presenter.", game)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a package may even call `sys.exit`
        return Fault(game, package, registry.reason_of(error))


class _Guard:
    """Wraps a presenter. If a call fails, the default presenter answers it."""

    def __init__(self, of: Presenter, game: str) -> None:
        self._of, self._game = of, game

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if isroutine(value):
            value = self._guard(value, getattr(_IN_WORDS, name))
        self.__dict__[name] = value
        return value

    def _guard(
        self, function: Callable[..., Any], in_words: Callable[..., Any]
    ) -> Callable[..., Any]:
        """`function` with the fallback `in_words`: logs any exception other than EngineError."""

        @wraps(function)
        def call(*given: Any, **named: Any) -> Any:
            try:
                return _sound(function(*given, **named))
            except EngineError:
                raise
            except (Exception, SystemExit) as error:
                log.error(
                    "presenter_failed",
                    game=self._game,
                    package=registry.origin(self._game),
                    call=function.__name__,
                    fault=fault_in(type(self._of).__module__, error),
                )
            return in_words(*given, **named)

        return call


def _sound(shown: Any) -> Any:
    """What a presenter returned, checked: iterators as lists, alt texts cut.

    Raises TypeError if a scene cannot be hashed.
    """
    if isinstance(shown, Iterator):
        return list(shown)
    if isinstance(shown, Finale):
        hash(shown.scene)
    if isinstance(shown, Picture):
        hash(shown.scene)
        return replace(shown, alt=alt_text([shown.alt]))
    return shown
