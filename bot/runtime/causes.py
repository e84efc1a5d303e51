"""Correlation: the id of the interaction that caused each log line.

Deliveries carry it too, if this process remembers it or was told by the process that committed it.
After a restart only notice and match are known. State is per module, as one process is one bot.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from typing import Final

from structlog.contextvars import bind_contextvars, get_contextvars

INTERACTION: Final = "interaction"
KEPT: Final = 1_000
"""Notices whose cause is remembered."""

_led_to: OrderedDict[str, str] = OrderedDict()


def arrived(interaction: int) -> None:
    """Log everything from now on in this task with this interaction's id."""
    bind_contextvars(**{INTERACTION: str(interaction)})


def lead_to(notices: Iterable[str]) -> Mapping[str, str]:
    """Record the current interaction, if any, as the cause of these notices.

    Returns the causes by notice.
    """
    interaction = get_contextvars().get(INTERACTION)
    led = {} if interaction is None else dict.fromkeys(notices, interaction)
    remember(led)
    return led


def remember(led: Mapping[str, str]) -> None:
    """Record causes: interaction ids by notice, possibly from another process."""
    for notice, interaction in led.items():
        _led_to[notice] = interaction
        _led_to.move_to_end(notice)
    while len(_led_to) > KEPT:
        _led_to.popitem(last=False)


def delivering(notice: str, match: str | None) -> None:
    """Log everything from now on in this task with this notice, and the interaction behind it."""
    known = {"notice": notice, "match": match, INTERACTION: _led_to.get(notice)}
    bind_contextvars(**{key: value for key, value in known.items() if value is not None})
