"""Clicks on the page of prepared moves: its menus offer the choices of an imagined next turn."""

import asyncio
from typing import Final

from bot.discord_io.answer import Answer
from bot.features.preparing.panel import AHEAD, GO, OUT, VERBS, menus_of, page
from bot.interactions.at_table.steps import Step, path_named, step_of
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.verbs import On, Who, on, on_table
from bot.language.speech import Speech
from bot.play.selection import Outdated, chosen_action
from bot.presentation.custom_ids import Verb
from bot.presentation.panel import Panel
from bot.table.permissions import seat_of
from bot.table.premoves import Ahead, moves_of, waits
from bot.table.refusals import Refused
from bot.table.state import Premove
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.errors import StaleChoice
from engine.core.words import Words, words

_LATE: Final = words("prepared-late")


class Clicks:
    """Handles the menus and buttons of the page."""

    def __init__(self, base: Base) -> None:
        self._service, self._renderer, self._panels = base.service, base.renderer, base.panels
        self._premoves = base.premoves

    @on_table(AHEAD, On.PANEL, who=Who.MEMBER)
    async def open(self, click: TableClick) -> None:
        """Show the page of prepared moves."""
        await self._show(click.answer, click.table)

    @on_table(VERBS[Verb.OPEN], On.PANEL, who=Who.MEMBER)
    @on_table(VERBS[Verb.CHOOSE], On.PANEL, who=Who.MEMBER)
    @on_table(VERBS[Verb.PLAY], On.PANEL, who=Who.MEMBER)
    @on_table(VERBS[Verb.PICK], On.PANEL, who=Who.MEMBER)
    @on_table(VERBS[Verb.FORM], On.PANEL, who=Who.MEMBER)
    async def choose(self, click: TableClick) -> None:
        """Prepare the move that the click makes, or show the menu or form to which it leads."""
        answer, table, speech = click.answer, click.table, click.speech
        seat = seat_of(table, answer.user)
        verb = next(verb for verb, own in VERBS.items() if own == click.verb)
        ahead, number = await self._ahead(table, seat), len(moves_of(table, seat))
        try:
            step = await step_of(
                click,
                verb,
                path_named(click, verb),
                lambda: menus_of(table, _there(ahead), seat, speech, number),
            )
        except StaleChoice:
            await self._show(answer, table, note=_LATE, ahead=ahead)
            return
        if step is not None and step.plays:
            await self._keep(click, step, ahead)
        elif step is not None:
            await self._show(answer, table, step.path, ahead=ahead)

    @on_table(OUT, On.PANEL, who=Who.MEMBER)
    async def take_out(self, click: TableClick) -> None:
        """Remove the chosen prepared move; if the list has changed meanwhile, only say so.

        Raises Refused if the move is not in the list any more.
        """
        answer, table = click.answer, click.table
        stands = len(moves_of(table, seat_of(table, answer.user))) == click.decision
        if not stands or not answer.value.isdigit():
            await self._show(answer, table, note=_LATE)
            return
        after = await self._premoves.take_out(table.id, answer.user, int(answer.value))
        await self._show(answer, after)

    @on(GO, On.PANEL, who=Who.MEMBER)
    async def go_on(self, click: Click) -> None:
        """Play the prepared moves, which wait for the member's confirmation. Raises Refused."""
        answer = click.answer
        table = await self._premoves.go_on(click.match_id, answer.user)
        await self._panels.show(answer, table, words("ahead-goes-on"))

    async def _keep(self, click: TableClick, step: Step, ahead: Ahead) -> None:
        """Append a choice to the prepared moves, unless the list has changed.

        If the rules refuse the answers to a form, says why, and offers the form with them again.
        Raises Refused for any other choice that they refuse.
        """
        answer, table, speech = click.answer, click.table, click.speech
        seat = seat_of(table, answer.user)
        moves = moves_of(table, seat)
        if len(moves) != click.decision:
            await self._show(answer, table, note=_LATE, ahead=ahead)
            return
        at, path, picked = _there(ahead), step.path, step.picked
        try:
            action = chosen_action(at, seat, path, picked)
            menus = menus_of(table, at, seat, speech, len(moves))
            text = menus.said.prepared(path.split(SEPARATOR), picked)
        except (Outdated, StaleChoice):
            await self._show(answer, table, note=_LATE, ahead=ahead)
            return
        if (why := at.match.why_not(seat, action)) is not None:
            if (draft := step.draft) is None:
                raise Refused(why, speech.names)
            again = draft.again().at((path,)) if any(draft.answers) else menus.nearest(path)
            await self._show(answer, table, again, note=why, ahead=ahead)
            return
        premove = Premove(text=text, locale=speech.locale)
        try:
            after = await self._premoves.add(table, at, seat, action, premove, len(moves))
        except Refused:  # the table has just changed
            raise Outdated(await self._service.tables.load(table.id)) from None
        then, nearest = await self._ahead(after, seat), ""
        if then.table is not None:
            nearest = menus_of(after, then.table, seat, speech, len(moves) + 1).nearest(path)
        await self._show(answer, after, nearest, ahead=then)

    async def _ahead(self, table: Table, seat: int) -> Ahead:
        """The imagined next turn after the prepared moves.

        It is computed in a thread, so that it does not block others. If it is the seat's turn,
        raises Outdated, by which the seat's own panel is shown.
        """
        if not waits(table, seat):
            raise Outdated(table)
        moves = moves_of(table, seat)
        return await asyncio.to_thread(self._premoves.within, table, seat, moves)

    async def _show(
        self,
        answer: Answer,
        table: Table,
        at: str = "",
        *,
        note: Words | None = None,
        ahead: Ahead | None = None,
    ) -> None:
        """Show the page in the clicked message, with the menu at the path `at`.

        `note` is a sentence below the list. `ahead` is the imagined next turn, if it has
        been computed.
        """
        seat, speech = seat_of(table, answer.user), table.speech(answer.speech.locale)
        found = ahead or await self._ahead(table, seat)
        panel = _page(table, found, seat, speech, at, note)
        await answer.edit(await self._renderer.with_picture(panel, table.id))
        message = answer.interaction.message
        assert message is not None
        await self._panels.keep(answer, message.id, table, seat, page=True)


def _page(
    table: Table, ahead: Ahead, seat: int, speech: Speech, at: str, note: Words | None
) -> Panel:
    """The page; with its first menu if the one at the path `at` is no longer offered."""
    try:
        return page(table, ahead, seat, speech, at, speech(note) if note else "")
    except StaleChoice:
        return page(table, ahead, seat, speech, "", speech(_LATE))


def _there(ahead: Ahead) -> Table:
    """The table at the next turn that can be prepared. Raises Refused if no more can be."""
    if ahead.table is None:
        raise Refused(words("prepared-enough"))
    return ahead.table
