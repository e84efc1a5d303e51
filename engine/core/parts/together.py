"""Tables whose seats win or lose together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Together:
    """All seats win or lose together: the game is not rated, but tables may be ranked.

    Tables with equal values of the options `compared` share a leaderboard, by `Outcome.ranking`;
    without `compared` there is none.
    """

    compared: tuple[str, ...] = ()
