"""Handlers of choices and sights on boards and private panels.

A click plays a choice, or opens a menu or modal. The clicked message then shows the result. A sight
is a detailed view of one part of a table, such as a planet. Outdated clicks of all kinds are
answered here, too.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, NamedTuple

from bot.delivery.renderer import board_place
from bot.discord_io.answer import REQUEST_FAILURES, Answer
from bot.discord_io.layout import ReadyMessage
from bot.interactions.answer_language import settings_in
from bot.interactions.at_table.steps import Step, path_named, step_of
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.private.reading import Reading
from bot.interactions.verbs import On, Who, on_table
from bot.language.speech import Speech
from bot.play.opening.ways import leads_of, led_by_group, seat_led
from bot.play.result import ActionResult
from bot.play.selection import Outdated, check_decision, outdated_choice
from bot.presentation.choices.forms import PART_MARK
from bot.presentation.choices.menus import Menus
from bot.presentation.custom_ids import NO_SEAT, Verb
from bot.presentation.panel import with_button
from bot.presentation.panels.board import in_words, note_of, page_in
from bot.presentation.panels.buttons import for_watchers, way_back
from bot.presentation.shown import SOLO, Shown
from bot.store import changes
from bot.store.errors import StoreError
from bot.table.notices import hand_notice, hand_role, without_reminder
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.errors import StaleChoice
from engine.core.events import Event
from engine.core.words import Words, seat_name, words


class _Board(NamedTuple):
    """The channel and message of a board, and whether the store has `noted` them."""

    channel: int
    message: int
    noted: bool


class ChoiceClicks:
    """Handles the buttons and menus of a game's choices."""

    def __init__(self, base: Base, reading: Reading) -> None:
        self._service, self._renderer = base.service, base.renderer
        self._publisher, self._panels, self._reading = base.publisher, base.panels, reading

    @on_table(Verb.PLAY, On.BOARD, On.PANEL, On.ALOUD, who=Who.DECIDER)
    @on_table(Verb.PICK, On.BOARD, On.PANEL, who=Who.DECIDER)
    @on_table(Verb.CHOOSE, On.BOARD, On.PANEL, who=Who.DECIDER)
    @on_table(Verb.OPEN, On.BOARD, On.PANEL, who=Who.DECIDER)
    @on_table(Verb.FORM, On.BOARD, On.PANEL, who=Who.DECIDER)
    async def _choose(self, click: TableClick) -> None:
        """Play the choice that the click makes, or show the menu or form to which it leads.

        If the choice is whole in the button, the commit checks whether it is still offered, so that
        a repeated click is recognized.
        """
        table, seat, path = click.table, click.seat, path_named(click, click.verb)
        if click.verb not in (Verb.PLAY, Verb.PICK) or PART_MARK in click.argument:
            _require_open(click, path)

        def menus() -> Menus:
            return Menus(table.match, table.id, seat, click.speech)

        try:
            step = await step_of(click, click.verb, path, menus)
            if step is not None and not step.plays:
                if step.picked and not led_by_group(table):
                    table = await self._keep(click, path, step.picked)
                await self._show(click.answer, table, seat, step.path)
        except StaleChoice:
            raise outdated_choice(table, seat, path) from None
        if step is not None and step.plays:
            await self._play(click, step)

    async def _keep(self, click: TableClick, path: str, picked: Sequence[str]) -> Table:
        """Play the choice that keeps a part of a form, unless it changes nothing."""
        answer = click.answer
        with suppress(Refused):
            async with self._panels.suspend_refresh(answer, click.match_id):
                kept = await self._service.play(
                    click.match_id, answer.user, click.shown_for, path, picked,
                    answer.interaction.id, of=click.seat,
                )  # fmt: skip
            return kept.table
        return await self._service.tables.get(click.match_id)

    async def _play(self, click: TableClick, step: Step) -> None:
        """Play a choice. If the rules refuse the answers of a form, show why, to correct them.

        A form without any answer is not shown again, but the menu that contains it.
        """
        try:
            await self._do(click, step.path, step.picked)
        except Refused as refusal:
            if (draft := step.draft) is None:
                raise
            now = replace(click, table=await self._service.tables.get(click.match_id))
            table, why = _require_open(now, step.path), now.speech(refusal.why)
            at = draft.again().at((step.path,)) if any(draft.answers) else ""
            await self._show(click.answer, table, click.seat, at, why, after=step.path)

    @on_table(Verb.TEXT, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def _text(self, click: TableClick) -> None:
        answer, table, speech = click.answer, click.table, click.speech
        panel = in_words(Shown(table, click.viewer, speech), page_in(click.argument))
        if not await self._alone(answer, table):
            panel = await self._renderer.with_link(panel, table.row, speech)
            await self._panels.post_aside(answer, panel, table.id, kind=Verb.TEXT)
            return
        self._panels.forget(answer, table.id)
        if table.solo or click.viewer is None:
            panel = await self._renderer.with_link(panel, table.row, speech)
        else:
            panel = with_button(panel, way_back(table, speech))
        await answer.edit(panel)

    @on_table(Verb.LOOK, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def _look(self, click: TableClick) -> None:
        """Show a sight: beside the open menu of a seat's panel, or in a panel of its own.

        Raises Outdated if the menu or the sight no longer exists.
        """
        answer, table = click.answer, click.table
        if click.seat == NO_SEAT:
            await self._reading.look(click, anew=not await self._alone(answer, table))
            return
        seat = seat_led(table, answer.user)
        try:
            await self._show(answer, table, seat, click.argument, look=answer.value)
        except StaleChoice:
            raise Outdated(table) from None

    async def _do(self, click: TableClick, path: str, picked: Sequence[str] = ()) -> None:
        """Play a choice, and show the result in the clicked message."""
        answer, seat = click.answer, click.seat
        async with self._panels.suspend_refresh(answer, click.match_id):
            played = await self._service.play(
                click.match_id,
                answer.user,
                click.shown_for,
                path,
                picked,
                answer.interaction.id,
                of=seat,
                name=answer.interaction.user.display_name,
            )
            await self._show_result(answer, played, seat, path)
        if leads_of(played.table, seat) is not None:
            await self._panels.refresh(played.table.id)

    async def take_back(self, click: TableClick, to: int) -> None:
        """Return a solo game to the revision `to`, and show the result in the clicked message.

        Raises Outdated for a button of a past decision, so that two quick clicks undo one move.
        """
        answer = click.answer
        _require_open(click)
        played = await self._service.take_back(
            click.match_id, answer.user, to, answer.interaction.id
        )
        await self._show_result(answer, played, SOLO, done=words("log-undo", who=seat_name(SOLO)))

    async def _show_result(
        self,
        answer: Answer,
        played: ActionResult,
        seat: int,
        path: str = "",
        done: Words | None = None,
    ) -> None:
        """Show the result of the choice at `path` in the clicked message.

        `done` is the sentence about a change that has no events, such as an undo.
        """
        try:
            shown = await self._show(
                answer, played.table, seat, after=path, events=played.events, done=done
            )
        except REQUEST_FAILURES:
            await self._publisher.publish_now(played)
            raise
        if played.table.solo and not played.repeated:
            await self._record(played, shown, done)

    async def _record(self, played: ActionResult, shown: _Board | None, done: Words | None) -> None:
        """Store that the board `shown` is up to date; if it is None, edit or post the board."""
        if shown is None:
            await self._publisher.show_now(played, done)
        elif shown.noted:
            await self._publisher.record_edit(played)
        else:
            await self._publisher.record_board(played, shown.channel, shown.message)

    async def _show(
        self,
        answer: Answer,
        table: Table,
        seat: int,
        at: str = "",
        note: str = "",
        look: str = "",
        events: Sequence[Event[Any]] = (),
        done: Words | None = None,
        after: str = "",
    ) -> _Board | None:
        """Show the table as the seat sees it. Returns the board's place if it was clicked.

        Text: the note, by default a description of the `events`, or `done` if there are none. Menu:
        the one at the path `at`, by default the one to go on with after the choice `after`; after a
        hint, or a button of the first menu, the first one.

        If the clicked message is the board of a solo game, it is edited and its place returned.
        Otherwise returns None: a message that is no longer the board gets a link to it; a hint that
        the member followed is deleted, as the board shows the result; in all other cases the
        seat's private panel is shown, in the clicked message if only the member sees that.

        Raises StaleChoice if the menu `at` or the sight `look` does not exist.
        """
        clicked, alone = answer.interaction.message, await self._alone(answer, table)
        public = table.solo and not alone  # the answer edits the public board
        if at and led_by_group(table):  # other members of the group have other menus open
            public = False
        if public:
            settings = settings_in(answer.interaction)
            speech = await self._renderer.languages.speech(table, settings)
        else:
            speech = _speech(answer, table)
        if not note:
            note = note_of(table, events, seat, speech) if done is None else speech(done)
        if not public:
            shown = Shown(table, seat, speech)
            first = self._panels.hint_clicked(answer, table.id) is not None
            first = first or self._panels.button_of_first_menu(answer, table.id)
            at = at if at or first else _nearest(shown, after)
            panel = await self._renderer.seat(shown, at, note, look)
            replaced = clicked.id if alone and clicked is not None else None
            await self._show_panel(answer, shown, panel, (at, look), replaced, acted=bool(events))
            return None
        known = await board_place(self._service.store, table.id)
        if clicked is None or (known is not None and known.message != clicked.id):
            await answer.edit(await self._renderer.moved_board(table.row))
            return None
        await answer.edit(await self._renderer.board(table, at, note, speech=speech))
        self._publisher.keep_token(answer, table)
        return _Board(clicked.channel.id, clicked.id, noted=known is not None)

    async def _show_panel(
        self,
        answer: Answer,
        shown: Shown,
        panel: ReadyMessage,
        place: tuple[str, str],
        replaced: int | None,
        *,
        acted: bool,
    ) -> None:
        """Show a seat's private panel, open at `place` (menu, sight), and keep it as open.

        It replaces the message `replaced`, or is a new one. Once the seat has `acted`, a followed
        hint is closed instead if another message shows the result.
        """
        table, seat = shown.table, shown.viewer
        assert seat is not None
        on_board = table.solo and not table.elsewhere  # which shows what a followed hint did
        if acted and (
            (on_board and self._panels.take_hint(answer, table.id))
            or await self._panels.show_followed(answer, table, panel, place)
        ):
            await answer.close()
            return
        if replaced is None:
            replaced = await answer.post(panel, private=True)
        else:
            await answer.edit(panel)
            await self._record_hand(answer, table, seat)
        await self._panels.keep(answer, replaced, table, seat, place, acted=acted)

    async def _alone(self, answer: Answer, table: Table) -> bool:
        """Whether only the member who clicked sees the clicked message, and it is not the board.

        Where the bot is no member, the board itself may be visible to one member only: in direct
        messages, or where Discord shows the bot's answers only to the member who asked.
        """
        clicked = answer.interaction.message
        if clicked is None or not table.elsewhere:
            return answer.alone
        if not answer.ephemeral:
            return False
        known = await board_place(self._service.store, table.id)
        return known is None or known.message != clicked.id

    async def _record_hand(self, answer: Answer, table: Table, seat: int) -> None:
        """Store that the hand in the clicked direct message is up to date.

        Does nothing for other messages. If the seat need not act any more, its reminder is deleted.
        """
        interaction, store = answer.interaction, self._service.store
        clicked = interaction.message
        if table.solo or clicked is None or interaction.guild_id is not None:
            return
        with suppress(StoreError):  # the hand is then edited once too often
            posted = await store.messages(table.id)
            sent = posted.get(hand_role(interaction.user.id))
            if sent is not None and sent.message == clicked.id:
                now, waiting = self._service.now(), hand_notice(table.row, seat, 0.0).notice
                moved = seat not in table.missing
                reminded = without_reminder(table.row, posted, seat, now) if moved else []
                await store.commit([changes.DropNotice(waiting.id), *reminded])
                self._service.wake()

    @on_table(Verb.HAND, On.BOARD, On.PANEL, who=Who.WATCHER)
    async def _hand(self, click: TableClick) -> None:
        answer, table = click.answer, click.table
        if click.viewer is None:
            await self._panels.post_aside(answer, for_watchers(table, click.speech), table.id)
        elif answer.alone:
            await self._show(answer, table, seat_led(table, answer.user))
        else:
            await self._reading.open(answer, table)

    async def show_outdated(self, answer: Answer, table: Table, why: Words | None) -> None:
        """Show the current state in the clicked message, and why the click had no effect."""
        seat = seat_led(table, answer.user)
        speech = _speech(answer, table)
        reason = "" if why is None else speech(why)
        note = f"{speech.say('note-outdated')} {reason}".strip()
        if led_by_group(table) and not answer.alone:
            # others read this board, and did not click late: answer beside it
            late = speech.say("fault-outdated")
            await answer.apologise(f"{late} {reason}".strip())
            return
        await self._show(answer, table, seat, note=note)


def _require_open(click: TableClick, path: str = "") -> Table:
    """The click's table, if the decision of the button is still open.

    Raises Refused for a button of another member's seat, Outdated for a past decision.
    """
    check_decision(click.table, click.answer.user, click.shown_for, path, click.seat)
    return click.table


def _speech(answer: Answer, table: Table) -> Speech:
    """Speech about the table in the language of the member who clicked."""
    return table.speech(answer.speech.locale)


def _nearest(shown: Shown, path: str) -> str:
    """The path of the menu to show after the choice at `path`; "" in solo and finished games."""
    alone = shown.table.solo or shown.table.over
    return "" if alone or not path else shown.own_menus.nearest(path)
