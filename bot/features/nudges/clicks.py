"""The button and command that remind the members for whom the game waits."""

from bot.features.nudges.deed import nudge
from bot.features.nudges.panel import VERB
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, does, on_table


class Clicks:
    """Handles nudges."""

    def __init__(self, base: Base) -> None:
        self._service, self._mentions = base.service, base.mentions

    @does("nudge")
    @on_table(VERB, On.PANEL, On.TABLE, who=Who.WATCHER)
    async def nudge(self, click: TableClick) -> None:
        """Remind the members that the game waits for, and confirm it without naming them.

        Raises Refused if it waits for nobody else, or if the seat has already done so within a day.
        """
        await nudge(self._service, self._mentions, click.match_id, click.answer.user)
        await click.answer.whisper(click.speech.say("nudge-done"))
