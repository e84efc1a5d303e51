"""Polls: what all at a table are asked, open till the round's planning is over; it binds nobody.

Tables in, tables out. Moves among the options are kept in words, as nothing is played by them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.table.presence import with_state
from bot.table.refusals import Refused
from bot.table.state import Poll
from bot.table.table import Table
from engine.core.game import Card
from engine.core.words import words

OPTIONS_LEAST: Final = 2
OPTIONS_MOST: Final = 5
OPTION: Final = 70
"""Characters of an option."""
SUBJECTS_MOST: Final = 24


def askable(table: Table) -> bool:
    """Whether something can be asked now: of those who play together somebody has still to act.

    Not while a round is being resolved, as there nothing can be planned any more.
    """
    game, state = table.match.game, table.match.state
    if table.over or table.solo or not table.cooperative:
        return False
    return any(game.plannable(state, seat).open() for seat in range(len(table.row.seats)))


def subjects(table: Table) -> Sequence[Card]:
    """What a poll may be about beside the round itself: what everybody sees."""
    game = table.match.game
    seen = game.text.visible(game.view(table.match.state, None))
    return seen[:SUBJECTS_MOST]


def subject(table: Table, poll: Poll) -> Card | None:
    """What a poll is about; None if about the round itself."""
    cards = table.match.game.text.cards()
    return next((card for card in cards if card.id == poll.about), None)


def without_past_poll(table: Table) -> Table:
    """The table without a poll whose time is over, or whose author has left."""
    poll = table.state.poll
    if poll is None:
        return table
    gone = table.row.seats[poll.by].user is None
    another = table.match.state.turn != poll.turn
    return with_state(table, poll=None) if gone or another or not askable(table) else table


def without_votes_of(table: Table, seat: int) -> Table:
    """The table without the poll and votes of a seat's former holder."""
    poll = table.state.poll
    if poll is None or poll.by == seat:
        return with_state(table, poll=None)
    votes = {one: option for one, option in poll.votes.items() if one != seat}
    return with_state(table, poll=poll.model_copy(update={"votes": votes}))


def with_vote(table: Table, seat: int, number: int, option: int) -> Table:
    """The table with a seat's vote for an option; again for the same one takes it back.

    Raises Refused if that poll is not open any more.
    """
    poll = open_poll(table, number)
    if not 0 <= option < len(poll.options):
        raise Refused(words("refused-poll-closed"))
    others = {one: choice for one, choice in poll.votes.items() if one != seat}
    votes = others if poll.votes.get(seat) == option else {**others, seat: option}
    return with_state(table, poll=poll.model_copy(update={"votes": votes}))


def open_poll(table: Table, number: int) -> Poll:
    """The poll of this number. Raises Refused if it is closed."""
    poll = table.state.poll
    if table.over or poll is None or poll.number != number:
        raise Refused(words("refused-poll-closed"))
    return poll
