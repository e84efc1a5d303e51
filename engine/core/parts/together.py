"""Tables whose seats win or lose together."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Together:
    """All seats win or lose together: the game is not rated, but tables may be ranked.

    Tables with equal values of the options `compared` share a leaderboard, by `Outcome.ranking`;
    without `compared` there is none. `harder` are the options, as typed, of a rematch one step
    harder, which winners are offered; empty if there is none.
    """

    compared: tuple[str, ...] = ()
    harder: Mapping[str, str] = field(default_factory=dict)
