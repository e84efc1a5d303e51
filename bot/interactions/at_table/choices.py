"""Handlers of choices and sights on boards and private panels.

A choice is played, a menu opened, a modal shown; the clicked message then shows the result.
Outdated clicks of all kinds are answered here, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple

import discord

from bot.delivery.boards import Publisher
from bot.delivery.open_panels import OpenPanels
from bot.delivery.renderer import Renderer
from bot.discord_io.answer import NOT_TAKEN, Answer
from bot.discord_io.layout import message
from bot.interactions.button_permissions import ephemeral, for_one_alone
from bot.interactions.private.reading import Reading
from bot.interactions.reopen import Reopening
from bot.interactions.verbs import On, Who, on
from bot.language.speech import Speech
from bot.play.actions import Service
from bot.play.selection import Outdated, outdated
from bot.play.showing import Played
from bot.play.ways import leads_of, seat_led
from bot.presentation.choices import whole
from bot.presentation.choices.controls import TWIN_MARK
from bot.presentation.choices.forms import PART_MARK, Draft
from bot.presentation.choices.menus import Menus
from bot.presentation.choices.paths import PAGE_MARK
from bot.presentation.custom_ids import NO_SEAT, CustomId, Verb
from bot.presentation.panel import with_button
from bot.presentation.panels.board import happened, in_words, page_in
from bot.presentation.panels.buttons import for_watchers, way_back
from bot.presentation.shown import Shown
from bot.store import changes
from bot.store.protocol import StoreError
from bot.table.notices import hand_notice, hand_role
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import SEPARATOR, Leaf, resolve, written
from engine.core.errors import StaleChoice
from engine.core.events import Event
from engine.core.words import Words


class _Board(NamedTuple):
    """The channel and message of a board, and whether its place is already stored (`noted`)."""

    channel: int
    message: int
    noted: bool


class ChoiceClicks:
    """Handles the buttons and menus of a game's choices."""

    def __init__(
        self,
        service: Service,
        renderer: Renderer,
        publisher: Publisher,
        reading: Reading,
        reopening: Reopening,
        panels: OpenPanels,
    ) -> None:
        self._service, self._renderer, self._publisher, self._reading = (
            service,
            renderer,
            publisher,
            reading,
        )
        self._reopening, self._panels = reopening, panels

    @on(Verb.PLAY, On.BOARD, On.PANEL, On.ALOUD, who=Who.DECIDER)
    async def _play(self, answer: Answer, where: CustomId) -> None:
        """Play a choice, with the picks or answers of the menu."""
        path = where.argument.partition(PART_MARK)[0]
        if path == where.argument:
            await self._do(answer, where, path)
            return
        table = await self._opened(answer, where, path)
        try:
            picked = whole.read(table.match.choices(where.seat), where.argument)[1]
        except StaleChoice:
            raise outdated(table, where.seat, path) from None
        await self._do(answer, where, path, picked)

    @on(Verb.PICK, On.BOARD, On.PANEL, who=Who.DECIDER)
    async def _pick(self, answer: Answer, where: CustomId) -> None:
        picked = [value.partition(TWIN_MARK)[0] for value in answer.values]
        await self._do(answer, where, where.argument, picked)

    @on(Verb.CHOOSE, On.BOARD, On.PANEL, who=Who.DECIDER)
    async def _choose(self, answer: Answer, where: CustomId) -> None:
        value = answer.value
        if value.startswith(PAGE_MARK):
            table = await self._opened(answer, where)
            await self._go_to(answer, table, where.seat, where.argument + value)
            return
        path = SEPARATOR.join(part for part in (where.argument, value) if part)
        table = await self._opened(answer, where, path)
        match = table.match
        try:
            node = resolve(match.choices(where.seat), path)
        except StaleChoice:
            raise outdated(table, where.seat, path) from None
        if isinstance(node, Leaf):
            await self._do(answer, where, path)
        else:
            await self._go_to(answer, table, where.seat, path)

    @on(Verb.OPEN, On.BOARD, On.PANEL, who=Who.DECIDER)
    async def _open(self, answer: Answer, where: CustomId) -> None:
        table = await self._opened(answer, where)
        await self._go_to(answer, table, where.seat, where.argument)

    @on(Verb.FORM, On.BOARD, On.PANEL, who=Who.DECIDER)
    async def _form(self, answer: Answer, where: CustomId) -> None:
        """Open the modal of a form, or read its submission."""
        path = where.argument.partition(PART_MARK)[0]
        table = await self._opened(answer, where, path)
        speech = _speech(answer, table)
        menus = Menus(table.match, table.id, where.seat, speech)
        submitted = answer.interaction.type is discord.InteractionType.modal_submit
        try:
            if submitted:
                await self._answered(answer, where, table, menus.form(where.argument).draft)
            elif answer.from_menu or not await answer.ask(menus.form(where.argument).window):
                await self._show(answer, table, where.seat, where.argument)
        except StaleChoice:
            raise outdated(table, where.seat, path) from None

    async def _answered(self, answer: Answer, where: CustomId, table: Table, draft: Draft) -> None:
        """Show the next part of a form, or play it; after a refusal the answers can be changed."""
        path, fields = where.argument.partition(PART_MARK)[0], answer.fields
        draft = draft.filled([fields.get(question.key, ()) for question in draft.asked])
        if draft.part < draft.parts:
            await self._go_to(answer, table, where.seat, draft.at((path,)))
            return
        try:
            await self._do(answer, where, path, written(draft.questions, draft.answers))
        except Refused as refusal:
            table = await self._opened(answer, where, path)
            at, why = draft.again().at((path,)), _speech(answer, table)(refusal.why)
            await self._show(answer, table, where.seat, at, why)

    @on(Verb.TEXT, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def _text(self, answer: Answer, where: CustomId) -> None:
        table = await self._table(answer, where)
        speech = _speech(answer, table)
        page = page_in(where.argument)
        panel = in_words(Shown(table, table.eyes_of(answer.user), speech), page)
        if not await self._alone(answer, table):
            await answer.post(
                message(await self._renderer.linked(panel, table, speech)), private=True
            )
            return
        self._panels.closed(answer, table.id)
        if table.solo or table.seat_of(answer.user) is None:
            panel = await self._renderer.linked(panel, table, speech)
        else:
            panel = with_button(panel, way_back(table, speech))
        await answer.edit(message(panel))

    @on(Verb.LOOK, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def _look(self, answer: Answer, where: CustomId) -> None:
        """Show a sight: in a member's own panel, whose open menu stays, or beside the board."""
        look = answer.value
        if where.seat == NO_SEAT:
            table = await self._table(answer, where)
            await self._reading.look(answer, where, look, anew=not await self._alone(answer, table))
            return
        table = await self._service.tables.get(where.match_id)
        seat = seat_led(table, answer.user)
        await self._go_to(answer, table, seat, where.argument, look)

    async def _do(
        self, answer: Answer, where: CustomId, path: str, picked: Sequence[str] = ()
    ) -> None:
        """Play a choice, and show what it led to in the message that was clicked."""
        async with self._panels.left_to(answer, where.match_id):
            await self._table(answer, where)
            played = await self._service.play(
                where.match_id,
                answer.user,
                where.decision,
                path,
                picked,
                answer.interaction.id,
                of=where.seat,
                name=answer.interaction.user.display_name,
            )
            table, at = played.table, _nearest(played.table, where.seat, path)
            try:
                shown = await self._show(answer, table, where.seat, at, events=played.events)
            except NOT_TAKEN:
                await self._service.showing.publish_now(played)
                raise
            if table.solo and not played.repeated:
                await self._noted(played, shown)
        if leads_of(table) is not None:
            await self._panels.refresh(table.id)

    async def _noted(self, played: Played, shown: _Board | None) -> None:
        """Record where the board shows an action, or show it there."""
        if shown is None:
            await self._publisher.show_now(played)
        elif shown.noted:
            await self._service.showing.shown_again(played)
        else:
            await self._service.showing.published(played, shown.channel, shown.message)

    async def _go_to(
        self, answer: Answer, table: Table, seat: int, at: str, look: str = ""
    ) -> None:
        """Show a menu of the seat, or a sight beside it. Raises Outdated if it is not offered."""
        try:
            await self._show(answer, table, seat, at, look=look)
        except StaleChoice:
            raise Outdated(table) from None

    async def _table(self, answer: Answer, where: CustomId) -> Table:
        """The table; resumes it if its lost channel is back."""
        table = await self._service.tables.get(where.match_id)
        return await self._reopening.look(answer.interaction, table)

    async def _opened(self, answer: Answer, where: CustomId, path: str = "") -> Table:
        """The table, if the decision that was clicked is the clicker's and open."""
        await self._table(answer, where)
        return await self._service.open(
            where.match_id, answer.user, where.decision, path, of=where.seat
        )

    async def _show(
        self,
        answer: Answer,
        table: Table,
        seat: int,
        at: str = "",
        note: str = "",
        look: str = "",
        events: Sequence[Event[Any]] = (),
    ) -> _Board | None:
        """Show the table, with what `events` led to, in the clicked message.

        Returns its place if it is the board. Otherwise None: an old board is closed, and any other
        message shows the seat's private panel. Raises StaleChoice.
        """
        clicked, alone = answer.interaction.message, await self._alone(answer, table)
        public = table.solo and not alone  # everybody reads the answer
        if at and leads_of(table) is not None:  # others read other menus of that board
            public = False
        speech = await self._renderer.languages.speech(table) if public else _speech(answer, table)
        note = note or happened(table, events, seat, speech)
        if not public:
            panel = await self._renderer.seat(table, seat, speech, at, note, look)
            if alone and clicked is not None:
                await answer.edit(panel)
                await self._shown_in_hand(answer, table, seat)
                await self._panels.shown(answer, clicked.id, table, seat)
            else:
                posted = await answer.post(panel, private=True)
                await self._panels.shown(answer, posted, table, seat)
            return None
        known = await self._renderer.standing(table)
        if clicked is None or (known is not None and known.message != clicked.id):
            await answer.edit(await self._renderer.retired(table.row))
            return None
        await answer.edit(await self._renderer.board(table, at, note, speech=speech))
        self._publisher.lent(answer, table)
        return _Board(clicked.channel.id, clicked.id, noted=known is not None)

    async def _alone(self, answer: Answer, table: Table) -> bool:
        """Whether the clicked message is read by one member alone, and is not a board.

        Off servers one member alone may read the board, too: in direct messages, or where Discord
        shows answers to their member only.
        """
        clicked = answer.interaction.message
        if clicked is None or not table.elsewhere:
            return for_one_alone(answer.interaction)
        if not ephemeral(answer.interaction):
            return False
        known = await self._renderer.standing(table)
        return known is None or known.message != clicked.id

    async def _shown_in_hand(self, answer: Answer, table: Table, seat: int) -> None:
        """Record that the clicked hand shows the current table."""
        interaction, store = answer.interaction, self._service.store
        clicked = interaction.message
        if table.solo or clicked is None or interaction.guild_id is not None:
            return
        with suppress(StoreError):  # the hand is then edited once more than it need be
            sent = (await store.messages(table.id)).get(hand_role(interaction.user.id))
            if sent is not None and sent.message == clicked.id:
                waiting = hand_notice(table.row, seat, 0.0).notice
                await store.commit([changes.DropNotice(waiting.id)])

    @on(Verb.HAND, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def _hand(self, answer: Answer, where: CustomId) -> None:
        table = await self._table(answer, where)
        if table.seat_of(answer.user) is None:
            speech = table.speech(answer.speech.locale)
            await answer.post(message(for_watchers(table, speech)), private=True)
        elif for_one_alone(answer.interaction):
            await self._show(answer, table, seat_of(table, answer.user))
        else:
            await self._reading.open(answer, table)

    async def outdated(self, answer: Answer, table: Table, why: Words | None) -> None:
        """Show the current state in the clicked message, and why the click had no effect."""
        seat = seat_led(table, answer.user)
        speech = _speech(answer, table)
        reason = "" if why is None else speech(why)
        note = f"{speech.say('note-outdated')} {reason}".strip()
        if leads_of(table) is not None and not for_one_alone(answer.interaction):
            late = speech.say("fault-outdated")  # others see the board, and were not late
            await answer.apologise(f"{late} {reason}".strip())
            return
        await self._show(answer, table, seat, note=note)


def _speech(answer: Answer, table: Table) -> Speech:
    """How to speak of the table to the clicker alone."""
    return table.speech(answer.speech.locale)


def _nearest(table: Table, seat: int, path: str) -> str:
    """The menu to show after the choice at `path`: the same one at larger tables."""
    if table.solo or table.over:
        return ""
    return Menus(table.match, table.id, seat, Speech()).nearest(path)
