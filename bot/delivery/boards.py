"""Keeps the board in the channel as it should be: exactly one live message a match.

Draws the picture, falls back to words where drawing fails, edits where that is possible and posts
anew where it is not.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Protocol

import structlog

from bot.delivery.outbox import TRIES, TryLater
from bot.delivery.turn_mentions import TurnMention, TurnMentions
from bot.discord_io.answer import NOT_TAKEN, Answer
from bot.discord_io.courier import Courier, Fate, Undelivered
from bot.discord_io.layout import Rendered, message
from bot.discord_io.limits import FILE_BYTES
from bot.language.speech import Speech
from bot.play.actions import Service
from bot.play.showing import Played
from bot.presentation.board import (
    board,
    board_mark,
    ended,
    happened,
    in_words,
    looking,
    private,
)
from bot.presentation.games.presenters import presenter
from bot.presentation.history import log as game_log
from bot.presentation.history.meanwhile import NOTHING, Meanwhile, meanwhile
from bot.presentation.history.retrospect import Past
from bot.presentation.panel import Link, Panel, with_button
from bot.presentation.pictures import Drawn, PictureFailed, Pictures, PicturesClosed
from bot.presentation.shown import SOLO, Shown
from bot.presentation.status import deadline_of
from bot.runtime.locks import Locks
from bot.store import changes, records
from bot.table.notices import GRACE, NONCE, NoticeKind, Old, asked_board
from bot.table.table import Table
from engine.core.errors import EngineError

log = structlog.get_logger()

BOARD = "board"
EXCUSE = "excuse"
RECENT = 40
"""Actions among which what happened since a seat's own last one is looked for."""


class Lost(Protocol):
    """What is done with a match that can be shown no more where it is played."""

    async def __call__(self, match_id: str, *, deleted: bool) -> None:
        """`deleted` says that the channel is no more; else it takes nothing of ours."""


class Publisher:
    """Shows tables in channels; `locale_of(guild)` is the language of a server.

    A new board carries the `mentions` that are due; a table whose channel takes no board is `lost`.
    """

    def __init__(
        self,
        service: Service,
        pictures: Pictures,
        courier: Courier,
        locale_of: Callable[[int], str],
        mentions: TurnMentions,
        lost: Lost,
    ) -> None:
        self._service, self._pictures, self._courier = service, pictures, courier
        self._locale_of, self._mentions, self._lost = locale_of, mentions, lost
        self._moving = Locks()

    def locale(self, guild: int) -> str:
        """The language of a server."""
        return self._locale_of(guild)

    def speech(self, table: Table) -> Speech:
        """How to speak of a table where everybody reads it."""
        return table.speech(self.locale(table.row.guild))

    async def message(
        self, table: Table, at: str = "", note: str = "", mentions: Sequence[TurnMention] = ()
    ) -> Rendered:
        """The board as a message, `mentions` below. Raises StaleChoice if `at` is not offered."""
        shown = Shown.public(table, self.speech(table))
        past = await self._past(table) if table.over else None
        ends = await deadline_of(self._service.store, table)
        told = await self._told(shown)
        undoable = table.solo and await self._service.undoable(table, SOLO)
        panel = board(shown, at, note, past, ends, told, undoable=undoable)
        picture = await self._picture(panel, table)
        if picture is None and panel.picture is not None:
            panel = _without_picture(panel, in_words(shown))
        if mentions:
            panel = panel._replace(text=(*panel.text, "\n".join(one.line for one in mentions)))
        return message(panel, picture)

    async def _told(self, shown: Shown) -> list[str]:
        """What the last step told everybody, where no picture shows it, or a story.

        How a game ended, or who gave it up, stands on its last board already.
        """
        table = shown.table
        revision, shows = table.match.revision, presenter(table.row.game)
        if table.solo or not revision:
            return []
        if shows.tells_story(shown.view):
            record = await self._service.store.actions(table.id, revision - RECENT)
            return game_log.story(table, record, shown.viewer, shown.view, shown.speech)
        if table.resigned or not shows.tells_last_step:
            return []
        record = await self._service.store.actions(table.id, revision - 1)
        told = game_log.last_step(table, record, shown.viewer, shown.speech)
        how = ended(table, shown.speech) if table.over else ""
        return [line for line in told if line != how]

    async def _past(self, table: Table) -> Past | None:
        """How a game went; None, so that its end is shown all the same, if no replay tells."""
        try:
            course = await self._service.courses.of(table)
            return Past(course, await self._service.courses.estimates(table))
        except EngineError as fault:
            log.error("course_unknown", match=table.id, fault=str(fault))
            return None

    async def seat(
        self,
        table: Table,
        seat: int,
        speech: Speech,
        at: str = "",
        note: str = "",
        link: str | None = None,
        look: str = "",
    ) -> Rendered:
        """A seat's own panel. Raises StaleChoice if the menu `at` or the sight is not offered."""
        return await self._private(Shown(table, seat, speech), at, note, link, look)

    async def opened(
        self, table: Table, seat: int, speech: Speech, link: str | None = None
    ) -> Rendered:
        """A seat's own panel when it is opened, with what others did since its last move."""
        if table.solo:
            return await self.seat(table, seat, speech, link=link)
        revision = table.match.revision
        store = self._service.store
        record = await store.actions(table.id, revision - RECENT) if revision else []
        told = meanwhile(table, record, seat, speech)
        return await self._private(Shown(table, seat, speech), link=link, since=told)

    async def _private(
        self,
        shown: Shown,
        at: str = "",
        note: str = "",
        link: str | None = None,
        look: str = "",
        since: Meanwhile = NOTHING,
    ) -> Rendered:
        """A seat's own panel, with what the store knows of it."""
        table, seat = shown.table, shown.viewer
        assert seat is not None
        ends = await deadline_of(self._service.store, table, seat)
        undoable = await self._service.undoable(table, seat)
        panel = private(shown, at, note, link, ends, look, since, undoable=undoable)
        return await self._pictured(panel, shown)

    async def private(self, panel: Panel, table: Table) -> Rendered:
        """A panel about a table with its picture, or without it where drawing fails."""
        return message(panel, await self._picture(panel, table))

    async def sight(
        self, table: Table, viewer: int | None, speech: Speech, look: str = ""
    ) -> Rendered:
        """Something to look at; where drawing fails, everything in words.

        Raises StaleChoice if it is not offered, Refused where there is nothing to look at.
        """
        shown = Shown(table, viewer, speech)
        return await self._pictured(looking(shown, look), shown)

    async def _pictured(self, panel: Panel, shown: Shown) -> Rendered:
        """A panel with its picture; where drawing fails, with everything in words."""
        picture = await self._picture(panel, shown.table)
        if picture is None and panel.picture is not None:
            panel = _without_picture(panel, in_words(shown))
        return message(panel, picture)

    async def drawn(self, panel: Panel) -> Rendered:
        """A panel about no table with its picture, or without it where drawing fails."""
        return message(panel, await self._picture(panel, None))

    async def _picture(self, panel: Panel, table: Table | None) -> Drawn | None:
        match = "" if table is None else table.id
        if panel.picture is None:
            return None
        try:
            drawn = await self._pictures.render(panel.picture.drawing, panel.picture.scene)
        except PicturesClosed:
            return None
        except PictureFailed as fault:
            log.error("picture_failed", match=match, fault=str(fault))
            return None
        if len(drawn.png) > FILE_BYTES:
            log.error("picture_too_large", match=match, bytes=len(drawn.png))
            return None
        return drawn

    async def deliver(self, notice: records.NoticeRow) -> None:
        """Bring the board of the notice's match up to date where it stands. Raises TryLater."""
        if not await self._service.showing.settled(notice):
            await self._bring(notice, anew=False)

    async def post_anew(self, notice: records.NoticeRow, *, for_mentions: bool = False) -> None:
        """Post the board at the bottom, unless it was since the last action. Raises TryLater.

        One that is posted `for_mentions` stays where it is if none is due.
        """
        await self._bring(notice, anew=True, for_mentions=for_mentions)

    async def link(self, table: Table) -> str | None:
        """Where the board stands."""
        shown = await self.standing(table)
        if shown is None:
            return None
        return f"https://discord.com/channels/{table.row.guild}/{shown.channel}/{shown.message}"

    async def linked(self, panel: Panel, table: Table, speech: Speech) -> Panel:
        """A panel with a way to the board, if that stands somewhere."""
        link = await self.link(table)
        if link is None:
            return panel
        return with_button(panel, Link(link, speech.say("button-board")))

    def retired(self, table: Table) -> Rendered:
        """What is left in the place of a board that stands elsewhere now."""
        return message(Panel((self.speech(table).say("board-moved"),)))

    async def standing(self, table: Table) -> records.Posted | None:
        """Where the board is known to stand."""
        return (await self._service.store.messages(table.id)).get(BOARD)

    async def take_away(self, notice: records.NoticeRow, old: Old) -> None:
        """Delete an old board, or at least take its buttons away. Raises TryLater."""
        assert notice.match_id is not None
        try:
            await self._courier.delete(old.channel, old.message)
        except Undelivered as fault:
            if fault.fate is Fate.LATER:
                raise TryLater(str(fault), fault.after) from fault
            if fault.fate is not Fate.MESSAGE_GONE:
                table = await self._service.tables.load(notice.match_id)
                with suppress(Undelivered):
                    await self._courier.edit(old.channel, old.message, self.retired(table))
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def show_now(self, played: Played) -> None:
        """Bring the board up to date after an action that was not a click on it."""
        if played.repeated or not played.table.solo:
            return
        table = played.table
        known = await self.standing(table)
        if known is None or not self._courier.hears(table.row.guild):
            await self._service.showing.publish_now(played)
            return
        note = happened(table, played.events, SOLO, self.speech(table))
        try:
            shown = await self.message(table, note=note)
            await self._courier.edit(known.channel, known.message, shown)
        except Undelivered:
            await self._service.showing.publish_now(played, tried=1)
        else:
            await self._service.showing.shown_again(played)

    async def move(self, answer: Answer, table: Table) -> None:
        """Answer with the board as a new message; if nobody can note that, it is looked for later.

        One after the other: of two moves at once, the second takes the board of the first away.
        """
        async with self._moving.of(table.id):
            newest, now = await self._service.tables.get(table.id), self._service.now()
            notice = asked_board(newest.row, answer.interaction.id, now)
            await self._service.store.commit([notice])
            played = Played(newest, notice.notice.id)
            try:
                posted = await answer.post(await self.message(newest))
            except NOT_TAKEN:
                await self._service.showing.publish_now(played)
                raise
            await self._service.showing.published(played, newest.row.channel, posted)

    async def _bring(
        self, notice: records.NoticeRow, *, anew: bool, for_mentions: bool = False
    ) -> None:
        """Show the board and say where it stands now; the turns told with it are told."""
        assert notice.match_id is not None
        async with self._moving.of(notice.match_id):
            try:
                table = await self._service.tables.load(notice.match_id)
                mentions = await self._mentions.of(table) if anew else ()
                anew = anew and bool(mentions or not for_mentions)
                stands, told = await self._shown(table, notice, mentions, anew=anew)
            except Undelivered as fault:
                await self._undelivered(notice, fault)
                return
            except EngineError as fault:
                await self._excuse(notice, fault)
                return
            done = [changes.DropNotice(call.notice) for call in told]
            played = Played(table, notice.id)
            await self._service.showing.published(played, table.row.channel, stands, done)
            await self._take_excuse_back(table.id)

    async def _excuse(self, notice: records.NoticeRow, fault: EngineError) -> None:
        """Say once in the channel that a table cannot be shown, and what its members can do."""
        log.error("board_not_shown", match=notice.match_id, fault=str(fault))
        store, match_id = self._service.store, str(notice.match_id)
        await store.commit([changes.DropNotice(notice.id)])
        row = await store.match(match_id)
        if row is None or EXCUSE in await store.messages(match_id):
            return
        speech = Speech(self.locale(row.guild))
        said = message(Panel((speech.say("fault-table", game=speech.called(row.game)),)))
        try:
            posted = await self._courier.post(row.channel, said, f"x{notice.id}"[:NONCE])
        except Undelivered as undelivered:
            log.warning("excuse_undelivered", match=match_id, why=str(undelivered))
            return
        excuse = records.Posted(match_id, EXCUSE, row.channel, posted, row.revision)
        await store.commit([changes.PutMessage(excuse)])

    async def _take_excuse_back(self, match_id: str) -> None:
        """The table is shown again: what was said of it is past."""
        said = (await self._service.store.messages(match_id)).get(EXCUSE)
        if said is None:
            return
        with suppress(Undelivered):
            await self._courier.delete(said.channel, said.message)
        await self._service.store.commit([changes.DropMessage(match_id, EXCUSE)])

    async def _shown(
        self,
        table: Table,
        notice: records.NoticeRow,
        mentions: Sequence[TurnMention],
        *,
        anew: bool,
    ) -> tuple[int, Sequence[TurnMention]]:
        """The message that shows the board now, edited or posted, and the mentions it carries."""
        channel = table.row.channel
        noted = (await self._service.store.messages(table.id)).get(BOARD)
        if noted is not None and noted.channel != channel:
            noted = None
        after = 0 if noted is None else noted.message
        late = notice.attempts > 1 or self._service.now() - notice.created >= GRACE
        if late and anew and (found := await self._unnoted(table, after, mentions)):
            return found
        stays = noted is not None and (not anew or noted.revision == table.match.revision)
        if stays and await self._edited(channel, after, await self.message(table)):
            return after, ()
        if (late or noted is None) and not anew and (found := await self._unnoted(table, after)):
            return found
        shown = await self.message(table, mentions=mentions)
        users = [one.user for one in mentions]
        return await self._courier.post(channel, shown, notice.id[:NONCE], users), mentions

    async def _edited(self, channel: int, id: int, shown: Rendered) -> bool:  # noqa: A002
        """Whether this message could be made to show the board; a new one is needed otherwise."""
        try:
            await self._courier.edit(channel, id, shown)
        except Undelivered as fault:
            if fault.fate not in (Fate.MESSAGE_GONE, Fate.TOO_OLD, Fate.ARCHIVED):
                raise
            return False
        return True

    async def _unnoted(
        self, table: Table, after: int, mentions: Sequence[TurnMention] = ()
    ) -> tuple[int, Sequence[TurnMention]] | None:
        """A board newer than the one noted, made to show the table, if there is one.

        Somebody posted it who could no longer say so.
        """
        channel = table.row.channel
        try:
            found = await self._courier.find(channel, board_mark(table), after)
        except Undelivered as fault:
            if fault.fate is not Fate.FORBIDDEN:
                raise
            return None
        shown = await self.message(table, mentions=mentions)
        if found is None or not await self._edited(channel, found.id, shown):
            return None
        return found.id, [one for one in mentions if f"<@{one.user}>" in found.text]

    async def _undelivered(self, notice: records.NoticeRow, fault: Undelivered) -> None:
        """Drop what will never be taken, the game being lost here. Raises TryLater for the rest."""
        assert notice.match_id is not None
        waiting = await self._service.store.notices(notice.match_id)
        boards = [one for one in waiting if one.kind in (NoticeKind.BOARD, NoticeKind.FRESH)]
        tries = sum(one.attempts for one in boards)
        closed = fault.fate in (Fate.FORBIDDEN, Fate.ARCHIVED) and tries >= TRIES
        if not closed and fault.fate not in (Fate.CHANNEL_GONE, Fate.REFUSED):
            raise TryLater(str(fault), fault.after)
        log.warning("board_given_up", match=notice.match_id, why=str(fault))
        if fault.fate is Fate.REFUSED:
            await self._service.store.commit([changes.DropNotice(notice.id)])
            return
        await self._service.store.commit([changes.DropNotice(one.id) for one in boards])
        if not (await self._service.tables.load(notice.match_id)).over:
            await self._lost(notice.match_id, deleted=fault.fate is Fate.CHANNEL_GONE)


def _without_picture(panel: Panel, described: Panel) -> Panel:
    """The panel with all that is described in place of its lines; what stands below them stays."""
    text = (panel.text[0], *described.text[1:], *panel.text[2:])
    return panel._replace(text=text, picture=None)
