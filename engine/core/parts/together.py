"""Tables whose seats win or lose together."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Together:
    """All seats win or lose together, so the game is not rated.

    Tables with equal values of the options named in `compared` share a leaderboard, ordered by
    `Outcome.ranking`; if `compared` is empty, there is none.
    """

    compared: tuple[str, ...] = ()
