"""Orders to pass: a page of the events to wait for, and the choice of one."""

from __future__ import annotations

from bot.delivery.renderer import Renderer
from bot.discord_io.answer import Answer
from bot.discord_io.layout import message
from bot.interactions.typed.table_options import QUOTED
from bot.interactions.verbs import Deeds, Verbs
from bot.language.speech import Speech, safe
from bot.play.actions import Service
from bot.play.passing import Passes, untils
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.panel import Entry, Menu, Panel
from bot.presentation.panels.buttons import way_back
from bot.presentation.status import until_words
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.words import words


class PassClicks:
    """Takes orders to let turns pass."""

    def __init__(self, service: Service, renderer: Renderer, passes: Passes) -> None:
        self._service, self._renderer, self._passes = service, renderer, passes

    @property
    def verbs(self) -> Verbs:
        """Its handlers, by the verb of a button."""
        return {Verb.UNTIL: self.click}

    @property
    def deeds(self) -> Deeds:
        """Its handlers, by the name of a command."""
        return {"pass": self.order}

    async def click(self, answer: Answer, where: CustomId) -> None:
        """Show what may be waited for, or take the order that was chosen. Raises Refused."""
        table = await self._service.tables.get(where.match_id)
        seat, speech = seat_of(table, answer.user), table.speech(answer.speech.locale)
        if answer.from_menu:
            await self._ordered(answer, table, answer.value)
            return
        entries = tuple(
            Entry(until, speech.unescaped(until_words(table, until))) for until in untils(table)
        )
        if not entries:
            raise Refused(words("refused-until"))
        menu = Menu(
            str(CustomId(table.id, seat, 0, Verb.UNTIL)), speech.say("until-choose"), entries
        )
        panel = Panel((speech.say("until-about"),), (menu, (way_back(table, speech),)))
        await answer.edit(message(panel))

    async def order(self, answer: Answer, table: Table, text: str) -> None:
        """Take the order that was typed. Raises Refused if it reads like none."""
        wanted = text.strip().lower()
        known = {name.lower(): until for until, name in self.named(table, answer.speech)}
        until = known.get(wanted, wanted)
        if until not in untils(table):
            raise Refused(words("refused-until-typed", typed=safe(text, QUOTED)))
        after = await self._passes.order(table.id, answer.user, until, answer.interaction.id)
        speech = after.speech(answer.speech.locale)
        await answer.whisper(speech.say("passing-waits", until=until_words(after, until)))

    def named(self, table: Table, speech: Speech) -> list[tuple[str, str]]:
        """The events that can be waited for, each with its name."""
        say = table.speech(speech.locale).unescaped
        return [(until, say(until_words(table, until))) for until in untils(table)]

    async def _ordered(self, answer: Answer, table: Table, until: str) -> None:
        after = await self._passes.order(table.id, answer.user, until, answer.interaction.id)
        seat, speech = seat_of(after, answer.user), after.speech(answer.speech.locale)
        await answer.edit(await self._renderer.seat(after, seat, speech))
