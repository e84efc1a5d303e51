"""Keeps the board of each match: exactly one message that shows its present state.

Edits the board's message where possible, and posts a new one otherwise. The renderer makes its
content.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress

import structlog

from bot.delivery.board_tokens import BoardTokens
from bot.delivery.outbox import TRIES, TryLater
from bot.delivery.parts import Parts
from bot.delivery.renderer import TurnMention, board_place
from bot.delivery.turn_mentions import TurnMentions
from bot.discord_io.answer import REQUEST_FAILURES, Answer
from bot.discord_io.courier import UNEDITABLE, DeliveryError, Fate
from bot.language.speech import Speech
from bot.play.result import ActionResult
from bot.presentation.custom_ids import Verb, custom_id
from bot.presentation.panel import Button, Panel, Style
from bot.presentation.panels.board import board_mark, note_of
from bot.presentation.shown import SOLO
from bot.runtime.locks import Locks
from bot.runtime.recent import Recent
from bot.store import changes, records
from bot.store.errors import StoreError
from bot.table.notices import (
    BOARD,
    EXCUSE,
    GRACE,
    NONCE,
    Board,
    Fresh,
    Old,
    asked_board,
    board_notice,
    old_message,
    without_message,
)
from bot.table.table import Table
from bot.table.without_rules import WithoutRules
from engine.core.errors import EngineError
from engine.core.words import Words

log = structlog.get_logger()

KEPT = 1_000
"""Maximum number of boards that are remembered as shown by a click."""
BURIED = 5
"""How many messages of the bot below a board make it too far up to stay there."""
InView = Callable[[Table, records.PostedMessage | None], bool]
"""Whether the table's members are reading private panels below its board, at the given place."""


class Publisher:
    """Shows tables in channels.

    Remembers where boards are and what they show, so that the outbox does only what is left: all
    code that shows a board, or fails to, reports it here. A new board mentions the members whose
    turn it is. If the channel refuses a board for good, the game is paused.
    """

    def __init__(self, parts: Parts) -> None:
        self._service, self._renderer = parts.service, parts.renderer
        self._courier, self._seats, self._mentions = parts.courier, parts.seats, TurnMentions(parts)
        self._moving, self._tokens = Locks(), BoardTokens(parts.service.now)
        self._shown: Recent[str, str] = Recent(KEPT)
        """By match: the notice of the board that a click has shown."""

    async def edit(self, notice: records.NoticeRow) -> None:
        """Update the board of the notice's match in place, unless a click has done so.

        Raises TryLater.
        """
        match_id = str(notice.match_id)
        if self._shown.get(match_id) != notice.id:
            await self.show(notice)
            return
        del self._shown[match_id]
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def show(self, notice: records.NoticeRow, in_view: InView | None = None) -> None:
        """Show the board of the notice's match, and store its place. Raises TryLater.

        Without `in_view`, the board is edited in place. With it, the board is posted anew at the
        bottom, once per action, with the mentions that are due. It stays in place if no mention is
        due and `in_view` says that members are reading below it, but not above `BURIED` messages.
        """
        assert notice.match_id is not None
        async with self._moving.of(notice.match_id):
            try:
                table = await self._service.tables.load(notice.match_id)
                if table.elsewhere:
                    await self._renew(table, notice)
                    return
                posted = await self._service.store.messages(table.id)
                mentions: Sequence[TurnMention] = ()
                noted, anew = posted.get(BOARD), False
                if in_view is not None:
                    mentions = await self._mentions.of(table)
                    stays = in_view(table, noted) and not self._is_buried(noted)
                    anew = bool(mentions) or not stays
                stands, posted_mentions = await self._show(
                    table, notice, noted, mentions, anew=anew
                )
            except DeliveryError as fault:
                await self._give_up(notice, fault)
                return
            except EngineError as fault:
                await self._excuse(notice, fault)
                return
            done = [changes.DropNotice(call.notice) for call in posted_mentions]
            played = ActionResult(table, notice.id)
            await self.record_board(played, table.row.channel, stands, done)
            if EXCUSE in posted:
                await self._take_back(table, posted[EXCUSE])

    async def show_now(self, played: ActionResult, done: Words | None = None) -> None:
        """Update a solo board after an action that was not a click on it.

        The board's note tells its events, or is `done` for an action without any. If the board
        cannot be edited now, the outbox updates it.
        """
        if played.repeated or not played.table.solo:
            return
        table = played.table
        known = await board_place(self._service.store, table.id)
        if known is None or not (table.elsewhere or self._courier.hears(table.row.guild)):
            await self.publish_now(played)
            return
        speech = await self._renderer.languages.speech(table)
        note = note_of(table, played.events, SOLO, speech) if done is None else speech(done)
        try:
            shown = await self._renderer.board(table, note=note, speech=speech)
            if table.elsewhere:
                await self._tokens.renew(table.id, shown)
            else:
                await self._courier.edit(known.channel, known.message, shown)
        except DeliveryError:
            await self.publish_now(played, tried=1)
        else:
            await self.record_edit(played)

    async def record_board(
        self, played: ActionResult, channel: int, message: int, also: Sequence[changes.Change] = ()
    ) -> None:
        """Store that the message `message` in `channel` shows the board after this action.

        Commits the changes in `also`, too. Schedules the deletion of the old board, and if the
        table changed meanwhile, a refresh. If the commit fails, the notice remains, and the board
        is shown once more.
        """
        table = played.table
        known = await board_place(self._service.store, table.id)
        if known is not None and known.message == message:
            await self._record(played, also, [])  # the same message shows it: its place stays
            return
        shown = records.PostedMessage(table.id, BOARD, channel, message, table.match.revision)
        left: list[changes.Change] = []
        if known is not None:
            left.append(old_message(table.row, known, self._service.now(), 0))
            left += await self._deletions_to_retry(table.id)
        await self._record(played, [changes.PutMessage(shown), *also], left)

    async def record_edit(self, played: ActionResult) -> None:
        """Remember that the answer to a click has updated the board in place.

        Commits nothing: the next action replaces the notice, or `edit` drops it when it is due.
        After a crash before that, the board is shown once more. If the stored table is newer,
        schedules a refresh instead.
        """
        table = played.table
        with suppress(StoreError):
            if await self._newer(table) is not None:
                await self._record(played, (), [])
                return
        if played.notice is not None:
            self._shown[table.id] = played.notice

    async def publish_now(self, played: ActionResult, *, tried: int = 0) -> None:
        """Make the outbox refresh the board at once.

        If that cannot be committed, retries later; `tried` counts the failures.
        """
        if played.notice is not None:
            try:
                soon = changes.DelayNotice(played.notice, self._service.now(), tried)
                await self._service.store.commit([soon])
            except StoreError as fault:
                log.warning("board_not_hastened", match=played.table.id, fault=str(fault))
        self._service.wake()

    async def move(self, answer: Answer, table: Table) -> None:
        """Answer a command with the board as a new message, which replaces the old one.

        If its place cannot be stored, the outbox finds it later (`_find`). Moves of one board are
        serialized: if two are asked for at once, the second deletes the board of the first.
        """
        async with self._moving.of(table.id):
            newest, now = await self._service.tables.get(table.id), self._service.now()
            notice = asked_board(newest.row, answer.interaction.id, now)
            await self._service.store.commit([notice])
            await self.answer(answer, ActionResult(newest, notice.notice.id))

    async def answer(self, answer: Answer, played: ActionResult) -> None:
        """Answer with the board after an action as a new message.

        If that fails, the outbox posts the board.
        """
        table = played.table
        try:
            posted = await answer.post(await self._renderer.board(table))
        except REQUEST_FAILURES:
            await self.publish_now(played)
            raise
        if table.elsewhere:  # a board that stood before
            await self._tokens.renew(table.id, await self._renderer.moved_board(table.row))
        self.keep_token(answer, table)
        there = answer.interaction.channel_id or table.row.channel
        await self.record_board(played, there, posted)

    def keep_token(self, answer: Answer, table: Table) -> None:
        """Keep the token of an answer that shows a board off the bot's servers."""
        if table.elsewhere:
            self._tokens.keep(answer, table.id)

    async def _renew(self, table: Table, notice: records.NoticeRow) -> None:
        """Edit a board off the bot's servers, if its token is still valid; drop the notice."""
        await self._tokens.renew(table.id, await self._renderer.board(table))
        await self._service.store.commit([changes.DropNotice(notice.id)])

    async def _excuse(self, notice: records.NoticeRow, fault: EngineError) -> None:
        """Post once in the channel why a table cannot be shown and how members can go on."""
        log.error("board_not_shown", match=notice.match_id, fault=str(fault))
        store, match_id = self._service.store, str(notice.match_id)
        await store.commit([changes.DropNotice(notice.id)])
        row = await store.match(match_id)
        if row is None or row.guild == records.NO_SERVER:
            return
        if EXCUSE in await store.messages(match_id):
            return
        language = await self._renderer.languages.of(row, await store.leavers(match_id))
        apology = _excuse(row, fault, Speech(language))
        try:
            posted = await self._courier.post(row.channel, apology, f"x{notice.id}"[:NONCE])
        except DeliveryError as undelivered:
            log.warning("excuse_undelivered", match=match_id, why=str(undelivered))
            return
        excuse = records.PostedMessage(match_id, EXCUSE, row.channel, posted, row.revision)
        await store.commit([changes.PutMessage(excuse)])

    async def _take_back(self, table: Table, excuse: records.PostedMessage) -> None:
        """Delete the message that `_excuse` posted, as the table is shown again."""
        gone = without_message(table.row, excuse, self._service.now(), 0)
        await self._service.store.commit(gone)
        self._service.wake()

    async def _show(
        self,
        table: Table,
        notice: records.NoticeRow,
        noted: records.PostedMessage | None,
        mentions: Sequence[TurnMention],
        *,
        anew: bool,
    ) -> tuple[int, Sequence[TurnMention]]:
        """Edit the board, or post a new one; returns its message id, and the mentions in it.

        With `anew` it is posted again, except if it was already at this revision. `noted` is where
        the store says that the board is.
        """
        channel = table.row.channel
        if noted is not None and noted.channel != channel:
            noted = None
        after = 0 if noted is None else noted.message
        late = notice.attempts > 1 or self._service.now() - notice.created >= GRACE
        if late and anew and (found := await self._find(table, after, mentions)):
            return found
        stays = noted is not None and (not anew or noted.revision == table.match.revision)
        if stays:
            shown = await self._renderer.board(table)
            if await self._courier.edits(channel, after, shown, UNEDITABLE):
                return after, ()
        if (late or noted is None) and not anew and (found := await self._find(table, after)):
            return found
        shown = await self._renderer.board(table, mentions=mentions)
        users = [one.user for one in mentions]
        return await self._courier.post(channel, shown, notice.id[:NONCE], users), mentions

    def _is_buried(self, noted: records.PostedMessage | None) -> bool:
        """Whether news has moved the board, and the panels below it, out of sight."""
        if noted is None:
            return False
        return self._courier.posted_below(noted.channel, noted.message) >= BURIED

    async def _find(
        self, table: Table, after: int, mentions: Sequence[TurnMention] = ()
    ) -> tuple[int, Sequence[TurnMention]] | None:
        """Find a board that was posted but not stored, as before a crash, and edit it.

        Searches below the message `after`. Returns its message id and the mentions in it, or None.
        """
        channel = table.row.channel
        try:
            found = await self._courier.find(channel, board_mark(table), after)
        except DeliveryError as fault:
            if fault.fate is not Fate.FORBIDDEN:
                raise
            return None
        shown = await self._renderer.board(table, mentions=mentions)
        if found is None or not await self._courier.edits(channel, found.id, shown, UNEDITABLE):
            return None
        return found.id, [one for one in mentions if f"<@{one.user}>" in found.text]

    async def _newer(self, table: Table) -> records.MatchRow | None:
        """The stored row of a table if it is newer than this one, else None."""
        newest = (await self._service.tables.get(table.id)).row
        same = (newest.revision, newest.edition) == (table.row.revision, table.row.edition)
        return None if same else newest

    async def _record(
        self, played: ActionResult, done: Sequence[changes.Change], left: list[changes.Change]
    ) -> None:
        """Commit `done`, which says that a board is shown, and `left`, which the outbox must do."""
        table, now = played.table, self._service.now()
        if played.notice is not None:
            done = [*done, changes.DropNotice(played.notice)]
        try:
            if (newest := await self._newer(table)) is not None:
                again = board_notice(newest, now).notice._replace(not_before=now)
                left.append(changes.AddNotice(again))
            if done or left:
                await self._service.store.commit([*done, *left])
            if not left:
                return
        except StoreError as fault:
            log.warning("board_not_stored", match=table.id, fault=str(fault))
        self._service.wake()

    async def _deletions_to_retry(self, match_id: str) -> list[changes.Change]:
        """Changes by which the outbox retries at once the deletions of old boards that failed."""
        waiting = await self._service.store.notices(match_id)
        olds = [one for one in waiting if one.kind == Old.kind and one.attempts]
        return [changes.DelayNotice(one.id, self._service.now()) for one in olds]

    async def _give_up(self, notice: records.NoticeRow, fault: DeliveryError) -> None:
        """React to Discord's refusal of a board.

        If the channel is gone, or refused the board `TRIES` times, drops the notices of boards and
        pauses the game. A malformed board is dropped. Raises TryLater for other failures.
        """
        assert notice.match_id is not None
        waiting = await self._service.store.notices(notice.match_id)
        boards = [one for one in waiting if one.kind in (Board.kind, Fresh.kind)]
        tries = sum(one.attempts for one in boards)
        closed = fault.fate in (Fate.FORBIDDEN, Fate.ARCHIVED) and tries >= TRIES
        if not closed and fault.fate not in (Fate.CHANNEL_GONE, Fate.MALFORMED):
            raise TryLater(str(fault), fault.after)
        log.warning("board_given_up", match=notice.match_id, why=str(fault))
        if fault.fate is Fate.MALFORMED:
            await self._service.store.commit([changes.DropNotice(notice.id)])
            return
        await self._service.store.commit([changes.DropNotice(one.id) for one in boards])
        if not (await self._service.tables.load(notice.match_id)).over:
            deleted = fault.fate is Fate.CHANNEL_GONE
            await self._seats.pause_lost(notice.match_id, deleted=deleted)


def _excuse(row: records.MatchRow, fault: EngineError, speech: Speech) -> Panel:
    """The message on why a board is not shown; with a button to end a game without rules."""
    game = speech.game_name(row.game)
    if not isinstance(fault, WithoutRules):
        return Panel((speech.say("fault-table", game=game),))
    end = custom_id(Verb.ASK_LEAVE, match=row.id)
    button = Button(end, speech.say("button-no-rules-end"), Style.DANGER)
    return Panel((speech.say("no-rules", game=game),), ((button,),))
