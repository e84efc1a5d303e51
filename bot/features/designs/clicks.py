"""Buttons and commands that list, save, rebuild and delete designs; answers are private."""

import discord

from bot.discord_io.answer import Answer
from bot.features.designs.deed import NAME, Designs
from bot.features.designs.panel import DESIGN, KEEP, TAKE, design_line, lines, page, window
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, does, on_table
from bot.language.speech import safe
from bot.presentation.panel import Panel
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.words import words


class Clicks:
    """Shows a member's designs, and handles their buttons and commands."""

    def __init__(self, base: Base) -> None:
        self._panels = base.panels
        self._designs = Designs(base.service)

    async def names(self, user: int) -> list[str]:
        """The names of a member's designs."""
        return [one.name for one in await self._designs.read(user)]

    @on_table(DESIGN, On.PANEL, who=Who.MEMBER)
    async def choose(self, click: TableClick) -> None:
        """Rebuild the design chosen in the menu; show the page, or the modal for a name.

        A submitted modal saves what the member has built. Raises Refused.
        """
        answer, table = click.answer, click.table
        if click.argument == TAKE:
            await self._take(answer, table, answer.value)
        elif click.argument != KEEP:
            await answer.edit(await self._page(answer, table))
        elif answer.interaction.type is discord.InteractionType.modal_submit:
            typed = next(iter(answer.fields.get(KEEP, ())), "")
            note = await self._keep(answer, table, typed)
            await answer.edit(await self._page(answer, table, note))
        elif not await answer.ask(window(click.id, answer.speech)):
            raise Refused(words("refused-design-again"))

    @does("designs")
    async def show(self, click: TableClick) -> None:
        """Show the designs that can be built at the table. Raises Refused without a seat."""
        answer, table = click.answer, click.table
        await answer.post(await self._page(answer, table), private=True)

    async def list(self, answer: Answer) -> None:
        """Show all designs to a member who is in no game."""
        designs = await self._designs.read(answer.user)
        await answer.post(Panel(lines(designs, answer.speech)), private=True)

    @does("keep")
    async def keep(self, click: TableClick) -> None:
        """Save what the member has built under the typed name. Raises Refused."""
        answer, table, name = click.answer, click.table, click.argument
        await answer.whisper(await self._keep(answer, table, name))

    @does("rebuild")
    async def rebuild(self, click: TableClick) -> None:
        """Build the design with the typed name again. Raises Refused."""
        answer, table, name = click.answer, click.table, click.argument
        _, found = await self._designs.rebuild(table.id, answer.user, name, answer.interaction.id)
        await answer.whisper(design_line("design-taken", found, answer.speech))

    async def drop(self, answer: Answer, name: str) -> None:
        """Delete the design with this name. Raises Refused if there is none."""
        found = await self._designs.drop(answer.user, name)
        await answer.whisper(answer.speech.say("design-dropped", name=safe(found.name, NAME)))

    async def _take(self, answer: Answer, table: Table, name: str) -> None:
        """Rebuild a design, and show the seat's panel with the result."""
        played, _ = await self._designs.rebuild(table.id, answer.user, name, answer.interaction.id)
        await self._panels.show(answer, played.table, events=played.events)

    async def _keep(self, answer: Answer, table: Table, name: str) -> str:
        design, replaced = await self._designs.keep(table, answer.user, name)
        return design_line("design-replaced" if replaced else "design-kept", design, answer.speech)

    async def _page(self, answer: Answer, table: Table, note: str = "") -> Panel:
        speech = table.speech(answer.speech.locale)
        designs = await self._designs.read(answer.user)
        return page(table, seat_of(table, answer.user), designs, speech, note)
