"""The scene of the board, and its alt text.

Runs in the main process, so it must not import the drawing library.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

from bot.language.wording import Say, alt_text
from engine.core.words import Words, words
from engine.games.planetary_defence.content import CARDS, COLOUR, VALUE, Colour
from engine.games.planetary_defence.view import CardView, PlanetaryView

CARD_DRAWING: Final = "bot.presentation.games.planetary_defence.draw_cards:draw"
"""The import path of the function that draws a card."""
DRAWING: Final = "bot.presentation.games.planetary_defence.draw:draw"
"""The import path of the drawing function, for a worker process."""

Kind = Literal["damage", "credits", "meteor"]
Shield = Literal["down", "up", "useless"]

KINDS: Final[dict[Colour, Kind]] = {"red": "damage", "white": "credits", "black": "meteor"}
_GAME: Final = "planetary-defence"
_COLUMN: Final = f"{_GAME}-column"
_LISTED: Final = tuple(f"{_GAME}-{pile}-pile" for pile in ("scrap", "draw", "discard"))


@dataclass(frozen=True, slots=True)
class Card:
    """A card and its value."""

    kind: Kind
    value: int


_CARDS: Final = {
    id_: Card(KINDS[colour], value) for id_, colour, value in zip(CARDS, COLOUR, VALUE, strict=True)
}


@dataclass(frozen=True, slots=True)
class Labels:
    """Texts on the board, in the reader's language."""

    turn: str
    mode: str
    left: str
    space: str
    scrap: str
    draw: str
    discard: str
    credits: str
    damage: str
    played: str
    no_card: str
    empty: str
    shield: str


@dataclass(frozen=True, slots=True)
class Scene:
    """The board; columns run from the lowest card to the topmost.

    `scrap_column` is the column, from 1, with the scrap pile above it, or 0.
    """

    labels: Labels
    columns: tuple[tuple[Card, ...], ...]
    hand: tuple[Card, ...]
    played: tuple[Card, ...]
    credits: int
    damage: int
    shield: Shield
    meteors_left: int
    meteors: int
    space_pile: int
    draw_pile: int
    discard_pile: int
    scrap_pile: int
    scrap_column: int


def scene_of(view: PlanetaryView, say: Say) -> Scene:
    """The scene of a view."""
    shield: Shield = "up" if view.shield else "down" if view.space else "useless"
    return Scene(
        labels=_labels(
            view.turn, view.meteors_left, view.meteors, bool(view.played), view.hard, shield, say
        ),
        columns=tuple(map(_cards, view.columns)),
        hand=_cards(view.hand),
        played=_cards(view.played),
        credits=view.credits,
        damage=view.damage,
        shield=shield,
        meteors_left=view.meteors_left,
        meteors=view.meteors,
        space_pile=view.space,
        draw_pile=len(view.draw),
        discard_pile=len(view.discard),
        scrap_pile=len(view.scrap),
        scrap_column=view.scrap_column,
    )


def card_of(card: str) -> Card:
    """A card by its id."""
    return _CARDS[card]


def alt_of(described: Iterable[Words], view: PlanetaryView, say: Say) -> str:
    """The alt text of a view; `described` is the view in words."""
    told = [line for line in described if not line.id.startswith(_LISTED)]
    piles = _picture_words(
        "piles", draw=len(view.draw), discard=len(view.discard), scrap=len(view.scrap)
    )
    told.append(piles)
    if view.scrap_column:
        columns = len(view.columns)
        told.append(_picture_words("scrap-at", column=view.scrap_column, columns=columns))
    return alt_text(map(say, told), map(say, map(_shortened, told)))


def _cards(cards: Iterable[CardView]) -> tuple[Card, ...]:
    return tuple([_CARDS[card.id] for card in cards])


@lru_cache(maxsize=512)
def _picture_words(part: str, **args: int) -> Words:
    return words(f"picture-planetary-{part}", **args)


@lru_cache(maxsize=512)
def _labels(
    turn: int, left: int, meteors: int, played: bool, hard: bool, shield: Shield, say: Say
) -> Labels:
    def label(part: str, **args: int) -> str:
        return say(_picture_words(part, **args))

    return Labels(
        turn=label("turn", turn=turn),
        mode=label(f"mode-{'hard' if hard else 'normal'}"),
        left=label("left", left=left, meteors=meteors),
        space=label("space"),
        scrap=label("scrap"),
        draw=label("draw"),
        discard=label("discard"),
        credits=label("credits"),
        damage=label("damage"),
        played=label("played" if played else "nothing-played"),
        no_card=label("no-card"),
        empty=label("empty"),
        shield=label(f"shield-{shield}"),
    )


def _shortened(line: Words) -> Words:
    """A column as its top card and a count; other lines unchanged."""
    if line.id != _COLUMN:
        return line
    told = dict(line.args)
    covered = told.pop("covered")
    assert isinstance(covered, tuple)
    return words("picture-planetary-column", **told, count=len(covered))
