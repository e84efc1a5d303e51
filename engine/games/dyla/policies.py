"""Simple captains: yardsticks for self-play, a guide for search.

They fight alike and differ in what they buy: `dearest` whatever costs most of what can be had,
`greedy` what is worth most, if it clearly surpasses the average of the deck. They go by what anyone
can see in a state, never by the order of a pile.
"""

from __future__ import annotations

from collections.abc import Callable

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Trash
from engine.games.dyla.combat import strikes, totals
from engine.games.dyla.content import Attack, Content, Tactic
from engine.games.dyla.state import DylaState
from engine.games.dyla.view import DylaView

Buyer = Callable[["DylaState"], "int | None"]
"""Which card to buy in a state, or None."""

ATTACKS_A_TURN, SHELTER, TRIFLE, MARGIN, BLOW, WEAK = 4, 2.2, 0.5, 3, 2, 1
"""Found by self-play, in points of damage: how many attack cards a bonus counts for; what one point
less taken is worth, and a new enemy or a trashed card; by how much a card must surpass the deck's
average to be bought; the strike that is worth running from; the card that is worth trashing."""


class Captain:
    """A way to play: everything that helps is played, the rest depends on the `buyer`."""

    def __init__(self, content: Content, buyer: Buyer) -> None:
        self._content = content
        self._buyer = buyer
        self._worth = worths(content)
        self._tactics = {p: c for p, c in enumerate(content.cards) if isinstance(c, Tactic)}
        self._plays = tuple(Play(card.id) for card in content.cards)
        self._trashes = tuple(Trash(card.id) for card in content.cards)
        self._buys = tuple(Buy(card.id) for card in content.cards)
        self._volley, self._fire, self._end = PlayAttacks(), Fire(), EndTurn()

    def __call__(
        self, perspective: Perspective[DylaState, Action, DylaView], chance: Chance
    ) -> Action:
        """The action for what is seen."""
        return self.advise(perspective.imagine(chance))

    def advise(self, state: DylaState) -> Action:
        """The action in a state."""
        if state.phase == "research":
            card = self._buyer(state)
            return self._end if card is None else self._buys[card]
        if state.phase == "trash":
            return self._trashes[min(state.hand, key=self._worth.__getitem__)]
        return self._fight(state)

    def _fight(self, state: DylaState) -> Action:
        """Tactics that help, then every attack, then what keeps the ship from harm."""
        tactics = sorted([card for card in state.hand if card in self._tactics])
        attacks = len(state.hand) - len(tactics)
        for card in tactics:
            if self._helps(self._tactics[card], state, attacks):
                return self._plays[card]
        if attacks > 1:
            return self._volley
        if attacks:
            return self._plays[next(card for card in state.hand if card not in self._tactics)]
        return self._shelter(state, tactics) if tactics else self._fire

    def _helps(self, tactic: Tactic, state: DylaState, attacks: int) -> bool:
        if tactic.evades or tactic.dealt:
            return False
        if tactic.trashes:
            return min(self._worth[card] for card in state.hand) <= WEAK
        if tactic.hull:
            return state.hull < self._content.numbers.hull
        return bool(tactic.tech or (tactic.per_attack and attacks))

    def _shelter(self, state: DylaState, tactics: list[int]) -> Action:
        """Something against the strike that is to come, if one is; else fire."""
        sums = totals(self._content, state.played)
        enemy = self._content.encounters[state.encounter]
        strike = strikes(enemy.damage, sums.taken)
        if strike == 0 or state.suffered + sums.deals >= enemy.hp:
            return self._fire
        for card in tactics:
            tactic = self._tactics[card]
            if tactic.evades:
                shelters = strike >= min(state.hull, BLOW)
            elif tactic.dealt:
                shelters = strike >= state.hull or sums.attacks == 0
            else:
                shelters = tactic.taken < 0
            if shelters:
                return self._plays[card]
        return self._fire


def worths(content: Content) -> tuple[float, ...]:
    """What each card is worth, in points of damage a turn."""
    return tuple(_worth(card) for card in content.cards)


def _worth(card: Attack | Tactic) -> float:
    if isinstance(card, Attack):
        return card.damage
    gains = ATTACKS_A_TURN * card.per_attack + card.dealt + card.hull + card.tech
    return gains - SHELTER * card.taken + TRIFLE * (card.evades + card.trashes)


def dearest(content: Content) -> Buyer:
    """Buys whatever costs most of what can be had."""

    def buyer(state: DylaState) -> int | None:
        offers = content.prices(state.bought)
        wanted = [(price, -card) for card, price in offers if price <= state.tech]
        return -max(wanted)[1] if wanted else None

    return buyer


def worthiest(content: Content) -> Buyer:
    """Buys what is worth most (of equals the dearest), if it clearly surpasses the deck."""
    worth = worths(content)

    def buyer(state: DylaState) -> int | None:
        deck = state.pile + state.hand + state.played + state.discards
        least = sum(worth[card] for card in deck) / max(1, len(deck)) + MARGIN
        wanted = [
            (worth[card], price, -card)
            for card, price in content.prices(state.bought)
            if price <= state.tech and worth[card] > least
        ]
        return -max(wanted)[2] if wanted else None

    return buyer
