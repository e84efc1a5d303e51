"""A seat's private panel: what its member may see, and its choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, takewhile
from typing import Final, NamedTuple

from bot.language.speech import Speech, whole
from bot.play.hints import has_hints, quick_advice
from bot.presentation import status
from bot.presentation.choices.folding import fitting, on_a_phone
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.paging import page_in_menu
from bot.presentation.choices.sight_menu import sight_menu
from bot.presentation.choices.tallies import with_tallies
from bot.presentation.features import contributions
from bot.presentation.history.meanwhile import BRIEF, NOTHING, THING, Meanwhile, way_to_all
from bot.presentation.history.meanwhile import note as tell
from bot.presentation.learning import coach, hint
from bot.presentation.learning.introduction import learning_text
from bot.presentation.panel import SMALL, Button, Panel, Picture, Row, Style, with_button, without
from bot.presentation.panels.buttons import Beside, begins, beside_choices, way_back
from bot.presentation.panels.table_panel import (
    ROOM,
    TOLD,
    below_alarms,
    below_coach,
    heading,
    quiet_styles,
    result_for,
    table_panel,
)
from bot.presentation.shown import TEXT, Shown
from bot.table.table import Table
from engine.agents.advice import Way
from engine.core.choices import SEPARATOR

UNDO = "undo"
"""The icon of a game's own undo action."""
NEWS: Final = "x" * BRIEF
"""News of the length for which there is always room."""


def private(
    shown: Shown,
    at: str = "",
    note: str = "",
    link: str | None = None,
    ends: status.Deadline | None = None,
    look: str = "",
    since: Meanwhile = NOTHING,
    *,
    undoable: bool = False,
) -> Panel:
    """The private panel of the seat that views the table.

    `at` is the path of the open menu. `note` is the result of the click, `since` is what others did
    since the seat's last action; both are cut to a phone's height. `link` is the URL of the board,
    `ends` the deadline. `look` is the key of a sight to show in place of the picture, or a page of
    sights; without it the picture is about the open menu. If `undoable`, the first menu offers
    undo, as the game's own choice or as a button. Raises StaleChoice if the menu or the sight is
    not offered.
    """
    table, seat, speech = shown.table, shown.viewer, shown.speech
    assert seat is not None
    lines, picture = _above(shown, at, look)
    menus = None if table.over or table.paused else shown.own_menus
    offer = _NO_OFFER if menus is None or not menus.said.any else _offer(table, menus, at)
    instead = bool(look) and page_in_menu(look) is None  # of the picture about the open menu
    steps: list[str] = []
    way: Way | None = None
    if menus is not None and offer.rows:
        undoable = undoable and not (offer.within or menus.said.has(UNDO))
        if table.settings.tutorial:
            lines = below_coach(coach.sentence(table, speech), lines, picture)
            steps = lines[:1]
        elif not instead and (note or not offer.within):
            steps, way = _guidance(shown, menus, acted=bool(note))
            first = steps[0].split("\n") if steps else []
            lines = [*steps[:1], *[line for line in lines if line not in first]]
    if way is not None:
        offer = offer._replace(rows=hint.with_button(shown, way, offer.rows))
    for line in since.lines if note else ():
        since = since.without(line) if line in note else since
    sights = sight_menu(table.id, shown.sights, speech, seat, at, page_in_menu(look) or 0)
    if table.over:
        ended = result_for(shown)
        lines.append(f"**{ended}**")
        since = since.without(ended)
    lines, picture = below_alarms(shown, lines, picture)
    long = shown.presenter.abridges or len("\n".join(shown.lines)) > ROOM
    long = long and TEXT not in [one.key for one in shown.sights]
    beside = beside_choices(table, seat, speech, link, long=long, undoable=undoable)
    if instead and not offer.within:
        beside = beside._replace(needed=[way_back(table, speech), *beside.needed])
    head, notes = heading(table, speech, seat), _notes(table, seat, speech, ends)
    quiet = quiet_styles(advised=way is not None or table.settings.tutorial)
    tallest = shown.presenter.tallest(shown.view)
    body = _Body(head, speech, lines, picture, offer, sights, notes, quiet, beside, tallest)
    versions = [*_shorter(note, since)]
    if table.over:  # the log then has what the panel has no room for
        versions = [one._replace(more=True) for one in versions]
    if instead:
        panel = _panel_of(table, body, versions)
    else:
        panel = _with_lines_that_fit(shown, body, versions, steps)
    return with_tallies(panel, tuple(contributions().tallies(table, seat, speech)))


def _with_lines_that_fit(
    shown: Shown, body: _Body, versions: Sequence[_News], steps: Sequence[str]
) -> Panel:
    """The panel with as many of its lines as fit a phone; the text has the lines left out.

    The last lines are left out first; in games that do not abridge, only lines in small text, and
    none if that is not enough. Always kept is the line on what to do first, of which `steps` has
    shorter versions, too; if there is no such line, the game's question, or what waits for an
    answer (`Presenter.kept`). If that waits above a step, the step is shortened before other
    lines are left out, else after.
    """
    table, lines, abridges = shown.table, body.lines, shown.presenter.abridges

    def panel_with(kept: Sequence[str]) -> Panel:
        return _panel_of(table, body._replace(lines=kept), versions)

    panel = panel_with(lines)
    if table.over:
        return panel
    count = 0 if body.offer.within else shown.presenter.kept(shown.view)
    kept = steps[:1] or shown.lines[: max(count, bool(body.offer.asked))]
    least = lines.index(kept[0]) + len(kept) if kept and kept[0] in lines else 0
    if not abridges:
        small = takewhile(lambda line: line.startswith(SMALL), reversed(lines))
        least = max(least, len(lines) - len([*small]))
    counts = range(len(lines) - 1, least - 1, -1)
    fewer = (panel_with(lines[:count]) for count in counts)
    shorter = (panel_with([step]) for step in steps[1:])
    if count and steps[1:]:
        at = lines.index(steps[0])
        fewer = (
            panel_with([*lines[:at], step, *lines[at + 1 : count]])
            for count in (len(lines), *counts)
            for step in steps
        )
    last = () if steps or abridges else (panel,)
    return fitting(chain((panel,), fewer, shorter, last), body.tallest)


class _Offer(NamedTuple):
    """An open menu (`OpenMenu`), and the game's question or ""."""

    rows: tuple[Row, ...]
    trail: Sequence[str]
    within: bool
    asked: str


_NO_OFFER: Final = _Offer((), (), within=False, asked="")


def _offer(table: Table, menus: Menus, at: str) -> _Offer:
    rows, trail, within = menus.open(at)
    if table.settings.tutorial:
        rows = coach.with_advised_button(table, menus, rows)
    return _Offer(rows, trail, within, menus.said.asked)


def _panel_of(table: Table, body: _Body, versions: Sequence[_News]) -> Panel:
    """The panel with the longest news that fits a phone, and with its choices folded as needed."""
    log = way_to_all(table, body.speech)
    body = _fold(body, log)
    way = log if table.match.revision else None
    tallest, asked = body.tallest, body.offer.asked
    panel = fitting((_panel(body, version, way) for version in versions), tallest)
    count = len(body.offer.rows)
    return on_a_phone(panel, count, body.speech, body.quiet, asked=asked, tallest=tallest)


def _fold(body: _Body, log: Button) -> _Body:
    """The body with its choices folded so that they fit a phone together with the shortest news.

    Longer news are shortened until they fit, so that equal choices always have the same form.
    """
    offer, news = body.offer, Meanwhile((NEWS,), 0)
    if not offer.rows:
        return body
    version = _News("", news, more=True, explained=False)
    panel = _panel(body, version, log)
    count, tallest = len(offer.rows), body.tallest
    folded = on_a_phone(panel, count, body.speech, body.quiet, asked=offer.asked, tallest=tallest)
    rows = folded.rows
    choices = rows[: len(rows) - len(panel.rows) + count]
    left = [without(one, {log.id}) for one in choices]  # it is in the last row
    return body._replace(offer=offer._replace(rows=tuple(filter(None, left))))


def _above(shown: Shown, at: str, look: str) -> tuple[list[str], Picture | None]:
    """The game's lines, and the picture; the sight `look` replaces both."""
    if look and page_in_menu(look) is None:
        return shown.sight(look)
    about = shown.follow(at)
    return [*shown.lines], shown.sight(about)[1] if about else shown.picture


def _guidance(shown: Shown, menus: Menus, *, acted: bool) -> tuple[list[str], Way | None]:
    """What to do now, in the turns in which members are guided: a line, shorter ones, its way.

    The game's own step comes before the advice of *Hint*. The way, for the button, is None if the
    step has none on offer. In the turn after these, a line below what is asked now says where
    further advice is, until the member has `acted`, and not if something waits for an answer.
    """
    table, seat, speech, view = shown.table, shown.viewer, shown.speech, shown.view
    guided, offered = shown.presenter.guided_until(view), menus.said.keys
    if seat is None or seat not in table.missing or not begins(table, guided + 1):
        return [], None
    if not begins(table, guided):
        if acted or table.answers(seat):
            return [], None
        said = speech.say("panel-guided-hints" if has_hints(table, seat) else "panel-guided")
        aims = speech.each(shown.presenter.aims(view))
        now = [*shown.lines[: shown.presenter.kept(view)]]
        ahead = [*[f"{said} {aim}" for aim in aims], *((now and aims[-1:]) or [said])]
        return ["\n".join((*now, one)) for one in ahead], None
    path = shown.presenter.way_of_beginning(view, offered)
    advice = quick_advice(table, seat) if path is None and hint.guides(shown) else None
    told: Sequence[str]
    way: Way | None
    if advice is not None and advice.way is not None:
        told, way = hint.in_lines(shown, advice), advice.way
    else:
        part = shown.presenter.beginning(view, offered)
        told = [part and learning_text(table.row.game, f"first-{part}", speech)]
        offers = path and menus.shortcut(SEPARATOR.join(path)) is not None
        way = Way(path) if path and offers else None
    steps = [speech.say("panel-do-this", what=what) for what in told if what]
    return steps, way if steps else None


def _notes(table: Table, seat: int, speech: Speech, ends: status.Deadline | None) -> list[str]:
    """The lines on the seat's prepared moves and orders, then the lines on the table's status."""
    left = [] if table.over else status.orders_and_premoves(table, seat, speech)
    night = status.night_without_city(table, seat, ends, speech)
    lines = status.lines(table, speech, ends, public=False)
    return [*left, *lines, *([night] if night else [])]


class _News(NamedTuple):
    """The news of a panel: the result of the click (`note`), and what others did (`since`).

    With `more`, a button opens the log. `explained` decides on the buttons below the choices
    (`Beside.rows`).
    """

    note: str
    since: Meanwhile
    more: bool
    explained: bool


def _shorter(note: str, since: Meanwhile) -> Iterator[_News]:
    """All news, then shorter versions: first with less of what others did, last of the result."""
    for shorter in since.shorter_ones():
        cut = bool(shorter.left) or shorter is not since
        for explained in (True, False):
            yield _News(note, shorter, more=True, explained=explained)
            if not cut:
                yield _News(note, shorter, more=False, explained=explained)
    rooms = (TOLD, THING, BRIEF) if len(note) > THING else (TOLD,)  # a refusal is told whole
    for room in rooms:
        sentences = whole(note, room)
        yield _News(sentences, shorter, more=cut or sentences != note, explained=False)


class _Body(NamedTuple):
    """The parts of a panel that are the same with long and short news."""

    head: str
    speech: Speech
    lines: Sequence[str]
    picture: Picture | None
    offer: _Offer
    sights: tuple[Row, ...]
    notes: Sequence[str]
    quiet: Sequence[Style]
    beside: Beside
    tallest: int


def _panel(body: _Body, version: _News, log: Button | None) -> Panel:
    """The panel with this version of the news, and the button to the `log` if it has `more`.

    Lines that the news repeats are left out.
    """
    below = body.beside.rows(brief=body.offer.within, explained=version.explained)
    notes = [*body.notes, version.note, *tell(version.since, body.speech)]
    rows = (*body.offer.rows, *body.sights, *below)
    lines = [one for one in body.lines if one not in version.since.lines]
    panel = table_panel(body.head, body.speech, lines, rows, body.picture, notes, body.offer.trail)
    return with_button(panel, log) if log is not None and version.more else panel
