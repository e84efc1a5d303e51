"""Shows Dyla: the table as a picture, ship and points in two lines."""

from collections.abc import Sequence
from typing import Any

from bot.language.speech import Speech
from bot.presentation.games.any_game import Presenter, picture_of
from bot.presentation.games.dyla import end
from bot.presentation.games.dyla.scene import (
    CARD_DRAWING,
    DRAWING,
    alt_of,
    card_of,
    scene_of,
    tall_of,
)
from bot.presentation.panel import Picture
from engine.core.game import AnyGame, Card
from engine.games.dyla.actions import Buy, Fire, Play, PlayAttacks
from engine.games.dyla.content import CONTENT, Attack, Tactic
from engine.games.dyla.rules.combat import totals, volley
from engine.games.dyla.text.description import caption
from engine.games.dyla.view import DylaView, places

_CARDS = CONTENT.cards
_ATTACKS = frozenset(card.id for card in _CARDS if isinstance(card, Attack))
_TACTICS = [card for card in _CARDS if isinstance(card, Tactic)]
_SHIELDS = frozenset(card.id for card in _TACTICS if card.taken and not card.per_attack)
_TRASHING = frozenset(card.id for card in _TACTICS if card.trashes)


class DylaPresenter(Presenter):
    """Shows Dyla."""

    draws_lines = True
    finale = staticmethod(end.finale)

    def chapter(self, view: DylaView) -> int | None:
        """The section about a turn."""
        return 1

    def lines(self, game: AnyGame, view: DylaView, speech: Speech) -> tuple[str, ...]:
        """The lines on ship and points."""
        return tuple(speech.with_icon_markup.each(caption(view)))

    def picture(self, view: DylaView, speech: Speech, prepared: Sequence[Any] = ()) -> Picture:
        """The table."""
        return Picture(DRAWING, scene_of(view, speech), alt_of(view, speech), tall_of(view))

    def recent(self, view: DylaView) -> int:
        """0, so that no lines tell the latest actions: the picture shows what they changed."""
        return 0

    def good_for(self, view: DylaView, action: Any) -> str:
        """By a card's effect; for all attacks, and for firing, by whether the enemy is defeated."""
        if isinstance(action, PlayAttacks):
            return f"good-play-{'enough' if _all_defeat(view) else 'attacks'}"
        if isinstance(action, Fire):
            return "good-fire" if view.defeats else f"good-fire-{'on' if view.attacks else 'hold'}"
        if not isinstance(action, Play | Buy):
            return super().good_for(view, action)
        kind = "attack" if action.card in _ATTACKS else "tactic"
        if isinstance(action, Buy):
            return f"good-buy-{'trash' if action.card in _TRASHING else kind}"
        return f"good-play-{'shield' if action.card in _SHIELDS else kind}"

    def card(self, view: DylaView, card: Card, speech: Speech) -> Picture | None:
        """The picture of a card of the hand or shop, or of an enemy's ships."""
        return picture_of(CARD_DRAWING, card_of(card.id, speech), card, speech)


def _all_defeat(view: DylaView) -> bool:
    """Whether the cards played and all attack cards of the hand defeat the enemy."""
    played, left = places(view.played), view.encounter.hp - view.encounter.suffered
    return totals((*played, *volley(places(view.hand), played, left))).deals >= left


PRESENTER = DylaPresenter()
