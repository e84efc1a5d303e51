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
        Option(name, tuple(_values(field)), _word(field.default), field.description or "")
        for name, field in game.options.model_fields.items()
    )


def read(game: AnyGame, given: Mapping[str, str]) -> Options:
    """The options with these values, defaults for the rest.

    Raises BadOption, naming what would have been allowed.
    """
    fields, chosen = game.options.model_fields, {}
    for name, word in given.items():
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


def _values(field: FieldInfo) -> dict[str, Any]:
    """Every allowed value by the word it is typed as."""
    kind: Any = field.annotation
    if get_origin(kind) is Literal:
        return {_word(value): value for value in get_args(kind)}
    if kind is bool:
        return {"no": False, "yes": True}
    least = next((int(str(m.ge)) for m in field.metadata if isinstance(m, Ge)), None)
    most = next((int(str(m.le)) for m in field.metadata if isinstance(m, Le)), None)
    if kind is not int or least is None or most is None:
        raise TypeError(
            f"A table option is a literal, a bool or an int with ge and le, not {kind}."
        )
    return {str(number): number for number in range(least, most + 1)}


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
