"""Policies for self-play, rollouts and search.

They fight alike and buy differently. `dearest` buys the most expensive affordable card. `greedy`
buys the card that `greedy.toml` values most, and saves up for it. Neither uses the order of a pile.
"""

from collections.abc import Callable, Sequence

from engine.core.chance import Chance
from engine.core.game import Perspective
from engine.games.dyla import actions as a
from engine.games.dyla.content import CONTENT, Attack, Tactic
from engine.games.dyla.rules.combat import Totals, strikes, totals
from engine.games.dyla.rules.turns import attacks_to_play
from engine.games.dyla.state import DylaState
from engine.games.dyla.view import DylaView

Buyer = Callable[["DylaState"], "int | None"]
"""Returns the index of the card to buy in a state, or None to buy nothing."""

_VOLLEY, _SHIELDS, _FIRE, _END = a.PlayAttacks(), a.PlayShields(), a.Fire(), a.EndTurn()
_PLAYS = tuple(a.Play(card.id) for card in CONTENT.cards)
_TRASHES = tuple(a.Trash(card.id) for card in CONTENT.cards)
_BUYS = tuple(a.Buy(card.id) for card in CONTENT.cards)
_SHELTERS = frozenset(_PLAYS[card] for card in CONTENT.shields)
_FIGHT, _WORTHS, _IMPATIENCE = CONTENT.greedy.fight, CONTENT.greedy.worth, CONTENT.greedy.impatience
_TACTICS = {p: card for p, card in enumerate(CONTENT.cards) if isinstance(card, Tactic)}
_DAMAGE = tuple(row[1] for row in CONTENT.combat)
_BONUS = tuple(row[2] for row in CONTENT.combat)
_TASTES = {CONTENT.card_of[name]: taste for name, taste in CONTENT.greedy.taste.items()}


class Captain:
    """A policy: uses every card, trashes weak ones, and buys what its `buyer` says.

    It decides in an imagined state, but uses only what the captain knows.
    """

    def __init__(self, buyer: Buyer) -> None:
        self._buyer = buyer

    def __call__(
        self, perspective: Perspective[DylaState, a.Action, DylaView], chance: Chance
    ) -> a.Action:
        """The action for a perspective.

        A person is advised to press the button for all shields, which spares those not needed.
        """
        action = self.advise(perspective.imagine(chance))
        is_person = perspective.seat in perspective.people
        return _SHIELDS if is_person and action in _SHELTERS else action

    def advise(self, state: DylaState) -> a.Action:
        """The action in a state; it does not depend on the order of the piles."""
        if state.phase == "research":
            card = self._buyer(state)
            return _END if card is None else _BUYS[card]
        if state.phase == "trash":
            return _TRASHES[min(state.hand, key=_WORTH.__getitem__)]
        return self._combat(state)

    def _combat(self, state: DylaState) -> a.Action:
        """The action in combat.

        First it plays the tactics that help, then the attacks it needs, then cards that reduce the
        enemy's strike; then it fires.
        """
        tactics = sorted([card for card in state.hand if card in _TACTICS])
        attacks = sorted([card for card in state.hand if card not in _TACTICS])
        for card in tactics:
            if self._helps(card, state, attacks):
                return _PLAYS[card]
        sums = totals(state.played)
        left = CONTENT.encounters[state.encounter].hp - state.suffered
        if attacks:
            wanted = self._needed_attacks(state, attacks, sums, left)
            together = attacks_to_play(state)
            if len(together) > 1 and len(wanted) in (len(attacks), len(together)):
                return _VOLLEY
            if wanted:
                return _PLAYS[wanted[-1]]
        return self._shelter(state, tactics, sums, left) if tactics else _FIRE

    def _helps(self, card: int, state: DylaState, attacks: Sequence[int]) -> bool:
        tactic = _TACTICS[card]
        if tactic.evades or tactic.dealt:
            return False
        if tactic.trashes:
            return self._thins(card, state) and not self._disarms(card, state, attacks)
        if tactic.hull:
            return state.hull < CONTENT.numbers.hull
        if tactic.tech or not (tactic.per_attack and attacks):
            return bool(tactic.tech)
        left = CONTENT.encounters[state.encounter].hp - state.suffered
        return totals((*state.played, *attacks)).deals < left

    def _thins(self, card: int, state: DylaState) -> bool:
        """Whether to play a card that trashes another one.

        It is played if the hand has no other card; or if the weakest other card is worth at most
        `weak`, and the captain has more than `least` cards (both in `greedy.toml`).
        """
        others = [_WORTH[other] for other in state.hand if other != card]
        others += [_WORTH[card]] * (state.hand.count(card) - 1)
        if not others:
            return True
        cards = len(state.hand) + len(state.played) + len(state.discards) + len(state.pile)
        return cards > _FIGHT.least and min(others) <= _FIGHT.weak[state.level - 1]

    def _disarms(self, card: int, state: DylaState, attacks: Sequence[int]) -> bool:
        """Whether all attacks defeat the enemy, but not without the card to be trashed."""
        left = CONTENT.encounters[state.encounter].hp - state.suffered
        others = [one for one in state.hand if one != card]
        if not others or totals((*state.played, *attacks)).deals < left:
            return False
        trashed = min(others, key=_WORTH.__getitem__)
        rest = [*attacks]
        if trashed in rest:
            rest.remove(trashed)
        return totals((*state.played, *rest)).deals < left

    def _needed_attacks(
        self, state: DylaState, attacks: Sequence[int], sums: Totals, left: int
    ) -> Sequence[int]:
        """The attacks to play, weakest first: all, or just enough to defeat the enemy.

        None if the played cards defeat it. Excess damage is lost, and a strong card that is not
        played serves against the next enemy. That holds for the smallest decks, too: at most seven
        cards are drawn, so one that is played may stay in the pile.
        """
        if sums.deals >= left:
            return ()
        bonus = sum([_BONUS[card] for card in state.played])
        spare = sums.deals + sum([_DAMAGE[card] + bonus for card in attacks]) - left
        if spare < 0 or len(attacks) == 1:
            return attacks
        wanted = []
        for card in reversed(attacks):
            damage = _DAMAGE[card] + bonus
            if damage <= spare and _DAMAGE[card] > _FIGHT.trifle:
                spare -= damage
            else:
                wanted.append(card)
        return wanted[::-1]

    def _shelter(self, state: DylaState, tactics: list[int], sums: Totals, left: int) -> a.Action:
        """A card that reduces the coming strike; Fire if none is needed or worth playing."""
        enemy = CONTENT.encounters[state.encounter]
        strike = strikes(enemy.damage, sums.taken)
        if strike == 0 or sums.deals >= left:
            return _FIRE
        fresh = left - sums.deals > enemy.hp * (1 - _FIGHT.begun)
        for card in tactics:
            tactic = _TACTICS[card]
            if tactic.evades:
                runs = strike >= min(state.hull, _FIGHT.blow)
                shelters = runs and (fresh or strike >= state.hull)
            elif tactic.dealt:
                shelters = strike >= state.hull or sums.deals == 0
            else:
                shelters = tactic.taken < 0
            if shelters:
                return _PLAYS[card]
        return _FIRE


def _worth(card: Attack | Tactic) -> float:
    """A card's value, in points of damage a turn; the card with the least is trashed."""
    if isinstance(card, Attack):
        return card.damage
    gains = _WORTHS.attacks * card.per_attack + card.dealt + card.hull + card.tech
    own = _WORTHS.evades * card.evades + _WORTHS.trashes * card.trashes
    return gains - _WORTHS.shelter * card.taken + own


def dearest(state: DylaState) -> int | None:
    """The most expensive card that can be paid for; None if there is none."""
    offers = CONTENT.prices(state.bought)
    wanted = [(price, -card) for card, price in offers if price <= state.tech]
    return -max(wanted)[1] if wanted else None


def favourite(state: DylaState) -> int | None:
    """The card that `greedy.toml` values most; None if it is too expensive or none is worth it."""
    best, most, level, tech = None, 0.0, state.level - 1, state.tech
    need = CONTENT.encounters[state.encounter].damage >= state.hull
    for card, price in CONTENT.prices(state.bought):
        taste = _TASTES[card]
        worth = taste.worth[level] - taste.again * state.bought[card] + taste.need * need
        if price > tech:
            worth -= _IMPATIENCE * (price - tech)
        if worth > most:
            best, most = (card, price), worth
    return best[0] if best is not None and best[1] <= tech else None


def guide(state: DylaState, seat: int, chance: Chance) -> a.Action:  # noqa: ARG001
    """The action of `greedy` in a state."""
    return GREEDY.advise(state)


_WORTH = tuple(map(_worth, CONTENT.cards))
GREEDY = Captain(favourite)
POLICIES = {"greedy": GREEDY, "dearest": Captain(dearest)}
