"""Chooses the public facts that get a message in the channel: those that concern a member."""

from collections.abc import Iterable
from typing import Any

from bot.table.table import Table
from engine.core.game import Headline


def headlines(table: Table, facts: Iterable[Any]) -> list[tuple[Any, Headline]]:
    """Those of these public facts that are headlines, each as (fact, headline).

    Without headlines that concern only seats played by AIs.
    """
    found = [(fact, table.match.game.headline(fact)) for fact in facts]
    return [
        (fact, one)
        for fact, one in found
        if one is not None and not (one.seats and all(map(table.automatic, one.seats)))
    ]
