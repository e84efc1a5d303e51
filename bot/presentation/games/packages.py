"""Presenters that other packages bring for their own games.

A package that brings a game may name its presenter by an entry point of the group
`airlock.presenters`: its name is the game's, its value a function without arguments (or a class)
that gives a `Presenter`. Whatever it raises or gives instead stays its own fault: `faults` and the
log name it, and the game is shown in words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cache, wraps
from importlib.metadata import EntryPoint, entry_points
from inspect import ismethod
from typing import Any, cast

import structlog

from bot.language.wording import alt_text
from bot.presentation.games.any_game import Face, Presenter
from bot.presentation.panel import Picture
from engine.core import registry
from engine.core.errors import BrokenGame, EngineError

log = structlog.get_logger()

GROUP = "airlock.presenters"
_IN_WORDS = Presenter()


@dataclass(frozen=True, slots=True)
class Fault:
    """Why the presenter that a package has for a game is not used."""

    game: str
    package: str
    reason: str

    def __str__(self) -> str:
        """One sentence for whoever runs the bot."""
        return (
            f"The presenter for the game {self.game} of the package {self.package} is not used: "
            f"{self.reason}"
        )


@cache
def presenter(game: str) -> Presenter:
    """The presenter that the package of a game brings for it, or the one for any game."""
    for point in entry_points(group=GROUP, name=game):
        made = _made(point)
        if isinstance(made, Presenter):
            return cast("Presenter", _Guard(made, game, registry.origin_of(point)))
    return _IN_WORDS


def faults() -> list[Fault]:
    """What is wrong with presenters that are not used; all others are."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return [made for made in map(_made, points) if isinstance(made, Fault)]


def look_again() -> None:
    """Forget what was found: packages were installed or removed while this process runs."""
    presenter.cache_clear()


def _made(point: EntryPoint) -> Presenter | Fault:
    """What an entry point gives, or what is wrong with it, whatever its package raises."""
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
    except BaseException as error:  # a package that calls `sys.exit` is no reason to stop
        return Fault(game, package, registry.reason_of(error))


class _Guard:
    """Stands for a presenter: where a call of it fails, the presenter for any game answers."""

    def __init__(self, of: Presenter, game: str, package: str) -> None:
        self._of, self._game, self._package = of, game, package

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._of, name)
        if ismethod(value):
            value = self._watched(value, getattr(_IN_WORDS, name))
        self.__dict__[name] = value
        return value

    def _watched(
        self, function: Callable[..., Any], in_words: Callable[..., Any]
    ) -> Callable[..., Any]:
        """The same function; raises nothing but EngineErrors, which the rules and menus raise."""

        @wraps(function)
        def watched(*given: Any, **named: Any) -> Any:
            try:
                return _sound(function(*given, **named))
            except EngineError:
                raise
            except (Exception, SystemExit) as error:
                log.error(
                    "presenter_failed",
                    game=self._game,
                    package=self._package,
                    call=function.__name__,
                    fault=f"{type(error).__name__}: {error}",
                )
            return in_words(*given, **named)

        return watched


def _sound(shown: Any) -> Any:
    """What a presenter gives, as it can be sent. Raises TypeError for a scene without a hash."""
    if isinstance(shown, Iterator):
        return list(shown)
    if isinstance(shown, Face) and shown.picture is not None:
        return replace(shown, picture=_sound(shown.picture))
    if isinstance(shown, Picture):
        hash(shown.scene)
        return replace(shown, alt=alt_text([shown.alt]))
    return shown
