"""The one catalogue that puts `Words` into a language: Project Fluent files, a folder a room.

`data/<room>/text/<locale>.ftl` for the house's own rooms, a game's `folder` for its own, which are
loaded apart and begin with the game's name. A locale that lacks a message falls back to English,
which lacks none (a law of the conformance suite).
"""

from __future__ import annotations

import re
from functools import cache, lru_cache, partial
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message, Resource

from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.words import Arg, Words, prefix_of, words

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from engine.core.game import AnyGame

ENGLISH = "en"
_GROUPED = 1000
ENGINE = DATA / "engine" / "text"

_ICON = re.compile("\ue000{0}\ue001{0}\ue001{0}\ue002".replace("{0}", "([^\ue000-\ue002]*)"))
"""An icon in a message before it is known how it is shown: its language, whose it is, its name.

The marks are of those letters that mean nothing to anybody, so that no player can write them.
"""


def catalogue(games: Iterable[AnyGame], *rooms: Path) -> Catalogue:
    """The catalogue of the engine's own words, of further folders, and of these games."""
    return Catalogue((ENGINE, *rooms), games)


def messages_of(game: AnyGame) -> Messages:
    """The words of a game. Raises BadContent, naming game and file."""
    return _messages_of(game.name, game.folder / "text")


LEARNING = "learning"
"""The folder, beside a game's `text`, of what somebody is told who does not know the game yet."""


def learning_of(game: AnyGame) -> Messages:
    """The words for newcomers to a game, if it has any; raises as `messages_of`.

    Their ids begin with `<game>-learn-`, and a locale may have them that the rest is not in.
    """
    return _messages_of(f"{game.name}_learn", game.folder / LEARNING)


@cache
def _messages_of(game: str, folder: Path) -> Messages:
    return Messages((folder,), game)


class Messages:
    """The messages of folders in every locale; where two have the same one, the later is said.

    Those of a `game` begin with its name, each and every one. Raises BadContent.
    """

    def __init__(self, folders: Iterable[Path], game: str = "") -> None:
        self.bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, frozenset[str]] = {}
        self._game = game
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                self._add(path)

    def ids(self, locale: str) -> frozenset[str]:
        """The ids of the messages written in a locale."""
        return self._ids.get(locale, frozenset())

    def _add(self, path: Path) -> None:
        where = f"{self._game}, {path.name}" if self._game else path.name
        try:
            resource = FluentResource(path.read_text("utf-8"))
        except UnicodeDecodeError:
            raise BadContent(f"{where}: the file is not UTF-8.") from None
        ids = _ids_in(resource, where)
        prefix = prefix_of(self._game) if self._game else ""
        if foreign := sorted(word for word in ids if not word.startswith(prefix)):
            said = f"message {foreign[0]!r} must begin with {prefix!r}, as all of this game do."
            raise BadContent(f"{where}: {said}")
        if path.stem not in self.bundles:
            says: dict[str, Any] = {"ICON": partial(_marked, path.stem, prefix)}
            self.bundles[path.stem] = FluentBundle([path.stem], functions=says, use_isolating=False)
        self._ids[path.stem] = self.ids(path.stem) | ids
        self.bundles[path.stem].add_resource(resource, allow_overrides=True)


def _marked(locale: str, prefix: str, icon: object) -> str:
    """What the function `ICON("name")` of messages leaves for `Catalogue.render`."""
    return f"\ue000{locale}\ue001{prefix}\ue001{icon}\ue002"


def _ids_in(resource: Resource, where: str) -> frozenset[str]:
    """The ids of a file's messages. Raises BadContent if it is malformed."""
    ids: set[str] = set()
    for entry in resource.body:
        if isinstance(entry, Message):
            if entry.id.name in ids:
                raise BadContent(f"{where}: message {entry.id.name!r} stands there twice.")
            ids.add(entry.id.name)
        if isinstance(entry, Junk):
            start = str(entry.content).strip()[:80]
            raise BadContent(f"{where}: this is no message: {start!r}")
    return frozenset(ids)


class Catalogue:
    """Messages of folders, and of games, in every locale they are written in.

    Each game's words are kept apart: no game can say, or change, those of another or of the house.
    """

    def __init__(self, folders: Iterable[Path], games: Iterable[AnyGame] = ()) -> None:
        games = tuple(games)
        self._house = Messages(folders)
        self._games = {prefix_of(game.name): messages_of(game) for game in games}
        self._all = (self._house, *self._games.values())
        learning = {f"{prefix_of(game.name)}learn-": learning_of(game) for game in games}
        self._learning = {prefix: words for prefix, words in learning.items() if words.bundles}
        self._locales = tuple(dict.fromkeys(name for each in self._all for name in each.bundles))
        self._owners = cache(self._owner)
        self._icons = cache(self._icon)
        self._cached = lru_cache(maxsize=16_384)(self._render)
        self.render = lru_cache(maxsize=16_384)(self._rendered)

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales there is any text in."""
        return self._locales

    def messages(self, locale: str = ENGLISH) -> frozenset[str]:
        """The ids of the messages written in a locale."""
        return frozenset(word for each in self._all for word in each.ids(locale))

    def teaches(self, id: str) -> bool:  # noqa: A002
        """Whether this is a message for newcomers to a game."""
        return any(id in words.ids(ENGLISH) for words in self._learning.values())

    def _rendered(
        self,
        what: Words,
        locale: str = ENGLISH,
        names: tuple[str, ...] = (),
        icon: Callable[[str, str], str] | None = None,
    ) -> str:
        """The text of `what`; `names` are those of the seats, safe to show where it goes.

        In place of an icon stand the words for it, or what `icon` makes of its id and them, which
        must always be the same.
        A locale without text falls back to its language ("pt-BR" to "pt"), then to English.
        Raises BadContent if there is no such message or an argument is missing.
        """
        if locale not in self._locales:
            language = locale.partition("-")[0]
            locale = language if language in self._locales else ENGLISH
        text = self._cached(what, locale, names)
        if "\ue000" not in text:
            return text

        def shown(found: re.Match[str]) -> str:
            wanted = self.icon(found[2], found[3])
            said = self._cached(words(wanted), found[1], names)
            return said if icon is None else icon(wanted, said)

        return _ICON.sub(shown, text)

    def icon(self, prefix: str, name: str) -> str:
        """The id of an icon of a game: of its own, or of those that any game may speak of."""
        return self._icons(prefix, name)

    def _icon(self, prefix: str, name: str) -> str:
        own = f"{prefix}icon-{name}"
        return own if any(own in each.ids(ENGLISH) for each in self._all) else f"icon-{name}"

    def _owner(self, id: str) -> Messages:  # noqa: A002
        """Who says a message: the house what it has, else the game with the longest such prefix."""
        if id in self._house.ids(ENGLISH):
            return self._house
        words = {**self._games, **self._learning}
        owners = [prefix for prefix in words if id.startswith(prefix)]
        return words[max(owners, key=len)] if owners else self._house

    def _render(self, what: Words, locale: str, names: tuple[str, ...]) -> str:
        if what.id == "seat":
            seat = dict(what.args)["seat"]
            if isinstance(seat, int) and seat < len(names):
                return names[seat]
        bundles = self._owners(what.id).bundles
        bundle = bundles.get(locale)
        if bundle is None or not bundle.has_message(what.id):
            bundle = bundles.get(ENGLISH)
        if bundle is None or not bundle.has_message(what.id):
            raise BadContent(f"There is no message {what.id!r} in the catalogue.")
        pattern = bundle.get_message(what.id).value
        if pattern is None:
            raise BadContent(f"Message {what.id!r} has no text of its own.")
        args = {name: self._argument(value, locale, names) for name, value in what.args}
        if what.id == "seat":
            args["seat"] = _number(args["seat"] + 1)  # people count seats from one
        faults: list[Exception] = []
        env = ResolverEnvironment(bundle, faults, CurrentEnvironment(args))
        text = pattern(env)  # as `format_pattern`, which would take our numbers for its own again
        if faults:
            raise BadContent(f"Message {what.id!r} cannot be rendered: {faults[0]}.")
        return str(text)

    def _argument(self, value: Arg, locale: str, names: tuple[str, ...]) -> Any:
        if isinstance(value, Words):
            return self._cached(value, locale, names)
        if isinstance(value, tuple):
            return ", ".join(self._cached(part, locale, names) for part in value)
        return _number(value) if isinstance(value, int) else value


class _Whole(FluentInt):
    """A number too small for separators: written the same in all our locales, so without asking.

    Asking was half of what a message cost.
    """

    def format(self, locale: object) -> str:  # noqa: ARG002
        return int.__repr__(self)


@lru_cache(maxsize=2 * _GROUPED)
def _number(value: int) -> FluentInt:
    return _Whole(value) if 0 <= value < _GROUPED else FluentInt(value)
