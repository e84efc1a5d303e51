"""The scene of the board, and its alt text."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.language.wording import Say, alt_text, labels
from engine.core.words import Words, wording, words
from engine.games.planetary_defence.content import CARDS, COLOUR, VALUE, Colour, name_of
from engine.games.planetary_defence.text import table_lines
from engine.games.planetary_defence.view import CardView, PlanetaryView

CARD_DRAWING: Final = "bot.presentation.games.planetary_defence.draw_cards:draw"
"""The import path of the function that draws a card, in a worker process."""
DRAWING: Final = "bot.presentation.games.planetary_defence.draw:draw"

Kind = Literal["damage", "credits", "meteor"]
Shield = Literal["down", "up", "useless"]

KINDS: Final[dict[Colour, Kind]] = {"red": "damage", "white": "credits", "black": "meteor"}
COVERING: Final = 2
"""Minimum number of cards in a column for one to cover others."""


class Card(NamedTuple):
    """A card and its value."""

    kind: Kind
    value: int


_CARDS: Final = {
    id_: Card(KINDS[colour], value) for id_, colour, value in zip(CARDS, COLOUR, VALUE, strict=True)
}


PICTURE: Final = "picture-planetary-"
"""The prefix of the ids of the picture's words."""
_picture_words = wording(PICTURE)
SHOWN: Final = ("space", "scrap", "draw", "discard", "credits", "damage", "no-card", "empty")
"""The ids, without prefix, of the words that the picture always shows."""


class Labels(NamedTuple):
    """The texts on the board, in the reader's language."""

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


class Scene(NamedTuple):
    """The board. The last card of a column is the one on top.

    Piles are numbers of cards. `scrap_column` is the column (from 1) that the scrap pile is above,
    or 0.
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
    """The board of a view."""
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
    """The card with this id."""
    return _CARDS[card]


def alt_of(view: PlanetaryView, say: Say) -> str:
    """The alt text of the board of this view; if it would be too long, with short columns."""
    status, *lines = table_lines(view)
    piles = {"draw": len(view.draw), "discard": len(view.discard), "scrap": len(view.scrap)}
    lines.append(_picture_words("piles", **piles))
    columns = len(view.columns)
    if view.scrap_column:
        lines.append(_picture_words("scrap-at", column=view.scrap_column, columns=columns))
    return alt_text(map(say, (status, *lines)), map(say, _shorter(view, status, lines)))


def _shorter(view: PlanetaryView, status: Words, lines: Sequence[Words]) -> Iterator[Words]:
    """The lines of the alt text with short columns. Lazy, as they are seldom needed."""
    yield status
    for number, (cards, line) in enumerate(zip(view.columns, lines, strict=False), 1):
        yield _short_column(number, cards) or line
    yield from lines[len(view.columns) :]


def _cards(cards: Iterable[CardView]) -> tuple[Card, ...]:
    return tuple([_CARDS[card.id] for card in cards])


@lru_cache(maxsize=512)
def _labels(
    turn: int, left: int, meteors: int, played: bool, hard: bool, shield: Shield, say: Say
) -> Labels:
    return Labels(
        turn=say(_picture_words("turn", turn=turn)),
        mode=say(_picture_words(f"mode-{'hard' if hard else 'normal'}")),
        left=say(_picture_words("left", left=left, meteors=meteors)),
        played=say(_picture_words("played" if played else "nothing-played")),
        shield=say(_picture_words(f"shield-{shield}")),
        **labels(say, PICTURE, SHOWN),
    )


def _short_column(column: int, cards: Sequence[CardView]) -> Words | None:
    """The words on a column's top card and the number of cards below it; None if there are none."""
    if len(cards) < COVERING:
        return None
    card, count = name_of(cards[-1].id), len(cards) - 1
    return words("picture-planetary-column", column=column, card=card, count=count)
