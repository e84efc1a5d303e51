"""Polls: a question to everybody at a table, open while players plan their turns.

A poll plays nothing, so options that are moves are stored as text: in every language, so that each
member reads them in their own.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from pydantic import BaseModel

from bot.language.speech import OWN_NAMES, plain, shorten
from bot.table.features import Follows
from bot.table.permissions import seat_of
from bot.table.presence import with_state
from bot.table.proposable import in_words, proposable
from bot.table.refusals import Refused
from bot.table.state import Kept
from bot.table.table import Table
from engine.core.catalogue import ENGLISH
from engine.core.game import Card
from engine.core.words import words
from engine.learning.terms import shown_cards

OPTIONS_LEAST: Final = 2
OPTIONS_MOST: Final = 5
OPTION: Final = 70
"""Maximum characters of an option."""
SUBJECTS_MOST: Final = 24
"""Maximum cards that can be the subject of a poll, as a menu has that many entries and another."""
Option = Mapping[str, str]
"""A possible answer by locale."""


class Poll(BaseModel, frozen=True):
    """The question that the seat `by` asked in turn `turn`: what to do about a card or the turn.

    `by` is None once the member who asked has left the seat. `about` is the id of the card, "" for
    the turn. `votes` has for each seat the index of its option. `number`, the table's edition at
    the time, names the poll.
    """

    number: int
    by: int | None
    turn: int
    about: str
    options: tuple[Option, ...]
    votes: dict[int, int] = {}

    def options_in(self, locale: str) -> tuple[str, ...]:
        """The options in this language; those that a member typed, as they were typed."""
        return tuple(one[locale] for one in self.options)


POLL: Kept[Poll | None] = Kept("poll", Poll, None, seen=True)


def askable(table: Table) -> bool:
    """Whether a poll can be open: at a cooperative table, while a seat has moves to propose."""
    game, state = table.match.game, table.match.state
    if table.over or table.solo or not table.cooperative:
        return False
    return any(game.teamwork.plannable(state, seat).open() for seat in range(len(table.row.seats)))


def subjects(table: Table) -> Sequence[Card]:
    """The cards that a poll can be about: those that everybody sees, at most `SUBJECTS_MOST`."""
    game = table.match.game
    cards = shown_cards(game.text.cards(), game.view(table.match.state, None))
    return cards[:SUBJECTS_MOST]


def subject(table: Table, poll: Poll) -> Card | None:
    """The card that a poll is about; None if it is about the turn."""
    cards = table.match.game.text.cards()
    return next((card for card in cards if card.id == poll.about), None)


def without_past_poll(table: Table) -> Table:
    """The table without a poll whose turn is over."""
    poll = POLL.of(table.state)
    if poll is None:
        return table
    another = table.match.state.turn != poll.turn
    return with_state(table, poll=None) if another or not askable(table) else table


def without_votes_of(table: Table, seat: int) -> Table:
    """The table without the vote of a seat's former holder; their poll stays, without an author."""
    poll = POLL.of(table.state)
    if poll is None:
        return table
    votes = {one: option for one, option in poll.votes.items() if one != seat}
    by = None if poll.by == seat else poll.by
    return with_state(table, poll=poll.model_copy(update={"votes": votes, "by": by}))


def with_vote(table: Table, seat: int, number: int, option: int) -> Table:
    """The table with a seat's vote for the option with this index; a second vote withdraws it.

    Raises Refused if the poll with this number is over.
    """
    poll = open_poll(table, number)
    if not 0 <= option < len(poll.options):
        raise Refused(words("refused-poll-closed"))
    others = {one: choice for one, choice in poll.votes.items() if one != seat}
    votes = others if poll.votes.get(seat) == option else {**others, seat: option}
    return with_state(table, poll=poll.model_copy(update={"votes": votes}))


def open_poll(table: Table, number: int) -> Poll:
    """The open poll with this number. Raises Refused if it is over."""
    poll = POLL.of(table.state)
    if table.over or poll is None or poll.number != number:
        raise Refused(words("refused-poll-closed"))
    return poll


FOLLOWS = Follows(without_votes_of, without_past_poll)


def with_poll(table: Table, user: int, about: str, options: Sequence[Option], locale: str) -> Table:
    """The table with a member's poll about the card with the id `about`, or ("") about the turn.

    Options with the same words in `locale` count once. Raises Refused if there are too few or too
    many, or if no such poll can be opened now. A table has at most one open poll.
    """
    found: dict[str, Option] = {}
    for one in options:
        cut = {to: shorten(plain(text, len(text)), OPTION) for to, text in one.items()}
        found.setdefault(cut[locale], cut)
    found.pop("", None)
    by = seat_of(table, user)
    require_askable(table)
    if not OPTIONS_LEAST <= len(found) <= OPTIONS_MOST:
        raise Refused(words("refused-poll-options"))
    if about and about not in {card.id for card in subjects(table)}:
        raise Refused(words("refused-poll-about"))
    turn, number, answers = table.match.state.turn, table.row.edition, tuple(found.values())
    poll = Poll(number=number, by=by, turn=turn, about=about, options=answers)
    return with_state(table, poll=poll)


def close(table: Table, user: int, number: int) -> Table:
    """The table without the member's own poll of this number. Raises Refused for another's."""
    if open_poll(table, number).by != seat_of(table, user):
        raise Refused(words("refused-poll-of-another"))
    return with_state(table, poll=None)


def require_askable(table: Table) -> None:
    """Raises Refused unless a poll can be opened now."""
    if POLL.of(table.state) is not None:
        raise Refused(words("refused-poll-open"))
    if not askable(table):
        raise Refused(words("refused-poll-later"))


def moves_to_ask(table: Table) -> list[Option]:
    """The moves that can be proposed to any seat, as options; equal words occur only once."""
    moves = {
        path: (path, leaf)
        for seat in table.row.seats
        for path, leaf in proposable(table, seat.number)
    }
    told = [in_words(table, list(moves.values()), table.speech(locale)) for locale in OWN_NAMES]
    each = [dict(zip(OWN_NAMES, one, strict=True)) for one in zip(*told, strict=True)]
    return list({one[ENGLISH]: one for one in each}.values())
