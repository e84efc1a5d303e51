"""Clicks on polls: the modal that opens a poll, and the answers."""

import discord

from bot.discord_io.answer import Answer
from bot.features.polls.deed import (
    close,
    moves_to_ask,
    open_poll,
    require_askable,
    with_poll,
    with_vote,
)
from bot.features.polls.panel import ABOUT, ANSWER, ASK, CLOSE, MOVES, OWN, ROUND, answers, window
from bot.interactions.base import Base
from bot.interactions.click import TableClick
from bot.interactions.verbs import On, Who, on_table
from bot.language.speech import OWN_NAMES
from bot.presentation.custom_ids import number_in
from bot.presentation.panel import Panel
from bot.table.permissions import seat_of
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.words import words


class Clicks:
    """Shows the modal of a poll and its answers, and stores what members ask and answer."""

    def __init__(self, base: Base) -> None:
        self._seats = base.seats

    @on_table(ASK, On.TABLE, who=Who.MEMBER)
    async def ask(self, click: TableClick) -> None:
        """Show the modal, or open the poll that was submitted by it.

        Raises Refused if no poll can be opened now, or if the game went on meanwhile.
        """
        answer, table, speech = click.answer, click.table, click.speech
        seat = seat_of(table, answer.user)
        require_askable(table)
        moves, locale = moves_to_ask(table), speech.locale
        if answer.interaction.type is not discord.InteractionType.modal_submit:
            if not await answer.ask(window(table, seat, [one[locale] for one in moves], speech)):
                raise Refused(words("refused-poll-again"))
            return
        fields = answer.fields
        chosen = fields.get(MOVES, ())
        if chosen and click.decision != table.match.revision:
            raise Refused(words("refused-poll-again"))
        about = next(iter(fields.get(ABOUT, ())), ROUND)
        lines = [line for text in fields.get(OWN, ()) for line in text.splitlines()]
        own = [dict.fromkeys(OWN_NAMES, line) for line in lines]
        options = [moves[int(one)] for one in chosen if one.isdigit() and int(one) < len(moves)]
        subject = "" if about == ROUND else about
        after = await self._seats.alter(
            table.id, lambda now: with_poll(now, answer.user, subject, [*options, *own], locale)
        )
        await answer.replace(after.speech(answer.speech.locale).say("poll-asked"))

    @on_table(ANSWER, On.BOARD, On.ASIDE, who=Who.MEMBER)
    async def answer(self, click: TableClick) -> None:
        """Show the answers of a poll, store the member's own, or close the poll.

        Raises Refused if the poll is over, NotOurs for an argument that no button has.
        """
        answer, table = click.answer, click.table
        if not click.argument:
            await answer.post(self._panel(table, answer, click.decision), private=True)
            return
        if click.argument == CLOSE:
            table = await self._seats.alter(
                table.id, lambda now: close(now, answer.user, click.decision)
            )
            await answer.replace(table.speech(answer.speech.locale).say("poll-closed"))
            return
        option = number_in(click.argument)
        table = await self._seats.alter(
            table.id,
            lambda now: with_vote(now, seat_of(now, answer.user), click.decision, option),
        )
        await answer.edit(self._panel(table, answer, click.decision))

    def _panel(self, table: Table, answer: Answer, number: int) -> Panel:
        poll, speech = open_poll(table, number), table.speech(answer.speech.locale)
        return answers(table, poll, seat_of(table, answer.user), speech)
