"""Renders `Words` as text in a locale, with the names of the members at each seat.

Only this module loads the messages of the bot and of all games.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from datetime import date
from functools import cache, lru_cache
from typing import Final, NamedTuple, TypeVar, cast
from unicodedata import category

from babel.dates import format_date
from babel.numbers import format_decimal

from bot.language.wording import drawable
from bot.runtime import features
from engine.core import registry
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.catalogue import catalogue as catalogue_of
from engine.core.content import DATA
from engine.core.words import Arg, Words, prefix_of, seat_name, words

OWN_NAMES = {"en": "English", "de": "Deutsch"}
"""Each language's name in that language, by locale."""
_MARKS = re.compile(r"([\\`*_~|<>@#\[\](){}+.\-!]|:(?! ))")
_TITLES = "".join(rf"(?<!\b{title})" for title in ("Dr", "Mr", "Mrs", "Capt", "Cmdr", "Lt"))
_SENTENCE_END = re.compile(rf"{_TITLES}[.!?](?= +[^a-z\s])|[.!?]?(?=\n)")
_PART_END = re.compile(r"; |, ")
_CLAUSE_END = re.compile(r"; |(?<=[.!?]) (?=[^a-z\s])")
_ESCAPED = re.compile(r"\\(.)")
_SENTENCES = 8_192
"""Maximum number of rendered texts in each cache."""
_UNSEEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_UNSEEN_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_NAME_LIMIT = 32
QUOTED = 60
"""Maximum characters of a quoted text that a member typed."""
_ICON = re.compile("\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002( ?)")
_REST_OF_ICON = re.compile("\ue000[^\ue001\ue002]*\ue001?|[\ue000-\ue002]")


def plain(text: str, limit: int = QUOTED) -> str:
    """The text on one line, with visible characters only, cut to `limit` characters."""
    unseen = {*_UNSEEN_LETTERS, *(one for one in text if category(one) in _UNSEEN_KINDS)}
    visible = "".join([" " if letter in unseen else letter for letter in text])
    return " ".join(visible.split())[:limit].strip()


def safe(text: str, limit: int = QUOTED) -> str:
    """Untrusted text, cut to `limit` characters and escaped.

    It has no pings, links, formatting, line breaks or bidi control. A colon before a space is not
    escaped, since it begins neither a link nor an emoji.
    """
    return _MARKS.sub(r"\\\1", plain(text, limit))


def safe_name(name: str) -> str:
    """A member's name, escaped for display; "" if nothing visible is left."""
    return safe(name, _NAME_LIMIT)


def shorten(text: str, limit: int) -> str:
    """The text, cut with an ellipsis to at most `limit` characters.

    If more than half of `limit` can be kept, it is cut after a sentence or semicolon, else after a
    word; otherwise within a word.
    """
    if len(text) <= limit:
        return text
    parts = [found.start() for found in _CLAUSE_END.finditer(text) if found.start() <= limit - 2]
    if parts and parts[-1] > limit // 2:
        return f"{text[: parts[-1]]} \N{HORIZONTAL ELLIPSIS}"
    words = text[:limit].rpartition(" ")[0].rstrip(" ,;:")
    return f"{words if len(words) > limit // 2 else text[: limit - 1]}\N{HORIZONTAL ELLIPSIS}"


def without_escapes(text: str) -> str:
    """The text without markdown escapes, for places where Discord does not render markdown."""
    return _ESCAPED.sub(r"\1", text)


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return f"{text[:1].upper()}{text[1:]}"


MORE: Final = " …"
"""What a text ends with if sentences were left out."""


def whole(text: str, limit: int) -> str:
    """The leading whole sentences of a text that fit in `limit` characters, at least the first one.

    A first sentence that is too long is cut at a semicolon or comma outside brackets, with an
    ellipsis. If it has none within `limit`, it stays whole, and the result is longer than `limit`.
    """
    if len(text) <= limit:
        return text
    ends = [found.end() for found in _SENTENCE_END.finditer(text)] + [len(text)]
    last = max((end for end in ends if end <= limit), default=0)
    if last:
        return text[:last]
    first = text[: ends[0]]
    parts = [end for one in _PART_END.finditer(first) if (end := one.start()) < limit]
    parts = [end for end in parts if first.count("(", 0, end) == first.count(")", 0, end)]
    return f"{first[: parts[-1]]}{MORE}" if parts else first


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """The leading lines that fit in `room` characters, line breaks included."""
    shown = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        shown.append(line)
    return shown


def icon(id: str, name: str) -> str:  # noqa: A002
    """Markup for an icon within text: its id, and its words where icons cannot be shown.

    `with_icons` renders it. It consists of private-use characters, which members cannot enter, as
    `plain` removes them.
    """
    return f"\ue000{id}\ue001{name}\ue002"


def with_icons(text: str, show: Callable[[str], str]) -> str:
    """The text with each icon's markup replaced by `show(id)`; if that is "", by the icon's words.

    Remains of markup that was cut off are removed.
    """
    if "\ue000" not in text and "\ue002" not in text:
        return text
    written = _ICON.sub(lambda found: _show(found, show(found[1])), text)
    return _REST_OF_ICON.sub("", written)


def _show(found: re.Match[str], icon: str) -> str:
    """The icon or its words, with the space that follows; "" if there is neither."""
    shown = icon or found[2]
    return shown + found[3] if shown else ""


@cache
def catalogue() -> Catalogue:
    """All messages of the bot and of every registered game."""
    games = [registry.game(name) for name in registry.names()]
    rooms = ("bot", "learning", "pictures", *features.names())
    return catalogue_of(games, *(DATA / room / "text" for room in rooms))


def locale_of(discord_locale: str | None) -> str:
    """The bot's locale for one of Discord's (`en-GB`, `de`): the same, its language, or English."""
    if discord_locale in catalogue().locales:
        return str(discord_locale)
    language = (discord_locale or ENGLISH).partition("-")[0]
    return language if language in catalogue().locales else ENGLISH


F = TypeVar("F", bound=Callable[..., str])


def _cache(render: F) -> F:
    """The method with a cache of its latest `_SENTENCES` results."""
    return cast("F", lru_cache(maxsize=_SENTENCES)(render))


class Speech(NamedTuple):
    """Renders words in one locale.

    `names` are the escaped names of the players, by seat. With `icons`, texts have the markup of
    icons, which `with_icons` renders; without, they have the icons' words.
    """

    locale: str = ENGLISH
    names: tuple[str, ...] = ()
    icons: bool = False

    @_cache
    def __call__(self, what: Words) -> str:
        """Render words as text."""
        return catalogue().render(what, self.locale, self.names, icon if self.icons else None)

    def each(self, some: Iterable[Words]) -> list[str]:
        """Render several words."""
        return [self(what) for what in some]

    @property
    def with_icon_markup(self) -> Speech:
        """A copy for messages: its texts have the markup of icons."""
        return Speech(self.locale, self.names, icons=True)

    @property
    def without_escapes(self) -> Speech:
        """A copy for alt texts and labels: names have no markdown escapes, icons are words."""
        return Speech(self.locale, _without_escapes(self.names))

    @property
    def for_pictures(self) -> Speech:
        """A copy for pictures, with names as pictures can draw them and without escapes."""
        return Speech(
            self.locale, _drawable_names(_without_escapes(self.names), self.locale), self.icons
        )

    def game_name(self, game: str) -> str:
        """A game's title; its internal name if the game is not installed."""
        return self(title(game)) if game in registry.names() else game

    @_cache
    def say(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """The text of the message with this id, with the named arguments."""
        what = Words(id, tuple(args.items()))
        return catalogue().render(what, self.locale, self.names, icon if self.icons else None)

    def fit_lines(self, lines: Sequence[str], room: int) -> str:
        """The leading lines that fit in `room` characters, and a line that counts the others."""
        shown = fitting(lines, room)
        left = len(lines) - len(shown)
        more = [f"-# {self.say('list-more', count=left)}"] if left else []
        return "\n".join([*shown, *more])

    def day(self, day: date) -> str:
        """A date in the locale's form, such as `26. November 2026`."""
        return format_date(day, "long", locale=self.locale)

    def decimal(self, number: float) -> str:
        """A number with one decimal in the locale's form, such as `25,3`."""
        return format_decimal(number, "0.0", locale=self.locale)


@lru_cache(maxsize=1024)
def _without_escapes(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(without_escapes, names))


@lru_cache(maxsize=1024)
def _drawable_names(names: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """The letters of each name that pictures can draw; without any, the words for the seat."""
    return tuple([drawable(name) or Speech(locale)(seat_name(n)) for n, name in enumerate(names)])


@cache
def title(game: str) -> Words:
    """The words for a game's title."""
    return words(f"{prefix_of(game)}name")


def turn_unit(game: str, ladder: str = "") -> Words:
    """The words for one turn in the game's own term, such as "round".

    A mode may have another term. `ladder` is the id of the message that names the mode, "" for the
    usual one (`engine.core.game.Options`), here and in the functions below.
    """
    return words(_own(game, ladder, "turn-unit"))


def turn_number(game: str, turn: int, ladder: str = "") -> Words:
    """The words for "turn 5" in the game's own term, such as "round 5"."""
    return words(_own(game, ladder, "turn-number"), turn=turn)


def turn_when(game: str, turn: int, ladder: str = "") -> Words:
    """The words for "on turn 5" in the game's own term, such as "in round 5"."""
    return words(_own(game, ladder, "turn-when"), turn=turn)


def turn_count(game: str, turns: int, ladder: str = "") -> Words:
    """The words for "5 turns" in the game's own term, such as "5 rounds"."""
    return words(_own(game, ladder, "turn-count"), turns=turns)


def _own(game: str, ladder: str, message: str) -> str:
    """The id of the mode's own `message` if there is one, else the game's, else the bot's."""
    own = catalogue().specific(f"{ladder}-", message) if ladder else message
    return catalogue().specific(prefix_of(game), message) if own == message else own
