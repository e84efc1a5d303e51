"""The cards of Beacons, from `data/v1/cards.toml`."""

from __future__ import annotations

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from engine.core import content

FOLDER = Path(__file__).parent / "data"


class Kind(BaseModel):
    """A kind of card; its number is its place in the list, which goes from weak to strong."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    strength: int = Field(ge=1)
    copies: int = Field(ge=1)


class Cards(BaseModel):
    """The deck, and how many cards a hand is filled up to."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hand: int = Field(ge=2)
    kinds: tuple[Kind, ...]


class Content(BaseModel):
    """Everything in the folder of the ruleset."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    cards: Cards


CARDS = content.load(Content, FOLDER / "v1").cards
KINDS = CARDS.kinds
