"""Words in pictures, and alt texts, which say what a picture shows.

The messages are in `data/pictures/text`, in the same catalogue as those of games.
"""

import re
import unicodedata
from collections.abc import Hashable, Iterable, Mapping
from functools import lru_cache
from typing import Final, Protocol

from bot.language.faces import faces
from engine.core.content import DATA
from engine.core.words import Words, words


class Say(Hashable, Protocol):
    """Renders words in the reader's language."""

    def __call__(self, what: Words, /) -> str:
        """The text of words."""


FOLDER: Final = DATA / "pictures" / "text"
ALT_LIMIT: Final = 1024
"""Discord's limit on alt text, in characters."""
_ENDS: Final = (".", "?", "!", ":", "…")
"""Marks after which a line of an alt text needs no full stop."""

_UNDRAWN: Final = re.compile(
    "[^ -~\u00a1-\u02ff\u0384-\u03e1\u03f0-\u0482\u048a-\u052f\u1e00-\u1eff"
    f"{''.join(sorted(faces()))}]+"
)
"""Characters that pictures cannot draw: all but Latin, Greek, Cyrillic and the AIs' faces."""


def drawable(name: str) -> str:
    """The name without the characters that pictures cannot draw; "" if nothing is left."""
    return " ".join(_UNDRAWN.sub(" ", unicodedata.normalize("NFKC", name)).split())


@lru_cache(maxsize=256)
def labels(say: Say, prefix: str, parts: tuple[str, ...]) -> Mapping[str, str]:
    """The text of the message `<prefix><part>` for each part, by part: `no-card` as `no_card`."""
    return {part.replace("-", "_"): say(words(f"{prefix}{part}")) for part in parts}


def alt_text(*versions: Iterable[str]) -> str:
    """The first of the versions that fits in `ALT_LIMIT`, else the last one, cut.

    The lines of a version are joined by spaces, each with a full stop unless it has an end mark.
    """
    text = ""
    for lines in versions:
        text = " ".join([line if line.endswith(_ENDS) else f"{line}." for line in lines])
        if len(text) <= ALT_LIMIT:
            return text
    return text[: ALT_LIMIT - 1] + "…"
