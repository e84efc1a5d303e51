"""Parses typed table options, such as `Mode: Hard, Deck: Short`, in every language of the bot.

Also accepts names and values as in records and on the command line: `mode=hard deck=short`.
"""

import re
from collections.abc import Iterable, Iterator

from discord import app_commands

from bot.discord_io.limits import SUGGESTION, SUGGESTIONS
from bot.language.speech import Speech, catalogue, safe, shorten, title
from bot.table.refusals import Refused
from engine.core import registry
from engine.core.options import Option, describe, effective_options
from engine.core.words import Words, words

BETWEEN = ", "
_PAIR = re.compile(r"([^=:]+)[=:](.+)")
_KEYS = re.compile(r"\s+(?=\S+=)")
"""The space before an option that is written as `name=value`."""


def pair(option: Option, value: str) -> Words:
    """The words that show an option with one of its values, such as "Mode: Hard"."""
    return words("option-pair", option=option.title, value=option.label(value))


def read(game: str, typed: str) -> dict[str, str]:
    """The values of the typed options of a game, by name of the option.

    Raises Refused for an unknown option or value, or for an option with two different values.
    """
    allowed = describe(registry.game(game))
    values: dict[str, str] = {}
    for part in _parts(typed):
        if not allowed:
            raise Refused(words("refused-no-options", game=title(game)))
        shown, found = safe(part), _PAIR.fullmatch(part)
        if found is None:
            example = pair(allowed[0], allowed[0].default)
            raise Refused(words("refused-options", typed=shown, example=example))
        name, value = (word.strip() for word in found.groups())
        option = next((one for one in allowed if _is(name, one.title, one.name)), None)
        if option is None:
            known, shown = tuple(one.title for one in allowed), safe(name)
            raise Refused(words("refused-option", game=title(game), typed=shown, known=known))
        chosen = _value(option, value)
        if values.setdefault(option.name, chosen) != chosen:
            both = (option.label(values[option.name]), option.label(chosen))
            raise Refused(words("refused-option-twice", option=option.title, values=both))
    return values


def suggestions(game: str, typed: str, speech: Speech) -> list[app_commands.Choice[str]]:
    """Suggestions: the typed text, continued by each value of an option that may follow."""
    *done, last = typed.split(",")
    before = [part.strip() for part in done if part.strip()]
    taken = [found[1].strip() for part in before if (found := _PAIR.fullmatch(part))]
    choices = []
    for option, value in _open_values(_effective(game, before), taken):
        wording = speech(pair(option, value))
        text = BETWEEN.join([*before, wording])
        wanted = last.strip().lower()
        if len(text) <= SUGGESTION and wanted in f"{wording} {option.name}={value}".lower():
            usual = value == option.default
            label = speech.say("option-usual", option=text) if usual else text
            choices.append(app_commands.Choice(name=shorten(label, SUGGESTION), value=text))
    return choices[:SUGGESTIONS]


def _effective(game: str, before: Iterable[str]) -> Iterable[Option]:
    """The options that have an effect together with those already typed.

    All options of the game if the typed ones cannot be parsed.
    """
    try:
        return effective_options(registry.game(game), read(game, BETWEEN.join(before)))
    except Refused:
        return describe(registry.game(game))


def _parts(typed: str) -> Iterator[str]:
    for part in typed.split(","):
        yield from (key.strip() for key in _KEYS.split(part) if key.strip())


def _open_values(allowed: Iterable[Option], taken: list[str]) -> Iterator[tuple[Option, str]]:
    """Each value of each allowed option whose name is not in `taken`."""
    for option in allowed:
        if not any(_is(name, option.title, option.name) for name in taken):
            yield from ((option, value) for value in option.values)


def _value(option: Option, typed: str) -> str:
    """The option's value that is typed, with or without the remark that it is the default.

    Raises Refused for any other text.
    """
    for value, label in zip(option.values, option.labels, strict=True):
        if _is(typed, label, value) or _is(typed, words("option-usual", option=label), value):
            return value
    shown = safe(typed)
    raise Refused(words("refused-value", option=option.title, typed=shown, values=option.labels))


def _is(typed: str, what: Words, key: str) -> bool:
    """Whether the text is this key, or these words in any language, regardless of case."""
    translations = {Speech(locale)(what).casefold() for locale in catalogue().locales}
    return typed.casefold() in {key, *translations}
