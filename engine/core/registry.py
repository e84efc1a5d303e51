"""All games: the built-in ones, and those of packages with an entry point.

A package offers a game by an entry point of the group `airlock.games`: its name is the game's, its
value a class or function without arguments that returns a `Game`. A faulty one is listed in
`faults`, and all other games are offered.
"""

import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from engine.core import options
from engine.core.catalogue import ENGLISH, learning_of, messages_of
from engine.core.content import DATA
from engine.core.errors import BrokenGame, EngineError, UnknownGame
from engine.core.game import AnyGame, Game
from engine.core.match import actions_of, states_of
from engine.core.words import prefix_of

GROUP = "airlock.games"
HOUSE: tuple[str, ...] = (
    "planetary_defence",
    "dyla",
    "dark_miss_down",
    "dark_wall_destiny",
    "black_abyss",
)

_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}")
_MESSAGE = re.compile(r"^[a-z][a-z0-9-]*(?= *=)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class _Entry:
    """An entry point and its package (`distribution`), which is "" for built-in games.

    The package distinguishes equal entry points of two packages.
    """

    point: EntryPoint
    distribution: str = ""

    @property
    def name(self) -> str:
        """The name of the entry point, which is that of its game."""
        return self.point.name


@dataclass(frozen=True, slots=True)
class Fault:
    """Why an entry is not offered; `distribution` is its package, "" for built-in games."""

    game: str
    distribution: str
    reason: str

    def __str__(self) -> str:
        """One sentence for the operator."""
        package = f" of the package {self.distribution}" if self.distribution else ""
        return f"The game {self.game}{package} is not offered: {self.reason}"


def names() -> tuple[str, ...]:
    """The names of all games offered, built-in ones first."""
    entries, _ = _entries()
    return tuple(name for name, entry in entries.items() if isinstance(_load(entry), Game))


def names_for_one() -> tuple[str, ...]:
    """The names of the games that one person can play."""
    return tuple(name for name in names() if 1 in game(name).seats)


def names_for_several() -> tuple[str, ...]:
    """The names of the games for several players."""
    return tuple(name for name in names() if game(name).seats[-1] > 1)


def faults() -> tuple[Fault, ...]:
    """The faults of entries that are not offered."""
    entries, shadowed = _entries()
    read = map(_load, entries.values())
    return (*(fault for fault in read if isinstance(fault, Fault)), *shadowed)


def game(name: str) -> AnyGame:
    """The game of this name; always the same object.

    Raises UnknownGame, naming the most similar name, or BrokenGame if the game is faulty.
    """
    entry = _entries()[0].get(name)
    if entry is not None:
        read = _load(entry)
        if isinstance(read, Fault):
            raise BrokenGame(str(read), name)
        return read
    near = get_close_matches(name, names(), 1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(names())}."
    raise UnknownGame(f"There is no game called {name!r}; {hint}")


def why_no_name(name: str) -> str | None:
    """Why a package's game may not have this name; None if it may."""
    if not _NAME.fullmatch(name):
        return "a name is a small letter and up to 31 more, digits or '_'."
    if any(word.startswith(prefix_of(name)) for word in _words_of_the_house()):
        return f"words of the house begin with {prefix_of(name)!r} too; choose another name."
    return None


def origin(name: str) -> str:
    """The package of a game, with version; "" for a built-in one."""
    return origin_of(_entries()[0][name].point)


def origin_of(point: EntryPoint) -> str:
    """The package of an entry point, with version; "" for a built-in game."""
    return "" if point.dist is None else f"{point.dist.name} {point.dist.version}"


def reason_of(error: BaseException) -> str:
    """What is wrong with an entry point, in a sentence, from the exception it raised."""
    if isinstance(error, EngineError):
        return str(error)
    reason = str(error).partition("\n")[0].removesuffix(".")
    return f"loading it raised {type(error).__name__}: {reason}."


def packages() -> Mapping[str, str]:
    """The games' names, by the dotted name of the package (or single module) with their code."""
    found = {}
    for name in names():
        module = type(game(name)).__module__
        package = getattr(sys.modules[module], "__package__", "") or module
        found[package] = name
    return found


def reload() -> None:
    """Clear the caches, after packages were installed or removed."""
    _entries.cache_clear()


@cache
def _entries() -> tuple[Mapping[str, _Entry], tuple[Fault, ...]]:
    """The first entry of each name, and a fault for each further entry of that name."""
    found = {name: _Entry(EntryPoint(name, f"engine.games.{name}:game", GROUP)) for name in HOUSE}
    shadowed: list[Fault] = []
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        entry = _Entry(point, "" if point.dist is None else point.dist.name)
        if entry.name in found:
            first = found[entry.name].distribution or "the house"
            reason = f"{first} has a game of that name already; one of the two must be renamed."
            shadowed.append(Fault(entry.name, entry.distribution, reason))
        else:
            found[entry.name] = entry
    return found, tuple(shadowed)


@cache
def _load(entry: _Entry) -> AnyGame | Fault:
    """The game of an entry; its fault if the package raises anything."""
    try:
        if (fault := why_no_name(entry.name)) and entry.name not in HOUSE:
            raise BrokenGame(fault, entry.name)
        return _require_game(entry.point.load()(), entry.point)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # a package that calls `sys.exit` is no reason to stop
        return Fault(entry.name, entry.distribution, reason_of(error))


def _require_game(made: object, entry: EntryPoint) -> AnyGame:
    """What an entry point returned, if it is a game that can be offered.

    Raises BrokenGame, BadContent, or what pydantic raises for types that cannot be stored.
    """
    if not isinstance(made, Game):
        raise BrokenGame(f"{entry.value} gives a {type(made).__name__}, no Game.", entry.name)
    if made.name != entry.name:
        fault = f"it calls itself {made.name!r}; entry point and game must bear the same name."
        raise BrokenGame(fault, entry.name)
    if not made.seats or made.seats[0] < 1:
        raise BrokenGame(f"it cannot seat {made.seats}; give a range from 1 up.", entry.name)
    judges, plays = type(made).why_not, type(made).apply
    if not made.rules and (judges is Game.why_not or plays is Game.apply):
        fault = "it has no rules; give it `rules`, or `why_not` and `apply`."
        raise BrokenGame(fault, entry.name)
    options.describe(made)
    states_of(made)
    actions_of(made)
    _require_words(made)
    return made


def _require_words(made: AnyGame) -> None:
    """Check that a game has messages, with name and tagline. Raises BrokenGame, BadContent."""
    prefix = prefix_of(made.name)
    if not made.folder.is_dir():
        raise BrokenGame(f"its folder {made.folder} does not exist.", made.name)
    english = messages_of(made).ids(ENGLISH)
    learning_of(made)
    for what in ("name", "tagline"):
        if f"{prefix}{what}" not in english:
            raise BrokenGame(f"text/{ENGLISH}.ftl lacks {prefix}{what}.", made.name)


@cache
def _words_of_the_house() -> frozenset[str]:
    """The ids of all shared messages in `data/`."""
    files = DATA.glob(f"*/text/{ENGLISH}.ftl")
    return frozenset(word for path in files for word in _MESSAGE.findall(path.read_text("utf-8")))
