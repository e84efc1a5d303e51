"""What simple captains acquire."""

from __future__ import annotations

from engine.games.dark_wall_destiny.content.tables import COLONIES, PLANETS, VP
from engine.games.dark_wall_destiny.policies.worth import MENACE, ONCE, WEIGHTS, WORTH
from engine.games.dark_wall_destiny.state import Player, WallState
from engine.games.dark_wall_destiny.values import cost

Offers = list[tuple[int, int]]


def dearest(state: WallState, seat: int, offers: Offers) -> tuple[int, int]:  # noqa: ARG001
    """Whatever costs most of what can be had."""
    return max(offers, key=lambda offer: (cost(state, *offer), offer))


def worthiest(state: WallState, seat: int, offers: Offers) -> tuple[int, int] | None:
    """A Cryoship before all, then what is worth most, if it is clearly better than the deck."""
    for card, at in offers:
        if card in COLONIES:
            return card, at
    player = state.players[seat]
    pile = [*player.deck, *player.hand, *player.discards, *player.played]
    average = sum(WORTH[card] for card in pile) / max(1, len(pile))
    planets = _planets(player)

    def value(offer: tuple[int, int]) -> float:
        card, at = offer
        worth = WORTH[card] + ONCE[card] + (MENACE[card] if at else 0.0)
        if "aggression" in state.expansions:
            worth += (WEIGHTS.contest - WEIGHTS.point) * VP[card]
        if card in PLANETS:
            worth += WEIGHTS.planets if planets else WEIGHTS.planet
        return worth

    best = max(offers, key=lambda offer: (value(offer), offer))
    return best if value(best) > average + WEIGHTS.margin else None


def _planets(player: Player) -> int:
    """Planets a seat owns, wherever they lie."""
    piles = (player.deck, player.hand, player.discards)
    there = sum(card in PLANETS for pile in piles for card in pile)
    return there + sum(berth.card in PLANETS for berth in player.sector)
