"""Words as they are said to somebody: a locale, and the names of those at the table.

The only room that knows the catalogue of all games and of the bot itself.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from unicodedata import category

from bot.language.wording import drawable
from engine.core import registry
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.catalogue import catalogue as catalogue_of
from engine.core.content import DATA
from engine.core.words import Arg, Words, seat_name, words

OWN_NAMES = {"en": "English", "de": "Deutsch"}
"""What languages are called by those who speak them."""
_MARKS = re.compile(r"([\\`*_~|<>:@#\[\](){}+.\-!])")
_SENTENCE_END = re.compile(r"[.!?](?= +[^a-z\s])|[.!?]?(?=\n)")
_PART_END = re.compile(r"; |, ")
_ESCAPED = re.compile(r"\\(.)")
_UNSEEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_UNSEEN_LETTERS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_NAME_LIMIT = 32
_ICON = re.compile("\ue000([^\ue001]*)\ue001([^\ue002]*)\ue002")
_REST_OF_ICON = re.compile("\ue000[^\ue001\ue002]*\ue001?|[\ue000-\ue002]")


def plain(text: str, limit: int) -> str:
    """One line of at most `limit` characters, each of which can be seen; "" if none can."""
    seen = "".join(" " if _unseen(letter) else letter for letter in text)
    return " ".join(seen.split())[:limit].strip()


def safe(text: str, limit: int) -> str:
    """A stranger's text that cannot ping, link, format, break a line or turn the writing around."""
    return _MARKS.sub(r"\\\1", plain(text, limit))


def safe_name(name: str) -> str:
    """A member's name, safe to show; "" if there is nothing to see of it."""
    return safe(name, _NAME_LIMIT)


def shortened(text: str, limit: int) -> str:
    """The text, or its first words and an ellipsis where it is longer than `limit`.

    A word is cut only where it alone takes more than half of that.
    """
    if len(text) <= limit:
        return text
    words = text[:limit].rpartition(" ")[0].rstrip(" ,;:")
    return f"{words if len(words) > limit // 2 else text[: limit - 1]}\N{HORIZONTAL ELLIPSIS}"


def whole(text: str, limit: int) -> str:
    """As many sentences of the text, from the first on, as have room; at least the first one.

    Of a first one that is too long the parts up to a semicolon or comma are told, as a sentence.
    """
    if len(text) <= limit:
        return text
    ends = [found.end() for found in _SENTENCE_END.finditer(text)] + [len(text)]
    told = max((end for end in ends if end <= limit), default=0)
    if told:
        return text[:told]
    first = text[: ends[0]]
    parts = [found.start() for found in _PART_END.finditer(first) if found.start() < limit]
    return f"{first[: parts[-1]]}." if parts else first


def fitting(lines: Sequence[str], room: int) -> list[str]:
    """As many of the lines, from the first on, as have room in so many characters."""
    shown = []
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            break
        shown.append(line)
    return shown


def icon(id: str, said: str) -> str:  # noqa: A002
    """An icon in a line of text, to be shown by `with_icons`; marks that no player can write."""
    return f"\ue000{id}\ue001{said}\ue002"


def with_icons(text: str, show: Callable[[str], str]) -> str:
    """The text with its icons: what `show` gives for an id, or ("" from it) the words for it.

    An icon that was cut in two where a text was too long is what is left of its words.
    """
    if "\ue000" not in text and "\ue002" not in text:
        return text
    return _REST_OF_ICON.sub("", _ICON.sub(lambda found: show(found[1]) or found[2], text))


def _unseen(letter: str) -> bool:
    return category(letter) in _UNSEEN_KINDS or letter in _UNSEEN_LETTERS


@cache
def catalogue() -> Catalogue:
    """Every message of the bot and of all registered games."""
    games = [registry.game(name) for name in registry.names()]
    rooms = ("bot", "learning", "pictures")
    return catalogue_of(games, *(DATA / room / "text" for room in rooms))


def locale_of(discord_locale: str | None) -> str:
    """The locale of ours nearest to one of Discord's (`en-GB`, `pt-BR`, `de`)."""
    if discord_locale in catalogue().locales:
        return str(discord_locale)
    language = (discord_locale or ENGLISH).partition("-")[0]
    return language if language in catalogue().locales else ENGLISH


@dataclass(frozen=True, slots=True)
class Speech:
    """Says words in one locale; `names` are the safe names of the seats.

    `icons`: whether icons in them are left for whoever makes a message to show, as `icon` writes
    them; else the words for them are said.
    """

    locale: str = ENGLISH
    names: tuple[str, ...] = ()
    icons: bool = False

    def __call__(self, what: Words) -> str:
        """The text of `what`."""
        return catalogue().render(what, self.locale, self.names, icon if self.icons else None)

    @property
    def illustrated(self) -> Speech:
        """The same for lines of a message, with icons."""
        return Speech(self.locale, self.names, icons=True)

    @property
    def unescaped(self) -> Speech:
        """The same for texts that know no formatting, such as alt texts."""
        return Speech(self.locale, _unescaped(self.names))

    @property
    def drawn(self) -> Speech:
        """The same for pictures; names they have no letters for give way to the seat's number."""
        return Speech(self.locale, _drawn(_unescaped(self.names), self.locale), self.icons)

    def called(self, game: str) -> str:
        """The title of a game; of one that is not offered any more, what it was called inside."""
        return self(title(game)) if game in registry.names() else game

    def say(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """The text of one of the bot's own messages."""
        return self(words(id, **args))


@lru_cache(maxsize=1024)
def _unescaped(names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(_ESCAPED.sub(r"\1", name) for name in names)


@lru_cache(maxsize=1024)
def _drawn(names: tuple[str, ...], locale: str) -> tuple[str, ...]:
    """The names in letters that pictures have, else the words for a seat of that number."""
    return tuple(drawable(name) or Speech(locale)(seat_name(n)) for n, name in enumerate(names))


def title(game: str) -> Words:
    """The words that name a game."""
    return words(f"{game.replace('_', '-')}-name")
