"""The button and the command that skip a member's turns until an event."""

from bot.features.passing.deed import order, untils
from bot.features.passing.panel import UNTIL, event_names, page, until_words
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, does, on_table
from bot.language.speech import safe
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from engine.core.words import words


class Clicks:
    """Handles orders to pass."""

    def __init__(self, base: Base) -> None:
        self._panels, self._seats = base.panels, base.seats

    @on_table(UNTIL, On.PANEL, who=Who.MEMBER)
    async def choose(self, click: TableClick) -> None:
        """Show the possible events, or skip turns until the chosen one. Raises Refused."""
        answer, table = click.answer, click.table
        if answer.from_menu:
            after = await order(
                self._seats, table.id, answer.user, answer.value, answer.interaction.id
            )
            await self._panels.show(answer, after)
            return
        await answer.edit(page(table, seat_of(table, answer.user), click.speech))

    @does("pass")
    async def pass_by_command(self, click: TableClick) -> None:
        """Skip turns until the typed event. Raises Refused if there is no such event."""
        answer, table, text = click.answer, click.table, click.argument
        wanted = text.strip().lower()
        known = {name.lower(): until for until, name in event_names(table, answer.speech)}
        until = known.get(wanted, wanted)
        if table.standing is None:
            raise Refused(words("refused-no-skipping"))
        if until not in untils(table):
            raise Refused(words("refused-until-typed", typed=safe(text)))
        after = await order(self._seats, table.id, answer.user, until, answer.interaction.id)
        speech = after.speech(answer.speech.locale)
        await answer.whisper(speech.say("passing-waits", until=until_words(after, until)))
