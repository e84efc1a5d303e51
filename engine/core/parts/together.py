"""Tables whose seats win or lose together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Together:
    """All at a table win or lose together: not rated, but tables may be compared.

    `compared` are the options by whose values tables share a leaderboard, by `Outcome.ranking`;
    empty for none. `harder` are the options, as typed, for a rematch one step harder, offered to
    winners; empty for none.
    """

    compared: tuple[str, ...] = ()
    harder: Mapping[str, str] = field(default_factory=dict)
