"""Clicks on plans: choose moves for another seat, then a reason; or play a plan."""

from bot.features.plans.deed import Plans
from bot.features.plans.panel import (
    BETWEEN,
    CLOSE,
    FOLLOW,
    MOVES,
    PARTS,
    PLAN,
    WITHDRAW,
    moves_menu,
    reasons_menu,
)
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.verbs import On, Who, on, on_table
from bot.presentation.custom_ids import NotOurs
from bot.table.permissions import seat_of
from bot.table.proposable import proposable
from bot.table.refusals import Refused
from engine.core.choices import SEPARATOR
from engine.core.words import words


class Clicks:
    """Handles the menus that make a plan, and the buttons of plans."""

    def __init__(self, base: Base) -> None:
        self._panels = base.panels
        self._plans = Plans(base.service, base.seats)

    @on_table(PLAN, On.PANEL, On.ASIDE, who=Who.MEMBER)
    async def plan(self, click: TableClick) -> None:
        """Ask for the moves of a plan, then for its reason; then propose it to the other seat.

        The argument says which step it is. Raises Refused, NotOurs.
        """
        answer, table, speech = click.answer, click.table, click.speech
        seat = seat_of(table, answer.user)
        if not click.argument:
            await self._panels.post_aside(answer, moves_menu(table, seat, speech), table.id)
            return
        if click.argument == CLOSE:
            await answer.close()
            return
        if click.argument == MOVES:
            await answer.edit(moves_menu(table, seat, speech))
            return
        target, _, chosen = click.argument.partition(PARTS)
        if not target.isdigit() or int(target) >= len(table.row.seats):
            raise NotOurs(click.argument)
        paths = [SEPARATOR.join(path) for path, _ in proposable(table, int(target))]
        if not chosen:
            numbers = [paths.index(one) for one in answer.values if one in paths]
            if len(numbers) < len(answer.values):
                raise Refused(words("refused-plan-gone"))
            await answer.edit(reasons_menu(table, seat, int(target), numbers, speech))
            return
        if click.decision != table.match.revision:
            again = moves_menu(table, seat, speech)
            await answer.edit(again._replace(text=(speech.say("plan-again"),)))
            return
        numbers = [int(one) for one in chosen.split(BETWEEN) if one.isdigit()]
        moves = [paths[one] for one in numbers if one < len(paths)]
        after = await self._plans.propose(table.id, answer.user, int(target), moves, answer.value)
        await answer.replace(after.speech(answer.speech.locale).say("plan-proposed"))

    @on(FOLLOW, On.PANEL, who=Who.MEMBER)
    async def follow(self, click: Click) -> None:
        """Play a plan for the member's seat; if it stopped, say at which move and why.

        Raises Refused if not even its first move can be played.
        """
        answer = click.answer
        interaction, locale = answer.interaction.id, answer.speech.locale
        table, events, stopped = await self._plans.follow(
            click.match_id, answer.user, click.decision, interaction, locale
        )
        await self._panels.show(answer, table, stopped, events)

    @on(WITHDRAW, On.PANEL, who=Who.MEMBER)
    async def withdraw(self, click: Click) -> None:
        """Withdraw a plan that the member proposed. Raises Refused for another's."""
        answer = click.answer
        table = await self._plans.withdraw(click.match_id, answer.user, click.decision)
        await self._panels.show(answer, table)
