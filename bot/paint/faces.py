"""The faces of AIs, by emoji, as small drawings within a line of words.

`Canvas` draws them; `data/bot/agents.toml` lists the AIs.
"""

from typing import Final

from bot.paint.shapes import SHAPES

GAP: Final = "\N{EN SPACE}\N{FOUR-PER-EM SPACE}"
"""The spaces that are measured and written in place of a face, which is slightly wider."""
FACES: Final = SHAPES.faces
_BLANK: Final = str.maketrans(dict.fromkeys(FACES, GAP))
_NONE: Final = str.maketrans(dict.fromkeys(FACES, ""))


def with_gaps(words: str) -> str:
    """The words with `GAP` in place of every face."""
    return words.translate(_BLANK)


def faceless(words: str) -> str:
    """The words without faces, and without the spaces around them."""
    return " ".join(words.translate(_NONE).split()) if any(map(FACES.get, words)) else words


def faces_in(words: str) -> list[tuple[int, str]]:
    """The faces among the words, as (index of the character, face)."""
    return [(place, letter) for place, letter in enumerate(words) if letter in FACES]
