"""The words of pictures and of their alt texts.

What is written in pictures stands in `data/pictures/text`, for the catalogue that has the games'
own words. A picture's alt text says what the picture says, within Discord's limit.
"""

from collections.abc import Callable, Iterable
from typing import Final

from engine.core.content import DATA
from engine.core.words import Words

Say = Callable[[Words], str]
"""Puts words into the language of whoever reads them."""

FOLDER: Final = DATA / "pictures" / "text"
ALT_LIMIT: Final = 1024
"""Discord's limit for the alt text of a picture."""


def alt_text(*versions: Iterable[str]) -> str:
    """The lines of the first version that keeps to the limit as one text, or the last one cut."""
    text = ""
    for lines in versions:
        text = " ".join(line if line.endswith(".") else f"{line}." for line in lines)
        if len(text) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1] + "…"
