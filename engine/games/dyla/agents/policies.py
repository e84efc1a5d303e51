"""Policies for self-play, rollouts and search.

They fight alike and differ in what they buy: `dearest` the most expensive affordable card, `greedy`
the card its taste (`greedy.toml`) values most, saving up for it if need be. They use only visible
information, never the order of a pile.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dyla.actions import Action, Buy, EndTurn, Fire, Play, PlayAttacks, Trash
from engine.games.dyla.content import Attack, Content, Tactic, Worths
from engine.games.dyla.rules.combat import Totals, strikes, totals
from engine.games.dyla.state import DylaState
from engine.games.dyla.view import DylaView

Buyer = Callable[["DylaState"], "int | None"]
"""The card to buy in a state, or None."""


class Captain:
    """A policy: uses every card and trashes weak ones; its `buyer` decides purchases."""

    def __init__(self, content: Content, buyer: Buyer) -> None:
        self._content = content
        self._buyer = buyer
        self._fight = content.greedy.fight
        self._worth = tuple(_worth(card, content.greedy.worth) for card in content.cards)
        self._tactics = {p: c for p, c in enumerate(content.cards) if isinstance(c, Tactic)}
        self._damage = tuple(row[1] for row in content.combat)
        self._bonus = tuple(row[2] for row in content.combat)
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
        return self._combat(state)

    def _combat(self, state: DylaState) -> Action:
        """Useful tactics first, then the attacks wanted, then protection from the strike."""
        tactics = sorted([card for card in state.hand if card in self._tactics])
        attacks = sorted([card for card in state.hand if card not in self._tactics])
        for card in tactics:
            if self._helps(card, state, bool(attacks)):
                return self._plays[card]
        sums = totals(self._content, state.played)
        left = self._content.encounters[state.encounter].hp - state.suffered
        if attacks:
            wanted = self._wanted(state, attacks, sums, left)
            if len(wanted) == len(attacks) > 1:
                return self._volley
            if wanted:
                return self._plays[wanted[-1]]
        return self._shelter(state, tactics, sums, left) if tactics else self._fire

    def _helps(self, card: int, state: DylaState, attacks: bool) -> bool:
        tactic = self._tactics[card]
        if tactic.evades or tactic.dealt:
            return False
        if tactic.trashes:
            return self._thins(card, state)
        if tactic.hull:
            return state.hull < self._content.numbers.hull
        return bool(tactic.tech or (tactic.per_attack and attacks))

    def _thins(self, card: int, state: DylaState) -> bool:
        """Whether to play a trashing card: the hand has a weak card, or no card to lose."""
        others = [self._worth[other] for other in state.hand if other != card]
        others += [self._worth[card]] * (state.hand.count(card) - 1)
        if not others:
            return True
        cards = len(state.hand) + len(state.played) + len(state.discards) + len(state.pile)
        return cards > self._fight.least and min(others) <= self._fight.weak[state.level - 1]

    def _wanted(
        self, state: DylaState, attacks: Sequence[int], sums: Totals, left: int
    ) -> Sequence[int]:
        """The attacks to play, weakest first: all, or just enough to defeat the enemy.

        Excess damage is lost, and a strong card held back serves against the next enemy, unless the
        deck is so small that it returns at once.
        """
        bonus = sum([self._bonus[card] for card in state.played])
        spare = sums.deals + sum([self._damage[card] + bonus for card in attacks]) - left
        if len(attacks) == 1:
            return attacks if sums.deals < left else ()
        cards = len(state.hand) + len(state.played) + len(state.discards) + len(state.pile)
        if spare < 0 or cards <= self._fight.least + 1:
            return attacks
        wanted = []
        for card in reversed(attacks):
            damage = self._damage[card] + bonus
            if damage <= spare and self._damage[card] > self._fight.trifle:
                spare -= damage
            else:
                wanted.append(card)
        return wanted[::-1]

    def _shelter(self, state: DylaState, tactics: list[int], sums: Totals, left: int) -> Action:
        """Protection from the coming strike, if any; otherwise fire."""
        enemy = self._content.encounters[state.encounter]
        strike = strikes(enemy.damage, sums.taken)
        if strike == 0 or sums.deals >= left:
            return self._fire
        fresh = left - sums.deals > enemy.hp * (1 - self._fight.begun)
        for card in tactics:
            tactic = self._tactics[card]
            if tactic.evades:
                runs = strike >= min(state.hull, self._fight.blow)
                shelters = runs and (fresh or strike >= state.hull)
            elif tactic.dealt:
                shelters = strike >= state.hull or sums.deals == 0
            else:
                shelters = tactic.taken < 0
            if shelters:
                return self._plays[card]
        return self._fire


def _worth(card: Attack | Tactic, worths: Worths) -> float:
    """A card's value when one must be trashed, in points of damage per turn."""
    if isinstance(card, Attack):
        return card.damage
    gains = worths.attacks * card.per_attack + card.dealt + card.hull + card.tech
    own = worths.evades * card.evades + worths.trashes * card.trashes
    return gains - worths.shelter * card.taken + own


def dearest(content: Content) -> Buyer:
    """Buys the most expensive affordable card."""

    def buyer(state: DylaState) -> int | None:
        offers = content.prices(state.bought)
        wanted = [(price, -card) for card, price in offers if price <= state.tech]
        return -max(wanted)[1] if wanted else None

    return buyer


def liked(content: Content) -> Buyer:
    """Saves for and buys the card its taste values most."""
    tastes = {content.card_of[name]: taste for name, taste in content.greedy.taste.items()}
    impatience = content.greedy.impatience

    def buyer(state: DylaState) -> int | None:
        best, most, level, tech = None, 0.0, state.level - 1, state.tech
        need = content.encounters[state.encounter].damage >= state.hull
        for card, price in content.prices(state.bought):
            taste = tastes[card]
            worth = taste.worth[level] - taste.again * state.bought[card] + taste.need * need
            if price > tech:
                worth -= impatience * (price - tech)
            if worth > most:
                best, most = (card, price), worth
        return best[0] if best is not None and best[1] <= tech else None

    return buyer
