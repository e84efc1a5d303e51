"""Shows the number of votes for a choice on its button or menu entry."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import (
    ENTRY,
    LABEL,
    Button,
    Entry,
    Menu,
    Panel,
    Row,
    buttons_of,
    with_each_button,
)
from engine.core.choices import SEPARATOR

MOST: Final = 4
"""Maximum number of added buttons, for choices that the open menu does not have."""
LINES: Final = 4
"""Maximum number of lines about votes."""
ICON: Final = "icon-vote"


class Tally(NamedTuple):
    """The number of votes for a choice, whose button has the custom id `where`.

    `label` is the choice in words, `line` a line of text about it and its votes.
    """

    where: str
    label: str
    votes: int
    line: str

    def on(self, label: str, room: int) -> str:
        """The label with the number of votes, in at most `room` characters."""
        mark = f" · {self.votes}"
        return f"{label[: room - len(mark)]}{mark}"


def with_tallies(panel: Panel, wanted: Sequence[Tally]) -> Panel:
    """The board with the number of votes on each choice, and a line for each.

    A choice without a button gets one in a new first row; the rows below keep their place, as a
    channel is scrolled to its last line. Call it after the choices were folded.
    """
    if not wanted:
        return panel
    known = {one.where: one for one in wanted}
    marked = [_with_tallies(row, known) for row in panel.rows]
    buttons = {one.id for row in marked for one in buttons_of(row)}
    others = [one for one in known.values() if one.where not in buttons][:MOST]
    first = [Button(one.where, one.on(one.label, LABEL), icon=ICON) for one in others]
    lines = "\n".join(one.line for one in wanted[:LINES])
    return panel._replace(
        text=(*panel.text, lines), rows=(*([tuple(first)] if first else []), *marked)
    )


def _with_tallies(row: Row, wanted: Mapping[str, Tally]) -> Row:
    if isinstance(row, Menu):
        return row._replace(entries=tuple(_entry(one, row, wanted) for one in row.entries))

    def change(button: Button) -> Button:
        tally = wanted.get(button.id)
        return button if tally is None else button._replace(label=tally.on(button.label, LABEL))

    return with_each_button(row, change)


def _entry(entry: Entry, menu: Menu, wanted: Mapping[str, Tally]) -> Entry:
    """The menu entry with its votes.

    In a menu of folded buttons its value is a custom id; in others it is the end of its path.
    """
    where, chosen = parse(menu.id), entry.value
    if where.verb is Verb.CHOOSE:
        path = SEPARATOR.join(part for part in (where.argument, entry.value) if part)
        chosen = str(where._replace(verb=Verb.PLAY, argument=path))
    tally = wanted.get(chosen)
    return entry if tally is None else entry._replace(label=tally.on(entry.label, ENTRY))
