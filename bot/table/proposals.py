"""Whom a proposal asks, and whether enough have agreed."""

from __future__ import annotations

from bot.table.presence import present
from bot.table.state import VOTES, Proposal
from bot.table.table import Table


def voters(table: Table, proposal: Proposal) -> list[int]:
    """The seats that are asked: members who are there, but not the one it is about."""
    about = proposal.about if proposal.ask in VOTES else None
    return [seat for seat in present(table) if seat != about]


def carried(table: Table, proposal: Proposal) -> bool:
    """Whether enough have agreed."""
    asked = voters(table, proposal)
    agreed = [seat for seat in asked if seat in proposal.agreed]
    return 2 * len(agreed) > len(asked) if proposal.ask in VOTES else agreed == asked


def failed(table: Table, proposal: Proposal) -> bool:
    """Whether enough can no longer agree, or who asked is gone or does not want it any more."""
    if proposal.by in proposal.against or proposal.by not in present(table):
        return True
    open_minded = [seat for seat in voters(table, proposal) if seat not in proposal.against]
    return not carried(table, proposal.model_copy(update={"agreed": tuple(open_minded)}))
