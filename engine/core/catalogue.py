"""The catalogue that renders `Words`, from Project Fluent files.

`data/<room>/text/<locale>.ftl` has shared messages; a game's `folder` has its own, with ids
prefixed by the game's name. A message missing in a locale falls back to English, which has all (a
law of the conformance suite).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Message, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import ast

from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.game import AnyGame
from engine.core.words import HIDDEN, Words, prefix_of, words

ENGLISH = "en"
_GROUPED = 1000
"""From this number on, the locale separates thousands."""
MANY = 2
"""The count for an icon's words if a message gives none; it selects the plural."""
MINUS = "\N{MINUS SIGN}"
ENGINE = DATA / "engine" / "text"

_MESSAGE = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?:[ \t}].*)?)*", re.MULTILINE)
"""A message of a file, up to the next line that starts another one."""

_ICON = re.compile(
    "\ue000{0}\ue001{0}\ue001{0}\ue001{0}\ue002".replace("{0}", "([^\ue000-\ue002]*)")
)
"""A placeholder for an icon: language, owner, name, count.

Its marks are private-use characters, which players cannot enter.
"""


def catalogue(games: Iterable[AnyGame], *rooms: Path) -> Catalogue:
    """The catalogue of the engine's messages, those of the folders `rooms`, and those of `games`.

    Raises BadContent.
    """
    return Catalogue((ENGINE, *rooms), games)


def messages_of(game: AnyGame) -> Messages:
    """The messages of a game's folder `text`; cached. Raises BadContent, naming game and file."""
    return _messages_of(game.name, game.folder / "text")


def missing_translations(game: AnyGame) -> Iterator[str]:
    """A sentence per fault of a translation: a locale lacks messages, or the rules for players."""
    texts = messages_of(game)
    for locale in texts.locales:
        if lacking := sorted(texts.ids(ENGLISH) - texts.ids(locale)):
            yield f"{game.name}, text/{locale}.ftl: it lacks {', '.join(lacking)}."
        if not (game.folder / "rules" / f"{locale}.md").is_file():
            yield f"{game.name}, rules: there is no {locale}.md, but text/{locale}.ftl."


LEARNING = "learning"
"""The folder of texts for newcomers, beside a game's `text`."""


def learning_of(game: AnyGame) -> Messages:
    """The messages of a game's folder `learning`, which may be missing; cached.

    Their ids begin with `<game>-learn-`. There may be locales that `messages_of` lacks. Raises
    BadContent, naming game and file.
    """
    return _messages_of(f"{game.name}_learn", game.folder / LEARNING)


@cache
def _messages_of(game: str, folder: Path) -> Messages:
    return Messages((folder,), game)


_SOUND: set[int] = set()
"""Hashes of the path and text of files that were parsed without an error."""


class Messages:
    """The messages of folders in every locale; later folders override earlier ones.

    With a `game`, all ids must begin with its prefix. Raises BadContent for a file that is not
    UTF-8, a duplicate id or a wrong prefix, and for malformed messages. Files of `data/` are parsed
    message by message on first use, because parsing them took two fifths of the bot's start; tests
    parse them whole. Files of packages are parsed at once.
    """

    def __init__(self, folders: Iterable[Path], game: str = "") -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, frozenset[str]] = {}
        self._sources: dict[tuple[str, str], str] = {}
        self._game = game
        self._files = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
        for path in self._files:
            self._add(path)

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales that have any text."""
        return tuple(self._bundles)

    @property
    def place(self) -> str:
        """For errors: the last four parts of the path of a game's English file.

        "the catalogue" for shared messages, or without such a file.
        """
        files = [path for path in self._files if path.stem == ENGLISH]
        return "/".join(files[0].parts[-4:]) if self._game and files else "the catalogue"

    def ids(self, locale: str) -> frozenset[str]:
        """The ids of the messages that a locale itself has; empty for an unknown locale."""
        return self._ids.get(locale, frozenset())

    def find(self, id: str, locale: str) -> tuple[FluentBundle, Message] | None:  # noqa: A002
        """A message in a locale, else in English, with its bundle; None if there is none."""
        for spoken in (locale, ENGLISH):
            if id in self.ids(spoken):
                bundle = self._bundles[spoken]
                if not bundle.has_message(id):
                    source = self._sources[spoken, id]
                    bundle.add_resource(_parse(source, f"{spoken}.ftl"))
                return bundle, bundle.get_message(id)
        return None

    def check(self) -> None:
        """Parse every file whole, unless this process has parsed the same text before.

        Raises BadContent, naming what is malformed.
        """
        for path in self._files:
            text = path.read_text("utf-8")
            if (mark := hash((path, text))) not in _SOUND:
                _parse(text, self._where(path))
                _SOUND.add(mark)

    def _where(self, path: Path) -> str:
        return f"{self._game}, {path.name}" if self._game else path.name

    def _add(self, path: Path) -> None:
        where, locale = self._where(path), path.stem
        try:
            text = path.read_text("utf-8")
        except UnicodeDecodeError:
            raise BadContent(f"{where}: the file is not UTF-8.") from None
        prefix = prefix_of(self._game) if self._game else ""
        if locale not in self._bundles:
            icon = partial(_mark_icon, locale, prefix)
            says: dict[str, Any] = {"ICON": icon, "LIST": _list_of, "CAPITAL": _capital}
            self._bundles[locale] = FluentBundle([locale], functions=says, use_isolating=False)
        if path.parents[2] == DATA:
            apart = list(split_messages(text))
            self._sources |= {(locale, word): source for word, source in apart}
            ids = _distinct((word for word, _ in apart), where)
        else:
            resource = _parse(text, where)
            self._bundles[locale].add_resource(resource, allow_overrides=True)
            found = (one.id.name for one in resource.body if isinstance(one, ast.Message))
            ids = _distinct(found, where)
        if foreign := sorted(word for word in ids if not word.startswith(prefix)):
            fault = f"message {foreign[0]!r} must begin with {prefix!r}, as all of this game do."
            raise BadContent(f"{where}: {fault}")
        self._ids[locale] = self.ids(locale) | ids


def _mark_icon(locale: str, prefix: str, icon: object, count: Any = MANY) -> str:
    """The function `ICON("name")` in messages: a placeholder that `Catalogue.render` replaces.

    `ICON("name", $count)` chooses the icon's words by `$count`, a number or its text.
    """
    number = int(str(count).replace(MINUS, "-"))
    return f"\ue000{locale}\ue001{prefix}\ue001{icon}\ue001{number}\ue002"


def split_messages(text: str) -> Iterator[tuple[str, str]]:
    """The messages of a well-formed Fluent file, each as (id, source), in order."""
    return ((found[1], found[0]) for found in _MESSAGE.finditer(text))


def _parse(source: str, where: str) -> ast.Resource:
    """Parse Fluent source. Raises BadContent, naming the place `where`, if it is malformed."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            start = str(entry.content).strip()[:80]
            raise BadContent(f"{where}: this is no message: {start!r}")
    return resource


def _distinct(ids: Iterable[str], where: str) -> frozenset[str]:
    """The ids of a file's messages. Raises BadContent for a duplicate."""
    found: set[str] = set()
    for word in ids:
        if word in found:
            raise BadContent(f"{where}: message {word!r} stands there twice.")
        found.add(word)
    return frozenset(found)


class Catalogue:
    """The messages of folders and games in every locale.

    Games are isolated: none can read or override messages of another or the shared ones.
    """

    def __init__(self, folders: Iterable[Path], games: Iterable[AnyGame] = ()) -> None:
        games = tuple(games)
        self._house = Messages(folders)
        self._games = {prefix_of(game.name): messages_of(game) for game in games}
        self._all = (self._house, *self._games.values())
        learning = {f"{prefix_of(game.name)}learn-": learning_of(game) for game in games}
        self._learning = {prefix: words for prefix, words in learning.items() if words.locales}
        self.locales = tuple(dict.fromkeys(name for each in self._all for name in each.locales))
        """The locales that have any text."""
        self._lessons = {one for each in learning.values() for one in each.ids(ENGLISH)}
        self._message = cache(self._find)
        self.specific = cache(self._specific)
        """(prefix, name) -> the game's own message id if it exists, else the common one."""
        self.icon = cache(self._icon)
        """(prefix, name) -> the id of the game's own icon, else of the common one."""
        self._cached = lru_cache(maxsize=16_384)(self._render)

    def check(self) -> None:
        """Parse everything. Raises BadContent, naming what is malformed."""
        for each in (*self._all, *self._learning.values()):
            each.check()

    def messages(self, locale: str = ENGLISH) -> frozenset[str]:
        """The ids of the messages that a locale itself has, without those for newcomers."""
        return frozenset(word for each in self._all for word in each.ids(locale))

    def teaches(self, id: str) -> bool:  # noqa: A002
        """Whether the id is that of a message for newcomers (of a game's folder `learning`)."""
        return id in self._lessons

    def render(
        self,
        what: Words,
        locale: str = ENGLISH,
        names: tuple[str, ...] = (),
        icon: Callable[[str, str], str] | None = None,
    ) -> str:
        """The text of `what`; `names` are the seats', escaped for where it is shown.

        Icons become their words, or the result of `icon(id, words)`, which must be deterministic. A
        locale without text falls back to its language ("pt-BR" to "pt"), then to English. Raises
        BadContent if the message or an argument is missing.
        """
        if locale not in self.locales:
            language = locale.partition("-")[0]
            locale = language if language in self.locales else ENGLISH
        text = self._cached(what, locale, names)
        if "\ue000" not in text:
            return text

        def replacement(found: re.Match[str]) -> str:
            wanted = self.icon(found[2], found[3])
            text = self._cached(words(wanted, count=int(found[4])), found[1], names)
            return text if icon is None else icon(wanted, text)

        return _ICON.sub(replacement, text)

    def _icon(self, prefix: str, name: str) -> str:
        return self.specific(prefix, f"icon-{name}")

    def _specific(self, prefix: str, name: str) -> str:
        own = f"{prefix}{name}"
        return own if any(own in each.ids(ENGLISH) for each in self._all) else name

    def _owner(self, id: str) -> Messages:  # noqa: A002
        """The messages to which an id belongs: the shared ones, or a game's.

        If several games' prefixes match, the longest decides; if none does, the shared ones.
        """
        if id in self._house.ids(ENGLISH):
            return self._house
        words = {**self._games, **self._learning}
        owners = [prefix for prefix in words if id.startswith(prefix)]
        return words[max(owners, key=len)] if owners else self._house

    def _find(self, id: str, locale: str) -> tuple[FluentBundle, Message]:  # noqa: A002
        """A message with its bundle. Raises BadContent if there is none."""
        owner = self._owner(id)
        found = owner.find(id, locale)
        if found is None:
            hidden = " A fact has it where a field is None." if id.endswith(HIDDEN) else ""
            raise BadContent(f"There is no message {id!r} in {owner.place}.{hidden}")
        return found

    def _render(self, what: Words, locale: str, names: tuple[str, ...]) -> str:
        if what.id == "seat":
            seat = dict(what.args)["seat"]
            if isinstance(seat, int) and seat < len(names):
                return names[seat]
        bundle, message = self._message(what.id, locale)
        pattern = message.value
        if pattern is None:
            raise BadContent(f"Message {what.id!r} has no text of its own.")
        args: dict[str, Any] = {
            name: value
            if isinstance(value, str)
            else self._cached(value, locale, names)
            if isinstance(value, Words)
            else _number(value)
            if isinstance(value, int)
            else _join([self._cached(part, locale, names) for part in value])
            for name, value in what.args
        }
        if what.id == "seat":
            args["seat"] = _number(args["seat"] + 1)  # people count seats from one
        faults: list[Exception] = []
        env = ResolverEnvironment(bundle, faults, CurrentEnvironment(args))
        text = pattern(env)  # not `format_pattern`: it would convert our numbers again
        if faults:
            given = ", ".join(f"${name}" for name in args) or "none"
            raise BadContent(
                f"Message {what.id!r} cannot be rendered: {faults[0]}. Its arguments are {given};"
                f" it is in {self._owner(what.id).place}."
            )
        return str(text)


class _JoinedText(str):
    """Several rendered arguments, joined to one text; `parts` are the single ones, for `LIST`."""

    parts: Sequence[str]


def _join(parts: Sequence[str]) -> _JoinedText:
    """The parts as one text: separated by commas, or by spaces if all are whole sentences."""
    sentences = [part for part in parts if part.endswith(".")]
    joined = _JoinedText((" " if len(sentences) == len(parts) else ", ").join(parts))
    joined.parts = parts
    return joined


def _list_of(what: object, conjunction: object) -> str:
    """The function `LIST($things, "and")` in messages: `a, b and c`; a single thing unchanged."""
    if not isinstance(what, _JoinedText) or len(what.parts) < 2:
        return str(what)
    return f"{', '.join(what.parts[:-1])} {conjunction} {what.parts[-1]}"


def _capital(what: object) -> str:
    """The function `CAPITAL($clause)` in messages: with its first letter in upper case."""
    said = str(what)
    return f"{said[:1].upper()}{said[1:]}"


class _Whole(FluentInt):
    """A number without separators, formatted alike in all our locales.

    Skips the locale's formatter, which was half the cost of a message.
    """

    def format(self, locale: object) -> str:  # noqa: ARG002
        return int.__repr__(self)


@lru_cache(maxsize=2 * _GROUPED)
def _number(value: int) -> FluentInt:
    return _Whole(value) if 0 <= value < _GROUPED else FluentInt(value)
