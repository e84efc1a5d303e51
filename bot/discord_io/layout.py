"""Panels to messages: Components V2 with at most one picture.

The library's views are used to write components, not to wait for clicks: every one is stopped, so
that nothing of it stays in memory, and clicks come in through `bot.interactions.router` alone.
"""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from itertools import chain
from typing import Any, cast

import discord
from discord import ui
from yarl import URL

from bot.discord_io import emoji, limits
from bot.language.speech import with_icons
from bot.presentation.forms import Field, Window
from bot.presentation.panel import Button, Heading, Link, Menu, Panel, Row, Style

STYLES = {
    Style.MAIN: discord.ButtonStyle.primary,
    Style.PLAIN: discord.ButtonStyle.secondary,
    Style.GOOD: discord.ButtonStyle.success,
    Style.DANGER: discord.ButtonStyle.danger,
}
SMALL = "-# "
ACCENT = 0x3B6EA8


@dataclass(frozen=True, slots=True)
class Rendered:
    """A message ready to be sent or edited in: components, and files by their names."""

    view: ui.LayoutView
    picture: tuple[str, bytes] | None
    document: tuple[str, bytes] | None = None

    def files(self) -> list[discord.File]:
        """The picture as a file; made anew at each call, as files are used up by sending."""
        named = [one for one in (self.picture, self.document) if one is not None]
        return [discord.File(io.BytesIO(data), name) for name, data in named]

    def files_over(self, standing: discord.Message | None) -> Sequence[discord.File]:
        """The files for an edit of a message: its picture stays there, if it is this very one."""
        if self.picture is None or standing is None:
            return self.files()
        name, _ = self.picture
        kept = [id for at, id in _pictures(standing.components) if at == name]  # noqa: A001
        return [cast("discord.File", _Kept(id)) for id in kept[:1]] or self.files()  # noqa: A001


@dataclass(frozen=True, slots=True)
class _Kept:
    """A file that stays in its message: the library writes an attachment by its `to_dict`."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """What Discord takes in place of the bytes."""
        return {"id": self.id}


def picture_name(picture: bytes) -> str:
    """The file name of a picture: equal pictures have equal names."""
    return f"board-{blake2b(picture, digest_size=8).hexdigest()}.png"


def _pictures(components: Iterable[object]) -> Iterator[tuple[str, int]]:
    """The pictures that a message shows: name and id of the file."""
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            for item in component.items:
                if item.media.attachment_id is not None:
                    yield URL(item.media.url).name, item.media.attachment_id
        yield from _pictures(getattr(component, "children", ()))


def message(panel: Panel, picture: bytes | None = None) -> Rendered:
    """The message for a panel; without `picture` bytes it is shown without its picture.

    Must run in an event loop. Raises OverLimit.
    """
    text = tuple(with_icons(text, emoji.written) for text in panel.text)
    panel = replace(panel, text=text, rows=tuple(map(_written, panel.rows)))
    limits.check(panel, picture)
    view = ui.LayoutView(timeout=None)
    parts: list[ui.Item[Any]] = [ui.TextDisplay(panel.text[0])]
    named = None
    if panel.picture is not None and picture is not None:
        named = (picture_name(picture), picture)
        item = discord.MediaGalleryItem(f"attachment://{named[0]}", description=panel.picture.alt)
        parts.append(ui.MediaGallery(item))
    parts += [ui.TextDisplay(text) for text in panel.text[1:]]
    parts += chain.from_iterable(map(_row, panel.rows))
    if panel.foot:
        parts.append(ui.TextDisplay(panel.foot))
    view.add_item(ui.Container(*parts, accent_colour=panel.accent or ACCENT))
    view.stop()
    return Rendered(view, named)


def document(panel: Panel, name: str, data: bytes) -> Rendered:
    """The message for a panel with a file below it. Must run in an event loop."""
    shown = message(panel)
    shown.view.add_item(ui.File(f"attachment://{name}"))
    return Rendered(shown.view, None, (name, data))


def _row(row: Row) -> Iterator[ui.Item[Any]]:
    """A row, below its heading if it has one."""
    if isinstance(row, Menu):
        yield ui.ActionRow(_select(row))
        return
    for heading in (one for one in row if isinstance(one, Heading)):
        yield ui.TextDisplay(f"{SMALL}{heading.text}")
    yield ui.ActionRow(*(_button(one) for one in row if not isinstance(one, Heading)))


def _written(row: Row) -> Row:
    """A row with the icons of its heading."""
    if isinstance(row, Menu):
        return row
    return tuple(
        Heading(with_icons(one.text, emoji.written)) if isinstance(one, Heading) else one
        for one in row
    )


def _select(menu: Menu) -> ui.Select[Any]:
    entries = [
        discord.SelectOption(
            label=entry.label,
            value=entry.value,
            description=entry.description or None,
            emoji=emoji.of(entry.icon),
        )
        for entry in menu.entries
    ]
    return ui.Select(
        custom_id=menu.id,
        placeholder=menu.placeholder,
        options=entries,
        min_values=menu.least,
        max_values=menu.most,
    )


def _button(button: Button | Link) -> ui.Button[Any]:
    if isinstance(button, Link):
        return ui.Button(url=button.url, label=button.label)
    return ui.Button(
        custom_id=button.id,
        label=button.label,
        style=STYLES[button.style],
        disabled=button.disabled,
        emoji=emoji.of(button.icon),
    )


def modal(window: Window) -> ui.Modal:
    """The modal for a window, of which the library keeps nothing. Must run in an event loop.

    Raises OverLimit.
    """
    limits.check_window(window)
    shown = ui.Modal(title=window.title, custom_id=window.id, timeout=None)
    for field in window.fields:
        label = ui.Label(
            text=field.label, description=field.about or None, component=_control(field)
        )
        shown.add_item(label)
    shown.stop()
    return shown


def _control(field: Field) -> ui.Item[Any]:
    """One of a few as radio buttons, some of a few as checkboxes, of more a select."""
    few = len(field.entries) <= limits.GROUP_ENTRIES
    if few and field.least == field.most == 1 and len(field.entries) > 1:
        return ui.RadioGroup(
            custom_id=field.id,
            required=True,
            options=[
                discord.RadioGroupOption(
                    label=one.label, value=one.value, default=one.value in field.chosen
                )
                for one in field.entries
            ],
        )
    if few:
        return ui.CheckboxGroup(
            custom_id=field.id,
            required=field.least > 0,
            min_values=field.least,
            max_values=field.most,
            options=[
                discord.CheckboxGroupOption(
                    label=one.label, value=one.value, default=one.value in field.chosen
                )
                for one in field.entries
            ],
        )
    return ui.Select(
        custom_id=field.id,
        required=field.least > 0,
        min_values=field.least,
        max_values=field.most,
        options=[
            discord.SelectOption(
                label=one.label, value=one.value, default=one.value in field.chosen
            )
            for one in field.entries
        ],
    )
