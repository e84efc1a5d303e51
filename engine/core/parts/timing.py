"""Times set by a game's rules, beside the table's clock."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Allowance:
    """Hours within which missing seats must act, even at tables without a clock.

    When they have passed, `on_deadline` acts. With `at_most`, a shorter clock of the table
    prevails.
    """

    hours: int
    at_most: bool = False


@dataclass(frozen=True, slots=True)
class Exchange:
    """Seats answer each other in turn, each within the table's clock divided by `part`.

    As turns alternate, the board is not reposted, and a timeout is not an absence: `on_deadline`
    acts. The message `<game>-haste` announces it, with `when` the time ends.
    """

    part: int


@dataclass(frozen=True, slots=True)
class Deadlines:
    """What a lobby announces about the game's times.

    `given`: the rules set a time for some decision. `orders`: a seat can leave orders that
    `on_deadline` follows.
    """

    given: bool = False
    orders: bool = False
