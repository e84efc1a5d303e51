"""Icons, bonuses and cards in words.

A card of the task list is named by its task. A card in hand or pool is named by its asset, plus its
danger as a task if its neighbours include the same asset.
"""

from collections import Counter
from collections.abc import Iterable, Sequence

from engine.core.words import Words, wording
from engine.games.dark_miss_down.content import AREAS, CREWS, SHORT
from engine.games.dark_miss_down.view import CARD_VIEWS, BonusView, CardView

say = wording("dark-miss-down-")

ICON: dict[str, Words] = {icon: say(f"icon-{icon}") for icon in (*CREWS, *AREAS)}


def icons_of(icons: Iterable[str]) -> tuple[Words, ...]:
    """Words for each icon, equal ones too."""
    return tuple([ICON[icon] for icon in icons])


def icon_counts(icons: Iterable[str]) -> tuple[Words, ...]:
    """Words for each different icon, with its number."""
    counts = Counter(icons).items()
    return tuple([say("icons", icon=ICON[icon], count=count) for icon, count in counts])


def _bonus(bonus: BonusView) -> Words:
    """Words for a bonus: its requirement and reward."""
    if bonus.kind == "variety":
        which = "variety" if bonus.crews and bonus.areas else "crews" if bonus.crews else "areas"
        return say(f"bonus-{which}", crews=bonus.crews, areas=bonus.areas, points=bonus.points)
    if bonus.kind == "together":
        one, two = icons_of(bonus.icons)
        return say("bonus-together", one=one, two=two, points=bonus.points)
    icon = ICON[bonus.icons[0]]
    return say(f"bonus-{bonus.kind}", icon=icon, count=len(bonus.icons), points=bonus.points)


CREW: dict[str, str] = {card.id: card.crew for card in CARD_VIEWS}
"""The crew of each card, by card id; `BONUS` has the words for its bonus."""
_ASSET = {card.id: say("asset", asset=SHORT[card.id], danger=card.danger) for card in CARD_VIEWS}
BONUS = {card.id: _bonus(card.bonus) for card in CARD_VIEWS}


def names_of(cards: Sequence[CardView]) -> tuple[Words, ...]:
    """Words for cards by their assets, told apart among each other."""
    return tuple([among(cards, card.id) for card in cards])


def among(cards: Sequence[CardView], key: str) -> Words:
    """Words for a card: its asset; also its danger if another of `cards` has the same asset."""
    alike = [card for card in cards if SHORT[card.id] == SHORT[key]]
    return SHORT[key] if len(alike) == 1 else _ASSET[key]
