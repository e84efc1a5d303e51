"""Correlation: each log line names the id of the interaction that caused it.

Lines about a delivery name it, too, if this process committed the notice, or was told of the
interaction by the process that did. After a restart only notice and match are known. State is per
module, as one process is one bot.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from structlog.contextvars import bind_contextvars, get_contextvars

from bot.runtime.recent import Recent

INTERACTION: Final = "interaction"
KEPT: Final = 1_000
"""Number of notices whose cause is kept."""

_causes: Recent[str, str] = Recent(KEPT)


def bind_interaction(interaction: int) -> None:
    """Add this interaction's id to all further log lines of this task."""
    bind_contextvars(**{INTERACTION: str(interaction)})


def record_cause(notices: Iterable[str]) -> Mapping[str, str]:
    """Record the interaction of the current task, if any, as the cause of these notices (ids).

    Returns its id by notice; {} without an interaction.
    """
    interaction = get_contextvars().get(INTERACTION)
    led = {} if interaction is None else dict.fromkeys(notices, interaction)
    remember(led)
    return led


def remember(led: Mapping[str, str]) -> None:
    """Record causes: interaction ids by id of the notice, which may come from another process."""
    _causes.update(led)


def bind_notice(notice: str, match: str | None) -> None:
    """Add this notice, and its cause, to all further log lines of this task."""
    known = {"notice": notice, "match": match, INTERACTION: _causes.get(notice)}
    bind_contextvars(**{key: value for key, value in known.items() if value is not None})
