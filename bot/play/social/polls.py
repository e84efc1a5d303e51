"""Polls: anybody asks what all shall do, everybody answers while it is open; nobody is bound."""

from __future__ import annotations

from collections.abc import Sequence

from bot.language.speech import Speech, plain
from bot.play.seats import Seats
from bot.table.permissions import seat_of
from bot.table.plans import proposable, worded
from bot.table.polls import (
    OPTION,
    OPTIONS_LEAST,
    OPTIONS_MOST,
    askable,
    open_poll,
    subjects,
    with_vote,
)
from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.state import Poll
from bot.table.table import Table
from engine.core.catalogue import ENGLISH
from engine.core.words import seat_name, words


class Polls:
    """Writes polls and answers down; one is open at a table at a time."""

    def __init__(self, seats: Seats) -> None:
        self._seats = seats

    async def ask(self, match_id: str, user: int, about: str, options: Sequence[str]) -> Table:
        """Ask what to do about something that everybody sees, or ("") about the round.

        Raises Refused.
        """
        kept = tuple(dict.fromkeys(filter(None, (plain(one, OPTION) for one in options))))

        def change(table: Table) -> Table:
            by = seat_of(table, user)
            require_askable(table)
            if not OPTIONS_LEAST <= len(kept) <= OPTIONS_MOST:
                raise Refused(words("refused-poll-options"))
            if about and about not in {card.id for card in subjects(table)}:
                raise Refused(words("refused-poll-about"))
            turn, number = table.match.state.turn, table.row.edition
            return with_state(
                table, poll=Poll(number=number, by=by, turn=turn, about=about, options=kept)
            )

        return await self._seats.alter(match_id, change)

    async def answer(self, match_id: str, user: int, number: int, option: int) -> Table:
        """Be for an option, or no longer for the one that one was for. Raises Refused."""
        return await self._seats.alter(
            match_id, lambda table: with_vote(table, seat_of(table, user), number, option)
        )

    async def close(self, match_id: str, user: int, number: int) -> Table:
        """Close one's own poll. Raises Refused."""

        def change(table: Table) -> Table:
            if open_poll(table, number).by != seat_of(table, user):
                raise Refused(words("refused-poll-of-another"))
            return with_state(table, poll=None)

        return await self._seats.alter(match_id, change)


def require_askable(table: Table) -> None:
    """Raises Refused unless a poll can be opened now."""
    poll = table.state.poll
    if poll is not None:
        names = table.speech(ENGLISH).names
        raise Refused(words("refused-poll-open", who=seat_name(poll.by)), names)
    if not askable(table):
        raise Refused(words("refused-poll-later"))


def moves_to_ask(table: Table, speech: Speech) -> list[str]:
    """The moves that may be proposed to anybody, in words, each once."""
    moves = {
        path: (path, leaf)
        for seat in table.row.seats
        for path, leaf in proposable(table, seat.number)
    }
    return list(dict.fromkeys(worded(table, list(moves.values()), speech)))
