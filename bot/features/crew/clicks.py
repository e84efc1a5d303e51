"""Clicks about a crew: open or join one, its page, and the vote to give up."""

from bot.discord_io.answer import Answer
from bot.features.crew.deed import (
    require_openable,
    with_crew,
    with_leaving,
    with_member,
    with_terms,
    with_wake,
)
from bot.features.crew.panel import (
    CALL,
    JOIN,
    LEAVE,
    LEAVE_YES,
    LIKE,
    OPEN,
    OPEN_YES,
    TERMS,
    TIME,
    VERB,
    ballot_key,
    before_giving_up,
    before_opening,
    page,
)
from bot.features.crew.state import AGREE, SECONDS, crew_of, needed_to_leave
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, on_table
from bot.play.opening.ways import LED
from bot.play.result import ActionResult
from bot.play.selection import Outdated
from bot.presentation.custom_ids import NO_SEAT, NotOurs
from bot.presentation.panel import Panel
from bot.presentation.shown import Shown
from bot.table.table import Table


class Clicks:
    """Shows a crew's page, and handles its buttons."""

    def __init__(self, base: Base) -> None:
        self._service, self._seats = base.service, base.seats
        self._publisher, self._now = base.publisher, base.now
        self._renderer, self._panels = base.renderer, base.panels

    @on_table(VERB, On.BOARD, On.PANEL, On.TABLE, On.ASIDE, who=Who.WATCHER)
    async def crew(self, click: TableClick) -> None:
        """Handle every button of a crew, by its argument; without one, show the crew's page.

        Raises Refused, NotOurs.
        """
        answer, table, seat, speech = click.answer, click.table, _seat(click), click.speech
        if not click.argument:
            await answer.post(self._page(answer, table, seat), private=True)
        elif click.argument.startswith(LIKE):
            await self._like(click, seat)
        elif click.argument == OPEN:
            require_openable(table, answer.user)
            await answer.post(before_opening(table, seat, speech), private=True)
        elif click.argument == OPEN_YES:
            name = answer.interaction.user.display_name
            await self._seats.alter(
                table.id, lambda table: with_crew(table, answer.user, name, self._now())
            )
            await answer.replace(speech.say("crew-opened"))
        elif click.argument == LEAVE and self._is_alone(click, seat):
            await answer.edit(before_giving_up(table, seat, speech))
        else:
            await self._change(click, seat)

    def _is_alone(self, click: TableClick, seat: int) -> bool:
        """Whether the vote of the member who clicked would suffice to give up, as the only one."""
        user, name = click.answer.user, click.answer.interaction.user.display_name
        now = self._now()
        after = with_leaving(click.table, seat, user, name, now)
        leaving = crew_of(after, seat).leaving
        return len(leaving) == needed_to_leave(after, seat, now) == 1

    async def _change(self, click: TableClick, seat: int) -> None:
        """Store a change of the crew, and show its page. Raises Refused, NotOurs.

        If the votes to give up suffice, also ends the game, or the crew's part in it.
        """
        answer = click.answer
        table = await self._store_change(click, seat)
        crew = crew_of(table, seat)
        played = ActionResult(table, None)
        given_up = len(crew.leaving) >= needed_to_leave(table, seat, self._now())
        if click.argument in (LEAVE, LEAVE_YES) and given_up:
            holder = table.row.seats[seat].user
            if holder is None:
                played = await self._seats.end(table.id)
            else:
                played = await self._seats.leave(table.id, holder, ends=True)
        await self._publisher.show_now(played)
        if given_up and (played.table.over or not played.table.solo):
            over = "crew-over" if played.table.over else "crew-gone"
            await answer.replace(answer.speech.say(over))
        else:
            await answer.edit(self._page(answer, table, seat))

    async def _like(self, click: TableClick, seat: int) -> None:
        """Vote for the move of another member's ballot. Raises Outdated if that is gone."""
        answer, table = click.answer, click.table
        wanted, known = click.argument.removeprefix(LIKE), crew_of(table, seat).ballots
        ballot = next((one for one in known if ballot_key(one) == wanted), None)
        if ballot is None:
            raise Outdated(table)
        played = await self._service.play(
            table.id,
            answer.user,
            click.decision,
            ballot.path,
            ballot.picked,
            answer.interaction.id,
            of=seat,
            name=answer.interaction.user.display_name,
        )
        if answer.alone:
            speech = played.table.speech(answer.speech.locale)
            await answer.edit(await self._renderer.seat(Shown(played.table, seat, speech)))
            await self._publisher.show_now(played)
        else:
            await answer.edit(await self._renderer.board(played.table))
            await self._publisher.record_edit(played)
        await self._panels.refresh(table.id)

    async def _store_change(self, click: TableClick, seat: int) -> Table:
        """Store the new member, the vote to give up, the wish to be called, or the settings.

        Returns the table. Raises Refused, or NotOurs for any other argument.
        """
        answer, argument = click.answer, click.argument
        user, name = answer.user, answer.interaction.user.display_name
        known = {TERMS: AGREE, TIME: SECONDS}.get(argument, ())
        terms = [one for one in known if str(one) == answer.value]
        if argument not in (JOIN, CALL, LEAVE, LEAVE_YES) and not terms:
            raise NotOurs(str(click.id))

        def change(table: Table) -> Table:
            if argument == JOIN:
                return with_member(table, seat, user, name, self._now())
            if argument == CALL:
                return with_wake(table, seat, user)
            if argument in (LEAVE, LEAVE_YES):
                return with_leaving(table, seat, user, name, self._now())
            field = "agree" if argument == TERMS else "seconds"
            return with_terms(table, seat, user, **{field: terms[0]})

        return await self._seats.alter(click.match_id, change)

    def _page(self, answer: Answer, table: Table, seat: int) -> Panel:
        return page(table, seat, answer.user, self._now(), table.speech(answer.speech.locale))


def _seat(click: TableClick) -> int:
    """The seat that a button names, in a solo game the only one. Raises NotOurs."""
    seat = LED if click.seat == NO_SEAT else click.seat
    if seat >= len(click.table.row.seats):
        raise NotOurs(str(click.id))
    return seat
