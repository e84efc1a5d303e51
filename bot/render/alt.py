"""Alt texts: what every picture's words keep to."""

from typing import Final

LIMIT: Final = 1024
"""Discord's limit for the alt text of a picture."""


def shortest_needed(*versions: str) -> str:
    """The first version that keeps to the limit, or the last one cut at it."""
    for words in versions:
        if len(words) <= LIMIT:
            return words
    return versions[-1][: LIMIT - 1] + "…"
