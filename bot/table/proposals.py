"""Who votes on a proposal, and when it is carried.

Absent members do not vote. To replace an absent member needs more than half of the present members;
to end a game, more than half of all its members, present or absent. In both cases the absent member
concerned does not count. While members are absent, a single present member cannot pause the game or
change its pace. A member who takes a break can also end it alone.
"""

from collections.abc import Sequence

from bot.table.clocks.pace import BREAK_LEAST
from bot.table.presence import seats_absent, seats_concerned, seats_present
from bot.table.refusals import Refused
from bot.table.state import VOTES, Ask, Proposal
from bot.table.table import Table
from engine.core.words import words


def voters(table: Table, proposal: Proposal) -> list[int]:
    """The seats that vote: present members, except the one concerned."""
    about = proposal.about if proposal.ask in VOTES else None
    return [seat for seat in seats_present(table) if seat != about]


def has_voted(proposal: Proposal, seat: int) -> bool:
    """Whether a seat has agreed to a proposal or disagreed."""
    return seat in (*proposal.agreed, *proposal.against)


def to_vote_on(table: Table, seat: int, number: int | None = None) -> Proposal:
    """The open proposal, if the seat may vote on it. Raises Refused.

    With `number`, only the proposal of that number will do.
    """
    proposal = table.state.proposal
    if proposal is None or number not in (None, proposal.number):
        raise Refused(words("ask-settled"))
    if seat not in voters(table, proposal):
        raise Refused(words("ask-not-you"))
    return proposal


def has_passed(table: Table, proposal: Proposal) -> bool:
    """Whether enough seats have agreed."""
    electorate = voters(table, proposal)
    agreed = [seat for seat in electorate if seat in proposal.agreed]
    match proposal.ask:
        case Ask.REPLACE | Ask.END:
            return 2 * len(agreed) > _voters_that_count(table, proposal, electorate)
        case Ask.BREAK:
            return True
        case Ask.PAUSE | Ask.PACE:
            return agreed == electorate and (len(agreed) > 1 or not seats_absent(table))
        case Ask.RESUME:
            own = table.state.on_break and table.state.breaks[-1] in agreed
            return bool(agreed) and (own or agreed == electorate or not table.state.agreed_pause)
        case Ask.UNDO:
            return agreed == electorate


def _voters_that_count(table: Table, proposal: Proposal, electorate: Sequence[int]) -> int:
    """The number of seats of which more than half must agree to a vote on an absent member.

    To end a game, the seats of all members but the one concerned count, also absent ones. To
    replace a member, only the `electorate` counts; so it does in a duel, in which an absent member
    then loses.
    """
    if proposal.ask is Ask.END and not table.duel:
        return len([seat for seat in seats_concerned(table) if seat != proposal.about])
    return len(electorate)


def may_break(table: Table, seat: int) -> bool:
    """Whether a seat may take a break without a vote: once a game, and only at slow paces."""
    span = table.settings.clock.span
    slow = span is None or span >= BREAK_LEAST
    return slow and not (table.paused or table.solo or table.over or seat in table.state.breaks)


def has_failed(table: Table, proposal: Proposal) -> bool:
    """Whether a proposal can no longer be carried, or its proposer is absent or against it."""
    if proposal.by in proposal.against or proposal.by not in seats_present(table):
        return True
    open_minded = [seat for seat in voters(table, proposal) if seat not in proposal.against]
    return not has_passed(table, proposal.model_copy(update={"agreed": tuple(open_minded)}))
