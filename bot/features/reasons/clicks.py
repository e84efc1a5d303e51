"""Shows what spoke for the AIs' latest actions."""

from bot.features.reasons.panel import MOST, VERB, panel
from bot.features.reasons.search import reasons
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, on_table
from bot.play.record import record_of


class Clicks:
    """Handles the button below the log."""

    def __init__(self, base: Base) -> None:
        self._store, self._renderer, self._agents = base.store, base.renderer, base.agents
        self._panels = base.panels

    @on_table(VERB, On.PANEL, On.ASIDE, who=Who.WATCHER)
    async def show(self, click: TableClick) -> None:
        """Show the page privately, beside the log."""
        table = click.table
        record = await record_of(self._store, table.row)
        found = await self._agents.work(reasons, record.model_dump_json(), MOST)
        told = await self._renderer.with_link(
            panel(table, found, click.speech), table.row, click.speech
        )
        shown = await self._renderer.with_picture(told, table.id)
        await self._panels.post_aside(click.answer, shown, table.id, kind=VERB)
