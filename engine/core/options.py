"""Table options of a game: parsing, and descriptions for menus."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Literal, get_args, get_origin

from annotated_types import Ge, Le, MultipleOf
from pydantic import ValidationError
from pydantic.fields import FieldInfo
from typing_extensions import NamedTuple

from engine.core.errors import BadOption
from engine.core.game import AnyGame, Options
from engine.core.words import Words, prefix_of, words


class Option(NamedTuple):
    """A table option: allowed values as typed, default, and texts.

    `title` names it, `about` explains it, `labels` word the values. `about` may differ for each
    value (`about_value`).
    """

    name: str
    values: tuple[str, ...]
    default: str
    title: Words
    about: Words
    labels: tuple[Words, ...]

    def about_value(self, value: str) -> Words:
        """The explanation of a value, as typed; that of the option if its text names no values."""
        return words(self.about.id, value=value)

    def label(self, value: str) -> Words:
        """The words of a value, as typed. Raises ValueError if it is not allowed."""
        return self.labels[self.values.index(value)]


def describe(game: AnyGame) -> tuple[Option, ...]:
    """The options of a game, in the order of their fields."""
    return tuple(
        _option(f"{prefix_of(game.name)}option-{_with_dashes(name)}", name, field)
        for name, field in game.options.model_fields.items()
    )


def effective_options(
    game: AnyGame, values: Mapping[str, str], *, clock: bool = True
) -> tuple[Option, ...]:
    """The options that have an effect given `values` (by name, as typed). Raises BadOption.

    `clock` tells whether the table has one.
    """
    chosen = read(game, values)
    unused = {*chosen.unused(), *(() if clock else chosen.timed)}
    return tuple(one for one in describe(game) if one.name not in unused)


def _option(id: str, name: str, field: FieldInfo) -> Option:  # noqa: A002
    values = _values(field)
    labels = tuple(_label(id, word, value) for word, value in values.items())
    about = words(f"{id}-about", value="all")
    return Option(name, tuple(values), _word(field.default), words(id), about, labels)


def _label(id: str, word: str, value: object) -> Words:  # noqa: A002
    if isinstance(value, bool):
        return words("option-yes" if value else "option-no")
    if isinstance(value, int):
        return words("option-number", number=value)
    return words(f"{id}-{_with_dashes(word)}")


def _with_dashes(name: str) -> str:
    return name.replace("_", "-")


def read(game: AnyGame, raw_values: Mapping[str, str]) -> Options:
    """The options with these values (by name, as typed), and defaults for the rest.

    Raises BadOption, naming what is allowed.
    """
    if not raw_values:
        return _usual(game.options)
    fields, chosen = game.options.model_fields, {}
    for name, word in raw_values.items():
        if name not in fields:
            known = ", ".join(fields) or "none"
            raise BadOption(f"{game.name} has no option {name!r}; it has: {known}.")
        values = _values(fields[name])
        if word not in values:
            allowed = ", ".join(values)
            raise BadOption(f"Option {name} cannot be {word!r}; choose one of: {allowed}.")
        chosen[name] = values[word]
    try:
        return game.options.model_validate(chosen)
    except ValidationError as error:
        raise BadOption(error.errors()[0]["msg"] + ".") from None


def parse_words(typed: Sequence[str]) -> dict[str, str]:
    """The values by name of options that were typed as OPTION=VALUE. Raises BadOption."""
    for word in typed:
        if "=" not in word:
            raise BadOption(f"--set takes OPTION=VALUE, not {word!r}.")
    return {name: value for name, _, value in (word.partition("=") for word in typed)}


@cache
def _usual(kind: type[Options]) -> Options:
    """The default options; cached, as they are immutable."""
    return kind()


def each_alone(game: AnyGame) -> Iterator[Options]:
    """The default options first, then copies of them in which one option has another value."""
    yield game.options()
    for option in describe(game):
        for value in option.values:
            if value != option.default:
                yield read(game, {option.name: value})


def _values(field: FieldInfo) -> dict[str, Any]:
    """The allowed values, by the word they are typed as.

    Raises TypeError if the field is no literal, bool, or int with `ge` and `le`.
    """
    kind: Any = field.annotation
    if get_origin(kind) is Literal:
        return {_word(value): value for value in get_args(kind)}
    if kind is bool:
        return {"no": False, "yes": True}
    least = next((int(str(m.ge)) for m in field.metadata if isinstance(m, Ge)), None)
    most = next((int(str(m.le)) for m in field.metadata if isinstance(m, Le)), None)
    step = next((int(str(m.multiple_of)) for m in field.metadata if isinstance(m, MultipleOf)), 1)
    if kind is not int or least is None or most is None:
        raise TypeError(
            f"A table option is a literal, a bool or an int with ge and le, not {kind}."
        )
    return {str(number): number for number in range(least, most + 1) if number % step == 0}


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
