"""The board of Planetary Defence System as a scene, and the same scene in words.

Imported by the main process, so nothing here needs the drawing library before a picture is drawn.
"""

from dataclasses import dataclass
from typing import Final, Literal

from bot.render import alt

Kind = Literal["damage", "credits", "meteor"]
Shield = Literal["down", "up", "useless"]

_KIND_WORDS: Final[dict[Kind, str]] = {
    "damage": "damage",
    "credits": "credit",
    "meteor": "meteor",
}
_SHIELD_WORDS: Final[dict[Shield, str]] = {
    "down": "Shield down.",
    "up": "Shield up: the next advance is halved.",
    "useless": "The shield does nothing now.",
}


@dataclass(frozen=True, slots=True)
class Card:
    """A card and its value."""

    kind: Kind
    value: int


@dataclass(frozen=True, slots=True)
class Scene:
    """What the picture shows. Columns run from their lowest card to the topmost one.

    `scrap_column` is the column, from 1, over which the scrap pile stands; `next_card` the card
    known to lie on top of the space pile.
    """

    turn: int
    mode: str
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
    scrap_column: int | None = None
    next_card: Card | None = None


def picture(scene: Scene) -> bytes:
    """The board as PNG bytes; to be called in a worker process."""
    from bot.render.pictures import planetary_defence

    return planetary_defence.draw(scene)


def alt_text(scene: Scene) -> str:
    """What the picture says, in at most `alt.LIMIT` characters."""
    return alt.shortest_needed(
        _told(scene, [_column_words(column) for column in scene.columns]),
        _told(scene, [_short_column_words(column) for column in scene.columns]),
    )


def _told(scene: Scene, columns: list[str]) -> str:
    marker = ""
    if scene.scrap_column is not None:
        marker = f" The scrap pile stands over column {scene.scrap_column} of {len(columns)}."
    known = (
        f" The space pile's top card is {_card_words(scene.next_card)}." if scene.next_card else ""
    )
    return (
        f"Turn {scene.turn}, {scene.mode}. {scene.meteors_left} of {scene.meteors} meteors left."
        f" {_SHIELD_WORDS[scene.shield]}{marker}"
        f" {' '.join(f'Column {number}: {words}.' for number, words in enumerate(columns, 1))}"
        f" Hand: {_cards_words(scene.hand)}. Played: {_cards_words(scene.played)}."
        f" To spend: {scene.credits} credits, {scene.damage} damage."
        f" Piles: space {scene.space_pile}, draw {scene.draw_pile},"
        f" discard {scene.discard_pile}, scrap {scene.scrap_pile}.{known}"
    )


def _card_words(card: Card) -> str:
    return f"{_KIND_WORDS[card.kind]} {card.value}"


def _cards_words(cards: tuple[Card, ...]) -> str:
    return ", ".join(map(_card_words, cards)) or "none"


def _column_words(column: tuple[Card, ...]) -> str:
    if len(column) < 2:
        return _cards_words(column)
    return f"{_card_words(column[-1])} on top of {_cards_words(column[-2::-1])}"


def _short_column_words(column: tuple[Card, ...]) -> str:
    """The top card, and how much of what it covers."""
    if len(column) < 2:
        return _cards_words(column)
    covered = column[:-1]
    meteors = sum(card.kind == "meteor" for card in covered)
    return f"{_card_words(column[-1])} on top of {len(covered)} cards ({meteors} meteors)"
