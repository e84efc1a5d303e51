"""Renders tables as messages: the board, a seat's private panel, a sight.

If drawing a picture fails, the message describes everything in words. Nothing is sent here.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import structlog

from bot.delivery.languages import Languages
from bot.discord_io.layout import ReadyMessage
from bot.discord_io.limits import FILE_BYTES
from bot.language.speech import Speech
from bot.play.actions import Service
from bot.play.record import Course
from bot.play.undo import can_undo, events_in
from bot.presentation.history import log as game_log
from bot.presentation.history.meanwhile import NOTHING, Meanwhile, last_own, meanwhile, weight_of
from bot.presentation.panel import NOT_DRAWN, Link, Panel, with_button
from bot.presentation.panels.board import board, in_words, note_of, sight_panel
from bot.presentation.panels.own_panel import private
from bot.presentation.panels.table_panel import result
from bot.presentation.pictures import PictureFailed, PictureFile, Pictures, PicturesClosed
from bot.presentation.shown import SOLO, Shown
from bot.presentation.status import deadline_of
from bot.store import records
from bot.store.protocol import Store
from bot.table.leavers import speech_at
from bot.table.notices import BOARD
from bot.table.table import Table
from engine.core.errors import EngineError
from engine.core.events import seen

log = structlog.get_logger()

ADDRESS = "https://discord.com/channels"
RECENT = 40
"""How many past actions are searched for a seat's latest one."""


@dataclass(frozen=True, slots=True)
class TurnMention:
    """The mention of a member whose turn it is: the id of its notice, the user, and its line."""

    notice: str
    user: int
    line: str


class Renderer:
    """Renders messages."""

    def __init__(self, service: Service, pictures: Pictures, languages: Languages) -> None:
        self._service, self._pictures, self.languages = service, pictures, languages

    async def board(
        self,
        table: Table,
        at: str = "",
        note: str = "",
        mentions: Sequence[TurnMention] = (),
        speech: Speech | None = None,
    ) -> ReadyMessage:
        """The board as a message, with the lines of `mentions` below.

        `at` is the path of the open menu, `note` a line on what was done last, `speech` the table's
        public speech if the caller has it. Raises StaleChoice if `at` is not offered.
        """
        shown = Shown.public(table, speech or await self.languages.speech(table))
        past = await self._past(table) if table.over else None
        ends = await deadline_of(self._service.store, table, self._service.now())
        facts = await self._last_facts(shown)
        undoable = table.solo and await can_undo(self._service.store, table, SOLO)
        panel = board(shown, at, note, past, ends, facts, undoable=undoable)
        if mentions:
            panel = panel._replace(text=(*panel.text, "\n".join(one.line for one in mentions)))
        return await self._render(panel, shown)

    async def _last_facts(self, shown: Shown) -> list[str]:
        """The lines of the log about the latest actions, for games that ask for them.

        A presenter's `recent` says how many actions. The line on the game's end is left out, as the
        last board shows the end anyway.
        """
        table = shown.table
        revision = table.match.revision
        if table.solo or table.resigned or not revision:
            return []
        if not (recent := shown.presenter.recent(shown.view)):
            return []
        record = await self._service.store.actions(table.id, revision - recent, recent)
        facts = game_log.story(table, record, shown.viewer, shown.view, shown.speech)
        how = result(table, shown.speech) if table.over else ""
        return [line for line in facts if line != how]

    async def _past(self, table: Table) -> Course | None:
        """The course of a game, or None if it cannot be replayed."""
        try:
            return await self._service.courses.of(table)
        except EngineError as fault:
            log.error("course_unknown", match=table.id, fault=str(fault))
            return None

    async def seat(
        self,
        shown: Shown,
        at: str = "",
        note: str = "",
        look: str = "",
        since: Meanwhile = NOTHING,
    ) -> ReadyMessage:
        """The private panel of the seat that `shown` names.

        `at` is the path of the open menu, `look` the key of the open sight, `note` a line on what
        was done last, `since` what others did since. Raises StaleChoice if `at` or `look` is not
        offered.
        """
        table, seat, store = shown.table, shown.viewer, self._service.store
        assert seat is not None
        ends = await deadline_of(store, table, self._service.now(), seat)
        undoable = await can_undo(store, table, seat)
        link = await board_link(store, table.row)
        panel = private(shown, at, note, link, ends, look, since, undoable=undoable)
        return await self._render(panel, shown)

    async def seat_with_news(
        self,
        table: Table,
        seat: int,
        speech: Speech,
        at: str = "",
        look: str = "",
        *,
        acted: bool = False,
    ) -> ReadyMessage:
        """A seat's private panel with what others did since the seat's last move.

        With `acted`, it also tells the effects of that move, unless the news made them obsolete, as
        the count of votes does with "you cast your ballot". Raises like `seat`.
        """
        if table.solo:
            return await self.seat(Shown(table, seat, speech), at, look=look)
        revision = table.match.revision
        store = self._service.store
        record = await store.actions(table.id, revision - RECENT) if revision else []
        news = meanwhile(table, record, seat, speech, acted=acted)
        note = ""
        if acted and (own := last_own(record, seat)) is not None:
            then = speech_at(table.leavers, own.revision, speech)
            events = events_in(table.match, own)
            facts = seen(events, seat)
            if facts and not (news.lines and not weight_of(table, [facts], seat)):
                note = note_of(table, events, seat, then)
        return await self.seat(Shown(table, seat, speech), at, note, look, news)

    async def sight(
        self, table: Table, viewer: int | None, speech: Speech, look: str = ""
    ) -> ReadyMessage:
        """A picture to look at (a sight), such as a map, for a viewer; `look` is its key.

        Links to the board. If drawing fails, describes everything in words. Raises StaleChoice if
        it is not offered, and Refused if the game has none.
        """
        shown = Shown(table, viewer, speech)
        panel = await self.with_link(sight_panel(shown, look), table.row, speech)
        return await self._render(panel, shown)

    async def _render(self, panel: Panel, shown: Shown) -> ReadyMessage:
        """A panel with its picture; if drawing fails, with everything in words."""
        picture = await self._picture(panel, shown.table.id)
        if picture is None and panel.picture is not None:
            panel = _without_picture(panel, in_words(shown))
        return ReadyMessage(panel, picture)

    async def with_picture(self, panel: Panel, match_id: str = "") -> ReadyMessage:
        """A panel with its picture, or without it if drawing fails."""
        return ReadyMessage(panel, await self._picture(panel, match_id))

    async def _picture(self, panel: Panel, match_id: str) -> PictureFile | None:
        """The picture of a panel; None if it has none, or if it cannot be drawn or sent."""
        if panel.picture is None or panel.picture is NOT_DRAWN:
            return None
        try:
            drawn = await self._pictures.render(panel.picture.drawing, panel.picture.scene)
        except PicturesClosed:
            return None
        except PictureFailed as fault:
            log.error("picture_failed", match=match_id, fault=str(fault))
            return None
        if len(drawn.png) > FILE_BYTES:
            log.error("picture_too_large", match=match_id, bytes=len(drawn.png))
            return None
        return drawn

    async def with_link(self, panel: Panel, row: records.MatchRow, speech: Speech) -> Panel:
        """A panel with a link to the board of a match, if there is one."""
        link = await board_link(self._service.store, row)
        if link is None:
            return panel
        return with_button(panel, Link(link, speech.say("button-board")))

    async def moved_board(self, row: records.MatchRow) -> ReadyMessage:
        """The message that replaces an old board: it links to the new one."""
        key = "board-elsewhere" if row.guild == records.NO_SERVER else "board-moved"
        leavers = await self._service.store.leavers(row.id)
        return ReadyMessage(Panel((Speech(await self.languages.of(row, leavers)).say(key),)))


async def board_place(store: Store, match_id: str) -> records.PostedMessage | None:
    """Where the store says that a match's board or lobby is; None if nowhere."""
    return (await store.messages(match_id)).get(BOARD)


async def board_link(store: Store, row: records.MatchRow) -> str | None:
    """The URL of the board's message; None if there is none to link to."""
    if row.guild == records.NO_SERVER:
        return None
    shown = await board_place(store, row.id)
    return None if shown is None else f"{ADDRESS}/{row.guild}/{shown.channel}/{shown.message}"


def _without_picture(panel: Panel, described: Panel) -> Panel:
    """The panel with the full description in place of its lines, for want of a picture."""
    text = (panel.text[0], *described.text[1:], *panel.text[2:])
    return panel._replace(text=text, picture=None)
