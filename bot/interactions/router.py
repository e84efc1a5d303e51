"""The entry point of every click on a button or menu.

discord.py's persistent views and dynamic items are not used: they keep a view per message in
memory, silently drop unknown ids, and only log errors. Here one listener parses the custom id of
every click, so that clicks work after a restart and each gets an answer.
"""

from collections.abc import Iterable
from typing import Any

import discord

from bot.discord_io.answer import CLICKS, REQUEST_FAILURES, Answer
from bot.discord_io.whereabouts import server_of
from bot.interactions import faults
from bot.interactions.answer_language import read_language
from bot.interactions.apologies import Apologies
from bot.interactions.at_table.choices import ChoiceClicks
from bot.interactions.button_permissions import (
    JUDGED_HERE,
    Presser,
    require_its_message,
    require_permitted,
)
from bot.interactions.click import Click, TableClick
from bot.interactions.reopen import resume_if_back
from bot.interactions.verbs import RULES, On, Who, handlers, on
from bot.members.preferences import Members
from bot.play.seats import Seats
from bot.play.selection import Outdated
from bot.presentation.custom_ids import CustomId, NotOurs, Verb, parse
from bot.runtime import causes
from bot.runtime.recent import Recent
from bot.store.errors import UnknownMatch
from bot.table.refusals import GameOver, Refused
from engine.core.errors import EngineError

REMEMBERED = 1_000
"""Maximum interactions remembered to detect duplicates."""


class Clicks:
    """Parses custom ids and calls their handlers."""

    def __init__(
        self,
        seats: Seats,
        members: Members,
        choosing: ChoiceClicks,
        parts: Iterable[object],
    ) -> None:
        self._seats, self._service = seats, seats.service
        self._members, self._choosing = members, choosing
        self._apologies = Apologies(seats.service.now)
        self._seen: Recent[int, None] = Recent(REMEMBERED)
        self._handlers = handlers((self, choosing, *parts))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Answer a click or a submitted modal. Commands are not handled here."""
        if interaction.type not in CLICKS or interaction.id in self._seen:
            return  # the store detects a duplicate that reaches another process
        self._seen[interaction.id] = None
        causes.bind_interaction(interaction.id)
        async with Answer(interaction) as answer:
            await read_language(interaction, self._members)
            try:
                await self._answer_click(answer)
            except REQUEST_FAILURES as fault:
                answer.log_rejection(fault)
            except Exception as error:
                sentence = faults.sentence(error, answer.speech)
                if isinstance(error, Refused):
                    await self._apologies.tell(answer, sentence)
                else:
                    await answer.apologise(sentence)

    async def _answer_click(self, answer: Answer) -> None:
        where = parse(str(answer.data.get("custom_id", "")))
        try:
            await self._handle(answer, where)
        except Outdated as gone:
            await self._choosing.show_outdated(answer, gone.table, gone.why)
        except GameOver as refusal:
            if not answer.ephemeral:
                raise
            await answer.replace(answer.speech(refusal.why))

    async def _handle(self, answer: Answer, where: CustomId) -> None:
        """Check the click, and call its handler; again if another process changed the table.

        Raises NotOurs or Refused unless the member may press this button on this message.
        """
        require_its_message(answer, where)
        handle = self._handlers[where.verb]
        try:
            await handle(await self._resolve(answer, where))
        except Outdated as gone:
            if not await self._service.is_stale(gone.table):
                raise
            await handle(await self._resolve(answer, where))

    async def _resolve(self, answer: Answer, where: CustomId) -> Click:
        """The click in the form that its handler takes, after a check of its audience.

        It is a TableClick if the verb's rule says so. For `Who.DECIDER` a cached table is enough,
        as the commit checks the decision again. A game whose lost channel is back is resumed.
        Raises Refused.
        """
        rule = RULES[where.verb]
        if not rule.table:
            if rule.who in JUDGED_HERE:
                about = answer.value if rule.who is Who.CHOSEN else where.match_id
                await self._require_permitted(answer, rule.who, about)
            return Click(answer, *where)
        tables = self._service.tables
        try:
            read = tables.get if rule.who is Who.DECIDER else tables.load
            table = await read(where.match_id)
        except (UnknownMatch, EngineError):  # members of other servers learn no reason
            await self._require_permitted(answer, rule.who, where.match_id)
            raise
        if rule.who in JUDGED_HERE:
            require_permitted(rule.who, _presser(answer), table.row)
        table = await resume_if_back(self._seats, answer.interaction, table)
        return TableClick(answer, *where, table)

    async def _require_permitted(self, answer: Answer, who: Who, match_id: str) -> None:
        """Raises Refused unless the member belongs to the audience `who` of the match."""
        presser = _presser(answer)
        try:
            require_permitted(who, presser, await self._service.tables.row(match_id))
        except Refused:  # another process may have seated them since
            require_permitted(who, presser, await self._service.store.match(match_id))

    @on(Verb.MENU, On.BOARD, On.PANEL, who=Who.ANYBODY)  # the chosen entry is checked by itself
    async def _menu(self, click: Click) -> None:
        chosen = parse(click.answer.value)
        if chosen.verb == Verb.MENU:
            raise NotOurs(str(click.id))
        await self._handle(click.answer, chosen)


def _presser(answer: Answer) -> Presser:
    interaction = answer.interaction
    return Presser(answer.user, server_of(interaction), interaction.permissions.manage_guild)
