"""Panels of designs: the button that opens their page, the page, and the modal for a name."""

from collections.abc import Iterator, Sequence

from bot.features.designs.deed import NAME, Design, kind
from bot.language.speech import Speech, safe, shorten, title
from bot.presentation.choices.forms import Window, Writing
from bot.presentation.custom_ids import CustomId
from bot.presentation.features import Shows
from bot.presentation.panel import ENTRY, Button, Entry, Menu, Panel, Row
from bot.presentation.panels.buttons import way_back
from bot.table.table import Table
from engine.core import registry

DESIGN = "design"
"""The verb of all buttons of designs."""
KEEP = "keep"
"""The argument of the button that opens the modal; without it a button opens the page."""
TAKE = "take"


def way(table: Table, seat: int, speech: Speech) -> Iterator[Button]:
    """The button in a seat's panel that opens the page, while the seat can build something."""
    designs = table.match.game.designs
    if not table.over and designs is not None and designs.open(table.match.state, seat):
        yield Button(str(CustomId(table.id, seat, 0, DESIGN)), speech.say("button-designs"))


SHOWS = Shows(own=way)


def page(
    table: Table, seat: int, designs: Sequence[Design], speech: Speech, note: str = ""
) -> Panel:
    """A member's designs of a table's game: a menu to rebuild one, and a button to save another.

    `note` is a line above them about what was just done.
    """
    what, state = kind(table), table.match.state
    designs = [one for one in designs if one.game == table.row.game]
    rows: list[Row] = []
    if designs and what.open(state, seat):
        entries = tuple(_entry(one, speech.without_escapes) for one in designs)
        where = CustomId(table.id, seat, 0, DESIGN, TAKE)
        rows.append(Menu(str(where), speech.say("design-take"), entries))
    buttons = [way_back(table, speech)]
    noted = [note] if note else []
    if built := what.of(state, seat):
        where = CustomId(table.id, seat, 0, DESIGN, KEEP)
        buttons.append(Button(str(where), speech.say("button-keep-design")))
        noted.append(speech.say("design-now", holds=speech(what.describe(built))))
    return Panel((*noted, *lines(designs, speech)), (*rows, tuple(buttons)))


def lines(designs: Sequence[Design], speech: Speech) -> tuple[str, ...]:
    """A heading, and a list of these designs with their contents."""
    heading = f"### {speech.say('design-heading')}"
    if not designs:
        return heading, speech.say("design-none")
    return heading, "\n".join(f"- {design_line('design-line', one, speech)}" for one in designs)


def _entry(design: Design, speech: Speech) -> Entry:
    holds = shorten(_contents(design, speech), ENTRY)
    return Entry(design.name, design.name, holds)


def design_line(message_id: str, design: Design, speech: Speech) -> str:
    """The message with this id about a design, with the design's name and contents."""
    return speech.say(message_id, name=safe(design.name, NAME), holds=_contents(design, speech))


def _contents(design: Design, speech: Speech) -> str:
    """The contents of a design in words; the game's title if the game is not installed."""
    if design.game not in registry.names():
        return speech(title(design.game))
    designs = registry.game(design.game).designs
    return speech(title(design.game) if designs is None else designs.describe(design.text))


def window(where: CustomId, speech: Speech) -> Window:
    """The modal for a design's name."""
    plain = speech.without_escapes
    field = Writing(KEEP, plain.say("design-name"), plain.say("design-name-about"), NAME)
    return Window(str(where), plain.say("button-keep-design"), (field,))
