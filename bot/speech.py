"""Words as they are said to somebody: a locale, and the names of those at the table.

The only room that knows the catalogue of all games and of the bot itself.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from engine.core import registry
from engine.core.catalogue import ENGLISH, Catalogue
from engine.core.content import DATA
from engine.core.words import Arg, Words, words

_MARKS = re.compile(r"([\\`*_~|<>:@#\[\](){}+.\-!])")
_INVISIBLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]+"
)
_NAME_LIMIT = 32


def safe_name(name: str) -> str:
    """A member's name that cannot ping, link, format, break a line or turn the writing around."""
    plain = " ".join(_INVISIBLE.sub(" ", name).split())[:_NAME_LIMIT]
    return _MARKS.sub(r"\\\1", plain) or "somebody"


@cache
def catalogue() -> Catalogue:
    """Every message of the bot and of all registered games."""
    folders = [DATA / "bot" / "text", DATA / "pictures" / "text"]
    folders += [registry.game(name).folder / "text" for name in registry.names()]
    return Catalogue(folders)


def locale_of(discord_locale: str | None) -> str:
    """The locale of ours nearest to one of Discord's (`en-GB`, `pt-BR`, `de`)."""
    if discord_locale in catalogue().locales:
        return str(discord_locale)
    language = (discord_locale or ENGLISH).partition("-")[0]
    return language if language in catalogue().locales else ENGLISH


@dataclass(frozen=True, slots=True)
class Speech:
    """Says words in one locale; `names` are the safe names of the seats."""

    locale: str = ENGLISH
    names: tuple[str, ...] = ()

    def __call__(self, what: Words) -> str:
        """The text of `what`."""
        return catalogue().render(what, self.locale, self.names)

    def say(self, id: str, /, **args: Arg) -> str:  # noqa: A002
        """The text of one of the bot's own messages."""
        return self(words(id, **args))


def title(game: str) -> Words:
    """The words that name a game."""
    return words(f"{game.replace('_', '-')}-name")
