"""Clicks below a finished game: show the moments that decided it, and share its result."""

from contextlib import suppress
from typing import Any

from bot.discord_io.answer import REQUEST_FAILURES, Answer
from bot.discord_io.courier import DeliveryError
from bot.discord_io.layout import ReadyMessage
from bot.discord_io.permissions import parent_to_post_in
from bot.features.endings import deed, search
from bot.features.endings.deed import SHARED, STORY, require_unshared, seat_shared
from bot.features.endings.panel import (
    PARENT,
    POST,
    SHARE,
    TURNED,
    message_to_share,
    moment,
    preview,
)
from bot.features.endings.story import Stories
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, on_table
from bot.play.record import record_of
from bot.presentation.custom_ids import NotOurs
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.match import Match, states_of
from engine.core.words import words


class Clicks:
    """Shows moments and previews privately, and posts shared games."""

    def __init__(self, base: Base) -> None:
        self._service, self._renderer, self._agents = base.service, base.renderer, base.agents
        self._languages, self._courier = base.renderer.languages, base.courier
        self._stories, self._seats = Stories(base), base.seats

    @on_table(SHARE, On.BOARD, who=Who.WATCHER)
    async def share(self, click: TableClick) -> None:
        """Show the member privately the message that shares the game, and ask whether to post it.

        If its story is not stored yet, searches for it, and then adds the course of the game.
        Raises Refused for members who did not play, or who have shared it.
        """
        answer, table = click.answer, click.table
        require_unshared(table, answer.user)
        posted = await answer.post(await self._preview(answer, table), private=True)
        if STORY.of(table.state) is not None:
            return
        await self._stories.story_of(table.id)
        found = await self._service.tables.load(table.id)
        if seat_shared(found, answer.user) not in SHARED.of(found.state):
            with suppress(*REQUEST_FAILURES):  # the member may have dismissed it
                await answer.correct(posted, await self._preview(answer, found))

    async def _preview(self, answer: Answer, table: Table) -> ReadyMessage:
        """The question before a game is shared; without the course until the story is stored."""
        seat, speech = seat_shared(table, answer.user), await self._languages.speech(table)
        told = message_to_share(table, seat, speech)
        parent = parent_to_post_in(answer.interaction)
        asked = preview(table, told, None if parent is None else parent.name, answer.speech)
        return await self._renderer.with_picture(asked, table.id)

    @on_table(POST, On.ASIDE, who=Who.WATCHER)
    async def post(self, click: TableClick) -> None:
        """Post the message that shares the game: here, or in the channel of this thread.

        Each seat can do so once. Raises Refused like `share`.
        """
        answer = click.answer
        seat = require_unshared(click.table, answer.user)
        table = await deed.share(self._seats, click.match_id, answer.user)
        await answer.replace(answer.speech.say("share-done"))
        speech = await self._languages.speech(table)
        told = message_to_share(table, seat, speech)
        panel = await self._renderer.with_link(told, table.row, speech)
        shown = await self._renderer.with_picture(panel, table.id)
        parent = parent_to_post_in(answer.interaction) if click.argument == PARENT else None
        if parent is not None:
            with suppress(DeliveryError):
                await self._courier.post(parent.id, shown, str(answer.interaction.id))
                return
        await answer.post(shown)

    @on_table(TURNED, On.BOARD, On.PANEL, On.ASIDE, who=Who.WATCHER)
    async def show_moment(self, click: TableClick) -> None:
        """Show the moment with the index in the argument, and the board before it.

        Raises Refused while no moments are stored, NotOurs for any other argument.
        """
        answer, table = click.answer, click.table
        story, place = STORY.of(table.state), click.argument
        if story is None or not story.moments:
            raise Refused(words("refused-share-later"))
        if not (place.isascii() and place.isdigit() and int(place) < len(story.moments)):
            raise NotOurs(place)
        then = await self._before(table, story.moments[int(place)].revision)
        panel = moment(table, story, int(place), then, click.speech)
        panel = await self._renderer.with_link(panel, table.row, click.speech)
        shown = await self._renderer.with_picture(panel, table.id)
        if answer.ephemeral:
            await answer.edit(shown)
        else:
            await answer.post(shown, private=True)

    async def _before(self, table: Table, revision: int) -> Match[Any, Any, Any]:
        """The match before the entry of its record that led to this revision."""
        record = await record_of(self._service.store, table.row)
        at = await self._agents.work(search.position, record.model_dump_json(), revision - 1)
        game, seats = table.match.game, len(table.row.seats)
        return Match(game, states_of(game).load(at.state), (0,) * seats, at.revision)
