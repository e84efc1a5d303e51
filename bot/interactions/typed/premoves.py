"""Moves prepared before one's turn: kept as words, played when the turn comes if they still hold.

What can be prepared is what could be done at a next turn as the seat may imagine it; nothing is
read from the true state, so suggestions tell nothing that the seat does not know.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.interactions.typed import grammar
from bot.language.speech import Speech
from bot.play.actions import Service
from bot.play.effects.transition import Transition
from bot.play.seats import Seats
from bot.play.selection import Outdated, chosen_action
from bot.store import records
from bot.table.permissions import seat_of
from bot.table.presence import changed, without_premove
from bot.table.refusals import Refused
from bot.table.state import Premove
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.errors import IllegalAction
from engine.core.events import silence
from engine.core.words import words

FAR: Final = 200
"""Actions of others that are imagined at most."""

WORLDS: Final = 4
"""Futures that a suggested move must be possible in."""


def may_premove(table: Table, seat: int) -> bool:
    """Whether a seat waits for the turn of another, and has nothing to do itself."""
    if table.solo or table.over or table.paused or len(table.awaited) != 1:
        return False
    return seat not in table.awaited and not table.match.game.may_act(table.match.state, seat)


class Premoves:
    """Keeps prepared moves, and plays them in time."""

    def __init__(self, service: Service, seats: Seats) -> None:
        self._service, self._seats = service, seats
        self._salt = secrets.token_hex(32)

    def suggestions(self, table: Table, seat: int, current: str, speech: Speech) -> list[str]:
        """What could be done in every one of several next turns: no guesses. Raises Refused."""
        first, *others = (
            grammar.sentences(self.foreseen(table, seat, world), seat, current, speech)
            for world in range(WORLDS)
        )
        return [text for text in first if all(text in other for other in others)]

    def foreseen(self, table: Table, seat: int, world: int = 0) -> Table:
        """The table at the seat's next turn, as it may be imagined. Raises Refused if never.

        The same for the same moment, so that what was suggested can be chosen.
        """
        game = table.match.game
        mark = f"{self._salt} {table.id} {table.match.revision} {seat} {world}"
        chance = Chance(seed_from(mark))
        state = game.imagine(table.match.state, (seat,), chance)
        for _ in range(FAR):
            missing = game.missing(state)
            if seat in missing:
                return replace(table, match=replace(table.match, state=state))
            choices = game.choices_of_agent(state, missing[0]) if missing else None
            if choices is None or not choices.open():
                break
            game.apply(state, missing[0], wander(choices, chance), silence)
        raise Refused(words("prepared-none"))

    async def keep(self, table: Table, seat: int, move: str, speech: Speech) -> str:
        """Keep a move in place of any kept before; its words. Raises Refused if it reads so."""
        text, _ = grammar.reading(self.foreseen(table, seat), seat, move, speech)
        kept = Premove(text=text, locale=speech.locale)

        def change(now: Table) -> Table:
            if not may_premove(now, seat):
                raise Refused(words("prepared-late"))
            return changed(now, prepared={**now.state.prepared, seat: kept})

        await self._seats.alter(table.id, change)
        return text

    async def cancel(self, match_id: str, user: int) -> Table:
        """Put aside what a member had prepared. Raises Refused if there is nothing."""

        def change(table: Table) -> Table:
            seat = seat_of(table, user)
            if seat not in table.state.prepared:
                raise Refused(words("prepared-nothing"))
            return without_premove(table, seat)

        return await self._seats.alter(match_id, change)

    async def play(self, timer: records.Timer) -> None:
        """Play what was prepared, or drop it with a word and tell the turn."""
        seat = timer.seat
        table = await self._service.tables.load(timer.match_id)
        if seat not in table.state.prepared:
            now = self._service.now()
            await self._service.enact(Transition(table, table, now, timer=timer))
            return
        try:
            await self._service.act_for(timer, records.By.QUEUE, lambda table: _action(table, seat))
        except (Refused, Outdated, IllegalAction):
            await self._drop(timer)

    async def _drop(self, timer: records.Timer) -> None:
        seat = timer.seat

        def change(table: Table) -> Table:
            return without_premove(table, seat)

        await self._seats.alter(timer.match_id, change, partial(Transition, timer=timer))


async def _action(table: Table, seat: int) -> Any:
    """The prepared action. Raises Refused or Outdated if nothing legal reads like it."""
    kept = table.state.prepared.get(seat)
    if kept is None:
        raise Refused(words("prepared-none"))
    text, (path, picked) = grammar.reading(table, seat, kept.text, Speech(kept.locale))
    if text != kept.text:
        raise Refused(words("prepared-none"))
    return chosen_action(table, seat, path, picked)
