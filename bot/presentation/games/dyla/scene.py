"""The scene of the table, and its alt text."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from bot.language.wording import Say, alt_text, labels
from engine.core.words import Words, wording, words
from engine.games.dyla.content import CONTENT, Attack, enemy_name
from engine.games.dyla.text.description import table
from engine.games.dyla.view import CardsView, DylaView, EncounterView, Type

CARD_DRAWING: Final = "bot.presentation.games.dyla.draw_cards:draw"
"""The import path of the function that draws a card or an enemy, in a worker process."""
DRAWING: Final = "bot.presentation.games.dyla.draw:draw"

EffectKind = Literal["damage", "each", "block", "hull", "tech", "evade", "trash"]
"""What an effect of a card changes.

In this order: damage dealt, damage added for each attack, damage blocked, hull gained, TechPoints
gained, another enemy in place of this one, a card trashed.
"""

_EFFECTS: Final[dict[str, tuple[EffectKind, int]]] = {
    "damage": ("damage", 1),
    "dealt": ("damage", -1),
    "per-attack": ("each", 1),
    "taken": ("block", 1),
    "hull": ("hull", 1),
    "tech": ("tech", 1),
    "evades": ("evade", 0),
    "trashes": ("trash", 0),
}
"""By the name of an effect in the game's data: its kind, and the sign of its amount."""

_FIGHTING: Final = ("combat", "trash")


class Effect(NamedTuple):
    """An effect of a card. The amount may be negative; it is 0 if there is nothing to count."""

    kind: EffectKind
    amount: int = 0


class Cards(NamedTuple):
    """Equal cards, and their number. The name is a short one, for pictures."""

    name: str
    type: Type
    effects: tuple[Effect, ...]
    copies: int = 1


class Offer(NamedTuple):
    """A card in the shop, at its current price; `raised` tells that purchases have raised it."""

    card: Cards
    price: int
    affordable: bool
    raised: bool = False


class Exchange(NamedTuple):
    """The exchange of fire: damage of the played cards, damage of the enemy in return.

    `defeats` tells that the played cards defeat the enemy, which then deals none.
    """

    deals: int
    strikes: int
    defeats: bool


HAND_COLUMNS: Final = 3
TALL, TALL_ROW = 1.223, 0.124
"""The height of the picture with one row of cards in hand, and of each further row, per width."""
PICTURE: Final = "picture-dyla-"
"""The prefix of the ids of the picture's words."""
_picture_words = wording(PICTURE)
SHOWN: Final = ("deck", "discards", "strikes", "worth", "no-card", "takes", "to-spend")
"""The ids, without prefix, of the words that the picture always shows."""


class Labels(NamedTuple):
    """The texts on the table, in the reader's language.

    `phase` is shown in place of the exchange of fire, while there is none.
    """

    turn: str
    level: str
    enemy: str
    deck: str
    discards: str
    strikes: str
    worth: str
    played: str
    no_card: str
    deals: str
    takes: str
    phase: str
    to_spend: str


class Scene(NamedTuple):
    """The table. `exchange` is None outside combat; `deck` and `discards` are sizes of piles."""

    labels: Labels
    hull: int
    hull_most: int
    tech: int
    points: int
    goal: int
    level_points: int
    level_goal: int
    enemy: EncounterView
    hand: tuple[Cards, ...]
    any_played: bool
    exchange: Exchange | None
    deck: int
    discards: int
    shop: tuple[Offer, ...]


def scene_of(view: DylaView, say: Say) -> Scene:
    """The table of a view."""
    fighting, cards = view.phase in _FIGHTING, _cards(say)
    return Scene(
        labels=_labels(
            (view.turn, view.turns),
            view.level,
            view.phase,
            view.encounter.encounter,
            _played_names(view, say),
            say,
            destroys=view.defeats,
        ),
        hull=view.hull,
        hull_most=view.hull_most,
        tech=view.tech,
        points=view.points,
        goal=view.goal,
        level_points=view.level_points,
        level_goal=view.level_goal,
        enemy=view.encounter,
        hand=tuple([cards[one.card]._replace(copies=one.count) for one in view.hand]),
        any_played=bool(view.played),
        exchange=Exchange(view.deals, view.strikes, view.defeats) if fighting else None,
        deck=view.pile,
        discards=_count(view.discards),
        shop=tuple(
            [
                Offer(cards[one.card], one.price, one.affordable, bool(one.bought))
                for one in view.shop
            ]
        ),
    )


def hand_rows(kinds: int) -> int:
    """The rows in which a hand of so many kinds of cards is shown, at least one."""
    return max(1, -(-kinds // HAND_COLUMNS))


def tall_of(view: DylaView) -> float:
    """The height of the picture of this view, relative to its width."""
    return TALL + TALL_ROW * (hand_rows(len(view.hand)) - 1)


def alt_of(view: DylaView, say: Say) -> str:
    """The alt text of the table of this view."""
    piles = _picture_words("piles", deck=view.pile, discards=_count(view.discards))
    return alt_text(map(say, (*table(view, piles=False), piles)))


def _played_names(view: DylaView, say: Say) -> str:
    """The text with the names of the cards played this turn, or that there are none."""
    if not view.played:
        return say(_picture_words("nothing-played"))
    return say(_picture_words("played", cards=_names(view.played)))


@lru_cache(maxsize=512)
def _labels(
    turn: tuple[int, int],
    level: int,
    phase: str,
    enemy: str,
    played: str,
    say: Say,
    *,
    destroys: bool,
) -> Labels:
    return Labels(
        turn=say(_picture_words("turn", turn=turn[0], turns=turn[1])),
        level=say(_picture_words("level", level=level)),
        enemy=say(enemy_name(enemy)),
        played=played,
        deals=say(_picture_words("destroys" if destroys else "deals")),
        phase=say(words(f"dyla-phase-{phase}")),
        **labels(say, PICTURE, SHOWN),
    )


def _names(cards: Iterable[CardsView]) -> tuple[Words, ...]:
    named = [(_picture_words(f"card-{each.card}"), each.count) for each in cards]
    return tuple([words("dyla-cards", card=card, count=count) for card, count in named])


def _count(cards: Iterable[CardsView]) -> int:
    return sum([each.count for each in cards])


@lru_cache(maxsize=64)
def _cards(say: Say) -> Mapping[str, Cards]:
    """Every card of the game in one language, by id."""
    found = {}
    for card in CONTENT.cards:
        kind: Type = "attack" if isinstance(card, Attack) else "tactic"
        effects = [(*_EFFECTS[does], amount) for does, amount in card.effects.items()]
        shown = tuple(Effect(what, sign * amount) for what, sign, amount in effects)
        found[card.id] = Cards(say(_picture_words(f"card-{card.id}")), kind, shown)
    return found


def card_of(card: str, say: Say) -> Cards | str:
    """The card with this id; the id itself if it is an enemy's, as it selects the ships to draw."""
    return _cards(say).get(card, card)
