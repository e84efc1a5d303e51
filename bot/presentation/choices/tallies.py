"""Shows votes for a board's choices on their buttons and menu entries."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.presentation.custom_ids import Verb, parse
from bot.presentation.panel import ENTRY, LABEL, Button, Entry, Menu, Panel, Row
from engine.core.choices import SEPARATOR

MOST: Final = 4
"""Maximum buttons for choices that no open menu has."""
LINES: Final = 4
ICON: Final = "icon-vote"


class Tally(NamedTuple):
    """The votes for a choice: `label` has its words, `line` describes it with its votes.

    `where` is the custom id of its button.
    """

    where: str
    label: str
    votes: int
    line: str

    def on(self, label: str, room: int) -> str:
        """A label with the number of votes."""
        mark = f" · {self.votes}"
        return f"{label[: room - len(mark)]}{mark}"


def with_tallies(panel: Panel, wanted: Sequence[Tally]) -> Panel:
    """A board with the votes for each choice.

    A choice without a button gets one in the first row, beside its line. The rows below keep their
    place, as a channel is scrolled to its last line. Call it after the board is folded.
    """
    if not wanted:
        return panel
    known = {one.where: one for one in wanted}
    marked = [_with_tallies(row, known) for row in panel.rows]
    parts = [part for row in marked if not isinstance(row, Menu) for part in row]
    buttons = {part.id for part in parts if isinstance(part, Button)}
    others = [one for one in known.values() if one.where not in buttons][:MOST]
    first = [Button(one.where, one.on(one.label, LABEL), icon=ICON) for one in others]
    lines = "\n".join(one.line for one in wanted[:LINES])
    return panel._replace(
        text=(*panel.text, lines), rows=(*([tuple(first)] if first else []), *marked)
    )


def _with_tallies(row: Row, wanted: Mapping[str, Tally]) -> Row:
    if not isinstance(row, Menu):
        return tuple(_button(one, wanted) if isinstance(one, Button) else one for one in row)
    return row._replace(entries=tuple(_entry(one, row, wanted) for one in row.entries))


def _button(button: Button, wanted: Mapping[str, Tally]) -> Button:
    tally = wanted.get(button.id)
    return button if tally is None else button._replace(label=tally.on(button.label, LABEL))


def _entry(entry: Entry, menu: Menu, wanted: Mapping[str, Tally]) -> Entry:
    """A menu entry with its votes: found by button id in a folded menu, else by its path's end."""
    where, chosen = parse(menu.id), entry.value
    if where.verb is Verb.CHOOSE:
        path = SEPARATOR.join(part for part in (where.argument, entry.value) if part)
        chosen = str(where._replace(verb=Verb.PLAY, argument=path))
    tally = wanted.get(chosen)
    return entry if tally is None else entry._replace(label=tally.on(entry.label, ENTRY))
