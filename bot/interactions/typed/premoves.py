"""Prepared moves: stored as words, played when the turn comes if they are still possible.

Suggestions come from imagined next turns, never from the true state, so they reveal nothing that
the seat does not know.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

from bot.interactions.typed import grammar
from bot.language.speech import Speech
from bot.play.effects.transition import Transition
from bot.play.features import ordering, orders, without_orders
from bot.play.seats import Seats
from bot.play.selection import Outdated, chosen_action
from bot.store import records
from bot.table.permissions import seat_of
from bot.table.presence import with_state, without_premove
from bot.table.refusals import Refused
from bot.table.standing import standing
from bot.table.state import Premove
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.errors import IllegalAction
from engine.core.events import silence
from engine.core.words import words

FAR: Final = 200
"""Maximum imagined actions of others."""

WORLDS: Final = 4
"""Imagined futures in which a suggested move must be possible."""


MOST: Final = 12
"""Maximum prepared moves."""


def waits(table: Table, seat: int) -> bool:
    """Whether a seat waits for others to move."""
    if table.solo or table.over or table.paused or seat in table.awaited:
        return False
    return len(table.awaited) == 1 or table.match.game.standing is not None


def may_premove(table: Table, seat: int) -> bool:
    """Whether a seat waits for the turn of another, and has nothing to do itself."""
    return waits(table, seat) and not table.match.game.may_act(table.match.state, seat)


class Premoves:
    """Keeps prepared moves, and plays them in time."""

    def __init__(self, seats: Seats) -> None:
        self._service, self._seats = seats.service, seats
        self._salt = secrets.token_hex(32)

    def suggestions(
        self, table: Table, seat: int, current: str, speech: Speech, *, then: bool = False
    ) -> list[str]:
        """What could be done in every one of several next turns: no guesses. Raises Refused."""
        before = _prepared(table, seat) if then else ()
        first, *others = (
            grammar.sentences(self.foreseen(table, seat, world, before), seat, current, speech)
            for world in range(WORLDS)
        )
        return [text for text in first if all(text in other for other in others)]

    def foreseen(
        self, table: Table, seat: int, world: int = 0, before: Sequence[Premove] = ()
    ) -> Table:
        """The table at the seat's next turn, as it may be imagined, after the moves `before`.

        The same for the same moment, so that what was suggested can be chosen. Raises Refused if
        there never is one.
        """
        game = table.match.game
        mark = f"{self._salt} {table.id} {table.match.revision} {seat} {world}"
        chance = Chance(seed_from(mark))
        at = _with(table, game.imagine(table.match.state, (seat,), chance))
        _go_on(at, seat, chance)
        for kept in before:
            game.apply(at.match.state, seat, _chosen(at, seat, kept)[1], silence)
            at = _with(at, at.match.state)  # what may be chosen is worked out anew
            _go_on(at, seat, chance)
        return at

    async def keep(
        self, table: Table, seat: int, move: str, speech: Speech, *, then: bool = False
    ) -> list[str]:
        """Keep a move in place of any kept before, or after those; the words of all.

        Raises Refused if it reads like none that can be made then, or there are enough.
        """
        before = _prepared(table, seat) if then else ()
        if len(before) >= MOST:
            raise Refused(words("prepared-enough", most=MOST))
        at = self.foreseen(table, seat, before=before)
        text, action = _chosen(at, seat, Premove(text=move, locale=speech.locale))
        bearing = _bearing(table, seat, action)
        first, *others = (*before, Premove(text=text, locale=speech.locale, bearing=bearing))
        kept = first.model_copy(update={"then": tuple(others)})

        def change(now: Table) -> Table:
            if not waits(now, seat) or _prepared(now, seat)[: len(before)] != before:
                raise Refused(words("prepared-late"))
            return with_state(now, prepared={**now.state.prepared, seat: kept})

        await self._seats.alter(table.id, change)
        return [one.text for one in (first, *others)]

    async def cancel(self, match_id: str, user: int) -> Table:
        """Cancel a member's prepared moves. Raises Refused if there are none."""

        def change(table: Table) -> Table:
            seat = seat_of(table, user)
            if seat not in {*table.state.prepared, *ordering(table)}:
                raise Refused(words("prepared-nothing"))
            return _with_nothing_left(table, seat)

        return await self._seats.alter(match_id, change)

    async def play(self, timer: records.Timer) -> None:
        """Play the prepared move; if it is impossible, drop it, say so, and call the member."""
        seat = timer.seat
        table = await self._service.tables.load(timer.match_id)
        try:
            if seat in table.state.prepared:
                chosen = partial(_action, seat)
                await self._service.act_for(timer, records.By.QUEUE, chosen)
            elif given := orders(table, seat):
                await given[0].play(self._seats, timer)
            else:
                await self._service.enact(
                    Transition(table, table, self._service.now(), timer=timer)
                )
        except (Refused, Outdated, IllegalAction):
            await self._drop(timer)

    async def _drop(self, timer: records.Timer) -> None:
        seat = timer.seat

        def change(table: Table) -> Table:
            return _with_nothing_left(table, seat)

        await self._seats.alter(timer.match_id, change, partial(Transition, timer=timer))


async def _action(seat: int, table: Table) -> Any:
    """The prepared action that is next.

    Raises Refused or Outdated if nothing legal reads like it, or what it hung on is another.
    """
    kept = next(iter(_prepared(table, seat)), None)
    if kept is None:
        raise Refused(words("prepared-none"))
    text, action = _chosen(table, seat, kept)
    if text != kept.text or kept.bearing != _bearing(table, seat, action):
        raise Refused(words("prepared-none"))
    return action


def _chosen(table: Table, seat: int, kept: Premove) -> tuple[str, Any]:
    """What a kept move reads like at a table, and its action. Raises Refused or Outdated."""
    text, (path, picked) = grammar.reading(table, seat, kept.text, Speech(kept.locale))
    return text, chosen_action(table, seat, path, picked)


def _bearing(table: Table, seat: int, action: Any) -> str:
    """What an action hangs on, as far as the seat knows."""
    known = standing(table)
    return "" if known is None else known.bearing(table.match.state, seat, action)


def _with_nothing_left(table: Table, seat: int) -> Table:
    return without_orders(without_premove(table, seat), seat)


def _prepared(table: Table, seat: int) -> tuple[Premove, ...]:
    """The moves a seat has prepared, each by itself."""
    kept = table.state.prepared.get(seat)
    if kept is None:
        return ()
    return (kept.model_copy(update={"then": ()}), *kept.then)


def _with(table: Table, state: Any) -> Table:
    return replace(table, match=replace(table.match, state=state))


def _go_on(table: Table, seat: int, chance: Chance) -> None:
    """Let others move in an imagined state until the seat is asked. Raises Refused if it never is.

    They pass their turns where they can: that changes least of what the seat can see.
    """
    game, state = table.match.game, table.match.state
    for _ in range(FAR):
        missing = game.missing(state)
        if seat in missing:
            return
        choices = game.choices_of_agent(state, missing[0]) if missing else None
        if choices is None or not choices.open():
            break
        known = game.standing
        action = None if known is None else known.passing(state, missing[0])
        game.apply(state, missing[0], action or wander(choices, chance), silence)
    raise Refused(words("prepared-none"))
