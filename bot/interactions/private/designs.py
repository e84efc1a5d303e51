"""A member's designs: list, save, rebuild, delete; all private."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.delivery.renderer import Renderer
from bot.discord_io.answer import Answer
from bot.discord_io.layout import message
from bot.interactions.verbs import Deeds, Verbs, wordless
from bot.language.speech import Speech, safe, shortened, title
from bot.play.actions import Service
from bot.play.designs import NAME, Design, Designs, kind
from bot.presentation.choices.forms import Window, Writing
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.panel import ENTRY, Button, Entry, Menu, Panel, Row
from bot.presentation.panels.board import happened
from bot.presentation.panels.buttons import way_back
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core import registry
from engine.core.words import words

KEEP = "keep"
"""What the button of a page says that asks for a name; without it, the page is asked for."""
TAKE = "take"


class DesignClicks:
    """Shows a member's designs, and does what is asked with them."""

    def __init__(self, service: Service, renderer: Renderer, designs: Designs) -> None:
        self._service, self._renderer, self._designs = service, renderer, designs

    @property
    def verbs(self) -> Verbs:
        """Its handlers, by the verb of a button."""
        return {Verb.DESIGN: self.click}

    @property
    def deeds(self) -> Deeds:
        """Its handlers, by the name of a command."""
        return {
            "designs": wordless(self.show),
            "keep": self.keep,
            "rebuild": self.rebuild,
        }

    async def names(self, user: int) -> list[str]:
        """What the designs of a member are called."""
        return [one.name for one in await self._designs.read(user)]

    async def click(self, answer: Answer, where: CustomId) -> None:
        """Show the page of a table, or do what its menu or button asks for. Raises Refused."""
        table = await self._service.tables.get(where.match_id)
        if where.argument == TAKE:
            await self._take(answer, table, answer.value)
        elif where.argument != KEEP:
            await answer.edit(message(await self._page(answer, table)))
        elif answer.interaction.type is discord.InteractionType.modal_submit:
            typed = next(iter(answer.fields.get(KEEP, ())), "")
            note = await self._kept(answer, table, typed)
            await answer.edit(message(await self._page(answer, table, note)))
        elif not await answer.ask(_window(where, answer.speech)):
            raise Refused(words("refused-design-again"))

    async def show(self, answer: Answer, table: Table) -> None:
        """The page of a table, with what can be done there. Raises Refused without a seat."""
        await answer.post(message(await self._page(answer, table)), private=True)

    async def list(self, answer: Answer) -> None:
        """The page of a member who plays nowhere just now."""
        designs = await self._designs.read(answer.user)
        await answer.post(message(Panel(_lines(designs, answer.speech))), private=True)

    async def keep(self, answer: Answer, table: Table, name: str) -> None:
        """Keep what the member has put together. Raises Refused."""
        await answer.whisper(await self._kept(answer, table, name))

    async def rebuild(self, answer: Answer, table: Table, name: str) -> None:
        """Put a design together again. Raises Refused."""
        _, found = await self._designs.rebuild(table.id, answer.user, name, answer.interaction.id)
        await answer.whisper(_told("design-taken", found, answer.speech))

    async def drop(self, answer: Answer, name: str) -> None:
        """Keep a design no longer. Raises Refused."""
        found = await self._designs.drop(answer.user, name)
        await answer.whisper(answer.speech.say("design-dropped", name=safe(found.name, NAME)))

    async def _take(self, answer: Answer, table: Table, name: str) -> None:
        """Put a design together again, and show the seat's own panel with what came of it."""
        played, _ = await self._designs.rebuild(table.id, answer.user, name, answer.interaction.id)
        after = played.table
        seat, speech = seat_of(after, answer.user), after.speech(answer.speech.locale)
        note = happened(after, played.events, seat, speech)
        await answer.edit(await self._renderer.seat(after, seat, speech, note=note))

    async def _kept(self, answer: Answer, table: Table, name: str) -> str:
        kept, replaced = await self._designs.keep(table, answer.user, name)
        return _told("design-replaced" if replaced else "design-kept", kept, answer.speech)

    async def _page(self, answer: Answer, table: Table, note: str = "") -> Panel:
        """A member's designs, those of the table's game to be chosen where they can be had."""
        seat, speech = seat_of(table, answer.user), table.speech(answer.speech.locale)
        what, state = kind(table), table.match.state
        designs = [
            one for one in await self._designs.read(answer.user) if one.game == table.row.game
        ]
        rows: list[Row] = []
        if designs and what.open(state, seat):
            entries = tuple(_entry(one, speech.unescaped) for one in designs)
            where = CustomId(table.id, seat, 0, Verb.DESIGN, TAKE)
            rows.append(Menu(str(where), speech.say("design-take"), entries))
        buttons = [way_back(table, speech)]
        if what.of(state, seat):
            where = CustomId(table.id, seat, 0, Verb.DESIGN, KEEP)
            buttons.append(Button(str(where), speech.say("button-keep-design")))
        noted = (note,) if note else ()
        return Panel((*noted, *_lines(designs, speech)), (*rows, tuple(buttons)))


def _lines(designs: Sequence[Design], speech: Speech) -> tuple[str, ...]:
    """All designs of a member, each by its name and what it holds."""
    heading = f"### {speech.say('design-heading')}"
    if not designs:
        return heading, speech.say("design-none")
    return heading, "\n".join(f"- {_told('design-line', one, speech)}" for one in designs)


def _entry(design: Design, speech: Speech) -> Entry:
    holds = shortened(_holds(design, speech), ENTRY)
    return Entry(design.name, design.name, holds)


def _told(message_id: str, design: Design, speech: Speech) -> str:
    return speech.say(message_id, name=safe(design.name, NAME), holds=_holds(design, speech))


def _holds(design: Design, speech: Speech) -> str:
    """What a design holds; of a game that is gone, which game that was."""
    if design.game not in registry.names():
        return speech(title(design.game))
    kept = registry.game(design.game).designs
    return speech(title(design.game) if kept is None else kept.described(design.text))


def _window(where: CustomId, speech: Speech) -> Window:
    """Asks for a name."""
    plain = speech.unescaped
    field = Writing(KEEP, plain.say("design-name"), plain.say("design-name-about"), NAME)
    return Window(str(where), plain.say("button-keep-design"), (field,))
