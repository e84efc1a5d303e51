"""Clicks on a crew's page: its settings, and the vote to resign."""

from __future__ import annotations

from bot.discord_io.answer import Answer
from bot.discord_io.layout import message
from bot.features.crew.deed import (
    AGREE,
    SECONDS,
    crew_of,
    needed_to_leave,
    with_leaving,
    with_terms,
)
from bot.features.crew.panel import LEAVE, LIKE, TERMS, TIME, VERB, page
from bot.interactions.base import Base
from bot.interactions.button_permissions import for_one_alone
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, on_table
from bot.play.opening.ways import LED
from bot.play.selection import Outdated
from bot.play.showing import Played
from bot.presentation.custom_ids import NotOurs
from bot.presentation.panel import Panel
from bot.table.table import Table


class Clicks:
    """Shows a crew's page, and handles its buttons."""

    def __init__(self, base: Base) -> None:
        self._service, self._seats = base.service, base.seats
        self._publisher, self._now = base.publisher, base.now
        self._renderer, self._panels = base.renderer, base.panels

    @on_table(VERB, On.BOARD, On.PANEL, On.ASIDE, who=Who.WATCHER)
    async def crew(self, click: TableClick) -> None:
        """Show the page, change the settings, or vote to resign. Raises Refused."""
        answer, table = click.answer, click.table
        if not click.argument:
            await answer.post(message(self._page(answer, table)), private=True)
            return
        if click.argument.startswith(LIKE):
            await self._like(click)
            return
        table = await self._changed(click)
        crew = crew_of(table)
        played = Played(table, None)
        if click.argument == LEAVE and len(crew.leaving) >= needed_to_leave(crew, self._now()):
            played = await self._seats.end(table.id)
        await self._publisher.show_now(played)
        if played.table.over:
            said = answer.speech.say("crew-over")
            await answer.edit(message(Panel((said,))))
        else:
            await answer.edit(message(self._page(answer, table)))

    async def _like(self, click: TableClick) -> None:
        """Vote for another member's move. Raises Outdated if the decision has passed."""
        answer, table = click.answer, click.table
        number = click.argument.removeprefix(LIKE)
        wanted = crew_of(table).ballots
        ballot = next((one for one in wanted if str(one.by) == number), None)
        if ballot is None:
            raise Outdated(table)
        played = await self._service.play(
            table.id,
            answer.user,
            click.decision,
            ballot.path,
            ballot.picked,
            answer.interaction.id,
            of=LED,
            name=answer.interaction.user.display_name,
        )
        if for_one_alone(answer.interaction):
            speech = played.table.speech(answer.speech.locale)
            await answer.edit(await self._renderer.seat(played.table, LED, speech))
            await self._publisher.show_now(played)
        else:
            await answer.edit(await self._renderer.board(played.table))
            await self._service.showing.shown_again(played)
        await self._panels.refresh(table.id)

    async def _changed(self, click: TableClick) -> Table:
        """The table with the new settings or vote. Raises Refused, NotOurs."""
        answer = click.answer
        user, name = answer.user, answer.interaction.user.display_name
        if click.argument == LEAVE:
            return await self._seats.alter(
                click.match_id, lambda table: with_leaving(table, user, name)
            )
        known = {TERMS: AGREE, TIME: SECONDS}.get(click.argument, ())
        chosen = next((one for one in known if str(one) == answer.value), None)
        if chosen is None:
            raise NotOurs(str(click.id))
        terms = {"agree" if click.argument == TERMS else "seconds": chosen}
        return await self._seats.alter(
            click.match_id, lambda table: with_terms(table, user, **terms)
        )

    def _page(self, answer: Answer, table: Table) -> Panel:
        speech = table.speech(answer.speech.locale)
        return page(table, crew_of(table), answer.user, self._now(), speech)
