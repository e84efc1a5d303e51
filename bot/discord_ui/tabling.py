"""The buttons by which members of a table settle what stands between them beside the game."""

from __future__ import annotations

from bot.custom_ids import CustomId
from bot.discord_ui.answer import Answer
from bot.nudging import Nudging
from bot.publisher import Publisher
from bot.seats import Seats
from bot.service import Service
from bot.speech import locale_of


class TableClicks:
    """Does what the buttons ask, for whoever pressed them."""

    def __init__(
        self, service: Service, publisher: Publisher, seats: Seats, nudging: Nudging
    ) -> None:
        self._service, self._publisher = service, publisher
        self._seats, self._nudging = seats, nudging

    async def back(self, answer: Answer, where: CustomId) -> None:
        """Take one's own seat back from the autopilot."""
        user = answer.interaction.user.id
        table = await self._seats.back(where.match, user)
        speech = table.speech(locale_of(str(answer.interaction.locale)))
        seat = self._service.seat_of(table, user)
        note = speech.say("note-back")
        await answer.edit(await self._publisher.seat(table, seat, speech, note=note))

    async def nudge(self, answer: Answer, where: CustomId) -> None:
        """Nudge whoever the game waits for."""
        await self.nudge_here(answer, where.match)

    async def nudge_here(self, answer: Answer, match: str) -> None:
        """Nudge, and say that it was done: the same whoever hears of it."""
        table = await self._nudging.nudge(match, answer.interaction.user.id)
        speech = table.speech(locale_of(str(answer.interaction.locale)))
        await answer.whisper(speech.say("nudge-done"))
