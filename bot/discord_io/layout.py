"""Renders panels as Components V2 messages with at most one picture.

Components are written as JSON. The library's objects for buttons and rows would wait for clicks,
which `bot.interactions.router` handles instead.
"""

import io
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, TypeVar, cast

import discord
from discord import ui

from bot.discord_io import emoji, limits, mentions
from bot.language.speech import with_icons
from bot.presentation.choices.forms import Field, Window, Writing
from bot.presentation.panel import SMALL, Button, Heading, Menu, Panel, Row, Style
from bot.presentation.pictures import PictureFile

T = TypeVar("T")
Component = dict[str, Any]
"""A component as in Discord's API."""

ROW, BUTTON, SELECT, PEOPLE, TEXT, GALLERY, FILE, CONTAINER = (
    kind.value
    for kind in (
        discord.ComponentType.action_row,
        discord.ComponentType.button,
        discord.ComponentType.select,
        discord.ComponentType.user_select,
        discord.ComponentType.text_display,
        discord.ComponentType.media_gallery,
        discord.ComponentType.file,
        discord.ComponentType.container,
    )
)
STYLES = {
    Style.MAIN: discord.ButtonStyle.primary.value,
    Style.PLAIN: discord.ButtonStyle.secondary.value,
    Style.MOVE: discord.ButtonStyle.secondary.value,
    Style.GOOD: discord.ButtonStyle.success.value,
    Style.DANGER: discord.ButtonStyle.danger.value,
}
LINK = discord.ButtonStyle.link.value
LISTED = re.compile(r"^( *- .*)\n(?! *- |\n)", re.MULTILINE)
"""A list entry before a line outside the list. Discord would merge that line into the entry."""
LIST_ENDS = r"\1\n\n"
ACCENT = 0x3B6EA8
INVALID_FORM = 50035


class RawView(ui.LayoutView):
    """Components as JSON, in a view that the library can send.

    It skips the constructor of a view, whose id and future for clicks took a twentieth of an
    action's time. It waits for no clicks, so nothing stays in memory.
    """

    timeout = None

    def __init__(self, components: list[Component]) -> None:
        self._components = components

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self._components})"

    def to_components(self) -> list[Component]:
        """The components as sent to Discord."""
        return self._components

    def has_components_v2(self) -> bool:
        """True, as texts and pictures are components."""
        return True

    def is_finished(self) -> bool:
        """True, so that the library does not keep the view to wait for clicks."""
        return True

    def is_dispatchable(self) -> bool:
        """False, so that the library routes no click to the view."""
        return False


@dataclass(frozen=True)
class ReadyMessage:
    """A message ready to send or edit: a panel, its drawn picture, and a file (name, bytes).

    `client` is the language of its one reader's Discord; "" if it may have several, or if unknown.
    """

    panel: Panel
    picture: PictureFile | None = None
    document: tuple[str, bytes] | None = None
    client: str = ""

    @cached_property
    def view(self) -> RawView:
        """The components, with commands as its reader's Discord shows them. Raises OverLimit."""
        panel = _spelt(self.panel, self.client)
        limits.check(panel, self.picture and self.picture.png)
        components = [_container(panel, self.picture)]
        if self.document is not None:
            components.append({"type": FILE, "file": _attachment(self.document[0])})
        return RawView(components)

    def files(self) -> list[discord.File]:
        """The files to upload. Each call creates new ones, as sending consumes them."""
        named = [one for one in (self.picture, self.document) if one is not None]
        return [discord.File(io.BytesIO(data), name) for name, data in named]

    def files_over(self, standing: Mapping[str, int]) -> Sequence[discord.File]:
        """The files to upload with an edit.

        A picture that the message shows already is kept by its id; `standing` has these ids by file
        name. Discord refuses the edit if a kept file is gone.
        """
        current = None if self.picture is None else standing.get(self.picture.name)
        return self.files() if current is None else [cast("discord.File", _Kept(current))]


Content = Panel | ReadyMessage
"""What a message shows: a panel, or one with its picture drawn, or with a file."""


@dataclass(frozen=True, slots=True)
class _Kept:
    """A file that stays in its message, as the library serializes it in place of an upload."""

    id: int

    def to_dict(self) -> dict[str, int]:
        """The file's id, which Discord accepts in place of the bytes."""
        return {"id": self.id}


def components_of(message: discord.Message | None) -> list[discord.Component]:
    """All components of a received message, outer ones before those inside them."""
    found: list[discord.Component] = []
    left = [] if message is None else [*reversed(message.components)]
    while left:
        found.append(left.pop())
        left += reversed(getattr(found[-1], "children", ()))
    return found


def pictures_of(components: Iterable[discord.Component]) -> dict[str, int]:
    """The pictures among a message's components: the id of each file, by its name."""
    return {
        item.media.url.partition("?")[0].rpartition("/")[2]: item.media.attachment_id
        for one in components
        if isinstance(one, discord.MediaGalleryComponent)
        for item in one.items
        if item.media.attachment_id is not None
    }


async def edit_message(
    edit: Callable[[Mapping[str, int]], Awaitable[T]], standing: Mapping[str, int]
) -> T:
    """Edit a message that shows these pictures (ids by name), without uploading them again.

    If Discord refuses to keep a picture, uploads it again.
    """
    try:
        return await edit(standing)
    except discord.HTTPException as error:
        if error.code != INVALID_FORM or not standing:
            raise
        return await edit({})


def ready_message(content: Content, client: str = "") -> ReadyMessage:
    """The content as a message ready to send, for a reader whose Discord has this language."""
    ready = ReadyMessage(content) if isinstance(content, Panel) else content
    return replace(ready, client=client) if client else ready


def _spelt(panel: Panel, client: str) -> Panel:
    """The panel with Discord's markup for icons and command mentions."""
    shown = [mentions.with_commands(with_icons(text, emoji.markup), client) for text in panel.text]
    text = tuple([LISTED.sub(LIST_ENDS, one) if "- " in one else one for one in shown])
    rows = tuple([_spelt_row(row) for row in panel.rows])
    return panel._replace(text=text, rows=rows)


def _spelt_row(row: Row) -> Row:
    """The row with Discord's markup in its heading."""
    if isinstance(row, Menu):
        return row._replace(heading=with_icons(row.heading, emoji.markup)) if row.heading else row
    if not (row and isinstance(row[0], Heading)):
        return row
    return (Heading(with_icons(row[0].text, emoji.markup)), *row[1:])


def _container(panel: Panel, picture: PictureFile | None) -> Component:
    """The container with a panel's texts, picture (if drawn) and rows."""
    heading, *texts = map(_text, panel.text)
    parts = [heading]
    if panel.picture is not None and picture is not None:
        shown = {"media": _attachment(picture.name), "description": panel.picture.alt}
        parts.append({"type": GALLERY, "items": [shown]})
    parts += texts
    for row in panel.rows:
        parts += _row(row)
    if panel.foot:
        parts.append(_text(panel.foot))
    return {"type": CONTAINER, "accent_color": panel.accent or ACCENT, "components": parts}


def _text(content: str) -> Component:
    return {"type": TEXT, "content": content}


def _attachment(name: str) -> Component:
    """A reference to an uploaded file."""
    return {"url": f"attachment://{name}"}


def _row(row: Row) -> list[Component]:
    """The components of a row, below its heading if it has one."""
    if isinstance(row, Menu):
        headings, controls = [row.heading] if row.heading else [], [_select(row)]
    else:
        headings = [one.text for one in row if isinstance(one, Heading)]
        controls = [
            {
                "type": BUTTON,
                "style": STYLES[one.style],
                "label": one.label,
                "custom_id": one.id,
                **({"disabled": True} if one.disabled else {}),
                **emoji.parts.get(one.icon, {}),
            }
            if isinstance(one, Button)
            else {"type": BUTTON, "style": LINK, "label": one.label, "url": one.url}
            for one in row
            if not isinstance(one, Heading)
        ]
    above = [_text(SMALL + heading) for heading in headings]
    return [*above, {"type": ROW, "components": controls}]


def _select(menu: Menu) -> Component:
    written: Component = {
        "type": PEOPLE if menu.people else SELECT,
        "custom_id": menu.id,
        "placeholder": menu.placeholder,
        "min_values": menu.least,
        "max_values": menu.most,
    }
    options = [
        {
            "label": entry.label,
            "value": entry.value,
            **({"description": entry.description} if entry.description else {}),
            **({"default": True} if entry.chosen else {}),
            **emoji.parts.get(entry.icon, {}),
        }
        for entry in menu.entries
    ]
    return written if menu.people else {**written, "options": options}


def modal(window: Window) -> ui.Modal:
    """The modal for a window; the library does not keep it in memory to wait for its submission.

    Needs a running event loop. Raises OverLimit.
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


def _control(field: Field | Writing) -> ui.Item[Any]:
    """The component of a field: radio buttons, checkboxes, a select for many options, or text."""
    if isinstance(field, Writing):
        return ui.TextInput(
            style=discord.TextStyle.paragraph,
            custom_id=field.id,
            required=False,
            max_length=field.most,
        )
    few = len(field.entries) <= limits.GROUP_ENTRIES
    if few and field.least == field.most == 1 and len(field.entries) > 1:
        return ui.RadioGroup(
            custom_id=field.id, required=True, options=_options(field, discord.RadioGroupOption)
        )
    options: dict[str, Any] = {
        "custom_id": field.id,
        "required": field.least > 0,
        "min_values": field.least,
        "max_values": field.most,
    }
    if few:
        return ui.CheckboxGroup(**options, options=_options(field, discord.CheckboxGroupOption))
    return ui.Select(**options, options=_options(field, discord.SelectOption))


def _options(field: Field, form: Callable[..., T]) -> list[T]:
    """The options of a field as `form` objects; the options chosen before are preselected."""
    return [
        form(
            label=one.label,
            value=one.value,
            description=one.description or None,
            default=one.value in field.chosen,
        )
        for one in field.entries
    ]
