"""The exception that becomes a sentence to the member."""

from collections.abc import Sequence

from bot.language.speech import title
from engine.core.words import Words, words


class Refused(Exception):
    """Something is not allowed. `why` gives the reason and the alternative.

    `names` are the names of seats, if the message contains some.
    """

    def __init__(self, why: Words, names: tuple[str, ...] = ()) -> None:
        super().__init__(why.id)
        self.why, self.names = why, names


class GameOver(Refused):
    """The game is over. Only `permissions.require_unfinished` raises it."""

    def __init__(self) -> None:
        super().__init__(words("refused-over"))


def require_game(game: str, among: Sequence[str], why: str) -> None:
    """Raise Refused with the message `why`, which names the games `among`, for any other game."""
    if game not in among:
        raise Refused(another_game(game, among, why))


def another_game(game: str, among: Sequence[str], why: str) -> Words:
    """The message `why` about a game, with the possible ones."""
    return words(why, game=title(game), games=tuple(map(title, among)))
