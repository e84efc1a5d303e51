"""Moves typed as words: played at once, or prepared for the member's next turn."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from itertools import chain, zip_longest

from bot.discord_io.limits import SUGGESTION, SUGGESTIONS
from bot.interactions.base import Base
from bot.interactions.click import Click, TableClick
from bot.interactions.typed import grammar, likeness
from bot.interactions.typed.premoves import may_premove
from bot.interactions.verbs import On, Who, does, on
from bot.language.speech import Speech, shorten
from bot.play.opening.ways import LED, led_by_group, seat_to_lead
from bot.play.selection import Outdated
from bot.presentation.choices import whole
from bot.presentation.choices.sentences import Sentences
from bot.presentation.custom_ids import CustomId, Verb
from bot.presentation.learning.hint import ARGUMENT
from bot.presentation.panel import LABEL, Button, Panel, Style
from bot.presentation.panels.buttons import cancel_button
from bot.presentation.panels.table_panel import result
from bot.presentation.status import THEN
from bot.table.permissions import seat_of, seat_to_act
from bot.table.premoves import waits
from bot.table.refusals import Refused
from bot.table.table import Table
from engine.core.choices import SEPARATOR
from engine.core.events import seen
from engine.core.words import Words, seat_name, words


class Moves:
    """Plays typed moves, and suggests them."""

    def __init__(self, base: Base) -> None:
        self._service, self._renderer = base.service, base.renderer
        self._publisher, self._preparing = base.publisher, base.premoves
        self._panels = base.panels

    @does("move")
    async def do(self, click: TableClick) -> None:
        """Play a move, or prepare it for the member's next turn if it is another's.

        Raises Refused if the move is not legal; a refusal that can name similar moves is posted
        with buttons that play them.
        """
        answer, table, speech = click.answer, click.table, click.speech
        interaction = answer.interaction
        seat = seat_to_lead(table, answer.user)
        if may_premove(table, seat):
            await self._keep(click, seat)
            return
        if not (waits(table, seat) or Sentences(table.match, seat, speech).any):
            raise Refused(words("refused-waits", who=_awaited_names(table)), speech.names)
        try:
            _, (path, picked) = grammar.reading(table, seat, click.argument, speech)
        except Refused as refused:
            if not waits(table, seat):
                if isinstance(refused, grammar.Unclear) and refused.near:
                    await answer.post(
                        _refusal_with_buttons(table, seat, refused, speech), private=True
                    )
                    return
                raise
            await self._keep(click, seat)
            return
        played = await self._service.play(
            table.id,
            answer.user,
            table.match.decisions[seat],
            path,
            picked,
            interaction.id,
            name=interaction.user.display_name,
        )
        fact = table.match.game.text.fact
        lines = [speech(fact(one)) for one in seen(played.events, seat)]
        await answer.whisper("\n".join(lines) or speech.say("do-done"))
        await self._publisher.show_now(played)
        await self._panels.refresh(table.id)

    @does("then")
    async def then(self, click: TableClick) -> None:
        """Prepare a move after those already prepared.

        Raises Refused if it is the member's turn, or if the move would not be legal then.
        """
        seat = seat_to_act(click.table, click.answer.user)
        if not waits(click.table, seat):
            raise Refused(words("prepared-now"))
        await self._keep(click, seat, then=True)

    async def _keep(self, click: TableClick, seat: int, *, then: bool = False) -> None:
        """Prepare the typed move for the member's next turn, and list all prepared moves.

        With `then` the moves prepared before stay. Raises Refused; the refusal says whose turn it
        is.
        """
        table, speech = click.table, click.speech
        awaited = _awaited_names(table)
        try:
            prepared = await self._preparing.keep(table, seat, click.argument, speech, then=then)
        except Refused as refused:
            late = words("refused-out-of-turn", who=awaited, why=refused.why)
            raise Refused(late, speech.names) from None
        sentence = speech.say("prepared-kept", move=THEN.join(prepared), who=awaited)
        panel = Panel((sentence,), ((cancel_button(table, seat, speech),),))
        await click.answer.post(panel, private=True)

    @on(Verb.CANCEL, On.PANEL, who=Who.MEMBER)
    async def cancel(self, click: Click) -> None:
        """Cancel the member's prepared moves and orders, and show their panel."""
        table, done = await self._preparing.cancel(click.match_id, click.answer.user)
        await self._panels.show(click.answer, table, words(done))

    @on(Verb.RACE, On.BOARD, who=Who.MEMBER)
    async def race(self, click: Click) -> None:
        """Play a move that only the first of several seats can play, and show the result.

        Raises Refused with the reason if another seat was faster, or if the member clicked twice.
        """
        answer = click.answer
        interaction = answer.interaction
        user, service = interaction.user.id, self._service
        table = await service.tables.load(click.match_id)
        speech = table.speech(answer.speech.locale)
        seat = seat_of(table, user)
        try:
            played = await service.play(
                table.id, user, table.match.decisions[seat], click.argument, (), interaction.id
            )
        except Outdated as late:
            raise Refused(_why_late(late, speech), speech.names) from None
        if played.table.over or seat not in played.table.missing:
            over = played.table.over
            await answer.whisper(result(played.table, speech) if over else speech.say("do-done"))
            return
        shown = await self._renderer.seat_with_news(played.table, seat, speech)
        await answer.post(shown, private=True)

    async def suggestions(
        self,
        tables: Sequence[tuple[str, Table]],
        user: int,
        current: str,
        speech: Speech,
        *,
        then: bool = False,
    ) -> list[str]:
        """Suggestions: the moves of a member at these tables, each with the prefix of its table.

        The first moves of all tables come first, then the second ones, so that all tables are
        visible. The typed text (`current`) may also begin with a table's prefix. Moves to prepare
        are suggested only if there is one table; with `then`, only moves that follow the prepared
        ones.
        """
        found = []
        for before, table in tables:
            seat = LED if led_by_group(table) else table.eyes_of(user)
            idle = seat is not None and len(tables) > 1 and may_premove(table, seat)
            if seat is not None and not (table.over or idle):
                wanted = "" if before.lower().startswith(current.lower()) else current
                share = grammar.PATIENCE / len(tables)
                moves = await self._at(table, seat, wanted, speech, share, then=then)
                found.append([shorten(before + move, SUGGESTION) for move in moves])
        by_turns = chain.from_iterable(zip_longest(*found))
        return [text for text in by_turns if text is not None][:SUGGESTIONS]

    async def _at(
        self,
        table: Table,
        seat: int,
        current: str,
        speech: Speech,
        patience: float,
        *,
        then: bool,
    ) -> list[str]:
        """Suggestions of moves to play now, then of moves to prepare.

        `patience` is the time for moves to play, in seconds. Moves to prepare take longer, as they
        imagine several next turns, so they are searched in a thread.
        """
        found: list[str] = []
        if then and not waits(table, seat):
            return found
        if not (then or may_premove(table, seat)):
            found = grammar.sentences(table, seat, current, speech, patience)
        if waits(table, seat):
            with suppress(Refused, Outdated):
                found += await asyncio.to_thread(
                    self._preparing.suggestions, table, seat, current, speech, then=then
                )
        return list(dict.fromkeys(found))[:SUGGESTIONS]


def _refusal_with_buttons(
    table: Table, seat: int, unclear: grammar.Unclear, speech: Speech
) -> Panel:
    """Why a move was refused, and a button for each similar move."""
    root, buttons = table.match.choices(seat), []
    for text, (path, picked) in unclear.near[: likeness.OFFERED]:
        argument = whole.argument_of(root, tuple(path.split(SEPARATOR)), picked)
        if len(argument) <= ARGUMENT:
            where = CustomId(table.id, seat, table.match.decisions[seat], Verb.PLAY, argument)
            buttons.append(Button(str(where), text[:LABEL], Style.MAIN))
    return Panel((speech(unclear.why),), (tuple(buttons),) if buttons else ())


def _awaited_names(table: Table) -> tuple[Words, ...]:
    return tuple(seat_name(seat) for seat in table.awaited)


def _why_late(late: Outdated, speech: Speech) -> Words:
    """Why another seat was faster, in the rules' words, or the result if the game is over.

    Raises `late` again if the rules have no words for it.
    """
    if late.table.over:
        return words("race-over", how=result(late.table, speech))
    if late.why is None:
        raise late
    return late.why
