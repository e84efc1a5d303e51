"""Which interaction led to what is done now: its id stands on every line that is logged meanwhile.

What is delivered later because of it is logged under it too, as long as this process remembers
that; after a restart, or in another process, the notice and the match remain. A process is one bot,
so what it remembers is the module's.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

from structlog.contextvars import bind_contextvars, get_contextvars

INTERACTION: Final = "interaction"
KEPT: Final = 1_000
"""Notices of which it is remembered what led to them."""

_led_to: OrderedDict[str, str] = OrderedDict()


def arrived(interaction: int) -> None:
    """What this task does from now on is done because of that interaction, Discord's id of it."""
    bind_contextvars(**{INTERACTION: str(interaction)})


def lead_to(notices: Iterable[str]) -> None:
    """Remember that the interaction under way, if there is one, led to these notices."""
    interaction = get_contextvars().get(INTERACTION)
    if interaction is None:
        return
    for notice in notices:
        _led_to[notice] = interaction
        _led_to.move_to_end(notice)
    while len(_led_to) > KEPT:
        _led_to.popitem(last=False)


def delivering(notice: str, match: str | None) -> None:
    """What this task does from now on delivers a notice, because of what led to that."""
    known = {"notice": notice, "match": match, INTERACTION: _led_to.get(notice)}
    bind_contextvars(**{key: value for key, value in known.items() if value is not None})
