"""The exception that becomes a sentence to the member."""

from collections.abc import Sequence

from bot.language.speech import title
from engine.core.words import Words, words


class Refused(Exception):
    """Something is not allowed. `why` is the message to the member: the reason, and what to do.

    `names` are the names of the seats, if the message contains some.
    """

    def __init__(self, why: Words, names: tuple[str, ...] = ()) -> None:
        super().__init__(why.id)
        self.why, self.names = why, names


class GameOver(Refused):
    """The game is over. Only `permissions.require_unfinished` raises it."""

    def __init__(self) -> None:
        super().__init__(words("refused-over"))


def require_game(game: str, among: Sequence[str], why: str) -> None:
    """Check that a game is one of those in `among`. Raises Refused by `another_game` if not."""
    if game not in among:
        raise Refused(another_game(game, among, why))


def another_game(game: str, among: Sequence[str], why: str) -> Words:
    """The message with id `why`, that a game is not possible; it names the possible ones."""
    return words(why, game=title(game), games=tuple(map(title, among)))
