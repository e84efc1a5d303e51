"""The words of pictures and of their alt texts.

What is written in pictures stands in `data/pictures/text`, for the catalogue that has the games'
own words. A picture's alt text says what the picture says, within Discord's limit.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable
from typing import Final

from bot.language.faces import faces
from engine.core.content import DATA
from engine.core.words import Words

Say = Callable[[Words], str]
"""Puts words into the language of whoever reads them."""

FOLDER: Final = DATA / "pictures" / "text"
ALT_LIMIT: Final = 1024
"""Discord's limit for the alt text of a picture."""

_UNDRAWN: Final = re.compile(
    "[^ -~\u00a1-\u02ff\u0384-\u03e1\u03f0-\u0482\u048a-\u052f\u1e00-\u1eff"
    f"{''.join(sorted(faces()))}]+"
)
"""What pictures have no shape for: they have Latin, Greek, Cyrillic, and the faces of agents."""


def drawable(name: str) -> str:
    """A name in the letters that pictures have: without other emoji, and "" if nothing is left."""
    return " ".join(_UNDRAWN.sub(" ", unicodedata.normalize("NFKC", name)).split())


def alt_text(*versions: Iterable[str]) -> str:
    """The lines of the first version that keeps to the limit as one text, or the last one cut."""
    text = ""
    for lines in versions:
        text = " ".join([line if line[-1:] == "." else f"{line}." for line in lines])
        if len(text) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1] + "…"
