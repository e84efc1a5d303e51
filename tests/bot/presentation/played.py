"""Random games, for pictures of realistic states, and the texts for them."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from bot.language import wording
from engine.core import options, registry
from engine.core.catalogue import Catalogue, catalogue
from engine.core.chance import Chance, seed_from
from engine.core.choices import wander
from engine.core.match import Match
from engine.core.words import Words


@cache
def texts() -> Catalogue:
    """The texts of all games and of their pictures."""
    return catalogue(map(registry.game, registry.names()), wording.FOLDER)


def say(what: Words) -> str:
    """Words in English."""
    return texts().render(what, names=("Ada", "Bartholomew"))


def matches(name: str, seed: str, seats: int = 1, **chosen: str) -> Iterator[Match[Any, Any, Any]]:
    """Every moment of a random game, including the last."""
    game = registry.game(name)
    match = Match.start(game, options.read(game, chosen), seats, seed_from(seed))
    chance = Chance(seed_from(f"player of {seed}"))
    yield match
    while game.outcome(match.state) is None:
        seat = game.missing(match.state)[0]
        match = match.play(seat, wander(game.choices(match.state, seat), chance)).match
        yield match
