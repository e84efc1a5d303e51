"""Prepared moves (premoves): stored with the table, and played on the member's turn if still legal.

The moves to choose from are those of imagined next turns, never of the true state, so they reveal
nothing that the seat does not know. A game with standing orders (`table.standing`) checks before
each prepared move whether something unexpected has happened, and then asks the member first.
"""

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
from bot.presentation.choices.sentences import Sentences
from bot.presentation.shown import view_with_guesses
from bot.store import changes, records
from bot.table import premoves
from bot.table.clocks.timer_kinds import Timers
from bot.table.permissions import seat_of
from bot.table.premoves import Ahead, moves_of, waits, without_premoves
from bot.table.refusals import Refused
from bot.table.state import Premove
from bot.table.table import Table
from engine.core.chance import Chance, seed_from
from engine.core.choices import SEPARATOR
from engine.core.errors import IllegalAction, Malformed
from engine.core.words import words
from engine.matches.prepared import TURNS, foresee

WORLDS: Final = 4
"""Number of imagined next turns in which a suggested move must be possible."""

MOST: Final = 12
"""Maximum prepared moves in a game without standing orders."""


def may_premove(table: Table, seat: int) -> bool:
    """Whether a seat waits for another's turn and has no decision of its own."""
    return waits(table, seat) and not table.match.choices(seat).open()


class Premoves:
    """Stores prepared moves, and plays them on their member's turn."""

    def __init__(self, seats: Seats) -> None:
        self._service, self._seats = seats.service, seats
        self._salt = secrets.token_hex(32)

    def suggestions(
        self, table: Table, seat: int, current: str, speech: Speech, *, then: bool = False
    ) -> list[str]:
        """Suggestions: moves that are possible in all `WORLDS` imagined next turns.

        With `then`, of turns after the prepared moves. Raises Refused like `imagined_table`.
        """
        before = moves_of(table, seat) if then else ()
        futures = [self.imagined_table(table, seat, world, before) for world in range(WORLDS)]
        known = table.match.view(seat)
        first, *others = (
            grammar.sentences(at, seat, current, speech, view=view_with_guesses(known, at, seat))
            for at in futures
        )
        return [text for text in first if all(text in other for other in others)]

    def imagined_table(
        self, table: Table, seat: int, world: int = 0, before: Sequence[Premove] = ()
    ) -> Table:
        """The table at the seat's imagined next turn, after the moves `before`.

        `world` numbers the imagined turns. Raises Refused if no next turn was found, if it is more
        than `TURNS` turns ahead, or, without standing orders, if `MOST` moves are prepared.
        """
        at = self.ahead(table, seat, world, before).table
        if at is None:
            raise Refused(words("prepared-none"))
        if _is_far(table, at) if table.standing else len(before) >= MOST:
            raise Refused(words("prepared-enough"))
        return at

    def within(self, table: Table, seat: int, before: Sequence[Premove]) -> Ahead:
        """The seat's imagined next turn after the moves `before`.

        Without a table if that is more than `TURNS` turns ahead.
        """
        found = self.ahead(table, seat, before=before)
        far = found.table is not None and _is_far(table, found.table)
        return found._replace(table=None) if far else found

    def ahead(
        self, table: Table, seat: int, world: int = 0, before: Sequence[Premove] = ()
    ) -> Ahead:
        """The seat's imagined next turn after the moves `before`, and which of these were legal.

        The same table, revision, seat and `world` give the same turn, so that a suggested move can
        then be chosen.
        """
        game = table.match.game
        mark = f"{self._salt} {table.id} {table.match.revision} {seat} {world}"
        moves = premoves.read(table, before)
        found = foresee(game, table.match.state, seat, Chance(seed_from(mark)), moves)
        if found.state is None:
            return Ahead(None, found.done)
        match = replace(table.match, state=found.state)
        return Ahead(replace(table, match=match), found.done)

    async def keep(
        self, table: Table, seat: int, move: str, speech: Speech, *, then: bool = False
    ) -> list[str]:
        """Store a typed move in place of the prepared ones, or with `then` after them.

        Returns the words of all prepared moves. Raises Refused if no legal move matches, if the
        rules refuse what was picked or answered, or like `imagined_table`.
        """
        before = moves_of(table, seat) if then else ()
        at = self.imagined_table(table, seat, before=before)
        view = view_with_guesses(table.match.view(seat), at, seat)
        _, (path, picked) = grammar.reading(at, seat, move, speech, view)
        action = chosen_action(at, seat, path, picked)
        if (why := at.match.why_not(seat, action)) is not None:
            raise Refused(why)
        text = Sentences(at.match, seat, speech, view).prepared(path.split(SEPARATOR), picked)
        premove = Premove(text=text, locale=speech.locale)
        after = await self.add(table, at, seat, action, premove, len(before))
        return [one.text for one in moves_of(after, seat)]

    async def add(
        self, table: Table, at: Table, seat: int, action: Any, premove: Premove, after: int
    ) -> Table:
        """Store an action after the first `after` prepared moves; those behind it are dropped.

        The action was chosen at the imagined table `at`; `premove` has its words. Raises Refused if
        the prepared moves changed meanwhile, or if it is the seat's turn.
        """
        before = moves_of(table, seat)[:after]
        move = premoves.premove_of(table, at.match.state, seat, action, premove)
        foreseen = at.match.play(seat, action).match.state

        def change(now: Table) -> Table:
            if not waits(now, seat) or moves_of(now, seat)[:after] != before:
                raise Refused(words("prepared-late"))
            return premoves.with_planned_moves(now, seat, (*before, move), foreseen)

        return await self._seats.alter(table.id, change)

    async def take_out(self, match_id: str, user: int, number: int) -> Table:
        """Remove the prepared move with this index. Raises Refused if there is none."""

        def change(table: Table) -> Table:
            seat = seat_of(table, user)
            moves = moves_of(table, seat)
            if not 0 <= number < len(moves):
                raise Refused(words("prepared-nothing"))
            left = (*moves[:number], *moves[number + 1 :])
            prepared = table.state.prepared[seat].model_copy(update={"moves": left})
            return premoves.with_premoves(table, seat, prepared)

        return await self._seats.alter(match_id, change)

    async def cancel(self, match_id: str, user: int) -> tuple[Table, str]:
        """Cancel a member's prepared moves and orders. Raises Refused if there are none.

        Also returns the id of the message that says what was cancelled.
        """
        done = "note-put-aside"

        def change(table: Table) -> Table:
            nonlocal done
            seat = seat_of(table, user)
            if seat not in {*table.state.prepared, *ordering(table)}:
                raise Refused(words("prepared-nothing"))
            if seat not in table.state.prepared:
                done = next(one.stopped for one in orders(table, seat))
            return _with_nothing_left(table, seat)

        return await self._seats.alter(match_id, change), done

    async def go_on(self, match_id: str, user: int) -> Table:
        """Play the prepared moves although something happened that the member did not expect.

        Raises Refused if there are none, or if it is not the member's turn.
        """
        table = await self._service.tables.load(match_id)
        seat = seat_of(table, user)

        def change(now: Table) -> Table:
            if not moves_of(now, seat):
                raise Refused(words("prepared-nothing"))
            if seat not in now.missing:
                raise Refused(words("prepared-late"))
            return premoves.renew_bearings(now, seat)

        due_now = records.Timer(match_id, seat, Timers.PREMOVE, self._service.now())
        after = await self._seats.alter(match_id, change, also=[changes.SetTimer(due_now)])
        if after.row.edition == table.row.edition:  # nothing changed
            await self._service.store.commit([changes.SetTimer(due_now)])
        self._service.wake()
        return after

    async def play(self, timer: records.Timer) -> None:
        """Timer: play a seat's next prepared move or order; if that is impossible, drop them all.

        Raises TimerGone if another process did.
        """
        seat = timer.seat
        table = await self._service.tables.load(timer.match_id)
        try:
            if seat in table.state.prepared and seat in table.missing:
                await self._play(table, timer)
            elif order := orders(table, seat):
                await order[0].play(self._seats, timer)
            else:
                await self._service.enact(
                    Transition(table, table, self._service.now(), timer=timer)
                )
        except (Refused, Outdated, IllegalAction, Malformed):
            await self._drop(timer)

    async def _play(self, table: Table, timer: records.Timer) -> None:
        """Play the next prepared move, or ask the member whether it still is to be played.

        Raises Refused, Outdated or IllegalAction if it is impossible.
        """
        seat = timer.seat
        if table.standing is None:
            await self._service.act_for(timer, records.By.QUEUE, partial(_by_words, seat))
            return
        if premoves.without_impossible(table, seat) is not table:
            table = await self._seats.alter(
                timer.match_id, lambda now: premoves.without_impossible(now, seat)
            )
        if premoves.due_moves(table, seat).asks:
            await self._ask(timer)
        else:
            await self._service.act_for(timer, records.By.QUEUE, partial(_next, seat))

    async def _ask(self, timer: records.Timer) -> None:
        """Call the member to their turn; the prepared moves wait until the member confirms them."""
        table = await self._service.tables.load(timer.match_id)
        if premoves.without_notes(table, timer.seat) is table:
            await self._service.enact(Transition(table, table, self._service.now(), timer=timer))
            return
        await self._seats.alter(
            timer.match_id, lambda now: premoves.without_notes(now, timer.seat), timer=timer
        )

    async def _drop(self, timer: records.Timer) -> None:
        await self._seats.alter(
            timer.match_id, lambda table: _with_nothing_left(table, timer.seat), timer=timer
        )


def _is_far(table: Table, at: Table) -> bool:
    """Whether an imagined table is more than `TURNS` turns ahead."""
    return bool(at.match.state.turn > table.match.state.turn + TURNS)


async def _by_words(seat: int, table: Table) -> Any:
    """The next prepared action, found by its words, for games without standing orders.

    Raises Refused or Outdated if no legal action has these words.
    """
    premove = moves_of(table, seat)[0]
    text, (path, picked) = grammar.reading(table, seat, premove.text, Speech(premove.locale))
    if text != premove.text:
        raise Refused(words("prepared-none"))
    return chosen_action(table, seat, path, picked)


async def _next(seat: int, table: Table) -> Any:
    """The next prepared action, for games with standing orders.

    Raises Refused if there is none, or if the member must be asked first.
    """
    found = premoves.due_moves(table, seat) if moves_of(table, seat) else None
    if found is None or found.asks or found.left_out:
        raise Refused(words("prepared-none"))
    return found.rest[0].action


def _with_nothing_left(table: Table, seat: int) -> Table:
    return without_orders(without_premoves(table, seat), seat)
