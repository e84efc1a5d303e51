"""Which interaction led to what is done now: its id stands on every line that is logged meanwhile.

What is delivered later because of it is logged under it too, as long as this process remembers
that, or was told by the one that committed it; after a restart the notice and the match remain. A
process is one bot, so what it remembers is the module's.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

from structlog.contextvars import bind_contextvars, get_contextvars

INTERACTION: Final = "interaction"
KEPT: Final = 1_000
"""Notices of which it is remembered what led to them."""

_led_to: OrderedDict[str, str] = OrderedDict()


def arrived(interaction: int) -> None:
    """What this task does from now on is done because of that interaction, Discord's id of it."""
    bind_contextvars(**{INTERACTION: str(interaction)})


def lead_to(notices: Iterable[str]) -> Mapping[str, str]:
    """Remember what interaction, if one is under way, led to these notices; it, by each of them."""
    interaction = get_contextvars().get(INTERACTION)
    led = {} if interaction is None else dict.fromkeys(notices, interaction)
    remember(led)
    return led


def remember(led: Mapping[str, str]) -> None:
    """Interactions, by the notices that they led to, perhaps in another process."""
    for notice, interaction in led.items():
        _led_to[notice] = interaction
        _led_to.move_to_end(notice)
    while len(_led_to) > KEPT:
        _led_to.popitem(last=False)


def delivering(notice: str, match: str | None) -> None:
    """What this task does from now on delivers a notice, because of what led to that."""
    known = {"notice": notice, "match": match, INTERACTION: _led_to.get(notice)}
    bind_contextvars(**{key: value for key, value in known.items() if value is not None})
