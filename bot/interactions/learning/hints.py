"""**Hint** shows what the game's AI would do; **What is ...?** explains a card or term."""

from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, does, on_table
from bot.play.hints import advice_for
from bot.presentation.custom_ids import Verb
from bot.presentation.learning import hint, terms
from bot.presentation.shown import Shown
from bot.table.permissions import seat_of


class HintClicks:
    """Answers questions for a hint or an explanation privately, in the member's language."""

    def __init__(self, base: Base) -> None:
        self._renderer, self._panels = base.renderer, base.panels
        self._service, self._agents = base.service, base.agents

    @on_table(Verb.TERM, On.BOARD, On.PANEL, On.ASIDE, who=Who.WATCHER)
    async def term(self, click: TableClick) -> None:
        """List the cards and terms that the member sees in the game, or explain the chosen one."""
        answer, table = click.answer, click.table
        shown = Shown(table, click.viewer, click.speech)
        page = terms.page_in(click.argument) if click.argument else 0
        panel = terms.panel(shown, page, answer.value)
        panel = await self._renderer.with_link(panel, table.row, shown.speech)
        if click.argument:
            await answer.edit(await self._renderer.with_picture(panel))
        else:
            await self._panels.post_aside(answer, panel, table.id, kind=Verb.TERM)

    @does("hint")
    @on_table(Verb.HINT, On.BOARD, On.PANEL, who=Who.MEMBER)
    async def hint(self, click: TableClick) -> None:
        """Show a hint for the member's seat, in place of the previous one.

        Raises Refused if the member may get none, for example in a rated game without hints.
        """
        answer, table = click.answer, click.table
        shown = Shown(table, click.viewer, click.speech)
        quick = hint.guides(shown)
        advice = await advice_for(self._service, self._agents, table, answer.user, quick=quick)
        seat = seat_of(table, answer.user)
        told = hint.panel(shown, advice, self._panels.open_menu(answer, table))
        panel = await self._renderer.with_link(told, table.row, shown.speech)
        decision = (seat, table.match.decisions[seat])
        await self._panels.post_aside(answer, panel, table.id, decision)
