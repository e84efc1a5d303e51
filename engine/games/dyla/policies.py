"""Simple captains, who see no more than the view: yardsticks for self-play, guides for search.

They fight alike and differ in what they buy: `dearest` whatever costs most of what can be had,
`greedy` what is worth most, if it clearly surpasses the average of the deck.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Trash
from engine.games.dyla.content import Attack, Content, Tactic

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.core.chance import Chance
    from engine.core.game import Perspective, Policy
    from engine.games.dyla.state import DylaState
    from engine.games.dyla.view import DylaView, OfferView

Buyer = Callable[["DylaView"], "OfferView | None"]

ATTACKS_A_TURN, SHELTER, TRIFLE, MARGIN, BLOW = 4, 2.2, 0.5, 3, 2
"""Found by self-play, in points of damage: how many attack cards a bonus counts for; what one point
less taken is worth, and a new enemy or a trashed card; by how much a card must surpass the deck's
average to be bought; the strike that is worth running from."""


def policies(content: Content) -> Mapping[str, Policy]:
    """The captains by name."""
    worth = worths(content)
    greedy = Captain(content, worth, lambda view: worthiest(worth, view))
    return {"greedy": greedy, "dearest": Captain(content, worth, dearest), "rollout": greedy}


def worths(content: Content) -> dict[str, float]:
    """What a card is worth, in points of damage a turn."""
    return {card.id: _worth(card) for card in content.cards}


def _worth(card: Attack | Tactic) -> float:
    if isinstance(card, Attack):
        return card.damage
    gains = ATTACKS_A_TURN * card.per_attack + card.dealt + card.hull + card.tech
    return gains - SHELTER * card.taken + TRIFLE * (card.evades + card.trashes)


def dearest(view: DylaView) -> OfferView | None:
    """Whatever costs most of what can be had."""
    offers = [offer for offer in view.shop if offer.affordable]
    return max(offers, key=lambda offer: offer.price, default=None)


def worthiest(worth: dict[str, float], view: DylaView) -> OfferView | None:
    """What is worth most (of equals the dearest), if it clearly surpasses the deck's average."""
    cards = sum(owned.count for owned in view.deck)
    average = sum(worth[owned.card] * owned.count for owned in view.deck) / max(1, cards)
    offers = [o for o in view.shop if o.affordable and worth[o.card] > average + MARGIN]
    return max(offers, key=lambda offer: (worth[offer.card], offer.price), default=None)


@dataclass(frozen=True, slots=True)
class Captain:
    """A way to play: everything that helps is played, the rest depends on the `buyer`."""

    content: Content
    worth: dict[str, float]
    buyer: Buyer

    def __call__(self, perspective: Perspective[DylaState, Action, DylaView], _: Chance) -> Action:
        """The action for what is seen."""
        view = perspective.view()
        if view.phase == "research":
            offer = self.buyer(view)
            return EndTurn() if offer is None else Buy(offer.card)
        if view.phase == "trash":
            return Trash(min((held.card for held in view.hand), key=self.worth.__getitem__))
        return self._fight(view)

    def _fight(self, view: DylaView) -> Action:
        """Tactics that help, then every attack, then what keeps the ship from harm."""
        attacks = [held for held in view.hand if held.type == "attack"]
        tactics = [held.card for held in view.hand if held.type == "tactic"]
        for card in tactics:
            if self._helps(self._tactic(card), view, len(attacks)):
                return Play(card)
        if attacks:
            several = len(attacks) > 1 or attacks[0].count > 1
            return PlayAttacks() if several else Play(attacks[0].card)
        for card in tactics:
            if self._shelters(self._tactic(card), view):
                return Play(card)
        return Fire()

    def _tactic(self, card: str) -> Tactic:
        tactic = self.content.cards[self.content.card_of[card]]
        assert isinstance(tactic, Tactic)
        return tactic

    def _helps(self, tactic: Tactic, view: DylaView, attacks: int) -> bool:
        if tactic.evades or tactic.dealt:
            return False
        if tactic.trashes:
            return min(self.worth[held.card] for held in view.hand) <= 1
        if tactic.hull:
            return view.hull < view.hull_most
        return bool(tactic.tech or (tactic.per_attack and attacks))

    def _shelters(self, tactic: Tactic, view: DylaView) -> bool:
        if view.strikes == 0:
            return False
        if tactic.evades:
            return view.strikes >= min(view.hull, BLOW)
        if tactic.dealt:
            return view.strikes >= view.hull or view.attacks == 0
        return tactic.taken < 0
