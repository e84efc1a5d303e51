"""The rules' refusals, as words."""

from functools import cache

from engine.core.words import Words, words
from engine.games.black_abyss.text.wording import price


@cache
def no(reason: str) -> Words:
    """The message `black-abyss-refused-<reason>`."""
    return Words(f"black-abyss-refused-{reason}")


@cache
def lacking(food: int, energy: int, minerals: int) -> Words:
    """The refusal of an unaffordable cost, with the missing amounts."""
    return words("black-abyss-refused-too-dear", missing=price((food, energy, minerals)))
