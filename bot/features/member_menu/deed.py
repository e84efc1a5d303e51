"""The games that two members can play as a duel, and their results against each other."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bot.lobby.lobbies import INVITED, seating
from bot.members.statistics import tallies
from bot.store.records import MatchRow, Result, Status
from engine.core import options, registry
from engine.core.errors import BadOption
from engine.core.options import Option

TWO: Final = range(2, 3)


class Duel(NamedTuple):
    """A game for exactly two players; if necessary, with the option's value that makes it one."""

    game: str
    option: Option | None = None
    value: str = ""

    @property
    def options(self) -> dict[str, str]:
        """The options of a table for this duel, by name."""
        return {} if self.option is None else {self.option.name: self.value}

    @property
    def key(self) -> str:
        """The duel's value in a menu: the game, or the game, `+`, the option, `.` and its value."""
        return "+".join([self.game, *(f"{name}.{value}" for name, value in self.options.items())])


def duels() -> list[Duel]:
    """Every game, or mode of a game, for exactly two."""
    return [duel for name in registry.names() for duel in _duels(name)]


def _duels(name: str) -> Iterator[Duel]:
    game = registry.game(name)
    if options.read(game, {}).seating(game.seats) == TWO:
        yield Duel(name)
        return
    for option in options.describe(game):
        for value in option.values:
            try:
                values = options.read(game, {option.name: value})
            except BadOption:
                continue
            if values.seating(game.seats) == TWO:
                yield Duel(name, option, value)


def lobbies_of(rows: Sequence[MatchRow], guild: int, user: int) -> list[MatchRow]:
    """The lobbies of a server with a free seat in which the member sits, among `rows`."""
    return [
        row
        for row in rows
        if row.guild == guild
        and row.status is Status.LOBBY
        and len(row.seats) < seating(row)[-1]
        and any(seat.user == user and seat.agent != INVITED for seat in row.seats)
    ]


def between(results: Sequence[Result], user: int, other: int) -> dict[str, tuple[int, int]]:
    """By game, how often a member has won and how often lost against another (`other`)."""
    found = tallies(results, user)
    return {game: tally.against[other] for game, tally in found.items() if other in tally.against}
