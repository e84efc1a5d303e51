"""The words of refusals."""

from functools import cache

from engine.core.words import Words, words
from engine.games.black_abyss.text.wording import price


@cache
def no(reason: str) -> Words:
    """The refusal with the message `black-abyss-refused-<reason>`."""
    return Words(f"black-abyss-refused-{reason}")


@cache
def lacking(food: int, energy: int, minerals: int) -> Words:
    """The refusal of a cost, which names the food, energy and minerals that are missing."""
    return words("black-abyss-refused-too-dear", missing=price((food, energy, minerals)))
