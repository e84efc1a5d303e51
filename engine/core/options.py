"""Table options of a game, read from words and described for menus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_args, get_origin

from annotated_types import Ge, Le
from pydantic import ValidationError
from pydantic.fields import FieldInfo
from typing_extensions import NamedTuple

from engine.core.errors import BadOption

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.core.game import AnyGame, Options


class Option(NamedTuple):
    """One table option: every allowed value as typed (first column of menus), and the default."""

    name: str
    values: tuple[str, ...]
    default: str
    description: str


def describe(game: AnyGame) -> tuple[Option, ...]:
    """The options of a game in their order."""
    return tuple(
        Option(name, _values(field), _word(field.default), field.description or "")
        for name, field in game.options.model_fields.items()
    )


def read(game: AnyGame, given: Mapping[str, str]) -> Options:
    """The options with these values, defaults for the rest.

    Raises BadOption, naming what would have been allowed.
    """
    allowed = {option.name: option for option in describe(game)}
    for name, value in given.items():
        if name not in allowed:
            known = ", ".join(allowed) or "none"
            raise BadOption(f"{game.name} has no option {name!r}; it has: {known}.")
        if value not in allowed[name].values:
            values = ", ".join(allowed[name].values)
            raise BadOption(f"Option {name} cannot be {value!r}; choose one of: {values}.")
    try:
        return game.options.model_validate_strings(dict(given))
    except ValidationError as error:
        raise BadOption(error.errors()[0]["msg"] + ".") from None


def _values(field: FieldInfo) -> tuple[str, ...]:
    kind: Any = field.annotation
    if get_origin(kind) is Literal:
        return tuple(_word(value) for value in get_args(kind))
    if kind is bool:
        return ("no", "yes")
    least = next(int(str(m.ge)) for m in field.metadata if isinstance(m, Ge))
    most = next(int(str(m.le)) for m in field.metadata if isinstance(m, Le))
    return tuple(str(number) for number in range(least, most + 1))


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
