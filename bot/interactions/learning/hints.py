"""**Hint** says what the game's agent would do; **What is ...?** explains what is seen."""

from __future__ import annotations

from bot.delivery.open_panels import OpenPanels
from bot.delivery.renderer import Renderer
from bot.discord_io.answer import Answer
from bot.discord_io.layout import message
from bot.interactions.verbs import On, Who, does, on
from bot.play.actions import Service
from bot.play.hints import Hints
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.learning import hint, terms
from bot.presentation.shown import Shown
from bot.table.permissions import seat_of
from bot.table.table import Table


class HintClicks:
    """Answers privately, in the reader's language."""

    def __init__(
        self, service: Service, renderer: Renderer, hints: Hints, panels: OpenPanels
    ) -> None:
        self._service, self._renderer = service, renderer
        self._hints, self._panels = hints, panels

    @on(Verb.HINT, On.BOARD, On.PANEL, who=Who.MEMBER)
    async def clicked(self, answer: Answer, where: CustomId) -> None:
        """A hint for the table whose board or panel was clicked."""
        await self.hint(answer, await self._service.tables.get(where.match_id))

    @on(Verb.TERM, On.BOARD, On.PANEL, On.ASIDE, who=Who.WATCHER)
    async def term(self, answer: Answer, where: CustomId) -> None:
        """List what can be explained of what the member sees; explain what was chosen."""
        table = await self._service.tables.get(where.match_id)
        shown = Shown(table, table.eyes_of(answer.user), table.speech(answer.speech.locale))
        if not where.argument:
            await answer.post(message(terms.panel(shown)), private=True)
            return
        page = terms.page_in(where.argument)
        explained = terms.panel(shown, page, answer.value)
        await answer.edit(await self._renderer.drawn(explained))

    @does("hint")
    async def hint(self, answer: Answer, table: Table) -> None:
        """A hint for the member's seat; replaces the previous one. Raises Refused."""
        table, advice = await self._hints.ask(table, answer.user)
        seat = seat_of(table, answer.user)
        shown = Shown(table, seat, table.speech(answer.speech.locale))
        posted = await answer.post(message(hint.panel(shown, seat, advice)), private=True)
        await self._panels.hinted(answer, posted, table.id)
