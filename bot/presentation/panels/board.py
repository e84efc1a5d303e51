"""The public board of a table, what can be looked at beside it, and its text.

A board contains only what everybody may know, and has choices only if they are public.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from bot.language.speech import Speech, whole
from bot.play.record import Course
from bot.presentation import alarms, status
from bot.presentation.choices.folding import fitting, on_a_phone
from bot.presentation.choices.paging import page_in_menu, turning_buttons
from bot.presentation.choices.sight_menu import sight_menu
from bot.presentation.choices.tallies import with_tallies
from bot.presentation.custom_ids import Verb, custom_id, number_in
from bot.presentation.features import contributions
from bot.presentation.history import ending
from bot.presentation.history.meanwhile import (
    BRIEF,
    THING,
    facts_by_sentence,
    way_to_all,
    weight_of,
)
from bot.presentation.history.told import with_count
from bot.presentation.learning import coach
from bot.presentation.learning.introduction import goal, start
from bot.presentation.learning.rulebook import pages
from bot.presentation.panel import SMALL, Button, Panel, Picture, Row, in_rows
from bot.presentation.panels import score
from bot.presentation.panels.buttons import after, begins, below, board_buttons, race
from bot.presentation.panels.table_panel import (
    ROOM,
    TOLD,
    below_alarms,
    below_coach,
    heading,
    public_heading,
    quiet_styles,
    result,
    result_for,
    table_panel,
)
from bot.presentation.shown import SCORE, SOLO, TEXT, Shown
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.events import Event, seen
from engine.core.words import words

LINES = 5
"""Maximum lines with a board's picture, as a phone has no room for more; *Text* has the rest."""


def board(
    shown: Shown,
    at: str = "",
    note: str = "",
    past: Course | None = None,
    ends: status.Deadline | None = None,
    told: Sequence[str] = (),
    *,
    undoable: bool = False,
) -> Panel:
    """The board in the channel.

    The board of a solo game has its player's choices, with the menu at the path `at` open. The
    board of a table of several has buttons that open private panels, and a choice that goes to the
    first member who presses it, if there is one. A finished game has a picture of its end if its
    `past`, the measures over its turns, is given.

    `note` is the result of the last action, `ends` is the next deadline, `told` are the game's
    lines on the latest actions, and `undoable` is whether the solo player can undo. In the first
    turn the goal is stated. The seed's hash is always at the bottom, so that the record can be
    verified. Raises StaleChoice if the menu is not offered.
    """
    table = shown.table
    notes = [*status.lines(table, shown.speech, ends)]
    if table.over:
        return _fit(shown, _of_finished_game(shown, notes, note, told, past))
    if not table.solo:
        return _fit(shown, _of_larger_table(shown, notes, note, told))
    found = _fit(shown, _solo(shown, notes, note, told, at, undoable=undoable))
    return with_tallies(found, tuple(contributions().tallies(table, SOLO, shown.speech)))


class _Draft(NamedTuple):
    """The parts of a board, before it is fitted to a phone.

    The first `choices` of the rows contain the game's choices, which may be folded into menus.
    `notes` are lines in small text, to which `news`, the result of the last action, is added.
    `trail` tells the open menu.
    """

    lines: Sequence[str]
    picture: Picture | None
    rows: tuple[Row, ...]
    notes: Sequence[str]
    news: str
    choices: int = 0
    trail: Sequence[str] = ()


def _of_finished_game(
    shown: Shown, notes: list[str], news: str, told: Sequence[str], past: Course | None
) -> _Draft:
    """The board of a finished game: the result, its reason, and the last actions.

    With `past`, the measures over its turns, it also has the picture of its end.
    """
    table, speech, picture = shown.table, shown.speech, shown.picture
    why = [] if shown.finale is None else [shown.speech.with_icon_markup(shown.finale.why)]
    if past is not None:
        picture = _ending(shown, past)
        if why:  # these and the picture say more than the last move
            news, told = "", ()
    said = [*why, *status.retrospect(table, speech), *coach.consolation(table, speech)]
    lines = _with_told([f"**{result_for(shown)}**", *said], told)
    return _Draft(lines, picture, in_rows(after(table, speech)), notes, news)


def _solo(
    shown: Shown, notes: list[str], news: str, told: Sequence[str], at: str, *, undoable: bool
) -> _Draft:
    """The board of a solo game, with its player's choices."""
    table, speech, menus = shown.table, shown.speech, shown.own_menus
    choices, trail, _ = menus.open(at)
    if table.settings.tutorial:
        choices = coach.with_advised_button(table, menus, choices)
    rows = (*choices, *below(table, speech, undoable=undoable))
    lines = _with_guidance(shown, _with_told(shown.lines, told), coach.sentence)
    return _Draft(lines, shown.picture, rows, notes, news, len(choices), trail)


def _of_larger_table(shown: Shown, notes: list[str], news: str, told: Sequence[str]) -> _Draft:
    """The board of a table of several: buttons that open private panels, and a race."""
    table, speech, lines = shown.table, shown.speech, [*shown.lines]
    if shown.picture is not None:
        warned = alarms.below_picture(alarms.lines(table, speech, shown.viewer))
        taken = len(notes) + bool(news) + len(told) + len(warned)
        lines, notes = _few(lines, notes, LINES - taken, speech)
    lines = _with_guidance(shown, _with_told(lines, told), coach.public_line)
    return _Draft(lines, shown.picture, (*race(shown), *board_buttons(table, speech)), notes, news)


def _with_told(lines: Sequence[str], told: Sequence[str]) -> list[str]:
    return [*lines, "", *told] if told else [*lines]


def _with_guidance(
    shown: Shown, lines: list[str], advice: Callable[[Table, Speech], str]
) -> list[str]:
    """The lines; in a tutorial with its advice above them, and in the first turn with the goal."""
    table, speech, guided = shown.table, shown.speech, shown.table.settings.tutorial
    if guided:
        lines = below_coach(advice(table, speech), lines, shown.picture)
    if said := _goal(table, speech, guided=guided):
        lines.insert(int(guided), said)
    return lines


def _fit(shown: Shown, draft: _Draft) -> Panel:
    """The board with its alarms, and with the longest news for which a phone has room.

    In a solo game, where the news change with each press, they never move the choices. If there is
    no room even for brief news, it has none, and then also no lines that only repeat the picture.
    """
    table, speech = shown.table, shown.speech
    head, foot = public_heading(table, speech), SMALL + status.fairness_code(table.row, speech)
    alone = table.solo and not table.over

    def panel_with(news: str, said: Sequence[str]) -> Panel:
        lines, picture = below_alarms(shown, said, draft.picture)
        notes = [*draft.notes, news]
        panel = table_panel(head, speech, lines, draft.rows, picture, notes, draft.trail)
        counted = news if alone else None
        styles = quiet_styles(advised=table.settings.tutorial)
        return on_a_phone(panel._replace(foot=foot), draft.choices, speech, styles, counted)

    rooms = (TOLD, THING, BRIEF) if alone else (TOLD,)
    ways = [(whole(draft.news, room), draft.lines) for room in rooms]
    if alone:
        repeated = shown.lines if shown.presenter.draws_lines else ()
        ways += [("", draft.lines), ("", [one for one in draft.lines if one not in repeated])]
    return fitting(panel_with(news, lines) for news, lines in ways)


def _few(
    lines: list[str], notes: list[str], room: int, speech: Speech
) -> tuple[list[str], list[str]]:
    """The first `room` lines, and the notes; if lines are left out, a note says where they are."""
    if len(lines) <= max(1, room):
        return lines, notes
    return lines[: max(1, room - 1)], [speech.say("board-further"), *notes]


def _goal(table: Table, speech: Speech, *, guided: bool) -> str:
    """What to press first, and the goal; "" after the first turn, in solo after the first action.

    In a tutorial (`guided`), the coach says what to press first.
    """
    acted = table.solo and table.match.revision > 0
    if table.over or acted or not begins(table):
        return ""
    first = "" if guided else start(table.row.game, table.ladder, speech)
    aim = goal(table.row.game, table.ladder, speech, together=table.cooperative)
    return " ".join(filter(None, (first, aim)))


def sight_panel(shown: Shown, look: str = "") -> Panel:
    """The panel with a sight and the menu of sights, without choices.

    `look` is the key of the sight, or a page of the menu; by default the first sight is shown.
    Raises StaleChoice if it is not offered, Refused if there are no sights.
    """
    table, speech = shown.table, shown.speech
    offered, page = shown.sights, page_in_menu(look)
    if not offered:
        there = shown.presenter.has_sights
        raise Refused(words("refused-no-sights" if there else "refused-sightless"))
    pictures = (one.key for one in offered if one.key not in (SCORE, TEXT))
    key = next(pictures) if page is not None or not look else look
    lines, picture = shown.sight(key)
    rows = sight_menu(table.id, offered, speech, page=page or 0)
    return table_panel(public_heading(table, speech), speech, lines, rows, picture, [], "")


def note_of(table: Table, events: Sequence[Event[Any]], viewer: int | None, speech: Speech) -> str:
    """The result of an action in sentences, as `viewer` may know it, cut to fit below a board.

    Equal sentences are merged and counted. If the sentences are long, or too long for a solo board,
    the most important come first. Left out is the result of the game, as boards and panels show it;
    in solo games also what has no importance, as a board with choices has little room.
    """
    reader, seat = None if table.solo else viewer, viewer or 0
    found = facts_by_sentence(table, seen(events, viewer), speech, reader)
    if table.over:
        found.pop(result(table, speech), None)
    lines = [*found]
    if table.solo:
        lines = [line for line in lines if weight_of(table, found[line], seat)] or lines
    if sum(map(len, lines)) > (BRIEF if table.solo else THING):
        lines.sort(key=lambda line: weight_of(table, found[line], seat), reverse=True)
    note = " ".join([with_count(line, len(found[line]), speech) for line in lines])
    return whole(note, TOLD)


def in_words(shown: Shown, page: int | None = None) -> Panel:
    """The panel *Text*: what the viewer may see, in words.

    It is an overview if `page` is None; otherwise a page (from 0) of all the text, or the last page
    if there are fewer.
    """
    table, speech, text_of = shown.table, shown.speech, shown.game.text
    sentences = text_of.overview(shown.view) if page is None else text_of.describe(shown.view)
    found = pages("\n".join(speech.each(sentences)), ROOM)
    at = min(page or 0, len(found) - 1)

    def opens(to: int) -> str:
        return custom_id(Verb.TEXT, str(to), match=table.id)

    if page is None and len(sentences) < len(text_of.describe(shown.view)):
        turns: tuple[Button, ...] = (Button(opens(0), speech.say("button-all-words")),)
    else:
        turns = turning_buttons(at, len(found), speech, opens)
    text = [f"### {heading(table, speech)}", found[at]]
    if len(found) > 1:
        text.append(SMALL + speech.say("page-of", page=at + 1, pages=len(found)))
    if table.solo:  # a solo board has no room for these on a phone
        log = (way_to_all(table, speech),) if table.match.revision else ()
        turns = (*turns, score.button(table, speech), *log)
    return Panel(tuple(text), (turns,) if turns else ())


def page_in(argument: str) -> int | None:
    """The page that the argument of a button of *Text* names; None for the overview.

    Raises NotOurs if it is forged.
    """
    return number_in(argument) if argument else None


def board_mark(table: Table) -> str:
    """A part of a custom id that only a match's board has, among its public messages."""
    return custom_id(Verb.TEXT, match=table.id)


def _ending(shown: Shown, course: Course) -> Picture:
    table, speech = shown.table, shown.speech
    outcome = table.match.game.outcome(table.match.state)

    def scene(say: Speech) -> ending.Scene:
        found = ending.scene_of(table, outcome, course, say)
        return found if shown.finale is None else ending.with_own_picture(found, shown.finale, say)

    return ending.picture_of(scene, speech)


def chart_panel(table: Table, speech: Speech, course: Course) -> Panel:
    """The panel with a picture of the game so far: its measures over the turns (`course`)."""
    drawn = ending.picture_of(lambda say: ending.course_so_far(table, course, say), speech)
    return Panel((f"### {heading(table, speech)}",), picture=drawn)
