"""A member's private panel of a table: what the seat alone may see, with its choices."""

from __future__ import annotations

from bot.language.speech import shortened
from bot.presentation import status
from bot.presentation.buttons import beside_choices
from bot.presentation.choices.folding import fitting, on_a_phone
from bot.presentation.choices.sight_menu import sight_menu, turned
from bot.presentation.history.meanwhile import BRIEF, NOTHING, THING, Meanwhile, way_to_all
from bot.presentation.history.meanwhile import note as tell
from bot.presentation.learning import coach
from bot.presentation.panel import Panel, Row, with_button
from bot.presentation.shown import Shown
from bot.presentation.table_panel import (
    ROOM,
    TOLD,
    alarmed,
    coached,
    how_it_ended,
    quiet_styles,
    table_panel,
    trail_to,
)

UNDO = "undo"
"""The icon of a choice that undoes the one before."""


def private(
    shown: Shown,
    at: str = "",
    note: str = "",
    link: str | None = None,
    ends: float | None = None,
    look: str = "",
    since: Meanwhile = NOTHING,
    *,
    undoable: bool = False,
) -> Panel:
    """What a seat alone may see, with its choices; `link` leads to the board, `ends` is when.

    What the click led to is its `note`, what others did `since` the seat's last move stands below:
    both as far as a phone has room for them. What is `undoable` is undone in the first menu: by a
    choice of the game where that has one, else by a button beside.

    `look` is a sight that is shown in place of the board's picture, or a page of what there is to
    look at; without it the picture is of what the menu is about. Raises StaleChoice if the menu
    `at` or the sight is not offered.
    """
    table, seat, speech = shown.table, shown.viewer, shown.speech
    assert seat is not None
    if look and turned(look) is None:
        seen = shown.sight(look)
        said, lines, picture = shown.lines, [*seen.lines, *shown.lines], seen.picture
    elif about := shown.follow(at):
        said, lines, picture = shown.lines, [*shown.lines], shown.sight(about).picture
    else:
        said, lines, picture = shown.face.lines, [*shown.face.lines], shown.face.picture
    choices: tuple[Row, ...] = ()
    trail: list[str] = []
    within = False
    menus = None if table.over or table.paused else shown.menus(seat)
    if menus is not None and menus.any:
        choices, trail, within = menus.rows(at), trail_to(menus, at), bool(menus.trail(at))
        undoable = undoable and not (within or menus.has(UNDO))
        if table.settings.tutorial:
            lines = coached(coach.sentence(table, speech), lines, picture)
            choices = coach.advised(table, menus, choices)
    long = len("\n".join(said)) > ROOM
    sights = shown.sights
    above = (*choices, *sight_menu(table.id, sights, speech, seat, at, turned(look) or 0))
    if table.over:
        lines.append(f"**{how_it_ended(shown)}**")
    lines, picture = alarmed(shown, lines, picture)
    notes = list(status.lines(table, speech, ends, public=False))
    if not table.over:
        notes[:0] = status.left_to_be_done(table, seat, speech)

    def telling(told: Meanwhile, result: str, *, scored: bool, brief: bool) -> Panel:
        beside = beside_choices(
            table,
            seat,
            speech,
            link,
            long=long,
            brief=brief,
            scored=scored,
            undoable=undoable,
        )
        all_of_it = told.left or told is not since or result != note
        noted = [*notes, result, *tell(told, speech)]
        panel = table_panel(table, speech, lines, (*above, *beside), picture, noted, trail, seat)
        if all_of_it:
            panel = with_button(panel, way_to_all(table, speech))
        return on_a_phone(panel, len(choices), speech, quiet_styles(table))

    ways = [(told, note, scored, within) for told in since.shortened() for scored in (True, False)]
    least = ways[-1][0]
    rooms = (TOLD, THING, BRIEF) if len(note) > THING else (TOLD,)  # a refusal is told whole
    ways += [(least, shortened(note, room), False, True) for room in rooms]
    return fitting(
        telling(told, result, scored=scored, brief=brief) for told, result, scored, brief in ways
    )
