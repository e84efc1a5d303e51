"""Generates functions that copy states, from the types of their fields.

Search mostly copies states, so the code is generated once per type: immutable values are shared,
lists and dictionaries of immutables sliced, mutable dataclasses rebuilt. Supported: scalars, enums,
literals, tuples and frozen dataclasses of such (shared), list, dict, set, slotted dataclasses, and
unions of these. Other types raise TypeError when the copier is made: copies would share the lists
in a tuple, for example.
"""

import dataclasses
import enum
import types
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")

_SCALARS = (int, str, float, bool, bytes, type(None), range)


def copier(kind: type[T]) -> Callable[[T], T]:
    """A function that copies a `kind`. Raises TypeError if a field's type is not supported."""
    copy: Callable[[T], T] = _make_copier(cast("Any", kind))
    return copy


@cache
def _make_copier(kind: Any) -> Any:
    return _Workshop().function(kind)


class _Workshop:
    """Generates one copying function per dataclass, so that types may refer to each other.

    `names` is the namespace of the generated functions: they call each other by name.
    """

    def __init__(self) -> None:
        self.names: dict[str, Any] = {}
        self.made: dict[type, str] = {}

    def function(self, kind: type) -> Any:
        return self.names[self._dataclass(kind)]

    def _dataclass(self, kind: type) -> str:
        if kind in self.made:
            return self.made[kind]
        name = f"copy_{kind.__name__}_{len(self.made)}"
        self.made[kind] = name
        self.names[f"{name}_class"] = kind
        hints = get_type_hints(kind)
        if any(f.kw_only or not f.init for f in dataclasses.fields(kind)):
            raise TypeError(f"{kind.__name__} must take all its fields by position to be copied.")
        parts = {
            f.name: self._expression(hints[f.name], f"x.{f.name}") for f in dataclasses.fields(kind)
        }
        exec(_source(name, parts, kind), self.names)  # noqa: S102  (written here, from field names only)
        return name

    def _expression(self, hint: Any, value: str) -> str:
        """Source of an expression that copies `value` of type `hint`. Raises TypeError."""
        if _may_share(hint):
            return value
        origin, args = get_origin(hint), get_args(hint)
        if origin in (list, set, dict):
            return self._container(origin, args[-1], value)
        if origin in (Union, types.UnionType):
            return self._union(args, value)
        if dataclasses.is_dataclass(hint) and isinstance(hint, type):
            return f"{self._dataclass(hint)}({value})"
        raise TypeError(f"A state may not hold {hint!r}: no way to copy it is known.")

    def _container(self, origin: type, element: Any, value: str) -> str:
        if _may_share(element):
            return f"{value}[:]" if origin is list else f"{value}.copy()"
        inner = self._expression(element, "e")
        if origin is list:
            return f"[{inner} for e in {value}]"
        return f"{{k: {inner} for k, e in {value}.items()}}"

    def _union(self, members: tuple[Any, ...], value: str) -> str:
        mutable = [member for member in members if not _may_share(member)]
        if len(mutable) == 1 and type(None) in members and len(members) == 2:
            return f"(None if {value} is None else {self._expression(mutable[0], value)})"
        if not all(isinstance(m, type) and dataclasses.is_dataclass(m) for m in mutable):
            raise TypeError(
                f"A state may not hold one of {members!r}: only dataclasses are told apart."
            )
        name = f"copy_union_{len(self.names)}"
        self.names[name] = self._by_type({kind: self._dataclass(kind) for kind in mutable})
        return f"{name}({value})"

    def _by_type(self, functions: dict[type, str]) -> Callable[[Any], Any]:
        def copy(value: Any) -> Any:
            function = functions.get(type(value))
            return value if function is None else self.names[function](value)

        return copy


def _source(name: str, parts: dict[str, str], kind: type) -> str:
    """Source of a function that copies a dataclass.

    Only frozen ones use the constructor, which is slower.
    """
    if is_immutable(kind):
        return f"def {name}(x):\n    return {name}_class({', '.join(parts.values())})\n"
    lines = [f"y = object.__new__({name}_class)"]
    lines += [f"y.{field} = {value}" for field, value in parts.items()]
    return f"def {name}(x):\n    " + "\n    ".join([*lines, "return y"]) + "\n"


def _may_share(hint: Any, within: tuple[Any, ...] = ()) -> bool:
    """Whether values of this type are immutable, so that copies may share them."""
    origin, inside = get_origin(hint), (*within, hint)
    if hint in _SCALARS or origin is Literal or hint in within:
        return True
    if origin in (tuple, frozenset, Union, types.UnionType):
        return all(_may_share(part, inside) for part in get_args(hint) if part is not ...)
    if not isinstance(hint, type):
        return False
    if dataclasses.is_dataclass(hint):
        return is_immutable(hint) and all(_may_share(part, inside) for part in _fields(hint))
    if issubclass(hint, tuple):
        return all(_may_share(part, inside) for part in _fields(hint))
    return issubclass(hint, (enum.Enum, str, int))


def is_immutable(kind: Any) -> bool:
    """Whether a dataclass is frozen, or hashed by its values as if it were."""
    return bool(kind.__dataclass_params__.frozen or kind.__dataclass_params__.unsafe_hash)


def _fields(kind: type) -> list[Any]:
    """The types of the fields of a dataclass or a named tuple, in order."""
    hints = get_type_hints(kind)
    if dataclasses.is_dataclass(kind):
        return [hints[field.name] for field in dataclasses.fields(kind)]
    return list(hints.values())
