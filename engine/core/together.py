"""What it means that all at a table win or lose together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Together:
    """All at a table win together or none: nobody is rated, and tables may be compared.

    `compared` are the options by whose values tables are compared, those alike with each other, by
    `Outcome.ranking`; none: they are not. `harder` are the options, in words, that differ where the
    next game is to be one step harder, offered to those who have won; empty where nothing is.
    """

    compared: tuple[str, ...] = ()
    harder: Mapping[str, str] = field(default_factory=dict)
