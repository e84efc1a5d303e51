"""The one catalogue that puts `Words` into a language: Project Fluent files, a folder a room.

`data/<room>/text/<locale>.ftl` for the house's own rooms, a game's `folder` for its own. A locale
that lacks a message falls back to English, which lacks none (a law of the conformance suite).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentInt
from fluent.syntax.ast import Junk, Message

from engine.core.content import DATA
from engine.core.errors import BadContent
from engine.core.words import Arg, Words

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from engine.core.game import AnyGame

ENGLISH = "en"
_GROUPED = 1000
ENGINE = DATA / "engine" / "text"


def catalogue(games: Iterable[AnyGame], *rooms: Path) -> Catalogue:
    """The catalogue of the engine's own words, of these games, and of further folders."""
    return Catalogue((ENGINE, *(game.folder / "text" for game in games), *rooms))


class Catalogue:
    """Messages of several folders in every locale they are written in.

    Where two folders have the same message, the later one's is said.
    """

    def __init__(self, folders: Iterable[Path]) -> None:
        self._bundles: dict[str, FluentBundle] = {}
        self._ids: dict[str, set[str]] = {}
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                self._add(path)
        self._cached = lru_cache(maxsize=16_384)(self._render)

    @property
    def locales(self) -> tuple[str, ...]:
        """The locales there is any text in."""
        return tuple(self._bundles)

    def messages(self, locale: str = ENGLISH) -> frozenset[str]:
        """The ids of the messages written in a locale."""
        return frozenset(self._ids.get(locale, ()))

    def render(self, what: Words, locale: str = ENGLISH, names: tuple[str, ...] = ()) -> str:
        """The text of `what`; `names` are those of the seats, safe to show where it goes.

        A locale without text falls back to its language ("pt-BR" to "pt"), then to English.
        Raises BadContent if there is no such message or an argument is missing.
        """
        if locale not in self._bundles:
            language = locale.partition("-")[0]
            locale = language if language in self._bundles else ENGLISH
        return self._cached(what, locale, names)

    def _add(self, path: Path) -> None:
        bundle = self._bundles.get(path.stem)
        if bundle is None:
            bundle = self._bundles[path.stem] = FluentBundle([path.stem], use_isolating=False)
        resource = FluentResource(path.read_text("utf-8"))
        ids: set[str] = set()
        for entry in resource.body:
            if isinstance(entry, Message):
                if entry.id.name in ids:
                    raise BadContent(f"{path.name}: message {entry.id.name!r} stands there twice.")
                ids.add(entry.id.name)
            if isinstance(entry, Junk):
                start = str(entry.content).strip()[:80]
                raise BadContent(f"{path.name}: this is no message: {start!r}")
        self._ids.setdefault(path.stem, set()).update(ids)
        bundle.add_resource(resource, allow_overrides=True)

    def _render(self, what: Words, locale: str, names: tuple[str, ...]) -> str:
        if what.id == "seat":
            seat = dict(what.args)["seat"]
            if isinstance(seat, int) and seat < len(names):
                return names[seat]
        bundle = self._bundles.get(locale)
        if bundle is None or not bundle.has_message(what.id):
            bundle = self._bundles.get(ENGLISH)
        if bundle is None or not bundle.has_message(what.id):
            raise BadContent(f"There is no message {what.id!r} in the catalogue.")
        pattern = bundle.get_message(what.id).value
        if pattern is None:
            raise BadContent(f"Message {what.id!r} has no text of its own.")
        args = {name: self._argument(value, locale, names) for name, value in what.args}
        if what.id == "seat":
            args["seat"] += 1  # people count seats from one
        text, faults = bundle.format_pattern(pattern, args)
        if faults:
            raise BadContent(f"Message {what.id!r} cannot be rendered: {faults[0]}.")
        return str(text)

    def _argument(self, value: Arg, locale: str, names: tuple[str, ...]) -> Any:
        if isinstance(value, Words):
            return self.render(value, locale, names)
        if isinstance(value, tuple):
            return ", ".join(self.render(part, locale, names) for part in value)
        return _whole(value) if type(value) is int and 0 <= value < _GROUPED else value


class _Whole(FluentInt):
    """A number too small for separators: written the same in all our locales, so without asking.

    Asking was half of what a message cost.
    """

    def format(self, locale: object) -> str:  # noqa: ARG002
        return int.__repr__(self)


@lru_cache(maxsize=_GROUPED)
def _whole(value: int) -> FluentInt:
    return _Whole(value)
